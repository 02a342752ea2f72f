/* SPDX-License-Identifier: MIT
 *
 * wide_pair.h - a vocabulary of 16 lanes, and the words of wide_x86.h, for processors whose vectors
 * have eight: a vector is a pair of them, its halves. Nine digits need the second half for the sake
 * of one lane; but to exchange halves costs nothing here.
 *
 * Written in the vectors of gcc and clang, which know the instructions of NEON, SSE4.1 and
 * WebAssembly. vec_portable.h says what each word of the vocabulary means.
 */
#ifndef HF_NINE_WIDE_WORDS_H
#define HF_NINE_WIDE_WORDS_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#if defined(__SSE4_1__)
#include <smmintrin.h>
#elif defined(__aarch64__)
#include <arm_neon.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

#include "solve/vec/lane_mask.h"

enum { LANES = 16 };

typedef uint16_t half __attribute__((vector_size(16)));
typedef int16_t half_truth __attribute__((vector_size(16)));
typedef uint64_t half_of_fours __attribute__((vector_size(16)));

typedef struct vec {
    half low, high;
} vec;

/* ---- halves ---------------------------------------------------------------------------------- */

LANES_INLINE half half_set(unsigned x)
{
    uint16_t y = (uint16_t)x;
    half h = {y, y, y, y, y, y, y, y};
    return h;
}
LANES_INLINE half half_equal(half a, half b)
{
    return (half)(half_truth)(a == b);
}
LANES_INLINE bool half_is_zero(half x)
{
#if defined(__SSE4_1__)
    return _mm_testz_si128((__m128i)x, (__m128i)x);
#elif defined(__aarch64__)
    return vmaxvq_u32((uint32x4_t)x) == 0;
#elif defined(__wasm_simd128__)
    return !wasm_v128_any_true((v128_t)x);
#else
    half_of_fours y = (half_of_fours)x;
    return (y[0] | y[1]) == 0;
#endif
}

/* Lanes of two halves, those of b numbered from 8 on. */
#if defined(__clang__)
#define SHUFFLE(a, b, ...) __builtin_shufflevector(a, b, __VA_ARGS__)
#else
#define SHUFFLE(a, b, ...) __builtin_shuffle(a, b, (half){__VA_ARGS__})
#endif

