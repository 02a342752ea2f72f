/* SPDX-License-Identifier: MIT
 *
 * constraint.h - the three families of a puzzle's constraints: candidates given, extra houses, and
 * those that were written (kind.h). Each is one constant of type hf_constraint_family in a file of
 * its own, listed in constraint.c.
 *
 * A family knows which constraints a puzzle has of it, which cells each speaks of, and which values
 * break it.
 */
#ifndef HF_PUZZLE_CONSTRAINT_H
#define HF_PUZZLE_CONSTRAINT_H

#include "puzzle/puzzle_data.h"
#include "base/text.h"

typedef struct hf_constraint_family {
    /* The kind of the i-th. */
    hf_constraint_kind (*kind)(const hf_puzzle *puzzle, uint32_t i);
    /* Is it a house of the puzzle's shape? Then whoever checks houses has checked it. */
    bool in_shape;
    /* How many constraints there are, and the cells of the i-th. */
    uint32_t (*count)(const hf_puzzle *puzzle);
    const uint32_t *(*cells)(const hf_puzzle *puzzle, uint32_t i, uint32_t *count);
    /* Values that break the i-th: writes up to `room` clashes, all but clash.constraint, and
     * returns how many there are. NULL if in_shape. */
    size_t (*clashes)(const hf_puzzle *puzzle, uint32_t i, const uint16_t *values,
                      hf_clash *clashes, size_t room);
} hf_constraint_family;

extern const hf_constraint_family hf_constraint_candidates;
extern const hf_constraint_family hf_constraint_house;
extern const hf_constraint_family hf_constraint_written;

/* "killer cage of 10": the name, and the number where the kind is told by it. */
void hf_constraint_put_title(const hf_puzzle *puzzle, uint32_t constraint, hf_text *text);
/* Is it a sign between two cells, not one in them? */
bool hf_constraint_is_sign(hf_constraint_kind kind);
/* So many of its cells are named; the rest is counted. */
static inline uint32_t hf_constraint_cells_named(uint32_t count)
{
    return count <= 4 ? count : 3;
}

#endif
