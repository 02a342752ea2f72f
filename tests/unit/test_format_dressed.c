/* SPDX-License-Identifier: MIT
 *
 * test_format_dressed.c - boards in some dress: cells by name, pages, frames, clauses, tags, what a terminal is told.
 */
#include "support/typed.h"

/* Writes each clue by a pattern: R and C are its row and column, A the row's letter, r and c from 0 on, V
 * the digit; other characters stand for themselves. */
static void put_named(char *text, const char *top, const char *pattern, const char *bottom,
                      bool blanks)
{
    size_t n = typed_put(text, 0, top);
    for (unsigned i = 0; i < 81; i++) {
        if (typed_puzzle[i] == '.' && !blanks)
            continue;
        for (const char *p = pattern; *p; p++) {
            char c = *p == '\1'   ? (char)('1' + (int)(i / 9))
                     : *p == '\2' ? (char)('1' + (int)(i % 9))
                     : *p == '\3' ? typed_puzzle[i]
                     : *p == '\4' ? (char)('A' + (int)(i / 9))
                     : *p == '\5' ? (char)('0' + (int)(i / 9))
                     : *p == '\6' ? (char)('0' + (int)(i % 9))
                                  : *p;
            text[n++] = c;
        }
    }
    typed_put(text, n, bottom);
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
        {"", "\3 at r\1c\2, ", "\n"},
        {"", "\3r\1c\2 ", "\n"},
        {"Givens: ", "\3 in row \1, column \2\n", ""},
        {"", "put \3 at (\1,\2)\n", ""},
        {"", "There is a \3 in row \1 column \2. ", "\n"},
        {"", "column \2, row \1: \3\n", ""},
        {"", "\3 in \4\2, ", "\n"},
        {"<puzzle>\n", "<cell row=\"\1\" col=\"\2\">\3</cell>\n", "</puzzle>\n"},
    };
    static char text[8192];
    char line[82], why[200];
    size_t left;
    (void)state;
    for (size_t i = 0; i < sizeof patterns / sizeof *patterns; i++) {
        put_named(text, patterns[i][0], patterns[i][1], patterns[i][2], false);
        if (!typed_read(text, strlen(text), line, &left, why) || strcmp(line, typed_puzzle) || left)
            print_message("# %.60s: %s\n", text, why);
        assert_true(typed_read(text, strlen(text), line, &left, why));
        assert_string_equal(line, typed_puzzle);
        assert_int_equal(left, 0);
    }
    put_named(text, "{", "'\4\2': '\3', ", "}\n", true);
    assert_true(typed_read(text, strlen(text), line, &left, why));
    assert_string_equal(line, typed_puzzle);
}

/* The 625 cells of a board as a program writes them, with the name of each value on a line of its own: 35 kB. */
static void a_long_list_of_cells_is_one_board(void **state)
{
    static char text[40000];
    char line[626] = "";
    (void)state;
    size_t n = typed_put(text, 0, "[\n");
    for (unsigned cell = 0; cell < 625; cell++) {
        unsigned row = cell / 25, column = cell % 25;
        unsigned value = cell % 3 ? 0 : (5 * row + row / 5 + column) % 25 + 1;
        line[cell] = value ? hf_format_symbol(value) : '.';
        n += (size_t)sprintf(
            text + n, "  {\n    \"row\": %u,\n    \"column\": %u,\n    \"value\": %u\n  }%s\n", row,
            column, value, cell < 624 ? "," : "");
    }
    typed_put(text, n, "]\n");
    typed_outcome all = typed_read_all(text);
    assert_int_equal(all.boards, 1);
    assert_int_equal(all.mistakes, 0);
    assert_string_equal(all.line, line);
}

/* Behind the cells of a list stands what is no cell, and more of it than is looked at. */
static void digits_without_end_are_no_cell(void **state)
{
    static char text[140000];
    (void)state;
    size_t n = typed_put(text, 0, "r1c1=5 r1c2=3 r2c3=4 r3c3=1 r4c5=2 r5c5=7 r6c6=8 r9c9=9\n");
    memset(text + n, '7', sizeof text - 1 - n);
    typed_outcome all = typed_read_all(text);
    assert_int_equal(all.boards, 0);
    assert_int_equal(all.mistakes, 1);
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
        {"r1c1=5 r1c2=3 r2c3=4 r3c3=1 r4c5=2 r5c5=7 r6c6=8 r8c8=6\n", "which size?"},
        {"r1c1=5 r1c2=3 r2c3=4 r3c3=10 r4c5=2 r5c5=7 r6c6=8 r10c8=6\n", "which size?"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
        typed_outcome all = typed_read_all(lists[i].text);
        assert_int_equal(all.boards, 0);
        assert_non_null(strstr(all.message, lists[i].message));
    }
    typed_outcome small = typed_read_all("A1=1\nB2=2\nC3=3\nD4=4\n");
    assert_string_equal(small.line, "1....2....3....4");
    assert_int_equal(typed_read_all("A1=1, C3=3\nthese two\n").boards, 0);
}

