/* SPDX-License-Identifier: MIT
 *
 * symmetry.h - orbits: the cells that a symmetry carries into each other.
 */
#ifndef HF_GENERATE_SYMMETRY_H
#define HF_GENERATE_SYMMETRY_H

#include "houseful/generate.h"

/* Orbit i is cell[start[i]] ... cell[start[i + 1] - 1]. Orbits come in the order of their first cells. */
typedef struct hf_orbits {
    uint32_t count;
    uint32_t *start; /* count + 1 of them */
    uint32_t *cell;
} hf_orbits;

/* Has the shape such a symmetry: rows and columns, as many of these as of those if it turns them? */
bool hf_symmetry_fits(hf_symmetry symmetry, const hf_shape *shape);

/* Of one that fits: how many cells a cell is carried into, itself among them; does a pattern, one byte per cell, hold
 * with each cell all of these? (Without memory of their own, so that nobody is told a wish can be met because there
 * was none.) */
uint32_t hf_symmetry_orbit(const hf_shape *shape, hf_symmetry symmetry, uint32_t cell);
bool hf_symmetry_keeps(const hf_shape *shape, hf_symmetry symmetry, const uint8_t *pattern);

enum { HF_SYMMETRY_TURNS = 8 };

/* All turns of the board that the symmetry is made of, the first of them none: where each takes each cell, one
 * after the other. There is room for HF_SYMMETRY_TURNS and one more; returns how many there are. It must fit. */
uint32_t hf_symmetry_maps(const hf_shape *shape, hf_symmetry symmetry, uint32_t *maps);

/* HF_NO_MEMORY. The symmetry must fit. */
hf_status hf_orbits_make(const hf_shape *shape, hf_symmetry symmetry, hf_orbits *orbits);
void hf_orbits_free(hf_orbits *orbits);

#endif
