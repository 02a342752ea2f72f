/* SPDX-License-Identifier: MIT
 *
 * test_blacklist.c - the classic engine `blacklist` from the inside: each of its checks where it alone
 * can write something in, rounds, errors and bets. (It is compiled in here, so that the test sees its
 * parts.)
 */
#include "support/support.h"

#include "solve/classic/blacklist.c"

static blacklist *open_board(const hf_shape *shape, const char *line)
{
    void *state;
    hf_grid *grid = test_grid(shape, line);
    assert_int_equal(blacklist_open(shape, NULL, &state), HF_OK);
    blacklist *board = state;
    board->bet_count = 0;
    for (uint32_t c = 0; c < board->cells; c++) {
        board->value[c] = hf_grid_values(grid)[c];
        board->list[c] = hf_grid_values(grid)[c] ? board->all : 0;
    }
    hf_grid_free(grid);
    return board;
}

static uint32_t at(uint32_t row, uint32_t column)
{
    return 9 * (row - 1) + column - 1;
}

/* After two rounds every list knows what stands around its cell. Which houses of the cell have the
 * digit in it alone? */
static void check_houses(const char *line, uint32_t cell, uint32_t digit, bool row, bool column,
                         bool box)
{
    hf_shape *shape = test_shape(test_square(9));
    blacklist *board = open_board(shape, line);
    uint32_t houses;
    const uint32_t *house = hf_shape_houses_of(shape, cell, &houses);
    for (uint32_t c = 0; c < 81; c++)
        for (uint32_t h = 0; board->value[c] == 0 && h < 3; h++)
            basic_check(board, c, hf_shape_houses_of(shape, c, &houses)[h]);
    uint64_t bit = hf_classic_bit(digit);
    assert_true(hf_popcount64(board->all & ~board->list[cell]) > 1); /* not the last one left */
    assert_int_equal(house_check(board, cell, house[0], bit), row);
    assert_int_equal(house_check(board, cell, house[1], bit), column);
    assert_int_equal(house_check(board, cell, house[2], bit), box);
    assert_int_equal(board->value[cell], 0);
    assert_true(go_round(board));
    assert_int_equal(board->value[cell], digit);
    assert_int_equal(board->list[cell], board->all);
    assert_false(has_error(board));
    blacklist_close(board);
    hf_shape_free(shape);
}

/* Row 5 has two digits; a 4 in a column or a box bars every other cell but r5c5. */
static void the_row_check(void **state)
{
    (void)state;
    check_houses(".4......."
                 ".....4..."
                 "........."
                 "......4.."
                 "1.......2"
                 "........."
                 "..4......"
                 "...4....."
                 ".........",
                 at(5, 5), 4, true, false, false);
}

/* The same board turned over. */
static void the_column_check(void **state)
{
    (void)state;
    check_houses("....1...."
                 "4........"
                 "......4.."
                 ".......4."
                 "........."
                 ".4......."
                 "...4....."
                 "........."
                 "....2....",
                 at(5, 5), 4, false, true, false);
}

/* Box 1 has three empty cells; the 7 in column 3 leaves r2c2. */
static void the_box_check(void **state)
{
    (void)state;
    check_houses("123......"
                 "8........"
                 "45......."
                 "........."
                 "........."
                 "........."
                 "........."
                 "..7......"
                 ".........",
                 at(2, 2), 7, false, false, true);
}

/* A list that lacks one symbol is written in, whatever the houses say. */
static void the_last_one_left(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    blacklist *board = open_board(shape, "1234.....6.................7....8.....................9"
                                         "..........................");
    board->list[4] = board->all & ~hf_classic_bit(5);
    assert_true(go_round(board));
    assert_int_equal(board->value[4], 5);
    blacklist_close(board);
    hf_shape_free(shape);
}

static void errors_are_seen(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(4));
    blacklist *board = open_board(shape, "1..1............");
    assert_true(has_error(board)); /* twice in a row */
    board->value[3] = 0;
    board->list[3] = 0;
    assert_false(has_error(board));
    board->list[3] = board->all;
    assert_true(has_error(board)); /* a cell that nothing fits */
    blacklist_close(board);
    hf_shape_free(shape);
}

/* The tightest cell, its first symbol; when that fails the second; then the bet below. */
static void bets_are_a_stack(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(4));
    blacklist *board = open_board(shape, "................");
    board->list[5] = hf_classic_bit(1) | hf_classic_bit(3);
    open_bet(board);
    assert_int_equal(board->bets[0].cell, 5);
    assert_true(can_bet(board));
    bet_next(board);
    assert_int_equal(board->value[5], 2);
    board->list[9] = hf_classic_bit(1) | hf_classic_bit(2);
    open_bet(board);
    assert_int_equal(board->bet_count, 2);
    assert_int_equal(board->bets[1].cell, 9);
    bet_next(board);
    assert_int_equal(board->value[9], 3);
    assert_int_equal(board->value[5], 2);
    bet_next(board);
    assert_int_equal(board->value[9], 4);
    assert_true(can_bet(board)); /* the top has nothing left; the one below has its 4 */
    assert_int_equal(board->bet_count, 1);
    bet_next(board);
    assert_int_equal(board->value[5], 4);
    assert_int_equal(board->value[9], 0); /* set back */
    assert_int_equal(board->list[9], 0);
    assert_false(can_bet(board));
    blacklist_close(board);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_row_check),   cmocka_unit_test(the_column_check),
        cmocka_unit_test(the_box_check),   cmocka_unit_test(the_last_one_left),
        cmocka_unit_test(errors_are_seen), cmocka_unit_test(bets_are_a_stack),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
