/* SPDX-License-Identifier: MIT
 *
 * fill_any.c - a random solved board of any shape: by search where that walks straight to one, by formula where there
 * is one, else by the general engine; or the board that was given.
 */
#include <string.h>

#include "generate/generator.h"
#include "grid/grid_data.h"
#include "grid/shape_data.h"

enum { FILL_ATTEMPTS = 20 }; /* without a pattern */

/* For shapes that neither random search nor a pattern fills: one house at random, the rest by the
 * general engine. HF_END: it did not get there. */
static hf_status fill_by_solving(hf_generator *g)
{
    uint32_t size = g->shape->size;
    for (int i = 0; i < FILL_ATTEMPTS && !hf_search_expired(&g->task); i++) {
        hf_result result;
        uint32_t *symbols = g->numbers;
        uint32_t house = hf_rng_below(&g->rng, g->shape->houses);
        for (uint32_t s = 0; s < size; s++)
            symbols[s] = s + 1;
        hf_rng_shuffle(&g->rng, symbols, size);
        hf_grid_clear(g->puzzle);
        for (uint32_t s = 0; s < size; s++)
            g->puzzle->cell[hf_house_cells(g->shape, house)[s]] = (uint16_t)symbols[s];
        hf_status status = hf_solver_solve_grid(g->finder, g->puzzle, &result, g->solution, NULL);
        if (status != HF_OK)
            return status;
        if (result.count > 0)
            return HF_OK;
    }
    return HF_END;
}

hf_status hf_fill(hf_generator *g)
{
    if (g->options.solution != NULL) {
        memcpy(g->solution->cell, g->options.solution, g->shape->cells * sizeof *g->solution->cell);
        return HF_OK;
    }
    if (hf_fill_search(g))
        return HF_OK;
    if (hf_search_expired(&g->task))
        return HF_END;
    hf_status status = hf_fill_pattern(g) ? HF_OK : fill_by_solving(g);
    if (status != HF_OK)
        return status;
    hf_fill_mix(g);
    return g->task.stopped ? HF_END : HF_OK;
}
