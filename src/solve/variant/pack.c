/* SPDX-License-Identifier: MIT
 *
 * pack.c - what is looked at only where the root is not the end: Hall sets, walks along lines, and the houses
 * that packed.c looks at, with the order in which their cells stand.
 */
#include "solve/variant/cages.h"

#include "base/assert.h"
#include "grid/shape_data.h"

static bool has_room(const hf_variant *v, uint32_t most_props)
{
    return !v->failed && v->prop_count < most_props;
}

/* Is there a sum of what is written there as well? The primitives of one constraint stand side by side. */
static bool is_summed(const hf_rules *rules, uint32_t i)
{
    uint32_t owner = rules->primitives[i].owner, k = i;
    while (k > 0 && rules->primitives[k - 1].owner == owner)
        k--;
    for (; k < rules->primitive_count && rules->primitives[k].owner == owner; k++) {
        if (rules->primitives[k].type == HF_PRIMITIVE_SUM)
            return true;
    }
    return false;
}

/* Groups of different cells that are more than a pair and no cage: a cage is exact already. */
static void add_halls(hf_variant *v, uint32_t most_props)
{
    for (uint32_t h = 0; h < v->shape->houses && has_room(v, most_props); h++)
        hf_variant_add(v, HF_PROPAGATE_HALL, hf_house_cells(v->shape, h), v->size);
    for (uint32_t i = 0; v->rules != NULL && i < v->rules->primitive_count; i++) {
        const hf_primitive *q = &v->rules->primitives[i];
        if (q->type != HF_PRIMITIVE_DIFFERENT || q->count < 3 || hf_variant_skips(v, q) ||
            is_summed(v->rules, i) || !has_room(v, most_props))
            continue;
        HF_ASSERT(q->count <= v->size); /* every kind refuses more cells */
        hf_propagator *p =
            hf_variant_add(v, HF_PROPAGATE_HALL, hf_primitive_cells(v->rules, q), q->count);
        p->data = q->data;
    }
}

/* The cage of a cell, or one behind all there can be. */
static uint32_t cage_at(const hf_variant_cages *cages, uint32_t cell)
{
    uint32_t g = cages->of[cell];
    return g != UINT16_MAX ? g : HF_VARIANT_CELLS;
}

/* A cage with cells in a house, as bits of their places there. */
typedef struct part {
    uint32_t cage;
    uint32_t within;
} part;

/* The cages with cells in a house, in the order in which these are met. */
typedef struct parts {
    uint32_t count, loose; /* places in no cage */
    uint32_t inside;       /* in cages that do not stick out */
    part part[HF_SETS_CELLS];
    uint32_t turn[3]; /* as bits of the parts: those whose turn it is first, second, last */
} parts;

/* Cages within the house come first, as what they say is exact; then those with two cells or more in it, then
 * the rest. */
static uint32_t turn_of(const hf_variant_cages *cages, const part *p)
{
    return hf_popcount32(p->within) == cages->cage[p->cage].count ? 0
           : hf_is_one(p->within)                                 ? 2
                                                                  : 1;
}

static void find_parts(const hf_variant *v, const hf_variant_cages *cages, const uint32_t *house,
                       parts *found)
{
    uint16_t within[HF_VARIANT_CELLS + 1];
    for (uint32_t k = 0; k < v->size; k++)
        within[cage_at(cages, house[k])] = 0;
    for (uint32_t k = 0; k < v->size; k++)
        within[cage_at(cages, house[k])] |= (uint16_t)(1u << k);
    *found = (parts){.loose = 0};
    for (uint32_t rest = v->full; rest != 0;) {
        uint32_t g = cage_at(cages, house[hf_lowest32(rest)]);
        rest &= ~(uint32_t)within[g];
        if (g == HF_VARIANT_CELLS) {
            found->loose = within[g];
            continue;
        }
        part p = {g, within[g]};
        uint32_t turn = turn_of(cages, &p);
        found->turn[turn] |= 1u << found->count;
        found->inside |= turn == 0 ? p.within : 0;
        found->part[found->count++] = p;
    }
}

/* The cells of a house in an order in which those of a cage stand together, and a stretch for each cage. */
typedef struct packing {
    const uint32_t *house;
    uint32_t order[HF_SETS_CELLS];
    uint32_t placed;
} packing;

static void place_cells(packing *to, uint32_t places)
{
    for (uint32_t rest = places; rest != 0; rest &= rest - 1)
        to->order[to->placed++] = to->house[hf_lowest32(rest)];
}

static void place_part(hf_variant *v, const hf_variant_cages *cages, const part *p, packing *to)
{
    const hf_variant_cage_of_puzzle *cage = &cages->cage[p->cage];
    place_cells(to, p->within);
    if (!hf_variant_room(v, (void **)&v->stretches, &v->stretch_room, v->stretch_count + 1,
                         sizeof *v->stretches))
        return;
    bool within = hf_popcount32(p->within) == cage->count;
    v->stretches[v->stretch_count++] =
        (hf_stretch){.end = (uint16_t)to->placed,
                     .count = (uint16_t)(within ? 0 : cage->count),
                     .total = cage->total - (int32_t)cage->count * v->rules->first,
                     .cells = cage->cells};
}

/* Without a cage that lies within it there is nothing beyond Hall's theorem. False: it has some, but too few cells
 * in such. */
static bool pack_house(hf_variant *v, const hf_variant_cages *cages, const uint32_t *house,
                       uint32_t least)
{
    parts found;
    packing to = {.house = house};
    uint32_t first = v->stretch_count;
    find_parts(v, cages, house, &found);
    uint32_t inside = hf_popcount32(found.inside);
    if (inside < least)
        return inside == 0;
    for (uint32_t turn = 0; turn < 3; turn++) {
        for (uint32_t rest = found.turn[turn]; rest != 0; rest &= rest - 1)
            place_part(v, cages, &found.part[hf_lowest32(rest)], &to);
    }
    place_cells(&to, found.loose);
    hf_propagator *packed = hf_variant_add(v, HF_PROPAGATE_PACKED, to.order, v->size);
    packed->data = first;
    packed->more = v->stretch_count - first;
    return true;
}

void hf_variant_pack_houses(hf_variant *v, uint32_t least, uint32_t most_props)
{
    const hf_variant_cages *cages = hf_derivation_cages(v->derivation);
    if (v->sets == NULL || v->rules == NULL)
        return;
    for (uint32_t h = 0; cages->count > 0 && h < v->shape->houses && has_room(v, most_props); h++) {
        uint64_t bit = h < 64 ? UINT64_C(1) << h : 0;
        if (bit == 0 ? least > 1 : (v->unpacked & bit) == 0)
            continue;
        if (pack_house(v, cages, hf_house_cells(v->shape, h), least))
            v->unpacked &= ~bit;
    }
}

void hf_variant_add_last(hf_variant *v, uint32_t most_props)
{
    if (v->sets == NULL)
        return;
    add_halls(v, most_props);
    hf_variant_add_walks(v, most_props);
}
