/* SPDX-License-Identifier: MIT
 *
 * test_any_threads.c - several threads on one board: the same answer and the same solutions as one.
 */
#define _POSIX_C_SOURCE 200809L
#include "support/support.h"

#include "base/rng.h"

#include <pthread.h>
#include <time.h>

static hf_solver *solver_for(const hf_shape *shape, unsigned threads)
{
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    hf_solver *solver = NULL;
    options.engine = hf_engine_named("any");
    options.threads = threads;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    return solver;
}

static hf_grid *empty_grid(const hf_shape *shape)
{
    hf_grid *grid = NULL;
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    return grid;
}

static void threads_do_not_change_what_is_told(void **state)
{
    hf_shape *shape = test_shape(test_square(16));
    hf_solver *one = solver_for(shape, 1), *three = solver_for(shape, 3);
    hf_grid *puzzle = empty_grid(shape), *solution = empty_grid(shape);
    hf_grid *a = empty_grid(shape), *b = empty_grid(shape), *c = empty_grid(shape),
            *d = empty_grid(shape);
    size_t bytes = hf_shape_cells(shape) * sizeof(uint16_t);
    hf_rng rng = hf_rng_make(8, 8);
    hf_result alone, together;
    unsigned unique = 0, multiple = 0;
    (void)state;
    assert_int_equal(hf_solver_solve_grid(one, puzzle, &alone, solution, NULL), HF_OK);
    for (int i = 0; i < 40; i++) {
        for (uint32_t cell = 0; cell < hf_shape_cells(shape); cell++)
            hf_grid_values(puzzle)[cell] = hf_rng_below(&rng, 100) < 36 + (uint32_t)i % 30
                                               ? hf_grid_values(solution)[cell]
                                               : 0;
        if (i % 5 == 0)
            hf_grid_values(puzzle)[7] = (uint16_t)(1 + hf_rng_below(&rng, 16));
        assert_int_equal(hf_solver_solve_grid(one, puzzle, &alone, a, b), HF_OK);
        assert_int_equal(hf_solver_solve_grid(three, puzzle, &together, c, d), HF_OK);
        assert_int_equal(alone.answer, together.answer);
        assert_int_equal(alone.count, together.count);
        if (alone.count >= 1)
            assert_memory_equal(hf_grid_values(a), hf_grid_values(c), bytes);
        if (alone.count >= 2)
            assert_memory_equal(hf_grid_values(b), hf_grid_values(d), bytes);
        unique += alone.answer == HF_UNIQUE;
        multiple += alone.answer == HF_MULTIPLE;
    }
    assert_true(unique > 0 && multiple > 0);
    hf_grid_free(puzzle);
    hf_grid_free(solution);
    hf_grid_free(a);
    hf_grid_free(b);
    hf_grid_free(c);
    hf_grid_free(d);
    hf_solver_free(one);
    hf_solver_free(three);
    hf_shape_free(shape);
}

static void *cancel_soon(void *solver)
{
    const struct timespec soon = {0, 50000000};
    nanosleep(&soon, NULL);
    hf_solver_cancel(solver);
    return NULL;
}

/* Latin squares of which only the diagonal is given in one symbol but one other: no solution, and
 * far too many ways to see it. */
static void a_portfolio_can_be_cancelled(void **state)
{
    enum { SIZE = 24 };
    hf_shape_spec spec = {.layout = HF_LAYOUT_LATIN, .size = SIZE};
    hf_shape *shape = test_shape(spec);
    hf_solver *solver = solver_for(shape, 2);
    hf_grid *puzzle = empty_grid(shape);
    hf_result result;
    pthread_t thread;
    (void)state;
    for (uint32_t r = 0; r < SIZE;
         r++) /* the north-west quarter and a bit more holds few symbols */
        for (uint32_t c = 0; c < SIZE; c++)
            if (r < SIZE / 2 + 1 && c < SIZE / 2 && (r + c) % (SIZE / 2 + 1) != 0)
                hf_grid_values(puzzle)[r * SIZE + c] = (uint16_t)(1 + (r + c) % (SIZE / 2 + 1));
    assert_int_equal(pthread_create(&thread, NULL, cancel_soon, solver), 0);
    assert_int_equal(hf_solver_solve_grid(solver, puzzle, &result, NULL, NULL), HF_OK);
    pthread_join(thread, NULL);
    assert_true(result.answer == HF_LIMIT || result.answer == HF_NONE ||
                result.answer == HF_MULTIPLE);
    hf_grid_free(puzzle);
    hf_solver_free(solver);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(threads_do_not_change_what_is_told),
        cmocka_unit_test(a_portfolio_can_be_cancelled),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
