/* SPDX-License-Identifier: MIT
 *
 * test_format_wide.c - boards that few formats have room for: more symbols than there are characters, symbols from 0
 * on, uneven sides, houses of their own. Each is written and read back equal, or refused, and then nothing is
 * written.
 */
#include "support/support.h"

static const uint32_t house[9] = {0, 10, 20, 30, 40, 50, 60, 70, 79};

static hf_shape *shape_of(unsigned which)
{
    hf_shape_spec spec = test_square(9);
    switch (which) {
    case 0:
        return test_shape(test_square(64));
    case 1:
        return test_shape((hf_shape_spec){.layout = HF_LAYOUT_LATIN, .size = 67});
    case 2:
        spec.symbols = HF_SYMBOLS_ZERO;
        return test_shape(spec);
    case 3:
        return test_shape(
            (hf_shape_spec){.layout = HF_LAYOUT_RECTANGLE, .size = 6, .rows = 4, .columns = 6});
    case 4:
        return test_shape(test_boxes(3, 2));
    case 5:
        return test_shape(test_boxes(4, 2));
    case 6:
        spec.listed = house;
        spec.listed_houses = 1;
        return test_shape(spec);
    case 7:
        return test_shape((hf_shape_spec){.layout = HF_LAYOUT_CUBE, .size = 16});
    case 8:
        return test_shape((hf_shape_spec){.layout = HF_LAYOUT_LATIN, .size = 1});
    default:
        spec = test_square(16);
        spec.symbols = HF_SYMBOLS_ZERO;
        return test_shape(spec);
    }
}

/* The first and the last symbol in two cells that share no house. */
static hf_grid *grid_of(const hf_shape *shape)
{
    hf_grid *grid;
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    hf_grid_values(grid)[0] = 1;
    hf_grid_values(grid)[hf_shape_cells(shape) - 1] = (uint16_t)hf_shape_size(shape);
    return grid;
}

static bool is_same(const hf_grid *a, const hf_grid *b)
{
    uint32_t cells = hf_shape_cells(hf_grid_shape(a));
    return cells == hf_shape_cells(hf_grid_shape(b)) &&
           memcmp(hf_grid_const_values(a), hf_grid_const_values(b), cells * sizeof(uint16_t)) == 0;
}

/* Is the text read back as the same board, by a reader that is told the board and the format? */
static bool returns(const hf_format *format, const hf_grid *grid, const char *text, size_t length)
{
    hf_read_options options;
    hf_reader *reader;
    hf_record record;
    hf_read_options_init(&options, sizeof options);
    options.format = format;
    options.spec = hf_shape_spec_of(hf_grid_shape(grid));
    assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
    bool good = hf_reader_cut(reader, text, length, true) == length &&
                hf_reader_parse(reader, text, length, &record) == HF_OK &&
                is_same(record.grid, grid);
    if (!good)
        print_message("# %s: %s\n%.300s\n", hf_format_name(format), record.message, text);
    hf_reader_free(reader);
    return good;
}

/* Pictures tell neither sides nor first symbols. */
static bool is_picture(const hf_format *format)
{
    return strcmp(hf_format_name(format), "draw") == 0 ||
           strcmp(hf_format_name(format), "svg") == 0;
}

static void every_format(void **state)
{
    static char text[1 << 22];
    unsigned wrong = 0;
    (void)state;
    for (unsigned which = 0; which < 10; which += test_is_short() ? 2 : 1) {
        hf_shape *shape = shape_of(which);
        hf_grid *grid = grid_of(shape);
        hf_puzzle *puzzle;
        assert_int_equal(hf_puzzle_new(shape, hf_grid_const_values(grid), &puzzle), HF_OK);
        for (size_t i = 0; hf_format_at(i); i++) {
            const hf_format *format = hf_format_at(i);
            size_t length = 99, again = 99;
            hf_status status = hf_format_write(format, grid, NULL, text, sizeof text, &length);
            if (status == HF_OK && hf_format_can_read(format) && !is_picture(format))
                wrong += !returns(format, grid, text, length);
            assert_true(status == HF_OK ? length > 0 && length < sizeof text : length == 0);
            status = hf_format_write_puzzle(format, puzzle, NULL, NULL, 0, &again);
            assert_true(status == HF_OK ? again > 0 : again == 0);
        }
        hf_puzzle_free(puzzle);
        hf_grid_free(grid);
        hf_shape_free(shape);
    }
    assert_int_equal(wrong, 0);
}

/* Drawings with candidates: every candidate of an open cell stands there, in as many characters as it has. */
static void candidates_of_many_symbols(void **state)
{
    static char text[1 << 22];
    hf_write_options options;
    size_t length, numbers = 0;
    hf_shape *shape = test_shape(test_square(64));
    hf_grid *grid = grid_of(shape);
    hf_board *board;
    (void)state;
    assert_int_equal(hf_board_new(shape, &board), HF_OK);
    assert_true(hf_board_load(board, grid));
    hf_write_options_init(&options, sizeof options);
    options.board = board;
    options.ascii = true;
    assert_int_equal(
        hf_format_write(hf_format_named("draw"), grid, &options, text, sizeof text, &length),
        HF_OK);
    assert_true(length < sizeof text);
    for (size_t i = 0; i < length; i++)
        numbers +=
            text[i] >= '0' && text[i] <= '9' && (i == 0 || text[i - 1] < '0' || text[i - 1] > '9');
    size_t expected = 0;
    for (uint32_t cell = 0; cell < hf_shape_cells(shape); cell++)
        expected += hf_board_value(board, cell) != 0 ? 1 : hf_board_count(board, cell);
    assert_int_equal(numbers, expected);
    hf_board_free(board);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* 36 symbols from 0 to z, the letters small: 0 is one of them, since from 1 on there would be none for b to z. That
 * holds on boards that have no blank to tell it, and not as many 0 as a solution has. */
static void small_letters_from_zero(void **state)
{
    static const char symbols[] = "0123456789abcdefghijklmnopqrstuvwxyz";
    static char text[36 * 37];
    hf_reader *reader;
    hf_record record;
    (void)state;
    for (size_t i = 0; i < sizeof text; i++)
        text[i] = i % 37 == 36 ? '\n' : symbols[(i % 37 + i / 37) % 36];
    text[0] = '1';
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    assert_int_equal(hf_reader_parse(reader, text, sizeof text, &record), HF_OK);
    for (size_t i = 1; i < 36; i++)
        assert_int_equal(hf_grid_const_values(record.grid)[i], i + 1);
    hf_reader_free(reader);
}

/* The zeros of 100 and 20 are no symbols, whatever stands in other cells. */
static void numbers_of_three_digits(void **state)
{
    static char text[100 * 203];
    hf_shape *shape = test_shape(test_square(100));
    hf_grid *grid = grid_of(shape);
    hf_reader *reader;
    hf_record record;
    size_t length;
    (void)state;
    hf_grid_values(grid)[250] = 20;
    assert_int_equal(
        hf_format_write(hf_format_named("rows"), grid, NULL, text, sizeof text, &length), HF_OK);
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    hf_reader_look(reader, text, length);
    assert_null(hf_reader_decision(reader));
    assert_int_equal(hf_reader_parse(reader, text, length, &record), HF_OK);
    assert_true(is_same(record.grid, grid));
    hf_reader_free(reader);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_format),
        cmocka_unit_test(candidates_of_many_symbols),
        cmocka_unit_test(small_letters_from_zero),
        cmocka_unit_test(numbers_of_three_digits),
    };
    return cmocka_run_group_tests_name("format_wide", tests, NULL, NULL);
}