/* Lines that are said to be columns or boxes are such. */
static void columns_and_boxes_are_no_rows(void **state)
{
    static const char *const labels[] = {
        "Col %u: ", "c%u=", "Column %u: ", "Box %u: ", "block %u "};
    static const char *const tops[] = {"Columns:\n", "columns = [\n", "Boxes:\n"};
    char text[1000];
    (void)state;
    for (size_t t = 0; t < sizeof labels / sizeof *labels + sizeof tops / sizeof *tops; t++) {
        bool labelled = t < sizeof labels / sizeof *labels;
        const char *word = labelled ? labels[t] : tops[t - sizeof labels / sizeof *labels];
        bool columns = *word == 'C' || *word == 'c';
        size_t n = labelled ? 0 : typed_put(text, 0, word);
        for (unsigned i = 0; i < 81; i++) {
            unsigned box = i / 9, row = box / 3 * 3 + i % 9 / 3, column = box % 3 * 3 + i % 3;
            if (i % 9 == 0 && labelled)
                n += (size_t)snprintf(text + n, 20, word, i / 9 + 1);
            text[n++] = typed_puzzle[columns ? i % 9 * 9 + i / 9 : row * 9 + column];
            n = typed_put(text, n, i % 9 == 8 ? "\n" : "");
        }
        typed_outcome all = typed_read_all(text);
        if (strcmp(all.line, typed_puzzle))
            print_message("# %s# %s\n", text, all.message);
        assert_int_equal(all.boards, 1);
        assert_string_equal(all.line, typed_puzzle);
    }
    assert_int_equal(typed_read_all("Box 1: 1..4\nBox 2: ..2.\nBox 3: .3..\nBox 4: 4..1\n").boards,
                     0);
    assert_string_equal(typed_read_all("Row 1: 1..4\nRow 2: ..2.\nRow 3: .3..\nRow 4: 4..1\n").line,
                        "1..4..2..3..4..1");
}

/* Of a board and its solution side by side the board is read; two boards side by side are refused. */
static void a_solution_may_stand_beside(void **state)
{
    static const struct {
        const char *top, *before, *between, *behind, *band;
    } pairs[] = {
        {"", "", "   ", "", ""},
        {"Puzzle      Solution\n", "", "   ", "", ""},
        {"", "", " -> ", "", ""},
        {"+---------+  +---------+\n", "|", "|  |", "|", "+---------+  +---------+\n"},
    };
    static const char solved[] =
        "567418932241367589389259647924785163736821954158936278695184327483672591172593846";
    char text[1000];
    (void)state;
    for (size_t p = 0; p < 2 * sizeof pairs / sizeof *pairs; p++) {
        bool wrong = p % 2;
        size_t n = typed_put(text, 0, pairs[p / 2].top);
        for (unsigned r = 0; r < 9; r++) {
            n += (size_t)snprintf(text + n, 80, "%s%.9s%s%.9s%s\n%s", pairs[p / 2].before,
                                  typed_puzzle + (size_t)r * 9, pairs[p / 2].between,
                                  solved + (wrong && r == 8 ? 0 : (size_t)r * 9),
                                  pairs[p / 2].behind, r % 3 == 2 ? pairs[p / 2].band : "");
        }
        typed_outcome all = typed_read_all(text);
        assert_int_equal(all.boards, wrong ? 0 : 1);
        assert_int_equal(all.mistakes, wrong);
        if (!wrong)
            assert_string_equal(all.line, typed_puzzle);
    }
}

/* A table within a table has its cells box by box, and so have elements that are called boxes. */
static void boxes_become_rows(void **state)
{
    static const char *const tags[][6] = {
        {"<table>\n", "<td><table>", "<tr>", "</tr>", "</table></td>\n", "</table>\n"},
        {"<div>\n", "<div class=\"box\">", "", "", "</div>\n", "</div>\n"},
    };
    static char text[8192];
    (void)state;
    for (size_t t = 0; t < sizeof tags / sizeof *tags; t++) {
        size_t n = typed_put(text, 0, tags[t][0]);
        for (unsigned i = 0; i < 81; i++) {
            unsigned box = i / 9, row = box / 3 * 3 + i % 9 / 3, column = box % 3 * 3 + i % 3;
            char c = typed_puzzle[row * 9 + column];
            n = typed_put(text, n, i % 9 ? "" : tags[t][1]);
            n = typed_put(text, n, i % 3 ? "" : tags[t][2]);
            n += (size_t)sprintf(text + n, t ? "<b1>%.*s</b1>" : "<td>%.*s</td>", c != '.', &c);
            n = typed_put(text, n, i % 3 == 2 ? tags[t][3] : "");
            n = typed_put(text, n, i % 9 == 8 ? tags[t][4] : "");
        }
        typed_put(text, n, tags[t][5]);
        typed_outcome all = typed_read_all(text);
        assert_int_equal(all.boards, 1);
        assert_int_equal(all.mistakes, 0);
        assert_string_equal(all.line, typed_puzzle);
    }
    /* Boxes that are not all of one size are no board. */
    typed_outcome odd = typed_read_all(
        "<table><td><table><tr><td>1</td><td>2</td></tr></table></td><td><table><tr><td>3</td>"
        "</tr></table></td></table>\n");
    assert_int_equal(odd.boards, 0);
    assert_int_equal(odd.mistakes, 1);
}

