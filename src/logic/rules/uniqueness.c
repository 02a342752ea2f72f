/* SPDX-License-Identifier: MIT
 *
 * uniqueness.c - a puzzle with one solution never comes down to four cells of a deadly rectangle
 * (see rectangle.h) with the same two candidates a and b. Whatever saves the board from that must
 * be true.
 *
 * T are the corners with no candidate but a and b, E those with extra ones, x an extra.
 *
 *      type 1        type 2         type 5          type 3             type 4 / 6
 *      ab   ab       ab   ab        ab   abx        ab   ab            ab   ab
 *      ab   abx      abx  abx       abx  ab         abx  aby           abx  aby
 *
 *  1: one E: it loses a and b.
 *  2: two E in a line, extra x only: one of them is x; what sees both loses x.
 *  5: the same with two E across, or with three.
 *  3: two E in a house: together they act as one cell with their extras; with k more cells of that
 *     house (none with a or b) and k + 1 symbols that is a naked subset.
 *  4: two E in a line, no other cell that sees both has a: one of them is a, so neither is b.
 *  6: two E across, a nowhere else in the two rows and columns: E is not a (an X-wing would be
 *     deadly).
 *  Hidden rectangle: one T, or two across. Opposite a T corner lies c; if neither c's row nor its
 *     column has a outside the rectangle, then c is not b.
 *
 * The start corner has exactly a and b. The others need both as candidates; or, if candidates may
 * be missing, only must not have been excluded by a value or by the candidates that the puzzle gives: the
 * argument is about the puzzle, not about what has been struck since.
 */
#include "base/assert.h"
#include "logic/rules/rectangle.h"
#include "logic/rules/rules.h"

enum { TEST_1, TEST_2, TEST_3, TEST_4, TEST_5, TEST_6, HIDDEN };

typedef struct unique_test {
    hf_find *find;
    const hf_rectangle *r;
    uint32_t a, b;
    uint32_t pair; /* mask of a and b */
    uint32_t extra[4];
    uint32_t extras; /* corners with extras, in corner order */
    uint32_t bare[4];
    uint32_t bares;
    uint32_t mask; /* the extra symbols */
} unique_test;

static bool wants(const unique_test *u, int test)
{
    return find_wants(u->find, &hf_rule_uniqueness[test]);
}

static hf_step *begin(const unique_test *u, int test)
{
    const hf_view *v = u->find->view;
    hf_step *step = hf_find_begin(u->find, &hf_rule_uniqueness[test]);
    hf_step_symbol(step, u->a);
    hf_step_symbol(step, u->b);
    for (int i = 0; i < 4; i++)
        hf_step_mark_mask(step, HF_ROLE_CORNER, 0, u->r->cell[i], v->cand[u->r->cell[i]] & u->pair);
    for (uint32_t i = 0; i < u->extras; i++)
        hf_step_mark_mask(step, HF_ROLE_EXTRA, 0, u->extra[i], v->cand[u->extra[i]] & ~u->pair);
    return step;
}

/* Do the two cells share a row or a column? */
static bool in_line(const hf_view *v, uint32_t p, uint32_t q)
{
    return view_in_house(v, hf_view_house_of(v, p, HF_HOUSE_ROW), q) ||
           view_in_house(v, hf_view_house_of(v, p, HF_HOUSE_COLUMN), q);
}

static bool two_in_line(const unique_test *u)
{
    return u->extras == 2 && in_line(u->find->view, u->extra[0], u->extra[1]);
}

static bool test_1(const unique_test *u)
{
    if (!wants(u, TEST_1) || u->extras != 1)
        return true;
    hf_step *step = begin(u, TEST_1);
    hf_step_strike_mask(step, u->find->view, u->extra[0], u->pair);
    return hf_find_emit(u->find);
}

