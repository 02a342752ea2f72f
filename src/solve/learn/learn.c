/* SPDX-License-Identifier: MIT
 *
 * learn.c - the loop: propagate, learn from conflicts, now and then restart or throw clauses out,
 * and guess.
 */
#include "base/assert.h"
#include "solve/learn/learner.h"

/* Restarts (Biere and Froehlich 2015): when lessons of late touch more levels than usual, the
 * search is in a poor place. Two moving averages of the LBD tell; by how much they must differ is a habit. */
static const double fast_share = 0.03; /* about the last thirty conflicts */
static const double slow_share = 1e-4; /* about the last ten thousand */

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
    HF_ASSERT(a->weight > 0); /* nobody asks before the first conflict */
    return a->sum / a->weight;
}

/* Literals that are false for good are left out, and what is true for good need not be said. Watches come to know of what
 * is set but not followed up yet. */
void hf_learner_clause(hf_learner *l, hf_lit *lits, uint32_t count)
{
    enum { FOR_GOOD = 1 }; /* levels, as few as a lesson that is always kept */
    uint32_t kept = 0;
    HF_ASSERT(!l->now.level && !l->now.next_clause);
    for (uint32_t i = 0; i < count; i++) {
        if (l->now.value[lits[i]] > 0)
            return;
        if (!l->now.value[lits[i]])
            lits[kept++] = lits[i];
    }
    if (kept == 0)
        l->unsatisfiable = true;
    else if (kept == 1)
        hf_assign(&l->model, &l->now, lits[0], HF_WHY_NONE);
    else if (kept == 2)
        hf_clauses_add_binary(&l->clauses, lits[0], lits[1]);
    else
        hf_clauses_add(&l->clauses, lits, kept, FOR_GOOD);
    l->no_memory |= l->clauses.no_memory;
}

void hf_learner_settle(hf_learner *l)
{
    if (!l->unsatisfiable && !l->no_memory)
        l->unsatisfiable = hf_propagate(&l->model, &l->now, &l->clauses);
}

void hf_learner_start(hf_learner *l)
{
    l->next_reduction = FIRST_REDUCTION;
    if (l->unsatisfiable || l->no_memory)
        return;
    if (l->now.trail_count > l->now.root_built)
        hf_assignment_rebuild(&l->now, &l->model);
    hf_order_begin(&l->order, &l->model, &l->now);
}

static void assign(hf_learner *l, hf_lit lit, hf_why why)
{
    hf_assign(&l->model, &l->now, lit, why);
}

static void backtrack(hf_learner *l, uint32_t level)
{
    hf_backtrack(&l->model, &l->now, &l->order, level);
}

/* Backtracks and adds the lesson. */
static void take_lesson(hf_learner *l)
{
    const hf_lesson *lesson = &l->analysis.lesson;
    hf_lit first = lesson->lit[0];
    backtrack(l, lesson->level);
    HF_ASSERT(l->now.value[first] == 0); /* it was set on the level that was left */
    if (lesson->count == 1) {
        assign(l, first, HF_WHY_NONE);
    } else if (lesson->count == 2) {
        hf_clauses_add_binary(&l->clauses, first, lesson->lit[1]);
        assign(l, first, hf_why_make(HF_WHY_LIT, hf_lit_not(lesson->lit[1])));
    } else {
        uint32_t place = hf_clauses_add(&l->clauses, lesson->lit, lesson->count, lesson->lbd);
        if (!l->clauses.no_memory)
            assign(l, first, hf_why_make(HF_WHY_CLAUSE, place));
    }
}

static void learn_from_conflict(hf_learner *l)
{
    l->conflicts++;
    if (!l->now.level) {
        l->unsatisfiable = true;
        return;
    }
    hf_analysis_conflict(&l->analysis, &l->model, &l->now, &l->clauses, &l->order);
    take(&l->fast_lbd, l->analysis.lesson.lbd, fast_share);
    take(&l->slow_lbd, l->analysis.lesson.lbd, slow_share);
    take_lesson(l);
    l->order.step /= l->order.decay;
}

static bool restarting(const hf_learner *l)
{
    return l->now.level > l->assumed_count &&
           l->conflicts - l->last_restart >= l->habits.restart_gap &&
           mean(&l->fast_lbd) > l->habits.restart_margin * mean(&l->slow_lbd);
}

