/* SPDX-License-Identifier: MIT
 *
 * test_wishes.c - wishes of the generator: refused in words, met exactly, given up in time.
 */
#include <string.h>

#include "generate/symmetry.h"
#include "houseful/canon.h"
#include "support/support.h"

static hf_shape *nine(void)
{
    return test_shape(test_square(9));
}

static hf_generate_options defaults(void)
{
    hf_generate_options options;
    hf_generate_options_init(&options, sizeof options);
    return options;
}

static hf_generator *open_generator(const hf_shape *shape, const hf_generate_options *options)
{
    hf_generator *generator = NULL;
    assert_int_equal(hf_generator_new(shape, options, &generator), HF_OK);
    return generator;
}

/* ---- refusals -------------------------------------------------------------------------------- */

static void assert_refused(const hf_shape *shape, const hf_generate_options *options,
                           const char *part)
{
    const char *refusal = hf_generate_options_refusal(options, shape);
    hf_generator *none = NULL;
    assert_non_null(refusal);
    assert_non_null(strstr(refusal, part));
    assert_int_equal(hf_generator_new(shape, options, &none), HF_BAD_ARGUMENT);
    assert_null(none);
}

static void numbers_that_cannot_be_are_refused(void **state)
{
    (void)state;
    hf_shape *shape = nine();
    hf_generate_options o = defaults();
    assert_null(hf_generate_options_refusal(&o, shape));
    o.clues_least = o.clues_most = 16;
    assert_refused(shape, &o, "17");
    o.clues_least = 30, o.clues_most = 20;
    assert_refused(shape, &o, "above");
    o.clues_least = o.clues_most = 82;
    assert_refused(shape, &o, "cells");
    o = defaults();
    o.level_least = HF_LEVEL_HARD, o.level_most = HF_LEVEL_EASY;
    assert_refused(shape, &o, "range");
    o = defaults();
    o.rating_least = 10, o.rating_most = 9;
    assert_refused(shape, &o, "range");
    o.rating_least = 0;
    assert_refused(shape, &o, "1.0");
    hf_shape_free(shape);
    shape = test_shape(test_square(16));
    o.rating_most = 70;
    assert_refused(shape, &o, "9x9");
    o = defaults();
    o.clues_most = 14;
    assert_refused(shape, &o, "two symbols");
    hf_shape_free(shape);
}

/* Every other reason there is, each alone. */
static void each_reason_is_told(void **state)
{
    static uint16_t board[81];
    static uint8_t pattern[81];
    const hf_rule *technique[] = {hf_rule_named("x-wing")},
                  *never[] = {hf_rule_named("bet"), technique[0]};
    hf_shape *shape = nine();
    hf_generate_options o = defaults();
    (void)state;
    for (uint32_t cell = 0; cell < 81; cell++)
        board[cell] = (uint16_t)((3 * (cell / 9 % 3) + cell / 27 + cell) % 9 + 1);
    o.clues = 25, o.clues_least = 24;
    assert_refused(shape, &o, "twice");
    o.clues_least = 0, o.clues_most = 26;
    assert_refused(shape, &o, "twice");
    o = defaults(), o.clues = 82;
    assert_refused(shape, &o, "cells");
    o = defaults(), o.clues_most = 82;
    assert_refused(shape, &o, "cells");
    o = defaults(), o.level_most = HF_LEVEL_EXTREME + 1;
    assert_refused(shape, &o, "level");
    o = defaults(), o.level_least = HF_LEVEL_EXTREME + 1;
    assert_refused(shape, &o, "level");
    o = defaults(), o.score_least = 900, o.score_most = 800;
    assert_refused(shape, &o, "range");
    o = defaults(), o.hardest = true;
    assert_refused(shape, &o, "hardest");
    o = defaults(), o.technique = technique, o.techniques = 1, o.level_most = HF_LEVEL_EASY;
    assert_refused(shape, &o, "beyond");
    o.level_most = 0, o.score_most = 5;
    assert_refused(shape, &o, "weighs");
    o.score_most = 0, o.technique = never, o.techniques = 2;
    assert_refused(shape, &o, "never");
    o = defaults(), o.from = board;
    assert_refused(shape, &o, "neighbours");
    o.from_count = 1;
    assert_refused(shape, &o, "neighbours");
    o.swap = 1, o.symmetry = HF_SYMMETRY_ROTATE180;
    assert_refused(shape, &o, "symmetry");
    o.symmetry = HF_SYMMETRY_NONE, o.solution = board;
    assert_refused(shape, &o, "solutions of their own");
    o.from = NULL, o.from_count = 0, o.swap = 0;
    board[80] = 0;
    assert_refused(shape, &o, "whole");
    board[80] = board[79];
    assert_refused(shape, &o, "rules");
    o = defaults(), o.from = board, o.from_count = 1, o.swap = 1;
    board[3] = 10;
    assert_refused(shape, &o, "none");
    board[3] = 0;
    memset(pattern, 1, sizeof pattern);
    o.pattern = pattern;
    assert_refused(shape, &o, "pattern");
    o = defaults(), o.pattern = pattern, o.clues = 30;
    assert_refused(shape, &o, "another number");
    pattern[0] = 0;
    o.clues = 0, o.symmetry = HF_SYMMETRY_ROTATE180;
    assert_refused(shape, &o, "symmetry");
    o = defaults(), o.unbiased = true, o.symmetry = HF_SYMMETRY_MIRROR;
    assert_refused(shape, &o, "unbiased");
    for (uint32_t cell = 0; cell < 81; cell++)
        board[cell] = (uint16_t)((3 * (cell / 9 % 3) + cell / 27 + cell) % 9 + 1);
    o = defaults(), o.unbiased = true, o.solution = board;
    assert_refused(shape, &o, "unbiased");
    hf_shape_free(shape);
    shape = test_shape(
        (hf_shape_spec){.layout = HF_LAYOUT_RECTANGLE, .size = 6, .rows = 4, .columns = 6});
    o = defaults(), o.symmetry = HF_SYMMETRY_ROTATE90;
    assert_refused(shape, &o, "no such symmetry");
    o.symmetry = HF_SYMMETRY_ROTATE180;
    assert_null(hf_generate_options_refusal(&o, shape));
    hf_shape_free(shape);
    shape = test_shape(test_square(4));
    o = defaults(), o.unbiased = true;
    assert_refused(shape, &o, "9x9");
    hf_shape_free(shape);
}

