/* SPDX-License-Identifier: MIT
 *
 * lines.c - lines on which neighbours, or all cells, stand in a relation: whispers, renban, nabner,
 * entropic and modular lines.
 */
#include "puzzle/kind.h"

static bool far_apart(int32_t a, int32_t b, int32_t number)
{
    return a - b >= number || b - a >= number;
}

static void expand_whisper(hf_rules *rules, const hf_written *written)
{
    for (uint32_t i = 1; i < written->cell_count; i++)
        hf_rules_pair(rules, written->cells[i - 1], written->cells[i], far_apart,
                      written->numbers[0]);
}

static const char *whisper_fault(const hf_rules *rules, const hf_written *written)
{
    if (written->number_count != 1 || written->numbers[0] < 1 ||
        written->numbers[0] >= (int32_t)rules->size)
        return "no two symbols are so far apart";
    return NULL;
}

const hf_kind hf_kind_whisper = {
    .name = "whisper",
    .plural = "whispers",
    .iss = "Whisper",
    .iss_form = HF_ISS_MAYBE_NUMBER,
    .fpuzzles = "whispers",
    .fpuzzles_form = HF_FPUZZLES_LINES,
    .style = HF_STYLE_LINE,
    .colour = "#b7e4b0",
    .usual = 5,
    .least = 2,
    .fault = whisper_fault,
    .expand = expand_whisper,
    .numbered = true,
    .repeats = true,
};

/* Demands a relation of every two cells that are less than `reach` places apart. */
static void among(hf_rules *rules, const hf_written *written, uint32_t reach, hf_relation_fn holds,
                  int32_t number)
{
    for (uint32_t i = 0; i < written->cell_count; i++) {
        for (uint32_t k = i + 1; k < written->cell_count && k < i + reach; k++)
            hf_rules_pair(rules, written->cells[i], written->cells[k], holds, number);
    }
}

static bool near(int32_t a, int32_t b, int32_t number)
{
    return a != b && a - b < number && b - a < number;
}

static const char *renban_fault(const hf_rules *rules, const hf_written *written)
{
    return written->cell_count > rules->size ? "more cells than there are symbols" : NULL;
}

/* So many different symbols of which no two are further apart than that: they follow each other. */
static void expand_renban(hf_rules *rules, const hf_written *written)
{
    hf_rules_run(rules, written->cells, written->cell_count);
    among(rules, written, written->cell_count, near, (int32_t)written->cell_count);
}

const hf_kind hf_kind_renban = {
    .name = "renban",
    .plural = "renban lines",
    .iss = "Renban",
    .iss_form = HF_ISS_CELLS,
    .fpuzzles = "renban",
    .fpuzzles_form = HF_FPUZZLES_LINES,
    .style = HF_STYLE_LINE,
    .colour = "#e8b7e4",
    .least = 2,
    .fault = renban_fault,
    .expand = expand_renban,
};

static void expand_nabner(hf_rules *rules, const hf_written *written)
{
    among(rules, written, written->cell_count, far_apart, 2);
}

const hf_kind hf_kind_nabner = {
    .name = "nabner",
    .plural = "nabner lines",
    .fpuzzles = "nabner",
    .fpuzzles_form = HF_FPUZZLES_LINES,
    .style = HF_STYLE_LINE,
    .colour = "#e8d3a3",
    .least = 2,
    .expand = expand_nabner,
};

/* Not both low, both middle or both high; `number` symbols make a third. */
static bool other_third(int32_t a, int32_t b, int32_t number)
{
    return (a - 1) / number != (b - 1) / number;
}

static const char *thirds_fault(const hf_rules *rules, const hf_written *written)
{
    (void)written;
    return rules->size % 3 != 0 || rules->first != 1 ? "needs three equal thirds of symbols" : NULL;
}

static void expand_entropic(hf_rules *rules, const hf_written *written)
{
    among(rules, written, 3, other_third, (int32_t)rules->size / 3);
}

const hf_kind hf_kind_entropic = {
    .name = "entropic line",
    .plural = "entropic lines",
    .iss = "Entropic",
    .iss_form = HF_ISS_CELLS,
    .fpuzzles = "entropicline",
    .fpuzzles_form = HF_FPUZZLES_LINES,
    .style = HF_STYLE_LINE,
    .colour = "#f3c9a5",
    .least = 2,
    .fault = thirds_fault,
    .expand = expand_entropic,
    .repeats = true,
};

static bool other_rest(int32_t a, int32_t b, int32_t number)
{
    return a % number != b % number;
}

static bool same_rest(int32_t a, int32_t b, int32_t number)
{
    return a % number == b % number;
}

static const char *modular_fault(const hf_rules *rules, const hf_written *written)
{
    (void)rules;
    return written->number_count != 1 || written->numbers[0] < 2 ? "expected a number from 2 on"
                                                                 : NULL;
}

static void expand_modular(hf_rules *rules, const hf_written *written)
{
    uint32_t step = (uint32_t)written->numbers[0];
    among(rules, written, step, other_rest, written->numbers[0]);
    for (uint32_t i = step; i < written->cell_count; i++)
        hf_rules_pair(rules, written->cells[i - step], written->cells[i], same_rest,
                      written->numbers[0]);
}

const hf_kind hf_kind_modular = {
    .name = "modular line",
    .plural = "modular lines",
    .iss = "Modular",
    .iss_form = HF_ISS_NUMBER_CELLS,
    .fpuzzles = "modularline",
    .fpuzzles_form = HF_FPUZZLES_LINES,
    .style = HF_STYLE_LINE,
    .colour = "#a5d8dd",
    .usual = 3,
    .least = 2,
    .fault = modular_fault,
    .expand = expand_modular,
    .numbered = true,
    .repeats = true,
};