/* Goes back only as far as the decisions would now be other ones. */
static void restart(hf_learner *l)
{
    const hf_order *o = &l->order;
    const hf_assignment *a = &l->now;
    uint32_t level = l->assumed_count;
    l->restarts++;
    l->last_restart = l->conflicts;
    hf_order_clean(&l->order, a);
    /* Where nothing is open the variable that left the heap last is still there, and any level will do. */
    double top = o->activity[o->heap[0]];
    while (level < a->level && o->activity[hf_lit_node(a->trail[a->level_start[level]])] > top)
        level++;
    backtrack(l, level);
}

static void reduce(hf_learner *l)
{
    l->next_reduction = l->conflicts + FIRST_REDUCTION + (uint64_t)REDUCTION_STEP * ++l->reductions;
    hf_clauses_reduce(&l->clauses, &l->now);
    HF_ASSERT(hf_clauses_are_watched(&l->clauses, &l->now));
    HF_ASSERT(hf_assignment_is_sound(&l->now, &l->model));
}

static bool rebuilding(const hf_learner *l)
{
    return !l->now.level && l->now.trail_count > l->now.root_built + REBUILD_AFTER;
}

/* Assumes the next assumption. False: it is false already, and the core says why. */
static bool assume_next(hf_learner *l)
{
    hf_lit lit = l->assumed[l->now.level];
    if (l->now.value[lit] < 0) {
        hf_history history = hf_history_of(&l->model, &l->now, &l->clauses);
        hf_analysis_blame(&l->analysis, &history, lit);
        l->assumptions_failed = true;
        return false;
    }
    hf_assignment_open_level(&l->now); /* one that holds already opens an empty level */
    if (!l->now.value[lit])
        assign(l, lit, HF_WHY_NONE);
    return true;
}

/* What the last round cost: its assignments, and as much again for a conflict or a guess. */
enum { STEPS_PER_LITERAL = 16, STEPS_PER_ROUND = 256 };

hf_verdict hf_learner_search(hf_learner *l, hf_search *search)
{
    uint32_t var, before = l->now.trail_count;
    l->assumptions_failed = false;
    for (;; before = l->now.trail_count) {
        l->no_memory |= l->clauses.no_memory;
        if (l->no_memory)
            return HF_VERDICT_STOPPED;
        if (l->unsatisfiable)
            return HF_VERDICT_DONE;
        bool conflict = hf_propagate(&l->model, &l->now, &l->clauses);
        uint64_t steps =
            STEPS_PER_ROUND + STEPS_PER_LITERAL * (uint64_t)(l->now.trail_count - before);
        l->work += steps;
        if (hf_search_work(search, steps))
            return HF_VERDICT_STOPPED;
        if (conflict) {
            learn_from_conflict(l);
            if (l->work >= l->pause && !l->unsatisfiable)
                return HF_VERDICT_PAUSED;
        } else if (restarting(l)) {
            restart(l);
        } else if (l->conflicts >= l->next_reduction) {
            reduce(l);
        } else if (rebuilding(l)) {
            hf_assignment_rebuild(&l->now, &l->model);
        } else if (l->now.level < l->assumed_count) {
            if (!assume_next(l))
                return HF_VERDICT_DONE;
        } else if (!hf_order_next(&l->order, &l->model, &l->now, &var)) {
            return HF_VERDICT_FOUND;
        } else if (!hf_search_guess(search)) {
            return HF_VERDICT_STOPPED;
        } else {
            hf_assignment_open_level(&l->now);
            assign(l, l->habits.denies ? hf_lit_false(var) : hf_lit_true(var), HF_WHY_NONE);
        }
    }
}

/* The decisions imply the solution, so "not all these decisions" excludes it and nothing else;
 * being short it prunes more than a clause of all cells would. The last decision comes first: it is
 * the one to be turned round. */
void hf_learner_exclude(hf_learner *l)
{
    const hf_assignment *a = &l->now;
    hf_lesson *lesson = &l->analysis.lesson;
    if (!a->level) {
        l->unsatisfiable = true;
        return;
    }
    lesson->count = 0;
    for (uint32_t level = a->level; level-- > 0;)
        lesson->lit[lesson->count++] = hf_lit_not(a->trail[a->level_start[level]]);
    lesson->level = a->level - 1;
    lesson->lbd = 1; /* kept for good */
    take_lesson(l);
}

void hf_learner_reset(hf_learner *l)
{
    backtrack(l, 0);
}
