/* SPDX-License-Identifier: MIT
 *
 * table_groups.c - what follows from a group being true or false.
 *
 *      +-------+-------+-------+
 *      | 5 5 . | . . 5 | . . . |      the group r1c12 lies in row 1 and box 1. True: no other 5 in
 *      | . . . | . . . | . . . |      the row or the box. False: 5 is in r1c6, the last place of
 *      | . . 5 | . . . | . . . |      the row, and in r3c3, the last of the box.
 *      +-------+-------+-------+
 */
#include "logic/table_make.h"

static uint32_t group_literal(const hf_table *t, uint32_t group, bool on)
{
    return literal(t->candidates + group, on);
}

/* The places that see the whole group. */
static void link_places(hf_find *find, hf_table *t, uint32_t g)
{
    const hf_view *v = find->view;
    uint32_t d = t->group[g].symbol;
    hf_set seen;
    set_and(seen, group_peers(t, v, g), view_cells_with(v, d), v->words);
    SET_EACH (cell, seen, v->words) {
        uint32_t n = table_candidate(t, v, cell, d);
        hf_table_link(find, t, group_literal(t, g, true), literal(n, false), 0);
        hf_table_link(find, t, literal(n, true), group_literal(t, g, false), 0);
    }
    for (uint32_t i = 2; i-- > 0;) {
        hf_set rest;
        set_and(rest, seen, view_house(v, t->group[g].house[i]), v->words);
        uint32_t cell = set_first(rest, v->words);
        if (cell == HF_NO_CELL || set_count(rest, v->words) != 1)
            continue;
        uint32_t n = table_candidate(t, v, cell, d);
        hf_table_link(find, t, group_literal(t, g, false), literal(n, true), 0);
        hf_table_link(find, t, literal(n, false), group_literal(t, g, true), 0);
    }
}

/* Is the group one of the house's? */
static bool lies_in(const hf_table *t, uint32_t group, uint32_t house)
{
    return t->group[group].house[0] == house || t->group[group].house[1] == house;
}

static bool apart(const hf_table *t, const hf_view *v, uint32_t g, uint32_t h)
{
    return h != g && t->group[h].symbol == t->group[g].symbol &&
           !set_meets(group_cells(t, v, g), group_cells(t, v, h), v->words);
}

/* If two groups are all the places of a house, one false makes the other true. */
static void link_last(hf_find *find, hf_table *t, uint32_t g, uint32_t house)
{
    const hf_view *v = find->view;
    uint32_t other = 0, count = 0;
    for (uint32_t h = 0; h < t->groups; h++)
        if (lies_in(t, h, house) && apart(t, v, g, h)) {
            other = h;
            count++;
        }
    uint32_t places = view_places(v, house, t->group[g].symbol);
    if (count == 1 && places == (uint32_t)t->group[g].count + t->group[other].count)
        hf_table_link(find, t, group_literal(t, g, false), group_literal(t, other, true), 0);
}

static void link_others(hf_find *find, hf_table *t, uint32_t g)
{
    const hf_view *v = find->view;
    for (uint32_t h = 0; h < t->groups; h++)
        for (uint32_t i = 0; i < 2; i++)
            if (t->group[h].symbol == t->group[g].symbol && lies_in(t, h, t->group[g].house[i]) &&
                apart(t, v, g, h)) {
                hf_table_link(find, t, group_literal(t, g, true), group_literal(t, h, false), 0);
                break;
            }
    link_last(find, t, g, t->group[g].house[0]);
    link_last(find, t, g, t->group[g].house[1]);
}

void hf_table_link_groups(hf_find *find, hf_table *t)
{
    for (uint32_t g = 0; g < t->groups && (g % 16 != 0 || hf_find_goes_on(find)); g++) {
        link_places(find, t, g);
        link_others(find, t, g);
    }
}
