/* SPDX-License-Identifier: MIT
 *
 * test_cancel.c - one thread solves, a puzzle or many, another calls it off; several threads share
 * one shape.
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

enum { BATCH = 1000 }; /* more than any engine works on at a time */

typedef struct batch {
    hf_solver *solver;
    hf_status status;
    hf_brief brief[BATCH];
    atomic_int ended;
} batch;

static void *solve_batch(void *argument)
{
    static const char empty[82] = "................................................................"
                                  "................."; /* 81 */
    const char *texts[BATCH];
    batch *b = argument;
    for (size_t i = 0; i < BATCH; i++)
        texts[i] = empty;
    b->status = hf_solve_many(b->solver, BATCH, texts, b->brief, NULL, 0);
    atomic_store(&b->ended, 1);
    return NULL;
}

/* Likewise for batches, in every engine that has a way of its own with them. A call that comes before
 * the batch has begun is forgotten, hence the repetition. */
static void a_batch_can_be_called_off(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.max_solutions = UINT64_MAX;
    for (size_t i = 0; hf_engine_at(i) != NULL; i++) {
        pthread_t thread;
        batch b = {.status = HF_NO_MEMORY};
        options.engine = hf_engine_at(i);
        bool many = strncmp(hf_engine_name(options.engine), "lanes", 5) == 0 ||
                    strcmp(hf_engine_name(options.engine), "nine") == 0;
        if (!many || (hf_engine_needs(options.engine) & ~hf_cpu_detect()) != 0)
            continue;
        assert_int_equal(hf_solver_new(shape, &options, &b.solver), HF_OK);
        assert_int_equal(pthread_create(&thread, NULL, solve_batch, &b), 0);
        while (!atomic_load(&b.ended))
            hf_solver_cancel(b.solver);
        assert_int_equal(pthread_join(thread, NULL), 0);
        assert_int_equal(b.status, HF_OK);
        for (size_t k = 0; k < BATCH; k++) /* those that were begun are known to have several */
            assert_true(b.brief[k].answer == HF_LIMIT || b.brief[k].answer == HF_MULTIPLE);
        assert_int_equal(b.brief[BATCH - 1].answer, HF_LIMIT);
        hf_solver_free(b.solver);
    }
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
        cmocka_unit_test(a_batch_can_be_called_off),
        cmocka_unit_test(threads_share_a_shape),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