static void patterns_that_cannot_be_are_refused(void **state)
{
    (void)state;
    hf_shape *shape = nine();
    hf_generate_options o = defaults();
    uint8_t pattern[81];
    o.pattern = pattern;
    memset(pattern, 1, sizeof pattern);
    assert_null(hf_generate_options_refusal(&o, shape));
    memset(pattern, 0, 18);
    assert_refused(shape, &o, "two lines");
    memset(pattern, 0, 70);
    assert_refused(shape, &o, "17");
    memset(pattern, 1, sizeof pattern);
    pattern[0] = 0;
    o.symmetry = HF_SYMMETRY_ROTATE180;
    assert_refused(shape, &o, "symmetry");
    o.symmetry = HF_SYMMETRY_DIAGONAL;
    assert_null(hf_generate_options_refusal(&o, shape));
    o.clues_least = 20, o.clues_most = 30;
    assert_refused(shape, &o, "another number");
    hf_shape_free(shape);
}

static void contradictions_are_refused(void **state)
{
    (void)state;
    hf_shape *shape = nine();
    hf_generate_options o = defaults();
    const hf_rule *rule = hf_rule_named("swordfish");
    uint16_t board[81] = {0};
    o.technique = &rule;
    o.techniques = 1;
    assert_null(hf_generate_options_refusal(&o, shape));
    o.level_most = HF_LEVEL_EASY;
    assert_refused(shape, &o, "level");
    o = defaults();
    o.hardest = true;
    assert_refused(shape, &o, "which technique");
    o = defaults();
    o.solution = board;
    assert_refused(shape, &o, "whole");
    for (int c = 0; c < 81; c++)
        board[c] = 1;
    assert_refused(shape, &o, "rules");
    o = defaults();
    o.unbiased = true;
    o.symmetry = HF_SYMMETRY_FLIP;
    assert_refused(shape, &o, "unbiased");
    o = defaults();
    o.from = board;
    o.from_count = 1;
    assert_refused(shape, &o, "how many");
    hf_shape_free(shape);
    shape = test_shape((hf_shape_spec){.layout = HF_LAYOUT_CUBE, .size = 9});
    o = defaults();
    o.symmetry = HF_SYMMETRY_FLIP;
    assert_refused(shape, &o, "no such symmetry");
    hf_shape_free(shape);
}

/* ---- symmetries ------------------------------------------------------------------------------ */

