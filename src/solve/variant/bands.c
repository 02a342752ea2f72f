/* SPDX-License-Identifier: MIT
 *
 * bands.c - diagonals with sums, as those of little killers: several of them together, less the boxes that they
 * nearly fill.
 *
 * Diagonals side by side cover a box but for a corner or two. Their sums added up, less that of all symbols for
 * each box of which they have more than half, leave a sum of few cells: with the coefficient 1 where the band
 * reaches into a box that was not taken away, with -1 where it leaves out a cell of one that was.
 *
 *     4 diagonals      1 1 1 1 . .       0 0 0 1 . .      the first box is taken away
 *     of sum s         1 1 1 . . .   ->  0 0 0 . . .      but for its last corner, which
 *                      1 1 . . . .       0 0 - . . .      the band leaves out
 *
 * A little killer of twelve sums went from 73,586 guesses to 16,919 by this, others to a half and to a tenth.
 */
#include "solve/variant/model.h"

#if defined(HF_WALKS)

#include <string.h>

#include "base/assert.h"
#include "grid/shape_data.h"

enum {
    MOST_LINES = 12, /* that run one way */
    MOST_LEFT = 12,  /* cells that a band leaves; more are too loose to tell anything */
    MOST_BANDS = 60,
    WAYS = 2
};

typedef uint64_t cell_set[HF_VARIANT_WORDS];

/* Diagonals that run one way and share no cell. */
typedef struct family {
    uint32_t count;
    bool repeats; /* a symbol may be twice in one of them: it is no cage */
    cell_set all;
    cell_set cells[MOST_LINES];
    int32_t total[MOST_LINES];
    uint8_t inside[MOST_LINES][HF_SETS_CELLS]; /* by box: cells in it */
    uint8_t cost[1 << MOST_LINES];             /* by band: cells left */
} family;

typedef struct bands {
    hf_variant *v;
    uint32_t box_count;
    cell_set boxes[HF_SETS_CELLS];
    family families[WAYS];
} bands;

static void fill_set(const uint32_t *cells, uint32_t count, uint64_t *set)
{
    memset(set, 0, sizeof(cell_set));
    for (uint32_t i = 0; i < count; i++)
        set[cells[i] / 64] |= UINT64_C(1) << (cells[i] % 64);
}

/* 0 and 1: down to the right or to the left, or up so. WAYS: no diagonal. */
static uint32_t way_of(const hf_variant *v, const uint32_t *cells, uint32_t count)
{
    uint32_t columns = v->shape->columns, step = 0;
    for (uint32_t i = 1; i < count; i++) {
        uint32_t by = cells[i] > cells[i - 1] ? cells[i] - cells[i - 1] : cells[i - 1] - cells[i];
        if (i > 1 && by != step)
            return WAYS;
        step = by;
    }
    return step == columns + 1 ? 0 : step == columns - 1 ? 1 : WAYS;
}

static void take_line(bands *d, const hf_primitive *q)
{
    const uint32_t *cells = hf_primitive_cells(d->v->rules, q);
    const int32_t *numbers = d->v->rules->numbers + q->data;
    uint32_t way = way_of(d->v, cells, q->count);
    cell_set set;
    uint64_t shared = 0;
    bool ones = true;
    for (uint32_t i = 0; i < q->count; i++)
        ones = ones && numbers[i] == 1;
    if (!ones || way == WAYS || d->families[way].count == MOST_LINES)
        return;
    family *f = &d->families[way];
    fill_set(cells, q->count, set);
    for (uint32_t w = 0; w < HF_VARIANT_WORDS; w++) {
        shared |= set[w] & f->all[w];
        f->cells[f->count][w] = set[w];
    }
    if (shared != 0)
        return;
    for (uint32_t w = 0; w < HF_VARIANT_WORDS; w++)
        f->all[w] |= set[w];
    for (uint32_t x = 0; x < d->box_count; x++) {
        f->inside[f->count][x] = 0;
        for (uint32_t w = 0; w < HF_VARIANT_WORDS; w++)
            f->inside[f->count][x] += (uint8_t)hf_popcount64(set[w] & d->boxes[x][w]);
    }
    f->repeats = f->repeats || !hf_variant_all_apart(d->v, cells, q->count);
    f->total[f->count++] = numbers[q->count];
}

