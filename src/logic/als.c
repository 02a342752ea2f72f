/* SPDX-License-Identifier: MIT
 *
 * als.c - listing almost locked sets and their restricted commons.
 *
 * Sets are grown cell by cell in each house. A cell adds one to the number of cells and nothing or
 * more to the number of symbols, so the excess (symbols less cells) falls by one at most per cell:
 * a branch whose excess cannot come down to one with the cells that are left is cut.
 *
 * Two sets have a restricted common d if the places of d in the one lie within `sees` of the other.
 * For all partners of a set at once: take the sets that have d, as bits, and remove those that have
 * it in a cell outside. That is some 200 operations per set where pairs would take 3000. It also
 * keeps a restricted common out of an overlap, since no cell sees itself.
 */
#include "logic/als.h"

#include <stdlib.h>
#include <string.h>

enum { ALS_MOST = 2048 };

static void discard_als(void *data)
{
    hf_als_table *t = data;
    free(t->als);
    free(t->symbol_at);
    free(t->pool);
    free(t->link);
    free(t->first);
    free(t->around);
    free(t->around_at);
    free(t);
}

/* ---- sets ------------------------------------------------------------------------------------ */

typedef struct growing {
    hf_find *find;
    hf_als_table *table;
    uint32_t house;
    uint32_t largest; /* most cells of a set */
    uint32_t cell[HF_LOGIC_MAX_SIZE];
} growing;

/* Larger boards: as many cells as keep the number of subsets of a house within some thousands. */
static uint32_t largest_set(const hf_view *v)
{
    return v->size <= 9 ? v->size - 1 : v->size <= 16 ? 4 : 3;
}

static bool make_room(hf_als_table *t, size_t words)
{
    if (t->count == t->room) {
        uint32_t room = t->room ? t->room * 2 : 256;
        hf_als *als = realloc(t->als, room * sizeof *als);
        if (!als)
            return false;
        t->als = als;
        uint32_t *at = realloc(t->symbol_at, (size_t)room * t->stride * sizeof *at);
        if (!at)
            return false;
        t->symbol_at = at;
        t->room = room;
    }
    if (t->pool_room - t->pool_used < words) {
        size_t room = (t->pool_room + words) * 2;
        uint64_t *pool = realloc(t->pool, room * sizeof *pool);
        if (!pool)
            return false;
        t->pool = pool;
        t->pool_room = room;
    }
    return true;
}

/* Do all cells lie in a house that came before? Then the set is listed already. */
static bool listed(const growing *g, uint32_t count)
{
    const hf_view *v = g->find->view;
    const uint16_t *home = v->home + (size_t)g->cell[0] * v->max_homes;
    for (uint32_t i = 0; home[i] < g->house; i++) { /* which is one of them */
        uint32_t inside = 1;
        while (inside < count && view_in_house(v, home[i], g->cell[inside]))
            inside++;
        if (inside == count)
            return true;
    }
    return false;
}

/* Fills in `has` and `sees` of one symbol. */
static void fill_symbol(const growing *g, uint32_t count, uint32_t symbol, uint64_t *has)
{
    const hf_view *v = g->find->view;
    uint64_t *sees = has + v->words;
    set_clear(has, v->words);
    set_copy(sees, view_cells_with(v, symbol), v->words);
    for (uint32_t i = 0; i < count; i++) {
        if (!view_has(v, g->cell[i], symbol))
            continue;
        set_add(has, g->cell[i]);
        set_and(sees, sees, view_peers(v, g->cell[i]), v->words);
    }
}

static bool add_set(growing *g, uint32_t count, uint32_t mask)
{
    const hf_view *v = g->find->view;
    hf_als_table *t = g->table;
    size_t words = (size_t)(1 + 2 * hf_popcount32(mask)) * v->words;
    if (!make_room(t, words)) {
        g->find->failed = g->find->stopped = true;
        return false;
    }
    uint64_t *at = t->pool + t->pool_used;
    t->als[t->count++] =
        (hf_als){mask, (uint32_t)t->pool_used, (uint16_t)count, (uint16_t)g->house};
    t->pool_used += words;
    set_clear(at, v->words);
    for (uint32_t i = 0; i < count; i++)
        set_add(at, g->cell[i]);
    SYMBOL_EACH (d, mask) {
        fill_symbol(g, count, d, at + v->words);
        t->symbol_at[(t->count - 1) * t->stride + d] = (uint32_t)(at + v->words - t->pool);
        at += 2 * v->words;
    }
    return t->count < ALS_MOST;
}

