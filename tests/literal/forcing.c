/* SPDX-License-Identifier: MIT
 *
 * forcing.c - forcing chains of the literal rating: propagation, what goes on inside it, and the
 * combinations; then the order of everything.
 */
#include "literal/literal.h"

#include <string.h>

/* ---- propagation ----------------------------------------------------------------------------- */

typedef struct run {
    grid g, start;
    bool dynamic, nishio;
    int level;
    thoughts on, off; /* all that is on, all that is off */
    int on_next, off_next;
    thought *broken[2]; /* the on, the off */
} run;

/* Hints of one rule inside a propagation, each with its parents, are used together. */
static int use(run *r, const hint *h, thoughts *parents, bool chain)
{
    int added = 0;
    for (int c = 0; parents->count && c < 81; c++)
        for (int d = 1; d <= 9; d++) {
            if (!h->strike[c][d] || lit_set_find(&r->off, c, d, false))
                continue;
            thought *p = lit_thought(c, d, false, 0, NULL);
            for (int i = 0; i < parents->count; i++)
                lit_add_parent(p, parents->at[i]);
            p->nested = chain ? h : NULL;
            lit_set_add(&r->off, p);
            added++;
        }
    return added;
}

static void parent_gone(run *r, thoughts *parents, int c, int d)
{
    if (r->start.can[c][d] && !r->g.can[c][d])
        lit_set_add(parents, lit_set_find(&r->off, c, d, false));
}

static int locking(run *r)
{
    static const int from[4] = {0, 0, 2, 1}, to[4] = {2, 1, 0, 0};
    int added = 0;
    for (int pass = 0; pass < 4; pass++)
        for (int a = from[pass] * 9; a < from[pass] * 9 + 9; a++)
            for (int b = to[pass] * 9; b < to[pass] * 9 + 9; b++)
                for (int d = 1; d <= 9; d++) {
                    hint *h = lit_hint();
                    thoughts parents = {0};
                    int in = 0;
                    for (int s = 0; s < 9; s++) {
                        int c = lit_cell(a, s);
                        in += r->g.can[c][d] && lit_region(c, b / 9) == b;
                        if (lit_region(c, b / 9) != b)
                            parent_gone(r, &parents, c, d);
                        if (lit_region(lit_cell(b, s), a / 9) != a)
                            lit_strike(&r->g, h, lit_cell(b, s), d);
                    }
                    if (in >= 2 && in == lit_places(&r->g, a, d))
                        added += use(r, h, &parents, false);
                }
    return added;
}

static int hidden_pairs(run *r)
{
    int added = 0;
    for (int t = 0; t < 3; t++)
        for (int i = 0; i < 9; i++)
            for (int e = 2; e <= 9; e++)
                for (int d = 1; d < e; d++) {
                    int region = lit_bcr[t] * 9 + i, cells = 0;
                    hint *h = lit_hint();
                    thoughts parents = {0};
                    for (int s = 0; s < 9; s++) {
                        int c = lit_cell(region, s);
                        bool in = r->g.can[c][d] || r->g.can[c][e];
                        cells += in;
                        for (int x = 1; x <= 9; x++) {
                            if (in && x != d && x != e)
                                lit_strike(&r->g, h, c, x);
                            if (!in && (x == d || x == e))
                                parent_gone(r, &parents, c, x);
                        }
                    }
                    if (lit_empty(&r->g, region) > 4 && cells == 2 &&
                        lit_places(&r->g, region, d) == 2 && lit_places(&r->g, region, e) == 2)
                        added += use(r, h, &parents, false);
                }
    return added;
}

