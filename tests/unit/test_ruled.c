/* SPDX-License-Identifier: MIT
 *
 * test_ruled.c - logic on puzzles with written constraints: sums against all ways to fill them, no
 * step against the solution, whole paths, hints, and words that say why.
 */
#include "support/support.h"
#include "support/telling.h"

#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "base/rng.h"
#include "houseful/hint.h"
#include "logic/sums.h"

/* ---- sums ------------------------------------------------------------------------------------ */

/* All ways, one after the other, with no thought at all. */
static void fill_all(const hf_sum *s, uint32_t i, int32_t so_far, uint32_t *symbol,
                     uint32_t *allowed)
{
    if (i == s->count) {
        for (uint32_t k = 0; so_far == s->total && k < s->count; k++)
            allowed[k] |= UINT32_C(1) << symbol[k];
        return;
    }
    for (uint32_t d = 0; d < s->size; d++) {
        bool fits = s->mask[i] >> d & 1;
        for (uint32_t k = 0; k < i; k++)
            fits = fits && !((s->apart[i] >> k & 1) && symbol[k] == d);
        symbol[i] = d;
        if (fits)
            fill_all(s, i + 1, so_far + s->factor[i] * ((int32_t)d + s->first), symbol, allowed);
    }
}

static hf_sum random_sum(hf_rng *rng, bool distinct)
{
    hf_sum s = {.size = hf_rng_below(rng, 4) ? 9 : 12, .first = 1, .distinct = distinct};
    s.count = 2 + hf_rng_below(rng, 3);
    s.total = (int32_t)(1 + hf_rng_below(rng, 30)) - (distinct ? 0 : 5);
    for (uint32_t i = 0; i < s.count; i++) {
        s.mask[i] = 1 + hf_rng_below(rng, (1u << s.size) - 1);
        s.factor[i] = distinct || hf_rng_below(rng, 3) ? 1 : -1;
        for (uint32_t k = 0; k < i; k++)
            if (distinct || hf_rng_below(rng, 2)) {
                s.apart[i] |= UINT32_C(1) << k;
                s.apart[k] |= UINT32_C(1) << i;
            }
    }
    return s;
}

static void sums_allow_what_fits(void **state)
{
    (void)state;
    hf_rng rng = hf_rng_make(4, 0);
    for (uint32_t round = 0; round < 3000; round++) {
        hf_sum s = random_sum(&rng, round % 2);
        uint32_t allowed[HF_SUM_CELLS], expected[HF_SUM_CELLS] = {0}, symbol[HF_SUM_CELLS];
        hf_sum_allow(&s, allowed);
        fill_all(&s, 0, 0, symbol, expected);
        for (uint32_t i = 0; i < s.count; i++)
            assert_int_equal(allowed[i], expected[i]);
    }
}

/* More cells than can be tried out: nothing that fits is lost. */
static void long_sums_lose_nothing(void **state)
{
    (void)state;
    hf_rng rng = hf_rng_make(5, 0);
    for (uint32_t round = 0; round < 300; round++) {
        hf_sum s = {.size = 9, .first = 1, .count = 12};
        uint32_t symbol[HF_SUM_CELLS], allowed[HF_SUM_CELLS];
        for (uint32_t i = 0; i < s.count; i++) {
            symbol[i] = hf_rng_below(&rng, 9);
            s.factor[i] = i % 4 == 3 ? -2 : 1;
            s.mask[i] = (1 + hf_rng_below(&rng, 511)) | UINT32_C(1) << symbol[i];
            s.total += s.factor[i] * ((int32_t)symbol[i] + 1);
        }
        hf_sum_allow(&s, allowed);
        for (uint32_t i = 0; i < s.count; i++)
            assert_true(allowed[i] >> symbol[i] & 1);
        /* beyond what the cells can come to, with a total of the wrong parity, or without a candidate: nothing */
        int32_t wrong[] = {s.total + 1000, s.total - 1000};
        for (uint32_t k = 0; k < 2; k++) {
            hf_sum out = s;
            out.total = wrong[k];
            hf_sum_allow(&out, allowed);
            for (uint32_t i = 0; i < s.count; i++)
                assert_int_equal(allowed[i], 0);
        }
        hf_sum even = s, empty = s, wide = s;
        even.total = 301, empty.mask[round % 12] = 0;
        for (uint32_t i = 0; i < s.count; i++)
            even.factor[i] = 10, wide.factor[i] *= 100;
        hf_sum_allow(&even, allowed);
        assert_int_equal(allowed[0], 0);
        hf_sum_allow(&empty, allowed);
        assert_int_equal(allowed[0], 0);
        wide.total = 100 * s.total; /* too long a row of sums: nothing is said */
        hf_sum_allow(&wide, allowed);
        for (uint32_t i = 0; i < s.count; i++)
            assert_true(allowed[i] >> symbol[i] & 1);
    }
}

