/* SPDX-License-Identifier: MIT
 *
 * negative.c - what the missing of signs says: all dots, or all X and V, are given.
 *
 * These expand last: they look at the signs that were written. Two neighbours that bear a sign of
 * the kind in question are left alone.
 */
#include "puzzle/kind.h"

/* Does a constraint of this kind, with this number if it is not 0, lie on the two cells? */
static bool is_marked(const hf_rules *rules, uint32_t a, uint32_t b, hf_constraint_kind kind,
                      int32_t number)
{
    for (uint32_t i = 0; i < rules->written_count; i++) {
        const hf_written *w = &rules->written[i];
        if (w->kind == kind && (number == 0 || w->numbers[0] == number) &&
            ((w->cells[0] == a && w->cells[1] == b) || (w->cells[0] == b && w->cells[1] == a)))
            return true;
    }
    return false;
}

typedef struct rule {
    hf_constraint_kind kinds[2]; /* signs that excuse */
    int32_t number;              /* which the sign must have; 0: any */
    hf_relation_fn holds;
    int32_t told; /* for `holds` */
} rule;

/* Demands the relation of every two neighbours without a sign. */
static void demand(hf_rules *rules, const rule *r)
{
    static const int32_t steps[2][2] = {{0, 1}, {1, 0}};
    uint32_t cells = hf_shape_cells(rules->shape);
    for (uint32_t a = 0; a < cells; a++) {
        for (int s = 0; s < 2; s++) {
            uint32_t b;
            if (hf_cell_beside(rules, a, steps[s][0], steps[s][1], &b) &&
                !is_marked(rules, a, b, r->kinds[0], r->number) &&
                !is_marked(rules, a, b, r->kinds[1], r->number))
                hf_rules_pair(rules, a, b, r->holds, r->told);
        }
    }
}

static bool not_in_ratio(int32_t a, int32_t b, int32_t number)
{
    return a != b * number && b != a * number;
}

static void expand_negative_ratio(hf_rules *rules, const hf_written *written)
{
    bool any = false;
    (void)written;
    for (int32_t n = 1; n <= (int32_t)rules->size; n++) {
        bool used = false;
        for (uint32_t i = 0; i < rules->written_count; i++)
            used = used || (rules->written[i].kind == HF_CONSTRAINT_RATIO &&
                            rules->written[i].numbers[0] == n);
        any = any || used;
        if (used)
            demand(rules, &(rule){{HF_CONSTRAINT_RATIO, HF_CONSTRAINT_RATIO}, 0, not_in_ratio, n});
    }
    if (!any)
        demand(rules, &(rule){{HF_CONSTRAINT_RATIO, HF_CONSTRAINT_RATIO}, 0, not_in_ratio, 2});
}

const hf_kind hf_kind_negative_ratio = {
    .name = "no ratio without a dot",
    .plural = "no ratio without a dot",
    .fpuzzles = "ratio",
    .fpuzzles_form = HF_FPUZZLES_NEGATIVE,
    .expand = expand_negative_ratio,
    .late = true,
};

static bool neither_sum(int32_t a, int32_t b, int32_t number)
{
    (void)number;
    return a + b != 5 && a + b != 10;
}

static void expand_negative_sum(hf_rules *rules, const hf_written *written)
{
    (void)written;
    demand(rules, &(rule){{HF_CONSTRAINT_PAIR_SUM, HF_CONSTRAINT_PAIR_SUM}, 0, neither_sum, 0});
}

const hf_kind hf_kind_negative_sum = {
    .name = "no sum of 5 or 10 without a sign",
    .plural = "no sum of 5 or 10 without a sign",
    .iss = "StrictXV",
    .iss_form = HF_ISS_GLOBAL,
    .fpuzzles = "xv",
    .fpuzzles_form = HF_FPUZZLES_NEGATIVE,
    .expand = expand_negative_sum,
    .late = true,
};

static bool neither_dot(int32_t a, int32_t b, int32_t number)
{
    (void)number;
    return a - b != 1 && b - a != 1 && a != 2 * b && b != 2 * a;
}

static void expand_negative_dots(hf_rules *rules, const hf_written *written)
{
    (void)written;
    demand(rules, &(rule){{HF_CONSTRAINT_DIFFERENCE, HF_CONSTRAINT_RATIO}, 0, neither_dot, 0});
}

const hf_kind hf_kind_negative_dots = {
    .name = "all dots given",
    .plural = "all dots given",
    .iss = "StrictKropki",
    .iss_form = HF_ISS_GLOBAL,
    .expand = expand_negative_dots,
    .late = true,
};

static bool not_neighbours(int32_t a, int32_t b, int32_t number)
{
    return a - b != number && b - a != number;
}

static void expand_non_consecutive(hf_rules *rules, const hf_written *written)
{
    (void)written;
    demand(rules,
           &(rule){{HF_CONSTRAINT_DIFFERENCE, HF_CONSTRAINT_DIFFERENCE}, 1, not_neighbours, 1});
}

const hf_kind hf_kind_non_consecutive = {
    .name = "non-consecutive",
    .plural = "non-consecutive",
    .iss = "AntiConsecutive",
    .iss_form = HF_ISS_GLOBAL,
    .fpuzzles = "nonconsecutive",
    .fpuzzles_form = HF_FPUZZLES_GLOBAL,
    .expand = expand_non_consecutive,
    .late = true,
};
