/* SPDX-License-Identifier: MIT
 *
 * words_variants.c - rules of written constraints: cages, sums, thermometers, relations, the rule of
 * 45, and what sees what.
 */
#include <string.h>

#include "base/assert.h"
#include "base/bits.h"
#include "explain/struck.h"
#include "logic/sums.h"
#include "puzzle/puzzle_data.h"

enum { MOST_TOLD = 8 };

/* ---- what all of them say -------------------------------------------------------------------- */

static void pattern_cells(const hf_writer *w, hf_list *cells)
{
    hf_gather_marked(w, HF_ROLE_PATTERN, HF_ANY, cells);
}

/* ": r1c123", or with the sum before it. */
static void cells_line(hf_writer *w)
{
    hf_list cells;
    pattern_cells(w, &cells);
    hf_say(w, " in ");
    hf_say_cells(w, &cells);
}

/* A rule for the whole board has no cells of its own: those it is looked at in are told. */
static void by_constraint(hf_writer *w)
{
    hf_list cells;
    uint32_t count;
    hf_puzzle_constraint_cells(hf_step_puzzle(w->step), hf_step_rests_on(w->step), &count);
    if (count == 0) {
        pattern_cells(w, &cells);
        hf_say_cell_list(w, &cells, "and");
    }
    hf_say(w, count > 0 ? "Look at the " : " keep the rule for the whole board: ");
    hf_say_constraint(w);
    hf_say(w, ".");
}

/* ---- cages ----------------------------------------------------------------------------------- */

/* The cage as a sum at the position; cells of the step are all its cells. */
static void cage_of(const hf_writer *w, hf_sum *sum)
{
    hf_list cells;
    uint32_t count;
    const hf_puzzle *puzzle = hf_step_puzzle(w->step);
    const int32_t *numbers =
        hf_puzzle_constraint_numbers(puzzle, hf_step_rests_on(w->step), &count);
    const uint32_t *all =
        hf_puzzle_constraint_cells(puzzle, hf_step_rests_on(w->step), &cells.count);
    HF_ASSERT(count > 0 && cells.count <= HF_SUM_CELLS);
    *sum = (hf_sum){.count = cells.count,
                    .size = hf_shape_size(w->shape),
                    .first = puzzle->rules->first,
                    .total = numbers[0],
                    .distinct = true};
    for (uint32_t i = 0; i < sum->count; i++) {
        uint32_t value = hf_board_value(w->board, all[i]);
        sum->mask[i] = value ? UINT32_C(1) << (value - 1) : hf_gather_candidates(w, all[i]);
    }
}

/* Are there fewer combinations than the sum alone allows? */
static bool is_narrowed(const hf_sum *sum, uint32_t count)
{
    uint64_t sets[HF_SUM_SETS];
    hf_sum open = *sum;
    for (uint32_t i = 0; i < open.count; i++)
        open.mask[i] = (UINT32_C(1) << open.size) - 1;
    return count < hf_sum_combinations(&open, sets);
}

static void cage_pattern(hf_writer *w)
{
    hf_sum sum;
    uint64_t sets[HF_SUM_SETS];
    cage_of(w, &sum);
    uint32_t count = hf_sum_combinations(&sum, sets), told = 0; /* 0: beyond nine symbols */
    bool narrowed = count > 0 && count <= MOST_TOLD && is_narrowed(&sum, count);
    hf_say(w, narrowed ? "With the candidates there are, the " : "The ");
    hf_say_constraint(w);
    if (count == 0 || count > MOST_TOLD) {
        hf_say(w, " can be filled only with symbols that add up to this.");
        return;
    }
    hf_say(w, " can hold only ");
    for (uint32_t set = HF_SUM_SETS * 64; set-- > 0;) /* small symbols first */
        if (sets[set / 64] >> set % 64 & 1) {
            hf_say(w, told == 0 ? "" : told + 1 < count ? ", " : " or ");
            hf_say_symbols(w, set, "+");
            told++;
        }
    hf_say(w, ".");
}

/* Does a combination have a symbol that is struck? Then it is the place that does not fit. */
static bool is_misplaced(const hf_writer *w)
{
    hf_sum sum;
    uint64_t sets[HF_SUM_SETS];
    uint32_t all = 0, struck = 0;
    cage_of(w, &sum);
    uint32_t count = hf_sum_combinations(&sum, sets);
    for (uint32_t set = 0; set < HF_SUM_SETS * 64; set++)
        all |= sets[set / 64] >> set % 64 & 1 ? set : 0;
    for (uint32_t i = 0; i < w->step->eliminations; i++)
        struck |= UINT32_C(1) << (w->step->eliminate[i].symbol - 1);
    return count == 0 || count > MOST_TOLD || (all & struck);
}

static void cage_reason(hf_writer *w)
{
    if (!is_misplaced(w)) {
        hf_say(w, "Nothing else has a place in it.");
        return;
    }
    hf_say(w, "No way to fill it so, with the candidates there are, has ");
    hf_struck_say(w);
    hf_say(w, ".");
}

