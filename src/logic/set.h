/* SPDX-License-Identifier: MIT
 *
 * set.h - sets of cells as bits.
 *
 * A set is an array of 64-bit words, cell c being bit c % 64 of word c / 64. How many words count
 * is the view's `words`: 2 for a 9x9 board (81 cells), 10 for 25x25. Every operation does the first
 * two words unconditionally and loops over the rest, so that the ordinary board pays for one branch
 * that is always predicted; sets therefore always have at least two words.
 *
 *     hf_set both;
 *     set_and(both, view_peers(view, a), view_peers(view, b), view->words);
 *     SET_EACH (cell, both, view->words)
 *         ...
 */
#ifndef HF_LOGIC_SET_H
#define HF_LOGIC_SET_H

#include <stdbool.h>
#include <stdint.h>

#include "base/bits.h"

enum { HF_SET_WORDS = 16 };
#define HF_NO_CELL UINT32_MAX

/* Room for the largest set. An array type on purpose: it cannot be copied by accident. */
typedef uint64_t hf_set[HF_SET_WORDS];

static inline void set_clear(uint64_t *s, uint32_t words)
{
    s[0] = s[1] = 0;
    for (uint32_t i = 2; i < words; i++)
        s[i] = 0;
}

static inline void set_copy(uint64_t *to, const uint64_t *from, uint32_t words)
{
    to[0] = from[0];
    to[1] = from[1];
    for (uint32_t i = 2; i < words; i++)
        to[i] = from[i];
}

static inline void set_add(uint64_t *s, uint32_t cell)
{
    s[cell >> 6] |= UINT64_C(1) << (cell & 63);
}

static inline void set_drop(uint64_t *s, uint32_t cell)
{
    s[cell >> 6] &= ~(UINT64_C(1) << (cell & 63));
}

static inline bool set_has(const uint64_t *s, uint32_t cell)
{
    return s[cell >> 6] >> (cell & 63) & 1;
}

static inline void set_and(uint64_t *to, const uint64_t *a, const uint64_t *b, uint32_t words)
{
    to[0] = a[0] & b[0];
    to[1] = a[1] & b[1];
    for (uint32_t i = 2; i < words; i++)
        to[i] = a[i] & b[i];
}

static inline void set_or(uint64_t *to, const uint64_t *a, const uint64_t *b, uint32_t words)
{
    to[0] = a[0] | b[0];
    to[1] = a[1] | b[1];
    for (uint32_t i = 2; i < words; i++)
        to[i] = a[i] | b[i];
}

/* What is in a and not in b. */
static inline void set_minus(uint64_t *to, const uint64_t *a, const uint64_t *b, uint32_t words)
{
    to[0] = a[0] & ~b[0];
    to[1] = a[1] & ~b[1];
    for (uint32_t i = 2; i < words; i++)
        to[i] = a[i] & ~b[i];
}

static inline bool set_is_empty(const uint64_t *s, uint32_t words)
{
    uint64_t any = s[0] | s[1];
    for (uint32_t i = 2; i < words; i++)
        any |= s[i];
    return any == 0;
}

/* Have the two an element in common? */
static inline bool set_meets(const uint64_t *a, const uint64_t *b, uint32_t words)
{
    uint64_t any = (a[0] & b[0]) | (a[1] & b[1]);
    for (uint32_t i = 2; i < words; i++)
        any |= a[i] & b[i];
    return any != 0;
}

/* Is a part of b? */
static inline bool set_within(const uint64_t *a, const uint64_t *b, uint32_t words)
{
    uint64_t out = (a[0] & ~b[0]) | (a[1] & ~b[1]);
    for (uint32_t i = 2; i < words; i++)
        out |= a[i] & ~b[i];
    return out == 0;
}

static inline bool set_equals(const uint64_t *a, const uint64_t *b, uint32_t words)
{
    uint64_t out = (a[0] ^ b[0]) | (a[1] ^ b[1]);
    for (uint32_t i = 2; i < words; i++)
        out |= a[i] ^ b[i];
    return out == 0;
}

static inline uint32_t set_count(const uint64_t *s, uint32_t words)
{
    uint32_t n = hf_popcount64(s[0]) + hf_popcount64(s[1]);
    for (uint32_t i = 2; i < words; i++)
        n += hf_popcount64(s[i]);
    return n;
}

/* Has it two members or more? Quicker than counting. */
static inline bool set_has_two(const uint64_t *s, uint32_t words)
{
    uint64_t several = 0, any = 0;
    for (uint32_t i = 0; i < words; i++) {
        several |= (s[i] & (s[i] - 1)) | (any && s[i]);
        any |= s[i];
    }
    return several != 0;
}

/* The first element not below `cell`, or HF_NO_CELL. */
static inline uint32_t set_next(const uint64_t *s, uint32_t words, uint32_t cell)
{
    uint32_t i = cell >> 6;
    if (i >= words)
        return HF_NO_CELL;
    uint64_t rest = s[i] >> (cell & 63) << (cell & 63);
    while (rest == 0) {
        if (++i >= words)
            return HF_NO_CELL;
        rest = s[i];
    }
    return i * 64 + hf_lowest64(rest);
}

static inline uint32_t set_first(const uint64_t *s, uint32_t words)
{
    return set_next(s, words, 0);
}

/* Runs over a set in ascending order. The set may lose elements already passed. */
#define SET_EACH(cell, set, words)                                                                 \
    for (uint32_t cell = set_first(set, words); cell != HF_NO_CELL;                                \
         cell = set_next(set, words, cell + 1))

#endif
