/* SPDX-License-Identifier: MIT
 *
 * learn.c - the loop: propagate, learn from conflicts, now and then restart or throw clauses out,
 * and guess.
 */
#include "solve/learn/learner.h"

/* Restarts (Biere and Froehlich 2015): when lessons of late touch more levels than usual, the
 * search is in a poor place. Two moving averages of the LBD tell: */
static const double fast_share = 0.03; /* about the last thirty conflicts */
static const double slow_share = 1e-4; /* about the last ten thousand */
static const double restart_margin = 1.25;
enum { RESTART_GAP = 20 }; /* conflicts between restarts at the least */

/* Clauses are thrown out after 300 conflicts, then after 400 more, 500 more ... */
enum { FIRST_REDUCTION = 300, REDUCTION_STEP = 100 };

/* Groups are rebuilt when more than so many variables were decided for good since. */
enum { REBUILD_AFTER = 8 };

static void take(hf_average *a, double value, double share)
{
    a->sum += (value - a->sum) * share;
    a->weight += (1 - a->weight) * share;
}

static double mean(const hf_average *a)
{
    return a->weight > 0 ? a->sum / a->weight : 0;
}

void hf_cdcl_start(hf_cdcl *c, hf_search *search)
{
    c->next_reduction = FIRST_REDUCTION;
    if (hf_cdcl_propagate(c)) {
        c->unsatisfiable = true;
        return;
    }
    hf_cdcl_probe(c, search);
    if (c->unsatisfiable || c->no_memory || search->stopped)
        return;
    if (c->trail_count > c->root_built)
        hf_cdcl_rebuild(c);
    hf_cdcl_start_activity(c);
}

static void learn_from_conflict(hf_cdcl *c)
{
    c->conflicts++;
    if (!c->level) {
        c->unsatisfiable = true;
        return;
    }
    hf_cdcl_analyze(c);
    take(&c->fast_lbd, c->lesson_lbd, fast_share);
    take(&c->slow_lbd, c->lesson_lbd, slow_share);
    hf_cdcl_learn(c);
    c->activity_step /= c->decay;
}

static bool restarting(const hf_cdcl *c)
{
    return c->level > c->assumed_count && c->conflicts - c->last_restart >= RESTART_GAP &&
           mean(&c->fast_lbd) > restart_margin * mean(&c->slow_lbd);
}

/* Goes back only as far as the decisions would now be other ones. */
static void restart(hf_cdcl *c)
{
    uint32_t level = c->assumed_count;
    c->restarts++;
    c->last_restart = c->conflicts;
    hf_cdcl_heap_clean(c);
    if (c->heap_count) {
        double top = c->activity[c->heap[0]];
        while (level < c->level && c->activity[hf_lit_var(c->trail[c->level_start[level]])] > top)
            level++;
    }
    hf_cdcl_backtrack(c, level);
}

static void open_level(hf_cdcl *c)
{
    c->level_start[c->level++] = c->trail_count;
}

/* Assumes the next assumption. False: it is false already, and `core` says why. */
static bool assume_next(hf_cdcl *c)
{
    hf_lit lit = c->assumed[c->level];
    if (c->value[lit] < 0) {
        hf_cdcl_blame(c, lit);
        c->assumptions_failed = true;
        return false;
    }
    open_level(c); /* an assumption that holds already opens an empty level */
    if (!c->value[lit])
        hf_cdcl_assign(c, lit, HF_REASON_NONE);
    return true;
}

hf_verdict hf_cdcl_search(hf_cdcl *c, hf_search *search)
{
    uint32_t var;
    c->assumptions_failed = false;
    for (;;) {
        if (c->no_memory)
            return HF_VERDICT_STOPPED;
        if (c->unsatisfiable)
            return HF_VERDICT_DONE;
        if (hf_cdcl_propagate(c)) {
            learn_from_conflict(c);
        } else if (restarting(c)) {
            restart(c);
        } else if (c->conflicts >= c->next_reduction) {
            c->next_reduction =
                c->conflicts + FIRST_REDUCTION + (uint64_t)REDUCTION_STEP * ++c->reductions;
            hf_cdcl_reduce(c);
        } else if (!c->level && c->trail_count > c->root_built + REBUILD_AFTER) {
            hf_cdcl_rebuild(c);
        } else if (c->level < c->assumed_count) {
            if (!assume_next(c))
                return HF_VERDICT_DONE;
        } else if (!hf_cdcl_decide(c, &var)) {
            return HF_VERDICT_FOUND;
        } else if (!hf_search_guess(search)) {
            return HF_VERDICT_STOPPED;
        } else {
            open_level(c);
            hf_cdcl_assign(c, hf_lit_true(var), HF_REASON_NONE);
        }
    }
}

/* The decisions imply the solution, so "not all these decisions" excludes it and nothing else;
 * being short it prunes more than a clause of all cells would. The last decision comes first: it is
 * the one to be turned round. */
void hf_cdcl_exclude(hf_cdcl *c)
{
    if (!c->level) {
        c->unsatisfiable = true;
        return;
    }
    c->lesson_count = 0;
    for (uint32_t level = c->level; level-- > 0;)
        c->lesson[c->lesson_count++] = hf_lit_not(c->trail[c->level_start[level]]);
    c->lesson_level = c->level - 1;
    c->lesson_lbd = 1; /* kept for good */
    hf_cdcl_learn(c);
}
