/* SPDX-License-Identifier: MIT
 *
 * table.c - making the table of direct consequences.
 *
 * Consequences are first written down as they come (`made`): those of candidates, then groups, then
 * sets; then sorted by the literal they follow from, keeping that order among them.
 */
#include "base/assert.h"
#include "logic/table.h"

#include <stdlib.h>
#include <string.h>

#include "logic/ruled.h"
#include "logic/table_make.h"

enum { BETWEEN_LOOKS = 256 }; /* nodes */

static void discard_table(void *data)
{
    hf_table *t = data;
    free(t->group);
    free(t->group_cells);
    free(t->set);
    free(t->set_number);
    free(t->made);
    free(t->block);
    free(t->edge_block);
    free(t);
}

bool hf_table_link(hf_find *find, hf_table *t, uint32_t from, uint32_t to, uint32_t extra)
{
    if (t->made_count == t->made_room) {
        uint32_t room = t->made_room ? t->made_room * 2 : 4096;
        hf_edge *larger = realloc(t->made, room * sizeof *larger);
        if (!larger) {
            find->failed = find->stopped = true;
            return false;
        }
        t->made = larger;
        t->made_room = room;
    }
    t->made[t->made_count++] = (hf_edge){(uint16_t)from, (uint16_t)to, (uint8_t)extra};
    return true;
}

/* ---- candidates ------------------------------------------------------------------------------ */

static void number_candidates(const hf_view *v, hf_table *t)
{
    uint32_t n = 0;
    SET_EACH (cell, v->empty, v->words)
        SYMBOL_EACH (d, v->cand[cell]) {
            t->candidate[n] = (hf_candidate){(uint16_t)cell, (uint16_t)d};
            t->number[cell * (v->size + 1) + d] = (uint16_t)n++;
        }
}

/* Inside the cell. */
static void link_cell(hf_find *find, hf_table *t, uint32_t n)
{
    const hf_view *v = find->view;
    uint32_t cell = t->candidate[n].cell;
    SYMBOL_EACH (d, v->cand[cell] & ~symbol_bit(t->candidate[n].symbol)) {
        uint32_t other = table_candidate(t, v, cell, d);
        hf_table_link(find, t, literal(n, true), literal(other, false), 0);
        if (v->count[cell] == 2)
            hf_table_link(find, t, literal(n, false), literal(other, true), 0);
    }
}

/* By written constraints: cells that must differ, and all that a relation forbids. */
static void link_rules(hf_find *find, hf_table *t, uint32_t n, const uint64_t *seen)
{
    const hf_view *v = find->view;
    uint32_t cell = t->candidate[n].cell, d = t->candidate[n].symbol;
    hf_set more;
    set_and(more, view_peers(v, cell), view_cells_with(v, d), v->words);
    set_minus(more, more, seen, v->words);
    SET_EACH (peer, more, v->words)
        hf_table_link(find, t, literal(n, true), literal(table_candidate(t, v, peer, d), false), 0);
    for (uint32_t i = 0; i < v->rules->primitive_count; i++) {
        uint32_t other, out = hf_ruled_forbids(v, &v->rules->primitives[i], cell, d, &other);
        SYMBOL_EACH (e, out)
            if (e != d)
                hf_table_link(find, t, literal(n, true),
                              literal(table_candidate(t, v, other, e), false), 0);
    }
}

/* In the houses of the cell; a place seen in two of them is listed once. */
static void link_houses(hf_find *find, hf_table *t, uint32_t n)
{
    const hf_view *v = find->view;
    uint32_t cell = t->candidate[n].cell, d = t->candidate[n].symbol;
    const uint16_t *home = v->home + (size_t)cell * v->max_homes;
    hf_set seen;
    set_clear(seen, v->words);
    set_add(seen, cell);
    for (uint32_t i = 0; i < v->homes[cell]; i++)
        SPOT_EACH (p, view_spots(v, home[i], d)) {
            uint32_t peer = view_cell(v, home[i], p);
            if (peer == cell)
                continue;
            uint32_t other = table_candidate(t, v, peer, d);
            if (!set_has(seen, peer))
                hf_table_link(find, t, literal(n, true), literal(other, false), 0);
            set_add(seen, peer);
            if (view_places(v, home[i], d) == 2)
                hf_table_link(find, t, literal(n, false), literal(other, true), 0);
        }
    if (v->rules)
        link_rules(find, t, n, seen);
}

