/* SPDX-License-Identifier: MIT
 *
 * test_front.c - the calls of the front door: hf_puzzle_from_string, _draw, _solve, _is_solved.
 */
#include "support/support.h"

static const char easy[] =
    "004080300000003042800405907302070508050000070608090201406207009520900000007010400";

static void text_is_drawn_solved_and_checked(void **state)
{
    (void)state;
    char text[2000];
    hf_answer answer = HF_LIMIT;
    hf_puzzle *puzzle = hf_puzzle_from_string(easy);
    assert_non_null(puzzle);
    assert_false(hf_puzzle_is_solved(puzzle));
    size_t length = hf_puzzle_draw(puzzle, text, sizeof text);
    assert_int_equal(length, strlen(text));
    assert_non_null(strstr(text, "│ 8 · · │ 4 · 5 │ 9 · 7 │\n"));

    hf_puzzle *solved = hf_puzzle_solve(puzzle, &answer);
    assert_non_null(solved);
    assert_int_equal(answer, HF_UNIQUE);
    assert_true(hf_puzzle_is_solved(solved));
    assert_int_equal(hf_puzzle_clue_count(solved), hf_puzzle_clue_count(puzzle));
    assert_int_equal(hf_puzzle_value(solved, 2), 4);
    assert_int_equal(hf_puzzle_clue(solved, 0), 0);
    assert_int_not_equal(hf_puzzle_value(solved, 0), 0);
    hf_puzzle_draw(solved, text, sizeof text);
    assert_null(strstr(text, "·"));
    hf_puzzle_free(solved);
    hf_puzzle_free(puzzle);
}

/* The drawing of one call is the text of the next. */
static void a_drawing_is_a_puzzle_again(void **state)
{
    (void)state;
    char text[2000];
    hf_puzzle *puzzle = hf_puzzle_from_string(easy);
    hf_puzzle_draw(puzzle, text, sizeof text);
    hf_puzzle *again = hf_puzzle_from_string(text);
    assert_non_null(again);
    assert_true(hf_puzzle_same(puzzle, again));
    hf_puzzle_free(again);
    hf_puzzle_free(puzzle);
}

static void a_small_buffer_is_told_the_length(void **state)
{
    (void)state;
    char text[2000], little[10];
    hf_puzzle *puzzle = hf_puzzle_from_string(easy);
    memset(little, 'x', sizeof little);
    assert_int_equal(hf_puzzle_draw(puzzle, little, 9), hf_puzzle_draw(puzzle, text, sizeof text));
    assert_int_equal(strlen(little), 8);
    assert_int_equal(little[9], 'x');
    assert_int_equal(hf_puzzle_draw(puzzle, NULL, 0), strlen(text));
    hf_puzzle_free(puzzle);
}

static void what_is_no_puzzle_is_null(void **state)
{
    (void)state;
    char text[4];
    char two[2 * sizeof easy + 1];
    hf_answer answer = HF_UNIQUE;
    snprintf(two, sizeof two, "%s\n%s", easy, easy);
    assert_null(hf_puzzle_from_string(NULL));
    assert_null(hf_puzzle_from_string(""));
    assert_null(hf_puzzle_from_string("# only a comment\n"));
    assert_null(hf_puzzle_from_string("12"));
    assert_null(hf_puzzle_from_string(two));
    assert_null(hf_puzzle_solve(NULL, &answer));
    assert_int_equal(answer, HF_LIMIT);
    assert_false(hf_puzzle_is_solved(NULL));
    assert_int_equal(hf_puzzle_draw(NULL, text, sizeof text), 0);
    assert_string_equal(text, "");
    hf_puzzle_free(NULL);
}

static void answers_tell_why_there_is_no_solution(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        hf_answer answer;
        bool solved;
    } cases[] = {
        {"1...............", HF_MULTIPLE, true},
        {"11..............", HF_INVALID, false},
        {"12...3..4.......", HF_NONE, false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        hf_answer answer;
        hf_puzzle *puzzle = hf_puzzle_from_string(cases[i].text);
        hf_puzzle *solved = hf_puzzle_solve(puzzle, &answer);
        assert_int_equal(answer, cases[i].answer);
        assert_int_equal(solved != NULL, cases[i].solved);
        assert_int_equal(hf_puzzle_is_solved(solved), cases[i].solved);
        hf_puzzle_free(solved);
        hf_puzzle_free(puzzle);
    }
}

/* Candidates are clues: of the two ways to fill a board, given candidates leave one. */
static void constraints_are_kept(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(4));
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    hf_answer answer;
    uint64_t only_two = 2;
    /* 1 2 | 3 4 / 3 4 | 1 2 / 2 1 | 4 3 / 4 3 | 2 1 with an unavoidable set taken out. */
    uint16_t clues[16] = {0, 0, 3, 4, 3, 4, 1, 2, 0, 0, 4, 3, 4, 3, 2, 1};
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    assert_int_equal(hf_puzzle_maker_clues(maker, clues), HF_OK);
    assert_int_equal(hf_puzzle_maker_title(maker, "Two ways", SIZE_MAX), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    hf_puzzle_free(hf_puzzle_solve(puzzle, &answer));
    assert_int_equal(answer, HF_MULTIPLE);
    hf_puzzle_free(puzzle);

    assert_int_equal(hf_puzzle_maker_candidates(maker, 0, &only_two), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    hf_puzzle *solved = hf_puzzle_solve(puzzle, &answer);
    assert_int_equal(answer, HF_UNIQUE);
    assert_int_equal(hf_puzzle_value(solved, 0), 2);
    assert_true(hf_puzzle_is_solved(solved));
    assert_string_equal(hf_puzzle_title(solved), "Two ways");
    assert_int_equal(hf_puzzle_constraints(solved), 1);
    hf_puzzle_free(solved);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* A killer: its cages go into the solved puzzle, too. Who does not ask for the answer is not told. */
static void a_variant_is_solved(void **state)
{
    (void)state;
    hf_puzzle *puzzle = hf_puzzle_from_string(".Shape~4x4.Cage~3~R1C1~R1C2");
    assert_non_null(puzzle);
    hf_puzzle *solved = hf_puzzle_solve(puzzle, NULL);
    assert_non_null(solved);
    assert_int_equal(hf_puzzle_constraints(solved), hf_puzzle_constraints(puzzle));
    assert_true(hf_puzzle_is_solved(solved));
    assert_int_equal(hf_puzzle_value(solved, 0) + hf_puzzle_value(solved, 1), 3);
    hf_puzzle_free(solved);
    hf_puzzle_free(puzzle);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(text_is_drawn_solved_and_checked),
        cmocka_unit_test(a_drawing_is_a_puzzle_again),
        cmocka_unit_test(a_small_buffer_is_told_the_length),
        cmocka_unit_test(what_is_no_puzzle_is_null),
        cmocka_unit_test(answers_tell_why_there_is_no_solution),
        cmocka_unit_test(constraints_are_kept),
        cmocka_unit_test(a_variant_is_solved),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
