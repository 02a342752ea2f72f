/* SPDX-License-Identifier: MIT
 *
 * test_spread.c - puzzles of candidates cut into parts for the lanes: the answer is that of one search.
 */
#include "support/support.h"

#include <string.h>

#include "base/rng.h"
#include "houseful/houseful.h"
#include "solve/spread.h"

enum { CELLS = 81 };

/* Candidates around a solved board: each other symbol with so many chances in 16, and where `broken` a cell has
 * not what it should. */
static hf_puzzle *random_puzzle(const hf_shape *shape, hf_rng *rng, uint32_t chances, bool broken)
{
    hf_puzzle_maker *maker = NULL;
    hf_puzzle *puzzle = NULL;
    uint32_t wrong = broken ? hf_rng_below(rng, CELLS) : CELLS;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    for (uint32_t c = 0; c < CELLS; c++) {
        uint32_t r = c / 9, symbol = (r * 3 + r / 3 + c + (c == wrong)) % 9;
        uint64_t set = UINT64_C(1) << symbol;
        for (uint32_t s = 0; c != wrong && s < 9; s++)
            set |= (uint64_t)(hf_rng_below(rng, 16) < chances) << s;
        if (c % 31 == 30)
            assert_int_equal(hf_puzzle_maker_clue(maker, c, symbol + 1), HF_OK);
        else if (c % 31 != 29) /* of some nothing is given */
            assert_int_equal(hf_puzzle_maker_candidates(maker, c, &set), HF_OK);
    }
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    hf_puzzle_maker_free(maker);
    return puzzle;
}

static void compare(hf_solver *solver, const hf_puzzle *puzzle, uint32_t *answers)
{
    const uint16_t *clues = hf_puzzle_clues(puzzle);
    hf_search parts = hf_solver_orders(solver, puzzle);
    assert_true(hf_spread_serves(solver, &parts));
    assert_int_equal(hf_spread_parts(solver, clues, &parts), HF_OK);
    uint16_t found[CELLS];
    memcpy(found, solver->first, sizeof found);
    hf_search one = hf_solver_orders(solver, puzzle);
    assert_int_equal(solver->ordered.engine->solve(solver->ordered.state, clues, &one), HF_OK);
    assert_int_equal(parts.count, one.count);
    assert_true(one.count == 2 || parts.complete);
    if (one.count == 1)
        assert_memory_equal(found, solver->first, sizeof found);
    answers[one.count]++;
}

static void parts_have_the_answer_of_the_whole(void **state)
{
    const char *const cpus[] = {"none", "native"};
    hf_shape *shape = test_shape(test_square(9));
    hf_rng rng = hf_rng_make(16, 4096);
    uint32_t answers[3] = {0}, rounds = test_is_short() ? 10 : 60;
    (void)state;
    for (uint32_t k = 0; k < 2; k++) {
        hf_solve_options options;
        hf_solver *solver = NULL;
        hf_solve_options_init(&options, sizeof options);
        assert_true(hf_cpu_named(cpus[k], &options.cpu));
        assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
        for (uint32_t i = 0; i < rounds; i++) {
            hf_puzzle *puzzle = random_puzzle(shape, &rng, 4 + i % 6, i % 5 == 0);
            compare(solver, puzzle, answers);
            hf_puzzle_free(puzzle);
        }
        hf_solver_free(solver);
    }
    hf_shape_free(shape);
    assert_true(answers[0] > 0 && answers[1] > 0 && answers[2] > 0);
}

/* One solution, found after 65,051 guesses; with another candidate there are two. */
static const char many_guesses[] =
    "1ff1fa1ef1eb07f1f71ff0d31cb1ce1fe1ec17e1ff1fb0bd16f1fd1fe0de1ae16b1660dd00f1ff16e"
    "1771f51ed1fb0a21e20831bf1b71ff1781e81a21e21e309f1ef17b1dd1ed0cd1831f71ff0950bf1fd"
    "1571fe1f11bf1fa1dd1bf1371fb17f1fe0cb19a1ff04b0bf19911a1571551ff1df0cf0db1bf1ff1f7";
enum { NONE_MORE = 729, LATE_SECOND = 205, SOON_SECOND = 555 };

static uint32_t hex(char digit)
{
    return (uint32_t)(digit <= '9' ? digit - '0' : digit - 'a' + 10);
}

