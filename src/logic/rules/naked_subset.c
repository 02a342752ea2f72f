/* SPDX-License-Identifier: MIT
 *
 * naked_subset.c - n cells of a house that have only n symbols between them use them all up: no
 * other cell that sees them all can have one of these symbols.
 *
 *      row 5:  | 38 . 38 | 138- 2 . | 378- . . |      two cells with 3 and 8 only:
 *                                                     3 and 8 go from the rest of the row
 *
 * Sizes 2 to 4: pair, triple, quad. If all n cells lie in two houses, both lose the symbols; where
 * both lose something, it is a *locked* pair or triple (the cells are locked in the crossing of a
 * box and a line), which is easier to see and stands earlier in a ladder.
 */
#include "logic/quiet.h"
#include "logic/rules/rules.h"

enum { LARGEST = 4, LOCKED_PAIR = 3, LOCKED_TRIPLE = 4 };

typedef struct subset {
    uint32_t house;
    uint32_t rank; /* of the house in the view's order */
    uint32_t size;
    uint32_t count;                   /* cells chosen so far */
    uint32_t cell[LARGEST];           /* ascending */
    uint32_t mask;                    /* their symbols */
    uint32_t able[HF_LOGIC_MAX_SIZE]; /* the cells with few enough candidates, ascending */
    uint32_t ables;
    bool met; /* one that strikes something, wanted or not */
} subset;

static bool holds_all(const hf_view *v, uint32_t house, const subset *s)
{
    for (uint32_t i = 0; i < s->size; i++)
        if (!view_in_house(v, house, s->cell[i]))
            return false;
    return true;
}

/* Would the subset have been found in a house that comes earlier? */
static bool seen_before(const hf_view *v, const subset *s)
{
    for (uint32_t i = 0; i < s->rank; i++)
        if (holds_all(v, v->order[i], s))
            return true;
    return false;
}

/* Has a cell of `house` outside `other` (and outside the subset) one of the symbols? */
static bool hits_only(const hf_view *v, const subset *s, uint32_t house, uint32_t other)
{
    SYMBOL_EACH (d, s->mask)
        SPOT_EACH (p, view_spots(v, house, d))
            if (!view_in_house(v, other, view_cell(v, house, p)))
                return true;
    return false;
}

/* Locked: a second house holds all cells, and each house loses something the other does not. */
static bool is_locked(const hf_view *v, const subset *s)
{
    if (s->size > 3)
        return false;
    for (uint32_t i = v->cross_at[s->house]; i < v->cross_at[s->house + 1]; i++) {
        uint32_t other = v->cross[i].to;
        if (holds_all(v, other, s) && hits_only(v, s, s->house, other) &&
            hits_only(v, s, other, s->house))
            return true;
    }
    return false;
}

static const hf_rule *rule_of(const hf_view *v, const subset *s)
{
    if (is_locked(v, s))
        return &hf_rule_naked[s->size == 2 ? LOCKED_PAIR : LOCKED_TRIPLE];
    return &hf_rule_naked[s->size - 2];
}

static bool in_subset(const subset *s, uint32_t cell)
{
    for (uint32_t i = 0; i < s->size; i++)
        if (s->cell[i] == cell)
            return true;
    return false;
}

/* House by house, cell by cell. */
static void strike(hf_step *step, const hf_view *v, const subset *s)
{
    for (uint32_t h = 0; h < v->houses; h++) {
        if (!holds_all(v, h, s))
            continue;
        hf_step_house(step, HF_ROLE_PATTERN, 0, h);
        for (uint32_t p = 0; p < v->size; p++)
            if (!in_subset(s, view_cell(v, h, p)))
                hf_step_strike_mask(step, v, view_cell(v, h, p), s->mask);
    }
}

static bool report(hf_find *find, subset *s)
{
    const hf_view *v = find->view;
    hf_set seen;
    uint32_t hit = 0;
    set_copy(seen, view_peers(v, s->cell[0]), v->words);
    for (uint32_t i = 1; i < s->size; i++)
        set_and(seen, seen, view_peers(v, s->cell[i]), v->words);
    SYMBOL_EACH (d, s->mask)
        if (set_meets(seen, view_cells_with(v, d), v->words))
            hit |= symbol_bit(d);
    s->met |= hit != 0;
    if (hit == 0 || seen_before(v, s))
        return true;
    const hf_rule *rule = rule_of(v, s);
    if (!find_wants(find, rule))
        return true;
    hf_step *step = hf_find_begin(find, rule);
    hf_step_symbols(step, s->mask);
    for (uint32_t i = 0; i < s->size; i++)
        hf_step_mark_mask(step, HF_ROLE_PATTERN, 0, s->cell[i], v->cand[s->cell[i]]);
    strike(step, v, s);
    SYMBOL_EACH (e, hit)
        hf_step_strike_set(step, v, seen, e);
    return hf_find_emit(find);
}

/* Adds cells from number `from` on of those that are able; false: stop. */
static bool extend(hf_find *find, subset *s, uint32_t from)
{
    const hf_view *v = find->view;
    if (s->count == s->size)
        return hf_popcount32(s->mask) != s->size || report(find, s);
    for (uint32_t i = from; i + (s->size - s->count) <= s->ables; i++) {
        uint32_t mask = s->mask, joined = mask | v->cand[s->able[i]];
        if (!at_most(joined, s->size))
            continue;
        s->cell[s->count++] = s->able[i];
        s->mask = joined;
        bool more = extend(find, s, i + 1);
        s->count--;
        s->mask = mask;
        if (!more)
            return false;
    }
    return true;
}

static void list_able(const hf_view *v, subset *s)
{
    s->ables = 0;
    for (uint32_t p = 0; p < v->size; p++) {
        uint32_t cell = view_cell(v, s->house, p);
        if (v->count[cell] > 0 && v->count[cell] <= s->size)
            s->able[s->ables++] = cell;
    }
}

static void find_naked(hf_find *find)
{
    const hf_view *v = find->view;
    for (uint32_t size = 2; size <= LARGEST; size++) {
        uint32_t locked = size == 4 ? 0 : 1u << (size == 2 ? LOCKED_PAIR : LOCKED_TRIPLE);
        if (!(find->wanted & (1u << (size - 2) | locked)))
            continue;
        for (uint32_t i = 0; i < v->houses; i++) {
            subset s;
            s.house = v->order[i];
            s.rank = i;
            s.size = size;
            s.count = s.mask = 0;
            s.met = false;
            if (v->open[s.house] < size || quiet_house(find, HF_QUIET_NAKED + size - 2, s.house))
                continue;
            list_able(v, &s);
            if (!extend(find, &s, 0))
                return;
            if (!s.met)
                note_quiet_house(find, HF_QUIET_NAKED + size - 2, s.house);
        }
    }
}

#define NAKED(name_, key_, code_, brief_, size_, variant_)                                         \
    {                                                                                              \
        .name = name_, .key = key_, .code = code_, .brief = brief_, .size = size_,                 \
        .variant = variant_, .find = find_naked                                                    \
    }

const hf_rule hf_rule_naked[5] = {
    NAKED("Naked Pair", "naked-pair", "0200", "n2", 2, 0),
    NAKED("Naked Triple", "naked-triple", "0201", "n3", 3, 1),
    NAKED("Naked Quadruple", "naked-quad", "0202", "n4", 4, 2),
    NAKED("Locked Pair", "locked-pair", "0110", "l2", 2, LOCKED_PAIR),
    NAKED("Locked Triple", "locked-triple", "0111", "l3", 3, LOCKED_TRIPLE)};
