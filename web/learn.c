/* SPDX-License-Identifier: MIT
 *
 * learn.c - the next step, and the whole way: found by logic, told by explain, with what each step
 * changes on the board, so that the page can replay it without knowing a rule.
 */
#include <stdlib.h>
#include <string.h>

#include "bridge.h"

/* What finding steps needs; made for one call. */
typedef struct finder {
    hf_logic *logic;
    hf_step *step;
    hf_board *board; /* the position before the step */
    hf_facts facts;
} finder;

static bool watch(const hf_logic_progress *progress, void *user)
{
    (void)user;
    web_progress(progress->rung, progress->rungs,
                 progress->rule != NULL ? hf_rule_name(progress->rule) : NULL);
    return true;
}

static bool make_finder(finder *f, const bridge *page, bool unique)
{
    memset(f, 0, sizeof *f);
    f->facts.unique = unique;
    if (hf_logic_new(page->shape, &f->logic) != HF_OK || hf_step_new(&f->step) != HF_OK ||
        hf_board_new(page->shape, &f->board) != HF_OK)
        return false;
    hf_board_copy(f->board, page->board);
    if (hf_puzzle_is_variant(page->puzzle))
        hf_logic_load_position(f->logic, page->puzzle);
    else
        hf_logic_load(f->logic, page->board);
    hf_logic_watch(f->logic, watch, NULL);
    return true;
}

/* May rules argue that there is but one solution? They see houses and candidates only: what a variant
 * demands besides may be what makes it unique. */
static bool knows_unique(const bridge *page, const hf_result *result)
{
    return result->answer == HF_UNIQUE && !hf_puzzle_is_variant(page->puzzle);
}

static void drop_finder(finder *f)
{
    hf_logic_free(f->logic);
    hf_step_free(f->step);
    hf_board_free(f->board);
}

/* A part of the explanation at the end of the answer. */
static void add_part(answer *out, const hf_scene *scene, hf_part part)
{
    size_t length = hf_explain_write(scene, part, NULL, 0);
    char *room = answer_room(out, length + 1);
    if (room == NULL)
        return;
    hf_explain_write(scene, part, room, length + 1);
    answer_wrote(out, length);
}

/* What the step changes: [cell, value, candidates] of each cell that is not as on the board. Then
 * the board follows, from the start again: a bet that is taken back gives candidates back. */
static void add_changes(answer *out, finder *f, const hf_board *start)
{
    const hf_shape *shape = hf_board_shape(f->board);
    answer_key(out, "changes");
    answer_add(out, "[");
    for (uint32_t c = 0; c < hf_shape_cells(shape); c++) {
        uint32_t value = hf_logic_value(f->logic, c);
        uint32_t bits = value != 0 ? 0 : hf_logic_candidates(f->logic, c);
        if (value == hf_board_value(f->board, c) &&
            bits == (uint32_t)hf_board_candidates(f->board, c)[0])
            continue;
        answer_comma(out);
        answer_add(out, "[");
        answer_number(out, c);
        answer_add(out, ",");
        answer_number(out, value);
        answer_add(out, ",");
        answer_number(out, bits);
        answer_add(out, "]");
    }
    answer_add(out, "]");
    hf_board_copy(f->board, start);
    hf_logic_save(f->logic, f->board);
}

/* A step at its position, with how hard it is. */
static void set_scene(hf_scene *scene, const hf_board *board, const hf_step *step)
{
    hf_level level;
    memset(scene, 0, sizeof *scene);
    scene->board = board;
    scene->step = step;
    hf_scale_weigh(hf_scale_at(0), step->rule, &level, &scene->score);
    scene->level = hf_level_key(level);
}

/* A stage of the hint, however long: chains within chains take pages. */
static void add_stage(answer *out, const hf_scene *scene, const hf_hint *hint, uint32_t stage)
{
    size_t length = hf_hint_write(scene, hint, stage, NULL, 0);
    char *text = malloc(length + 1);
    if (text == NULL) {
        out->failed = true;
        return;
    }
    hf_hint_write(scene, hint, stage, text, length + 1);
    answer_comma(out);
    answer_quoted(out, text, length);
    free(text);
}

/* The proof in numbered lines, proofs inside it indented; only of steps that have one. */
static void add_proof(answer *out, const hf_scene *scene)
{
    size_t length = hf_explain_write(scene, HF_PART_PROOF, NULL, 0);
    char *text = length > 0 ? malloc(length + 1) : NULL;
    if (text == NULL)
        return;
    hf_explain_write(scene, HF_PART_PROOF, text, length + 1);
    answer_key(out, "proof");
    answer_quoted(out, text, length);
    free(text);
}

/* The five stages as a list of texts. */
static void add_stages(answer *out, const hf_scene *scene, const hf_hint *hint)
{
    answer_key(out, "stages");
    answer_add(out, "[");
    for (uint32_t stage = 1; stage <= HF_HINT_STAGES; stage++)
        add_stage(out, scene, hint, stage);
    answer_add(out, "]");
}

static const char *kind_name(hf_hint_kind kind)
{
    static const char *const names[] = {"step", "solved", "clash", "wrong", "missing", "nothing"};
    return (size_t)kind < sizeof names / sizeof *names ? names[kind] : "nothing";
}

/* Puzzles without exactly one solution get that as their hint; hints from logic would still hold,
 * but would lead nowhere. */
