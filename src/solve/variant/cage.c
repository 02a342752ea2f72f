/* SPDX-License-Identifier: MIT
 *
 * cage.c - different cells with a total, exactly: a symbol stays where some way to fill the cage has
 * it.
 *
 * Settled cells drop out. Up to three free cells go by pairs: the partners of a mask for a sum are
 * the mask turned around and shifted. More go through the sets of symbols used so far, all at once
 * (kernels.h). On boards of more than nine symbols cages of more cells have bounds only.
 */
#include "base/assert.h"
#include "solve/variant/model.h"

enum { MOST_OF_TWO = 30 };

static inline uint32_t turn(const hf_variant *v, uint32_t mask)
{
    return (uint32_t)v->reversed[mask & 255] << 8 | v->reversed[mask >> 8];
}

/* total - s for all symbols s of a mask that was turned around; the total is 0 to 30. */
static inline uint32_t move(uint32_t turned, int32_t total)
{
    return total <= 15 ? turned >> (15 - total) : turned << (total - 15);
}

static inline uint32_t half(int32_t total)
{
    return (total & 1) != 0 ? 0 : 1u << (total / 2);
}

/* The partners w = total - v of the symbols v of a mask, other than v itself. */
static inline uint32_t partners(const hf_variant *v, uint32_t mask, int32_t total)
{
    HF_ASSERT(total >= 0); /* gather says so where it is not */
    if (total > MOST_OF_TWO)
        return 0;
    return move(turn(v, mask), total) & ~half(total) & v->full;
}

/* Open cells of a cage, and what they have left. Of nine symbols at most, their masks are a row for kernels.h. */
typedef struct open_cells {
    uint32_t count;
    int32_t total;
    uint32_t cell[HF_RULES_SYMBOLS];
} open_cells;

/* False: more is settled than the total allows. Whether a cell is open is hard to foresee, so each is written
 * down, and the next one over it unless it is. */
static bool gather(const hf_variant_board *b, const uint32_t *cells, const hf_propagator *p,
                   open_cells *o, uint16_t *masks)
{
    uint32_t used = 0, count = 0;
    int32_t total = p->total;
    for (uint32_t i = 0; i < p->count; i++) {
        uint32_t mask = b->mask[cells[i]], settled = 0u - (uint32_t)hf_is_one(mask);
        o->cell[count] = cells[i];
        masks[count] = (uint16_t)mask;
        count += settled + 1;
        used |= mask & settled;
        total -= (int32_t)(hf_lowest32(mask) & settled);
    }
    for (uint32_t i = 0; i < count; i++)
        masks[i] &= (uint16_t)~used;
    o->count = count;
    o->total = total;
    return total >= 0;
}

/* Most cells stay as they are. */
static bool keep(hf_variant *v, hf_variant_board *b, const open_cells *o, const uint16_t *kept)
{
    uint32_t changed = 0;
    for (uint32_t i = 0; i < o->count; i++)
        changed |= (uint32_t)(kept[i] != b->mask[o->cell[i]]) << i;
    for (; changed != 0; changed &= changed - 1) {
        uint32_t i = hf_lowest32(changed);
        if (!hf_variant_put(v, b, o->cell[i], kept[i]))
            return false;
    }
    return true;
}

/* ---- up to three open cells ---------------------------------------------------------------------- */

static void keep_three(const hf_variant *v, const uint32_t *mask, int32_t total, uint32_t *kept)
{
    if (v->few->three != NULL)
        v->few->three(v->sets, mask, (uint32_t)total, kept);
    else
        v->few->few_keep(mask, 3, total < 64 ? UINT64_C(1) << total : 0, kept);
}

static bool by_few(const hf_variant *v, const open_cells *o, uint16_t *masks)
{
    uint32_t kept[3], mask[3];
    for (uint32_t i = 0; i < o->count; i++)
        mask[i] = masks[i];
    switch (o->count) {
    case 0:
        return o->total == 0;
    case 1:
        kept[0] = o->total < 16 ? mask[0] & 1u << o->total : 0;
        break;
    case 2:
        kept[0] = mask[0] & partners(v, mask[1], o->total);
        kept[1] = mask[1] & partners(v, kept[0], o->total);
        break;
    default:
        keep_three(v, mask, o->total, kept);
    }
    for (uint32_t i = 0; i < o->count; i++)
        masks[i] = (uint16_t)kept[i];
    return true;
}

