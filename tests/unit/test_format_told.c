/* SPDX-License-Identifier: MIT
 *
 * test_format_told.c - what readers are told beforehand, or have decided for themselves: notations, columns, limits,
 * formats that are only written, records that are carried.
 */
#include "support/support.h"

#include "base/text.h"

static char buffer[1 << 19];

static hf_reader *new_reader(const hf_read_options *options)
{
    hf_reader *reader;
    assert_int_equal(hf_reader_new(options, &reader), HF_OK);
    return reader;
}

static hf_read_options plain_options(void)
{
    hf_read_options options;
    hf_read_options_init(&options, sizeof options);
    return options;
}

static hf_status read_text(hf_reader *reader, const char *text, hf_record *record)
{
    size_t cut = hf_reader_cut(reader, text, strlen(text), true);
    assert_true(cut > 0);
    return hf_reader_parse(reader, text, cut, record);
}

/* ---- notations ----------------------------------------------------------------------------------- */

/* A solved board of n symbols on one line, or in rows, in symbols from a string. */
static void put_board(hf_text *text, uint32_t n, const char *symbols, bool rows)
{
    for (uint32_t i = 0; i < n * n; i++) {
        hf_text_char(text, symbols[(i / n + i % n) % n]);
        if (rows && i % n == n - 1)
            hf_text_char(text, '\n');
    }
    hf_text_char(text, '\n');
}

static const char ones[] = "123456789ABCDEFGHIJKLMNOP", zeros[] = "0123456789ABCDEFGHIJKLMNO",
                  letters[] = "ABCDEFGHIJKLMNOPQRSTUVWXY", high[] = "HIJKLMNOPQRSTUVW";

/* Looks at one text, then reads the first cell of another. */
static uint32_t first_cell(hf_reader *reader, const char *symbols, uint32_t n, bool rows,
                           hf_record *record)
{
    hf_text text = hf_text_make(buffer, sizeof buffer);
    put_board(&text, n, symbols, rows);
    return read_text(reader, buffer, record) == HF_OK ? hf_grid_const_values(record->grid)[0] : 0;
}

static void look_at(hf_reader *reader, const char *symbols, uint32_t n, bool rows)
{
    hf_text text = hf_text_make(buffer, sizeof buffer);
    put_board(&text, n, symbols, rows);
    put_board(&text, n, symbols, rows);
    hf_reader_look(reader, buffer, text.length);
}

static void a_notation_is_that_of_all_boards_of_its_size(void **state)
{
    hf_record record;
    (void)state;
    for (unsigned rows = 0; rows < 2; rows++) {
        hf_reader *reader = new_reader(NULL);
        look_at(reader, zeros, 16, rows);
        assert_int_equal(first_cell(reader, zeros, 16, rows, &record), 1);
        assert_int_equal(first_cell(reader, ones, 16, rows, &record), 0); /* G is no symbol now */
        /* Of another size nothing is known. */
        assert_int_equal(first_cell(reader, ones, 25, rows, &record), 1);
        look_at(reader, letters, 16, rows);
        assert_int_equal(first_cell(reader, letters, 16, rows, &record), 1);
        assert_int_equal(first_cell(reader, ones, 16, rows, &record), 0);
        assert_non_null(strstr(record.message, "expected A-P"));
        hf_reader_free(reader);
    }
}

static void zero_is_a_symbol_where_this_is_asked_for(void **state)
{
    hf_read_options options = plain_options();
    hf_record record;
    (void)state;
    options.zero_is_symbol = true;
    hf_reader *reader = new_reader(&options);
    look_at(reader, ones, 16, false);
    assert_null(hf_reader_decision(reader));
    assert_int_equal(first_cell(reader, zeros, 16, false, &record), 1);
    assert_int_equal(first_cell(reader, ones, 16, false, &record), 0);
    assert_non_null(strstr(record.message, "expected 0-9, A-F"));
    hf_reader_free(reader);
}

