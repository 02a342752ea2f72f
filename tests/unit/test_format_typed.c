/* SPDX-License-Identifier: MIT
 *
 * test_format_typed.c - one puzzle in the many ways in which people type, paste and print it.
 */
#include "support/typed.h"

/* Behind a byte order mark, too. */
static void every_way_is_read(void **state)
{
    static char text[8192] = "\xEF\xBB\xBF";
    char line[82], why[200];
    unsigned bad = 0;
    (void)state;
    for (size_t i = 0; i < 2 * typed_way_count; i++) {
        const typed_way *way = &typed_ways[i / 2];
        size_t left, mark = i % 2 ? 3 : 0, length = typed_render(way, text + 3) + mark;
        bool good = typed_read(text + 3 - mark, length, line, &left, why);
        if (good && strcmp(line, typed_puzzle) == 0 && left == 0)
            continue;
        bad++;
        print_message("# %s: %s\n# %zu of %zu bytes left, read as %s\n", way->name, why, left,
                      length, good ? line : "nothing");
    }
    print_message("# %zu ways\n", typed_way_count);
    assert_int_equal(bad, 0);
}

static void boards_cut_short_are_not_joined(void **state)
{
    char text[2000];
    (void)state;
    size_t n = typed_put_rows(text, 0, 0, 8); /* eight rows, and then a whole board */
    n += (size_t)sprintf(text + n, "\n");
    typed_put_rows(text, n, 0, 9);
    typed_outcome all = typed_read_all(text);
    assert_int_equal(all.boards, 1);
    assert_string_equal(all.line, typed_puzzle);
    assert_int_equal(all.mistakes, 1);
    assert_non_null(strstr(all.message, "8 rows"));
    n = typed_put_rows(text, 0, 0,
                       3); /* three rows look like a band, but what follows is no band */
    n += (size_t)sprintf(text + n, "\n");
    typed_put_rows(text, n, 0, 9);
    all = typed_read_all(text);
    assert_int_equal(all.boards, 1);
    assert_string_equal(all.line, typed_puzzle);
    assert_int_equal(all.mistakes, 1);
}

static void boards_follow_each_other(void **state)
{
    char text[4000];
    size_t n = 0;
    (void)state;
    for (int board = 1; board <= 3; board++) { /* each in bands, under a heading */
        n += (size_t)sprintf(text + n, "Grid %02d\n", board);
        for (unsigned band = 0; band < 3; band++) {
            n = typed_put_rows(text, n, band * 3, band * 3 + 3);
            n += (size_t)sprintf(text + n, "\n");
        }
    }
    typed_outcome all = typed_read_all(text);
    assert_int_equal(all.boards, 3);
    assert_int_equal(all.mistakes, 0);
    assert_string_equal(all.comment, "Grid 03");
    assert_string_equal(all.line, typed_puzzle);
    assert_non_null(strstr(all.guess, "rows"));
}

/* Numbers with a point are not three cells each, and a list of candidates has none twice: what is read is
 * the board or nothing. */
static void what_stands_around_digits_is_no_cell(void **state)
{
    static const char *const texts[] = {
        "1.0, _, _, 4.0\n_, _, 1.0, _\n_, 1.0, _, _\n4.0, _, _, 1.0\n",
        "- o, o, 1.0, o;\n- 2.0, o, o, o;\n- o, 3.0, o, o;\n- o, o, o, 4.0;\n",
        "| 1 e 11 |\n| e 2 e |\n| e e 3 |\n"};
    static const char *const lines[] = {"1..4..1..1..4..1", "..1.2....3.....4", ""};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        typed_outcome all = typed_read_all(texts[i]);
        if (all.boards)
            assert_string_equal(all.line, lines[i]);
        else
            assert_true(all.mistakes > 0);
    }
}

/* Rows with their numbers, and lines drawn between bands: no board of eleven. */
static void rows_with_numbers_are_no_larger_board(void **state)
{
    char text[400] = "";
    size_t n = 0;
    (void)state;
    for (unsigned r = 0; r < 9; r++)
        n += (size_t)sprintf(text + n, "%u. %.9s\n%s", r + 1, typed_puzzle + r * 9,
                             r == 2 || r == 5 ? "___________\n" : "");
    typed_outcome all = typed_read_all(text);
    assert_true(all.boards == 0 ? all.mistakes > 0 : strcmp(all.line, typed_puzzle) == 0);
}

/* A line of words in a list of boards is a mistake in that list, not the heading of the next. */
static void words_in_a_list_are_a_mistake(void **state)
{
    char text[400];
    (void)state;
    snprintf(text, sizeof text, "%s\nwhat is this\n%s\n", typed_puzzle, typed_puzzle);
    typed_outcome all = typed_read_all(text);
    assert_int_equal(all.boards, 2);
    assert_int_equal(all.mistakes, 1);
}

/* Of two lines of words above rows one is the heading; the other is not passed over in silence. */
static void one_line_of_words_is_the_heading(void **state)
{
    char text[400];
    (void)state;
    size_t n = (size_t)sprintf(text, "Dear Ann and Bob\nhere you are\n");
    typed_put_rows(text, n, 0, 9);
    typed_outcome all = typed_read_all(text);
    assert_int_equal(all.boards, 1);
    assert_int_equal(all.mistakes, 1);
    assert_string_equal(all.line, typed_puzzle);
    assert_string_equal(all.comment, "here you are");
}

