/* SPDX-License-Identifier: MIT
 *
 * test_puzzle.c - the puzzle: made, shared, asked, checked, and laid on a board.
 */
#include "support/support.h"

#include <stdint.h>
#include <string.h>

#include "puzzle/rules.h"

static const char solved[] =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

static hf_puzzle_maker *make_maker(const hf_shape *shape)
{
    hf_puzzle_maker *maker;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    return maker;
}

static hf_puzzle *make(hf_puzzle_maker *maker)
{
    hf_puzzle *puzzle;
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    return puzzle;
}

static void values_of(const char *text, uint16_t values[81])
{
    for (int i = 0; i < 81; i++)
        values[i] = (uint16_t)(text[i] - '0');
}

static void a_puzzle_of_clues_is_plain(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    uint16_t clues[81] = {0};
    hf_puzzle *puzzle;
    clues[3] = 7;
    clues[80] = 9;
    assert_int_equal(hf_puzzle_new(shape, clues, &puzzle), HF_OK);
    assert_ptr_equal(hf_puzzle_shape(puzzle), shape);
    assert_memory_equal(hf_puzzle_clues(puzzle), clues, sizeof clues);
    assert_int_equal(hf_puzzle_clue(puzzle, 3), 7);
    assert_int_equal(hf_puzzle_value(puzzle, 80), 9);
    assert_int_equal(hf_puzzle_clue_count(puzzle), 2);
    assert_true(hf_puzzle_is_plain(puzzle));
    assert_int_equal(hf_puzzle_constraints(puzzle), 0);
    assert_int_equal(hf_puzzle_constraint_kinds(puzzle), 0);
    assert_null(hf_puzzle_entries(puzzle));
    assert_null(hf_puzzle_candidates(puzzle, 0));
    assert_null(hf_puzzle_marks(puzzle, 0));
    assert_null(hf_puzzle_title(puzzle));
    assert_null(hf_puzzle_comment(puzzle));
    assert_true(hf_puzzle_allows(puzzle, 0, 9));
    hf_puzzle_free(puzzle);
    clues[0] = 10;
    assert_int_equal(hf_puzzle_new(shape, clues, &puzzle), HF_BAD_ARGUMENT);
    assert_null(puzzle);
    hf_shape_free(shape);
}

static void a_puzzle_outlives_maker_and_shape(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(4));
    hf_puzzle_maker *maker = make_maker(shape);
    hf_shape_free(shape);
    assert_int_equal(hf_puzzle_maker_clue(maker, 5, 4), HF_OK);
    assert_int_equal(hf_puzzle_maker_title(maker, "A title and more", 7), HF_OK);
    assert_int_equal(hf_puzzle_maker_comment(maker, "a comment", SIZE_MAX), HF_OK);
    hf_puzzle *puzzle = make(maker);
    hf_puzzle_maker_free(maker);
    hf_puzzle *shared = hf_puzzle_share(puzzle);
    assert_ptr_equal(shared, puzzle);
    hf_puzzle_free(puzzle);
    assert_int_equal(hf_shape_cells(hf_puzzle_shape(shared)), 16);
    assert_int_equal(hf_puzzle_clue(shared, 5), 4);
    assert_string_equal(hf_puzzle_title(shared), "A title");
    assert_string_equal(hf_puzzle_comment(shared), "a comment");
    hf_puzzle_free(shared);
    hf_puzzle_free(NULL);
    hf_puzzle_maker_free(NULL);
    assert_null(hf_puzzle_share(NULL));
    assert_null(hf_shape_share(NULL));
}

