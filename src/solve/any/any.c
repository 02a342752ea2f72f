/* SPDX-License-Identifier: MIT
 *
 * any.c - the engine "any": boards of every shape and size, with one worker (worker.c) or several
 * (portfolio.c).
 */
#include <stdlib.h>

#include "solve/any/any.h"

typedef struct any {
    hf_worker worker;
    hf_portfolio *portfolio; /* NULL: one thread */
} any;

static void any_close(void *state)
{
    any *a = state;
    if (!a)
        return;
    hf_worker_close(&a->worker);
    hf_portfolio_close(a->portfolio);
    free(a);
}

static hf_status any_open(const hf_shape *shape, const hf_solve_options *options, void **state)
{
    any *a = calloc(1, sizeof *a);
    hf_status status = a ? HF_OK : HF_NO_MEMORY;
    *state = NULL;
    /* Solutions are handed to a callback in order, which only one worker can do. */
    if (status == HF_OK && options->threads > 1 && !options->on_solution)
        status = hf_portfolio_open(&a->portfolio, shape, options->seed, options->threads);
    if (status == HF_OK && !a->portfolio)
        status = hf_worker_open(&a->worker, shape, options->seed);
    if (status != HF_OK) {
        any_close(a);
        return status;
    }
    *state = a;
    return HF_OK;
}

static hf_status any_solve(void *state, const uint16_t *givens, hf_search *search)
{
    any *a = state;
    return a->portfolio ? hf_portfolio_solve(a->portfolio, givens, search)
                        : hf_worker_solve(&a->worker, givens, search);
}

static size_t any_memory(const void *state)
{
    const any *a = state;
    return sizeof *a +
           (a->portfolio ? hf_portfolio_memory(a->portfolio) : hf_worker_memory(&a->worker));
}

const hf_engine hf_engine_any = {
    .name = "any",
    .summary = "any board: singles, overlaps, subsets, probing, then clause learning",
    .width = 1,
    .needs = 0,
    .deterministic = true,
    .honours = HF_HONOURS_CANDIDATES,
    .serves = hf_engine_serves_all,
    .open = any_open,
    .close = any_close,
    .solve = any_solve,
    .solve_many = NULL,
    .memory = any_memory,
};
