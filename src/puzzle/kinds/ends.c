/* SPDX-License-Identifier: MIT
 *
 * ends.c - lines whose ends say what stands between them: between, lockout, lunchbox.
 *
 * Between and lockout lines are told to the automaton with their two ends first.
 */
#include "puzzle/kind.h"

#include <string.h>

/* The cells with the two ends in front. */
static void ends_first(const hf_written *written, uint32_t *cells)
{
    uint32_t n = written->cell_count;
    cells[0] = written->cells[0];
    cells[1] = written->cells[n - 1];
    memcpy(cells + 2, written->cells + 1, (n - 2) * sizeof *cells);
}

/* Values are below 32, so a state is start (0), one end (32 + value), or both (64 * (low + 1) + high
 * moved above those). */
enum { ONE_END = 32, BOTH_ENDS = 1024 };

static int64_t both(int64_t a, int64_t b)
{
    return BOTH_ENDS + (a < b ? 32 * a + b : 32 * b + a);
}

static int64_t between_next(const int32_t *numbers, int64_t state, int32_t value)
{
    (void)numbers;
    if (state == 0)
        return ONE_END + value;
    if (state < BOTH_ENDS)
        return both(state - ONE_END, value);
    int64_t low = (state - BOTH_ENDS) / 32;
    int64_t high = (state - BOTH_ENDS) % 32;
    return value > low && value < high ? state : -1;
}

static bool any_state(const int32_t *numbers, int64_t state)
{
    (void)numbers;
    (void)state;
    return true;
}

static void expand_between(hf_rules *rules, const hf_written *written)
{
    uint32_t cells[HF_RULES_CELLS];
    ends_first(written, cells);
    hf_rules_line(rules, cells, written->cell_count,
                  &(hf_automaton_maker){&(int64_t){0}, 1, between_next, any_state, NULL});
}

const hf_kind hf_kind_between = {
    .name = "between line",
    .plural = "between lines",
    .iss = "Between",
    .iss_form = HF_ISS_CELLS,
    .fpuzzles = "betweenline",
    .fpuzzles_form = HF_FPUZZLES_LINES,
    .style = HF_STYLE_ENDS,
    .colour = "#cbd2d9",
    .least = 2,
    .expand = expand_between,
};

static int64_t lockout_next(const int32_t *numbers, int64_t state, int32_t value)
{
    if (state == 0)
        return ONE_END + value;
    if (state < BOTH_ENDS) {
        int64_t apart = state - ONE_END - value;
        return apart >= numbers[0] || -apart >= numbers[0] ? both(state - ONE_END, value) : -1;
    }
    int64_t low = (state - BOTH_ENDS) / 32;
    int64_t high = (state - BOTH_ENDS) % 32;
    return value < low || value > high ? state : -1;
}

static void expand_lockout(hf_rules *rules, const hf_written *written)
{
    uint32_t cells[HF_RULES_CELLS];
    ends_first(written, cells);
    hf_rules_line(
        rules, cells, written->cell_count,
        &(hf_automaton_maker){&(int64_t){0}, 1, lockout_next, any_state, written->numbers});
}

static const char *lockout_fault(const hf_rules *rules, const hf_written *written)
{
    return written->number_count != 1 || written->numbers[0] < 0 ||
                   written->numbers[0] >= (int32_t)rules->size
               ? "no two symbols are so far apart"
               : NULL;
}

const hf_kind hf_kind_lockout = {
    .name = "lockout line",
    .plural = "lockout lines",
    .iss = "Lockout",
    .iss_form = HF_ISS_MAYBE_NUMBER,
    .fpuzzles = "lockout",
    .fpuzzles_form = HF_FPUZZLES_LINES,
    .style = HF_STYLE_ENDS,
    .colour = "#b5cde8",
    .usual = 4,
    .least = 2,
    .fault = lockout_fault,
    .expand = expand_lockout,
    .numbered = true,
};

/* A lunchbox: the symbols of the line are different, and those between its least and its greatest
 * add up to the number. State: the two extremes, which are guessed at the start; how many of them
 * have been met (a bit each); the sum since the first. */
static int64_t lunch_state(int64_t low, int64_t high, int64_t met, int64_t sum)
{
    return ((low * 32 + high) * 4 + met) * 1024 + sum;
}

static int64_t lunch_next(const int32_t *numbers, int64_t state, int32_t value)
{
    int64_t sum = state % 1024;
    int64_t met = state / 1024 % 4;
    int64_t high = state / 4096 % 32;
    int64_t low = state / 4096 / 32;
    if (value < low || value > high)
        return -1;
    if (value == low || value == high) {
        int64_t bit = value == low ? 1 : 2;
        if ((met & bit) != 0 || (met != 0 && sum != numbers[0]))
            return -1;
        return lunch_state(low, high, met | bit, (met | bit) == 3 ? 0 : sum);
    }
    if (met == 1 || met == 2)
        sum += value;
    return sum > numbers[0] ? -1 : lunch_state(low, high, met, sum);
}

static bool lunch_accepts(const int32_t *numbers, int64_t state)
{
    (void)numbers;
    return state / 1024 % 4 == 3;
}

static void expand_lunchbox(hf_rules *rules, const hf_written *written)
{
    int64_t starts[HF_RULES_SYMBOLS * HF_RULES_SYMBOLS];
    uint32_t count = 0;
    for (int32_t low = 0; low < (int32_t)rules->size; low++) {
        for (int32_t high = low + (int32_t)written->cell_count - 1; high < (int32_t)rules->size;
             high++)
            starts[count++] = lunch_state(low + rules->first, high + rules->first, 0, 0);
    }
    hf_rules_different(rules, written->cells, written->cell_count);
    hf_rules_line(
        rules, written->cells, written->cell_count,
        &(hf_automaton_maker){starts, count, lunch_next, lunch_accepts, written->numbers});
}

static const char *lunchbox_fault(const hf_rules *rules, const hf_written *written)
{
    if (written->cell_count > rules->size)
        return "more cells than there are symbols";
    return written->number_count != 1 || written->numbers[0] < 0 || written->numbers[0] > 255
               ? "expected a sum"
               : NULL;
}

const hf_kind hf_kind_lunchbox = {
    .name = "lunchbox",
    .plural = "lunchboxes",
    .iss = "Lunchbox",
    .iss_form = HF_ISS_NUMBER_CELLS,
    .style = HF_STYLE_LINE,
    .colour = "#e0c9b8",
    .least = 2,
    .fault = lunchbox_fault,
    .expand = expand_lunchbox,
    .numbered = true,
};
