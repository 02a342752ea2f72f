/* SPDX-License-Identifier: MIT
 *
 * cmd_bench_measure.c - taking times on a machine that does other things too.
 *
 * The contestants take turns, repeat after repeat, so that a slow minute hits all of them. Of the
 * repeats the best counts: other work on the machine only ever adds time. Single puzzles are timed
 * one by one, each at its best, so the slow ones that are reported are slow because of the puzzle.
 *
 * Batches, and single puzzles that take a tenth of a millisecond or more, are timed by the
 * processor time of this thread, which does not run while others do. That clock is too slow to read
 * around puzzles of a microsecond, so those go by the wall.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cmd_bench.h"
#include "command.h"
#include "term.h"

static uint64_t cpu_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (uint64_t)t.tv_sec * UINT64_C(1000000000) + (uint64_t)t.tv_nsec;
}

/* One contestant's part of the work. */
typedef struct part {
    hf_bench_contestant *who;
    hf_bench_score *score;
    const char **texts;   /* the sampled puzzles, where the set is plain */
    uint16_t *candidates; /* or these, where candidates are given */
    hf_brief *briefs;
    uint64_t *batch;  /* time of each repeat */
    uint64_t *single; /* best time of each sampled puzzle */
    bool slow;        /* a puzzle takes far longer than to ask the processor's clock */
} part;

/* ---- one run --------------------------------------------------------------------------------- */

/* Hands the batch over; false: the engine takes none of this kind. */
static bool solve_batch(const hf_bench_set *set, part *p)
{
    hf_solver *solver = p->who->solver;
    size_t count = p->score->count;
    if (p->who->engine == NULL)
        return false;
    if (set->candidates != NULL)
        return hf_solve_many_candidates(solver, count, p->candidates, p->briefs, NULL) == HF_OK;
    return hf_solve_many(solver, count, p->texts, p->briefs, NULL, 0) == HF_OK;
}

static hf_lane_work work_of(const hf_bench_contestant *who)
{
    hf_lane_work work = {0};
    if (who->solver != NULL)
        hf_solver_lane_work(who->solver, &work);
    return work;
}

static uint64_t run_batch(const hf_bench_set *set, part *p, hf_bench_tally *t)
{
    size_t count = p->score->count;
    hf_lane_work before = work_of(p->who);
    uint64_t begin = cpu_now();
    if (!solve_batch(set, p)) {
        for (size_t i = 0; i < count; i++)
            hf_bench_contestant_solve(p->who, set, i * p->score->step, t);
        return cpu_now() - begin;
    }
    uint64_t time = cpu_now() - begin;
    p->score->work = work_of(p->who);
    p->score->work.sweeps -= before.sweeps;
    p->score->work.acts -= before.acts;
    for (size_t i = 0; i < count; i++) {
        t->solutions += p->briefs[i].count;
        t->guesses += p->briefs[i].guesses;
        t->unfinished += p->briefs[i].answer == HF_LIMIT;
    }
    return time;
}

static hf_bench_tally run_single(const hf_bench_set *set, part *p, bool first)
{
    hf_bench_tally t = {0};
    uint64_t (*now)(void) = p->slow ? cpu_now : hf_term_now;
    for (size_t i = 0; i < p->score->count; i++) {
        uint64_t begin = now();
        hf_bench_contestant_solve(p->who, set, i * p->score->step, &t);
        uint64_t time = now() - begin;
        if (first || time < p->single[i])
            p->single[i] = time;
    }
    return t;
}

/* ---- before: how much can be measured? ------------------------------------------------------- */

/* Tries a few puzzles spread over the set and chooses how many the budget allows. Slow engines get
 * a sample that is spread likewise. */
static void choose_sample(const hf_bench_set *set, part *p, const hf_bench_plan *plan)
{
    enum { TRIALS = 16, SLOW_NS = 100000 };
    hf_bench_tally t = {0};
    size_t trials = set->count < TRIALS ? set->count : TRIALS;
    size_t tried = 0;
    uint64_t begin = cpu_now();
    uint64_t spent = 0;
    while (tried < trials && spent < plan->budget_ns / 4) {
        hf_bench_contestant_solve(p->who, set, tried * (set->count / trials), &t);
        tried++;
        spent = cpu_now() - begin;
    }
    unsigned runs = plan->repeats * ((plan->batch ? 1u : 0u) + (plan->single ? 1u : 0u));
    p->slow = spent / tried > SLOW_NS;
    double each = (double)spent / (double)tried * runs;
    double all = each * (double)set->count;
    size_t step = 1 + (size_t)(all / (double)plan->budget_ns);
    p->score->step = step < set->count ? step : set->count;
    p->score->count = (set->count + p->score->step - 1) / p->score->step;
}

