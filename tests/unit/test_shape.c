/* SPDX-License-Identifier: MIT
 *
 * test_shape.c - boards of every layout: how many cells and houses, what lies in them, what is
 * refused, and what they are called.
 */
#include <pthread.h>

#include "support/support.h"

static hf_shape_spec spec_of(hf_layout layout, uint32_t size, uint32_t extras)
{
    hf_shape_spec spec;
    memset(&spec, 0, sizeof spec);
    spec.layout = layout;
    spec.size = size;
    spec.extras = extras;
    return spec;
}

/* What must hold in any shape, found the slow way: houses list their cells ascending, the two
 * tables agree, and peers are exactly the cells that share a house. */
static void check_tables(const hf_shape *shape)
{
    uint32_t cells = hf_shape_cells(shape);
    uint32_t size = hf_shape_size(shape);
    uint8_t *seen = malloc(cells);
    uint64_t memberships = 0;
    for (uint32_t h = 0; h < hf_shape_houses(shape); h++) {
        const uint32_t *house = hf_shape_house(shape, h);
        for (uint32_t i = 0; i < size; i++) {
            assert_true(house[i] < cells);
            assert_true(i == 0 || house[i] > house[i - 1]);
        }
    }
    for (uint32_t c = 0; c < cells; c++) {
        uint32_t count, peers;
        const uint32_t *houses = hf_shape_houses_of(shape, c, &count);
        const uint32_t *peer = hf_shape_peers(shape, c, &peers);
        memberships += count;
        memset(seen, 0, cells);
        for (uint32_t i = 0; i < count; i++) {
            const uint32_t *house = hf_shape_house(shape, houses[i]);
            bool inside = false;
            for (uint32_t j = 0; j < size; j++) {
                inside = inside || house[j] == c;
                seen[house[j]] = 1;
            }
            assert_true(inside);
            assert_true(i == 0 || houses[i] > houses[i - 1]);
        }
        seen[c] = 0;
        assert_non_null(peer);
        for (uint32_t i = 0; i < peers; i++) {
            assert_true(seen[peer[i]]);
            assert_true(hf_shape_sees(shape, c, peer[i]));
            assert_true(i == 0 || peer[i] > peer[i - 1]);
            seen[peer[i]] = 0;
        }
        for (uint32_t d = 0; d < cells; d++)
            assert_false(seen[d]);
    }
    assert_true(memberships == (uint64_t)hf_shape_houses(shape) * size);
    free(seen);
}

static void nine_by_nine(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    uint32_t count;
    assert_int_equal(hf_shape_cells(shape), 81);
    assert_int_equal(hf_shape_houses(shape), 27);
    hf_shape_peers(shape, 40, &count);
    assert_int_equal(count, 20);
    assert_int_equal(hf_shape_house(shape, 18 + 4)[0], 30);
    assert_true(hf_shape_sees(shape, 0, 20));
    assert_false(hf_shape_sees(shape, 0, 30));
    assert_false(hf_shape_sees(shape, 5, 5));
    check_tables(shape);
    hf_shape_free(shape);
}

