/* SPDX-License-Identifier: MIT
 *
 * walk.c - the common rules of the road: a puzzle's path up a ladder, and what its steps weigh.
 *
 * Where no rule finds anything, the middle one of the empty cells is filled in from the solution,
 * which weighs as much as a scale thinks fit.
 */
#include "base/assert.h"
#include "grid/grid_data.h"
#include "logic/logic_data.h"
#include "logic/rule.h"
#include "rate/rater.h"

/* The middle one of the empty cells, with its value in the solution. */
static hf_status look_up(hf_rater *rater)
{
    uint32_t cells = hf_shape_cells(rater->solution->shape), empty = 0, middle;
    for (uint32_t c = 0; c < cells; c++)
        empty += hf_logic_value(rater->logic, c) == 0;
    middle = empty / 2;
    hf_step_clear(rater->step);
    rater->step->rule = &hf_rule_brute_force;
    uint32_t cell = 0;
    while (hf_logic_value(rater->logic, cell) != 0 || middle-- > 0)
        cell++;
    hf_step_place(rater->step, cell, rater->solution->cell[cell]);
    return hf_step_failed(rater->step) ? HF_NO_MEMORY : HF_OK;
}

static bool is_harder(const hf_weight *a, const hf_weight *b)
{
    if (a->level != b->level)
        return a->level > b->level;
    if (a->score != b->score)
        return a->score > b->score;
    return a->place > b->place;
}

static void add_step(const hf_scale *scale, const hf_rule *rule, hf_rating *rating)
{
    const hf_weight *weight = hf_scale_weight(scale, rule);
    size_t number = hf_rule_number(rule);
    rating->steps++;
    rating->score += weight->score;
    if (!rating->hardest || is_harder(weight, hf_scale_weight(scale, rating->hardest)))
        rating->hardest = rule;
    HF_ASSERT(number < HF_RULES_MOST); /* rule.c: there are no more */
    rating->count[number]++;
}

/* Do the limits of scores hold? They are made for 81 cells and plain rules: else a sum over all steps
 * speaks of the board's size and of the number of constraints, and the hardest step decides alone. */
static bool limits_hold(const hf_rater *rater)
{
    return hf_shape_cells(rater->solution->shape) == 81 && !rater->variant;
}

/* The hardest step's level, raised while the score is too high for it. */
static void settle_level(const hf_rater *rater, hf_rating *rating)
{
    const hf_scale *scale = rater->scale;
    uint32_t level = HF_LEVEL_EASY;
    if (rating->hardest)
        level = hf_scale_weight(scale, rating->hardest)->level;
    while (limits_hold(rater) && level < HF_LEVEL_EXTREME && rating->score > scale->most[level])
        level++;
    rating->level = (hf_level)level;
}

/* The next step if the level that is the ceiling allows it; else *above. Rungs beyond it that come
 * earlier in the ladder would have found theirs first: but only where there is a step within it does
 * that matter, so the dear searches are seldom made. */
static hf_status next_within(hf_rater *rater, const hf_facts *facts, bool *above)
{
    const hf_ladder *ladder = &rater->ladder;
    uint32_t rung, earlier;
    hf_status status = hf_logic_next_among(rater->logic, ladder, facts, rater->within,
                                           ladder->rungs, rater->step, &rung);
    *above = status == HF_END;
    if (status != HF_OK)
        return *above ? HF_OK : status;
    status = hf_logic_next_among(rater->logic, ladder, facts, rater->beyond, rung, rater->step,
                                 &earlier);
    *above = status == HF_OK;
    return status == HF_END ? HF_OK : status;
}

/* The next step; *above: it would pass the ceiling. */
static hf_status next_step(hf_rater *rater, hf_rating *rating, bool *above)
{
    const hf_facts facts = {.unique = true};
    *above = false;
    if (rater->most_level)
        return next_within(rater, &facts, above);
    hf_status status = hf_logic_next(rater->logic, &rater->ladder, &facts, rater->step);
    if (status == HF_END) {
        status = look_up(rater);
        rating->guesses++;
    }
    return status;
}

static bool is_above(const hf_rater *rater, const hf_rating *rating)
{
    const hf_scale *scale = rater->scale;
    uint32_t most = rater->most_level;
    HF_ASSERT(!most || hf_scale_weight(scale, rating->hardest)->level <= most); /* next_within */
    return (rater->ceiling && rating->score > rater->ceiling) ||
           (most && limits_hold(rater) && rating->score > scale->most[most]);
}

hf_status hf_rate_walk(hf_rater *rater, hf_rating *rating)
{
    while (hf_logic_state(rater->logic) == HF_LOGIC_OPEN && !rating->above) {
        if (hf_rater_is_cancelled(rater)) {
            rating->answer = HF_LIMIT;
            break;
        }
        hf_rater_share_time(rater);
        hf_status status = next_step(rater, rating, &rating->above);
        if (status == HF_STOPPED) {
            rating->answer = HF_LIMIT;
            break;
        }
        if (status != HF_OK)
            return status;
        if (rating->above)
            break;
        add_step(rater->scale, rater->step->rule, rating);
        rating->above = is_above(rater, rating);
        status = hf_logic_apply(rater->logic, rater->step);
        HF_ASSERT(status == HF_OK); /* it is no bet */
    }
    settle_level(rater, rating);
    if (rating->above && rating->level <= rater->most_level)
        rating->level = (hf_level)(rater->most_level + 1);
    return HF_OK;
}
