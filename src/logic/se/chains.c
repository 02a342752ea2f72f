/* SPDX-License-Identifier: MIT
 *
 * chains.c - which chains and cycles are kept: the best one, or for every set of strikes the best
 * one that strikes it; and what a cycle strikes.
 */
#include <stdlib.h>
#include <string.h>

#include "base/sort.h"
#include "logic/se/se.h"

/* ---- order ----------------------------------------------------------------------------------- */

/* By rating (whose rounding counts), complexity, and kind of search. */
static int compare(const se_chain *a, const se_chain *b)
{
    if (a->rating < b->rating || a->rating > b->rating)
        return a->rating < b->rating ? -1 : 1;
    if (a->complexity != b->complexity)
        return a->complexity < b->complexity ? -1 : 1;
    return (int)a->mode - (int)b->mode;
}

static bool comes_before(const se_chain *a, const se_chain *b)
{
    int order = compare(a, b);
    return order ? order < 0 : a->order < b->order;
}

static int by_order(const void *a, const void *b, const void *context)
{
    const se_chain *x = a, *y = b;
    (void)context;
    int order = compare(x, y);
    return order ? order : (x->order > y->order) - (x->order < y->order);
}

/* ---- keeping --------------------------------------------------------------------------------- */

static int32_t *slot_of(const se_chains *all, uint64_t hash)
{
    uint32_t at = (uint32_t)hash & (all->slots - 1);
    while (all->slot[at] >= 0 && all->chain[all->slot[at]].hash != hash)
        at = (at + 1) & (all->slots - 1);
    return &all->slot[at];
}

bool hf_se_chain_wanted(const se_chains *all, const se_chain *chain)
{
    if (all->best_only)
        return all->count == 0 || comes_before(chain, all->chain);
    int32_t at = *slot_of(all, chain->hash);
    return at < 0 || compare(chain, &all->chain[at]) < 0;
}

static bool grow(se_chains *all)
{
    uint32_t room = all->room ? 2 * all->room : 128, slots = 4 * room;
    se_chain *chain = realloc(all->chain, 2 * room * sizeof *chain);
    if (chain)
        all->chain = chain;
    int32_t *slot = realloc(all->slot, slots * sizeof *slot);
    if (slot)
        all->slot = slot;
    if (!chain || !slot)
        return false;
    all->room = room;
    all->slots = slots;
    for (uint32_t i = 0; i < slots; i++)
        slot[i] = -1;
    for (uint32_t i = 0; i < all->count; i++)
        *slot_of(all, all->chain[i].hash) = (int32_t)i;
    return true;
}

static bool begin(se_chains *all, bool best_only)
{
    all->best_only = best_only;
    all->count = 0;
    all->changes = 0;
    hf_se_arena_reset(&all->arena);
    if (!all->room && !grow(all))
        return false;
    for (uint32_t i = 0; i < all->slots; i++)
        all->slot[i] = -1;
    return true;
}

void hf_se_chain_offer(hf_se *se, se_chains *all, const se_chain *chain)
{
    /* in one piece: both are made of numbers of 16 bits and less */
    se_link *link =
        hf_se_take(&all->arena, all->links * sizeof *link + all->strikes * sizeof(se_struck));
    if (!link || (all->count + 1 >= all->room && !grow(all))) {
        hf_se_stop(se, HF_NO_MEMORY);
        return;
    }
    se_struck *strike = (se_struck *)(void *)(link + all->links);
    memcpy(link, all->link, all->links * sizeof *link);
    memcpy(strike, all->strike, all->strikes * sizeof *strike);
    int32_t at = 0;
    if (!all->best_only) {
        int32_t *slot = slot_of(all, chain->hash);
        if (*slot < 0)
            *slot = (int32_t)all->count++;
        at = *slot;
    } else {
        all->count = 1;
        all->changes++;
    }
    all->chain[at] = *chain;
    all->chain[at].link = link;
    all->chain[at].strike = strike;
    all->chain[at].links = (uint16_t)all->links;
    all->chain[at].strikes = (uint16_t)all->strikes;
}

/* ---- cycles ---------------------------------------------------------------------------------- */

static void add_link(se_chains *all, unsigned what, unsigned cause)
{
    all->link[all->links++] = (se_link){(uint16_t)what, (uint8_t)cause};
}

static void add_nodes(se_chains *all, const se_web *web, unsigned source, unsigned last,
                      unsigned off, unsigned cause)
{
    unsigned closing = SE_CAUSE_NONE;
    for (unsigned k = 0; k < web->strongs[off]; k++)
        if ((web->strong[off][k] & 1023) == source)
            closing = web->strong[off][k] >> 10;
    all->links = 0;
    add_link(all, se_potential(source, true), closing);
    add_link(all, se_potential(off, false), cause);
    for (unsigned on = last; on != source; on = web->off_from[web->on_from[on]]) {
        add_link(all, se_potential(on, true), web->on_cause[on]);
        add_link(all, se_potential(web->on_from[on], false), web->off_cause[web->on_from[on]]);
    }
}

