/* SPDX-License-Identifier: MIT
 *
 * pattern.c - solved boards by formula, for boards without extra houses.
 *
 * A board of rows, columns and boxes is solved by shifting each row against the one above: by the
 * width of a box inside a band, by one from band to band. The same idea carries the cubes. With N
 * symbols, boxes of k rows and c columns:
 *
 *     Latin      row + column                               modulo N
 *     boxes      row % k * c + row / k + column             modulo N
 *
 * Cube: write each coordinate as high * k + low, and the symbol as a * k + b, all modulo k. A line
 * along one axis runs through all (high, low) of that axis, a box through all pairs of lows of two
 * axes. For both, a and b below are linear in what varies, with determinant 1 or -1, so this holds
 * for every k:
 *
 *             column h  l    row h  l    layer h  l
 *     a =            1  0        0  1          1  1
 *     b =            0  1        1  0          0  1
 *
 * Roxdoku: a = column + layer, b = row + layer; in a plane across any axis the other two
 * coordinates follow from a and b.
 */
#include "grid/pattern.h"
#include "grid/shape_data.h"

bool hf_pattern_exists(const hf_shape *shape)
{
    const hf_shape_spec *spec = &shape->spec;
    if (spec->extras != 0 || spec->listed_houses > 0)
        return false;
    switch (spec->layout) {
    case HF_LAYOUT_BOXES:
    case HF_LAYOUT_LATIN:
    case HF_LAYOUT_ROXDOKU:
        return true;
    case HF_LAYOUT_CUBE:
        return spec->box_rows == spec->box_columns;
    default:
        return false;
    }
}

uint32_t hf_pattern_symbol(const hf_shape *shape, uint32_t layer, uint32_t row, uint32_t column)
{
    const hf_shape_spec *spec = &shape->spec;
    uint32_t n = shape->size;
    uint32_t k = spec->box_rows;
    switch (spec->layout) {
    case HF_LAYOUT_LATIN:
        return (row + column) % n;
    case HF_LAYOUT_CUBE:
        return (column / k + row % k + layer / k + layer % k) % k * k +
               (column % k + row / k + layer % k) % k;
    case HF_LAYOUT_ROXDOKU:
        k = shape->columns;
        return (column + layer) % k * k + (row + layer) % k;
    default:
        return (spec->box_columns * (row % k) + row / k + column) % n;
    }
}

hf_pattern_bands hf_pattern_bands_of(const hf_shape *shape)
{
    const hf_shape_spec *spec = &shape->spec;
    if (spec->layout == HF_LAYOUT_BOXES)
        return (hf_pattern_bands){spec->box_rows, spec->box_columns, 1};
    if (spec->layout == HF_LAYOUT_CUBE)
        return (hf_pattern_bands){spec->box_rows, spec->box_columns, spec->box_rows};
    return (hf_pattern_bands){1, 1, 1}; /* without boxes every line may go anywhere */
}

void hf_pattern_shuffle(hf_rng *rng, uint32_t count, uint32_t band, uint32_t *order)
{
    uint32_t bands = count / band;
    uint32_t *where = order + count;
    for (uint32_t b = 0; b < bands; b++)
        where[b] = b;
    hf_rng_shuffle(rng, where, bands);
    for (uint32_t b = 0; b < bands; b++) {
        for (uint32_t i = 0; i < band; i++)
            order[b * band + i] = where[b] * band + i;
        hf_rng_shuffle(rng, order + b * band, band);
    }
}
