/* SPDX-License-Identifier: MIT
 *
 * avoidable_rectangle.c - a deadly rectangle that is partly filled in already, by values that are
 * not givens: had it been completed, exchanging the two symbols would give a second solution.
 *
 *      type 1                    type 2
 *      a    b                    a     b         type 1: the fourth cell is not a
 *      b   [ax] -> not a        [bx]  [ax]       type 2: one of the two is x, so cells
 *                                                that see both lose x
 *
 * Only values the solver has placed count: a given could not be exchanged. The cells still empty
 * have exactly two candidates.
 */
#include "base/assert.h"
#include "logic/rules/rectangle.h"
#include "logic/rules/rules.h"

enum { TYPE_1, TYPE_2 };

static bool placed(const hf_view *v, uint32_t cell)
{
    return v->value[cell] && !v->given[cell];
}

static hf_step *begin(hf_find *find, const hf_rule *rule, const hf_rectangle *r, uint32_t a,
                      uint32_t b)
{
    hf_step *step = hf_find_begin(find, rule);
    hf_step_symbol(step, a);
    hf_step_symbol(step, b);
    for (int i = 0; i < 4; i++)
        hf_step_mark(step, HF_ROLE_CORNER, 0, r->cell[i], 0);
    return step;
}

static bool report_1(hf_find *find, const hf_rectangle *r, uint32_t cell, uint32_t symbol,
                     uint32_t a, uint32_t b)
{
    hf_step *step = begin(find, &hf_rule_avoidable[TYPE_1], r, a, b);
    hf_step_strike(step, cell, symbol);
    return hf_find_emit(find);
}

static bool report_2(hf_find *find, const hf_rectangle *r, uint32_t extra, uint32_t a, uint32_t b)
{
    const hf_view *v = find->view;
    hf_set seen;
    hf_step *step = begin(find, &hf_rule_avoidable[TYPE_2], r, a, b);
    hf_step_mark(step, HF_ROLE_EXTRA, 0, r->cell[2], extra);
    hf_step_mark(step, HF_ROLE_EXTRA, 0, r->cell[3], extra);
    set_and(seen, view_peers(v, r->cell[2]), view_peers(v, r->cell[3]), v->words);
    hf_step_strike_set(step, v, seen, extra);
    return hf_find_emit(find);
}

/* May the symbols be exchanged, as far as the puzzle gives candidates? */
static bool may_exchange(const hf_view *v, const hf_rectangle *r, uint32_t a, uint32_t b)
{
    return !v->limits || (hf_puzzle_allows(v->limits, r->cell[0], b) &&
                          hf_puzzle_allows(v->limits, r->cell[1], a) &&
                          hf_puzzle_allows(v->limits, r->cell[2], a) &&
                          hf_puzzle_allows(v->limits, r->cell[3], b));
}

/* Corners 0 and 1 hold a and b; b belongs into corner 2, a into corner 3. */
static bool judge(hf_rectangle_walk *walk, const hf_rectangle *r)
{
    hf_find *find = walk->find;
    const hf_view *v = find->view;
    const uint32_t a = v->value[r->cell[0]], b = v->value[r->cell[1]];
    const uint32_t third = r->cell[2], fourth = r->cell[3];
    bool empty_3 = v->value[third] == 0, empty_4 = v->value[fourth] == 0;
    /* Both filled corners start the rectangle once: the lower one reports it. */
    if (!placed(v, r->cell[1]) || r->cell[0] > r->cell[1] || (empty_3 && !view_has(v, third, b)) ||
        (empty_4 && !view_has(v, fourth, a)) || (!empty_3 && v->value[third] != b) ||
        (!empty_4 && v->value[fourth] != a) || !may_exchange(v, r, a, b))
        return true;
    if (empty_3 != empty_4) {
        if (!find_wants(find, &hf_rule_avoidable[TYPE_1]))
            return true;
        return empty_4 ? report_1(find, r, fourth, a, a, b) : report_1(find, r, third, b, a, b);
    }
    if (!empty_3 || !find_wants(find, &hf_rule_avoidable[TYPE_2]))
        return true;
    uint32_t extra = v->cand[third] & ~symbol_bit(b);
    HF_ASSERT(!(extra & symbol_bit(a))); /* corner 0 sees it */
    if (extra != (v->cand[fourth] & ~symbol_bit(a)))
        return true;
    return report_2(find, r, lowest_symbol(extra), a, b);
}

static void find_avoidable(hf_find *find)
{
    const hf_view *v = find->view;
    hf_set fits; /* filled by the solver, or with two candidates */
    hf_rectangle_walk walk = {.fits = fits, .each = judge, .find = find};
    if (!view_is_square(v))
        return;
    set_copy(fits, v->pairs, v->words);
    for (uint32_t c = 0; c < v->cells; c++)
        if (placed(v, c))
            set_add(fits, c);
    for (uint32_t c = 0; c < v->cells; c++)
        if (placed(v, c) && !hf_rectangle_each(&walk, c))
            return;
}

const hf_rule hf_rule_avoidable[2] = {{.name = "Avoidable Rectangle Type 1",
                                       .key = "avoidable-rectangle-1",
                                       .code = "0607",
                                       .brief = "ar1",
                                       .variant = TYPE_1,
                                       .unique = true,
                                       .find = find_avoidable},
                                      {.name = "Avoidable Rectangle Type 2",
                                       .key = "avoidable-rectangle-2",
                                       .code = "0608",
                                       .brief = "ar2",
                                       .variant = TYPE_2,
                                       .unique = true,
                                       .find = find_avoidable}};
