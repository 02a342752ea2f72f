/* SPDX-License-Identifier: MIT
 *
 * test_solve.c - the entry points, with whatever engines are built in: the answers, the limits, the
 * callback, batches, and what is refused.
 */
#include "support/support.h"

static const char inkala[] =
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
static const char inkala_solution[] =
    "812753649943682175675491283154237896369845721287169534521974368438526917796318452";
/* Inkala's solution without 1 and 2: exchanging them gives another. */
static const char two_ways[] =
    "8..75364994368..7567549..83.54.378963698457...87.695345..9743684385.69.77963.845.";
static const char no_way[] = /* nothing is left for r1c9 */
    "12345678.........9...............................................................";
static const char contradiction[] =
    "1.......1........................................................................";

/* Calls `visit` for each engine that serves a plain 9x9 board on this machine. */
static void for_each_engine(const hf_shape *shape,
                            void (*visit)(const hf_engine *, const hf_shape *))
{
    for (size_t i = 0; hf_engine_at(i) != NULL; i++) {
        const hf_engine *engine = hf_engine_at(i);
        if (hf_engine_serves(engine, shape) && (hf_engine_needs(engine) & ~hf_cpu_detect()) == 0)
            visit(engine, shape);
    }
}

static hf_solver *solver_with(const hf_shape *shape, hf_solve_options options)
{
    hf_solver *solver = NULL;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    return solver;
}

static void check_answers(const hf_engine *engine, const hf_shape *shape)
{
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.engine = engine;
    hf_solver *solver = solver_with(shape, options);
    hf_grid *first = test_grid(shape, inkala);
    hf_grid *second = test_grid(shape, inkala);
    hf_grid *puzzle = test_grid(shape, inkala);
    hf_result result;
    assert_ptr_equal(hf_solver_engine(solver), engine);

    assert_int_equal(hf_solver_solve_grid(solver, puzzle, &result, first, second), HF_OK);
    assert_int_equal(result.answer, HF_UNIQUE);
    assert_true(result.exhausted);
    assert_int_equal(result.count, 1);
    assert_string_equal(test_line(first), inkala_solution);
    hf_grid_free(puzzle);

    puzzle = test_grid(shape, no_way);
    assert_int_equal(hf_solver_solve_grid(solver, puzzle, &result, first, second), HF_OK);
    assert_int_equal(result.answer, HF_NONE);
    assert_int_equal(result.count, 0);
    hf_grid_free(puzzle);

    puzzle = test_grid(shape, contradiction);
    assert_int_equal(hf_solver_solve_grid(solver, puzzle, &result, first, second), HF_OK);
    assert_int_equal(result.answer, HF_INVALID);
    assert_int_equal(result.clash.house, 0);
    assert_int_equal(result.clash.second, 8);
    hf_grid_free(puzzle);

    puzzle = test_grid(shape, two_ways);
    assert_int_equal(hf_solver_solve_grid(solver, puzzle, &result, first, second), HF_OK);
    assert_int_equal(result.answer, HF_MULTIPLE);
    assert_int_equal(result.count, 2);
    assert_true(hf_grid_is_solved(first) && hf_grid_is_solved(second));
    assert_true(hf_grid_extends(first, puzzle) && hf_grid_extends(second, puzzle));
    assert_memory_not_equal(hf_grid_values(first), hf_grid_values(second), 81 * sizeof(uint16_t));
    hf_grid_free(puzzle);

    puzzle = test_grid(shape, inkala_solution);
    assert_int_equal(hf_solver_solve_grid(solver, puzzle, &result, first, NULL), HF_OK);
    assert_int_equal(result.answer, HF_UNIQUE);
    hf_grid_values(puzzle)[3] = 77;
    assert_int_equal(hf_solver_solve_grid(solver, puzzle, &result, first, NULL), HF_OK);
    assert_int_equal(result.answer, HF_INVALID);
    assert_int_equal(result.clash.first, 3);
    hf_grid_free(puzzle);

    hf_grid_free(first);
    hf_grid_free(second);
    hf_solver_free(solver);
}

