/* SPDX-License-Identifier: MIT
 *
 * dots.c - signs on the border of two cells: white and black dots, X and V, greater than.
 */
#include "puzzle/kind.h"

static bool differ_by(int32_t a, int32_t b, int32_t number)
{
    return a - b == number || b - a == number;
}

static void expand_difference(hf_rules *rules, const hf_written *written)
{
    hf_rules_pair(rules, written->cells[0], written->cells[1], differ_by, written->numbers[0]);
}

static const char *difference_fault(const hf_rules *rules, const hf_written *written)
{
    if (written->number_count != 1 || written->numbers[0] < 0 ||
        written->numbers[0] >= (int32_t)rules->size)
        return "no two symbols have this difference";
    return NULL;
}

const hf_kind hf_kind_difference = {
    .name = "difference",
    .plural = "differences (white dots)",
    .iss = "WhiteDot",
    .iss_form = HF_ISS_PAIRS,
    .fpuzzles = "difference",
    .fpuzzles_form = HF_FPUZZLES_CELLS,
    .style = HF_STYLE_DOT,
    .colour = "#ffffff",
    .usual = 1,
    .least = 2,
    .most = 2,
    .fault = difference_fault,
    .expand = expand_difference,
    .numbered = true,
};

static bool in_ratio(int32_t a, int32_t b, int32_t number)
{
    return a == b * number || b == a * number;
}

static void expand_ratio(hf_rules *rules, const hf_written *written)
{
    hf_rules_pair(rules, written->cells[0], written->cells[1], in_ratio, written->numbers[0]);
}

static const char *ratio_fault(const hf_rules *rules, const hf_written *written)
{
    if (written->number_count != 1 || written->numbers[0] < 1 ||
        written->numbers[0] > (int32_t)rules->size)
        return "no two symbols have this ratio";
    return NULL;
}

const hf_kind hf_kind_ratio = {
    .name = "ratio",
    .plural = "ratios (black dots)",
    .iss = "BlackDot",
    .iss_form = HF_ISS_PAIRS,
    .fpuzzles = "ratio",
    .fpuzzles_form = HF_FPUZZLES_CELLS,
    .style = HF_STYLE_DOT,
    .colour = "#1f2933",
    .usual = 2,
    .least = 2,
    .most = 2,
    .fault = ratio_fault,
    .expand = expand_ratio,
    .numbered = true,
};

static bool add_up(int32_t a, int32_t b, int32_t number)
{
    return a + b == number;
}

static void expand_pair_sum(hf_rules *rules, const hf_written *written)
{
    hf_rules_pair(rules, written->cells[0], written->cells[1], add_up, written->numbers[0]);
}

static const char *pair_sum_fault(const hf_rules *rules, const hf_written *written)
{
    (void)rules;
    if (written->number_count != 1 || (written->numbers[0] != 5 && written->numbers[0] != 10))
        return "expected an X (10) or a V (5)";
    return NULL;
}

/* In the notation of lines X and V are two names: the format knows. */
const hf_kind hf_kind_pair_sum = {
    .name = "XV",
    .plural = "XV",
    .iss = "X",
    .iss_form = HF_ISS_PAIRS,
    .fpuzzles = "xv",
    .fpuzzles_form = HF_FPUZZLES_LETTER,
    .style = HF_STYLE_LETTER,
    .colour = "#1f2933",
    .usual = 10,
    .least = 2,
    .most = 2,
    .fault = pair_sum_fault,
    .expand = expand_pair_sum,
    .numbered = true,
};

static void expand_greater(hf_rules *rules, const hf_written *written)
{
    hf_rules_pair(rules, written->cells[1], written->cells[0], hf_relation_less, 0);
}

const hf_kind hf_kind_greater = {
    .name = "greater than",
    .plural = "greater than",
    .iss = "GreaterThan",
    .iss_form = HF_ISS_PAIRS,
    .style = HF_STYLE_LETTER,
    .colour = "#1f2933",
    .least = 2,
    .most = 2,
    .expand = expand_greater,
};
