/* SPDX-License-Identifier: MIT
 *
 * test_wrong_calls.c - what callers get wrong is a status, never a crash or a silent guess: texts of ladders,
 * grids of another shape, numbers out of range, names that nobody has.
 */
#include "support/support.h"

#include "houseful/canon.h"
#include "houseful/generate.h"
#include "houseful/rate.h"
#include "logic/ladder.h"

/* ---- ladders ---------------------------------------------------------------------------------- */

static void texts_of_ladders(void **state)
{
    static const char long_name[] =
        "a-rule-whose-name-goes-on-and-on-and-on-and-on-and-on-and-on-and-on";
    static const struct {
        const char *text, *why; /* NULL: it is one */
        uint32_t line, rungs;
    } cases[] = {
        {"naked-single\n\thidden-single \r\n", NULL, 2, 2},
        {"option max-fins 255\nnaked-single", NULL, 2, 1},
        {"option max-fins 256\n", "a number up to 255", 1, 0},
        {"option max-fins 259\n", "a number up to 255", 1, 0},
        {"option max-fins 99999999999\n", "a number up to 255", 1, 0},
        {"option max-fins\n", "a number up to 255", 1, 0},
        {"option max-fins 1x\n", "a number up to 255", 1, 0},
        {"option max-fins -1\n", "a number up to 255", 1, 0},
        {"option duals no\noption duals yes", NULL, 2, 0},
        {"option duals 1\n", "yes or no", 1, 0},
        {"option duals\n", "yes or no", 1, 0},
        {"naked-single\n\n+\n", "the name of a rule", 3, 1},
        {"x-wing + w-wing\n", "rules that are searched together", 1, 0},
        {"# nothing\n", NULL, 1, 0},
    };
    hf_ladder *ladder;
    char line_of_option[200];
    uint32_t line;
    const char *why;
    (void)state;
    assert_int_equal(hf_ladder_new(&ladder), HF_OK);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const char *text = cases[i].text;
        assert_int_equal(hf_ladder_read(text, strlen(text), ladder, &line, &why),
                         cases[i].why ? HF_BAD_TEXT : HF_OK);
        if (cases[i].why)
            assert_string_equal(why, cases[i].why);
        assert_int_equal(line, cases[i].line);
        assert_int_equal(hf_ladder_rungs(ladder), cases[i].rungs);
    }
    assert_int_equal(hf_ladder_read(long_name, strlen(long_name), ladder, NULL, NULL), HF_BAD_TEXT);
    for (int i = 0; i < 2; i++) {
        snprintf(line_of_option, sizeof line_of_option, "option %s %s", i ? "duals" : long_name,
                 i ? long_name : "yes");
        assert_int_equal(hf_ladder_read(line_of_option, strlen(line_of_option), ladder, NULL, &why),
                         HF_BAD_TEXT);
        assert_string_equal(why, "an option's name and value");
    }
    hf_ladder_free(ladder);
}

/* As many rungs as there is room for, and one more. */
static void ladders_have_an_end(void **state)
{
    enum { LINE = 13 };
    hf_ladder *ladder;
    const char *why;
    uint32_t line, most = 0;
    (void)state;
    assert_int_equal(hf_ladder_new(&ladder), HF_OK);
    most = sizeof ladder->rung / sizeof *ladder->rung;
    char *text = malloc((size_t)LINE * (most + 1));
    assert_non_null(text);
    for (uint32_t i = 0; i <= most; i++)
        memcpy(text + (size_t)i * LINE, "naked-single\n", LINE);
    assert_int_equal(hf_ladder_read(text, (size_t)LINE * most, ladder, &line, &why), HF_OK);
    assert_int_equal(hf_ladder_rungs(ladder), most);
    assert_int_equal(hf_ladder_read(text, (size_t)LINE * (most + 1), ladder, &line, &why),
                     HF_BAD_TEXT);
    assert_string_equal(why, "fewer rungs");
    assert_int_equal(line, most + 1);
    free(text);
    hf_ladder_free(ladder);
}

