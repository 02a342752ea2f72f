/* SPDX-License-Identifier: MIT
 *
 * test_format_notations.c - the notations of other programs: a puzzle of ours in each, the puzzle
 * in the shared samples, and what can be wrong.
 */
#include "support/support.h"

typedef struct notation {
    const char *format;
    bool marks; /* with pencil marks, or digits that were placed */
    const char *text;
} notation;

#include "notations.h"

static hf_reader *new_reader(const char *format)
{
    hf_read_options options;
    hf_read_options_init(&options, sizeof options);
    hf_reader *reader;
    options.format = format ? hf_format_named(format) : NULL;
    assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
    return reader;
}

static void our_puzzle_in_every_notation(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof notations / sizeof *notations; i++) {
        const notation *n = &notations[i];
        for (int named = 0; named < 2; named++) {
            hf_reader *reader = new_reader(named ? n->format : NULL);
            hf_record record;
            size_t length = strlen(n->text);
            if (hf_reader_cut(reader, n->text, length, true) != length)
                fail_msg("%s is cut short:\n%s", n->format, n->text);
            if (hf_reader_parse(reader, n->text, length, &record) != HF_OK)
                fail_msg("%s: %zu:%zu: %s\n%s", n->format, record.line, record.column,
                         record.message, n->text);
            assert_string_equal(hf_format_name(record.format), n->format);
            assert_string_equal(test_line(record.grid), puzzle);
            assert_int_equal(record.board != NULL, n->marks);
            hf_reader_free(reader);
        }
    }
}

static void lists_of_objects_are_lists_of_records(void **state)
{
    (void)state;
    char text[1000];
    int length =
        snprintf(text, sizeof text, "[{\"puzzle\":\"%s\"},\n {\"puzzle\": \"%s\"} , {\"a\":1}\n]\n",
                 puzzle, puzzle);
    hf_reader *reader = new_reader(NULL);
    hf_record record;
    size_t at = 0, good = 0, bad = 0;
    while (at < (size_t)length) {
        size_t cut = hf_reader_cut(reader, text + at, (size_t)length - at, true);
        assert_true(cut > 0);
        hf_status status = hf_reader_parse(reader, text + at, cut, &record);
        good += status == HF_OK;
        bad += status == HF_BAD_TEXT;
        at += cut;
    }
    assert_int_equal(good, 2);
    assert_int_equal(bad, 1);
    hf_reader_free(reader);
}

/* A heading may put the solution first; and a column may be asked for. */
static void headings_name_the_column(void **state)
{
    (void)state;
    char text[600];
    hf_reader *reader = new_reader(NULL);
    hf_record record;
    char full[82];
    memset(full, '1', 81);
    full[81] = '\0';
    int length = snprintf(text, sizeof text, "solution,Puzzle\n%s,%s\n", full, puzzle);
    hf_reader_look(reader, text, (size_t)length);
    size_t cut = hf_reader_cut(reader, text, (size_t)length, true);
    assert_int_equal(hf_reader_parse(reader, text, cut, &record), HF_END);
    assert_int_equal(hf_reader_parse(reader, text + cut, (size_t)length - cut, &record), HF_OK);
    assert_string_equal(test_line(record.grid), puzzle);
    hf_reader_free(reader);

    hf_read_options options;
    hf_read_options_init(&options, sizeof options);
    options.column = 2;
    assert_int_equal(hf_reader_new(&options, &reader), HF_OK);
    assert_int_equal(hf_reader_parse(reader, text + cut, (size_t)length - cut, &record), HF_OK);
    assert_string_equal(test_line(record.grid), puzzle);
    const char *narrow = "1,\n";
    assert_int_equal(hf_reader_parse(reader, narrow, 3, &record), HF_BAD_TEXT);
    hf_reader_free(reader);
}

static void states_of_a_game_are_boards(void **state)
{
    (void)state;
    const char *text = ":0000:x:+1...............:214 423::";
    hf_reader *reader = new_reader(NULL);
    hf_record record;
    assert_int_equal(hf_reader_parse(reader, text, strlen(text), &record), HF_OK);
    assert_int_equal(hf_grid_const_values(record.grid)[0], 1);
    assert_false(hf_board_is_given(record.board, 0));
    assert_false(hf_board_has(record.board, 3, 2)); /* struck: 2 from r1c4 */
    assert_false(hf_board_has(record.board, 6, 4)); /* 4 from r2c3 */
    assert_true(hf_board_has(record.board, 6, 3));
    const char *sadman = "[Puzzle]\n1...\n....\n....\n....\n[State]\n1..2\n....\n....\n....\n";
    assert_int_equal(hf_reader_parse(reader, sadman, strlen(sadman), &record), HF_OK);
    assert_int_equal(hf_grid_const_values(record.grid)[3], 2);
    assert_true(hf_board_is_given(record.board, 0));
    assert_false(hf_board_is_given(record.board, 3));
    hf_reader_free(reader);
}

