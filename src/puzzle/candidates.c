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
    return puzzle->given != NULL;
}

static const uint32_t *given_cells(const hf_puzzle *puzzle, uint32_t i, uint32_t *count)
{
    HF_ASSERT(puzzle->given != NULL && puzzle->given_count <= puzzle->cells);
    (void)i;
    *count = puzzle->given_count;
    return puzzle->given_cells;
}

static bool is_given(const hf_puzzle *puzzle, uint32_t cell, uint32_t symbol)
{
    const uint64_t *set = puzzle->given + (size_t)cell * puzzle->words;
    return (set[(symbol - 1) / 64] >> ((symbol - 1) & 63) & 1) != 0;
}

static size_t find_strangers(const hf_puzzle *puzzle, uint32_t i, const uint16_t *values,
                             hf_clash *clashes, size_t room)
{
    size_t found = 0;
    (void)i;
    for (uint32_t k = 0; k < puzzle->given_count; k++) {
        uint32_t cell = puzzle->given_cells[k];
        uint16_t symbol = values[cell];
        if (symbol == 0 || is_given(puzzle, cell, symbol))
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

static hf_constraint_kind kind_of(const hf_puzzle *puzzle, uint32_t i)
{
    (void)puzzle;
    (void)i;
    return HF_CONSTRAINT_CANDIDATES;
}

const hf_constraint_family hf_constraint_candidates = {
    .kind = kind_of,
    .count = count_tables,
    .cells = given_cells,
    .clashes = find_strangers,
};
