/* SPDX-License-Identifier: MIT
 *
 * als_xz.c - two almost locked sets A and B with a restricted common x: x is missing from at least
 * one of them, and that one is locked. So any other common symbol z stands in A or in B, and leaves
 * every cell that sees all its places in both.
 *
 *      +----------+-------+-------+
 *      | 23  .  - | . . . | . . . |     A = r1c1 {2 3}, B = r3c13 {2 3 4}, x = 2: the 2s of A and
 *      | .   .  - | . . . | . . . |     B see each other. If A has 2, then B lacks it, and 3 and 4
 *      | 24  . 34 | . . . | . . . |     are locked in B; if not, A is 3. So 3 is in A or in B: it
 *      +----------+-------+-------+     leaves the cells marked -, which see r1c1 and r3c3
 *
 * With two restricted commons x and y the sets lock each other: if A lacks x, then B has x, so B
 * lacks y, so A has y. Either way both are locked, each without one of x and y: every other symbol
 * of A leaves the cells that see all its places in A, likewise B, and x and y (which each stand in
 * one of the two) leave what sees all their places in both.
 */
#include "logic/als.h"
#include "logic/rules/rules.h"

/* Strikes the common symbols other than `but` where both sets are seen. */
static void strike_common(hf_step *step, const hf_view *v, const hf_als_table *t, uint32_t a,
                          uint32_t b, uint32_t but)
{
    SYMBOL_EACH (z, t->als[a].mask & t->als[b].mask & ~symbol_bit(but)) {
        hf_set hit;
        set_and(hit, als_sees(t, a, z), als_sees(t, b, z), v->words);
        hf_step_strike_set(step, v, hit, z);
    }
}

/* A locked set, tied with `other` by x and y: strikes its other symbols all around. */
static void strike_locked(hf_step *step, const hf_view *v, const hf_als_table *t, uint32_t set,
                          const hf_als_link *link, uint32_t other)
{
    SYMBOL_EACH (z, t->als[set].mask & ~(symbol_bit(link->x) | symbol_bit(link->y))) {
        hf_set hit;
        set_minus(hit, als_sees(t, set, z), als_cells(t, other), v->words);
        hf_step_strike_set(step, v, hit, z);
    }
}

static void mark(hf_step *step, const hf_view *v, const hf_als_table *t, const hf_als_link *link)
{
    hf_als_mark(step, v, t, link->a, HF_ROLE_SET, 0);
    hf_als_mark(step, v, t, link->b, HF_ROLE_SET, 1);
    for (uint32_t i = 0; i < 2; i++) {
        uint32_t x = i == 0 ? link->x : link->y;
        if (!x)
            break;
        hf_step_mark_set(step, v, HF_ROLE_COMMON, i, als_has(t, link->a, x), x);
        hf_step_mark_set(step, v, HF_ROLE_COMMON, i, als_has(t, link->b, x), x);
    }
}

static void find_als_xz(hf_find *find)
{
    const hf_view *v = find->view;
    const hf_als_table *t = hf_als_get_linked(find, false);
    if (!t)
        return;
    for (uint32_t i = 0; i < t->links; i++) {
        const hf_als_link *link = &t->link[i];
        hf_step *step = hf_find_begin(find, &hf_rule_als_xz);
        strike_common(step, v, t, link->a, link->b, link->x);
        if (link->y) {
            strike_common(step, v, t, link->a, link->b, link->y);
            strike_locked(step, v, t, link->a, link, link->b);
            strike_locked(step, v, t, link->b, link, link->a);
        }
        if (step->eliminations == 0)
            continue;
        for (uint32_t e = 0; e < step->eliminations; e++)
            step->symbols |= symbol_bit(step->eliminate[e].symbol);
        uint32_t struck = step->symbols;
        step->symbols = 0;
        hf_step_symbols(step, struck);
        mark(step, v, t, link);
        if (!hf_find_emit(find))
            return;
    }
}

const hf_rule hf_rule_als_xz = {.name = "Almost Locked Set XZ-Rule",
                                .key = "als-xz",
                                .code = "0901",
                                .brief = "axz",
                                .find = find_als_xz};
