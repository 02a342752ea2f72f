/* SPDX-License-Identifier: MIT
 *
 * brute.c - counting solutions by trying everything: the plainest search there is, so that it can be
 * believed. The only thing done for speed is to take the cell with the fewest symbols left.
 */
#include <stdlib.h>
#include <string.h>

#include "support/boards.h"

typedef struct brute {
    const hf_shape *shape;
    uint32_t cells;
    uint32_t size;
    uint16_t *value;
    uint64_t most;
    uint64_t count;
    uint64_t patience;
} brute;

/* Which symbols no house of the cell holds? As bits; boards of up to 63 symbols. */
static uint64_t symbols_left(const brute *b, uint32_t cell)
{
    uint64_t taken = 0;
    uint32_t houses;
    const uint32_t *of = hf_shape_houses_of(b->shape, cell, &houses);
    for (uint32_t h = 0; h < houses; h++)
        for (uint32_t i = 0; i < b->size; i++)
            taken |= (uint64_t)1 << b->value[hf_shape_house(b->shape, of[h])[i]];
    return ~taken & (((uint64_t)2 << b->size) - 2);
}

static uint32_t count_bits(uint64_t set)
{
    uint32_t count = 0;
    for (; set; set &= set - 1)
        count++;
    return count;
}

/* False: enough, or too much. */
static bool try_all(brute *b)
{
    uint32_t best = b->cells, fewest = UINT32_MAX;
    uint64_t left = 0;
    for (uint32_t cell = 0; cell < b->cells && fewest > 1; cell++) {
        if (b->value[cell])
            continue;
        uint64_t symbols = symbols_left(b, cell);
        if (count_bits(symbols) < fewest) {
            fewest = count_bits(symbols);
            best = cell;
            left = symbols;
        }
    }
    if (best == b->cells)
        return ++b->count < b->most;
    for (uint32_t symbol = 1; symbol <= b->size; symbol++) {
        if (!(left >> symbol & 1))
            continue;
        if (!b->patience--)
            return false;
        b->value[best] = (uint16_t)symbol;
        if (!try_all(b))
            return false;
        b->value[best] = 0;
    }
    return true;
}

int64_t brute_count(const hf_shape *shape, const uint16_t *givens, uint64_t most, uint64_t patience)
{
    brute b = {.shape = shape,
               .cells = hf_shape_cells(shape),
               .size = hf_shape_size(shape),
               .most = most,
               .patience = patience};
    if (b.size > 62)
        return -1;
    b.value = malloc(b.cells * sizeof *b.value);
    if (!b.value)
        return -1;
    memcpy(b.value, givens, b.cells * sizeof *b.value);
    bool all = try_all(&b);
    free(b.value);
    return all || b.count == most ? (int64_t)b.count : -1;
}
