/* SPDX-License-Identifier: MIT
 *
 * test_nine.c - the engine `nine` by itself: its tables, its answers, the order of what it finds.
 */
#include "grid/grid_data.h"
#include "support/support.h"

#include "base/rng.h"
#include "solve/nine/board.h"
#include "solve/nine/wide.h"

static hf_solver *nine_for(const hf_shape *shape, uint64_t max_solutions)
{
    hf_solver *solver = NULL;
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("nine");
    options.max_solutions = max_solutions;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    return solver;
}

/* Three cells of a row in a box with two digits among them: each digit has its places, the cells have none. */
static void three_cells_with_two_digits(void **state)
{
    static hf_nine_tables tables;
    hf_nine_given given = {0};
    (void)state;
    hf_nine_fill_tables(&tables);
    for (unsigned digits = 2; digits <= 3; digits++) {
        hf_nine_board board;
        assert_true(hf_nine_load(&tables, &board, &given));
        for (unsigned d = digits; d < 9; d++) {
            board.cells[d][0] &= ~UINT64_C(7);
            board.dirty |= 1u << d;
        }
        assert_int_equal(hf_nine_propagate(&tables, &board), digits == 3);
    }
}

/* ---- tables ---------------------------------------------------------------------------------- */

/* What the drawing in board.h says, recomputed the slow way for every set of segments. */
static void tables_say_what_the_ways_allow(void **state)
{
    (void)state;
    static hf_nine_tables tables;
    hf_nine_fill_tables(&tables);
    for (unsigned set = 0; set < 512; set++) {
        unsigned allowed = 0, ways = 0;
        for (unsigned a = 0; a < 3; a++)
            for (unsigned b = 0; b < 3; b++) {
                unsigned way = 1u << a | 8u << b | 64u << (3 - a - b) % 3;
                if (a != b && (set & way) == way) {
                    allowed |= way;
                    ways++;
                }
            }
        assert_int_equal(tables.allowed[set], allowed);
        assert_int_equal(__builtin_popcount(tables.ways[set]), ways);
        for (unsigned cell = 0; cell < 27; cell++)
            assert_int_equal(tables.band[set].allowed >> cell & 1, allowed >> cell / 3 & 1);
        for (unsigned i = 0; i < 9; i++) {
            unsigned in_stack = tables.stack[set].allowed >> (9 * (i / 3) + i % 3) & 1;
            assert_int_equal(in_stack, allowed >> i & 1);
        }
    }
}

static void alone_means_the_only_one_of_its_box(void **state)
{
    (void)state;
    static hf_nine_tables tables;
    hf_nine_fill_tables(&tables);
    for (unsigned set = 0; set < 512; set++)
        for (unsigned i = 0; i < 9; i++) {
            unsigned allowed = tables.allowed[set];
            unsigned here = allowed >> i & 1;
            unsigned across = (allowed >> i % 3 & 1) + (allowed >> (i % 3 + 3) & 1) +
                              (allowed >> (i % 3 + 6) & 1);
            unsigned along = (allowed >> (i / 3 * 3) & 1) + (allowed >> (i / 3 * 3 + 1) & 1) +
                             (allowed >> (i / 3 * 3 + 2) & 1);
            assert_int_equal(tables.band[set].alone >> 3 * i & 1, here && across == 1);
            assert_int_equal(tables.stack[set].alone >> (9 * (i / 3) + i % 3) & 1,
                             here && along == 1);
        }
}

static void unseen_cells_are_the_strangers(void **state)
{
    (void)state;
    static hf_nine_tables tables;
    hf_nine_fill_tables(&tables);
    hf_shape *shape = test_shape(test_square(9));
    for (uint32_t cell = 0; cell < 81; cell++)
        for (uint32_t other = 0; other < 81; other++) {
            uint64_t word = tables.unseen[cell][other >= 54];
            unsigned bit = other < 27 ? other : other < 54 ? other + 5 : other - 54;
            bool unseen = (word >> bit & 1) != 0;
            assert_int_equal(unseen, cell == other || !hf_shape_sees(shape, cell, other));
        }
    hf_shape_free(shape);
}

