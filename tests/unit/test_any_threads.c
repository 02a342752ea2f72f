/* SPDX-License-Identifier: MIT
 *
 * test_any_threads.c - several threads on one board: the same answer and the same solutions as one,
 * also where the system has no threads to give (the linker's --wrap puts a pthread_create of ours in between).
 */
#define _POSIX_C_SOURCE 200809L
#include "support/support.h"

#include "base/rng.h"
#include "solve/engine.h"

#include <errno.h>
#include <limits.h>
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <time.h>

int __real_pthread_create(pthread_t *thread, const pthread_attr_t *how, void *(*run)(void *),
                          void *of);
int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *how, void *(*run)(void *),
                          void *of);

static unsigned threads_left = UINT_MAX; /* then they are refused */

/* Where the first of so many is to come last, it is started when all others have ended; 0: all at once. */
static unsigned first_comes_last, asked_for;
static struct held {
    pthread_t *thread;
    void *(*run)(void *);
    void *of;
} held[8];
static atomic_uint ended;

static void *run_and_tell(void *of)
{
    const struct held *h = of;
    h->run(h->of);
    atomic_fetch_add(&ended, 1);
    return NULL;
}

static int hold_back_the_first(struct held *now)
{
    if (now != held && __real_pthread_create(now->thread, NULL, run_and_tell, now) != 0)
        return EAGAIN;
    if (++asked_for < first_comes_last)
        return 0;
    while (atomic_load(&ended) < asked_for - 1)
        sched_yield();
    return __real_pthread_create(held->thread, NULL, run_and_tell, held);
}

int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *how, void *(*run)(void *),
                          void *of)
{
    if (threads_left == 0)
        return EAGAIN;
    threads_left--;
    if (first_comes_last) {
        held[asked_for] = (struct held){thread, run, of};
        return hold_back_the_first(&held[asked_for]);
    }
    return __real_pthread_create(thread, how, run, of);
}

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

/* All 9x9 boards, which no search comes to the end of: the workers are at it when the caller looks. */
static void a_cancelled_portfolio_stops_its_workers(void **state)
{
    static const uint16_t nothing[81];
    static uint16_t first[81], second[81];
    static atomic_bool cancelled = true;
    hf_shape *shape = test_shape(test_square(9));
    hf_solve_options options;
    hf_search search = {.cells = 81,
                        .max_solutions = UINT64_MAX,
                        .max_guesses = UINT64_MAX,
                        .deadline_ns = UINT64_MAX,
                        .first = first,
                        .second = second,
                        .cancelled = &cancelled};
    void *engine;
    (void)state;
    hf_solve_options_init(&options, sizeof options);
    options.threads = 2;
    assert_int_equal(hf_engine_any.open(shape, &options, &engine), HF_OK);
    assert_int_equal(hf_engine_any.solve(engine, nothing, &search), HF_OK);
    assert_true(search.stopped && !search.complete);
    hf_engine_any.close(engine);
    hf_shape_free(shape);
}

/* None of three, one, two: each time the answer of one thread that was not asked for more. */
static void threads_may_be_refused(void **state)
{
    hf_shape *shape = test_shape(test_square(16));
    hf_solver *one = solver_for(shape, 1), *three = solver_for(shape, 3);
    hf_grid *puzzle = empty_grid(shape), *a = empty_grid(shape), *b = empty_grid(shape);
    hf_result alone, together;
    (void)state;
    hf_grid_values(puzzle)[0] = 7;
    assert_int_equal(hf_solver_solve_grid(one, puzzle, &alone, a, NULL), HF_OK);
    for (unsigned left = 0; left < 3; left++) {
        hf_grid_clear(b);
        threads_left = left;
        assert_int_equal(hf_solver_solve_grid(three, puzzle, &together, b, NULL), HF_OK);
        assert_int_equal(threads_left, 0);
        threads_left = UINT_MAX;
        assert_int_equal(together.answer, alone.answer);
        assert_int_equal(together.count, alone.count);
        assert_memory_equal(hf_grid_values(a), hf_grid_values(b), 256 * sizeof(uint16_t));
    }
    hf_grid_free(puzzle);
    hf_grid_free(a);
    hf_grid_free(b);
    hf_solver_free(one);
    hf_solver_free(three);
    hf_shape_free(shape);
}

/* The others have proved that there is one solution, found as many as were wanted, found all eight, or come to nothing
 * within their budget, before the first begins. */
static void whoever_is_first_says_the_same(void **state)
{
    enum { THREADS = 3 };
    static const char *const boards[] = {
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        "85...24..72......9..4...................................................3........",
        "..................789123456234567891567891234891234567345678912678912345912345678",
        "................................................................................."};
    static const hf_answer answers[] = {HF_UNIQUE, HF_MULTIPLE, HF_MULTIPLE, HF_LIMIT};
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *a = empty_grid(shape), *b = empty_grid(shape);
    hf_solve_options options;
    (void)state;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("any");
    for (size_t i = 0; i < 4; i++) {
        hf_grid *puzzle = test_grid(shape, boards[i]);
        hf_result result[2];
        options.max_solutions = i == 2 ? 20 : 2;
        options.max_guesses = i == 3 ? 1 : UINT64_MAX;
        for (unsigned k = 0; k < 2; k++) {
            hf_solver *solver = NULL;
            options.threads = k ? THREADS : 1;
            assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
            first_comes_last = k ? THREADS : 0;
            asked_for = 0;
            atomic_store(&ended, 0);
            assert_int_equal(hf_solver_solve_grid(solver, puzzle, &result[k], k ? b : a, NULL),
                             HF_OK);
            assert_int_equal(atomic_load(&ended), k ? THREADS : 0);
            first_comes_last = 0;
            assert_int_equal(result[k].answer, answers[i]);
            hf_solver_free(solver);
        }
        assert_int_equal(result[0].count, result[1].count);
        if (result[0].count > 0)
            assert_memory_equal(hf_grid_values(a), hf_grid_values(b), 81 * sizeof(uint16_t));
        hf_grid_free(puzzle);
    }
    hf_grid_free(a);
    hf_grid_free(b);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(threads_do_not_change_what_is_told),
        cmocka_unit_test(a_cancelled_portfolio_stops_its_workers),
        cmocka_unit_test(threads_may_be_refused),
        cmocka_unit_test(whoever_is_first_says_the_same),
        cmocka_unit_test(a_portfolio_can_be_cancelled),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
