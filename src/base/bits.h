/* SPDX-License-Identifier: MIT
 *
 * bits.h - counting and finding bits. Compiler built-ins where there are any (one instruction on
 * most machines), plain C otherwise.
 */
#ifndef HF_BASE_BITS_H
#define HF_BASE_BITS_H

#include <stdint.h>

#if defined(__GNUC__)

#if defined(__x86_64__) && !defined(__POPCNT__)
/* Without the instruction the built-in is a call of the compiler's library. Adding up in parallel is
 * faster: neighbouring bits to pairs (at most 2), pairs to nibbles (at most 4), nibbles to bytes (at
 * most 8, so no carry leaves a byte); the multiplication adds the bytes (at most 64) into the top
 * one. */
static inline unsigned hf_popcount64(uint64_t x)
{
    x -= x >> 1 & UINT64_C(0x5555555555555555);
    x = (x & UINT64_C(0x3333333333333333)) + (x >> 2 & UINT64_C(0x3333333333333333));
    x = (x + (x >> 4)) & UINT64_C(0x0f0f0f0f0f0f0f0f);
    return (unsigned)(x * UINT64_C(0x0101010101010101) >> 56);
}
static inline unsigned hf_popcount32(uint32_t x)
{
    return hf_popcount64(x);
}
#else
static inline unsigned hf_popcount32(uint32_t x)
{
    return (unsigned)__builtin_popcount(x);
}
static inline unsigned hf_popcount64(uint64_t x)
{
    return (unsigned)__builtin_popcountll(x);
}
#endif
/* The number of the lowest set bit; x must not be 0. */
static inline unsigned hf_lowest32(uint32_t x)
{
    return (unsigned)__builtin_ctz(x);
}
static inline unsigned hf_lowest64(uint64_t x)
{
    return (unsigned)__builtin_ctzll(x);
}
/* The number of the highest set bit; x must not be 0. */
static inline unsigned hf_highest32(uint32_t x)
{
    return 31u - (unsigned)__builtin_clz(x);
}
static inline unsigned hf_highest64(uint64_t x)
{
    return 63u - (unsigned)__builtin_clzll(x);
}

#else

static inline unsigned hf_highest64(uint64_t x)
{
    unsigned n = 0;
    for (unsigned step = 32; step > 0; step /= 2) {
        if (x >> step != 0) {
            x >>= step;
            n += step;
        }
    }
    return n;
}
static inline unsigned hf_highest32(uint32_t x)
{
    return hf_highest64(x);
}
static inline unsigned hf_popcount64(uint64_t x)
{
    unsigned n = 0;
    for (; x; x &= x - 1)
        n++;
    return n;
}
static inline unsigned hf_popcount32(uint32_t x)
{
    return hf_popcount64(x);
}
/* x & -x is the lowest set bit alone; one less has exactly the bits below it. */
static inline unsigned hf_lowest64(uint64_t x)
{
    return hf_popcount64((x & (~x + 1)) - 1);
}
static inline unsigned hf_lowest32(uint32_t x)
{
    return hf_lowest64(x);
}

#endif

/* x without its lowest set bit. */
static inline uint64_t hf_without_lowest64(uint64_t x)
{
    return x & (x - 1);
}
static inline uint32_t hf_without_lowest32(uint32_t x)
{
    return x & (x - 1);
}

/* Has x at most one bit set? */
static inline int hf_is_single64(uint64_t x)
{
    return (x & (x - 1)) == 0;
}

/* A number, or the greatest of 32 bits if it is greater. */
static inline uint32_t hf_at_most32(uint64_t x)
{
    return x < UINT32_MAX ? (uint32_t)x : UINT32_MAX;
}

/* The n lowest bits set, 0 <= n <= 64. Shifting by 64 would be undefined, hence the two cases. */
static inline uint64_t hf_low_bits64(unsigned n)
{
    return n >= 64 ? ~UINT64_C(0) : (UINT64_C(1) << n) - 1;
}

#endif
