/* SPDX-License-Identifier: MIT
 *
 * regions.c - joining cells to regions, and numbering these.
 */
#include <string.h>

#include "base/assert.h"
#include "format/regions.h"
#include "houseful/shape.h"

void hf_regions_start(uint32_t *parent, uint32_t cells)
{
    for (uint32_t cell = 0; cell < cells; cell++)
        parent[cell] = cell;
}

uint32_t hf_regions_root(uint32_t *parent, uint32_t cell)
{
    while (parent[cell] != cell) {
        HF_ASSERT(parent[cell] < cell); /* so that the way ends */
        cell = parent[cell] = parent[parent[cell]];
    }
    return cell;
}

/* The lower number becomes the root, so that a root is the first cell of its region. */
void hf_regions_join(uint32_t *parent, uint32_t a, uint32_t b)
{
    a = hf_regions_root(parent, a);
    b = hf_regions_root(parent, b);
    parent[a > b ? a : b] = a > b ? b : a;
}

bool hf_regions_number(uint32_t *parent, uint32_t n, uint32_t *count, uint16_t *regions)
{
    uint32_t next = 0;
    for (uint32_t cell = 0; cell < n * n; cell++) {
        uint32_t root = hf_regions_root(parent, cell);
        if (root == cell) {
            if (next == n)
                return false;
            count[next] = 0;
            regions[cell] = (uint16_t)next++;
        }
        regions[cell] = regions[root];
        if (++count[regions[cell]] > n)
            return false;
    }
    return next == n;
}

/* Joins neighbours that have the same character. */
static void join_equals(const char *map, uint32_t size, uint32_t *parent)
{
    for (uint32_t i = 0; i < size * size; i++) {
        if (i % size > 0 && map[i] == map[i - 1])
            hf_regions_join(parent, i - 1, i);
        if (i >= size && map[i] == map[i - size])
            hf_regions_join(parent, i - size, i);
    }
}

/* Do equal characters stand in one region only? With N regions of N cells, all that is left to ask
 * is whether two regions share a character. */
static bool are_names_unique(const char *map, uint32_t size, const uint16_t *regions)
{
    uint16_t region_of[256];
    memset(region_of, 0xFF, sizeof region_of);
    for (uint32_t i = 0; i < size * size; i++) {
        uint16_t *region = &region_of[(unsigned char)map[i]];
        if (*region != 0xFFFF && *region != regions[i])
            return false;
        *region = regions[i];
    }
    return true;
}

bool hf_regions_read(const char *map, uint32_t n, uint32_t *parent, uint32_t *count,
                     uint16_t *regions)
{
    hf_regions_start(parent, n * n);
    join_equals(map, n, parent);
    return hf_regions_number(parent, n, count, regions) && are_names_unique(map, n, regions);
}

bool hf_regions_are_boxes(const uint16_t *regions, uint32_t size)
{
    hf_shape_spec usual;
    hf_shape_spec_square(&usual, size);
    if (usual.layout != HF_LAYOUT_BOXES)
        return false;
    for (uint32_t r = 0; r < size; r++)
        for (uint32_t c = 0; c < size; c++)
            if (regions[r * size + c] !=
                r / usual.box_rows * (size / usual.box_columns) + c / usual.box_columns)
                return false;
    return true;
}