/* A puzzle in an object is known by what it is, if its name says nothing; a solution beside it is none. */
static void names_of_keys_do_not_matter(void **state)
{
    char text[400];
    (void)state;
    snprintf(text, sizeof text, "{\"id\": 7, \"mission\": \"%s\", \"solution\": \"%s\"}\n",
             typed_puzzle,
             "579418632241367589386259147154792863736821954892635714615984273463172895827593416");
    typed_outcome all = typed_read_all(text);
    assert_int_equal(all.boards, 1);
    assert_string_equal(all.line, typed_puzzle);
    snprintf(text, sizeof text, "{\"one\": \"%s\", \"two\": \"%s\"}\n", typed_puzzle, typed_puzzle);
    all = typed_read_all(text);
    assert_int_equal(all.boards, 0);
    assert_non_null(strstr(all.message, "several puzzles"));
    assert_int_equal(
        typed_read_all("{\"pairs\": [[1,2,3,4],[2,1,4,3],[3,4,1,2],[4,3,2,1]]}\n").boards, 0);
}

/* Lists as programs print them, a cell to a line. */
static void cells_on_lines_of_their_own(void **state)
{
    static const struct {
        const char *top, *row, *cell, *after, *bottom, *blank;
    } lists[] = {
        {"Array\n(\n", "    [#] => Array\n        (\n", "            [#] => ", "        )\n\n",
         ")\n", "0"},
        {"Array\n(\n", "    [#] => Array\n        (\n", "            [#] => ", "        )\n\n",
         ")\n", ""},
        {"array(9) {\n", "  [#]=>\n  array(9) {\n", "    [#]=>\n    int(", "  }\n", "}\n", "0"},
        {"array (\n", "  # => \n  array (\n", "    # => ", "  ),\n", ")\n", "0"},
        {"", "-\n", "  - ", "", "", "null"},
        {"grid:\n", "-\n", "  - ", "", "", "0"},
    };
    static char text[8192];
    (void)state;
    for (size_t k = 0; k < sizeof lists / sizeof *lists; k++) {
        size_t n = typed_put(text, 0, lists[k].top);
        for (unsigned i = 0; i < 81; i++) {
            char digit[2] = {typed_puzzle[i], '\0'};
            if (i % 9 == 0)
                n = typed_put_numbered(text, n, lists[k].row, i / 9);
            n = typed_put_numbered(text, n, lists[k].cell, i % 9);
            n = typed_put(text, n, *digit == '.' ? lists[k].blank : digit);
            n = typed_put(text, n, strstr(lists[k].cell, "int(") ? ")\n" : k == 3 ? ",\n" : "\n");
            n = typed_put(text, n, i % 9 == 8 ? lists[k].after : "");
        }
        typed_put(text, n, lists[k].bottom);
        typed_outcome all = typed_read_all(text);
        assert_int_equal(all.boards, 1);
        assert_int_equal(all.mistakes, 0);
        assert_string_equal(all.line, typed_puzzle);
    }
}

/* 625 cells, one to a line, are a board of 25x25; with one less or more they are none, whether more may come or not. */
static void a_cell_too_many_for_25x25(void **state)
{
    static char text[4096];
    hf_reader *reader;
    (void)state;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    for (unsigned count = 624; count <= 627; count++) {
        size_t n = 0;
        for (unsigned i = 0; i < count; i++)
            n = typed_put(text, n, i % 26 == 0 ? "25\n" : i % 7 == 0 ? "7\n" : "0\n");
        typed_outcome all = typed_read_all(text);
        assert_int_equal(all.boards, count == 625);
        assert_int_equal(all.mistakes == 0, count == 625);
        size_t cut = hf_reader_cut(reader, text, n, false);
        assert_true(cut == 0 || cut == hf_reader_cut(reader, text, n, true));
    }
    hf_reader_free(reader);
}

/* Below the head of a table nobody looks for larger boards: two of 81 cells follow each other. */
static void cells_on_lines_below_a_head(void **state)
{
    static const char head[] = "puzzle,name\n";
    char text[2 * 81 * 2 + 1];
    hf_reader *reader;
    hf_record record;
    size_t n = 0;
    (void)state;
    for (unsigned i = 0; i < 2 * 81; i++)
        n = typed_put(text, n, i % 81 == 0 ? "5\n" : i % 81 == 40 ? "7\n" : ".\n");
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    assert_int_equal(hf_reader_parse(reader, head, sizeof head - 1, &record), HF_END);
    assert_int_equal(hf_reader_cut(reader, text, n - 2, false), 0);
    assert_int_equal(hf_reader_cut(reader, text, n, false), n / 2);
    assert_int_equal(hf_reader_parse(reader, text, n / 2, &record), HF_OK);
    assert_int_equal(hf_grid_clues(record.grid), 2);
    hf_reader_free(reader);
}

/* A byte of zero is no sign that ends a label. */
static void a_label_before_a_zero(void **state)
{
    static const char text[] = "Grid\0001...3..2..4..2.1\n";
    hf_reader *reader;
    hf_record record;
    (void)state;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    assert_int_equal(hf_reader_cut(reader, text, sizeof text - 1, true), sizeof text - 1);
    assert_int_equal(hf_reader_parse(reader, text, sizeof text - 1, &record), HF_BAD_TEXT);
    hf_reader_free(reader);
}

