/* SPDX-License-Identifier: MIT
 *
 * texts.c - puzzles from texts and to texts: pasted or from a file, one or many, the built-in ones, and all
 * formats that can be written.
 */
#include <stdlib.h>
#include <string.h>

#include "bridge.h"

/* ---- what a board holds ---------------------------------------------------------------------- */

/* The candidates of a cell that the player has struck: where there are marks, what the board would
 * have besides them. */
static uint32_t struck_in(const bridge *page, const hf_puzzle *puzzle, uint32_t cell)
{
    const uint64_t *marks = hf_puzzle_marks(puzzle, cell);
    if (marks == NULL || *marks == 0)
        return 0;
    return (uint32_t)(*hf_board_candidates(page->board, cell) & ~*marks);
}

static uint32_t given_in(const bridge *page, const hf_puzzle *puzzle, uint32_t cell)
{
    const uint64_t *given = hf_puzzle_candidates(puzzle, cell);
    uint64_t all = (UINT64_C(1) << hf_shape_size(page->shape)) - 1;
    return given != NULL && *given != all ? (uint32_t)*given | BRIDGE_GIVEN : 0;
}

static uint32_t clue_in(const bridge *page, const hf_puzzle *puzzle, uint32_t cell)
{
    (void)page;
    return hf_puzzle_clue(puzzle, cell);
}

static uint32_t entry_in(const bridge *page, const hf_puzzle *puzzle, uint32_t cell)
{
    (void)page;
    return hf_puzzle_clue(puzzle, cell) != 0 ? 0 : hf_puzzle_value(puzzle, cell);
}

/* One number for each cell. */
static void add_list(bridge *page, const hf_puzzle *puzzle, const char *key,
                     uint32_t (*of)(const bridge *, const hf_puzzle *, uint32_t))
{
    answer_key(&page->out, key);
    answer_add(&page->out, "[");
    for (uint32_t c = 0; c < hf_shape_cells(page->shape); c++) {
        answer_comma(&page->out);
        answer_number(&page->out, of(page, puzzle, c));
    }
    answer_add(&page->out, "]");
}

/* What was read: geometry, clues, own digits, struck candidates and given ones. */
static void add_reading(bridge *page, const hf_puzzle *puzzle)
{
    hf_puzzle_board(puzzle, page->board);
    for (uint32_t c = 0; c < hf_shape_cells(page->shape); c++) {
        if (entry_in(page, puzzle, c) != 0)
            hf_board_place(page->board, c, entry_in(page, puzzle, c));
    }
    answer_key(&page->out, "geometry");
    bridge_geometry(page, puzzle);
    add_list(page, puzzle, "clues", clue_in);
    add_list(page, puzzle, "values", entry_in);
    add_list(page, puzzle, "struck", struck_in);
    add_list(page, puzzle, "given", given_in);
}

/* ---- reading --------------------------------------------------------------------------------- */

static void bad_text(bridge *page, size_t line, size_t column, const char *message)
{
    answer_clear(&page->out);
    answer_add(&page->out, "{\"ok\":false");
    answer_key_number(&page->out, "line", line);
    answer_key_number(&page->out, "column", column);
    answer_key_text(&page->out, "message", message);
    answer_add(&page->out, "}");
}

/* Can the page show this board? */
static bool showable(const hf_shape *shape)
{
    const hf_shape_spec *spec = hf_shape_spec_of(shape);
    return spec->layout <= HF_LAYOUT_JIGSAW && spec->size <= BRIDGE_LARGEST &&
           spec->listed_houses == 0 && spec->symbols == HF_SYMBOLS_USUAL;
}

void bridge_opened(bridge *page, const hf_puzzle *puzzle, const char *title)
{
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    if (!showable(shape)) {
        bad_text(page, 1, 1, "this page shows flat boards up to 25 x 25");
        return;
    }
    if (!bridge_use_shape(page, hf_shape_spec_of(shape))) {
        page->out.failed = true;
        return;
    }
    answer_clear(&page->out);
    answer_add(&page->out, "{\"ok\":true");
    add_reading(page, puzzle);
    if (title != NULL)
        answer_key_text(&page->out, "comment", title);
    answer_add(&page->out, "}");
}

static const char *title_of(const hf_puzzle *puzzle)
{
    return hf_puzzle_title(puzzle) != NULL ? hf_puzzle_title(puzzle) : hf_puzzle_comment(puzzle);
}

/* A text on its way through the reader, puzzle by puzzle. */
typedef struct reading {
    hf_reader *reader;
    const char *text;
    size_t length;
    size_t lines; /* before the text */
    hf_record record;
} reading;

static bool begin_reading(reading *r, const bridge *page, size_t length)
{
    memset(r, 0, sizeof *r);
    r->text = page->input;
    r->length = length;
    if (r->text == NULL || hf_reader_new(NULL, &r->reader) != HF_OK)
        return false;
    hf_reader_look(r->reader, r->text, length);
    return true;
}

/* The next puzzle. HF_END: there is none; HF_BAD_TEXT: r->record says where, its lines counted from the
 * start of the whole text. */
static hf_status next_puzzle(reading *r, hf_puzzle **puzzle)
{
    *puzzle = NULL;
    while (r->length > 0) {
        size_t piece = hf_reader_cut(r->reader, r->text, r->length, true);
        hf_status status = hf_reader_parse(r->reader, r->text, piece, &r->record);
        if (status == HF_OK)
            status = hf_reader_puzzle(r->reader, &r->record, puzzle);
        else if (status != HF_END)
            r->record.line += r->lines;
        for (size_t i = 0; i < piece; i++)
            r->lines += r->text[i] == '\n';
        r->text += piece;
        r->length -= piece;
        if (status != HF_END)
            return status;
    }
    return HF_END;
}

