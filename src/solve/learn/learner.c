/* SPDX-License-Identifier: MIT
 *
 * learner.c - making a learner of its parts.
 */
#include <string.h>

#include "solve/learn/learner.h"

/* Sudoku wants a long memory: a decay of 0.95, common for SAT solvers, is 1.7 times slower on hard 16 x 16 and 25 x 25
 * boards. */
static const hf_habits of_houses = {false, 20, 1.25};
static const double decay_of_houses = 0.997;

/* Clauses of a variant want the contrary: a short memory, hardly any guess that goes far, and restarts all the time. Nine
 * rings of renban without a clue, which have no solution, took 64,000 conflicts and 1.6 s; more than 500,000 with the
 * habits of houses, and more than 250,000 with all of these but one (guesses as of houses, a gap of 20, a decay of 0.95). */
static const hf_habits of_clauses = {true, 2, 1};
static const double decay_of_clauses = 0.8;

static void suit(hf_learner *l, const hf_habits *habits, double decay)
{
    l->habits = *habits;
    l->order.decay = decay;
    l->order.by_activity = habits->denies;
}

void hf_learner_open(hf_learner *l)
{
    memset(l, 0, sizeof *l);
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
    l->work = l->conflicts = l->restarts = l->last_restart = l->next_reduction = 0;
    l->pause = UINT64_MAX;
    l->reductions = 0;
    l->fast_lbd = l->slow_lbd = (hf_average){0, 0};
}

/* The other parts, once there is a model. */
static hf_status start_parts(hf_learner *l, uint32_t choices)
{
    return hf_assignment_start(&l->now, &l->model) &&
                   hf_clauses_start(&l->clauses, l->model.vars) &&
                   hf_order_start(&l->order, l->model.vars, choices) &&
                   hf_analysis_start(&l->analysis, l->model.vars)
               ? HF_OK
               : HF_NO_MEMORY;
}

hf_status hf_learner_build(hf_learner *l, const hf_singles *s)
{
    forget(l);
    suit(l, &of_houses, decay_of_houses);
    hf_status status = hf_model_build(&l->model, s);
    if (status != HF_OK || !l->model.vars)
        return status;
    return start_parts(l, l->model.vars);
}

hf_status hf_learner_compose(hf_learner *l, const hf_model_parts *parts, uint32_t choices)
{
    forget(l);
    suit(l, &of_clauses, decay_of_clauses);
    hf_status status = hf_model_compose(&l->model, parts);
    return status == HF_OK ? start_parts(l, choices) : status;
}