/* A page without a board is one mistake; tags alone are nothing to read. */
/* The names that a page gives its cells are no list of cells by name. */
static void pages_name_their_cells(void **state)
{
    static const char *const names[] = {"class=\"c@\"", "id=r#c@", "data-row=# data-col=@"};
    (void)state;
    for (size_t way = 0; way < 2 * sizeof names / sizeof *names; way++) {
        char text[2000];
        size_t n = typed_put(text, 0, way % 2 ? "Puzzle 1:\n<table>" : "<table>");
        for (unsigned i = 0; i < 16; i++) {
            n = typed_put(text, n, i % 4 ? "<td " : "<tr>\n<td ");
            for (const char *c = names[way / 2]; *c; c++)
                text[n++] = *c == '#' ? "0123"[i / 4] : *c == '@' ? "0123"[i % 4] : *c;
            n += (size_t)sprintf(text + n, ">%c</td>", "1234341221434321"[i]);
        }
        typed_put(text, n, "</table>\n");
        typed_outcome all = typed_read_all(text);
        if (all.boards != 1 || strcmp(all.line, "1234341221434321") != 0)
            fail_msg("%s: %u boards, %s %s", text, all.boards, all.line, all.message);
    }
}

static void pages_without_boards(void **state)
{
    (void)state;
    typed_outcome page = typed_read_all(
        "<table>\n<tr><td>Price</td><td>5</td></tr>\n<tr><td>Sum</td></tr>\n</table>\n");
    assert_int_equal(page.boards, 0);
    assert_int_equal(page.mistakes, 1);
    assert_int_equal(typed_read_all("<b>words <\n").mistakes, 1);
    assert_int_equal(typed_read_all("</body>\n").mistakes, 0);
    assert_int_equal(typed_read_all("<hr>\n").mistakes, 0);
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
    typed_outcome all = typed_read_all(text);
    assert_int_equal(all.boards, 2);
    assert_int_equal(all.mistakes, 0);
    assert_string_equal(all.line, "1..4..2..3..2..1");
    assert_int_equal(
        typed_read_all("problem(1, [[1,_,_,4],\n[_,_,2,_],\n[_,3,_],\n[2,_,_,1]]).\n").boards, 0);
}

static void a_frame_is_no_comment(void **state)
{
    (void)state;
    typed_outcome all = typed_read_all(
        "##########\n#1  #  4#\n#  3#2  #\n##########\n#  4#3  #\n#2  #  1#\n##########\n");
    assert_int_equal(all.mistakes, 0);
    all = typed_read_all(
        "###########\n# 1 . # . 4 #\n# . . # 2 . #\n###########\n# . 3 # . . #\n# 2 . "
        "# . 1 #\n###########\n");
    assert_int_equal(all.mistakes, 0);
    assert_string_equal(all.line, "1..4..2..3..2..1");
    assert_int_equal(typed_read_all("#########\n# a word #\n#########\n").mistakes, 0);
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
        typed_outcome all = typed_read_all(text);
        assert_int_equal(all.boards, 1);
        assert_int_equal(all.mistakes, 0);
        assert_string_equal(all.line, "1..4..1..1..4..1");
    }
}

/* What moves a terminal's cursor is no cell, whatever its letter. */
static void sequences_of_a_terminal_are_passed_over(void **state)
{
    char text[200], line[82] = "", why[200];
    size_t left;
    (void)state;
    snprintf(text, sizeof text, "\x1B[2J\x1B[H%s\x1B[?25h\n", typed_puzzle);
    assert_true(typed_read(text, strlen(text), line, &left, why));
    assert_string_equal(line, typed_puzzle);
}

/* Boards and mistakes of a text of which `step` further bytes arrive whenever the reader must see more. */
static typed_outcome read_in_pieces(const char *text, size_t step)
{
    typed_outcome all = {0};
    size_t length = strlen(text), there = step < length ? step : length;
    hf_reader *reader;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    for (size_t at = 0; at < length;) {
        hf_record record;
        size_t cut = there > at ? hf_reader_cut(reader, text + at, there - at, there == length) : 0;
        if (cut == 0) {
            assert_true(there < length);
            there = there + step < length ? there + step : length;
            continue;
        }
        hf_status status = hf_reader_parse(reader, text + at, cut, &record);
        all.boards += status == HF_OK && !strcmp(test_line(record.grid), typed_puzzle);
        all.mistakes += status == HF_BAD_TEXT;
        at += cut;
    }
    hf_reader_free(reader);
    return all;
}

/* A strange line between two boards above it and twenty below it: all of these are read, however they arrive. */
static void read_among_boards(const char *strange, unsigned boards, unsigned mistakes)
{
    static const size_t steps[] = {100000, 1000, 83, 7, 1};
    static char text[4096];
    size_t n = 0;
    for (unsigned i = 0; i < 22; i++) {
        n = typed_put(text, n, i == 2 ? strange : "");
        n = typed_put(text, n, typed_puzzle);
        n = typed_put(text, n, "\n");
    }
    for (size_t i = 0; i < sizeof steps / sizeof *steps; i++) {
        typed_outcome all = read_in_pieces(text, steps[i]);
        if (all.boards != 22 + boards || all.mistakes != mistakes)
            print_message("# %s# in pieces of %zu\n", strange, steps[i]);
        assert_int_equal(all.boards, 22 + boards);
        assert_int_equal(all.mistakes, mistakes);
    }
}

/* What begins as a tag and is none is a mistake, and was nothing to read. */
static void signs_that_begin_no_tag_are_told(void **state)
{
    static const char *const strange[] = {"<53..7....\n", "<53..7....>\n", "< 5\n",
                                          "<\n",          "<>\n",          "<foo\n",
                                          "<foo \"x\n",   "<title>x\n"};
    (void)state;
    for (size_t i = 0; i < sizeof strange / sizeof *strange; i++)
        read_among_boards(strange[i], 0, 1);
}

