/* SPDX-License-Identifier: MIT
 *
 * attempt.c - one attempt at a puzzle of any shape: dug, on a pattern, or a neighbour of a given one.
 */
#include <string.h>

#include "generate/neighbours.h"
#include "generate/wish.h"
#include "grid/grid_data.h"
#include "grid/shape_data.h"

hf_rng hf_attempt_rng(const hf_generator *generator, uint64_t index, uint64_t attempt)
{
    if (attempt == 0)
        return hf_rng_make(generator->options.seed, index);
    hf_rng later = hf_rng_make(generator->options.seed, UINT64_MAX - attempt);
    return hf_rng_make(hf_rng_next(&later), index);
}

hf_status hf_attempt_check(hf_generator *g, bool *unique)
{
    hf_result result;
    hf_status status = hf_solver_solve_grid(g->checker, g->puzzle, &result, NULL, NULL);
    *unique = result.answer == HF_UNIQUE;
    return status;
}

/* Is every clue needed? */
static hf_status check_minimal(hf_generator *g, bool *minimal)
{
    hf_status status = HF_OK;
    *minimal = true;
    for (uint32_t c = 0; status == HF_OK && *minimal && c < g->shape->cells; c++) {
        bool unique;
        if (g->puzzle->cell[c] == 0)
            continue;
        g->puzzle->cell[c] = 0;
        status = hf_attempt_check(g, &unique);
        g->puzzle->cell[c] = g->solution->cell[c];
        *minimal = !unique;
    }
    return status;
}

static hf_status keep_pattern(hf_generator *g, bool *made)
{
    for (uint32_t c = 0; c < g->shape->cells; c++)
        g->puzzle->cell[c] = g->options.pattern[c] != 0 ? g->solution->cell[c] : 0;
    hf_status status = hf_attempt_check(g, made);
    if (status == HF_OK && *made && g->options.minimal)
        status = check_minimal(g, made);
    return status;
}

static hf_status make_neighbour(hf_generator *g, bool *made)
{
    hf_status status = hf_neighbour(g, made);
    if (status == HF_OK && *made && g->options.minimal)
        status = check_minimal(g, made);
    return status;
}

hf_status hf_attempt_one(hf_generator *g, uint64_t index, uint64_t attempt, bool *made)
{
    uint32_t least, most;
    g->rng = hf_attempt_rng(g, index, attempt);
    *made = true;
    hf_status status = HF_OK;
    if (g->options.from != NULL) {
        status = make_neighbour(g, made);
    } else {
        status = hf_fill(g);
        hf_grid_copy(g->puzzle, g->solution);
        if (status == HF_OK)
            status = g->options.pattern != NULL ? keep_pattern(g, made) : hf_dig(g);
    }
    if (status != HF_OK || !*made)
        return status;
    hf_wish_clues(&g->options, g->shape, &least, &most);
    uint32_t clues = hf_grid_clues(g->puzzle);
    *made = clues >= least && clues <= most;
    return HF_OK;
}