void bridge_read(bridge *page, size_t length, uint32_t number)
{
    reading r;
    hf_puzzle *puzzle = NULL;
    if (!begin_reading(&r, page, length)) {
        page->out.failed = true;
        return;
    }
    hf_status status = next_puzzle(&r, &puzzle);
    for (uint32_t i = 0; i < number && status != HF_END; i++) {
        hf_puzzle_free(puzzle);
        status = next_puzzle(&r, &puzzle);
    }
    if (status == HF_OK)
        bridge_opened(page, puzzle, title_of(puzzle));
    else if (status == HF_END)
        bad_text(page, 1, 1, "there is no puzzle in this text");
    else if (status == HF_NO_MEMORY)
        page->out.failed = true;
    else
        bad_text(page, r.record.line, r.record.column, r.record.message);
    hf_puzzle_free(puzzle);
    hf_reader_free(r.reader);
}

/* One line of the list: what is needed for a small picture. */
static void add_entry(bridge *page, const hf_puzzle *puzzle, uint32_t number)
{
    answer *out = &page->out;
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    answer_comma(out);
    answer_add(out, "{");
    answer_key_number(out, "number", number);
    answer_key_number(out, "rows", hf_shape_rows(shape));
    answer_key_number(out, "columns", hf_shape_columns(shape));
    if (title_of(puzzle) != NULL)
        answer_key_text(out, "title", title_of(puzzle));
    bridge_regions(page, shape);
    answer_key(out, "clues");
    answer_add(out, "[");
    for (uint32_t c = 0; c < hf_shape_cells(shape); c++) {
        answer_comma(out);
        answer_number(out, hf_puzzle_clue(puzzle, c));
    }
    answer_add(out, "]}");
}

void bridge_list(bridge *page, size_t length, uint32_t most)
{
    answer *out = &page->out;
    reading r;
    uint32_t count = 0;
    if (!begin_reading(&r, page, length)) {
        out->failed = true;
        return;
    }
    answer_clear(out);
    answer_add(out, "{\"puzzles\":[");
    for (uint32_t number = 0;; number++) {
        hf_puzzle *puzzle;
        hf_status status = next_puzzle(&r, &puzzle);
        if (status == HF_OK && showable(hf_puzzle_shape(puzzle)) && count++ < most)
            add_entry(page, puzzle, number);
        hf_puzzle_free(puzzle);
        if (status == HF_END || status == HF_NO_MEMORY)
            break;
    }
    answer_add(out, "]");
    answer_key_number(out, "count", count);
    answer_add(out, "}");
    hf_reader_free(r.reader);
}

/* ---- samples --------------------------------------------------------------------------------- */

void bridge_sample(bridge *page, uint32_t number)
{
    const hf_sample *sample = hf_sample_at(number);
    hf_shape *shape = NULL;
    hf_grid *grid = NULL;
    hf_puzzle *puzzle = NULL;
    if (sample != NULL && hf_sample_shape(sample, &shape) == HF_OK &&
        hf_sample_grid(sample, shape, &grid) == HF_OK &&
        hf_puzzle_new(shape, hf_grid_const_values(grid), &puzzle) == HF_OK)
        bridge_opened(page, puzzle, sample->name);
    else
        bad_text(page, 1, 1, "there is no such puzzle");
    hf_puzzle_free(puzzle);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

void bridge_samples(bridge *page)
{
    answer *out = &page->out;
    answer_clear(out);
    answer_add(out, "[");
    for (uint32_t i = 1; hf_sample_at(i) != NULL; i++) {
        const hf_sample *sample = hf_sample_at(i);
        hf_shape *shape = NULL;
        if (hf_sample_shape(sample, &shape) == HF_OK && showable(shape)) {
            answer_comma(out);
            answer_add(out, "{");
            answer_key_number(out, "number", i);
            answer_key_text(out, "name", sample->name);
            answer_key_text(out, "about", sample->about);
            answer_key_text(out, "layout", sample->layout);
            answer_add(out, "}");
        }
        hf_shape_free(shape);
    }
    answer_add(out, "]");
}

/* ---- writing --------------------------------------------------------------------------------- */

void bridge_formats(bridge *page)
{
    answer *out = &page->out;
    answer_clear(out);
    answer_add(out, "[");
    for (size_t i = 0; hf_format_at(i) != NULL; i++) {
        const hf_format *format = hf_format_at(i);
        if (!hf_format_can_write(format))
            continue;
        answer_comma(out);
        answer_add(out, "{");
        answer_key_number(out, "number", i);
        answer_key_text(out, "name", hf_format_name(format));
        answer_key_text(out, "summary", hf_format_summary(format));
        answer_add(out, "}");
    }
    answer_add(out, "]");
}

void bridge_write(bridge *page, const hf_format *format)
{
    hf_write_options options;
    uint8_t marks[BRIDGE_LARGEST * BRIDGE_LARGEST];
    size_t length;
    answer_clear(&page->out);
    hf_write_options_init(&options, sizeof options);
    for (uint32_t c = 0; c < hf_shape_cells(page->shape); c++)
        marks[c] = hf_grid_values(page->clues)[c] != 0 ? HF_MARK_GIVEN : HF_MARK_SOLVED;
    options.marks = marks;
    hf_format_write_puzzle(format, page->puzzle, &options, NULL, 0, &length);
    char *room = answer_room(&page->out, length + 1);
    if (room == NULL)
        return;
    hf_format_write_puzzle(format, page->puzzle, &options, room, length + 1, NULL);
    answer_wrote(&page->out, length);
}
