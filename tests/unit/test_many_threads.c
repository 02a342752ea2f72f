/* SPDX-License-Identifier: MIT
 *
 * test_many_threads.c - hf_solve_many from several threads at once, each with a solver of its own,
 * on one list of puzzles: every engine must give every thread what one thread alone gets. Run under
 * the thread sanitizer this shows that solvers share nothing that changes.
 */
#include "support/support.h"

#include <pthread.h>

enum { CELLS = 81, THREADS = 4, PUZZLES = 300 };

/* Of every kind: one solution, several, none, a clash, few clues, an unreadable character. */
static const char *const kinds[] = {
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "004080300000003042800405907302070508050000070608090201406207009520900000007010400",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9.......",
    "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........",
    "12345678....9....................................................................",
    "12345678...9.....................................................................",
    "11...............................................................................",
    ".................................................................................",
    "98.7..6..75..4......3..8.7.8....9.5..3.2..1.....4....6.7...4.3....8..4......1...2",
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.!",
};

typedef struct work {
    hf_solver *solver;
    char text[PUZZLES][CELLS];
    const char *texts[PUZZLES];
    hf_brief brief[PUZZLES];
    char solutions[PUZZLES][CELLS];
} work;

/* Each puzzle with its digits turned, so that not all are alike. */
static void fill(work *w)
{
    size_t count = sizeof kinds / sizeof *kinds;
    for (size_t i = 0; i < PUZZLES; i++) {
        for (size_t c = 0; c < CELLS; c++) {
            char x = kinds[i % count][c];
            bool digit = x >= '1' && x <= '9';
            w->text[i][c] = digit ? (char)('1' + ((size_t)(x - '1') + i / count) % 9) : x;
        }
        w->texts[i] = w->text[i];
    }
}

static void *run(void *user)
{
    work *w = user;
    /* a large batch, a small one, and one by one */
    hf_solve_many(w->solver, 200, w->texts, w->brief, w->solutions[0], CELLS);
    hf_solve_many(w->solver, 50, w->texts + 200, w->brief + 200, w->solutions[200], CELLS);
    for (size_t i = 250; i < PUZZLES; i++)
        hf_solve_many(w->solver, 1, w->texts + i, w->brief + i, w->solutions[i], CELLS);
    return NULL;
}

static void compare(const work *a, const work *b)
{
    for (size_t i = 0; i < PUZZLES; i++) {
        assert_int_equal(a->brief[i].answer, b->brief[i].answer);
        assert_int_equal(a->brief[i].count, b->brief[i].count);
        if (a->brief[i].answer == HF_UNIQUE)
            assert_memory_equal(a->solutions[i], b->solutions[i], CELLS);
    }
}

static hf_solver *open_solver(const hf_shape *shape, const hf_engine *engine)
{
    hf_solver *solver = NULL;
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.engine = engine;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    return solver;
}

/* The classics take too long over some of these. */
static bool takes_part(const hf_engine *engine, const hf_shape *shape)
{
    static const char *const fast[] = {"nine", "any", "trail"};
    bool is_fast = strncmp(hf_engine_name(engine), "lanes-", 6) == 0;
    for (size_t i = 0; i < sizeof fast / sizeof *fast; i++)
        is_fast = is_fast || strcmp(hf_engine_name(engine), fast[i]) == 0;
    return is_fast && hf_engine_serves(engine, shape) &&
           (hf_engine_needs(engine) & ~hf_cpu_detect()) == 0;
}

static void every_thread_gets_the_same(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    work *alone = calloc(THREADS + 1, sizeof *alone);
    work *many = alone + 1;
    pthread_t threads[THREADS];
    size_t engines = 0;
    assert_non_null(alone);
    fill(alone);
    alone->solver = open_solver(shape, hf_engine_named("trail"));
    run(alone);
    hf_solver_free(alone->solver);
    for (size_t e = 0; hf_engine_at(e) != NULL; e++) {
        const hf_engine *engine = hf_engine_at(e);
        if (!takes_part(engine, shape))
            continue;
        for (int i = 0; i < THREADS; i++) {
            fill(&many[i]);
            many[i].solver = open_solver(shape, engine);
        }
        for (int i = 0; i < THREADS; i++)
            assert_int_equal(pthread_create(&threads[i], NULL, run, &many[i]), 0);
        for (int i = 0; i < THREADS; i++)
            assert_int_equal(pthread_join(threads[i], NULL), 0);
        for (int i = 0; i < THREADS; i++) {
            compare(alone, &many[i]);
            hf_solver_free(many[i].solver);
        }
        engines++;
    }
    assert_true(engines >= 3);
    free(alone);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_thread_gets_the_same),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
