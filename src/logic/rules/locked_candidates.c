/* SPDX-License-Identifier: MIT
 *
 * locked_candidates.c - all places of a symbol in one house lie in another house as well: then it
 * stands in one of them, and nowhere else in that other house.
 *
 *      pointing: the first box has its 7s       claiming: row 1 has its 7s only in
 *      only in row 1                            the first box
 *      +-------+-------+-------+                +-------+-------+-------+
 *      | 7 7 . | - - - | - - - |                | 7 7 . | . . . | . . . |
 *      | . . . | . . . | . . . |                | - - - | . . . | . . . |
 *      | . . . | . . . | . . . |                | - - - | . . . | . . . |
 *      +-------+-------+-------+                +-------+-------+-------+
 *
 * The two are one rule over any two houses that share cells: a jigsaw region and a line, a box and
 * a diagonal. It is called claiming if the house that confines the symbol is a line. On boards with
 * still other houses (diagonals, windows) places may also be seen together from cells that share no
 * second house with them: those are struck too.
 */
#include "logic/rules/rules.h"

enum { POINTING, CLAIMING };

static void mark_pattern(hf_find *find, hf_step *step, uint32_t house, uint32_t symbol)
{
    const hf_view *v = find->view;
    hf_step_symbol(step, symbol);
    SPOT_EACH (p, view_spots(v, house, symbol))
        hf_step_mark(step, HF_ROLE_PATTERN, 0, view_cell(v, house, p), symbol);
    hf_step_house(step, HF_ROLE_BASE, 0, house);
}

static bool report(hf_find *find, const hf_rule *rule, const hf_cross *cross, uint32_t symbol)
{
    const hf_view *v = find->view;
    hf_step *step = hf_find_begin(find, rule);
    mark_pattern(find, step, cross->from, symbol);
    hf_step_house(step, HF_ROLE_COVER, 0, cross->to);
    SPOT_EACH (p, view_spots(v, cross->to, symbol) & ~cross->to_mask)
        hf_step_strike(step, view_cell(v, cross->to, p), symbol);
    return hf_find_emit(find);
}

/* Cells outside the house that see all places without sharing a second house with all of them. */
static bool look_around(hf_find *find, const hf_rule *rule, uint32_t house, uint32_t symbol)
{
    const hf_view *v = find->view;
    hf_set at, seen;
    set_clear(at, v->words);
    hf_view_add_spots(v, house, view_spots(v, house, symbol), at);
    hf_view_common_peers(v, at, seen);
    set_minus(seen, seen, view_house(v, house), v->words);
    for (uint32_t h = 0; h < v->houses; h++)
        if (h != house && set_within(at, view_house(v, h), v->words))
            set_minus(seen, seen, view_house(v, h), v->words);
    if (!set_meets(seen, view_cells_with(v, symbol), v->words))
        return true;
    hf_step *step = hf_find_begin(find, rule);
    mark_pattern(find, step, house, symbol);
    hf_step_strike_set(step, v, seen, symbol);
    return hf_find_emit(find);
}

static bool look_at(hf_find *find, const hf_rule *rule, uint32_t house, uint32_t symbol)
{
    const hf_view *v = find->view;
    uint32_t spots = view_spots(v, house, symbol);
    for (uint32_t i = v->cross_at[house]; i < v->cross_at[house + 1]; i++) {
        const hf_cross *cross = &v->cross[i];
        if ((spots & ~cross->from_mask) == 0 &&
            (view_spots(v, cross->to, symbol) & ~cross->to_mask) != 0 &&
            !report(find, rule, cross, symbol))
            return false;
    }
    return v->plain || look_around(find, rule, house, symbol);
}

static void find_locked(hf_find *find)
{
    const hf_view *v = find->view;
    for (uint32_t i = 0; i < v->houses; i++) {
        uint32_t h = v->order[i];
        const hf_rule *rule = &hf_rule_locked[view_is_line(v, h) ? CLAIMING : POINTING];
        if (!find_wants(find, rule))
            continue;
        for (uint32_t d = 1; d <= v->size; d++)
            if (view_places(v, h, d) >= 2 && !look_at(find, rule, h, d))
                return;
    }
}

const hf_rule hf_rule_locked[2] = {{.name = "Locked Candidates Type 1 (Pointing)",
                                    .key = "pointing",
                                    .code = "0100",
                                    .brief = "lc1",
                                    .variant = POINTING,
                                    .find = find_locked},
                                   {.name = "Locked Candidates Type 2 (Claiming)",
                                    .key = "claiming",
                                    .code = "0101",
                                    .brief = "lc2",
                                    .variant = CLAIMING,
                                    .find = find_locked}};
