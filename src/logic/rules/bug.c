/* SPDX-License-Identifier: MIT
 *
 * bug.c - bivalue universal grave plus one. If every empty cell had exactly two candidates and
 * every symbol exactly two places in each house, then taking the other candidate everywhere would
 * turn a solution into another one. One candidate more keeps the board from that state: it must be
 * true.
 *
 *      12  .  12 | ...        all cells have two candidates but one [123];
 *      .  123 .  |            3 occurs three times in its row, column and box,
 *      23  .  13 |            everything else twice: the cell is 3
 *
 * Holds on any shape, as long as all houses hold all symbols.
 */
#include "logic/rules/rules.h"

/* The only cell with three candidates, all others having two; else HF_NO_CELL. */
static uint32_t cell_of_three(const hf_view *v)
{
    uint32_t found = HF_NO_CELL;
    SET_EACH (cell, v->empty, v->words) {
        if (v->count[cell] == 2)
            continue;
        if (v->count[cell] != 3 || found != HF_NO_CELL)
            return HF_NO_CELL;
        found = cell;
    }
    return found;
}

/* Does removing `symbol` from `cell` leave every symbol with two places in every house? */
static bool is_grave_without(const hf_view *v, uint32_t cell, uint32_t symbol)
{
    for (uint32_t h = 0; h < v->houses; h++)
        for (uint32_t d = 1; d <= v->size; d++) {
            uint32_t extra = d == symbol && view_in_house(v, h, cell);
            if (!v->done[h * (v->size + 1) + d] && view_places(v, h, d) != 2 + extra)
                return false;
        }
    return true;
}

static void find_bug(hf_find *find)
{
    const hf_view *v = find->view;
    uint32_t cell = cell_of_three(v);
    if (cell == HF_NO_CELL)
        return;
    SYMBOL_EACH (d, v->cand[cell]) {
        if (!is_grave_without(v, cell, d))
            continue;
        hf_step *step = hf_find_begin(find, &hf_rule_bug);
        hf_step_mark(step, HF_ROLE_PATTERN, 0, cell, d);
        for (uint32_t i = 0; i < v->homes[cell]; i++)
            hf_step_house(step, HF_ROLE_PATTERN, 0, v->home[(size_t)cell * v->max_homes + i]);
        hf_step_strike_mask(step, v, cell, ~symbol_bit(d));
        hf_find_emit(find);
        return;
    }
}

const hf_rule hf_rule_bug = {.name = "Bivalue Universal Grave + 1",
                             .key = "bug-plus-1",
                             .code = "0610",
                             .brief = "bug1",
                             .unique = true,
                             .find = find_bug};
