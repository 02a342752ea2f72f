/* SPDX-License-Identifier: MIT
 *
 * derive.c - innies and outies: what the cages in a union of houses leave.
 *
 * k houses that share no cell have k times the sum of all symbols. Taking away the cages that lie
 * mostly inside leaves a sum of the few cells that stick out, with the coefficient -1, and of those
 * that remain, with 1. For all unions of up to four rows, of columns, of boxes the number of cells left is
 * counted from how many cells each cage has in each house, a byte per cage, so that an instruction does many; unions
 * that leave few give a propagator. What is counted is kept from the small unions to the large.
 * A union whose parts leave no more than it does, taken together, says nothing new. Unions of few houses
 * come first, and larger ones only if the puzzle is still open then: most newspaper killers need no more
 * than single houses and pairs.
 */
#include "solve/variant/cages.h"

#include <stdlib.h>
#include <string.h>

#include "grid/shape_data.h"

enum {
    MOST_CELLS = 5,
    MOST_CAGES = HF_VARIANT_CELLS,
    MOST_UNIONS = 1 << 9,
    FAMILIES = 4,
    STEP = 16
};

/* The houses of a kind, N of them so that every cell lies in one. */
typedef struct family {
    bool whole;                                           /* there is such a family */
    uint8_t inside[HF_RULES_SYMBOLS][MOST_CAGES];         /* by house: cells of each cage in it */
    uint64_t touched[HF_RULES_SYMBOLS][HF_VARIANT_WORDS]; /* by house: cages with a cell in it */
    uint8_t loose[HF_RULES_SYMBOLS];                      /* by house: cells in no cage */
    uint16_t house_of[HF_VARIANT_CELLS];
    uint8_t cost[MOST_UNIONS]; /* by union of as many houses as were looked at: cells left */
} family;

struct hf_derivation {
    hf_variant *v;
    uint32_t most_props;
    hf_variant_cages cages;
    uint32_t room;            /* for a number per cage, in whole steps */
    uint32_t words;           /* in a set of cages */
    uint8_t size[MOST_CAGES]; /* of each cage, 0 behind the last */
    family families[FAMILIES];
};

/* Houses taken together, and what the cages have in them. */
typedef struct house_union {
    uint32_t houses;
    uint32_t loose;
    uint64_t touched[HF_VARIANT_WORDS];
    uint8_t inside[MOST_CAGES];
} house_union;

hf_derivation *hf_derivation_new(hf_variant *v)
{
    hf_derivation *d = calloc(1, sizeof *d);
    if (d != NULL)
        d->v = v;
    return d;
}

const hf_variant_cages *hf_derivation_cages(const hf_derivation *d)
{
    return &d->cages;
}

/* ---- what is counted ---------------------------------------------------------------------------- */

static void count_inside(const hf_derivation *d, family *f, uint32_t house, const uint32_t *cells)
{
    memset(f->inside[house], 0, d->room);
    memset(f->touched[house], 0, sizeof f->touched[house]);
    f->loose[house] = 0;
    for (uint32_t i = 0; i < d->v->size; i++) {
        uint32_t in = d->cages.of[cells[i]];
        f->house_of[cells[i]] = (uint16_t)house;
        if (in == UINT16_MAX) {
            f->loose[house]++;
            continue;
        }
        f->inside[house][in]++;
        f->touched[house][in / 64] |= UINT64_C(1) << (in % 64);
    }
}

static void find_family(const hf_derivation *d, family *f, hf_house_kind kind)
{
    const hf_shape *shape = d->v->shape;
    uint32_t count = 0;
    for (uint32_t h = 0; h < shape->houses && count <= d->v->size; h++) {
        if (hf_shape_house_kind(shape, h) != kind)
            continue;
        if (count < d->v->size)
            count_inside(d, f, count, hf_house_cells(shape, h));
        count++;
    }
    f->whole = count == d->v->size && d->v->cell_count == d->v->size * d->v->size;
}

static void prepare(hf_derivation *d)
{
    static const hf_house_kind kinds[FAMILIES] = {HF_HOUSE_ROW, HF_HOUSE_COLUMN, HF_HOUSE_BOX,
                                                  HF_HOUSE_REGION};
    hf_variant_find_cages(d->v, &d->cages);
    d->room = (d->cages.count + STEP - 1) / STEP * STEP;
    d->words = (d->cages.count + 63) / 64;
    memset(d->size, 0, d->room);
    for (uint32_t g = 0; g < d->cages.count; g++)
        d->size[g] = (uint8_t)d->cages.cage[g].count;
    for (uint32_t k = 0; d->cages.count > 0 && k < FAMILIES; k++)
        find_family(d, &d->families[k], kinds[k]);
}

/* ---- unions ------------------------------------------------------------------------------------- */

typedef struct left_cells {
    uint32_t count;
    uint32_t cell[MOST_CELLS];
    int32_t weight[MOST_CELLS];
} left_cells;

/* In the order of the board. */
static void add_cell(left_cells *left, uint32_t cell, int32_t weight)
{
    uint32_t at = left->count++;
    for (; at > 0 && left->cell[at - 1] > cell; at--) {
        left->cell[at] = left->cell[at - 1];
        left->weight[at] = left->weight[at - 1];
    }
    left->cell[at] = cell;
    left->weight[at] = weight;
}

