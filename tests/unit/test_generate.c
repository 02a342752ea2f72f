/* SPDX-License-Identifier: MIT
 *
 * test_generate.c - generated puzzles are what they claim to be, and always the same.
 */
#include "support/support.h"

static hf_generator *generator_for(const hf_shape *shape, uint64_t seed, uint32_t clues,
                                   bool minimal)
{
    hf_generator *generator = NULL;
    hf_generate_options options;
    hf_generate_options_init(&options, sizeof options);
    options.seed = seed;
    options.clues = clues;
    options.minimal = minimal;
    assert_int_equal(hf_generator_new(shape, &options, &generator), HF_OK);
    return generator;
}

static hf_grid *new_grid(const hf_shape *shape)
{
    hf_grid *grid = NULL;
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    return grid;
}

/* The answer of an engine that the generator does not use. */
static hf_answer judged(const hf_grid *puzzle, const hf_grid *solution)
{
    hf_solver *solver = NULL;
    hf_result result;
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("fewest");
    hf_grid *first = new_grid(hf_grid_shape(puzzle));
    assert_int_equal(hf_solver_new(hf_grid_shape(puzzle), &options, &solver), HF_OK);
    assert_int_equal(hf_solver_solve_grid(solver, puzzle, &result, first, NULL), HF_OK);
    if (solution != NULL && result.answer == HF_UNIQUE)
        assert_memory_equal(hf_grid_const_values(first), hf_grid_const_values(solution),
                            hf_shape_cells(hf_grid_shape(puzzle)) * sizeof(uint16_t));
    hf_grid_free(first);
    hf_solver_free(solver);
    return result.answer;
}

/* Users keep seeds: these puzzles may only change in a release that says so. */
static void a_seed_always_gives_the_same(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_generator *generator = generator_for(shape, 42, 0, false);
    hf_grid *puzzle = new_grid(shape);
    static const char *const expected[] = {
        ".4......5.96..4.....5.6.7....18.6...93..........79..8..1.....5.4..1896..6....29..",
        "...4.16....2.63....382......7..5.1.9.....98......1..7.5........39.....811......24",
    };
    for (int i = 0; i < 2; i++) {
        assert_int_equal(hf_generator_next(generator, puzzle, NULL), HF_OK);
        assert_string_equal(test_line(puzzle), expected[i]);
    }
    hf_grid_free(puzzle);
    hf_generator_free(generator);
    hf_shape_free(shape);
}

static void a_series_can_be_entered_anywhere(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_generator *whole = generator_for(shape, 7, 0, false);
    hf_generator *part = generator_for(shape, 7, 0, false);
    hf_grid *a = new_grid(shape), *b = new_grid(shape), *solution = new_grid(shape);
    for (uint64_t i = 0; i < 5; i++) {
        assert_int_equal(hf_generator_next(whole, a, solution), HF_OK);
        hf_generator_seek(part, i);
        assert_int_equal(hf_generator_next(part, b, NULL), HF_OK);
        assert_memory_equal(hf_grid_values(a), hf_grid_values(b), 81 * sizeof(uint16_t));
        hf_generator_seek(part, i);
        assert_int_equal(hf_generator_fill(part, b), HF_OK);
        assert_memory_equal(hf_grid_values(solution), hf_grid_values(b), 81 * sizeof(uint16_t));
    }
    hf_grid_free(solution);
    hf_grid_free(b);
    hf_grid_free(a);
    hf_generator_free(part);
    hf_generator_free(whole);
    hf_shape_free(shape);
}

static void puzzles_are_unique_and_minimal(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_generator *generator = generator_for(shape, 1, 0, true);
    hf_grid *puzzle = new_grid(shape), *solution = new_grid(shape);
    for (int i = 0; i < 50; i++) {
        assert_int_equal(hf_generator_next(generator, puzzle, solution), HF_OK);
        assert_true(hf_grid_is_solved(solution));
        assert_true(hf_grid_extends(solution, puzzle));
        assert_int_equal(judged(puzzle, solution), HF_UNIQUE);
        for (uint32_t c = 0; c < 81; c++) {
            uint16_t clue = hf_grid_values(puzzle)[c];
            if (clue == 0)
                continue;
            hf_grid_values(puzzle)[c] = 0;
            assert_int_equal(judged(puzzle, NULL), HF_MULTIPLE);
            hf_grid_values(puzzle)[c] = clue;
        }
    }
    hf_grid_free(solution);
    hf_grid_free(puzzle);
    hf_generator_free(generator);
    hf_shape_free(shape);
}

