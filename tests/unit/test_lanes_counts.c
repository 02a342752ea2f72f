/* SPDX-License-Identifier: MIT
 *
 * test_lanes_counts.c - the lane engines and `nine`: with vectors and without the same, limits kept, solutions counted
 * to the last.
 */
#include "support/company.h"

#include "grid/grid_data.h"

static hf_solver *nine_on(const hf_shape *shape, uint32_t cpu, uint64_t limit)
{
    hf_solver *solver = NULL;
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("nine");
    options.cpu = cpu;
    options.max_solutions = limit;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    return solver;
}

/* One puzzle to both: the same solutions in the same order. */
static void compare_shown(hf_solver *plain, hf_solver *vectors, maker *m, const char *text)
{
    uint16_t values[2][2][CELLS] = {{{0}}};
    hf_result result[2];
    maker_load(m, text);
    for (int k = 0; k < 2; k++) {
        hf_grid first = {m->shape, values[k][0]}, second = {m->shape, values[k][1]};
        hf_solver *solver = k == 0 ? plain : vectors;
        assert_int_equal(hf_solver_solve_grid(solver, m->puzzle, &result[k], &first, &second),
                         HF_OK);
        if (result[k].count > 0)
            assert_true(hf_grid_is_solved(&first) && hf_grid_extends(&first, m->puzzle));
        if (result[k].count > 1)
            assert_true(hf_grid_is_solved(&second) && hf_grid_extends(&second, m->puzzle));
    }
    assert_memory_equal(values[0], values[1], sizeof values[0]);
    assert_int_equal(result[0].answer, result[1].answer);
    assert_int_equal(result[0].count, result[1].count);
    assert_int_equal(result[0].guesses, result[1].guesses);
    assert_true(result[0].count < 2 ||
                memcmp(values[0][0], values[0][1], sizeof values[0][0]) != 0);
}

static void make_batch(maker *m, batch *b, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        maker_puzzle(m, b->text[i]);
        b->texts[i] = b->text[i];
    }
}

/* What was judged, by another solver: in one batch, then one by one, looked at and not. */
static void count_again(hf_solver *solver, maker *m, batch *b, size_t count)
{
    const char *name = hf_engine_name(hf_solver_engine(solver));
    memset(b->got_solution, '#', sizeof b->got_solution);
    hf_solve_many(solver, count, b->texts, b->got, b->got_solution[0], STRIDE);
    batch_compare(b, 0, count, name);
    for (size_t i = 0; i < count; i++) {
        hf_result result;
        hf_grid *shown = i % 2 == 0 ? m->solution : NULL;
        if (b->want[i].answer == HF_UNREADABLE)
            continue;
        maker_load(m, b->text[i]);
        assert_int_equal(hf_solver_solve_grid(solver, m->puzzle, &result, shown, NULL), HF_OK);
        if (result.answer != (hf_answer)b->want[i].answer || result.count != b->want[i].count) {
            print_message("# %s, alone: %.81s\n", name, b->text[i]);
            fail();
        }
        if (shown != NULL && result.count > 0)
            assert_true(hf_grid_is_solved(shown) && hf_grid_extends(shown, m->puzzle));
    }
}

/* Gives the same new puzzles to two solvers, and compares what they say. */
static void compare_solvers(hf_solver *judge, hf_solver *judged, const char *name, maker *m,
                            batch *b, size_t count)
{
    make_batch(m, b, count);
    memset(b->got_solution, '#', sizeof b->got_solution);
    hf_solve_many(judge, count, b->texts, b->want, b->want_solution[0], STRIDE);
    hf_solve_many(judged, count, b->texts, b->got, b->got_solution[0], STRIDE);
    batch_compare(b, 0, count, name);
}

/* The i-th choice of vectors that this processor offers to `nine`. */
static uint32_t some_vectors(size_t i)
{
    return hf_cpu_detect() & (i % 2 == 0 ? ~(uint32_t)0 : ~(uint32_t)HF_CPU_AVX512);
}

/* `nine` draws the same conclusions with vectors as without, so it takes the same guesses and shows
 * the same solutions. Where there are no vectors this compares it with itself. */
static void nine_is_the_same_with_vectors(void **state)
{
    static const uint64_t limits[] = {1, 2, 7};
    (void)state;
    size_t total = test_is_soak() ? 2000000 : test_is_short() ? 4000 : 8000;
    batch *b = batch_new();
    maker m;
    maker_open(&m, 6);
    for (size_t done = 0; done < total; done += BATCH) {
        uint64_t limit = limits[(done / BATCH + done / BATCH / 6) % 3];
        hf_solver *plain = nine_on(m.shape, 0, limit);
        hf_solver *vectors = nine_on(m.shape, some_vectors(done / BATCH), limit);
        compare_solvers(plain, vectors, "nine", &m, b, BATCH);
        for (size_t i = 0; i < BATCH; i++) {
            assert_int_equal(b->want[i].guesses, b->got[i].guesses);
            if (i % 4 == 0)
                compare_shown(plain, vectors, &m, b->text[i]);
        }
        hf_solver_free(plain);
        hf_solver_free(vectors);
    }
    maker_close(&m);
    free(b);
}

/* Other limits than two go another way, to the same answers; up to 20,000 solutions are counted, by
 * every lane engine, in batches and one by one. */
static void limits_are_kept(void **state)
{
    static const uint64_t limits[] = {1, 3, 10, 500, 20000};
    (void)state;
    batch *b = batch_new();
    maker m;
    maker_open(&m, 4);
    for (size_t k = 0; k < sizeof limits / sizeof *limits; k++) {
        company c;
        company_gather(&c, m.shape, limits[k]);
        hf_solver *nine = company_solver(m.shape, hf_engine_named("nine"), limits[k]);
        size_t most = test_is_soak() ? 40000000 : test_is_short() ? 5000 : 40000; /* solutions */
        size_t count = limits[k] * 400 < most ? 400 : most / limits[k];
        make_batch(&m, b, count);
        hf_solve_many(nine, count, b->texts, b->want, b->want_solution[0], STRIDE);
        for (size_t s = 0; s < c.count; s++)
            count_again(c.solver[s], &m, b, count);
        hf_solver_free(nine);
        company_free(&c);
    }
    maker_close(&m);
    free(b);
}

/* Boards that have thousands of solutions: the lanes count them to the last one, and no further than
 * the limit, wherever that lies. */
static void solutions_are_counted(void **state)
{
    (void)state;
    batch *b = batch_new();
    maker m;
    maker_open(&m, 8);
    for (size_t round = 0; round < (test_is_soak() ? 200u : test_is_short() ? 1u : 4u); round++) {
        enum { COUNT = 40 };
        uint64_t limit =
            1 + hf_rng_below(&m.rng, 1u << hf_rng_below(&m.rng, test_is_soak() ? 20 : 16));
        company c;
        company_gather(&c, m.shape, limit);
        hf_solver *nine = company_solver(m.shape, hf_engine_named("nine"), limit);
        for (size_t i = 0; i < COUNT; i++) {
            maker_fill(&m);
            maker_keep(&m, b->text[i], 17 + hf_rng_below(&m.rng, 8));
            b->texts[i] = b->text[i];
        }
        hf_solve_many(nine, COUNT, b->texts, b->want, b->want_solution[0], STRIDE);
        for (size_t s = 0; s < c.count; s++)
            count_again(c.solver[s], &m, b, COUNT);
        hf_solver_free(nine);
        company_free(&c);
    }
    maker_close(&m);
    free(b);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nine_is_the_same_with_vectors),
        cmocka_unit_test(limits_are_kept),
        cmocka_unit_test(solutions_are_counted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