/* ---- sums and arrows ------------------------------------------------------------------------- */

/* Are there sums that must be equal, and no number to come to? */
static bool is_of_equal_sums(const hf_writer *w)
{
    const hf_constraint_kind kind =
        hf_puzzle_constraint_kind(hf_step_puzzle(w->step), hf_step_rests_on(w->step));
    return kind == HF_CONSTRAINT_REGION_SUM || kind == HF_CONSTRAINT_ZIPPER ||
           kind == HF_CONSTRAINT_EQUAL_SUM;
}

static void sum_reason(hf_writer *w)
{
    const bool equal = is_of_equal_sums(w);
    if (hf_struck_all(w)) {
        hf_say(w, equal ? "With the candidates there are, its sums cannot be equal."
                        : "With the candidates there are, the sum cannot come out.");
        return;
    }
    hf_say(w, equal ? "Whatever its other cells hold, its sums are equal only if "
                    : "Whatever its other cells hold, the sum comes out only if ");
    hf_struck_say_left(w);
    hf_say(w, ".");
}

/* ---- relations and thermometers -------------------------------------------------------------- */

static void thermometer_reason(hf_writer *w)
{
    hf_say(w, "With the candidates there are, the symbols ");
    if (hf_struck_all(w)) {
        hf_say(w, "cannot grow along it.");
        return;
    }
    hf_say(w, "can grow along it only if ");
    hf_struck_say_left(w);
    hf_say(w, ".");
}

/* A line may have many pairs: where one of the two loses something, the other is named. */
static void relation_reason(hf_writer *w)
{
    hf_list losing, pair;
    hf_struck_cells(w, &losing);
    pattern_cells(w, &pair);
    HF_ASSERT(pair.count == 2);
    hf_struck_say(w);
    hf_say(w, " has no partner in ");
    if (losing.count == 1)
        hf_say_cell(w, pair.at[pair.at[0] == losing.at[0]]);
    else
        hf_say(w, "the other cell");
    hf_say(w, ".");
}

/* ---- the rule of 45 -------------------------------------------------------------------------- */

static void say_signed(hf_writer *w, int32_t number)
{
    hf_say(w, number < 0 ? "-" : "");
    hf_say_number(w, (uint64_t)(number < 0 ? -number : number));
}

static bool is_innies(const hf_writer *w)
{
    return w->step->rule == &hf_rule_forty_five[0];
}

static int32_t left_over(const hf_writer *w)
{
    int32_t left = hf_step_number(w->step, 0) - hf_step_number(w->step, 1);
    return is_innies(w) ? left : -left;
}

static void forty_five_line(hf_writer *w)
{
    hf_list cells, houses;
    pattern_cells(w, &cells);
    hf_gather_houses(w, HF_ROLE_BASE, HF_ANY, &houses);
    hf_say(w, " of ");
    hf_say_houses(w, &houses);
    hf_say(w, ": ");
    hf_say_cells(w, &cells);
    hf_say(w, "=");
    say_signed(w, left_over(w));
}

static void forty_five_pattern(hf_writer *w)
{
    hf_list cells, houses;
    size_t begin = w->text.length;
    pattern_cells(w, &cells);
    hf_gather_houses(w, HF_ROLE_BASE, HF_ANY, &houses);
    hf_say_house_list(w, &houses);
    hf_say_capital(w, begin);
    hf_say(w, houses.count == 1 ? " adds up to " : " add up to ");
    say_signed(w, hf_step_number(w->step, 0));
    hf_say(w, is_innies(w)        ? ", and the cages inside to "
              : houses.count == 1 ? ", and the cages that reach into it to "
                                  : ", and the cages that reach into them to ");
    say_signed(w, hf_step_number(w->step, 1));
    hf_say(w, is_innies(w)
                  ? cells.count == 1 ? ". The one cell left over, " : ". The cells left over, "
              : cells.count == 1 ? ". Their one cell outside, "
                                 : ". Their cells outside, ");
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, cells.count == 1 ? ", is " : ", add up to ");
    say_signed(w, left_over(w));
    hf_say(w, ".");
}

static void forty_five_reason(hf_writer *w)
{
    hf_list cells;
    pattern_cells(w, &cells);
    if (cells.count == 1) {
        hf_say(w, "Nothing else can stand there.");
        return;
    }
    hf_say(w, "That leaves no room for ");
    hf_struck_say(w);
    hf_say(w, ".");
}

/* ---- sight ----------------------------------------------------------------------------------- */

static void sight_line(hf_writer *w)
{
    hf_list cells;
    pattern_cells(w, &cells);
    hf_say(w, ": ");
    hf_say_step_symbols(w, ",");
    hf_say(w, " in ");
    hf_say_cells(w, &cells);
}

