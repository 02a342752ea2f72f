/* SPDX-License-Identifier: MIT
 *
 * se.c - Sudoku Explainer's scale: the rating of the hardest step, in tenths.
 *
 * Three numbers: ER is the rating of the hardest step; EP (pearl) the hardest one up to the first
 * placement; ED (diamond) that of the very first step. The rules of the road are the original's own:
 * the first hint of the first search that has any, then from the top again. So this scale drives the
 * searches itself and needs no steps told.
 */
#include "base/assert.h"
#include "logic/se/rules.h"
#include "rate/rater.h"
#include "solve/dispatch.h"

/* What the original says of a puzzle that it cannot solve. */
enum { STUCK = 200 };

/* The searches of the ladder's rungs, and what they are asked for; a ladder that is not Sudoku
 * Explainer's means all of them. */
static uint64_t searches_of(const hf_ladder *ladder, uint64_t *kinds)
{
    uint64_t searches = 0;
    *kinds = SE_ALL_KINDS;
    if (!ladder->options.explainer)
        return SE_ALL_SEARCHES;
    *kinds = 0;
    for (uint32_t i = 0; i < ladder->rungs; i++)
        searches |= hf_se_searches_of(&ladder->rung[i], kinds);
    return searches;
}

static void load(hf_rater *rater)
{
    uint8_t value[SE_CELLS];
    uint16_t cand[SE_CELLS];
    for (uint32_t c = 0; c < SE_CELLS; c++) {
        value[c] = (uint8_t)hf_logic_value(rater->logic, c);
        cand[c] = (uint16_t)hf_logic_candidates(rater->logic, c);
    }
    hf_se_begin(rater->explainer);
    hf_se_load(&rater->explainer->position, value, cand);
}

static void count(const se_hint *hint, double most, hf_rating *rating)
{
    const hf_rule *rule = hf_se_rule_of(hint);
    size_t number = hf_rule_number(rule);
    rating->steps++;
    HF_ASSERT(number < HF_RULES_MOST);
    rating->count[number]++;
    if (!rating->hardest || hint->rating > most)
        rating->hardest = rule;
}

/* A tenth that is short by rounding counts. */
static uint16_t tenths(double rating)
{
    return (uint16_t)((rating + 0.05) * 10);
}

static void settle(const hf_scale *scale, hf_rating *rating)
{
    uint32_t level = HF_LEVEL_EASY;
    rating->score = rating->er;
    while (level < HF_LEVEL_EXTREME && rating->er > scale->most[level])
        level++;
    rating->level = (hf_level)level;
}

static bool asked_to_stop(void *user)
{
    return hf_rater_is_cancelled(user);
}

/* The highest rating that is asked for. */
static uint32_t ceiling_of(const hf_rater *rater)
{
    uint32_t level = rater->most_level ? rater->scale->most[rater->most_level] : STUCK;
    return rater->ceiling && rater->ceiling < level ? rater->ceiling : level;
}

/* No search has anything more: of those below the ceiling, or at all. */
static void pass_by(hf_rating *rating, uint32_t ceiling)
{
    rating->above = ceiling < STUCK;
    rating->er = (uint16_t)(rating->above ? ceiling + 1 : STUCK);
}

static hf_status walk(hf_rater *rater, hf_rating *rating)
{
    hf_se *se = rater->explainer;
    uint32_t ceiling = ceiling_of(rater);
    uint64_t searches = hf_se_searches_up_to(searches_of(&rater->ladder, &se->kinds), ceiling);
    double most = 0;
    se_hint hint;
    while (se->position.left > 0 && !rating->above) {
        if (hf_rater_is_cancelled(rater)) /* searches for quick steps do not ask */
            return HF_END;
        if (!hf_se_next(se, searches, &hint)) {
            if (se->stopped)
                return se->status;
            pass_by(rating, ceiling);
            return HF_OK;
        }
        count(&hint, most, rating);
        if (hint.rating > most)
            most = hint.rating;
        hf_se_apply(&se->position, &hint);
        rating->er = tenths(most);
        if (!rating->ep && !rating->ed)
            rating->ed = rating->er;
        if (!rating->ep && hint.cell != SE_NOWHERE)
            rating->ep = rating->er;
        rating->above = rating->er > ceiling;
    }
    return HF_OK;
}

static hf_status drive(hf_rater *rater, hf_rating *rating)
{
    if (!rater->explainer)
        rater->explainer = hf_se_new();
    if (!rater->explainer)
        return HF_NO_MEMORY;
    rater->explainer->asked = asked_to_stop;
    rater->explainer->user = rater;
    rater->explainer->budget = rater->budget;
    load(rater);
    hf_status status = walk(rater, rating);
    if (status == HF_END) { /* the budget ran out, or it was cancelled */
        rating->answer = HF_LIMIT;
        status = HF_OK;
    }
    settle(rater->scale, rating);
    return status;
}

const hf_scale hf_scale_se = {
    .name = "se",
    .about = "Sudoku Explainer 1.2.1: the hardest step, the hardest up to the first placement, "
             "and the first, each 1.0 to 12.0",
    .ladder = "se",
    .most = {[HF_LEVEL_EASY] = 15,
             [HF_LEVEL_MEDIUM] = 28,
             [HF_LEVEL_HARD] = 44,
             [HF_LEVEL_UNFAIR] = 70,
             [HF_LEVEL_EXTREME] = UINT32_MAX},
    .drive = drive,
    .serves = hf_engine_serves_nine,
};
