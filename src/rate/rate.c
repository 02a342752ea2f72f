/* SPDX-License-Identifier: MIT
 *
 * rate.c - walks a puzzle's path up a ladder and adds up what the steps weigh.
 *
 * The solver is asked once, for the proof that there is exactly one solution and for that solution:
 * where no rule finds anything, the middle one of the empty cells is filled in from it, which
 * weighs as much as a scale thinks fit.
 */
#include <stdlib.h>
#include <string.h>

#include "rate/scale.h"

struct hf_rater {
    const hf_scale *scale;
    hf_ladder ladder;
    hf_solver *solver;
    hf_logic *logic;
    hf_step *step;
    hf_step *looked_up; /* a step that is filled in by hand */
    hf_board *board;
    hf_grid *solution;
    hf_candidate place; /* its only placement */
};

static const hf_scale *const scales[] = {&hf_scale_hodoku};

const hf_scale *hf_scale_at(size_t i)
{
    return i < sizeof scales / sizeof *scales ? scales[i] : NULL;
}

const hf_scale *hf_scale_named(const char *name)
{
    for (size_t i = 0; i < sizeof scales / sizeof *scales; i++)
        if (strcmp(scales[i]->name, name) == 0)
            return scales[i];
    return NULL;
}

const char *hf_scale_name(const hf_scale *scale)
{
    return scale->name;
}

const char *hf_scale_about(const hf_scale *scale)
{
    return scale->about;
}

const char *hf_level_text(hf_level level)
{
    static const char *const names[] = {"", "Easy", "Medium", "Hard", "Unfair", "Extreme"};
    return level <= HF_LEVEL_EXTREME ? names[level] : "";
}

/* ---- the context ----------------------------------------------------------------------------- */

hf_status hf_rater_new(const hf_shape *shape, const hf_scale *scale, hf_rater **out)
{
    hf_rater *rater = calloc(1, sizeof *rater);
    *out = NULL;
    if (!rater)
        return HF_NO_MEMORY;
    rater->scale = scale ? scale : scales[0];
    hf_status status = hf_ladder_named(rater->scale->ladder, &rater->ladder);
    if (status == HF_OK)
        status = hf_logic_new(shape, &rater->logic);
    if (status == HF_OK)
        status = hf_solver_new(shape, NULL, &rater->solver);
    if (status == HF_OK)
        status = hf_step_new(&rater->step);
    if (status == HF_OK)
        status = hf_step_new(&rater->looked_up);
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
    if (rater->looked_up)
        rater->looked_up->place = NULL; /* it pointed into the rater */
    hf_step_free(rater->looked_up);
    hf_step_free(rater->step);
    hf_solver_free(rater->solver);
    hf_logic_free(rater->logic);
    hf_board_free(rater->board);
    hf_grid_free(rater->solution);
    free(rater);
}

void hf_rater_use_ladder(hf_rater *rater, const hf_ladder *ladder)
{
    rater->ladder = *ladder;
}

/* ---- one path -------------------------------------------------------------------------------- */

/* The middle one of the empty cells, with its value in the solution. */
static const hf_step *look_up(hf_rater *rater, const hf_shape *shape)
{
    uint32_t cells = hf_shape_cells(shape), empty = 0, middle;
    for (uint32_t c = 0; c < cells; c++)
        empty += hf_logic_value(rater->logic, c) == 0;
    middle = empty / 2;
    for (uint32_t c = 0; c < cells; c++)
        if (hf_logic_value(rater->logic, c) == 0 && middle-- == 0) {
            rater->place = (hf_candidate){(uint16_t)c, rater->solution->cell[c]};
            break;
        }
    rater->looked_up->rule = &hf_rule_brute_force;
    rater->looked_up->place = &rater->place;
    rater->looked_up->places = 1;
    return rater->looked_up;
}

static bool is_harder(const hf_scale *scale, const hf_rule *a, const hf_rule *b)
{
    if (!b || a->level != b->level)
        return !b || a->level > b->level;
    if (scale->weight(a) != scale->weight(b))
        return scale->weight(a) > scale->weight(b);
    return a->index > b->index;
}

static void add_step(const hf_scale *scale, const hf_rule *rule, hf_rating *rating)
{
    const hf_rule *listed;
    rating->steps++;
    rating->score += scale->weight(rule);
    if (is_harder(scale, rule, rating->hardest))
        rating->hardest = rule;
    for (size_t i = 0; i < HF_RATE_RULES && (listed = hf_rule_at(i)); i++)
        if (listed == rule) {
            rating->count[i]++;
            break;
        }
}

static void settle_level(const hf_scale *scale, hf_rating *rating)
{
    uint32_t level = rating->hardest ? rating->hardest->level : HF_LEVEL_EASY;
    while (level < HF_LEVEL_EXTREME && rating->score > scale->most[level])
        level++;
    rating->level = (hf_level)level;
}

static hf_status walk(hf_rater *rater, const hf_shape *shape, hf_rating *rating)
{
    const hf_facts facts = {.unique = true};
    while (hf_logic_state(rater->logic) == HF_LOGIC_OPEN) {
        const hf_step *step = rater->step;
        hf_status status = hf_logic_next(rater->logic, &rater->ladder, &facts, rater->step);
        if (status == HF_END) {
            step = look_up(rater, shape);
            rating->guesses++;
        } else if (status != HF_OK) {
            return status;
        }
        add_step(rater->scale, step->rule, rating);
        status = hf_logic_apply(rater->logic, step);
        if (status != HF_OK)
            return status;
    }
    settle_level(rater->scale, rating);
    return HF_OK;
}

hf_status hf_rater_rate_grid(hf_rater *rater, const hf_grid *puzzle, hf_rating *rating)
{
    hf_result result;
    memset(rating, 0, sizeof *rating);
    hf_status status = hf_solver_solve_grid(rater->solver, puzzle, &result, rater->solution, NULL);
    if (status != HF_OK)
        return status;
    rating->answer = result.answer;
    if (result.answer != HF_UNIQUE)
        return HF_OK;
    hf_board_load(rater->board, puzzle);
    hf_logic_load(rater->logic, rater->board);
    return walk(rater, puzzle->shape, rating);
}
