/* SPDX-License-Identifier: MIT
 *
 * why.c - why an entry is wrong: what follows from the givens and this entry alone, step by step,
 * until something breaks.
 */
#include "base/assert.h"
#include "grid/grid_data.h"
#include "hint/hint_words.h"
#include "logic/logic_data.h"

/* Is this the puzzle whose clues the board was given? */
static bool is_of_puzzle(const hf_board *board, const hf_puzzle *puzzle)
{
    for (uint32_t c = 0; puzzle && c < hf_shape_cells(hf_board_shape(board)); c++)
        if ((hf_board_is_given(board, c) ? hf_board_value(board, c) : 0) !=
            hf_puzzle_clues(puzzle)[c])
            return false;
    return puzzle != NULL;
}

/* The clues and the one entry, with all candidates that these and a puzzle's constraints leave. */
static hf_status load_puzzle_with(hf_logic *logic, const hf_hint *hint)
{
    hf_board *board;
    hf_status status = hf_board_new(hf_puzzle_shape(logic->puzzle), &board);
    if (status != HF_OK)
        return status;
    hf_puzzle_board(logic->puzzle, board);
    hf_board_place(board, hint->cell, hint->symbol); /* which is possible: else it is a clash */
    hf_logic_reload(logic, board);
    hf_board_free(board);
    return HF_OK;
}

/* The givens and the one entry, with all candidates that these leave. */
static hf_status load_board_with(hf_logic *logic, const hf_board *board, const hf_hint *hint)
{
    hf_board *out;
    hf_grid *grid;
    hf_status status = hf_grid_new(hf_board_shape(board), &grid);
    if (status != HF_OK)
        return status;
    for (uint32_t c = 0; c < hf_shape_cells(grid->shape); c++)
        if (hf_board_is_given(board, c))
            grid->cell[c] = (uint16_t)hf_board_value(board, c);
    status = hf_board_new(hf_board_shape(board), &out);
    if (status == HF_OK) {
        hf_board_load(out, grid);
        hf_board_place(out, hint->cell, hint->symbol);
        hf_logic_load(logic, out);
        hf_board_free(out);
    }
    hf_grid_free(grid);
    return status;
}

static void say_break(hf_writer *w, const hf_logic *logic)
{
    uint32_t cells = hf_shape_cells(w->shape), size = hf_shape_size(w->shape);
    for (uint32_t c = 0; c < cells; c++)
        if (!hf_logic_value(logic, c) && !hf_logic_candidates(logic, c)) {
            hf_say(w, " Now nothing can stand in ");
            hf_say_cell(w, c);
            hf_say(w, " any more.");
            return;
        }
    for (uint32_t h = 0; h < hf_shape_houses(w->shape); h++) {
        const uint32_t *house = hf_shape_house(w->shape, h);
        uint32_t possible = 0;
        for (uint32_t i = 0; i < size; i++) {
            uint32_t value = hf_logic_value(logic, house[i]);
            possible |= value ? UINT32_C(1) << (value - 1) : hf_logic_candidates(logic, house[i]);
        }
        for (uint32_t d = 1; d <= size; d++)
            if (!(possible >> (d - 1) & 1)) {
                hf_say(w, " Now ");
                hf_say_house_name(w, h);
                hf_say(w, " has no place for ");
                hf_say_symbol(w, d);
                hf_say(w, " any more.");
                return;
            }
    }
    hf_say(w, " Now all cells are filled, and a constraint of the puzzle does not hold.");
}

/* Runs the ladder until something breaks; a step per sentence. */
static hf_status say_consequences(hf_writer *w, hf_logic *logic, const hf_ladder *ladder,
                                  hf_step *step)
{
    hf_status status = HF_OK;
    w->step = step;
    while (hf_logic_state(logic) == HF_LOGIC_OPEN) {
        status = hf_logic_next(logic, ladder, NULL, step);
        if (status != HF_OK)
            break;
        hf_say(w, " ");
        hf_say_line(w);
        hf_say(w, ".");
        status = hf_logic_apply(logic, step);
        HF_ASSERT(status == HF_OK); /* it is no bet */
    }
    if (hf_logic_state(logic) == HF_LOGIC_BROKEN)
        say_break(w, logic);
    else
        hf_say(w, " From here on it takes a search to see that no solution is left.");
    return status == HF_END ? HF_OK : status;
}

hf_status hf_hint_why(hf_logic *logic, const hf_scene *scene, const hf_hint *hint,
                      const hf_ladder *ladder, char *buffer, size_t size, size_t *length)
{
    hf_ladder proving;
    hf_writer w = {.text = hf_text_make(buffer, size),
                   .scene = scene,
                   .board = scene->board,
                   .shape = hf_board_shape(scene->board)};
    hf_step *step = NULL;
    hf_status status = HF_OK;
    if (hint->kind == HF_HINT_CLASH) {
        hf_hint_say_clash(&w, &hint->clash);
        *length = w.text.length;
        return HF_OK;
    }
    status = is_of_puzzle(scene->board, logic->puzzle) ? load_puzzle_with(logic, hint)
                                                       : load_board_with(logic, scene->board, hint);
    if (status == HF_OK)
        status = hf_step_new(&step);
    if (status == HF_OK) {
        hf_say(&w, "If ");
        hf_say_cell(&w, hint->cell);
        hf_say(&w, " were ");
        hf_say_symbol(&w, hint->symbol);
        hf_say(&w, ", this would follow.");
        hf_hint_ladder(ladder, &proving);
        hf_watch_begin_whole(&logic->watch);
        status = say_consequences(&w, logic, &proving, step);
        hf_watch_end_whole(&logic->watch);
    }
    hf_step_free(step);
    *length = w.text.length;
    return status;
}
