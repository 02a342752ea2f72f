/* SPDX-License-Identifier: MIT
 *
 * test_any.c - the general engine: counting, budgets, the wide form, minimal puzzles, and the
 * shared large boards.
 */
#include "support/support.h"

#include "base/clock.h"
#include "base/rng.h"
#include "solve/any/any.h"

static hf_solver *solver_for(const hf_shape *shape, const char *engine, uint64_t solutions)
{
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    hf_solver *solver = NULL;
    options.engine = hf_engine_named(engine);
    options.max_solutions = solutions;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    return solver;
}

static hf_grid *empty_grid(const hf_shape *shape)
{
    hf_grid *grid = NULL;
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    return grid;
}

static uint64_t count_empty(hf_shape_spec spec, const char *engine, uint64_t most, bool *exhausted)
{
    hf_shape *shape = test_shape(spec);
    hf_solver *solver = solver_for(shape, engine, most);
    hf_grid *grid = empty_grid(shape);
    hf_result result;
    assert_int_equal(hf_solver_solve_grid(solver, grid, &result, NULL, NULL), HF_OK);
    *exhausted = result.exhausted;
    hf_grid_free(grid);
    hf_solver_free(solver);
    hf_shape_free(shape);
    return result.count;
}

/* Numbers of solved boards that everyone knows: 4x4 Sudoku 288, Latin squares of 4 and 5. */
static void empty_boards_are_counted(void **state)
{
    static const char *const engines[] = {"any", "trail"};
    hf_shape_spec latin = {.layout = HF_LAYOUT_LATIN, .size = 4};
    bool all;
    (void)state;
    for (int i = 0; i < 2; i++) {
        assert_int_equal(count_empty(test_square(4), engines[i], 1000, &all), 288);
        assert_true(all);
        assert_int_equal(count_empty(test_square(4), engines[i], 288, &all), 288);
        assert_int_equal(count_empty(test_square(4), engines[i], 100000, &all), 288);
        assert_true(all);
        latin.size = 4;
        assert_int_equal(count_empty(latin, engines[i], 100000, &all), 576);
        latin.size = 5; /* too many to be set aside: plain search starts over */
        assert_int_equal(count_empty(latin, engines[i], 1000000, &all), 161280);
        assert_true(all);
        assert_int_equal(count_empty(latin, engines[i], 5000, &all), 5000);
        assert_false(all);
    }
}

/* ---- solutions are all different ------------------------------------------------------------ */

typedef struct collection {
    uint16_t values[300][16];
    unsigned count;
} collection;

static bool collect(const uint16_t *values, void *user)
{
    collection *c = user;
    for (unsigned i = 0; i < c->count; i++)
        assert_memory_not_equal(c->values[i], values, sizeof c->values[i]);
    memcpy(c->values[c->count++], values, sizeof c->values[0]);
    return c->count < 300;
}