/* Rows of 16 letters and digits below a heading, quoted, in bands, as characters of a program. */
static void letters_are_typed_too(void **state)
{
    static const char *const styles[][4] = {{"Puzzle 4:\n", "", "", "\n"},
                                            {"", "> ", "", "\n"},
                                            {"", "{'", "', '", "'},\n"},
                                            {"Letters today\n", "> ", " ", "\n"}};
    (void)state;
    for (size_t w = 0; w < sizeof styles / sizeof *styles; w++) {
        char text[4000], line[257] = "";
        size_t n = (size_t)sprintf(text, "%s", styles[w][0]);
        for (unsigned cell = 0; cell < 256; cell++) {
            unsigned row = cell / 16, column = cell % 16;
            unsigned value = (4 * (row % 4) + row / 4 + column) % 16 + 1;
            line[cell] = cell % 3 == 1 ? '.' : hf_format_symbol(value);
            n += (size_t)sprintf(text + n, "%s%c%s", column ? "" : styles[w][1], line[cell],
                                 styles[w][column == 15 ? 3 : 2]);
        }
        typed_outcome all = typed_read_all(text);
        assert_int_equal(all.boards, 1);
        assert_int_equal(all.mistakes, 0);
        assert_string_equal(all.line, line);
    }
}

/* Texts that once were read as other boards: a footnote taken for the mark of a list, one odd character among full rows,
 * or beside zeros, for an empty cell. */
static void slips_are_no_cells(void **state)
{
    static const char *const texts[] = {
        "5 3 - - 7 - - - -\n6 - - 1 9 5 - - -\n- 9 8 - - - - 6 -\n8 - - - 6 - - - 3\n4 - - 8 - 3 - "
        "- 1\n"
        "7 - - - 2 - - - 6\n- 6 - - - - 2 8 -\n- - - 4 1 9 - - 5\n- [1]- - - 8 - - 7 9\n",
        "534678912\n672195348\n198342567\n859761423\n426853791\n713924856\n961537284\n287419635\n"
        "34&286179\n",
        "800 310 002\n005 040 070\n000 000 130\n450 800 003\n600 032 000\n000 900 01k\n000 008 "
        "000\n000 000 900\n"
        "090 703 060\n",
        "\"....18.32.4.367...38..59.477...63..6..1954....3....6...84...4.3.72.91..259...6\".\n",
        "| 1 |   | 2 | 3 | 4 |\n| 3 | 4 |   | 2 |\n| 2 | 1 | 4 | 3 |\n| 4 | 3 | 2 | 1 |\n",
        "1\t2\t3\t4\n3\t4\n2\t1\t4\t3\n4\t3\t2\t1\n",
        "_, 5, _, 9, _, _, _, 2, _, _, _, _, 1, _, 2, _, 7, 9, _, _, 7, _, _, _, _, _, _, 3, _, _, "
        "_, 4, _, 5, _, 2, "
        "_, _, 1, _, _, _, _, _, _, _, _, _, _, 1, _, _, 6, _, _, _, _, 6, _, _, _, 3, _, 7, _, _, "
        "_, _, _, _, _, 8, "
        "_, 2, 7, _, _, _, 3, _, 1, _\n"};
    char line[82], why[200];
    size_t left;
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++)
        if (typed_read(texts[i], strlen(texts[i]), line, &left, why))
            fail_msg("%s read as %s", texts[i], line);
}

/* Of symbols from 0 to 8 with points for empty cells, the zeros were once lost in silence. */
static void zeros_beside_points_are_asked_about(void **state)
{
    static const char mixed[] =
        "53..7....6..105....08....6.8...6...34..8.3..17...2...6.6....28....410..5....8..70",
                      nine[] = "53007....6..195....98....6.8...6...34..8.3..17..."
                               "2...6.6....28....419..5....8..79";
    static const char *const formats[] = {"line", "rows"};
    hf_reader *reader;
    hf_record record;
    hf_read_options options;
    char rows[100];
    (void)state;
    for (size_t i = 0, n = 0; i < 81; i++) {
        rows[n++] = mixed[i];
        if (i % 9 == 8)
            rows[n++] = '\n';
        rows[n] = 0;
    }
    const char *const texts[] = {mixed, rows};
    hf_read_options_init(&options, sizeof options);
    for (size_t i = 0; i < 2; i++) {
        assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
        assert_int_equal(hf_reader_parse(reader, texts[i], strlen(texts[i]), &record), HF_BAD_TEXT);
        assert_non_null(strstr(record.message, "is 0 a symbol, or an empty cell"));
        assert_int_equal(hf_reader_parse(reader, nine, 81, &record), HF_OK); /* no symbol at all */
        hf_reader_free(reader);
        options.format = hf_format_named(formats[i]);
        assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
        assert_int_equal(hf_reader_parse(reader, texts[i], strlen(texts[i]), &record), HF_OK);
        assert_int_equal(hf_grid_clues(record.grid), 26);
        hf_reader_free(reader);
    }
}

