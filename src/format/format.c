/* SPDX-License-Identifier: MIT
 *
 * format.c - the table of formats, and writing through it.
 */
#include <stdlib.h>
#include <string.h>

#include "grid/grid_data.h"
#include "base/options.h"
#include "format/fpuzzles.h"
#include "format/json.h"
#include "format/table.h"
#include "puzzle/puzzle_data.h"

/* As people see them listed: the most used first. */
static const hf_format *const table[] = {
    &hf_format_line,     &hf_format_rows,       &hf_format_tokens, &hf_format_draw,
    &hf_format_sdm,      &hf_format_sdk,        &hf_format_ss,     &hf_format_sdx,
    &hf_format_csv,      &hf_format_json,       &hf_format_hodoku, &hf_format_pencilmarks,
    &hf_format_sukaku,   &hf_format_sgt,        &hf_format_url,    &hf_format_classic,
    &hf_format_fpuzzles, &hf_format_opensudoku, &hf_format_svg,    &hf_format_typed,
    &hf_format_iss,      &hf_format_killer,     &hf_format_scl,
};

/* In the order of guessing: what has unmistakable marks comes before what is known by its measures
 * alone. The formats that are missing here have the looks of one that is not. (Lines of 81
 * characters, which are nearly all input, do not wait for their turn: the reader knows them by
 * itself.) */
static const hf_format *const guesses[] = {
    &hf_format_iss,         &hf_format_killer, &hf_format_sgt,        &hf_format_csv,
    &hf_format_hodoku,      &hf_format_url,    &hf_format_classic,    &hf_format_fpuzzles,
    &hf_format_scl,         &hf_format_json,   &hf_format_opensudoku, &hf_format_sdk,
    &hf_format_pencilmarks, &hf_format_line,   &hf_format_tokens,     &hf_format_typed,
    &hf_format_headed,      &hf_format_rows,
};

const hf_format *hf_format_guess(size_t i)
{
    return i < sizeof guesses / sizeof *guesses ? guesses[i] : NULL;
}

const hf_format *hf_format_at(size_t i)
{
    return i < sizeof table / sizeof *table ? table[i] : NULL;
}

const hf_format *hf_format_named(const char *name)
{
    for (size_t i = 0; i < sizeof table / sizeof *table; i++)
        if (strcmp(table[i]->name, name) == 0)
            return table[i];
    return NULL;
}

const char *hf_format_name(const hf_format *format)
{
    return format->name;
}
const char *hf_format_summary(const hf_format *format)
{
    return format->summary;
}
bool hf_format_can_read(const hf_format *format)
{
    return format->parse != NULL;
}
bool hf_format_can_write(const hf_format *format)
{
    return format->write != NULL || format->write_puzzle != NULL;
}

void hf_write_options_init(hf_write_options *options, size_t size)
{
    hf_write_options defaults = {.size = sizeof defaults, .blank = '.'};
    hf_options_init(options, size, &defaults, sizeof defaults);
}

unsigned hf_format_keeps(const hf_format *format)
{
    return format->keeps;
}

bool hf_has_entries(const hf_grid *grid, const hf_write_options *options)
{
    for (uint32_t i = 0; options->marks && i < hf_shape_cells(grid->shape); i++)
        if (hf_is_entry(grid, options, i))
            return true;
    return false;
}

static bool is_picture(const hf_format *format)
{
    return format == &hf_format_draw || format == &hf_format_svg;
}

/* Houses that are listed cell by cell are seen in pictures, but few texts could bring them back; so it
 * is with boards that are not N x N cells, or whose symbols count from 0. */
static bool can_hold(const hf_format *format, const hf_shape *shape)
{
    const hf_shape_spec *spec = hf_shape_spec_of(shape);
    return is_picture(format) || (spec->listed_houses == 0 && spec->layout != HF_LAYOUT_RECTANGLE &&
                                  spec->symbols != HF_SYMBOLS_ZERO);
}

/* Writes a grid as a puzzle of clues alone. */
static hf_status write_as_puzzle(const hf_format *format, const hf_grid *grid,
                                 const hf_write_options *options, hf_text *text)
{
    hf_puzzle *puzzle = NULL;
    hf_status status = hf_puzzle_new(grid->shape, grid->cell, &puzzle);
    if (status == HF_OK)
        status = format->write_puzzle(puzzle, options, text);
    hf_puzzle_free(puzzle);
    return status;
}

/* What was written so far is nothing if it failed. */
static hf_status finish(hf_status status, const hf_text *text, char *buffer, size_t size,
                        size_t *length)
{
    if (status != HF_OK && size)
        buffer[0] = '\0';
    if (length)
        *length = status == HF_OK ? text->length : 0;
    return status;
}

