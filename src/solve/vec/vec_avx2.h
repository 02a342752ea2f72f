/* SPDX-License-Identifier: MIT
 *
 * vec_avx2.h - the vector vocabulary in AVX2: 16 lanes of 16 bits. vec_portable.h says what each
 * word means; here only what is peculiar to this instruction set is explained.
 *
 * A lane cannot cross the middle of a 256-bit register in one instruction. A route therefore tries
 * to stay on its side: vec_take is then one byte shuffle. Only if lanes must
 * cross does a second shuffle of the swapped halves join in.
 */
#ifndef HF_VEC_H
#define HF_VEC_H

#include <immintrin.h>
#include <stdint.h>

#include "solve/vec/lane_mask.h"

enum { LANES = 16, PARTS = 2, VEC_ASKS_MEETING = 0, VEC_ZIPS = 1, VEC_CROSSES = 1 };
#define VEC_LOOKS_FAR 0

typedef __m256i vec;

/* ---- logic --------------------------------------------------------------------------------- */

LANES_INLINE vec vec_set(unsigned x)
{
    return _mm256_set1_epi16((short)x);
}
LANES_INLINE vec vec_zero(void)
{
    return _mm256_setzero_si256();
}
LANES_INLINE vec vec_and(vec a, vec b)
{
    return _mm256_and_si256(a, b);
}
LANES_INLINE vec vec_or(vec a, vec b)
{
    return _mm256_or_si256(a, b);
}
LANES_INLINE vec vec_xor(vec a, vec b)
{
    return _mm256_xor_si256(a, b);
}
LANES_INLINE vec vec_without(vec a, vec b)
{
    return _mm256_andnot_si256(b, a);
}
LANES_INLINE vec vec_add(vec a, vec b)
{
    return _mm256_add_epi16(a, b);
}

#include "solve/vec/vec_compound.h"

LANES_INLINE vec vec_two_of(vec a, vec b, vec c)
{
    return vec_or(vec_and(a, b), vec_and(vec_or(a, b), c));
}
LANES_INLINE vec vec_select(vec mask, vec a, vec b)
{
    return _mm256_blendv_epi8(b, a, mask);
}

/* ---- numbers ------------------------------------------------------------------------------- */

LANES_INLINE vec vec_sub(vec a, vec b)
{
    return _mm256_sub_epi16(a, b);
}
LANES_INLINE vec vec_min(vec a, vec b)
{
    return _mm256_min_epu16(a, b);
}
LANES_INLINE vec vec_equal(vec a, vec b)
{
    return _mm256_cmpeq_epi16(a, b);
}
/* Nibbles are counted by table look-up; the byte sums are then added in pairs. */
LANES_INLINE vec vec_count(vec a)
{
    const vec ones_in = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4, 0, 1, 1, 2,
                                         1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const vec nibble = _mm256_set1_epi8(15);
    vec low = _mm256_shuffle_epi8(ones_in, vec_and(a, nibble));
    vec high = _mm256_shuffle_epi8(ones_in, vec_and(_mm256_srli_epi16(a, 4), nibble));
    return _mm256_maddubs_epi16(_mm256_add_epi8(low, high), _mm256_set1_epi8(1));
}
/* The same for sets of digits with the weights in the table. Bits 4 to 6 of an index do not matter,
 * and a set that is shifted by four has no higher ones. */
LANES_INLINE vec weigh_nibbles(vec a, vec table)
{
    vec low = _mm256_shuffle_epi8(table, vec_and(a, _mm256_set1_epi8(15)));
    return _mm256_add_epi8(low, _mm256_shuffle_epi8(table, _mm256_srli_epi16(a, 4)));
}
LANES_INLINE vec vec_weigh(vec a, vec b)
{
    const vec threes = _mm256_setr_epi8(0, 3, 3, 6, 3, 6, 6, 9, 3, 6, 6, 9, 6, 9, 9, 12, 0, 3, 3, 6,
                                        3, 6, 6, 9, 3, 6, 6, 9, 6, 9, 9, 12);
    const vec twos = _mm256_setr_epi8(0, 2, 2, 4, 2, 4, 4, 6, 2, 4, 4, 6, 4, 6, 6, 8, 0, 2, 2, 4, 2,
                                      4, 4, 6, 2, 4, 4, 6, 4, 6, 6, 8);
    vec sums = _mm256_add_epi8(weigh_nibbles(a, threes), weigh_nibbles(b, twos));
    return _mm256_maddubs_epi16(sums, _mm256_set1_epi8(1));
}
/* x ^ (x - 1) are the lowest bit and all below it: less than x - 1 if there is a higher one, and else
 * x more. Three operations where the plain question takes four. */
