/* SPDX-License-Identifier: MIT
 *
 * learner.h - conflict-driven clause learning in which "exactly one of these" is built in.
 *
 * The learner is made of parts, each with a header that says what is always true of it:
 *
 *     model        variables and groups: what never changes          model.h
 *     assignment   what is true now, since when and why              assignment.h
 *     clauses      what was learned                                  clauses.h
 *     order        what to guess next                                order.h
 *     propagation  what follows: model, assignment, clauses          propagate.h
 *     analysis     what a conflict teaches                           analysis.h
 *
 * Parts know those above them, and nobody knows the learner. Only it (learn.c) is handed a whole
 * learner; the signature of every other function shows which parts it reads and which it changes.
 */
#ifndef HF_SOLVE_LEARN_LEARNER_H
#define HF_SOLVE_LEARN_LEARNER_H

#include "solve/engine.h"
#include "solve/learn/analysis.h"
#include "solve/learn/propagate.h"

/* A moving average that is right from the first value on: `weight` is what has come in so far. */
typedef struct hf_average {
    double sum;
    double weight;
} hf_average;

/* How the search goes about its work. */
typedef struct hf_habits {
    bool denies;           /* guesses that candidates are false */
    uint32_t restart_gap;  /* conflicts between restarts at the least */
    double restart_margin; /* how much worse than usual lessons of late must be */
} hf_habits;

typedef struct hf_learner {
    hf_habits habits;
    hf_model model;
    hf_assignment now;
    hf_clauses clauses;
    hf_order order;
    hf_analysis analysis;

    const hf_lit *assumed; /* taken before any guess, in this order */
    uint32_t assumed_count;
    bool
        assumptions_failed; /* no solution under them; the analysis' core says which are to blame */

    bool unsatisfiable;
    bool no_memory; /* an allocation failed: nothing that follows counts */
    uint64_t conflicts;
    uint64_t restarts;
    uint64_t work;         /* steps, as a search is told of them */
    uint64_t pause;        /* the search stops for a while after so many */
    hf_average fast_lbd;   /* of late */
    hf_average slow_lbd;   /* over a long time */
    uint64_t last_restart; /* in conflicts */
    uint64_t next_reduction;
    uint32_t reductions;
} hf_learner;

void hf_learner_open(hf_learner *l);
void hf_learner_close(hf_learner *l);
size_t hf_learner_memory(const hf_learner *l);

/* A model of what singles left open, and nothing learned. HF_TOO_LARGE, HF_NO_MEMORY. Not to be used
 * if the search that the singles belong to was told to stop meanwhile. */
hf_status hf_learner_build(hf_learner *l, const hf_singles *s);

/* A model of other parts, the first `choices` of whose variables may be guessed; the others must follow when these
 * are set. HF_NO_MEMORY. */
hf_status hf_learner_compose(hf_learner *l, const hf_model_parts *parts, uint32_t choices);
/* One of these must be true, for good. Before the search starts; without memory l->no_memory is set. `lits` may
 * change. */
void hf_learner_clause(hf_learner *l, hf_lit *lits, uint32_t count);
/* After the last of them: follows up what is known. */
void hf_learner_settle(hf_learner *l);

typedef enum hf_verdict {
    HF_VERDICT_FOUND,
    HF_VERDICT_DONE,
    HF_VERDICT_STOPPED,
    HF_VERDICT_PAUSED
} hf_verdict;

/* Gets a freshly built model ready for the search: first reductions and activities. Whatever was
 * found out before at level 0 must have been followed up. */
void hf_learner_start(hf_learner *l);
/* Searches on. FOUND: every variable that may be guessed is set, a solution. DONE: there is no (other) solution, or
 * none under the assumptions. STOPPED: the search was told to stop. PAUSED: l->pause was reached. */
hf_verdict hf_learner_search(hf_learner *l, hf_search *search);
/* After FOUND: excludes that solution. */
void hf_learner_exclude(hf_learner *l);
/* Back to level 0, for other assumptions. */
void hf_learner_reset(hf_learner *l);

#endif
