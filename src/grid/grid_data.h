/* SPDX-License-Identifier: MIT
 *
 * grid_data.h - what a grid is made of, for the library's own eyes.
 *
 * A grid made by hf_grid_new holds a reference to its shape, and its values follow it in the same
 * block. One that the library makes on its stack over values from elsewhere holds nothing and is
 * never freed.
 */
#ifndef HF_GRID_GRID_DATA_H
#define HF_GRID_GRID_DATA_H

#include "houseful/grid.h"

struct hf_grid {
    const hf_shape *shape;
    uint16_t *cell; /* hf_shape_cells(shape) values, 0 for empty */
};

#endif
