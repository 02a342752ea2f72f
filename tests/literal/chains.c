/* SPDX-License-Identifier: MIT
 *
 * chains.c - implications, ancestors, static chains and cycles of the literal rating.
 */
#include "literal/literal.h"

#include <string.h>

/* ---- sets of thoughts ------------------------------------------------------------------------ */

thought *lit_set_find(const thoughts *set, int cell, int digit, bool on)
{
    int at = set->number[cell][digit][on];
    return at ? set->at[at - 1] : NULL;
}

/* False: an equal one is in it already. */
bool lit_set_add(thoughts *set, thought *p)
{
    if (lit_set_find(set, p->cell, p->digit, p->on))
        return false;
    set->at[set->count++] = p;
    set->number[p->cell][p->digit][p->on] = set->count;
    return true;
}

void lit_add_parent(thought *p, thought *parent)
{
    thought **old = p->parent;
    if (p->parents % 8 == 0) {
        p->parent = lit_take((size_t)(p->parents + 8) * sizeof *p->parent);
        if (old)
            memcpy(p->parent, old, (size_t)p->parents * sizeof *old);
    }
    p->parent[p->parents++] = parent;
}

thought *lit_thought(int cell, int digit, bool on, int cause, thought *parent)
{
    thought *p = lit_take(sizeof *p);
    p->cell = cell;
    p->digit = digit;
    p->on = on;
    p->cause = cause;
    if (parent)
        lit_add_parent(p, parent);
    return p;
}

/* ---- implications ---------------------------------------------------------------------------- */

void lit_on_to_off(const grid *g, thought *p, bool use_y, thoughts *out)
{
    memset(out, 0, sizeof *out);
    for (int d = 1; use_y && d <= 9; d++)
        if (d != p->digit && g->can[p->cell][d])
            lit_set_add(out, lit_thought(p->cell, d, false, 1, p));
    for (int t = 0; t < 3; t++)
        for (int s = 0; s < 9; s++) {
            int c = lit_cell(lit_region(p->cell, t), s);
            if (c != p->cell && g->can[c][p->digit])
                lit_set_add(out, lit_thought(c, p->digit, false, 2 + t, p));
        }
}

/* What is gone since the start, from a cell or for a digit from a region: more parents. */
static void add_gone(const grid *g, const grid *start, const thoughts *off, const thought *p,
                     int cause, thought *to)
{
    for (int i = 0; off && i < 9; i++) {
        int c = cause == 1 ? p->cell : lit_cell(lit_region(p->cell, cause - 2), i);
        int d = cause == 1 ? i + 1 : p->digit;
        if (start->can[c][d] && !g->can[c][d])
            lit_add_parent(to, lit_set_find(off, c, d, false));
    }
}

void lit_off_to_on(const grid *g, const grid *start, const thoughts *off, thought *p, bool use_y,
                   bool use_x, thoughts *out)
{
    memset(out, 0, sizeof *out);
    for (int d = 1; use_y && lit_count(g, p->cell) == 2 && d <= 9; d++)
        if (d != p->digit && g->can[p->cell][d]) {
            thought *on = lit_thought(p->cell, d, true, 1, p);
            if (lit_set_add(out, on))
                add_gone(g, start, off, p, 1, on);
        }
    for (int t = 0; use_x && t < 3; t++) {
        int r = lit_region(p->cell, t);
        for (int s = 0; lit_places(g, r, p->digit) == 2 && s < 9; s++) {
            int c = lit_cell(r, s);
            if (c == p->cell || !g->can[c][p->digit])
                continue;
            thought *on = lit_thought(c, p->digit, true, 2 + t, p);
            if (lit_set_add(out, on))
                add_gone(g, start, off, p, 2 + t, on);
        }
    }
}

/* ---- ancestors and complexity ---------------------------------------------------------------- */

void lit_ancestors(const thought *p, thoughts *out)
{
    memset(out, 0, sizeof *out);
    lit_set_add(out, (thought *)p);
    for (int i = 0; i < out->count; i++)
        for (int k = 0; k < out->at[i]->parents; k++)
            lit_set_add(out, out->at[i]->parent[k]);
}

