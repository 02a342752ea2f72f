/* SPDX-License-Identifier: MIT
 *
 * test_any_shapes.c - boards whose cells lie in differently many houses, and random shapes through
 * every engine.
 */
#include "support/support.h"

#include "solve/any/any.h"
#include "support/boards.h"

/* The number of solutions by an engine, up to 50. */
static uint64_t count_by(const hf_shape *shape, const hf_grid *puzzle, const char *engine)
{
    hf_solve_options options;
    hf_solver *solver;
    hf_result result;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named(engine);
    options.max_solutions = 50;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    assert_int_equal(hf_solver_solve_grid(solver, puzzle, &result, NULL, NULL), HF_OK);
    hf_solver_free(solver);
    return result.count;
}

static void compare(const hf_shape *shape, const hf_grid *puzzle)
{
    uint64_t trail = count_by(shape, puzzle, "trail");
    int64_t brute = brute_count(shape, hf_grid_const_values(puzzle), 50, 200000);
    assert_int_equal(count_by(shape, puzzle, "any"), trail);
    if (brute >= 0)
        assert_int_equal(trail, brute);
}

/* No cell of a 6x6 Latin square with diagonals lies in more than three houses, and most lie in two:
 * the learner took the form in which all lie in three, and wrote outside its groups. */
static void a_latin_square_with_diagonals(void **state)
{
    hf_shape_spec spec = {.layout = HF_LAYOUT_LATIN, .size = 6, .extras = HF_EXTRA_DIAGONALS};
    hf_shape *shape = test_shape(spec);
    hf_grid *puzzle = test_grid(shape, "1.....2.....3.....4.....5.....6.....");
    (void)state;
    compare(shape, puzzle);
    hf_grid_clear(puzzle);
    compare(shape, puzzle);
    hf_grid_free(puzzle);
    hf_shape_free(shape);
}

/* The same with cells in no house at all, in one, two and three. */
static void a_custom_shape_with_uneven_houses(void **state)
{
    static const uint32_t houses[] = {0, 1, 2, 3, 0, 4, 5, 6, 0, 7, 8, 9, 1, 4, 7, 10, 2, 5, 8, 11};
    hf_shape_spec spec = {.layout = HF_LAYOUT_CUSTOM,
                          .size = 4,
                          .custom = houses,
                          .custom_cells = 13,
                          .custom_houses = 5};
    hf_shape *shape = test_shape(spec);
    hf_grid *puzzle = test_grid(shape, "1............");
    (void)state;
    compare(shape, puzzle);
    hf_grid_free(puzzle);
    hf_shape_free(shape);
}

static void random_shapes_agree(void **state)
{
    boards_tally tally = {0};
    uint64_t count = test_is_soak() ? 200000 : test_is_short() ? 400 : 2400;
    (void)state;
    assert_true(boards_judge(20, 0, count, &tally, stdout));
    assert_int_equal(tally.differs, 0);
    assert_int_equal(tally.boards, count);
    /* That it judged something: every kind, every answer, and most runs. */
    for (int kind = 0; kind < BOARDS_KINDS; kind++)
        assert_true(tally.of_kind[kind] > 0);
    assert_true(tally.unique > count / 10 && tally.multiple > count / 10);
    assert_true(tally.none > count / 20 && tally.brute > count / 10);
    assert_true(tally.judged > tally.runs / 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_latin_square_with_diagonals),
        cmocka_unit_test(a_custom_shape_with_uneven_houses),
        cmocka_unit_test(random_shapes_agree),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
