/* SPDX-License-Identifier: MIT
 *
 * naked_single.c - a cell with only one candidate takes it.
 *
 *      +-------+-------+      the houses of the cell * already hold
 *      | 1 . 7 | . . . |      1, 7 (box), 2, 5, 9 (row), 3, 4, 6 (column):
 *      | . . . | . . . |      only 8 is left for it
 *      | . * . | 2 9 5 |
 *      +-------+-------+
 */
#include "logic/rules/rules.h"

static bool report(hf_find *find, uint32_t cell)
{
    uint32_t symbol = lowest_symbol(find->view->cand[cell]);
    hf_step *step = hf_find_begin(find, &hf_rule_naked_single);
    hf_step_symbol(step, symbol);
    hf_step_mark(step, HF_ROLE_PATTERN, 0, cell, symbol);
    hf_step_place(step, cell, symbol);
    return hf_find_emit(find);
}

static void find_queued(hf_find *find)
{
    const hf_view *v = find->view;
    for (uint32_t i = v->naked.head; i < v->naked.tail; i++) {
        uint32_t cell = v->naked.entry[i].cell;
        if (v->count[cell] != 1)
            continue;
        report(find, cell);
        return;
    }
}

static void find_naked_single(hf_find *find)
{
    const hf_view *v = find->view;
    if (find->options->queued_singles && find->first_only) {
        find_queued(find);
        return;
    }
    for (uint32_t c = 0; c < v->cells; c++)
        if (v->count[c] == 1 && !report(find, c))
            return;
}

const hf_rule hf_rule_naked_single = {.name = "Naked Single",
                                      .key = "naked-single",
                                      .code = "0003",
                                      .brief = "n1",
                                      .find = find_naked_single};