/* In whatever way they are written, not on a line or in rows alone. */
static void zeros_beside_points_are_asked_about_everywhere(void **state)
{
    static const char *const ways[][5] = {
        /* top, before a row, between cells, behind a row, bottom */
        {"", "", " ", " ", "\n"},
        {"", "", "\t", "\t", "\n"},
        {"", "", ",", ",", "\n"},
        {"", "", "\n", "\n", ""},
        {"[", "[", ",", "],", "]\n"},
        {"{\"puzzle\":[", "[", ",", "],", "]}\n"},
        {"x = [", "[", ", ", "],\n", "]\n"},
        {"", "", "", "/", "\n"},
        {"Puzzle 1: ", "", "", "", "\n"},
        {"'", "", "", "", "'\n"},
        {"", "Row #: ", "", "\n", ""},
        {"Puzzle: 1\n", "", "", "\n", ""},
        {"<pre>\n", "> ", " ", "\n", "</pre>\n"},
    };
    static const char mixed[] =
        "53..7....6..105....08....6.8...6...34..8.3..17...2...6.6....28....410..5....8..70";
    char text[1200];
    (void)state;
    for (size_t w = 0; w < 2 * sizeof ways / sizeof *ways; w++) {
        const char *const *way = ways[w / 2];
        const char *blank = strcmp(way[2], ",") == 0 && *way[0] ? "null" : w % 2 ? "_" : ".";
        size_t n = typed_put(text, 0, way[0]);
        for (unsigned i = 0; i < 81; i++) {
            char digit[2] = {mixed[i], '\0'};
            if (i % 9 == 0)
                n = typed_put_numbered(text, n, way[1], i / 9 + 1);
            n = typed_put(text, n, *digit == '.' ? blank : digit);
            n = typed_put(text, n, i % 9 < 8 ? way[2] : i < 80 ? way[3] : "");
        }
        n = typed_put(text, n, strchr(way[3], ']') ? "]" : strcmp(way[3], "\n") ? "" : "\n");
        typed_put(text, n, way[4]);
        typed_outcome all = typed_read_all(text);
        if (all.boards != 0 || !strstr(all.message, "is 0 a symbol, or an empty cell"))
            fail_msg("%s: %u boards, told: %s", text, all.boards, all.message);
    }
    char named[1200];
    size_t n = 0;
    for (unsigned i = 0; i < 81; i++)
        if (mixed[i] != '.')
            n += (size_t)sprintf(named + n, "r%uc%u=%c ", i / 9 + 1, i % 9 + 1, mixed[i]);
    strcpy(named + n, "\n");
    assert_non_null(strstr(typed_read_all(named).message, "is 0 a symbol"));
    assert_non_null(strstr(typed_read_all("1~~2\n~30~\n~1~~\n2~~~\n").message, "is 0 a symbol"));
    assert_non_null(strstr(typed_read_all("1..2 AABB\n.30. AABB\n.1.. CCDD\n2... CCDD\n").message,
                           "is 0 a symbol"));
    /* Where all cells are named, 0 is an empty one; so it is on a board that has every symbol. */
    assert_int_equal(typed_read_all("[[1,0,null,2],[0,3,4,0],[0,1,0,0],[2,0,0,0]]\n").boards, 1);
}

/* A board that was asked for and has fewer rows than columns was once looked at beyond its end. */
static void zeros_of_a_rectangle(void **state)
{
    static const hf_shape_spec spec = {
        .layout = HF_LAYOUT_RECTANGLE, .size = 9, .rows = 4, .columns = 9};
    static const char text[] = "1234.6.0.\n5.7.8....\n.........\n.........\n";
    hf_read_options options;
    hf_reader *reader;
    hf_record record;
    (void)state;
    hf_read_options_init(&options, sizeof options);
    options.spec = &spec;
    assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
    assert_int_equal(hf_reader_parse(reader, text, sizeof text - 1, &record), HF_OK);
    assert_int_equal(hf_grid_clues(record.grid), 8);
    hf_reader_free(reader);
}

