/* SPDX-License-Identifier: MIT
 *
 * test_ranks.c - lines of the board by their place among all of them: every Latin square of four is judged by the
 * definition, and the engine finds those that fit, whatever is said about ties.
 */
#include "support/support.h"

#include "base/rng.h"

enum { SIZE = 4, CELLS = SIZE * SIZE, LINES = 4 * SIZE, SQUARES = 576, MOST_CLUES = 3 };
enum { NO_TIES, NONE_WITH_A_CLUE, ANY_TIES };

static uint16_t squares[SQUARES][CELLS];

/* Rows from the left and from the right, columns from above and from below. */
static uint32_t cell_of(uint32_t line, uint32_t i)
{
    uint32_t way = line / SIZE, k = line % SIZE, along = way % 2 ? SIZE - 1 - i : i;
    return way < 2 ? k * SIZE + along : along * SIZE + k;
}

static uint32_t number_of(const uint16_t *board, uint32_t line)
{
    uint32_t number = 0;
    for (uint32_t i = 0; i < SIZE; i++)
        number = 10 * number + board[cell_of(line, i)];
    return number;
}

static uint32_t list_squares(uint16_t *board, uint32_t cell, uint32_t found)
{
    if (cell == CELLS) {
        memcpy(squares[found], board, sizeof squares[found]);
        return found + 1;
    }
    for (uint16_t symbol = 1; symbol <= SIZE; symbol++) {
        bool free = true;
        for (uint32_t c = 0; c < cell; c++)
            free &= board[c] != symbol || (c / SIZE != cell / SIZE && c % SIZE != cell % SIZE);
        board[cell] = symbol;
        found = free ? list_squares(board, cell + 1, found) : found;
    }
    return found;
}

/* What is told: some lines with their ranks, and some cells. */
typedef struct told {
    int32_t ties;
    uint32_t clues, line[MOST_CLUES];
    int32_t rank[MOST_CLUES];
    uint16_t given[CELLS];
} told;

static bool fits(const told *t, const uint16_t *board)
{
    uint32_t number[LINES];
    for (uint32_t l = 0; l < LINES; l++)
        number[l] = number_of(board, l);
    for (uint32_t a = 0; t->ties == NO_TIES && a < LINES; a++)
        for (uint32_t b = 0; b < a; b++)
            if (number[a] == number[b])
                return false;
    for (uint32_t c = 0; c < CELLS; c++)
        if (t->given[c] && t->given[c] != board[c])
            return false;
    for (uint32_t i = 0; i < t->clues; i++) {
        int32_t before = 0, equal = 0, place = t->rank[i] - 1;
        for (uint32_t l = 0; l < LINES; l++) {
            before += number[l] < number[t->line[i]];
            equal += l != t->line[i] && number[l] == number[t->line[i]];
        }
        if (t->ties == ANY_TIES ? place < before || place > before + equal
                                : equal > 0 || place != before)
            return false;
    }
    return true;
}

/* Ranks of a square that is drawn, some of them another one of their first symbol. */
static void draw(hf_rng *rng, told *t)
{
    const uint16_t *board = squares[hf_rng_below(rng, SQUARES)];
    memset(t, 0, sizeof *t);
    t->ties = (int32_t)hf_rng_below(rng, 3);
    t->clues = 1 + hf_rng_below(rng, MOST_CLUES);
    for (uint32_t i = 0; i < t->clues; i++) {
        t->line[i] = i * (LINES / MOST_CLUES) + hf_rng_below(rng, LINES / MOST_CLUES);
        for (uint32_t l = 0; l < LINES; l++)
            t->rank[i] += number_of(board, l) < number_of(board, t->line[i]);
        if (hf_rng_below(rng, 4) == 0)
            t->rank[i] = t->rank[i] / 4 * 4 + (int32_t)hf_rng_below(rng, 4);
        t->rank[i]++;
    }
    const uint32_t dense = hf_rng_below(rng, 5);
    for (uint32_t c = 0; c < CELLS; c++)
        t->given[c] = hf_rng_below(rng, 8) < dense ? board[c] : 0;
}

static hf_puzzle *puzzle_of(const hf_shape *shape, const told *t)
{
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    const uint32_t size = SIZE;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    assert_int_equal(hf_puzzle_maker_clues(maker, t->given), HF_OK);
    assert_int_equal(
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_RANK_TIES, NULL, NULL, 0, &t->ties, 1),
        HF_OK);
    for (uint32_t k = 0; k < t->clues; k++) {
        uint32_t cells[SIZE];
        for (uint32_t i = 0; i < SIZE; i++)
            cells[i] = cell_of(t->line[k], i);
        assert_int_equal(hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_FULL_RANK, cells, &size, 1,
                                                    &t->rank[k], 1),
                         HF_OK);
    }
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    hf_puzzle_maker_free(maker);
    return puzzle;
}

static void ranks_mean_what_they_say(void **state)
{
    hf_shape *shape = test_shape((hf_shape_spec){.layout = HF_LAYOUT_LATIN, .size = SIZE});
    hf_rng rng = hf_rng_make(4, 16);
    hf_solve_options options;
    hf_solver *solver;
    uint16_t board[CELLS] = {0};
    uint32_t none = 0, some = 0;
    (void)state;
    assert_int_equal(list_squares(board, 0, 0), SQUARES);
    hf_solve_options_init(&options, sizeof options);
    options.max_solutions = SQUARES + 1;
    assert_int_equal(hf_solver_new(shape, &options, &solver), HF_OK);
    for (uint32_t round = 0; round < (test_is_soak()    ? 40000
                                      : test_is_short() ? 200
                                                        : 1000);
         round++) {
        told t;
        hf_result result;
        uint32_t fitting = 0;
        draw(&rng, &t);
        hf_puzzle *puzzle = puzzle_of(shape, &t);
        for (uint32_t i = 0; i < SQUARES; i++) {
            bool fit = fits(&t, squares[i]);
            fitting += fit;
            if (fit || i % 16 == round % 16)
                assert_int_equal(hf_puzzle_is_solution(puzzle, squares[i]), fit);
        }
        assert_int_equal(hf_solver_solve(solver, puzzle, &result, NULL, NULL), HF_OK);
        if (result.count != fitting) {
            print_error("ties %d:", t.ties);
            for (uint32_t i = 0; i < t.clues; i++)
                print_error(" line %u rank %d", t.line[i], t.rank[i]);
            print_error(", given ");
            for (uint32_t c = 0; c < CELLS; c++)
                print_error("%u", t.given[c]);
            print_error(": %u of %u\n", (unsigned)result.count, fitting);
        }
        assert_int_equal(result.count, fitting);
        none += fitting == 0;
        some += fitting > 1;
        hf_puzzle_free(puzzle);
    }
    assert_true(none > 0 && some > 0);
    hf_solver_free(solver);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(ranks_mean_what_they_say)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