/* Sets of symbols are told of distinct cells on boards of up to nine symbols, and of no others. */
static void combinations_are_counted(void **state)
{
    (void)state;
    uint64_t sets[HF_SUM_SETS];
    hf_sum s = {.size = 9, .first = 1, .count = 2, .total = 10, .distinct = true};
    s.mask[0] = s.mask[1] = 511, s.factor[0] = s.factor[1] = 1;
    assert_int_equal(hf_sum_combinations(&s, sets), 4);
    s.distinct = false;
    assert_int_equal(hf_sum_combinations(&s, sets), 0);
    s.distinct = true, s.size = 12;
    assert_int_equal(hf_sum_combinations(&s, sets), 0);
    s.size = 9, s.count = 10;
    assert_int_equal(hf_sum_combinations(&s, sets), 0);
}

/* ---- steps ----------------------------------------------------------------------------------- */

static const char solution[] =
    "894762315265318947731945862352671498417859623689423571548197236126534789973286154";

static uint32_t value_at(uint32_t cell)
{
    return (uint32_t)(solution[cell] - '0');
}

/* A line of neighbours, each a king's move from the last, no cell twice. */
static uint32_t random_line(hf_rng *rng, uint32_t most, uint32_t *cells)
{
    uint32_t count = 0;
    cells[count++] = hf_rng_below(rng, 81);
    for (uint32_t tries = 0; tries < 30 && count < most; tries++) {
        int32_t row = (int32_t)(cells[count - 1] / 9) + (int32_t)hf_rng_below(rng, 3) - 1;
        int32_t column = (int32_t)(cells[count - 1] % 9) + (int32_t)hf_rng_below(rng, 3) - 1;
        bool fresh = row >= 0 && row < 9 && column >= 0 && column < 9;
        for (uint32_t k = 0; fresh && k < count; k++)
            fresh = cells[k] != (uint32_t)(row * 9 + column);
        if (fresh)
            cells[count++] = (uint32_t)(row * 9 + column);
    }
    return count;
}

static int32_t sum_of(const uint32_t *cells, uint32_t count)
{
    int32_t sum = 0;
    for (uint32_t i = 0; i < count; i++)
        sum += (int32_t)value_at(cells[i]);
    return sum;
}

enum { NO_NUMBER = -1 };

/* Adds a constraint of a kind if the solution honours it. */
static void add(hf_puzzle_maker *maker, hf_constraint_kind kind, const uint32_t *cells,
                const uint32_t *parts, uint32_t part_count, int32_t number)
{
    const uint32_t numbers = number != NO_NUMBER;
    uint16_t values[81];
    hf_shape *shape = test_shape(test_square(9));
    hf_puzzle_maker *trial;
    hf_puzzle *puzzle;
    for (uint32_t c = 0; c < 81; c++)
        values[c] = (uint16_t)value_at(c);
    assert_int_equal(hf_puzzle_maker_new(shape, &trial), HF_OK);
    if (hf_puzzle_maker_constraint(trial, kind, cells, parts, part_count, &number, numbers) ==
        HF_OK) {
        assert_int_equal(hf_puzzle_maker_make(trial, &puzzle), HF_OK);
        if (hf_puzzle_is_solution(puzzle, values))
            assert_int_equal(
                hf_puzzle_maker_constraint(maker, kind, cells, parts, part_count, &number, numbers),
                HF_OK);
        hf_puzzle_free(puzzle);
    }
    hf_puzzle_maker_free(trial);
    hf_shape_free(shape);
}

