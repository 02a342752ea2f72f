/* SPDX-License-Identifier: MIT
 *
 * rare.c - unique loops, BUG and aligned exclusion of the literal rating.
 */
#include "literal/literal.h"

#include <string.h>

static int bits(int mask)
{
    int n = 0;
    for (; mask; mask &= mask - 1)
        n++;
    return n;
}

static int mask_of(const grid *g, int cell)
{
    int m = 0;
    for (int d = 1; d <= 9; d++)
        m |= g->can[cell][d] << (d - 1);
    return m;
}

static void strike_mask(const grid *g, hint *h, int cell, int mask)
{
    for (int d = 1; d <= 9; d++)
        if (mask >> (d - 1) & 1)
            lit_strike(g, h, cell, d);
}

/* ---- loops ----------------------------------------------------------------------------------- */

/* What makes two hints of loops equal. */
typedef struct same {
    int class, region, digits, spots;
    bool cell[81];
} same;

typedef struct search {
    const grid *g;
    int v1, v2, pair, start;
    int loop[81], length;
    hints all;
    same *key[4000];
    int type[4000];
} search;

static void offer(search *s, int type, int class, int region, int digits, int spots, hint *h)
{
    same *k = lit_take(sizeof *k);
    k->class = class;
    k->region = region;
    k->digits = digits;
    k->spots = spots;
    for (int i = 0; i < s->length; i++)
        k->cell[s->loop[i]] = true;
    if (!lit_strikes(h) || s->all.count == 4000)
        return;
    for (int i = 0; i < s->all.count; i++)
        if (memcmp(s->key[i], k, sizeof *k) == 0)
            return;
    s->key[s->all.count] = k;
    s->type[s->all.count] = type;
    lit_add(&s->all, h);
}

static bool valid(const search *s)
{
    bool even[27] = {false}, odd[27] = {false};
    for (int i = 0; i < s->length; i++)
        for (int t = 0; t < 3; t++) {
            bool *set = i % 2 ? odd : even;
            int r = lit_region(s->loop[i], t);
            if (set[r])
                return false;
            set[r] = true;
        }
    return memcmp(even, odd, sizeof even) == 0;
}

static double base(const search *s)
{
    return s->length == 4 ? 4.5 : s->length == 6 ? 4.6 : s->length == 8 ? 4.7 : 5.0;
}

static int spot_of(int cell, int region)
{
    for (int s = 0; s < 9; s++)
        if (lit_cell(region, s) == cell)
            return s;
    return -1;
}

static void naked_3(search *s, int c1, int c2, int x, int k, int r)
{
    int p1 = spot_of(c1, r), p2 = spot_of(c2, r);
    for (int set = 0; set < 512; set++) {
        int both = x & mask_of(s->g, c1) & mask_of(s->g, c2), digits = x;
        bool good = bits(set) == k && set >> p1 & 1 && !(set >> p2 & 1);
        for (int q = 0; good && q < 9; q++)
            if (set >> q & 1 && q != p1) {
                good = lit_count(s->g, lit_cell(r, q)) >= 2;
                both |= mask_of(s->g, lit_cell(r, q));
                digits |= mask_of(s->g, lit_cell(r, q));
            }
        if (!good || bits(both) != k || bits(digits) != k)
            continue;
        hint *h = lit_hint();
        for (int q = 0; q < 9; q++)
            if (!(set >> q & 1) && q != p2)
                strike_mask(s->g, h, lit_cell(r, q), digits);
        h->rating = base(s) + 0.1 * (k - 1);
        offer(s, 3, 3, r, digits, set & ~(1 << p1), h);
    }
}

static void hidden_3(search *s, int c1, int c2, int x, int k, int r)
{
    int p1 = spot_of(c1, r), p2 = spot_of(c2, r);
    for (int set = 0; set < 512; set++) {
        int digits = set | s->pair, spots = 0;
        bool good = bits(set) == k - 2 && !(set & (s->pair | x));
        for (int d = 1; good && d <= 9; d++) {
            int has = 0;
            for (int q = 0; q < 9; q++)
                if (q != p2 && s->g->can[lit_cell(r, q)][d])
                    has |= 1 << q;
            if (digits >> (d - 1) & 1) {
                good = has != 0;
                spots |= has;
            }
        }
        if (!good || bits(spots) != k)
            continue;
        hint *h = lit_hint();
        spots &= ~(1 << p1 | 1 << p2);
        for (int q = 0; q < 9; q++)
            if (spots >> q & 1)
                strike_mask(s->g, h, lit_cell(r, q), 511 & ~digits);
        h->rating = base(s) + 0.1 * (bits(spots) - 1);
        offer(s, 3, 4, r, digits, spots, h);
    }
}

