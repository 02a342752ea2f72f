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

typedef struct packing {
    const hf_variant_cages *cages;
    const uint32_t *house;
    uint64_t in[HF_VARIANT_WORDS];    /* the cells of the house */
    uint8_t inside[HF_VARIANT_CELLS]; /* by cage: its cells in the house */
    uint32_t order[HF_SETS_CELLS];
    uint32_t placed;
    bool used[HF_SETS_CELLS];
} packing;

/* The cells of a cage that are not in a house, behind all cells there are. */
static void list_outside(hf_variant *v, const packing *p, uint32_t g, hf_stretch *s)
{
    const hf_variant_cage_of_puzzle *cage = &p->cages->cage[g];
    s->outside = v->cells_count;
    if (!hf_variant_room(v, (void **)&v->cells, &v->cells_room, v->cells_count + cage->count,
                         sizeof *v->cells))
        return;
    for (uint32_t i = 0; i < cage->count; i++) {
        uint32_t c = cage->cells[i];
        if ((p->in[c / 64] >> (c % 64) & 1) == 0)
            v->cells[v->cells_count++] = v->place[c];
    }
    s->count = (uint16_t)(v->cells_count - s->outside);
    s->total = cage->total - (int32_t)cage->count * v->rules->first;
}

/* Puts the cells of cage g that are in the house next. */
static void place_cage(hf_variant *v, packing *p, uint32_t g)
{
    for (uint32_t k = 0; k < v->size; k++) {
        if (p->cages->of[p->house[k]] != g)
            continue;
        p->used[k] = true;
        p->order[p->placed++] = p->house[k];
    }
    if (!hf_variant_room(v, (void **)&v->stretches, &v->stretch_room, v->stretch_count + 1,
                         sizeof *v->stretches))
        return;
    hf_stretch *s = &v->stretches[v->stretch_count++];
    *s = (hf_stretch){.end = (uint16_t)p->placed};
    list_outside(v, p, g, s);
}

/* Cages within the house come first, as what they say is exact; then those with two cells or more in it, then
 * the rest. Without any of the first there is nothing beyond Hall's theorem. */
static void pack_house(hf_variant *v, const hf_variant_cages *cages, const uint32_t *house)
{
    packing p = {.cages = cages, .house = house};
    uint32_t first = v->stretch_count;
    for (uint32_t k = 0; k < v->size; k++) {
        p.in[house[k] / 64] |= UINT64_C(1) << (house[k] % 64);
        if (cages->of[house[k]] != UINT16_MAX)
            p.inside[cages->of[house[k]]]++;
    }
    for (uint32_t pass = 0; pass < 3; pass++) {
        for (uint32_t k = 0; k < v->size; k++) {
            uint32_t g = cages->of[house[k]];
            if (p.used[k] || g == UINT16_MAX)
                continue;
            if (pass == 2 || (pass == 1 && p.inside[g] > 1) ||
                (pass == 0 && p.inside[g] == cages->cage[g].count))
                place_cage(v, &p, g);
        }
        if (pass == 0 && p.placed == 0)
            return;
    }
    for (uint32_t k = 0; k < v->size; k++) {
        if (!p.used[k])
            p.order[p.placed++] = house[k];
    }
    hf_propagator *packed = hf_variant_add(v, HF_PROPAGATE_PACKED, p.order, v->size);
    if (packed == NULL)
        return;
    packed->data = first;
    packed->more = v->stretch_count - first;
}

void hf_variant_pack_houses(hf_variant *v, uint32_t most_props)
{
    hf_variant_cages cages;
    if (v->sets == NULL)
        return;
    hf_variant_find_cages(v, &cages);
    for (uint32_t h = 0; cages.count > 0 && h < v->shape->houses && has_room(v, most_props); h++)
        pack_house(v, &cages, hf_house_cells(v->shape, h));
}

void hf_variant_add_last(hf_variant *v, uint32_t most_props)
{
    if (v->sets == NULL)
        return;
    add_halls(v, most_props);
    hf_variant_add_walks(v, most_props);
}