/* ---- logic ----------------------------------------------------------------------------------- */

/* No candidate of the solution is ever struck, and easy puzzles need no guess. */
static void logic_keeps_the_solution(void **state)
{
    (void)state;
    static hf_nine_tables tables;
    static hf_nine_board board;
    static const char *const puzzles[] = {
        "004080300000003042800405907302070508050000070608090201406207009520900000007010400",
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
        "4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........",
        "98.7..6..75..4......3..8.7.8....9.5..3.2..1.....4....6.7...4.3....8..4......1...2",
    };
    hf_nine_fill_tables(&tables);
    hf_shape *shape = test_shape(test_square(9));
    hf_solver *solver = nine_for(shape, 2);
    hf_grid *solution = NULL;
    assert_int_equal(hf_grid_new(shape, &solution), HF_OK);
    for (size_t i = 0; i < sizeof puzzles / sizeof *puzzles; i++) {
        hf_result result;
        hf_grid *puzzle = test_grid(shape, puzzles[i]);
        assert_int_equal(hf_solver_solve_grid(solver, puzzle, &result, solution, NULL), HF_OK);
        assert_int_equal(result.answer, HF_UNIQUE);
        assert_true(hf_grid_is_solved(solution) && hf_grid_extends(solution, puzzle));
        hf_nine_given given = {.listed = false};
        for (unsigned cell = 0; cell < 81; cell++)
            given.value[cell] = (uint8_t)hf_grid_values(puzzle)[cell];
        assert_true(hf_nine_load(&tables, &board, &given));
        assert_true(hf_nine_propagate(&tables, &board));
        assert_int_equal(hf_nine_is_solved(&board), result.guesses == 0);
        for (uint32_t cell = 0; cell < 81; cell++) {
            unsigned bit = cell < 27 ? cell : cell < 54 ? cell + 5 : cell - 54;
            unsigned digit = hf_grid_values(solution)[cell] - 1u;
            assert_true((board.cells[digit][cell >= 54] >> bit & 1) != 0);
        }
        hf_grid_free(puzzle);
    }
    hf_grid_free(solution);
    hf_solver_free(solver);
    hf_shape_free(shape);
}

/* ---- answers --------------------------------------------------------------------------------- */

typedef struct listing {
    const hf_grid *puzzle;
    unsigned count;
    uint16_t last[81];
    uint64_t hash; /* sum over solutions of a product: does not depend on their order */
} listing;

static bool list(const uint16_t *values, void *user)
{
    listing *l = user;
    uint64_t hash = 1;
    hf_grid solution = {hf_grid_shape(l->puzzle), l->last};
    assert_true(l->count == 0 || memcmp(values, l->last, sizeof l->last) != 0);
    memcpy(l->last, values, sizeof l->last);
    assert_true(hf_grid_is_solved(&solution));
    assert_true(hf_grid_extends(&solution, l->puzzle));
    for (unsigned i = 0; i < 81; i++)
        hash = hash * 6364136223846793005u + values[i];
    l->hash += hash;
    l->count++;
    return true;
}

static listing list_all(const hf_shape *shape, const char *engine, const hf_grid *puzzle)
{
    listing l = {.puzzle = puzzle};
    hf_result result;
    hf_solver *solver = NULL;
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named(engine);
    options.max_solutions = UINT64_MAX;
    options.on_solution = list;
    options.user = &l;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    assert_int_equal(hf_solver_solve_grid(solver, puzzle, &result, NULL, NULL), HF_OK);
    assert_true(result.exhausted);
    assert_int_equal(result.count, l.count);
    hf_solver_free(solver);
    return l;
}

/* The same set of solutions, each once, as the simple engine: of Inkala's puzzle with one, two and
 * three clues taken away. */