static void links_may_stand_in_angle_brackets(void **state)
{
    static const char *const none[] = {"<https://www.sudokuwiki.org/sudoku.htm>\n",
                                       "<https://example.org/a\n", "<https://example.org> a\n"};
    char link[200];
    (void)state;
    read_among_boards("\x1b[0m\n", 0, 0); /* a sequence for a terminal is nothing */
    snprintf(link, sizeof link, " <https://www.sudokuwiki.org/sudoku.htm?bd=%s>\n", typed_puzzle);
    read_among_boards(link, 1, 0);
    for (size_t i = 0; i < sizeof none / sizeof *none; i++)
        read_among_boards(none[i], 0, 1);
    hf_reader *reader;
    hf_record record;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    assert_int_equal(hf_reader_parse(reader, none[0], strlen(none[0]), &record), HF_BAD_TEXT);
    assert_int_equal(record.column, 2); /* where the link begins */
    hf_reader_free(reader);
}

/* An answer as it is drawn, in pieces of any length: it is cut as a whole, or waited for. */
static void answers_are_read_back(void **state)
{
    static const char text[] = "Puzzle, 2 clues   Solution\n"
                               "+-----------+     +-----------+\n|*1*  |     |     | 1*3 | 2*4 "
                               "|\n|     |     |     |*4 2 |*3 1 |\n"
                               "|-----+-----|     |-----+-----|\n|     |     |     | 2*4 | 1*3 "
                               "|\n|     |   2 |     |*3 1 |*4 2 |\n"
                               "+-----------+     +-----------+\n"
                               "There are several solutions; this is one of them.\n"
                               "Two of them differ in 8 cells, marked above: r1c2 (3 or 4).\n";
    static const char *const others[] = {"Puzzle, 2 clues and more\n", "Puzzle, many\n",
                                         "Puzzle, 2 clues\nwords\n", "Puzzle, 2 clues"};
    hf_reader *reader;
    hf_record record;
    size_t whole = sizeof text - 1;
    (void)state;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    for (size_t length = 1; length < whole; length++) {
        size_t cut = hf_reader_cut(reader, text, length, false);
        if (cut != 0)
            fail_msg("%zu of %zu bytes cut at %zu", cut, whole, length);
    }
    assert_int_equal(hf_reader_cut(reader, text, whole, false), whole);
    assert_int_equal(hf_reader_parse(reader, text, whole, &record), HF_OK);
    assert_int_equal(hf_grid_clues(record.grid), 2);
    assert_int_equal(hf_grid_const_values(record.grid)[15], 2);
    assert_int_equal(hf_shape_size(hf_grid_shape(record.grid)), 4);
    for (size_t i = 0; i < sizeof others / sizeof *others; i++)
        assert_int_not_equal(hf_reader_parse(reader, others[i], strlen(others[i]), &record), HF_OK);
    hf_reader_free(reader);
}

/* The layers of a cube or a roxdoku, their solution beside or below them, in pieces of any length. */
static void layers_of_an_answer_are_read_back(void **state)
{
    static const char *const texts[] = {
        "Puzzle, 2 clues         Solution\n"
        "roxdoku, layer 1 of 2   roxdoku, layer 1 of 2\n"
        "+-------+               +-------+\n|*1     |               |*1* 2  |\n"
        "|       |               | 3  4  |\n+-------+               +-------+\n\n"
        "roxdoku, layer 2 of 2   roxdoku, layer 2 of 2\n"
        "+-------+               +-------+\n|       |               | 4  3  |\n"
        "|*2*    |               | 2  1* |\n+-------+               +-------+\n"
        "There are several solutions; this is one of them.\n"
        "Two of them differ in 2 cells, marked above: r1c2 (3 or 4).\n",
        "Puzzle, 2 clues\nroxdoku, layer 1 of 2\n\xE2\x94\x8C\xE2\x94\x80\xE2\x94\x90\n"
        "\xE2\x94\x82 1 . \xE2\x94\x82\n\xE2\x94\x82 . . \xE2\x94\x82\n"
        "\xE2\x94\x94\xE2\x94\x80\xE2\x94\x98\n\n"
        "roxdoku, layer 2 of 2\n\xE2\x94\x8C\xE2\x94\x80\xE2\x94\x90\n"
        "\xE2\x94\x82 . . \xE2\x94\x82\n\xE2\x94\x82 2 . \xE2\x94\x82\n"
        "\xE2\x94\x94\xE2\x94\x80\xE2\x94\x98\n\n"
        "Solution\nroxdoku, layer 1 of 2\n\xE2\x94\x8C\xE2\x94\x80\xE2\x94\x90\n"
        "\xE2\x94\x82 1 2 \xE2\x94\x82\nThis is the only solution.\n"};
    (void)state;
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        hf_reader *reader;
        hf_record record;
        size_t whole = strlen(texts[i]);
        assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
        for (size_t length = 1; length < whole; length++)
            assert_int_equal(hf_reader_cut(reader, texts[i], length, false), 0);
        assert_int_equal(hf_reader_cut(reader, texts[i], whole, true), whole);
        if (hf_reader_parse(reader, texts[i], whole, &record) != HF_OK)
            fail_msg("%s: %s", texts[i], record.message);
        assert_int_equal(hf_shape_spec_of(hf_grid_shape(record.grid))->layout, HF_LAYOUT_ROXDOKU);
        assert_int_equal(hf_grid_clues(record.grid), 2);
        assert_int_equal(hf_grid_const_values(record.grid)[0], 1);
        assert_int_equal(hf_grid_const_values(record.grid)[6], 2);
        hf_reader_free(reader);
    }
    char other[600]; /* a star that stands beside no digit */
    strcpy(other, texts[0]);
    *strstr(other, "   |  ") = '*';
    assert_int_equal(typed_read_all(other).boards, 0);
}

