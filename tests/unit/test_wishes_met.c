/* SPDX-License-Identifier: MIT
 *
 * test_wishes_met.c - every wish of the generator, alone and with others, on boards of several shapes: what is made
 * is as was wished, by an engine and by raters of their own.
 */
#include <string.h>

#include "support/support.h"

typedef struct wish {
    const char *name;
    uint32_t box_rows, box_columns, extras;
    uint32_t puzzles;
    hf_generate_options o;
    const char *techniques[3];
    bool chequered; /* clues on every other cell; if minimal, where such a puzzle is known */
} wish;

static const wish wishes[] = {
    {.name = "6x6 pattern", .box_rows = 2, .box_columns = 3, .puzzles = 2, .chequered = true},
    {.name = "6x6 minimal pattern",
     .box_rows = 2,
     .box_columns = 3,
     .puzzles = 1,
     .chequered = true,
     .o = {.minimal = true, .attempts = 4000}},
    {.name = "4x4 with five clues",
     .box_rows = 2,
     .box_columns = 2,
     .puzzles = 2,
     .o = {.clues_least = 5, .clues_most = 6}},
    {.name = "6x6 easy",
     .box_rows = 2,
     .box_columns = 3,
     .puzzles = 2,
     .o = {.level_most = HF_LEVEL_EASY}},
    {.name = "12x12 at most hard",
     .box_rows = 3,
     .box_columns = 4,
     .puzzles = 1,
     .o = {.level_most = HF_LEVEL_HARD}},
    {.name = "12x12 with many clues",
     .box_rows = 3,
     .box_columns = 4,
     .puzzles = 1,
     .o = {.level_most = HF_LEVEL_HARD, .clues_least = 90, .clues_most = 100}},
    {.name = "score alone", .o = {.score_least = 240, .score_most = 300}, .puzzles = 2},
    {.name = "score from", .o = {.score_least = 500}, .puzzles = 2},
    {.name = "score up to", .o = {.score_most = 260}, .puzzles = 2},
    {.name = "easy and a score",
     .o = {.level_most = HF_LEVEL_EASY, .score_least = 250},
     .puzzles = 1},
    {.name = "medium up to a score",
     .o = {.level_least = HF_LEVEL_MEDIUM, .level_most = HF_LEVEL_MEDIUM, .score_most = 700},
     .puzzles = 2},
    {.name = "hard to unfair",
     .o = {.level_least = HF_LEVEL_HARD, .level_most = HF_LEVEL_UNFAIR},
     .puzzles = 1},
    {.name = "extreme", .o = {.level_least = HF_LEVEL_EXTREME}, .puzzles = 1},
    {.name = "extreme from a score",
     .o = {.level_least = HF_LEVEL_EXTREME, .score_least = 2000},
     .puzzles = 1},
    {.name = "extreme up to a score",
     .o = {.level_least = HF_LEVEL_EXTREME, .score_most = 9000},
     .puzzles = 1},
    {.name = "extreme by a technique",
     .o = {.level_least = HF_LEVEL_EXTREME},
     .techniques = {"pointing"},
     .puzzles = 1},
    {.name = "rated from", .o = {.rating_least = 30}, .puzzles = 2},
    {.name = "rated up to", .o = {.rating_most = 20}, .puzzles = 2},
    {.name = "rated from and to", .o = {.rating_least = 26, .rating_most = 34}, .puzzles = 2},
    {.name = "rated, and of a level",
     .o = {.rating_most = 34, .level_least = HF_LEVEL_MEDIUM, .level_most = HF_LEVEL_HARD},
     .puzzles = 1},
    {.name = "a single is everywhere", .techniques = {"hidden-single"}, .puzzles = 1},
    {.name = "two techniques", .techniques = {"hidden-pair", "pointing"}, .puzzles = 1},
    {.name = "a technique, its level and a score",
     .techniques = {"naked-pair"},
     .o = {.level_most = HF_LEVEL_HARD, .score_most = 1200, .hardest = false},
     .puzzles = 1},
    {.name = "the hardest technique",
     .techniques = {"naked-pair"},
     .o = {.hardest = true},
     .puzzles = 1},
    {.name = "diagonals, thirty clues",
     .extras = HF_EXTRA_DIAGONALS,
     .o = {.clues = 30},
     .puzzles = 2},
    {.name = "windows, easy",
     .extras = HF_EXTRA_WINDOWS,
     .o = {.level_most = HF_LEVEL_EASY},
     .puzzles = 1},
    {.name = "minimal, up to a number", .o = {.clues = 26, .minimal = true}, .puzzles = 2},
};

/* ---- the judges ------------------------------------------------------------------------------ */

static hf_answer answer_of(const hf_grid *puzzle)
{
    hf_solve_options options;
    hf_solver *solver;
    hf_result result;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("trail");
    assert_int_equal(hf_solver_new(hf_grid_shape(puzzle), &options, &solver), HF_OK);
    assert_int_equal(hf_solver_solve_grid(solver, puzzle, &result, NULL, NULL), HF_OK);
    hf_solver_free(solver);
    return result.answer;
}

static void check_minimal(hf_grid *puzzle)
{
    uint16_t *value = hf_grid_values(puzzle);
    for (uint32_t c = 0; c < hf_shape_cells(hf_grid_shape(puzzle)); c++) {
        uint16_t clue = value[c];
        value[c] = 0;
        assert_true(clue == 0 || answer_of(puzzle) == HF_MULTIPLE);
        value[c] = clue;
    }
}

