/* SPDX-License-Identifier: MIT
 *
 * test_format_line.c - the formats of one line per board, and everything that can be wrong with
 * them.
 */
#include "support/support.h"

static const char puzzle[] =
    "....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6";

static hf_reader *reader_for(const hf_shape_spec *spec)
{
    hf_read_options options;
    hf_read_options_init(&options, sizeof options);
    hf_reader *reader;
    options.spec = spec;
    assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
    return reader;
}

/* Cuts and parses the first record of a text, which must be all of it. */
static hf_status read_all(hf_reader *reader, const char *text, size_t length, hf_record *record)
{
    assert_int_equal(hf_reader_cut(reader, text, length, true), length);
    return hf_reader_parse(reader, text, length, record);
}

static void reads_as(const char *text, const char *expected, const char *comment)
{
    hf_reader *reader = reader_for(NULL);
    hf_record record;
    assert_int_equal(read_all(reader, text, strlen(text), &record), HF_OK);
    assert_string_equal(test_line(record.grid), expected);
    assert_int_equal(record.comment_length, comment ? strlen(comment) : 0);
    if (comment)
        assert_memory_equal(record.comment, comment, record.comment_length);
    else
        assert_null(record.comment);
    hf_reader_free(reader);
}

static void fails_at(const char *text, size_t length, size_t line, size_t column, const char *part)
{
    hf_reader *reader = reader_for(NULL);
    hf_record record;
    assert_int_equal(read_all(reader, text, length, &record), HF_BAD_TEXT);
    assert_null(record.grid);
    assert_int_equal(record.line, line);
    assert_int_equal(record.column, column);
    if (!strstr(record.message, part))
        fail_msg("\"%s\" is not in \"%s\"", part, record.message);
    hf_reader_free(reader);
}

static void every_blank_is_read(void **state)
{
    (void)state;
    for (const char *blank = ".0*_-xX? "; *blank; blank++) {
        char text[82];
        for (int i = 0; i < 82; i++)
            text[i] = puzzle[i] == '.' ? *blank : puzzle[i];
        reads_as(text, puzzle, NULL);
    }
}

static void comments_are_carried_through(void **state)
{
    (void)state;
    const char *const tails[][2] = {{" # easy, I think ", "easy, I think"},
                                    {";1.5;1.2;1.2", "1.5;1.2;1.2"},
                                    {",278145", "278145"},
                                    {"\t7.1 1.2 1.2", "7.1 1.2 1.2"},
                                    {"#42", "42"},
                                    {"   ", NULL},
                                    {" ; # ,", NULL}};
    for (size_t i = 0; i < sizeof tails / sizeof *tails; i++) {
        char text[120];
        snprintf(text, sizeof text, "%s%s", puzzle, tails[i][0]);
        reads_as(text, puzzle, tails[i][1]);
        snprintf(text, sizeof text, "  %s%s\r\n", puzzle, tails[i][0]);
        reads_as(text, puzzle, tails[i][1]);
    }
}

static void marks_and_line_ends_do_not_matter(void **state)
{
    (void)state;
    char text[120];
    snprintf(text, sizeof text, "\xEF\xBB\xBF%s\r\n", puzzle);
    reads_as(text, puzzle, NULL);
    snprintf(text, sizeof text, "\xEF\xBB\xBF%s", puzzle);
    reads_as(text, puzzle, NULL);
    snprintf(text, sizeof text, "%s\n", puzzle);
    reads_as(text, puzzle, NULL);
    reads_as(puzzle, puzzle, NULL);
}

static void what_is_wrong_is_said(void **state)
{
    (void)state;
    char text[400];
    fails_at(puzzle, 80, 1, 81, "80 characters; a 9x9 board has 81");
    snprintf(text, sizeof text, "%s1\n", puzzle);
    fails_at(text, strlen(text), 1, 83, "82 characters; a 9x9 board has 81");
    snprintf(text, sizeof text, "%s", puzzle);
    text[40] = 'A';
    fails_at(text, 81, 1, 41, "'A' is no symbol here; expected 1-9 or a blank");
    text[40] = '\0';
    fails_at(text, 81, 1, 41, "byte 0x00");
    fails_at("hello\n", 6, 1, 6, "5 characters: not a board");
    fails_at("\x80\x81\xFF\n", 4, 1, 2,
             "3 characters"); /* no UTF-8: two bytes that go on with nothing */
}

