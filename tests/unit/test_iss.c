/* SPDX-License-Identifier: MIT
 *
 * test_iss.c - the notation of the Interactive Sudoku Solver: lines and links, and what is meant on
 * boards whose symbols count from 0.
 */
#include "support/support.h"

#include "houseful/format.h"
#include "houseful/solve.h"

/* The puzzle of a text, which is one record. */
static hf_puzzle *puzzle_of(const char *text, char comment[80])
{
    hf_reader *reader;
    hf_record record;
    hf_puzzle *puzzle = NULL;
    size_t length = strlen(text);
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    assert_int_equal(hf_reader_cut(reader, text, length, true), length);
    if (hf_reader_parse(reader, text, length, &record) != HF_OK)
        fail_msg("%s: %s", text, record.message);
    assert_int_equal(hf_reader_puzzle(reader, &record, &puzzle), HF_OK);
    snprintf(comment, 80, "%.*s", (int)record.comment_length, record.comment ? record.comment : "");
    hf_reader_free(reader);
    return puzzle;
}

/* What comes behind a blank was once dropped in silence. */
static void blanks_and_links(void **state)
{
    static const char *const cases[][3] = {
        {".StrictXV .Whisper~5~R1C1~R2C2", ".StrictXV.Whisper~5~R1C1~R2C2", ""},
        {".Shape~6x6 .Cage~10~R1C1 ~R1C2 easy", ".Shape~6x6.Cage~10~R1C1~R1C2", "easy"},
        {".Cage~10~R1C1~ R1C2 # .no", ".Cage~10~R1C1~R1C2", ".no"},
        {".Cage~3~R1C1~R1C2 ... and so on", ".Cage~3~R1C1~R1C2", "... and so on"},
        {" .AntiKing", ".AntiKing", ""},
        {".~R1C1_ 5", ".~R1C1_5", ""},
        {"https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Cage%7E3~R1C1%7eR1C2.AntiKnight"
         "&mode=all hard",
         ".Cage~3~R1C1~R1C2.AntiKnight", "hard"},
        {"http://localhost/?mode=x&q=.Shape~4x4+.~R1C1_3", ".Shape~4x4.~R1C1_3", ""},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char comment[80], written[200];
        hf_puzzle *puzzle = puzzle_of(cases[i][0], comment);
        hf_write_options options;
        hf_write_options_init(&options, sizeof options);
        assert_int_equal(hf_format_write_puzzle(hf_format_named("iss"), puzzle, &options, written,
                                                sizeof written, NULL),
                         HF_OK);
        assert_string_equal(written, cases[i][1]);
        assert_string_equal(comment, cases[i][2]);
        hf_puzzle_free(puzzle);
    }
}

/* As that program writes them: the tenth row is R10, its cells are RaC1; equal sums are parted by a minus. What houseful
 * wrote before is read as well. */
static void names_of_lines(void **state)
{
    static const char *const cases[][2] = {
        {".Shape~12x12.Sandwich~5~R10", ".Shape~12x12.Sandwich~5~R10"},
        {".Shape~12x12.Sandwich~5~Ra", ".Shape~12x12.Sandwich~5~R10"},
        {".Shape~12x12.XSum~Cb~12~", ".Shape~12x12.XSum~C11~12~"},
        {".Shape~16x16.Skyscraper~C16~~3", ".Shape~16x16.Skyscraper~C16~~3"},
        {".NumberedRoom~C9~1~", ".NumberedRoom~C9~1~"},
        {".EqualSum~R1C1~R1C2~-~R2C1", ".EqualSum~R1C1~R1C2~-~R2C1"},
        {".EqualSum~R1C1~R1C2~~R2C1", ".EqualSum~R1C1~R1C2~-~R2C1"},
    };
    static const char *const wrong[] = {".Sandwich~5~R10", ".Sandwich~5~R0", ".Sandwich~5~R1a",
                                        ".Sandwich~5~R",   ".XSum~Ca~5~",    ".XSum~C~5~"};
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char comment[80], written[200];
        hf_puzzle *puzzle = puzzle_of(cases[i][0], comment);
        hf_write_options options;
        hf_write_options_init(&options, sizeof options);
        assert_int_equal(hf_format_write_puzzle(hf_format_named("iss"), puzzle, &options, written,
                                                sizeof written, NULL),
                         HF_OK);
        assert_string_equal(written, cases[i][1]);
        hf_puzzle_free(puzzle);
    }
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_null(hf_puzzle_from_string(wrong[i]));
}