/* Candidates outside the cells of the cycle that see an "on" and an "off" of their digit. */
static void list_strikes(se_chains *all, const se_cells *places, uint64_t *hash)
{
    se_cells by_on[9], by_off[9], inside = {0, 0};
    uint16_t digits[SE_CELLS] = {0};
    se_cells struck = {0, 0};
    memset(by_on, 0, sizeof by_on);
    memset(by_off, 0, sizeof by_off);
    for (unsigned i = 0; i < all->links; i++) {
        unsigned cell = all->link[i].what / 18, d = all->link[i].what / 2 % 9;
        se_cells *by = all->link[i].what & 1 ? &by_on[d] : &by_off[d];
        by->low |= hf_se_seen[cell].low;
        by->high |= hf_se_seen[cell].high;
        se_add(&inside, cell);
    }
    *hash = 0;
    for (unsigned d = 0; d < 9; d++) {
        se_cells both = {by_on[d].low & by_off[d].low & places[d].low & ~inside.low,
                         by_on[d].high & by_off[d].high & places[d].high & ~inside.high};
        struck.low |= both.low;
        struck.high |= both.high;
        while (!se_empty(&both)) {
            unsigned cell = se_take(&both);
            digits[cell] = (uint16_t)(digits[cell] | 1u << d);
            *hash ^= se_noise(se_candidate(cell, d));
        }
    }
    all->strikes = 0;
    while (!se_empty(&struck)) {
        unsigned cell = se_take(&struck);
        all->strike[all->strikes++] = (se_struck){(uint8_t)cell, digits[cell]};
    }
}

void hf_se_cycle(hf_se *se, se_chains *all, const se_cells *places, const se_chain *start,
                 unsigned source, unsigned last, unsigned off, unsigned cause)
{
    se_chain cycle = *start;
    if (all->best_only && !hf_se_chain_wanted(all, &cycle))
        return;
    cycle.cycle = true;
    add_nodes(all, &se->web, source, last, off, cause);
    list_strikes(all, places, &cycle.hash);
    if (all->strikes && hf_se_chain_wanted(all, &cycle))
        hf_se_chain_offer(se, all, &cycle);
}

/* ---- results --------------------------------------------------------------------------------- */

void hf_se_chains_discard(se_chains *all)
{
    free(all->chain);
    free(all->slot);
    hf_se_arena_discard(&all->arena);
}

bool hf_se_chain(hf_se *se, se_hint *hint)
{
    se_chains *all = &se->chains[0];
    if (!begin(all, true)) {
        hf_se_stop(se, HF_NO_MEMORY);
        return false;
    }
    hf_se_chain_search(se, all, &se->position.field);
    if (all->count == 0 || se->stopped)
        return false;
    const se_chain *best = all->chain;
    for (unsigned i = 0; i < best->strikes; i++)
        hf_se_hint_strike(hint, &se->position.field, best->strike[i].cell, best->strike[i].digits);
    if (best->place >= 0)
        hf_se_hint_place(hint, (unsigned)best->place / 9, (unsigned)best->place % 9);
    hint->complexity = best->complexity;
    return hf_se_hint_found(
        hint, best->cycle ? hf_se_cycle_kind[best->mode] : hf_se_chain_kind[best->mode],
        best->rating);
}

/* The thoughts of a chain, and the cells and regions its links used. A cycle can be read both ways:
 * backwards the weak links are the strong ones. */
void hf_se_chain_gather(const se_chain *chain, se_gather *g)
{
    hf_se_gather_begin(g, chain->cycle);
    hf_se_gather_next(g);
    for (unsigned i = 0; i < chain->links; i++) {
        hf_se_gather_thought(g, chain->link[i].what);
        if (chain->link[i].what & 1)
            hf_se_gather_cause(g, chain->link[i].what, (se_cause)chain->link[i].cause);
    }
    for (unsigned i = chain->links; chain->cycle && i-- > 0;)
        if (!(chain->link[i].what & 1))
            hf_se_gather_cause(g, chain->link[i].what, (se_cause)chain->link[i].cause);
}

bool hf_se_chain_all(hf_se *se, const se_field *f)
{
    se_chains *all = &se->chains[1];
    hf_se_reach(&se->reach, f);
    if (!se->reach.any)
        return false;
    if (!begin(all, false)) {
        hf_se_stop(se, HF_NO_MEMORY);
        return false;
    }
    hf_se_chain_search(se, all, f);
    hf_sort(all->chain, all->count, sizeof *all->chain, all->chain + all->room, by_order, NULL);
    return !se->stopped;
}

void hf_se_chain_list(hf_se *se, const se_field *f, se_list *list)
{
    se_chains *all = &se->chains[1];
    se_gather g;
    if (!hf_se_chain_all(se, f))
        return;
    se_nested *hint = hf_se_take(&se->nests.arena, (all->count + 1) * sizeof *hint);
    if (!hint) {
        hf_se_stop(se, HF_NO_MEMORY);
        return;
    }
    for (uint32_t i = 0; i < all->count; i++) {
        const se_chain *chain = &all->chain[i];
        hf_se_chain_gather(chain, &g);
        if (!hf_se_nested_fill(se, &hint[i], &g, chain->complexity, chain->strike, chain->strikes))
            return;
    }
    list->hint = hint;
    list->count = all->count;
}
