/* SPDX-License-Identifier: MIT
 *
 * test_seldom.c - what boards, forms, ratings, hints and generators are seldom asked: wrong boards, wrong shapes,
 * limits so wide that they end nothing, wishes that nobody has.
 */
#include "support/support.h"

#include <string.h>

#include "rate/rater.h"

static const char hard[] =
    "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.";
static const char solved[] =
    "754389126182465973639172854293714568817256439546938712971823645425697381368541297";
#define HOUR UINT64_C(3600000000000)

static void read_board(const char *text, uint8_t board[81])
{
    for (int i = 0; i < 81; i++)
        board[i] = (uint8_t)(text[i] == '.' ? 0 : text[i] - '0');
}

/* ---- boards and forms --------------------------------------------------------------------------- */

static void shapes_differ_in_one_number(void **state)
{
    hf_shape_spec a = {.layout = HF_LAYOUT_RECTANGLE, .size = 4, .rows = 4, .columns = 3}, b = a;
    (void)state;
    assert_true(hf_shape_same(&a, &b));
    b.columns = 2;
    assert_false(hf_shape_same(&a, &b));
    a.layout = b.layout = (hf_layout)99; /* none */
    assert_false(hf_shape_same(&a, &a));
    a = b = test_square(6);
    b.box_columns++;
    assert_false(hf_shape_same(&a, &b));
}

static void a_listed_house_of_a_cube_has_a_name(void **state)
{
    static const uint32_t cells[] = {0, 21, 42, 63};
    char name[HF_NAME_SIZE];
    hf_shape_spec spec = {.layout = HF_LAYOUT_CUBE, .size = 4, .listed = cells, .listed_houses = 1};
    hf_shape *shape = test_shape(spec);
    (void)state;
    hf_shape_house_name(shape, hf_shape_houses(shape) - 1, name);
    assert_non_null(strstr(name, "extra house"));
    hf_shape_free(shape);
}

static void forms_of_wrong_boards(void **state)
{
    hf_canon *solution = NULL, *puzzle = NULL;
    hf_labeller *labeller = NULL;
    hf_shape *large = test_shape(test_square(121));
    uint8_t right[81], wrong[81], form[81];
    uint16_t bands[6];
    uint64_t key[2];
    bool same;
    (void)state;
    read_board(solved, right);
    memcpy(wrong, right, sizeof wrong);
    wrong[0] = wrong[1];
    assert_int_equal(hf_canon_new(HF_FORM_SOLUTION, &solution), HF_OK);
    assert_int_equal(hf_canon_new(HF_FORM_PUZZLE, &puzzle), HF_OK);
    assert_int_equal(hf_canon_same(solution, wrong, right, &same, NULL), HF_BAD_ARGUMENT);
    assert_int_equal(hf_canon_same(solution, right, wrong, &same, NULL), HF_BAD_ARGUMENT);
    assert_int_equal(hf_canon_bands(solution, wrong, bands), HF_BAD_ARGUMENT);
    assert_int_equal(hf_canon_bands(puzzle, right, bands), HF_BAD_ARGUMENT);
    assert_int_equal(hf_canon_key(solution, wrong, key), HF_BAD_ARGUMENT);
    assert_int_equal(hf_canon_form(puzzle, wrong, form, NULL, NULL), HF_BAD_ARGUMENT);
    assert_int_equal(hf_labeller_new(large, &labeller), HF_TOO_LARGE);
    hf_canon_free(solution);
    hf_canon_free(puzzle);
    hf_shape_free(large);
}

/* ---- puzzles ------------------------------------------------------------------------------------ */

static void given_candidates_have_no_numbers(void **state)
{
    hf_shape *shape = test_shape(test_square(4));
    hf_puzzle_maker *maker = NULL;
    hf_puzzle *puzzle = NULL;
    uint64_t set = 3;
    uint32_t count = 9;
    (void)state;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    assert_int_equal(hf_puzzle_maker_candidates(maker, 5, &set), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    assert_int_equal(hf_puzzle_constraint_kind(puzzle, 0), HF_CONSTRAINT_CANDIDATES);
    assert_null(hf_puzzle_constraint_parts(puzzle, 0, &count));
    assert_int_equal(count, 0);
    count = 9;
    assert_null(hf_puzzle_constraint_numbers(puzzle, 0, &count));
    assert_int_equal(count, 0);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* Constraints that a board cannot have: symbols from 0 on have no thirds, arrows two parts. */
static void boards_without_thirds(void **state)
{
    static const uint32_t cells[] = {0, 1, 2, 3}, line[] = {4}, arrow[] = {0, 4}, tail[] = {4, 0};
    hf_shape_spec spec = test_square(9);
    hf_puzzle_maker *maker = NULL;
    (void)state;
    spec.symbols = HF_SYMBOLS_ZERO;
    hf_shape *shape = test_shape(spec);
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    assert_int_not_equal(
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_ENTROPIC, cells, line, 1, NULL, 0), HF_OK);
    assert_int_not_equal(
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_GLOBAL_ENTROPY, NULL, NULL, 0, NULL, 0),
        HF_OK);
    assert_int_not_equal(
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_ARROW, cells, arrow, 2, NULL, 0), HF_OK);
    assert_int_not_equal(
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_ARROW, cells, tail, 2, NULL, 0), HF_OK);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* ---- solvers ------------------------------------------------------------------------------------ */

