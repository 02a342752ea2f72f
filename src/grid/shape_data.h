/* SPDX-License-Identifier: MIT
 *
 * shape_data.h - what a shape is made of, for the library's own eyes.
 *
 *     house_cells   houses x size cell numbers:   house 0 | house 1 | ...   (each ascending)
 *     cell_houses   the houses of cell 0 | of cell 1 | ...;  those of cell c stand at
 *                   cell_start[c] .. cell_start[c + 1] - 1                  (ascending)
 *     peers         likewise with peer_start; NULL where the table would be too large
 *
 * Nothing but `holders` ever changes once hf_shape_new has returned, so threads read without locks.
 */
#ifndef HF_GRID_SHAPE_DATA_H
#define HF_GRID_SHAPE_DATA_H

#include "houseful/shape.h"

#include <stdatomic.h>

#include "base/assert.h"

struct hf_shape {
    _Atomic uint32_t holders; /* references to it; the last to let go frees it */
    uint32_t size;            /* number of symbols */
    uint32_t cells;           /* number of cells */
    uint32_t houses;          /* number of houses */
    uint32_t words;           /* 64-bit words in a set of symbols */
    uint32_t layers;
    uint32_t rows;
    uint32_t columns;
    uint32_t most_houses; /* the most houses any cell lies in */
    uint32_t *house_cells;
    uint32_t *cell_start;
    uint32_t *cell_houses;
    uint32_t *peer_start;
    uint32_t *peers;
    uint8_t *house_kind;    /* hf_house_kind */
    uint32_t *house_number; /* number within the kind */
    hf_shape_spec spec;     /* as built; its arrays are the shape's own */
    uint16_t *regions;      /* the copy that spec.regions points to */
};

/* The cells of a house. */
static inline const uint32_t *hf_house_cells(const hf_shape *shape, uint32_t house)
{
    HF_ASSERT(house < shape->houses);
    return shape->house_cells + (size_t)house * shape->size;
}

#endif
