/* SPDX-License-Identifier: MIT
 *
 * regions.c - joining cells to regions, and numbering these.
 */
#include "base/assert.h"
#include "format/regions.h"

void hf_regions_start(uint32_t *parent, uint32_t cells)
{
    for (uint32_t cell = 0; cell < cells; cell++)
        parent[cell] = cell;
}

static uint32_t root_of(uint32_t *parent, uint32_t cell)
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
    a = root_of(parent, a);
    b = root_of(parent, b);
    parent[a > b ? a : b] = a > b ? b : a;
}

bool hf_regions_number(uint32_t *parent, uint32_t n, uint32_t *count, uint16_t *regions)
{
    uint32_t next = 0;
    for (uint32_t cell = 0; cell < n * n; cell++) {
        uint32_t root = root_of(parent, cell);
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