typedef enum mix { CAGES, TILES, SUMS, LINES, CLUES, KINDS, MIXES } mix;

/* Cages of cells one after the other, row by row. */
static void add_tiles(hf_puzzle_maker *maker, hf_rng *rng)
{
    for (uint32_t cell = 0, count; cell < 81; cell += count) {
        uint32_t cells[4];
        count = 2 + hf_rng_below(rng, 3);
        count = cell + count > 81 ? 81 - cell : count;
        for (uint32_t i = 0; i < count; i++)
            cells[i] = cell + i;
        add(maker, HF_CONSTRAINT_CAGE, cells, &count, 1, sum_of(cells, count));
    }
}

static void add_sandwiches(hf_puzzle_maker *maker)
{
    const uint32_t whole = 9;
    for (uint32_t row = 0; row < 9; row++) {
        uint32_t cells[9];
        for (uint32_t c = 0; c < 9; c++)
            cells[c] = row * 9 + c;
        for (int32_t sum = 0; sum <= 35; sum++)
            add(maker, HF_CONSTRAINT_SANDWICH, cells, &whole, 1, sum);
    }
}

static void add_line(hf_puzzle_maker *maker, hf_rng *rng, mix which)
{
    uint32_t cells[8], count = random_line(rng, 2 + hf_rng_below(rng, 4), cells);
    const uint32_t arrow[2] = {1, count - 1}, two = 2;
    if (count < 2)
        return;
    int32_t apart = (int32_t)value_at(cells[0]) - (int32_t)value_at(cells[1]);
    if (which == CAGES)
        add(maker, HF_CONSTRAINT_CAGE, cells, &count, 1, sum_of(cells, count));
    if (which == SUMS) {
        add(maker, HF_CONSTRAINT_SUM, cells, &count, 1, sum_of(cells, count));
        add(maker, HF_CONSTRAINT_ARROW, cells, arrow, 2, NO_NUMBER);
    }
    if (which == LINES) {
        add(maker, HF_CONSTRAINT_THERMOMETER, cells, &count, 1, NO_NUMBER);
        add(maker, HF_CONSTRAINT_WHISPER, cells, &count, 1, 5);
        add(maker, HF_CONSTRAINT_RATIO, cells, &two, 1, 2);
        add(maker, HF_CONSTRAINT_DIFFERENCE, cells, &two, 1, apart < 0 ? -apart : apart);
    }
    if (which == CLUES)
        add(maker, HF_CONSTRAINT_QUADRUPLE, cells, &count, 1, (int32_t)value_at(cells[0]));
}

/* Of every kind what the solution happens to honour: whole rows and columns, and lines in one part or two. */
static void add_kinds(hf_puzzle_maker *maker, hf_rng *rng)
{
    for (hf_constraint_kind kind = HF_CONSTRAINT_CAGE; kind < HF_CONSTRAINT_KINDS; kind++) {
        uint32_t cells[9], at = hf_rng_below(rng, 9), count = 9, whole = hf_rng_below(rng, 3);
        for (uint32_t i = 0; i < 9; i++)
            cells[i] = whole == 0 ? at * 9 + i : i * 9 + at;
        if (whole == 2)
            count = random_line(rng, 2 + hf_rng_below(rng, 5), cells);
        const uint32_t two[2] = {count / 2, count - count / 2};
        add(maker, kind, cells, &count, 1, NO_NUMBER);
        add(maker, kind, cells, two, count > 1 ? 2 : 1, NO_NUMBER);
        for (int32_t number = 0; number < 12; number++)
            add(maker, kind, cells, &count, 1, number);
        add(maker, kind, cells, &count, 1, sum_of(cells, count));
    }
}