static void what_is_ambiguous_is_asked(void **state)
{
    static const struct {
        const char *text, *question;
    } texts[] = {
        {"1 2 3 4 5\n2   5\n    1\n4 5 6\n7 8\n1   9\n    3\n2 4\n6   8\n",
         "a blank is an empty cell, or"},
        {"      7\n   1\n         43\n   2\n      5 9\n    3   7\n     418\n   81   2\n    5    "
         "3\n",
         "how far are these rows indented?"},
        {"1 3 . . 7 . . . .\n2 . . 1 9 5 . . .\n3 9 8 . . . . 6 .\n4 . . . 6 . . . 3\n5 . . 8 . 3 "
         ". . 1\n"
         "6 . . . 2 . . . 7\n7 6 . . . . 2 8 .\n8 . . 4 1 9 . . 5\n9 . . . 8 . . 7 .\n",
         "cells, or those of rows?"},
        {"1 2 3 4 5 6 7 8 9\n6 . . 1 9 5 . . .\n. 9 8 . . . . 6 .\n8 . . . 6 . . . 3\n4 . . 8 . 3 "
         ". . 1\n"
         "7 . . . 2 . . . 6\n. 6 . . . . 2 8 .\n. . . 4 1 9 . . 5\n. . . . 8 . . 7 9\n",
         "a row, or the names of columns?"},
        {"53..7....\n6..195...\n.98....6.\n8...6...3\n4..8.3..1\n7...2...6\n.6....28.\n...419..5\n"
         "....8..79\n53..7....\n",
         "a row too many?"},
        {"1 1 5\n1 2 3\n2 3 4\n3 3 1\n4 5 2\n5 5 7\n6 6 8\n8 8 9\n", "from 1, or from 0?"},
        {"1 - 0 0 0 0 0 0 0 0\n2 - 0 0 0 0 0 0 8 5\n3 - 0 0 1 0 2 0 0 0\n4 - 0 0 0 5 0 0 0 0\n"
         "5 - 0 0 4 0 0 1 0 0\n6 - 0 9 0 0 0 0 0 0\n6 - 0 9 0 0 0 0 0 0\n7 - 5 0 0 0 0 0 7 3\n"
         "8 - 0 0 2 0 1 0 0 0\n9 - 0 0 0 0 4 0 0 9\n",
         "cells, or those of rows?"},
        {"5,3,,,,7,,,,,\n6,,,,1,9,5,,,,\n,9,8,,,,,,,6,\n,,,,,,,,,,\n8,,,,,6,,,,,3\n4,,,8,,,3,,,,1\n"
         "7,,,,,2,,,,,6\n,,,,,,,,,,\n,6,,,,,,,2,8,\n,,,,4,1,9,,,,5\n,,,,,8,,,,7,9\n",
         "or gaps between the boxes"},
        {"6,x,x,x,x,x,x,x,x,\nx,x,x,9,x,x,x,x,4,\nx,x,x,x,7,x,6,3,1,\nx,7,2,x,x,x,8,x,x,\nx,x,1,2,"
         "x,x,x,x,x,\n"
         "x,x,x,3,6,x,x,x,5,\n2,x,x,x,x,x,x,x,3,\n1,x,x,x,x,x,x,x,8,\n1,x,x,x,x,x,x,x,8,\nx,9,x,x,"
         "2,x,5,x,x,\n",
         "or the edges of a smaller board"},
        {"5 3 . . 7 . . . .\n6 . . 1 9 5 . . .\n-1 9 8 . . . . 6 .\n8 . . . 6 . . . 3\n4 . . 8 . 3 "
         ". . 1\n7 . . . 2 . . . 6\n. 6 . . . . 2 8 .\n. . . 4 1 9 . . 5\n. . . . 8 . . 7 9\n",
         "is -1 an empty cell"},
        {"matrix(c(5,3,0,0,7,0,0,0,0,6,0,0,1,9,5,0,0,0,0,9,8,0,0,0,0,6,0,8,0,0,0,6,0,0,0,3,4,0,0,8,"
         "0,"
         "3,0,0,1,7,0,0,0,2,0,0,0,6,0,6,0,0,0,0,2,8,0,0,0,0,4,1,9,0,0,5,0,0,0,0,8,0,0,7,9), "
         "nrow=9)\n",
         "column by column"},
        {"53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
         "...7.....1..............43.2...........5.9..............418....81...2....5....3..\n",
         "several boards of 81, joined?"},
        {"3 2\n0 0 0 6 0 3\n0 1 0 2 5 0\n4 5 0 0 0 0\n0 0 2 0 0 0\n5 0 6 0 0 0\n0 2 0 0 0 0\n",
         "or its width and height?"},
        {"2x6\n...47.......\n.5..9..AC1.7\nB....85...9.\n...2....4..8\n1.574.8..3..\nC.3...B.57.."
         "\n.3.A.59."
         "6...\n6..B.C.3.A1.\n..1.........\nA.........23\n.....6.7....\n4....B.27...\n",
         "or its width and height?"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        typed_outcome all = typed_read_all(texts[i].text);
        if (all.boards || !strstr(all.message, texts[i].question))
            print_message("# %s\n# %s %s\n", texts[i].text, all.line, all.message);
        assert_int_equal(all.boards, 0);
        assert_int_equal(all.mistakes, 1);
        assert_non_null(strstr(all.message, texts[i].question));
    }
}

static void prose_is_no_board(void **state)
{
    static const char *const texts[] = {"Dear all,\n",
                                        "I have 5 apples and 3 pears.\n",
                                        "Thanks a lot\n",
                                        "12 monkeys, 7 samurai\n",
                                        "call 0800 123456 now\n",
                                        "{\n",
                                        "))\n"};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        typed_outcome all = typed_read_all(texts[i]);
        assert_int_equal(all.boards, 0);
        assert_int_equal(all.mistakes, 1);
    }
}

static void other_sizes_are_typed_too(void **state)
{
    (void)state;
    typed_outcome all = typed_read_all("1 . . 4\n. . 1 .\n\n. 1 . .\n4 . . 1\n");
    assert_int_equal(all.boards, 1);
    assert_string_equal(all.line, "1..4..1..1..4..1");
    all = typed_read_all("{{1,0,0,4},{0,0,1,0},{0,1,0,0},{4,0,0,1}};\n");
    assert_int_equal(all.boards, 1);
    assert_string_equal(all.line, "1..4..1..1..4..1");
    all = typed_read_all("Puzzle:\n> 1..4\n> ..1.\n> .1..\n> 4..1\n");
    assert_int_equal(all.boards, 1);
    assert_string_equal(all.line, "1..4..1..1..4..1");
    assert_string_equal(all.comment, "Puzzle");
}

