/* SPDX-License-Identifier: MIT
 *
 * test_format_typed.c - one puzzle in the many ways in which people type, paste and print it.
 */
#include "support/support.h"
#include "typed_ways.h"

static const char puzzle[] =
    "....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6";

/* Appends with # replaced by a digit and @ by a letter. */
static size_t put(char *text, size_t n, const char *template, unsigned number)
{
    for (; *template; template ++)
        text[n++] = (char)(*template == '#'   ? (int)('0' + number)
                           : *template == '@' ? (int)('A' + number - 1)
                                              : *template);
    text[n] = '\0';
    return n;
}

static size_t put_plain(char *text, size_t n, const char *part)
{
    size_t length = strlen(part);
    memcpy(text + n, part, length + 1);
    return n + length;
}

static size_t render(const way *w, char *text)
{
    size_t n = put_plain(text, 0, w->top);
    for (unsigned r = 0; r < 9; r++) {
        n = put(text, n, w->before, r + 1);
        for (unsigned c = 0; c < 9; c++) {
            char cell = puzzle[r * 9 + c];
            n = put(text, n, cell == '.' ? w->blank : w->digit, (unsigned)(cell - '0'));
            if (c < 8)
                n = put_plain(text, n, c % 3 == 2 ? w->box : w->gap);
        }
        n = put_plain(text, n, w->after);
        if (r == 2 || r == 5)
            n = put_plain(text, n, w->band);
    }
    return put_plain(text, n, w->bottom);
}

/* Reads the first board of a text; what comes before it, and how much is left, is counted. */
static bool read_board(const char *text, size_t length, char line[82], size_t *left, char why[200])
{
    hf_reader *reader;
    hf_record record;
    hf_status status = HF_END;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    while (status == HF_END && length > 0) {
        size_t cut = hf_reader_cut(reader, text, length, true);
        assert_true(cut > 0 && cut <= length);
        status = hf_reader_parse(reader, text, cut, &record);
        text += cut;
        length -= cut;
    }
    snprintf(why, 200, "%s", status == HF_OK ? "" : record.message);
    if (status == HF_OK)
        snprintf(line, 82, "%s", test_line(record.grid));
    while (length > 0) { /* blank lines and the like behind it are no matter */
        hf_record further;
        size_t cut = hf_reader_cut(reader, text, length, true);
        if (hf_reader_parse(reader, text, cut, &further) != HF_END)
            break;
        text += cut;
        length -= cut;
    }
    *left = length;
    hf_reader_free(reader);
    return status == HF_OK;
}

static void every_way_is_read(void **state)
{
    static char text[8192];
    char line[82], why[200];
    unsigned bad = 0;
    (void)state;
    for (size_t i = 0; i < sizeof ways / sizeof *ways; i++) {
        size_t left, length = render(&ways[i], text);
        bool good = read_board(text, length, line, &left, why);
        if (good && strcmp(line, puzzle) == 0 && left == 0)
            continue;
        bad++;
        print_message("# %s: %s\n# %zu of %zu bytes left, read as %s\n", ways[i].name, why, left,
                      length, good ? line : "nothing");
    }
    print_message("# %zu ways\n", sizeof ways / sizeof *ways);
    assert_int_equal(bad, 0);
}

/* Reads a text to its end; counts boards and mistakes, keeps the last record of each. */
typedef struct outcome {
    unsigned boards, mistakes;
    char line[1000], message[200], comment[100], guess[100];
    hf_layout layout;
} outcome;

static outcome read_text(const char *text)
{
    outcome all = {0};
    size_t length = strlen(text);
    hf_reader *reader;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    while (length > 0) {
        hf_record record;
        size_t cut = hf_reader_cut(reader, text, length, true);
        hf_status status = hf_reader_parse(reader, text, cut, &record);
        if (status == HF_OK) {
            all.boards++;
            snprintf(all.line, sizeof all.line, "%s", test_line(record.grid));
            snprintf(all.comment, sizeof all.comment, "%.*s", (int)record.comment_length,
                     record.comment ? record.comment : "");
            snprintf(all.guess, sizeof all.guess, "%s", record.guess ? record.guess : "");
            all.layout = hf_shape_spec_of(hf_grid_shape(record.grid))->layout;
        } else if (status == HF_BAD_TEXT) {
            all.mistakes++;
            snprintf(all.message, sizeof all.message, "%s", record.message);
        }
        text += cut;
        length -= cut;
    }
    hf_reader_free(reader);
    return all;
}