LANES_INLINE half half_zip1_low(half a, half b)
{
    return SHUFFLE(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
}
LANES_INLINE half half_zip1_high(half a, half b)
{
    return SHUFFLE(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
}
LANES_INLINE half half_zip2_low(half a, half b)
{
    return SHUFFLE(a, b, 0, 1, 8, 9, 2, 3, 10, 11);
}
LANES_INLINE half half_zip2_high(half a, half b)
{
    return SHUFFLE(a, b, 4, 5, 12, 13, 6, 7, 14, 15);
}
LANES_INLINE half half_zip4_low(half a, half b)
{
    return SHUFFLE(a, b, 0, 1, 2, 3, 8, 9, 10, 11);
}
LANES_INLINE half half_zip4_high(half a, half b)
{
    return SHUFFLE(a, b, 4, 5, 6, 7, 12, 13, 14, 15);
}
LANES_INLINE half threes_next(half x)
{
    return SHUFFLE(x, x, 1, 2, 0, 4, 5, 3, 5, 3);
}
LANES_INLINE half threes_after(half x)
{
    return SHUFFLE(x, x, 2, 0, 1, 5, 3, 4, 3, 4);
}

/* ---- the vocabulary -------------------------------------------------------------------------- */

LANES_INLINE vec vec_set(unsigned x)
{
    return (vec){half_set(x), half_set(x)};
}
LANES_INLINE vec vec_zero(void)
{
    return vec_set(0);
}
LANES_INLINE vec vec_and(vec a, vec b)
{
    return (vec){a.low & b.low, a.high & b.high};
}
LANES_INLINE vec vec_or(vec a, vec b)
{
    return (vec){a.low | b.low, a.high | b.high};
}
LANES_INLINE vec vec_xor(vec a, vec b)
{
    return (vec){a.low ^ b.low, a.high ^ b.high};
}
LANES_INLINE vec vec_without(vec a, vec b)
{
    return (vec){a.low & ~b.low, a.high & ~b.high};
}
LANES_INLINE vec vec_add(vec a, vec b)
{
    return (vec){a.low + b.low, a.high + b.high};
}
LANES_INLINE vec vec_sub(vec a, vec b)
{
    return (vec){a.low - b.low, a.high - b.high};
}
LANES_INLINE vec vec_equal(vec a, vec b)
{
    return (vec){half_equal(a.low, b.low), half_equal(a.high, b.high)};
}

#include "solve/vec/vec_compound.h"

LANES_INLINE vec vec_two_of(vec a, vec b, vec c)
{
    return vec_or(vec_and(a, b), vec_and(c, vec_xor(a, b)));
}

/* Lane masks. */
LANES_INLINE vec lane_bits(void)
{
    const half low = {1, 2, 4, 8, 16, 32, 64, 128};
    return (vec){low, low << 8};
}
LANES_INLINE unsigned half_sum(half x)
{
#if defined(__aarch64__)
    return vaddvq_u16((uint16x8_t)x);
#else
    half y = x + half_zip4_high(x, x);
    half_of_fours z = (half_of_fours)y;
    uint64_t sum = z[0] + (z[0] >> 32); /* lanes must not carry into each other: see the callers */
    return (unsigned)(sum + (sum >> 16)) & 0xffff;
#endif
}
/* Bits of a lane each: their sum never carries. */
LANES_INLINE lane_mask vec_true_lanes(vec k)
{
    vec bits = vec_and(k, lane_bits());
    return half_sum(bits.low | bits.high);
}
LANES_INLINE lane_mask vec_zero_lanes(vec a)
{
    return vec_true_lanes(vec_equal(a, vec_zero()));
}
LANES_INLINE vec vec_of_lanes(lane_mask m)
{
    vec bits = lane_bits();
    return vec_equal(vec_and(vec_set(m), bits), bits);
}

/* ---- the words of wide_x86.h ----------------------------------------------------------------- */

LANES_INLINE vec shl(vec x, int n)
{
    return (vec){x.low << n, x.high << n};
}
LANES_INLINE vec shr(vec x, int n)
{
    return (vec){x.low >> n, x.high >> n};
}
LANES_INLINE bool is_zero(vec x)
{
    return half_is_zero(x.low | x.high);
}
LANES_INLINE half low_half(vec x)
{
    return x.low;
}
LANES_INLINE half high_half(vec x)
{
    return x.high;
}
LANES_INLINE vec halves_straight(vec a, vec b)
{
    return (vec){a.low, b.high};
}
LANES_INLINE vec halves_across(vec a, vec b)
{
    return (vec){a.high, b.low};
}
LANES_INLINE vec low_twice(vec x)
{
    return (vec){x.low, x.low};
}
LANES_INLINE vec high_twice(vec x)
{
    return (vec){x.high, x.high};
}
LANES_INLINE half half_everywhere(half x, unsigned lane)
{
    switch (lane) {
    case 0:
        return SHUFFLE(x, x, 0, 0, 0, 0, 0, 0, 0, 0);
    case 1:
        return SHUFFLE(x, x, 1, 1, 1, 1, 1, 1, 1, 1);
    case 2:
        return SHUFFLE(x, x, 2, 2, 2, 2, 2, 2, 2, 2);
    case 3:
        return SHUFFLE(x, x, 3, 3, 3, 3, 3, 3, 3, 3);
    default:
        return SHUFFLE(x, x, 4, 4, 4, 4, 4, 4, 4, 4);
    }
}
LANES_INLINE vec lane_everywhere(vec x, unsigned lane)
{
    return (vec){half_everywhere(x.low, lane), half_everywhere(x.high, lane)};
}
LANES_INLINE vec zip1_low(vec a, vec b)
{
    return (vec){half_zip1_low(a.low, b.low), half_zip1_low(a.high, b.high)};
}
LANES_INLINE vec zip1_high(vec a, vec b)
{
    return (vec){half_zip1_high(a.low, b.low), half_zip1_high(a.high, b.high)};
}
LANES_INLINE vec zip2_low(vec a, vec b)
{
    return (vec){half_zip2_low(a.low, b.low), half_zip2_low(a.high, b.high)};
}
LANES_INLINE vec zip2_high(vec a, vec b)
{
    return (vec){half_zip2_high(a.low, b.low), half_zip2_high(a.high, b.high)};
}
LANES_INLINE vec zip4_low(vec a, vec b)
{
    return (vec){half_zip4_low(a.low, b.low), half_zip4_low(a.high, b.high)};
}
LANES_INLINE vec zip4_high(vec a, vec b)
{
    return (vec){half_zip4_high(a.low, b.low), half_zip4_high(a.high, b.high)};
}
LANES_INLINE bool digits_are_true(vec k)
{
    const half ninth = {0, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff};
    return half_is_zero(~(k.low & (k.high | ninth)));
}
LANES_INLINE vec digit_is(unsigned value)
{
    const half low = {1, 2, 3, 4, 5, 6, 7, 8};
    const half high = {9, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff};
    half v = half_set(value);
    return (vec){half_equal(low, v), half_equal(high, v)};
}
LANES_INLINE unsigned given_in(const uint8_t *values)
{
    unsigned given = 0;
    UNROLL(9)
    for (unsigned i = 0; i < 9; i++)
        given |= (unsigned)(values[i] != 0) << i;
    return given;
}

/* A lane sums up to 4, all 16 of them to 64 and no more: nothing carries into another lane. */
LANES_INLINE void sum_bits(vec a, vec b, vec c, int step, unsigned sum[3])
{
    const vec one = vec_set(1);
    UNROLL(3)
    for (int i = 0; i < 3; i++) {
        vec x = vec_and(shr(a, i * step), one);
        vec y = vec_add(vec_and(shr(b, i * step), one), vec_and(shr(c, i * step), one));
        vec all = vec_add(vec_add(x, x), y);
        sum[i] = half_sum(all.low + all.high);
    }
}

#endif
