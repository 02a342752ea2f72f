/* SPDX-License-Identifier: MIT
 *
 * puzzle_data.h - what a puzzle is made of: one block of memory that never changes.
 *
 *     | hf_puzzle | candidates | given | marks | restricted | given_cells | clues | entries | title |
 *     | comment |
 *
 * The parts lie in this order because each needs at most the alignment of the one before it. A part
 * that the puzzle lacks is a NULL pointer and takes no room. Written constraints are a block of their
 * own, which only variants have.
 */
#ifndef HF_PUZZLE_DATA_H
#define HF_PUZZLE_DATA_H

#include <stdatomic.h>

#include "houseful/puzzle.h"
#include "puzzle/rules.h"

struct hf_puzzle {
    atomic_uint holders; /* references out */
    uint32_t cells;
    uint32_t words; /* 64-bit words in a set of symbols */
    uint32_t clue_count;
    uint32_t restricted_count;   /* cells that lack a candidate */
    uint32_t given_count;        /* cells for which candidates are given */
    bool ruled;                  /* constraints that houses and candidates do not say */
    uint64_t kinds;              /* 1 << hf_constraint_kind for each that occurs */
    hf_shape *shape;             /* one reference; its listed houses are the extra houses */
    hf_rules *rules;             /* what was written; NULL: nothing */
    const uint64_t *candidates;  /* cells * words, or NULL: what may stand in a cell */
    const uint64_t *given;       /* what of this was given as candidates, or NULL: all the same as
                                   `candidates` but where written constraints say more of a cell */
    const uint64_t *marks;       /* cells * words, or NULL */
    const uint32_t *restricted;  /* those cells, ascending; */
    const uint32_t *given_cells; /* these */
    const uint16_t *clues;       /* cells */
    const uint16_t *entries;     /* cells, or NULL */
    const char *title;
    const char *comment;
};

static inline bool hf_kinds_have(uint64_t kinds, hf_constraint_kind kind)
{
    return (kinds >> kind & 1) != 0;
}

/* One puzzle's parts, as the maker has gathered them, before they are laid out. `shape` is one
 * whose reference the puzzle takes over; so it does with `rules`. */
hf_status hf_puzzle_lay_out(const hf_puzzle *parts, hf_puzzle **out);

#endif
