/* SPDX-License-Identifier: MIT
 *
 * test_corners.c - corners of the lower rooms: characters beside the alphabet, numbers beyond any board, limits of
 * time, houses listed on odd boards, puzzles that differ in one thing, ladders of other people on a scale, steps of
 * many symbols, bets that were not made.
 */
#include "support/support.h"

#include <string.h>

#include "base/bits.h"
#include "base/clock.h"
#include "base/rng.h"
#include "grid/alphabet.h"
#include "grid/pattern.h"
#include "grid/spec.h"
#include "logic/logic_data.h"
#include "logic/rules/rules.h"

static const char hard[] =
    "85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.";

/* ---- base and grid ------------------------------------------------------------------------------ */

static void characters_and_numbers(void **state)
{
    hf_rng rng = hf_rng_make(1, 2);
    (void)state;
    assert_int_equal(hf_alphabet_number('{'), HF_ALPHABET_OTHER);
    assert_int_equal(hf_alphabet_number('_'), HF_ALPHABET_OTHER);
    assert_int_equal(hf_alphabet_number('z'), 35);
    assert_int_equal(hf_at_most32(UINT64_C(1) << 40), UINT32_MAX);
    assert_int_equal(hf_spec_square_root((size_t)1 << 50), 0);
    assert_int_equal(hf_spec_cube_root((size_t)1 << 50), 0);
    for (int i = 0; i < 100; i++) /* a third of the numbers drawn is thrown away */
        assert_true(hf_rng_below(&rng, 3000000000u) < 3000000000u);
}

/* Time that is left goes on to parts of the work as a limit, of which 0 is none. */
static void time_limits_end(void **state)
{
    (void)state;
    uint64_t begun = hf_clock_ns(), hour = UINT64_C(3600000000000);
    assert_true(hf_clock_ends(0) == UINT64_MAX);
    assert_true(hf_clock_ends(UINT64_MAX) == UINT64_MAX);
    assert_true(hf_clock_ends(UINT64_MAX - begun + 1) == UINT64_MAX);
    uint64_t ends = hf_clock_ends(hour);
    assert_true(ends >= begun + hour && ends <= hf_clock_ns() + hour);
    assert_true(hf_clock_left(UINT64_MAX) == 0);
    assert_true(hf_clock_left(ends) > 1 && hf_clock_left(ends) <= hour);
    assert_true(hf_clock_left(begun) == 1);
    assert_false(hf_clock_is_up(UINT64_MAX));
    assert_false(hf_clock_is_up(ends));
    assert_true(hf_clock_is_up(begun));
}

static void symbols_without_a_character(void **state)
{
    hf_shape *shape = test_shape(test_square(81));
    (void)state;
    assert_int_equal(hf_shape_symbol(shape, 0), '?');
    assert_int_equal(hf_shape_symbol(shape, 81), '?');
    assert_int_equal(hf_shape_symbol(shape, 9), '9');
    hf_shape_free(shape);
}

/* Only squares have diagonals, only boxes have places that are the same. */
static void listed_houses_of_odd_boards(void **state)
{
    static const uint32_t cells[] = {0, 5, 10, 15}, wide[] = {0, 1, 2, 3};
    char name[HF_NAME_SIZE];
    hf_shape_spec specs[] = {
        {.layout = HF_LAYOUT_LATIN, .size = 4, .listed = cells, .listed_houses = 1},
        {.layout = HF_LAYOUT_RECTANGLE,
         .size = 4,
         .rows = 4,
         .columns = 3,
         .listed = wide,
         .listed_houses = 1},
        {.layout = HF_LAYOUT_RECTANGLE,
         .size = 4,
         .rows = 3,
         .columns = 4,
         .listed = wide,
         .listed_houses = 1},
    };
    (void)state;
    for (size_t i = 0; i < sizeof specs / sizeof *specs; i++) {
        hf_shape *shape = test_shape(specs[i]);
        hf_shape_house_name(shape, hf_shape_houses(shape) - 1, name);
        assert_non_null(strstr(name, i == 0 ? "diagonal" : "extra house"));
        assert_false(hf_pattern_exists(shape));
        hf_shape_free(shape);
    }
}

