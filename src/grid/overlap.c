/* SPDX-License-Identifier: MIT
 *
 * overlap.c - which houses have several cells in common, and which.
 */
#include "grid/overlap.h"

#include <string.h>

#include "grid/shape_data.h"

uint32_t hf_overlap_list(const hf_shape *shape, uint32_t house, uint32_t *shared, uint32_t *out)
{
    const uint32_t *cells = hf_house_cells(shape, house);
    uint32_t count = 0;
    for (uint32_t p = 0; p < shape->size; p++)
        for (uint32_t i = shape->cell_start[cells[p]]; i < shape->cell_start[cells[p] + 1]; i++) {
            uint32_t other = shape->cell_houses[i];
            if (++shared[other] == 2 && other != house)
                out[count++] = other;
        }
    for (uint32_t p = 0; p < shape->size; p++)
        for (uint32_t i = shape->cell_start[cells[p]]; i < shape->cell_start[cells[p] + 1]; i++)
            shared[shape->cell_houses[i]] = 0;
    return count;
}

void hf_overlap_places(const hf_shape *shape, uint32_t a, uint32_t b, uint64_t *places)
{
    const uint32_t *of_a = hf_house_cells(shape, a), *of_b = hf_house_cells(shape, b);
    memset(places, 0, shape->words * sizeof *places);
    for (uint32_t i = 0, k = 0; i < shape->size && k < shape->size;) {
        uint32_t at_a = of_a[i], at_b = of_b[k];
        if (at_a == at_b)
            places[i >> 6] |= UINT64_C(1) << (i & 63);
        i += at_a <= at_b;
        k += at_b <= at_a;
    }
}
