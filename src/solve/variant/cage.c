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

typedef struct free_cells {
    uint32_t count;
    int32_t total;
    uint32_t cell[HF_RULES_SYMBOLS];
    uint32_t mask[HF_RULES_SYMBOLS];
} free_cells;

/* False: more is settled than the total allows. Whether a cell is open is hard to foresee, so each is written
 * down, and the next one over it unless it is. */
static bool gather(hf_variant_board *b, const uint32_t *cells, const hf_propagator *p,
                   free_cells *f)
{
    uint32_t used = 0, count = 0;
    int32_t total = p->total;
    for (uint32_t i = 0; i < p->count; i++) {
        uint32_t mask = b->mask[cells[i]], settled = 0u - (uint32_t)hf_is_one(mask);
        f->cell[count] = cells[i];
        f->mask[count] = mask;
        count += settled + 1;
        used |= mask & settled;
        total -= (int32_t)(hf_lowest32(mask) & settled);
    }
    for (uint32_t i = 0; i < count; i++)
        f->mask[i] &= ~used;
    f->count = count;
    f->total = total;
    return total >= 0;
}

/* ---- four cells and more, of nine symbols at most ------------------------------------------------ */

/* Where nothing is struck yet, the symbols of all sets with the sum are what each cell keeps. */
static bool is_untouched(const hf_variant *v, const free_cells *f)
{
    uint32_t all = v->full;
    for (uint32_t i = 0; i < f->count; i++)
        all &= f->mask[i];
    return all == (1u << HF_SETS_CELLS) - 1;
}

static bool by_sets(const hf_variant *v, const free_cells *f, uint32_t *kept)
{
    hf_row_of_cells row;
    if (f->total <= HF_SETS_SUM && is_untouched(v, f)) {
        uint32_t symbols = v->sets->symbols[f->count][f->total];
        for (uint32_t i = 0; i < f->count; i++)
            kept[i] = symbols;
        return symbols != 0;
    }
    row.count = f->count;
    row.ends = NULL;
    for (uint32_t i = 0; i < f->count; i++) {
        row.mask[i] = (uint16_t)f->mask[i];
        row.least[i] = 0;
        row.most[i] = HF_SETS_SUM;
    }
    row.least[f->count - 1] = row.most[f->count - 1] = (int16_t)f->total;
    bool possible = f->count == 4 && v->kernels->four != NULL
                        ? v->kernels->four(v->sets, row.mask, (uint32_t)f->total)
                        : v->kernels->subsets(v->sets, &row);
    for (uint32_t i = 0; possible && i < f->count; i++)
        kept[i] = row.mask[i];
    return possible;
}

/* ---- many symbols: the least and the greatest that different cells can have ---------------------- */

/* Different cells have at least 0 + 1 + ... more than the least of each would say; a bound that is
 * exact once all are settled. */
static bool by_bounds(const free_cells *f, uint32_t *kept)
{
    int32_t least = 0;
    int32_t greatest = 0;
    for (uint32_t i = 0; i < f->count; i++) {
        HF_ASSERT(f->mask[i] != 0); /* beyond nine symbols, settled cells have told all peers */
        least += (int32_t)hf_lowest32(f->mask[i]);
        greatest += (int32_t)hf_highest32(f->mask[i]);
    }
    if (least > f->total || greatest < f->total)
        return false;
    for (uint32_t i = 0; i < f->count; i++) {
        int32_t low = (int32_t)hf_lowest32(f->mask[i]);
        int32_t high = (int32_t)hf_highest32(f->mask[i]);
        int32_t from = f->total - (greatest - high);
        int32_t to = f->total - (least - low);
        uint32_t below = from > 0 ? (1u << from) - 1 : 0;
        uint32_t upto = to < 31 ? (2u << to) - 1 : UINT32_MAX;
        kept[i] = f->mask[i] & ~below & upto;
    }
    return true;
}

/* Most cells stay as they are. */
static bool keep(hf_variant *v, hf_variant_board *b, const free_cells *f, const uint32_t *kept)
{
    uint32_t changed = 0;
    for (uint32_t i = 0; i < f->count; i++)
        changed |= (uint32_t)(kept[i] != b->mask[f->cell[i]]) << i;
    for (; changed != 0; changed &= changed - 1) {
        uint32_t i = hf_lowest32(changed);
        if (!hf_variant_put(v, b, f->cell[i], (uint16_t)kept[i]))
            return false;
    }
    return true;
}

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

bool hf_variant_cage(hf_variant *v, hf_variant_board *b, const hf_propagator *p)
{
    free_cells f;
    uint32_t kept[HF_RULES_SYMBOLS];
    const uint32_t *cells = v->cells + p->cells;
    if (is_small(v, p))
        return small_cage(v, b, cells, p);
    bool possible = gather(b, cells, p, &f);
    if (possible) {
        switch (f.count) {
        case 0:
            possible = f.total == 0;
            break;
        case 1:
            kept[0] = f.total < 16 ? f.mask[0] & 1u << f.total : 0;
            break;
        case 2:
            kept[0] = f.mask[0] & partners(v, f.mask[1], f.total);
            kept[1] = f.mask[1] & partners(v, kept[0], f.total);
            break;
        case 3:
            if (v->few->three != NULL) {
                v->few->three(v->sets, f.mask, (uint32_t)f.total, kept);
                break;
            }
            v->few->few_keep(f.mask, f.count, f.total < 64 ? UINT64_C(1) << f.total : 0, kept);
            break;
        default:
            possible = v->sets != NULL ? by_sets(v, &f, kept) : by_bounds(&f, kept);
        }
    }
    return possible ? keep(v, b, &f, kept) : hf_variant_fail(v, cells[0]);
}