/* Some clues, and constraints that the solution honours. */
static hf_puzzle *random_puzzle(const hf_shape *shape, hf_rng *rng, uint32_t clues, mix which)
{
    hf_puzzle_maker *maker;
    hf_puzzle *puzzle;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    for (uint32_t i = 0; i < clues; i++) {
        uint32_t cell = hf_rng_below(rng, 81);
        assert_int_equal(hf_puzzle_maker_clue(maker, cell, value_at(cell)), HF_OK);
    }
    for (uint32_t i = 0; i < 40; i++)
        add_line(maker, rng, which);
    if (which == TILES)
        add_tiles(maker, rng);
    if (which == CLUES)
        add_sandwiches(maker);
    if (which == KINDS)
        add_kinds(maker, rng);
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    hf_puzzle_maker_free(maker);
    return puzzle;
}

/* "r1c1 is at least 5" tells all that r1c1 loses: nothing above 5 goes with it. */
static void bounds_are_whole(const hf_step *step, const hf_shape *shape, const char *text)
{
    static const char *const words[] = {" is at least ", " are at least ", " is at most ",
                                        " are at most "};
    for (uint32_t i = 0; i < step->eliminations; i++) {
        char name[HF_NAME_SIZE], part[HF_NAME_SIZE + 20];
        const uint32_t struck = step->eliminate[i].symbol;
        for (size_t k = 0; k < 4; k++) {
            snprintf(part, sizeof part, "%s%s",
                     hf_shape_cell_name(shape, step->eliminate[i].cell, name), words[k]);
            const char *at = strstr(text, part);
            if (at == NULL)
                continue;
            const uint32_t bound = (uint32_t)atoi(at + strlen(part));
            if (k < 2 ? struck >= bound : struck <= bound)
                fail_msg("%u is struck: %s", struck, text);
        }
    }
}

/* Every step of the ladder without bets keeps the solution; each rule that was used is counted. */
static void follow(const hf_puzzle *puzzle, const hf_ladder *ladder, uint32_t *used)
{
    const hf_facts facts = {.unique = true};
    hf_logic *logic;
    hf_step *step;
    hf_board *board;
    char text[4096];
    assert_int_equal(hf_logic_new(hf_puzzle_shape(puzzle), &logic), HF_OK);
    assert_int_equal(hf_step_new(&step), HF_OK);
    assert_int_equal(hf_board_new(hf_puzzle_shape(puzzle), &board), HF_OK);
    assert_int_equal(hf_logic_load_puzzle(logic, puzzle), HF_OK);
    hf_puzzle_board(puzzle, board);
    while (hf_logic_next(logic, ladder, &facts, step) == HF_OK) {
        const hf_scene scene = {.board = board, .step = step};
        const char *fault;
        assert_false(hf_rule_needs_unique(step->rule));
        for (uint32_t i = 0; i < step->places; i++)
            assert_int_equal(step->place[i].symbol, value_at(step->place[i].cell));
        for (uint32_t i = 0; i < step->eliminations; i++)
            assert_int_not_equal(step->eliminate[i].symbol, value_at(step->eliminate[i].cell));
        hf_logic_save(logic, board);
        assert_true(hf_explain_write(&scene, HF_PART_PARAGRAPH, text, sizeof text) > 0);
        assert_null(strstr(text, "form a pattern")); /* every rule has words of its own */
        bounds_are_whole(step, hf_puzzle_shape(puzzle), text);
        if (used[hf_rule_number(step->rule)]++ < 20 && (fault = telling_find_fault(board, step)))
            fail_msg("%s", fault);
        assert_int_equal(hf_logic_apply(logic, step), HF_OK);
    }
    assert_int_not_equal(hf_logic_state(logic), HF_LOGIC_BROKEN);
    hf_board_free(board);
    hf_step_free(step);
    hf_logic_free(logic);
}

