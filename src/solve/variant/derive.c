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

#include "base/assert.h"
#include "grid/shape_data.h"

enum {
    MOST_CELLS = HF_VARIANT_MOST_LEFT,
    MOST_CAGES = HF_VARIANT_CELLS,
    MOST_UNIONS = 1 << 9,
    FAMILIES = 4,
    STEP = 16
};

/* The houses of a kind, N of them so that every cell lies in one. */
typedef struct family {
    bool whole;                                           /* there is such a family */
    uint32_t house[HF_RULES_SYMBOLS];                     /* their numbers */
    uint8_t inside[HF_RULES_SYMBOLS][MOST_CAGES];         /* by house: cells of each cage in it */
    uint64_t touched[HF_RULES_SYMBOLS][HF_VARIANT_WORDS]; /* by house: cages with a cell in it */
    uint64_t cells[HF_RULES_SYMBOLS][HF_VARIANT_WORDS];   /* by house */
    uint8_t loose[HF_RULES_SYMBOLS];                      /* by house: cells in no cage */
    uint8_t cost[MOST_UNIONS]; /* by union of as many houses as were looked at: cells left */
} family;

struct hf_derivation {
    hf_variant *v;
    uint32_t most_props;
    uint32_t least, most; /* cells that a union may leave */
    hf_variant_cages cages;
    uint32_t room;                                /* for a number per cage, in whole steps */
    uint32_t words;                               /* in a set of cages */
    uint32_t cell_words;                          /* in a set of cells */
    uint8_t size[MOST_CAGES];                     /* of each cage, 0 behind the last */
    uint64_t cells[MOST_CAGES][HF_VARIANT_WORDS]; /* by cage */
    family families[FAMILIES];
};

/* Houses taken together, and what the cages have in them. */
typedef struct house_union {
    uint32_t houses;
    uint32_t loose;
    uint64_t touched[HF_VARIANT_WORDS];
    uint8_t inside[MOST_CAGES];
} house_union;

static void find_family(const hf_variant *v, family *f, hf_house_kind kind)
{
    const hf_shape *shape = v->shape;
    uint32_t count = 0;
    for (uint32_t h = 0; h < shape->houses; h++) {
        const uint32_t *cells = hf_house_cells(shape, h);
        if (hf_shape_house_kind(shape, h) != kind)
            continue;
        for (uint32_t i = 0; count < v->size && i < v->size; i++)
            f->cells[count][cells[i] / 64] |= UINT64_C(1) << (cells[i] % 64);
        if (count < v->size)
            f->house[count] = h;
        count++;
    }
    f->whole = count == v->size;
    HF_ASSERT(!f->whole || v->cell_count == v->size * v->size); /* of a cube there are N x N */
}

hf_derivation *hf_derivation_new(hf_variant *v)
{
    static const hf_house_kind kinds[FAMILIES] = {HF_HOUSE_ROW, HF_HOUSE_COLUMN, HF_HOUSE_BOX,
                                                  HF_HOUSE_REGION};
    hf_derivation *d = calloc(1, sizeof *d);
    if (d == NULL)
        return NULL;
    d->v = v;
    for (uint32_t k = 0; k < FAMILIES; k++)
        find_family(v, &d->families[k], kinds[k]);
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
        if (in == UINT16_MAX) {
            f->loose[house]++;
            continue;
        }
        f->inside[house][in]++;
        f->touched[house][in / 64] |= UINT64_C(1) << (in % 64);
    }
}

static void prepare(hf_derivation *d)
{
    hf_variant_find_cages(d->v, &d->cages);
    d->room = (d->cages.count + STEP - 1) / STEP * STEP;
    d->words = (d->cages.count + 63) / 64;
    d->cell_words = (d->v->cell_count + 63) / 64;
    memset(d->size, 0, d->room);
    memset(d->cells, 0, d->cages.count * sizeof *d->cells);
    for (uint32_t g = 0; g < d->cages.count; g++)
        d->size[g] = (uint8_t)d->cages.cage[g].count;
    for (uint32_t c = 0; c < d->v->cell_count; c++) {
        uint32_t g = d->cages.of[c];
        if (g != UINT16_MAX)
            d->cells[g][c / 64] |= UINT64_C(1) << (c % 64);
    }
    for (uint32_t k = 0; d->cages.count > 0 && k < FAMILIES; k++) {
        family *f = &d->families[k];
        for (uint32_t i = 0; f->whole && i < d->v->size; i++)
            count_inside(d, f, i, hf_house_cells(d->v->shape, f->house[i]));
    }
}

/* ---- unions ------------------------------------------------------------------------------------- */

/* Cells in the order of the board; those in `out` are taken away. */
static void add_left_sum(hf_variant *v, const hf_derivation *d, const uint64_t *left,
                         const uint64_t *out, int32_t total)
{
    uint32_t cell[MOST_CELLS], count = 0;
    int32_t weight[MOST_CELLS];
    for (uint32_t w = 0; w < d->cell_words; w++) {
        for (uint64_t rest = left[w]; rest != 0; rest &= rest - 1) {
            cell[count] = 64 * w + hf_lowest64(rest);
            weight[count++] = (out[w] & rest & (~rest + 1)) != 0 ? -1 : 1;
        }
    }
    if (count > 0)
        hf_variant_add_sum(v, cell, weight, count, total);
    else if (total != 0)
        v->hopeless = true;
}

/* What a union leaves, cells with coefficients and their total, becomes a propagator: cages that lie mostly inside are
 * taken, their cells outside stick out, and of the cells inside all others remain. Which cages are taken is hard to
 * foresee: no jump asks for it. */