/* A middle dot is one character, two bytes. */
static void characters_are_counted(void **state)
{
    char text[400], *end = text;
    (void)state;
    for (unsigned i = 0; i < 81; i++)
        end += sprintf(end, "%s", i == 40 ? "k" : i % 9 ? "\xC2\xB7" : "5");
    fails_at(text, strlen(text), 1, 41, "'k' is no symbol here; expected 1-9");
    fails_at(text, strlen(text) - 2, 1, 81, "80 characters; a 9x9 board has 81");
    for (end = text; end - text < 9 * 13; end += 13)
        memcpy(end, "5\xC2\xB7\xC2\xB7\xC2\xB7.....\n", 13);
    text[13 + 11] = 'k';
    fails_at(text, 9 * 13, 2, 9, "'k' is no symbol here");
    hf_read_options options;
    hf_reader *reader;
    hf_record record;
    hf_read_options_init(&options, sizeof options);
    options.format = hf_format_named("line");
    assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
    for (end = text; end - text < 81 * 2; end += 2)
        memcpy(end, "\xC2\xB7", 2);
    *text = '5';
    memmove(text + 1, text + 2, 160);
    assert_int_equal(hf_reader_parse(reader, text, 161, &record), HF_BAD_TEXT);
    assert_int_equal(record.column, 2); /* the format itself knows no such dots */
    assert_non_null(strstr(record.message, "byte 0xC2 is no symbol here"));
    hf_reader_free(reader);
}

static void a_line_of_a_million_is_an_error(void **state)
{
    (void)state;
    size_t length = test_is_short() ? 250000 : 1000000; /* a square: boards of 500x500, 1000x1000 */
    char said[40], *text = malloc(length + 1);
    snprintf(said, sizeof said, "%zu characters", length - 1);
    assert_non_null(text);
    memset(text, '1', length);
    text[length] = '\n';
    fails_at(text, length + 1, 1, 1, "beyond 61");
    memset(text, 'q', length - 1);
    text[length - 1] = '\n';
    fails_at(text, length, 1, length, said);
    free(text);
}

static void long_records_are_cut(void **state)
{
    (void)state;
    hf_read_options options;
    hf_read_options_init(&options, sizeof options);
    hf_reader *reader;
    hf_record record;
    char text[1000];
    options.max_record = 200;
    memset(text, '7', sizeof text);
    assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
    assert_int_equal(hf_reader_cut(reader, text, sizeof text, false), 200);
    assert_int_equal(hf_reader_parse(reader, text, 200, &record), HF_BAD_TEXT);
    assert_non_null(strstr(record.message, "longer than 200 bytes"));
    assert_int_equal(hf_reader_cut(reader, text, 150, false), 0);
    assert_int_equal(hf_reader_cut(reader, text, 150, true), 150);
    hf_reader_free(reader);
}

static void blank_lines_and_comments_are_pieces(void **state)
{
    (void)state;
    hf_reader *reader = reader_for(NULL);
    hf_record record;
    const char *text = "\n  \t\r\n# a comment\n";
    const size_t lengths[] = {1, 5, 12};
    for (int i = 0; i < 3; i++) {
        assert_int_equal(hf_reader_cut(reader, text, strlen(text), false), lengths[i]);
        assert_int_equal(hf_reader_parse(reader, text, lengths[i], &record), HF_END);
        text += lengths[i];
    }
    assert_int_equal(hf_reader_cut(reader, text, 0, true), 0);
    hf_reader_free(reader);
}

static void sizes_follow_from_the_length(void **state)
{
    (void)state;
    const uint32_t sizes[] = {4, 5, 6, 7, 8, 9, 10, 12, 15, 16, 20, 25, 30, 35, 36, 49, 61};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        hf_reader *reader = reader_for(NULL);
        hf_record record;
        size_t cells = (size_t)sizes[i] * sizes[i];
        char *text = malloc(cells + 1);
        assert_non_null(text);
        memset(text, '.', cells);
        text[cells - 1] = hf_format_symbol(sizes[i]);
        text[0] = '1';
        text[cells] = '\n';
        assert_int_equal(read_all(reader, text, cells + 1, &record), HF_OK);
        assert_int_equal(hf_shape_size(hf_grid_shape(record.grid)), sizes[i]);
        assert_int_equal(hf_grid_const_values(record.grid)[cells - 1], sizes[i]);
        hf_reader_free(reader);
        free(text);
    }
}

/* Fills a 16x16 line with these symbols, all of them often. */
static void fill16(char *line, const char *symbols, char blank)
{
    for (int i = 0; i < 256; i++)
        line[i] = blank && i % 3 ? blank : symbols[(i / 16 * 4 + i / 64 + i % 16) % 16];
    line[256] = '\0';
}

