/* SPDX-License-Identifier: MIT
 *
 * puzzle_data.h - what a puzzle is made of: one block of memory that never changes.
 *
 *     | hf_puzzle | candidates | marks | restricted | clues | entries | title | comment |
 *
 * The parts lie in this order because each needs at most the alignment of the one before it. A part
 * that the puzzle lacks is a NULL pointer and takes no room.
 */
#ifndef HF_PUZZLE_DATA_H
#define HF_PUZZLE_DATA_H

#include <stdatomic.h>

#include "houseful/puzzle.h"

struct hf_puzzle {
    atomic_uint holders; /* references out */
    uint32_t cells;
    uint32_t words; /* 64-bit words in a set of symbols */
    uint32_t clue_count;
    uint32_t restricted_count;  /* cells for which candidates are given */
    uint32_t kinds;             /* 1 << hf_constraint_kind for each that occurs */
    hf_shape *shape;            /* one reference; its listed houses are the extra houses */
    const uint64_t *candidates; /* cells * words, or NULL */
    const uint64_t *marks;      /* cells * words, or NULL */
    const uint32_t *restricted; /* those cells, ascending */
    const uint16_t *clues;      /* cells */
    const uint16_t *entries;    /* cells, or NULL */
    const char *title;
    const char *comment;
};

/* One puzzle's parts, as the maker has gathered them, before they are laid out. `shape` is one
 * whose reference the puzzle takes over. */
hf_status hf_puzzle_lay_out(const hf_puzzle *parts, hf_puzzle **out);

#endif