static void every_engine_tells_the_answers_apart(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    for_each_engine(shape, check_answers);
    hf_shape_free(shape);
}

static void check_batch(const hf_engine *engine, const hf_shape *shape)
{
    enum { COUNT = 50, STRIDE = 82 };
    /* The naive search takes half a second for one of these puzzles. */
    const size_t count = strcmp(hf_engine_name(engine), "naive") == 0 ? 5 : COUNT;
    static const char *const kinds[5] = {inkala, two_ways, no_way, contradiction, NULL};
    static const hf_answer answers[5] = {HF_UNIQUE, HF_MULTIPLE, HF_NONE, HF_INVALID,
                                         HF_UNREADABLE};
    char bad[82];
    const char *texts[COUNT];
    hf_brief brief[COUNT];
    static char solutions[COUNT * STRIDE];
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.engine = engine;
    hf_solver *solver = solver_with(shape, options);
    memcpy(bad, inkala, sizeof bad);
    bad[17] = 'A';
    for (size_t i = 0; i < COUNT; i++)
        texts[i] = i % 5 == 4 ? bad : kinds[i % 5];
    memset(solutions, '#', sizeof solutions);
    assert_int_equal(hf_solve_many(solver, count, texts, brief, solutions, STRIDE), HF_OK);
    for (size_t i = 0; i < count; i++) {
        assert_int_equal(brief[i].answer, answers[i % 5]);
        assert_int_equal(solutions[i * STRIDE + 81], '#');
        if (i % 5 == 0)
            assert_memory_equal(solutions + i * STRIDE, inkala_solution, 81);
        if (i % 5 == 4)
            assert_int_equal(brief[i].where, 17);
    }
    assert_int_equal(hf_solve_many(solver, 0, texts, brief, NULL, 0), HF_OK);
    assert_int_equal(hf_solve_many(solver, 1, texts, brief, NULL, 0), HF_OK);
    assert_int_equal(hf_solve_many(solver, 1, texts, brief, solutions, 80), HF_BAD_ARGUMENT);
    hf_solver_free(solver);
}

static void every_engine_takes_batches(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    for_each_engine(shape, check_batch);
    hf_shape_free(shape);
}

static void batches_may_be_bytes(void **state)
{
    (void)state;
    enum { COUNT = 70 };
    static uint8_t puzzles[COUNT][81], solutions[COUNT][81];
    hf_brief brief[COUNT];
    hf_shape *shape = test_shape(test_square(9));
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    hf_solver *solver = solver_with(shape, options);
    for (int i = 0; i < COUNT; i++) {
        for (int c = 0; c < 81; c++)
            puzzles[i][c] = (uint8_t)(inkala[c] == '.' ? 0 : inkala[c] - '0');
    }
    puzzles[66][80] = 10;
    assert_int_equal(hf_solve_many_bytes(solver, COUNT, puzzles[0], brief, solutions[0]), HF_OK);
    for (int i = 0; i < COUNT; i++) {
        assert_int_equal(brief[i].answer, i == 66 ? HF_UNREADABLE : HF_UNIQUE);
        for (int c = 0; c < 81 && i != 66; c++)
            assert_int_equal(solutions[i][c], inkala_solution[c] - '0');
    }
    assert_int_equal(brief[66].where, 80);
    hf_solver_free(solver);
    hf_shape_free(shape);
}

/* ---- limits -------------------------------------------------------------------------------- */

typedef struct visits {
    uint64_t count, stop_at;
} visits;

static bool visit(const uint16_t *values, void *user)
{
    visits *v = user;
    assert_in_range(values[0], 1, 9);
    return ++v->count != v->stop_at;
}

