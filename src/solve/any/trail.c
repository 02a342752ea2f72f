/* SPDX-License-Identifier: MIT
 *
 * trail.c - the engine "trail": singles to the fixpoint, then fewest choices first, taking
 * everything back along a trail.
 *
 * It learns nothing, uses no chance and shares no reasoning with the engine "any" beyond singles:
 * on boards of every shape it is the judge of the others, and it is what easy large boards need.
 *
 * The search is binary: take a candidate of the tightest group; when that branch is done, strike
 * the candidate, run on, and choose afresh. A group of two thus costs one guess, not two.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/bits.h"
#include "solve/any/trail.h"

typedef struct trail {
    hf_singles singles;
    hf_guess *guesses; /* at most one per cell */
    uint16_t *solution;
} trail;

static void trail_close(void *state)
{
    trail *t = state;
    hf_singles_close(&t->singles);
    free(t->guesses);
    free(t->solution);
    free(t);
}

static hf_status trail_open(const hf_shape *shape, const hf_solve_options *options, void **state)
{
    trail *t = calloc(1, sizeof *t);
    (void)options;
    *state = NULL;
    if (!t)
        return HF_NO_MEMORY;
    t->guesses = malloc(shape->cells * sizeof *t->guesses);
    t->solution = malloc(shape->cells * sizeof *t->solution);
    if (!t->guesses || !t->solution || hf_singles_open(&t->singles, shape) != HF_OK) {
        trail_close(t);
        return HF_NO_MEMORY;
    }
    *state = t;
    return HF_OK;
}

/* The lowest candidate of the tightest group, cells before houses. Some cell is empty. */
static void choose(const hf_singles *s, hf_guess *g)
{
    uint32_t best = UINT32_MAX;
    size_t groups = (size_t)s->houses * s->size;

    for (uint32_t c = 0; c < s->cells && best > 2; c++)
        if (s->value[c] == HF_SINGLES_NONE && hf_key_count(s->cell_key[c]) < best) {
            best = hf_key_count(s->cell_key[c]);
            g->cell = c;
            g->symbol = UINT32_MAX;
        }
    HF_ASSERT(best < UINT32_MAX);
    for (size_t i = 0; i < groups && best > 2; i++)
        if (hf_key_count(s->house_key[i]) > 1 && hf_key_count(s->house_key[i]) < best) {
            best = hf_key_count(s->house_key[i]);
            g->cell = (uint32_t)(i / s->size);
            g->symbol = (uint32_t)(i % s->size);
        }
    if (g->symbol == UINT32_MAX) {
        uint32_t w = 0;
        const uint64_t *set = s->candidates + (size_t)g->cell * s->words;
        while (!set[w])
            w++;
        g->symbol = w * 64 + hf_lowest64(set[w]);
    } else {
        const uint32_t *member = hf_house_cells(s->shape, g->cell);
        while (!hf_singles_has(s, *member, g->symbol))
            member++;
        g->cell = *member;
    }
}

/* Leaves the branch: the last guess becomes a strike, and so on while that contradicts. False: that
 * was the last branch. */
static bool turn_back(hf_singles *s, const hf_guess *guesses, uint32_t *depth, hf_search *search)
{
    while (*depth > 0) {
        const hf_guess *g = &guesses[--*depth];
        if (hf_search_work(search, s->struck_count - g->before.struck))
            return true;
        hf_singles_undo(s, g->before);
        /* Singles had come to their end: the cell has another symbol, and the symbol another place in each house. */
        if (HF_NEVER(!hf_singles_strike(s, g->cell, g->symbol)))
            continue;
        if (hf_singles_run(s))
            return true;
    }
    return false;
}

static bool report(const hf_singles *s, uint16_t *solution, hf_search *search)
{
    for (uint32_t c = 0; c < s->cells; c++)
        solution[c] = (uint16_t)(s->value[c] + 1u);
    return hf_search_found(search, solution);
}

hf_status hf_trail_search(hf_singles *s, bool sound, hf_guess *guesses, uint16_t *solution,
                          hf_search *search)
{
    uint32_t depth = 0;
    s->recording = true;
    for (;;) {
        hf_guess *g = &guesses[depth];
        if (s->overflowed)
            return HF_NO_MEMORY;
        if (search->stopped)
            return HF_OK;
        if (!sound) {
            if (!turn_back(s, guesses, &depth, search))
                break;
            sound = true;
        } else if (hf_singles_solved(s)) {
            if (!report(s, solution, search)) {
                search->complete = !search->stopped && depth == 0;
                return HF_OK;
            }
            sound = false;
        } else {
            choose(s, g);
            if (hf_search_work(search, s->cells + (uint64_t)s->houses * s->size) ||
                !hf_search_guess(search))
                return HF_OK;
            g->before = hf_singles_now(s);
            depth++;
            hf_singles_place(s, g->cell, g->symbol); /* which is empty */
            sound = hf_singles_run(s);
        }
    }
    search->complete = true;
    return HF_OK;
}

static hf_status trail_solve(void *state, const uint16_t *givens, hf_search *search)
{
    trail *t = state;
    bool sound = hf_singles_load(&t->singles, givens, search);
    return hf_trail_search(&t->singles, sound, t->guesses, t->solution, search);
}

static size_t trail_memory(const void *state)
{
    const trail *t = state;
    return sizeof *t + hf_singles_memory(&t->singles) +
           t->singles.cells * (sizeof *t->guesses + sizeof *t->solution);
}

const hf_engine hf_engine_trail = {
    .name = "trail",
    .summary = "any board: singles by counters, then fewest choices first along a trail",
    .width = 1,
    .needs = 0,
    .deterministic = true,
    .honours = HF_HONOURS_CANDIDATES,
    .serves = hf_engine_serves_all,
    .open = trail_open,
    .close = trail_close,
    .solve = trail_solve,
    .solve_many = NULL,
    .memory = trail_memory,
};