static void the_number_of_clues_is_kept(void **state)
{
    (void)state;
    static const struct {
        uint32_t clues;
        bool minimal;
    } cases[] = {{81, false}, {80, false}, {40, false}, {30, false}, {24, false}, {23, true}};
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *puzzle = new_grid(shape), *solution = new_grid(shape);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        hf_generator *generator = generator_for(shape, i, cases[i].clues, cases[i].minimal);
        for (int n = 0; n < (test_is_short() ? 1 : 5); n++) {
            assert_int_equal(hf_generator_next(generator, puzzle, solution), HF_OK);
            if (cases[i].minimal)
                assert_true(hf_grid_clues(puzzle) <= cases[i].clues);
            else
                assert_int_equal(hf_grid_clues(puzzle), cases[i].clues);
            assert_int_equal(judged(puzzle, solution), HF_UNIQUE);
        }
        hf_generator_free(generator);
    }
    hf_generate_options options;
    hf_generate_options_init(&options, sizeof options);
    hf_generator *none = NULL;
    options.clues = 82;
    assert_int_equal(hf_generator_new(shape, &options, &none), HF_BAD_ARGUMENT);
    assert_null(none);
    hf_grid_free(solution);
    hf_grid_free(puzzle);
    hf_shape_free(shape);
}

static hf_shape_spec with_extras(hf_shape_spec spec, uint32_t extras)
{
    spec.extras = extras;
    return spec;
}

/* A jigsaw whose regions are shifted pieces of rows: cell (r, c) of a board of six belongs to
 * region (r / 2) * 2 + (c + r % 2) / 3 % 2. */
static hf_shape_spec jigsaw_of_six(uint16_t *regions)
{
    for (uint32_t i = 0; i < 36; i++)
        regions[i] = (uint16_t)(i / 12 * 2 + (i % 6 + i / 6 % 2) / 3 % 2);
    return (hf_shape_spec){.layout = HF_LAYOUT_JIGSAW, .size = 6, .regions = regions};
}

static void every_shape_has_puzzles(void **state)
{
    (void)state;
    uint16_t regions[36];
    hf_shape_spec cube = {.layout = HF_LAYOUT_CUBE, .size = 4};
    hf_shape_spec large_cube = {.layout = HF_LAYOUT_CUBE, .size = 9};
    hf_shape_spec roxdoku = {.layout = HF_LAYOUT_ROXDOKU, .size = 9};
    const hf_shape_spec specs[] = {
        test_square(1),
        test_square(4),
        test_square(6),
        test_square(7),
        test_square(12),
        test_boxes(4, 3),
        with_extras(test_square(9), HF_EXTRA_DIAGONALS),
        with_extras(test_square(9), HF_EXTRA_WINDOWS),
        with_extras(test_square(9), HF_EXTRA_DIAGONALS | HF_EXTRA_WINDOWS),
        jigsaw_of_six(regions),
        cube,
        roxdoku,
        large_cube,
        test_square(16),
    };
    size_t count = sizeof specs / sizeof *specs - (test_is_short() ? 2 : 0);
    for (size_t i = 0; i < count; i++) {
        hf_shape *shape = test_shape(specs[i]);
        hf_generator *generator = generator_for(shape, 3, 0, false);
        hf_grid *puzzle = new_grid(shape), *solution = new_grid(shape);
        assert_int_equal(hf_generator_next(generator, puzzle, solution), HF_OK);
        assert_true(hf_grid_is_solved(solution));
        assert_true(hf_grid_extends(solution, puzzle));
        assert_true(hf_grid_clues(puzzle) < hf_shape_cells(shape));
        if (hf_shape_size(shape) <= 9 && hf_shape_cells(shape) <= 81)
            assert_int_equal(judged(puzzle, solution), HF_UNIQUE);
        hf_grid_free(solution);
        hf_grid_free(puzzle);
        hf_generator_free(generator);
        hf_shape_free(shape);
    }
}

