/* SPDX-License-Identifier: MIT
 *
 * sum.c - sums with coefficients: what different cells do not say, sums of cells that may repeat,
 * arrows, and the sums derived from houses.
 *
 * The cells are cut into groups that are different from each other and have the same coefficient 1 or
 * -1: of up to three in short sums, of as many as there are in long ones. Each cell counts from 0 (from
 * its greatest symbol down, if its coefficient is below 0), so that all sums are from 0 up and a set of sums is bits. Forward: which sums can the
 * first groups have? Backward: which sums of each group can be completed? Within a group of three every
 * combination of symbols is tried; larger ones go through the sets of symbols that they can have
 * (kernels.h).
 */
#include "solve/variant/model.h"

#include <string.h>

#include "base/assert.h"

enum { SUM_CELLS = HF_RULES_CELLS };

static inline uint32_t turn(const hf_variant *v, uint32_t mask)
{
    uint32_t turned = (uint32_t)v->reversed[mask & 255] << 8 | v->reversed[mask >> 8];
    return turned >> (16 - v->size);
}

enum { FEW = 3 };

static uint64_t large_sums(const hf_variant *v, const uint32_t *m, uint32_t count)
{
    uint16_t mask[HF_SETS_CELLS];
    hf_sets reached;
    for (uint32_t i = 0; i < count; i++)
        mask[i] = (uint16_t)m[i];
    v->kernels->reach(v->sets, mask, count, &reached);
    return hf_sets_sums(v->sets, &reached);
}

static void keep_large(const hf_variant *v, const uint32_t *m, uint32_t count, uint64_t sums,
                       uint32_t *kept)
{
    hf_sets ends;
    hf_row_of_cells row = {.count = count, .ends = &ends};
    hf_sets_with_sums(v->sets, sums, &ends);
    for (uint32_t i = 0; i < count; i++) {
        row.mask[i] = (uint16_t)m[i];
        row.most[i] = HF_SETS_SUM;
    }
    bool possible = v->kernels->subsets(v->sets, &row);
    HF_ASSERT(possible); /* they are sums of these cells */
    for (uint32_t i = 0; i < count; i++)
        kept[i] = row.mask[i];
}

/* The sums a group can have. */
static uint64_t group_sums(const hf_variant *v, const uint32_t *m, uint32_t count)
{
    if (count == 1)
        return m[0];
    return count > FEW ? large_sums(v, m, count) : v->few->few_sums(m, count);
}

/* What is left of a group's cells if its sum must be one of these. */
static void keep_group(const hf_variant *v, const uint32_t *m, uint32_t count, uint64_t sums,
                       uint32_t *kept)
{
    if (count > FEW)
        keep_large(v, m, count, sums, kept);
    else if (count > 1)
        v->few->few_keep(m, count, sums, kept);
    else
        kept[0] = m[0] & (uint32_t)sums;
}

/* ---- sets of sums ------------------------------------------------------------------------------- */

/* to |= from << by, or >> by. */
static void add_shifted(uint64_t *to, const uint64_t *from, unsigned by, unsigned words)
{
    unsigned whole = by / 64, part = by % 64;
    for (unsigned w = words; w-- > whole;) {
        uint64_t x = from[w - whole] << part;
        if (part != 0 && w > whole)
            x |= from[w - whole - 1] >> (64 - part);
        to[w] |= x;
    }
}

/* Does (from >> by) meet `with`? What they have in common is added to `to`. */
static bool meet_shifted(uint64_t *to, const uint64_t *from, unsigned by, const uint64_t *with,
                         unsigned words)
{
    unsigned whole = by / 64, part = by % 64;
    uint64_t any = 0;
    for (unsigned w = 0; w + whole < words; w++) {
        uint64_t x = from[w + whole] >> part;
        if (part != 0 && w + whole + 1 < words)
            x |= from[w + whole + 1] << (64 - part);
        x &= with[w];
        to[w] |= x;
        any |= x;
    }
    return any != 0;
}

