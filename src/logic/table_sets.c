/* SPDX-License-Identifier: MIT
 *
 * table_sets.c - almost locked sets in the table: what follows if a set lacks one of its symbols.
 *
 *      row 5:  | 12 23 . | . . . | 4 . 13 |      the set r5c12 {1 2 3}: if 1 is true in r5c9, the
 *                                                set lacks 1 and holds 2 and 3: no other 2 or 3 in
 *                                                the row (r5c9 loses 3 anyhow) and in the box
 *
 * Sets of two cells or more count; a single cell is a candidate's own business. A set counts as
 * farther than a candidate, the more so the more symbols it has, so that short and simple chains
 * come first.
 */
#include <stdlib.h>
#include <string.h>

#include "logic/table_make.h"

typedef struct linking {
    hf_find *find;
    hf_table *table;
    const hf_als_table *als;
    uint32_t set;    /* the one being linked */
    uint32_t symbol; /* that it lacks */
    uint32_t from;   /* the literal that says so */
    uint32_t extra;
} linking;

/* The literal "the set lacks the symbol"; the node is made if need be. */
static uint32_t lacking(linking *l, uint32_t set, uint32_t symbol)
{
    hf_table *t = l->table;
    uint16_t *number = &t->set_number[set * (l->find->view->size + 1) + symbol];
    if (*number == 0) {
        if (t->sets == t->set_room) {
            uint32_t room = t->set_room ? t->set_room * 2 : 256;
            hf_set_node *larger = realloc(t->set, room * sizeof *larger);
            if (!larger) {
                l->find->failed = l->find->stopped = true;
                return 0;
            }
            t->set = larger;
            t->set_room = room;
        }
        t->set[t->sets++] = (hf_set_node){(uint16_t)set, (uint16_t)symbol};
        *number = (uint16_t)t->sets;
    }
    return literal(t->candidates + t->groups + *number - 1u, false);
}

/* Places and groups of the missing symbol that take it from the set. */
static void link_entries(linking *l)
{
    const hf_view *v = l->find->view;
    hf_table *t = l->table;
    const uint64_t *has = als_has(l->als, l->set, l->symbol);
    SET_EACH (cell, als_sees(l->als, l->set, l->symbol), v->words) {
        hf_table_link(l->find, t, literal(table_candidate(t, v, cell, l->symbol), true), l->from,
                      0);
        for (uint32_t g = 0; g < t->groups; g++)
            if (t->group[g].symbol == l->symbol && t->group[g].first == cell &&
                !set_meets(group_cells(t, v, g), als_cells(l->als, l->set), v->words) &&
                set_within(has, group_peers(t, v, g), v->words))
                hf_table_link(l->find, t, literal(t->candidates + g, true), l->from, 0);
    }
}

/* Candidates and groups that see all places of a locked symbol. */
static void link_cleared(linking *l, uint32_t locked)
{
    const hf_view *v = l->find->view;
    hf_table *t = l->table;
    const uint64_t *sees = als_sees(l->als, l->set, locked);
    SET_EACH (cell, sees, v->words)
        hf_table_link(l->find, t, l->from, literal(table_candidate(t, v, cell, locked), false),
                      l->extra);
    for (uint32_t g = 0; g < t->groups; g++)
        if (t->group[g].symbol == locked && set_within(group_cells(t, v, g), sees, v->words))
            hf_table_link(l->find, t, l->from, literal(t->candidates + g, false), l->extra);
}

/* Other sets that lose a symbol altogether. */
static void link_sets(linking *l)
{
    const hf_view *v = l->find->view;
    const hf_als_table *als = l->als;
    uint32_t locked = als->als[l->set].mask & ~symbol_bit(l->symbol);
    for (uint32_t other = 0; other < als->count; other++) {
        if (other == l->set || als->als[other].count < 2 || !(als->als[other].mask & locked) ||
            set_meets(als_cells(als, l->set), als_cells(als, other), v->words))
            continue;
        SYMBOL_EACH (d, als->als[other].mask & locked)
            if (set_within(als_has(als, other, d), als_sees(als, l->set, d), v->words))
                hf_table_link(l->find, l->table, l->from, lacking(l, other, d), l->extra);
    }
}

/* Cells with more than two candidates that have only one left. */
static void link_forced(linking *l)
{
    const hf_view *v = l->find->view;
    uint32_t locked = l->als->als[l->set].mask & ~symbol_bit(l->symbol);
    hf_set around;
    set_clear(around, v->words);
    SYMBOL_EACH (d, l->als->als[l->set].mask)
        set_or(around, around, als_sees(l->als, l->set, d), v->words);
    SET_EACH (cell, around, v->words) {
        uint32_t left = v->cand[cell];
        if (v->count[cell] <= 2)
            continue;
        SYMBOL_EACH (e, locked & left)
            if (set_has(als_sees(l->als, l->set, e), cell))
                left &= ~symbol_bit(e);
        if (left && (left & (left - 1)) == 0)
            hf_table_link(l->find, l->table, l->from,
                          literal(table_candidate(l->table, v, cell, lowest_symbol(left)), true),
                          l->extra + 1);
    }
}

/* Does a locked symbol clear anything? */
static bool has_effect(const linking *l)
{
    SYMBOL_EACH (d, l->als->als[l->set].mask & ~symbol_bit(l->symbol))
        if (!set_is_empty(als_sees(l->als, l->set, d), l->find->view->words))
            return true;
    return false;
}

static void link_set(linking *l)
{
    if (!has_effect(l))
        return;
    l->from = lacking(l, l->set, l->symbol);
    l->extra = 2 * (hf_popcount32(l->als->als[l->set].mask) - 1);
    link_entries(l);
    SYMBOL_EACH (d, l->als->als[l->set].mask & ~symbol_bit(l->symbol))
        link_cleared(l, d);
    link_sets(l);
    link_forced(l);
}

void hf_table_link_sets(hf_find *find, hf_table *t)
{
    const hf_view *v = find->view;
    linking l = {.find = find, .table = t, .als = t->als};
    free(t->set_number);
    t->set_number = calloc((size_t)l.als->count * (v->size + 1) + 1, sizeof *t->set_number);
    if (!t->set_number)
        find->failed = find->stopped = true;
    for (l.set = 0; l.set < l.als->count && hf_find_goes_on(find); l.set++) {
        if (l.als->als[l.set].count < 2)
            continue;
        SYMBOL_EACH (d, l.als->als[l.set].mask) {
            l.symbol = d;
            link_set(&l);
        }
    }
}