static void orbits_have_the_known_numbers(void **state)
{
    (void)state;
    static const uint32_t nine_by_nine[] = {81, 41, 21, 45, 45, 45, 45, 15};
    hf_shape *shape = nine();
    for (unsigned i = 0; i < sizeof nine_by_nine / sizeof *nine_by_nine; i++) {
        hf_orbits orbits;
        hf_symmetry again;
        uint8_t seen[81] = {0};
        assert_true(hf_symmetry_named(hf_symmetry_name((hf_symmetry)i), &again));
        assert_int_equal(again, i);
        assert_int_equal(hf_orbits_make(shape, (hf_symmetry)i, &orbits), HF_OK);
        assert_int_equal(orbits.count, nine_by_nine[i]);
        assert_int_equal(orbits.start[orbits.count], 81);
        for (unsigned c = 0; c < 81; c++)
            assert_int_equal(seen[orbits.cell[c]]++, 0);
        hf_orbits_free(&orbits);
    }
    assert_null(hf_symmetry_name((hf_symmetry)8));
    hf_shape_free(shape);
    shape = test_shape((hf_shape_spec){.layout = HF_LAYOUT_ROXDOKU, .size = 9});
    assert_false(hf_symmetry_fits(HF_SYMMETRY_ROTATE90, shape));
    hf_shape_free(shape);
}

/* ---- wishes met ------------------------------------------------------------------------------ */

static void one_and_many_are_the_same_with_wishes(void **state)
{
    (void)state;
    enum { MOST = 12 };
    const unsigned count = test_is_short() ? 3 : MOST;
    uint8_t puzzles[MOST * 81], solutions[MOST * 81];
    hf_made made[MOST], last;
    hf_shape *shape = nine();
    hf_generate_options o = defaults();
    o.level_least = o.level_most = HF_LEVEL_MEDIUM;
    o.symmetry = HF_SYMMETRY_MIRROR;
    hf_generator *many = open_generator(shape, &o), *one = open_generator(shape, &o);
    hf_grid *puzzle = NULL, *solution = NULL;
    assert_int_equal(hf_grid_new(shape, &puzzle), HF_OK);
    assert_int_equal(hf_grid_new(shape, &solution), HF_OK);
    assert_int_equal(hf_generator_make(many, count, puzzles, solutions, made), HF_OK);
    for (unsigned i = 0; i < count; i++) {
        assert_int_equal(hf_generator_next(one, puzzle, solution), HF_OK);
        hf_generator_last(one, &last);
        assert_int_equal(made[i].index, i);
        assert_int_equal(last.index, i);
        assert_int_equal(made[i].attempts, last.attempts);
        assert_int_equal(made[i].clues, hf_grid_clues(puzzle));
        for (unsigned c = 0; c < 81; c++) {
            assert_int_equal(puzzles[81 * i + c], hf_grid_values(puzzle)[c]);
            assert_int_equal(solutions[81 * i + c], hf_grid_values(solution)[c]);
        }
    }
    hf_grid_free(puzzle);
    hf_grid_free(solution);
    hf_generator_free(one);
    hf_generator_free(many);
    hf_shape_free(shape);
}

/* Every singles gate decision agrees with the rater: whole levels are counted. */
static void levels_are_those_of_the_rater(void **state)
{
    (void)state;
    hf_shape *shape = nine();
    hf_rater *rater = NULL;
    hf_grid *puzzle = NULL;
    assert_int_equal(hf_rater_new(shape, NULL, &rater), HF_OK);
    assert_int_equal(hf_grid_new(shape, &puzzle), HF_OK);
    for (unsigned level = HF_LEVEL_EASY; level <= HF_LEVEL_EXTREME;
         level += test_is_short() ? 2 : 1) {
        hf_generate_options o = defaults();
        o.level_least = o.level_most = (hf_level)level;
        hf_generator *wishing = open_generator(shape, &o);
        o.level_least = o.level_most = 0;
        hf_generator *plain = open_generator(shape, &o);
        for (int i = 0; i < (test_is_short() ? 1 : 5); i++) {
            hf_rating rating;
            hf_made made;
            assert_int_equal(hf_generator_next(wishing, puzzle, NULL), HF_OK);
            assert_int_equal(hf_rater_rate_grid(rater, puzzle, &rating), HF_OK);
            assert_int_equal(rating.level, level);
            /* and where the first attempt was turned away, it was of another level */
            hf_generator_last(wishing, &made);
            assert_int_equal(hf_generator_next(plain, puzzle, NULL), HF_OK);
            assert_int_equal(hf_rater_rate_grid(rater, puzzle, &rating), HF_OK);
            assert_int_equal(rating.level == level, made.attempts == 1);
        }
        hf_generator_free(plain);
        hf_generator_free(wishing);
    }
    hf_grid_free(puzzle);
    hf_rater_free(rater);
    hf_shape_free(shape);
}