/* Letters beyond those of a board of letters are no reason to take it for one. */
static void letters_beyond_the_board(void **state)
{
    hf_reader *reader = new_reader(NULL);
    hf_record record;
    (void)state;
    assert_int_equal(first_cell(reader, high, 16, false, &record), 0);
    assert_int_equal(record.line, 1);
    hf_reader_free(reader);
}

/* Two sizes in one text: the first that has more than nine symbols is looked at. */
static void a_look_at_boards_of_two_sizes(void **state)
{
    hf_reader *reader = new_reader(NULL);
    hf_record record;
    hf_text text = hf_text_make(buffer, sizeof buffer);
    (void)state;
    put_board(&text, 16, zeros, false);
    put_board(&text, 25, ones, false);
    hf_reader_look(reader, buffer, text.length);
    assert_int_equal(first_cell(reader, zeros, 16, false, &record), 1);
    assert_int_equal(first_cell(reader, ones, 25, false, &record), 1);
    hf_reader_free(reader);
}

/* ---- options -------------------------------------------------------------------------------------- */

#define PUZZLE "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

static void a_limit_of_nothing_is_the_usual_one(void **state)
{
    hf_read_options options = plain_options();
    hf_record record;
    (void)state;
    options.max_record = 0;
    hf_reader *reader = new_reader(&options);
    assert_int_equal(read_text(reader, PUZZLE "\n", &record), HF_OK);
    hf_reader_free(reader);
    options.max_record = 40;
    reader = new_reader(&options);
    assert_int_equal(hf_reader_cut(reader, PUZZLE "\n", 82, true), 40);
    assert_int_equal(hf_reader_rest(reader), HF_REST_LINE);
    assert_int_equal(hf_reader_parse(reader, PUZZLE, 40, &record), HF_BAD_TEXT);
    assert_non_null(strstr(record.message, "a record longer than 40"));
    hf_puzzle *puzzle;
    assert_int_equal(hf_reader_puzzle(reader, &record, &puzzle),
                     HF_BAD_ARGUMENT); /* there is none */
    assert_null(puzzle);
    hf_reader_free(reader);
}

static void a_format_that_is_only_written_reads_nothing(void **state)
{
    hf_read_options options = plain_options();
    hf_reader *reader;
    hf_record record;
    (void)state;
    options.format = hf_format_named("svg");
    if (hf_reader_new(&options, &reader) != HF_OK)
        return;
    assert_int_equal(read_text(reader, "<svg></svg>\n", &record), HF_BAD_TEXT);
    assert_string_equal(record.message, "this format can only be written");
    hf_reader_free(reader);
}

static void the_column_of_a_table_may_be_told(void **state)
{
    static const char table[] = "puzzle,other\n" PUZZLE ",1" PUZZLE "\n";
    hf_read_options options = plain_options();
    hf_record record;
    (void)state;
    for (unsigned asked = 0; asked < 2; asked++) {
        options.column = 1;
        options.format = asked ? hf_format_named("csv") : NULL;
        hf_reader *reader = new_reader(&options);
        assert_int_equal(read_text(reader, table, &record), HF_END);
        assert_int_equal(read_text(reader, table + 13, &record), HF_OK);
        assert_int_equal(read_text(reader, "Some words\n", &record), HF_BAD_TEXT);
        hf_reader_free(reader);
    }
    /* A name alone, in a file of that format, stands above a column. */
    options = plain_options();
    options.format = hf_format_named("csv");
    hf_reader *reader = new_reader(&options);
    assert_int_equal(read_text(reader, "puzzle\n" PUZZLE "\n", &record), HF_END);
    assert_int_equal(read_text(reader, PUZZLE "\n", &record), HF_OK);
    hf_reader_free(reader);
}

/* A hundred thousand characters with commas are no line of a table. */
static void a_line_too_long_for_a_table(void **state)
{
    hf_reader *reader = new_reader(NULL);
    hf_record record;
    hf_text text = hf_text_make(buffer, sizeof buffer);
    (void)state;
    while (text.length < 120000)
        hf_text_add(&text, "abc,");
    hf_text_add(&text, PUZZLE "\n");
    assert_int_equal(read_text(reader, buffer, &record), HF_BAD_TEXT);
    hf_reader_free(reader);
}

