/* SPDX-License-Identifier: MIT
 *
 * candidates.c - the constraint "candidates given": a cell holds one of the symbols listed for it.
 *
 * The candidates of all cells are one constraint. That is how they come (a Sukaku is nothing but
 * candidates), and engines take them as one table.
 */
#include "base/assert.h"
#include "puzzle/constraint.h"

static uint32_t count_tables(const hf_puzzle *puzzle)
{
    return puzzle->candidates != NULL;
}

static const uint32_t *restricted_cells(const hf_puzzle *puzzle, uint32_t i, uint32_t *count)
{
    HF_ASSERT(puzzle->candidates != NULL && puzzle->restricted_count <= puzzle->cells);
    (void)i;
    *count = puzzle->restricted_count;
    return puzzle->restricted;
}

static size_t find_strangers(const hf_puzzle *puzzle, uint32_t i, const uint16_t *values,
                             hf_clash *clashes, size_t room)
{
    size_t found = 0;
    (void)i;
    for (uint32_t k = 0; k < puzzle->restricted_count; k++) {
        uint32_t cell = puzzle->restricted[k];
        uint16_t symbol = values[cell];
        if (symbol == 0 || hf_puzzle_allows(puzzle, cell, symbol))
            continue;
        if (found < room) {
            uint32_t houses;
            const uint32_t *house = hf_shape_houses_of(puzzle->shape, cell, &houses);
            clashes[found] = (hf_clash){houses > 0 ? house[0] : 0, cell, cell, symbol, 0};
        }
        found++;
    }
    return found;
}

const hf_constraint_rule hf_constraint_candidates = {
    .name = "candidates given",
    .count = count_tables,
    .cells = restricted_cells,
    .clashes = find_strangers,
};
