/* SPDX-License-Identifier: MIT
 *
 * judge.c - is a puzzle as hard as was wished? Cheap questions first, the whole rating last.
 *
 *   1. The gate (plain 9x9 boards): if singles solve it, it is Easy; what locked candidates, pairs and triples do not
 *      solve either is beyond Medium.
 *   2. A technique: the rules before it in the ladder go as far as they get. If they solve the puzzle, nothing else
 *      was needed. Else the technique alone must find something where they are stuck.
 *   3. HoDoKu's rating with the level or score wished for as a ceiling, so that puzzles beyond it are soon left.
 *   4. Sudoku Explainer's rating, with a ceiling likewise.
 *
 * What is accepted is exactly what the raters say; what the second question turns away may now and then be a puzzle
 * that needs the technique later on.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/clock.h"
#include "generate/gate.h"
#include "generate/wish.h"
#include "grid/grid_data.h"
#include "logic/ladder.h"
#include "logic/logic_data.h"
#include "rate/rater.h"

struct hf_judge {
    const hf_generate_options *wish; /* the generator's */
    hf_small *small;                 /* for the gate; NULL: not a plain 9x9 board */
    hf_rater *hodoku;                /* NULL: not needed */
    hf_rater *se;                    /* NULL: not needed */
    bool floor_only;                 /* extreme is all that is wished: beyond unfair is enough */
    const atomic_bool *cancelled;    /* the generator's word to stop */
    uint64_t ends_ns;                /* when there is no more time for the puzzle that is heard */
    /* the first technique's rung, and what comes before it */
    hf_logic *logic;
    hf_board *board;
    hf_step *step;
    hf_ladder *before;
    hf_ladder *alone;
};

bool hf_judge_is_needed(const hf_generate_options *o)
{
    return o->level_least != 0 || o->level_most != 0 || o->score_least != 0 || o->score_most != 0 ||
           o->rating_least != 0 || o->rating_most != 0 || o->techniques != 0;
}

static bool asks_hodoku(const hf_generate_options *o)
{
    return o->level_least != 0 || o->level_most != 0 || o->score_least != 0 || o->score_most != 0 ||
           o->techniques != 0;
}

void hf_judge_free(hf_judge *judge)
{
    if (judge == NULL)
        return;
    hf_small_free(judge->small);
    hf_rater_free(judge->hodoku);
    hf_rater_free(judge->se);
    hf_logic_free(judge->logic);
    hf_board_free(judge->board);
    hf_step_free(judge->step);
    hf_ladder_free(judge->before);
    hf_ladder_free(judge->alone);
    free(judge);
}

static hf_status open_hodoku(hf_judge *j, const hf_shape *shape)
{
    const hf_generate_options *o = j->wish;
    hf_status status = hf_rater_new(shape, hf_scale_named("hodoku"), &j->hodoku);
    if (status != HF_OK)
        return status;
    hf_rater_heed(j->hodoku, j->cancelled);
    j->floor_only = o->level_least == HF_LEVEL_EXTREME && o->score_least == 0 &&
                    o->score_most == 0 && o->techniques == 0;
    if (j->floor_only)
        hf_rater_set_ceiling_level(j->hodoku, HF_LEVEL_UNFAIR);
    else if (o->level_most != 0)
        hf_rater_set_ceiling_level(j->hodoku, o->level_most);
    if (o->score_most != 0)
        hf_rater_set_ceiling(j->hodoku, o->score_most);
    return HF_OK;
}

/* The ladder up to the technique's rung, and that rung alone: rules that are searched together, the best step winning,
 * cannot be told apart. */
static void part_ladder(hf_judge *j)
{
    uint32_t at = 0;
    while (!hf_rung_has(&j->before->rung[at], j->wish->technique[0]))
        at++;
    *j->alone = *j->before;
    j->alone->rung[0] = j->before->rung[at];
    j->alone->rungs = 1;
    j->before->rungs = at;
}

static hf_status open_se(hf_judge *j, const hf_shape *shape)
{
    hf_status status = hf_rater_new(shape, hf_scale_named("se"), &j->se);
    if (status != HF_OK)
        return status;
    hf_rater_heed(j->se, j->cancelled);
    if (j->wish->rating_most != 0)
        hf_rater_set_ceiling(j->se, j->wish->rating_most);
    return HF_OK;
}

static hf_status open_technique(hf_judge *j, const hf_shape *shape)
{
    hf_status status = hf_logic_new(shape, &j->logic);
    if (status == HF_OK)
        status = hf_board_new(shape, &j->board);
    if (status == HF_OK)
        status = hf_step_new(&j->step);
    if (status == HF_OK)
        status = hf_ladder_new(&j->before);
    if (status == HF_OK)
        status = hf_ladder_new(&j->alone);
    if (status == HF_OK)
        status = hf_ladder_named("hodoku", j->before);
    if (status != HF_OK)
        return status;
    part_ladder(j);
    hf_watch_heed(&j->logic->watch, j->cancelled);
    return HF_OK;
}