static void type_4(search *s, int c1, int c2)
{
    bool r1 = false, r2 = false;
    for (int t = 0; t < 3; t++) {
        int r = lit_region(c1, t), n1 = 0, n2 = 0;
        if (r != lit_region(c2, t))
            continue;
        for (int q = 0; q < 9; q++) {
            int c = lit_cell(r, q);
            n1 += c != c1 && c != c2 && s->g->can[c][s->v1];
            n2 += c != c1 && c != c2 && s->g->can[c][s->v2];
        }
        r1 |= n1 == 0;
        r2 |= n2 == 0;
    }
    if (!r1 && !r2)
        return;
    hint *h = lit_hint();
    lit_strike(s->g, h, c1, r1 ? s->v2 : s->v1);
    lit_strike(s->g, h, c2, r1 ? s->v2 : s->v1);
    h->rating = base(s);
    offer(s, 4, 5, 0, 0, 0, h);
}

static void conclude(search *s)
{
    int extra[81], n = 0, x = 0;
    for (int i = 0; i < s->length; i++)
        if (lit_count(s->g, s->loop[i]) > 2) {
            extra[n++] = s->loop[i];
            x |= mask_of(s->g, s->loop[i]) & ~s->pair;
        }
    if (n == 1) {
        hint *h = lit_hint();
        strike_mask(s->g, h, extra[0], s->pair);
        h->rating = base(s);
        offer(s, 1, 1, 0, 0, 0, h);
    }
    if (n >= 3 || (n == 2 && bits(x) == 1)) {
        hint *h = lit_hint();
        for (int c = 0; c < 81; c++) {
            bool all = true;
            for (int i = 0; i < n; i++)
                all &= lit_sees(c, extra[i]);
            if (all)
                strike_mask(s->g, h, c, x);
        }
        h->rating = base(s);
        offer(s, 2, 2, 0, 0, 0, h);
    }
    if (n != 2)
        return;
    for (int k = bits(x); bits(x) >= 2 && k <= 7; k++)
        for (int t = 0; t < 3; t++) {
            int r = lit_region(extra[0], t);
            if (r != lit_region(extra[1], t))
                continue;
            if (2 * k <= lit_empty(s->g, r))
                naked_3(s, extra[0], extra[1], x, k, r);
            if (2 * k < lit_empty(s->g, r))
                hidden_3(s, extra[0], extra[1], x, k, r);
        }
    type_4(s, extra[0], extra[1]);
}

static bool in_loop(const search *s, int cell)
{
    for (int i = 0; i < s->length; i++)
        if (s->loop[i] == cell)
            return true;
    return false;
}

static void visit(search *s, int cell, int ex, int extra, int came)
{
    s->loop[s->length++] = cell;
    for (int t = 0; t < 3; t++)
        for (int q = 0; t != came && q < 9; q++) {
            int next = lit_cell(lit_region(cell, t), q);
            if (next == s->start && s->length >= 4) {
                if (valid(s))
                    conclude(s);
            } else if (!in_loop(s, next) && s->g->can[next][s->v1] && s->g->can[next][s->v2]) {
                int n = lit_count(s->g, next);
                extra |= mask_of(s->g, next) & ~s->pair;
                if (n == 2 || bits(extra) == 1 || ex > 0)
                    visit(s, next, n > 2 ? ex - 1 : ex, extra, t);
            }
        }
    s->length--;
}

