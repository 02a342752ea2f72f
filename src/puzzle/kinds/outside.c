/* SPDX-License-Identifier: MIT
 *
 * outside.c - numbers beside the board, which speak of the line that begins there. The cells of such
 * a constraint are that line, as seen from the number.
 */
#include "puzzle/kind.h"

static const char *number_fault(const hf_rules *rules, const hf_written *written)
{
    (void)rules;
    return written->number_count != 1 || written->numbers[0] < 0 || written->numbers[0] > 1000
               ? "expected a number from 0 to 1000"
               : NULL;
}

static void expand_little_killer(hf_rules *rules, const hf_written *written)
{
    hf_rules_sum(rules, written->cells, NULL, written->cell_count, written->numbers[0]);
}

const hf_kind hf_kind_little_killer = {
    .name = "little killer",
    .plural = "little killer sums",
    .iss = "LittleKiller",
    .iss_form = HF_ISS_DIAGONAL,
    .fpuzzles = "littlekillersum",
    .fpuzzles_form = HF_FPUZZLES_LITTLE,
    .style = HF_STYLE_OUTSIDE,
    .colour = "#1f2933",
    .least = 1,
    .fault = number_fault,
    .expand = expand_little_killer,
    .numbered = true,
};

/* Sandwich. numbers: the sum, the least and the greatest symbol. State: the sum so far, doubled and
 * with one more once the second of the two has been met; negative before the first is 0 here. */
enum { BEFORE = 0, AFTER = 1, WITHIN = 2 };

static int64_t sandwich_next(const int32_t *numbers, int64_t state, int32_t value)
{
    bool bread = value == numbers[1] || value == numbers[2];
    if (state == BEFORE)
        return bread ? WITHIN : BEFORE;
    if (state == AFTER)
        return bread ? -1 : AFTER;
    int64_t sum = state - WITHIN;
    if (bread)
        return sum == numbers[0] ? AFTER : -1;
    return sum + value > numbers[0] ? -1 : state + value;
}

static bool sandwich_accepts(const int32_t *numbers, int64_t state)
{
    (void)numbers;
    return state == AFTER;
}

static void expand_sandwich(hf_rules *rules, const hf_written *written)
{
    const int32_t numbers[3] = {written->numbers[0], rules->first,
                                rules->first + (int32_t)rules->size - 1};
    hf_rules_line(
        rules, written->cells, written->cell_count,
        &(hf_automaton_maker){&(int64_t){BEFORE}, 1, sandwich_next, sandwich_accepts, numbers});
}

const hf_kind hf_kind_sandwich = {
    .name = "sandwich sum",
    .plural = "sandwich sums",
    .iss = "Sandwich",
    .iss_form = HF_ISS_LINE,
    .fpuzzles = "sandwichsum",
    .fpuzzles_form = HF_FPUZZLES_OUTSIDE,
    .style = HF_STYLE_OUTSIDE,
    .colour = "#1f2933",
    .mark = "M-4-3h8M-4 3h8",
    .least = 2,
    .fault = number_fault,
    .expand = expand_sandwich,
    .numbered = true,
};

/* X-sum. State: 0 at the start, then 1 + how many cells are left, times 1024, and the sum left. */
static int64_t x_sum_next(const int32_t *numbers, int64_t state, int32_t value)
{
    int64_t left = state == 0 ? value : state / 1024 - 1;
    int64_t sum = state == 0 ? numbers[0] : state % 1024;
    if (left == 0)
        return state == 0 ? -1 : state;
    if (value > sum)
        return -1;
    return left == 1 && sum != value ? -1 : left * 1024 + sum - value;
}

static bool x_sum_accepts(const int32_t *numbers, int64_t state)
{
    (void)numbers;
    return state == 1024;
}

static void expand_x_sum(hf_rules *rules, const hf_written *written)
{
    hf_rules_line(
        rules, written->cells, written->cell_count,
        &(hf_automaton_maker){&(int64_t){0}, 1, x_sum_next, x_sum_accepts, written->numbers});
}

const hf_kind hf_kind_x_sum = {
    .name = "X-sum",
    .plural = "X-sums",
    .iss = "XSum",
    .iss_form = HF_ISS_OUTSIDE,
    .fpuzzles = "xsum",
    .fpuzzles_form = HF_FPUZZLES_OUTSIDE,
    .style = HF_STYLE_OUTSIDE,
    .colour = "#1f2933",
    .mark = "M-3-3l6 6M3-3l-6 6",
    .least = 2,
    .fault = number_fault,
    .expand = expand_x_sum,
    .numbered = true,
};

