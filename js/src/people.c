/* SPDX-License-Identifier: MIT
 *
 * people.c - as people solve: ratings, hints, steps with their reasons.
 */
#include <stdlib.h>
#include <string.h>

#include "core.h"

/* ---- ratings ------------------------------------------------------------------------------------- */

static void add_counts(answer *out, const hf_rating *rating)
{
    answer_key(out, "counts");
    answer_add(out, "{");
    for (size_t i = 0; hf_rule_at(i) != NULL; i++) {
        if (rating->count[i] != 0)
            answer_key_number(out, hf_rule_key(hf_rule_at(i)), rating->count[i]);
    }
    answer_add(out, "}");
}

static void add_rating(answer *out, const hf_rating *rating)
{
    answer_add(out, "{");
    answer_key_text(out, "answer", hf_answer_text(rating->answer));
    answer_key_text(out, "level", hf_level_key(rating->level));
    answer_key_number(out, "score", rating->score);
    if (rating->hardest != NULL)
        answer_key_text(out, "hardest", hf_rule_name(rating->hardest));
    answer_key_number(out, "steps", rating->steps);
    answer_key_number(out, "er", rating->er);
    answer_key_number(out, "ep", rating->ep);
    answer_key_number(out, "ed", rating->ed);
    add_counts(out, rating);
    answer_add(out, "}");
}

void asking_rate(asking *a)
{
    const char *name = asking_text(a, "scale");
    const hf_scale *scale = hf_scale_named(name != NULL ? name : "hodoku");
    hf_rater *rater = NULL;
    hf_rating rating;
    if (scale == NULL) {
        asking_refuse(a, "argument", "there is no such scale: hodoku, se");
        return;
    }
    if (asking_passed(a, hf_rater_new(hf_puzzle_shape(a->puzzle), scale, &rater), "rating")) {
        hf_rater_set_time_limit(rater, asking_number(a, "microseconds", 0) * 1000);
        if (asking_passed(a, hf_rater_rate(rater, a->puzzle, &rating), "rating"))
            add_rating(a->out, &rating);
    }
    hf_rater_free(rater);
}

/* ---- steps --------------------------------------------------------------------------------------- */

/* A walk through a puzzle as a person would take it. */
typedef struct walk {
    hf_logic *logic;
    hf_board *board; /* the position before the step */
    hf_step *step;
    hf_ladder *ladder;
    hf_grid *solution; /* NULL: not known, or not the only one */
} walk;

static bool open_walk(asking *a, walk *w)
{
    const char *name = asking_text(a, "ladder");
    const hf_shape *shape = hf_puzzle_shape(a->puzzle);
    memset(w, 0, sizeof *w);
    w->solution = asking_solution(a);
    if (a->out->length > 0) /* refused */
        return false;
    hf_status status = hf_logic_new(shape, &w->logic);
    if (status == HF_OK)
        status = hf_board_new(shape, &w->board);
    if (status == HF_OK)
        status = hf_step_new(&w->step);
    if (status == HF_OK)
        status = hf_ladder_new(&w->ladder);
    if (!asking_passed(a, status, "logic"))
        return false;
    return asking_passed(a, hf_ladder_named(name != NULL ? name : "default", w->ladder),
                         "there is no such ladder");
}

static void close_walk(walk *w)
{
    hf_logic_free(w->logic);
    hf_board_free(w->board);
    hf_step_free(w->step);
    hf_ladder_free(w->ladder);
    hf_grid_free(w->solution);
}

/* A part of the explanation as a string; JSON as it is. */
static void add_part(answer *out, const hf_scene *scene, const char *key, hf_part part)
{
    size_t length = hf_explain_write(scene, part, NULL, 0);
    char *text = malloc(length + 1);
    if (text == NULL) {
        out->failed = true;
        return;
    }
    hf_explain_write(scene, part, text, length + 1);
    answer_key(out, key);
    if (part == HF_PART_JSON)
        answer_add(out, text);
    else
        answer_quoted(out, text, length);
    free(text);
}

