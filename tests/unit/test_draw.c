/* SPDX-License-Identifier: MIT
 *
 * test_draw.c - drawings to the letter, and pictures as far as text can tell.
 */
#include "support/support.h"

static const char four[] = "1..2.3..4......1";

static char *drawn(const char *format, const hf_grid *grid, const hf_write_options *options)
{
    size_t length = test_write(hf_format_named(format), grid, options, NULL, 0);
    char *text = malloc(length + 1);
    assert_non_null(text);
    assert_true(length > 0);
    assert_int_equal(test_write(hf_format_named(format), grid, options, text, length + 1), length);
    return text;
}

static void expect_drawing(hf_shape_spec spec, const char *line, const hf_write_options *options,
                           const char *expected)
{
    hf_shape *shape = test_shape(spec);
    hf_grid *grid = test_grid(shape, line);
    char *text = drawn("draw", grid, options);
    assert_string_equal(text, expected);
    free(text);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

static void boxes(void **state)
{
    (void)state;
    hf_write_options how;
    hf_write_options_init(&how, sizeof how);
    expect_drawing(test_square(4), four, &how,
                   "┌─────┬─────┐\n│ 1 · │ · 2 │\n│ · 3 │ · · │\n├─────┼─────┤\n"
                   "│ 4 · │ · · │\n│ · · │ · 1 │\n└─────┴─────┘\n");
    how.ascii = true;
    expect_drawing(test_square(4), four, &how,
                   "+-------------+\n| 1    |    2 |\n|    3 |      |\n|------+------|\n"
                   "| 4    |      |\n|      |    1 |\n+-------------+\n");
}

/* Letters alone: few, and more than there are, which are numbers. */
static void letters(void **state)
{
    hf_shape_spec spec = test_square(4);
    hf_write_options how;
    (void)state;
    hf_write_options_init(&how, sizeof how);
    spec.symbols = HF_SYMBOLS_LETTERS;
    expect_drawing(spec, four, &how,
                   "┌─────┬─────┐\n│ A · │ · B │\n│ · C │ · · │\n├─────┼─────┤\n"
                   "│ D · │ · · │\n│ · · │ · A │\n└─────┴─────┘\n");
    spec = test_square(64);
    spec.symbols = HF_SYMBOLS_LETTERS;
    hf_shape *shape = test_shape(spec);
    hf_grid *grid;
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    hf_grid_values(grid)[0] = 64;
    hf_grid_values(grid)[2] = 1;
    char *text = drawn("draw", grid, &how);
    assert_non_null(strstr(text, "│ 64  ·  1  · "));
    free(text);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* The drawing that solvers for the terminal are known for. */
static void the_usual_ascii_board(void **state)
{
    (void)state;
    hf_write_options how;
    hf_write_options_init(&how, sizeof how);
    how.ascii = true;
    expect_drawing(
        test_square(9),
        "..4.8.3.......3.428..4.59.73.2.7.5.8.5.....7.6.8.9.2.14.62.7..952.9.......7.1.4..", &how,
        "+-----------------------------+\n"
        "|       4 |    8    | 3       |\n"
        "|         |       3 |    4  2 |\n"
        "| 8       | 4     5 | 9     7 |\n"
        "|---------+---------+---------|\n"
        "| 3     2 |    7    | 5     8 |\n"
        "|    5    |         |    7    |\n"
        "| 6     8 |    9    | 2     1 |\n"
        "|---------+---------+---------|\n"
        "| 4     6 | 2     7 |       9 |\n"
        "| 5  2    | 9       |         |\n"
        "|       7 |    1    | 4       |\n"
        "+-----------------------------+\n");
}

static const uint16_t map[16] = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3};

static void jigsaws(void **state)
{
    (void)state;
    hf_write_options how;
    hf_write_options_init(&how, sizeof how);
    hf_shape_spec spec = {0};
    spec.layout = HF_LAYOUT_JIGSAW;
    spec.size = 4;
    spec.regions = map;
    expect_drawing(spec, four, &how,
                   "┏━━━┯━━━┯━━━┳━━━┓\n┃ 1 │ · │ · ┃ 2 ┃\n┠───╆━━━╈━━━╃───┨\n"
                   "┃ · ┃ 3 ┃ · │ · ┃\n┣━━━╃───╊━━━╅───┨\n┃ 4 │ · ┃ · ┃ · ┃\n"
                   "┠───╆━━━╃───╄━━━┫\n┃ · ┃ · │ · │ 1 ┃\n┗━━━┻━━━┷━━━┷━━━┛\n");
    how.ascii = true;
    expect_drawing(spec, four, &how,
                   "+---------------+\n| 1   .   . | 2 |\n+   +---+---+   +\n| . | 3 | .   . |\n"
                   "+---+   +---+   +\n| 4   . | . | . |\n+   +---+   +---+\n"
                   "| . | .   .   1 |\n+---------------+\n");
}

/* The map comes back with the drawing, nobody having told the shape; with candidates too. */
static void maps_are_read_from_drawings(void **state)
{
    (void)state;
    hf_shape_spec spec = {0};
    spec.layout = HF_LAYOUT_JIGSAW;
    spec.size = 4;
    spec.regions = map;
    hf_shape *shape = test_shape(spec);
    hf_grid *grid = test_grid(shape, "1..2............");
    hf_board *board;
    assert_int_equal(hf_board_new(shape, &board), HF_OK);
    assert_true(hf_board_load(board, grid));
    for (int i = 0; i < 4; i++) {
        hf_write_options how;
        hf_write_options_init(&how, sizeof how);
        hf_reader *reader;
        hf_record record;
        how.ascii = i & 1;
        how.board = i & 2 ? board : NULL;
        char *text = drawn("draw", grid, &how);
        assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
        assert_int_equal(hf_reader_cut(reader, text, strlen(text), true), strlen(text));
        if (hf_reader_parse(reader, text, strlen(text), &record) != HF_OK)
            fail_msg("%s\n%s", record.message, text);
        assert_true(
            hf_shape_same(hf_shape_spec_of(hf_grid_shape(record.grid)), hf_shape_spec_of(shape)));
        assert_string_equal(test_line(record.grid), "1..2............");
        hf_reader_free(reader);
        free(text);
    }
    hf_board_free(board);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

static void marks_show(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(4));
    hf_grid *grid = test_grid(shape, four);
    uint8_t marks[16] = {HF_MARK_GIVEN, 0, 0, HF_MARK_SOLVED, 0, HF_MARK_WRONG};
    hf_write_options how;
    hf_write_options_init(&how, sizeof how);
    how.marks = marks;
    char *text = drawn("draw", grid, &how);
    assert_non_null(strstr(text, " ·*3 │"));
    free(text);
    how.colour = true;
    text = drawn("draw", grid, &how);
    assert_non_null(strstr(text, "\x1B[1m1\x1B[0m"));
    assert_non_null(strstr(text, "\x1B[36m2\x1B[0m"));
    assert_non_null(strstr(text, "\x1B[1;31m3\x1B[0m"));
    free(text);
    text = drawn("svg", grid, &how);
    assert_non_null(strstr(text, "<text class=\"given\" x=\"32\" y=\"33\">1</text>"));
    assert_non_null(strstr(text, "<text class=\"solved\" x=\"152\" y=\"33\">2</text>"));
    assert_non_null(strstr(text, "<text class=\"wrong\""));
    assert_string_equal(text + strlen(text) - 7, "</svg>\n");
    free(text);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

static size_t occurrences(const char *text, const char *part)
{
    size_t count = 0;
    for (text = strstr(text, part); text; text = strstr(text + 1, part))
        count++;
    return count;
}

/* A picture has one text for each value and candidate, and one title for each layer. */
static void pictures_have_everything(void **state)
{
    (void)state;
    hf_shape_spec spec = {0};
    spec.layout = HF_LAYOUT_CUBE;
    spec.size = 4;
    hf_shape *shape = test_shape(spec);
    hf_grid *grid;
    hf_board *board;
    hf_write_options how;
    hf_write_options_init(&how, sizeof how);
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    assert_int_equal(hf_board_new(shape, &board), HF_OK);
    hf_grid_values(grid)[5] = 3;
    assert_true(hf_board_load(board, grid));
    size_t candidates = 0;
    for (uint32_t cell = 0; cell < 64; cell++)
        candidates += hf_board_count(board, cell);
    how.board = board;
    char *text = drawn("svg", grid, &how);
    assert_int_equal(occurrences(text, "class=\"mark\""), candidates);
    assert_int_equal(occurrences(text, "class=\"title\""), 4);
    assert_int_equal(occurrences(text, "class=\"given\""), 1);
    assert_int_equal(occurrences(text, "<text"), candidates + 5);
    assert_int_equal(occurrences(text, "<text"), occurrences(text, "</text>"));
    free(text);
    hf_board_free(board);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* What does not fit into the buffer is counted all the same, and nothing is written past its end.
 */
static void small_buffers_are_safe(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_grid *grid;
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    hf_grid_values(grid)[0] = 1;
    for (size_t i = 0; hf_format_at(i); i++) {
        if (!hf_format_can_write(hf_format_at(i)))
            continue;
        size_t length = test_write(hf_format_at(i), grid, NULL, NULL, 0);
        char buffer[20];
        memset(buffer, '#', sizeof buffer);
        assert_int_equal(test_write(hf_format_at(i), grid, NULL, buffer, 10), length);
        assert_int_equal(buffer[length < 9 ? length : 9], '\0');
        assert_int_equal(buffer[10], '#');
    }
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* A board of one symbol has one cell: every way of writing it, with and without candidates, into buffers
 * of any size, tells the same length and stays within the buffer. */
static void a_board_of_one_symbol_is_drawn(void **state)
{
    (void)state;
    for (int layout = 0; layout < 2; layout++) {
        hf_shape_spec spec = {.layout = layout ? HF_LAYOUT_LATIN : HF_LAYOUT_BOXES, .size = 1};
        hf_shape *shape = test_shape(spec);
        hf_grid *grid;
        hf_board *board;
        assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
        assert_int_equal(hf_board_new(shape, &board), HF_OK);
        for (int value = 0; value < 2; value++) {
            hf_grid_values(grid)[0] = (uint16_t)value;
            hf_board_load(board, grid);
            for (size_t i = 0; hf_format_at(i); i++) {
                char whole[4000], part[4000];
                hf_write_options options;
                size_t length, again;
                hf_write_options_init(&options, sizeof options);
                options.board = value ? NULL : board;
                if (hf_format_write(hf_format_at(i), grid, &options, whole, sizeof whole,
                                    &length) != HF_OK)
                    continue;
                assert_int_equal(strlen(whole), length);
                for (size_t room = 1; room <= length; room++) {
                    part[room] = '#';
                    hf_format_write(hf_format_at(i), grid, &options, part, room, &again);
                    assert_int_equal(again, length);
                    assert_int_equal(strlen(part), room - 1);
                    assert_memory_equal(part, whole, room - 1);
                    assert_int_equal(part[room], '#');
                }
            }
        }
        hf_board_free(board);
        hf_grid_free(grid);
        hf_shape_free(shape);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(boxes),
        cmocka_unit_test(letters),
        cmocka_unit_test(the_usual_ascii_board),
        cmocka_unit_test(jigsaws),
        cmocka_unit_test(maps_are_read_from_drawings),
        cmocka_unit_test(marks_show),
        cmocka_unit_test(pictures_have_everything),
        cmocka_unit_test(small_buffers_are_safe),
        cmocka_unit_test(a_board_of_one_symbol_is_drawn),
    };
    return cmocka_run_group_tests_name("draw", tests, NULL, NULL);
}
