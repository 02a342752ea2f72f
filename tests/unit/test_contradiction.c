/* SPDX-License-Identifier: MIT
 *
 * test_contradiction.c - what is said to clash does, and nothing of it can be spared; on random small
 * puzzles, each part of the set left out in turn.
 */
#include "solve/solver.h"
#include "support/support.h"

#include "base/rng.h"

enum { CELLS = 16, MOST = 12 };

/* A puzzle as it is told to the maker. */
typedef struct told {
    uint32_t cells[MOST][3];
    uint32_t counts[MOST];
    int32_t sums[MOST]; /* 0: a thermometer */
    uint32_t count;
    uint16_t clues[CELLS];
} told;

static void draw_puzzle(hf_rng *rng, told *t)
{
    memset(t, 0, sizeof *t);
    t->count = 3 + (uint32_t)hf_rng_below(rng, MOST - 3);
    for (uint32_t i = 0; i < t->count; i++) {
        uint32_t row = (uint32_t)hf_rng_below(rng, 4);
        uint32_t from = (uint32_t)hf_rng_below(rng, 2), turned = (uint32_t)hf_rng_below(rng, 2);
        t->counts[i] = 2 + (uint32_t)hf_rng_below(rng, 2);
        for (uint32_t k = 0; k < t->counts[i]; k++)
            t->cells[i][k] = turned ? (from + k) * 4 + row : row * 4 + from + k;
        if (hf_rng_below(rng, 2) != 0)
            t->sums[i] = t->counts[i] == 2 ? 3 + (int32_t)hf_rng_below(rng, 5)
                                           : 6 + (int32_t)hf_rng_below(rng, 4);
    }
    for (uint32_t c = 0; c < CELLS; c++)
        t->clues[c] = hf_rng_below(rng, 6) == 0 ? (uint16_t)(1 + hf_rng_below(rng, 4)) : 0;
}

/* The puzzle of those constraints and clues that are in the set; `spared` of them left out. */
static hf_puzzle *make(const hf_shape *shape, const told *t, const uint8_t *constraints,
                       const uint8_t *cells, uint32_t spared)
{
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    uint32_t met = 0;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    for (uint32_t i = 0; i < t->count; i++) {
        if ((constraints != NULL && !constraints[i]) || met++ == spared)
            continue;
        assert_int_equal(hf_puzzle_maker_constraint(
                             maker,
                             t->sums[i] != 0 ? HF_CONSTRAINT_CAGE : HF_CONSTRAINT_THERMOMETER,
                             t->cells[i], &t->counts[i], 1, &t->sums[i], t->sums[i] != 0),
                         HF_OK);
    }
    for (uint32_t c = 0; c < CELLS; c++) {
        if (t->clues[c] != 0 && (cells == NULL || cells[c] != 0) && met++ != spared)
            assert_int_equal(hf_puzzle_maker_clue(maker, c, t->clues[c]), HF_OK);
    }
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    hf_puzzle_maker_free(maker);
    return puzzle;
}

static bool has_solution(hf_solver *solver, hf_puzzle *puzzle)
{
    hf_result result;
    assert_int_equal(hf_solver_solve(solver, puzzle, &result, NULL, NULL), HF_OK);
    hf_puzzle_free(puzzle);
    return result.count > 0;
}

static void nothing_can_be_spared(void **state)
{
    hf_shape *shape = test_shape(test_square(4));
    hf_solver *solver = NULL;
    hf_rng rng = hf_rng_make(4, 13);
    uint32_t met = 0;
    (void)state;
    assert_int_equal(hf_solver_new(shape, NULL, &solver), HF_OK);
    for (int round = 0; round < 600; round++) {
        told t;
        uint8_t constraints[MOST] = {0}, cells[CELLS] = {0};
        hf_contradiction found;
        draw_puzzle(&rng, &t);
        hf_puzzle *puzzle = make(shape, &t, NULL, NULL, UINT32_MAX);
        assert_int_equal(hf_solver_contradiction(solver, puzzle, &found, constraints, cells),
                         HF_OK);
        bool open = has_solution(solver, puzzle);
        assert_int_equal(found.answer, open ? HF_LIMIT : HF_NONE);
        if (open)
            continue;
        met++;
        assert_true(found.minimal);
        assert_false(has_solution(solver, make(shape, &t, constraints, cells, UINT32_MAX)));
        for (uint32_t i = 0; i < found.count; i++)
            assert_true(has_solution(solver, make(shape, &t, constraints, cells, i)));
    }
    assert_true(met > 300);
    hf_solver_free(solver);
    hf_shape_free(shape);
}

