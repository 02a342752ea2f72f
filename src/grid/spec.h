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

/* The r with r * r = n or r * r * r = n; 0 if there is none, or none as large as boards are. */
uint32_t hf_spec_square_root(size_t n);
uint32_t hf_spec_cube_root(size_t n);

#endif