static void a_maker_refuses_what_is_out_of_range(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(4));
    hf_puzzle_maker *maker = make_maker(shape);
    uint64_t set = 1 << 4; /* symbol 5 */
    uint16_t values[16] = {0};
    uint32_t twice[4] = {0, 5, 10, 5};
    uint32_t beyond[4] = {0, 5, 10, 16};
    values[15] = 5;
    assert_int_equal(hf_puzzle_maker_clue(maker, 16, 1), HF_BAD_ARGUMENT);
    assert_int_equal(hf_puzzle_maker_clue(maker, 0, 5), HF_BAD_ARGUMENT);
    assert_int_equal(hf_puzzle_maker_clues(maker, values), HF_BAD_ARGUMENT);
    assert_int_equal(hf_puzzle_maker_entry(maker, 16, 1), HF_BAD_ARGUMENT);
    assert_int_equal(hf_puzzle_maker_entry(maker, 0, 5), HF_BAD_ARGUMENT);
    assert_int_equal(hf_puzzle_maker_candidates(maker, 0, &set), HF_BAD_ARGUMENT);
    assert_int_equal(hf_puzzle_maker_marks(maker, 0, &set), HF_BAD_ARGUMENT);
    assert_int_equal(hf_puzzle_maker_marks(maker, 16, NULL), HF_BAD_ARGUMENT);
    assert_int_equal(hf_puzzle_maker_house(maker, twice), HF_BAD_ARGUMENT);
    assert_int_equal(hf_puzzle_maker_house(maker, beyond), HF_BAD_ARGUMENT);
    hf_puzzle *puzzle = make(maker);
    assert_true(hf_puzzle_is_plain(puzzle));
    assert_int_equal(hf_puzzle_clue_count(puzzle), 0);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

static void entries_and_marks_are_the_players(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(4));
    hf_puzzle_maker *maker = make_maker(shape);
    uint64_t marks = 6; /* 2 and 3 */
    hf_board *board;
    hf_puzzle_maker_clue(maker, 0, 1);
    hf_puzzle_maker_entry(maker, 0, 2); /* the clue counts */
    hf_puzzle_maker_entry(maker, 1, 2);
    hf_puzzle_maker_marks(maker, 15, &marks);
    hf_puzzle *puzzle = make(maker);
    assert_false(hf_puzzle_is_plain(puzzle));
    assert_int_equal(hf_puzzle_constraints(puzzle), 0);
    assert_int_equal(hf_puzzle_entries(puzzle)[0], 0);
    assert_int_equal(hf_puzzle_value(puzzle, 0), 1);
    assert_int_equal(hf_puzzle_value(puzzle, 1), 2);
    assert_int_equal(hf_puzzle_clue(puzzle, 1), 0);
    assert_int_equal(hf_puzzle_marks(puzzle, 15)[0], 6);
    assert_int_equal(hf_puzzle_marks(puzzle, 14)[0], 0);

    assert_int_equal(hf_board_new(shape, &board), HF_OK);
    assert_true(hf_puzzle_board(puzzle, board)); /* the puzzle knows nothing of the player */
    assert_int_equal(hf_board_value(board, 1), 0);
    assert_int_equal(hf_board_count(board, 15), 4);
    assert_true(hf_puzzle_position(puzzle, board));
    assert_int_equal(hf_board_value(board, 1), 2);
    assert_false(hf_board_is_given(board, 1));
    assert_true(hf_board_is_given(board, 0));
    assert_int_equal(hf_board_count(board, 15), 2);
    assert_int_equal(hf_board_count(board, 14), 4); /* no marks: nobody looked at it */
    hf_puzzle_free(puzzle);

    hf_puzzle_maker_entry(maker, 1, 1); /* beside the clue 1 */
    puzzle = make(maker);
    assert_true(hf_puzzle_board(puzzle, board));
    assert_false(hf_puzzle_position(puzzle, board));
    assert_int_equal(hf_board_value(board, 1), 0);
    hf_puzzle_free(puzzle);
    hf_board_free(board);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