static void a_value_out_of_range_clashes_with_none(void **state)
{
    hf_shape *shape = test_shape(test_square(4));
    hf_grid *grid;
    hf_clash clash[4];
    (void)state;
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    hf_grid_values(grid)[0] = hf_grid_values(grid)[1] = 5;
    assert_int_equal(hf_grid_clashes(grid, clash, 4), 0);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

/* ---- puzzles ------------------------------------------------------------------------------------ */

typedef struct cage {
    uint32_t cells[4], parts[2], count, part_count;
    int32_t numbers[2];
    hf_constraint_kind kind;
} cage;

static hf_puzzle *puzzle_with(const hf_shape *shape, const cage *c)
{
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    assert_int_equal(hf_puzzle_maker_constraint(maker, c->kind, c->cells, c->parts, c->part_count,
                                                c->numbers, c->numbers[0] ? 1 : 0),
                     HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    hf_puzzle_maker_free(maker);
    return puzzle;
}

static void puzzles_that_differ_in_one_thing(void **state)
{
    static const cage cages[] = {
        {.kind = HF_CONSTRAINT_CAGE,
         .cells = {0, 1, 2, 3},
         .parts = {2},
         .part_count = 1,
         .numbers = {5}},
        {.kind = HF_CONSTRAINT_CAGE,
         .cells = {0, 1, 2, 3},
         .parts = {3},
         .part_count = 1,
         .numbers = {8}},
        {.kind = HF_CONSTRAINT_CAGE,
         .cells = {0, 2, 1, 3},
         .parts = {2},
         .part_count = 1,
         .numbers = {5}},
        {.kind = HF_CONSTRAINT_CAGE,
         .cells = {0, 1, 2, 3},
         .parts = {2},
         .part_count = 1,
         .numbers = {6}},
        {.kind = HF_CONSTRAINT_ARROW, .cells = {0, 1, 2, 3}, .parts = {1, 3}, .part_count = 2},
        {.kind = HF_CONSTRAINT_ARROW, .cells = {0, 1, 2, 3}, .parts = {2, 2}, .part_count = 2},
    };
    hf_shape *shape = test_shape(test_square(9));
    (void)state;
    for (size_t i = 0; i < sizeof cages / sizeof *cages; i++) {
        for (size_t k = 0; k < sizeof cages / sizeof *cages; k++) {
            hf_puzzle *a = puzzle_with(shape, &cages[i]), *b = puzzle_with(shape, &cages[k]);
            assert_int_equal(hf_puzzle_same(a, b), i == k);
            hf_puzzle_free(a);
            hf_puzzle_free(b);
        }
    }
    hf_shape_free(shape);
}

/* Pencil marks alone make a puzzle more than its clues. */
/* A value that is no symbol solves nothing. */
static void a_value_out_of_range_is_no_solution(void **state)
{
    uint16_t values[16];
    hf_shape *shape = test_shape(test_square(4));
    hf_puzzle *puzzle;
    hf_puzzle_maker *maker;
    (void)state;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    for (uint32_t c = 0; c < 16; c++)
        values[c] = (uint16_t)((c / 4 % 2 * 2 + c / 8 + c % 4) % 4 + 1);
    assert_true(hf_puzzle_is_solution(puzzle, values));
    values[7] = 5;
    assert_false(hf_puzzle_is_solution(puzzle, values));
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

static hf_status write_one(hf_shape_spec spec, hf_constraint_kind kind, uint32_t count,
                           const int32_t *numbers, uint32_t number_count)
{
    uint32_t cells[300];
    hf_shape *shape = test_shape(spec);
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle = NULL;
    for (uint32_t i = 0; i < count; i++)
        cells[i] = i % hf_shape_cells(shape);
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    hf_status status =
        hf_puzzle_maker_constraint(maker, kind, cells, &count, 1, numbers, number_count);
    if (status == HF_OK)
        status = hf_puzzle_maker_make(maker, &puzzle);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
    return status;
}

static void constraints_out_of_range(void **state)
{
    const hf_shape_spec nine = test_square(9);
    const hf_shape_spec narrow = {
        .layout = HF_LAYOUT_RECTANGLE, .size = 4, .rows = 4, .columns = 3};
    static const int32_t heavy[] = {10, 1, 101}, light[] = {10, 1, -101}, right[] = {10, 1, 100};
    static const int32_t one[] = {1};
    (void)state;
    assert_int_equal(write_one(nine, HF_CONSTRAINT_WEIGHTED_SUM, 2, right, 3), HF_OK);
    assert_int_equal(write_one(nine, HF_CONSTRAINT_WEIGHTED_SUM, 2, heavy, 3), HF_BAD_ARGUMENT);
    assert_int_equal(write_one(nine, HF_CONSTRAINT_WEIGHTED_SUM, 2, light, 3), HF_BAD_ARGUMENT);
    assert_int_equal(write_one(nine, HF_CONSTRAINT_CONTENT, 63, one, 1), HF_OK);
    assert_int_equal(write_one(nine, HF_CONSTRAINT_CONTENT, 64, one, 1), HF_BAD_ARGUMENT);
    assert_int_equal(write_one(nine, HF_CONSTRAINT_QUADRUPLE, 63, one, 1), HF_OK);
    assert_int_equal(write_one(nine, HF_CONSTRAINT_QUADRUPLE, 64, one, 1), HF_BAD_ARGUMENT);
    assert_int_equal(write_one(nine, HF_CONSTRAINT_SUM_LINE, 300, one, 1), HF_BAD_ARGUMENT);
    assert_int_equal(write_one(narrow, HF_CONSTRAINT_LINES, 0, NULL, 0), HF_OK);
    assert_int_equal(write_one(narrow, HF_CONSTRAINT_FULL_RANK, 4, one, 1), HF_BAD_ARGUMENT);
}

/* Cells that are no row and no column, or not in their order, have no rank. */
static void a_rank_of_no_line(void **state)
{
    static const struct {
        uint32_t cells[4];
        hf_status status;
    } lines[] = {
        {{4, 5, 6, 7}, HF_OK},           {{13, 9, 5, 1}, HF_OK},
        {{0, 1, 2, 4}, HF_BAD_ARGUMENT}, {{0, 5, 10, 15}, HF_BAD_ARGUMENT},
        {{5, 4, 6, 7}, HF_BAD_ARGUMENT}, {{0, 1, 4, 5}, HF_BAD_ARGUMENT},
    };
    static const int32_t first[] = {1};
    static const uint32_t four = 4;
    hf_shape *shape = test_shape(test_square(4));
    hf_puzzle_maker *maker;
    (void)state;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        assert_int_equal(hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_FULL_RANK, lines[i].cells,
                                                    &four, 1, first, 1),
                         lines[i].status);
        hf_puzzle *puzzle;
        assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
        hf_puzzle_free(puzzle);
    }
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* Two lines of one rank are equal, if lines may be; else there is no such board. */
static void lines_of_the_same_rank(void **state)
{
    static const uint32_t row[] = {0, 1, 2, 3}, column[] = {0, 4, 8, 12}, four = 4;
    static const int32_t first[] = {1};
    hf_shape *shape = test_shape((hf_shape_spec){.layout = HF_LAYOUT_LATIN, .size = 4});
    hf_grid *grid;
    hf_solver *solver;
    (void)state;
    assert_int_equal(hf_grid_new(shape, &grid), HF_OK);
    assert_int_equal(hf_solver_new(shape, NULL, &solver), HF_OK);
    for (int32_t ties = 0; ties <= 2; ties += 2) {
        hf_puzzle_maker *maker;
        hf_puzzle *puzzle;
        hf_result result;
        assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
        assert_int_equal(
            hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_RANK_TIES, NULL, NULL, 0, &ties, 1),
            HF_OK);
        assert_int_equal(
            hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_FULL_RANK, row, &four, 1, first, 1),
            HF_OK);
        assert_int_equal(
            hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_FULL_RANK, column, &four, 1, first, 1),
            HF_OK);
        assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
        assert_int_equal(hf_solver_solve(solver, puzzle, &result, grid, NULL), HF_OK);
        assert_int_equal(result.answer != HF_NONE, ties == 2);
        for (uint32_t i = 0; i < 4 && ties == 2; i++)
            assert_int_equal(hf_grid_values(grid)[row[i]], hf_grid_values(grid)[column[i]]);
        hf_puzzle_free(puzzle);
        hf_puzzle_maker_free(maker);
    }
    hf_solver_free(solver);
    hf_grid_free(grid);
    hf_shape_free(shape);
}

