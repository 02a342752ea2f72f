/* SPDX-License-Identifier: MIT
 *
 * test_lanes_extra.c - houses besides rows, columns and boxes in the lane engines, against the engine for any board: is
 * there a solution?
 */
#include "support/support.h"

#include <houseful/generate.h>
#include <string.h>

#include "base/rng.h"
#include "kernels/kernels.h"
#include "solve/lanes/overflow.h"
#include "solve/solver.h"

enum { CELLS = 81, BATCH = 300 };

typedef struct question {
    uint16_t candidates[BATCH][CELLS];
    const char *at[BATCH];
    hf_brief brief[BATCH];
    bool some[BATCH];
} question;

static hf_solver *solver_with(const hf_shape *shape, const hf_engine *engine)
{
    hf_solver *solver = NULL;
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.engine = engine;
    options.max_solutions = 1;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    return solver;
}

/* Some clues of a solved board, in every other question one of them changed; and the answer. So few clues that the
 * lanes have to search, and not so few that simple engines take long. */
static void ask(hf_generator *generator, hf_solver *judge, const hf_shape *shape, hf_rng *rng,
                question *q, size_t i)
{
    hf_grid *grid = NULL;
    hf_result result;
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    assert_int_equal(hf_generator_fill(generator, grid), HF_OK);
    uint32_t share = 22 + hf_rng_below(rng, 20);
    uint16_t *value = hf_grid_values(grid);
    for (unsigned c = 0; c < CELLS; c++)
        value[c] = hf_rng_below(rng, 100) < share ? value[c] : 0;
    if (i % 2 == 1)
        value[hf_rng_below(rng, CELLS)] = (uint16_t)(1 + hf_rng_below(rng, 9));
    for (unsigned c = 0; c < CELLS; c++)
        q->candidates[i][c] = (uint16_t)(value[c] == 0 ? 0x1ff : 1u << (value[c] - 1));
    assert_int_equal(hf_solver_solve_grid(judge, grid, &result, NULL, NULL), HF_OK);
    q->some[i] = result.count > 0;
    q->at[i] = (const char *)q->candidates[i];
    hf_grid_free(grid);
}

static void hold_engine(const hf_shape *plain, const hf_engine *engine, const hf_nine_extra *extra,
                        question *q)
{
    hf_solver *solver = solver_with(plain, engine);
    assert_true(hf_solver_takes_extra(solver));
    assert_int_equal(hf_solver_find_some(solver, BATCH, q->at, extra, q->brief), HF_OK);
    for (size_t i = 0; i < BATCH; i++)
        assert_int_equal(q->brief[i].count > 0, q->some[i]);
    assert_int_equal(hf_solver_find_some(solver, 1, q->at + 1, extra, q->brief), HF_OK);
    assert_int_equal(q->brief[0].count > 0, q->some[1]);
    hf_solver_free(solver);
}

static void hold_overflow(const hf_nine_extra *extra, const question *q)
{
    for (size_t i = 0; i < BATCH; i++) {
        uint16_t solution[CELLS];
        assert_int_equal(hf_overflow_search(q->candidates[i], extra, 1, solution) > 0, q->some[i]);
    }
}

static void list_houses(const hf_shape *shape, hf_nine_extra *extra)
{
    extra->count = hf_shape_houses(shape) - 27;
    for (unsigned h = 0; h < extra->count; h++) {
        for (unsigned i = 0; i < 9; i++)
            extra->cell[h][i] = (uint8_t)hf_shape_house(shape, 27 + h)[i];
    }
}

static void hold_shape(uint32_t extras, question *q)
{
    hf_shape_spec spec = test_square(9);
    hf_nine_extra extra;
    hf_generator *generator = NULL;
    hf_rng rng = hf_rng_make(11, extras);
    spec.extras = extras;
    hf_shape *shape = test_shape(spec), *plain = test_shape(test_square(9));
    hf_solver *judge = solver_with(shape, hf_engine_named("trail"));
    assert_int_equal(hf_generator_new(shape, NULL, &generator), HF_OK);
    list_houses(shape, &extra);
    for (size_t i = 0; i < BATCH; i++)
        ask(generator, judge, shape, &rng, q, i);
    for (size_t i = 0; hf_engine_at(i) != NULL; i++) {
        const hf_engine *engine = hf_engine_at(i);
        if (engine->takes_extra && (hf_engine_needs(engine) & ~hf_cpu_detect()) == 0)
            hold_engine(plain, engine, &extra, q);
    }
    hold_engine(plain, &kernels_tiny_engine, &extra, q);
    hold_overflow(&extra, q);
    hf_generator_free(generator);
    hf_solver_free(judge);
    hf_shape_free(plain);
    hf_shape_free(shape);
}

static void all_engines_know_extra_houses(void **state)
{
    (void)state;
    static question q;
    hold_shape(HF_EXTRA_DIAGONALS, &q);
    hold_shape(HF_EXTRA_WINDOWS, &q);
    hold_shape(HF_EXTRA_DIAGONALS | HF_EXTRA_WINDOWS, &q);
}

static void others_refuse_them(void **state)
{
    (void)state;
    hf_shape *plain = test_shape(test_square(9));
    hf_solver *nine = solver_with(plain, hf_engine_named("nine"));
    uint16_t candidates[CELLS] = {0};
    const char *at[] = {(const char *)candidates};
    hf_nine_extra none = {.count = 0};
    hf_brief brief;
    assert_false(hf_solver_takes_extra(nine));
    assert_int_equal(hf_solver_find_some(nine, 1, at, &none, &brief), HF_UNSUPPORTED);
    hf_solver_free(nine);
    hf_shape_free(plain);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_engines_know_extra_houses),
        cmocka_unit_test(others_refuse_them),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