LANES_INLINE vec vec_single(vec x)
{
    vec below = vec_add(x, vec_set(0xffff));
    return _mm256_subs_epu16(vec_xor(x, below), below);
}
LANES_INLINE vec vec_pick(vec x, vec u, vec m)
{
    return vec_select(_mm256_cmpeq_epi16(vec_and(x, u), vec_zero()), m, u);
}
LANES_INLINE vec vec_first(vec a, vec b)
{
    return vec_pick(a, a, b);
}
LANES_INLINE vec vec_if_upto3(vec t, vec a)
{
    vec fourth = vec_drop_lowest(vec_drop_lowest(vec_drop_lowest(t)));
    return vec_select(_mm256_cmpeq_epi16(fourth, vec_zero()), t, a);
}
LANES_INLINE vec vec_if_3up(vec l, vec m)
{
    vec third = vec_drop_lowest(vec_drop_lowest(l));
    return vec_select(_mm256_cmpeq_epi16(third, vec_zero()), m, l);
}

/* ---- lane masks ---------------------------------------------------------------------------- */

LANES_INLINE lane_mask vec_true_lanes(vec k)
{
    __m128i bytes = _mm_packs_epi16(_mm256_castsi256_si128(k), _mm256_extracti128_si256(k, 1));
    return (lane_mask)_mm_movemask_epi8(bytes);
}
LANES_INLINE lane_mask vec_zero_lanes(vec a)
{
    return vec_true_lanes(_mm256_cmpeq_epi16(a, vec_zero()));
}
LANES_INLINE lane_mask vec_equal_lanes(vec a, vec b)
{
    return vec_true_lanes(_mm256_cmpeq_epi16(a, b));
}
LANES_INLINE lane_mask vec_above_lanes(vec a, unsigned bound)
{
    return vec_true_lanes(_mm256_cmpgt_epi16(a, vec_set(bound)));
}
LANES_INLINE vec vec_of_lanes(lane_mask m)
{
    const vec bit = _mm256_setr_epi16(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192,
                                      16384, -32768);
    return _mm256_cmpeq_epi16(vec_and(vec_set(m), bit), bit);
}

/* ---- routes: moving lanes ------------------------------------------------------------------ */

typedef struct route {
    vec same;     /* byte shuffle for lanes that stay in their half; 0x80: nothing */
    vec other;    /* byte shuffle of the swapped halves for lanes that cross */
    vec received; /* all ones where a lane arrives */
    int crossing; /* is `other` needed? */
} route;

/* Bit i of m to nibble i, all its four bits. */
LANES_INLINE uint64_t nibbles_of(lane_mask m)
{
    return _pdep_u64(m, UINT64_C(0x1111111111111111)) * 15;
}

/* One nibble per lane: its source. The i-th lane of `to` receives the i-th lane of `from`. */
LANES_INLINE uint64_t pair_nibbles(lane_mask to, lane_mask from)
{
    uint64_t sources = _pext_u64(UINT64_C(0xfedcba9876543210), nibbles_of(from));
    return _pdep_u64(sources, nibbles_of(to));
}

LANES_INLINE vec bytes_from_nibbles(uint64_t nibbles)
{
    const uint64_t low = UINT64_C(0x0f0f0f0f0f0f0f0f);
    __m128i even = _mm_cvtsi64_si128((long long)(nibbles & low));
    __m128i odd = _mm_cvtsi64_si128((long long)(nibbles >> 4 & low));
    return _mm256_cvtepu8_epi16(_mm_unpacklo_epi8(even, odd));
}

LANES_INLINE route route_make(lane_mask to, lane_mask from)
{
    lane_mask low = 0xff;
    unsigned n0 = lanes_fewer(to & low, from & low), n1 = lanes_fewer(to >> 8, from >> 8);
    lane_mask to_same = lanes_lowest(to & low, n0) | lanes_lowest(to >> 8, n1) << 8;
    lane_mask from_same = lanes_lowest(from & low, n0) | lanes_lowest(from >> 8, n1) << 8;
    lane_mask to_other = to & ~to_same;
    vec index = bytes_from_nibbles(pair_nibbles(to_same, from_same) |
                                   pair_nibbles(to_other, from & ~from_same));
    /* lane k in its half is bytes 2k and 2k+1; the half itself is chosen by `same` and `other` */
    vec bytes =
        vec_add(_mm256_mullo_epi16(vec_and(index, vec_set(7)), vec_set(0x0202)), vec_set(0x0100));
    vec nothing = vec_set(0x8080);
    route r;
    r.same = vec_select(vec_of_lanes(to_same), bytes, nothing);
    r.other = vec_select(vec_of_lanes(to_other), bytes, nothing);
    r.received = vec_of_lanes(to);
    r.crossing = to_other != 0;
    return r;
}

/* As many lanes of `from` as can be copied into `to`: those that need not cross, if that loses none
 * (1 % on hard puzzles). */