static void marks_are_not_plain(void **state)
{
    const uint64_t set = 6;
    hf_shape *shape = test_shape(test_square(9));
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    (void)state;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    assert_int_equal(hf_puzzle_maker_marks(maker, 4, &set), HF_OK);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    assert_false(hf_puzzle_is_plain(puzzle));
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    hf_shape_free(shape);
}

/* Cages are for flat boards: no cube has any, and the engine for them is asked for small ones alone. */
static void cubes_have_no_cages(void **state)
{
    static const uint32_t cells[] = {0, 1}, part = 2;
    static const int32_t sum = 3;
    (void)state;
    for (uint32_t size = 4; size <= 9; size += 5) {
        hf_shape *shape = test_shape((hf_shape_spec){.layout = HF_LAYOUT_CUBE, .size = size});
        hf_puzzle_maker *maker;
        assert_int_equal(hf_engine_serves(hf_engine_named("variant"), shape), size == 4);
        assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
        assert_int_not_equal(
            hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_CAGE, cells, &part, 1, &sum, 1), HF_OK);
        hf_puzzle_maker_free(maker);
        hf_shape_free(shape);
    }
}

/* ---- ratings, hints, bets ----------------------------------------------------------------------- */

static hf_puzzle *puzzle_of(const char *text)
{
    hf_puzzle *puzzle = hf_puzzle_from_string(text);
    assert_non_null(puzzle);
    return puzzle;
}