static int naked_pairs(run *r)
{
    int added = 0;
    for (int t = 0; t < 3; t++)
        for (int i = 0; i < 9; i++)
            for (int b = 1; b < 9; b++)
                for (int a = 0; a < b; a++) {
                    int region = lit_bcr[t] * 9 + i;
                    int x = lit_cell(region, a), y = lit_cell(region, b);
                    hint *h = lit_hint();
                    thoughts parents = {0};
                    for (int d = 1; d <= 9; d++)
                        if (!r->g.can[x][d])
                            parent_gone(r, &parents, x, d);
                    for (int d = 1; d <= 9; d++)
                        if (!r->g.can[y][d])
                            parent_gone(r, &parents, y, d);
                    for (int s = 0; s < 9; s++)
                        for (int d = 1; s != a && s != b && d <= 9; d++)
                            if (r->g.can[x][d])
                                lit_strike(&r->g, h, lit_cell(region, s), d);
                    if (lit_empty(&r->g, region) >= 4 && lit_count(&r->g, x) == 2 &&
                        memcmp(r->g.can[x], r->g.can[y], sizeof r->g.can[x]) == 0)
                        added += use(r, h, &parents, false);
                }
    return added;
}

static int x_wing(run *r, int base, int cover, int a, int b, int d)
{
    hint *h = lit_hint();
    thoughts parents = {0};
    int across = 0, lines = 0, placed = 0;
    for (int c = 0; c < 81; c++)
        placed += r->g.value[c] == d;
    for (int s = 0; s < 9; s++) {
        bool in = r->g.can[lit_cell(base + a, s)][d] || r->g.can[lit_cell(base + b, s)][d];
        across |= in << s;
        lines += in;
    }
    for (int s = 0; s < 9; s++)
        if (!(across >> s & 1))
            parent_gone(r, &parents, lit_cell(base + a, s), d);
    for (int s = 0; s < 9; s++)
        if (!(across >> s & 1))
            parent_gone(r, &parents, lit_cell(base + b, s), d);
    for (int l = 0; l < 9; l++)
        for (int s = 0; across >> l & 1 && s < 9; s++)
            if (s != a && s != b)
                lit_strike(&r->g, h, lit_cell(cover + l, s), d);
    if (placed > 5 || lines != 2 || lit_places(&r->g, base + a, d) != 2 ||
        lit_places(&r->g, base + b, d) != 2)
        return 0;
    return use(r, h, &parents, false);
}

static int x_wings(run *r)
{
    int added = 0;
    for (int pass = 0; pass < 2; pass++)
        for (int b = 1; b < 9; b++)
            for (int a = 0; a < b; a++)
                for (int d = 1; d <= 9; d++)
                    added += x_wing(r, pass ? 9 : 18, pass ? 18 : 9, a, b, d);
    return added;
}

/* What had to be switched off for a chain to exist. */
static void chain_parents(run *r, const hint *h, thoughts *parents)
{
    for (int i = 0; i < h->targets; i++) {
        thoughts all;
        lit_ancestors(h->target[i], &all);
        for (int k = 0; k < all.count; k++) {
            const thought *p = all.at[k];
            int cause = p->parents ? p->cause : h->begin;
            for (int s = 0; p->on && cause && s < 9; s++) {
                if (cause == 1)
                    parent_gone(r, parents, p->cell, s + 1);
                else
                    parent_gone(r, parents, lit_cell(lit_region(p->cell, cause - 2), s), p->digit);
            }
        }
    }
}

static int by_chains(run *r, hints *all)
{
    int added = 0;
    lit_drop_equal_strikes(all);
    for (int i = 0; i < all->count; i++) {
        thoughts parents = {0};
        chain_parents(r, all->at[i], &parents);
        added += use(r, all->at[i], &parents, true);
    }
    return added;
}

static int by_forcing(run *r, bool dynamic, int level, double base)
{
    hints all = {0};
    lit_forcing(&r->g, dynamic, false, level, base, &all);
    return by_chains(r, &all);
}

static void advance(run *r)
{
    if (locking(r) || hidden_pairs(r) || naked_pairs(r) || x_wings(r) || r->level < 2)
        return;
    if (r->level < 4) {
        hints all = {0};
        lit_chains(&r->g, &all);
        if (by_chains(r, &all) || r->level < 3)
            return;
        by_forcing(r, false, 0, 8.0);
        return;
    }
    if (!by_forcing(r, true, 0, 8.5) && r->level > 4)
        by_forcing(r, true, 2, 9.5);
}