hf_status hf_judge_new(const hf_shape *shape, const hf_generate_options *options,
                       const atomic_bool *cancelled, hf_judge **out)
{
    hf_judge *j = calloc(1, sizeof *j);
    if (j == NULL)
        return HF_NO_MEMORY;
    j->wish = options;
    j->cancelled = cancelled;
    hf_status status = hf_engine_serves_nine(shape) ? hf_small_new(shape, &j->small) : HF_OK;
    if (status == HF_OK && asks_hodoku(options))
        status = open_hodoku(j, shape);
    if (status == HF_OK && options->techniques != 0)
        status = open_technique(j, shape);
    if (status == HF_OK && (options->rating_least != 0 || options->rating_most != 0))
        status = open_se(j, shape);
    if (status != HF_OK) {
        hf_judge_free(j);
        return status;
    }
    *out = j;
    return HF_OK;
}

/* ---- the questions --------------------------------------------------------------------------- */

/* What the gate tells of the level; true: nothing more is to be asked about it. */
static bool ask_gate(const hf_judge *j, const hf_grid *puzzle, bool *met)
{
    const hf_generate_options *o = j->wish;
    if (j->small == NULL || o->techniques != 0 || (o->level_least == 0 && o->level_most == 0))
        return false;
    hf_level level = hf_gate(j->small, puzzle->cell, o->level_most == HF_LEVEL_MEDIUM);
    bool easy = level == HF_LEVEL_EASY;
    if (easy && o->level_least > HF_LEVEL_EASY)
        return true;
    if (!easy && (o->level_most == HF_LEVEL_EASY ||
                  (o->level_most == HF_LEVEL_MEDIUM && level == HF_LEVEL_HARD)))
        return true;
    *met = easy && o->score_least == 0 && o->score_most == 0;
    return *met;
}

/* Are the rules before the technique at their wits' end, and does it help then? */
static hf_status ask_technique(hf_judge *j, const hf_grid *puzzle, bool *met)
{
    const hf_facts facts = {.unique = true};
    hf_board_load(j->board, puzzle);
    hf_logic_load(j->logic, j->board);
    hf_status status;
    while ((status = hf_logic_next(j->logic, j->before, &facts, j->step)) == HF_OK) {
        status = hf_logic_apply(j->logic, j->step);
        HF_ASSERT(status == HF_OK); /* it is no bet */
    }
    if (status == HF_END && hf_logic_state(j->logic) == HF_LOGIC_OPEN)
        status = hf_logic_next(j->logic, j->alone, &facts, j->step);
    *met = status == HF_OK && j->step->rule == j->wish->technique[0];
    return status == HF_END || status == HF_STOPPED ? HF_OK : status;
}

/* All of its steps together. */
static hf_status ask_technique_in_time(hf_judge *j, const hf_grid *puzzle, bool *met)
{
    hf_logic_set_time_limit(j->logic, hf_clock_left(j->ends_ns));
    hf_watch_begin_whole(&j->logic->watch);
    hf_status status = ask_technique(j, puzzle, met);
    hf_watch_end_whole(&j->logic->watch);
    return status;
}

static bool has_techniques(const hf_generate_options *o, const hf_rating *rating)
{
    for (size_t i = 0; i < o->techniques; i++) {
        if (rating->count[hf_rule_number(o->technique[i])] == 0)
            return false;
    }
    return !o->hardest || rating->hardest == o->technique[0];
}

static hf_status ask_hodoku(hf_judge *j, const hf_grid *puzzle, bool *met)
{
    const hf_generate_options *o = j->wish;
    hf_rating r;
    hf_rater_set_time_limit(j->hodoku, hf_clock_left(j->ends_ns));
    hf_status status = hf_rater_rate_grid(j->hodoku, puzzle, &r);
    *met = false;
    if (status != HF_OK || r.answer != HF_UNIQUE)
        return status;
    if (j->floor_only)
        *met = r.above;
    else
        *met = !r.above && r.level >= o->level_least && r.score >= o->score_least &&
               has_techniques(o, &r);
    HF_ASSERT(!*met || o->level_most == 0 || j->floor_only ||
              r.level <= o->level_most); /* ceilings */
    HF_ASSERT(!*met || o->score_most == 0 || r.score <= o->score_most);
    return HF_OK;
}

static hf_status ask_se(hf_judge *j, const hf_grid *puzzle, bool *met)
{
    const hf_generate_options *o = j->wish;
    hf_rating r;
    hf_rater_set_time_limit(j->se, hf_clock_left(j->ends_ns));
    hf_status status = hf_rater_rate_grid(j->se, puzzle, &r);
    *met = status == HF_OK && r.answer == HF_UNIQUE && !r.above && r.er >= o->rating_least;
    HF_ASSERT(!*met || o->rating_most == 0 || r.er <= o->rating_most); /* its ceiling */
    return status;
}

hf_status hf_judge_hear(hf_judge *j, const hf_grid *puzzle, uint64_t ends_ns, bool *met)
{
    hf_status status = HF_OK;
    *met = false;
    j->ends_ns = ends_ns;
    bool settled = j->hodoku == NULL || ask_gate(j, puzzle, met);
    if (j->hodoku == NULL)
        *met = true;
    if (!settled) {
        *met = true;
        if (j->wish->techniques != 0 && j->before->rungs > 2) /* singles are everywhere */
            status = ask_technique_in_time(j, puzzle, met);
        if (status == HF_OK && *met)
            status = ask_hodoku(j, puzzle, met);
    }
    if (status == HF_OK && *met && j->se != NULL)
        status = ask_se(j, puzzle, met);
    return status;
}