static void check_difficulty(const hf_grid *puzzle, const hf_generate_options *o)
{
    hf_rater *rater;
    hf_rating r;
    bool se = o->rating_least != 0 || o->rating_most != 0;
    assert_int_equal(hf_rater_new(hf_grid_shape(puzzle), hf_scale_named("hodoku"), &rater), HF_OK);
    assert_int_equal(hf_rater_rate_grid(rater, puzzle, &r), HF_OK);
    hf_rater_free(rater);
    assert_true(r.level >= o->level_least && (o->level_most == 0 || r.level <= o->level_most));
    assert_true(r.score >= o->score_least && (o->score_most == 0 || r.score <= o->score_most));
    for (size_t i = 0; i < o->techniques; i++)
        assert_true(r.count[hf_rule_number(o->technique[i])] > 0);
    if (o->hardest)
        assert_ptr_equal(r.hardest, o->technique[0]);
    if (!se)
        return;
    assert_int_equal(hf_rater_new(hf_grid_shape(puzzle), hf_scale_named("se"), &rater), HF_OK);
    assert_int_equal(hf_rater_rate_grid(rater, puzzle, &r), HF_OK);
    hf_rater_free(rater);
    assert_true(r.er >= o->rating_least && (o->rating_most == 0 || r.er <= o->rating_most));
}

static void check_made(hf_grid *puzzle, const hf_generate_options *o, bool rated)
{
    const uint16_t *value = hf_grid_const_values(puzzle);
    uint32_t cells = hf_shape_cells(hf_grid_shape(puzzle)), clues = 0;
    for (uint32_t c = 0; c < cells; c++) {
        clues += value[c] != 0;
        if (o->pattern)
            assert_int_equal(value[c] != 0, o->pattern[c] != 0);
    }
    assert_int_equal(answer_of(puzzle), HF_UNIQUE);
    assert_true(clues >= o->clues_least && (o->clues_most == 0 || clues <= o->clues_most));
    if (o->clues)
        assert_true(o->minimal ? clues <= o->clues : clues == o->clues);
    if (o->minimal)
        check_minimal(puzzle);
    if (rated)
        check_difficulty(puzzle, o);
}

/* ---- the wishes ------------------------------------------------------------------------------ */

static hf_shape *shape_of(const wish *w)
{
    hf_shape_spec spec = w->box_rows ? test_boxes(w->box_rows, w->box_columns) : test_square(9);
    spec.extras = w->extras;
    return test_shape(spec);
}

static void make(const wish *w)
{
    static uint8_t pattern[256];
    static const char minimal[] = ".2..4............46..13..4.5.1..2...";
    const hf_rule *rules[3];
    hf_shape *shape = shape_of(w);
    hf_generate_options o = w->o, base;
    hf_generator *generator;
    hf_grid *puzzle;
    hf_made made;
    hf_generate_options_init(&base, sizeof base);
    o.size = base.size, o.seed = 3, o.cpu = base.cpu;
    for (uint32_t c = 0; w->chequered && c < hf_shape_cells(shape); c++)
        pattern[c] = w->o.minimal ? minimal[c] != '.'
                                  : (c / hf_shape_columns(shape) + c) % 2 == 0 ||
                                        c < hf_shape_columns(shape);
    o.pattern = w->chequered ? pattern : NULL;
    o.technique = rules;
    for (o.techniques = 0; o.techniques < 3 && w->techniques[o.techniques]; o.techniques++)
        assert_non_null(rules[o.techniques] = hf_rule_named(w->techniques[o.techniques]));
    assert_int_equal(hf_generator_new(shape, &o, &generator), HF_OK);
    assert_int_equal(hf_grid_new(shape, &puzzle), HF_OK);
    for (uint32_t i = 0; i < w->puzzles; i++) {
        hf_status status = hf_generator_next(generator, puzzle, NULL);
        hf_generator_last(generator, &made);
        if (status != HF_OK)
            print_message("%s: none in %u attempts\n", w->name, (unsigned)made.attempts);
        assert_int_equal(status, HF_OK);
        check_made(puzzle, &o, w->extras == 0);
    }
    hf_grid_free(puzzle);
    hf_generator_free(generator);
    hf_shape_free(shape);
}

static void what_is_made_is_as_wished(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof wishes / sizeof *wishes; i += test_is_short() ? 6 : 1)
        make(&wishes[i]);
}

/* ---- broken off ------------------------------------------------------------------------------ */

static bool cancel(size_t done, size_t count, void *user)
{
    (void)done, (void)count;
    hf_generator_cancel(*(hf_generator **)user);
    return true;
}

/* A level nobody reaches so soon, cancelled at the first news of it; a second call goes on. */
static void raters_are_cancelled_too(void **state)
{
    static const hf_generate_options rated[] = {{.score_least = 100000, .score_most = 110000},
                                                {.rating_least = 120, .rating_most = 125}};
    (void)state;
    for (size_t i = 0; i < (test_is_short() ? 1 : 2); i++) {
        hf_shape *shape = test_shape(test_square(9));
        hf_generator *generator = NULL;
        hf_generate_options o = rated[i], base;
        hf_generate_options_init(&base, sizeof base);
        o.size = base.size, o.seed = 1, o.cpu = base.cpu, o.attempts = 3000;
        o.on_progress = cancel, o.user = &generator;
        assert_int_equal(hf_generator_new(shape, &o, &generator), HF_OK);
        assert_int_equal(hf_generator_next(generator, NULL, NULL), HF_END);
        hf_made made;
        hf_generator_last(generator, &made);
        assert_true(made.attempts < o.attempts);
        hf_generator_free(generator);
        hf_shape_free(shape);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_made_is_as_wished),
        cmocka_unit_test(raters_are_cancelled_too),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