/* What a sum's cells look like now. */
typedef struct view {
    uint32_t mask[SUM_CELLS];
    int32_t least, greatest; /* the sum's */
    int32_t widest;          /* range of a cell's part in it */
} view;

/* Different cells have at least the lowest of all their symbols, and at most the highest. */
static void tighten(uint32_t symbols, uint32_t count, int32_t *low, int32_t *high)
{
    int32_t least = 0, most = 0;
    uint32_t from_above = symbols;
    for (uint32_t i = 0; i < count && symbols != 0; i++, symbols &= symbols - 1) {
        uint32_t top = hf_highest32(from_above);
        least += (int32_t)hf_lowest32(symbols);
        most += (int32_t)top;
        from_above &= ~(1u << top);
    }
    *low = least > *low ? least : *low;
    *high = most < *high ? most : *high;
}

static void look(const hf_variant *v, const hf_variant_board *b, const hf_propagator *p, view *look)
{
    const uint32_t *cells = v->cells + p->cells;
    uint32_t at = 0;
    look->least = look->greatest = look->widest = 0;
    for (uint32_t g = 0; g < p->more; g++) {
        const hf_sum_group *group = &v->groups[p->data + g];
        int32_t least = 0, greatest = 0;
        uint32_t symbols = 0;
        for (uint32_t i = 0; i < group->count; i++, at++) {
            uint32_t m = b->mask[cells[at]];
            look->mask[at] = m = group->turned ? turn(v, m) : m;
            int32_t low = (int32_t)hf_lowest32(m) * group->factor;
            int32_t high = (int32_t)hf_highest32(m) * group->factor;
            symbols |= m;
            least += low;
            greatest += high;
            look->widest = high - low > look->widest ? high - low : look->widest;
        }
        if (group->count > FEW)
            tighten(symbols, group->count, &least, &greatest);
        look->least += least;
        look->greatest += greatest;
    }
}

/* Strikes from a group what its sums do not allow. Where all of them stay, nothing is struck that the cells' being
 * different does not strike. The sums are some of those that the group has, so that each cell keeps a symbol. */
static void strike(hf_variant *v, hf_variant_board *b, const uint32_t *cells,
                   const hf_sum_group *group, const uint32_t *m, uint64_t sums)
{
    uint32_t kept[HF_SETS_CELLS];
    keep_group(v, m, group->count, sums, kept);
    for (uint32_t i = 0; i < group->count; i++) {
        HF_ASSERT(kept[i] != 0);
        if (kept[i] != m[i])
            hf_variant_put(v, b, cells[i], (uint16_t)(group->turned ? turn(v, kept[i]) : kept[i]));
    }
}

/* What each group can have by itself. */
typedef struct parts {
    uint64_t own[SUM_CELLS];
    int32_t least, greatest; /* all together */
    bool runs;               /* no group leaves out a number between its least and its greatest */
} parts;

static inline bool is_run(uint64_t sums)
{
    uint64_t carried = sums + (sums & (~sums + 1));
    return (carried & (carried - 1)) == 0;
}

/* False: a group has nothing, or all of them too little or too much. */
static bool weigh(const hf_variant *v, const hf_propagator *p, const view *seen, parts *w)
{
    const hf_sum_group *groups = v->groups + p->data;
    uint32_t at = 0;
    w->least = w->greatest = 0;
    w->runs = true;
    for (uint32_t g = 0; g < p->more; at += groups[g].count, g++) {
        uint64_t own = group_sums(v, seen->mask + at, groups[g].count);
        w->own[g] = own;
        if (own == 0)
            return false;
        w->least += (int32_t)(hf_lowest64(own) * groups[g].factor);
        w->greatest += (int32_t)(hf_highest64(own) * groups[g].factor);
        w->runs = w->runs && is_run(own) && (groups[g].factor == 1 || (own & (own - 1)) == 0);
    }
    return p->total >= w->least && p->total <= w->greatest;
}

