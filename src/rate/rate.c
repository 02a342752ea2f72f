/* SPDX-License-Identifier: MIT
 *
 * rate.c - the rater: making it, and asking it about one puzzle.
 *
 * The solver is asked once, for the proof that there is exactly one solution and for that solution;
 * the rest is the scale's.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/clock.h"
#include "logic/logic_data.h"
#include "logic/rules/rules.h"
#include "logic/se/se.h"
#include "rate/rater.h"
#include "solve/solver.h"

hf_status hf_rater_new(const hf_shape *shape, const hf_scale *scale, hf_rater **out)
{
    hf_rater *rater = calloc(1, sizeof *rater);
    *out = NULL;
    if (!rater)
        return HF_NO_MEMORY;
    rater->scale = scale ? scale : hf_scale_at(0);
    atomic_init(&rater->cancelled, false);
    if (rater->scale->serves && !rater->scale->serves(shape)) {
        free(rater);
        return HF_UNSUPPORTED;
    }
    hf_status status = hf_ladder_named(rater->scale->ladder, &rater->ladder);
    HF_ASSERT(status == HF_OK);
    status = hf_logic_new(shape, &rater->logic);
    if (status == HF_OK)
        status = hf_solver_new(shape, NULL, &rater->solver);
    if (status == HF_OK)
        status = hf_step_new(&rater->step);
    if (status == HF_OK)
        status = hf_board_new(shape, &rater->board);
    if (status == HF_OK)
        status = hf_grid_new(shape, &rater->solution);
    if (status != HF_OK) {
        hf_rater_free(rater);
        return status;
    }
    *out = rater;
    return HF_OK;
}

void hf_rater_free(hf_rater *rater)
{
    if (!rater)
        return;
    hf_step_free(rater->step);
    hf_solver_free(rater->solver);
    hf_logic_free(rater->logic);
    hf_board_free(rater->board);
    hf_grid_free(rater->solution);
    hf_se_free(rater->explainer);
    free(rater);
}

/* Which rungs can give a step within the level that is the ceiling. */
static void part_rungs(hf_rater *rater)
{
    const hf_ladder *ladder = &rater->ladder;
    for (uint32_t i = 0; i < ladder->rungs; i++) {
        rater->within[i] = false;
        for (size_t n = 0; hf_rule_at(n); n++)
            if (hf_rung_has(&ladder->rung[i], hf_rule_at(n)))
                rater->within[i] |=
                    hf_scale_weight(rater->scale, hf_rule_at(n))->level <= rater->most_level;
        rater->beyond[i] = !rater->within[i];
    }
}

void hf_rater_use_ladder(hf_rater *rater, const hf_ladder *ladder)
{
    rater->ladder = *ladder;
    rater->asked = true;
    part_rungs(rater);
}

/* Scales were made for houses; of variants the default ladder knows more. Its last rung is a bet, which
 * is nobody's way to solve: a value is looked up instead. */
static void take_ladder(hf_rater *rater, bool variant)
{
    if (variant == rater->variant)
        return;
    rater->variant = variant;
    if (rater->asked)
        return;
    hf_status status = hf_ladder_named(variant ? "default" : rater->scale->ladder, &rater->ladder);
    HF_ASSERT(status == HF_OK);
    for (uint32_t i = 0; variant && i < rater->ladder.rungs; i++)
        if (hf_rung_has(&rater->ladder.rung[i], &hf_rule_bet))
            rater->ladder.rungs = i;
    part_rungs(rater);
}

void hf_rater_set_ceiling(hf_rater *rater, uint32_t score)
{
    rater->ceiling = score;
}

void hf_rater_set_ceiling_level(hf_rater *rater, hf_level level)
{
    rater->most_level = level < HF_LEVEL_EXTREME ? level : 0;
    part_rungs(rater);
}

void hf_rater_set_budget(hf_rater *rater, uint64_t assumptions)
{
    rater->budget = assumptions;
}

void hf_rater_set_time_limit(hf_rater *rater, uint64_t nanoseconds)
{
    rater->limit_ns = nanoseconds;
}

void hf_rater_cancel(hf_rater *rater)
{
    atomic_store_explicit(&rater->cancelled, true, memory_order_relaxed);
    hf_logic_cancel(rater->logic);
}

void hf_rater_heed(hf_rater *rater, const atomic_bool *cancelled)
{
    rater->heeds = cancelled;
    hf_watch_heed(&rater->logic->watch, cancelled);
}

bool hf_rater_is_cancelled(const hf_rater *rater)
{
    return atomic_load_explicit(rater->task.cancelled, memory_order_relaxed) ||
           hf_clock_is_up(rater->task.deadline_ns);
}

/* From now on the puzzle's time runs, for the solver, too. */
static void begin(hf_rater *rater, hf_rating *rating)
{
    memset(rating, 0, sizeof *rating);
    rater->task = (hf_search){.deadline_ns = hf_clock_ends(rater->limit_ns),
                              .cancelled = rater->heeds ? rater->heeds : &rater->cancelled};
    rater->solver->task = &rater->task;
}

/* Who was told to stop has done so. */
static void end(hf_rater *rater)
{
    atomic_store_explicit(&rater->cancelled, false, memory_order_relaxed);
    hf_watch_end(&rater->logic->watch);
}

/* The puzzle is loaded, and its solution known. */
static hf_status drive(hf_rater *rater, hf_rating *rating)
{
    return rater->scale->drive ? rater->scale->drive(rater, rating) : hf_rate_walk(rater, rating);
}

void hf_rater_share_time(hf_rater *rater)
{
    hf_logic_set_time_limit(rater->logic, hf_clock_left(rater->task.deadline_ns));
}

static hf_status rate_puzzle(hf_rater *rater, const hf_puzzle *puzzle, hf_rating *rating)
{
    hf_result result;
    hf_status status = hf_solver_solve(rater->solver, puzzle, &result, rater->solution, NULL);
    if (status != HF_OK)
        return status;
    rating->answer = result.answer;
    if (result.answer != HF_UNIQUE)
        return HF_OK;
    status = hf_logic_load_puzzle(rater->logic, puzzle);
    return status == HF_OK ? drive(rater, rating) : status;
}

hf_status hf_rater_rate(hf_rater *rater, const hf_puzzle *puzzle, hf_rating *rating)
{
    bool variant = hf_puzzle_is_variant(puzzle);
    begin(rater, rating);
    if (variant && rater->scale->drive)
        return HF_UNSUPPORTED;
    take_ladder(rater, variant);
    hf_status status = rate_puzzle(rater, puzzle, rating);
    end(rater);
    return status;
}

static hf_status rate_grid(hf_rater *rater, const hf_grid *puzzle, hf_rating *rating)
{
    hf_result result;
    hf_status status = hf_solver_solve_grid(rater->solver, puzzle, &result, rater->solution, NULL);
    if (status != HF_OK)
        return status;
    rating->answer = result.answer;
    if (result.answer != HF_UNIQUE)
        return HF_OK;
    hf_board_load(rater->board, puzzle);
    hf_logic_load(rater->logic, rater->board);
    return drive(rater, rating);
}

hf_status hf_rater_rate_grid(hf_rater *rater, const hf_grid *puzzle, hf_rating *rating)
{
    begin(rater, rating);
    take_ladder(rater, false);
    hf_status status = rate_grid(rater, puzzle, rating);
    end(rater);
    return status;
}