static void steps_keep_the_solution(void **state)
{
    (void)state;
    static const char *const expected[] = {
        "pair-relation", "thermometer", "cage-combinations", "arrow",      "sum",
        "innies",        "outies",      "common-sight",      "cage-needs", "clue"};
    hf_shape *shape = test_shape(test_square(9));
    hf_ladder *ladder;
    hf_rng rng = hf_rng_make(9, 0);
    uint32_t used[HF_RULES_MOST] = {0};
    assert_int_equal(hf_ladder_new(&ladder), HF_OK);
    assert_int_equal(hf_ladder_named("default", ladder), HF_OK);
    assert_int_equal(hf_ladder_without(ladder, "bet"), HF_OK);
    for (uint32_t i = 0; i < (test_is_soak()    ? 1200u
                              : test_is_short() ? 1u
                                                : 6u) *
                                 MIXES;
         i += test_is_short() ? 2 : 1) {
        hf_puzzle *puzzle = random_puzzle(shape, &rng, i / MIXES % 6 * 4, (mix)(i % MIXES));
        follow(puzzle, ladder, used);
        hf_puzzle_free(puzzle);
    }
    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        if (test_is_short()) /* some are rare */
            continue;
        if (!used[hf_rule_number(hf_rule_named(expected[i]))])
            print_error("never used: %s\n", expected[i]);
        assert_true(used[hf_rule_number(hf_rule_named(expected[i]))] > 0);
    }
    hf_ladder_free(ladder);
    hf_shape_free(shape);
}

/* What all steps of a ladder say at a position. */
static bool keeps_the_solution(const hf_step *step, void *user)
{
    ++*(uint32_t *)user;
    for (uint32_t i = 0; i < step->eliminations; i++)
        if (step->eliminate[i].symbol == value_at(step->eliminate[i].cell))
            fail_msg("%s strikes %u in cell %u wrongly", hf_rule_name(step->rule),
                     step->eliminate[i].symbol, step->eliminate[i].cell);
    return true;
}

/* A link that a relation makes is between two symbols: what sees both ends of it may be either. */
static void loops_through_relations(void **state)
{
    (void)state;
    static const char easy[] =
        "full-house\nnaked-single\nhidden-single\nthermometer + pair-relation\n"
        "pointing\nclaiming\nnaked-pair\n";
    static const char closed[] = "continuous-nice-loop\ngrouped-continuous-nice-loop\n";
    const hf_facts facts = {.unique = false};
    hf_shape *shape = test_shape(test_square(9));
    hf_rng rng = hf_rng_make(23, 0);
    hf_ladder *first, *loops;
    hf_logic *logic;
    hf_step *step;
    uint32_t steps = 0, line;
    const char *why;
    assert_int_equal(hf_ladder_new(&first), HF_OK);
    assert_int_equal(hf_ladder_new(&loops), HF_OK);
    assert_int_equal(hf_ladder_read(easy, strlen(easy), first, &line, &why), HF_OK);
    assert_int_equal(hf_ladder_read(closed, strlen(closed), loops, &line, &why), HF_OK);
    assert_int_equal(hf_logic_new(shape, &logic), HF_OK);
    assert_int_equal(hf_step_new(&step), HF_OK);
    for (uint32_t i = 0; i < (test_is_soak() ? 2000u : test_is_short() ? 20u : 60u); i++) {
        hf_puzzle *puzzle = random_puzzle(shape, &rng, 6 + i % 16, LINES);
        assert_int_equal(hf_logic_load_puzzle(logic, puzzle), HF_OK);
        for (uint32_t k = 0; hf_logic_next(logic, first, &facts, step) == HF_OK; k++) {
            assert_int_equal(hf_logic_apply(logic, step), HF_OK);
            if (k % 8 == 0)
                assert_int_equal(hf_logic_all(logic, loops, &facts, keeps_the_solution, &steps),
                                 HF_OK);
        }
        hf_puzzle_free(puzzle);
    }
    print_message("%u loops\n", steps);
    assert_true(steps > 0);
    hf_step_free(step);
    hf_logic_free(logic);
    hf_ladder_free(loops);
    hf_ladder_free(first);
    hf_shape_free(shape);
}

/* ---- seldom ---------------------------------------------------------------------------------- */

