/* SPDX-License-Identifier: MIT
 *
 * hidden_single.c - a symbol that has only one place left in a house goes there.
 *
 *      +-------+-------+-------+
 *      | . . . | . . 4 | . . . |      where does the 4 go in the first box?
 *      | . * . | . . . | . . . |      row 1 and row 3 have theirs, and so has column 1
 *      | . . . | . . . | 4 . . |      and column 3: only * is left, whatever else might
 *      +-------+-------+-------+      still fit into that cell
 *
 * People look at boxes first: the houses are searched in the view's order.
 */
#include "logic/rules/rules.h"

static bool report(hf_find *find, uint32_t house, uint32_t cell, uint32_t symbol)
{
    hf_step *step = hf_find_begin(find, &hf_rule_hidden_single);
    hf_step_symbol(step, symbol);
    hf_step_mark(step, HF_ROLE_PATTERN, 0, cell, symbol);
    hf_step_house(step, HF_ROLE_PATTERN, 0, house);
    hf_step_place(step, cell, symbol);
    return hf_find_emit(find);
}

static void find_queued(hf_find *find)
{
    const hf_view *v = find->view;
    for (uint32_t i = v->hidden.head; i < v->hidden.tail; i++) {
        const hf_single *single = &v->hidden.entry[i];
        if (!view_has(v, single->cell, single->symbol))
            continue;
        report(find, single->house, single->cell, single->symbol);
        return;
    }
}

/* Was the same cell and symbol already found in an earlier house? */
static bool seen_before(const hf_view *v, uint32_t rank, uint32_t cell, uint32_t symbol)
{
    for (uint32_t i = 0; i < rank; i++)
        if (view_in_house(v, v->order[i], cell) && view_places(v, v->order[i], symbol) == 1)
            return true;
    return false;
}

static void find_hidden_single(hf_find *find)
{
    const hf_view *v = find->view;
    if (find->options->queued_singles && find->first_only) {
        find_queued(find);
        return;
    }
    for (uint32_t i = 0; i < v->houses; i++) {
        uint32_t h = v->order[i];
        for (uint32_t d = 1; d <= v->size; d++) {
            if (view_places(v, h, d) != 1)
                continue;
            uint32_t cell = view_cell(v, h, hf_lowest32(view_spots(v, h, d)));
            if (!seen_before(v, i, cell, d) && !report(find, h, cell, d))
                return;
        }
    }
}

const hf_rule hf_rule_hidden_single = {.name = "Hidden Single",
                                       .key = "hidden-single",
                                       .code = "0002",
                                       .brief = "h1",
                                       .find = find_hidden_single};