static void notations_are_told_apart(void **state)
{
    (void)state;
    static const struct {
        const char *symbols;
        char blank;
    } cases[] = {{"123456789ABCDEFG", '.'}, {"123456789ABCDEFG", '0'}, {"0123456789ABCDEF", '.'},
                 {"ABCDEFGHIJKLMNOP", '.'}, {"ABCDEFGHIJKLMNOP", '0'}, {"123456789abcdefg", '.'},
                 {"0123456789abcdef", 0},   {"abcdefghijklmnop", 'x'}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        hf_reader *reader = reader_for(NULL);
        hf_record record;
        char line[257], expected[257];
        fill16(line, cases[i].symbols, cases[i].blank);
        fill16(expected, "123456789ABCDEFG", cases[i].blank ? '.' : 0);
        assert_int_equal(read_all(reader, line, 256, &record), HF_OK);
        assert_string_equal(test_line(record.grid), expected);
        hf_reader_free(reader);
    }
}

/* One line that could be either, in a text that decides: by its neighbour that uses F and a dot. */
static void the_text_decides_what_a_line_leaves_open(void **state)
{
    (void)state;
    char text[600] = "";
    hf_reader *reader = reader_for(NULL);
    hf_record record;
    memset(text, '0', 256);
    text[1] = '1';
    text[256] = '\n';
    assert_int_equal(hf_reader_parse(reader, text, 257, &record), HF_OK);
    assert_int_equal(hf_grid_const_values(record.grid)[0], 0);
    assert_int_equal(hf_grid_const_values(record.grid)[1], 1);
    fill16(text + 257, "0123456789ABCDEF", '.');
    text[513] = '\n';
    assert_false(hf_reader_look(reader, text, 514)); /* no G, so 0 may be a blank after all */
    assert_non_null(hf_reader_decision(reader));
    assert_int_equal(hf_reader_parse(reader, text, 257, &record), HF_OK);
    assert_int_equal(hf_grid_const_values(record.grid)[0], 1);
    assert_int_equal(hf_grid_const_values(record.grid)[1], 2);
    text[300] = 'G';
    assert_true(hf_reader_look(reader, text, 514));
    assert_null(hf_reader_decision(reader));
    hf_reader_free(reader);
}

static void specifications_are_obeyed(void **state)
{
    (void)state;
    hf_shape_spec spec = {0};
    hf_record record;
    char line[730];
    memset(line, '.', sizeof line);
    spec.layout = HF_LAYOUT_CUBE;
    hf_reader *reader = reader_for(&spec);
    assert_int_equal(read_all(reader, line, 729, &record), HF_OK);
    assert_int_equal(hf_shape_layers(hf_grid_shape(record.grid)), 9);
    assert_int_equal(hf_reader_parse(reader, line, 81, &record), HF_BAD_TEXT);
    hf_reader_free(reader);

    spec.layout = HF_LAYOUT_ROXDOKU;
    reader = reader_for(&spec);
    assert_int_equal(read_all(reader, line, 27, &record), HF_OK);
    assert_int_equal(hf_shape_size(hf_grid_shape(record.grid)), 9);
    hf_reader_free(reader);

    spec = test_boxes(3, 2);
    reader = reader_for(&spec);
    assert_int_equal(read_all(reader, line, 36, &record), HF_OK);
    assert_int_equal(hf_shape_spec_of(hf_grid_shape(record.grid))->box_rows, 3);
    assert_int_equal(hf_reader_parse(reader, line, 81, &record), HF_BAD_TEXT);
    assert_non_null(strstr(record.message, "6 symbols"));
    hf_reader_free(reader);

    spec = (hf_shape_spec){0};
    spec.extras = HF_EXTRA_DIAGONALS;
    reader = reader_for(&spec);
    assert_int_equal(read_all(reader, line, 81, &record), HF_OK);
    assert_int_equal(hf_shape_spec_of(hf_grid_shape(record.grid))->extras, HF_EXTRA_DIAGONALS);
    hf_reader_free(reader);
}

static void jigsaws_bring_their_map(void **state)
{
    (void)state;
    hf_reader *reader = reader_for(NULL);
    hf_record record;
    const char *const texts[] = {"1..2.3..4......1 AAABACBBCCDBCDDD # hm",
                                 "1..2.3..4......1,AAABACBBCCDBCDDD",
                                 "1..2.3..4......1AAABACBBCCDBCDDD"};
    for (int i = 0; i < 3; i++) {
        assert_int_equal(hf_reader_parse(reader, texts[i], strlen(texts[i]), &record), HF_OK);
        const hf_shape_spec *spec = hf_shape_spec_of(hf_grid_shape(record.grid));
        assert_int_equal(spec->layout, HF_LAYOUT_JIGSAW);
        assert_int_equal(spec->regions[3], 1);
        assert_int_equal(record.comment_length, i == 0 ? 2 : 0);
    }
    /* A solution behind the puzzle is no map: its symbols do not hang together. */
    const char *pair = "1..2.3..4......1 1432234141233214";
    assert_int_equal(hf_reader_parse(reader, pair, strlen(pair), &record), HF_OK);
    assert_int_equal(hf_shape_spec_of(hf_grid_shape(record.grid))->layout, HF_LAYOUT_BOXES);
    assert_int_equal(record.comment_length, 16);
    hf_reader_free(reader);
}