/* Boards below their numbers, in bands or not, that follow each other without a blank line. */
static void boards_below_numbers(void **state)
{
    (void)state;
    for (unsigned way = 0; way < 4; way++) {
        char text[2000];
        size_t n = 0;
        for (unsigned board = 1; board < 4; board++) {
            n += (size_t)sprintf(text + n, "%u%s\n", board * 4, way % 2 ? "." : "");
            for (unsigned i = 0; i < 81; i++) {
                bool band = way > 1 && i % 27 == 26 && i < 80;
                n += (size_t)sprintf(text + n, "%c%s", typed_puzzle[i],
                                     i % 9 < 8 ? " "
                                     : band    ? "\n\n"
                                               : "\n");
            }
        }
        typed_outcome all = typed_read_all(text);
        if (all.boards != 3 || all.mistakes)
            fail_msg("%s: %u boards, %s", text, all.boards, all.message);
        assert_string_equal(all.line, typed_puzzle);
    }
}

/* On one line, in quotes or with blanks beyond ASCII. */
static void other_sizes_on_a_line(void **state)
{
    static const struct {
        unsigned size;
        const char *clues; /* every seventh cell has one of them */
    } boards[] = {{4, "1234"},       {6, "123456"},  {8, "12345678"},
                  {10, "12345678A"}, {12, "5A9BC3"}, {16, "EAG19F"}};
    (void)state;
    for (size_t i = 0; i < 3 * sizeof boards / sizeof *boards; i++) {
        unsigned size = boards[i / 3].size, step = size == 4 ? 3 : 7;
        char text[800], line[257] = "";
        size_t n = typed_put(text, 0, i % 3 ? "\"" : "");
        for (unsigned cell = 0; cell < size * size; cell++) {
            const char *clues = boards[i / 3].clues;
            line[cell] = cell % step ? '.' : clues[cell / step % strlen(clues)];
            char plain[2] = {line[cell], '\0'};
            n = typed_put(text, n, line[cell] == '.' && i % 3 != 1 ? "\xC2\xB7" : plain);
        }
        typed_put(text, n, i % 3 ? "\",\n" : "\n");
        typed_outcome all = typed_read_all(text);
        assert_int_equal(all.mistakes, 0);
        assert_string_equal(all.line, line);
    }
    typed_outcome all = typed_read_all("\"1..4..1..1..4..1\",\n\"2..4..2..2..4..2\"\n");
    assert_int_equal(all.boards, 2);
}

/* Rows of sixteen on one line, however they are joined, or each with a blank line behind it. */
static void sixteen_rows_joined(void **state)
{
    static const char *const joints[] = {"/",   " // ", " -> ", ",",    ", ", ";",  "|",
                                         " | ", " ",    "  ",   "\n\n", ",,", "| ;"};
    (void)state;
    for (size_t w = 0; w < sizeof joints / sizeof *joints; w++) {
        char text[800], line[257] = "";
        size_t n = 0;
        for (unsigned cell = 0; cell < 256; cell++) {
            unsigned row = cell / 16, value = (4 * (row % 4) + row / 4 + cell % 16) % 16 + 1;
            line[cell] = cell % 3 == 1 ? '.' : hf_format_symbol(value);
            char plain[2] = {line[cell], '\0'};
            n = typed_put(text, n, plain);
            n = typed_put(text, n, cell % 16 < 15 ? "" : cell < 255 ? joints[w] : "\n");
        }
        typed_outcome all = typed_read_all(text);
        assert_int_equal(all.boards, w < 11);
        assert_string_equal(all.line, w < 11 ? line : "");
    }
}

/* A heading of as many characters as rows have, or a row that is there twice: eleven rows of ten. */
static void a_lettered_row_too_many(void **state)
{
    static const char rows[] =
        "5.98..7..A\nA...26..4.\n.....5.7..\n..51....A.\n.41..A9...\n....8..17.\n....3..8.4\n"
        ".....3A.6.\n...2A....3\n8..3..1.9.\n";
    static const char *const above[] = {"2021-05-03\n", "5.98..7..A\n", "8..3..1.9.\n\n", rows,
                                        "c1,c2,c3,c4,c5,c6,c7,c8,c9,c10\n"};
    char text[400];
    (void)state;
    for (size_t i = 0; i < sizeof above / sizeof *above; i++) {
        sprintf(text, "%s%s", above[i], rows);
        typed_outcome all = typed_read_all(text);
        assert_int_equal(all.boards, i < 2 ? 0 : i == 3 ? 2 : 1);
    }
}

/* Sixteen rows of sixteen of which one lost a cell, or that are seventeen, are no boards of 4x4; nor do they hide one that
 * follows. */
static void rows_of_sixteen_gone_wrong(void **state)
{
    (void)state;
    for (unsigned way = 0; way < 9; way++) {
        unsigned gap = way / 4, slip = way % 4; /* a blank line behind none, four or each */
        char text[800];
        size_t n = 0;
        for (unsigned row = 0; row < 17; row++) {
            unsigned own = row < 9 ? row : row - 1; /* the ninth is there twice, or one is lost */
            bool lost = slip == 3 && (row == 4 || row == 8);
            for (unsigned c = 0; c < 16 && !lost && !(row == 8 && slip == 1); c++) {
                unsigned value = (4 * (own % 4) + own / 4 + c) % 16 + 1;
                bool blank = c % 3 == 1 || (own % 4 == 3 && value > 4);
                char plain[2] = {blank ? '.' : hf_format_symbol(value), '\0'};
                n = typed_put(text, n, slip == 1 && own == 6 && c == 9 ? "" : plain);
            }
            bool none = lost || (row == 8 && slip == 1);
            n = typed_put(text, n,
                          none                                     ? ""
                          : gap == 2 || (gap == 1 && own % 4 == 3) ? "\n\n"
                                                                   : "\n");
        }
        sprintf(text + n, "\n%s\n", typed_puzzle);
        typed_outcome all = typed_read_all(text);
        if (all.boards != 1 || strcmp(all.line, typed_puzzle) != 0)
            fail_msg("%s: %u boards, %s", text, all.boards, all.message);
    }
}