static void every_layout_is_consistent(void **state)
{
    (void)state;
    static const struct {
        hf_layout layout;
        uint32_t size, extras, cells, houses;
    } cases[] = {
        {HF_LAYOUT_BOXES, 1, 0, 1, 3},
        {HF_LAYOUT_BOXES, 4, 0, 16, 12},
        {HF_LAYOUT_BOXES, 6, 0, 36, 18},
        {HF_LAYOUT_BOXES, 12, 0, 144, 36},
        {HF_LAYOUT_BOXES, 16, 0, 256, 48},
        {HF_LAYOUT_BOXES, 25, HF_EXTRA_DIAGONALS, 625, 77},
        {HF_LAYOUT_BOXES, 9, HF_EXTRA_DIAGONALS, 81, 29},
        {HF_LAYOUT_BOXES, 9, HF_EXTRA_WINDOWS, 81, 31},
        {HF_LAYOUT_BOXES, 16, HF_EXTRA_WINDOWS | HF_EXTRA_DIAGONALS, 256, 59},
        {HF_LAYOUT_LATIN, 7, 0, 49, 14},
        {HF_LAYOUT_LATIN, 9, HF_EXTRA_WINDOWS, 81, 22},
        {HF_LAYOUT_CUBE, 4, 0, 64, 96},
        {HF_LAYOUT_CUBE, 6, 0, 216, 216},
        {HF_LAYOUT_CUBE, 9, 0, 729, 486},
        {HF_LAYOUT_ROXDOKU, 9, 0, 27, 9},
        {HF_LAYOUT_ROXDOKU, 16, 0, 64, 12},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        hf_shape *shape = test_shape(spec_of(cases[i].layout, cases[i].size, cases[i].extras));
        assert_int_equal(hf_shape_cells(shape), cases[i].cells);
        assert_int_equal(hf_shape_houses(shape), cases[i].houses);
        assert_int_equal(hf_shape_layers(shape) * hf_shape_rows(shape) * hf_shape_columns(shape),
                         cases[i].cells);
        check_tables(shape);
        hf_shape_free(shape);
    }
}

/* Square boxes for every k from 1 to 32, rectangles in between. */
static void every_size_builds(void **state)
{
    (void)state;
    for (uint32_t k = 1; k <= 32; k++) {
        hf_shape *shape = test_shape(test_boxes(k, k));
        assert_int_equal(hf_shape_size(shape), k * k);
        assert_int_equal(hf_shape_cells(shape), k * k * k * k);
        hf_shape_free(shape);
    }
    static const uint32_t usual[][3] = {{6, 2, 3},  {8, 2, 4},  {10, 2, 5}, {12, 3, 4},
                                        {15, 3, 5}, {20, 4, 5}, {36, 6, 6}};
    for (size_t i = 0; i < sizeof usual / sizeof *usual; i++) {
        hf_shape_spec spec = test_square(usual[i][0]);
        assert_int_equal(spec.box_rows, usual[i][1]);
        assert_int_equal(spec.box_columns, usual[i][2]);
    }
    assert_int_equal(test_square(7).layout, HF_LAYOUT_LATIN);
}

/* No two houses of a cube are equal, and each of its 27 slices is an ordinary board. */
static void a_cube_is_made_of_boards(void **state)
{
    (void)state;
    hf_shape *cube = test_shape(spec_of(HF_LAYOUT_CUBE, 9, 0));
    uint32_t in_plane[3][9] = {{0}};
    for (uint32_t h = 0; h < hf_shape_houses(cube); h++) {
        const uint32_t *house = hf_shape_house(cube, h);
        for (uint32_t g = 0; g < h; g++)
            assert_memory_not_equal(house, hf_shape_house(cube, g), 9 * sizeof *house);
        for (uint32_t axis = 0; axis < 3; axis++) {
            static const uint32_t step[3] = {81, 9, 1};
            uint32_t slice = house[0] / step[axis] % 9;
            bool whole = true;
            for (uint32_t i = 1; i < 9; i++)
                whole = whole && house[i] / step[axis] % 9 == slice;
            in_plane[axis][slice] += whole;
        }
    }
    for (uint32_t axis = 0; axis < 3; axis++) {
        for (uint32_t slice = 0; slice < 9; slice++)
            assert_int_equal(in_plane[axis][slice], 27);
    }
    hf_shape_free(cube);
}

static void jigsaw_regions_are_copied(void **state)
{
    (void)state;
    uint16_t regions[16] = {0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3};
    hf_shape_spec spec = spec_of(HF_LAYOUT_JIGSAW, 4, 0);
    spec.regions = regions;
    hf_shape *shape = test_shape(spec);
    hf_shape_spec same = spec;
    uint16_t copy[16];
    memcpy(copy, regions, sizeof copy);
    same.regions = copy;
    memset(regions, 0, sizeof regions);
    check_tables(shape);
    assert_true(hf_shape_same(hf_shape_spec_of(shape), &same));
    assert_false(hf_shape_same(hf_shape_spec_of(shape), &spec));
    assert_int_equal(hf_shape_house(shape, 8)[3], 4);
    hf_shape_free(shape);
}

