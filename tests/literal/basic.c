/* SPDX-License-Identifier: MIT
 *
 * basic.c - the board of the literal rating, and singles, locking, subsets, fish, wings.
 */
#include "literal/literal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const int lit_bcr[3] = {0, 2, 1};

int lit_cell(int r, int s)
{
    int i = r % 9;
    if (r < 9)
        return (i / 3 * 3 + s / 3) * 9 + i % 3 * 3 + s % 3;
    return r < 18 ? i * 9 + s : s * 9 + i;
}

int lit_region(int cell, int type)
{
    int y = cell / 9, x = cell % 9;
    return type == 0 ? y / 3 * 3 + x / 3 : type == 1 ? 9 + y : 18 + x;
}

bool lit_sees(int a, int b)
{
    for (int t = 0; t < 3 && a != b; t++)
        if (lit_region(a, t) == lit_region(b, t))
            return true;
    return false;
}

int lit_peer(int cell, int k)
{
    bool seen[81] = {false};
    for (int t = 0; t < 3; t++)
        for (int s = 0; s < 9; s++) {
            int c = lit_cell(lit_region(cell, t), s);
            if (c == cell || seen[c])
                continue;
            seen[c] = true;
            if (k-- == 0)
                return c;
        }
    return -1;
}

int lit_count(const grid *g, int cell)
{
    int n = 0;
    for (int d = 1; d <= 9; d++)
        n += g->can[cell][d];
    return n;
}

int lit_places(const grid *g, int r, int d)
{
    int n = 0;
    for (int s = 0; s < 9; s++)
        n += g->can[lit_cell(r, s)][d];
    return n;
}

int lit_empty(const grid *g, int r)
{
    int n = 0;
    for (int s = 0; s < 9; s++)
        n += g->value[lit_cell(r, s)] == 0;
    return n;
}

/* ---- memory ---------------------------------------------------------------------------------- */

typedef struct block {
    struct block *next;
    size_t used;
    long double bytes[1 << 16];
} block;

static block *blocks;

void *lit_take(size_t bytes)
{
    bytes = (bytes + 15) / 16 * 16;
    if (!blocks || blocks->used + bytes > sizeof blocks->bytes) {
        block *b = malloc(sizeof *b);
        if (!b || bytes > sizeof b->bytes) {
            fprintf(stderr, "no memory\n");
            exit(1);
        }
        b->next = blocks;
        b->used = 0;
        blocks = b;
    }
    void *at = (char *)blocks->bytes + blocks->used;
    blocks->used += bytes;
    return memset(at, 0, bytes);
}

void lit_free_all(void)
{
    while (blocks) {
        block *next = blocks->next;
        free(blocks);
        blocks = next;
    }
}

/* ---- hints ----------------------------------------------------------------------------------- */

hint *lit_hint(void)
{
    hint *h = lit_take(sizeof *h);
    h->cell = -1;
    return h;
}

bool lit_strikes(const hint *h)
{
    for (int c = 0; c < 81; c++)
        for (int d = 1; d <= 9; d++)
            if (h->strike[c][d])
                return true;
    return false;
}

void lit_strike(const grid *g, hint *h, int cell, int digit)
{
    if (g->can[cell][digit])
        h->strike[cell][digit] = true;
}

void lit_add(hints *all, hint *h)
{
    if (all->count == all->room) {
        hint **old = all->at;
        all->room = all->room ? 2 * all->room : 16;
        all->at = lit_take((size_t)all->room * sizeof *all->at);
        if (old)
            memcpy(all->at, old, (size_t)all->count * sizeof *old);
    }
    all->at[all->count++] = h;
}

static bool before(const hint *a, const hint *b)
{
    if (a->rating < b->rating || a->rating > b->rating)
        return a->rating < b->rating;
    return a->complexity != b->complexity ? a->complexity < b->complexity : a->key < b->key;
}

void lit_sort(hints *all)
{
    for (int i = 1; i < all->count; i++) {
        hint *h = all->at[i];
        int j = i;
        for (; j > 0 && before(h, all->at[j - 1]); j--)
            all->at[j] = all->at[j - 1];
        all->at[j] = h;
    }
}

double lit_added(int complexity)
{
    double added = 0;
    int ceiling = 4;
    for (bool odd = false; complexity - 2 > ceiling; odd = !odd) {
        added += 0.1;
        ceiling = odd ? ceiling * 4 / 3 : ceiling * 3 / 2;
    }
    return added;
}

static bool place(hint *h, int cell, int digit, double rating)
{
    h->cell = cell;
    h->digit = digit;
    h->rating = rating;
    return true;
}

/* ---- singles and locking --------------------------------------------------------------------- */

