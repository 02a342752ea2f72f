/* SPDX-License-Identifier: MIT
 *
 * map.h - where everything lies on a 9x9 board, for the chains in this folder.
 *
 * Cells are 0..80 row by row, digits 0..8. Regions are 0..26: blocks, then rows, then columns,
 * which is the order in which nearly every search here goes through them, and order decides ties:
 *
 *     region   0 ..  8   blocks, left to right, top to bottom; spot 3 * (row in it) + (column in
 * it) 9 .. 17   rows, spot = column 18 .. 26   columns, spot = row
 *
 * A candidate is 9 * cell + digit. Spots of a region and digits of a cell are 9-bit masks.
 */
#ifndef HF_LOGIC_SE_MAP_H
#define HF_LOGIC_SE_MAP_H

#include <stdbool.h>
#include <stdint.h>

#include "base/bits.h"

enum {
    SE_CELLS = 81,
    SE_REGIONS = 27,
    SE_CANDIDATES = 729,
    SE_PEERS = 20,
    SE_ALL = 511 /* nine spots, or nine digits */
};
enum { SE_BLOCK, SE_ROW, SE_COLUMN, SE_TYPES };

extern const uint8_t hf_se_cell[SE_REGIONS][9];        /* the cell at a spot */
extern const uint8_t hf_se_region[SE_CELLS][SE_TYPES]; /* the regions of a cell */
extern const uint8_t hf_se_spot[SE_CELLS][SE_TYPES];   /* its spots there */
extern const uint8_t hf_se_peer[SE_CELLS][SE_PEERS];   /* block, rest of the row, of the column */
extern const uint16_t hf_se_cross[SE_REGIONS][SE_REGIONS]; /* spots of the first in the second */

/* A number for each candidate, to hash sets of them: splitmix64's mixing of a counter. Any two sets
 * differ in the exclusive or, but for about one in 2^64. */
#define SE_MIX1(i)  (((i) + 1) * UINT64_C(0x9e3779b97f4a7c15))
#define SE_MIX2(i)  ((SE_MIX1(i) ^ SE_MIX1(i) >> 30) * UINT64_C(0xbf58476d1ce4e5b9))
#define SE_MIX3(i)  ((SE_MIX2(i) ^ SE_MIX2(i) >> 27) * UINT64_C(0x94d049bb133111eb))
#define SE_NOISE(i) (SE_MIX3(i) ^ SE_MIX3(i) >> 31)
#if defined(__wasm__) /* such numbers do not pack: a table would be 6 KB of every download */
static inline uint64_t se_noise(unsigned candidate)
{
    return SE_NOISE((uint64_t)candidate);
}
#else
extern const uint64_t hf_se_noises[SE_CANDIDATES];
static inline uint64_t se_noise(unsigned candidate)
{
    return hf_se_noises[candidate];
}
#endif

/* Block, column, row: the order of singles and subsets. */
extern const uint8_t hf_se_types_bcr[SE_TYPES];

/* What the complexity of a chain adds to its rating. The sum is built up by tenths in floating
 * point on purpose: chains are compared by it, and its rounding decides. */
double hf_se_added(unsigned complexity);

#define BIT_EACH(bit, mask)                                                                        \
    for (uint32_t bit##_rest = (mask), bit = 0; bit##_rest && (bit = hf_lowest32(bit##_rest), 1);  \
         bit##_rest &= bit##_rest - 1)

static inline bool se_is_one(unsigned mask)
{
    return mask && !(mask & (mask - 1));
}
static inline bool se_is_many(unsigned mask)
{
    return (mask & (mask - 1)) != 0;
}
static inline bool se_is_two(unsigned mask)
{
    return se_is_one(mask & (mask - 1));
}
/* The next subset of `all` after `set` in ascending order; back to 0 after `all` itself. Subsets of
 * one size come in the order of their largest member, then of the next: the order of every search
 * for subsets here. */
static inline unsigned se_next_subset(unsigned set, unsigned all)
{
    return (set - all) & all;
}
static inline unsigned se_count(unsigned mask)
{
    return hf_popcount32(mask);
}
static inline unsigned se_highest(unsigned mask)
{
    unsigned high = 0;
    for (; mask >>= 1;)
        high++;
    return high;
}

/* ---- sets of cells --------------------------------------------------------------------------- */

/* Rows 0..6 in `low`, rows 7 and 8 in `high`. */
typedef struct se_cells {
    uint64_t low, high;
} se_cells;

extern const se_cells hf_se_seen[SE_CELLS]; /* the peers as a set */

static inline bool se_has(const se_cells *set, unsigned cell)
{
    return (cell < 63 ? set->low >> cell : set->high >> (cell - 63)) & 1;
}
static inline void se_add(se_cells *set, unsigned cell)
{
    if (cell < 63)
        set->low |= UINT64_C(1) << cell;
    else
        set->high |= UINT64_C(1) << (cell - 63);
}
static inline bool se_sees(unsigned a, unsigned b)
{
    return se_has(&hf_se_seen[a], b);
}
static inline bool se_empty(const se_cells *set)
{
    return (set->low | set->high) == 0;
}
/* The number of the lowest cell, which is taken out. The set must not be empty. */
static inline unsigned se_take(se_cells *set)
{
    unsigned cell;
    if (set->low) {
        cell = hf_lowest64(set->low);
        set->low &= set->low - 1;
    } else {
        cell = 63 + hf_lowest64(set->high);
        set->high &= set->high - 1;
    }
    return cell;
}

#endif