/* Rows of the puzzle from `from` to `to`. */
static size_t put_rows(char *text, size_t n, unsigned from, unsigned to)
{
    for (unsigned r = from; r < to; r++)
        n += (size_t)sprintf(text + n, "%.9s\n", puzzle + r * 9);
    return n;
}

static void boards_cut_short_are_not_joined(void **state)
{
    char text[2000];
    (void)state;
    size_t n = put_rows(text, 0, 0, 8); /* eight rows, and then a whole board */
    n += (size_t)sprintf(text + n, "\n");
    put_rows(text, n, 0, 9);
    outcome all = read_text(text);
    assert_int_equal(all.boards, 1);
    assert_string_equal(all.line, puzzle);
    assert_int_equal(all.mistakes, 1);
    assert_non_null(strstr(all.message, "8 rows"));
    n = put_rows(text, 0, 0, 3); /* three rows look like a band, but what follows is no band */
    n += (size_t)sprintf(text + n, "\n");
    put_rows(text, n, 0, 9);
    all = read_text(text);
    assert_int_equal(all.boards, 1);
    assert_string_equal(all.line, puzzle);
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
            n = put_rows(text, n, band * 3, band * 3 + 3);
            n += (size_t)sprintf(text + n, "\n");
        }
    }
    outcome all = read_text(text);
    assert_int_equal(all.boards, 3);
    assert_int_equal(all.mistakes, 0);
    assert_string_equal(all.comment, "Grid 03");
    assert_string_equal(all.line, puzzle);
    assert_non_null(strstr(all.guess, "rows"));
}

static void a_map_may_stand_below_the_rows(void **state)
{
    static const char map[] = "CCCCCCBBICCAAACBBIDAAAAABIIDEAEEEBIIDEEEHEBBI"
                              "DDDEHHHBIDGHHHFFFIDGGHHGFFFDGGGGGFFF";
    static const char *const between[] = {"", "\n", "\nRegions:\n"};
    (void)state;
    for (size_t b = 0; b < sizeof between / sizeof *between; b++) {
        char text[2000];
        size_t n = put_rows(text, 0, 0, 9);
        n += (size_t)sprintf(text + n, "%s", between[b]);
        for (unsigned r = 0; r < 9; r++)
            n += (size_t)sprintf(text + n, "%.9s\n", map + r * 9);
        outcome all = read_text(text);
        assert_int_equal(all.boards, 1);
        assert_int_equal(all.mistakes, 0);
        assert_int_equal(all.layout, HF_LAYOUT_JIGSAW);
        assert_string_equal(all.line, puzzle);
    }
}

/* The same map with digits from 1, from 0, spaced, as fields, below words, and beside the rows. */
static void a_map_may_be_written_in_many_ways(void **state)
{
    static const char map[] = "CCCCCCBBICCAAACBBIDAAAAABIIDEAEEEBIIDEEEHEBBI"
                              "DDDEHHHBIDGHHHFFFIDGGHHGFFFDGGGGGFFF";
    (void)state;
    for (unsigned style = 0; style < 12; style++) {
        char text[2000], base = "1Aa0"[style % 4];
        size_t n = style / 4 == 2 ? 0 : put_rows(text, 0, 0, 9);
        if (style / 4 == 1)
            n += (size_t)sprintf(text + n, "\nRegions\n");
        for (unsigned r = 0; r < 9; r++) {
            if (style / 4 == 2)
                n += (size_t)sprintf(text + n, "%.9s   ", puzzle + r * 9);
            for (unsigned c = 0; c < 9; c++)
                n += (size_t)sprintf(text + n, style / 4 == 1 ? "%c " : "%c",
                                     map[r * 9 + c] - 'A' + base);
            n += (size_t)sprintf(text + n, "\n");
        }
        outcome all = read_text(text);
        assert_int_equal(all.boards, 1);
        assert_int_equal(all.mistakes, 0);
        assert_int_equal(all.layout, HF_LAYOUT_JIGSAW);
        assert_string_equal(all.line, puzzle);
        assert_string_not_equal(all.guess, "");
    }
}

