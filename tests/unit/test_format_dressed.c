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
        typed_outcome all = typed_read_all(lists[i].text);
        assert_int_equal(all.boards, 0);
        assert_non_null(strstr(all.message, lists[i].message));
    }
    typed_outcome small = typed_read_all("A1=1\nB2=2\nC3=3\nD4=4\n");
    assert_string_equal(small.line, "1....2....3....4");
    assert_int_equal(typed_read_all("A1=1, C3=3\nthese two\n").boards, 0);
}

/* A table within a table has its cells in another order: nobody guesses which. */
static void boxes_are_no_rows(void **state)
{
    static char text[8192];
    size_t n = typed_put(text, 0, "<table>\n");
    (void)state;
    for (unsigned box = 0; box < 9; box++) {
        n = typed_put(text, n, box % 3 ? "<td><table>" : "<tr><td><table>");
        for (unsigned i = 0; i < 9; i++)
            n += (size_t)sprintf(text + n, "%s<td>%u</td>%s", i % 3 ? "" : "<tr>",
                                 (i + box) % 9 + 1, i % 3 == 2 ? "</tr>" : "");
        n = typed_put(text, n, "</table></td>\n");
    }
    typed_put(text, n, "</table>\n");
    typed_outcome all = typed_read_all(text);
    assert_int_equal(all.boards, 0);
    assert_int_equal(all.mistakes, 1);
}

/* A page without a board is one mistake; tags alone are nothing to read. */
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

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(cells_may_be_named),
        cmocka_unit_test(cells_named_wrongly_are_refused),
        cmocka_unit_test(boxes_are_no_rows),
        cmocka_unit_test(pages_without_boards),
        cmocka_unit_test(clauses_follow_each_other),
        cmocka_unit_test(a_frame_is_no_comment),
        cmocka_unit_test(tags_of_a_forum_are_passed_over),
        cmocka_unit_test(sequences_of_a_terminal_are_passed_over),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