/* The cells of a cage that stick out of a union, or that remain. Returns what the cage takes away. */
static int32_t cut_cage(const hf_derivation *d, const family *f, const house_union *u, uint32_t g,
                        left_cells *left)
{
    const hf_variant_cage_of_puzzle *cage = &d->cages.cage[g];
    bool taken = 2u * u->inside[g] > cage->count;
    for (uint32_t i = 0; u->inside[g] != cage->count && i < cage->count; i++) {
        bool in = (u->houses >> f->house_of[cage->cells[i]] & 1) != 0;
        if (in != taken)
            add_cell(left, cage->cells[i], in ? 1 : -1);
    }
    return taken ? cage->total : 0;
}

/* What a union leaves, cells with coefficients and their total, becomes a propagator. */
static void add_left(hf_derivation *d, const family *f, const house_union *u)
{
    hf_variant *v = d->v;
    left_cells left = {.count = 0};
    int32_t n = (int32_t)v->size;
    int32_t whole = n * v->rules->first + n * (n - 1) / 2;
    int32_t total = whole * (int32_t)hf_popcount32(u->houses);
    for (uint32_t w = 0; w < d->words; w++) {
        for (uint64_t rest = u->touched[w]; rest != 0; rest &= rest - 1)
            total -= cut_cage(d, f, u, 64 * w + hf_lowest64(rest), &left);
    }
    for (uint32_t c = 0; u->loose > 0 && c < v->cell_count; c++) {
        if (d->cages.of[c] == UINT16_MAX && (u->houses >> f->house_of[c] & 1) != 0)
            add_cell(&left, c, 1);
    }
    if (left.count > 0)
        hf_variant_add_sum(v, left.cell, left.weight, left.count, total);
    else if (total != 0)
        v->hopeless = true;
}

/* Loops of a fixed length become vectors. All parts together are at most half of the cells, 128. */
static uint32_t cost_of(const hf_derivation *d, const house_union *u)
{
    uint8_t parts[STEP] = {0};
    uint64_t low, high;
    for (uint32_t g = 0; g < d->room; g += STEP) {
        for (uint32_t k = 0; k < STEP; k++) {
            uint8_t in = u->inside[g + k], out = (uint8_t)(d->size[g + k] - in);
            parts[k] = (uint8_t)(parts[k] + (in < out ? in : out));
        }
    }
    memcpy(&low, parts, sizeof low);
    memcpy(&high, parts + sizeof low, sizeof high);
    uint32_t cost = u->loose + (uint32_t)((low + high) * UINT64_C(0x0101010101010101) >> 56);
    return cost < 255 ? cost : 255;
}

/* Can it be cut into two unions that leave no more? */
static bool is_joined(const family *f, uint32_t houses)
{
    for (uint32_t part = (houses - 1) & houses; part > houses - part; part = (part - 1) & houses) {
        if ((uint32_t)f->cost[part] + f->cost[houses & ~part] <= f->cost[houses])
            return true;
    }
    return false;
}

static void try_union(hf_derivation *d, family *f, const house_union *u)
{
    uint32_t cost = cost_of(d, u);
    bool small = d->v->size <= 9;
    if (small)
        f->cost[u->houses] = (uint8_t)cost;
    if (cost <= MOST_CELLS && d->v->prop_count < d->most_props &&
        !(small && is_joined(f, u->houses)))
        add_left(d, f, u);
}

/* A union and one more house, but for what is inside. Do they share a cage? */
static bool join(const hf_derivation *d, const family *f, const house_union *u, uint32_t house,
                 house_union *joined)
{
    uint64_t shared = 0;
    joined->houses = u->houses | 1u << house;
    joined->loose = u->loose + f->loose[house];
    for (uint32_t w = 0; w < d->words; w++) {
        shared |= u->touched[w] & f->touched[house][w];
        joined->touched[w] = u->touched[w] | f->touched[house][w];
    }
    return shared != 0;
}

static void add_inside(const hf_derivation *d, const uint8_t *a, const uint8_t *b, uint8_t *sum)
{
    for (uint32_t g = 0; g < d->room; g += STEP) {
        for (uint32_t k = 0; k < STEP; k++)
            sum[g + k] = (uint8_t)(a[g + k] + b[g + k]);
    }
}

/* All unions with so many houses more, each below the lowest so far: in the order of their bits. A house
 * that shares no cage with the others tells nothing new beside them. */
static void try_unions(hf_derivation *d, family *f, const house_union *u, uint32_t more,
                       uint32_t below)
{
    house_union next;
    for (uint32_t h = more - 1; h < below; h++) {
        if (!join(d, f, u, h, &next) && more == 1 && u->houses != 0 && d->v->size <= 9) {
            uint32_t cost = (uint32_t)f->cost[u->houses] + f->cost[1u << h];
            f->cost[next.houses] = (uint8_t)(cost < 255 ? cost : 255);
            continue;
        }
        add_inside(d, u->inside, f->inside[h], next.inside);
        if (more == 1)
            try_union(d, f, &next);
        else
            try_unions(d, f, &next, more - 1, h);
    }
}

void hf_variant_find_sums(hf_variant *v, uint32_t houses, uint32_t most_props)
{
    hf_derivation *d = v->derivation;
    house_union none;
    if (v->rules == NULL || (v->size > 9 && houses > 2))
        return;
    d->most_props = most_props;
    if (houses == 1)
        prepare(d);
    none.houses = none.loose = 0;
    memset(none.touched, 0, sizeof none.touched);
    memset(none.inside, 0, d->room);
    for (uint32_t k = 0; d->cages.count > 0 && k < FAMILIES; k++) {
        if (d->families[k].whole)
            try_unions(d, &d->families[k], &none, houses, v->size);
    }
}
