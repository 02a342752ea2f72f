/* SPDX-License-Identifier: MIT
 *
 * check_write.c - telling what is wrong with a board: a line, fields, JSON, a drawing.
 */
#include "check_write.h"

#include <stdlib.h>
#include <string.h>

#include "constraints.h"
#include "drawing.h"
#include "houseful/puzzle.h"
#include "solving.h"

const char *hf_check_word(hf_check_verdict v)
{
    static const char *const words[] = {"solved",  "valid", "unique",  "multiple", "none",
                                        "invalid", "limit", "invalid", "wrong"};
    return words[v];
}

static size_t listed(const hf_checked *f)
{
    return f->clash_count < HF_CHECK_MOST ? f->clash_count : HF_CHECK_MOST;
}

static size_t listed_wrong(const hf_checked *f)
{
    return f->wrong_count < HF_CHECK_MOST ? f->wrong_count : HF_CHECK_MOST;
}

static void write_symbol(hf_out *out, const hf_grid *grid, uint32_t cell)
{
    if (hf_shape_size(hf_grid_shape(grid)) <= 61)
        hf_out_char(out, hf_shape_symbol(hf_grid_shape(grid), hf_grid_const_values(grid)[cell]));
    else
        hf_out_number(out, hf_grid_const_values(grid)[cell]);
}

/* "5 in r1c1, 7 in r3c4" */
static void write_wrong(hf_out *out, const hf_checked *f)
{
    const hf_grid *grid = f->item->record.grid;
    char name[HF_NAME_SIZE];

    for (size_t i = 0; i < listed_wrong(f); i++) {
        hf_out_text(out, i ? ", " : "");
        write_symbol(out, grid, f->wrong[i]);
        hf_out_format(out, " in %s", hf_shape_cell_name(hf_grid_shape(grid), f->wrong[i], name));
    }
}

static void write_reasons(hf_out *out, const hf_checked *f)
{
    if (f->verdict == HF_CHECK_UNREADABLE)
        hf_out_format(out, "%zu:%zu: ", f->item->line + f->item->record.line - 1,
                      f->item->record.column);
    if (f->error)
        hf_out_text(out, f->error);
    for (size_t i = 0; i < listed(f); i++) {
        if (i > 0)
            hf_out_text(out, "; ");
        hf_solving_clash(out, hf_grid_shape(f->item->record.grid), f->item->record.puzzle,
                         &f->clashes[i]);
    }
    if (f->clash_count > listed(f))
        hf_out_format(out, "; and %zu more", f->clash_count - listed(f));
    if (f->verdict == HF_CHECK_WRONG)
        write_wrong(out, f);
    hf_out_text(out, f->conflict);
}

static uint32_t count_clues(const hf_checked *f)
{
    const hf_record *record = &f->item->record;

    return record->puzzle ? hf_puzzle_clue_count(record->puzzle) : hf_grid_clues(record->grid);
}

void hf_check_line(hf_out *out, const hf_checked *f)
{
    hf_out_text(out, hf_check_word(f->verdict));
    if (f->error || f->clash_count || f->wrong_count || f->conflict[0]) {
        hf_out_text(out, ": ");
        write_reasons(out, f);
    }
    hf_out_ignored(out, f->item->record.ignored);
    hf_out_char(out, '\n');
}

void hf_check_field(hf_out *out, char letter, const void *record)
{
    const hf_checked *f = record;
    const hf_grid *grid = f->verdict == HF_CHECK_UNREADABLE ? NULL : f->item->record.grid;

    if (letter == 'a')
        hf_out_text(out, hf_check_word(f->verdict));
    else if (letter == 'e')
        write_reasons(out, f);
    else if (letter == 'l')
        hf_out_number(out, f->item->line);
    else if (letter == 'c')
        hf_out_number(out, grid ? count_clues(f) : 0);
    else if (letter == 'p' && grid)
        hf_out_line(out, grid);
    else if (letter == '#' && grid && f->item->record.comment)
        hf_out_bytes(out, f->item->record.comment, f->item->record.comment_length);
}

static void write_json_clash(hf_out *out, const hf_shape *shape, const hf_clash *clash)
{
    char house[HF_NAME_SIZE];
    char first[HF_NAME_SIZE];
    char second[HF_NAME_SIZE];

    if (clash->constraint)
        hf_out_format(out, "{\"constraint\":%u", (unsigned)clash->constraint);
    else
        hf_out_format(out, "{\"house\":\"%s\"", hf_shape_house_name(shape, clash->house, house));
    hf_out_format(out, ",\"symbol\":%u,\"cells\":[\"%s\",\"%s\"]}", (unsigned)clash->symbol,
                  hf_shape_cell_name(shape, clash->first, first),
                  hf_shape_cell_name(shape, clash->second, second));
}

