/* SPDX-License-Identifier: MIT
 *
 * count.c - how many cells hold a symbol of a set; and cells that tell a place.
 */
#include "solve/variant/model.h"

/* The least and the greatest allowed count from `low` to `high`; false: none. */
static bool clip(uint64_t counts, uint32_t *low, uint32_t *high)
{
    uint64_t within = counts & ~hf_low_bits64(*low);
    within &= hf_low_bits64(*high + 1);
    if (within == 0)
        return false;
    *low = hf_lowest64(within);
    while ((within & (within - 1)) != 0)
        within &= within - 1;
    *high = hf_lowest64(within);
    return true;
}

bool hf_variant_count(hf_variant *v, hf_variant_board *b, const hf_propagator *p)
{
    return hf_variant_count_as(v, b, p, p->counts);
}

bool hf_variant_count_as(hf_variant *v, hf_variant_board *b, const hf_propagator *p,
                         uint64_t counts)
{
    const uint32_t *cells = v->cells + p->cells;
    uint32_t certain = 0;
    uint32_t possible = 0;
    for (uint32_t i = 0; i < p->count; i++) {
        uint32_t mask = b->mask[cells[i]];
        possible += (mask & p->data) != 0;
        certain += (mask & ~p->data) == 0;
    }
    uint32_t low = certain;
    uint32_t high = possible;
    if (!clip(counts, &low, &high))
        return hf_variant_fail(v, cells[0]);
    if (low == possible && certain < possible) {
        for (uint32_t i = 0; i < p->count; i++) {
            if ((b->mask[cells[i]] & p->data) != 0)
                hf_variant_keep(v, b, cells[i], p->data); /* something is left */
        }
    } else if (high == certain && certain < possible) {
        for (uint32_t i = 0; i < p->count; i++) {
            if ((b->mask[cells[i]] & ~p->data) != 0)
                hf_variant_keep(v, b, cells[i], ~p->data); /* here, too */
        }
    }
    return true;
}

/* The first cell may tell the places that can hold the symbol; where it tells one, it is there. */
bool hf_variant_element(hf_variant *v, hf_variant_board *b, const hf_propagator *p)
{
    const uint32_t *cells = v->cells + p->cells;
    int32_t first = v->rules->first;
    uint32_t places = 0;
    for (uint32_t s = 0; s < v->size; s++) {
        int32_t place = (int32_t)s + first;
        if (place >= 1 && place < p->count && (b->mask[cells[place]] & p->data) != 0)
            places |= 1u << s;
    }
    if (!hf_variant_keep(v, b, cells[0], places))
        return false;
    uint32_t told = b->mask[cells[0]];
    return !hf_is_one(told) ||
           hf_variant_keep(v, b, cells[(int32_t)hf_lowest32(told) + first], p->data);
}
