/* SPDX-License-Identifier: MIT
 *
 * derive.c - innies and outies: what the cages in a union of houses leave.
 *
 * k houses that share no cell have k times the sum of all symbols. Taking away the cages that lie
 * mostly inside leaves a sum of the few cells that stick out, with the coefficient -1, and of those
 * that remain, with 1. For all unions of up to four rows, of columns, of boxes the number of cells left is
 * counted from how many cells each cage has in each house; unions that leave few give a propagator.
 * A union whose parts leave no more than it does, taken together, says nothing new. Unions of few houses
 * come first, and larger ones only if the puzzle is still open then: most newspaper killers need no more
 * than single houses and pairs.
 */
#include "solve/variant/cages.h"

#include <string.h>

#include "grid/shape_data.h"

enum { MOST_CELLS = 5, MOST_CAGES = HF_VARIANT_CELLS, MOST_UNIONS = 1 << 9 };

typedef struct derivation {
    hf_variant *v;
    uint32_t most_props;
    uint32_t level; /* houses in the unions that are looked for now */
    hf_variant_cages cages;
    uint8_t inside[HF_RULES_SYMBOLS][MOST_CAGES]; /* by house: cells of each cage in it */
    uint8_t loose[HF_RULES_SYMBOLS];              /* by house: cells in no cage */
    uint16_t house_of[HF_VARIANT_CELLS];          /* in the family at work */
    uint8_t cost[MOST_UNIONS];                    /* by union: cells left, up to 255 */
} derivation;

/* The houses of a kind, if there are N of them and every cell lies in one. */
static bool find_family(derivation *d, hf_house_kind kind)
{
    const hf_shape *shape = d->v->shape;
    uint32_t count = 0;
    if (d->v->cell_count != d->v->size * d->v->size)
        return false;
    memset(d->inside, 0, sizeof d->inside);
    memset(d->loose, 0, sizeof d->loose);
    for (uint32_t h = 0; h < shape->houses; h++) {
        if (hf_shape_house_kind(shape, h) != kind)
            continue;
        if (count == d->v->size)
            return false;
        const uint32_t *cells = hf_house_cells(shape, h);
        for (uint32_t i = 0; i < d->v->size; i++) {
            uint32_t in = d->cages.of[cells[i]];
            d->house_of[cells[i]] = (uint16_t)count;
            if (in == UINT16_MAX)
                d->loose[count]++;
            else
                d->inside[count][in]++;
        }
        count++;
    }
    return count == d->v->size;
}

/* What a union leaves: cells with coefficients, and their total. */
static void add_left(derivation *d, uint32_t houses, const uint8_t *inside)
{
    hf_variant *v = d->v;
    uint32_t cells[HF_VARIANT_CELLS];
    int32_t weights[HF_VARIANT_CELLS];
    uint32_t count = 0;
    int32_t n = (int32_t)v->size;
    int32_t whole = n * v->rules->first + n * (n - 1) / 2;
    int32_t total = whole * (int32_t)hf_popcount32(houses);
    for (uint32_t c = 0; c < v->cell_count; c++) {
        bool in = (houses >> d->house_of[c] & 1) != 0;
        uint32_t g = d->cages.of[c];
        bool taken = g != UINT16_MAX && 2u * inside[g] > d->cages.cage[g].count;
        if (in == taken)
            continue;
        cells[count] = c;
        weights[count++] = in ? 1 : -1;
    }
    for (uint32_t g = 0; g < d->cages.count; g++)
        total -= 2u * inside[g] > d->cages.cage[g].count ? d->cages.cage[g].total : 0;
    if (count > 0)
        hf_variant_add_sum(v, cells, weights, count, total);
    else if (total != 0)
        v->hopeless = true;
}

static uint32_t cost_of(const derivation *d, uint32_t houses, uint8_t *inside)
{
    uint32_t cost = 0;
    memset(inside, 0, d->cages.count);
    for (uint32_t rest = houses; rest != 0; rest &= rest - 1) {
        const uint8_t *house = d->inside[hf_lowest32(rest)];
        for (uint32_t g = 0; g < d->cages.count; g++)
            inside[g] = (uint8_t)(inside[g] + house[g]);
        cost += d->loose[hf_lowest32(rest)];
    }
    for (uint32_t g = 0; g < d->cages.count && cost <= MOST_CELLS; g++) {
        uint32_t out = d->cages.cage[g].count - inside[g];
        cost += inside[g] < out ? inside[g] : out;
    }
    return cost < 255 ? cost : 255;
}

/* Can it be cut into two unions that leave no more? */
static bool is_joined(const derivation *d, uint32_t houses)
{
    for (uint32_t part = (houses - 1) & houses; part > houses - part; part = (part - 1) & houses) {
        if ((uint32_t)d->cost[part] + d->cost[houses & ~part] <= d->cost[houses])
            return true;
    }
    return false;
}

static void try_union(derivation *d, uint32_t houses)
{
    uint8_t inside[MOST_CAGES];
    uint32_t cost = cost_of(d, houses, inside);
    bool small = d->v->size <= 9;
    if (small)
        d->cost[houses] = (uint8_t)cost;
    if (hf_popcount32(houses) == d->level && cost <= MOST_CELLS &&
        d->v->prop_count < d->most_props && !(small && is_joined(d, houses)))
        add_left(d, houses, inside);
}

static void try_unions(derivation *d)
{
    uint32_t n = d->v->size;
    if (n <= 9) {
        for (uint32_t houses = 1; houses < 1u << n; houses++) {
            if (hf_popcount32(houses) <= d->level)
                try_union(d, houses);
        }
        return;
    }
    for (uint32_t a = 0; d->level <= 2 && a < n; a++) {
        for (uint32_t b = a; b < n; b++)
            try_union(d, 1u << a | 1u << b);
    }
}

void hf_variant_find_sums(hf_variant *v, uint32_t houses, uint32_t most_props)
{
    static const hf_house_kind kinds[] = {HF_HOUSE_ROW, HF_HOUSE_COLUMN, HF_HOUSE_BOX,
                                          HF_HOUSE_REGION};
    derivation d;
    if (v->rules == NULL)
        return;
    d.v = v;
    d.most_props = most_props;
    d.level = houses;
    hf_variant_find_cages(v, &d.cages);
    for (uint32_t k = 0; d.cages.count > 0 && k < sizeof kinds / sizeof *kinds; k++) {
        if (find_family(&d, kinds[k]))
            try_unions(&d);
    }
}
