/* SPDX-License-Identifier: MIT
 *
 * test_format_rows.c - boards over several lines, as many people and programs print them.
 */
#include "support/support.h"

static const char puzzle[] =
    "....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6";

static hf_status read_first(const hf_shape_spec *spec, const char *text, hf_record *record,
                            size_t *cut, hf_reader **reader)
{
    hf_read_options options;
    hf_read_options_init(&options, sizeof options);
    options.spec = spec;
    assert_int_equal(hf_reader_new(&options, reader), HF_OK);
    *cut = hf_reader_cut(*reader, text, strlen(text), true);
    return hf_reader_parse(*reader, text, *cut, record);
}

static void reads_as(const char *text, const char *expected)
{
    hf_record record;
    hf_reader *reader;
    size_t cut;
    if (read_first(NULL, text, &record, &cut, &reader) != HF_OK)
        fail_msg("%zu:%zu: %s\n%s", record.line, record.column, record.message, text);
    assert_string_equal(test_line(record.grid), expected);
    assert_int_equal(cut, strlen(text));
    hf_reader_free(reader);
}

static void fails_with(const char *text, size_t line, size_t column, const char *part)
{
    hf_record record;
    hf_reader *reader;
    size_t cut;
    assert_int_equal(read_first(NULL, text, &record, &cut, &reader), HF_BAD_TEXT);
    if (!strstr(record.message, part) || record.line != line || record.column != column)
        fail_msg("%zu:%zu: %s", record.line, record.column, record.message);
    hf_reader_free(reader);
}

/* Makes a text of nine rows: `before` each row, `between` boxes, `gap` between cells, `after` each
 * row; `line` after the third and sixth; `top` and `bottom`. */
static const char *nine_rows(const char *top, const char *before, const char *gap,
                             const char *between, const char *after, const char *line,
                             const char *bottom, char blank)
{
    static char text[4000];
    size_t n = (size_t)snprintf(text, sizeof text, "%s", top);
    for (int r = 0; r < 9; r++) {
        n += (size_t)snprintf(text + n, sizeof text - n, "%s", before);
        for (int c = 0; c < 9; c++) {
            char cell = puzzle[r * 9 + c];
            n += (size_t)snprintf(text + n, sizeof text - n, "%c%s", cell == '.' ? blank : cell,
                                  c == 8       ? ""
                                  : c % 3 == 2 ? between
                                               : gap);
        }
        n += (size_t)snprintf(text + n, sizeof text - n, "%s%s", after,
                              r == 2 || r == 5 ? line : "");
    }
    snprintf(text + n, sizeof text - n, "%s", bottom);
    return text;
}

static void plain_rows(void **state)
{
    (void)state;
    for (const char *blank = ".0*_-xX?"; *blank; blank++) {
        reads_as(nine_rows("", "", "", "", "\n", "", "", *blank), puzzle);
        reads_as(nine_rows("", "", "", "", "\r\n", "", "", *blank), puzzle);
        reads_as(nine_rows("", " ", " ", " ", " \n", "", "", *blank), puzzle);
        reads_as(nine_rows("", "", "", " ", "\n", "", "", *blank), puzzle);
        reads_as(nine_rows("", "", ",", ",", "\n", "", "", *blank), puzzle);
    }
}

static void framed_rows(void **state)
{
    (void)state;
    /* Simple Sudoku, its clipboard, qqwing */
    reads_as(nine_rows("", "", "", "|", "\n", "-----------\n", "", '.'), puzzle);
    reads_as(nine_rows(" *-----------*\n", " |", "", "|", "|\n", " |---+---+---|\n",
                       " *-----------*\n", '.'),
             puzzle);
    reads_as(nine_rows("", " ", " ", " | ", " \n", "-------|-------|-------\n", "", '.'), puzzle);
    /* blanks that are spaces, cells two or three wide */
    reads_as(nine_rows("-------------------------\n", "| ", " ", " | ", " | \n",
                       "-------------------------\n", "-------------------------\n", ' '),
             puzzle);
    reads_as(nine_rows("-------------------------\n", "| ", " ", " | ", " | \n",
                       "-------------------------\n", "-------------------------\n", '0'),
             puzzle);
    reads_as(nine_rows("+-----------------------------+    \n", "| ", "  ", " | ", " |    \n",
                       "|---------+---------+---------|    \n",
                       "+-----------------------------+ \n", ' '),
             puzzle);
    reads_as(nine_rows("╔═══╦═══╦═══╗\n", "║", "", "║", "║\n", "╠═══╬═══╬═══╣\n", "╚═══╩═══╩═══╝\n",
                       '.'),
             puzzle);
}

