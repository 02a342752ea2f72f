/* SPDX-License-Identifier: MIT
 *
 * cells.c - what is known of single cells: odd or even, smaller or greater than all neighbours.
 */
#include "puzzle/kind.h"

static void keep_parity(hf_rules *rules, const hf_written *written, int32_t parity)
{
    uint32_t set = 0;
    for (uint32_t i = 0; i < rules->size; i++) {
        if ((((int32_t)i + rules->first) & 1) == parity)
            set |= 1u << i;
    }
    for (uint32_t i = 0; i < written->cell_count; i++)
        hf_rules_unary(rules, written->cells[i], set);
}

static void expand_odd(hf_rules *rules, const hf_written *written)
{
    keep_parity(rules, written, 1);
}

static void expand_even(hf_rules *rules, const hf_written *written)
{
    keep_parity(rules, written, 0);
}

const hf_kind hf_kind_odd = {
    .name = "odd cell",
    .plural = "odd cells",
    .fpuzzles = "odd",
    .fpuzzles_form = HF_FPUZZLES_CELL,
    .style = HF_STYLE_CIRCLE,
    .colour = "#d9dee3",
    .least = 1,
    .most = 1,
    .expand = expand_odd,
};

const hf_kind hf_kind_even = {
    .name = "even cell",
    .plural = "even cells",
    .fpuzzles = "even",
    .fpuzzles_form = HF_FPUZZLES_CELL,
    .style = HF_STYLE_SQUARE,
    .colour = "#d9dee3",
    .least = 1,
    .most = 1,
    .expand = expand_even,
};

static bool greater(int32_t a, int32_t b, int32_t number)
{
    (void)number;
    return a > b;
}

/* Neighbours that are marked the same way are left out of the comparison. */
static bool has_same_mark(const hf_rules *rules, uint32_t cell, hf_constraint_kind kind)
{
    for (uint32_t i = 0; i < rules->written_count; i++) {
        if (rules->written[i].kind == kind && rules->written[i].cells[0] == cell)
            return true;
    }
    return false;
}

static void compare(hf_rules *rules, const hf_written *written, hf_relation_fn holds)
{
    static const int32_t steps[4][2] = {{-1, 0}, {1, 0}, {0, -1}, {0, 1}};
    for (int s = 0; s < 4; s++) {
        uint32_t other;
        if (hf_cell_beside(rules, written->cells[0], steps[s][0], steps[s][1], &other) &&
            !has_same_mark(rules, other, written->kind))
            hf_rules_pair(rules, written->cells[0], other, holds, 0);
    }
}

static void expand_minimum(hf_rules *rules, const hf_written *written)
{
    compare(rules, written, hf_relation_less);
}

static void expand_maximum(hf_rules *rules, const hf_written *written)
{
    compare(rules, written, greater);
}

const hf_kind hf_kind_minimum = {
    .name = "minimum",
    .plural = "minimum cells",
    .fpuzzles = "minimum",
    .fpuzzles_form = HF_FPUZZLES_CELL,
    .style = HF_STYLE_SHADE,
    .colour = "#e4e7eb",
    .least = 1,
    .most = 1,
    .expand = expand_minimum,
};

const hf_kind hf_kind_maximum = {
    .name = "maximum",
    .plural = "maximum cells",
    .fpuzzles = "maximum",
    .fpuzzles_form = HF_FPUZZLES_CELL,
    .style = HF_STYLE_SHADE,
    .colour = "#cbd2d9",
    .least = 1,
    .most = 1,
    .expand = expand_maximum,
};
