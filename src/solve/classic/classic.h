/* SPDX-License-Identifier: MIT
 *
 * classic.h - what the classic engines share: which boards they take, and the bit of a symbol.
 *
 * The classics recurse once per empty cell and keep a set of symbols in one word. Both bounds are
 * far beyond what a search without much reasoning finishes.
 */
#ifndef HF_SOLVE_CLASSIC_H
#define HF_SOLVE_CLASSIC_H

#include "solve/engine.h"

enum {
    HF_CLASSIC_MAX_CELLS = 1024, /* 32 x 32 boards, the 9 x 9 x 9 cube */
    HF_CLASSIC_MAX_SIZE = 64,    /* symbols: one bit each in 64 */
    HF_CLASSIC_MAX_HOUSES = 1024
};

/* Any board within the bounds above. */
bool hf_classic_serves(const hf_shape *shape);

/* The set {1..size}; symbol s is bit s - 1. `size` is 1 to 64, so the shift is 0 to 63. */
static inline uint64_t hf_classic_all(uint32_t size)
{
    return UINT64_MAX >> (64 - size);
}

static inline uint64_t hf_classic_bit(uint32_t symbol)
{
    return (uint64_t)1 << (symbol - 1);
}

/* The symbols that the puzzle lets into a cell, whatever stands around it. */
static inline uint64_t hf_classic_allowed(const hf_search *search, uint32_t cell, uint64_t all)
{
    const uint64_t *given =
        search->puzzle != NULL ? hf_puzzle_candidates(search->puzzle, cell) : NULL;
    return given != NULL ? *given : all;
}

#endif