static void all_solutions_are_found_once(void **state)
{
    (void)state;
    static const char *const puzzles[] = {
        "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9.......",
        "8..........36......7..9.2...5...7.......457.....1...3........68..85...1..9.......",
        "8..........36......7..9.2...5...7.......457.....1...3........68..85...1..........",
    };
    hf_shape *shape = test_shape(test_square(9));
    for (size_t i = 0; i < sizeof puzzles / sizeof *puzzles - (test_is_short() ? 1 : 0); i++) {
        hf_grid *puzzle = test_grid(shape, puzzles[i]);
        listing ours = list_all(shape, "nine", puzzle);
        listing simple = list_all(shape, "fewest", puzzle);
        assert_true(ours.count > 1);
        assert_int_equal(ours.count, simple.count);
        assert_true(ours.hash == simple.hash);
        hf_grid_free(puzzle);
    }
    hf_shape_free(shape);
}

/* Boards with few clues: two solutions at once, with few guesses. */
static void few_clues_are_no_trouble(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_solver *solver = nine_for(shape, 2);
    hf_grid *puzzle = NULL, *first = NULL, *second = NULL;
    assert_int_equal(hf_grid_new(shape, &puzzle), HF_OK);
    assert_int_equal(hf_grid_new(shape, &first), HF_OK);
    assert_int_equal(hf_grid_new(shape, &second), HF_OK);
    for (uint32_t clues = 0; clues < 16; clues++) {
        hf_result result;
        hf_grid_clear(puzzle);
        for (uint32_t i = 0; i < clues; i++) /* on a falling diagonal band: never clashes */
            hf_grid_values(puzzle)[10 * (i % 9)] = (uint16_t)(i % 9 + 1);
        assert_int_equal(hf_solver_solve_grid(solver, puzzle, &result, first, second), HF_OK);
        assert_int_equal(result.answer, HF_MULTIPLE);
        assert_true(result.guesses < 200);
        assert_true(hf_grid_is_solved(first) && hf_grid_is_solved(second));
        assert_true(hf_grid_extends(first, puzzle) && hf_grid_extends(second, puzzle));
        assert_memory_not_equal(hf_grid_values(first), hf_grid_values(second),
                                81 * sizeof(uint16_t));
    }
    hf_grid_free(second);
    hf_grid_free(first);
    hf_grid_free(puzzle);
    hf_solver_free(solver);
    hf_shape_free(shape);
}

static void a_budget_of_guesses_is_kept(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *puzzle = test_grid(
        shape, "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
    hf_result result;
    hf_solver *solver = NULL;
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("nine");
    options.max_guesses = 2;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    assert_int_equal(hf_solver_solve_grid(solver, puzzle, &result, NULL, NULL), HF_OK);
    assert_int_equal(result.answer, HF_LIMIT);
    assert_int_equal(result.guesses, 2);
    assert_false(result.exhausted);
    hf_solver_free(solver);
    hf_grid_free(puzzle);
    hf_shape_free(shape);
}

/* Positions in which one drawn digit follows, and the digit. The first three boards are examples of
 * a digit with one place left in a row, in a column and in a box. */
static void placed_digits_agree_with_the_solution(void **state)
{
    (void)state;
    static const struct {
        const char *before;
        unsigned row, column, digit;
    } cases[] = {
        {"....97..65..2..1.43....1.7..93825..7...914...4..73659..4.1....98.2..9..19..64....", 2, 3,
         9},
        {"1...97..65.92..1.43....197.6938254172.7914...4..73659.74.1....98.2.79.419..64.7..", 2, 2,
         7},
        {".4528.796.....41....9...4.39..7..56..8.51.94775...9..14.6...2..5274.........25674", 5, 1,
         6},
    };
    hf_shape *shape = test_shape(test_square(9));
    hf_solver *solver = nine_for(shape, 2);
    hf_grid *solution = NULL;
    assert_int_equal(hf_grid_new(shape, &solution), HF_OK);
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        hf_result result;
        hf_grid *puzzle = test_grid(shape, cases[i].before);
        uint32_t cell = 9 * (cases[i].row - 1) + cases[i].column - 1;
        assert_int_equal(hf_grid_values(puzzle)[cell], 0);
        /* every other digit in that cell leaves no solution */
        for (uint16_t digit = 1; digit <= 9; digit++) {
            hf_grid_values(puzzle)[cell] = digit;
            assert_int_equal(hf_solver_solve_grid(solver, puzzle, &result, solution, NULL), HF_OK);
            assert_int_equal(result.count > 0, digit == cases[i].digit);
        }
        hf_grid_free(puzzle);
    }
    hf_grid_free(solution);
    hf_solver_free(solver);
    hf_shape_free(shape);
}