/* Ten cells that all differ, of nine symbols: no combination, but nothing is said that does not hold. */
static void more_cells_than_symbols(void **state)
{
    (void)state;
    uint32_t allowed[HF_SUM_CELLS];
    hf_sum s = {.size = 9, .first = 1, .count = 10, .total = 46, .distinct = true};
    for (uint32_t i = 0; i < s.count; i++) {
        s.mask[i] = 1u << i % 9;
        s.factor[i] = 1;
        s.apart[i] = ((1u << s.count) - 1) & ~(1u << i);
    }
    hf_sum_allow(&s, allowed);
    for (uint32_t i = 0; i < s.count; i++)
        assert_int_equal(allowed[i], 0);
    for (uint32_t i = 0; i < s.count; i++)
        s.apart[i] = 0;
    hf_sum_allow(&s, allowed);
    for (uint32_t i = 0; i < s.count; i++)
        assert_int_equal(allowed[i], s.mask[i]);
}

typedef struct heard {
    uint32_t count, most;
} heard;

static bool hear(const hf_step *step, void *user)
{
    heard *h = user;
    for (uint32_t i = 0; i < step->eliminations; i++)
        assert_int_not_equal(step->eliminate[i].symbol, value_at(step->eliminate[i].cell));
    return ++h->count < h->most;
}

/* All steps of a rule on a puzzle of these constraints, and broken off after each. */
static uint32_t count_steps(hf_puzzle_maker *maker, const char *rule)
{
    hf_puzzle *puzzle;
    hf_logic *logic;
    hf_ladder *ladder;
    heard all = {0, UINT32_MAX};
    assert_int_equal(hf_puzzle_maker_make(maker, &puzzle), HF_OK);
    assert_int_equal(hf_logic_new(hf_puzzle_shape(puzzle), &logic), HF_OK);
    assert_int_equal(hf_ladder_new(&ladder), HF_OK);
    hf_ladder_of_rule(hf_rule_named(rule), ladder);
    assert_int_equal(hf_logic_load_puzzle(logic, puzzle), HF_OK);
    assert_int_equal(hf_logic_all(logic, ladder, NULL, hear, &all), HF_OK);
    for (uint32_t most = 1; most < all.count; most++) {
        heard some = {0, most};
        assert_int_equal(hf_logic_all(logic, ladder, NULL, hear, &some), HF_OK);
        assert_int_equal(some.count, most);
    }
    hf_ladder_free(ladder);
    hf_logic_free(logic);
    hf_puzzle_free(puzzle);
    hf_puzzle_maker_free(maker);
    return all.count;
}

static hf_puzzle_maker *begin_puzzle(hf_shape *shape)
{
    hf_puzzle_maker *maker;
    assert_int_equal(hf_puzzle_maker_new(shape, &maker), HF_OK);
    return maker;
}

static void constrain(hf_puzzle_maker *maker, hf_constraint_kind kind, const uint32_t *cells,
                      uint32_t count, int32_t number)
{
    assert_int_equal(hf_puzzle_maker_constraint(maker, kind, cells, &count, 1, &number, 1), HF_OK);
}

/* Sums of more cells than are worked out: nothing is said of them. */
static void very_long_sums(void **state)
{
    static const char *const rules[] = {"sum", "cage-combinations", "cage-needs"};
    hf_shape *shape = test_shape(test_square(9));
    uint32_t cells[40];
    (void)state;
    for (uint32_t i = 0; i < 40; i++)
        cells[i] = i;
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++) {
        hf_puzzle_maker *maker = begin_puzzle(shape);
        constrain(maker, HF_CONSTRAINT_SUM, cells, 40, sum_of(cells, 40));
        assert_int_equal(count_steps(maker, rules[i]), 0);
    }
    hf_shape_free(shape);
}

/* A cage of 8 and 9 needs both, and its row has no place for them elsewhere: two steps. */
static void cages_need_symbols(void **state)
{
    static const uint32_t cells[] = {0, 1};
    hf_shape *shape = test_shape(test_square(9));
    hf_puzzle_maker *maker = begin_puzzle(shape);
    (void)state;
    constrain(maker, HF_CONSTRAINT_CAGE, cells, 2, sum_of(cells, 2));
    assert_int_equal(count_steps(maker, "cage-needs"), 2);
    hf_shape_free(shape);
}

