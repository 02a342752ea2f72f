/* SPDX-License-Identifier: MIT
 *
 * find.c - what to tell a person about a position.
 *
 * A mistake comes before any step: what follows from a wrong board is worth nothing. Mistakes are
 * looked for from the plainest on: a symbol twice in a house, an entry that the solution has not, a
 * cell that has lost the solution's candidate.
 *
 * Then comes the next step, if it is proven. A bet proves nothing, so it is never a hint: where all
 * other rungs of the ladder are silent, that is the hint, and what is left to offer is a digit out
 * of the solution.
 */
#include "grid/grid_data.h"
#include "hint/hint_words.h"

#include "base/assert.h"
#include "base/bits.h"

static bool find_clash(const hf_board *board, hf_hint *hint, hf_status *status)
{
    hf_grid *grid;
    *status = hf_grid_new(hf_board_shape(board), &grid);
    if (*status != HF_OK)
        return false;
    hf_board_values(board, grid);
    hint->wrong = (uint32_t)hf_grid_clashes(grid, &hint->clash, 1);
    hf_grid_free(grid);
    if (hint->wrong == 0)
        return false;
    hint->kind = HF_HINT_CLASH;
    hint->symbol = hint->clash.symbol;
    /* What is placed on a board was a candidate, which no cell that it sees holds: only givens clash. */
    HF_ASSERT(hf_board_is_given(board, hint->clash.first) &&
              hf_board_is_given(board, hint->clash.second));
    hint->cell = hint->clash.first;
    return true;
}

/* An entry that differs from the solution; or, if none does, a cell that cannot reach it. */
static bool find_mistake(const hf_board *board, const hf_grid *solution, hf_hint *hint)
{
    uint32_t cells = hf_shape_cells(hf_board_shape(board)), lost = 0, lost_at = 0;
    hint->wrong = 0;
    for (uint32_t c = cells; c-- > 0;) {
        uint32_t value = hf_board_value(board, c), right = solution->cell[c];
        if (value && value != right) {
            hint->kind = HF_HINT_WRONG;
            hint->cell = c;
            hint->symbol = value;
            hint->wrong++;
        } else if (!value && !hf_board_has(board, c, right)) {
            lost++;
            lost_at = c;
        }
    }
    if (hint->wrong > 0 || lost == 0)
        return hint->wrong > 0;
    hint->kind = HF_HINT_MISSING;
    hint->cell = lost_at;
    hint->symbol = solution->cell[lost_at];
    hint->wrong = lost;
    return true;
}

void hf_hint_ladder(const hf_ladder *ladder, hf_ladder *proving)
{
    if (ladder)
        *proving = *ladder;
    else
        hf_ladder_named("default", proving);
    hf_ladder_without(proving, "bet");
}

/* The cell that leaves least to choose from, and what the solution has there. */
static void offer_digit(const hf_logic *logic, const hf_grid *solution, hf_hint *hint)
{
    uint32_t fewest = UINT32_MAX;
    for (uint32_t c = 0; c < hf_shape_cells(solution->shape); c++) {
        uint32_t count = hf_popcount32(hf_logic_candidates(logic, c));
        if (hf_logic_value(logic, c) || count >= fewest)
            continue;
        fewest = count;
        hint->cell = c;
        hint->symbol = solution->cell[c];
    }
}

/* The next step at the position that is loaded. */
static hf_status find_step(hf_logic *logic, const hf_grid *solution, const hf_ladder *ladder,
                           const hf_facts *facts, hf_step *step, hf_hint *hint)
{
    hf_ladder proving;
    if (hf_logic_state(logic) == HF_LOGIC_SOLVED) {
        hint->kind = HF_HINT_SOLVED;
        return HF_OK;
    }
    hf_hint_ladder(ladder, &proving);
    hf_status status = hf_logic_next(logic, &proving, facts, step);
    if (status == HF_OK)
        hint->kind = HF_HINT_STEP;
    else if (status == HF_END && solution)
        offer_digit(logic, solution, hint);
    return status == HF_END ? HF_OK : status;
}

hf_status hf_hint_find(hf_logic *logic, const hf_board *board, const hf_grid *solution,
                       const hf_ladder *ladder, const hf_facts *facts, hf_step *step, hf_hint *hint)
{
    hf_status status;
    *hint = (hf_hint){.kind = HF_HINT_NOTHING};
    if (find_clash(board, hint, &status) || status != HF_OK)
        return status;
    if (solution && find_mistake(board, solution, hint))
        return HF_OK;
    hf_logic_load(logic, board);
    return find_step(logic, solution, ladder, facts, step, hint);
}

/* A contradiction among clues and entries, or of one with a constraint. */
static bool find_puzzle_clash(const hf_puzzle *puzzle, hf_hint *hint)
{
    uint16_t values[HF_LOGIC_MAX_CELLS];
    for (uint32_t c = 0; c < hf_shape_cells(hf_puzzle_shape(puzzle)); c++)
        values[c] = (uint16_t)hf_puzzle_value(puzzle, c);
    hint->wrong = (uint32_t)hf_puzzle_clashes(puzzle, values, &hint->clash, 1);
    if (hint->wrong == 0)
        return false;
    bool second_given = hf_puzzle_clue(puzzle, hint->clash.second) != 0;
    hint->kind = HF_HINT_CLASH;
    hint->cell = second_given ? hint->clash.first : hint->clash.second;
    hint->symbol = values[hint->cell];
    return true;
}

hf_status hf_hint_find_puzzle(hf_logic *logic, const hf_puzzle *puzzle, const hf_grid *solution,
                              const hf_ladder *ladder, hf_board *board, hf_step *step,
                              hf_hint *hint)
{
    const hf_facts facts = {.unique = solution != NULL};
    *hint = (hf_hint){.kind = HF_HINT_NOTHING};
    hf_status status = hf_logic_load_position(logic, puzzle);
    if (status != HF_OK)
        return status;
    hf_puzzle_position(puzzle, board);
    if (find_puzzle_clash(puzzle, hint))
        return HF_OK;
    if (solution && find_mistake(board, solution, hint))
        return HF_OK;
    hf_logic_save(logic, board); /* constraints have struck more than houses alone */
    return find_step(logic, solution, ladder, &facts, step, hint);
}
