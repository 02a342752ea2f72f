/* SPDX-License-Identifier: MIT
 *
 * table_row.c - all that follows from one premise, and chains told from it.
 *
 * Breadth first in the order of the table. Steps between candidates and groups all count the same,
 * so each literal is first reached by a shortest chain. Steps out of almost locked sets count more:
 * a literal may then be reached again by a shorter way and is written over, unless it follows from
 * the premise directly. (What was already found from it keeps its distance: this is the order of
 * Trebor's tables, not Dijkstra's.)
 */
#include <string.h>

#include "base/assert.h"
#include "logic/table_make.h"

void hf_row_take(hf_find *find, const hf_table *t, hf_row *row)
{
    size_t list = (size_t)t->literals * sizeof(uint16_t);
    row->lit = hf_find_take(find, list + 2);
    row->before = hf_find_take(find, list + 2);
    row->far = hf_find_take(find, list + 2);
    row->on = hf_find_take(find, 2 * t->words * sizeof(uint64_t));
    if (!find->failed)
        row->off = row->on + t->words;
}

static inline void reach(const hf_table *t, hf_row *row, uint32_t to, uint32_t from, uint32_t far)
{
    HF_ASSERT(to < t->literals && from < t->literals);
    if (row->count >= t->most)
        return;
    row->lit[row->count++] = (uint16_t)to;
    row->before[to] = (uint16_t)from;
    row->far[to] = (uint16_t)far;
    set_add(to & 1 ? row->on : row->off, to / 2);
}

/* Does a node being true clear one that is not cleared yet? */
static inline bool brings_news(const hf_table *t, const hf_row *row, uint32_t lit)
{
    if (t->kind == HF_TABLE_SETS || !(lit & 1))
        return true;
    const uint64_t *clears = t->clears + (size_t)(lit / 2) * t->words;
    uint64_t news = 0;
    for (uint32_t i = 0; i < t->words; i++)
        news |= clears[i] & ~row->off[i];
    return news != 0;
}

void hf_row_fill(const hf_table *t, uint32_t premise, hf_row *row)
{
    memset(row->before, 0xff, t->literals * sizeof *row->before);
    memset(row->on, 0, 2 * t->words * sizeof *row->on);
    row->count = 0;
    reach(t, row, premise, premise, 1);
    for (uint32_t i = 0; i < row->count; i++) {
        uint32_t lit = row->lit[i], far = row->far[lit] + (i == 0 ? 1u : 2u);
        if (!brings_news(t, row, lit))
            continue;
        for (uint32_t e = t->edge_at[lit]; e < t->edge_at[lit + 1]; e++) {
            uint32_t to = t->edge[e].to, way = far + t->edge[e].extra;
            if (row->before[to] == HF_NO_LITERAL) {
                reach(t, row, to, lit, way);
            } else if (row->far[to] > way) { /* so it does not follow directly */
                HF_ASSERT(row->before[to] != premise && to != premise);
                row->before[to] = (uint16_t)lit;
                row->far[to] = (uint16_t)way;
            }
        }
    }
}

uint32_t hf_row_trace(const hf_row *row, uint32_t to, uint16_t *chain)
{
    uint32_t count = 0;
    for (; to != row->lit[0]; to = row->before[to]) {
        HF_ASSERT(row->before[to] != HF_NO_LITERAL); /* only what was reached has a chain */
        HF_ASSERT(count < row->count);               /* and the ways back form no circle */
        chain[count++] = (uint16_t)to;
    }
    chain[count++] = row->lit[0];
    return count;
}

/* ---- nodes ----------------------------------------------------------------------------------- */

uint32_t hf_table_symbol(const hf_table *t, uint32_t lit)
{
    uint32_t node = lit / 2;
    if (node < t->candidates)
        return t->candidate[node].symbol;
    node -= t->candidates;
    return node < t->groups ? t->group[node].symbol : t->set[node - t->groups].symbol;
}

uint32_t hf_table_cell(const hf_table *t, uint32_t lit)
{
    uint32_t node = lit / 2;
    if (node < t->candidates)
        return t->candidate[node].cell;
    node -= t->candidates;
    if (node < t->groups)
        return t->group[node].first;
    const hf_set_node *set = &t->set[node - t->groups];
    return set_first(als_has(t->als, set->als, set->symbol), t->als->words);
}

void hf_table_cells(const hf_table *t, const hf_view *v, uint32_t lit, uint64_t *set)
{
    uint32_t node = lit / 2;
    if (node < t->candidates) {
        set_add(set, t->candidate[node].cell);
        return;
    }
    node -= t->candidates;
    const uint64_t *cells = node < t->groups ? group_cells(t, v, node)
                                             : als_cells(t->als, t->set[node - t->groups].als);
    set_or(set, set, cells, v->words);
}

/* ---- telling --------------------------------------------------------------------------------- */

static uint32_t tell_node(hf_step *step, const hf_view *v, const hf_table *t, uint32_t lit,
                          uint32_t next)
{
    uint32_t node = lit / 2, symbol = hf_table_symbol(t, lit);
    if (node < t->candidates)
        return hf_step_node_cell(step, t->candidate[node].cell, symbol);
    node -= t->candidates;
    if (node < t->groups)
        return hf_step_node_group(step, v, group_cells(t, v, node), symbol);
    uint32_t als = t->set[node - t->groups].als;
    HF_ASSERT(next != HF_NO_LITERAL); /* no chain ends in a set */
    return hf_step_node_als(step, v, als_cells(t->als, als), t->als->als[als].mask, symbol,
                            hf_table_symbol(t, next));
}

/* Are the places of a's symbol in the house just these cells? */
static bool fill_house(const hf_view *v, const hf_table *t, uint32_t a, const uint64_t *cells,
                       uint32_t house)
{
    hf_set places;
    set_and(places, view_house(v, house), view_cells_with(v, hf_table_symbol(t, a)), v->words);
    return set_equals(places, cells, v->words);
}

uint32_t hf_table_house(const hf_table *t, const hf_view *v, uint32_t a, uint32_t b)
{
    uint32_t cell = hf_table_cell(t, a), found = HF_NO_HOUSE;
    const uint16_t *home = v->home + (size_t)cell * v->max_homes;
    hf_set both;
    set_clear(both, v->words);
    hf_table_cells(t, v, a, both);
    hf_table_cells(t, v, b, both);
    if (set_count(both, v->words) < 2)
        return HF_NO_HOUSE;
    for (uint32_t i = 0; i < v->homes[cell]; i++) {
        if (!set_within(both, view_house(v, home[i]), v->words))
            continue;
        if (!(b & 1) || fill_house(v, t, a, both, home[i]))
            return home[i];
        if (found == HF_NO_HOUSE)
            found = home[i];
    }
    return found;
}

void hf_table_tell(hf_step *step, const hf_view *v, const hf_table *t, const uint16_t *chain,
                   uint32_t count, uint32_t number)
{
    uint32_t before = 0;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t next = i + 1 < count ? chain[i + 1] : (uint32_t)HF_NO_LITERAL;
        uint32_t node = tell_node(step, v, t, chain[i], next);
        if (i > 0)
            hf_step_link(step, chain[i] & 1, before, node,
                         hf_table_house(t, v, chain[i - 1], chain[i]), number);
        before = node;
    }
}