static void add_answer_hint(bridge *page, const hf_result *result)
{
    answer *out = &page->out;
    answer_add(out, "{");
    answer_key_text(out, "kind", "answer");
    answer_key(out, "told");
    bridge_tell(page, result);
    answer_add(out, "}");
}

/* Of a variant the library wants the whole puzzle; else the board, which also shows entries that clash. */
static hf_status find_hint(finder *f, bridge *page, const hf_grid *solution, hf_hint *hint)
{
    if (hf_puzzle_is_variant(page->puzzle))
        return hf_hint_find_puzzle(f->logic, page->puzzle, solution, page->ladder, page->board,
                                   f->step, hint);
    return hf_hint_find(f->logic, page->board, solution, page->ladder, &f->facts, f->step, hint);
}

void bridge_hint(bridge *page)
{
    answer *out = &page->out;
    finder f;
    hf_hint hint;
    hf_result result = bridge_solve(page, 1500);
    if (!page->lone && result.answer != HF_UNIQUE && result.answer != HF_LIMIT) {
        add_answer_hint(page, &result);
        return;
    }
    bool unique = result.answer == HF_UNIQUE;
    if (make_finder(&f, page, knows_unique(page, &result)) &&
        find_hint(&f, page, unique ? page->solution : NULL, &hint) == HF_OK) {
        hf_scene scene;
        set_scene(&scene, page->board, f.step);
        answer_add(out, "{");
        answer_key_text(out, "kind", kind_name(hint.kind));
        add_stages(out, &scene, &hint);
        if (hint.kind == HF_HINT_STEP) {
            answer_key(out, "step");
            add_part(out, &scene, HF_PART_JSON);
            add_proof(out, &scene);
        }
        answer_add(out, "}");
    } else {
        out->failed = true;
    }
    drop_finder(&f);
}

/* ---- the whole way --------------------------------------------------------------------------- */

static void add_position(bridge *page, const hf_board *board)
{
    answer *out = &page->out;
    uint32_t cells = hf_shape_cells(page->shape);
    answer_key(out, "values");
    answer_add(out, "[");
    for (uint32_t c = 0; c < cells; c++) {
        answer_comma(out);
        answer_number(out, hf_board_value(board, c));
    }
    answer_add(out, "]");
    answer_key(out, "candidates");
    answer_add(out, "[");
    for (uint32_t c = 0; c < cells; c++) {
        answer_comma(out);
        answer_number(out, hf_board_candidates(board, c)[0]);
    }
    answer_add(out, "]");
}

/* All steps until nothing is left to find. */
static void add_steps(bridge *page, finder *f)
{
    enum { MOST_STEPS = 5000 };
    answer *out = &page->out;
    answer_add(out, "{");
    add_position(page, page->board);
    answer_key(out, "steps");
    answer_add(out, "[");
    for (uint32_t n = 0; n < MOST_STEPS && !out->failed; n++) {
        hf_scene scene;
        if (hf_logic_next(f->logic, page->ladder, &f->facts, f->step) != HF_OK)
            break;
        set_scene(&scene, f->board, f->step);
        answer_comma(out);
        add_part(out, &scene, HF_PART_JSON);
        if (out->failed || hf_logic_apply(f->logic, f->step) != HF_OK)
            break;
        out->length--; /* the step's closing brace: what it changes belongs inside */
        add_changes(out, f, page->board);
        answer_add(out, "}");
    }
    answer_add(out, "]");
    answer_add(out, "}");
}

void bridge_path(bridge *page, uint32_t limit_ms)
{
    answer *out = &page->out;
    finder f;
    hf_result result = bridge_solve(page, limit_ms);
    bool right = result.answer == HF_UNIQUE && hf_grid_extends(page->solution, page->all);
    if (!right) {
        answer_add(out, "{");
        answer_key(out, "told");
        bridge_tell(page, &result);
        answer_add(out, "}");
        return;
    }
    if (make_finder(&f, page, knows_unique(page, &result)))
        add_steps(page, &f);
    else
        out->failed = true;
    drop_finder(&f);
}

/* ---- everything that can be found now -------------------------------------------------------- */

typedef struct collector {
    answer *out;
    const hf_board *board;
    uint32_t left;
} collector;

static bool collect(const hf_step *step, void *user)
{
    collector *c = user;
    hf_scene scene;
    set_scene(&scene, c->board, step);
    answer_comma(c->out);
    add_part(c->out, &scene, HF_PART_JSON);
    return --c->left > 0 && !c->out->failed;
}

void bridge_all(bridge *page, uint32_t most)
{
    answer *out = &page->out;
    finder f;
    hf_result result = bridge_solve(page, 1500);
    bool unique = result.answer == HF_UNIQUE;
    collector c = {out, page->board, most > 0 ? most : 1};
    answer_add(out, "{");
    answer_key(out, "told");
    bridge_tell(page, &result);
    answer_key(out, "steps");
    answer_add(out, "[");
    if (!unique || !hf_grid_extends(page->solution, page->all)) {
        answer_add(out, "]}");
        return;
    }
    if (!make_finder(&f, page, knows_unique(page, &result)) ||
        hf_logic_all(f.logic, page->ladder, &f.facts, collect, &c) == HF_NO_MEMORY)
        out->failed = true;
    drop_finder(&f);
    answer_add(out, "]}");
}