static bool test_2_and_5(const unique_test *u)
{
    const hf_view *v = u->find->view;
    int test = two_in_line(u) ? TEST_2 : TEST_5;
    hf_set seen;
    HF_ASSERT(u->extras < 4); /* it begins with a cell of two candidates */
    if (!wants(u, test) || u->extras < 2 || hf_popcount32(u->mask) != 1)
        return true;
    set_copy(seen, view_peers(v, u->extra[0]), v->words);
    for (uint32_t i = 1; i < u->extras; i++)
        set_and(seen, seen, view_peers(v, u->extra[i]), v->words);
    hf_step *step = begin(u, test);
    hf_step_strike_set(step, v, seen, lowest_symbol(u->mask));
    return hf_find_emit(u->find);
}

/* ---- type 3 ---------------------------------------------------------------------------------- */

/* A naked subset in the making: the two E cells count as one. */
typedef struct subset {
    const unique_test *u;
    uint32_t house;
    uint32_t cell[HF_LOGIC_MAX_SIZE];
    uint32_t count;
    uint32_t mask;
} subset;

static bool holds_all(const hf_view *v, const subset *s, uint32_t house)
{
    bool all = view_in_house(v, house, s->u->extra[0]) && view_in_house(v, house, s->u->extra[1]);
    for (uint32_t i = 0; all && i < s->count; i++)
        all = view_in_house(v, house, s->cell[i]);
    return all;
}

static bool report_3(const subset *s)
{
    const unique_test *u = s->u;
    const hf_view *v = u->find->view;
    hf_set seen;
    for (uint32_t h = 0; h < s->house; h++)
        if (holds_all(v, s, h))
            return true;
    set_and(seen, view_peers(v, u->extra[0]), view_peers(v, u->extra[1]), v->words);
    for (uint32_t i = 0; i < s->count; i++)
        set_and(seen, seen, view_peers(v, s->cell[i]), v->words);
    hf_step *step = begin(u, TEST_3);
    for (uint32_t i = 0; i < s->count; i++)
        hf_step_mark_mask(step, HF_ROLE_SUPPORT, 0, s->cell[i], v->cand[s->cell[i]]);
    hf_step_house(step, HF_ROLE_SUPPORT, 0, s->house);
    for (uint32_t p = 0; p < v->size; p++)
        if (set_has(seen, view_cell(v, s->house, p)))
            hf_step_strike_mask(step, v, view_cell(v, s->house, p), s->mask);
    SET_EACH (cell, seen, v->words)
        hf_step_strike_mask(step, v, cell, s->mask);
    return hf_find_emit(u->find);
}

static bool extend_3(subset *s, uint32_t from)
{
    const hf_view *v = s->u->find->view;
    for (uint32_t p = from; p < v->size; p++) {
        uint32_t cell = view_cell(v, s->house, p);
        if (v->value[cell] || (v->cand[cell] & s->u->pair) || cell == s->u->extra[0] ||
            cell == s->u->extra[1])
            continue;
        uint32_t mask = s->mask;
        s->mask |= v->cand[cell];
        s->cell[s->count++] = cell;
        bool more = true;
        if (hf_popcount32(s->mask) == s->count + 1)
            more = report_3(s);
        more = more && extend_3(s, p + 1);
        s->count--;
        s->mask = mask;
        if (!more)
            return false;
    }
    return true;
}

static bool test_3(const unique_test *u)
{
    const hf_view *v = u->find->view;
    if (!wants(u, TEST_3) || u->extras != 2)
        return true;
    for (uint32_t h = 0; h < v->houses; h++) {
        subset s = {.u = u, .house = h, .mask = u->mask};
        if (view_in_house(v, h, u->extra[0]) && view_in_house(v, h, u->extra[1]) &&
            !extend_3(&s, 0))
            return false;
    }
    return true;
}

/* ---- types 4 and 6, hidden rectangle --------------------------------------------------------- */

static bool strike_both(const unique_test *u, int test, uint32_t symbol)
{
    hf_step *step = begin(u, test);
    hf_step_strike_mask(step, u->find->view, u->extra[0], symbol_bit(symbol));
    hf_step_strike_mask(step, u->find->view, u->extra[1], symbol_bit(symbol));
    return hf_find_emit(u->find);
}

