/* SPDX-License-Identifier: MIT
 *
 * test_budget.c - the general engines stop when they are told to, whatever they are doing.
 *
 * Time itself proves nothing on a busy machine, so steps are counted: engines tell of their work
 * (hf_search_work), and after some of it look at the clock and the flag. Each board here is solved
 * several times, told to stop at the first look, the second, the fifth ... Between two looks, and after
 * the last, there must never be more work than fits into some milliseconds.
 */
#include "support/support.h"

#include "base/rng.h"
#include "grid/shape_data.h"
#include "solve/engine.h"

/* A step is some nanoseconds. */
enum { MOST_STEPS = 4000000 };

static hf_search orders(const hf_shape *shape, uint64_t looks, uint64_t solutions)
{
    static atomic_bool never;
    return (hf_search){.cells = hf_shape_cells(shape),
                       .max_solutions = solutions,
                       .max_guesses = UINT64_MAX,
                       .deadline_ns = UINT64_MAX,
                       .max_looks = looks,
                       .cancelled = &never};
}

/* Returns whether the engine was stopped. */
static bool stop_at(const hf_engine *engine, const hf_shape *shape, const uint16_t *givens,
                    uint64_t looks, uint64_t solutions)
{
    hf_solve_options options;
    hf_search search = orders(shape, looks, solutions);
    void *state;
    hf_solve_options_init(&options, sizeof options);
    assert_int_equal(engine->open(shape, &options, &state), HF_OK);
    assert_int_equal(engine->solve(state, givens, &search), HF_OK);
    engine->close(state);
    if (search.most_steps > MOST_STEPS)
        print_error("%s, %u symbols: %llu steps between looks\n", engine->name, shape->size,
                    (unsigned long long)search.most_steps);
    assert_true(search.most_steps <= MOST_STEPS);
    assert_true(search.steps <= MOST_STEPS); /* nor after the last one */
    if (search.stopped)
        assert_false(search.complete);
    return search.stopped;
}

/* Gives a symbol, if its houses do not have it yet. */
static void give(const hf_shape *shape, uint16_t *values, uint32_t cell, uint32_t symbol)
{
    uint32_t houses;
    const uint32_t *of = hf_shape_houses_of(shape, cell, &houses);
    for (uint32_t h = 0; h < houses; h++)
        for (uint32_t i = 0; i < shape->size; i++)
            if (values[hf_shape_house(shape, of[h])[i]] == symbol)
                return;
    values[cell] = (uint16_t)symbol;
}

/* Tries several looks; the board must be long enough to be stopped at the first `least` of them. */
static void try_board(hf_shape_spec spec, const char *engine, uint32_t givens, uint64_t solutions,
                      uint64_t least)
{
    static const uint64_t looks[] = {1, 2, 5, 20, 100};
    hf_shape *shape = test_shape(spec);
    uint32_t cells = hf_shape_cells(shape);
    uint16_t *values = calloc(cells, sizeof *values);
    for (uint32_t i = 0; i < givens; i++)
        give(shape, values, (uint32_t)((uint64_t)i * cells / givens), 1 + i % shape->size);
    for (size_t i = 0; i < sizeof looks / sizeof *looks; i++) {
        bool stopped = stop_at(hf_engine_named(engine), shape, values, looks[i], solutions);
        if (looks[i] <= least)
            assert_true(stopped);
    }
    free(values);
    hf_shape_free(shape);
}

/* The formula fills these at once, and has more solutions of them than anyone can count: it used to
 * report them all, whatever the clock said. */
static void sparse_boards_filled_by_formula(void **state)
{
    (void)state;
    try_board(test_square(30), "any", 0, 1000000, 100);
    try_board(test_square(36), "any", 3, 1000000, 100);
    try_board((hf_shape_spec){.layout = HF_LAYOUT_LATIN, .size = 60}, "any", 1, 1000000, 20);
}

/* Loading, singles, overlaps and subsets of large boards, without a guess. */
static void large_boards_before_the_search(void **state)
{
    hf_shape_spec diagonals = test_square(100);
    diagonals.extras = HF_EXTRA_DIAGONALS;
    (void)state;
    try_board(diagonals, "any", 0, 2, 20);
    try_board(diagonals, "trail", 0, 2, 20);
    try_board(test_square(100), "any", 40, 2, 20);
    if (!test_is_short())
        try_board(test_square(196), "trail", 200, 2, 20);
}

static void searches_small_and_large(void **state)
{
    (void)state;
    for (int i = 0; i < 2; i++) {
        const char *engine = i ? "trail" : "any";
        try_board((hf_shape_spec){.layout = HF_LAYOUT_LATIN, .size = 9}, engine, 0, 1u << 30, 20);
        try_board(test_square(25), engine, 20, 1000, 1);
        try_board((hf_shape_spec){.layout = HF_LAYOUT_CUBE, .size = 9}, engine, 10, 1u << 30, 5);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sparse_boards_filled_by_formula),
        cmocka_unit_test(large_boards_before_the_search),
        cmocka_unit_test(searches_small_and_large),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