bool lit_loops(const grid *g, hint *h)
{
    search *s = lit_take(sizeof *s);
    int best = 0;
    s->g = g;
    for (int c = 0; c < 81; c++) {
        if (lit_count(g, c) != 2)
            continue;
        s->pair = mask_of(g, c);
        s->v1 = s->v2 = 0;
        for (int d = 1; d <= 9; d++)
            if (g->can[c][d]) {
                if (s->v1 == 0)
                    s->v1 = d;
                s->v2 = d;
            }
        s->start = c;
        visit(s, c, 2, 0, -1);
    }
    for (int i = 1; i < s->all.count; i++) {
        const hint *a = s->all.at[i], *b = s->all.at[best];
        if (a->rating < b->rating || (!(a->rating > b->rating) && s->type[i] < s->type[best]))
            best = i;
    }
    if (s->all.count)
        *h = *s->all.at[best];
    return s->all.count > 0;
}

/* ---- BUG ------------------------------------------------------------------------------------- */

typedef struct bug {
    int cell[81], cells, extra[81], digits, common[81], commons;
} bug;

static bool is_bug_cell(const bug *b, int cell)
{
    for (int i = 0; i < b->cells; i++)
        if (b->cell[i] == cell)
            return true;
    return false;
}

/* 0: not a BUG; 1: go on. */
static bool bug_region(const grid *g, bug *b, int r, int d)
{
    int n = 0, cell = -1, kept = 0;
    for (int s = 0; s < 9; s++)
        if (g->can[lit_cell(r, s)][d] && lit_count(g, lit_cell(r, s)) >= 3) {
            n++;
            cell = lit_cell(r, s);
        }
    if (n != 1)
        return n > 1;
    bool first = b->cells == 0;
    if (!is_bug_cell(b, cell))
        b->cell[b->cells++] = cell;
    b->extra[cell] |= 1 << (d - 1);
    b->digits |= 1 << (d - 1);
    for (int k = 0; first && k < 20; k++)
        b->common[k] = lit_peer(cell, k);
    if (first)
        b->commons = 20;
    for (int k = 0; k < b->commons; k++)
        if (lit_sees(cell, b->common[k]) && !is_bug_cell(b, b->common[k]))
            b->common[kept++] = b->common[k];
    b->commons = kept;
    return !(b->cells >= 2 && bits(b->digits) > 1 && kept == 0);
}

static bool is_grave(const grid *g, const bug *b)
{
    for (int c = 0; c < 81; c++)
        if (!g->value[c] && bits(mask_of(g, c) & ~b->extra[c]) != 2)
            return false;
    for (int r = 0; r < 27; r++)
        for (int d = 1; d <= 9; d++) {
            int n = 0;
            for (int s = 0; s < 9; s++)
                n += (mask_of(g, lit_cell(r, s)) & ~b->extra[lit_cell(r, s)]) >> (d - 1) & 1;
            if (n != 0 && n != 2)
                return false;
        }
    return true;
}

static bool bug_4(const grid *g, const bug *b, hint *h)
{
    int x = b->cell[0], y = b->cell[1], z = mask_of(g, x) & mask_of(g, y) & ~b->digits;
    for (int t = 0; bits(z) == 1 && t < 3; t++)
        if (lit_region(x, t) == lit_region(y, t)) {
            strike_mask(g, h, x, 511 & ~(z | b->extra[x]));
            strike_mask(g, h, y, 511 & ~(z | b->extra[y]));
        }
    h->rating = 5.7;
    return lit_strikes(h);
}

static bool bug_3(const grid *g, const bug *b, int t, hint *h)
{
    int r = lit_region(b->cell[0], t), in[20], n = 0;
    for (int i = 0; i < b->cells; i++)
        if (lit_region(b->cell[i], t) != r)
            return false;
    for (int i = 0; i < b->commons; i++)
        if (lit_region(b->common[i], t) == r)
            in[n++] = b->common[i];
    for (int k = 2; k <= 6 && n >= k; k++)
        for (int set = 0; set < 1 << n; set++) {
            int u = 0;
            bool good = bits(set) == k - 1;
            for (int i = 0; good && i < n; i++)
                if (set >> i & 1) {
                    good = lit_count(g, in[i]) >= 2;
                    u |= mask_of(g, in[i]);
                }
            if (!good || bits(u) != k || bits(u | b->digits) != k)
                continue;
            for (int i = 0; i < n; i++)
                if (!(set >> i & 1))
                    strike_mask(g, h, in[i], u);
            h->rating = 5.7 + 0.1 * (k - 1);
            if (lit_strikes(h))
                return true;
        }
    return false;
}

