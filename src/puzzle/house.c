/* SPDX-License-Identifier: MIT
 *
 * house.c - the constraint "extra house": N more cells that hold all N symbols.
 *
 * A house is what shapes are made of, so the maker puts extra houses into the puzzle's own shape
 * (hf_shape_spec.listed). Whoever works on that shape, engine, rule or drawing, honours them
 * without knowing of constraints.
 */
#include "base/assert.h"
#include "puzzle/constraint.h"

static uint32_t count_houses(const hf_puzzle *puzzle)
{
    return hf_shape_spec_of(puzzle->shape)->listed_houses;
}

static const uint32_t *house_cells(const hf_puzzle *puzzle, uint32_t i, uint32_t *count)
{
    HF_ASSERT(i < count_houses(puzzle));
    *count = hf_shape_size(puzzle->shape);
    return hf_shape_spec_of(puzzle->shape)->listed + (size_t)i * *count;
}

static hf_constraint_kind kind_of(const hf_puzzle *puzzle, uint32_t i)
{
    (void)puzzle;
    (void)i;
    return HF_CONSTRAINT_HOUSE;
}

const hf_constraint_family hf_constraint_house = {
    .kind = kind_of,
    .in_shape = true,
    .count = count_houses,
    .cells = house_cells,
};