/* Layers, or what else stands between a drawing and its sentence, once were a mistake for each line. */
static void drawings_with_more_are_refused_whole(void **state)
{
    static const char front[] = "Puzzle, 1 clue   Solution\nlayer 1 of 4   layer 1 of 4\n"
                                "+-----+-----+  +-----+-----+\n|* 1 .|. .* |  | 4*2 | 3 1 |\n\n";
    static const char sentence[] = "This is the only solution.\n";
    char text[9000];
    hf_reader *reader;
    hf_record record;
    (void)state;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    size_t whole = (size_t)snprintf(text, sizeof text, "%s%s1\n", front, sentence) - 2;
    for (size_t length = 1; length < whole; length++)
        assert_int_equal(hf_reader_cut(reader, text, length, false), 0);
    assert_int_equal(hf_reader_cut(reader, text, whole, true), whole);
    assert_int_equal(hf_reader_cut(reader, text, whole + 2, false), whole);
    assert_int_equal(hf_reader_parse(reader, text, whole, &record), HF_BAD_TEXT);
    assert_non_null(strstr(record.message, "a drawing of a solved puzzle"));
    /* Without a sentence it is none such, and takes nothing along. */
    for (int way = 0; way < 4; way++) {
        size_t n = (size_t)snprintf(text, sizeof text, "%s%s", front, way == 1 ? front : "");
        size_t size = way < 2 ? 81 : way == 2 ? 2000 : 4000;
        memset(text + n, way < 2 ? '.' : 'w', size);
        text[n] = way < 2 ? '1' : 'w';
        for (size_t k = 1; way == 3 && k < size; k += 2)
            text[n + k] = '\n';
        text[n + size] = '\n';
        size_t cut = hf_reader_cut(reader, text, n + size + 1, true);
        assert_in_range(cut, 1, sizeof front - 1);
        cut = hf_reader_cut(reader, text, n + size + 1, false);
        assert_in_range(cut, 1, sizeof front - 1);
        cut = hf_reader_cut(reader, text, n + 10, true);
        assert_in_range(cut, 1, sizeof front - 1);
    }
    hf_reader_free(reader);
}

/* A bracket or a comma alone may be the front of a record. */
static void a_bracket_waits_for_more(void **state)
{
    hf_reader *reader;
    (void)state;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    assert_int_equal(hf_reader_cut(reader, "[", 1, false), 0);
    assert_int_equal(hf_reader_cut(reader, ", ", 2, false), 0);
    assert_int_equal(hf_reader_cut(reader, "[", 1, true), 1);
    hf_reader_free(reader);
}

/* A drawing before and after a step is the board before it; one in which a digit is gone is none. */
static void steps_are_read_as_what_was_before(void **state)
{
    static const char text[] =
        "+-----------+          +-----------+\n| 1   |     |          | 1*3*|     |\n"
        "|     |     |          |     |     |\n|-----+-----| becomes> |-----+-----|\n"
        "|     |     |   --->   |     |     |\n|     |   2 |          |     |   2 |\n"
        "+-----------+          +-----------+\n";
    char other[sizeof text];
    hf_reader *reader;
    hf_record record;
    size_t whole = sizeof text - 1;
    (void)state;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    for (size_t length = 1; length < whole; length++)
        assert_int_equal(hf_reader_cut(reader, text, length, false), 0);
    assert_int_equal(hf_reader_cut(reader, text, whole, true), whole);
    assert_int_equal(hf_reader_parse(reader, text, whole, &record), HF_OK);
    assert_int_equal(hf_shape_size(hf_grid_shape(record.grid)), 4);
    assert_int_equal(hf_grid_clues(record.grid), 2);
    assert_int_equal(hf_grid_const_values(record.grid)[15], 2);
    for (size_t i = 0; i < 2; i++) { /* another digit; another width */
        memcpy(other, text, sizeof other);
        *(i ? strchr(other, '\n') - 2 : strrchr(other, '2')) = i ? ' ' : '3';
        assert_int_equal(hf_reader_parse(reader, other, whole, &record), HF_BAD_TEXT);
    }
    hf_reader_free(reader);
}

#define ZEROS "000000000000000000000000000000000000000000000000000000000000000000000000000000001"