/* ---- exchange -------------------------------------------------------------------------------- */

#if defined(__x86_64__)
/* Can two lines be exchanged in part, the slow way? Crossing lines with a digit in common go together;
 * such a group is exchanged if all its cells admit the other's digit. Cell i of a line lies at
 * line + i * step. */
static bool lines_exchange(const uint16_t *digit, const uint16_t *may, unsigned line,
                           unsigned other, unsigned step)
{
    for (unsigned start = 0; start < 9; start++) {
        unsigned i = start;
        bool admitted = true;
        do {
            unsigned a = line + i * step, b = other + i * step, next = 0;
            admitted = admitted && (may[a] >> (digit[b] - 1) & 1) && (may[b] >> (digit[a] - 1) & 1);
            while (digit[line + next * step] != digit[b])
                next++;
            i = next;
        } while (i != start);
        if (admitted)
            return true;
    }
    return false;
}

static bool any_exchange(const uint16_t *digit, const uint16_t *may)
{
    for (unsigned i = 0; i < 9; i++) {
        unsigned j = i / 3 * 3 + (i + 1) % 3;
        if (lines_exchange(digit, may, 9 * i, 9 * j, 1) || lines_exchange(digit, may, i, j, 9))
            return true;
    }
    return false;
}

/* A solution with some of it given, as clues or as candidates. */
static void make_given(hf_rng *rng, hf_nine_given *given, uint16_t *digit, uint16_t *may)
{
    uint32_t name[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9}, row[3] = {0, 1, 2},
             clues = 5 + hf_rng_below(rng, 70);
    hf_rng_shuffle(rng, name, 9);
    given->listed = hf_rng_below(rng, 3) == 0;
    for (uint32_t c = 0; c < HF_NINE_CELLS; c++) {
        if (c % 27 == 0)
            hf_rng_shuffle(rng, row, 3);
        uint32_t r = c / 27 * 3 + row[c / 9 % 3];
        digit[c] = (uint16_t)name[(3 * r + r / 3 + c % 9) % 9];
        uint16_t bit = (uint16_t)(1u << (digit[c] - 1));
        bool known = hf_rng_below(rng, 81) < clues;
        uint16_t some = (uint16_t)(bit | (hf_rng_next(rng) & HF_NINE_DIGITS));
        may[c] = known ? bit : given->listed ? some : HF_NINE_DIGITS;
        given->candidates[c] = may[c];
        given->value[c] = may[c] == bit ? (uint8_t)digit[c] : 0;
    }
}

/* An exchange that is told of is there; and hardly any is missed. */
static void exchanges_are_there(void **state)
{
    (void)state;
    unsigned told = 0, there = 0;
    hf_rng rng = hf_rng_make(11, 0);
    if ((hf_cpu_detect() & HF_CPU_AVX2) == 0)
        skip();
    for (unsigned round = 0; round < 20000; round++) {
        hf_nine_given given;
        uint16_t digit[HF_NINE_CELLS], may[HF_NINE_CELLS];
        make_given(&rng, &given, digit, may);
        bool got = hf_nine_wide_avx2.exchange(&given, digit), want = any_exchange(digit, may);
        assert_true(want || !got);
        told += got;
        there += want;
    }
    assert_in_range(there, 2000, 18000);
    assert_true(told > there - there / 20);
}
#endif

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(tables_say_what_the_ways_allow),
        cmocka_unit_test(alone_means_the_only_one_of_its_box),
        cmocka_unit_test(unseen_cells_are_the_strangers),
        cmocka_unit_test(logic_keeps_the_solution),
        cmocka_unit_test(three_cells_with_two_digits),
        cmocka_unit_test(all_solutions_are_found_once),
        cmocka_unit_test(few_clues_are_no_trouble),
        cmocka_unit_test(a_budget_of_guesses_is_kept),
        cmocka_unit_test(placed_digits_agree_with_the_solution),
#if defined(__x86_64__)
        cmocka_unit_test(exchanges_are_there),
#endif
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
