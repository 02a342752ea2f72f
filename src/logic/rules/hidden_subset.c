/* SPDX-License-Identifier: MIT
 *
 * hidden_subset.c - n symbols that have only n places between them in a house fill these places:
 * every other candidate there goes.
 *
 *      box 1:  | 1247- 69  129-  |      4 and 7 occur in two cells only:
 *              | 69    8   129   |      these are 4 and 7, so their 1, 2 and 9 go
 *              | 47 1- 3   5     |
 *
 * Sizes 2 to 4: pair, triple, quad. The complement of a naked subset in the same house, and harder
 * to see, because the cells still hold other candidates.
 */
#include "logic/quiet.h"
#include "logic/rules/rules.h"

enum { LARGEST = 4 };

typedef struct subset {
    uint32_t house;
    uint32_t rank; /* of the house in the view's order */
    uint32_t size;
    uint32_t count;                   /* symbols chosen so far */
    uint32_t mask;                    /* these symbols */
    uint32_t spots;                   /* their positions */
    uint32_t able[HF_LOGIC_MAX_SIZE]; /* the symbols with few enough places, ascending */
    uint32_t ables;
    bool met; /* one that strikes something */
} subset;

/* Are all the cells also in `other`, and the symbols confined to them there? */
static bool found_in(const hf_view *v, const subset *s, uint32_t other)
{
    hf_set cells, there;
    set_clear(cells, v->words);
    hf_view_add_spots(v, s->house, s->spots, cells);
    if (!set_within(cells, view_house(v, other), v->words))
        return false;
    SYMBOL_EACH (d, s->mask) {
        set_and(there, view_cells_with(v, d), view_house(v, other), v->words);
        if (!set_within(there, cells, v->words))
            return false;
    }
    return true;
}

static bool report(hf_find *find, subset *s)
{
    const hf_view *v = find->view;
    uint32_t gone = 0;
    SPOT_EACH (p, s->spots)
        gone |= v->cand[view_cell(v, s->house, p)] & ~s->mask;
    if (gone == 0)
        return true;
    s->met = true;
    for (uint32_t i = 0; i < s->rank; i++)
        if (found_in(v, s, v->order[i]))
            return true;
    hf_step *step = hf_find_begin(find, &hf_rule_hidden[s->size - 2]);
    hf_step_symbols(step, s->mask);
    hf_step_house(step, HF_ROLE_PATTERN, 0, s->house);
    SPOT_EACH (q, s->spots) {
        uint32_t cell = view_cell(v, s->house, q);
        hf_step_mark_mask(step, HF_ROLE_PATTERN, 0, cell, v->cand[cell] & s->mask);
        hf_step_strike_mask(step, v, cell, ~s->mask);
    }
    return hf_find_emit(find);
}

/* Adds symbols from number `from` on of those that are able; false: stop. */
static bool extend(hf_find *find, subset *s, uint32_t from)
{
    const hf_view *v = find->view;
    if (s->count == s->size)
        return hf_popcount32(s->spots) != s->size || report(find, s);
    for (uint32_t i = from; i + (s->size - s->count) <= s->ables; i++) {
        uint32_t d = s->able[i], spots = s->spots, joined = spots | view_spots(v, s->house, d);
        if (!at_most(joined, s->size))
            continue;
        s->count++;
        s->mask |= symbol_bit(d);
        s->spots = joined;
        bool more = extend(find, s, i + 1);
        s->count--;
        s->mask &= ~symbol_bit(d);
        s->spots = spots;
        if (!more)
            return false;
    }
    return true;
}

static void list_able(const hf_view *v, subset *s)
{
    s->ables = 0;
    for (uint32_t d = 1; d <= v->size; d++) {
        uint32_t places = view_places(v, s->house, d);
        if (places > 0 && places <= s->size)
            s->able[s->ables++] = d;
    }
}

static void find_hidden(hf_find *find)
{
    const hf_view *v = find->view;
    for (uint32_t size = 2; size <= LARGEST; size++) {
        if (!find_wants(find, &hf_rule_hidden[size - 2]))
            continue;
        for (uint32_t i = 0; i < v->houses; i++) {
            subset s;
            s.house = v->order[i];
            s.rank = i;
            s.size = size;
            s.count = s.mask = s.spots = 0;
            s.met = false;
            if (v->open[s.house] <= size || quiet_house(find, HF_QUIET_HIDDEN + size - 2, s.house))
                continue;
            list_able(v, &s);
            if (!extend(find, &s, 0))
                return;
            if (!s.met)
                note_quiet_house(find, HF_QUIET_HIDDEN + size - 2, s.house);
        }
    }
}

#define HIDDEN(name_, key_, code_, brief_, size_)                                                  \
    {                                                                                              \
        .name = name_, .key = key_, .code = code_, .brief = brief_, .size = size_,                 \
        .variant = size_ - 2, .find = find_hidden                                                  \
    }

const hf_rule hf_rule_hidden[3] = {HIDDEN("Hidden Pair", "hidden-pair", "0210", "h2", 2),
                                   HIDDEN("Hidden Triple", "hidden-triple", "0211", "h3", 3),
                                   HIDDEN("Hidden Quadruple", "hidden-quad", "0212", "h4", 4)};