static bool take_candidates(const hf_bench_set *set, part *p)
{
    p->candidates = calloc(p->score->count * HF_BENCH_CELLS, sizeof *p->candidates);
    for (size_t i = 0; p->candidates != NULL && i < p->score->count; i++)
        memcpy(p->candidates + i * HF_BENCH_CELLS,
               set->candidates + i * p->score->step * HF_BENCH_CELLS,
               HF_BENCH_CELLS * sizeof *p->candidates);
    return p->candidates != NULL;
}

static bool open_part(const hf_bench_set *set, part *p, const hf_bench_plan *plan)
{
    hf_bench_contestant *who = p->who;
    memset(p->score, 0, sizeof *p->score);
    p->score->serves = hf_bench_contestant_open(who, set, plan->give_up_ns);
    if (!p->score->serves)
        return true;
    choose_sample(set, p, plan);
    p->texts = calloc(p->score->count, sizeof *p->texts);
    p->briefs = calloc(p->score->count, sizeof *p->briefs);
    p->batch = calloc(plan->repeats, sizeof *p->batch);
    p->single = calloc(p->score->count, sizeof *p->single);
    bool ok = p->texts != NULL && p->briefs != NULL && p->batch != NULL && p->single != NULL;
    for (size_t i = 0; set->plain && ok && i < p->score->count; i++)
        p->texts[i] = set->text + i * p->score->step * set->text_step;
    return ok && (set->candidates == NULL || take_candidates(set, p));
}

static void close_part(part *p)
{
    hf_bench_contestant_close(p->who);
    free(p->texts);
    free(p->candidates);
    free(p->briefs);
    free(p->batch);
    free(p->single);
}

/* ---- after: best, middle, worst -------------------------------------------------------------- */

static int by_size(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a;
    uint64_t y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static void sum_up(part *p, const hf_bench_plan *plan)
{
    hf_bench_score *score = p->score;
    if (plan->batch && p->batch[0] > 0) {
        qsort(p->batch, plan->repeats, sizeof *p->batch, by_size);
        score->batch_best = p->batch[0];
        score->batch_middle = p->batch[plan->repeats / 2];
    }
    if (p->single[0] == 0)
        return;
    for (size_t i = 0; i < score->count; i++) {
        score->single_sum += p->single[i];
        if (p->single[i] > score->worst) {
            score->worst = p->single[i];
            score->worst_puzzle = i * score->step;
        }
    }
    qsort(p->single, score->count, sizeof *p->single, by_size);
    score->median = p->single[score->count / 2];
    score->percent99 = p->single[(score->count - 1) * 99 / 100];
}

static void run_repeat(const hf_bench_set *set, part *p, const hf_bench_plan *plan, unsigned repeat)
{
    if (plan->batch && set->plain) {
        p->score->batch = (hf_bench_tally){0};
        p->batch[repeat] = run_batch(set, p, &p->score->batch);
    }
    if (plan->single || !set->plain)
        p->score->single = run_single(set, p, repeat == 0);
}

bool hf_bench_measure(const hf_bench_set *set, hf_bench_contestant *contestants, size_t count,
                      const hf_bench_plan *plan, hf_bench_score *scores)
{
    part *parts = calloc(count, sizeof *parts);
    bool ok = parts != NULL;
    for (size_t i = 0; ok && i < count; i++) {
        parts[i].who = &contestants[i];
        parts[i].score = &scores[i];
        ok = open_part(set, &parts[i], plan);
    }
    for (unsigned r = 0; ok && r < plan->repeats; r++) {
        for (size_t i = 0; i < count; i++) {
            part *p = &parts[(i + r) % count]; /* another one begins each time */
            if (p->score->serves)
                run_repeat(set, p, plan, r);
        }
    }
    for (size_t i = 0; parts != NULL && i < count; i++) {
        if (ok && parts[i].score->serves)
            sum_up(&parts[i], plan);
        if (parts[i].who != NULL)
            close_part(&parts[i]);
    }
    free(parts);
    return ok;
}