static void in_words(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    const uint32_t cage[2] = {0, 1}, line[3] = {1, 10, 27}, two = 2, three = 3;
    const uint32_t elsewhere[2] = {40, 41};
    const int32_t sum = 3;
    uint8_t cells[81] = {0}, all[3] = {1, 1, 0};
    char text[200];
    (void)state;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    assert_int_equal(hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_CAGE, cage, &two, 1, &sum, 1),
                     HF_OK);
    assert_int_equal(
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_THERMOMETER, line, &three, 1, NULL, 0),
        HF_OK);
    assert_int_equal(
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_THERMOMETER, elsewhere, &two, 1, NULL, 0),
        HF_OK);
    assert_int_equal(hf_puzzle_maker_clue(maker, 27, 2), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    cells[27] = HF_IN_CLUE;
    hf_puzzle_contradiction_text(puzzle, all, cells, text, sizeof text);
    assert_string_equal(
        text, "the killer cage of 3 at r1c1, the thermometer from r1c2 and the 2 in r4c1");
    all[0] = 0;
    hf_puzzle_contradiction_text(puzzle, all, cells, text, sizeof text);
    assert_string_equal(text, "the thermometer from r1c2 and the 2 in r4c1");
    all[1] = cells[27] = 0;
    hf_puzzle_contradiction_text(puzzle, all, cells, text, sizeof text);
    assert_string_equal(text, "the houses of the board");
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* Five parts are tried by two: if only the odd one at the end is needed, one is left where the next portion
 * would be half of one. That went on for ever. */
static void one_of_five_is_left(void **state)
{
    static const uint32_t signs[4][2] = {{0, 1}, {5, 6}, {10, 14}, {3, 7}}, two = 2;
    static const int32_t ten = 10;
    uint8_t constraints[5], cells[CELLS];
    hf_shape *shape = test_shape(test_square(4));
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    hf_solver *solver;
    hf_contradiction found;
    (void)state;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    for (uint32_t i = 0; i < 4; i++)
        assert_int_equal(
            hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_GREATER, signs[i], &two, 1, NULL, 0),
            HF_OK);
    /* no two symbols of a 4x4 board add up to 10 */
    assert_int_equal(
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_PAIR_SUM, signs[0], &two, 1, &ten, 1),
        HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    assert_int_equal(hf_solver_new(shape, NULL, &solver), HF_OK);
    assert_int_equal(hf_solver_contradiction(solver, puzzle, &found, constraints, cells), HF_OK);
    assert_int_equal(found.answer, HF_NONE);
    assert_int_equal(found.count, 1);
    assert_true(found.minimal);
    assert_int_equal(constraints[4], 1);
    hf_solver_free(solver);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* A puzzle that takes more guesses to refute than a trial has: trials get more, until all of them have had enough. */
static void hard_to_refute(void **state)
{
    static const uint64_t most[] = {0, 1000000};
    uint8_t constraints[1], cells[81];
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid =
        test_grid(shape, "8..........36......7..9.2...5...7.......457.....1...3...1....68.."
                         "85...1..9....42.");
    hf_puzzle *puzzle;
    hf_solver *solver;
    hf_contradiction found;
    (void)state;
    assert_int_equal(hf_puzzle_new(shape, hf_grid_values(grid), &puzzle), HF_OK);
    assert_int_equal(hf_solver_new(shape, NULL, &solver), HF_OK);
    for (size_t i = 0; i < 2; i++) {
        assert_int_equal(
            hf_contradiction_within(solver, puzzle, 2, most[i], &found, constraints, cells), HF_OK);
        assert_int_equal(found.answer, HF_NONE);
        assert_true(found.count > 2 && found.count <= 22);
        for (uint32_t c = 0; c < 81; c++)
            hf_grid_values(grid)[c] =
                cells[c] == HF_IN_CLUE ? hf_puzzle_clues(puzzle)[c] : (uint16_t)0;
        hf_result result;
        assert_int_equal(hf_solver_solve_grid(solver, grid, &result, NULL, NULL), HF_OK);
        assert_int_equal(result.answer, HF_NONE);
    }
    hf_solver_free(solver);
    hf_puzzle_free(puzzle);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* No time at all: what clashes at once is found, and the first trial that takes guesses ends it. */
static void out_of_time(void **state)
{
    uint16_t clues[256] = {1, 1, 2};
    uint8_t constraints[1], cells[256];
    hf_shape *shape = test_shape(test_square(16));
    hf_solve_options options;
    hf_puzzle *puzzle;
    hf_solver *solver;
    hf_contradiction found;
    (void)state;
    hf_solve_options_init(&options, sizeof options);
    options.time_limit_ns = 1;
    assert_int_equal(hf_puzzle_new(shape, clues, &puzzle), HF_OK);
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    assert_int_equal(hf_solver_contradiction(solver, puzzle, &found, constraints, cells), HF_OK);
    assert_int_equal(found.answer, HF_NONE);
    assert_false(found.minimal);
    hf_solver_free(solver);
    hf_puzzle_free(puzzle);
    hf_shape_free(shape);
}

/* Guesses that refute the puzzle and a few more: what is found then clashes, but was not made small. */
static void out_of_guesses(void **state)
{
    uint8_t constraints[1], cells[81];
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid =
        test_grid(shape, "81.........36......7..9.2...5...7.......457.....1...3...1....68.."
                         "85...1..9....42.");
    hf_solve_options options;
    hf_puzzle *puzzle;
    hf_contradiction found;
    uint32_t most = 0;
    bool least = false;
    (void)state;
    assert_int_equal(hf_puzzle_new(shape, hf_grid_values(grid), &puzzle), HF_OK);
    for (uint64_t guesses = 1; guesses < 1 << 17; guesses *= 2) {
        hf_solver *solver;
        hf_solve_options_init(&options, sizeof options);
        options.max_guesses = guesses;
        assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
        assert_int_equal(
            hf_contradiction_within(solver, puzzle, 1000, 100000, &found, constraints, cells),
            HF_OK);
        assert_true(found.answer == HF_NONE || (found.answer == HF_LIMIT && most == 0));
        if (found.answer == HF_NONE) {
            assert_true(most == 0 || found.count <= most);
            most = most == 0 ? found.count : most;
            least = found.minimal;
        }
        hf_solver_free(solver);
    }
    assert_true(least && most > found.count);
    hf_puzzle_free(puzzle);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_can_be_spared), cmocka_unit_test(in_words),
        cmocka_unit_test(one_of_five_is_left),   cmocka_unit_test(hard_to_refute),
        cmocka_unit_test(out_of_time),           cmocka_unit_test(out_of_guesses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