bool lit_bug(const grid *g, hint *h)
{
    bug b;
    memset(&b, 0, sizeof b);
    for (int r = 0; r < 27; r++)
        for (int d = 1; d <= 9; d++) {
            int p = lit_places(g, r, d);
            if (p != 0 && p != 2 && !bug_region(g, &b, r, d))
                return false;
        }
    if (b.cells == 0 || !is_grave(g, &b))
        return false;
    if (b.cells == 1) {
        strike_mask(g, h, b.cell[0], 511 & ~b.extra[b.cell[0]]);
        h->rating = 5.6;
        return lit_strikes(h);
    }
    if (bits(b.digits) == 1) {
        for (int i = 0; i < b.commons; i++)
            strike_mask(g, h, b.common[i], b.digits);
        h->rating = 5.7;
        return lit_strikes(h) || (b.cells == 2 && bug_4(g, &b, h));
    }
    if (b.commons == 0)
        return false;
    if (b.cells == 2 && bug_4(g, &b, h))
        return true;
    for (int t = 0; t < 3; t++)
        if (bug_3(g, &b, t, h))
            return true;
    return false;
}

/* ---- aligned exclusion ----------------------------------------------------------------------- */

static bool excludes(const grid *g, int degree, int cell)
{
    return lit_count(g, cell) >= 2 && lit_count(g, cell) <= degree;
}

static bool listed(const grid *g, int degree, int cell)
{
    int n = 0;
    for (int k = 0; k < 20; k++) {
        int peer = lit_peer(cell, k);
        if (lit_count(g, peer) == 1)
            return false;
        n += excludes(g, degree, peer);
    }
    return lit_count(g, cell) >= 2 && n > 0;
}

static bool try_aligned(const grid *g, int degree, const int *cell, hint *h)
{
    int ex[81], n = 0;
    bool ok[3][10] = {{false}};
    for (int c = 0; c < 81; c++) {
        bool all = excludes(g, degree, c);
        for (int i = 0; i < degree; i++)
            all &= lit_sees(c, cell[i]);
        if (all)
            ex[n++] = c;
    }
    if (n < 2)
        return false;
    for (int code = 0; code < (degree == 2 ? 81 : 729); code++) {
        int digit[3] = {code % 9 + 1, code / 9 % 9 + 1, code / 81 + 1}, set = 0;
        bool good = true;
        for (int i = 0; i < degree; i++) {
            good &= g->can[cell[i]][digit[i]];
            set |= 1 << (digit[i] - 1);
            for (int j = 0; j < i; j++)
                good &= digit[i] != digit[j] || !lit_sees(cell[i], cell[j]);
        }
        for (int i = 0; i < n; i++)
            good &= (mask_of(g, ex[i]) & ~set) != 0;
        for (int i = 0; good && i < degree; i++)
            ok[i][digit[i]] = true;
    }
    for (int i = 0; i < degree; i++)
        for (int d = 1; d <= 9; d++)
            if (!ok[i][d])
                lit_strike(g, h, cell[i], d);
    h->rating = degree == 2 ? 6.2 : 7.5;
    return lit_strikes(h);
}

static bool try_thirds(const grid *g, int *cell, hint *h)
{
    bool done[81] = {false};
    for (int i = 0; i < 2; i++)
        for (int k = 0; k < 20; k++) {
            int c = lit_peer(cell[i], k);
            if (!excludes(g, 3, c) || done[c])
                continue;
            done[c] = true;
            cell[2] = c;
            if (c != cell[0] && c != cell[1] && listed(g, 3, c) && try_aligned(g, 3, cell, h))
                return true;
        }
    return false;
}

bool lit_aligned(const grid *g, int degree, hint *h)
{
    int list[81], n = 0;
    for (int c = 0; c < 81; c++)
        if (listed(g, degree, c))
            list[n++] = c;
    for (int j = 1; j < n; j++)
        for (int i = 0; i < j; i++) {
            int cell[3] = {list[i], list[j], -1};
            if (degree == 2 ? try_aligned(g, 2, cell, h) : try_thirds(g, cell, h))
                return true;
        }
    return false;
}