/* Adds cells from position `from` on; false: enough. */
static bool grow_set(growing *g, uint32_t from, uint32_t count, uint32_t mask)
{
    const hf_view *v = g->find->view;
    if (count == g->largest)
        return true;
    for (uint32_t p = from; p < v->size; p++) {
        uint32_t cell = view_cell(v, g->house, p);
        uint32_t joined = mask | v->cand[cell], symbols = hf_popcount32(joined);
        uint32_t left = v->size - 1 - p;
        if (left > g->largest - count - 1)
            left = g->largest - count - 1;
        if (v->cand[cell] == 0 || symbols > count + 2 + left)
            continue;
        g->cell[count] = cell;
        if (symbols == count + 2 && !listed(g, count + 1) && !add_set(g, count + 1, joined))
            return false;
        if (!grow_set(g, p + 1, count + 1, joined))
            return false;
    }
    return true;
}

static void fill(hf_find *find, hf_als_table *t)
{
    const hf_view *v = find->view;
    t->count = 0;
    t->pool_used = 0;
    t->words = v->words;
    t->stride = v->size + 1;
    t->linked = 0;
    growing g = {.find = find, .table = t, .largest = largest_set(v)};
    for (g.house = 0; g.house < v->houses; g.house++)
        if (!grow_set(&g, 0, 0, 0))
            return;
}

hf_als_table *hf_als_get(hf_find *find)
{
    hf_view *v = find->own_view;
    hf_cached *cached = &v->cached[HF_CACHE_ALS];
    if (!cached->data) {
        cached->data = calloc(1, sizeof(hf_als_table));
        cached->discard = discard_als;
        cached->version = v->version - 1;
    }
    if (!cached->data) {
        find->failed = find->stopped = true;
        return NULL;
    }
    if (cached->version != v->version) {
        fill(find, cached->data);
        if (find->failed)
            return NULL;
        cached->version = v->version;
    }
    return cached->data;
}

/* ---- links ----------------------------------------------------------------------------------- */

static bool add_link(hf_als_table *t, hf_als_link link)
{
    if (t->links == t->link_room) {
        uint32_t room = t->link_room ? t->link_room * 2 : 1024;
        hf_als_link *larger = realloc(t->link, room * sizeof *larger);
        if (!larger)
            return false;
        t->link = larger;
        t->link_room = room;
    }
    t->link[t->links++] = link;
    return true;
}

/* Sets of almost locked sets as bits, `words` words each. */
typedef struct crowd {
    uint32_t words;
    uint64_t *with; /* [symbol]: those that have the symbol */
    uint64_t *at;   /* [symbol * cells + cell]: those that have it in the cell; symbol 0: any */
    uint64_t *row;  /* [symbol]: those that it cannot be in together with the set at hand */
    uint64_t *any;  /* those tied to the set at hand */
} crowd;

static bool gather_crowd(hf_find *find, const hf_als_table *t, crowd *c)
{
    const hf_view *v = find->view;
    c->words = t->count / 64 + 1;
    size_t symbols = (size_t)v->size + 1, size = c->words * sizeof *c->with;
    c->with = hf_find_take(find, symbols * size);
    c->at = hf_find_take(find, symbols * v->cells * size);
    c->row = hf_find_take(find, symbols * size);
    c->any = hf_find_take(find, size);
    if (find->failed)
        return false;
    for (uint32_t i = 0; i < t->count; i++) {
        SET_EACH (own, als_cells(t, i), t->words)
            set_add(c->at + (size_t)own * c->words, i);
        SYMBOL_EACH (d, t->als[i].mask) {
            set_add(c->with + (size_t)d * c->words, i);
            SET_EACH (cell, als_has(t, i, d), t->words)
                set_add(c->at + ((size_t)d * v->cells + cell) * c->words, i);
        }
    }
    return true;
}

static void remove_crowd(uint64_t *from, const uint64_t *these, uint32_t words)
{
    for (uint32_t w = 0; w < words; w++)
        from[w] &= ~these[w];
}