static void names_in_ladders(void **state)
{
    hf_ladder *ladder;
    hf_logic_options options;
    (void)state;
    assert_int_equal(hf_ladder_new(&ladder), HF_OK);
    assert_int_equal(hf_ladder_named("default", ladder), HF_OK);
    uint32_t all = hf_ladder_rungs(ladder);
    assert_int_equal(hf_ladder_only(ladder, "x-wing,nobody"), HF_BAD_ARGUMENT);
    assert_int_equal(hf_ladder_without(ladder, "nobody"), HF_BAD_ARGUMENT);
    assert_int_equal(hf_ladder_max_rule(ladder, "nobody"), HF_BAD_ARGUMENT);
    hf_logic_options_init(&options, sizeof options);
    options.size = 3; /* no version has ever been so small */
    assert_int_equal(hf_ladder_set_options(ladder, &options), HF_BAD_ARGUMENT);
    assert_int_equal(hf_ladder_rungs(ladder), all);
    hf_ladder_free(ladder);
}

/* ---- names and numbers --------------------------------------------------------------------------- */

static void names_that_nobody_has(void **state)
{
    hf_form form = HF_FORM_PUZZLE;
    (void)state;
    for (int i = 0; hf_form_name((hf_form)i); i++) {
        assert_true(hf_form_named(hf_form_name((hf_form)i), &form));
        assert_int_equal(form, i);
    }
    assert_false(hf_form_named("nobody's", &form));
    assert_null(hf_form_name((hf_form)99));
    assert_null(hf_scale_named("nobody's"));
    assert_null(hf_engine_named("nobody"));
    assert_null(hf_rule_named("nobody's"));
    assert_string_equal(hf_constraint_kind_name((hf_constraint_kind)999), "unknown constraint");
    assert_string_equal(hf_answer_text((hf_answer)99), "unknown");
    assert_string_equal(hf_level_text((hf_level)99), hf_level_text((hf_level)0));
    assert_string_equal(hf_level_key((hf_level)99), hf_level_key((hf_level)0));
}

/* ---- another shape -------------------------------------------------------------------------------- */