static void tokens_of_any_size(void **state)
{
    (void)state;
    hf_reader *reader = reader_for(NULL);
    hf_record record;
    size_t room = 100 * 100 * 4 + 20, length;
    char *text = malloc(room);
    assert_non_null(text);
    length = (size_t)snprintf(text, room, "name_1\t");
    for (int i = 0; i < 10000; i++)
        length += (size_t)(i % 7 ? snprintf(text + length, room - length, "%d ", i % 100 + 1)
                                 : snprintf(text + length, room - length, ". "));
    assert_int_equal(read_all(reader, text, length, &record), HF_OK);
    assert_int_equal(hf_shape_size(hf_grid_shape(record.grid)), 100);
    assert_int_equal(hf_grid_const_values(record.grid)[99], 100);
    assert_int_equal(hf_grid_const_values(record.grid)[98], 0);
    assert_int_equal(record.comment_length, 6);
    assert_memory_equal(record.comment, "name_1", 6);
    text[8] = '5';
    text[9] = '0';
    text[10] = '0';
    text[11] = ' ';
    assert_int_equal(hf_reader_parse(reader, text, length, &record), HF_BAD_TEXT);
    free(text);
    const char *commas = "1,,3,4,,,1,2,2,1,,,4,3,2,1";
    assert_int_equal(read_all(reader, commas, strlen(commas), &record), HF_OK);
    assert_string_equal(test_line(record.grid), "1.34..1221..4321");
    hf_reader_free(reader);
}

/* Many lines give many records, whatever stands between them, and no byte is lost. */
/* "board" in front of a tab was taken for the heading of a table, and the puzzle was lost. */
static void a_name_is_not_a_heading(void **state)
{
    char line[128];
    (void)state;
    reads_as("board\t1 . . . . . 3 . . 4 . . . . . 2\n", "1.....3..4.....2", "board");
    reads_as("grid\t1 . . . . . 3 . . 4 . . . . . 2\n", "1.....3..4.....2", "grid");
    snprintf(line, sizeof line, "puzzle\t%s", puzzle);
    reads_as(line, puzzle, line);
}

static void nothing_is_lost(void **state)
{
    (void)state;
    hf_reader *reader = reader_for(NULL);
    hf_record record;
    char text[2000];
    int length = snprintf(text, sizeof text, "# head\n%s\nrubbish & more\n\n%.50s\n%s\r\n%s",
                          puzzle, puzzle, puzzle, puzzle);
    size_t at = 0, good = 0, bad = 0, none = 0;
    while (at < (size_t)length) {
        size_t cut = hf_reader_cut(reader, text + at, (size_t)length - at, true);
        assert_true(cut > 0);
        hf_status status = hf_reader_parse(reader, text + at, cut, &record);
        good += status == HF_OK;
        bad += status == HF_BAD_TEXT;
        none += status == HF_END;
        at += cut;
    }
    assert_int_equal(at, length);
    assert_int_equal(good, 3);
    assert_int_equal(bad, 2);
    assert_int_equal(none, 2);
    hf_reader_free(reader);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_blank_is_read),
        cmocka_unit_test(comments_are_carried_through),
        cmocka_unit_test(marks_and_line_ends_do_not_matter),
        cmocka_unit_test(what_is_wrong_is_said),
        cmocka_unit_test(characters_are_counted),
        cmocka_unit_test(a_line_of_a_million_is_an_error),
        cmocka_unit_test(long_records_are_cut),
        cmocka_unit_test(blank_lines_and_comments_are_pieces),
        cmocka_unit_test(sizes_follow_from_the_length),
        cmocka_unit_test(notations_are_told_apart),
        cmocka_unit_test(the_text_decides_what_a_line_leaves_open),
        cmocka_unit_test(specifications_are_obeyed),
        cmocka_unit_test(jigsaws_bring_their_map),
        cmocka_unit_test(tokens_of_any_size),
        cmocka_unit_test(a_name_is_not_a_heading),
        cmocka_unit_test(nothing_is_lost),
    };
    return cmocka_run_group_tests_name("format_line", tests, NULL, NULL);
}