/* Solved boards alone, up to the giants. */
static void large_boards_are_filled(void **state)
{
    (void)state;
    static const uint32_t sizes[] = {16, 20, 25, 36, 49, 100, 225};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        hf_shape *shape = test_shape(test_square(sizes[i]));
        hf_generator *generator = generator_for(shape, 5, 0, false);
        hf_grid *a = new_grid(shape), *b = new_grid(shape);
        assert_int_equal(hf_generator_fill(generator, a), HF_OK);
        assert_int_equal(hf_generator_fill(generator, b), HF_OK);
        assert_true(hf_grid_is_solved(a));
        assert_true(hf_grid_is_solved(b));
        assert_memory_not_equal(hf_grid_values(a), hf_grid_values(b),
                                hf_shape_cells(shape) * sizeof(uint16_t));
        hf_grid_free(b);
        hf_grid_free(a);
        hf_generator_free(generator);
        hf_shape_free(shape);
    }
}

/* Many at once are the same as one by one, whatever the number of them and wherever the series is entered. */
enum { BATCHES = 1100 }; /* more than one batch */

static void hold_many_against_one_by_one(uint32_t extras, int made, int compared)
{
    static uint8_t puzzles[BATCHES * 81], solutions[BATCHES * 81];
    hf_shape_spec spec = test_square(9);
    spec.extras = extras;
    hf_shape *shape = test_shape(spec);
    hf_generator *one = generator_for(shape, 77, 0, false);
    hf_generator *many = generator_for(shape, 77, 0, false);
    hf_grid *puzzle = new_grid(shape), *solution = new_grid(shape);
    hf_generator_seek(one, 5);
    hf_generator_seek(many, 5);
    assert_int_equal(hf_generator_next_many(many, 3, puzzles, NULL), HF_OK);
    assert_int_equal(
        hf_generator_next_many(many, (size_t)made - 3, puzzles + 3 * 81, solutions + 3 * 81),
        HF_OK);
    for (int i = 0; i < compared; i++) {
        assert_int_equal(hf_generator_next(one, puzzle, solution), HF_OK);
        for (int c = 0; c < 81; c++) {
            assert_int_equal(puzzles[81 * i + c], hf_grid_values(puzzle)[c]);
            if (i >= 3)
                assert_int_equal(solutions[81 * i + c], hf_grid_values(solution)[c]);
        }
    }
    hf_grid_free(solution);
    hf_grid_free(puzzle);
    hf_generator_free(many);
    hf_generator_free(one);
    hf_shape_free(shape);
}

static void many_are_the_same_as_one_by_one(void **state)
{
    (void)state;
    hold_many_against_one_by_one(0, BATCHES, test_is_short() ? 100 : BATCHES);
}

/* With diagonals and windows the lanes have houses of their own to look at; one by one, another engine answers. */
static void many_with_extra_houses_are_the_same(void **state)
{
    (void)state;
    int made = test_is_soak() ? BATCHES : test_is_short() ? 20 : 120;
    int compared = test_is_soak() ? BATCHES : test_is_short() ? 10 : 110;
    hold_many_against_one_by_one(HF_EXTRA_DIAGONALS, made, compared);
    hold_many_against_one_by_one(HF_EXTRA_WINDOWS, made, compared);
    /* The 105th once kept a clue that can go: one by one, a question had a budget of guesses. */
    hold_many_against_one_by_one(HF_EXTRA_DIAGONALS | HF_EXTRA_WINDOWS, made,
                                 test_is_short() ? 10 : 110);
}

static void many_at_once_are_for_nine(void **state)
{
    (void)state;
    uint8_t puzzle[256];
    hf_shape *shape = test_shape(test_square(16));
    hf_generator *generator = generator_for(shape, 1, 0, false);
    assert_int_equal(hf_generator_next_many(generator, 1, puzzle, NULL), HF_UNSUPPORTED);
    hf_generator_free(generator);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(many_are_the_same_as_one_by_one),
        cmocka_unit_test(many_with_extra_houses_are_the_same),
        cmocka_unit_test(many_at_once_are_for_nine),
        cmocka_unit_test(a_seed_always_gives_the_same),
        cmocka_unit_test(a_series_can_be_entered_anywhere),
        cmocka_unit_test(puzzles_are_unique_and_minimal),
        cmocka_unit_test(the_number_of_clues_is_kept),
        cmocka_unit_test(every_shape_has_puzzles),
        cmocka_unit_test(large_boards_are_filled),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