static void starred_digits_are_digits(void **state)
{
    (void)state;
    char text[4000];
    snprintf(text, sizeof text, "%s",
             nine_rows("+-----------------------------+\n", "| ", "  ", " | ", " |\n",
                       "|---------+---------+---------|\n", "+-----------------------------+\n",
                       ' '));
    char *first = strstr(text, " 1  8");
    assert_non_null(first);
    first[0] = first[2] = '*';
    reads_as(text, puzzle);
}

static void two_drawings_are_two_records(void **state)
{
    (void)state;
    static const char *const lines[] = {"-------------------------\n", "+---------+\n", ""};
    for (int i = 0; i < 3; i++) {
        char text[8000];
        const char *one = nine_rows(lines[i], "| ", " ", " | ", " |\n",
                                    i == 1 ? "|----+----|\n" : lines[i], lines[i], '.');
        snprintf(text, sizeof text, "%s%s", one, one);
        hf_record record;
        hf_reader *reader;
        size_t cut;
        assert_int_equal(read_first(NULL, text, &record, &cut, &reader), HF_OK);
        assert_int_equal(cut, strlen(one));
        assert_string_equal(test_line(record.grid), puzzle);
        assert_int_equal(hf_reader_cut(reader, text + cut, strlen(one), true), strlen(one));
        hf_reader_free(reader);
    }
}

static void what_is_wrong_is_said(void **state)
{
    (void)state;
    fails_with("2..1.5..3\n.54...71.\n", 2, 1, "2 rows of 9 cells; expected 9 rows");
    fails_with("2..1.5..3\n", 1, 1, "81 characters on one line");
    fails_with("12..\n3.1\n1234\n4321\n", 2, 1, "row 2 has 3 cells; expected 4");
    fails_with("12..\n3.15\n1234\n4321\n", 2, 4, "'5' is no symbol here; expected 1-4");
    fails_with("| 1 2 | 3 4 |\n| 1 2 | 3 9 |\n| 1 2 | 3 4 |\n| 1 2 | 3 4 |\n", 2, 11, "'9'");
    fails_with("----------\n\n", 1, 1, "a frame without rows");
}

static void pencil_marks_make_a_board(void **state)
{
    (void)state;
    hf_record record;
    hf_reader *reader;
    size_t cut;
    const char *text = ".---------.---------.\n"
                       "| 1   24  | 34  3   |\n"
                       "| 24  3   | 1   24  |\n"
                       ":---------+---------:\n"
                       "| 3   124 | 24  1   |\n"
                       "| 24  1   | 3   24  |\n"
                       "'---------'---------'\n";
    assert_int_equal(read_first(NULL, text, &record, &cut, &reader), HF_OK);
    assert_int_equal(cut, strlen(text));
    assert_non_null(record.board);
    /* r1c4 is a lone 3, but r1c3 still has a 3: not placed. So with the 1 and 3 of the last rows.
     */
    assert_string_equal(test_line(record.grid), "1....31.3.......");
    assert_true(hf_board_has(record.board, 3, 3));
    assert_int_equal(hf_board_count(record.board, 3), 1);
    assert_int_equal(hf_board_count(record.board, 4), 2);
    hf_reader_free(reader);
}

static void digits_of_the_player_are_no_givens(void **state)
{
    (void)state;
    hf_record record;
    hf_reader *reader;
    size_t cut;
    const char *text = "1 u2 34 34\n34 34 12 12\n2 134 134 134\n34 134 124 124\n";
    assert_int_equal(read_first(NULL, text, &record, &cut, &reader), HF_OK);
    assert_int_equal(hf_grid_const_values(record.grid)[1], 2);
    assert_true(hf_board_is_given(record.board, 0));
    assert_false(hf_board_is_given(record.board, 1));
    hf_reader_free(reader);
}

