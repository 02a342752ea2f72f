/* SPDX-License-Identifier: MIT
 *
 * reach.c - closing the static links of a field.
 *
 * The closure goes by strongly connected components (Tarjan): all candidates of a component lead to
 * the same, and a component is complete when those it leads to are.
 */
#include "logic/se/reach.h"

#include <string.h>

static inline bool has_bit(const uint64_t *set, unsigned i)
{
    return set[i / 64] >> (i % 64) & 1;
}
static inline void add_bit(uint64_t *set, unsigned i)
{
    set[i / 64] |= UINT64_C(1) << (i % 64);
}
static inline void add_set(uint64_t *set, const uint64_t *other, unsigned words)
{
    for (unsigned k = 0; k < words; k++)
        set[k] |= other[k];
}
static inline uint64_t *weak_of(se_reach *r, unsigned i)
{
    return r->weak + (size_t)i * r->words;
}
static inline uint64_t *next_of(se_reach *r, unsigned i)
{
    return r->next + (size_t)i * r->linked_words;
}
static inline uint64_t *on_of(se_reach *r, unsigned i)
{
    return r->on + (size_t)r->component[i] * r->linked_words;
}
static inline uint64_t *off_of(se_reach *r, unsigned i)
{
    return r->off + (size_t)r->component[i] * r->words;
}

/* ---- numbering and links --------------------------------------------------------------------- */

static bool has_partner(const se_field *f, unsigned cell, unsigned d)
{
    const uint8_t *region = hf_se_region[cell];
    return se_is_two(f->cand[cell]) || se_is_two(f->spots[region[0]][d]) ||
           se_is_two(f->spots[region[1]][d]) || se_is_two(f->spots[region[2]][d]);
}

static void number_candidates(se_reach *r, const se_field *f)
{
    uint16_t loose[SE_CANDIDATES];
    unsigned linked = 0, others = 0;
    for (unsigned c = 0; c < SE_CELLS; c++)
        BIT_EACH (d, f->cand[c]) {
            if (has_partner(f, c, d))
                r->candidate[linked++] = (uint16_t)se_candidate(c, d);
            else
                loose[others++] = (uint16_t)se_candidate(c, d);
        }
    memcpy(r->candidate + linked, loose, others * sizeof *loose);
    r->linked = linked;
    r->count = linked + others;
    r->words = (r->count + 63) / 64;
    r->linked_words = (linked + 63) / 64;
    for (unsigned i = 0; i < r->count; i++)
        r->number[r->candidate[i]] = (uint16_t)i;
}

static void add_partner(se_reach *r, unsigned i, unsigned candidate)
{
    unsigned partner = r->number[candidate];
    for (unsigned k = 0; k < r->partners[i]; k++)
        if (r->partner[i][k] == partner)
            return;
    r->partner[i][r->partners[i]++] = (uint16_t)partner;
}

static void find_partners(se_reach *r, const se_field *f, unsigned i)
{
    unsigned cell = r->candidate[i] / 9, d = r->candidate[i] % 9;
    r->partners[i] = 0;
    if (se_is_two(f->cand[cell]))
        add_partner(r, i, se_candidate(cell, hf_lowest32(f->cand[cell] & ~(1u << d))));
    for (unsigned t = 0; t < SE_TYPES; t++) {
        unsigned region = hf_se_region[cell][t], spots = f->spots[region][d];
        if (se_is_two(spots))
            add_partner(
                r, i,
                se_candidate(hf_se_cell[region][hf_lowest32(spots & ~(1u << hf_se_spot[cell][t]))],
                             d));
    }
}

/* What sees each other: the candidates of a cell, and each digit in a region. */
static void find_weak(se_reach *r)
{
    uint64_t in_cell[SE_CELLS][SE_WORDS], in_region[SE_REGIONS][9][SE_WORDS];
    unsigned words = r->words;
    for (unsigned c = 0; c < SE_CELLS; c++)
        memset(in_cell[c], 0, words * sizeof **in_cell);
    for (unsigned k = 0; k < SE_REGIONS; k++)
        for (unsigned d = 0; d < 9; d++)
            memset(in_region[k][d], 0, words * sizeof ***in_region);
    for (unsigned i = 0; i < r->count; i++) {
        unsigned cell = r->candidate[i] / 9, d = r->candidate[i] % 9;
        add_bit(in_cell[cell], i);
        for (unsigned t = 0; t < SE_TYPES; t++)
            add_bit(in_region[hf_se_region[cell][t]][d], i);
    }
    for (unsigned i = 0; i < r->count; i++) {
        unsigned cell = r->candidate[i] / 9, d = r->candidate[i] % 9;
        const uint8_t *region = hf_se_region[cell];
        uint64_t *weak = weak_of(r, i);
        for (unsigned k = 0; k < words; k++)
            weak[k] = in_cell[cell][k] | in_region[region[0]][d][k] | in_region[region[1]][d][k] |
                      in_region[region[2]][d][k];
        weak[i / 64] &= ~(UINT64_C(1) << (i % 64));
    }
}