static void add_left(hf_derivation *d, const family *f, const house_union *u)
{
    hf_variant *v = d->v;
    uint64_t inside[HF_VARIANT_WORDS] = {0}, taken[HF_VARIANT_WORDS] = {0};
    uint64_t left[HF_VARIANT_WORDS], out[HF_VARIANT_WORDS];
    int32_t n = (int32_t)v->size;
    int32_t whole = n * v->rules->first + n * (n - 1) / 2;
    int32_t total = whole * (int32_t)hf_popcount32(u->houses);
    for (uint32_t rest = u->houses; rest != 0; rest &= rest - 1) {
        for (uint32_t w = 0; w < HF_VARIANT_WORDS; w++)
            inside[w] |= f->cells[hf_lowest32(rest)][w];
    }
    for (uint32_t k = 0; k < d->words; k++) {
        for (uint64_t rest = u->touched[k]; rest != 0; rest &= rest - 1) {
            uint32_t g = 64 * k + hf_lowest64(rest);
            uint64_t mostly = 0 - (uint64_t)(2u * u->inside[g] > d->size[g]);
            for (uint32_t w = 0; w < HF_VARIANT_WORDS; w++)
                taken[w] |= d->cells[g][w] & mostly;
            total -= d->cages.cage[g].total & (int32_t)mostly;
        }
    }
    for (uint32_t w = 0; w < HF_VARIANT_WORDS; w++) {
        left[w] = inside[w] ^ taken[w];
        out[w] = taken[w] & ~inside[w];
    }
    add_left_sum(v, d, left, out, total);
}

/* The cells that a union and one more house leave. Loops of a fixed length become vectors. All parts together are
 * at most half of the cells, 128; loose cells are at most those of four houses of nine, or two of sixteen. */
static uint32_t cost_with(const hf_derivation *d, const house_union *u, const uint8_t *house,
                          uint32_t loose)
{
    uint8_t parts[STEP] = {0};
    uint64_t low, high;
    for (uint32_t g = 0; g < d->room; g += STEP) {
        for (uint32_t k = 0; k < STEP; k++) {
            uint8_t in = (uint8_t)(u->inside[g + k] + house[g + k]);
            uint8_t out = (uint8_t)(d->size[g + k] - in);
            parts[k] = (uint8_t)(parts[k] + (in < out ? in : out));
        }
    }
    memcpy(&low, parts, sizeof low);
    memcpy(&high, parts + sizeof low, sizeof high);
    uint32_t cost = loose + (uint32_t)((low + high) * UINT64_C(0x0101010101010101) >> 56);
    HF_ASSERT(cost <= 128 + 4 * 9);
    return cost;
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

/* A union and one more house. */
static void join(const hf_derivation *d, const family *f, const house_union *u, uint32_t house,
                 house_union *joined)
{
    joined->houses = u->houses | 1u << house;
    joined->loose = u->loose + f->loose[house];
    for (uint32_t w = 0; w < d->words; w++)
        joined->touched[w] = u->touched[w] | f->touched[house][w];
    for (uint32_t g = 0; g < d->room; g += STEP) {
        for (uint32_t k = 0; k < STEP; k++)
            joined->inside[g + k] = (uint8_t)(u->inside[g + k] + f->inside[house][g + k]);
    }
}

/* All unions with one house more, below the lowest so far. Few of them leave few cells, and which is hard to
 * foresee: first all are counted. */
static void try_last(hf_derivation *d, family *f, const house_union *u, uint32_t below)
{
    bool small = d->v->size <= 9;
    uint32_t wanted = 0;
    for (uint32_t h = 0; h < below; h++) {
        uint32_t houses = u->houses | 1u << h;
        uint32_t cost = cost_with(d, u, f->inside[h], u->loose + f->loose[h]);
        wanted |= (uint32_t)(cost >= d->least && cost <= d->most) << h;
        if (small)
            f->cost[houses] = (uint8_t)cost;
    }
    for (; wanted != 0; wanted &= wanted - 1) {
        house_union next;
        uint32_t h = hf_lowest32(wanted);
        if (d->v->prop_count >= d->most_props || (small && is_joined(f, u->houses | 1u << h)))
            continue;
        join(d, f, u, h, &next);
        add_left(d, f, &next);
    }
}

/* All unions with so many houses more, each below the lowest so far: in the order of their bits. */
static void try_unions(hf_derivation *d, family *f, const house_union *u, uint32_t more,
                       uint32_t below)
{
    if (more == 1) {
        try_last(d, f, u, below);
        return;
    }
    for (uint32_t h = more - 1; h < below; h++) {
        house_union next;
        join(d, f, u, h, &next);
        try_unions(d, f, &next, more - 1, h);
    }
}

void hf_variant_find_sums(hf_variant *v, uint32_t houses, uint32_t least, uint32_t most,
                          uint32_t most_props)
{
    hf_derivation *d = v->derivation;
    house_union none;
    if (v->rules == NULL || (v->size > 9 && houses > 2))
        return;
    d->most_props = most_props;
    d->least = least;
    d->most = most;
    if (houses == 1 && least == 0)
        prepare(d);
    none.houses = none.loose = 0;
    memset(none.touched, 0, sizeof none.touched);
    memset(none.inside, 0, d->room);
    for (uint32_t k = 0; d->cages.count > 0 && k < FAMILIES; k++) {
        if (d->families[k].whole)
            try_unions(d, &d->families[k], &none, houses, v->size);
    }
}