static void solutions_can_be_visited_and_limited(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(4));
    hf_grid *empty;
    hf_result result;
    visits seen = {0, 0};
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    assert_int_equal(hf_grid_new(shape, &empty), HF_OK);
    options.max_solutions = UINT64_MAX;
    options.on_solution = visit;
    options.user = &seen;
    hf_solver *solver = solver_with(shape, options);
    assert_int_equal(hf_solver_solve_grid(solver, empty, &result, NULL, NULL), HF_OK);
    assert_int_equal(seen.count, 288); /* all 4x4 boards */
    assert_int_equal(result.count, 288);
    assert_true(result.exhausted);
    seen = (visits){0, 7};
    assert_int_equal(hf_solver_solve_grid(solver, empty, &result, NULL, NULL), HF_OK);
    assert_int_equal(seen.count, 7);
    assert_false(result.exhausted);
    assert_int_equal(result.answer, HF_MULTIPLE);
    seen = (visits){0, 1};
    assert_int_equal(hf_solver_solve_grid(solver, empty, &result, NULL, NULL), HF_OK);
    assert_int_equal(result.answer, HF_LIMIT);
    hf_solver_free(solver);
    options.on_solution = NULL;
    options.max_solutions = 100;
    solver = solver_with(shape, options);
    assert_int_equal(hf_solver_solve_grid(solver, empty, &result, NULL, NULL), HF_OK);
    assert_int_equal(result.count, 100);
    hf_solver_free(solver);
    hf_grid_free(empty);
    hf_shape_free(shape);
}

static void budgets_end_in_a_limit(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *puzzle = test_grid(shape, inkala);
    hf_grid *empty;
    hf_result result;
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    assert_int_equal(hf_grid_new(shape, &empty), HF_OK);
    options.engine = hf_engine_named("trail");
    assert_non_null(options.engine);
    options.max_guesses = 1;
    hf_solver *solver = solver_with(shape, options);
    assert_int_equal(hf_solver_solve_grid(solver, puzzle, &result, NULL, NULL), HF_OK);
    assert_int_equal(result.answer, HF_LIMIT);
    assert_int_equal(result.guesses, 1);
    hf_solver_free(solver);
    options.max_guesses = 0;
    options.max_solutions = UINT64_MAX; /* far more than any machine counts in the time */
    options.time_limit_ns = 20 * 1000 * 1000;
    solver = solver_with(shape, options);
    assert_int_equal(hf_solver_solve_grid(solver, empty, &result, NULL, NULL), HF_OK);
    assert_false(result.exhausted);
    hf_solver_free(solver);
    hf_grid_free(empty);
    hf_grid_free(puzzle);
    hf_shape_free(shape);
}

static void nonsense_is_refused(void **state)
{
    (void)state;
    hf_shape *nine = test_shape(test_square(9));
    hf_shape *four = test_shape(test_square(4));
    hf_solver *solver = NULL;
    hf_grid *small;
    hf_result result;
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.max_solutions = 0;
    assert_int_equal(hf_solver_new(nine, &options, &solver), HF_BAD_ARGUMENT);
    assert_null(solver);
    for (size_t i = 0; hf_engine_at(i) != NULL; i++) {
        hf_solve_options_init(&options, sizeof options);
        options.engine = hf_engine_at(i);
        assert_ptr_equal(hf_engine_named(hf_engine_name(options.engine)), options.engine);
        assert_true(strlen(hf_engine_summary(options.engine)) > 10);
        if (hf_engine_needs(options.engine) == 0)
            continue;
        options.cpu = 0; /* pretend to be an old machine */
        assert_int_equal(hf_solver_new(nine, &options, &solver), HF_UNSUPPORTED);
    }
    assert_null(hf_engine_named("no such engine"));
    assert_int_equal(hf_solver_new(nine, NULL, &solver), HF_OK);
    assert_int_equal(hf_grid_new(four, &small), HF_OK);
    assert_int_equal(hf_solver_solve_grid(solver, small, &result, NULL, NULL), HF_BAD_ARGUMENT);
    hf_solver_free(solver);
    assert_int_equal(hf_solver_new(four, NULL, &solver), HF_OK);
    const char *text = inkala;
    hf_brief brief;
    assert_int_equal(hf_solve_many(solver, 1, &text, &brief, NULL, 0), HF_BAD_ARGUMENT);
    hf_solver_free(solver);
    hf_solver_free(NULL);
    hf_grid_free(small);
    hf_shape_free(four);
    hf_shape_free(nine);
}

