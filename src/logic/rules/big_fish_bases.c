/* SPDX-License-Identifier: MIT
 *
 * big_fish_bases.c - bases, from what they could strike.
 *
 * Searching all bases and covers is too slow, so the search starts from what is struck. Let x be a
 * place that a fish strikes. All places of a cover through x see x, and so do all fins: hence every
 * base place that does not see x must lie in the *other* covers. For each x and each choice of
 * these others (n - 1 of them, or n - 2 if x is a cannibal, which lies in two covers), only houses
 * whose places away from x are all in these covers can be base houses; few are.
 */
#include "logic/rules/big_fish_bases.h"

#include "base/bits.h"
#include "base/sort.h"

enum { BETWEEN_LOOKS = 64 }; /* tries */

/* The covers through each place, at most HF_BIG_THROUGH of them: rows, columns, boxes, two diagonals
 * and a window are six. */
static void fill_through(hf_big_pool *p)
{
    for (uint32_t i = 0; i < p->places; i++) {
        uint32_t n = 0;
        for (uint32_t k = 0; k < p->covers && n < HF_BIG_THROUGH; k++)
            if (p->cover[k].places >> i & 1)
                p->through[i][n++] = p->cover[k].places;
        if (n < HF_BIG_THROUGH)
            p->through[i][n] = 0;
    }
}

/* What is fixed while bases for one target are collected. */
typedef struct target {
    hf_big_pool *p;
    uint64_t away;    /* places that do not see x (nor are x) */
    uint64_t near;    /* x's peers */
    uint64_t self;    /* x */
    uint64_t covered; /* by the covers chosen */
    uint16_t cover[HF_BIG_LARGEST];
    uint32_t covers;
    bool inside;                 /* x is in the base */
    uint8_t able[HF_BIG_HOUSES]; /* houses that can still become base houses */
    uint32_t ables;
} target;

static void note_base(hf_big_pool *p, const uint8_t *base)
{
    uint64_t code = 0;
    for (uint32_t i = 0; i < HF_BIG_LARGEST; i++)
        code = code << 8 | (i < p->size ? base[i] : 0);
    for (uint32_t i = 0; i < p->found; i++)
        if (p->code[i] == code)
            return;
    if (p->found < HF_BIG_BASES)
        p->code[p->found++] = code;
}

static bool is_cover(const target *t, uint32_t house)
{
    for (uint32_t i = 0; i < t->covers; i++)
        if (t->cover[i] == house)
            return true;
    return false;
}

/* Chooses base houses among the good ones. */
static void choose_base(target *t, const uint8_t *good, uint32_t goods, uint32_t from,
                        uint32_t count, uint8_t *base, uint64_t joined, uint64_t endo)
{
    hf_big_pool *p = t->p;
    if (count == p->size) {
        if (!t->inside || (joined & t->self))
            note_base(p, base);
        return;
    }
    for (uint32_t i = from; i + (p->size - count) <= goods; i++) {
        uint64_t places = p->base[good[i]].places;
        uint64_t twice = endo | (joined & places);
        if ((twice & ~t->near) || hf_popcount64(twice) > p->max_endo_fins)
            continue;
        base[count] = good[i];
        choose_base(t, good, goods, i + 1, count + 1, base, joined | places, twice);
    }
}

static void collect_bases(target *t)
{
    hf_big_pool *p = t->p;
    uint8_t good[HF_BIG_HOUSES], base[HF_BIG_LARGEST];
    uint32_t goods = 0;
    for (uint32_t i = 0; i < t->ables; i++) {
        const hf_pool_house *h = &p->base[t->able[i]];
        if (!(h->places & t->away & ~t->covered) && !is_cover(t, h->house))
            good[goods++] = t->able[i];
    }
    if (goods >= p->size)
        choose_base(t, good, goods, 0, 0, base, 0, 0);
}

/* Is there one cover that holds all these places? Only those through the first place can. */
static bool one_cover_holds(const hf_big_pool *p, uint64_t places)
{
    const uint64_t *cover = p->through[hf_lowest64(places)];
    for (uint32_t i = 0; i < HF_BIG_THROUGH && cover[i]; i++)
        if (!(places & ~cover[i]))
            return true;
    return false;
}

/* With one cover to go, keeps the houses that it can complete. False: too few are left. */
static bool narrow(target *t)
{
    const hf_big_pool *p = t->p;
    uint32_t kept = 0;
    for (uint32_t i = 0; i < t->ables; i++) {
        uint64_t open = p->base[t->able[i]].places & t->away & ~t->covered;
        if (open == 0 || one_cover_holds(p, open))
            t->able[kept++] = t->able[i];
    }
    t->ables = kept;
    return kept >= p->size;
}

static bool choose_others(target *t, uint32_t from, uint32_t left);

/* Tries each cover in turn as the next one. */
static bool try_covers(target *t, uint32_t from, uint32_t left)
{
    hf_big_pool *p = t->p;
    for (uint32_t i = from; i + left <= p->covers; i++) {
        const hf_pool_house *h = &p->cover[i];
        uint64_t covered = t->covered;
        if (!(h->places & t->away & ~covered))
            continue; /* covers nothing new: a fish with fewer covers has it */
        t->covered |= h->places;
        t->cover[t->covers++] = h->house;
        if (!choose_others(t, i + 1, left - 1))
            return false;
        t->covers--;
        t->covered = covered;
    }
    return true;
}

/* Chooses the covers that do not go through x. */
static bool choose_others(target *t, uint32_t from, uint32_t left)
{
    if (left == 0) {
        collect_bases(t);
        return true;
    }
    if (++t->p->tries % BETWEEN_LOOKS == 0 && !hf_find_goes_on(t->p->find))
        return false;
    if (left > 1)
        return try_covers(t, from, left);
    target last = *t;
    if (!narrow(&last))
        return true;
    return try_covers(&last, from, 1);
}

/* Houses that may be in the base: without x, unless x may be a cannibal. */
static void find_able(target *t)
{
    t->ables = 0;
    for (uint32_t i = 0; i < t->p->bases; i++)
        if (t->inside || !(t->p->base[i].places & t->self))
            t->able[t->ables++] = (uint8_t)i;
}

static int by_code(const void *a, const void *b, const void *context)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    (void)context;
    return x < y ? -1 : x > y;
}

bool hf_big_pool_bases(hf_big_pool *p)
{
    uint64_t all = hf_low_bits64(p->places);
    p->found = 0;
    fill_through(p);
    for (uint32_t x = 0; x < p->places; x++) {
        uint64_t self = UINT64_C(1) << x;
        target t = {.p = p, .near = p->peers[x], .self = self};
        t.away = all & ~(p->peers[x] | self);
        find_able(&t);
        for (uint32_t left = 0; left < p->size; left++)
            if (!choose_others(&t, 0, left))
                return false;
        t.inside = true;
        find_able(&t);
        for (uint32_t left = 0; left + 1 < p->size; left++)
            if (!choose_others(&t, 0, left))
                return false;
    }
    hf_sort(p->code, p->found, sizeof *p->code, p->code + HF_BIG_BASES, by_code, NULL);
    return true;
}