/* Numbers from 1 to 16 with points for blanks, plain and in boxes: the 0 of 10 does not make 0 a symbol. */
static void numbers_of_two_digits_are_numbers(void **state)
{
    (void)state;
    for (unsigned framed = 0; framed < 2; framed++) {
        char text[4000] = "", line[257] = "";
        size_t n = 0;
        for (unsigned cell = 0; cell < 256; cell++) {
            unsigned row = cell / 16, column = cell % 16;
            unsigned value = (4 * (row % 4) + row / 4 + column) % 16 + 1;
            bool blank = cell % 3 == 1;
            if (blank)
                n += (size_t)snprintf(text + n, sizeof text - n, " .");
            else
                n += (size_t)snprintf(text + n, sizeof text - n, "%2u", value);
            line[cell] = blank ? '.' : hf_format_symbol(value);
            n += (size_t)snprintf(text + n, sizeof text - n, "%s",
                                  column == 15                ? "\n"
                                  : framed && column % 4 == 3 ? " | "
                                                              : " ");
            if (framed && column == 15 && row % 4 == 3 && row < 15)
                n += (size_t)snprintf(text + n, sizeof text - n,
                                      "------------+-------------+-------------+------------\n");
        }
        typed_outcome all = typed_read_all(text);
        assert_int_equal(all.boards, 1);
        assert_int_equal(all.mistakes, 0);
        assert_string_equal(all.line, line);
    }
}

/* A line with the digits of another script; `first` is the character of the digit `from`. */
static void put_digits(char *text, uint32_t first, unsigned from)
{
    size_t n = 0;
    for (const char *cell = typed_puzzle; *cell; cell++) {
        uint32_t c = first + (uint32_t)(*cell - '0') - from;
        if (*cell == '.') {
            text[n++] = '.';
            continue;
        }
        text[n++] = (char)(c < 0x800 ? 0xC0 | c >> 6 : 0xE0 | c >> 12);
        if (c >= 0x800)
            text[n++] = (char)(0x80 | (c >> 6 & 0x3F));
        text[n++] = (char)(0x80 | (c & 0x3F));
    }
    text[n] = '\0';
}

static void digits_of_other_scripts(void **state)
{
    static const struct {
        const char *name;
        uint32_t first;
        unsigned from;
    } scripts[] = {{"Devanagari", 0x966, 0},   {"Bengali", 0x9E6, 0},
                   {"Gurmukhi", 0xA66, 0},     {"Gujarati", 0xAE6, 0},
                   {"Odia", 0xB66, 0},         {"Tamil", 0xBE6, 0},
                   {"Telugu", 0xC66, 0},       {"Kannada", 0xCE6, 0},
                   {"Malayalam", 0xD66, 0},    {"Thai", 0xE50, 0},
                   {"Lao", 0xED0, 0},          {"Tibetan", 0xF20, 0},
                   {"Burmese", 0x1040, 0},     {"Khmer", 0x17E0, 0},
                   {"Mongolian", 0x1810, 0},   {"N'Ko", 0x7C0, 0},
                   {"Arabic", 0x660, 0},       {"Persian", 0x6F0, 0},
                   {"Roman", 0x2160, 1},       {"small Roman", 0x2170, 1},
                   {"in circles", 0x2460, 1},  {"in parentheses", 0x2474, 1},
                   {"with a stop", 0x2488, 1}, {"fullwidth", 0xFF10, 0}};
    unsigned bad = 0;
    (void)state;
    for (size_t i = 0; i < sizeof scripts / sizeof *scripts; i++) {
        char text[400], line[82] = "", why[200];
        size_t left;
        put_digits(text, scripts[i].first, scripts[i].from);
        bool good =
            typed_read(text, strlen(text), line, &left, why) && strcmp(line, typed_puzzle) == 0;
        bad += !good;
        if (!good)
            print_message("# %s: %s\n", scripts[i].name, why);
    }
    assert_int_equal(bad, 0);
}

/* Rows parted by the line ends that JSON writes out, below the names that programs give a board. */
static void rows_in_one_string(void **state)
{
    static const char *const keys[] = {"task", "initial", "start", "puzzle"};
    (void)state;
    for (size_t k = 0; k < sizeof keys / sizeof *keys; k++) {
        char text[200], line[82] = "", why[200];
        size_t left, n = (size_t)sprintf(text, "{\"%s\":\"", keys[k]);
        for (unsigned r = 0; r < 9; r++)
            n += (size_t)sprintf(text + n, "%s%.9s", r ? "\\n" : "", typed_puzzle + (size_t)r * 9);
        sprintf(text + n, "\"}");
        assert_true(typed_read(text, strlen(text), line, &left, why));
        assert_string_equal(line, typed_puzzle);
    }
}

/* Nine cells in a list are a row that lost its board, not a board of 3x3. */
static void a_row_alone_is_no_board(void **state)
{
    char line[82] = "", why[200];
    size_t left;
    (void)state;
    assert_false(typed_read("[0,0,0,0,0,0,0,0,0]\n", 20, line, &left, why));
    assert_non_null(strstr(why, "no board"));
}