static bool hidden_single(const grid *g, hint *h)
{
    for (int pass = 0; pass < 6; pass++)
        for (int i = 0; i < 9; i++) {
            int r = lit_bcr[pass % 3] * 9 + i;
            if (pass < 3 ? lit_empty(g, r) != 1 : lit_empty(g, r) < 2)
                continue;
            for (int d = 1; d <= 9; d++)
                for (int s = 0; s < 9 && lit_places(g, r, d) == 1; s++)
                    if (g->can[lit_cell(r, s)][d])
                        return place(h, lit_cell(r, s), d, pass < 3 ? 1.0 : pass == 3 ? 1.2 : 1.5);
        }
    return false;
}

static bool naked_single(const grid *g, hint *h)
{
    for (int c = 0; c < 81; c++)
        for (int d = 1; d <= 9 && lit_count(g, c) == 1; d++)
            if (g->can[c][d])
                return place(h, c, d, 2.3);
    return false;
}

static bool inside(int cell, int region)
{
    return lit_region(cell, region / 9) == region;
}

/* How many places of the digit in region a are outside b; *last is one of them. */
static int outside(const grid *g, int a, int b, int d, int *last)
{
    int n = 0;
    for (int s = 0; s < 9; s++) {
        int c = lit_cell(a, s);
        if (g->can[c][d] && !inside(c, b)) {
            n++;
            *last = c;
        }
    }
    return n;
}

static bool crosses(int a, int b)
{
    for (int s = 0; s < 9; s++)
        if (inside(lit_cell(a, s), b))
            return true;
    return false;
}

static bool lock(const grid *g, int a, int b, int d, bool direct, bool points, hint *h)
{
    int last = 0;
    if (!direct) {
        for (int s = 0; s < 9; s++)
            if (!inside(lit_cell(b, s), a))
                lit_strike(g, h, lit_cell(b, s), d);
        h->rating = points ? 2.6 : 2.8;
        return lit_strikes(h);
    }
    for (int c = a / 9 * 9; c < a / 9 * 9 + 9; c++)
        if (c != a && crosses(c, b) && lit_places(g, c, d) >= 2 && outside(g, c, b, d, &last) == 1)
            return place(h, last, d, points ? 1.7 : 1.9);
    return false;
}

static bool locking(const grid *g, bool direct, hint *h)
{
    static const int from[4] = {0, 0, 2, 1}, to[4] = {2, 1, 0, 0};
    int last;
    for (int pass = 0; pass < 4; pass++)
        for (int a = from[pass] * 9; a < from[pass] * 9 + 9; a++)
            for (int b = to[pass] * 9; b < to[pass] * 9 + 9; b++)
                for (int d = 1; crosses(a, b) && d <= 9; d++)
                    if (lit_places(g, a, d) >= 2 && outside(g, a, b, d, &last) == 0 &&
                        lock(g, a, b, d, direct, pass < 2, h))
                        return true;
    return false;
}

/* ---- subsets, fish, wings -------------------------------------------------------------------- */

static int bits(int mask)
{
    int n = 0;
    for (; mask; mask &= mask - 1)
        n++;
    return n;
}

static bool hidden_set(const grid *g, int r, int k, int set, bool direct, hint *h)
{
    int spots = 0;
    for (int d = 1; d <= 9; d++)
        if (set >> (d - 1) & 1) {
            if (lit_places(g, r, d) < 2)
                return false;
            for (int s = 0; s < 9; s++)
                spots |= g->can[lit_cell(r, s)][d] << s;
        }
    if (bits(spots) != k)
        return false;
    if (!direct) {
        for (int s = 0; s < 9; s++)
            for (int d = 1; d <= 9; d++)
                if (spots >> s & 1 && !(set >> (d - 1) & 1))
                    lit_strike(g, h, lit_cell(r, s), d);
        h->rating = k == 2 ? 3.4 : k == 3 ? 4.0 : 5.4;
        return lit_strikes(h);
    }
    for (int d = 1; d <= 9; d++) {
        int left = 0, at = 0;
        for (int s = 0; s < 9; s++)
            if (g->can[lit_cell(r, s)][d] && !(spots >> s & 1)) {
                left++;
                at = lit_cell(r, s);
            }
        if (!(set >> (d - 1) & 1) && lit_places(g, r, d) >= 2 && left == 1)
            return place(h, at, d, k == 2 ? 2.0 : 2.5);
    }
    return false;
}

