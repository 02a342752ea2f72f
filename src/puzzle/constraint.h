/* SPDX-License-Identifier: MIT
 *
 * constraint.h - a kind of constraint: one constant of type hf_constraint_rule in a file of its
 * own, listed in constraint.c in the order of hf_constraint_kind.
 *
 * A kind knows which constraints of its kind a puzzle has, which cells each speaks of, and which
 * values break it. Engines know kinds by their bit only (engine.h: which they honour). A new kind
 * is a file here, a line in constraint.c and in the public enum, a call of the maker, and a bit in
 * each engine that learns to honour it.
 */
#ifndef HF_PUZZLE_CONSTRAINT_H
#define HF_PUZZLE_CONSTRAINT_H

#include "puzzle/puzzle_data.h"

typedef struct hf_constraint_rule {
    const char *name;
    /* Is it a house of the puzzle's shape? Then whoever checks houses has checked it. */
    bool in_shape;
    /* How many constraints of this kind there are, and the cells of the i-th, ascending. */
    uint32_t (*count)(const hf_puzzle *puzzle);
    const uint32_t *(*cells)(const hf_puzzle *puzzle, uint32_t i, uint32_t *count);
    /* Values that break the i-th: writes up to `room` clashes, all but clash.constraint, and
     * returns how many there are. NULL if in_shape. */
    size_t (*clashes)(const hf_puzzle *puzzle, uint32_t i, const uint16_t *values,
                      hf_clash *clashes, size_t room);
} hf_constraint_rule;

extern const hf_constraint_rule hf_constraint_candidates;
extern const hf_constraint_rule hf_constraint_house;

#endif