static void write_json_wrong(hf_out *out, const hf_checked *f)
{
    const hf_grid *grid = f->item->record.grid;
    char name[HF_NAME_SIZE];

    hf_out_text(out, ",\"wrong\":[");
    for (size_t i = 0; i < listed_wrong(f); i++)
        hf_out_format(out, "%s{\"cell\":\"%s\",\"symbol\":%u}", i ? "," : "",
                      hf_shape_cell_name(hf_grid_shape(grid), f->wrong[i], name),
                      (unsigned)hf_grid_const_values(grid)[f->wrong[i]]);
    hf_out_char(out, ']');
}

void hf_check_json(hf_out *out, const hf_checked *f)
{
    hf_out_format(out, "{\"line\":%zu,\"file\":", f->item->line);
    hf_out_json(out, f->item->source, strlen(f->item->source));
    hf_out_format(out, ",\"answer\":\"%s\"", hf_check_word(f->verdict));
    if (f->error) {
        if (f->verdict == HF_CHECK_UNREADABLE)
            hf_out_format(out, ",\"column\":%zu", f->item->record.column);
        hf_out_text(out, ",\"error\":");
        hf_out_json(out, f->error, strlen(f->error));
    }
    if (f->verdict != HF_CHECK_UNREADABLE) {
        hf_out_format(out, ",\"clues\":%u,\"clashes\":[", (unsigned)count_clues(f));
        for (size_t i = 0; i < listed(f); i++) {
            if (i > 0)
                hf_out_char(out, ',');
            write_json_clash(out, hf_grid_shape(f->item->record.grid), &f->clashes[i]);
        }
        hf_out_char(out, ']');
    }
    if (f->verdict == HF_CHECK_WRONG)
        write_json_wrong(out, f);
    if (f->conflict[0]) {
        hf_out_text(out, ",\"conflict\":");
        hf_out_json(out, f->conflict, strlen(f->conflict));
    }
    hf_out_json_ignored(out, f->item->record.ignored);
    hf_out_text(out, "}\n");
}

static const char *verdict_sentence(hf_check_verdict v)
{
    static const char *const sentences[] = {
        [HF_CHECK_SOLVED] = "The board is solved, and every house is right.",
        [HF_CHECK_VALID] = "No two values contradict each other.",
        [HF_CHECK_UNIQUE] = "The board is valid and has exactly one solution.",
        [HF_CHECK_MULTIPLE] = "The board is valid, but has several solutions.",
        [HF_CHECK_NONE] = "No two values contradict each other, but there is no solution.",
        [HF_CHECK_INVALID] = "The board contradicts itself:",
        [HF_CHECK_LIMIT] = "A limit was reached before the answer was known.",
        [HF_CHECK_UNREADABLE] = "This is no board.",
        [HF_CHECK_WRONG] = "The puzzle has exactly one solution, and these entries are not in it:",
    };
    return sentences[v];
}

void hf_check_draw(hf_out *out, const hf_checked *f, const hf_write_options *options)
{
    const hf_grid *grid = f->item->record.grid;
    uint32_t cells = hf_shape_cells(hf_grid_shape(grid));
    uint8_t *marks = calloc(cells, 1);

    for (uint32_t cell = 0; marks && cell < cells; cell++)
        marks[cell] = hf_grid_const_values(grid)[cell] ? HF_MARK_GIVEN : HF_MARK_NONE;
    for (size_t i = 0; marks && i < listed(f); i++)
        marks[f->clashes[i].first] = marks[f->clashes[i].second] = HF_MARK_WRONG;
    for (size_t i = 0; marks && i < listed_wrong(f); i++)
        marks[f->wrong[i]] = HF_MARK_WRONG;
    out->failed |= !marks;
    hf_write_options drawn = *options;
    drawn.puzzle = hf_constraints_shown(f->item->record.puzzle);
    hf_drawing_board(out, NULL, grid, &drawn, marks);
    hf_constraints_list(out, drawn.puzzle, true);
    free(marks);
    hf_out_text(out, verdict_sentence(f->verdict));
    hf_out_char(out, '\n');
    for (size_t i = 0; i < listed(f); i++) {
        hf_out_text(out, "  ");
        hf_solving_clash(out, hf_grid_shape(grid), f->item->record.puzzle, &f->clashes[i]);
        hf_out_char(out, '\n');
    }
    if (f->conflict[0])
        hf_out_format(out, "These contradict each other: %s.\n", f->conflict);
    if (f->verdict == HF_CHECK_WRONG) {
        hf_out_text(out, "  ");
        write_wrong(out, f);
        hf_out_char(out, '\n');
    }
}