/* ---- groups ---------------------------------------------------------------------------------- */

static bool add_group(hf_find *find, hf_table *t, const hf_cross *cross, uint32_t symbol)
{
    const hf_view *v = find->view;
    uint32_t spots = view_spots(v, cross->from, symbol) & cross->from_mask;
    if (hf_popcount32(spots) < 2)
        return true;
    if (t->groups == t->group_room) {
        uint32_t room = t->group_room ? t->group_room * 2 : 128;
        hf_group *group = realloc(t->group, room * sizeof *group);
        if (group)
            t->group = group;
        uint64_t *cells =
            group ? realloc(t->group_cells, (size_t)room * 2 * v->words * sizeof *cells) : NULL;
        if (!cells) {
            find->failed = find->stopped = true;
            return false;
        }
        t->group_cells = cells;
        t->group_room = room;
    }
    uint64_t *cells = t->group_cells + (size_t)t->groups * 2 * v->words;
    set_clear(cells, v->words);
    hf_view_add_spots(v, cross->from, spots, cells);
    hf_view_common_peers(v, cells, cells + v->words);
    t->group[t->groups++] = (hf_group){(uint16_t)symbol,
                                       {cross->from, cross->to},
                                       (uint16_t)hf_popcount32(spots),
                                       (uint16_t)set_first(cells, v->words)};
    return true;
}

/* Every pair of houses once, from the earlier one: lines before boxes. */
static void list_groups(hf_find *find, hf_table *t)
{
    const hf_view *v = find->view;
    for (uint32_t h = 0; h < v->houses; h++)
        for (uint32_t d = 1; d <= v->size; d++)
            for (uint32_t i = v->cross_at[h]; i < v->cross_at[h + 1]; i++)
                if (v->cross[i].to > h && !add_group(find, t, &v->cross[i], d))
                    return;
}

/* ---- the whole table ------------------------------------------------------------------------- */

static void sort_edges(hf_table *t)
{
    memset(t->edge_at, 0, (t->literals + 2) * sizeof *t->edge_at);
    for (uint32_t i = 0; i < t->made_count; i++)
        t->edge_at[t->made[i].from + 2]++;
    for (uint32_t i = 1; i <= t->literals; i++)
        t->edge_at[i + 1] += t->edge_at[i];
    for (uint32_t i = 0; i < t->made_count; i++)
        t->edge[t->edge_at[t->made[i].from + 1]++] = t->made[i];
}

/* Which nodes each node being true clears, as bits: a row skips by these a literal that brings
 * nothing new. Sets have no such bits: with them a literal may be reached again by a shorter way.
 */
static bool fill_clears(hf_find *find, hf_table *t)
{
    uint32_t nodes = t->candidates + t->groups;
    if (t->kind == HF_TABLE_SETS)
        return true;
    for (uint32_t n = 0; n < nodes; n++) {
        if (n % BETWEEN_LOOKS == 0 && !hf_find_goes_on(find))
            return false;
        memset(t->clears + (size_t)n * t->words, 0, t->words * sizeof *t->clears);
        for (uint32_t i = t->edge_at[literal(n, true)]; i < t->edge_at[literal(n, true) + 1]; i++)
            set_add(t->clears + (size_t)n * t->words, t->edge[i].to / 2);
    }
    return true;
}

/* Makes a block at least so large; its contents are not kept. */
static bool renew(hf_find *find, void **block, size_t *room, size_t size)
{
    if (size <= *room)
        return true;
    free(*block);
    *block = malloc(size * 2);
    *room = *block ? size * 2 : 0;
    if (!*block)
        find->failed = find->stopped = true;
    return *block != NULL;
}

static bool lay_out_candidates(hf_find *find, hf_table *t)
{
    const hf_view *v = find->view;
    t->candidates = 0;
    for (uint32_t c = 0; c < v->cells; c++)
        t->candidates += v->count[c];
    size_t candidate = ((size_t)t->candidates + 1) * sizeof *t->candidate;
    size_t number = (size_t)v->cells * (v->size + 1) * sizeof *t->number;
    if (!renew(find, &t->block, &t->block_size, candidate + number))
        return false;
    t->candidate = t->block;
    t->number = (uint16_t *)(t->candidate + t->candidates + 1);
    return true;
}