/* Which sums the groups before each group can have, in v->states. */
static void reach(hf_variant *v, const hf_propagator *p, unsigned words, const uint64_t *own)
{
    const hf_sum_group *groups = v->groups + p->data;
    uint64_t *reached = v->states;
    memset(reached, 0, words * sizeof *reached);
    reached[0] = 1;
    for (uint32_t g = 0; g < p->more; g++, reached += words) {
        memset(reached + words, 0, words * sizeof *reached);
        for (uint64_t rest = own[g]; rest != 0; rest &= rest - 1) {
            unsigned by = hf_lowest64(rest) * groups[g].factor;
            if (by <= (unsigned)p->total)
                add_shifted(reached + words, reached, by, words);
        }
    }
}

/* Goes back from the total: the sums of each group that lead there. What leads there replaces what
 * could be reached. */
static bool go_back(hf_variant *v, hf_variant_board *b, const hf_propagator *p, const view *seen,
                    unsigned words, const uint64_t *own)
{
    const hf_sum_group *groups = v->groups + p->data;
    const uint32_t *cells = v->cells + p->cells;
    uint64_t *back = v->states + (size_t)p->more * words;
    uint64_t *scratch = back + words;
    uint32_t at = p->count;
    memset(back, 0, words * sizeof *back);
    back[p->total / 64] = UINT64_C(1) << (p->total % 64);
    for (uint32_t g = p->more; g-- > 0; back -= words) {
        uint64_t sums = 0;
        memset(scratch, 0, words * sizeof *scratch);
        at -= groups[g].count;
        for (uint64_t rest = own[g]; rest != 0; rest &= rest - 1) {
            unsigned by = hf_lowest64(rest) * groups[g].factor;
            if (by <= (unsigned)p->total && meet_shifted(scratch, back, by, back - words, words))
                sums |= rest & (~rest + 1);
        }
        if (sums == 0)
            return hf_variant_fail(v, cells[0]);
        if (sums != own[g])
            strike(v, b, cells + at, &groups[g], seen->mask + at, sums);
        memcpy(back - words, scratch, words * sizeof *back);
    }
    return true;
}

/* total - x for all x of a set, of those from 0 to 31; the total is below 64. */
static uint64_t complements(const hf_variant *v, uint64_t sums, uint32_t total)
{
    uint64_t low = (uint64_t)v->reversed[sums & 255] << 24 |
                   (uint64_t)v->reversed[sums >> 8 & 255] << 16 |
                   (uint64_t)v->reversed[sums >> 16 & 255] << 8 | v->reversed[sums >> 24 & 255];
    return total < 31 ? low >> (31 - total) : low << (total - 31);
}

/* Two groups, each of few cells of nine symbols: what one has the other must complete. */
static bool in_two_groups(hf_variant *v, hf_variant_board *b, const hf_propagator *p,
                          const view *seen)
{
    const hf_sum_group *one = v->groups + p->data, *other = one + 1;
    const uint32_t *cells = v->cells + p->cells, *mask = seen->mask + one->count;
    uint64_t sums = group_sums(v, seen->mask, one->count);
    uint64_t others = group_sums(v, mask, other->count);
    uint64_t kept = sums & complements(v, others, (uint32_t)p->total);
    uint64_t others_kept = others & complements(v, kept, (uint32_t)p->total);
    if (kept == 0)
        return hf_variant_fail(v, cells[one->count]);
    if (others_kept != others)
        strike(v, b, cells + one->count, other, mask, others_kept);
    if (kept != sums)
        strike(v, b, cells, one, seen->mask, kept);
    return true;
}

/* The numbers from one to another, as bits. */
static uint64_t from_to(int32_t from, int32_t to)
{
    uint64_t up_to = to < 63 ? (UINT64_C(2) << to) - 1 : UINT64_MAX;
    HF_ASSERT(from < 64); /* the greatest sum of a group, at most */
    return from <= 0 ? up_to : up_to >> from << from;
}

