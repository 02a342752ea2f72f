/* SPDX-License-Identifier: MIT
 *
 * packed.c - houses, exactly: that their cells are different (Hall's theorem), and that together with the
 * sums of the cages in them.
 *
 * For the latter the cells of a house are put in an order in which those of a cage stand together. Behind
 * each cage the cells so far have a known sum if all cages up to there lie within the house; a cage that
 * sticks out adds what its cells outside leave, between a least and a greatest sum. Then the house goes
 * through kernels.h like one large cage. Between guesses this would save a tenth of them on the hardest
 * killers and cost a quarter more time, so it is done at the root alone.
 */
#include "solve/variant/model.h"

#include <string.h>

#include "base/assert.h"

/* Of three open cells of a house, two with two symbols leave the third a single. */
enum { FEW = 3 };

/* Where some way to fill the cells is left, each of them has a symbol in it. */
static void keep_all(hf_variant *v, hf_variant_board *b, const uint32_t *cells,
                     const uint16_t *mask, uint32_t count)
{
    uint32_t changed = 0;
    for (uint32_t i = 0; i < count; i++)
        changed |= (uint32_t)(mask[i] != b->mask[cells[i]]) << i;
    for (; changed != 0; changed &= changed - 1) {
        uint32_t i = hf_lowest32(changed);
        HF_ASSERT(mask[i] != 0);
        hf_variant_put(v, b, cells[i], mask[i]);
    }
}

/* Different cells with symbols that follow each other. */
static bool run_of_cells(const hf_variant *v, uint16_t *mask, uint32_t count)
{
    hf_row_of_cells row = {.count = count, .ends = &v->sets->runs[count]};
    for (uint32_t i = 0; i < count; i++) {
        row.mask[i] = mask[i];
        row.most[i] = HF_SETS_SUM;
    }
    bool possible = v->kernels->subsets(v->sets, &row);
    memcpy(mask, row.mask, count * sizeof *mask);
    return possible;
}

bool hf_variant_hall(hf_variant *v, hf_variant_board *b, const hf_propagator *p)
{
    const uint32_t *cells = v->cells + p->cells;
    uint16_t mask[HF_SETS_CELLS];
    uint32_t open = 0;
    for (uint32_t i = 0; i < p->count; i++) {
        mask[i] = b->mask[cells[i]];
        open += !hf_is_one(mask[i]);
    }
    if (p->count == v->size && open <= FEW)
        return true;
    if (p->data != 0 ? !run_of_cells(v, mask, p->count)
                     : !v->kernels->hall(v->sets, mask, p->count))
        return hf_variant_fail(v, cells[0]);
    keep_all(v, b, cells, mask, p->count);
    return true;
}

/* The least and the greatest that cells can have together. */
typedef struct range {
    int32_t low, high;
} range;

/* What a stretch of cells adds: its cage's total less what the cells outside have: all of them but those of the
 * stretch. */
static void add_stretch(const hf_variant *v, const hf_variant_board *b, const hf_stretch *s,
                        const range *own, int32_t *least, int32_t *most)
{
    int32_t low = s->count > 0 ? -own->low : 0, high = s->count > 0 ? -own->high : 0;
    for (uint32_t i = 0; i < s->count; i++) {
        uint32_t mask = b->mask[v->place[s->cells[i]]];
        low += (int32_t)hf_lowest32(mask);
        high += (int32_t)hf_highest32(mask);
    }
    *least += s->total > high ? s->total - high : 0;
    *most += s->total > low ? s->total - low : 0;
}

typedef struct open_cells {
    hf_row_of_cells row;
    uint32_t cell[HF_SETS_CELLS];
} open_cells;

/* What changes from cell to cell, apart from the arrays so that it stays in registers. */
typedef struct running {
    uint32_t count; /* open cells */
    uint32_t used;  /* symbols of settled cells */
    int32_t sum;    /* of these */
} running;

/* Whether a cell is open is hard to foresee, so each is written down, and the next one over it unless it is. */
static void take_cell(open_cells *o, running *r, uint32_t cell, uint16_t mask)
{
    uint32_t n = r->count, settled = 0u - (uint32_t)hf_is_one(mask);
    r->used |= mask & settled;
    r->sum += (int32_t)(hf_lowest32(mask) & settled);
    o->cell[n] = cell;
    o->row.mask[n] = mask;
    o->row.least[n] = 0;
    o->row.most[n] = HF_SETS_SUM;
    r->count += settled + 1;
}

/* The cells so far have a sum from `least` to `most`. The cages, which are looked at before, have seen to it that the
 * settled cells of each leave what the others can have. */
static void bound(open_cells *o, const running *r, int32_t least, int32_t most)
{
    least -= r->sum;
    most -= r->sum;
    HF_ASSERT(most >= 0 && (least <= 0 || r->count > 0));
    if (r->count == 0)
        return;
    int16_t *low = &o->row.least[r->count - 1], *high = &o->row.most[r->count - 1];
    *low = (int16_t)(least > *low ? least : *low);
    *high = (int16_t)(most < *high ? most : *high);
}

bool hf_variant_packed(hf_variant *v, hf_variant_board *b, const hf_propagator *p)
{
    const uint32_t *cells = v->cells + p->cells;
    const hf_stretch *stretch = v->stretches + p->data;
    open_cells o;
    running r = {0, 0, 0};
    int32_t least = 0, most = 0;
    for (uint32_t k = 0, i = 0; k < p->more; k++) {
        range own = {0, 0};
        for (; i < stretch[k].end; i++) {
            uint16_t mask = b->mask[cells[i]];
            own.low += (int32_t)hf_lowest32(mask);
            own.high += (int32_t)hf_highest32(mask);
            take_cell(&o, &r, cells[i], mask);
        }
        add_stretch(v, b, &stretch[k], &own, &least, &most);
        bound(&o, &r, least, most);
    }
    for (uint32_t i = stretch[p->more - 1].end; i < p->count; i++)
        take_cell(&o, &r, cells[i], b->mask[cells[i]]);
    if (r.count == 0)
        return true;
    for (uint32_t i = 0; i < r.count; i++)
        o.row.mask[i] &= (uint16_t)~r.used;
    o.row.count = r.count;
    o.row.ends = NULL;
    if (!v->kernels->subsets(v->sets, &o.row))
        return hf_variant_fail(v, o.cell[0]);
    keep_all(v, b, o.cell, o.row.mask, r.count);
    return true;
}
