/* SPDX-License-Identifier: MIT
 *
 * test_cancel.c - one thread solves, another calls it off; several threads share one shape.
 */
#include <pthread.h>
#include <stdatomic.h>

#include "support/support.h"

typedef struct job {
    hf_solver *solver;
    const hf_grid *puzzle;
    hf_result result;
    atomic_int *started;
} job;

static bool announce(const uint16_t *values, void *user)
{
    (void)values;
    atomic_store((atomic_int *)user, 1);
    return true;
}

static void *solve(void *argument)
{
    job *j = argument;
    hf_solver_solve_grid(j->solver, j->puzzle, &j->result, NULL, NULL);
    return NULL;
}

/* Counting all 9x9 boards would take longer than the universe has lasted: only cancelling ends it.
 */
static void a_search_can_be_called_off(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *empty;
    pthread_t thread;
    atomic_int started = 0;
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    assert_int_equal(hf_grid_new(shape, &empty), HF_OK);
    options.max_solutions = UINT64_MAX;
    options.on_solution = announce;
    options.user = &started;
    for (size_t i = 0; hf_engine_at(i) != NULL; i++) {
        options.engine = hf_engine_at(i);
        if (!hf_engine_is_deterministic(options.engine) || !hf_engine_serves(options.engine, shape))
            continue;
        job j = {NULL, empty, {0}, &started};
        atomic_store(&started, 0);
        assert_int_equal(hf_solver_new(shape, &options, &j.solver), HF_OK);
        assert_int_equal(pthread_create(&thread, NULL, solve, &j), 0);
        while (!atomic_load(&started))
            continue;
        hf_solver_cancel(j.solver);
        assert_int_equal(pthread_join(thread, NULL), 0);
        assert_false(j.result.exhausted);
        assert_true(j.result.count >= 1);
        hf_solver_free(j.solver);
    }
    hf_grid_free(empty);
    hf_shape_free(shape);
}

static void threads_share_a_shape(void **state)
{
    (void)state;
    enum { THREADS = 4 };
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *puzzle = test_grid(
        shape, "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
    pthread_t threads[THREADS];
    job jobs[THREADS];
    for (int i = 0; i < THREADS; i++) {
        jobs[i] = (job){NULL, puzzle, {0}, NULL};
        assert_int_equal(hf_solver_new(shape, NULL, &jobs[i].solver), HF_OK);
        assert_int_equal(pthread_create(&threads[i], NULL, solve, &jobs[i]), 0);
    }
    for (int i = 0; i < THREADS; i++) {
        assert_int_equal(pthread_join(threads[i], NULL), 0);
        assert_int_equal(jobs[i].result.answer, HF_UNIQUE);
        hf_solver_free(jobs[i].solver);
    }
    hf_grid_free(puzzle);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_search_can_be_called_off),
        cmocka_unit_test(threads_share_a_shape),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
