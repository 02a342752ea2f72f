/* SPDX-License-Identifier: MIT
 *
 * test_options.c - option structs of callers that were compiled with an older or a newer header.
 */
#include "support/support.h"

/* As a header of the future may have it: the same beginning, and something more. */
typedef struct newer_options {
    hf_solve_options known;
    uint64_t more[3];
} newer_options;

static void an_older_caller_gets_defaults_for_what_it_lacks(void **state)
{
    (void)state;
    hf_solve_options options;
    size_t old = offsetof(hf_solve_options, max_solutions); /* a header before max_solutions */
    memset(&options, 0xee, sizeof options);
    hf_solve_options_init(&options, old);
    assert_int_equal(options.size, old);
    assert_null(options.engine);
    assert_true(options.max_solutions == UINT64_C(0xeeeeeeeeeeeeeeee)); /* not its memory */

    hf_shape *shape = test_shape(test_square(4));
    hf_grid *blank = test_grid(shape, "................");
    hf_solver *solver;
    hf_result result;
    options.max_solutions = 0; /* would be refused if it were read */
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    assert_int_equal(hf_solver_solve_grid(solver, blank, &result, NULL, NULL), HF_OK);
    assert_int_equal(result.answer, HF_MULTIPLE);
    assert_int_equal(result.count, 2);
    hf_solver_free(solver);
    hf_grid_free(blank);
    hf_shape_free(shape);
}

static void a_newer_caller_is_understood_as_far_as_possible(void **state)
{
    (void)state;
    newer_options options;
    memset(&options, 0xee, sizeof options);
    hf_solve_options_init(&options.known, sizeof options);
    assert_int_equal(options.known.size, sizeof options);
    assert_int_equal(options.known.max_solutions, 2);
    for (int i = 0; i < 3; i++)
        assert_true(options.more[i] == 0);
    options.known.max_solutions = 7;

    hf_shape *shape = test_shape(test_square(4));
    hf_grid *blank = test_grid(shape, "................");
    hf_solver *solver;
    hf_result result;
    assert_int_equal(hf_solver_new(shape, &options.known, &solver), HF_OK);
    assert_int_equal(hf_solver_solve_grid(solver, blank, &result, NULL, NULL), HF_OK);
    assert_int_equal(result.count, 7);
    hf_solver_free(solver);
    hf_grid_free(blank);
    hf_shape_free(shape);
}

static void options_never_initialised_are_refused(void **state)
{
    (void)state;
    hf_solve_options solve;
    hf_read_options read;
    hf_generate_options generate;
    hf_shape *shape = test_shape(test_square(4));
    hf_solver *solver;
    hf_reader *reader;
    hf_generator *generator;
    memset(&solve, 0, sizeof solve);
    memset(&read, 0, sizeof read);
    memset(&generate, 0, sizeof generate);
    solve.max_solutions = 1;
    assert_int_equal(hf_solver_new(shape, &solve, &solver), HF_BAD_ARGUMENT);
    assert_null(solver);
    assert_int_equal(hf_reader_new(&read, &reader), HF_BAD_ARGUMENT);
    assert_null(reader);
    assert_int_equal(hf_generator_new(shape, &generate, &generator), HF_BAD_ARGUMENT);
    assert_null(generator);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(an_older_caller_gets_defaults_for_what_it_lacks),
        cmocka_unit_test(a_newer_caller_is_understood_as_far_as_possible),
        cmocka_unit_test(options_never_initialised_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
