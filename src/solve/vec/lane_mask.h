/* SPDX-License-Identifier: MIT
 *
 * lane_mask.h - sets of lanes: bit i stands for lane i. At most 32 lanes.
 */
#ifndef HF_VEC_LANE_MASK_H
#define HF_VEC_LANE_MASK_H

#include <stdint.h>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

#include "base/bits.h"

/* The kernels are written as small functions and must become one: a call would spill every vector.
 */
#define LANES_INLINE    static inline __attribute__((always_inline, unused))

/* What must not become part of its caller. */
#define LANES_APART     __attribute__((noinline, unused))

/* Loops over the parts of a board must be unrolled, or arrays of vectors would live in memory. */
#define LANES_PRAGMA(x) _Pragma(#x)
#define UNROLL(n)       LANES_PRAGMA(GCC unroll n)

typedef uint32_t lane_mask;

/* The n lowest lanes of a set that has at least n. */
LANES_INLINE lane_mask lanes_lowest(lane_mask m, unsigned n)
{
#if defined(__BMI2__)
    return _pdep_u32((uint32_t)((UINT64_C(1) << n) - 1), m);
#else
    lane_mask rest = m;
    while (n-- > 0)
        rest &= rest - 1;
    return m & ~rest;
#endif
}

/* The first n lanes from lane `start` on. */
LANES_INLINE lane_mask lanes_run(unsigned start, unsigned n)
{
    return (lane_mask)(((UINT64_C(1) << n) - 1) << start);
}

LANES_INLINE unsigned lanes_fewer(lane_mask a, lane_mask b)
{
    unsigned na = hf_popcount32(a), nb = hf_popcount32(b);
    return na < nb ? na : nb;
}

#endif