static void sight_pattern(hf_writer *w)
{
    hf_list cells;
    pattern_cells(w, &cells);
    if (w->step->rule == &hf_rule_sight[0]) {
        hf_say(w, "In ");
        hf_say_house_name(w, w->step->house[0].house);
        hf_say(w, ", ");
        hf_say_step_symbols(w, ",");
        hf_say(w, " can only be in ");
    } else {
        hf_say(w, "However the ");
        hf_say_constraint(w);
        hf_say(w, " is filled, ");
        hf_say_step_symbols(w, ",");
        hf_say(w, " is in it, in ");
    }
    hf_say_cell_list(w, &cells, "or");
    hf_say(w, ".");
}

/* How two cells see each other that no house holds both: by a constraint of this kind. */
static hf_constraint_kind way_of_seeing(const hf_writer *w, uint32_t a, uint32_t b)
{
    const hf_rules *rules = hf_step_puzzle(w->step)->rules;
    for (uint32_t i = 0;; i++) {
        if (HF_NEVER(i == rules->primitive_count)) /* so they see each other (logic/ruled.c) */
            return HF_CONSTRAINT_KINDS;
        const hf_primitive *p = &rules->primitives[i];
        const uint32_t *cells = hf_primitive_cells(rules, p);
        bool has_a = false, has_b = false;
        for (uint32_t k = 0; k < p->count; k++) {
            has_a |= cells[k] == a;
            has_b |= cells[k] == b;
        }
        if (has_a && has_b && hf_primitive_parts_equals(rules, p))
            return rules->written[p->owner].kind;
    }
}

/* "a knight's move", "an extra region" */
static void say_way(hf_writer *w, hf_constraint_kind kind)
{
    const char *name = kind == HF_CONSTRAINT_CAGE          ? "cage"
                       : kind == HF_CONSTRAINT_ANTI_KNIGHT ? "knight's move"
                       : kind == HF_CONSTRAINT_ANTI_KING   ? "king's move"
                       : kind == HF_CONSTRAINT_LINES       ? "row or column"
                                                           : hf_constraint_kind_name(kind);
    hf_say(w, strchr("aeiou", *name) != NULL ? "an " : "a ");
    hf_say(w, name);
}

/* The places that some of the losing cells see by such a constraint alone. */
static void seen_by(const hf_writer *w, const hf_list *losing, hf_constraint_kind kind,
                    hf_list *seen)
{
    hf_list places;
    pattern_cells(w, &places);
    seen->count = 0;
    for (uint32_t i = 0; i < places.count; i++) {
        for (uint32_t k = 0; k < losing->count; k++) {
            const hf_list both = {2, {places.at[i], losing->at[k]}};
            if (hf_gather_common_house(w, &both) == HF_NO_HOUSE &&
                way_of_seeing(w, places.at[i], losing->at[k]) == kind)
                hf_list_add(seen, places.at[i]);
        }
    }
}

/* ", r1c5 and r1c7 by a knight's move", or ", by houses, a cage or a knight's move" where several cells are told of. */
static void say_ways(hf_writer *w, const hf_list *losing)
{
    hf_list seen;
    int ways[HF_CONSTRAINT_KINDS], count = 0;
    for (int k = 0; k < HF_CONSTRAINT_KINDS; k++) {
        seen_by(w, losing, (hf_constraint_kind)k, &seen);
        if (seen.count > 0)
            ways[count++] = k;
    }
    if (losing->count > 1 && count > 0)
        hf_say(w, ", by houses");
    for (int i = 0; i < count; i++) {
        if (losing->count == 1) {
            seen_by(w, losing, (hf_constraint_kind)ways[i], &seen);
            hf_say(w, ", ");
            hf_say_cell_list(w, &seen, "and");
            hf_say(w, " by ");
        } else {
            hf_say(w, i + 1 < count ? ", " : " or ");
        }
        say_way(w, (hf_constraint_kind)ways[i]);
    }
}

static void sight_reason(hf_writer *w)
{
    hf_list cells;
    hf_struck_cells(w, &cells);
    hf_say_cell_list(w, &cells, "and");
    hf_say(w, cells.count == 1 ? " sees all of these places" : " see all of these places");
    say_ways(w, &cells);
    hf_say(w, cells.count == 1 ? ": it cannot be " : ": they cannot be ");
    hf_say_step_symbols(w, ",");
    hf_say(w, ".");
}

/* ---- all others ------------------------------------------------------------------------------ */

static void clue_reason(hf_writer *w)
{
    hf_say(w, "Of all ways to honour it with the candidates there are, none has ");
    hf_struck_say(w);
    hf_say(w, ".");
}

const hf_words hf_words_variants[] = {
    {&hf_rule_sums[0], 1, cells_line, cage_pattern, cage_reason},
    {&hf_rule_sums[1], 2, cells_line, by_constraint, sum_reason},
    {&hf_rule_relation[0], 1, cells_line, by_constraint, relation_reason},
    {&hf_rule_relation[1], 1, cells_line, by_constraint, thermometer_reason},
    {hf_rule_forty_five, 2, forty_five_line, forty_five_pattern, forty_five_reason},
    {hf_rule_sight, 2, sight_line, sight_pattern, sight_reason},
    {&hf_rule_clue, 1, cells_line, by_constraint, clue_reason},
    {NULL, 0, NULL, NULL, NULL}};
