/* SPDX-License-Identifier: MIT
 *
 * test_constraints.c - puzzles with candidates given and extra houses, through every engine, against
 * a brute force that shares no code with any of them.
 */
#include "support/support.h"

#include "base/rng.h"

/* ---- the judge --------------------------------------------------------------------------------- */

enum { MOST_CELLS = 81, MOST_HOUSES = 40 };

/* A puzzle as plain tables, and what the judge found. */
typedef struct judge {
    uint32_t size, cells, houses;
    uint32_t house[MOST_HOUSES][9];
    uint16_t clue[MOST_CELLS];
    uint16_t allowed[MOST_CELLS]; /* bit s - 1 */
    uint16_t value[MOST_CELLS];
    uint16_t first[MOST_CELLS];
    uint32_t most; /* solutions wanted */
    uint32_t found;
    uint16_t order[9]; /* in which symbols are tried */
} judge;

static bool fits(const judge *j, uint32_t cell, uint16_t symbol)
{
    if ((j->clue[cell] && j->clue[cell] != symbol) || !(j->allowed[cell] >> (symbol - 1) & 1))
        return false;
    for (uint32_t h = 0; h < j->houses; h++) {
        bool inside = false, taken = false;
        for (uint32_t i = 0; i < j->size; i++) {
            inside |= j->house[h][i] == cell;
            taken |= j->value[j->house[h][i]] == symbol;
        }
        if (inside && taken)
            return false;
    }
    return true;
}

/* The clues stand from the start, or a clash further down would be found late. */
static void judge_from(judge *j, uint32_t cell)
{
    while (cell < j->cells && j->value[cell])
        cell++;
    if (cell == j->cells) {
        if (j->found++ == 0)
            memcpy(j->first, j->value, sizeof j->first);
        return;
    }
    for (uint32_t i = 0; i < j->size && j->found < j->most; i++) {
        if (!fits(j, cell, j->order[i]))
            continue;
        j->value[cell] = j->order[i];
        judge_from(j, cell + 1);
        j->value[cell] = 0;
    }
}

static void judge_run(judge *j, uint32_t most)
{
    j->most = most;
    j->found = 0;
    memset(j->value, 0, sizeof j->value);
    for (uint32_t c = 0; c < j->cells; c++) {
        if (j->clue[c] && !fits(j, c, j->clue[c]))
            return;
        j->value[c] = j->clue[c];
    }
    judge_from(j, 0);
}

/* ---- random puzzles ---------------------------------------------------------------------------- */

static void list_houses(judge *j, const hf_shape *shape)
{
    j->size = hf_shape_size(shape);
    j->cells = hf_shape_cells(shape);
    j->houses = hf_shape_houses(shape);
    for (uint32_t h = 0; h < j->houses; h++)
        memcpy(j->house[h], hf_shape_house(shape, h), j->size * sizeof j->house[h][0]);
}

/* A solved board, in j->first. */
static void solve_something(judge *j, hf_rng *rng)
{
    uint32_t order[9];
    for (uint32_t i = 0; i < j->size; i++)
        order[i] = i;
    hf_rng_shuffle(rng, order, j->size);
    memset(j->clue, 0, sizeof j->clue);
    for (uint32_t c = 0; c < j->cells; c++)
        j->allowed[c] = 511;
    for (uint32_t i = 0; i < j->size; i++) {
        j->order[i] = (uint16_t)(order[i] + 1);
        j->clue[i] = (uint16_t)(hf_rng_below(rng, 3) ? 0 : order[i] + 1);
    }
    judge_run(j, 1);
    assert_int_equal(j->found, 1);
}

/* An extra house in which the solved board has every symbol once, or now and then any cells. */
static void add_house(judge *j, const uint16_t *solved, hf_puzzle_maker *maker, hf_rng *rng)
{
    uint32_t cells[9];
    bool any = hf_rng_below(rng, 8) == 0;
    for (uint32_t s = 0; s < j->size; s++) {
        bool again;
        do {
            cells[s] = (uint32_t)hf_rng_below(rng, j->cells);
            again = !any && solved[cells[s]] != s + 1;
            for (uint32_t k = 0; k < s; k++)
                again |= cells[k] == cells[s];
        } while (again);
    }
    memcpy(j->house[j->houses++], cells, j->size * sizeof *cells);
    assert_int_equal(hf_puzzle_maker_house(maker, cells), HF_OK);
}