static void add_step(asking *a, const walk *w)
{
    hf_scene scene;
    hf_level level;
    memset(&scene, 0, sizeof scene);
    scene.board = w->board;
    scene.step = w->step;
    hf_scale_weigh(hf_scale_at(0), w->step->rule, &level, &scene.score);
    scene.level = hf_level_key(level);
    answer_add(a->out, "{");
    add_part(a->out, &scene, "technique", HF_PART_TITLE);
    add_part(a->out, &scene, "line", HF_PART_LINE);
    add_part(a->out, &scene, "text", HF_PART_PARAGRAPH);
    add_part(a->out, &scene, "data", HF_PART_JSON);
    if (asking_number(a, "pictures", 0) != 0)
        add_part(a->out, &scene, "svg", HF_PART_SVG);
    answer_add(a->out, "}");
}

static void add_steps(asking *a, walk *w)
{
    enum { MOST = 5000 };
    hf_facts facts = {.unique = w->solution != NULL};
    hf_status status;
    hf_puzzle_board(a->puzzle, w->board);
    status = hf_logic_load_puzzle(w->logic, a->puzzle);
    if (!asking_passed(a, status, "logic"))
        return;
    answer_add(a->out, "{");
    answer_key(a->out, "steps");
    answer_add(a->out, "[");
    for (uint32_t n = 0; n < MOST && !a->out->failed; n++) {
        status = hf_logic_next(w->logic, w->ladder, &facts, w->step);
        if (status != HF_OK)
            break;
        answer_comma(a->out);
        add_step(a, w);
        if (hf_logic_apply(w->logic, w->step) != HF_OK)
            break;
        hf_logic_save(w->logic, w->board);
    }
    answer_add(a->out, "]");
    answer_key(a->out, "solved");
    answer_add(a->out, hf_logic_state(w->logic) == HF_LOGIC_SOLVED ? "true}" : "false}");
    if (status == HF_STOPPED)
        asking_refuse(a, "timeout", "the steps were not found in time");
}

void asking_steps(asking *a)
{
    walk w;
    if (open_walk(a, &w)) {
        hf_logic_set_time_limit(w.logic, asking_number(a, "microseconds", 0) * 1000);
        add_steps(a, &w);
    }
    close_walk(&w);
}

/* ---- hints --------------------------------------------------------------------------------------- */

static void add_stages(asking *a, const walk *w, const hf_hint *hint)
{
    hf_scene scene;
    memset(&scene, 0, sizeof scene);
    scene.board = w->board;
    scene.step = w->step;
    answer_key(a->out, "stages");
    answer_add(a->out, "[");
    for (uint32_t stage = 1; stage <= HF_HINT_STAGES; stage++) {
        size_t length = hf_hint_write(&scene, hint, stage, NULL, 0);
        char *text = malloc(length + 1);
        if (text == NULL) {
            a->out->failed = true;
            return;
        }
        hf_hint_write(&scene, hint, stage, text, length + 1);
        answer_comma(a->out);
        answer_quoted(a->out, text, length);
        free(text);
    }
    answer_add(a->out, "]");
}

void asking_hint(asking *a)
{
    static const char *const kinds[] = {"step", "solved", "clash", "wrong", "missing", "nothing"};
    walk w;
    hf_hint hint;
    if (open_walk(a, &w) && asking_passed(a,
                                          hf_hint_find_puzzle(w.logic, a->puzzle, w.solution,
                                                              w.ladder, w.board, w.step, &hint),
                                          "hint")) {
        answer_add(a->out, "{");
        answer_key_text(a->out, "kind", kinds[hint.kind]);
        add_stages(a, &w, &hint);
        if (hint.kind == HF_HINT_STEP) {
            answer_key(a->out, "step");
            add_step(a, &w);
        }
        answer_add(a->out, "}");
    }
    close_walk(&w);
}