/* How a board or a map is written: one character per cell from `cells`, rows and all of it between strings. */
typedef struct written {
    const char *before, *row, *gap, *row_end, *after;
} written;

static size_t put_written(char *text, size_t n, const written *w, const char *cells, unsigned size)
{
    n = put_plain(text, n, w->before);
    for (unsigned i = 0; i < size * size; i++) {
        n = put_plain(text, n, i % size ? w->gap : w->row);
        text[n++] = cells[i] == '.' && *w->gap == ',' ? '0' : cells[i];
        text[n] = '\0';
        if (i % size == size - 1)
            n = put_plain(text, n, i == size * size - 1 ? "" : w->row_end);
    }
    return put_plain(text, n, w->after);
}

/* A board and a map that are records each, in whatever way, are one jigsaw; a map alone is refused. Neither
 * is ever a plain board. */
static void a_map_belongs_to_its_board(void **state)
{
    static const char map[] = "333333229331113229411111299451555299455585229"
                              "444588829478886669477887666477777666";
    static const written boards[] = {{"", "", "", "", "\n"},
                                     {"puzzle = [", "[", ",", "],", "]]\n"},
                                     {"", "[", ",", "],\n ", "]\n"},
                                     {"", "", "", "\n", "\n"}};
    static const written maps[] = {{"", "", "", "", "\n"},
                                   {"\nRegions: ", "", "", "", "\n"},
                                   {"regions = [", "[", ",", "],", "]]\n"},
                                   {"[", "[", ", ", "],\n ", "]]\n"},
                                   {"[", "\"", "", "\", ", "\"]\n"},
                                   {"\nMap\n", "", " ", "\n", "\n"},
                                   {"\n", "", "", "\n", "\n\n"}};
    (void)state;
    for (size_t m = 0; m < sizeof maps / sizeof *maps; m++) {
        char text[4000];
        put_written(text, 0, &maps[m], map, 9);
        outcome alone = read_text(text);
        assert_int_equal(alone.boards, 0);
        assert_int_equal(alone.mistakes, 1);
        assert_non_null(strstr(alone.message, "a map of regions"));
        for (size_t b = 0; b < 2 * sizeof boards / sizeof *boards; b++) {
            const written *board = &boards[b / 2];
            if (b / 2 == 2)
                continue; /* lists without brackets around them are lines of their own */
            size_t n = b % 2 ? put_written(text, 0, &maps[m], map, 9) : 0;
            n = put_written(text, n, board, puzzle, 9);
            if (b % 2 == 0)
                put_written(text, n, &maps[m], map, 9);
            outcome all = read_text(text);
            if (all.boards != 1 || all.mistakes || all.layout != HF_LAYOUT_JIGSAW)
                fail_msg("%u boards, %u mistakes of\n%s%s", all.boards, all.mistakes, text,
                         all.message);
            assert_string_equal(all.line, puzzle);
        }
    }
}

/* Maps of other sizes; one that names the usual boxes; and one that does not fit. */
static void maps_have_sizes(void **state)
{
    (void)state;
    outcome all = read_text("1...2...3......4\nAAABAABBCDBBCDDDCCCD\n");
    assert_int_equal(all.boards, 1); /* 20 characters are no map */
    assert_int_equal(all.mistakes, 1);
    all = read_text("1...2...3......4\nAAABABBBCDDDCCCD\n");
    assert_int_equal(all.boards, 1);
    assert_int_equal(all.mistakes, 0);
    assert_int_equal(all.layout, HF_LAYOUT_JIGSAW);
    all = read_text("1...2...3......4\n1122112233443344\n");
    assert_int_equal(all.boards, 1);
    assert_int_equal(all.mistakes, 0);
    assert_int_equal(all.layout, HF_LAYOUT_BOXES);
    char text[400];
    snprintf(text, sizeof text, "%s\nAAABABBBCDDDCCCD\n", puzzle);
    all = read_text(text);
    assert_int_equal(all.boards, 0);
    assert_int_equal(all.mistakes, 1);
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
        outcome all = read_text(texts[i]);
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
        n += (size_t)sprintf(text + n, "%u. %.9s\n%s", r + 1, puzzle + r * 9,
                             r == 2 || r == 5 ? "___________\n" : "");
    outcome all = read_text(text);
    assert_true(all.boards == 0 ? all.mistakes > 0 : strcmp(all.line, puzzle) == 0);
}