/* Ten rows with lines drawn between bands; then a board that is one. */
static void rows_too_many_below_a_line(void **state)
{
    static const char *const lines[][2] = {
        {"+-------+-------+-------+\n", "| "}, {"", ""}, {"", "> "}};
    (void)state;
    for (size_t w = 0; w < sizeof lines / sizeof *lines; w++) {
        char text[1200];
        size_t n = typed_put(text, 0, *lines[w]);
        for (unsigned r = 0; r < 10; r++) {
            const char *row = typed_puzzle + (r < 5 ? r : r - 1) * 9; /* the fifth is there twice */
            n += (size_t)sprintf(text + n, "%s%.3s | %.3s | %.3s%s\n", lines[w][1], row, row + 3,
                                 row + 6, **lines[w] ? " |" : "");
            if (r % 3 == 2)
                n += (size_t)sprintf(text + n, "%s%s", **lines[w] ? "" : lines[w][1],
                                     **lines[w] ? *lines[w] : "----+-----+----\n");
        }
        sprintf(text + n, "%s\n%s\n", *lines[w], typed_puzzle);
        typed_outcome all = typed_read_all(text);
        if (all.boards != 1 || all.mistakes != 1 || !strstr(all.message, "a row too many?"))
            fail_msg("%s: %u boards, %u mistakes: %s", text, all.boards, all.mistakes, all.message);
        assert_string_equal(all.line, typed_puzzle);
    }
}

/* A line drawn below nine rows is no row, whatever stands below it. */
static void lines_below_a_board(void **state)
{
    static const char *const below[] = {"", "----+-----+----\n5 | 3\n", "1 | 2 | 3 | 4\n",
                                        "thanks\n"};
    (void)state;
    for (size_t w = 0; w < sizeof below / sizeof *below; w++) {
        char text[1200];
        size_t n = 0;
        for (unsigned r = 0; r < 9; r++) {
            const char *row = typed_puzzle + r * 9;
            n += (size_t)sprintf(text + n, "%.3s | %.3s | %.3s\n", row, row + 3, row + 6);
        }
        sprintf(text + n, "----+-----+----\n%s", below[w]);
        typed_outcome all = typed_read_all(text);
        assert_int_equal(all.boards, 1);
        assert_string_equal(all.line, typed_puzzle);
        assert_true(!*below[w] || all.mistakes > 0);
    }
}

/* Ten rows, each with a blank line behind it, take no board along that follows. */
static void a_board_behind_rows_too_many(void **state)
{
    char text[1200];
    size_t n = 0;
    (void)state;
    for (unsigned r = 0; r < 10; r++)
        n += (size_t)sprintf(text + n, "%.9s\n\n", typed_puzzle + (r < 5 ? r : r - 1) * 9);
    sprintf(text + n, "%s\n", typed_puzzle);
    typed_outcome all = typed_read_all(text);
    assert_int_equal(all.boards, 1);
    assert_int_equal(all.mistakes, 1);
    assert_string_equal(all.line, typed_puzzle);
}

/* A line of tabs, or of nine blanks, is the first row of a board if eight such rows follow; with nine of them it stands
 * above a board, and nowhere else does it matter. */
static void an_empty_row_comes_first(void **state)
{
    static const struct {
        const char *gap, *blank, *above;
        unsigned from, to;
        const char *told, *below; /* NULL: it is read; nothing */
    } ways[] = {
        {"\t", "", "", 0, 9, NULL, NULL},
        {"", " ", "", 0, 9, NULL, NULL},
        {" ", " ", "", 0, 9, NULL, NULL},
        {"\t", "", "\t\t\t\t\t\t\t\t\n", 1, 9, NULL, NULL},
        {"\t", "", "\t\t\t\t\t\t\t\t\n", 0, 9, NULL, NULL},
        {"\t", "", "\t\t\t\t\t\t\t\t\n", 1, 9, "where does the board begin", "\t\t\t\t\t\t\t\t\n"},
        {",", ".", "            \n", 0, 9, NULL, NULL},
        {"", ".", "\t\t\t\t\n\t\t\t\n", 0, 9, NULL, NULL},
        {"\t", "", "", 0, 7, "no board", NULL},
        {"", " ", "", 0, 7, "no board", NULL},
    };
    char puzzle[82], text[1000];
    (void)state;
    memset(puzzle, '.', 9);
    strcpy(puzzle + 9, typed_puzzle + 9);
    for (size_t w = 0; w < sizeof ways / sizeof *ways; w++) {
        size_t n = typed_put(text, 0, ways[w].above);
        for (unsigned i = ways[w].from * 9; i < ways[w].to * 9; i++) {
            char digit[2] = {puzzle[i], '\0'};
            n = typed_put(text, n, *digit == '.' ? ways[w].blank : digit);
            n = typed_put(text, n, i % 9 < 8 ? ways[w].gap : "\n");
        }
        typed_put(text, n, ways[w].below ? ways[w].below : "");
        typed_outcome all = typed_read_all(text);
        if (ways[w].told ? all.boards || !strstr(all.message, ways[w].told)
                         : all.mistakes || strcmp(all.line, puzzle) != 0)
            fail_msg("%s: %u boards, %s %s", text, all.boards, all.line, all.message);
    }
    hf_reader *reader;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    assert_int_equal(hf_reader_cut(reader, "\t\t\t\t\t\t\t\t\n", 9, false),
                     0); /* rows may follow */
    assert_int_equal(hf_reader_cut(reader, "\t\t\t\t\t\t\t\t\n", 9, true), 9);
    assert_int_equal(hf_reader_cut(reader, "\t\t\t\n5\t", 6, false), 0);
    hf_reader_free(reader);
    hf_read_options options; /* in a table whose column is known, it is no row */
    hf_read_options_init(&options, sizeof options);
    options.column = 2;
    assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
    assert_int_equal(hf_reader_cut(reader, "\t\t\t\t\t\t\t\t\n5\t\t\t", 13, true), 9);
    hf_reader_free(reader);
}

