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
#include "solve/any/sparse.h"
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

static bool see(const uint16_t *values, void *user)
{
    uint32_t *seen = user;
    *seen += values[0] != 0;
    return true;
}

/* A single board given to the lanes is tried by `nine`: stopped at any look, or watched, it keeps to its orders. */
static void a_trial_before_the_lanes(void **state)
{
    static const char *const boards[] = {
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        "85...24..72......9..4...................................................3........"};
    hf_shape *shape = test_shape(test_square(9));
    hf_solve_options options;
    (void)state;
    hf_solve_options_init(&options, sizeof options);
    for (size_t i = 0; i < sizeof boards / sizeof *boards; i++) {
        hf_grid *grid = test_grid(shape, boards[i]);
        const uint16_t *givens = hf_grid_const_values(grid);
        uint32_t seen = 0;
        for (uint64_t looks = 1; looks < 30; looks++)
            stop_at(&hf_engine_lanes_portable, shape, givens, looks, looks % 2 ? 2 : 20);
        for (uint32_t cpu = 0; cpu < 2; cpu++) {
            hf_search search = orders(shape, 0, 2);
            void *engine;
            options.cpu = cpu == 0 ? 0 : options.cpu;
            search.on_solution = see;
            search.user = &seen;
            search.max_guesses = cpu == 0 ? 1000000 : UINT64_MAX;
            seen = 0;
            assert_int_equal(hf_engine_lanes_portable.open(shape, &options, &engine), HF_OK);
            assert_int_equal(hf_engine_lanes_portable.solve(engine, givens, &search), HF_OK);
            assert_int_equal(seen, search.count);
            assert_int_equal(search.count, i == 2 ? 2 : 1);
            hf_engine_lanes_portable.close(engine);
        }
        hf_grid_free(grid);
    }
    hf_shape_free(shape);
}