/* The sets that cannot have the symbol together with set a: those with it but for the ones that
 * have it in a cell which a's places do not all see. */
static void restrict_crowd(const hf_view *v, const hf_als_table *t, const crowd *c, uint32_t a,
                           uint32_t symbol)
{
    uint64_t *row = c->row + (size_t)symbol * c->words;
    hf_set outside;
    for (uint32_t w = 0; w < c->words; w++)
        row[w] = c->with[(size_t)symbol * c->words + w];
    set_minus(outside, view_cells_with(v, symbol), als_sees(t, a, symbol), v->words);
    SET_EACH (cell, outside, v->words)
        remove_crowd(row, c->at + ((size_t)symbol * v->cells + cell) * c->words, c->words);
    for (uint32_t w = 0; w < c->words; w++)
        c->any[w] |= row[w];
}

/* Ties set a to the later ones. */
static bool tie_set(const hf_view *v, hf_als_table *t, const crowd *c, uint32_t a, bool overlap)
{
    memset(c->any, 0, c->words * sizeof *c->any);
    SYMBOL_EACH (d, t->als[a].mask)
        restrict_crowd(v, t, c, a, d);
    if (!overlap)
        SET_EACH (cell, als_cells(t, a), v->words)
            remove_crowd(c->any, c->at + (size_t)cell * c->words, c->words);
    for (uint32_t w = (a + 1) / 64; w < c->words; w++)
        for (uint64_t rest = c->any[w]; rest; rest &= rest - 1) {
            uint32_t b = w * 64 + hf_lowest64(rest);
            uint32_t common = 0;
            SYMBOL_EACH (e, t->als[a].mask & t->als[b].mask)
                if (set_has(c->row + (size_t)e * c->words, b))
                    common |= symbol_bit(e);
            uint32_t second = common & (common - 1);
            if (b > a &&
                !add_link(t, (hf_als_link){(uint16_t)a, (uint16_t)b, (uint8_t)lowest_symbol(common),
                                           (uint8_t)(second ? lowest_symbol(second) : 0)}))
                return false;
        }
    return true;
}

static bool tie_all(hf_find *find, hf_als_table *t, bool overlap)
{
    crowd c;
    t->links = 0;
    if (!gather_crowd(find, t, &c))
        return false;
    for (uint32_t a = 0; a < t->count; a++) {
        t->first[a] = t->links;
        if (!tie_set(find->view, t, &c, a, overlap))
            return false;
    }
    t->first[t->count] = t->links;
    return true;
}

/* Sorts the links by either end: a count, a running sum, and then each to its place. */
static void sort_around(hf_als_table *t)
{
    memset(t->around_at, 0, (t->count + 2) * sizeof *t->around_at);
    for (uint32_t i = 0; i < t->links; i++) {
        t->around_at[t->link[i].a + 2]++;
        t->around_at[t->link[i].b + 2]++;
    }
    for (uint32_t i = 1; i <= t->count; i++)
        t->around_at[i + 1] += t->around_at[i];
    for (uint32_t i = 0; i < t->links; i++) {
        t->around[t->around_at[t->link[i].a + 1]++] = i;
        t->around[t->around_at[t->link[i].b + 1]++] = i;
    }
}

/* Makes an array as long as needed; the contents are not kept. */
static bool renew(uint32_t **array, size_t count)
{
    free(*array);
    *array = malloc(count * sizeof **array);
    return *array != NULL;
}

hf_als_table *hf_als_get_linked(hf_find *find, bool overlap)
{
    hf_als_table *t = hf_als_get(find);
    if (!t || t->linked == (overlap ? 2 : 1))
        return t;
    t->linked = 0;
    if (!renew(&t->first, (size_t)t->count + 1) || !tie_all(find, t, overlap) ||
        !renew(&t->around, (size_t)t->links * 2 + 1) ||
        !renew(&t->around_at, (size_t)t->count + 2)) {
        find->failed = find->stopped = true;
        return NULL;
    }
    sort_around(t);
    t->linked = overlap ? 2 : 1;
    return t;
}

void hf_als_mark(hf_step *step, const hf_view *v, const hf_als_table *t, uint32_t i, hf_role role,
                 uint32_t group)
{
    SET_EACH (cell, als_cells(t, i), v->words)
        hf_step_mark_mask(step, role, group, cell, v->cand[cell]);
}