/* "#3: 53..7....", and "#3 53..7....", too; "# 53..7...." is a comment. */
static void numbers_of_boards(void **state)
{
    static const char *const labels[] = {"#3: ", "#3 ", "#12. ", "#2)\t",
                                         "# 3 ", "#",   "#3",    "#a: "};
    char text[200];
    (void)state;
    for (size_t i = 0; i < sizeof labels / sizeof *labels; i++) {
        sprintf(text, "%s%s\n", labels[i], typed_puzzle);
        typed_outcome all = typed_read_all(text);
        assert_int_equal(all.boards, i < 4);
        assert_int_equal(all.mistakes, 0);
        sprintf(text, "%s%.80s\n", labels[i], typed_puzzle);
        assert_int_equal(typed_read_all(text).mistakes, i < 4);
    }
    assert_int_equal(typed_read_all("#12\n#12.\n#12.5\n#5.....1\n").mistakes, 0);
}

/* 80 cells, one to a line, and then a blank line and a board; or a blank line among the cells, which is one. */
static void a_cell_too_few(void **state)
{
    (void)state;
    for (unsigned blank = 0; blank < 2; blank++) {
        char text[400];
        size_t n = 0;
        for (unsigned i = 0; i < 80; i++)
            n += (size_t)sprintf(text + n, "%u\n%s", (i * 7 + i / 9) % 9 + 1,
                                 blank && i == 40 ? "\n" : "");
        if (!blank)
            sprintf(text + n, "\n%s\n", typed_puzzle);
        typed_outcome all = typed_read_all(text);
        assert_int_equal(all.boards, 1);
        assert_int_equal(all.mistakes > 0, !blank);
        assert_true(blank || strcmp(all.line, typed_puzzle) == 0);
    }
}

/* 90 cells in groups, one to a line: a row is there twice. */
static void a_group_too_many(void **state)
{
    char text[400];
    size_t n = 0;
    (void)state;
    for (unsigned i = 0; i < 90; i++)
        n += (size_t)sprintf(text + n, "%c\n%s", typed_puzzle[i < 45 ? i : i - 9],
                             i % 9 == 8 ? "\n" : "");
    typed_outcome all = typed_read_all(text);
    assert_int_equal(all.boards, 0);
    assert_non_null(strstr(all.message, "a cell too many"));
}

static void one_small_cell_per_line(void **state)
{
    (void)state;
    typed_outcome all = typed_read_all("1\n0\n0\n4\n0\n0\n2\n0\n0\n3\n0\n0\n2\n0\n0\n1\n");
    assert_string_equal(all.line, "1..4..2..3..2..1");
    assert_int_equal(typed_read_all("1\n0\n0\n5\n0\n0\n2\n0\n0\n3\n0\n0\n2\n0\n0\n1\n").boards, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_way_is_read),
        cmocka_unit_test(boards_cut_short_are_not_joined),
        cmocka_unit_test(boards_follow_each_other),
        cmocka_unit_test(what_stands_around_digits_is_no_cell),
        cmocka_unit_test(rows_with_numbers_are_no_larger_board),
        cmocka_unit_test(words_in_a_list_are_a_mistake),
        cmocka_unit_test(one_line_of_words_is_the_heading),
        cmocka_unit_test(letters_are_typed_too),
        cmocka_unit_test(slips_are_no_cells),
        cmocka_unit_test(zeros_beside_points_are_asked_about),
        cmocka_unit_test(zeros_beside_points_are_asked_about_everywhere),
        cmocka_unit_test(zeros_of_a_rectangle),
        cmocka_unit_test(what_is_ambiguous_is_asked),
        cmocka_unit_test(prose_is_no_board),
        cmocka_unit_test(other_sizes_are_typed_too),
        cmocka_unit_test(boards_below_numbers),
        cmocka_unit_test(rows_of_sixteen_gone_wrong),
        cmocka_unit_test(a_lettered_row_too_many),
        cmocka_unit_test(sixteen_rows_joined),
        cmocka_unit_test(other_sizes_on_a_line),
        cmocka_unit_test(numbers_of_two_digits_are_numbers),
        cmocka_unit_test(digits_of_other_scripts),
        cmocka_unit_test(rows_in_one_string),
        cmocka_unit_test(a_row_alone_is_no_board),
        cmocka_unit_test(one_small_cell_per_line),
        cmocka_unit_test(numbers_of_boards),
        cmocka_unit_test(a_cell_too_few),
        cmocka_unit_test(a_group_too_many),
        cmocka_unit_test(an_empty_row_comes_first),
        cmocka_unit_test(rows_too_many_below_a_line),
        cmocka_unit_test(lines_below_a_board),
        cmocka_unit_test(a_board_behind_rows_too_many),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
