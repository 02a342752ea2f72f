/* SPDX-License-Identifier: MIT
 *
 * als_xy_wing.c - three almost locked sets: C is tied with A by x and with B by another symbol y.
 * A symbol z common to A and B stands in one of them, and leaves every cell that sees all its
 * places in both.
 *
 *            x         y
 *       A ------- C ------- B            z gone from A: A is locked and has x, so C has no x, so C
 *       z                   z            is locked and has y, so B has no y, so B is locked: z in B
 *
 * It is the XY-wing with sets for cells. A and B may share cells only if the options say so, and
 * neither may contain the other.
 */
#include "base/assert.h"
#include "logic/als.h"
#include "logic/rules/rules.h"

typedef struct wing {
    uint32_t a, b, c; /* sets */
} wing;

/* The set that link p and a later one share is the hinge. Links are in order by a, then b, each a < b and each pair
 * once: so q's b is never p's a, and no two share both. */
static wing hinge(const hf_als_link *p, const hf_als_link *q)
{
    HF_ASSERT(q->a > p->a || (q->a == p->a && q->b > p->b));
    if (p->a == q->a)
        return (wing){p->b, q->b, p->a};
    if (p->b == q->a)
        return (wing){p->a, q->b, p->b};
    HF_ASSERT(p->b == q->b);
    return (wing){p->a, q->a, p->b};
}

static uint32_t commons(const hf_als_link *link)
{
    return symbol_bit(link->x) | (link->y ? symbol_bit(link->y) : 0);
}

/* The symbols that the wing strikes somewhere. */
static uint32_t struck_symbols(const hf_view *v, const hf_als_table *t, const wing *w,
                               uint32_t not )
{
    uint32_t struck = 0;
    SYMBOL_EACH (z, t->als[w->a].mask & t->als[w->b].mask & ~not )
        if (set_meets(als_sees(t, w->a, z), als_sees(t, w->b, z), v->words))
            struck |= symbol_bit(z);
    return struck;
}

static bool fits(const hf_view *v, const hf_als_table *t, const wing *w, bool overlap)
{
    const uint64_t *a = als_cells(t, w->a), *b = als_cells(t, w->b);
    return (overlap || !set_meets(a, b, v->words)) && !set_within(a, b, v->words) &&
           !set_within(b, a, v->words);
}

static void mark_common(hf_step *step, const hf_view *v, const hf_als_table *t,
                        const hf_als_link *link, uint32_t group, uint32_t symbol)
{
    hf_step_mark_set(step, v, HF_ROLE_COMMON, group, als_has(t, link->a, symbol), symbol);
    hf_step_mark_set(step, v, HF_ROLE_COMMON, group, als_has(t, link->b, symbol), symbol);
}

static bool report(hf_find *find, const hf_als_table *t, const wing *w, const hf_als_link *p,
                   const hf_als_link *q, uint32_t struck)
{
    const hf_view *v = find->view;
    hf_step *step = hf_find_begin(find, &hf_rule_als_xy_wing);
    uint32_t x = p->x, y = q->x != x ? q->x : q->y;
    if (!y) {
        x = p->y;
        y = q->x;
    }
    hf_step_symbols(step, struck);
    hf_als_mark(step, v, t, w->a, HF_ROLE_SET, 0);
    hf_als_mark(step, v, t, w->b, HF_ROLE_SET, 1);
    hf_als_mark(step, v, t, w->c, HF_ROLE_SET, 2);
    mark_common(step, v, t, p, 0, x);
    mark_common(step, v, t, q, 1, y);
    SYMBOL_EACH (z, struck) {
        hf_set hit;
        set_and(hit, als_sees(t, w->a, z), als_sees(t, w->b, z), v->words);
        hf_step_strike_set(step, v, hit, z);
    }
    return hf_find_emit(find);
}

static bool try_pair(hf_find *find, const hf_als_table *t, const hf_als_link *p,
                     const hf_als_link *q)
{
    const hf_view *v = find->view;
    if (!p->y && !q->y && p->x == q->x)
        return true;
    wing w = hinge(p, q);
    uint32_t struck = struck_symbols(v, t, &w, commons(p) | commons(q));
    if (!struck || !fits(v, t, &w, find->options->als_overlap))
        return true;
    return report(find, t, &w, p, q, struck);
}

/* The links after number i around a set. */
static const uint32_t *after(const hf_als_table *t, uint32_t set, uint32_t i, const uint32_t **end)
{
    const uint32_t *at = t->around + t->around_at[set];
    *end = t->around + t->around_at[set + 1];
    while (at < *end && *at <= i)
        at++;
    return at;
}

/* All later links that share a set with this one, in ascending order: links stand by their smaller
 * set, so that those of this one's smaller set come first. */
static bool try_link(hf_find *find, const hf_als_table *t, uint32_t i)
{
    const uint32_t set[2] = {t->link[i].a, t->link[i].b};
    for (uint32_t k = 0; k < 2; k++) {
        const uint32_t *end, *at = after(t, set[k], i, &end);
        for (; at < end; at++)
            if (!try_pair(find, t, &t->link[i], &t->link[*at]))
                return false;
    }
    return true;
}

static void find_als_xy_wing(hf_find *find)
{
    const hf_als_table *t = hf_als_get_linked(find, find->options->als_overlap);
    for (uint32_t i = 0; t && i < t->links; i++)
        if (!try_link(find, t, i))
            return;
}

const hf_rule hf_rule_als_xy_wing = {.name = "Almost Locked Set XY-Wing",
                                     .key = "als-xy-wing",
                                     .code = "0902",
                                     .brief = "axy",
                                     .find = find_als_xy_wing};
