/* SPDX-License-Identifier: MIT
 *
 * list.c - lists of nested hints by position, and how an assumption uses them.
 */
#include <stdlib.h>
#include <string.h>

#include "logic/se/se.h"

static bool grow_lists(se_nests *n)
{
    uint32_t slots = n->list_slots ? 2 * n->list_slots : 1024;
    se_list *larger = calloc(slots, sizeof *larger);
    if (!larger)
        return false;
    for (uint32_t i = 0; i < n->list_slots; i++) {
        uint32_t at = (uint32_t)n->list[i].key & (slots - 1);
        if (!n->list[i].key)
            continue;
        while (larger[at].key)
            at = (at + 1) & (slots - 1);
        larger[at] = n->list[i];
    }
    free(n->list);
    n->list = larger;
    n->list_slots = slots;
    return true;
}

static se_list *slot_of(se_nests *n, uint64_t key)
{
    uint32_t at = (uint32_t)key & (n->list_slots - 1);
    while (n->list[at].key && n->list[at].key != key)
        at = (at + 1) & (n->list_slots - 1);
    return &n->list[at];
}

const se_list *hf_se_list(hf_se *se, const se_field *f, se_list_kind kind, unsigned depth)
{
    se_nests *n = &se->nests;
    /* only the last kind looks at what is placed */
    uint64_t placed = kind == SE_LIST_NESTED ? se->position.hash : 0;
    uint64_t key = (f->hash ^ (kind + 1 + placed) * UINT64_C(0xd6e8feb86659fd93)) | 1;
    se_list *slot = n->lists ? slot_of(n, key) : NULL;
    if (slot && slot->key)
        return slot;
    se_list list = {.key = key};
    if (kind == SE_LIST_CHAINS)
        hf_se_chain_list(se, f, &list);
    else
        hf_se_forcing_list(se, f, kind, depth, &list);
    if (se->stopped)
        return NULL;
    if (2 * (n->lists + 1) > n->list_slots && !grow_lists(n)) {
        hf_se_stop(se, HF_NO_MEMORY);
        return NULL;
    }
    slot = slot_of(n, key); /* searches inside may have added lists */
    *slot = list;
    n->lists++;
    return slot;
}

static bool has_news(const se_spread *s, const se_nested *h)
{
    for (unsigned i = 0; i < h->strikes; i++)
        BIT_EACH (d, h->strike[i].digits)
            if (s->index[se_potential(se_candidate(h->strike[i].cell, d), false)] < 0)
                return true;
    return false;
}

/* What is gone since the start from the cells and regions that the hint's links used. */
static unsigned list_reasons(hf_se *se, const se_spread *s, const se_field *start,
                             const se_nested *h, uint16_t *reason)
{
    se_nests *n = &se->nests;
    unsigned count = 0;
    n->epoch++;
    for (unsigned i = 0; i < h->causes; i++) {
        unsigned code = h->cause[i], cell = code, r = (code - SE_CELLS) / 9, d = code % 9;
        bool in_cell = code < SE_CELLS;
        unsigned gone = in_cell ? start->cand[cell] & ~(unsigned)s->field.cand[cell]
                                : start->spots[r][d] & ~(unsigned)s->field.spots[r][d];
        BIT_EACH (k, gone) {
            unsigned candidate =
                in_cell ? se_candidate(cell, k) : se_candidate(hf_se_cell[r][k], d);
            unsigned at = (unsigned)s->index[se_potential(candidate, false)];
            if (n->stamp[at] == n->epoch)
                continue;
            n->stamp[at] = n->epoch;
            reason[count++] = (uint16_t)at;
        }
    }
    return count;
}

static unsigned strike(hf_se *se, se_spread *s, const se_nested *h, const uint16_t *reason,
                       unsigned reasons, unsigned before, se_list_kind kind)
{
    unsigned added = 0;
    for (unsigned k = 0; k < h->strikes; k++)
        BIT_EACH (d, h->strike[k].digits) {
            unsigned candidate = se_candidate(h->strike[k].cell, d);
            unsigned i = hf_se_advance_off(se, s, candidate, reason, reasons);
            if (i == SE_NO_BOUND)
                continue;
            se_thought *t = &s->thought[i];
            t->cause = SE_CAUSE_CHAIN;
            t->where = kind;
            t->before = (uint16_t)before;
            t->nest = h->nest;
            s->carrier[i / 64] |= UINT64_C(1) << (i % 64);
            s->carriers++;
            t->nested = hf_se_nested_sum(&se->nests, s, i);
            hf_se_spread_weigh(s, i);
            added++;
        }
    return added;
}

bool hf_se_advance_chains(hf_se *se, se_spread *s, const se_field *start, se_list_kind kind,
                          unsigned depth)
{
    const se_list *slot = hf_se_list(se, &s->field, kind, depth);
    uint16_t reason[SE_POTENTIALS];
    unsigned added = 0, before = s->count;
    if (!slot)
        return false;
    se_list list = *slot;
    for (uint32_t i = 0; i < list.count && !se->stopped; i++) {
        const se_nested *h = &list.hint[i];
        if (!has_news(s, h))
            continue;
        unsigned reasons = list_reasons(se, s, start, h, reason);
        if (reasons)
            added += strike(se, s, h, reason, reasons, before, kind);
    }
    return added > 0;
}