/* Skyscrapers. State: how many are seen so far, times 32, and one more than the highest. A height of 0
 * is no building, so that the ground is the highest at first. */
enum { GROUND = 1 };

static int64_t skyline_next(const int32_t *numbers, int64_t state, int32_t value)
{
    int64_t seen = state / 32;
    if (value + 1 <= state % 32)
        return state;
    return seen + 1 > numbers[0] ? -1 : (seen + 1) * 32 + value + 1;
}

static bool skyline_accepts(const int32_t *numbers, int64_t state)
{
    return state / 32 == numbers[0];
}

static const char *skyline_fault(const hf_rules *rules, const hf_written *written)
{
    (void)rules;
    return written->number_count != 1 || written->numbers[0] < 1 ||
                   written->numbers[0] > (int32_t)written->cell_count
               ? "one skyscraper is seen at least, and no more than there are cells"
               : NULL;
}

static void expand_skyscraper(hf_rules *rules, const hf_written *written)
{
    hf_rules_line(rules, written->cells, written->cell_count,
                  &(hf_automaton_maker){&(int64_t){GROUND}, 1, skyline_next, skyline_accepts,
                                        written->numbers});
}

const hf_kind hf_kind_skyscraper = {
    .name = "skyscraper",
    .plural = "skyscrapers",
    .iss = "Skyscraper",
    .iss_form = HF_ISS_OUTSIDE,
    .fpuzzles = "skyscraper",
    .fpuzzles_form = HF_FPUZZLES_OUTSIDE,
    .style = HF_STYLE_OUTSIDE,
    .colour = "#1f2933",
    .mark = "M-3 4v-3M0 4v-5M3 4v-8",
    .least = 2,
    .fault = skyline_fault,
    .expand = expand_skyscraper,
    .numbered = true,
};

/* The first that is hidden. State: one more than the highest, 0 at the start; HIDDEN once it was. */
enum { HIDDEN = 64 };

static int64_t hidden_next(const int32_t *numbers, int64_t state, int32_t value)
{
    if (state == HIDDEN)
        return HIDDEN;
    if (value + 1 > state)
        return value + 1;
    return value == numbers[0] ? HIDDEN : -1;
}

static bool hidden_accepts(const int32_t *numbers, int64_t state)
{
    (void)numbers;
    return state == HIDDEN;
}

static const char *symbol_fault(const hf_rules *rules, const hf_written *written)
{
    return written->number_count != 1 || hf_rules_symbol(rules, written->numbers[0]) == 0
               ? "the number is no symbol of the board"
               : NULL;
}

static void expand_hidden(hf_rules *rules, const hf_written *written)
{
    hf_rules_line(
        rules, written->cells, written->cell_count,
        &(hf_automaton_maker){&(int64_t){0}, 1, hidden_next, hidden_accepts, written->numbers});
}

const hf_kind hf_kind_hidden_skyscraper = {
    .name = "hidden skyscraper",
    .plural = "hidden skyscrapers",
    .iss = "HiddenSkyscraper",
    .iss_form = HF_ISS_OUTSIDE,
    .style = HF_STYLE_OUTSIDE,
    .colour = "#52606d",
    .mark = "M-3 4v-8M0 4v-3M3 4v-5",
    .least = 2,
    .fault = symbol_fault,
    .expand = expand_hidden,
    .numbered = true,
};

static void expand_numbered_room(hf_rules *rules, const hf_written *written)
{
    uint32_t set = hf_rules_symbol(rules, written->numbers[0]);
    uint32_t symbol = 1;
    while (set > 1) {
        set >>= 1;
        symbol++;
    }
    hf_rules_element(rules, written->cells[0], written->cells, written->cell_count, symbol);
}

const hf_kind hf_kind_numbered_room = {
    .name = "numbered room",
    .plural = "numbered rooms",
    .iss = "NumberedRoom",
    .iss_form = HF_ISS_OUTSIDE,
    .fpuzzles = "numberedroom",
    .fpuzzles_form = HF_FPUZZLES_OUTSIDE,
    .style = HF_STYLE_OUTSIDE,
    .colour = "#7b3fa0",
    .mark = "M-3 4v-8h6v8z",
    .least = 2,
    .fault = symbol_fault,
    .expand = expand_numbered_room,
    .numbered = true,
};