/* Rules that are searched together are one rung of the ladder: to look for one of them where the others are at their
 * end would find next to nothing. */
static void a_technique_that_shares_its_rung_is_found(void **state)
{
    (void)state;
    uint8_t puzzles[3 * 81];
    hf_shape *shape = nine();
    const hf_rule *rule = hf_rule_named("aic");
    hf_generate_options o = defaults();
    o.technique = &rule;
    o.techniques = 1;
    o.attempts = 1000;
    hf_generator *generator = open_generator(shape, &o);
    assert_int_equal(hf_generator_make(generator, 3, puzzles, NULL, NULL), HF_OK);
    hf_generator_free(generator);
    hf_shape_free(shape);
}

/* By an engine that digging does not use there. */
static hf_answer answer_of(hf_solver *solver, const hf_grid *puzzle)
{
    hf_result result;
    assert_int_equal(hf_solver_solve_grid(solver, puzzle, &result, NULL, NULL), HF_OK);
    return result.answer;
}

static void boards_of_other_shapes_are_minimal(void **state)
{
    (void)state;
    hf_shape_spec specs[] = {test_square(9), test_square(9), test_square(6), test_square(4),
                             test_square(16)};
    specs[0].extras = HF_EXTRA_DIAGONALS;
    specs[1].extras = HF_EXTRA_WINDOWS;
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
        hf_shape *shape = test_shape(specs[i]);
        hf_grid *puzzle = NULL;
        hf_solver *solver = NULL;
        hf_solve_options options;
        hf_generate_options o = defaults();
        o.minimal = true;
        hf_solve_options_init(&options, sizeof options);
        options.engine = hf_engine_named("any");
        hf_generator *generator = open_generator(shape, &o);
        assert_int_equal(hf_grid_new(shape, &puzzle), HF_OK);
        assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
        for (int n = 0; n < (specs[i].size > 9 ? 1 : 3); n++) {
            assert_int_equal(hf_generator_next(generator, puzzle, NULL), HF_OK);
            assert_int_equal(answer_of(solver, puzzle), HF_UNIQUE);
            for (uint32_t c = 0; c < hf_shape_cells(shape); c++) {
                uint16_t clue = hf_grid_values(puzzle)[c];
                hf_grid_values(puzzle)[c] = 0;
                assert_int_equal(answer_of(solver, puzzle) == HF_UNIQUE, clue == 0);
                hf_grid_values(puzzle)[c] = clue;
            }
        }
        hf_grid_free(puzzle);
        hf_solver_free(solver);
        hf_generator_free(generator);
        hf_shape_free(shape);
    }
}

/* ---- wishes not met -------------------------------------------------------------------------- */

static bool stop_soon(size_t done, size_t count, void *user)
{
    (void)done;
    (void)count;
    ++*(int *)user;
    return false;
}

static void what_is_too_rare_is_given_up(void **state)
{
    (void)state;
    uint8_t puzzles[3 * 81];
    hf_made made[3];
    int calls = 0;
    hf_shape *shape = nine();
    hf_generate_options o = defaults();
    o.minimal = true;
    o.clues_least = o.clues_most = 17;
    o.attempts = 100;
    hf_generator *generator = open_generator(shape, &o);
    assert_int_equal(hf_generator_make(generator, 3, puzzles, NULL, made), HF_END);
    for (int i = 0; i < 3; i++) {
        assert_int_equal(made[i].status, HF_END);
        assert_int_equal(made[i].attempts, 100);
    }
    hf_generator_free(generator);
    o.attempts = 0;
    o.on_progress = stop_soon;
    o.user = &calls;
    generator = open_generator(shape, &o);
    assert_int_equal(hf_generator_make(generator, 3, puzzles, NULL, made), HF_END);
    assert_int_equal(calls, 1);
    hf_generator_free(generator);
    o.on_progress = NULL;
    o.time_limit_ns = 1;
    generator = open_generator(shape, &o);
    assert_int_equal(hf_generator_make(generator, 3, puzzles, NULL, made), HF_END);
    hf_generator_free(generator);
    hf_shape_free(shape);
}

/* ---- no two the same ------------------------------------------------------------------------- */

