/* SPDX-License-Identifier: MIT
 *
 * fields.h - a board with a bit field per house, which `bitfield` and `fewest` walk in different
 * orders.
 *
 * Each house (row, column, box) has a bit field of the symbols that already stand in it. Whether a
 * symbol may go into a cell is then one `or` over the houses of the cell, and placing or taking it
 * back is one `xor` per house.
 *
 *     row 1 | 9 8 7 6 5 4 3 2 1 |  bit s-1 of used[house]: does symbol s stand in that house?
 *     row 2 | 9 8 7 6 5 4 3 2 1 |
 *     ...
 */
#ifndef HF_SOLVE_CLASSIC_FIELDS_H
#define HF_SOLVE_CLASSIC_FIELDS_H

#include <string.h>

#include "grid/shape_data.h"
#include "solve/classic/classic.h"

typedef struct hf_fields {
    const hf_shape *shape;
    uint64_t used[HF_CLASSIC_MAX_HOUSES];
    uint64_t allowed[HF_CLASSIC_MAX_CELLS]; /* what the puzzle allows in each cell */
    uint16_t value[HF_CLASSIC_MAX_CELLS];
} hf_fields;

/* The symbols that stand in no house of `cell`, as far as the puzzle allows them there. */
static inline uint64_t hf_fields_options(const hf_fields *fields, uint32_t cell)
{
    const hf_shape *shape = fields->shape;
    uint64_t used = 0;
    for (uint32_t i = shape->cell_start[cell]; i < shape->cell_start[cell + 1]; i++)
        used |= fields->used[shape->cell_houses[i]];
    return fields->allowed[cell] & ~used;
}

/* Adds the symbol with this bit to all houses of `cell`, or takes it away again: the field has
 * the bit exactly if the symbol stands there, so `xor` does both. */
static inline void hf_fields_flip(hf_fields *fields, uint32_t cell, uint64_t bit)
{
    const hf_shape *shape = fields->shape;
    for (uint32_t i = shape->cell_start[cell]; i < shape->cell_start[cell + 1]; i++)
        fields->used[shape->cell_houses[i]] ^= bit;
}

/* The board of a puzzle: clues in their houses, everything else open. */
static inline void hf_fields_load(hf_fields *fields, const hf_shape *shape, const uint16_t *givens,
                                  const hf_search *search)
{
    uint64_t all = hf_classic_all(shape->size);
    fields->shape = shape;
    memcpy(fields->value, givens, shape->cells * sizeof *givens);
    memset(fields->used, 0, shape->houses * sizeof *fields->used);
    for (uint32_t cell = 0; cell < shape->cells; cell++) {
        fields->allowed[cell] = hf_classic_allowed(search, cell, all);
        if (givens[cell] != 0)
            hf_fields_flip(fields, cell, hf_classic_bit(givens[cell]));
    }
}

#endif