LANES_INLINE void lanes_pair(lane_mask from, lane_mask to, lane_mask *firsts, lane_mask *seconds)
{
    lane_mask low = 0xff;
    unsigned n = lanes_fewer(from, to);
    unsigned n0 = lanes_fewer(to & low, from & low), n1 = lanes_fewer(to >> 8, from >> 8);
    *firsts = lanes_lowest(from, n);
    *seconds = lanes_lowest(to, n);
    if (n0 + n1 == n) {
        *firsts = lanes_lowest(from & low, n0) | lanes_lowest(from >> 8, n1) << 8;
        *seconds = lanes_lowest(to & low, n0) | lanes_lowest(to >> 8, n1) << 8;
    }
}

/* Lanes outside `to` stay themselves. */
LANES_INLINE route route_copies(lane_mask to, lane_mask from)
{
    const vec myself =
        _mm256_setr_epi16(0x0100, 0x0302, 0x0504, 0x0706, 0x0908, 0x0b0a, 0x0d0c, 0x0f0e, 0x0100,
                          0x0302, 0x0504, 0x0706, 0x0908, 0x0b0a, 0x0d0c, 0x0f0e);
    route r = route_make(to, from);
    r.same = vec_select(r.received, r.same, myself);
    return r;
}

/* One operation on every processor, where the permutation of quarters is two on AMD's (1-2 %; clang
 * takes that one all the same). */
LANES_INLINE vec swap_halves(vec x)
{
    return _mm256_permute2x128_si256(x, x, 1);
}
LANES_INLINE vec vec_take(const route *r, vec x, int crossing)
{
    vec y = _mm256_shuffle_epi8(x, r->same);
    if (crossing)
        y = vec_or(y, _mm256_shuffle_epi8(swap_halves(x), r->other));
    return y;
}
LANES_INLINE vec vec_replace(vec old, const route *r, vec x, int crossing)
{
    return vec_or(vec_without(old, r->received), vec_take(r, x, crossing));
}

/* ---- text: bytes in the parts -------------------------------------------------------------- */

LANES_INLINE vec vec_byte(unsigned x)
{
    return _mm256_set1_epi8((char)x);
}
LANES_INLINE vec vec_bytes_table(const uint8_t *table)
{
    return _mm256_broadcastsi128_si256(_mm_loadu_si128((const __m128i *)(const void *)table));
}
LANES_INLINE vec vec_look_up(vec table, vec index)
{
    return _mm256_shuffle_epi8(table, index);
}
LANES_INLINE vec vec_high_nibbles(vec x)
{
    return vec_and(_mm256_srli_epi16(x, 4), vec_byte(15));
}
LANES_INLINE vec vec_bytes_sub(vec a, vec b)
{
    return _mm256_sub_epi8(a, b);
}
LANES_INLINE vec vec_bytes_min(vec a, vec b)
{
    return _mm256_min_epu8(a, b);
}
LANES_INLINE vec vec_bytes_equal(vec a, vec b)
{
    return _mm256_cmpeq_epi8(a, b);
}
LANES_INLINE vec vec_zip_low(vec a, vec b)
{
    return _mm256_unpacklo_epi8(a, b);
}
LANES_INLINE vec vec_zip_high(vec a, vec b)
{
    return _mm256_unpackhi_epi8(a, b);
}
LANES_INLINE vec vec_zip_lanes_low(vec a, vec b)
{
    return _mm256_unpacklo_epi16(a, b);
}
LANES_INLINE vec vec_zip_lanes_high(vec a, vec b)
{
    return _mm256_unpackhi_epi16(a, b);
}
LANES_INLINE vec vec_byte_up(vec x)
{
    return _mm256_slli_epi16(x, 8);
}
LANES_INLINE vec vec_byte_down(vec x)
{
    return _mm256_srli_epi16(x, 8);
}
LANES_INLINE vec vec_bytes_count(vec a)
{
    static const uint8_t count[16] = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};
    vec table = vec_bytes_table(count);
    vec low = vec_look_up(table, vec_and(a, vec_byte(15)));
    return vec_add(low, vec_look_up(table, vec_high_nibbles(a)));
}
LANES_INLINE vec vec_load_parts(const char *const *rows, unsigned offset)
{
    __m128i low = _mm_loadu_si128((const __m128i *)(const void *)(rows[0] + offset));
    __m128i high = _mm_loadu_si128((const __m128i *)(const void *)(rows[8] + offset));
    return _mm256_inserti128_si256(_mm256_castsi128_si256(low), high, 1);
}
LANES_INLINE void vec_store_parts(vec x, char *const *rows, unsigned offset)
{
    _mm_storeu_si128((__m128i *)(void *)(rows[0] + offset), _mm256_castsi256_si128(x));
    _mm_storeu_si128((__m128i *)(void *)(rows[8] + offset), _mm256_extracti128_si256(x, 1));
}

#endif
