/* SPDX-License-Identifier: MIT
 *
 * maker.h - a puzzle's parts, gathered until they are laid out as one: told in maker.c, made in
 * making.c.
 *
 * The tables that few puzzles have (entries, candidates, marks) are made when first told of. A
 * table of candidates begins with all symbols everywhere, one of marks with none.
 */
#ifndef HF_PUZZLE_MAKER_H
#define HF_PUZZLE_MAKER_H

#include "base/bits.h"
#include "puzzle/puzzle_data.h"

struct hf_puzzle_maker {
    hf_shape *shape;
    uint32_t size;
    uint32_t cells;
    uint32_t words;
    uint16_t *clues;
    uint16_t *entries;
    uint64_t *candidates;
    uint64_t *marks;
    uint32_t *houses; /* extra houses, size cells each; those of the shape first */
    uint32_t house_count;
    uint32_t house_room;
    hf_rules *written; /* constraints as told, not yet expanded; NULL: none */
    const char *fault; /* of the last constraint told of */
    char *title;
    char *comment;
};

/* Word w of the set of all symbols. */
static inline uint64_t hf_maker_all_symbols(const hf_puzzle_maker *maker, uint32_t w)
{
    return hf_low_bits64(maker->size - w * 64);
}

/* A table with a set for each cell, full of all symbols or empty, unless it is there; false: no
 * memory. */
bool hf_maker_open_table(hf_puzzle_maker *maker, uint64_t **table, bool all);

#endif