/* ---- four and more, of nine symbols at most ------------------------------------------------------ */

static bool by_sets(const hf_variant *v, const open_cells *o, hf_row_of_cells *row)
{
    if (o->count == 4 && v->kernels->four != NULL)
        return v->kernels->four(v->sets, row->mask, (uint32_t)o->total);
    row->count = o->count;
    row->ends = NULL;
    for (uint32_t i = 0; i < HF_SETS_CELLS; i++) {
        row->least[i] = 0;
        row->most[i] = HF_SETS_SUM;
    }
    row->least[o->count - 1] = row->most[o->count - 1] = (int16_t)o->total;
    return v->kernels->subsets(v->sets, row);
}

bool hf_variant_large_cage(hf_variant *v, hf_variant_board *b, const hf_propagator *p)
{
    const uint32_t *cells = v->cells + p->cells;
    open_cells o;
    hf_row_of_cells row;
    if (!gather(b, cells, p, &o, row.mask) ||
        !(o.count < 4 ? by_few(v, &o, row.mask) : by_sets(v, &o, &row)))
        return hf_variant_fail(v, cells[0]);
    return keep(v, b, &o, row.mask);
}

/* ---- many symbols: the least and the greatest that different cells can have ---------------------- */

/* Different cells have at least 0 + 1 + ... more than the least of each would say; a bound that is
 * exact once all are settled. */
static bool by_bounds(const open_cells *o, uint16_t *masks)
{
    int32_t least = 0;
    int32_t greatest = 0;
    for (uint32_t i = 0; i < o->count; i++) {
        HF_ASSERT(masks[i] != 0); /* beyond nine symbols, settled cells have told all peers */
        least += (int32_t)hf_lowest32(masks[i]);
        greatest += (int32_t)hf_highest32(masks[i]);
    }
    if (least > o->total || greatest < o->total)
        return false;
    for (uint32_t i = 0; i < o->count; i++) {
        int32_t low = (int32_t)hf_lowest32(masks[i]);
        int32_t high = (int32_t)hf_highest32(masks[i]);
        int32_t from = o->total - (greatest - high);
        int32_t to = o->total - (least - low);
        uint32_t below = from > 0 ? (1u << from) - 1 : 0;
        uint32_t upto = to < 31 ? (2u << to) - 1 : UINT32_MAX;
        masks[i] = (uint16_t)(masks[i] & ~below & upto);
    }
    return true;
}

static bool wide_cage(hf_variant *v, hf_variant_board *b, const uint32_t *cells,
                      const hf_propagator *p)
{
    open_cells o;
    uint16_t masks[HF_RULES_SYMBOLS];
    if (!gather(b, cells, p, &o, masks) ||
        !(o.count < 4 ? by_few(v, &o, masks) : by_bounds(&o, masks)))
        return hf_variant_fail(v, cells[0]);
    return keep(v, b, &o, masks);
}

/* ---- all ----------------------------------------------------------------------------------------- */

/* Cages of two and three cells, settled or not: leaving settled ones out costs more than it saves. */
static bool small_cage(hf_variant *v, hf_variant_board *b, const uint32_t *cells,
                       const hf_propagator *p)
{
    uint32_t kept[3] = {0}, mask[3] = {b->mask[cells[0]], b->mask[cells[1]]};
    if (p->count == 2) {
        kept[0] = mask[0] & partners(v, mask[1], p->total);
        kept[1] = mask[1] & partners(v, kept[0], p->total);
    } else {
        mask[2] = b->mask[cells[2]];
        v->few->three(v->sets, mask, (uint32_t)p->total, kept);
    }
    for (uint32_t i = 0; i < p->count; i++) {
        if (kept[i] != mask[i] && !hf_variant_put(v, b, cells[i], (uint16_t)kept[i]))
            return false;
    }
    return true;
}

static bool is_small(const hf_variant *v, const hf_propagator *p)
{
    return p->count == 2 || (p->count == 3 && v->few->three != NULL);
}

/* The large ones are a function of their own, as what they put on the stack costs time. */
bool hf_variant_cage(hf_variant *v, hf_variant_board *b, const hf_propagator *p)
{
    const uint32_t *cells = v->cells + p->cells;
    if (is_small(v, p))
        return small_cage(v, b, cells, p);
    return v->sets != NULL ? hf_variant_large_cage(v, b, p) : wide_cage(v, b, cells, p);
}
