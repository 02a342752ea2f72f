/* SPDX-License-Identifier: MIT
 *
 * xy_wing.c - a pivot cell and two pincers it sees: whatever the pivot is, one of the pincers (or
 * the pivot itself) is z.
 *
 *      XY-wing                              XYZ-wing
 *      [xz] ------- [xy] ------- [yz]       the pivot has z as well: [xyz]
 *       pincer      pivot       pincer
 *
 *      pivot x: the first pincer is z       ... and the pivot z: itself
 *      pivot y: the second pincer is z
 *
 * So every cell that sees both pincers (XYZ: and the pivot) loses z.
 */
#include "base/assert.h"
#include "logic/rules/rules.h"

enum { XY, XYZ };

static bool report(hf_find *find, const hf_rule *rule, uint32_t pivot, uint32_t first,
                   uint32_t second, uint32_t z, const uint64_t *seen)
{
    const hf_view *v = find->view;
    hf_step *step = hf_find_begin(find, rule);
    hf_step_symbols(step, v->cand[pivot]);
    if (rule == &hf_rule_xy_wing[XY])
        hf_step_symbol(step, z);
    hf_step_mark_mask(step, HF_ROLE_PIVOT, 0, pivot, v->cand[pivot]);
    hf_step_mark_mask(step, HF_ROLE_PINCER, 0, first, v->cand[first]);
    hf_step_mark_mask(step, HF_ROLE_PINCER, 1, second, v->cand[second]);
    hf_step_strike_set(step, v, seen, z);
    return hf_find_emit(find);
}

/* Are these a wing with this pivot? */
static bool look_at(hf_find *find, const hf_rule *rule, uint32_t pivot, uint32_t first,
                    uint32_t second)
{
    const hf_view *v = find->view;
    uint32_t common = v->cand[first] & v->cand[second];
    hf_set seen;
    HF_ASSERT(hf_popcount32(common) == 1); /* they are two different pairs of three symbols */
    if (!view_sees(v, pivot, first) || !view_sees(v, pivot, second))
        return true;
    set_and(seen, view_peers(v, first), view_peers(v, second), v->words);
    if (rule == &hf_rule_xy_wing[XYZ])
        set_and(seen, seen, view_peers(v, pivot), v->words);
    else
        set_drop(seen, pivot);
    uint32_t z = lowest_symbol(common);
    if (!set_meets(seen, view_cells_with(v, z), v->words))
        return true;
    return report(find, rule, pivot, first, second, z, seen);
}

/* XY: each of the three may be the pivot. */
static bool look_at_three(hf_find *find, const hf_rule *rule, uint32_t a, uint32_t b, uint32_t c)
{
    if (!look_at(find, rule, a, b, c))
        return false;
    return rule == &hf_rule_xy_wing[XYZ] ||
           (look_at(find, rule, b, a, c) && look_at(find, rule, c, b, a));
}

/* The bivalue cells that can be the third of a wing: the pivot sees both others. */
static void thirds(const hf_view *v, const hf_rule *rule, uint32_t a, uint32_t b, uint64_t *cells)
{
    if (rule == &hf_rule_xy_wing[XYZ])
        set_copy(cells, view_peers(v, a), v->words);
    else if (view_sees(v, a, b))
        set_or(cells, view_peers(v, a), view_peers(v, b), v->words);
    else
        set_and(cells, view_peers(v, a), view_peers(v, b), v->words);
    set_and(cells, cells, v->pairs, v->words);
}

/* All pairs of bivalue cells from `from` on that make three symbols with cell a. */
static bool look_from(hf_find *find, const hf_rule *rule, uint32_t a, uint32_t from)
{
    const hf_view *v = find->view;
    hf_set third;
    for (uint32_t b = set_next(v->pairs, v->words, from); b != HF_NO_CELL;
         b = set_next(v->pairs, v->words, b + 1)) {
        uint32_t two = v->cand[a] | v->cand[b];
        if (v->cand[a] == v->cand[b] || !at_most(two, 3) ||
            (rule == &hf_rule_xy_wing[XYZ] && !view_sees(v, a, b)))
            continue;
        thirds(v, rule, a, b, third);
        for (uint32_t c = set_next(third, v->words, b + 1); c != HF_NO_CELL;
             c = set_next(third, v->words, c + 1))
            if ((v->cand[c] & ~two) == 0 && v->cand[c] != v->cand[a] && v->cand[c] != v->cand[b] &&
                !look_at_three(find, rule, a, b, c))
                return false;
    }
    return true;
}

static void find_xy_wing(hf_find *find)
{
    const hf_view *v = find->view;
    if (find_wants(find, &hf_rule_xy_wing[XY]))
        SET_EACH (a, v->pairs, v->words)
            if (!look_from(find, &hf_rule_xy_wing[XY], a, a + 1))
                return;
    if (find_wants(find, &hf_rule_xy_wing[XYZ]))
        for (uint32_t pivot = 0; pivot < v->cells; pivot++)
            if (v->count[pivot] == 3 && !look_from(find, &hf_rule_xy_wing[XYZ], pivot, 0))
                return;
}

const hf_rule hf_rule_xy_wing[2] = {{.name = "XY-Wing",
                                     .key = "xy-wing",
                                     .code = "0800",
                                     .brief = "xy",
                                     .variant = XY,
                                     .find = find_xy_wing},
                                    {.name = "XYZ-Wing",
                                     .key = "xyz-wing",
                                     .code = "0801",
                                     .brief = "xyz",
                                     .variant = XYZ,
                                     .find = find_xy_wing}};
