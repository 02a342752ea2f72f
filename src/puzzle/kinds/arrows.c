/* SPDX-License-Identifier: MIT
 *
 * arrows.c - the symbols along an arrow add up to its circle, or its pill, which is read as a number;
 * those of a double arrow add up to its two ends.
 */
#include "puzzle/kind.h"

static const char *arrow_fault(const hf_rules *rules, const hf_written *written)
{
    (void)rules;
    if (written->part_count != 2 || written->parts[0] == 0 || written->parts[1] == 0)
        return "an arrow has a circle and a line";
    return written->parts[0] > 3 ? "a pill has at most three cells" : NULL;
}

/* Pills are read from left to right, or from top to bottom. */
static void sort_cells(uint32_t *cells, uint32_t count)
{
    for (uint32_t i = 1; i < count; i++) {
        for (uint32_t k = i; k > 0 && cells[k - 1] > cells[k]; k--) {
            uint32_t swapped = cells[k];
            cells[k] = cells[k - 1];
            cells[k - 1] = swapped;
        }
    }
}

static void expand_arrow(hf_rules *rules, const hf_written *written)
{
    uint32_t cells[HF_RULES_CELLS];
    int32_t weights[HF_RULES_CELLS];
    int32_t place = -1;
    uint32_t pill = written->parts[0];
    for (uint32_t i = 0; i < written->cell_count; i++) {
        cells[i] = written->cells[i];
        weights[i] = 1;
    }
    sort_cells(cells, pill);
    for (uint32_t i = pill; i-- > 0; place *= 10)
        weights[i] = place;
    hf_rules_sum(rules, cells, weights, written->cell_count, 0);
    /* the places of a number hold one digit each */
    for (uint32_t i = 1; i < pill; i++) {
        uint32_t digits = 0;
        for (int32_t v = 0; v <= 9; v++)
            digits |= hf_rules_symbol(rules, v);
        hf_rules_unary(rules, cells[i], digits);
    }
}

const hf_kind hf_kind_arrow = {
    .name = "arrow",
    .plural = "arrows",
    .iss = "Arrow",
    .iss_form = HF_ISS_FIRST_CELLS,
    .fpuzzles = "arrow",
    .fpuzzles_form = HF_FPUZZLES_ARROW,
    .style = HF_STYLE_ARROW,
    .colour = "#9aa5b1",
    .least = 2,
    .fault = arrow_fault,
    .expand = expand_arrow,
    .repeats = true,
};

static void expand_double_arrow(hf_rules *rules, const hf_written *written)
{
    int32_t weights[HF_RULES_CELLS];
    for (uint32_t i = 0; i < written->cell_count; i++)
        weights[i] = i == 0 || i + 1 == written->cell_count ? -1 : 1;
    hf_rules_sum(rules, written->cells, weights, written->cell_count, 0);
}

const hf_kind hf_kind_double_arrow = {
    .name = "double arrow",
    .plural = "double arrows",
    .iss = "DoubleArrow",
    .iss_form = HF_ISS_CELLS,
    .fpuzzles = "doublearrow",
    .fpuzzles_form = HF_FPUZZLES_LINES,
    .style = HF_STYLE_ENDS,
    .colour = "#c5b8a5",
    .least = 3,
    .expand = expand_double_arrow,
    .repeats = true,
};