/* The plain search of `nine`, and that it is chosen by the processor. */
static void nine_without_vectors(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid = test_grid(
        shape, "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
    hf_solve_options options;
    hf_search search = orders(shape, 0, 2);
    void *engine;
    (void)state;
    hf_solve_options_init(&options, sizeof options);
    options.cpu = HF_CPU_AVX512; /* opened only */
    assert_int_equal(hf_engine_nine.open(shape, &options, &engine), HF_OK);
    hf_engine_nine.close(engine);
    options.cpu = 0;
    search.max_guesses = 3;
    assert_int_equal(hf_engine_nine.open(shape, &options, &engine), HF_OK);
    assert_int_equal(hf_engine_nine.solve(engine, hf_grid_const_values(grid), &search), HF_OK);
    hf_engine_nine.close(engine);
    assert_true(search.stopped && !search.complete);
    assert_int_equal(search.guesses, 3);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* Solutions by formula, each of a few thousand steps: a look comes between two of them. */
static void solutions_by_formula_are_stopped(void **state)
{
    hf_shape *shape = test_shape(test_square(20));
    uint16_t *values = calloc(400, sizeof *values);
    (void)state;
    assert_true(stop_at(hf_engine_named("any"), shape, values, 1, 1000));
    free(values);
    hf_shape_free(shape);
}

/* The look that stops a plain search may come while it turns back. */
static void stopped_while_it_turns_back(void **state)
{
    hf_shape *shape = test_shape((hf_shape_spec){.layout = HF_LAYOUT_LATIN, .size = 9});
    uint16_t *values = calloc(81, sizeof *values);
    hf_solve_options options;
    void *engine;
    (void)state;
    hf_solve_options_init(&options, sizeof options);
    assert_int_equal(hf_engine_trail.open(shape, &options, &engine), HF_OK);
    for (uint64_t steps = HF_SEARCH_LOOK_STEPS - 40000; steps < HF_SEARCH_LOOK_STEPS; steps += 61) {
        hf_search search = orders(shape, 1, 1u << 30);
        search.steps = steps; /* told of before */
        assert_int_equal(hf_engine_trail.solve(engine, values, &search), HF_OK);
        assert_true(search.stopped && !search.complete);
    }
    hf_engine_trail.close(engine);
    free(values);
    hf_shape_free(shape);
}

/* The look that stops a search of a variant may come after a guess that was counted, between two others. */
static void variants_are_stopped_between_looks(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    hf_solve_options options;
    void *engine;
    uint32_t between = 0;
    (void)state;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    assert_int_equal(
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_ANTI_KNIGHT, NULL, NULL, 0, NULL, 0),
        HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    hf_puzzle_maker_free(maker);
    hf_solve_options_init(&options, sizeof options);
    assert_int_equal(hf_engine_variant.open(shape, &options, &engine), HF_OK);
    for (uint64_t steps = HF_SEARCH_LOOK_STEPS - 60000; steps < HF_SEARCH_LOOK_STEPS;
         steps += 6000) {
        hf_search search = orders(shape, 1, 1u << 30);
        search.puzzle = puzzle;
        search.steps = steps; /* told of before */
        assert_int_equal(hf_engine_variant.solve(engine, hf_puzzle_clues(puzzle), &search), HF_OK);
        assert_true(search.stopped && !search.complete);
        between += search.guesses > 0 && search.guesses % 64 != 0;
    }
    assert_true(between > 0);
    hf_engine_variant.close(engine);
    hf_puzzle_free(puzzle);
    hf_shape_free(shape);
}

/* Givens that no shuffle of a formula meets; and more solutions than there is time for. */
static void formulas_come_to_an_end(void **state)
{
    uint16_t givens[256] = {1, 1}, solution[256];
    hf_shape *nine = test_shape(test_square(9)), *sixteen = test_shape(test_square(16));
    hf_shape *large = test_shape(test_square(25));
    hf_search search = orders(nine, 0, 2);
    (void)state;
    assert_int_equal(hf_sparse_solve(nine, givens, 1, solution, &search), HF_SPARSE_NONE);
    assert_false(search.stopped);
    memset(givens, 0, sizeof givens);
    search = orders(sixteen, 1, 1000);
    assert_int_equal(hf_sparse_solve(sixteen, givens, 1, solution, &search), HF_SPARSE_DONE);
    assert_true(search.stopped && search.count > 1 && search.count < 64);
    uint16_t empty[625] = {0}, found[625]; /* 25! orders of its symbols: nobody will ask for more */
    search = orders(large, 3, UINT64_MAX);
    assert_int_equal(hf_sparse_solve(large, empty, 1, found, &search), HF_SPARSE_DONE);
    assert_true(search.stopped && search.count == 3);
    hf_shape_free(nine);
    hf_shape_free(sixteen);
    hf_shape_free(large);
}

/* The first guess is the 64th, at which the clock is looked at: with few clues, and with a limit of dead ends. */
static void a_trial_is_stopped_at_once(void **state)
{
    static const char *const boards[] = {
        "85...24..72......9..4...................................................3........",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."};
    hf_shape *shape = test_shape(test_square(9));
    hf_solve_options options;
    (void)state;
    hf_solve_options_init(&options, sizeof options);
    for (size_t i = 0; i < 2; i++) {
        hf_grid *grid = test_grid(shape, boards[i]);
        hf_search search = orders(shape, 1, 2);
        void *engine;
        search.guesses = 63;
        assert_int_equal(hf_engine_lanes_portable.open(shape, &options, &engine), HF_OK);
        assert_int_equal(
            hf_engine_lanes_portable.solve(engine, hf_grid_const_values(grid), &search), HF_OK);
        assert_true(search.stopped && !search.complete);
        assert_int_equal(search.guesses, 64);
        hf_engine_lanes_portable.close(engine);
        hf_grid_free(grid);
    }
    hf_shape_free(shape);
}

/* A batch of several chunks, stopped in the first: the others are not begun. */
static void chunks_are_not_begun(void **state)
{
    enum { COUNT = 16384 + 100 };
    static const char board[] =
        "85...24..72......9..4...................................................3........";
    static hf_brief brief[COUNT];
    const char **texts = malloc(COUNT * sizeof *texts);
    hf_shape *shape = test_shape(test_square(9));
    hf_search search = orders(shape, 1, 2);
    hf_batch batch = {.count = COUNT,
                      .form = HF_BATCH_TEXT,
                      .texts = texts,
                      .brief = brief,
                      .max_solutions = 2,
                      .watched = &search};
    hf_solve_options options;
    void *engine;
    (void)state;
    assert_non_null(texts);
    for (size_t i = 0; i < COUNT; i++)
        texts[i] = board;
    hf_solve_options_init(&options, sizeof options);
    assert_int_equal(hf_engine_lanes_portable.open(shape, &options, &engine), HF_OK);
    memset(brief, 0xff, sizeof brief);
    hf_engine_lanes_portable.solve_many(engine, &batch);
    for (size_t i = 16384; i < COUNT; i++) {
        assert_int_equal(brief[i].answer, HF_LIMIT);
        assert_int_equal(brief[i].count, 0);
    }
    hf_engine_lanes_portable.close(engine);
    hf_shape_free(shape);
    free(texts);
}

/* Two solutions or a few, of which the trial finds some before it tires, and the lanes the rest. */
static void the_lanes_find_the_rest(void **state)
{
    static const char *const boards[] = {
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
        "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4."};
    hf_shape *shape = test_shape(test_square(9));
    hf_solve_options options;
    void *lanes, *nine;
    (void)state;
    hf_solve_options_init(&options, sizeof options);
    assert_int_equal(hf_engine_lanes_portable.open(shape, &options, &lanes), HF_OK);
    assert_int_equal(hf_engine_nine.open(shape, &options, &nine), HF_OK);
    for (size_t i = 0; i < 3; i++) {
        hf_grid *grid = test_grid(shape, boards[i]);
        for (uint32_t c = 0; c < 81; c++) {
            uint16_t clue = hf_grid_values(grid)[c];
            for (uint64_t most = 2; clue && most < 33; most += 30) {
                hf_search search = orders(shape, 0, most), right = orders(shape, 0, most);
                hf_grid_values(grid)[c] = 0;
                assert_int_equal(
                    hf_engine_lanes_portable.solve(lanes, hf_grid_const_values(grid), &search),
                    HF_OK);
                assert_int_equal(hf_engine_nine.solve(nine, hf_grid_const_values(grid), &right),
                                 HF_OK);
                assert_int_equal(search.count, right.count);
            }
            hf_grid_values(grid)[c] = clue;
        }
        hf_grid_free(grid);
    }
    hf_engine_lanes_portable.close(lanes);
    hf_engine_nine.close(nine);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sparse_boards_filled_by_formula),
        cmocka_unit_test(large_boards_before_the_search),
        cmocka_unit_test(searches_small_and_large),
        cmocka_unit_test(a_trial_before_the_lanes),
        cmocka_unit_test(nine_without_vectors),
        cmocka_unit_test(solutions_by_formula_are_stopped),
        cmocka_unit_test(stopped_while_it_turns_back),
        cmocka_unit_test(variants_are_stopped_between_looks),
        cmocka_unit_test(formulas_come_to_an_end),
        cmocka_unit_test(a_trial_is_stopped_at_once),
        cmocka_unit_test(chunks_are_not_begun),
        cmocka_unit_test(the_lanes_find_the_rest),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