static hf_answer answer_of(const char *text)
{
    char comment[80];
    hf_solver *solver;
    hf_result result;
    hf_puzzle *puzzle = puzzle_of(text, comment);
    assert_int_equal(hf_solver_new(hf_puzzle_shape(puzzle), NULL, &solver), HF_OK);
    assert_int_equal(hf_solver_solve(solver, puzzle, &result, NULL, NULL), HF_OK);
    hf_solver_free(solver);
    hf_puzzle_free(puzzle);
    return result.answer;
}

/* A height of 0 is no building. */
static void zero_is_not_seen(void **state)
{
    static const char row[] = ".~R1C1_0~R1C2_1~R1C3_3~R1C4_2";
    char text[100];
    (void)state;
    snprintf(text, sizeof text, ".Shape~4x4~0-3.Skyscraper~R1~2~2%s", row);
    assert_int_equal(answer_of(text), HF_MULTIPLE);
    snprintf(text, sizeof text, ".Shape~4x4~0-3.Skyscraper~R1~3~%s", row);
    assert_true(answer_of(text) == HF_NONE || answer_of(text) == HF_INVALID);
}

/* Boards of which no part is a house. */
static void no_houses(void **state)
{
    static const struct {
        const char *text;
        hf_answer answer;
    } cases[] = {
        {".Shape~5x5~9", HF_MULTIPLE},
        {".Shape~2x2~4", HF_MULTIPLE},
        {".Shape~2x3~6.Thermo~R1C1~R1C2~R1C3~R2C3~R2C2~R2C1", HF_UNIQUE},
        {".Shape~2x2~4.Cage~10~R1C1~R1C2~R2C1~R2C2.Thermo~R1C1~R1C2~R2C2~R2C1", HF_UNIQUE},
        {".Shape~2x2~4.Sum~16~R1C1~R1C2~R2C1~R2C2", HF_NONE},
        {".Shape~6x6~9.DisjointSets.~R1C1_9~R3C4_9", HF_INVALID},
        {".Shape~6x6~9.RegionSumLine~R2C1~R3C1~R3C2.~R2C1_5~R3C1_2~R3C2_4", HF_INVALID},
        {".Shape~6x6~9.RegionSumLine~R2C1~R3C1~R3C2.~R2C1_5~R3C1_1~R3C2_4", HF_MULTIPLE},
        {".Shape~2x3~6.Sandwich~4~R1.~R1C1_2~R1C2_4~R1C3_5", HF_MULTIPLE},
        {".Shape~2x3~6.Sandwich~3~R1.~R1C1_2~R1C2_4~R1C3_5", HF_INVALID},
        {".Shape~5x5~9.AntiKnight.Whisper~5~R1C1~R2C2~R3C3~R4C4.~R2C2_5", HF_NONE},
    };
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        assert_int_equal(answer_of(cases[i].text), cases[i].answer);
}

static void a_program_is_no_puzzle(void **state)
{
    const char *text = "/data/scripts/rectangle_sums.js\n";
    hf_reader *reader;
    hf_record record;
    (void)state;
    assert_int_equal(hf_reader_new(NULL, &reader), HF_OK);
    assert_int_equal(hf_reader_cut(reader, text, strlen(text), true), strlen(text));
    assert_int_equal(hf_reader_parse(reader, text, strlen(text), &record), HF_BAD_TEXT);
    assert_non_null(strstr(record.message, "the path of a program"));
    assert_non_null(strstr(record.message, "paste the constraints"));
    hf_reader_free(reader);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_program_is_no_puzzle),
        cmocka_unit_test(blanks_and_links),
        cmocka_unit_test(names_of_lines),
        cmocka_unit_test(zero_is_not_seen),
        cmocka_unit_test(no_houses),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