static void custom_houses_are_copied(void **state)
{
    (void)state;
    uint32_t houses[6] = {0, 1, 1, 2, 0, 3};
    hf_shape_spec spec = spec_of(HF_LAYOUT_CUSTOM, 2, 0);
    spec.custom = houses;
    spec.custom_cells = 4;
    spec.custom_houses = 3;
    hf_shape *shape = test_shape(spec);
    houses[0] = 9;
    check_tables(shape);
    assert_int_equal(hf_shape_house(shape, 0)[0], 0);
    hf_shape_free(shape);
}

static void what_is_no_board_is_refused(void **state)
{
    (void)state;
    uint16_t uneven[16] = {0, 0, 0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3};
    uint32_t twice[4] = {0, 0, 1, 2};
    hf_shape *shape = NULL;
    hf_shape_spec bad[] = {
        spec_of(HF_LAYOUT_BOXES, 0, 0),
        spec_of(HF_LAYOUT_BOXES, 7, 0),
        spec_of(HF_LAYOUT_ROXDOKU, 6, 0),
        spec_of(HF_LAYOUT_BOXES, 6, HF_EXTRA_WINDOWS),
        spec_of(HF_LAYOUT_CUBE, 4, HF_EXTRA_DIAGONALS),
        spec_of(HF_LAYOUT_BOXES, 9, 8),
        spec_of(HF_LAYOUT_JIGSAW, 4, 0),
        spec_of(HF_LAYOUT_JIGSAW, 4, 0),
        spec_of(HF_LAYOUT_CUSTOM, 2, 0),
        test_boxes(2, 3),
        test_boxes(1, 9),
        test_boxes(100000, 100000),
        spec_of((hf_layout)77, 9, 0),
    };
    bad[7].regions = uneven;
    bad[8].custom = twice;
    bad[8].custom_cells = 3;
    bad[8].custom_houses = 2;
    bad[9].size = 7;
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        assert_int_equal(hf_shape_new(&bad[i], &shape), HF_BAD_SHAPE);
        assert_null(shape);
    }
    hf_shape_spec large[] = {spec_of(HF_LAYOUT_LATIN, 1025, 0), spec_of(HF_LAYOUT_CUBE, 121, 0)};
    for (size_t i = 0; i < 2; i++)
        assert_int_equal(hf_shape_new(&large[i], &shape), HF_TOO_LARGE);
}

static void people_have_names_for_things(void **state)
{
    (void)state;
    char name[HF_NAME_SIZE];
    hf_shape *x = test_shape(spec_of(HF_LAYOUT_BOXES, 9, HF_EXTRA_DIAGONALS | HF_EXTRA_WINDOWS));
    assert_string_equal(hf_shape_house_name(x, 2, name), "row 3");
    assert_string_equal(hf_shape_house_name(x, 9, name), "column 1");
    assert_string_equal(hf_shape_house_name(x, 26, name), "box 9");
    assert_string_equal(hf_shape_house_name(x, 27, name), "the falling diagonal");
    assert_string_equal(hf_shape_house_name(x, 28, name), "the rising diagonal");
    assert_string_equal(hf_shape_house_name(x, 29, name), "window 1");
    assert_string_equal(hf_shape_cell_name(x, 12, name), "r2c4");
    hf_shape_free(x);
    hf_shape *cube = test_shape(spec_of(HF_LAYOUT_CUBE, 9, 0));
    assert_string_equal(hf_shape_cell_name(cube, 81 + 9 + 2, name), "l2r2c3");
    assert_string_equal(hf_shape_house_name(cube, 10, name), "layer 2 row 2");
    assert_string_equal(hf_shape_house_name(cube, 81 + 9, name), "layer 2 column 1");
    assert_string_equal(hf_shape_house_name(cube, 162 + 10, name), "pillar r2c2");
    assert_string_equal(hf_shape_house_name(cube, 243 + 81 + 9, name), "row slice 2 box 1");
    hf_shape_free(cube);
    hf_shape *rox = test_shape(spec_of(HF_LAYOUT_ROXDOKU, 9, 0));
    assert_string_equal(hf_shape_house_name(rox, 3, name), "row plane 1");
    hf_shape_free(rox);
}