/* The costs of a band, which has so many cells in each box, and of it with lines from `next` on. */
static void count_bands(const bands *d, family *f, uint32_t lines, uint32_t next,
                        const uint8_t *inside)
{
    uint8_t more[HF_SETS_CELLS];
    for (uint32_t k = next; k < f->count; k++) {
        uint32_t cost = 0, size = d->v->size;
        for (uint32_t x = 0; x < d->box_count; x++) {
            uint32_t in = (uint32_t)inside[x] + f->inside[k][x];
            more[x] = (uint8_t)in;
            cost += in < size - in ? in : size - in;
        }
        f->cost[lines | 1u << k] = (uint8_t)cost;
        count_bands(d, f, lines | 1u << k, k + 1, more);
    }
}

/* Can it be cut into two bands that leave no more? A line by itself says nothing new. */
static bool is_joined(const family *f, uint32_t lines)
{
    for (uint32_t part = (lines - 1) & lines; part > lines - part; part = (part - 1) & lines) {
        if ((uint32_t)f->cost[part] + f->cost[lines & ~part] <= f->cost[lines])
            return true;
    }
    return hf_is_one(lines);
}

static void add_band(const bands *d, const family *f, uint32_t lines)
{
    hf_variant *v = d->v;
    uint32_t cell[MOST_LEFT], count = 0;
    int32_t weight[MOST_LEFT], total = 0, n = (int32_t)v->size;
    cell_set in = {0};
    for (uint32_t rest = lines; rest != 0; rest &= rest - 1) {
        total += f->total[hf_lowest32(rest)];
        for (uint32_t w = 0; w < HF_VARIANT_WORDS; w++)
            in[w] |= f->cells[hf_lowest32(rest)][w];
    }
    for (uint32_t x = 0; x < d->box_count; x++) {
        uint32_t inside = 0;
        for (uint32_t w = 0; w < HF_VARIANT_WORDS; w++)
            inside += hf_popcount64(in[w] & d->boxes[x][w]);
        bool taken = 2 * inside > v->size;
        total -= taken ? n * v->rules->first + n * (n - 1) / 2 : 0;
        for (uint32_t w = 0; w < HF_VARIANT_WORDS; w++) {
            uint64_t left = d->boxes[x][w] & (taken ? ~in[w] : in[w]);
            for (; left != 0; left &= left - 1) {
                cell[count] = 64 * w + hf_lowest64(left);
                weight[count++] = taken ? -1 : 1;
            }
        }
    }
    hf_variant_add_sum(v, cell, weight, count, total);
}

/* Those that leave few cells first. */
static void add_bands(bands *d, uint32_t most_props)
{
    uint32_t added = 0;
    for (uint32_t cost = 1; cost <= MOST_LEFT; cost++) {
        for (family *f = d->families; f < d->families + WAYS; f++) {
            for (uint32_t lines = 1; lines < 1u << f->count; lines++) {
                if (f->cost[lines] != cost || added >= MOST_BANDS ||
                    d->v->prop_count >= most_props || is_joined(f, lines))
                    continue;
                add_band(d, f, lines);
                added++;
            }
        }
    }
}

void hf_variant_find_bands(hf_variant *v, uint32_t most_props)
{
    static const uint8_t none[HF_SETS_CELLS] = {0};
    bands d;
    if (v->sets == NULL || v->rules == NULL)
        return;
    d.v = v;
    d.box_count = 0;
    for (uint32_t h = 0; h < v->shape->houses; h++) {
        if (hf_shape_house_kind(v->shape, h) != HF_HOUSE_BOX)
            continue;
        if (HF_NEVER(d.box_count == v->size)) /* puzzles with constraints are flat */
            return;
        fill_set(hf_house_cells(v->shape, h), v->size, d.boxes[d.box_count++]);
    }
    for (uint32_t way = 0; way < WAYS; way++) {
        d.families[way].count = 0;
        d.families[way].repeats = false;
        memset(d.families[way].all, 0, sizeof d.families[way].all);
    }
    for (uint32_t i = 0; d.box_count == v->size && i < v->rules->primitive_count; i++) {
        const hf_primitive *q = &v->rules->primitives[i];
        if (q->type == HF_PRIMITIVE_SUM && !hf_variant_skips(v, q))
            take_line(&d, q);
    }
    for (uint32_t way = 0; way < WAYS; way++) {
        family *f = &d.families[way];
        f->count = f->repeats ? f->count : 0; /* of cages it would tell little for its time */
        count_bands(&d, f, 0, 0, none);
    }
    add_bands(&d, most_props);
}

#else

void hf_variant_find_bands(hf_variant *v, uint32_t most_props)
{
    (void)v;
    (void)most_props;
}

#endif
