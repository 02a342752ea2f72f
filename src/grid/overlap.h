/* SPDX-License-Identifier: MIT
 *
 * overlap.h - which houses have several cells in common, and which: what pointing and claiming rest
 * on, for the general engine and for the rules of logic alike.
 */
#ifndef HF_GRID_OVERLAP_H
#define HF_GRID_OVERLAP_H

#include "houseful/shape.h"

/* Lists the houses that share two cells or more with `house`, as they are met along its
 * cells, and returns their number. `shared` is room for a number per house, all 0 before and after; `out` for that many houses. */
uint32_t hf_overlap_list(const hf_shape *shape, uint32_t house, uint32_t *shared, uint32_t *out);

/* The places of house `a` whose cells lie in house `b` as well: place p is bit p % 64 of word p / 64. */
void hf_overlap_places(const hf_shape *shape, uint32_t a, uint32_t b, uint64_t *places);

#endif