static void find_next(se_reach *r, unsigned i)
{
    uint64_t *next = next_of(r, i);
    const uint64_t *weak = weak_of(r, i);
    memset(next, 0, r->linked_words * sizeof *next);
    for (unsigned k = 0; k < r->linked_words; k++) {
        uint64_t rest = weak[k];
        if (k == r->linked / 64)
            rest &= hf_low_bits64(r->linked % 64);
        for (; rest; rest &= rest - 1) {
            unsigned off = 64 * k + hf_lowest64(rest);
            for (unsigned p = 0; p < r->partners[off]; p++)
                add_bit(next, r->partner[off][p]);
        }
    }
}

/* ---- components ------------------------------------------------------------------------------ */

/* The set of everything a complete component leads to; its members are on top of the stack. */
static void close_component(se_reach *r, unsigned root, unsigned from)
{
    uint64_t *on, *off;
    for (unsigned s = from; s < r->depth; s++)
        r->component[r->stack[s]] = (uint16_t)root;
    on = on_of(r, root);
    off = off_of(r, root);
    memset(on, 0, r->linked_words * sizeof *on);
    memset(off, 0, r->words * sizeof *off);
    for (unsigned s = from; s < r->depth; s++) {
        unsigned i = r->stack[s];
        add_bit(on, i);
        r->waiting[i / 64] &= ~(UINT64_C(1) << (i % 64));
        add_set(off, weak_of(r, i), r->words);
    }
    for (unsigned s = from; s < r->depth; s++)
        for (unsigned k = 0; k < r->linked_words; k++) {
            uint64_t rest;
            while ((rest = next_of(r, r->stack[s])[k] & ~on[k]) != 0) {
                unsigned j = 64 * k + hf_lowest64(rest);
                add_set(on, on_of(r, j), r->linked_words);
                add_set(off, off_of(r, j), r->words);
            }
        }
    r->depth = from;
}

/* No deeper than there are candidates. */
static void visit(se_reach *r, unsigned i)
{
    unsigned from = r->depth;
    r->order[i] = r->low[i] = (uint16_t)r->visited++;
    r->stack[r->depth++] = (uint16_t)i;
    add_bit(r->seen, i);
    add_bit(r->waiting, i);
    for (unsigned k = 0; k < r->linked_words; k++) {
        uint64_t rest;
        while ((rest = next_of(r, i)[k] & ~r->seen[k]) != 0) {
            unsigned j = 64 * k + hf_lowest64(rest);
            visit(r, j);
            if (r->low[j] < r->low[i])
                r->low[i] = r->low[j];
        }
        for (rest = next_of(r, i)[k] & r->waiting[k]; rest; rest &= rest - 1) {
            unsigned j = 64 * k + hf_lowest64(rest);
            if (r->order[j] < r->low[i])
                r->low[i] = r->order[j];
        }
    }
    if (r->low[i] == r->order[i])
        close_component(r, i, from);
}

static void close_linked(se_reach *r)
{
    memset(r->seen, 0, sizeof r->seen);
    memset(r->waiting, 0, sizeof r->waiting);
    r->visited = r->depth = 0;
    for (unsigned i = 0; i < r->linked; i++)
        if (!has_bit(r->seen, i))
            visit(r, i);
}

/* ---- answers --------------------------------------------------------------------------------- */

static bool list_struck(se_reach *r, uint64_t *struck)
{
    uint64_t any = 0;
    memset(struck, 0, r->words * sizeof *struck);
    for (unsigned i = 0; i < r->linked; i++)
        for (unsigned p = 0; p < r->partners[i]; p++) {
            unsigned j = r->partner[i][p];
            const uint64_t *a = off_of(r, i), *b = off_of(r, j);
            for (unsigned k = 0; j > i && k < r->words; k++) {
                struck[k] |= a[k] & b[k];
                any |= a[k] & b[k];
            }
        }
    return any != 0;
}

/* Off leads to on: some partner leads to it. */
static bool can_be_placed(se_reach *r, unsigned i)
{
    for (unsigned p = 0; p < r->partners[i]; p++)
        if (has_bit(on_of(r, r->partner[i][p]), i))
            return true;
    return false;
}