static bool naked_set(const grid *g, int r, int k, int set, hint *h)
{
    int digits = 0;
    for (int s = 0; s < 9; s++)
        if (set >> s & 1) {
            if (lit_count(g, lit_cell(r, s)) < 2)
                return false;
            for (int d = 1; d <= 9; d++)
                digits |= g->can[lit_cell(r, s)][d] << (d - 1);
        }
    if (bits(digits) != k)
        return false;
    for (int s = 0; s < 9; s++)
        for (int d = 1; d <= 9; d++)
            if (!(set >> s & 1) && digits >> (d - 1) & 1)
                lit_strike(g, h, lit_cell(r, s), d);
    h->rating = k == 2 ? 3.0 : k == 3 ? 3.6 : 5.0;
    return lit_strikes(h);
}

static bool subsets(const grid *g, int k, bool hidden, bool direct, hint *h)
{
    for (int t = 0; t < 3; t++)
        for (int i = 0; i < 9; i++) {
            int r = lit_bcr[t] * 9 + i, e = lit_empty(g, r);
            if (!hidden ? e < 2 * k : direct ? e <= k : e <= 2 * k)
                continue;
            for (int set = 0; set < 512; set++)
                if (bits(set) == k &&
                    (hidden ? hidden_set(g, r, k, set, direct, h) : naked_set(g, r, k, set, h)))
                    return true;
        }
    return false;
}

static bool fish_of(const grid *g, int k, int base, int cover, int set, int d, hint *h)
{
    int across = 0, placed = 0;
    for (int c = 0; c < 81; c++)
        placed += g->value[c] == d;
    if (placed + 2 * k > 9)
        return false;
    for (int l = 0; l < 9; l++)
        if (set >> l & 1) {
            if (lit_places(g, base + l, d) < 2)
                return false;
            for (int s = 0; s < 9; s++)
                across |= g->can[lit_cell(base + l, s)][d] << s;
        }
    if (bits(across) != k)
        return false;
    for (int l = 0; l < 9; l++)
        for (int s = 0; s < 9; s++)
            if (across >> l & 1 && !(set >> s & 1))
                lit_strike(g, h, lit_cell(cover + l, s), d);
    h->rating = k == 2 ? 3.2 : k == 3 ? 3.8 : 5.2;
    return lit_strikes(h);
}

static bool fish(const grid *g, int k, hint *h)
{
    for (int pass = 0; pass < 2; pass++)
        for (int set = 0; set < 512; set++)
            for (int d = 1; bits(set) == k && d <= 9; d++)
                if (fish_of(g, k, pass ? 9 : 18, pass ? 18 : 9, set, d, h))
                    return true;
    return false;
}

static bool wing_of(const grid *g, int p, int a, int b, bool xyz, hint *h)
{
    int all = 0, common = 0, z = 0, rest = 0;
    for (int d = 1; d <= 9; d++) {
        all += g->can[p][d] || g->can[a][d] || g->can[b][d];
        common += g->can[p][d] && g->can[a][d] && g->can[b][d];
        rest += g->can[p][d] && !g->can[a][d];
        if (g->can[a][d] && g->can[b][d])
            z = d;
    }
    if (lit_count(g, a) != 2 || lit_count(g, b) != 2 || rest != 1 || all != 3 || common != xyz)
        return false;
    for (int c = 0; c < 81; c++)
        if (c != p && lit_sees(c, a) && lit_sees(c, b) && (!xyz || lit_sees(c, p)))
            lit_strike(g, h, c, z);
    h->rating = xyz ? 4.4 : 4.2;
    return lit_strikes(h);
}

static bool wing(const grid *g, bool xyz, hint *h)
{
    for (int p = 0; p < 81; p++)
        for (int i = 0; lit_count(g, p) == (xyz ? 3 : 2) && i < 20; i++)
            for (int j = 0; j < 20; j++)
                if (i != j && wing_of(g, p, lit_peer(p, i), lit_peer(p, j), xyz, h))
                    return true;
    return false;
}

bool lit_pattern(const grid *g, int producer, hint *h)
{
    switch (producer) {
    case 1:
        return hidden_single(g, h);
    case 2:
        return locking(g, true, h);
    case 3:
        return subsets(g, 2, true, true, h);
    case 4:
        return naked_single(g, h);
    case 5:
        return subsets(g, 3, true, true, h);
    case 6:
        return locking(g, false, h);
    case 7:
    case 10:
    case 16:
        return subsets(g, producer == 7 ? 2 : producer == 10 ? 3 : 4, false, false, h);
    case 8:
    case 11:
    case 17:
        return fish(g, producer == 8 ? 2 : producer == 11 ? 3 : 4, h);
    case 9:
    case 12:
    case 18:
        return subsets(g, producer == 9 ? 2 : producer == 12 ? 3 : 4, true, false, h);
    default:
        return wing(g, producer == 14, h);
    }
}
