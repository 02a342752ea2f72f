/* SPDX-License-Identifier: MIT
 *
 * worker.c - the way of a board through the general engine.
 *
 * Singles first (singles.c), then overlaps and subsets (tighten.c): most boards people publish end
 * there. What is left becomes variables and groups, is probed, and then searched with clause
 * learning (learner.h). A solution that was found is excluded and the search goes on with all it has
 * learned, until no other exists or enough were found.
 *
 * Learning pays where solutions are rare. Who asks for more than a thousand and would get them is
 * better served by plain search (trail.h), where the next solution is a step away; but that cannot
 * be known beforehand. So the first solutions are set aside: if they are all, they are reported; if
 * there are too many, they are forgotten and plain search starts over.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "solve/any/any.h"
#include "solve/any/sparse.h"
#include "solve/any/probe.h"

/* Solutions set aside at most, and the room for them. */
enum { MOST_SET_ASIDE = 1000 };
static const size_t most_room = (size_t)16 << 20;

hf_status hf_worker_open(hf_worker *w, const hf_shape *shape, uint64_t seed)
{
    memset(w, 0, sizeof *w);
    hf_learner_open(&w->learner);
    w->learner.order.seed = seed;
    w->solution = malloc(shape->cells * sizeof *w->solution);
    if (!w->solution || hf_singles_open(&w->singles, shape) != HF_OK) {
        hf_worker_close(w);
        return HF_NO_MEMORY;
    }
    return HF_OK;
}

void hf_worker_close(hf_worker *w)
{
    hf_singles_close(&w->singles);
    hf_tighten_close(&w->tightener);
    hf_learner_close(&w->learner);
    free(w->solution);
    free(w->found);
    free(w->guesses);
    memset(w, 0, sizeof *w);
}

size_t hf_worker_memory(const hf_worker *w)
{
    size_t cells = w->singles.cells;
    return hf_singles_memory(&w->singles) + hf_tighten_memory(&w->tightener) +
           hf_learner_memory(&w->learner) + cells * (1 + w->found_room) * sizeof *w->solution +
           (w->guesses ? cells * sizeof *w->guesses : 0);
}

/* What singles filled, and what the learner holds true. */
static void read_solution(const hf_worker *w, uint16_t *solution)
{
    const hf_singles *s = &w->singles;
    const hf_model *m = &w->learner.model;
    for (uint32_t cell = 0; cell < s->cells; cell++)
        solution[cell] = (uint16_t)(s->value[cell] + 1u);
    for (uint32_t var = 0; var < m->vars; var++)
        if (w->learner.now.value[hf_lit_true(var)] > 0)
            solution[m->candidate[var] / s->size] = (uint16_t)(m->candidate[var] % s->size + 1);
}

/* Plain search from the root. */
static hf_status search_plainly(hf_worker *w, hf_search *search)
{
    if (!w->guesses)
        w->guesses = malloc(w->singles.cells * sizeof *w->guesses);
    if (!w->guesses)
        return HF_NO_MEMORY;
    return hf_trail_search(&w->singles, true, w->guesses, w->solution, search);
}

/* Learns, and reports each solution at once. */
static hf_status search_directly(hf_worker *w, hf_search *search)
{
    hf_learner *l = &w->learner;
    while (!l->no_memory && !search->stopped) {
        hf_verdict verdict = hf_learner_search(l, search);
        if (verdict == HF_VERDICT_DONE)
            search->complete = true;
        if (verdict != HF_VERDICT_FOUND)
            break;
        read_solution(w, w->solution);
        if (!hf_search_found(search, w->solution))
            break;
        hf_learner_exclude(l);
    }
    return l->no_memory ? HF_NO_MEMORY : HF_OK;
}

/* Learns, sets up to `most` solutions aside, and then knows whether they are all. */
static hf_status search_aside(hf_worker *w, hf_search *search, size_t most)
{
    hf_learner *l = &w->learner;
    size_t cells = w->singles.cells, count = 0;
    hf_verdict verdict = HF_VERDICT_STOPPED;

    while (count < most && !l->no_memory && !search->stopped) {
        verdict = hf_learner_search(l, search);
        if (verdict != HF_VERDICT_FOUND)
            break;
        read_solution(w, w->found + count++ * cells);
        hf_learner_exclude(l);
    }
    if (l->no_memory)
        return HF_NO_MEMORY;
    if (verdict == HF_VERDICT_FOUND) {
        HF_ASSERT(count == most && !search->stopped); /* a search that is stopped says so */
        return search_plainly(w, search);
    }
    for (size_t i = 0; i < count; i++)
        if (!hf_search_found(search, w->found + i * cells))
            return HF_OK;
    search->complete = verdict == HF_VERDICT_DONE;
    return HF_OK;
}

static hf_status search_open_part(hf_worker *w, hf_search *search)
{
    size_t bytes = w->singles.cells * sizeof *w->found, most = most_room / bytes;
    most = most > MOST_SET_ASIDE ? MOST_SET_ASIDE : most;
    HF_ASSERT(most >= 2); /* 8 of the largest boards */
    hf_probe(&w->learner, search);
    hf_learner_start(&w->learner);
    if (search->max_solutions <= most)
        return search_directly(w, search);
    if (!w->found) {
        w->found = malloc(most * bytes);
        w->found_room = w->found ? most : 0;
    }
    return w->found ? search_aside(w, search, most) : HF_NO_MEMORY;
}

/* Singles, overlaps and subsets. False: there is no solution. */
static bool settle(hf_worker *w, const uint16_t *givens, hf_search *search, hf_status *status)
{
    *status = HF_OK;
    if (!hf_singles_load(&w->singles, givens, search))
        return false;
    if (search->stopped || hf_singles_solved(&w->singles))
        return true;
    if (!w->tightener.singles && hf_tighten_open(&w->tightener, &w->singles, search) != HF_OK) {
        *status = search->stopped ? HF_OK : HF_NO_MEMORY;
        return true;
    }
    return hf_tighten_run(&w->tightener, search);
}

hf_status hf_worker_solve(hf_worker *w, const uint16_t *givens, hf_search *search)
{
    hf_status status;
    w->learner.model.vars = 0;
    hf_sparse_result sparse =
        !search->puzzle && hf_sparse_suits(w->singles.shape, givens)
            ? hf_sparse_solve(w->singles.shape, givens, w->learner.order.seed, w->solution, search)
            : HF_SPARSE_NONE;
    if (sparse == HF_SPARSE_NO_MEMORY)
        return HF_NO_MEMORY;
    if (sparse == HF_SPARSE_DONE || search->stopped)
        return HF_OK;
    if (!settle(w, givens, search, &status)) {
        search->complete = true;
        return HF_OK;
    }
    if (status != HF_OK || search->stopped)
        return status;
    if (hf_singles_solved(&w->singles)) {
        read_solution(w, w->solution);
        search->complete = hf_search_found(search, w->solution) || !search->stopped;
        return HF_OK;
    }
    status = hf_learner_build(&w->learner, &w->singles);
    if (status == HF_TOO_LARGE)
        return search_plainly(w, search);
    if (status == HF_OK && !search->stopped) {
        w->learner.order.guide = sparse == HF_SPARSE_ONE ? w->solution : NULL;
        w->learner.order.guide_size = w->singles.size;
        status = search_open_part(w, search);
    }
    return status;
}