static void large_boards_have_no_table_of_peers(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(400));
    uint32_t count;
    assert_null(hf_shape_peers(shape, 0, &count));
    assert_int_equal(count, 0);
    assert_true(hf_shape_sees(shape, 0, 399));
    assert_false(hf_shape_sees(shape, 0, 400 * 399 + 399));
    hf_shape_free(shape);
}

/* Only a sanitizer build would see memory freed too early or never; the values are looked at so
 * that there is something to see. */
static void a_shape_lives_as_long_as_it_is_held(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_shape *second = hf_shape_share(shape);
    hf_grid *grid;
    hf_board *board;
    hf_solver *solver;
    assert_ptr_equal(shape, second);
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    assert_int_equal(hf_board_new(shape, &board), HF_OK);
    assert_int_equal(hf_solver_new(shape, NULL, &solver), HF_OK);
    hf_shape_free(shape);
    assert_int_equal(hf_shape_cells(second), 81);
    hf_shape_free(second);
    assert_int_equal(hf_grid_clues(grid), 0);
    assert_int_equal(hf_shape_size(hf_board_shape(board)), 9);
    hf_grid_free(grid);
    hf_board_free(board);
    hf_result result;
    assert_int_equal(hf_shape_share(NULL) == NULL, 1);
    hf_shape *again = test_shape(test_square(9));
    assert_int_equal(hf_grid_new(again, &grid), HF_OK);
    hf_solver_free(solver);
    assert_int_equal(hf_solver_new(again, NULL, &solver), HF_OK);
    hf_shape_free(again);
    assert_int_equal(hf_solver_solve_grid(solver, grid, &result, NULL, NULL), HF_OK);
    assert_int_equal(result.answer, HF_MULTIPLE);
    hf_grid_free(grid);
    hf_solver_free(solver);
}

static void *share_and_drop(void *shape)
{
    for (int i = 0; i < 10000; i++)
        hf_shape_free(hf_shape_share(shape));
    return NULL;
}

static void threads_share_a_shape(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(4));
    pthread_t thread[4];
    for (int i = 0; i < 4; i++)
        assert_int_equal(pthread_create(&thread[i], NULL, share_and_drop, shape), 0);
    for (int i = 0; i < 4; i++)
        assert_int_equal(pthread_join(thread[i], NULL), 0);
    assert_int_equal(hf_shape_cells(shape), 16);
    hf_shape_free(shape);
}

/* Six rows of eight cells, and six boxes of 2 x 4; the columns are too short to be houses. */
static void a_rectangle(void **state)
{
    (void)state;
    hf_shape *shape, *zero;
    uint16_t regions[48];
    char name[HF_NAME_SIZE];
    hf_shape_spec spec = {.layout = HF_LAYOUT_RECTANGLE, .size = 8, .rows = 6, .columns = 8};
    for (uint16_t i = 0; i < 48; i++)
        regions[i] = (uint16_t)(i / 16 * 2 + i % 8 / 4);
    assert_int_equal(hf_shape_new(&spec, &shape), HF_OK);
    assert_int_equal(hf_shape_houses(shape), 6);
    hf_shape_free(shape);
    spec.regions = regions;
    assert_int_equal(hf_shape_new(&spec, &shape), HF_OK);
    assert_int_equal(hf_shape_houses(shape), 12);
    assert_int_equal(hf_shape_cells(shape), 48);
    assert_string_equal(hf_shape_cell_name(shape, 47, name), "r6c8");
    assert_int_equal(hf_shape_house_kind(shape, 11), HF_HOUSE_REGION);
    assert_true(hf_shape_symbol(shape, 8) == '8' && hf_shape_first(shape) == 1);
    spec.symbols = HF_SYMBOLS_ZERO;
    assert_int_equal(hf_shape_new(&spec, &zero), HF_OK);
    assert_false(hf_shape_same(hf_shape_spec_of(shape), hf_shape_spec_of(zero)));
    assert_true(hf_shape_symbol(zero, 8) == '7' && hf_shape_first(zero) == 0);
    hf_shape_free(zero);
    spec.symbols = HF_SYMBOLS_LETTERS;
    assert_int_equal(hf_shape_new(&spec, &zero), HF_OK);
    assert_true(hf_shape_symbol(zero, 8) == 'H' && hf_shape_first(zero) == 1);
    hf_shape_free(zero);
    hf_shape_free(shape);
    regions[0] = HF_NO_REGION;
    assert_int_equal(hf_shape_new(&spec, &shape), HF_BAD_SHAPE);
    spec.regions = NULL;
    spec.columns = 7;
    assert_int_equal(hf_shape_new(&spec, &shape), HF_OK);
    assert_int_equal(hf_shape_houses(shape), 0);
    hf_shape_free(shape);
    spec.columns = 9;
    assert_int_equal(hf_shape_new(&spec, &shape), HF_BAD_SHAPE);
}