/* Reads back what was written, guessed and by name, and compares. */
static void round_trip(const hf_grid *grid, const char *name, const hf_write_options *how,
                       bool tell_shape)
{
    const hf_format *format = hf_format_named(name);
    hf_read_options options;
    hf_read_options_init(&options, sizeof options);
    hf_reader *reader;
    hf_record record;
    size_t length = test_write(format, grid, how, NULL, 0);
    if (length == 0)
        return;
    char *text = malloc(length + 1);
    assert_non_null(text);
    assert_int_equal(test_write(format, grid, how, text, length + 1), length);
    assert_int_equal(strlen(text), length);
    options.spec = tell_shape ? hf_shape_spec_of(hf_grid_shape(grid)) : NULL;
    assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
    assert_int_equal(hf_reader_cut(reader, text, length, true), length);
    if (hf_reader_parse(reader, text, length, &record) != HF_OK)
        fail_msg("%zu:%zu: %s\n%s", record.line, record.column, record.message, text);
    if (hf_shape_cells(hf_grid_shape(record.grid)) != hf_shape_cells(hf_grid_shape(grid)))
        fail_msg("%s is read as %s:\n%s", name, hf_format_name(record.format), text);
    assert_memory_equal(hf_grid_const_values(record.grid), hf_grid_const_values(grid),
                        hf_shape_cells(hf_grid_shape(grid)) * sizeof(uint16_t));
    hf_reader_free(reader);
    free(text);
}

static void round_trips_of_shape(hf_shape_spec spec, bool tell_shape)
{
    static const char *const names[] = {"line",       "rows", "tokens", "draw", "sdk",
                                        "ss",         "csv",  "hodoku", "sgt",  "classic",
                                        "opensudoku", "url",  "json"};
    hf_shape *shape = test_shape(spec);
    hf_grid *grid;
    uint32_t cells = hf_shape_cells(shape), size = hf_shape_size(shape);
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    for (uint32_t density = 0; density < 4; density++) {
        for (uint32_t i = 0; i < cells; i++) /* any values do; all of them occur */
            hf_grid_values(grid)[i] =
                (uint16_t)((i * 7 + i / 5) % 4 < density ? i * 13 % size + 1 : 0);
        /* An empty board is nobody's guess; and large boards must show what they are. */
        hf_grid_values(grid)[0] = (uint16_t)size;
        hf_grid_values(grid)[cells - 1] = 1;
        for (size_t n = 0; n < sizeof names / sizeof *names; n++) {
            hf_write_options how;
            hf_write_options_init(&how, sizeof how);
            round_trip(grid, names[n], &how, tell_shape);
            how.ascii = true;
            round_trip(grid, names[n], &how, tell_shape);
            how.colour = true;
            round_trip(grid, names[n], &how, tell_shape);
            how.ascii = false;
            round_trip(grid, names[n], &how, tell_shape);
            how.colour = false;
            how.blank = '0';
            round_trip(grid, names[n], &how, tell_shape);
        }
    }
    hf_grid_free(grid);
    hf_shape_free(shape);
}

static void what_we_print_we_read(void **state)
{
    (void)state;
    static const uint32_t sizes[] = {4, 5, 6, 8, 9, 10, 12, 15, 16, 20, 25, 36, 49, 64, 100};
    static const uint16_t regions[16] = {0, 0, 0, 1, 0, 2, 1, 1, 2, 2, 3, 1, 2, 3, 3, 3};
    size_t count = sizeof sizes / sizeof *sizes - (test_is_short() ? 6 : 0);
    for (size_t i = 0; i < count; i += test_is_short() ? 2 : 1) {
        round_trips_of_shape(test_square(sizes[i]), false);
        round_trips_of_shape(test_square(sizes[i]), true);
    }
    round_trips_of_shape(test_boxes(3, 2), true);
    round_trips_of_shape(test_boxes(2, 8), true);
    hf_shape_spec spec = {0};
    spec.layout = HF_LAYOUT_CUBE;
    spec.size = 4;
    round_trips_of_shape(spec, true);
    spec.size = 9;
    round_trips_of_shape(spec, true);
    spec.layout = HF_LAYOUT_ROXDOKU;
    round_trips_of_shape(spec, true);
    spec.layout = HF_LAYOUT_JIGSAW;
    spec.size = 4;
    spec.regions = regions;
    round_trips_of_shape(spec, true);
    spec = test_square(9);
    spec.extras = HF_EXTRA_DIAGONALS | HF_EXTRA_WINDOWS;
    round_trips_of_shape(spec, true);
}