static void grids_of_another_shape(void **state)
{
    hf_shape *four = test_shape(test_square(4)), *six = test_shape(test_square(6));
    hf_grid *grid, *right;
    hf_puzzle *puzzle;
    hf_puzzle_maker *maker;
    hf_solver *solver;
    hf_rater *rater;
    hf_generator *generator;
    hf_labeller *labeller;
    hf_result result;
    hf_rating rating;
    hf_true_candidates some;
    hf_contradiction found;
    uint64_t sets[36];
    uint8_t constraints[1], cells[36];
    (void)state;
    assert_int_equal(hf_grid_new(six, &grid), HF_OK);
    assert_int_equal(hf_grid_new(four, &right), HF_OK);
    assert_int_equal(hf_puzzle_maker_new(six, &maker), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    assert_int_equal(hf_solver_new(four, NULL, &solver), HF_OK);
    assert_int_equal(hf_rater_new(four, NULL, &rater), HF_OK);
    assert_int_equal(hf_generator_new(four, NULL, &generator), HF_OK);
    assert_int_equal(hf_labeller_new(four, &labeller), HF_OK);
    assert_int_equal(hf_solver_solve(solver, puzzle, &result, NULL, NULL), HF_BAD_ARGUMENT);
    assert_int_equal(hf_solver_solve_grid(solver, grid, &result, NULL, NULL), HF_BAD_ARGUMENT);
    assert_int_equal(hf_solver_candidates(solver, puzzle, &some, sets), HF_BAD_ARGUMENT);
    assert_int_equal(hf_solver_contradiction(solver, puzzle, &found, constraints, cells),
                     HF_BAD_ARGUMENT);
    assert_int_equal(hf_solver_minimal(solver, puzzle, &result, right), HF_BAD_ARGUMENT);
    assert_int_equal(hf_rater_rate(rater, puzzle, &rating), HF_BAD_ARGUMENT);
    assert_int_equal(hf_rater_rate_grid(rater, grid, &rating), HF_BAD_ARGUMENT);
    assert_int_equal(hf_generator_fill(generator, grid), HF_BAD_ARGUMENT);
    assert_int_equal(hf_generator_next(generator, grid, NULL), HF_BAD_ARGUMENT);
    assert_int_equal(hf_generator_next(generator, right, grid), HF_BAD_ARGUMENT);
    assert_int_equal(hf_generator_next(generator, NULL, NULL), HF_OK);
    assert_int_equal(hf_generator_make(generator, 1, cells, NULL, NULL), HF_UNSUPPORTED);
    hf_labeller_free(labeller);
    hf_generator_free(generator);
    hf_rater_free(rater);
    hf_solver_free(solver);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_grid_free(right);
    hf_grid_free(grid);
    hf_shape_free(six);
    hf_shape_free(four);
}

static void maps_that_are_none(void **state)
{
    hf_map map;
    (void)state;
    hf_map_identity(&map);
    assert_true(hf_map_is_symmetry(&map));
    map.turned = 2;
    assert_false(hf_map_is_symmetry(&map));
    hf_map_identity(&map);
    map.digit[3] = 10;
    assert_false(hf_map_is_symmetry(&map));
    hf_map_identity(&map);
    map.digit[3] = 4; /* twice */
    assert_false(hf_map_is_symmetry(&map));
    hf_map_identity(&map);
    map.row[0] = 3, map.row[3] = 0; /* rows of two bands */
    assert_false(hf_map_is_symmetry(&map));
    hf_map_identity(&map);
    map.column[0] = 1; /* twice */
    assert_false(hf_map_is_symmetry(&map));
}

/* ---- wishes ------------------------------------------------------------------------------------- */

static bool stop_at_once(size_t done, size_t count, void *user)
{
    (void)done, (void)count;
    ++*(unsigned *)user;
    return false;
}

/* What cannot be made is sought until somebody says stop. */
static void progress_may_stop(void **state)
{
    hf_shape *shape = test_shape(test_square(6));
    hf_generate_options options;
    hf_generator *generator;
    unsigned told = 0;
    (void)state;
    hf_generate_options_init(&options, sizeof options);
    options.clues = 7; /* hardly ever enough */
    options.attempts = 1 << 20;
    options.on_progress = stop_at_once;
    options.user = &told;
    assert_int_equal(hf_generator_new(shape, &options, &generator), HF_OK);
    assert_int_equal(hf_generator_next(generator, NULL, NULL), HF_END);
    assert_int_equal(told, 1);
    hf_generator_free(generator);
    hf_shape_free(shape);
}

static void unbiased_puzzles_are_left_alone(void **state)
{
    static uint8_t pattern[81];
    static uint16_t board[81];
    hf_shape *nine = test_shape(test_square(9)), *six = test_shape(test_square(6));
    hf_generate_options options[6];
    (void)state;
    memset(pattern, 1, sizeof pattern);
    for (int i = 0; i < 6; i++) {
        hf_generate_options_init(&options[i], sizeof *options);
        options[i].unbiased = true;
    }
    options[1].symmetry = HF_SYMMETRY_ROTATE180;
    options[2].pattern = pattern;
    options[3].from = board;
    options[3].from_count = options[3].swap = 1;
    options[4].level_least = HF_LEVEL_EXTREME + 1;
    options[5].hardest = true;
    assert_null(hf_generate_options_refusal(&options[0], nine));
    assert_non_null(hf_generate_options_refusal(&options[0], six));
    for (int i = 1; i < 6; i++)
        assert_non_null(hf_generate_options_refusal(&options[i], nine));
    hf_shape_free(six);
    hf_shape_free(nine);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(texts_of_ladders),       cmocka_unit_test(ladders_have_an_end),
        cmocka_unit_test(names_in_ladders),       cmocka_unit_test(names_that_nobody_has),
        cmocka_unit_test(grids_of_another_shape), cmocka_unit_test(maps_that_are_none),
        cmocka_unit_test(progress_may_stop),      cmocka_unit_test(unbiased_puzzles_are_left_alone),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