/* Two cells are in one region just if a thick line around it holds both. */
static void the_region_of_a_cell(void **state)
{
    (void)state;
    hf_shape *shape;
    hf_shape_spec spec = test_square(4);
    spec.layout = HF_LAYOUT_CUBE;
    assert_int_equal(hf_shape_new(&spec, &shape), HF_OK);
    for (uint32_t a = 0; a < 64; a++)
        for (uint32_t b = 0; b < 64; b++) {
            bool same = a / 16 == b / 16 && a / 8 == b / 8 && a % 4 / 2 == b % 4 / 2;
            assert_int_equal(hf_shape_region(shape, a) == hf_shape_region(shape, b), same);
        }
    hf_shape_free(shape);

    spec.layout = HF_LAYOUT_LATIN;
    assert_int_equal(hf_shape_new(&spec, &shape), HF_OK);
    assert_int_equal(hf_shape_region(shape, 5), UINT32_MAX);
    hf_shape_free(shape);

    static const uint16_t regions[16] = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3};
    spec.layout = HF_LAYOUT_JIGSAW;
    spec.regions = regions;
    assert_int_equal(hf_shape_new(&spec, &shape), HF_OK);
    for (uint32_t cell = 0; cell < 16; cell++)
        assert_int_equal(hf_shape_house_number(shape, hf_shape_region(shape, cell)), regions[cell]);
    hf_shape_free(shape);
}

static void a_board_of_the_future_is_refused(void **state)
{
    (void)state;
    hf_shape *shape;
    hf_shape_spec spec = test_square(9);
    spec.spare[1] = 1;
    assert_int_equal(hf_shape_new(&spec, &shape), HF_UNSUPPORTED);
    assert_null(shape);
    assert_int_equal(hf_shape_new_square(9, &shape), HF_OK);
    assert_int_equal(hf_shape_houses(shape), 27);
    hf_shape_free(shape);
    assert_int_equal(hf_shape_new_square(0, &shape), HF_BAD_SHAPE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nine_by_nine),
        cmocka_unit_test(every_layout_is_consistent),
        cmocka_unit_test(every_size_builds),
        cmocka_unit_test(a_cube_is_made_of_boards),
        cmocka_unit_test(jigsaw_regions_are_copied),
        cmocka_unit_test(custom_houses_are_copied),
        cmocka_unit_test(what_is_no_board_is_refused),
        cmocka_unit_test(people_have_names_for_things),
        cmocka_unit_test(large_boards_have_no_table_of_peers),
        cmocka_unit_test(a_shape_lives_as_long_as_it_is_held),
        cmocka_unit_test(threads_share_a_shape),
        cmocka_unit_test(a_rectangle),
        cmocka_unit_test(the_region_of_a_cell),
        cmocka_unit_test(a_board_of_the_future_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
