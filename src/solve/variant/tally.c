/* SPDX-License-Identifier: MIT
 *
 * tally.c - how often each of several symbols occurs among the same cells: counting circles, cages that
 * tell what they hold.
 *
 * One count alone says little: a symbol of counting circles is there as often as its value, or not at all.
 * But all counts together are the number of cells, so that only some of them can be chosen; and a symbol
 * that is to be there as often as there are rows for it is within these cells in each of the rows.
 */
#include "solve/variant/model.h"

#include <string.h>

#include "base/assert.h"
#include "grid/shape_data.h"

enum { MOST_COUNTS = HF_RULES_SYMBOLS + 1 }; /* and all other symbols */

typedef struct tally {
    uint64_t inside[HF_VARIANT_WORDS]; /* the cells, by place */
    uint64_t own[MOST_COUNTS];         /* per count, as often as it may be */
} tally;

static bool is_inside(const tally *t, uint32_t place)
{
    return (t->inside[place / 64] >> (place % 64) & 1) != 0;
}

static uint64_t from_to(uint32_t low, uint32_t high)
{
    HF_ASSERT(low <= high); /* what is certain is possible */
    return hf_low_bits64(high + 1) & ~hf_low_bits64(low);
}

/* ---- a symbol and the houses -------------------------------------------------------------------- */

/* Does a house have places for the symbol inside and outside? Bit 0: inside, bit 1: outside. */
static uint32_t sides(const hf_variant *v, const hf_variant_board *b, const tally *t,
                      uint32_t house, uint32_t symbol)
{
    const uint32_t *cells = hf_house_cells(v->shape, house);
    uint32_t found = 0;
    for (uint32_t i = 0; i < v->size; i++) {
        uint32_t place = v->place[cells[i]];
        if ((b->mask[place] & symbol) != 0)
            found |= is_inside(t, place) ? 1 : 2;
    }
    return found;
}

static bool strike_side(hf_variant *v, hf_variant_board *b, const tally *t, uint32_t house,
                        uint32_t symbol, bool inside)
{
    const uint32_t *cells = hf_house_cells(v->shape, house);
    for (uint32_t i = 0; i < v->size; i++) {
        uint32_t place = v->place[cells[i]];
        if (is_inside(t, place) == inside && !hf_variant_keep(v, b, place, ~symbol))
            return false;
    }
    return true;
}

static bool is_family(hf_house_kind kind, const hf_variant *v, uint32_t *houses)
{
    *houses = 0;
    for (uint32_t h = 0; h < v->shape->houses; h++)
        *houses += hf_shape_house_kind(v->shape, h) == kind;
    /* as in derive.c, flat boards: they cover it */
    HF_ASSERT(*houses != v->size || v->cell_count == v->size * v->size);
    return *houses == v->size;
}

/* Every house of a family has the symbol once: inside, where there is no place outside. */
static bool by_family(hf_variant *v, hf_variant_board *b, const tally *t, uint32_t symbol,
                      hf_house_kind kind, uint64_t *own)
{
    uint32_t houses, least = 0, most = 0;
    if (!is_family(kind, v, &houses))
        return true;
    for (uint32_t h = 0; h < v->shape->houses; h++) {
        if (hf_shape_house_kind(v->shape, h) != kind)
            continue;
        uint32_t found = sides(v, b, t, h, symbol);
        least += found == 1;
        most += found & 1;
    }
    *own &= from_to(least, most);
    bool all = *own == UINT64_C(1) << most, none = *own == UINT64_C(1) << least;
    for (uint32_t h = 0; least < most && (all || none) && h < v->shape->houses; h++) {
        if (hf_shape_house_kind(v->shape, h) == kind && sides(v, b, t, h, symbol) == 3 &&
            !strike_side(v, b, t, h, symbol, none))
            return false;
    }
    return *own != 0;
}

/* ---- all symbols -------------------------------------------------------------------------------- */

/* How often cells may have a symbol of a set, by what they have. */
static uint64_t by_cells(const hf_variant *v, const hf_variant_board *b, const hf_propagator *p,
                         uint32_t set)
{
    uint32_t certain = 0, possible = 0;
    for (uint32_t i = 0; i < p->count; i++) {
        uint32_t mask = b->mask[v->cells[p->cells + i]];
        possible += (mask & set) != 0;
        certain += (mask & ~set) == 0;
    }
    return from_to(certain, possible);
}

/* Keeps of each count what some choice of all that adds up to `total` has. False: there is none. */
static bool add_up(uint64_t *own, uint32_t counts, uint32_t total)
{
    uint64_t reached[MOST_COUNTS + 1] = {1};
    for (uint32_t k = 0; k < counts; k++) {
        reached[k + 1] = 0;
        for (uint64_t rest = own[k]; rest != 0; rest &= rest - 1)
            reached[k + 1] |= reached[k] << hf_lowest64(rest);
    }
    uint64_t back = reached[counts] & UINT64_C(1) << total;
    for (uint32_t k = counts; k-- > 0;) {
        uint64_t before = 0;
        for (uint64_t rest = own[k]; rest != 0; rest &= rest - 1) {
            uint64_t from = back >> hf_lowest64(rest) & reached[k];
            before |= from;
            own[k] &= from != 0 ? ~UINT64_C(0) : ~(rest & (~rest + 1));
        }
        back = before;
    }
    return back != 0;
}

static bool apply(hf_variant *v, hf_variant_board *b, const tally *t, const hf_propagator *count,
                  uint64_t *own)
{
    static const hf_house_kind kinds[] = {HF_HOUSE_ROW, HF_HOUSE_COLUMN, HF_HOUSE_BOX,
                                          HF_HOUSE_REGION};
    /* Of kinds that count several symbols as one some sets overlap, which are no tally, or have four cells at most. */
    bool wide = count->count >= v->size;
    HF_ASSERT(!wide || hf_is_one(count->data));
    for (uint32_t k = 0; wide && k < sizeof kinds / sizeof *kinds; k++) {
        if (!by_family(v, b, t, count->data, kinds[k], own))
            return hf_variant_fail(v, v->cells[count->cells]);
    }
    return hf_variant_count_as(v, b, count, *own);
}

bool hf_variant_tally(hf_variant *v, hf_variant_board *b, const hf_propagator *p)
{
    const hf_propagator *counts = v->props + p->data;
    uint32_t others = v->full;
    tally t;
    memset(t.inside, 0, sizeof t.inside);
    for (uint32_t i = 0; i < p->count; i++) {
        uint32_t place = v->cells[p->cells + i];
        t.inside[place / 64] |= UINT64_C(1) << (place % 64);
    }
    for (uint32_t k = 0; k < p->more; k++) {
        others &= ~counts[k].data;
        t.own[k] = counts[k].counts & by_cells(v, b, p, counts[k].data);
    }
    t.own[p->more] = by_cells(v, b, p, others);
    if (!add_up(t.own, p->more + 1, p->count))
        return hf_variant_fail(v, v->cells[p->cells]);
    for (uint32_t k = 0; k < p->more; k++) {
        if (!apply(v, b, &t, &counts[k], &t.own[k]))
            return false;
    }
    return true;
}