/* ---- JSON of large boards ------------------------------------------------------------------------- */

/* 65x65 cells, some with marks and a region: candidates are for up to 64 symbols, maps for up to 61. */
static void cells_of_a_large_board_have_no_marks(void **state)
{
    static const char *const cells[][2] = {
        {"{\"centerPencilMarks\":[1,65]}", NULL},
        {"{\"givenPencilMarks\":[2,65]}", "on a board of more than 64 symbols"},
        {"{\"region\":3}", "regions (field \"region\")"},
    };
    hf_read_options options = plain_options();
    hf_record record;
    (void)state;
    options.format = hf_format_named("json");
    for (size_t k = 0; k < sizeof cells / sizeof *cells; k++) {
        hf_text text = hf_text_make(buffer, sizeof buffer);
        for (uint32_t i = 0; i < 65 * 65; i++) {
            hf_text_add(&text, i == 0 ? "[[" : i % 65 == 0 ? "],\n[" : ",");
            hf_text_add(&text, i == 3   ? "{\"value\":7,\"given\":false}"
                               : i == 5 ? cells[k][0]
                                        : "0");
        }
        hf_text_add(&text, "]]\n");
        hf_reader *reader = new_reader(&options);
        hf_status status = read_text(reader, buffer, &record);
        assert_int_equal(status, cells[k][1] ? HF_BAD_TEXT : HF_OK);
        if (cells[k][1])
            assert_non_null(strstr(record.message, cells[k][1]));
        else
            assert_int_equal(hf_grid_const_values(record.grid)[3], 7);
        hf_reader_free(reader);
    }
}

/* ---- carried records ------------------------------------------------------------------------------ */

static void what_is_carried_is_written_as_it_came_or_not_at_all(void **state)
{
    static const char text[] =
        "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"
        "\"nobodyknows\":[1, 2]}";
    hf_read_options options = plain_options();
    hf_record record;
    size_t length;
    (void)state;
    options.carry = hf_format_named("json");
    hf_reader *reader = new_reader(&options);
    assert_int_equal(read_text(reader, text, &record), HF_OK);
    assert_non_null(record.carried);
    assert_int_equal(
        hf_format_write_record(options.carry, &record, NULL, buffer, sizeof buffer, &length),
        HF_OK);
    assert_non_null(strstr(buffer, "\"nobodyknows\":[1,2]"));
    assert_int_equal(hf_format_write_record(hf_format_named("line"), &record, NULL, buffer,
                                            sizeof buffer, &length),
                     HF_UNSUPPORTED);
    assert_int_equal(length, 0);
    assert_int_equal(read_text(reader, "[[1,2,0,0],[0,0,1,2],[3,0,0,4],[4,0,0,3]]", &record),
                     HF_OK);
    assert_null(record.carried);
    assert_int_equal(read_text(reader, "{\"puzzle\":\"" PUZZLE "\"}", &record), HF_OK);
    assert_null(record.carried);
    hf_reader_free(reader);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_notation_is_that_of_all_boards_of_its_size),
        cmocka_unit_test(zero_is_a_symbol_where_this_is_asked_for),
        cmocka_unit_test(letters_beyond_the_board),
        cmocka_unit_test(a_look_at_boards_of_two_sizes),
        cmocka_unit_test(a_limit_of_nothing_is_the_usual_one),
        cmocka_unit_test(a_format_that_is_only_written_reads_nothing),
        cmocka_unit_test(the_column_of_a_table_may_be_told),
        cmocka_unit_test(a_line_too_long_for_a_table),
        cmocka_unit_test(cells_of_a_large_board_have_no_marks),
        cmocka_unit_test(what_is_carried_is_written_as_it_came_or_not_at_all),
    };
    return cmocka_run_group_tests_name("format_told", tests, NULL, NULL);
}
