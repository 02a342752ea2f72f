/* SPDX-License-Identifier: MIT
 *
 * regions.h - the regions of a jigsaw as cells that were joined.
 *
 * Every cell begins as a region of its own, named by its first cell: parent[cell] == cell. Joining
 * two makes one of them.
 */
#ifndef HF_FORMAT_REGIONS_H
#define HF_FORMAT_REGIONS_H

#include <stdbool.h>
#include <stdint.h>

void hf_regions_start(uint32_t *parent, uint32_t cells);
void hf_regions_join(uint32_t *parent, uint32_t a, uint32_t b);
/* The first cell of a cell's region. */
uint32_t hf_regions_root(uint32_t *parent, uint32_t cell);
/* Numbers the regions of N x N cells in order of their first cells; false unless there are N of them
 * with N cells each. `count` has room for N. */
bool hf_regions_number(uint32_t *parent, uint32_t n, uint32_t *count, uint16_t *regions);
/* Reads a map of N x N characters, the same for each cell of a region. False unless there are N
 * regions of N cells that each hang together: that is what tells a map from a solution. `parent` has
 * room for N * N numbers, `count` for N. */
bool hf_regions_read(const char *map, uint32_t n, uint32_t *parent, uint32_t *count,
                     uint16_t *regions);
/* Are these just the boxes that a board of the size has anyway? */
bool hf_regions_are_boxes(const uint16_t *regions, uint32_t size);

#endif
