/* SPDX-License-Identifier: MIT
 *
 * pattern.h - solved boards by formula. Private: for solve and generate.
 */
#ifndef HF_GRID_PATTERN_H
#define HF_GRID_PATTERN_H

#include "base/rng.h"
#include "houseful/shape.h"

/* Is there a formula for this shape? */
bool hf_pattern_exists(const hf_shape *shape);

/* The formula's symbol, from 0, at a place of the board; layers, rows and columns count from 0. */
uint32_t hf_pattern_symbol(const hf_shape *shape, uint32_t layer, uint32_t row, uint32_t column);

/* Lines of a direction that belong together: they change places among themselves, and such bands as
 * wholes, and the board stays solved. */
typedef struct hf_pattern_bands {
    uint32_t rows;
    uint32_t columns;
    uint32_t layers;
} hf_pattern_bands;
hf_pattern_bands hf_pattern_bands_of(const hf_shape *shape);

/* Random order of `count` lines in bands of `band`: shuffles the bands, then the lines of each.
 * Writes order[0..count); order[count..2 * count) is scratch. */
void hf_pattern_shuffle(hf_rng *rng, uint32_t count, uint32_t band, uint32_t *order);

#endif
