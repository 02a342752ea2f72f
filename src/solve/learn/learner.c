/* SPDX-License-Identifier: MIT
 *
 * learner.c - making a learner of its parts.
 */
#include <string.h>

#include "solve/learn/learner.h"

/* Decay of activities. Sudoku wants a long memory: 0.95, common for SAT solvers, is 1.7 times
 * slower on hard 16 x 16 and 25 x 25 boards. */
static const double default_decay = 0.997;

void hf_learner_open(hf_learner *l)
{
    memset(l, 0, sizeof *l);
    l->order.decay = default_decay;
}

void hf_learner_close(hf_learner *l)
{
    hf_model_close(&l->model);
    hf_assignment_close(&l->now);
    hf_clauses_close(&l->clauses);
    hf_order_close(&l->order);
    hf_analysis_close(&l->analysis);
    memset(l, 0, sizeof *l);
}

size_t hf_learner_memory(const hf_learner *l)
{
    return hf_model_memory(&l->model) + hf_assignment_memory(&l->now) +
           hf_clauses_memory(&l->clauses) + hf_order_memory(&l->order) +
           hf_analysis_memory(&l->analysis);
}

static void forget(hf_learner *l)
{
    l->assumed_count = 0;
    l->assumptions_failed = l->unsatisfiable = l->no_memory = false;
    l->conflicts = l->restarts = l->last_restart = l->next_reduction = 0;
    l->reductions = 0;
    l->fast_lbd = l->slow_lbd = (hf_average){0, 0};
}

hf_status hf_learner_build(hf_learner *l, const hf_singles *s)
{
    forget(l);
    hf_status status = hf_model_build(&l->model, s);
    if (status != HF_OK || !l->model.vars)
        return status;
    return hf_assignment_start(&l->now, &l->model) &&
                   hf_clauses_start(&l->clauses, l->model.vars) &&
                   hf_order_start(&l->order, l->model.vars) &&
                   hf_analysis_start(&l->analysis, l->model.vars)
               ? HF_OK
               : HF_NO_MEMORY;
}
