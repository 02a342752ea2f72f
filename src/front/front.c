/* SPDX-License-Identifier: MIT
 *
 * front.c - the front door: text to puzzle, puzzle to drawing, to solution, to yes or no, one call
 * each and nothing to set up. Every call here is made of calls of the modules below; whoever needs
 * options, reasons or speed uses those.
 */
#include "houseful/houseful.h"

#include <string.h>

/* ---- text ------------------------------------------------------------------------------------ */

/* The only puzzle of a text; NULL if there is none, more than one, or something that is none. */
static hf_puzzle *read_only_one(hf_reader *reader, const char *text, size_t length)
{
    hf_puzzle *puzzle = NULL;
    hf_record record;
    while (length > 0) {
        size_t piece = hf_reader_cut(reader, text, length, true);
        hf_status status = hf_reader_parse(reader, text, piece, &record);
        bool good = status == HF_END || (status == HF_OK && puzzle == NULL);
        if (good && status == HF_OK) {
            good = hf_reader_puzzle(reader, &record, &puzzle) == HF_OK;
        }
        if (!good) {
            hf_puzzle_free(puzzle);
            return NULL;
        }
        text += piece;
        length -= piece;
    }
    return puzzle;
}

hf_puzzle *hf_puzzle_from_string(const char *text)
{
    hf_reader *reader = NULL;
    hf_puzzle *puzzle = NULL;
    if (text != NULL && hf_reader_new(NULL, &reader) == HF_OK) {
        hf_reader_look(reader, text, strlen(text));
        puzzle = read_only_one(reader, text, strlen(text));
    }
    hf_reader_free(reader);
    return puzzle;
}

/* ---- drawing --------------------------------------------------------------------------------- */

size_t hf_puzzle_draw(const hf_puzzle *puzzle, char *buffer, size_t size)
{
    size_t length = 0;
    if (size > 0)
        buffer[0] = '\0';
    if (puzzle != NULL)
        hf_format_write_puzzle(hf_format_named("draw"), puzzle, NULL, buffer, size, &length);
    return length;
}

/* ---- solving --------------------------------------------------------------------------------- */

static hf_status copy_candidates(const hf_puzzle *puzzle, uint32_t constraint,
                                 hf_puzzle_maker *maker)
{
    hf_status status = HF_OK;
    uint32_t count = 0;
    const uint32_t *cells = hf_puzzle_constraint_cells(puzzle, constraint, &count);
    for (uint32_t i = 0; status == HF_OK && i < count; i++)
        status =
            hf_puzzle_maker_candidates(maker, cells[i], hf_puzzle_candidates(puzzle, cells[i]));
    return status;
}

/* A maker that has been told all that is the author's. Extra houses are in the shape already. */
static hf_status copy_author(const hf_puzzle *puzzle, hf_puzzle_maker **maker)
{
    hf_status status = hf_puzzle_maker_new(hf_puzzle_shape(puzzle), maker);
    if (status == HF_OK)
        status = hf_puzzle_maker_clues(*maker, hf_puzzle_clues(puzzle));
    for (uint32_t i = 0; status == HF_OK && i < hf_puzzle_constraints(puzzle); i++) {
        if (hf_puzzle_constraint_kind(puzzle, i) == HF_CONSTRAINT_CANDIDATES)
            status = copy_candidates(puzzle, i, *maker);
    }
    if (status == HF_OK)
        status = hf_puzzle_maker_constraints_of(*maker, puzzle);
    if (status == HF_OK)
        status = hf_puzzle_maker_title(*maker, hf_puzzle_title(puzzle), SIZE_MAX);
    if (status == HF_OK)
        status = hf_puzzle_maker_comment(*maker, hf_puzzle_comment(puzzle), SIZE_MAX);
    return status;
}

/* The puzzle with the solution's symbols entered; the player's own entries and marks are gone. */
static hf_puzzle *entered(const hf_puzzle *puzzle, const hf_grid *solution)
{
    const uint16_t *values = hf_grid_const_values(solution);
    uint32_t cells = hf_shape_cells(hf_puzzle_shape(puzzle));
    hf_puzzle_maker *maker = NULL;
    hf_puzzle *solved = NULL;
    hf_status status = copy_author(puzzle, &maker);
    for (uint32_t c = 0; status == HF_OK && c < cells; c++) {
        if (hf_puzzle_clue(puzzle, c) == 0)
            status = hf_puzzle_maker_entry(maker, c, values[c]);
    }
    if (status == HF_OK)
        status = hf_puzzle_maker_make(maker, &solved);
    hf_puzzle_maker_free(maker);
    return solved;
}

hf_puzzle *hf_puzzle_solve(const hf_puzzle *puzzle, hf_answer *answer)
{
    hf_solver *solver = NULL;
    hf_grid *first = NULL;
    hf_puzzle *solved = NULL;
    hf_result result = {.answer = HF_LIMIT};
    if (puzzle != NULL && hf_solver_new(hf_puzzle_shape(puzzle), NULL, &solver) == HF_OK &&
        hf_grid_new(hf_puzzle_shape(puzzle), &first) == HF_OK &&
        hf_solver_solve(solver, puzzle, &result, first, NULL) == HF_OK && result.count > 0)
        solved = entered(puzzle, first);
    hf_grid_free(first);
    hf_solver_free(solver);
    if (answer != NULL)
        *answer = result.answer;
    return solved;
}

/* What stands in the cells, clues and entries, as a grid of the caller's to free; NULL: no memory. */
static hf_grid *standing(const hf_puzzle *puzzle)
{
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    hf_grid *grid = NULL;
    if (hf_grid_new(shape, &grid) != HF_OK)
        return NULL;
    for (uint32_t c = 0; c < hf_shape_cells(shape); c++)
        hf_grid_values(grid)[c] = (uint16_t)hf_puzzle_value(puzzle, c);
    return grid;
}

bool hf_puzzle_is_solved(const hf_puzzle *puzzle)
{
    hf_grid *grid = puzzle != NULL ? standing(puzzle) : NULL;
    bool solved = grid != NULL && hf_puzzle_is_solution(puzzle, hf_grid_const_values(grid));
    hf_grid_free(grid);
    return solved;
}