/* A line of words in a list of boards is a mistake in that list, not the heading of the next. */
static void words_in_a_list_are_a_mistake(void **state)
{
    char text[400];
    (void)state;
    snprintf(text, sizeof text, "%s\nwhat is this\n%s\n", puzzle, puzzle);
    outcome all = read_text(text);
    assert_int_equal(all.boards, 2);
    assert_int_equal(all.mistakes, 1);
}

/* Of two lines of words above rows one is the heading; the other is not passed over in silence. */
static void one_line_of_words_is_the_heading(void **state)
{
    char text[400];
    (void)state;
    size_t n = (size_t)sprintf(text, "Dear Ann and Bob\nhere you are\n");
    put_rows(text, n, 0, 9);
    outcome all = read_text(text);
    assert_int_equal(all.boards, 1);
    assert_int_equal(all.mistakes, 1);
    assert_string_equal(all.line, puzzle);
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
        outcome all = read_text(text);
        assert_int_equal(all.boards, 1);
        assert_int_equal(all.mistakes, 0);
        assert_string_equal(all.line, line);
    }
}

static void a_solution_below_is_no_map(void **state)
{
    char text[2000];
    (void)state;
    size_t n = put_rows(text, 0, 0, 9);
    for (unsigned r = 0; r < 9; r++) { /* a full board, of shifted rows */
        for (unsigned c = 0; c < 9; c++)
            n += (size_t)sprintf(text + n, "%u", (r * 3 + r / 3 + c) % 9 + 1);
        n += (size_t)sprintf(text + n, "\n");
    }
    outcome all = read_text(text);
    assert_int_equal(all.boards, 2);
    assert_int_equal(all.mistakes, 0);
    assert_int_equal(all.layout, HF_LAYOUT_BOXES);
}

static void what_is_ambiguous_is_asked(void **state)
{
    (void)state;
    outcome all = read_text("1 2 3 4 5\n2   5\n    1\n4 5 6\n7 8\n1   9\n    3\n2 4\n6   8\n");
    assert_int_equal(all.boards, 0);
    assert_int_equal(all.mistakes, 1);
    assert_non_null(strstr(all.message, "?"));
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
        outcome all = read_text(texts[i]);
        assert_int_equal(all.boards, 0);
        assert_int_equal(all.mistakes, 1);
    }
}

static void other_sizes_are_typed_too(void **state)
{
    (void)state;
    outcome all = read_text("1 . . 4\n. . 1 .\n\n. 1 . .\n4 . . 1\n");
    assert_int_equal(all.boards, 1);
    assert_string_equal(all.line, "1..4..1..1..4..1");
    all = read_text("{{1,0,0,4},{0,0,1,0},{0,1,0,0},{4,0,0,1}};\n");
    assert_int_equal(all.boards, 1);
    assert_string_equal(all.line, "1..4..1..1..4..1");
    all = read_text("Puzzle:\n> 1..4\n> ..1.\n> .1..\n> 4..1\n");
    assert_int_equal(all.boards, 1);
    assert_string_equal(all.line, "1..4..1..1..4..1");
    assert_string_equal(all.comment, "Puzzle");
}

/* What a forum writes around a board is neither a board nor a mistake. */
static void tags_of_a_forum_are_passed_over(void **state)
{
    static const char *const tags[][2] = {
        {"[code]", "[/code]"}, {"[CODE]", "[/CODE]"}, {"<pre>", "</pre>"}, {"[quote]", "[/quote]"}};
    (void)state;
    for (size_t i = 0; i < sizeof tags / sizeof *tags; i++) {
        char text[200];
        snprintf(text, sizeof text, "%s\n1..4\n..1.\n.1..\n4..1\n%s\n", tags[i][0], tags[i][1]);
        outcome all = read_text(text);
        assert_int_equal(all.boards, 1);
        assert_int_equal(all.mistakes, 0);
        assert_string_equal(all.line, "1..4..1..1..4..1");
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
        outcome all = read_text(text);
        assert_int_equal(all.boards, 1);
        assert_int_equal(all.mistakes, 0);
        assert_string_equal(all.line, line);
    }
}