/* A set of three digits per cell; `more`: one candidate besides. */
static hf_puzzle *puzzle_of(const hf_shape *shape, const char *sets, uint32_t more)
{
    hf_puzzle_maker *maker = NULL;
    hf_puzzle *puzzle = NULL;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    for (uint32_t c = 0; c < CELLS; c++) {
        const char *text = sets + (size_t)3 * c;
        uint64_t set = hex(text[0]) << 8 | hex(text[1]) << 4 | hex(text[2]);
        set |= more / 9 == c ? UINT64_C(1) << more % 9 : 0;
        assert_int_equal(hf_puzzle_maker_candidates(maker, c, &set), HF_OK);
    }
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    hf_puzzle_maker_free(maker);
    return puzzle;
}

/* After any trial, and stopped at any look, what is told is true: all of it, or what was found so far. */
static void a_trial_goes_before_it(void **state)
{
    static const uint64_t trials[] = {1, 30, 1000};
    static const uint32_t more[] = {NONE_MORE, LATE_SECOND, SOON_SECOND};
    hf_shape *shape = test_shape(test_square(9));
    hf_solver *solver = NULL;
    const uint32_t step = test_is_short() ? 8 : 1;
    uint32_t stopped = 0, whole = 0;
    (void)state;
    assert_int_equal(hf_solver_new(shape, NULL, &solver), HF_OK);
    for (uint32_t i = 0; i < 3; i++) {
        hf_puzzle *puzzle = puzzle_of(shape, many_guesses, more[i]);
        const uint16_t *clues = hf_puzzle_clues(puzzle);
        uint64_t expected = more[i] == NONE_MORE ? 1 : 2;
        for (uint32_t t = 0; t < 3; t += test_is_short() ? 2 : 1) {
            for (uint64_t looks = 0; looks < 4000;
                 looks = looks < 4 ? looks + step : looks * (step + 2) / 2) {
                hf_search search = hf_solver_orders(solver, puzzle);
                search.max_looks = looks;
                assert_int_equal(hf_spread_solve(solver, clues, trials[t], &search), HF_OK);
                assert_true(search.count == expected || !search.complete);
                assert_true(search.count <= expected);
                assert_true(looks > 0 || search.count == expected);
                stopped += search.stopped && search.count < expected;
                whole += search.complete;
            }
        }
        hf_puzzle_free(puzzle);
    }
    assert_true(stopped > 0 && whole > 0);
    hf_solver_free(solver);
    hf_shape_free(shape);
}

/* A search that is called off is not complete, and says so. */
static void it_can_be_called_off(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_rng rng = hf_rng_make(16, 4097);
    hf_solver *solver = NULL;
    (void)state;
    assert_int_equal(hf_solver_new(shape, NULL, &solver), HF_OK);
    hf_puzzle *puzzle = random_puzzle(shape, &rng, 15, true);
    hf_search search = hf_solver_orders(solver, puzzle);
    search.deadline_ns = 0;
    assert_int_equal(hf_spread_parts(solver, hf_puzzle_clues(puzzle), &search), HF_OK);
    assert_false(search.complete);
    assert_int_equal(search.count, 0);
    hf_puzzle_free(puzzle);
    hf_solver_free(solver);
    hf_shape_free(shape);
}

/* Stopped at its very last look, when all parts are done: what was found is told, but not that it is all. */
static void it_can_be_called_off_at_the_end(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_solver *solver = NULL;
    (void)state;
    assert_int_equal(hf_solver_new(shape, NULL, &solver), HF_OK);
    hf_puzzle *puzzle = puzzle_of(shape, many_guesses, NONE_MORE);
    hf_search whole = hf_solver_orders(solver, puzzle);
    assert_int_equal(hf_spread_parts(solver, hf_puzzle_clues(puzzle), &whole), HF_OK);
    assert_true(whole.complete && whole.count == 1);
    hf_search search = hf_solver_orders(solver, puzzle);
    search.max_looks = whole.looks;
    assert_int_equal(hf_spread_parts(solver, hf_puzzle_clues(puzzle), &search), HF_OK);
    assert_true(search.stopped && !search.complete);
    assert_int_equal(search.guesses, whole.guesses);
    hf_puzzle_free(puzzle);
    hf_solver_free(solver);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(parts_have_the_answer_of_the_whole),
                                       cmocka_unit_test(a_trial_goes_before_it),
                                       cmocka_unit_test(it_can_be_called_off),
                                       cmocka_unit_test(it_can_be_called_off_at_the_end)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
