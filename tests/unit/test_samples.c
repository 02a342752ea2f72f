/* SPDX-License-Identifier: MIT
 *
 * test_samples.c - every built-in puzzle can be read, and has exactly one solution.
 */
#include "support/support.h"

static void there_are_enough(void **state)
{
    (void)state;
    size_t nines = 0, count = 0;
    bool inkala = false;
    assert_null(hf_sample_at(0));
    for (size_t i = 1; hf_sample_at(i); i++, count++) {
        const hf_sample *sample = hf_sample_at(i);
        nines += strcmp(sample->layout, "9x9") == 0;
        inkala = inkala || strcmp(sample->puzzle, "8..........36......7..9.2...5...7.......457....."
                                                  "1...3...1....68..85...1..9....4..") == 0;
    }
    assert_true(nines >= 9);
    assert_true(inkala);
    assert_true(count >= 16);
}

static void each_has_one_solution(void **state)
{
    (void)state;
    for (size_t i = 1; hf_sample_at(i); i++) {
        const hf_sample *sample = hf_sample_at(i);
        hf_shape *shape;
        hf_grid *grid;
        hf_solver *solver;
        hf_result result;
        assert_int_equal(hf_sample_shape(sample, &shape), HF_OK);
        assert_int_equal(hf_sample_grid(sample, shape, &grid), HF_OK);
        assert_int_equal(hf_solver_new(shape, NULL, &solver), HF_OK);
        assert_int_equal(hf_solver_solve_grid(solver, grid, &result, NULL, NULL), HF_OK);
        if (result.answer != HF_UNIQUE)
            print_message("# sample %zu, %s: %s\n", i, sample->name, hf_answer_text(result.answer));
        assert_int_equal(result.answer, HF_UNIQUE);
        hf_solver_free(solver);
        hf_grid_free(grid);
        hf_shape_free(shape);
    }
}

static void a_grid_needs_its_own_shape(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(4));
    hf_grid *grid;
    assert_int_equal(hf_sample_grid(hf_sample_at(1), shape, &grid), HF_BAD_ARGUMENT);
    assert_null(grid);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(there_are_enough),
        cmocka_unit_test(each_has_one_solution),
        cmocka_unit_test(a_grid_needs_its_own_shape),
    };
    return cmocka_run_group_tests_name("samples", tests, NULL, NULL);
}
