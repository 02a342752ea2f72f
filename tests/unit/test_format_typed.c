/* SPDX-License-Identifier: MIT
 *
 * test_format_typed.c - one puzzle in the many ways in which people type, paste and print it.
 */
#include "support/support.h"

static const char puzzle[] =
    "....18.32.4.367...38..59.47...7...63..6..1954....3....6...84...4.3.72.91..259...6";

/* A way of writing nine rows: `top`; then each row as `before`, its cells with `gap` between them
 * (`box` between boxes), `after`; `band` after the third and the sixth; `bottom`. A digit is written
 * as `digit` says, where # stands for it. In `before`, # is the number of the row, @ its letter. */
typedef struct way {
    const char *name, *top, *before, *gap, *box, *after, *band, *bottom, *blank, *digit;
} way;

static const way ways[] = {
    {"rows", "", "", "", "", "\n", "", "", ".", "#"},
    {"windows line ends", "", "", "", "", "\r\n", "", "", ".", "#"},
    {"old line ends", "", "", "", "", "\r", "", "", ".", "#"},
    {"zeros", "", "", "", "", "\n", "", "", "0", "#"},
    {"stars", "", "", "", "", "\n", "", "", "*", "#"},
    {"question marks", "", "", " ", " ", "\n", "", "", "?", "#"},
    {"bands of rows", "", "", "", "", "\n", "\n", "", ".", "#"},
    {"bands, two blank lines", "", "", "", "", "\n", "\n\n", "", ".", "#"},
    {"bands with spaces", "", "", " ", "  ", "\n", "\n", "", ".", "#"},
    {"bands with blanks in the blank lines", "", "", " ", " ", "\n", "  \n", "", "_", "#"},
    {"boxes and bands", "", "", "", " ", "\n", "\n", "", ".", "#"},
    {"a blank line after each row", "", "", "", "", "\n\n", "", "", ".", "#"},
    {"trailing blanks", "", "", " ", " ", "   \n", "", "", ".", "#"},
    {"indented as code", "", "    ", "", "", "\n", "", "", ".", "#"},
    {"quoted mail", "", "> ", "", "", "\n", "", "", ".", "#"},
    {"quoted mail, spaced", "", "> ", " ", " | ", "\n", "> ------+-------+------\n", "", ".", "#"},
    {"quoted twice", "", "> > ", " ", " ", "\n", "", "", ".", "#"},
    {"quoted without blank", "", ">", "", "", "\n", "", "", ".", "#"},
    {"quoted in bands", "", "> ", "", "", "\n", ">\n", "", ".", "#"},
    {"Grid 01", "Grid 01\n", "", "", "", "\n", "", "", "0", "#"},
    {"Puzzle #12", "Puzzle #12\n", "", "", "", "\n", "", "", ".", "#"},
    {"Puzzle: and rows", "Puzzle:\n", "", "", "", "\n", "", "", ".", "#"},
    {"Sudoku, and a blank line", "Sudoku (hard)\n\n", "", " ", " ", "\n", "", "", ".", "#"},
    {"bold heading", "**Puzzle 3**\n\n", "", " ", " ", "\n", "", "", ".", "#"},
    {"announced", "Here is the one I mean:\n\n", "", "", "", "\n", "", "", ".", "#"},
    {"only a number above", "17\n", "", "", "", "\n", "", "", ".", "#"},
    {"rows with numbers", "", "#: ", "", "", "\n", "", "", ".", "#"},
    {"rows with numbers and points", "", "#. ", "", "", "\n", "", "", ".", "#"},
    {"rows with numbers in parentheses", "", "(#) ", "", "", "\n", "", "", ".", "#"},
    {"rows with numbers, spaced", "", "# ", " ", " ", "\n", "", "", ".", "#"},
    {"rows with names", "", "Row #: ", " ", " ", "\n", "", "", ".", "#"},
    {"rows r1", "", "r# ", " ", " | ", "\n", "", "", ".", "#"},
    {"rows with letters", "", "@ ", " ", " ", "\n", "", "", ".", "#"},
    {"coordinates", "  1 2 3 4 5 6 7 8 9\n", "@ ", " ", " ", "\n", "", "", ".", "#"},
    {"coordinates, numbers", "  1 2 3 4 5 6 7 8 9\n", "# ", " ", " ", "\n", "", "", ".", "#"},
    {"coordinates, framed", "    1 2 3   4 5 6   7 8 9\n  +-------+-------+-------+\n", "@ | ", " ",
     " | ", " |\n", "  +-------+-------+-------+\n", "  +-------+-------+-------+\n", ".", "#"},
    {"rows in quotes", "", "\"", "", "", "\"\n", "", "", ".", "#"},
    {"rows in quotes with commas", "", "\"", "", "", "\",\n", "", "", ".", "#"},
    {"rows in single quotes", "", "'", "", "", "',\n", "", "", ".", "#"},
    {"rows in bent quotes", "", "\xE2\x80\x9C", "", "", "\xE2\x80\x9D\n", "", "", ".", "#"},
    {"C strings", "const char *p =\n", "    \"", "", "", "\"\n", "", "    ;\n", ".", "#"},
    {"C array", "int board[9][9] = {\n", "    {", ", ", ", ", "},\n", "", "};\n", "0", "#"},
    {"C array, remarks", "int b[9][9] = {\n", "    {", ",", ",", "}, // row\n", "", "};\n", "0",
     "#"},
    {"C characters", "char b[9][9] = {\n", "  {", ", ", ", ", "},\n", "", "};\n", "'.'", "'#'"},
    {"Java", "private static final int[][] GRID = {\n", "{", ",", ",", "},\n", "", "};\n", "0",
     "#"},
    {"Java new", "int[][] grid = new int[][] {\n", "  {", ",", ",", "},\n", "", "};\n", "0", "#"},
    {"C++", "std::array<std::array<int, 9>, 9> b = {{\n", "  {{", ", ", ", ", "}},\n", "", "}};\n",
     "0", "#"},
    {"C#", "var grid = new int[9, 9] {\n", "  { ", ", ", ", ", " },\n", "", "};\n", "0", "#"},
    {"Go", "board := [9][9]int{\n", "\t{", ", ", ", ", "},\n", "", "}\n", "0", "#"},
    {"Rust", "let grid: [[u8; 9]; 9] = [\n", "    [", ", ", ", ", "],\n", "", "];\n", "0", "#"},
    {"Rust options", "let g = vec![\n", "  vec![", ", ", ", ", "],\n", "", "];\n", "None",
     "Some(#)"},
    {"Kotlin", "val g = arrayOf(\n", "  intArrayOf(", ", ", ", ", "),\n", "", ")\n", "0", "#"},
    {"Swift", "let board: [[Int?]] = [\n", "  [", ", ", ", ", "],\n", "", "]\n", "nil", "#"},
    {"Ruby", "board = [\n", "  [", ", ", ", ", "],\n", "", "]\n", "nil", "#"},
    {"Python", "board = [\n", "    [", ", ", ", ", "],\n", "", "]\n", "None", "#"},
    {"Python, zeros", "board = [\n", "    [", ", ", ", ", "],\n", "", "]\n", "0", "#"},
    {"Python, one line", "[", "[", ", ", ", ", "], ", "", "]", "None", "#"},
    {"Python, strings", "[", "['", "','", "','", "'],\n", "", "]\n", ".", "#"},
    {"Python, empty strings", "b = [", "[", ", ", ", ", "],\n", "", "]\n", "''", "'#'"},
    {"Python, tuples", "(", "(", ", ", ", ", "),\n", "", ")\n", "0", "#"},
    {"Python, long string", "puzzle = \"\"\"\n", "", "", "", "\n", "", "\"\"\"\n", ".", "#"},
    {"numpy", "np.array([", "[", ", ", ", ", "],\n", "", "])\n", "0", "#"},
    {"numpy printed", "[", "[", " ", " ", "]\n ", "", "]\n", "0", "#"},
    {"lists without brackets around", "", "[", ", ", ", ", "],\n", "", "", "0", "#"},
    {"Lisp", "'(", "(", " ", " ", ")\n", "", ")\n", "nil", "#"},
    {"R", "matrix(c(", "", ",", ",", ",\n", "", "), nrow = 9, byrow = TRUE)\n", "NA", "#"},
    {"Matlab", "A = [", "", " ", " ", ";\n", "", "];\n", "0", "#"},
    {"Basic", "", "DATA ", ",", ",", "\n", "", "", "0", "#"},
    {"Basic with numbers", "", "#0 DATA ", ",", ",", "\n", "", "", "0", "#"},
    {"JSON with null", "{\"board\": [", "[", ", ", ", ", "],", "", "[]]}", "null", "#"},
    {"fenced", "```\n", "", " ", " ", "\n", "", "```\n", ".", "#"},
    {"forum, code", "[code]\n", "", "", "", "\n", "", "", ".", "#"},
    {"forum, as it stands", "<PRE>\n", "", " ", " | ", "\n", "------+-------+------\n", "", ".",
     "#"},
    {"fenced as text", "```text\n", "", "", "", "\n", "", "```\n", ".", "#"},
    {"LaTeX", "\\begin{tabular}{|c|c|c|c|c|c|c|c|c|}\n\\hline\n", "", " & ", " & ", " \\\\\n",
     "\\hline\n", "\\hline\n\\end{tabular}\n", " ", "#"},
    {"Markdown", "", "| ", " | ", " | ", " |\n", "", "", " ", "#"},
    {"Markdown with a rule",
     "| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 |\n|---|---|---|---|---|---|---|---|"
     "---|\n",
     "| ", " | ", " | ", " |\n", "", "", " ", "#"},
    {"bars between cells", "", "", "|", "|", "\n", "", "", " ", "#"},
    {"bars and blanks between cells", "", "", " | ", " | ", "\n", "", "", " ", "#"},
    {"CSV", "", "", ",", ",", "\n", "", "", "", "#"},
    {"CSV in quotes", "", "\"", "\",\"", "\",\"", "\"\n", "", "", "", "#"},
    {"CSV, numbers quoted", "", "", ",", ",", "\n", "", "", "\"\"", "\"#\""},
    {"CSV with semicolons", "", "", ";", ";", "\n", "", "", "", "#"},
    {"CSV with semicolons, windows", "", "", ";", ";", "\r\n", "", "", "", "#"},
    {"CSV with blanks", "", "", ", ", ", ", "\n", "", "", " ", "#"},
    {"spreadsheet", "", "", "\t", "\t", "\n", "", "", "", "#"},
    {"spreadsheet, windows", "", "", "\t", "\t", "\r\n", "", "", "", "#"},
    {"spreadsheet, zeros", "", "", "\t", "\t", "\n", "", "", "0", "#"},
    {"rows with slashes", "", "", "", "", "/", "", "", ".", "#"},
    {"rows with commas", "", "", "", "", ",", "", "", ".", "#"},
    {"rows with semicolons", "", "", "", "", ";", "", "", ".", "#"},
    {"rows with bars", "", "", "", "", "|", "", "", ".", "#"},
    {"rows with blanks", "", "", "", "", " ", "", "", ".", "#"},
    {"one line, spaced", "", "", " ", " ", " ", "", "", ".", "#"},
    {"one line, commas", "", "", ",", ",", ",", "", "", "0", "#"},
    {"one line in brackets", "[", "", ", ", ", ", ", ", "", "]", "None", "#"},
    {"one cell per line", "", "", "\n", "\n", "\n", "", "", ".", "#"},
    {"blanks as empty cells", "", "", "", "", "\n", "", "", " ", "#"},
    {"blanks as empty cells, spaced", "", "", " ", " ", "\n", "", "", " ", "#"},
    {"blanks as empty cells, quoted", "", "> ", "", "", "\n", "", "", " ", "#"},
    {"blanks as empty cells, bands", "", "", "", "", "\n", "\n", "", " ", "#"},
    {"blanks as empty cells, bars", "", "", " ", "|", "\n", "-----+-----+-----\n", "", " ", "#"},
    {"middle dots", "", "", "", "", "\n", "", "", "\xC2\xB7", "#"},
    {"middle dots, one line", "", "", "", "", "", "", "", "\xC2\xB7", "#"},
    {"bullets", "", "", " ", " ", "\n", "", "", "\xE2\x80\xA2", "#"},
    {"squares", "", "", "", "", "\n", "", "", "\xE2\x96\xA1", "#"},
    {"large squares", "", "", "", "", "\n", "", "", "\xE2\xAC\x9C", "#"},
    {"large squares, one line", "", "", "", "", "", "", "", "\xE2\xAC\x9C", "#"},
    {"en dashes", "", "", " ", " ", "\n", "", "", "\xE2\x80\x93", "#"},
    {"keycaps", "", "", "", "", "\n", "", "", "\xE2\xAC\x9C", "#\xEF\xB8\x8F\xE2\x83\xA3"},
    {"zero width", "", "", "\xE2\x80\x8B", "\xE2\x80\x8B", "\n", "", "", ".", "#"},
    {"no-break spaces", "", "", "\xC2\xA0", "\xC2\xA0", "\n", "", "", ".", "#"},
    {"ideographic spaces", "", "", "\xE3\x80\x80", "\xE3\x80\x80", "\n", "", "", ".", "#"},
    {"checkboxes", "", "", "", "", "\n", "", "", "[ ]", "[#]"},
    {"drawn", "\xE2\x95\x94\xE2\x95\x90\xE2\x95\x90\xE2\x95\x90\xE2\x95\x97\n", "\xE2\x95\x91", " ",
     "\xE2\x94\x82", "\xE2\x95\x91\n", "",
     "\xE2\x95\x9A\xE2\x95\x90\xE2\x95\x90\xE2\x95\x90"
     "\xE2\x95\x9D\n",
     ".", "#"},
    {"Puzzle: on the line", "Puzzle: ", "", "", "", "", "", "", ".", "#"},
    {"number on the line", "1. ", "", "", "", "", "", "", ".", "#"},
    {"number and parenthesis", "12) ", "", "", "", "", "", "", ".", "#"},
    {"label and number", "Grid 01: ", "", "", "", "", "", "\n", ".", "#"},
    {"label without colon", "Easy ", "", "", "", "", "", "\n", "0", "#"},
    {"line in quotes", "\"", "", "", "", "", "", "\"", ".", "#"},
    {"line in single quotes", "'", "", "", "", "", "", "'\n", ".", "#"},
    {"line in bent quotes", "\xE2\x80\x9C", "", "", "", "", "", "\xE2\x80\x9D\n", ".", "#"},
    {"line in backticks", "`", "", "", "", "", "", "`\n", ".", "#"},
    {"line in quotes with a comma", "\"", "", "", "", "", "", "\",\n", "0", "#"},
    {"assignment", "puzzle = \"", "", "", "", "", "", "\";\n", ".", "#"},
    {"shell", "PUZZLE='", "", "", "", "", "", "'\n", ".", "#"},
    {"call", "solve(\"", "", "", "", "", "", "\")\n", ".", "#"},
    {"quoted line of a mail", "> ", "", "", "", "", "", "\n", ".", "#"},
    {"in a sentence", "Please try ", "", "", "", "", "", " some time.\n", ".", "#"},
    {"three dots in one", "", "", "", "", "\n", "", "", ".", "#"},
};

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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_way_is_read),
        cmocka_unit_test(boards_cut_short_are_not_joined),
        cmocka_unit_test(boards_follow_each_other),
        cmocka_unit_test(a_map_may_stand_below_the_rows),
        cmocka_unit_test(a_solution_below_is_no_map),
        cmocka_unit_test(what_is_ambiguous_is_asked),
        cmocka_unit_test(prose_is_no_board),
        cmocka_unit_test(other_sizes_are_typed_too),
        cmocka_unit_test(numbers_of_two_digits_are_numbers),
        cmocka_unit_test(tags_of_a_forum_are_passed_over),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