static void candidates_given_are_one_constraint(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_puzzle_maker *maker = make_maker(shape);
    uint64_t low = 7, all = 511;
    uint16_t values[81];
    uint32_t count;
    char text[100];
    hf_clash clash[3];
    hf_board *board;
    values_of(solved, values);
    hf_puzzle_maker_candidates(maker, 4, &all); /* restricts nothing */
    hf_puzzle *puzzle = make(maker);
    assert_int_equal(hf_puzzle_constraints(puzzle), 0);
    assert_null(hf_puzzle_candidates(puzzle, 4));
    assert_true(hf_puzzle_is_solution(puzzle, values));
    hf_puzzle_free(puzzle);

    hf_puzzle_maker_candidates(maker, 8, &low); /* holds 2 */
    hf_puzzle_maker_candidates(maker, 2, &low); /* holds 4 */
    hf_puzzle_maker_clue(maker, 2, 4);
    puzzle = make(maker);
    assert_int_equal(hf_puzzle_constraints(puzzle), 1);
    assert_int_equal(hf_puzzle_constraint_kinds(puzzle), 1 << HF_CONSTRAINT_CANDIDATES);
    assert_int_equal(hf_puzzle_constraint_kind(puzzle, 0), HF_CONSTRAINT_CANDIDATES);
    const uint32_t *cells = hf_puzzle_constraint_cells(puzzle, 0, &count);
    assert_int_equal(count, 2);
    assert_int_equal(cells[0], 2);
    assert_int_equal(cells[1], 8);
    size_t length = hf_puzzle_constraint_text(puzzle, 0, text, sizeof text);
    assert_int_equal(length, strlen(text));
    assert_string_equal(text, "candidates given in r1c3 and r1c9");
    assert_int_equal(hf_puzzle_candidates(puzzle, 8)[0], 7);
    assert_int_equal(hf_puzzle_candidates(puzzle, 9)[0], 511);
    assert_true(hf_puzzle_allows(puzzle, 8, 3));
    assert_false(hf_puzzle_allows(puzzle, 8, 4));

    /* the clue is not among its candidates */
    assert_int_equal(hf_puzzle_clashes(puzzle, NULL, clash, 3), 1);
    assert_int_equal(clash[0].first, 2);
    assert_int_equal(clash[0].second, 2);
    assert_int_equal(clash[0].symbol, 4);
    assert_int_equal(clash[0].constraint, 1);
    assert_false(hf_puzzle_is_solution(puzzle, values));
    assert_int_equal(hf_board_new(shape, &board), HF_OK);
    assert_false(hf_puzzle_board(puzzle, board));
    assert_int_equal(hf_board_count(board, 8), 3);
    hf_puzzle_free(puzzle);

    hf_puzzle_maker_candidates(maker, 2, NULL);
    puzzle = make(maker);
    assert_true(hf_puzzle_is_solution(puzzle, values));
    assert_true(hf_puzzle_board(puzzle, board));
    assert_int_equal(hf_puzzle_clashes(puzzle, values, NULL, 0), 0);
    values[8] = 0;
    assert_false(hf_puzzle_is_solution(puzzle, values));
    hf_puzzle_free(puzzle);

    hf_puzzle_maker_clear(maker);
    puzzle = make(maker);
    assert_true(hf_puzzle_is_plain(puzzle));
    assert_int_equal(hf_puzzle_clue_count(puzzle), 0);
    hf_puzzle_free(puzzle);
    hf_board_free(board);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

static void extra_houses_join_the_shape(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(9));
    hf_puzzle_maker *maker = make_maker(shape);
    uint32_t diagonal[9], count, corner[9] = {0, 1, 2, 9, 10, 11, 18, 19, 80};
    uint16_t values[81];
    uint64_t low = 7;
    char text[100];
    hf_clash clash[9];
    values_of(solved, values);
    for (uint32_t i = 0; i < 9; i++)
        diagonal[i] = (8 - i) * 10; /* from the end */
    hf_puzzle_maker_candidates(maker, 0, &low);
    assert_int_equal(hf_puzzle_maker_house(maker, diagonal), HF_OK);
    hf_puzzle *puzzle = make(maker);
    const hf_shape *own = hf_puzzle_shape(puzzle);
    assert_ptr_not_equal(own, shape);
    assert_int_equal(hf_shape_houses(own), 28);
    assert_int_equal(hf_shape_house_kind(own, 27), HF_HOUSE_LISTED);
    assert_string_equal(hf_shape_house_name(own, 27, text), "the falling diagonal");
    assert_true(hf_shape_sees(own, 0, 80));
    assert_int_equal(hf_puzzle_constraints(puzzle), 2);
    assert_int_equal(hf_puzzle_constraint_kind(puzzle, 0), HF_CONSTRAINT_CANDIDATES);
    assert_int_equal(hf_puzzle_constraint_kind(puzzle, 1), HF_CONSTRAINT_HOUSE);
    const uint32_t *cells = hf_puzzle_constraint_cells(puzzle, 1, &count);
    assert_int_equal(count, 9);
    for (uint32_t i = 0; i < 9; i++)
        assert_int_equal(cells[i], i * 10);
    hf_puzzle_constraint_text(puzzle, 1, text, sizeof text);
    assert_string_equal(text, "extra house in r1c1, r2c2, r3c3 and 6 more cells");
    assert_false(hf_puzzle_is_solution(puzzle, values)); /* 5 7 8 7 5 4 2 3 9 on the diagonal */
    size_t found = hf_puzzle_clashes(puzzle, values, clash, 9);
    assert_int_equal(found, 3);
    assert_int_equal(clash[0].house, 27);
    assert_int_equal(clash[2].constraint, 1); /* 5 in r1c1, where 1, 2, 3 are given */

    /* a puzzle of that shape keeps its house and may get another */
    hf_puzzle_maker *next = make_maker(own);
    hf_puzzle *same = make(next);
    assert_int_equal(hf_puzzle_constraints(same), 1);
    assert_ptr_equal(hf_puzzle_shape(same), own);
    assert_false(hf_puzzle_same(same, puzzle));
    hf_puzzle_maker_candidates(next, 0, &low);
    hf_puzzle_free(same);
    same = make(next);
    assert_true(hf_puzzle_same(same, puzzle));
    assert_int_equal(hf_puzzle_maker_house(next, corner), HF_OK);
    hf_puzzle *more = make(next);
    assert_int_equal(hf_shape_houses(hf_puzzle_shape(more)), 29);
    assert_int_equal(hf_puzzle_constraints(more), 3);
    assert_false(hf_puzzle_same(more, puzzle));
    assert_false(hf_shape_same(hf_shape_spec_of(hf_puzzle_shape(more)), hf_shape_spec_of(own)));
    hf_puzzle_free(more);
    hf_puzzle_free(same);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(next);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

static void sets_of_more_than_64_symbols(void **state)
{
    (void)state;
    hf_shape *shape = test_shape(test_square(100));
    hf_puzzle_maker *maker = make_maker(shape);
    uint64_t set[2] = {0, UINT64_C(1) << 35}; /* 100 */
    uint64_t beyond[2] = {0, UINT64_C(1) << 36};
    assert_int_equal(hf_puzzle_maker_candidates(maker, 9999, set), HF_OK);
    assert_int_equal(hf_puzzle_maker_candidates(maker, 9999, beyond), HF_BAD_ARGUMENT);
    hf_puzzle *puzzle = make(maker);
    assert_int_equal(hf_puzzle_words(puzzle), 2);
    assert_true(hf_puzzle_allows(puzzle, 9999, 100));
    assert_false(hf_puzzle_allows(puzzle, 9999, 36));
    assert_true(hf_puzzle_allows(puzzle, 0, 36));
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* Number `which` of puzzles that differ in one thing each. */
static hf_puzzle *one_of_many(const hf_shape *shape, uint32_t which)
{
    static const uint32_t cells[] = {0, 1, 2, 9, 10, 11, 18, 19, 20}, other[] = {0, 1, 3};
    static const uint32_t three = 3, split[] = {1, 2};
    static const uint32_t one = 1, two[] = {2, 2}, more[] = {1, 1, 2};
    static const int32_t six[] = {6, 7}, seven[] = {7};
    static const uint64_t even = 0xaa;
    uint64_t set = which == 5 ? 3 : 7;
    hf_puzzle_maker *maker = make_maker(shape);
    hf_puzzle_maker_clue(maker, 80, which == 1 ? 2 : 1);
    if (which == 2 || which == 3)
        hf_puzzle_maker_entry(maker, 40, which);
    if (which == 4 || which == 5)
        hf_puzzle_maker_candidates(maker, 41, &set);
    if (which == 6 || which == 7)
        hf_puzzle_maker_marks(maker, 42 + which, &set);
    if (which >= 8 && which <= 12)
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_CAGE, which == 9 ? other : cells, &three, 1,
                                   which == 10 ? seven : six, which == 11 ? 2 : 1);
    if (which == 12 || which == 13)
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_THERMOMETER, cells, &three, 1, NULL, 0);
    if (which == 14)
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_ARROW, cells, split, 2, NULL, 0);
    if (which == 15)
        hf_puzzle_maker_house(maker, cells);
    if (which == 16) /* what is given, and what an even cell comes to */
        hf_puzzle_maker_candidates(maker, 0, &even);
    if (which == 17)
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_EVEN, cells, &one, 1, NULL, 0);
    if (which == 18 || which == 19)
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_EQUAL_SUM, cells, which == 18 ? two : more,
                                   which == 18 ? 2 : 3, NULL, 0);
    hf_puzzle *puzzle = make(maker);
    hf_puzzle_maker_free(maker);
    return puzzle;
}