static bool test_4(const unique_test *u)
{
    const hf_view *v = u->find->view;
    hf_set seen;
    if (!wants(u, TEST_4) || !two_in_line(u))
        return true;
    set_and(seen, view_peers(v, u->extra[0]), view_peers(v, u->extra[1]), v->words);
    if (!set_meets(seen, view_cells_with(v, u->a), v->words))
        return strike_both(u, TEST_4, u->b);
    if (!set_meets(seen, view_cells_with(v, u->b), v->words))
        return strike_both(u, TEST_4, u->a);
    return true;
}

/* Has `symbol` a place in the house outside the rectangle? */
static bool outside(const unique_test *u, uint32_t house, uint32_t symbol)
{
    const hf_view *v = u->find->view;
    SPOT_EACH (p, view_spots(v, house, symbol)) {
        uint32_t cell = view_cell(v, house, p);
        if (cell != u->r->cell[0] && cell != u->r->cell[1] && cell != u->r->cell[2] &&
            cell != u->r->cell[3])
            return true;
    }
    return false;
}

static bool confined(const unique_test *u, uint32_t cell, uint32_t symbol)
{
    const hf_view *v = u->find->view;
    return !outside(u, hf_view_house_of(v, cell, HF_HOUSE_ROW), symbol) &&
           !outside(u, hf_view_house_of(v, cell, HF_HOUSE_COLUMN), symbol);
}

static bool test_6(const unique_test *u)
{
    if (!wants(u, TEST_6) || u->extras != 2 || two_in_line(u))
        return true;
    if (confined(u, u->extra[0], u->a) && confined(u, u->extra[1], u->a))
        return strike_both(u, TEST_6, u->a);
    if (confined(u, u->extra[0], u->b) && confined(u, u->extra[1], u->b))
        return strike_both(u, TEST_6, u->b);
    return true;
}

/* The corner diagonally opposite. */
static uint32_t opposite(const hf_rectangle *r, uint32_t corner)
{
    uint32_t i = 0;
    while (r->cell[i] != corner)
        i++;
    HF_ASSERT(i < 4);
    return r->cell[3 - i];
}

static bool test_hidden(const unique_test *u)
{
    const hf_view *v = u->find->view;
    bool across = u->bares == 2 && !in_line(v, u->bare[0], u->bare[1]);
    if (!wants(u, HIDDEN) || !(u->bares == 1 || across))
        return true;
    for (uint32_t i = 0; i < u->bares; i++)
        for (int swap = 0; swap < 2; swap++) {
            uint32_t c = opposite(u->r, u->bare[i]);
            uint32_t tied = swap ? u->b : u->a, gone = swap ? u->a : u->b;
            if (!view_has(v, c, gone) || !confined(u, c, tied))
                continue;
            hf_step *step = begin(u, HIDDEN);
            hf_step_strike(step, c, gone);
            if (!hf_find_emit(u->find))
                return false;
        }
    return true;
}

/* ---- rectangles ------------------------------------------------------------------------------ */

/* The cells where a symbol is a candidate, or has been struck by reasoning only: no value of a house
 * excludes it. */
static void fill_possible(const hf_find *find, uint32_t symbol, uint64_t *cells)
{
    const hf_view *v = find->view;
    set_copy(cells, view_cells_with(v, symbol), v->words);
    if (!find->options->missing_candidates)
        return;
    set_copy(cells, v->empty, v->words);
    for (uint32_t h = 0; h < v->houses; h++)
        if (v->done[h * (v->size + 1) + symbol])
            set_minus(cells, cells, view_house(v, h), v->words);
    if (v->limits)
        SET_EACH (cell, cells, v->words)
            if (!hf_puzzle_allows(v->limits, cell, symbol))
                set_drop(cells, cell);
}