static void features_have_names(void **state)
{
    (void)state;
    uint32_t features = 99;
    assert_true(hf_cpu_named("none", &features));
    assert_int_equal(features, 0);
    assert_true(hf_cpu_named("avx2", &features));
    assert_int_equal(features, HF_CPU_SSE41 | HF_CPU_AVX2);
    assert_true(hf_cpu_named("native", &features));
    assert_int_equal(features, hf_cpu_detect());
    assert_false(hf_cpu_named("quantum", &features));
}

/* ---- watching a batch -------------------------------------------------------------------------- */

enum { WATCHED = 10000 };

typedef struct watch {
    size_t calls;
    size_t last;
    size_t stop_at; /* says stop once so many are done; 0: never */
} watch;

static bool look_on(size_t done, size_t count, void *user)
{
    watch *w = user;
    assert_true(done > w->last && done <= count);
    assert_int_equal(count, WATCHED);
    w->last = done;
    w->calls++;
    return w->stop_at == 0 || done < w->stop_at;
}

static void check_watched(const hf_shape *shape, const char *engine)
{
    static hf_brief brief[WATCHED];
    static char text[WATCHED][81];
    watch w = {0};
    hf_solve_options options;
    hf_solver *solver;
    for (int i = 0; i < WATCHED; i++)
        memcpy(text[i],
               "534678912672195348198342567859761423426853791713924856961537284287419635345286.7.",
               81);
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named(engine);
    options.on_progress = look_on;
    options.user = &w;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    assert_int_equal(hf_solve_many_lines(solver, WATCHED, text[0], 81, brief, NULL, 0), HF_OK);
    assert_int_equal(w.last, WATCHED);
    assert_true(w.calls > 1);
    for (int i = 0; i < WATCHED; i++)
        assert_int_equal(brief[i].answer, HF_UNIQUE);
    w = (watch){.stop_at = 1};
    assert_int_equal(hf_solve_many_lines(solver, WATCHED, text[0], 81, brief, NULL, 0), HF_OK);
    assert_int_equal(w.calls, 1);
    assert_int_equal(brief[0].answer, HF_UNIQUE);
    assert_int_equal(brief[w.last - 1].answer, HF_UNIQUE);
    for (size_t i = w.last; i < WATCHED; i++)
        assert_int_equal(brief[i].answer, HF_LIMIT);
    hf_solver_free(solver);

    options.on_progress = NULL;
    options.batch_time_limit_ns = 1; /* over before it begins */
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    assert_int_equal(hf_solve_many_lines(solver, WATCHED, text[0], 81, brief, NULL, 0), HF_OK);
    assert_int_equal(brief[WATCHED - 1].answer, HF_LIMIT);
    hf_solver_free(solver);
}

static void a_batch_can_be_watched_and_stopped(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    check_watched(shape, "lanes-portable");
    check_watched(shape, "nine");
    check_watched(shape, "bitfield");
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_engine_tells_the_answers_apart),
        cmocka_unit_test(every_engine_takes_batches),
        cmocka_unit_test(batches_may_be_bytes),
        cmocka_unit_test(solutions_can_be_visited_and_limited),
        cmocka_unit_test(budgets_end_in_a_limit),
        cmocka_unit_test(nonsense_is_refused),
        cmocka_unit_test(features_have_names),
        cmocka_unit_test(a_batch_can_be_watched_and_stopped),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
