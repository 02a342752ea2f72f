/* SPDX-License-Identifier: MIT
 *
 * dig.c - takes clues out of a solved board, in random order, while the solution stays the only
 * one.
 *
 * A clue that is needed now is needed ever after, since fewer clues never have fewer solutions. So
 * one pass over all cells is enough for a minimal puzzle. While the board is nearly full, almost
 * every removal is possible, and each proof costs a whole solve; so clues are taken out by the
 * handful, and a handful that is too much is put back and halved.
 *
 * With a symmetry whole orbits are taken out instead of cells.
 */
#include "base/assert.h"
#include "generate/small.h"
#include "generate/wish.h"
#include "grid/grid_data.h"
#include "grid/shape_data.h"
#include "solve/solver.h"

typedef struct dig {
    hf_generator *g;
    const uint32_t *order; /* orbits */
    uint32_t next;
    uint32_t handful; /* orbits */
    uint32_t clues;
    uint32_t goal;
    uint32_t patience; /* how many more proofs may fail before we are content */
} dig;

/* Every one of them on boards that people solve by hand, and wherever a minimal puzzle is wanted; on the
 * giants a pass would take hours. */
static uint32_t patience_for(const hf_generator *g)
{
    return g->options.minimal || g->shape->cells <= 1024 ? UINT32_MAX : 2 * g->shape->size;
}

static uint32_t orbit_size(const dig *d, uint32_t i)
{
    const hf_orbits *orbits = &d->g->orbits;
    return orbits->start[d->order[i] + 1] - orbits->start[d->order[i]];
}

/* Takes the handful's clues out, or puts them back; returns how many clues they are. */
static uint32_t set_handful(const dig *d, bool back)
{
    const hf_orbits *orbits = &d->g->orbits;
    uint32_t count = 0;
    for (uint32_t i = d->next; i < d->next + d->handful; i++) {
        for (uint32_t k = orbits->start[d->order[i]]; k < orbits->start[d->order[i] + 1]; k++) {
            uint32_t cell = orbits->cell[k];
            d->g->puzzle->cell[cell] = back ? d->g->solution->cell[cell] : 0;
            count++;
        }
    }
    return count;
}

/* No more orbits than there are, and than the goal allows; false: the next alone is too many. */
static bool fit_handful(dig *d)
{
    uint32_t count = 0, most = d->clues - d->goal, fits = 0;
    if (d->handful > d->g->orbits.count - d->next)
        d->handful = d->g->orbits.count - d->next;
    while (fits < d->handful && count + orbit_size(d, d->next + fits) <= most)
        count += orbit_size(d, d->next + fits++);
    d->handful = fits > 0 ? fits : 1;
    return fits > 0;
}

static hf_status dig_handful(dig *d)
{
    bool unique;
    uint32_t count = set_handful(d, false);
    hf_status status = hf_attempt_check(d->g, &unique);
    if (status != HF_OK)
        return status;
    if (hf_search_expired(&d->g->task))
        return HF_END;
    if (unique) {
        d->clues -= count;
        d->next += d->handful;
        return HF_OK;
    }
    set_handful(d, true);
    d->patience--;
    if (d->handful == 1)
        d->next++;
    else
        d->handful /= 2;
    return HF_OK;
}

/* ---- boards of few symbols ------------------------------------------------------------------- */

/* Can all clues of an orbit, which were taken out, go? Each must be the only one its cell can hold. */
static hf_status can_spare(hf_generator *g, uint32_t orbit, bool *spare)
{
    *spare = true;
    for (uint32_t k = g->orbits.start[orbit]; *spare && k < g->orbits.start[orbit + 1]; k++) {
        uint32_t cell = g->orbits.cell[k];
        hf_small_answer other =
            hf_small_ask(g->small, g->puzzle->cell, cell, g->solution->cell[cell], &g->task);
        if (other == HF_SMALL_UNKNOWN)
            return HF_END;
        *spare = other == HF_SMALL_NO;
    }
    return HF_OK;
}

/* Orbit by orbit: a question is cheap. The same puzzle as by handfuls, since the order alone decides. */
static hf_status dig_small(dig *d)
{
    hf_generator *g = d->g;
    d->handful = 1;
    for (; d->next < g->orbits.count && d->clues > d->goal; d->next++) {
        bool spare;
        if (!fit_handful(d))
            continue;
        uint32_t count = set_handful(d, false);
        hf_status status = can_spare(g, d->order[d->next], &spare);
        if (status != HF_OK)
            return status;
        if (hf_search_work(&g->task, 1000))
            return HF_END;
        if (spare)
            d->clues -= count;
        else
            set_handful(d, true);
    }
    return HF_OK;
}

/* ---- large boards, minimal ------------------------------------------------------------------- */

/* Handfuls first, then the learner: it keeps what it learns from one clue to the next, where each proof alone would
 * begin anew. */
static hf_status dig_large(dig *d)
{
    hf_generator *g = d->g;
    hf_puzzle *puzzle = NULL;
    hf_result result;
    hf_status status = HF_OK;
    while (status == HF_OK && d->handful > 4) {
        bool fits = fit_handful(d); /* there is no goal, and a board without clues is not unique */
        HF_ASSERT(fits && d->next < g->orbits.count);
        status = dig_handful(d);
    }
    if (status == HF_OK)
        status = hf_puzzle_new(g->shape, g->puzzle->cell, &puzzle);
    if (status != HF_OK)
        return status;
    g->checker->options.seed = hf_rng_next(&g->rng);
    status = hf_solver_minimal(g->checker, puzzle, &result, g->puzzle);
    hf_puzzle_free(puzzle);
    return status == HF_OK && !result.exhausted ? HF_END : status;
}

hf_status hf_dig(hf_generator *g)
{
    uint32_t *order = g->numbers;
    uint32_t orbits = g->orbits.count;
    for (uint32_t i = 0; i < orbits; i++)
        order[i] = i;
    hf_rng_shuffle(&g->rng, order, orbits);
    dig d = {.g = g, .order = order, .handful = orbits / 16 + 1, .patience = patience_for(g)};
    d.clues = g->shape->cells;
    d.goal = hf_wish_goal(g, &g->rng);
    if (g->small != NULL)
        return dig_small(&d);
    if (g->options.minimal && orbits == g->shape->cells)
        return dig_large(&d);
    hf_status status = HF_OK;
    while (status == HF_OK && d.next < orbits && d.clues > d.goal && d.patience > 0) {
        if (fit_handful(&d))
            status = dig_handful(&d);
        else
            d.next++;
    }
    return status;
}