static bool same_thought(const thought *a, const thought *b)
{
    return a->cell == b->cell && a->digit == b->digit && a->on == b->on;
}

static bool same_hint(const hint *a, const hint *b)
{
    thoughts set[2], *x = &set[0], *y = &set[1];
    if (a == b)
        return true;
    if (a->targets != b->targets)
        return false;
    for (int i = 0; i < a->targets; i++) {
        lit_ancestors(a->target[i], x);
        lit_ancestors(b->target[i], y);
        if (x->count != y->count)
            return false;
        for (int k = 0; k < x->count; k++)
            if (!same_thought(x->at[k], y->at[k]))
                return false;
    }
    return true;
}

int lit_complexity(const hint *h)
{
    const hint *counted[600];
    int sum = 0, nested = 0;
    thoughts set, *all = &set;
    for (int i = 0; i < h->targets; i++) {
        lit_ancestors(h->target[i], all);
        sum += all->count;
        for (int k = 0; k < all->count; k++) {
            const hint *inner = all->at[k]->nested;
            bool known = !inner || nested == 600;
            for (int j = 0; !known && j < nested; j++)
                known = same_hint(counted[j], inner);
            if (known)
                continue;
            counted[nested++] = inner;
            sum += inner->complexity;
        }
    }
    return sum;
}

void lit_drop_equal_strikes(hints *all)
{
    int kept = 0;
    for (int i = 0; i < all->count; i++) {
        bool known = false;
        for (int k = 0; k < kept; k++)
            known |= memcmp(all->at[k]->strike, all->at[i]->strike, sizeof all->at[i]->strike) == 0;
        if (!known)
            all->at[kept++] = all->at[i];
    }
    all->count = kept;
}

/* ---- cycles ---------------------------------------------------------------------------------- */

static bool is_ancestor(const thought *p, const thought *of)
{
    for (; of; of = of->parents ? of->parent[0] : NULL)
        if (same_thought(p, of))
            return true;
    return false;
}

/* The same chain read backwards: what was on is off. */
static const thought *reversed(const thought *end)
{
    thought *made = NULL;
    for (const thought *p = end; p; p = p->parents ? p->parent[0] : NULL)
        made = lit_thought(p->cell, p->digit, !p->on, p->cause, made);
    return made;
}

static void add_cycle(const grid *g, const thought *end, double base, int key, hints *all)
{
    bool by_on[81][10] = {{false}}, by_off[81][10] = {{false}}, inside[81] = {false};
    hint *h = lit_hint();
    for (const thought *p = end; p->parents; p = p->parent[0])
        inside[p->cell] = true;
    for (const thought *p = end; p->parents; p = p->parent[0])
        for (int c = 0; c < 81; c++)
            if (lit_sees(c, p->cell) && !inside[c] && g->can[c][p->digit])
                (p->on ? by_on : by_off)[c][p->digit] = true;
    for (int c = 0; c < 81; c++)
        for (int d = 1; d <= 9; d++)
            if (by_on[c][d] && by_off[c][d])
                lit_strike(g, h, c, d);
    if (!lit_strikes(h))
        return;
    h->target[0] = end;
    h->targets = 1;
    h->complexity = lit_complexity(h);
    h->target[h->targets++] = reversed(end);
    h->key = key;
    h->rating = base + lit_added(h->complexity);
    lit_add(all, h);
}

/* Lists without end: a queue of thoughts, some of them equal. */
typedef struct queue {
    thought *at[60000];
    int count;
} queue;

static queue queues[2]; /* no search for chains runs inside another */

static void push(queue *q, thought *p)
{
    if (q->count < 60000)
        q->at[q->count++] = p;
}

