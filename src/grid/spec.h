/* SPDX-License-Identifier: MIT
 *
 * spec.h - making a specification whole before a shape is built from it.
 */
#ifndef HF_GRID_SPEC_H
#define HF_GRID_SPEC_H

#include "houseful/shape.h"

/* Fills in defaults and checks the numbers against each other. HF_OK, HF_BAD_SHAPE, HF_TOO_LARGE,
 * HF_UNSUPPORTED. */
hf_status hf_spec_complete(hf_shape_spec *spec);

/* Number of cells and houses of a complete specification. */
uint32_t hf_spec_cells(const hf_shape_spec *spec);
uint32_t hf_spec_houses(const hf_shape_spec *spec);

/* k with k * k = n, or 0 if n is no square. */
uint32_t hf_spec_root(uint32_t n);

#endif