/* A ladder of singles ends before the puzzle does; one of another kind means every search. */
static void ladders_of_other_people(void **state)
{
    static const char *const names[] = {"se", "default", "hodoku"};
    hf_puzzle *puzzle = puzzle_of(hard), *killer = puzzle_of(".Cage~10~R1C1~R1C2");
    hf_ladder *ladder;
    (void)state;
    assert_int_equal(hf_ladder_new(&ladder), HF_OK);
    for (size_t i = 0; i < 3; i++) {
        hf_rater *rater;
        hf_rating rating;
        const char *scale = i < 2 ? "se" : "hodoku";
        assert_int_equal(hf_ladder_named(names[i], ladder), HF_OK);
        assert_int_equal(hf_ladder_only(ladder, "hidden-single,naked-single"), HF_OK);
        assert_int_equal(hf_rater_new(hf_puzzle_shape(puzzle), hf_scale_named(scale), &rater),
                         HF_OK);
        hf_rater_use_ladder(rater, ladder);
        assert_int_equal(hf_rater_rate(rater, puzzle, &rating), HF_OK);
        assert_int_equal(rating.answer, HF_UNIQUE);
        if (i == 0)
            assert_int_equal(rating.er, 200);
        if (i == 2)
            assert_true(rating.guesses > 0);
        if (i == 2)
            assert_int_equal(hf_rater_rate(rater, killer, &rating), HF_OK);
        hf_rater_free(rater);
    }
    hf_ladder_free(ladder);
    hf_puzzle_free(killer);
    hf_puzzle_free(puzzle);
}

/* Of a clue and an entry that clash the entry is wrong, whichever comes first. */
static void an_entry_clashes_with_a_clue(void **state)
{
    hf_shape *shape = test_shape(test_square(9));
    hf_board *board;
    (void)state;
    assert_int_equal(hf_board_new(shape, &board), HF_OK);
    for (uint32_t first = 0; first < 2; first++) {
        hf_puzzle_maker *maker;
        hf_puzzle *puzzle;
        hf_logic *logic;
        hf_step *step;
        hf_hint hint;
        assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
        assert_int_equal(hf_puzzle_maker_clue(maker, first, 5), HF_OK);
        assert_int_equal(hf_puzzle_maker_entry(maker, 1 - first, 5), HF_OK);
        assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
        assert_int_equal(hf_logic_new(shape, &logic), HF_OK);
        assert_int_equal(hf_step_new(&step), HF_OK);
        assert_int_equal(hf_hint_find_puzzle(logic, puzzle, NULL, NULL, board, step, &hint), HF_OK);
        assert_int_equal(hint.kind, HF_HINT_CLASH);
        assert_int_equal(hint.cell, 1 - first);
        hf_step_free(step);
        hf_logic_free(logic);
        hf_puzzle_free(puzzle);
        hf_puzzle_maker_free(maker);
    }
    hf_board_free(board);
    hf_shape_free(shape);
}

/* A bet is taken back once, by its own step, while it stands. */
/* A step lists the first symbols, as many as there is room for; as a set it has them all. */
static void symbols_beyond_the_list(void **state)
{
    hf_step *step;
    (void)state;
    assert_int_equal(hf_step_new(&step), HF_OK);
    hf_step_symbols(step, 0x7ff);
    assert_int_equal(step->symbols, 0x7ff);
    assert_int_equal(step->symbol_count, 8);
    assert_int_equal(step->symbol[7], 8);
    hf_step_free(step);
}