/* The tests that a rectangle may pass, by what is easily seen of it. */
static uint32_t may_pass(const unique_test *u)
{
    uint32_t tests = 0;
    if (u->extras == 1)
        tests |= 1u << TEST_1;
    if (u->extras == 2)
        tests |= 1u << TEST_3 | 1u << TEST_4 | 1u << TEST_6;
    if (u->extras >= 2 && hf_popcount32(u->mask) == 1)
        tests |= 1u << TEST_2 | 1u << TEST_5;
    return u->bares == 1 || u->bares == 2 ? tests | 1u << HIDDEN : tests;
}

static bool judge(hf_rectangle_walk *walk, const hf_rectangle *r)
{
    const hf_view *v = walk->find->view;
    unique_test u = {.find = walk->find,
                     .r = r,
                     .a = walk->a,
                     .b = walk->b,
                     .pair = symbol_bit(walk->a) | symbol_bit(walk->b)};
    for (int i = 0; i < 4; i++) {
        uint32_t cell = r->cell[i], extra = v->cand[cell] & ~u.pair;
        /* Met from every corner with exactly the pair: the lowest of them reports. */
        if (cell < r->cell[0] && v->cand[cell] == u.pair)
            return true;
        if (extra)
            u.extra[u.extras++] = cell;
        else
            u.bare[u.bares++] = cell;
        u.mask |= extra;
    }
    walk->met |= may_pass(&u);
    return test_1(&u) && test_2_and_5(&u) && test_3(&u) && test_4(&u) && test_6(&u) &&
           test_hidden(&u);
}

/* All rectangles. What none of them can be is absent, and need not be looked for by later rungs. */
static bool search(hf_find *find, const hf_set *possible, uint32_t *met)
{
    const hf_view *v = find->view;
    SET_EACH (first, v->pairs, v->words) {
        hf_set fits;
        hf_rectangle_walk walk = {.fits = fits,
                                  .each = judge,
                                  .find = find,
                                  .a = lowest_symbol(v->cand[first]),
                                  .b = lowest_symbol(hf_without_lowest32(v->cand[first]))};
        set_and(fits, possible[walk.a], possible[walk.b], v->words);
        if (!hf_rectangle_each(&walk, first))
            return false;
        *met |= walk.met;
    }
    return true;
}

static void find_uniqueness(hf_find *find)
{
    const hf_view *v = find->view;
    uint32_t met = 0;
    if (!view_is_square(v) || (find->wanted & ~find->absent[HF_ABSENT_RECTANGLES]) == 0)
        return;
    hf_set *possible = hf_find_take_raw(find, (v->size + 1) * sizeof *possible);
    if (!possible)
        return;
    for (uint32_t d = 1; d <= v->size; d++)
        fill_possible(find, d, possible[d]);
    if (search(find, (const hf_set *)possible, &met))
        find->absent[HF_ABSENT_RECTANGLES] |= ~met;
}

#define UNIQUENESS(name_, key_, code_, brief_, variant_)                                           \
    {                                                                                              \
        .name = name_, .key = key_, .code = code_, .brief = brief_, .variant = variant_,           \
        .unique = true, .find = find_uniqueness                                                    \
    }

const hf_rule hf_rule_uniqueness[7] = {
    UNIQUENESS("Uniqueness Test 1", "uniqueness-1", "0600", "u1", TEST_1),
    UNIQUENESS("Uniqueness Test 2", "uniqueness-2", "0601", "u2", TEST_2),
    UNIQUENESS("Uniqueness Test 3", "uniqueness-3", "0602", "u3", TEST_3),
    UNIQUENESS("Uniqueness Test 4", "uniqueness-4", "0603", "u4", TEST_4),
    UNIQUENESS("Uniqueness Test 5", "uniqueness-5", "0604", "u5", TEST_5),
    UNIQUENESS("Uniqueness Test 6", "uniqueness-6", "0605", "u6", TEST_6),
    UNIQUENESS("Hidden Rectangle", "hidden-rectangle", "0606", "hr", HIDDEN)};