/* The words in front of a link are its comment, or those behind it; those behind some links were once lost. */
static void words_around_links_are_kept(void **state)
{
    static const struct {
        const char *text, *comment;
    } around[] = {
        {"%s # a hard one", "a hard one"},
        {"%s\ta hard one", "a hard one"},
        {"%s", NULL},
        {"%s  ", NULL},
        {"%s, a hard one", "a hard one"},
        {"1. %s a hard one", "a hard one"},
        {"1. %s", NULL},
        {"Puzzle 3: %s a hard one", "Puzzle 3"},
    };
    static const char *const formats[] = {"fpuzzles", "scl", "classic", "url"};
    (void)state;
    hf_record record;
    hf_reader *reader;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    for (size_t f = 0; f < sizeof formats / sizeof *formats; f++) {
        char link[2000], text[2100];
        assert_int_equal(hf_reader_parse(reader, typed_puzzle, 81, &record), HF_OK);
        hf_format_write(hf_format_named(formats[f]), record.grid, NULL, link, sizeof link, NULL);
        for (size_t i = 0; i < sizeof around / sizeof *around; i++) {
            snprintf(text, sizeof text, around[i].text, link);
            assert_int_equal(hf_reader_parse(reader, text, strlen(text), &record), HF_OK);
            const char *wanted = around[i].comment;
            if (!wanted != !record.comment ||
                (wanted && (record.comment_length != strlen(wanted) ||
                            memcmp(record.comment, wanted, strlen(wanted)) != 0)))
                fail_msg("%s, %zu: %.*s", formats[f], i, (int)record.comment_length,
                         record.comment ? record.comment : "");
        }
        /* Packed, without a link around it. */
        const char *packed = strstr(link, "N4Ig");
        if (packed) {
            snprintf(text, sizeof text, "%s a hard one", packed);
            assert_int_equal(hf_reader_parse(reader, text, strlen(text), &record), HF_OK);
            assert_int_equal(record.comment_length, 10);
        }
    }
    /* A title within the link goes before the words in front of it, what stands behind it before either. */
    static const char titled[] =
        "{\"size\":4,\"title\":\"Four\",\"antiknight\":true,\"grid\":[[{},{},{},{}],[{},{},{},"
        "{}],[{},{},{},{}],[{\"value\":1,\"given\":true},{},{},{}]]}";
    static const char *const places[] = {"%s", "Puzzle: %s", "%s a hard one"};
    static const char *const told[] = {"Four", "Four", "a hard one"};
    hf_puzzle *puzzle;
    char link[2000];
    assert_int_equal(hf_reader_parse(reader, titled, strlen(titled), &record), HF_OK);
    assert_int_equal(hf_reader_puzzle(reader, &record, &puzzle), HF_OK);
    assert_int_equal(
        hf_format_write_puzzle(hf_format_named("fpuzzles"), puzzle, NULL, link, sizeof link, NULL),
        HF_OK);
    hf_puzzle_free(puzzle);
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        char text[2100];
        snprintf(text, sizeof text, places[i], link);
        assert_int_equal(hf_reader_parse(reader, text, strlen(text), &record), HF_OK);
        assert_int_equal(record.comment_length, strlen(told[i]));
        assert_memory_equal(record.comment, told[i], strlen(told[i]));
    }
    /* HoDoKu's own fields that are empty are no comment; what it carries, or --comments wrote, is. */
    static const char *const behind[] = {":::", ":613::", "::: # mine", "::247:mine"};
    static const size_t lengths[] = {0, 0, 4, 8};
    for (size_t i = 0; i < sizeof behind / sizeof *behind; i++) {
        char text[200];
        snprintf(text, sizeof text, ":0000:x:%s%s", typed_puzzle, behind[i]);
        assert_int_equal(hf_reader_parse(reader, text, strlen(text), &record), HF_OK);
        assert_int_equal(record.comment_length, lengths[i]);
    }
    hf_reader_free(reader);
}

/* What people write around links, and links without their first part, were once refused. */
static void links_may_stand_among_words(void **state)
{
    static const char *const around[] = {"%s",
                                         "www.%s",
                                         "> https://%s",
                                         "Puzzle: https://%s",
                                         "1. %s",
                                         "* https://%s!",
                                         "(https://%s)",
                                         "\"https://%s\"",
                                         "`https://%s`",
                                         "**%s**",
                                         "[today](https://%s)",
                                         "<a href=\"https://%s\">play</a>",
                                         "u = '%s';",
                                         "| 1 | %s |",
                                         "A hard one: %s. Enjoy",
                                         "HTTPS://%s",
                                         "[1]: https://%s",
                                         "[url=https://%s]it[/url]",
                                         "[url]https://%s[/url]",
                                         "<p>Play <a href=\"https://%s\">it</a></p>"};
    static const char *const formats[] = {"fpuzzles", "scl", "classic", "url", "iss"};
    (void)state;
    hf_record record;
    hf_reader *reader;
    hf_grid *copy;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    for (size_t f = 0; f < sizeof formats / sizeof *formats; f++) {
        char link[2000], text[2100];
        assert_int_equal(hf_reader_parse(reader, typed_puzzle, 81, &record), HF_OK);
        hf_format_write(hf_format_named(formats[f]), record.grid, NULL, link, sizeof link, NULL);
        assert_int_equal(hf_grid_new(hf_grid_shape(record.grid), &copy), HF_OK);
        memcpy(hf_grid_values(copy), hf_grid_const_values(record.grid), 81 * sizeof(uint16_t));
        const char *site = strstr(link, "://");
        for (size_t i = 0; site && i < sizeof around / sizeof *around; i++) {
            size_t length = (size_t)snprintf(text, sizeof text, around[i], site + 3);
            text[length++] = '\n';
            assert_int_equal(hf_reader_cut(reader, text, length, true), length);
            if (hf_reader_parse(reader, text, length, &record) != HF_OK)
                fail_msg("%.60s: %s", text, record.message);
            assert_memory_equal(hf_grid_const_values(record.grid), hf_grid_const_values(copy),
                                81 * sizeof(uint16_t));
        }
        hf_grid_free(copy);
    }
    hf_reader_free(reader);
    /* What is left of a link whose front got lost. */
    char link[2000], rest[2000];
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    assert_int_equal(hf_reader_parse(reader, typed_puzzle, 81, &record), HF_OK);
    hf_format_write(hf_format_named("fpuzzles"), record.grid, NULL, link, sizeof link, NULL);
    for (size_t i = 0; i < 3; i++) {
        snprintf(rest, sizeof rest, "%s\n", strstr(link, "?load=") + (i == 2 ? 6 : i));
        assert_int_equal(hf_reader_parse(reader, rest, strlen(rest), &record), HF_OK);
        assert_int_equal(hf_grid_clues(record.grid), 36);
    }
    hf_reader_free(reader);
    /* A link that holds nothing is no more than a word; beside a board it does not count. */
    read_among_boards("see https://example.org for more\n", 0, 1);
    read_among_boards("# https://www.sudokuwiki.org/sudoku.htm?bd=" ZEROS "\n", 0, 0);
}

