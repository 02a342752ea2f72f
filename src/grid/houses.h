/* SPDX-License-Identifier: MIT
 *
 * houses.h - writing down the houses of each layout.
 */
#ifndef HF_GRID_HOUSES_H
#define HF_GRID_HOUSES_H

#include "grid/shape_data.h"

/* Fills house_cells, house_kind and house_number of a shape whose spec is complete and whose arrays
 * are allocated. */
void hf_houses_fill(hf_shape *shape);

#endif
