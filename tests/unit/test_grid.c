/* SPDX-License-Identifier: MIT
 *
 * test_grid.c - values, clashes, and the board with its two moves, which is compared with counting
 * from scratch.
 */
#include "support/support.h"

#include "base/rng.h"

static const char solved[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

static void a_solved_grid_is_recognised(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid = test_grid(shape, solved);
    assert_true(hf_grid_is_solved(grid));
    assert_int_equal(hf_grid_clues(grid), 81);
    for (uint32_t c = 0; c < 81; c++) {
        uint16_t value = hf_grid_values(grid)[c];
        hf_grid_values(grid)[c] = 0;
        assert_false(hf_grid_is_solved(grid));
        hf_grid_values(grid)[c] = (uint16_t)(value % 9 + 1);
        assert_false(hf_grid_is_solved(grid));
        hf_grid_values(grid)[c] = 10;
        assert_false(hf_grid_is_solved(grid));
        hf_grid_values(grid)[c] = value;
    }
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* A value that is no symbol is left out, and told. */
static void a_board_of_wrong_values(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid = test_grid(shape, solved);
    hf_board *board;
    assert_int_equal(hf_board_new(shape, &board), HF_OK);
    assert_true(hf_board_load(board, grid));
    hf_grid_values(grid)[3] = hf_grid_values(grid)[40] = 10;
    assert_false(hf_board_load(board, grid));
    assert_int_equal(hf_board_value(board, 3), 0);
    assert_int_equal(hf_board_value(board, 4), 7);
    hf_board_free(board);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

static void clashes_are_named(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid = test_grid(
        shape, "5.......5.5.....................................................................5");
    hf_clash clash[4];
    assert_int_equal(hf_grid_clashes(grid, clash, 4), 3);
    assert_int_equal(clash[0].house, 0); /* row 1: r1c1 and r1c9 */
    assert_int_equal(clash[0].first, 0);
    assert_int_equal(clash[0].second, 8);
    assert_int_equal(clash[0].symbol, 5);
    assert_int_equal(clash[1].house, 9 + 8); /* column 9: r1c9 and r9c9 */
    assert_int_equal(clash[1].second, 80);
    assert_int_equal(clash[2].house, 18); /* box 1: r1c1 and r2c2 */
    assert_int_equal(clash[2].second, 10);
    assert_int_equal(hf_grid_clashes(grid, NULL, 0), 3);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

static void a_grid_extends_its_puzzle(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *solution = test_grid(shape, solved);
    hf_grid *puzzle;
    assert_int_equal(hf_grid_new(shape, &puzzle), HF_OK);
    assert_true(hf_grid_extends(solution, puzzle));
    hf_grid_values(puzzle)[7] = 1;
    assert_true(hf_grid_extends(solution, puzzle));
    hf_grid_values(puzzle)[7] = 2;
    assert_false(hf_grid_extends(solution, puzzle));
    hf_grid_copy(puzzle, solution);
    assert_true(hf_grid_extends(puzzle, solution));
    hf_grid_clear(puzzle);
    assert_int_equal(hf_grid_clues(puzzle), 0);
    hf_grid_free(puzzle);
    hf_grid_free(solution);
    hf_shape_free(shape);
}

/* Everything a board says must follow from its values and its candidates. */
static void check_counts(const hf_board *board)
{
    const hf_shape *shape = hf_board_shape(board);
    uint32_t empty = 0;
    for (uint32_t c = 0; c < hf_shape_cells(shape); c++) {
        uint32_t count = 0;
        for (uint32_t s = 1; s <= hf_shape_size(shape); s++)
            count += hf_board_has(board, c, s);
        assert_int_equal(hf_board_count(board, c), count);
        empty += hf_board_value(board, c) == 0;
        assert_true(hf_board_value(board, c) == 0 || count == 0);
    }
    assert_int_equal(hf_board_empty(board), empty);
    for (uint32_t h = 0; h < hf_shape_houses(shape); h++) {
        for (uint32_t s = 1; s <= hf_shape_size(shape); s++) {
            uint32_t places = 0;
            for (uint32_t i = 0; i < hf_shape_size(shape); i++)
                places += hf_board_has(board, hf_shape_house(shape, h)[i], s);
            assert_int_equal(hf_board_places(board, h, s), places);
        }
    }
}

/* Random moves on boards of all kinds; one board is moved, another is loaded from its values, and
 * where nothing was struck by hand the two must agree. */
static void random_moves_keep_the_counts(void **state)
{
    (void)state;
    hf_rng rng = hf_rng_make(5, 0);
    hf_shape_spec specs[] = {test_square(4), test_square(6), test_square(9), test_square(16),
                             test_square(100)};
    specs[2].extras = HF_EXTRA_DIAGONALS;
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
        hf_shape *shape = test_shape(specs[i]);
        hf_board *board, *fresh, *copy;
        hf_grid *values;
        assert_int_equal(hf_board_new(shape, &board), HF_OK);
        assert_int_equal(hf_board_new(shape, &fresh), HF_OK);
        assert_int_equal(hf_board_new(shape, &copy), HF_OK);
        assert_int_equal(hf_grid_new(shape, &values), HF_OK);
        check_counts(board);
        for (int move = 0; move < 60; move++) {
            uint32_t cell = hf_rng_below(&rng, hf_shape_cells(shape));
            uint32_t symbol = 1 + hf_rng_below(&rng, hf_shape_size(shape));
            bool has = hf_board_has(board, cell, symbol);
            assert_int_equal(hf_board_place(board, cell, symbol), has);
        }
        check_counts(board);
        hf_board_values(board, values);
        assert_true(hf_board_load(fresh, values));
        hf_board_copy(copy, board);
        for (uint32_t c = 0; c < hf_shape_cells(shape); c++) {
            size_t bytes = hf_board_words(board) * sizeof(uint64_t);
            assert_memory_equal(hf_board_candidates(board, c), hf_board_candidates(fresh, c),
                                bytes);
            assert_memory_equal(hf_board_candidates(board, c), hf_board_candidates(copy, c), bytes);
            assert_int_equal(hf_board_is_given(fresh, c), hf_board_value(board, c) != 0);
        }
        for (int move = 0; move < 200; move++) {
            uint32_t cell = hf_rng_below(&rng, hf_shape_cells(shape));
            uint32_t symbol = 1 + hf_rng_below(&rng, hf_shape_size(shape));
            bool has = hf_board_has(board, cell, symbol);
            assert_int_equal(hf_board_eliminate(board, cell, symbol), has);
        }
        check_counts(board);
        hf_grid_free(values);
        hf_board_free(copy);
        hf_board_free(fresh);
        hf_board_free(board);
        hf_shape_free(shape);
    }
}

static void a_board_refuses_what_is_no_candidate(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid = test_grid(shape, solved);
    hf_board *board;
    assert_int_equal(hf_board_new(shape, &board), HF_OK);
    hf_grid_values(grid)[0] = 0;
    assert_true(hf_board_load(board, grid));
    assert_int_equal(hf_board_count(board, 0), 1);
    assert_false(hf_board_place(board, 0, 1));
    assert_false(hf_board_place(board, 0, 0));
    assert_false(hf_board_place(board, 0, 10));
    assert_true(hf_board_place(board, 0, 5));
    assert_false(hf_board_place(board, 0, 5));
    assert_false(hf_board_is_given(board, 0));
    assert_int_equal(hf_board_empty(board), 0);
    hf_grid_values(grid)[0] = 3; /* twice in its row */
    assert_false(hf_board_load(board, grid));
    hf_grid_values(grid)[0] = 77; /* out of range: taken as empty, and reported */
    assert_false(hf_board_load(board, grid));
    hf_board_free(board);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_solved_grid_is_recognised),
        cmocka_unit_test(a_board_of_wrong_values),
        cmocka_unit_test(clashes_are_named),
        cmocka_unit_test(a_grid_extends_its_puzzle),
        cmocka_unit_test(random_moves_keep_the_counts),
        cmocka_unit_test(a_board_refuses_what_is_no_candidate),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