/* A line with the digits of another script; `first` is the character of the digit `from`. */
static void put_digits(char *text, uint32_t first, unsigned from)
{
    size_t n = 0;
    for (const char *cell = puzzle; *cell; cell++) {
        uint32_t c = first + (uint32_t)(*cell - '0') - from;
        if (*cell == '.') {
            text[n++] = '.';
            continue;
        }
        text[n++] = (char)(0xE0 | c >> 12);
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
                   {"Roman", 0x2160, 1},       {"small Roman", 0x2170, 1},
                   {"in circles", 0x2460, 1},  {"in parentheses", 0x2474, 1},
                   {"with a stop", 0x2488, 1}, {"fullwidth", 0xFF10, 0}};
    unsigned bad = 0;
    (void)state;
    for (size_t i = 0; i < sizeof scripts / sizeof *scripts; i++) {
        char text[400], line[82] = "", why[200];
        size_t left;
        put_digits(text, scripts[i].first, scripts[i].from);
        bool good = read_board(text, strlen(text), line, &left, why) && strcmp(line, puzzle) == 0;
        bad += !good;
        if (!good)
            print_message("# %s: %s\n", scripts[i].name, why);
    }
    assert_int_equal(bad, 0);
}

/* What moves a terminal's cursor is no cell, whatever its letter. */
static void sequences_of_a_terminal_are_passed_over(void **state)
{
    char text[200], line[82] = "", why[200];
    size_t left;
    (void)state;
    snprintf(text, sizeof text, "\x1B[2J\x1B[H%s\x1B[?25h\n", puzzle);
    assert_true(read_board(text, strlen(text), line, &left, why));
    assert_string_equal(line, puzzle);
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
            n += (size_t)sprintf(text + n, "%s%.9s", r ? "\\n" : "", puzzle + (size_t)r * 9);
        sprintf(text + n, "\"}");
        assert_true(read_board(text, strlen(text), line, &left, why));
        assert_string_equal(line, puzzle);
    }
}

/* Nine cells in a list are a row that lost its board, not a board of 3x3. */
static void a_row_alone_is_no_board(void **state)
{
    char line[82] = "", why[200];
    size_t left;
    (void)state;
    assert_false(read_board("[0,0,0,0,0,0,0,0,0]\n", 20, line, &left, why));
    assert_non_null(strstr(why, "no board"));
}

/* Writes each clue by a pattern: R and C are its row and column, A the row's letter, r and c from 0 on, V
 * the digit; other characters stand for themselves. */
static void put_named(char *text, const char *top, const char *pattern, const char *bottom,
                      bool blanks)
{
    size_t n = put_plain(text, 0, top);
    for (unsigned i = 0; i < 81; i++) {
        if (puzzle[i] == '.' && !blanks)
            continue;
        for (const char *p = pattern; *p; p++) {
            char c = *p == '\1'   ? (char)('1' + (int)(i / 9))
                     : *p == '\2' ? (char)('1' + (int)(i % 9))
                     : *p == '\3' ? puzzle[i]
                     : *p == '\4' ? (char)('A' + (int)(i / 9))
                     : *p == '\5' ? (char)('0' + (int)(i / 9))
                     : *p == '\6' ? (char)('0' + (int)(i % 9))
                                  : *p;
            text[n++] = c;
        }
    }
    put_plain(text, n, bottom);
}

