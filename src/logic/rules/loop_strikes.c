/* SPDX-License-Identifier: MIT
 *
 * loop_strikes.c - what a continuous loop strikes, link by link.
 */
#include "logic/rules/loop_strikes.h"

#include "base/assert.h"

static bool is_set(const hf_loop *l, uint32_t lit)
{
    return lit / 2 >= l->table->candidates + l->table->groups;
}

/* What sees a node when it speaks of a symbol. */
static void seen_from(const hf_loop *l, uint32_t lit, uint32_t symbol, uint64_t *out)
{
    const hf_view *v = l->view;
    const hf_table *t = l->table;
    if (is_set(l, lit)) {
        uint32_t als = t->set[lit / 2 - t->candidates - t->groups].als;
        HF_ASSERT(t->als->als[als].mask &
                  symbol_bit(symbol)); /* what links it to others is its own */
        set_copy(out, als_sees(t->als, als, symbol), v->words);
        return;
    }
    hf_set cells;
    set_clear(cells, v->words);
    hf_table_cells(t, v, lit, cells);
    hf_view_common_peers(v, cells, out);
}

/* A cell that is entered by a strong link on one candidate and left by one on another: no third
 * can be there. Link i leads into it, link i + 1 goes to its other candidate, link i + 2 leaves. */
static bool strong_twice(const hf_loop *l, uint32_t i)
{
    if (!(l->chain[i] & 1) || i + 2 >= l->count || loop_cell(l, i - 1) == loop_cell(l, i) ||
        loop_cell(l, i + 1) != loop_cell(l, i))
        return false;
    /* What is true makes false; what is false in a cell makes true; and no cell comes thrice. */
    HF_ASSERT(!(l->chain[i + 1] & 1) && (l->chain[i + 2] & 1));
    HF_ASSERT(loop_cell(l, i + 2) != loop_cell(l, i));
    return true;
}

void hf_loop_strike_others(const hf_loop *l, uint32_t cell, uint32_t a, uint32_t b)
{
    SYMBOL_EACH (d, l->view->cand[cell] & ~(symbol_bit(a) | symbol_bit(b)))
        hf_collect_strike(l->collect, cell, d);
}

/* The symbols by which a loop leaves an almost locked set: one, or all that it takes from a cell to
 * force its last candidate. */
static uint32_t exits(const hf_loop *l, uint32_t i)
{
    HF_ASSERT(i + 1 < l->count); /* a loop ends in a candidate */
    uint32_t next = l->chain[i + 1];
    uint32_t symbol = symbol_bit(hf_table_symbol(l->table, next));
    return next & 1 ? l->view->cand[loop_cell(l, i + 1)] & ~symbol : symbol;
}

/* A set in the loop is locked but for entry and exit: its other symbols leave what sees them. */
static void strike_around_set(const hf_loop *l, uint32_t i)
{
    const hf_view *v = l->view;
    const hf_als_table *als = l->table->als;
    const hf_set_node *node =
        &l->table->set[l->chain[i] / 2 - l->table->candidates - l->table->groups];
    uint32_t mask = als->als[node->als].mask, out = exits(l, i);
    SYMBOL_EACH (d, mask & ~out & ~symbol_bit(node->symbol))
        hf_collect_strike_set(l->collect, als_sees(als, node->als, d), d);
    if (!(l->chain[i + 1] & 1))
        return;
    SYMBOL_EACH (e, mask & out) {
        hf_set hit;
        set_and(hit, als_sees(als, node->als, e), view_peers(v, loop_cell(l, i + 1)), v->words);
        hf_collect_strike_set(l->collect, hit, e);
    }
}

/* A weak link of the loop from node i - 1 to node i. Where a relation between two cells makes it, it is between two
 * symbols, and nothing is known to see both. */
static void strike_weak(const hf_loop *l, uint32_t i, const uint64_t *own)
{
    const hf_view *v = l->view;
    uint32_t symbol = hf_table_symbol(l->table, l->chain[i]);
    hf_set a, b;
    if (!is_set(l, l->chain[i - 1]) && hf_table_symbol(l->table, l->chain[i - 1]) != symbol)
        return;
    seen_from(l, l->chain[i - 1], symbol, a);
    seen_from(l, l->chain[i], symbol, b);
    set_and(a, a, b, v->words);
    set_minus(a, a, own, v->words);
    hf_collect_strike_set(l->collect, a, symbol);
    if (is_set(l, l->chain[i]))
        strike_around_set(l, i);
}

void hf_loop_strike(const hf_loop *l, uint32_t end)
{
    const hf_view *v = l->view;
    hf_set own;
    set_clear(own, v->words);
    for (uint32_t i = 0; i < l->count; i++)
        hf_table_cells(l->table, v, l->chain[i], own);
    hf_loop_strike_others(l, loop_cell(l, 0), hf_table_symbol(l->table, l->chain[0]),
                          hf_table_symbol(l->table, end));
    for (uint32_t i = 1; i < l->count; i++) {
        if (strong_twice(l, i))
            hf_loop_strike_others(l, loop_cell(l, i), hf_table_symbol(l->table, l->chain[i]),
                                  hf_table_symbol(l->table, l->chain[i + 2]));
        if (!(l->chain[i] & 1) && loop_cell(l, i - 1) != loop_cell(l, i))
            strike_weak(l, i, own);
    }
}