static void classics_serve_no_large_boards(void **state)
{
    hf_shape *shape = test_shape(test_square(64));
    hf_solve_options options;
    hf_solver *solver = NULL;
    (void)state;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("fewest");
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_UNSUPPORTED);
    hf_shape_free(shape);
}

/* ---- logic, hints and ratings ------------------------------------------------------------------- */

static bool go_on(const hf_logic_progress *progress, void *user)
{
    (void)progress;
    ++*(int *)user;
    return true;
}

static void watched_steps_go_on(void **state)
{
    hf_shape *shape = test_shape(test_square(9)), *other = test_shape(test_square(4));
    hf_grid *grid = test_grid(shape, hard);
    hf_puzzle *puzzle = NULL, *small = NULL;
    hf_logic *logic = NULL;
    hf_ladder *ladder = NULL;
    hf_step *step = NULL;
    uint16_t none[16] = {0};
    int told = 0;
    (void)state;
    assert_int_equal(hf_puzzle_new(shape, hf_grid_values(grid), &puzzle), HF_OK);
    assert_int_equal(hf_puzzle_new(other, none, &small), HF_OK);
    assert_int_equal(hf_logic_new(shape, &logic), HF_OK);
    assert_int_equal(hf_ladder_new(&ladder), HF_OK);
    assert_int_equal(hf_step_new(&step), HF_OK);
    assert_int_equal(hf_ladder_named("se", ladder), HF_OK);
    assert_int_equal(hf_logic_load_puzzle(logic, small), HF_BAD_ARGUMENT);
    assert_int_equal(hf_logic_load_puzzle(logic, puzzle), HF_OK);
    hf_logic_watch(logic, go_on, &told);
    hf_logic_set_time_limit(logic, HOUR);
    for (int i = 0; i < 8; i++) {
        assert_int_equal(hf_logic_next(logic, ladder, NULL, step), HF_OK);
        hf_logic_apply(logic, step);
    }
    assert_true(told > 8);
    hf_step_free(step);
    hf_ladder_free(ladder);
    hf_logic_free(logic);
    hf_puzzle_free(small);
    hf_puzzle_free(puzzle);
    hf_grid_free(grid);
    hf_shape_free(other);
    hf_shape_free(shape);
}

