/* SPDX-License-Identifier: MIT
 *
 * any.c - the engine "any": boards of every shape and size.
 *
 * Singles first (singles.c): most boards people publish end there. What is left becomes variables
 * and groups, is probed, and then searched with clause learning (cdcl.h). A solution that was found
 * is excluded and the search goes on with all it has learned, until no other exists or enough were
 * found.
 */
#include <stdlib.h>
#include <string.h>

#include "solve/any/cdcl.h"
#include "solve/engine.h"

typedef struct any {
    hf_singles singles;
    hf_cdcl learner;
    uint16_t *solution;
} any;

static void any_close(void *state)
{
    any *a = state;
    if (!a)
        return;
    hf_singles_close(&a->singles);
    hf_cdcl_close(&a->learner);
    free(a->solution);
    free(a);
}

static hf_status any_open(const hf_shape *shape, const hf_solve_options *options, void **state)
{
    any *a = calloc(1, sizeof *a);
    *state = NULL;
    if (!a)
        return HF_NO_MEMORY;
    hf_cdcl_open(&a->learner);
    a->learner.seed = options->seed;
    a->solution = malloc(shape->cells * sizeof *a->solution);
    if (!a->solution || hf_singles_open(&a->singles, shape) != HF_OK) {
        any_close(a);
        return HF_NO_MEMORY;
    }
    *state = a;
    return HF_OK;
}

/* What singles filled, and what the learner holds true. */
static void read_solution(any *a)
{
    const hf_singles *s = &a->singles;
    const hf_cdcl *c = &a->learner;
    for (uint32_t cell = 0; cell < s->cells; cell++)
        a->solution[cell] = (uint16_t)(s->value[cell] + 1u);
    for (uint32_t var = 0; var < c->vars; var++)
        if (c->value[hf_lit_true(var)] > 0)
            a->solution[c->candidate[var] / s->size] = (uint16_t)(c->candidate[var] % s->size + 1);
}

static hf_status search_on(any *a, hf_search *search)
{
    hf_cdcl *c = &a->learner;
    hf_cdcl_start(c, search);
    while (!c->no_memory && !search->stopped) {
        hf_verdict verdict = hf_cdcl_search(c, search);
        if (verdict == HF_VERDICT_DONE)
            search->complete = true;
        if (verdict != HF_VERDICT_FOUND)
            break;
        read_solution(a);
        if (!hf_search_found(search, a->solution))
            break;
        hf_cdcl_exclude(c);
    }
    return c->no_memory ? HF_NO_MEMORY : HF_OK;
}

static hf_status any_solve(void *state, const uint16_t *givens, hf_search *search)
{
    any *a = state;
    if (!hf_singles_load(&a->singles, givens)) {
        search->complete = true;
        return HF_OK;
    }
    if (hf_singles_solved(&a->singles)) {
        a->learner.vars = 0;
        read_solution(a);
        search->complete = hf_search_found(search, a->solution) || !search->stopped;
        return HF_OK;
    }
    hf_status status = hf_cdcl_build(&a->learner, &a->singles);
    return status == HF_OK ? search_on(a, search) : status;
}

const hf_engine hf_engine_any = {
    .name = "any",
    .summary = "any board: singles, probing, then clause learning over exactly-one groups",
    .width = 1,
    .needs = 0,
    .deterministic = true,
    .serves = hf_engine_serves_all,
    .open = any_open,
    .close = any_close,
    .solve = any_solve,
    .solve_many = NULL,
};