static void cells_may_be_named(void **state)
{
    static const char *const patterns[][3] = {
        {"", "r\1c\2=\3\n", ""},
        {"", "R\1C\2: \3\n", ""},
        {"Clues:\n", "r\1c\2 \3, ", "\n"},
        {"", "\4\2=\3\n", ""},
        {"", "\4\2 \3, ", "\n"},
        {"{", "\"\4\2\": \"\3\", ", "}\n"},
        {"", "(\1,\2)=\3\n", ""},
        {"{", "(\5, \6): \3, ", "}\n"},
        {"", "(\1,\2) -> \3\n", ""},
        {"", "\1 \2 \3\n", ""},
        {"row,col,value\n", "\5,\6,\3\n", ""},
        {"S = [", "\1,\2,\3;\n", "];\n"},
        {"[", "(\5,\6,\3), ", "]\n"},
        {"", "grid[\5][\6] = \3;\n", ""},
        {"", "board.set(\5, \6, \3);\n", ""},
        {"", "sudoku(\1,\2,\3). ", "\n"},
        {"", "Row \1, Column \2: \3\n", ""},
        {"", "x_\1_\2 = \3\n", ""},
        {"[", "{\"row\":\5,\"col\":\6,\"value\":\3},", "]\n"},
        {"[\n", "{\n\"r\": \1,\n\"c\": \2,\n\"v\": \3\n},\n", "]\n"},
        {"[", "{\"x\":\6,\"y\":\5,\"v\":\3},", "]\n"},
    };
    static char text[8192];
    char line[82], why[200];
    size_t left;
    (void)state;
    for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++) {
        put_named(text, patterns[i][0], patterns[i][1], patterns[i][2], false);
        if (!read_board(text, strlen(text), line, &left, why) || strcmp(line, puzzle) || left)
            print_message("# %.60s: %s\n", text, why);
        assert_true(read_board(text, strlen(text), line, &left, why));
        assert_string_equal(line, puzzle);
        assert_int_equal(left, 0);
    }
    put_named(text, "{", "'\4\2': '\3', ", "}\n", true);
    assert_true(read_board(text, strlen(text), line, &left, why));
    assert_string_equal(line, puzzle);
}