/* One of three cells is 8, and one can be nothing else, though it is not filled in yet. */
static void counted_and_not_filled_in(void **state)
{
    static const uint32_t cells[] = {0, 40, 80};
    const uint64_t eight = UINT64_C(1) << 7;
    hf_shape *shape = test_shape(test_square(9));
    hf_puzzle_maker *maker = begin_puzzle(shape);
    (void)state;
    assert_int_equal(hf_puzzle_maker_candidates(maker, 0, &eight), HF_OK);
    constrain(maker, HF_CONSTRAINT_EXACT_CONTENT, cells, 3, 8);
    assert_int_equal(count_steps(maker, "clue"), 1);
    hf_shape_free(shape);
}

/* Two diagonals cross: what stands in both is not counted twice. */
static void crossing_diagonals(void **state)
{
    static const uint32_t cells[] = {1, 2};
    hf_shape_spec spec = test_square(9);
    spec.extras = HF_EXTRA_DIAGONALS;
    hf_shape *shape = test_shape(spec);
    hf_puzzle_maker *maker = begin_puzzle(shape);
    (void)state;
    constrain(maker, HF_CONSTRAINT_CAGE, cells, 2, sum_of(cells, 2));
    assert_int_equal(count_steps(maker, "innies"), 0);
    hf_shape_free(shape);
}

typedef struct told_steps {
    hf_board *board;
    uint32_t count;
} told_steps;

static bool tell(const hf_step *step, void *user)
{
    told_steps *told = user;
    const hf_scene scene = {.step = step, .board = told->board};
    char text[2000];
    assert_true(hf_explain_write(&scene, HF_PART_PARAGRAPH, text, sizeof text) > 0);
    assert_true(telling_reads_well(text));
    told->count++;
    return true;
}

/* Steps that rest on no constraint of their own may be told by those through which cells see each other. */
static void all_steps_are_told(void **state)
{
    hf_puzzle *puzzle = hf_puzzle_from_string(
        ".Shape~6x6.RegionSize~4.~R1C1_1_2_5_6~R1C2_1_3_5_6~R1C3_1_3_4_6~R1C5_1_3_5~R1C6_"
        "2~R2C2_1_2_6~R2C3_6~R2C5_3~R3C1_1_3_4_5_6~R3C2_4~R3C3_5~R3C4_2_3~R3C5_1_2_3_4_6~"
        "R3C6_6~R4C1_6~R4C4_3~R4C6_4~R5C2_1_2_3_6~R5C3_1_2_3_4_6~R5C4_1_3_5_6~R5C5_4~R5C6"
        "_3~R6C1_2~R6C2_3~R6C3_2_4_5_6~R6C4_1~R6C5_1_2_3_4_6");
    hf_ladder *ladder;
    hf_logic *logic;
    told_steps told = {NULL, 0};
    (void)state;
    assert_non_null(puzzle);
    assert_int_equal(hf_ladder_new(&ladder), HF_OK);
    assert_int_equal(hf_ladder_only(ladder, "common-sight"), HF_OK);
    assert_int_equal(hf_logic_new(hf_puzzle_shape(puzzle), &logic), HF_OK);
    assert_int_equal(hf_logic_load_puzzle(logic, puzzle), HF_OK);
    assert_int_equal(hf_board_new(hf_puzzle_shape(puzzle), &told.board), HF_OK);
    hf_puzzle_board(puzzle, told.board);
    assert_int_equal(hf_logic_all(logic, ladder, NULL, tell, &told), HF_OK);
    assert_true(told.count > 0);
    hf_board_free(told.board);
    hf_logic_free(logic);
    hf_ladder_free(ladder);
    hf_puzzle_free(puzzle);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(sums_allow_what_fits),
        cmocka_unit_test(long_sums_lose_nothing),
        cmocka_unit_test(combinations_are_counted),
        cmocka_unit_test(steps_keep_the_solution),
        cmocka_unit_test(loops_through_relations),
        cmocka_unit_test(more_cells_than_symbols),
        cmocka_unit_test(very_long_sums),
        cmocka_unit_test(cages_need_symbols),
        cmocka_unit_test(counted_and_not_filled_in),
        cmocka_unit_test(crossing_diagonals),
        cmocka_unit_test(all_steps_are_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