static void cycles(const grid *g, int cell, int digit, bool use_x, bool use_y, double base, int key,
                   hints *all)
{
    thoughts sets[2], *reached = &sets[0], *next = &sets[1];
    queue *on = &queues[0], *off = &queues[1];
    int length = 0;
    memset(sets, 0, sizeof sets);
    on->count = off->count = 0;
    push(on, lit_thought(cell, digit, true, 0, NULL));
    lit_set_add(reached, on->at[0]);
    while (on->count) {
        length++;
        off->count = 0;
        for (int i = 0; i < on->count; i++) {
            lit_on_to_off(g, on->at[i], use_y, next);
            for (int k = 0; k < next->count; k++)
                if (!is_ancestor(next->at[k], on->at[i]))
                    push(off, next->at[k]);
        }
        length++;
        on->count = 0;
        for (int i = 0; i < off->count; i++) {
            lit_off_to_on(g, g, NULL, off->at[i], use_y, use_x, next);
            for (int k = 0; k < next->count; k++) {
                thought *p = next->at[k];
                if (length >= 4 && p->cell == cell && p->digit == digit)
                    add_cycle(g, p, base, key, all);
                if (lit_set_add(reached, p))
                    push(on, p);
            }
        }
    }
}

/* ---- chains ---------------------------------------------------------------------------------- */

static void add_chain(const grid *g, const thought *end, double base, int key, hints *all)
{
    hint *h = lit_hint();
    if (end->on) {
        h->cell = end->cell;
        h->digit = end->digit;
        for (int d = 1; d <= 9; d++)
            if (d != end->digit)
                lit_strike(g, h, end->cell, d);
    } else {
        lit_strike(g, h, end->cell, end->digit);
    }
    h->target[h->targets++] = end;
    h->complexity = lit_complexity(h);
    h->key = key;
    h->rating = base + lit_added(h->complexity);
    if (lit_strikes(h))
        lit_add(all, h);
}

static void chain(const grid *g, int cell, int digit, bool from_on, bool use_x, bool use_y,
                  double base, int key, hints *all)
{
    thoughts sets[2], *reached = &sets[0], *next = &sets[1];
    queue *on = &queues[0], *off = &queues[1];
    thought *source = lit_thought(cell, digit, from_on, 0, NULL);
    memset(sets, 0, sizeof sets);
    on->count = off->count = 0;
    lit_set_add(reached, source);
    push(from_on ? on : off, source);
    while (on->count || off->count) {
        for (int i = 0; i < on->count; i++) {
            lit_on_to_off(g, on->at[i], use_y, next);
            for (int k = 0; k < next->count; k++) {
                thought *p = next->at[k];
                if (from_on && p->cell == cell && p->digit == digit) {
                    add_chain(g, p, base, key, all);
                    return;
                }
                if (!is_ancestor(p, on->at[i]) && lit_set_add(reached, p))
                    push(off, p);
            }
        }
        on->count = 0;
        for (int i = 0; i < off->count; i++) {
            lit_off_to_on(g, g, NULL, off->at[i], use_y, use_x, next);
            for (int k = 0; k < next->count; k++) {
                thought *p = next->at[k];
                if (!from_on && p->cell == cell && p->digit == digit) {
                    add_chain(g, p, base, key, all);
                    return;
                }
                if (lit_set_add(reached, p))
                    push(on, p);
            }
        }
        off->count = 0;
    }
}

void lit_chains(const grid *g, hints *all)
{
    for (int mode = 0; mode < 3; mode++) {
        bool x = mode != 1, y = mode != 0;
        double cycle_base = mode == 2 ? 7.0 : 6.5, chain_base = mode == 2 ? 7.0 : 6.6;
        for (int c = 0; c < 81; c++)
            for (int d = 1; d <= 9; d++) {
                int n = lit_count(g, c);
                if (!g->can[c][d] || n < 2 || (mode == 1 && n != 2))
                    continue;
                cycles(g, c, d, x, y, cycle_base, 2 + mode, all);
                if (mode == 1)
                    continue;
                chain(g, c, d, true, x, y, chain_base, 2 + mode, all);
                chain(g, c, d, false, x, y, chain_base, 2 + mode, all);
            }
    }
    lit_sort(all);
}