/* Leaves the solved board's symbol in most cells and some others. */
static void drop_candidates(judge *j, const uint16_t *solved, hf_puzzle_maker *maker, hf_rng *rng)
{
    uint32_t kept = 1 + (uint32_t)hf_rng_below(rng, 9);
    for (uint32_t c = 0; c < j->cells; c++) {
        uint64_t set = 0;
        for (uint32_t s = 0; s < j->size; s++)
            if (hf_rng_below(rng, 10) < kept)
                set |= UINT64_C(1) << s;
        if (hf_rng_below(rng, 400))
            set |= UINT64_C(1) << (solved[c] - 1);
        if (hf_rng_below(rng, 5) == 0)
            set = (UINT64_C(1) << j->size) - 1;
        j->allowed[c] = (uint16_t)set;
        assert_int_equal(hf_puzzle_maker_candidates(maker, c, &set), HF_OK);
    }
}

/* Clues of the solved board, one in a hundred of them wrong. */
static void give_clues(judge *j, const uint16_t *solved, hf_puzzle_maker *maker, hf_rng *rng)
{
    uint32_t share =
        j->size == 9 ? 30 + (uint32_t)hf_rng_below(rng, 50) : (uint32_t)hf_rng_below(rng, 60);
    bool wrong = hf_rng_below(rng, 20) == 0;
    for (uint32_t c = 0; c < j->cells; c++) {
        uint32_t symbol = solved[c];
        if (wrong && hf_rng_below(rng, 40) == 0)
            symbol = 1 + (uint32_t)hf_rng_below(rng, j->size);
        j->clue[c] = (uint16_t)(hf_rng_below(rng, 100) < share ? symbol : 0);
        assert_int_equal(hf_puzzle_maker_clue(maker, c, j->clue[c]), HF_OK);
    }
}

static hf_puzzle *random_puzzle(judge *j, const hf_shape *shape, hf_rng *rng)
{
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    uint16_t solved[MOST_CELLS];
    memset(j, 0, sizeof *j);
    list_houses(j, shape);
    solve_something(j, rng);
    memcpy(solved, j->first, sizeof solved);
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    if (hf_rng_below(rng, 4))
        drop_candidates(j, solved, maker, rng);
    for (uint64_t n = hf_rng_below(rng, 3); n > 0; n--)
        add_house(j, solved, maker, rng);
    give_clues(j, solved, maker, rng);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    hf_puzzle_maker_free(maker);
    return puzzle;
}

/* ---- engines against the judge ----------------------------------------------------------------- */

static hf_solver *solver_for(const hf_puzzle *puzzle, const hf_engine *engine, uint64_t most)
{
    hf_solve_options options;
    hf_solver *solver;
    hf_solve_options_init(&options, sizeof options);
    options.engine = engine;
    options.max_solutions = most;
    assert_int_equal(hf_solver_new(hf_puzzle_shape(puzzle), &options, &solver), HF_OK);
    return solver;
}

static void check_answer(const judge *j, const hf_puzzle *puzzle, hf_solver *solver)
{
    hf_grid *first, *second;
    hf_result result;
    bool clash = hf_puzzle_clashes(puzzle, NULL, NULL, 0) > 0;
    assert_int_equal(hf_grid_new(hf_puzzle_shape(puzzle), &first), HF_OK);
    assert_int_equal(hf_grid_new(hf_puzzle_shape(puzzle), &second), HF_OK);
    assert_int_equal(hf_solver_solve(solver, puzzle, &result, first, second), HF_OK);
    assert_int_equal(result.count, j->found);
    assert_int_equal(result.answer, clash           ? HF_INVALID
                                    : j->found == 0 ? HF_NONE
                                    : j->found == 1 ? HF_UNIQUE
                                                    : HF_MULTIPLE);
    if (j->found == 1)
        assert_memory_equal(hf_grid_values(first), j->first, j->cells * sizeof *j->first);
    if (j->found > 0)
        assert_true(hf_puzzle_is_solution(puzzle, hf_grid_values(first)));
    if (j->found > 1) {
        assert_true(hf_puzzle_is_solution(puzzle, hf_grid_values(second)));
        assert_memory_not_equal(hf_grid_values(first), hf_grid_values(second),
                                j->cells * sizeof *j->first);
    }
    hf_grid_free(first);
    hf_grid_free(second);
}