static void no_solution_comes_twice(void **state)
{
    hf_shape *shape = test_shape(test_square(4));
    hf_grid *grid = empty_grid(shape);
    (void)state;
    for (uint64_t most = 300; most <= 30000; most *= 100) {
        collection *c = calloc(1, sizeof *c);
        hf_solve_options options;
        hf_solve_options_init(&options, sizeof options);
        hf_solver *solver;
        hf_result result;
        options.engine = hf_engine_named("any");
        options.max_solutions = most;
        options.on_solution = collect;
        options.user = c;
        assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
        assert_int_equal(hf_solver_solve_grid(solver, grid, &result, NULL, NULL), HF_OK);
        assert_int_equal(c->count, 288);
        assert_true(result.exhausted);
        hf_solver_free(solver);
        free(c);
    }
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* ---- budgets ----------------------------------------------------------------------------------
 */

static void a_budget_gives_limit(void **state)
{
    hf_shape_spec spec = {.layout = HF_LAYOUT_CUBE, .size = 9};
    hf_shape *shape = test_shape(spec);
    hf_grid *grid = empty_grid(shape);
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    hf_solver *solver;
    hf_result result;
    (void)state;
    hf_grid_values(grid)[0] = 1;
    options.engine = hf_engine_named("trail");
    options.max_guesses = 20;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    assert_int_equal(hf_solver_solve_grid(solver, grid, &result, NULL, NULL), HF_OK);
    assert_int_equal(result.answer, HF_LIMIT);
    assert_true(result.guesses <= 20);
    assert_true(hf_solver_memory(solver) > 0);
    hf_solver_free(solver);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* ---- the wide form ------------------------------------------------------------------------------
 */

static uint64_t count_with(hf_worker *worker, const hf_grid *puzzle, uint64_t most, bool wide)
{
    atomic_bool cancelled;
    hf_search search;
    atomic_init(&cancelled, false);
    memset(&search, 0, sizeof search);
    search.cells = hf_shape_cells(hf_grid_shape(puzzle));
    search.max_solutions = most;
    search.max_guesses = UINT64_MAX;
    search.deadline_ns = UINT64_MAX;
    search.cancelled = &cancelled;
    worker->learner.model.always_wide = wide;
    assert_int_equal(hf_worker_solve(worker, hf_grid_const_values(puzzle), &search), HF_OK);
    assert_false(search.stopped);
    return search.count;
}

/* The same boards in the narrow and in the wide form, and every number of seats per variable. */
static void the_wide_form_agrees(void **state)
{
    hf_shape_spec specs[] = {test_square(9), test_square(12), test_square(9), test_square(9)};
    hf_rng rng = hf_rng_make(3, 3);
    (void)state;
    specs[2].extras = HF_EXTRA_DIAGONALS;
    specs[3].extras = HF_EXTRA_WINDOWS;
    for (size_t k = 0; k < sizeof specs / sizeof *specs; k++) {
        hf_shape *shape = test_shape(specs[k]);
        hf_solver *solver = solver_for(shape, "any", 1);
        hf_grid *grid = empty_grid(shape), *solution = empty_grid(shape);
        hf_worker worker;
        hf_result result;
        assert_int_equal(hf_worker_open(&worker, shape, 0), HF_OK);
        assert_int_equal(hf_solver_solve_grid(solver, grid, &result, solution, NULL), HF_OK);
        for (int i = 0; i < 40; i++) {
            for (uint32_t c = 0; c < hf_shape_cells(shape); c++)
                hf_grid_values(grid)[c] =
                    hf_rng_below(&rng, 100) < 28 ? hf_grid_values(solution)[c] : 0;
            assert_int_equal(count_with(&worker, grid, 40, false),
                             count_with(&worker, grid, 40, true));
        }
        hf_worker_close(&worker);
        hf_solver_free(solver);
        hf_grid_free(grid);
        hf_grid_free(solution);
        hf_shape_free(shape);
    }
}

/* Stamps and activities that are used up start over, and change no answer. */
static void counters_start_over(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid =
        test_grid(shape, "8..........36......7..9.2...5...7.......457.....1...3...1....68.."
                         "85...1..9....4..");
    static atomic_bool never;
    hf_search search = {.cells = 81,
                        .max_solutions = 2,
                        .max_guesses = UINT64_MAX,
                        .deadline_ns = UINT64_MAX,
                        .cancelled = &never};
    (void)state;
    for (int worn = 0; worn < 2; worn++) {
        hf_singles singles;
        hf_learner learner;
        uint32_t solutions = 0;
        hf_learner_open(&learner);
        assert_int_equal(hf_singles_open(&singles, shape), HF_OK);
        assert_true(hf_singles_load(&singles, hf_grid_const_values(grid), &search));
        assert_int_equal(hf_learner_build(&learner, &singles), HF_OK);
        hf_learner_start(&learner);
        if (worn) {
            learner.analysis.stamp_now = UINT32_MAX / 2 + 1;
            learner.now.level_stamp_now = UINT32_MAX - 1;
            learner.order.step = 1e99;
        }
        while (hf_learner_search(&learner, &search) == HF_VERDICT_FOUND) {
            solutions++;
            hf_learner_exclude(&learner);
        }
        assert_int_equal(solutions, 1);
        assert_true(learner.conflicts > 20);
        if (worn) {
            assert_true(learner.analysis.stamp_now < 1000000);
            assert_true(learner.now.level_stamp_now < 1000000);
            assert_true(learner.order.step < 1e50);
        }
        hf_learner_close(&learner);
        hf_singles_close(&singles);
    }
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* The lesson of a group that is false: by the decisions of three levels, and by what follows from the first two at
 * the end of a row of so many. Returns how many literals it keeps. */
static uint32_t literals_kept(uint32_t between)
{
    enum { VARS = 400, SECOND = 2, THERE = 3 };
    const uint32_t last = THERE + between, third = last + 1;
    /* the group that is false; the one that the row begins with: of what follows from the first, and the second */
    uint32_t member[] = {0, SECOND, last, third, 1, SECOND, THERE}, starts[] = {0, 4, 7};
    hf_model model = {
        .vars = VARS, .groups = 2, .words = 1, .group_start = starts, .member = member};
    hf_clauses clauses = {.vars = 0};
    hf_assignment a = {.level = 0};
    hf_analysis analysis = {.vars = 0};
    hf_order order = {.step = 0};
    assert_true(hf_assignment_start(&a, &model));
    assert_true(hf_clauses_start(&clauses, VARS));
    assert_true(hf_order_start(&order, VARS, VARS));
    assert_true(hf_analysis_start(&analysis, VARS));
    for (uint32_t var = 0; var <= third; var++) {
        hf_lit lit = hf_lit_not(hf_lit_true(var));
        bool decided = var == 0 || var == SECOND || var == third;
        if (decided)
            hf_assignment_open_level(&a);
        a.standing[var].level = a.level;
        a.standing[var].why = decided ? HF_WHY_NONE
                              : var == THERE
                                  ? hf_why_make(HF_WHY_GROUP, 1)
                                  : hf_why_make(HF_WHY_LIT, hf_lit_not(hf_lit_true(var - 1)));
        a.value[lit] = 1;
        a.value[hf_lit_not(lit)] = -1;
        a.trail[a.trail_count++] = lit;
    }
    a.conflict = (hf_conflict){.why = hf_why_make(HF_WHY_GROUP, 0)};
    hf_analysis_conflict(&analysis, &model, &a, &clauses, &order);
    assert_int_equal(analysis.lesson.lit[0], hf_lit_true(third));
    assert_int_equal(analysis.lesson.level, 2);
    uint32_t count = analysis.lesson.count;
    hf_analysis_close(&analysis);
    hf_order_close(&order);
    hf_clauses_close(&clauses);
    hf_assignment_close(&a);
    return count;
}

/* What follows from the rest of the lesson is left out of it, unless that takes very many steps to see. */
static void redundancy_is_not_followed_for_ever(void **state)
{
    (void)state;
    assert_int_equal(literals_kept(200), 3);
    assert_int_equal(literals_kept(300), 4);
}

/* What does not fit into a clause's words is refused, or told as the most there is. */
static void clauses_have_their_limits(void **state)
{
    static const hf_lit lits[] = {0, 2, 4};
    hf_clauses clauses = {.vars = 0};
    (void)state;
    assert_true(hf_clauses_start(&clauses, 3));
    uint32_t place = hf_clauses_add(&clauses, lits, 3, 1 << 20);
    assert_false(clauses.no_memory);
    assert_int_equal(clauses.arena[place + HF_CLAUSE_WORTH] & 0xffff, 0xffff);
    hf_clauses_add(&clauses, lits, 1u << 28, 1); /* the literals are not looked at */
    assert_true(clauses.no_memory);
    assert_int_equal(clauses.count, 1);
    hf_clauses_close(&clauses);
}

/* Cells in no house. Of 8,550 of them fewer solutions can be set aside; 1,089 have more candidates than the narrow
 * form takes, and 4,225 of 1,024 symbols more than the learner. */
static void cells_in_no_house(void **state)
{
    static const struct {
        uint32_t size, rows, columns, open;
    } cases[] = {{100, 90, 95, 2}, {64, 33, 33, 33 * 33}, {1024, 65, 65, 65 * 65}};
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        hf_shape_spec spec = {.layout = HF_LAYOUT_RECTANGLE,
                              .size = cases[i].size,
                              .rows = cases[i].rows,
                              .columns = cases[i].columns};
        hf_shape *shape = test_shape(spec);
        hf_grid *grid = empty_grid(shape);
        hf_solver *solver = solver_for(shape, "any", 2);
        hf_result result;
        for (uint32_t c = cases[i].open; c < hf_shape_cells(shape); c++)
            hf_grid_values(grid)[c] = 1;
        assert_int_equal(hf_solver_solve_grid(solver, grid, &result, NULL, NULL), HF_OK);
        assert_int_equal(result.answer, HF_MULTIPLE);
        hf_solver_free(solver);
        hf_grid_free(grid);
        hf_shape_free(shape);
    }
}

/* Twenty rows of 66 cells and a house across them: groups of more than 64 members, and more than
 * 65,536 candidates. */
static void groups_over_64_are_solved(void **state)
{
    enum { SIZE = 66, ROWS = 20, CELLS = SIZE * ROWS };
    uint32_t *houses = malloc((ROWS + 1) * SIZE * sizeof *houses);
    (void)state;
    for (uint32_t i = 0; i < CELLS; i++)
        houses[i] = i;
    for (uint32_t i = 0; i < SIZE; i++)
        houses[CELLS + i] = i * ROWS;
    hf_shape_spec spec = {.layout = HF_LAYOUT_CUSTOM,
                          .size = SIZE,
                          .custom = houses,
                          .custom_cells = CELLS,
                          .custom_houses = ROWS + 1};
    hf_shape *shape = test_shape(spec);
    hf_solver *solver = solver_for(shape, "any", 2);
    hf_grid *grid = empty_grid(shape), *first = empty_grid(shape), *second = empty_grid(shape);
    hf_result result;
    hf_grid_values(grid)[0] = 7;
    assert_int_equal(hf_solver_solve_grid(solver, grid, &result, first, second), HF_OK);
    assert_int_equal(result.answer, HF_MULTIPLE);
    assert_true(hf_grid_is_solved(first) && hf_grid_is_solved(second));
    assert_true(hf_grid_extends(first, grid) && hf_grid_extends(second, grid));
    assert_memory_not_equal(hf_grid_values(first), hf_grid_values(second),
                            CELLS * sizeof(uint16_t));
    hf_grid_free(grid);
    hf_grid_free(first);
    hf_grid_free(second);
    hf_solver_free(solver);
    hf_shape_free(shape);
    free(houses);
}

/* ---- nearly empty boards ------------------------------------------------------------------------
 */

static void check_sparse(hf_shape_spec spec, uint32_t givens, uint64_t seed)
{
    hf_shape *shape = test_shape(spec);
    hf_solver *solver = solver_for(shape, "any", 3);
    hf_grid *grid = empty_grid(shape), *first = empty_grid(shape), *second = empty_grid(shape);
    hf_rng rng = hf_rng_make(seed, 0);
    hf_result result;
    while (hf_grid_clues(grid) < givens) {
        uint32_t cell = hf_rng_below(&rng, hf_shape_cells(shape));
        hf_clash clash;
        if (hf_grid_values(grid)[cell])
            continue;
        hf_grid_values(grid)[cell] = (uint16_t)(1 + hf_rng_below(&rng, hf_shape_size(shape)));
        if (hf_grid_clashes(grid, &clash, 1))
            hf_grid_values(grid)[cell] = 0;
    }
    assert_int_equal(hf_solver_solve_grid(solver, grid, &result, first, second), HF_OK);
    assert_int_equal(result.answer, HF_MULTIPLE);
    assert_int_equal(result.count, 3);
    assert_true(hf_grid_is_solved(first) && hf_grid_is_solved(second));
    assert_true(hf_grid_extends(first, grid) && hf_grid_extends(second, grid));
    assert_memory_not_equal(hf_grid_values(first), hf_grid_values(second),
                            hf_shape_cells(shape) * sizeof(uint16_t));
    hf_grid_free(grid);
    hf_grid_free(first);
    hf_grid_free(second);
    hf_solver_free(solver);
    hf_shape_free(shape);
}

/* A cube of which one cell in thirty is left, too many for free symbols: two solutions all the
 * same. */
static void a_sparse_cube_has_two_solutions(void **state)
{
    hf_shape_spec spec = {.layout = HF_LAYOUT_CUBE, .size = 9};
    hf_shape *shape = test_shape(spec);
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    hf_solver *solver = solver_for(shape, "any", 2), *other;
    hf_grid *grid = empty_grid(shape), *first = empty_grid(shape), *second = empty_grid(shape);
    hf_result result;
    (void)state;
    assert_int_equal(hf_solver_solve_grid(solver, grid, &result, first, NULL), HF_OK);
    for (uint32_t c = 0; c < hf_shape_cells(shape); c += 30)
        hf_grid_values(grid)[c] = hf_grid_values(first)[c];
    options.engine = hf_engine_named("any");
    options.seed = 5; /* another way of shuffling than the one that made it */
    assert_int_equal(hf_solver_new(shape, &options, &other), HF_OK);
    assert_int_equal(hf_solver_solve_grid(other, grid, &result, first, second), HF_OK);
    assert_int_equal(result.answer, HF_MULTIPLE);
    assert_true(hf_grid_is_solved(first) && hf_grid_is_solved(second));
    assert_true(hf_grid_extends(first, grid) && hf_grid_extends(second, grid));
    assert_memory_not_equal(hf_grid_values(first), hf_grid_values(second), 729 * sizeof(uint16_t));
    hf_grid_free(grid);
    hf_grid_free(first);
    hf_grid_free(second);
    hf_solver_free(solver);
    hf_solver_free(other);
    hf_shape_free(shape);
}

static void nearly_empty_boards_are_filled(void **state)
{
    hf_shape_spec cube = {.layout = HF_LAYOUT_CUBE, .size = 9};
    hf_shape_spec big_cube = {.layout = HF_LAYOUT_CUBE, .size = 16};
    hf_shape_spec latin = {.layout = HF_LAYOUT_LATIN, .size = 101};
    hf_shape_spec roxdoku = {.layout = HF_LAYOUT_ROXDOKU, .size = 100};
    (void)state;
    for (uint32_t givens = 0; givens <= 4; givens += 2) {
        check_sparse(cube, givens, givens);
        check_sparse(big_cube, givens, givens);
        check_sparse(latin, 2 * givens, givens);
        check_sparse(roxdoku, givens, givens);
        check_sparse(test_square(100), 2 * givens, givens);
        check_sparse(test_boxes(5, 7), givens, givens);
    }
    check_sparse(test_square(400), 3, 1);
}

/* ---- minimal puzzles ----------------------------------------------------------------------------
 */

static void check_minimal(uint32_t size)
{
    hf_shape *shape = test_shape(test_square(size));
    hf_solver *solver = solver_for(shape, "any", 2);
    hf_grid *solved = empty_grid(shape), *minimal = empty_grid(shape);
    hf_puzzle *puzzle;
    hf_result result;
    assert_int_equal(hf_solver_solve_grid(solver, solved, &result, solved, NULL), HF_OK);
    assert_int_equal(hf_puzzle_new(shape, hf_grid_values(solved), &puzzle), HF_OK);
    assert_int_equal(hf_solver_minimal(solver, puzzle, &result, minimal), HF_OK);
    assert_int_equal(result.answer, HF_UNIQUE);
    hf_puzzle_free(puzzle);
    assert_true(result.exhausted);
    assert_true(hf_grid_extends(solved, minimal));
    assert_int_equal(hf_solver_solve_grid(solver, minimal, &result, NULL, NULL), HF_OK);
    assert_int_equal(result.answer, HF_UNIQUE);
    for (uint32_t c = 0; c < hf_shape_cells(shape); c++)
        if (hf_grid_values(minimal)[c]) {
            uint16_t clue = hf_grid_values(minimal)[c];
            hf_grid_values(minimal)[c] = 0;
            assert_int_equal(hf_solver_solve_grid(solver, minimal, &result, NULL, NULL), HF_OK);
            assert_int_equal(result.answer, HF_MULTIPLE);
            hf_grid_values(minimal)[c] = clue;
        }
    /* Without uniqueness there is nothing to keep. */
    hf_grid_clear(minimal);
    hf_grid_values(minimal)[0] = 1;
    assert_int_equal(hf_puzzle_new(shape, hf_grid_values(minimal), &puzzle), HF_OK);
    assert_int_equal(hf_solver_minimal(solver, puzzle, &result, minimal), HF_OK);
    assert_int_equal(result.answer, HF_MULTIPLE);
    hf_puzzle_free(puzzle);
    assert_int_equal(hf_grid_clues(minimal), 1);
    hf_grid_free(solved);
    hf_grid_free(minimal);
    hf_solver_free(solver);
    hf_shape_free(shape);
}

static void minimal_puzzles_need_every_clue(void **state)
{
    (void)state;
    check_minimal(4);
    check_minimal(6);
    check_minimal(9);
    check_minimal(12);
    if (!test_is_short())
        check_minimal(16);
}

/* ---- the shared boards --------------------------------------------------------------------------
 */

static hf_grid *read_tokens(char *line, const hf_shape *shape)
{
    hf_grid *grid = empty_grid(shape);
    uint32_t c = 0;
    for (char *t = strtok(strchr(line, '\t'), "\t \n"); t; t = strtok(NULL, "\t \n"))
        hf_grid_values(grid)[c++] = (uint16_t)(*t == '.' ? 0 : atoi(t));
    assert_int_equal(c, hf_shape_cells(shape));
    return grid;
}

/* Solves every board of a file; the solutions are verified. Returns how many were unique. */
static unsigned solve_file(const char *name, uint32_t size, uint32_t extras, unsigned *all)
{
    hf_shape_spec spec = test_square(size);
    FILE *file = test_shared(name);
    size_t room = (size_t)8 * size * size + 1000;
    unsigned unique = 0;
    spec.extras = extras;
    if (!file)
        skip();
    char *line = malloc(room);
    hf_shape *shape = test_shape(spec);
    hf_solver *solver = solver_for(shape, "any", 2);
    hf_grid *first = empty_grid(shape), *second = empty_grid(shape);
    for (*all = 0; fgets(line, (int)room, file); (*all)++) {
        hf_grid *grid = read_tokens(line, shape);
        hf_result result;
        assert_int_equal(hf_solver_solve_grid(solver, grid, &result, first, second), HF_OK);
        assert_true(result.answer == HF_UNIQUE || result.answer == HF_MULTIPLE);
        assert_true(hf_grid_is_solved(first) && hf_grid_extends(first, grid));
        if (result.answer == HF_MULTIPLE) {
            assert_true(hf_grid_is_solved(second) && hf_grid_extends(second, grid));
            assert_memory_not_equal(hf_grid_values(first), hf_grid_values(second),
                                    hf_shape_cells(shape) * sizeof(uint16_t));
        }
        unique += result.answer == HF_UNIQUE;
        hf_grid_free(grid);
    }
    fclose(file);
    free(line);
    hf_grid_free(first);
    hf_grid_free(second);
    hf_solver_free(solver);
    hf_shape_free(shape);
    return unique;
}

static void shared_boards_are_unique(void **state)
{
    static const struct {
        const char *name;
        uint32_t size, extras;
        bool in_short;
    } files[] = {{"large/easy16.txt", 16, 0, true},
                 {"large/minimal16.txt", 16, 0, true},
                 {"large/forum16.txt", 16, 0, false},
                 {"large/ultimate16.txt", 16, 0, false},
                 {"large/x16.txt", 16, HF_EXTRA_DIAGONALS, true},
                 {"large/36.txt", 36, 0, true},
                 {"large/x64.txt", 64, HF_EXTRA_DIAGONALS, false},
                 {"large/81.txt", 81, 0, false},
                 {"large/100.txt", 100, 0, false},
                 {"large/144.txt", 144, 0, true},
                 {"large/400.txt", 400, 0, false}};
    (void)state;
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        unsigned all;
        if (test_is_short() && !files[i].in_short)
            continue;
        unsigned unique = solve_file(files[i].name, files[i].size, files[i].extras, &all);
        assert_true(all > 0);
        assert_int_equal(unique, all);
    }
}

static void shared_boards_have_several(void **state)
{
    static const char *const clues[] = {"35", "40", "45", "50"};
    (void)state;
    for (int i = 0; i < 4; i++) {
        char name[64];
        unsigned all;
        snprintf(name, sizeof name, "large/several16_%s.txt", clues[i]);
        assert_true(solve_file(name, 16, 0, &all) < all);
        snprintf(name, sizeof name, "large/several25_%s.txt", clues[i]);
        if (!test_is_short())
            assert_true(solve_file(name, 25, 0, &all) < all);
    }
}

/* A place in the list of members has 22 bits for its group: of more groups no model is made. */
static void too_many_groups_make_no_model(void **state)
{
    enum { HOUSES = 4097, SIZE = 1024 };
    const uint64_t two_places = UINT64_C(2) << 32;
    uint64_t *keys = malloc((size_t)HOUSES * SIZE * sizeof *keys);
    hf_singles singles = {.houses = HOUSES, .size = SIZE, .house_key = keys};
    hf_model model;
    (void)state;
    assert_non_null(keys);
    memset(&model, 0, sizeof model);
    for (size_t i = 0; i < (size_t)HOUSES * SIZE; i++)
        keys[i] = two_places;
    assert_int_equal(hf_model_build(&model, &singles), HF_TOO_LARGE);
    assert_int_equal(model.vars, 0);
    free(keys);
}

/* Two cells in one house: either clue tells both. */
static void the_smallest_board_keeps_one_clue(void **state)
{
    static const uint32_t house[] = {0, 1};
    const uint16_t clues[] = {2, 1};
    (void)state;
    hf_shape *shape = test_shape((hf_shape_spec){.layout = HF_LAYOUT_CUSTOM,
                                                 .size = 2,
                                                 .custom = house,
                                                 .custom_cells = 2,
                                                 .custom_houses = 1});
    hf_solver *solver = NULL;
    hf_puzzle *puzzle = NULL;
    hf_grid *minimal = NULL;
    hf_result result;
    assert_int_equal(hf_solver_new(shape, NULL, &solver), HF_OK);
    assert_int_equal(hf_puzzle_new(shape, clues, &puzzle), HF_OK);
    assert_int_equal(hf_grid_new(shape, &minimal), HF_OK);
    assert_int_equal(hf_solver_minimal(solver, puzzle, &result, minimal), HF_OK);
    assert_int_equal(result.answer, HF_UNIQUE);
    assert_int_equal(hf_grid_clues(minimal), 1);
    hf_grid_free(minimal);
    hf_puzzle_free(puzzle);
    hf_solver_free(solver);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_smallest_board_keeps_one_clue),
        cmocka_unit_test(too_many_groups_make_no_model),
        cmocka_unit_test(empty_boards_are_counted),
        cmocka_unit_test(no_solution_comes_twice),
        cmocka_unit_test(a_budget_gives_limit),
        cmocka_unit_test(the_wide_form_agrees),
        cmocka_unit_test(groups_over_64_are_solved),
        cmocka_unit_test(counters_start_over),
        cmocka_unit_test(redundancy_is_not_followed_for_ever),
        cmocka_unit_test(clauses_have_their_limits),
        cmocka_unit_test(cells_in_no_house),
        cmocka_unit_test(nearly_empty_boards_are_filled),
        cmocka_unit_test(a_sparse_cube_has_two_solutions),
        cmocka_unit_test(minimal_puzzles_need_every_clue),
        cmocka_unit_test(shared_boards_are_unique),
        cmocka_unit_test(shared_boards_have_several),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