static void what_is_wrong_is_said(void **state)
{
    (void)state;
    static const char *const cases[][2] = {
        {":0000:x:12:::", "2 cells in the third field"},
        {":0000:x:+................:::", "no symbol"},
        {":0000:x:1...............:999::", "three digits"},
        {"3x3:zz", "fewer cells"},
        {"2x2:zz", "more cells"},
        {"2x2:5o", "outside"},
        {"9j:a", "not read"},
        {"{\"board\":[[1,2],[3]]}", "not a board"},
        {"{\"board\":[[1,[],\"ab\"],[3]]}", "no cell"},
        {"{\"board\":[[1,2],[3,9]]}", "larger"},
        {"{\"a\":[[1,2],[3,1]]}", "no puzzle"},
        {"[[1,2],[3,1]", "not JSON"},
        {"https://f-puzzles.com/?load=AAAAAAAAAAAAAAAAAAAAAAAA", "LZString"},
        {"https://sudokupad.app/classiczzzzzzzzzzzzzzzzzzzz", "more than 81"},
        {"<game data=\"12\" />", "characters"},
        {"<game />", "without data"},
        {"<game data=\"version: 3&#10;1|\" />", "expected value"},
        {"[Puzzle]\n12..\n21\n", "2 rows"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        hf_reader *reader = new_reader(NULL);
        hf_record record;
        hf_status status = hf_reader_parse(reader, cases[i][0], strlen(cases[i][0]), &record);
        if (status != HF_BAD_TEXT || !strstr(record.message, cases[i][1]))
            print_message("# %s: %d, %s\n", cases[i][0], status, record.message);
        assert_int_equal(status, HF_BAD_TEXT);
        assert_non_null(strstr(record.message, cases[i][1]));
        hf_reader_free(reader);
    }
}

/* Every record of these files is this puzzle, some with r1c2 = 7 placed; or its solution. */
static void the_shared_samples_are_one_puzzle(void **state)
{
    (void)state;
    static const char expected[] =
        "2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1";
    static const char with7[] =
        "27.1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1";
    static const char solution[] =
        "278145693354698712916273485692817354837564129145329876423751968581936247769482531";
    static const char *const files[] = {"array9x9.json",
                                        "dosuku_api.json",
                                        "fpuzzles.json",
                                        "fpuzzles_url.txt",
                                        "gsf_q2.txt",
                                        "hodoku_library.txt",
                                        "hodoku_library_state.txt",
                                        "hodoku_pmgrid.txt",
                                        "kaggle.csv",
                                        "kaggle3m.csv",
                                        "kaggle_quizzes.csv",
                                        "line_collection.sdm",
                                        "line_comment.txt",
                                        "line_dash.txt",
                                        "line_dot.txt",
                                        "line_space.txt",
                                        "line_star.txt",
                                        "line_underscore.txt",
                                        "line_x.txt",
                                        "line_zero.txt",
                                        "opensudoku.opensudoku",
                                        "py-sudoku.json",
                                        "qqwing_readable.txt",
                                        "rated_hardest.txt",
                                        "rows9.txt",
                                        "sadman.sdk",
                                        "sgt_solo_id.txt",
                                        "simplesudoku.ss",
                                        "simplesudoku_clipboard.txt",
                                        "spreadsheet9.csv",
                                        "sudocue.sdk",
                                        "sudocue.sdx",
                                        "sudokuexchange_url.txt",
                                        "sudokupad_classic.txt",
                                        "sudokupad_fpuzzles_url.txt",
                                        "sudokuwiki_s9b.txt",
                                        "sudokuwiki_url.txt",
                                        "sugoku_api.json",
                                        "sukaku729.txt",
                                        "sukaku81groups.txt",
                                        "youdosudoku_api.json"};
    for (size_t i = 0; i < sizeof files / sizeof *files; i++) {
        char path[100], text[4000];
        hf_record record;
        snprintf(path, sizeof path, "formats/%s", files[i]);
        FILE *file = test_shared(path);
        if (!file)
            skip();
        size_t length = fread(text, 1, sizeof text, file), records = 0;
        fclose(file);
        hf_reader *reader = new_reader(NULL);
        for (size_t at = 0, cut; at < length; at += cut) {
            cut = hf_reader_cut(reader, text + at, length - at, true);
            assert_true(cut > 0);
            hf_status status = hf_reader_parse(reader, text + at, cut, &record);
            if (status == HF_END)
                continue;
            if (status != HF_OK)
                fail_msg("%s: %s", files[i], record.message);
            const char *line = test_line(record.grid);
            if (strcmp(line, expected) && strcmp(line, with7) && strcmp(line, solution))
                fail_msg("%s: %s", files[i], line);
            assert_true(records > 0 || strcmp(line, solution));
            records++;
        }
        if (records == 0)
            fail_msg("%s: no record", files[i]);
        hf_reader_free(reader);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(our_puzzle_in_every_notation),
        cmocka_unit_test(lists_of_objects_are_lists_of_records),
        cmocka_unit_test(headings_name_the_column),
        cmocka_unit_test(states_of_a_game_are_boards),
        cmocka_unit_test(what_is_wrong_is_said),
        cmocka_unit_test(the_shared_samples_are_one_puzzle),
    };
    return cmocka_run_group_tests_name("format_notations", tests, NULL, NULL);
}
