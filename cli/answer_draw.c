/* SPDX-License-Identifier: MIT
 *
 * answer_draw.c - an answer for people: puzzle and solution side by side, and a sentence.
 */
#include <stdio.h>
#include <stdlib.h>

#include "answer.h"
#include "constraints.h"
#include "solving.h"
#include "term.h"

enum { MOST_CELLS_NAMED = 6 };

/* Marks for the solution: givens, the rest, and where a second solution differs. */
static uint8_t *mark_solution(const hf_answered *answered)
{
    uint32_t cells = hf_shape_cells(hf_grid_shape(answered->puzzle.grid));
    uint8_t *marks = malloc(cells);

    for (uint32_t c = 0; marks && c < cells; c++) {
        marks[c] = hf_grid_const_values(answered->puzzle.grid)[c] ? HF_MARK_GIVEN : HF_MARK_SOLVED;
        if (answered->second.grid && hf_grid_const_values(answered->first.grid)[c] !=
                                         hf_grid_const_values(answered->second.grid)[c])
            marks[c] = HF_MARK_WRONG;
    }
    return marks;
}

/* Marks for the puzzle: givens, and those that contradict each other. */
static uint8_t *mark_puzzle(const hf_answered *answered)
{
    const hf_grid *grid = answered->puzzle.grid;
    uint32_t cells = hf_shape_cells(hf_grid_shape(grid));
    uint8_t *marks = malloc(cells);

    for (uint32_t c = 0; marks && c < cells; c++)
        marks[c] = hf_grid_const_values(grid)[c] ? HF_MARK_GIVEN : HF_MARK_NONE;
    if (marks && answered->answer == HF_INVALID) {
        marks[answered->clash.first] = HF_MARK_WRONG;
        marks[answered->clash.second] = HF_MARK_WRONG;
    }
    return marks;
}

static void write_symbol(hf_out *out, const hf_shape *shape, uint32_t symbol)
{
    if (hf_shape_size(shape) <= 61)
        hf_out_char(out, hf_shape_symbol(shape, symbol));
    else
        hf_out_number(out, symbol);
}

/* "Two of them differ in 4 cells: r1c1 (3 or 5), ..." */
static void describe_difference(hf_out *out, const hf_answered *answered)
{
    const hf_grid *first = answered->first.grid;
    const hf_grid *second = answered->second.grid;
    uint32_t cells = hf_shape_cells(hf_grid_shape(first));
    uint32_t differing = 0;
    uint32_t named = 0;

    for (uint32_t c = 0; c < cells; c++)
        differing += hf_grid_const_values(first)[c] != hf_grid_const_values(second)[c];
    hf_out_format(out, "Two of them differ in %u cells, marked above:", (unsigned)differing);
    for (uint32_t c = 0; c < cells && named < MOST_CELLS_NAMED; c++) {
        char name[HF_NAME_SIZE];
        if (hf_grid_const_values(first)[c] == hf_grid_const_values(second)[c])
            continue;
        hf_out_format(out, "%s %s (", named++ ? "," : "",
                      hf_shape_cell_name(hf_grid_shape(first), c, name));
        write_symbol(out, hf_grid_shape(first), hf_grid_const_values(first)[c]);
        hf_out_text(out, " or ");
        write_symbol(out, hf_grid_shape(first), hf_grid_const_values(second)[c]);
        hf_out_char(out, ')');
    }
    hf_out_text(out, differing > named ? " ...\n" : ".\n");
}

static void write_sentence(hf_out *out, const hf_answered *answered)
{
    switch (answered->answer) {
    case HF_UNIQUE:
        hf_out_text(out, "This is the only solution.\n");
        break;
    case HF_MULTIPLE:
        hf_out_text(out, "There are several solutions; this is one of them.\n");
        if (answered->second.grid)
            describe_difference(out, answered);
        break;
    case HF_NONE:
        hf_out_text(out, "There is no solution.\n");
        if (answered->conflict)
            hf_out_format(out, "These contradict each other: %s.\n", answered->conflict);
        break;
    case HF_INVALID:
        hf_out_text(out, "The clues contradict each other: ");
        hf_answer_reason(out, answered);
        hf_out_text(out, ".\n");
        break;
    case HF_LIMIT:
    case HF_UNREADABLE:
        hf_out_text(out, answered->error       ? answered->error
                         : answered->one_asked ? "This is a solution; others were not looked for."
                         : answered->count     ? "This is a solution; there may be others."
                                           : "Given up: a limit was reached before the answer.");
        hf_out_char(out, '\n');
        break;
    }
}

void hf_answer_draw(hf_out *out, const hf_answered *answered, const hf_write_options *options)
{
    hf_out left = {0};
    hf_out right = {0};
    uint8_t *marks;
    char title[64];
    const hf_puzzle *variant = hf_constraints_shown(answered->variant);

    if (answered->puzzle.grid) {
        uint32_t clues = hf_grid_clues(answered->puzzle.grid);
        marks = mark_puzzle(answered);
        out->failed |= !marks;
        snprintf(title, sizeof title, "Puzzle, %u clue%s", (unsigned)clues, clues == 1 ? "" : "s");
        hf_write_options drawn = *options;
        drawn.puzzle = variant;
        hf_drawing_board(&left, title, answered->puzzle.grid, &drawn, marks);
        free(marks);
    }
    if (answered->first.grid && answered->puzzle.grid) {
        marks = mark_solution(answered);
        out->failed |= !marks;
        hf_drawing_board(&right, "Solution", answered->first.grid, options, marks);
        free(marks);
        hf_drawing_pair(out, &left, &right, hf_term_width(), NULL);
    } else {
        hf_out_bytes(out, left.data, left.length);
    }
    hf_constraints_list(out, variant, true);
    write_sentence(out, answered);
    out->failed |= left.failed || right.failed;
    hf_out_free(&left);
    hf_out_free(&right);
}