/* Candidates too come back as they were drawn. */
static void candidates_come_back(void **state)
{
    (void)state;
    static const uint32_t sizes[] = {4, 6, 9, 12, 16, 25, 64};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes - (test_is_short() ? 1 : 0); i++) {
        hf_shape *shape = test_shape(test_square(sizes[i]));
        hf_grid *grid;
        hf_board *board;
        hf_reader *reader;
        hf_record record;
        hf_write_options how;
        hf_write_options_init(&how, sizeof how);
        uint32_t cells = hf_shape_cells(shape);
        assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
        assert_int_equal(hf_board_new(shape, &board), HF_OK);
        for (uint32_t k = 0; k < sizes[i]; k++)
            hf_grid_values(grid)[k] = (uint16_t)(k + 1);
        assert_true(hf_board_load(board, grid));
        for (uint32_t k = sizes[i]; k < cells; k += 3)
            for (uint32_t s = 1; s <= sizes[i] && hf_board_count(board, k) > 2; s++)
                hf_board_eliminate(board, k, s);
        how.board = board;
        for (int ascii = 0; ascii < 2; ascii++) {
            how.ascii = ascii;
            size_t length = test_write(hf_format_named("draw"), grid, &how, NULL, 0);
            char *text = malloc(length + 1);
            assert_non_null(text);
            test_write(hf_format_named("draw"), grid, &how, text, length + 1);
            assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
            assert_int_equal(hf_reader_cut(reader, text, length, true), length);
            if (hf_reader_parse(reader, text, length, &record) != HF_OK)
                fail_msg("%s\n%s", record.message, text);
            assert_non_null(record.board);
            for (uint32_t k = 0; k < cells; k++) {
                assert_int_equal(hf_grid_const_values(record.grid)[k],
                                 hf_grid_const_values(grid)[k]);
                for (uint32_t s = 1; s <= sizes[i]; s++)
                    assert_int_equal(hf_board_has(record.board, k, s), hf_board_has(board, k, s));
            }
            hf_reader_free(reader);
            free(text);
        }
        hf_board_free(board);
        hf_grid_free(grid);
        hf_shape_free(shape);
    }
}

/* As many segments as columns, but of no even width: the cells were counted and never written. */
static void rows_that_do_not_fall_into_cells(void **state)
{
    static const char text[] = "12589 1259 14589 7 2|\n+\r-----------\n|       3    |         |\n"
                               "|-     |=1 7       |\n17 2 5 9 3 3478 78 6\n";
    hf_reader *reader;
    (void)state;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    for (size_t at = 0; at < sizeof text - 1;) {
        hf_record record;
        size_t cut = hf_reader_cut(reader, text + at, sizeof text - 1 - at, true);
        assert_true(cut > 0);
        assert_int_not_equal(hf_reader_parse(reader, text + at, cut, &record), HF_OK);
        at += cut;
    }
    hf_reader_free(reader);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(rows_that_do_not_fall_into_cells),
        cmocka_unit_test(plain_rows),
        cmocka_unit_test(framed_rows),
        cmocka_unit_test(starred_digits_are_digits),
        cmocka_unit_test(two_drawings_are_two_records),
        cmocka_unit_test(what_is_wrong_is_said),
        cmocka_unit_test(pencil_marks_make_a_board),
        cmocka_unit_test(digits_of_the_player_are_no_givens),
        cmocka_unit_test(what_we_print_we_read),
        cmocka_unit_test(candidates_come_back),
    };
    return cmocka_run_group_tests_name("format_rows", tests, NULL, NULL);
}