/* Where all groups have runs of sums, all of them together have one: bounds tell everything. The total is within
 * them, so each group keeps a sum. */
static void by_bounds(hf_variant *v, hf_variant_board *b, const hf_propagator *p, const view *seen,
                      const parts *w)
{
    const hf_sum_group *groups = v->groups + p->data;
    const uint32_t *cells = v->cells + p->cells;
    uint32_t at = p->count;
    for (uint32_t g = p->more; g-- > 0;) {
        int32_t low = (int32_t)hf_lowest64(w->own[g]), high = (int32_t)hf_highest64(w->own[g]);
        uint64_t kept = w->own[g];
        at -= groups[g].count;
        if (low < high)
            kept &= from_to(p->total - w->greatest + high, p->total - w->least + low);
        if (kept != w->own[g])
            strike(v, b, cells + at, &groups[g], seen->mask + at, kept);
    }
}

/* The same where the total is less than 64 above the least: a set of what is above that is one word. */
static bool in_one_word(hf_variant *v, hf_variant_board *b, const hf_propagator *p,
                        const view *seen, const parts *w)
{
    const hf_sum_group *groups = v->groups + p->data;
    const uint32_t *cells = v->cells + p->cells;
    uint64_t reached[SUM_CELLS];
    uint64_t sums = 1;
    for (uint32_t g = 0; g < p->more; g++) {
        uint64_t next = 0;
        reached[g] = sums;
        for (uint64_t rest = w->own[g] >> hf_lowest64(w->own[g]); rest != 0; rest &= rest - 1) {
            unsigned by = hf_lowest64(rest) * groups[g].factor;
            next |= by < 64 ? sums << by : 0;
        }
        sums = next;
    }
    uint64_t back = sums & UINT64_C(1) << (p->total - w->least);
    uint32_t at = p->count;
    for (uint32_t g = p->more; g-- > 0;) {
        uint64_t before = 0, kept = 0;
        uint32_t low = hf_lowest64(w->own[g]);
        at -= groups[g].count;
        for (uint64_t rest = w->own[g] >> low; rest != 0; rest &= rest - 1) {
            unsigned by = hf_lowest64(rest) * groups[g].factor;
            uint64_t from = by < 64 ? back >> by & reached[g] : 0;
            before |= from;
            kept |= from != 0 ? rest & (~rest + 1) : 0;
        }
        if (kept == 0)
            return hf_variant_fail(v, cells[0]);
        kept <<= low;
        if (kept != w->own[g])
            strike(v, b, cells + at, &groups[g], seen->mask + at, kept);
        back = before;
    }
    return true;
}

bool hf_variant_sum(hf_variant *v, hf_variant_board *b, const hf_propagator *p)
{
    enum { SLACK = HF_GROUPS_SLACK };
    view seen;
    parts w;
    look(v, b, p, &seen);
    if (p->total < seen.least || p->total > seen.greatest)
        return hf_variant_fail(v, v->cells[p->cells]);
    /* far from both bounds nothing can be struck but by parity and the like: not worth the work */
    if (p->total - seen.least >= seen.widest + SLACK &&
        seen.greatest - p->total >= seen.widest + SLACK)
        return true;
    if ((p->counts & HF_SUM_IN_TWO) != 0)
        return in_two_groups(v, b, p, &seen);
    if (!weigh(v, p, &seen, &w))
        return hf_variant_fail(v, v->cells[p->cells]);
    if (w.runs) {
        by_bounds(v, b, p, &seen, &w);
        return true;
    }
    if (p->total - w.least < 64)
        return in_one_word(v, b, p, &seen, &w);
    unsigned words = (unsigned)p->total / 64 + 1;
    v->work += words * p->count;
    reach(v, p, words, w.own);
    return go_back(v, b, p, &seen, words, w.own);
}
