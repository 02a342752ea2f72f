/* SPDX-License-Identifier: MIT
 *
 * neighbours.c - out of a known puzzle go some clues, and as many or fewer others come in until it has one solution
 * again.
 *
 * With clues missing there are several solutions. A clue that comes in is one in which two of them differ, the value
 * of one or the other, so that each clue counts; every second time the first one is any candidate of any cell, so that
 * solutions which a search finds late have their turn as well.
 */
#include "generate/neighbours.h"

#include <string.h>

#include "base/assert.h"
#include "grid/grid_data.h"
#include "grid/shape_data.h"

/* Is the symbol free of clashes in the cell? */
static bool may_hold(const hf_generator *g, uint32_t cell, uint16_t symbol)
{
    const hf_shape *shape = g->shape;
    for (uint32_t i = shape->cell_start[cell]; i < shape->cell_start[cell + 1]; i++) {
        const uint32_t *house = hf_house_cells(shape, shape->cell_houses[i]);
        for (uint32_t k = 0; k < shape->size; k++) {
            if (g->puzzle->cell[house[k]] == symbol)
                return false;
        }
    }
    return true;
}

/* Any clue that does not clash with the others. */
static void add_any(hf_generator *g)
{
    uint32_t cell = hf_rng_below(&g->rng, g->shape->cells);
    uint16_t symbol = (uint16_t)(1 + hf_rng_below(&g->rng, g->shape->size));
    if (g->puzzle->cell[cell] == 0 && may_hold(g, cell, symbol))
        g->puzzle->cell[cell] = symbol;
}

/* A clue that tells the two solutions apart which the checker found. */
static void add_telling(hf_generator *g, const uint16_t *one, const uint16_t *other)
{
    uint32_t count = 0;
    for (uint32_t c = 0; c < g->shape->cells; c++) {
        if (one[c] != other[c])
            g->numbers[count++] = c;
    }
    HF_ASSERT(count > 0);
    uint32_t cell = g->numbers[hf_rng_below(&g->rng, count)];
    g->puzzle->cell[cell] = hf_rng_below(&g->rng, 2) == 0 ? one[cell] : other[cell];
}

/* Strikes clues out. */
static void take_out(hf_generator *g)
{
    uint32_t count = 0;
    for (uint32_t c = 0; c < g->shape->cells; c++) {
        if (g->puzzle->cell[c] != 0)
            g->numbers[count++] = c;
    }
    hf_rng_shuffle(&g->rng, g->numbers, count);
    for (uint32_t i = 0; i < count && i < g->options.swap; i++)
        g->puzzle->cell[g->numbers[i]] = 0;
}

hf_status hf_neighbour(hf_generator *g, bool *made)
{
    const hf_generate_options *o = &g->options;
    size_t bytes = g->shape->cells * sizeof *g->puzzle->cell;
    const uint16_t *source =
        o->from + (size_t)hf_rng_below(&g->rng, (uint32_t)o->from_count) * g->shape->cells;
    hf_result result;
    memcpy(g->puzzle->cell, source, bytes);
    take_out(g);
    bool any = hf_rng_below(&g->rng, 2) == 0;
    for (uint32_t added = 0;; added++) {
        hf_status status =
            hf_solver_solve_grid(g->checker, g->puzzle, &result, g->solution, g->second);
        if (status != HF_OK)
            return status;
        if (hf_search_expired(&g->task))
            return HF_END;
        if (result.answer != HF_MULTIPLE || added == o->swap)
            break;
        if (any && added == 0)
            add_any(g);
        else
            add_telling(g, g->solution->cell, g->second->cell);
    }
    *made = result.answer == HF_UNIQUE && memcmp(g->puzzle->cell, source, bytes) != 0;
    return HF_OK;
}