/* A page, a section or a table of a wiki ends before a line that is a board by itself. */
static void words_with_a_tag_take_no_boards(void **state)
{
    static const char *const strange[] = {
        "<foo> bar\n",       "<p>hello</p>\n", "<b>hello\n",  "<me@example.org> wrote:\n",
        "[Puzzle]\n",        "{|\n",           "{|\nwords\n", "|===\n",
        "\\begin{sudoku}\n", "[tr]5\n",        "<p>a<!-- b\n"};
    (void)state;
    for (size_t i = 0; i < sizeof strange / sizeof *strange; i++)
        read_among_boards(strange[i], 0, 1);
    read_among_boards("<div>\n", 0, 0);
    /* Nor those of other sizes. */
    static const uint32_t sizes[] = {6, 16, 25};
    for (size_t i = 0; i < sizeof strange / sizeof *strange; i++)
        for (size_t k = 0; k < sizeof sizes / sizeof *sizes; k++) {
            char text[1400];
            size_t n = (size_t)snprintf(text, sizeof text, "%s", strange[i]);
            for (unsigned board = 0; board < 2; board++) {
                memset(text + n, '.', sizes[k] * sizes[k]);
                text[n] = (char)('3' + board);
                n += sizes[k] * sizes[k];
                text[n++] = '\n';
            }
            text[n] = '\0';
            typed_outcome all = typed_read_all(text);
            if (all.boards != 2 || all.mistakes != 1)
                fail_msg("%s: %u boards, %u mistakes", strange[i], all.boards, all.mistakes);
        }
}

/* A row of a board of 36x36 that may be a board of 6x6, too, once ended the section it was in. */
static void rows_of_36_are_no_boards_of_36(void **state)
{
    static const char *const fronts[] = {"[Puzzle]\n", "[Puzzle]\r\n"};
    (void)state;
    for (size_t front = 0; front < 2; front++)
        for (size_t large = 0; large < 36; large += 5) { /* the row that shows what all are */
            char text[1500];
            size_t n = (size_t)snprintf(text, sizeof text, "%s", fronts[front]);
            hf_reader *reader;
            hf_record record;
            for (size_t row = 0; row < 36; row++) {
                memset(text + n, '.', 36);
                text[n + row] = row == large ? 'A' : '3';
                n += 36;
                if (front)
                    text[n++] = '\r';
                text[n++] = '\n';
            }
            assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
            for (size_t length = 1; length < n; length++)
                assert_int_equal(hf_reader_cut(reader, text, length, false), 0);
            assert_int_equal(hf_reader_cut(reader, text, n, true), n);
            assert_int_equal(hf_reader_parse(reader, text, n, &record), HF_OK);
            assert_int_equal(hf_shape_size(hf_grid_shape(record.grid)), 36);
            assert_int_equal(hf_grid_clues(record.grid), 36);
            hf_reader_free(reader);
        }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cells_may_be_named),
        cmocka_unit_test(a_long_list_of_cells_is_one_board),
        cmocka_unit_test(digits_without_end_are_no_cell),
        cmocka_unit_test(cells_named_wrongly_are_refused),
        cmocka_unit_test(columns_and_boxes_are_no_rows),
        cmocka_unit_test(a_solution_may_stand_beside),
        cmocka_unit_test(boxes_become_rows),
        cmocka_unit_test(names_of_keys_do_not_matter),
        cmocka_unit_test(cells_on_lines_of_their_own),
        cmocka_unit_test(a_cell_too_many_for_25x25),
        cmocka_unit_test(cells_on_lines_below_a_head),
        cmocka_unit_test(a_label_before_a_zero),
        cmocka_unit_test(pages_name_their_cells),
        cmocka_unit_test(pages_without_boards),
        cmocka_unit_test(clauses_follow_each_other),
        cmocka_unit_test(a_frame_is_no_comment),
        cmocka_unit_test(tags_of_a_forum_are_passed_over),
        cmocka_unit_test(sequences_of_a_terminal_are_passed_over),
        cmocka_unit_test(signs_that_begin_no_tag_are_told),
        cmocka_unit_test(links_may_stand_in_angle_brackets),
        cmocka_unit_test(answers_are_read_back),
        cmocka_unit_test(layers_of_an_answer_are_read_back),
        cmocka_unit_test(drawings_with_more_are_refused_whole),
        cmocka_unit_test(a_bracket_waits_for_more),
        cmocka_unit_test(steps_are_read_as_what_was_before),
        cmocka_unit_test(words_around_links_are_kept),
        cmocka_unit_test(links_may_stand_among_words),
        cmocka_unit_test(words_with_a_tag_take_no_boards),
        cmocka_unit_test(rows_of_36_are_no_boards_of_36),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