static void answer(se_reach *r, const se_field *f, const uint64_t *struck)
{
    uint16_t members[SE_CANDIDATES] = {0};
    for (unsigned i = 0; i < r->linked; i++)
        members[r->component[i]]++;
    memset(r->struck, 0, sizeof r->struck);
    memset(r->placed, 0, sizeof r->placed);
    memset(r->cyclic, 0, sizeof r->cyclic);
    r->digits = 0;
    for (unsigned i = 0; i < r->count; i++) {
        unsigned candidate = r->candidate[i];
        if (!se_is_many(f->cand[candidate / 9]))
            continue;
        r->struck[candidate] = has_bit(struck, i);
        if (i < r->linked) {
            r->placed[candidate] = can_be_placed(r, i);
            r->cyclic[candidate] = members[r->component[i]] > 1;
        }
        if (r->struck[candidate] || r->placed[candidate])
            r->digits |= 1u << candidate % 9;
    }
}

void hf_se_reach(se_reach *r, const se_field *f)
{
    uint64_t struck[SE_WORDS];
    if (r->valid && r->hash == f->hash)
        return;
    r->valid = true;
    r->closed = false;
    r->hash = f->hash;
    number_candidates(r, f);
    find_weak(r);
    for (unsigned i = 0; i < r->linked; i++)
        find_partners(r, f, i);
    for (unsigned i = 0; i < r->linked; i++)
        find_next(r, i);
    close_linked(r);
    r->any = list_struck(r, struck);
    if (r->any)
        answer(r, f, struck);
}

/* ---- forcing chains of cells and regions ----------------------------------------------------- */

/* A candidate without strong link is a component of its own that nothing leads to. */
static void close_loose(se_reach *r)
{
    for (unsigned i = r->linked; i < r->count; i++) {
        r->component[i] = (uint16_t)i;
        uint64_t *on = on_of(r, i), *off = off_of(r, i);
        find_next(r, i);
        memset(on, 0, r->linked_words * sizeof *on);
        memcpy(off, weak_of(r, i), r->words * sizeof *off);
        for (unsigned k = 0; k < r->linked_words; k++) {
            uint64_t rest;
            while ((rest = next_of(r, i)[k] & ~on[k]) != 0) {
                unsigned j = 64 * k + hf_lowest64(rest);
                add_set(on, on_of(r, j), r->linked_words);
                add_set(off, off_of(r, j), r->words);
            }
        }
    }
    r->closed = true;
}

/* Have the candidates something in common that follows from each? What is on only counts where its
 * cell has other candidates to lose. */
static bool share(se_reach *r, const uint16_t *candidate, unsigned count, const uint64_t *useful)
{
    uint64_t any = 0;
    for (unsigned k = 0; k < r->words; k++) {
        uint64_t off = ~UINT64_C(0);
        for (unsigned i = 0; i < count; i++)
            off &= off_of(r, r->number[candidate[i]])[k];
        any |= off;
    }
    for (unsigned k = 0; k < r->linked_words; k++) {
        uint64_t on = useful[k];
        for (unsigned i = 0; i < count; i++)
            on &= on_of(r, r->number[candidate[i]])[k];
        any |= on;
    }
    return any != 0;
}

static bool share_cells(se_reach *r, const se_field *f, const uint64_t *useful)
{
    bool any = false;
    for (unsigned c = 0; c < SE_CELLS; c++) {
        uint16_t list[9];
        unsigned count = 0;
        BIT_EACH (d, f->cand[c])
            list[count++] = (uint16_t)se_candidate(c, d);
        r->cell[c] = count >= 3 && share(r, list, count, useful);
        any |= r->cell[c];
    }
    return any;
}

/* A region counts only if the first place of the digit has three candidates: its cell is where the
 * search comes by. */
static bool share_regions(se_reach *r, const se_field *f, const uint64_t *useful)
{
    bool any = false;
    for (unsigned k = 0; k < SE_REGIONS; k++) {
        r->region[k] = 0;
        for (unsigned d = 0; d < 9; d++) {
            uint16_t list[9];
            unsigned count = 0, spots = f->spots[k][d];
            if (!se_is_many(spots) || se_count(f->cand[hf_se_cell[k][hf_lowest32(spots)]]) < 3)
                continue;
            BIT_EACH (s, spots)
                list[count++] = (uint16_t)se_candidate(hf_se_cell[k][s], d);
            if (share(r, list, count, useful))
                r->region[k] = (uint16_t)(r->region[k] | 1u << d);
        }
        any |= r->region[k] != 0;
    }
    return any;
}

bool hf_se_reach_common(se_reach *r, const se_field *f)
{
    uint64_t useful[SE_WORDS] = {0};
    hf_se_reach(r, f);
    if (r->any) { /* spreads may break off early: the closure does not say what is in them */
        memset(r->cell, 1, sizeof r->cell);
        for (unsigned k = 0; k < SE_REGIONS; k++)
            r->region[k] = SE_ALL;
        return true;
    }
    if (!r->closed)
        close_loose(r);
    for (unsigned i = 0; i < r->linked; i++)
        if (se_is_many(f->cand[r->candidate[i] / 9]))
            add_bit(useful, i);
    bool cells = share_cells(r, f, useful);
    return share_regions(r, f, useful) || cells;
}