static bool follow_on(run *r, thought *p)
{
    thoughts next;
    lit_on_to_off(&r->g, p, !r->nishio, &next);
    for (int i = 0; i < next.count; i++) {
        thought *off = next.at[i], *on = lit_set_find(&r->on, off->cell, off->digit, true);
        if (on) {
            r->broken[0] = on;
            r->broken[1] = off;
            return false;
        }
        lit_set_add(&r->off, off);
    }
    return true;
}

static bool follow_off(run *r, thought *p)
{
    thoughts next;
    lit_off_to_on(&r->g, &r->start, r->dynamic ? &r->off : NULL, p, !r->nishio, true, &next);
    if (r->dynamic)
        r->g.can[p->cell][p->digit] = false;
    for (int i = 0; i < next.count; i++) {
        thought *on = next.at[i], *off = lit_set_find(&r->off, on->cell, on->digit, false);
        if (off) {
            r->broken[0] = on;
            r->broken[1] = off;
            return false;
        }
        lit_set_add(&r->on, on);
    }
    return true;
}

static run *propagate(const grid *g, int cell, int digit, bool on, bool dynamic, bool nishio,
                      int level)
{
    run *r = lit_take(sizeof *r);
    r->g = r->start = *g;
    r->dynamic = dynamic;
    r->nishio = nishio;
    r->level = level;
    lit_set_add(on ? &r->on : &r->off, lit_thought(cell, digit, on, 0, NULL));
    while (r->on_next < r->on.count || r->off_next < r->off.count) {
        bool good = r->on_next < r->on.count ? follow_on(r, r->on.at[r->on_next++])
                                             : follow_off(r, r->off.at[r->off_next++]);
        if (!good)
            break;
        if (r->on_next == r->on.count && r->off_next == r->off.count && level > 0)
            advance(r);
    }
    return r;
}

/* ---- combinations ---------------------------------------------------------------------------- */

typedef struct task {
    const grid *g;
    bool dynamic, nishio;
    int level;
    double base;
    hints *all;
    run *done[81][10][2];
} task;

static run *run_of(task *t, int cell, int digit, bool on)
{
    run **r = &t->done[cell][digit][on];
    if (!*r)
        *r = propagate(t->g, cell, digit, on, t->dynamic, t->nishio, t->level);
    return *r;
}

static void add(task *t, hint *h, int cell, int digit, bool on)
{
    for (int d = 1; d <= 9; d++)
        if (on ? d != digit : d == digit)
            lit_strike(t->g, h, cell, d);
    if (on) {
        h->cell = cell;
        h->digit = digit;
    }
    if (!lit_strikes(h))
        return;
    h->complexity = lit_complexity(h);
    h->rating = t->base + lit_added(h->complexity);
    lit_add(t->all, h);
}

static void add_common(task *t, run **r, int count, int key, int begin)
{
    for (int state = 1; state >= 0; state--) {
        const thoughts *first = state ? &r[0]->on : &r[0]->off;
        for (int i = 0; i < first->count; i++) {
            const thought *p = first->at[i];
            hint *h = lit_hint();
            for (int k = 0; k < count; k++) {
                const thought *q =
                    lit_set_find(state ? &r[k]->on : &r[k]->off, p->cell, p->digit, state);
                if (q)
                    h->target[h->targets++] = q;
            }
            h->key = key;
            h->begin = begin;
            if (h->targets == count)
                add(t, h, p->cell, p->digit, state);
        }
    }
}

static void add_broken(task *t, const run *r, int cell, int digit, bool place)
{
    hint *h = lit_hint();
    if (!r->broken[0])
        return;
    h->target[0] = r->broken[0];
    h->target[1] = r->broken[1];
    h->targets = 2;
    h->key = 7;
    add(t, h, cell, digit, place);
}