/* Every engine gives the judge's answer, or says which constraint it does not serve. Returns how many
 * gave an answer. */
static unsigned check_engines(const judge *j, const hf_puzzle *puzzle, uint64_t most)
{
    unsigned answers = 0;
    for (size_t i = 0; hf_engine_at(i); i++) {
        const hf_engine *engine = hf_engine_at(i);
        uint32_t unserved;
        if (!hf_engine_serves(engine, hf_puzzle_shape(puzzle)) ||
            (hf_engine_needs(engine) & ~hf_cpu_detect()))
            continue;
        hf_solver *solver = solver_for(puzzle, engine, most);
        if (hf_engine_honours(engine, puzzle, &unserved)) {
            check_answer(j, puzzle, solver);
            answers++;
        } else {
            hf_result result;
            assert_int_equal(hf_solver_solve(solver, puzzle, &result, NULL, NULL), HF_UNSUPPORTED);
            assert_int_equal(result.constraint, unserved + 1);
        }
        hf_solver_free(solver);
    }
    hf_solver *best = solver_for(puzzle, NULL, most);
    check_answer(j, puzzle, best);
    hf_solver_free(best);
    return answers;
}

static void check_shape(hf_shape_spec spec, unsigned puzzles, unsigned engines)
{
    hf_shape *shape = test_shape(spec);
    unsigned kinds[4] = {0};
    for (unsigned i = 0; i < puzzles; i++) {
        hf_rng rng = hf_rng_make(i, spec.size);
        judge j;
        hf_puzzle *puzzle = random_puzzle(&j, shape, &rng);
        for (uint32_t s = 0; s < j.size; s++)
            j.order[s] = (uint16_t)(s + 1);
        uint32_t most = 2 + i % 2 * 10;
        judge_run(&j, most);
        kinds[j.found < 2 ? j.found : 2]++;
        assert_true(check_engines(&j, puzzle, most) >= engines);
        hf_puzzle_free(puzzle);
    }
    /* no answer is missing from the sample */
    for (unsigned k = 0; k < 3; k++)
        assert_true(kinds[k] * 20 > puzzles);
    hf_shape_free(shape);
}

static unsigned how_many(unsigned usual)
{
    return test_is_soak() ? 20 * usual : test_is_short() ? usual / 20 : usual / 3;
}

static void four_by_four(void **state)
{
    (void)state;
    check_shape(test_square(4), how_many(2000), 5);
}

static void six_by_six(void **state)
{
    (void)state;
    check_shape(test_square(6), how_many(2000), 5);
}

static void nine_by_nine(void **state)
{
    (void)state;
    check_shape(test_square(9), how_many(1000), 5);
}

/* ---- the door ---------------------------------------------------------------------------------- */

