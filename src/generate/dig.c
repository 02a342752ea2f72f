/* SPDX-License-Identifier: MIT
 *
 * dig.c - takes clues out of a solved board, in random order, while the solution stays the only
 * one.
 *
 * A clue that is needed now is needed ever after, since fewer clues never have fewer solutions. So
 * one pass over all cells is enough for a minimal puzzle. While the board is nearly full, almost
 * every removal is possible, and each proof costs a whole solve; so clues are taken out by the
 * handful, and a handful that is too much is put back and halved.
 */
#include "grid/grid_data.h"
#include "generate/generator.h"
#include "grid/shape_data.h"

/* Is the puzzle known to be unique, within the budget? */
static hf_status check(hf_generator *g, bool *unique)
{
    hf_result result;
    hf_status status = hf_solver_solve_grid(g->checker, g->puzzle, &result, NULL, NULL);
    *unique = result.answer == HF_UNIQUE;
    return status;
}

static void put_back(hf_generator *g, const uint32_t *cells, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        g->puzzle->cell[cells[i]] = g->solution->cell[cells[i]];
}

/* How many proofs may fail before we are content. Every one of them on boards that people solve by
 * hand, and wherever a minimal puzzle is wanted; on the giants a pass would take hours. */
static uint32_t patience_for(const hf_generator *g)
{
    return g->options.minimal || g->shape->cells <= 1024 ? UINT32_MAX : 2 * g->shape->size;
}

hf_status hf_dig(hf_generator *g)
{
    uint32_t *order = g->numbers;
    uint32_t cells = g->shape->cells;
    uint32_t clues = cells;
    uint32_t goal = g->options.minimal ? 0 : g->options.clues;
    uint32_t handful = cells / 16 + 1;
    uint32_t patience = patience_for(g);
    for (uint32_t c = 0; c < cells; c++)
        order[c] = c;
    hf_rng_shuffle(&g->rng, order, cells);
    for (uint32_t next = 0; next < cells && clues > goal && patience > 0;) {
        if (handful > cells - next)
            handful = cells - next;
        if (handful > clues - goal)
            handful = clues - goal;
        for (uint32_t i = 0; i < handful; i++)
            g->puzzle->cell[order[next + i]] = 0;
        bool unique;
        hf_status status = check(g, &unique);
        if (status != HF_OK)
            return status;
        if (hf_search_expired(&g->task))
            return HF_END;
        if (unique) {
            clues -= handful;
            next += handful;
            continue;
        }
        put_back(g, order + next, handful);
        patience--;
        if (handful == 1)
            next++;
        else
            handful /= 2;
    }
    return HF_OK;
}
