/* SPDX-License-Identifier: MIT
 *
 * pack.c - what is looked at only where the root is not the end: Hall sets, walks along lines, and the houses
 * that packed.c looks at, with the order in which their cells stand.
 */
#include "solve/variant/cages.h"

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
            q->count > HF_SETS_CELLS || is_summed(v->rules, i) || !has_room(v, most_props))
            continue;
        hf_propagator *p =
            hf_variant_add(v, HF_PROPAGATE_HALL, hf_primitive_cells(v->rules, q), q->count);
        if (p != NULL)
            p->data = q->data;
    }
}

/* A cage with cells in a house, as bits of their places there. */
typedef struct part {
    uint32_t cage;
    uint32_t within;
} part;

/* The cells of a cage that are not in a house, behind all cells there are. */
static void list_outside(hf_variant *v, const hf_variant_cage_of_puzzle *cage,
                         const uint32_t *house, const part *p, hf_stretch *s)
{
    s->outside = v->cells_count;
    s->count = (uint16_t)(cage->count - hf_popcount32(p->within));
    s->total = cage->total - (int32_t)cage->count * v->rules->first;
    if (s->count == 0 || !hf_variant_room(v, (void **)&v->cells, &v->cells_room,
                                          v->cells_count + cage->count, sizeof *v->cells))
        return;
    for (uint32_t i = 0; i < cage->count; i++) {
        bool in = false;
        for (uint32_t rest = p->within; rest != 0; rest &= rest - 1)
            in = in || house[hf_lowest32(rest)] == cage->cells[i];
        if (!in)
            v->cells[v->cells_count++] = v->place[cage->cells[i]];
    }
}

/* The cages with cells in a house, in the order in which these are met. Returns how many. */
static uint32_t find_parts(const hf_variant *v, const hf_variant_cages *cages,
                           const uint32_t *house, part *parts, uint32_t *loose)
{
    uint32_t count = 0;
    *loose = 0;
    for (uint32_t k = 0; k < v->size; k++) {
        uint32_t g = cages->of[house[k]], i = 0;
        if (g == UINT16_MAX) {
            *loose |= 1u << k;
            continue;
        }
        while (i < count && parts[i].cage != g)
            i++;
        if (i == count)
            parts[count++] = (part){g, 0};
        parts[i].within |= 1u << k;
    }
    return count;
}

/* Cages within the house come first, as what they say is exact; then those with two cells or more in it, then
 * the rest. */
static uint32_t turn_of(const hf_variant_cages *cages, const part *p)
{
    uint32_t inside = hf_popcount32(p->within);
    return inside == cages->cage[p->cage].count ? 0 : inside > 1 ? 1 : 2;
}

/* The cells of a house in an order in which those of a cage stand together, and a stretch for each cage. */
typedef struct packing {
    uint32_t order[HF_SETS_CELLS];
    uint32_t placed;
} packing;

static void place_cells(packing *to, const uint32_t *house, uint32_t places)
{
    for (uint32_t rest = places; rest != 0; rest &= rest - 1)
        to->order[to->placed++] = house[hf_lowest32(rest)];
}

static void place_part(hf_variant *v, const hf_variant_cages *cages, const uint32_t *house,
                       const part *p, packing *to)
{
    place_cells(to, house, p->within);
    if (!hf_variant_room(v, (void **)&v->stretches, &v->stretch_room, v->stretch_count + 1,
                         sizeof *v->stretches))
        return;
    hf_stretch *s = &v->stretches[v->stretch_count++];
    s->end = (uint16_t)to->placed;
    list_outside(v, &cages->cage[p->cage], house, p, s);
}

/* Without a cage that lies within it there is nothing beyond Hall's theorem. */
static void pack_house(hf_variant *v, const hf_variant_cages *cages, const uint32_t *house)
{
    part parts[HF_SETS_CELLS];
    uint32_t turns[HF_SETS_CELLS], loose;
    packing to = {.placed = 0};
    uint32_t first = v->stretch_count, count = find_parts(v, cages, house, parts, &loose);
    for (uint32_t i = 0; i < count; i++)
        turns[i] = turn_of(cages, &parts[i]);
    for (uint32_t turn = 0; turn < 3; turn++) {
        for (uint32_t i = 0; i < count; i++) {
            if (turns[i] == turn)
                place_part(v, cages, house, &parts[i], &to);
        }
        if (turn == 0 && to.placed == 0)
            return;
    }
    place_cells(&to, house, loose);
    hf_propagator *packed = hf_variant_add(v, HF_PROPAGATE_PACKED, to.order, v->size);
    if (packed == NULL)
        return;
    packed->data = first;
    packed->more = v->stretch_count - first;
}

void hf_variant_pack_houses(hf_variant *v, uint32_t most_props)
{
    const hf_variant_cages *cages = hf_derivation_cages(v->derivation);
    if (v->sets == NULL || v->rules == NULL)
        return;
    for (uint32_t h = 0; cages->count > 0 && h < v->shape->houses && has_room(v, most_props); h++)
        pack_house(v, cages, hf_house_cells(v->shape, h));
}

void hf_variant_add_last(hf_variant *v, uint32_t most_props)
{
    if (v->sets == NULL)
        return;
    add_halls(v, most_props);
    hf_variant_add_walks(v, most_props);
}