/* Stages before the first and after the last are the first and the last. */
static void hints_of_stages_that_are_none(void **state)
{
    static char text[2][4000];
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid = test_grid(shape, hard);
    hf_puzzle *puzzle = NULL;
    hf_logic *logic = NULL;
    hf_board *board = NULL;
    hf_step *step = NULL;
    hf_hint hint;
    (void)state;
    assert_int_equal(hf_puzzle_new(shape, hf_grid_values(grid), &puzzle), HF_OK);
    assert_int_equal(hf_logic_new(shape, &logic), HF_OK);
    assert_int_equal(hf_board_new(shape, &board), HF_OK);
    assert_int_equal(hf_step_new(&step), HF_OK);
    assert_int_equal(hf_hint_find_puzzle(logic, puzzle, NULL, NULL, board, step, &hint), HF_OK);
    hf_scene scene = {.board = board, .step = step};
    for (uint32_t last = 0; last < 2; last++) {
        hf_hint_write(&scene, &hint, last ? HF_HINT_STAGES : 1, text[0], sizeof text[0]);
        hf_hint_write(&scene, &hint, last ? 99 : 0, text[1], sizeof text[1]);
        assert_string_equal(text[0], text[1]);
    }
    hf_step_free(step);
    hf_board_free(board);
    hf_logic_free(logic);
    hf_puzzle_free(puzzle);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

static void ratings_with_wide_and_no_limits(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid = test_grid(shape, hard);
    (void)state;
    for (size_t i = 0; i < 2; i++) {
        hf_rater *rater = NULL;
        hf_rating free_one, rating;
        assert_int_equal(hf_rater_new(shape, hf_scale_at(i), &rater), HF_OK);
        assert_int_equal(hf_rater_rate_grid(rater, grid, &free_one), HF_OK);
        hf_rater_set_time_limit(rater, HOUR);
        assert_int_equal(hf_rater_rate_grid(rater, grid, &rating), HF_OK);
        assert_int_equal(rating.score, free_one.score);
        hf_rater_set_ceiling(rater, free_one.score + 1000);
        assert_int_equal(hf_rater_rate_grid(rater, grid, &rating), HF_OK);
        assert_int_equal(rating.score, free_one.score);
        hf_rater_set_ceiling_level(rater, HF_LEVEL_EASY);
        assert_int_equal(hf_rater_rate_grid(rater, grid, &rating), HF_OK);
        assert_true(rating.above);
        hf_rater_free(rater);
    }
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* However easy the puzzle is, and only once. */
static void a_cancelled_rating_says_so(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid = test_grid(shape, hard);
    (void)state;
    for (size_t i = 0; i < 2; i++) {
        hf_rater *rater = NULL;
        hf_rating rating;
        assert_int_equal(hf_rater_new(shape, hf_scale_at(i), &rater), HF_OK);
        hf_rater_set_time_limit(rater, 1);
        assert_int_equal(hf_rater_rate_grid(rater, grid, &rating), HF_OK);
        assert_int_equal(rating.answer, HF_LIMIT);
        hf_rater_set_time_limit(rater, 0);
        hf_rater_cancel(rater);
        assert_int_equal(hf_rater_rate_grid(rater, grid, &rating), HF_OK);
        assert_int_equal(rating.answer, HF_LIMIT);
        assert_int_equal(hf_rater_rate_grid(rater, grid, &rating), HF_OK);
        assert_int_equal(rating.answer, HF_UNIQUE);
        hf_rater_free(rater);
    }
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* Whether there is one solution takes some 3,000 guesses here: that is part of the rating. */
static void a_rating_is_called_off_while_it_solves(void **state)
{
    hf_puzzle *puzzle = hf_puzzle_from_string(
        ".LittleKiller~35~R3C1.LittleKiller~35~R5C1.LittleKiller~35~R9C3.LittleKiller~35~R1C6."
        "LittleKiller~35~R1C7.LittleKiller~35~R1C9.LittleKiller~35~R4C1.LittleKiller~35~R9C5."
        "LittleKiller~35~R9C4.LittleKiller~35~R9C2.LittleKiller~35~R2C1");
    hf_rater *rater = NULL;
    hf_rating rating;
    (void)state;
    assert_non_null(puzzle);
    assert_int_equal(hf_rater_new(hf_puzzle_shape(puzzle), NULL, &rater), HF_OK);
    hf_rater_cancel(rater);
    assert_int_equal(hf_rater_rate(rater, puzzle, &rating), HF_OK);
    assert_int_equal(rating.answer, HF_LIMIT);
    hf_rater_set_time_limit(rater, 1);
    assert_int_equal(hf_rater_rate(rater, puzzle, &rating), HF_OK);
    assert_int_equal(rating.answer, HF_LIMIT);
    hf_rater_set_time_limit(rater, 0);
    assert_int_equal(hf_rater_rate(rater, puzzle, &rating), HF_OK);
    assert_int_equal(rating.answer, HF_MULTIPLE);
    hf_rater_free(rater);
    hf_puzzle_free(puzzle);
}

static bool refuse(const hf_logic_progress *progress, void *user)
{
    (void)progress;
    (void)user;
    return false;
}

/* Stopped while a rule is looked for, a rating says so too. */
static void a_rating_stopped_inside_a_rule(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid =
        test_grid(shape, "98.7..6..5...9..7...7..4...4...327....65...9.......3.11...8.5.."
                         ".2.........54...8.");
    hf_rater *rater = NULL;
    hf_rating rating;
    (void)state;
    assert_int_equal(hf_rater_new(shape, hf_scale_at(0), &rater), HF_OK);
    hf_logic_watch(rater->logic, refuse, NULL);
    assert_int_equal(hf_rater_rate_grid(rater, grid, &rating), HF_OK);
    assert_int_equal(rating.answer, HF_LIMIT);
    hf_rater_free(rater);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* ---- generators --------------------------------------------------------------------------------- */

static hf_generate_options wishes(void)
{
    hf_generate_options options;
    hf_generate_options_init(&options, sizeof options);
    options.attempts = 3;
    return options;
}

/* Makes one puzzle, if three attempts give one within a limit that ends nothing. */
static void make(hf_shape_spec spec, hf_generate_options options)
{
    hf_shape *shape = test_shape(spec);
    hf_generator *generator = NULL;
    hf_grid *puzzle = NULL;
    options.time_limit_ns = UINT64_MAX;
    assert_int_equal(hf_grid_new(shape, &puzzle), HF_OK);
    assert_int_equal(hf_generator_new(shape, &options, &generator), HF_OK);
    hf_status status = hf_generator_next(generator, puzzle, NULL);
    assert_true(status == HF_OK || status == HF_END);
    hf_generator_free(generator);
    hf_grid_free(puzzle);
    hf_shape_free(shape);
}

static void wishes_that_nobody_has(void **state)
{
    uint8_t pattern[81];
    uint16_t board[81];
    hf_shape_spec nine = test_square(9), diagonals = nine;
    hf_generate_options options = wishes();
    (void)state;
    diagonals.extras = HF_EXTRA_DIAGONALS;
    for (int i = 0; i < 81; i++) {
        pattern[i] = i % 2 == 0;
        board[i] = (uint16_t)(solved[i] - '0');
    }
    options.unbiased = true;
    options.clues = 22;
    make(nine, options);
    options.clues = 26;
    make(nine, options);
    options = wishes();
    options.pattern = pattern;
    make(diagonals, options);
    options = wishes();
    options.from = board;
    options.from_count = options.swap = 1;
    make(diagonals, options);
    options = wishes();
    options.cpu = 0;
    options.score_most = 1;
    options.score_least = 1;
    make(nine, options);
}

static void wishes_are_refused(void **state)
{
    uint8_t pattern[81] = {0};
    uint16_t board[81];
    hf_shape *shape = test_shape(test_square(9));
    hf_generate_options options = wishes();
    (void)state;
    for (int i = 0; i < 81; i++)
        board[i] = (uint16_t)(solved[i] - '0');
    board[80] = 10;
    options.solution = board;
    assert_non_null(hf_generate_options_refusal(&options, shape));
    options = wishes();
    options.symmetry = (hf_symmetry)99;
    assert_non_null(hf_generate_options_refusal(&options, shape));
    options = wishes();
    options.pattern = pattern;
    memset(pattern, 1, 30);
    options.clues = 31;
    assert_non_null(hf_generate_options_refusal(&options, shape));
    options.clues = 0;
    assert_non_null(hf_generate_options_refusal(&options, shape)); /* empty rows */
    for (int i = 0; i < 81; i++)
        pattern[i] = i % 9 > 1;
    assert_non_null(hf_generate_options_refusal(&options, shape)); /* empty columns */
    hf_shape_free(shape);
}

/* No time: no solved board either. */
static void nothing_is_filled_without_time(void **state)
{
    static const uint32_t sizes[] = {9, 16};
    (void)state;
    for (int i = 0; i < 2; i++) {
        hf_shape *shape = test_shape(test_square(sizes[i]));
        hf_generate_options options = wishes();
        hf_generator *generator = NULL;
        hf_grid *grid = NULL;
        options.time_limit_ns = 1;
        assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
        assert_int_equal(hf_generator_new(shape, &options, &generator), HF_OK);
        hf_status status = hf_generator_next(generator, grid, NULL);
        assert_int_equal(status, HF_END);
        hf_generator_free(generator);
        hf_grid_free(grid);
        hf_shape_free(shape);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(shapes_differ_in_one_number),
        cmocka_unit_test(a_listed_house_of_a_cube_has_a_name),
        cmocka_unit_test(forms_of_wrong_boards),
        cmocka_unit_test(given_candidates_have_no_numbers),
        cmocka_unit_test(boards_without_thirds),
        cmocka_unit_test(classics_serve_no_large_boards),
        cmocka_unit_test(watched_steps_go_on),
        cmocka_unit_test(hints_of_stages_that_are_none),
        cmocka_unit_test(ratings_with_wide_and_no_limits),
        cmocka_unit_test(a_cancelled_rating_says_so),
        cmocka_unit_test(a_rating_is_called_off_while_it_solves),
        cmocka_unit_test(a_rating_stopped_inside_a_rule),
        cmocka_unit_test(wishes_that_nobody_has),
        cmocka_unit_test(wishes_are_refused),
        cmocka_unit_test(nothing_is_filled_without_time),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