static void bets_that_were_not_made(void **state)
{
    hf_puzzle *puzzle = puzzle_of(hard);
    hf_facts facts = {.unique = true};
    hf_ladder *ladder;
    hf_logic *logic;
    hf_step *step;
    hf_status status = HF_OK;
    (void)state;
    assert_int_equal(hf_ladder_new(&ladder), HF_OK);
    assert_int_equal(hf_ladder_named("default", ladder), HF_OK);
    assert_int_equal(hf_ladder_only(ladder, "naked-single,hidden-single,bet"), HF_OK);
    assert_int_equal(hf_logic_new(hf_puzzle_shape(puzzle), &logic), HF_OK);
    assert_int_equal(hf_step_new(&step), HF_OK);
    assert_int_equal(hf_logic_load_puzzle(logic, puzzle), HF_OK);
    while (status == HF_OK && &hf_rule_bet_lost != step->rule) {
        status = hf_logic_next(logic, ladder, &facts, step);
        if (&hf_rule_bet_lost != step->rule)
            assert_int_equal(hf_logic_apply(logic, step), HF_OK);
    }
    assert_int_equal(status, HF_OK);
    uint32_t bets = logic->bets;
    assert_true(bets > 0);
    step->eliminate[0].symbol ^= 1;
    assert_int_equal(hf_logic_apply(logic, step), HF_BAD_ARGUMENT);
    step->eliminate[0].symbol ^= 1;
    step->eliminate[0].cell ^= 1;
    assert_int_equal(hf_logic_apply(logic, step), HF_BAD_ARGUMENT);
    step->eliminate[0].cell ^= 1;
    step->eliminations = 0;
    assert_int_equal(hf_logic_apply(logic, step), HF_BAD_ARGUMENT);
    step->eliminations = 1;
    logic->bets = 0;
    assert_int_equal(hf_logic_apply(logic, step), HF_BAD_ARGUMENT);
    logic->bets = bets;
    assert_int_equal(hf_logic_apply(logic, step), HF_OK);
    hf_step_free(step);
    hf_logic_free(logic);
    hf_ladder_free(ladder);
    hf_puzzle_free(puzzle);
}

/* A step from elsewhere may say two things of a cell: the first is done. */
static void a_step_that_places_twice(void **state)
{
    hf_puzzle *puzzle = hf_puzzle_from_string(
        "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    hf_ladder *ladder;
    hf_logic *logic;
    hf_step *step;
    hf_facts facts = {.unique = true};
    hf_status status = HF_BAD_ARGUMENT;
    (void)state;
    assert_int_equal(hf_ladder_new(&ladder), HF_OK);
    assert_int_equal(hf_ladder_named("default", ladder), HF_OK);
    assert_int_equal(hf_ladder_only(ladder, "hidden-single"), HF_OK);
    assert_int_equal(hf_logic_new(hf_puzzle_shape(puzzle), &logic), HF_OK);
    assert_int_equal(hf_step_new(&step), HF_OK);
    assert_int_equal(hf_logic_load_puzzle(logic, puzzle), HF_OK);
    assert_int_equal(hf_logic_next(logic, ladder, &facts, step), HF_OK);
    const hf_candidate first = step->place[0];
    step->places = 2;
    for (uint16_t symbol = 1; symbol <= 9 && status != HF_OK; symbol++) {
        step->place[1] = (hf_candidate){first.cell, symbol};
        status = symbol == first.symbol ? HF_BAD_ARGUMENT : hf_logic_apply(logic, step);
    }
    assert_int_equal(status, HF_OK);
    assert_int_equal(hf_logic_value(logic, first.cell), first.symbol);
    hf_step_free(step);
    hf_logic_free(logic);
    hf_ladder_free(ladder);
    hf_puzzle_free(puzzle);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_step_that_places_twice),
        cmocka_unit_test(characters_and_numbers),
        cmocka_unit_test(time_limits_end),
        cmocka_unit_test(symbols_without_a_character),
        cmocka_unit_test(listed_houses_of_odd_boards),
        cmocka_unit_test(a_value_out_of_range_clashes_with_none),
        cmocka_unit_test(puzzles_that_differ_in_one_thing),
        cmocka_unit_test(a_value_out_of_range_is_no_solution),
        cmocka_unit_test(constraints_out_of_range),
        cmocka_unit_test(a_rank_of_no_line),
        cmocka_unit_test(lines_of_the_same_rank),
        cmocka_unit_test(marks_are_not_plain),
        cmocka_unit_test(cubes_have_no_cages),
        cmocka_unit_test(ladders_of_other_people),
        cmocka_unit_test(an_entry_clashes_with_a_clue),
        cmocka_unit_test(symbols_beyond_the_list),
        cmocka_unit_test(bets_that_were_not_made),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