static void try_region(task *t, int cell, int d, int type)
{
    run *r[9];
    int n = 0;
    for (int s = 0; s < 9; s++) {
        int c = lit_cell(lit_region(cell, type), s);
        if (!t->g->can[c][d])
            continue;
        if (n == 0 && c != cell)
            return;
        r[n++] = run_of(t, c, d, true);
    }
    if (n >= 2)
        add_common(t, r, n, 6, 2 + type);
}

static void try_candidate(task *t, int c, int d)
{
    if (t->dynamic) {
        run *r[2] = {run_of(t, c, d, true), run_of(t, c, d, false)};
        add_broken(t, r[0], c, d, false);
        add_broken(t, r[1], c, d, true);
        if (!t->nishio && lit_count(t->g, c) >= 3)
            add_common(t, r, 2, 1, 0);
    }
    for (int type = 0; !t->nishio && type < 3; type++)
        try_region(t, c, d, type);
}

void lit_forcing(const grid *g, bool dynamic, bool nishio, int level, double base, hints *all)
{
    task *t = lit_take(sizeof *t);
    *t = (task){.g = g, .dynamic = dynamic, .nishio = nishio, .level = level, .base = base};
    t->all = all;
    for (int c = 0; c < 81; c++) {
        run *r[9];
        int n = 0;
        if (lit_count(g, c) < (dynamic ? 2 : 3))
            continue;
        for (int d = 1; d <= 9; d++)
            if (g->can[c][d])
                try_candidate(t, c, d);
        for (int d = 1; !nishio && d <= 9; d++)
            if (g->can[c][d])
                r[n++] = run_of(t, c, d, true);
        if (n)
            add_common(t, r, n, 5, 1);
    }
    lit_sort(all);
}

/* ---- the whole ------------------------------------------------------------------------------- */

static bool first_of(const hints *all, hint *h)
{
    if (all->count)
        *h = *all->at[0];
    return all->count > 0;
}

static bool produce(const grid *g, int producer, hint *h)
{
    static const double base[] = {8.5, 9.0, 9.5, 10.0, 10.5, 11.0};
    hints all = {0};
    *h = *lit_hint();
    if (producer == 15)
        return lit_loops(g, h);
    if (producer == 19)
        return lit_bug(g, h);
    if (producer == 20 || producer == 22)
        return lit_aligned(g, producer == 20 ? 2 : 3, h);
    if (producer < 20)
        return lit_pattern(g, producer, h);
    if (producer == 21)
        lit_chains(g, &all);
    else if (producer == 23)
        lit_forcing(g, true, true, 0, 7.5, &all);
    else if (producer == 24)
        lit_forcing(g, false, false, 0, 8.0, &all);
    else
        lit_forcing(g, true, false, producer - 25, base[producer - 25], &all);
    return first_of(&all, h);
}

bool lit_next(const grid *g, hint *h)
{
    bool found = false;
    for (int producer = 1; producer <= 30 && !found; producer++) {
        found = produce(g, producer, h);
        lit_free_all();
    }
    return found;
}

static void place(grid *g, int cell, int digit)
{
    g->value[cell] = digit;
    for (int d = 1; d <= 9; d++)
        g->can[cell][d] = false;
    for (int c = 0; c < 81; c++)
        if (lit_sees(c, cell))
            g->can[c][digit] = false;
}

void lit_start(grid *g, const char *puzzle)
{
    for (int c = 0; c < 81; c++) {
        g->value[c] = 0;
        for (int d = 1; d <= 9; d++)
            g->can[c][d] = true;
    }
    for (int c = 0; c < 81; c++)
        if (puzzle[c] >= '1' && puzzle[c] <= '9')
            place(g, c, puzzle[c] - '0');
}

void lit_apply(grid *g, const hint *h)
{
    for (int c = 0; c < 81; c++)
        for (int d = 1; d <= 9; d++)
            if (h->strike[c][d])
                g->can[c][d] = false;
    if (h->cell >= 0)
        place(g, h->cell, h->digit);
}

bool lit_done(const grid *g)
{
    for (int c = 0; c < 81; c++)
        if (!g->value[c])
            return false;
    return true;
}