static void puzzles_are_the_same_or_not(void **state)
{
    enum { MANY = 20 };
    hf_shape *shape = test_shape(test_square(9)), *small = test_shape(test_square(4));
    hf_puzzle *all[MANY], *again, *less;
    uint16_t none[16] = {0};
    (void)state;
    for (uint32_t i = 0; i < MANY; i++)
        all[i] = one_of_many(shape, i);
    assert_int_equal(hf_puzzle_new(small, none, &less), HF_OK);
    for (uint32_t i = 0; i < MANY; i++) {
        again = one_of_many(shape, i);
        for (uint32_t k = 0; k < MANY; k++)
            assert_int_equal(hf_puzzle_same(again, all[k]), i == k);
        assert_false(hf_puzzle_same(again, less));
        hf_puzzle_free(again);
    }
    for (uint32_t i = 0; i < MANY; i++)
        hf_puzzle_free(all[i]);
    hf_puzzle_free(less);
    hf_shape_free(small);
    hf_shape_free(shape);
}

/* What given candidates do not allow is a clash, also where no house is to be named. */
static void a_stranger_in_no_house(void **state)
{
    static const uint32_t house[] = {0, 1};
    const uint64_t only_1 = 1;
    const uint16_t values[3] = {1, 2, 2};
    hf_shape *shape = test_shape((hf_shape_spec){.layout = HF_LAYOUT_CUSTOM,
                                                 .size = 2,
                                                 .custom = house,
                                                 .custom_cells = 3,
                                                 .custom_houses = 1});
    hf_puzzle_maker *maker = make_maker(shape);
    hf_clash clash;
    (void)state;
    assert_int_equal(hf_puzzle_maker_candidates(maker, 2, &only_1), HF_OK);
    hf_puzzle *puzzle = make(maker);
    assert_int_equal(hf_puzzle_clashes(puzzle, values, &clash, 1), 1);
    assert_int_equal(clash.first, 2);
    assert_int_equal(clash.second, 2);
    assert_int_equal(clash.symbol, 2);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* There is an end to them, as to the houses of a shape. */
static void too_many_houses(void **state)
{
    static const uint32_t cell = 0;
    hf_shape *shape = test_shape(test_square(1));
    hf_puzzle_maker *maker = make_maker(shape);
    (void)state;
    for (uint32_t i = 0; i < HF_MAX_CELLS; i++)
        if (hf_puzzle_maker_house(maker, &cell) != HF_OK)
            fail_msg("house %u was refused", i);
    assert_int_equal(hf_puzzle_maker_house(maker, &cell), HF_TOO_LARGE);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* Every cell of the largest board is a part of its own: more numbers than are set aside for several constraints. */
static void a_constraint_of_many_parts(void **state)
{
    uint32_t cells[256], parts[256], count;
    hf_shape *shape = test_shape(test_square(16));
    hf_puzzle_maker *maker = make_maker(shape);
    (void)state;
    for (uint32_t i = 0; i < 256; i++) {
        cells[i] = i;
        parts[i] = 1;
    }
    assert_int_equal(
        hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_EQUAL_SUM, cells, parts, 256, NULL, 0),
        HF_OK);
    hf_puzzle *puzzle = make(maker);
    assert_int_equal(hf_puzzle_constraints(puzzle), 1);
    assert_memory_equal(hf_puzzle_constraint_cells(puzzle, 0, &count), cells, sizeof cells);
    assert_int_equal(count, 256);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* ---- automata ---------------------------------------------------------------------------------- */

enum { LAST = 20000 };

/* From number to number up to the last; their names lie apart, so that some meet in the table. */
static int64_t name_of(int64_t i)
{
    return i * i % 9973 << 16 | i;
}

static int64_t go_on(const int32_t *numbers, int64_t state, int32_t value)
{
    int64_t i = state & 0xffff;
    (void)value;
    return i < numbers[0] ? name_of(i + 1) : -1;
}

static bool is_last(const int32_t *numbers, int64_t state)
{
    return (state & 0xffff) == numbers[0];
}

static bool is_never_last(const int32_t *numbers, int64_t state)
{
    (void)numbers, (void)state;
    return false;
}

static void automata_are_numbered(void **state)
{
    static const uint32_t cells[] = {0, 1, 2};
    const int64_t start = 0;
    int32_t last = LAST;
    hf_shape *shape = test_shape(test_square(4));
    hf_rules *rules = hf_rules_new(shape);
    hf_automaton_maker way = {&start, 1, go_on, is_last, &last};
    (void)state;
    assert_non_null(rules);
    hf_rules_line(rules, cells, 3, &way);
    assert_false(rules->failed);
    assert_int_equal(rules->automaton_count, 1);
    const hf_automaton *made = &rules->automata[0];
    assert_int_equal(made->states, LAST + 1);
    for (uint32_t s = 0; s <= LAST; s++) {
        if (made->accepts[s] != (s == LAST))
            fail_msg("state %u ends or does not", s);
        for (uint32_t v = 0; v < 4; v++)
            if (made->next[s * 4 + v] != (s < LAST ? s + 1 : HF_AUTOMATON_DEAD))
                fail_msg("state %u leads elsewhere", s);
    }
    way.accepts = is_never_last; /* the same ways, another end */
    hf_rules_line(rules, cells, 3, &way);
    assert_int_equal(rules->automaton_count, 2);
    hf_rules_line(rules, cells, 3, &way);
    assert_int_equal(rules->automaton_count, 2);
    assert_false(rules->failed);
    last = 1 << 15; /* more states than have a number */
    hf_rules_line(rules, cells, 3, &way);
    assert_true(rules->failed);
    assert_int_equal(rules->automaton_count, 2);
    hf_rules_free(rules);
    hf_shape_free(shape);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_puzzle_of_clues_is_plain),
        cmocka_unit_test(a_puzzle_outlives_maker_and_shape),
        cmocka_unit_test(a_maker_refuses_what_is_out_of_range),
        cmocka_unit_test(entries_and_marks_are_the_players),
        cmocka_unit_test(candidates_given_are_one_constraint),
        cmocka_unit_test(extra_houses_join_the_shape),
        cmocka_unit_test(sets_of_more_than_64_symbols),
        cmocka_unit_test(puzzles_are_the_same_or_not),
        cmocka_unit_test(a_stranger_in_no_house),
        cmocka_unit_test(too_many_houses),
        cmocka_unit_test(a_constraint_of_many_parts),
        cmocka_unit_test(automata_are_numbered),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