/* Widest elements first, so that each array is aligned. */
static bool lay_out_edges(hf_find *find, hf_table *t)
{
    uint32_t nodes = t->kind == HF_TABLE_SETS ? 0 : t->candidates + t->groups;
    t->literals = 2 * (t->candidates + t->groups + t->sets);
    t->words = t->literals / 128 + 2;
    size_t clears = (size_t)nodes * t->words * sizeof *t->clears;
    size_t at = ((size_t)t->literals + 2) * sizeof *t->edge_at;
    size_t edges = ((size_t)t->made_count + 1) * sizeof *t->edge;
    if (!renew(find, &t->edge_block, &t->edge_block_size, clears + at + edges))
        return false;
    t->clears = t->edge_block;
    t->edge_at = (uint32_t *)((char *)t->edge_block + clears);
    t->edge = (hf_edge *)(t->edge_at + t->literals + 2);
    return true;
}

/* Does each literal's stretch of edges hold its own, leading to literals that exist? */
static inline bool edges_are_sorted(const hf_table *t)
{
    for (uint32_t lit = 0; lit < t->literals; lit++)
        for (uint32_t e = t->edge_at[lit]; e < t->edge_at[lit + 1]; e++)
            if (t->edge[e].from != lit || t->edge[e].to >= t->literals)
                return false;
    return t->edge_at[t->literals] == t->made_count;
}

/* The candidates and their consequences, unless they are there from another kind of table. */
static bool fill_plain(hf_find *find, hf_table *t)
{
    const hf_view *v = find->view;
    t->made_count = t->plain_count;
    if (t->plain_version == v->version)
        return true;
    t->plain_version = 0;
    t->made_count = 0;
    if (!lay_out_candidates(find, t))
        return false;
    number_candidates(v, t);
    for (uint32_t n = 0; n < t->candidates && !find->stopped; n++) {
        if (n % BETWEEN_LOOKS == 0)
            hf_find_goes_on(find);
        link_cell(find, t, n);
        link_houses(find, t, n);
    }
    t->plain_count = t->made_count;
    if (!find->stopped)
        t->plain_version = v->version;
    return !find->stopped;
}

/* Would the numbers of all literals fit? */
static bool is_small_enough(const hf_view *v, const hf_table *t, uint32_t sets)
{
    uint32_t nodes = t->groups + sets;
    for (uint32_t c = 0; c < v->cells; c++)
        nodes += v->count[c];
    return 2 * nodes <= HF_TABLE_LITERALS;
}

/* The nodes that almost locked sets can make, one for each of their symbols. */
static uint32_t count_sets(const hf_als_table *als)
{
    uint32_t nodes = 0;
    for (uint32_t i = 0; i < als->count; i++)
        nodes += hf_popcount32(als->als[i].mask);
    return nodes;
}

static bool fill(hf_find *find, hf_table *t, hf_table_kind kind)
{
    const hf_view *v = find->view;
    uint32_t sets = 0;
    t->kind = kind;
    t->groups = t->sets = 0;
    if (kind >= HF_TABLE_GROUPS)
        list_groups(find, t);
    if (kind == HF_TABLE_SETS) {
        t->als = hf_als_get(find);
        sets = t->als ? count_sets(t->als) : 0;
    }
    if (find->failed || !is_small_enough(v, t, sets))
        return false;
    /* HoDoKu ends a row after 1000 entries; larger boards need longer ones. */
    t->most = v->cells <= 81 ? 1000 : UINT16_MAX;
    if (!fill_plain(find, t))
        return false;
    hf_table_link_groups(find, t);
    if (kind == HF_TABLE_SETS)
        hf_table_link_sets(find, t);
    if (find->stopped || !lay_out_edges(find, t))
        return false;
    sort_edges(t);
    HF_ASSERT(edges_are_sorted(t));
    return fill_clears(find, t);
}

const hf_table *hf_table_get(hf_find *find, hf_table_kind kind)
{
    hf_view *v = find->own_view;
    hf_cached *cached = &v->cached[HF_CACHE_CHAINS];
    if (!cached->data) {
        cached->data = calloc(1, sizeof(hf_table));
        cached->discard = discard_table;
        cached->version = v->version - 1;
    }
    hf_table *t = cached->data;
    if (t && cached->version == v->version && t->kind == kind)
        return t;
    cached->version = v->version - 1;
    if (!t)
        find->failed = find->stopped = true;
    if (!t || !fill(find, t, kind))
        return NULL;
    cached->version = v->version;
    return t;
}