/* What is wrong in a list of cells is not left out, and what cannot be known is asked. */
static void cells_named_wrongly_are_refused(void **state)
{
    static const struct {
        const char *text, *message;
    } lists[] = {
        {"r1c1=5 r1c2=3 r2c3=4 r3c3=1 r4c5=2 r5c5=7 r6c6=8 r9c9=9 r1c1=4\n", "named twice"},
        {"r1c1=5 r1c2=3 r2c3=4 r3c3=1 r4c5=2 r5c5=7 r6c6=8 r9c9=9 r8 c1=4 and so on\n",
         "named twice"},
        {"1 1 5\n1 2 3\n2 3 4\n3 3 1\n4 5 2\n5 5 7\n6 6 8\n8 8 9\n", "from 1, or from 0"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        outcome all = read_text(lists[i].text);
        assert_int_equal(all.boards, 0);
        assert_non_null(strstr(all.message, lists[i].message));
    }
    outcome small = read_text("A1=1\nB2=2\nC3=3\nD4=4\n");
    assert_string_equal(small.line, "1....2....3....4");
    assert_int_equal(read_text("A1=1, C3=3\nthese two\n").boards, 0);
}

/* A table within a table has its cells in another order: nobody guesses which. */
static void boxes_are_no_rows(void **state)
{
    static char text[8192];
    size_t n = put_plain(text, 0, "<table>\n");
    (void)state;
    for (unsigned box = 0; box < 9; box++) {
        n = put_plain(text, n, box % 3 ? "<td><table>" : "<tr><td><table>");
        for (unsigned i = 0; i < 9; i++)
            n += (size_t)sprintf(text + n, "%s<td>%u</td>%s", i % 3 ? "" : "<tr>",
                                 (i + box) % 9 + 1, i % 3 == 2 ? "</tr>" : "");
        n = put_plain(text, n, "</table></td>\n");
    }
    put_plain(text, n, "</table>\n");
    outcome all = read_text(text);
    assert_int_equal(all.boards, 0);
    assert_int_equal(all.mistakes, 1);
}

/* A page without a board is one mistake; tags alone are nothing to read. */
static void pages_without_boards(void **state)
{
    (void)state;
    outcome page =
        read_text("<table>\n<tr><td>Price</td><td>5</td></tr>\n<tr><td>Sum</td></tr>\n</table>\n");
    assert_int_equal(page.boards, 0);
    assert_int_equal(page.mistakes, 1);
    assert_int_equal(read_text("<b>words <\n").mistakes, 1);
    assert_int_equal(read_text("</body>\n").mistakes, 0);
    assert_int_equal(read_text("<hr>\n").mistakes, 0);
}

/* Several clauses are several boards. */
static void clauses_follow_each_other(void **state)
{
    static const char clause[] =
        "problem(%u, [[1,_,_,4],\n[_,_,2,_],\n[_,3,_,_],\n[2,_,_,1]]).\n%s";
    char text[400];
    (void)state;
    size_t n = (size_t)sprintf(text, clause, 1, "\n");
    sprintf(text + n, clause, 2, "");
    outcome all = read_text(text);
    assert_int_equal(all.boards, 2);
    assert_int_equal(all.mistakes, 0);
    assert_string_equal(all.line, "1..4..2..3..2..1");
    assert_int_equal(
        read_text("problem(1, [[1,_,_,4],\n[_,_,2,_],\n[_,3,_],\n[2,_,_,1]]).\n").boards, 0);
}

static void a_frame_is_no_comment(void **state)
{
    (void)state;
    outcome all = read_text(
        "##########\n#1  #  4#\n#  3#2  #\n##########\n#  4#3  #\n#2  #  1#\n##########\n");
    assert_int_equal(all.mistakes, 0);
    all = read_text("###########\n# 1 . # . 4 #\n# . . # 2 . #\n###########\n# . 3 # . . #\n# 2 . "
                    "# . 1 #\n###########\n");
    assert_int_equal(all.mistakes, 0);
    assert_string_equal(all.line, "1..4..2..3..2..1");
    assert_int_equal(read_text("#########\n# a word #\n#########\n").mistakes, 0);
}

static void one_small_cell_per_line(void **state)
{
    (void)state;
    outcome all = read_text("1\n0\n0\n4\n0\n0\n2\n0\n0\n3\n0\n0\n2\n0\n0\n1\n");
    assert_string_equal(all.line, "1..4..2..3..2..1");
    assert_int_equal(read_text("1\n0\n0\n5\n0\n0\n2\n0\n0\n3\n0\n0\n2\n0\n0\n1\n").boards, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(digits_of_other_scripts),
        cmocka_unit_test(sequences_of_a_terminal_are_passed_over),
        cmocka_unit_test(rows_in_one_string),
        cmocka_unit_test(cells_may_be_named),
        cmocka_unit_test(cells_named_wrongly_are_refused),
        cmocka_unit_test(boxes_are_no_rows),
        cmocka_unit_test(pages_without_boards),
        cmocka_unit_test(clauses_follow_each_other),
        cmocka_unit_test(one_small_cell_per_line),
        cmocka_unit_test(a_frame_is_no_comment),
        cmocka_unit_test(a_row_alone_is_no_board),
        cmocka_unit_test(every_way_is_read),
        cmocka_unit_test(boards_cut_short_are_not_joined),
        cmocka_unit_test(boards_follow_each_other),
        cmocka_unit_test(a_map_may_stand_below_the_rows),
        cmocka_unit_test(a_map_may_be_written_in_many_ways),
        cmocka_unit_test(a_map_belongs_to_its_board),
        cmocka_unit_test(maps_have_sizes),
        cmocka_unit_test(what_stands_around_digits_is_no_cell),
        cmocka_unit_test(rows_with_numbers_are_no_larger_board),
        cmocka_unit_test(words_in_a_list_are_a_mistake),
        cmocka_unit_test(one_line_of_words_is_the_heading),
        cmocka_unit_test(letters_are_typed_too),
        cmocka_unit_test(a_solution_below_is_no_map),
        cmocka_unit_test(what_is_ambiguous_is_asked),
        cmocka_unit_test(prose_is_no_board),
        cmocka_unit_test(other_sizes_are_typed_too),
        cmocka_unit_test(numbers_of_two_digits_are_numbers),
        cmocka_unit_test(tags_of_a_forum_are_passed_over),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