hf_status hf_format_write(const hf_format *format, const hf_grid *grid,
                          const hf_write_options *options, char *buffer, size_t size,
                          size_t *length)
{
    hf_write_options own;
    hf_text text = hf_text_make(buffer, size);
    hf_status status = HF_UNSUPPORTED;
    hf_write_options_init(&own, sizeof own);
    if (!hf_options_take(&own, sizeof own, options))
        status = HF_BAD_ARGUMENT;
    else if (format->write_puzzle)
        status = write_as_puzzle(format, grid, &own, &text);
    else if (format->write && can_hold(format, grid->shape))
        status = format->write(grid, &own, &text);
    return finish(status, &text, buffer, size, length);
}

/* What a puzzle looks like to a writer. */
typedef struct puzzle_view {
    hf_grid *grid;
    hf_board *board;
    uint8_t *marks;
} puzzle_view;

static void view_close(puzzle_view *view)
{
    hf_grid_free(view->grid);
    hf_board_free(view->board);
    free(view->marks);
}

static hf_status view_open(const hf_puzzle *puzzle, puzzle_view *view)
{
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    uint32_t cells = hf_shape_cells(shape);
    bool candidates = hf_puzzle_candidates(puzzle, 0) || hf_puzzle_marks(puzzle, 0);
    *view = (puzzle_view){NULL, NULL, malloc(cells)};
    hf_status status = view->marks ? hf_grid_new(shape, &view->grid) : HF_NO_MEMORY;
    if (status == HF_OK && candidates)
        status = hf_board_new(shape, &view->board);
    if (status != HF_OK)
        return status;
    for (uint32_t i = 0; i < cells; i++) {
        view->grid->cell[i] = (uint16_t)hf_puzzle_value(puzzle, i);
        view->marks[i] = hf_puzzle_clue(puzzle, i) ? HF_MARK_GIVEN : HF_MARK_SOLVED;
    }
    if (candidates)
        hf_puzzle_position(puzzle, view->board);
    return HF_OK;
}

/* The grid, its marks and candidates, for formats that know no more. */
static hf_status write_view(const hf_format *format, const hf_puzzle *puzzle,
                            const hf_write_options *options, char *buffer, size_t size,
                            size_t *length)
{
    hf_write_options own = *options;
    puzzle_view view;
    hf_status status = view_open(puzzle, &view);
    if (status == HF_OK) {
        own.board = own.board ? own.board : view.board;
        own.marks = own.marks ? own.marks : view.marks;
        own.puzzle = puzzle->rules ? puzzle : NULL;
        status = hf_format_write(format, view.grid, &own, buffer, size, length);
    } else {
        hf_text nothing = hf_text_make(buffer, size);
        finish(status, &nothing, buffer, size, length);
    }
    view_close(&view);
    return status;
}

hf_status hf_format_write_puzzle(const hf_format *format, const hf_puzzle *puzzle,
                                 const hf_write_options *options, char *buffer, size_t size,
                                 size_t *length)
{
    hf_write_options own;
    hf_text text = hf_text_make(buffer, size);
    hf_write_options_init(&own, sizeof own);
    if (!hf_options_take(&own, sizeof own, options))
        return finish(HF_BAD_ARGUMENT, &text, buffer, size, length);
    if (format->write_puzzle)
        return finish(format->write_puzzle(puzzle, &own, &text), &text, buffer, size, length);
    if (puzzle->ruled && !is_picture(format))
        return finish(HF_UNSUPPORTED, &text, buffer, size, length);
    return write_view(format, puzzle, &own, buffer, size, length);
}

hf_status hf_format_write_record(const hf_format *format, const hf_record *record,
                                 const hf_write_options *options, char *buffer, size_t size,
                                 size_t *length)
{
    hf_text text = hf_text_make(buffer, size);
    hf_span carried = {record->carried, record->carried_length};
    hf_status status = HF_OK;
    if (carried.at == NULL)
        return record->puzzle != NULL
                   ? hf_format_write_puzzle(format, record->puzzle, options, buffer, size, length)
                   : hf_format_write(format, record->grid, options, buffer, size, length);
    if (format == &hf_format_scl) {
        hf_text_add(&text, "https://sudokupad.app/scl");
        hf_text_bytes(&text, carried.at, carried.length);
    } else if (format == &hf_format_json) {
        hf_json_write_carried(carried, &text);
    } else if (format == &hf_format_fpuzzles) {
        status = hf_fpuzzles_link(carried, &text);
    } else {
        status = HF_UNSUPPORTED;
    }
    return finish(status, &text, buffer, size, length);
}