static void a_clue_that_is_not_given_is_invalid(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    hf_result result;
    uint64_t low = 7;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    hf_puzzle_maker_candidates(maker, 40, &low);
    hf_puzzle_maker_clue(maker, 40, 8);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    hf_solver *solver = solver_for(puzzle, NULL, 2);
    assert_int_equal(hf_solver_solve(solver, puzzle, &result, NULL, NULL), HF_OK);
    assert_int_equal(result.answer, HF_INVALID);
    assert_int_equal(result.clash.first, 40);
    assert_int_equal(result.clash.second, 40);
    assert_int_equal(result.clash.symbol, 8);
    assert_int_equal(result.clash.constraint, 1);
    hf_solver_free(solver);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* Three cells of a row and a box that have two digits between them. */
static void three_cells_of_two_digits(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    hf_result result;
    uint64_t two = 3;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    for (uint32_t cell = 0; cell < 3; cell++)
        hf_puzzle_maker_candidates(maker, cell, &two);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    for (size_t i = 0; hf_engine_at(i); i++) {
        const hf_engine *engine = hf_engine_at(i);
        uint32_t unserved;
        if (!hf_engine_serves(engine, shape) || !hf_engine_honours(engine, puzzle, &unserved) ||
            (hf_engine_needs(engine) & ~hf_cpu_detect()))
            continue;
        hf_solver *solver = solver_for(puzzle, engine, 2);
        assert_int_equal(hf_solver_solve(solver, puzzle, &result, NULL, NULL), HF_OK);
        assert_int_equal(result.answer, HF_NONE);
        hf_solver_free(solver);
    }
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* Entries and marks, even wrong ones, change nothing; a solver for a shape serves one like it. */
static void the_players_part_is_not_the_puzzle(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(4)), *twin = test_shape(test_square(4));
    hf_shape *other = test_shape(test_square(6));
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    hf_result result;
    uint64_t set = 1;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    for (uint32_t c = 0; c < 12; c++)
        hf_puzzle_maker_clue(maker, c, (uint32_t)("123434122143"[c] - '0'));
    hf_puzzle_maker_entry(maker, 15, 1);
    hf_puzzle_maker_marks(maker, 14, &set);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    hf_solver *solver;
    assert_int_equal(hf_solver_new(twin, NULL, &solver), HF_OK);
    assert_int_equal(hf_solver_solve(solver, puzzle, &result, NULL, NULL), HF_OK);
    assert_int_equal(result.answer, HF_UNIQUE);
    hf_solver_free(solver);
    assert_int_equal(hf_solver_new(other, NULL, &solver), HF_OK);
    assert_int_equal(hf_solver_solve(solver, puzzle, &result, NULL, NULL), HF_BAD_ARGUMENT);
    hf_solver_free(solver);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
    hf_shape_free(twin);
    hf_shape_free(other);
}

/* What is left of a puzzle with constraints has the same solution, and needs every clue. */
static void minimal_keeps_the_constraints(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(6));
    unsigned tried = 0, enough = test_is_short() ? 2 : 20;
    for (unsigned i = 0; tried < enough; i++) {
        hf_rng rng = hf_rng_make(i, 77);
        judge j;
        hf_puzzle *puzzle = random_puzzle(&j, shape, &rng);
        hf_result result;
        hf_grid *minimal;
        hf_solver *solver = solver_for(puzzle, NULL, 2);
        for (uint32_t s = 0; s < j.size; s++)
            j.order[s] = (uint16_t)(s + 1);
        assert_int_equal(hf_grid_new(hf_puzzle_shape(puzzle), &minimal), HF_OK);
        assert_int_equal(hf_solver_minimal(solver, puzzle, &result, minimal), HF_OK);
        judge_run(&j, 2);
        assert_int_equal(result.answer == HF_UNIQUE, j.found == 1);
        if (j.found == 1 && hf_puzzle_constraints(puzzle)) {
            tried++;
            for (uint32_t c = 0; c < j.cells; c++) {
                assert_true(!hf_grid_values(minimal)[c] || hf_grid_values(minimal)[c] == j.clue[c]);
                j.clue[c] = hf_grid_values(minimal)[c];
            }
            judge_run(&j, 2);
            assert_int_equal(j.found, 1);
            for (uint32_t c = 0; c < j.cells; c++) {
                uint16_t clue = j.clue[c];
                if (!clue)
                    continue;
                j.clue[c] = 0;
                judge_run(&j, 2);
                assert_int_equal(j.found, 2);
                j.clue[c] = clue;
            }
        }
        hf_grid_free(minimal);
        hf_solver_free(solver);
        hf_puzzle_free(puzzle);
    }
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(four_by_four),
        cmocka_unit_test(six_by_six),
        cmocka_unit_test(nine_by_nine),
        cmocka_unit_test(a_clue_that_is_not_given_is_invalid),
        cmocka_unit_test(three_cells_of_two_digits),
        cmocka_unit_test(the_players_part_is_not_the_puzzle),
        cmocka_unit_test(minimal_keeps_the_constraints),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