static void scrambles_are_not_new(void **state)
{
    (void)state;
    enum { COUNT = 600 }; /* the table grows on the way */
    static uint8_t puzzles[COUNT * 81];
    hf_shape *shape = nine();
    hf_generator *generator = open_generator(shape, NULL);
    hf_distinct *distinct = NULL;
    bool is_new;
    assert_int_equal(hf_distinct_new(&distinct), HF_OK);
    assert_int_equal(hf_generator_make(generator, COUNT, puzzles, NULL, NULL), HF_OK);
    for (int i = 0; i < COUNT; i++) {
        assert_int_equal(hf_distinct_add(distinct, puzzles + 81 * i, &is_new), HF_OK);
        assert_true(is_new);
    }
    for (int i = 0; i < COUNT; i++) {
        hf_map map;
        uint8_t image[81];
        hf_map_random(4, (uint64_t)i, &map);
        hf_map_apply(&map, puzzles + 81 * i, image);
        assert_int_equal(hf_distinct_add(distinct, image, &is_new), HF_OK);
        assert_false(is_new);
    }
    hf_distinct_free(distinct);
    hf_generator_free(generator);
    hf_shape_free(shape);
}

/* ---- statistics ------------------------------------------------------------------------------ */

/* Digging from a full board: 24.38 clues on average, standard deviation 1.12 (Berthier, a million each). */
static void digging_has_the_known_mean(void **state)
{
    (void)state;
    enum { MOST = 100000 };
    size_t count = test_is_short() ? 500 : MOST;
    static uint8_t puzzles[MOST * 81];
    static hf_made made[MOST];
    hf_shape *shape = nine();
    hf_generator *generator = open_generator(shape, NULL);
    double sum = 0, squares = 0;
    assert_int_equal(hf_generator_make(generator, count, puzzles, NULL, made), HF_OK);
    for (size_t i = 0; i < count; i++) {
        sum += made[i].clues;
        squares += (double)made[i].clues * made[i].clues;
    }
    double mean = sum / (double)count, variance = squares / (double)count - mean * mean;
    double near = test_is_short() ? 0.2 : 0.05; /* four times what chance does to so many */
    assert_true(mean > 24.38 - near && mean < 24.38 + near);
    assert_true(variance > (1.12 - near) * (1.12 - near) &&
                variance < (1.12 + near) * (1.12 + near));
    hf_generator_free(generator);
    hf_shape_free(shape);
}

/* Controlled bias: 25.667 clues on average as they come, 26.578 by weight, standard deviation 1.117 each. */
static void unbiased_puzzles_have_the_known_means(void **state)
{
    (void)state;
    if (!test_is_soak()) {
        print_message("# skipped: it takes minutes; make soak\n");
        skip();
    }
    enum { COUNT = 400 };
    static uint8_t puzzles[COUNT * 81];
    static hf_made made[COUNT];
    hf_shape *shape = nine();
    hf_generate_options o = defaults();
    o.unbiased = true;
    hf_generator *generator = open_generator(shape, &o);
    double sum = 0, weights = 0, weighted = 0, squares = 0;
    assert_int_equal(hf_generator_make(generator, COUNT, puzzles, NULL, made), HF_OK);
    for (size_t i = 0; i < COUNT; i++) {
        sum += made[i].clues;
        weights += made[i].weight;
        weighted += made[i].weight * made[i].clues;
        squares += made[i].weight * made[i].weight;
    }
    double error = 1.117 / 20;                      /* of 400 */
    double effective = weights * weights / squares; /* so many would be as good, unweighted */
    double mean = sum / COUNT - 25.667, far = weighted / weights - 26.578;
    assert_true(mean * mean < 9 * error * error);
    assert_true(far * far < 9 * 1.117 * 1.117 / effective);
    hf_generator_free(generator);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(numbers_that_cannot_be_are_refused),
        cmocka_unit_test(each_reason_is_told),
        cmocka_unit_test(patterns_that_cannot_be_are_refused),
        cmocka_unit_test(contradictions_are_refused),
        cmocka_unit_test(orbits_have_the_known_numbers),
        cmocka_unit_test(one_and_many_are_the_same_with_wishes),
        cmocka_unit_test(levels_are_those_of_the_rater),
        cmocka_unit_test(a_technique_that_shares_its_rung_is_found),
        cmocka_unit_test(boards_of_other_shapes_are_minimal),
        cmocka_unit_test(what_is_too_rare_is_given_up),
        cmocka_unit_test(scrambles_are_not_new),
        cmocka_unit_test(digging_has_the_known_mean),
        cmocka_unit_test(unbiased_puzzles_have_the_known_means),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
