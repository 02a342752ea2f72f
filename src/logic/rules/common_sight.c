/* SPDX-License-Identifier: MIT
 *
 * common_sight.c - all places of a symbol in a house, or in a cage that needs it, see a cell: it cannot
 * hold the symbol.
 *
 *      . a . | . . .      the last two places for 5 in the box are a and b; the cell x is a knight's
 *      . . b | . . .      move away from a and in the row of b: whichever of them is 5, x is not
 *      . . . | . . .
 *      x . . | . . .      (a and x: anti-knight)
 *
 * Where cells see each other by houses alone this is what locked candidates say; with other ways of
 * seeing, and with cages, it says more.
 */
#include "base/assert.h"
#include "logic/ruled.h"
#include "logic/rules/rules.h"

enum { HOUSE, CAGE };

/* The cells that all of these see and that have the symbol; false: there are none. */
static bool seen_by_all(const hf_view *v, const uint64_t *cells, uint32_t symbol, uint64_t *seen)
{
    hf_view_common_peers(v, cells, seen);
    set_and(seen, seen, view_cells_with(v, symbol), v->words);
    return set_count(seen, v->words) > 0;
}

static bool look_at_house(hf_find *find, uint32_t house, uint32_t symbol)
{
    const hf_view *v = find->view;
    hf_set places, seen;
    set_clear(places, v->words);
    hf_view_add_spots(v, house, view_spots(v, house, symbol), places);
    if (!seen_by_all(v, places, symbol, seen))
        return true;
    hf_step *step = hf_find_begin(find, &hf_rule_sight[HOUSE]);
    hf_step_symbol(step, symbol);
    hf_step_house(step, HF_ROLE_PATTERN, 0, house);
    hf_step_mark_set(step, v, HF_ROLE_PATTERN, 0, places, symbol);
    hf_step_strike_set(step, v, seen, symbol);
    return hf_find_emit(find);
}

/* The symbols that every combination of a cage has. */
static uint32_t needed_by(const hf_sum *sum)
{
    uint64_t sets[HF_SUM_SETS];
    uint32_t needed = UINT32_MAX;
    if (hf_sum_combinations(sum, sets) == 0)
        return 0;
    for (uint32_t set = 0; set < HF_SUM_SETS * 64; set++)
        if (sets[set / 64] >> set % 64 & 1)
            needed &= set;
    return needed;
}

static bool look_at_cage(hf_find *find, const hf_primitive *p, const hf_sum *sum)
{
    const hf_view *v = find->view;
    SYMBOL_EACH (d, needed_by(sum)) {
        hf_set places, seen;
        bool stands = false;
        set_clear(places, v->words);
        for (uint32_t i = 0; i < sum->count; i++) {
            stands |= v->value[sum->cell[i]] == d;
            if (view_has(v, sum->cell[i], d))
                set_add(places, sum->cell[i]);
        }
        if (stands)
            continue;
        /* Combinations are made of what may stand in the cells: one of them has it. */
        HF_ASSERT(set_count(places, v->words) > 0);
        if (!seen_by_all(v, places, d, seen))
            continue;
        hf_step *step = hf_find_begin(find, &hf_rule_sight[CAGE]);
        hf_step_symbol(step, d);
        hf_step_constraint(step, v, p->owner);
        hf_step_mark_set(step, v, HF_ROLE_PATTERN, 0, places, d);
        hf_step_strike_set(step, v, seen, d);
        if (!hf_find_emit(find))
            return false;
    }
    return true;
}

static void find_sight(hf_find *find)
{
    const hf_view *v = find->view;
    hf_sum sum;
    if (!v->rules)
        return;
    for (uint32_t h = 0; find_wants(find, &hf_rule_sight[HOUSE]) && h < v->houses; h++)
        for (uint32_t d = 1; d <= v->size; d++)
            if (view_places(v, h, d) > 1 && !look_at_house(find, h, d))
                return;
    for (uint32_t i = 0; find_wants(find, &hf_rule_sight[CAGE]) && i < v->rules->primitive_count;
         i++) {
        const hf_primitive *p = &v->rules->primitives[i];
        if (p->type == HF_PRIMITIVE_SUM && hf_ruled_primitive_sum(v, p, &sum) && sum.distinct &&
            !look_at_cage(find, p, &sum))
            return;
    }
}

const hf_rule hf_rule_sight[] = {{.name = "Common Sight",
                                  .key = "common-sight",
                                  .code = "",
                                  .brief = "sight",
                                  .variant = HOUSE,
                                  .find = find_sight},
                                 {.name = "Cage Needs",
                                  .key = "cage-needs",
                                  .code = "",
                                  .brief = "need",
                                  .variant = CAGE,
                                  .find = find_sight}};
