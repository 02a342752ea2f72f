/* SPDX-License-Identifier: MIT
 *
 * vec_sse41.h - the vector vocabulary in SSE4.1: 8 lanes of 16 bits. vec_portable.h says what each
 * word means. A lane gets anywhere by one byte shuffle, so no route is ever crossing.
 */
#ifndef HF_VEC_H
#define HF_VEC_H

#include <smmintrin.h>
#include <stdint.h>

#include "solve/vec/lane_mask.h"

enum { LANES = 8, PARTS = 1, VEC_ASKS_MEETING = 0, VEC_ZIPS = 1, VEC_CROSSES = 0 };
#define VEC_LOOKS_FAR 0

typedef __m128i vec;

/* ---- logic --------------------------------------------------------------------------------- */

LANES_INLINE vec vec_set(unsigned x)
{
    return _mm_set1_epi16((short)x);
}
LANES_INLINE vec vec_zero(void)
{
    return _mm_setzero_si128();
}
LANES_INLINE vec vec_and(vec a, vec b)
{
    return _mm_and_si128(a, b);
}
LANES_INLINE vec vec_or(vec a, vec b)
{
    return _mm_or_si128(a, b);
}
LANES_INLINE vec vec_xor(vec a, vec b)
{
    return _mm_xor_si128(a, b);
}
LANES_INLINE vec vec_without(vec a, vec b)
{
    return _mm_andnot_si128(b, a);
}
LANES_INLINE vec vec_add(vec a, vec b)
{
    return _mm_add_epi16(a, b);
}

#include "solve/vec/vec_compound.h"

LANES_INLINE vec vec_two_of(vec a, vec b, vec c)
{
    return vec_or(vec_and(a, b), vec_and(vec_or(a, b), c));
}
/* The blend instruction of SSE4.1 wants its mask in one particular register; three plain operations
 * are no slower. */
LANES_INLINE vec vec_select(vec mask, vec a, vec b)
{
    return vec_or(vec_and(mask, a), vec_without(b, mask));
}

/* ---- numbers ------------------------------------------------------------------------------- */

LANES_INLINE vec vec_sub(vec a, vec b)
{
    return _mm_sub_epi16(a, b);
}
LANES_INLINE vec vec_min(vec a, vec b)
{
    return _mm_min_epu16(a, b);
}
LANES_INLINE vec vec_equal(vec a, vec b)
{
    return _mm_cmpeq_epi16(a, b);
}
LANES_INLINE vec vec_count(vec a)
{
    const vec ones_in = _mm_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
    const vec nibble = _mm_set1_epi8(15);
    vec low = _mm_shuffle_epi8(ones_in, vec_and(a, nibble));
    vec high = _mm_shuffle_epi8(ones_in, vec_and(_mm_srli_epi16(a, 4), nibble));
    return _mm_maddubs_epi16(_mm_add_epi8(low, high), _mm_set1_epi8(1));
}
LANES_INLINE vec weigh_nibbles(vec a, vec table) /* as in vec_avx2.h */
{
    vec low = _mm_shuffle_epi8(table, vec_and(a, _mm_set1_epi8(15)));
    return _mm_add_epi8(low, _mm_shuffle_epi8(table, _mm_srli_epi16(a, 4)));
}
LANES_INLINE vec vec_weigh(vec a, vec b)
{
    const vec threes = _mm_setr_epi8(0, 3, 3, 6, 3, 6, 6, 9, 3, 6, 6, 9, 6, 9, 9, 12);
    const vec twos = _mm_setr_epi8(0, 2, 2, 4, 2, 4, 4, 6, 2, 4, 4, 6, 4, 6, 6, 8);
    vec sums = _mm_add_epi8(weigh_nibbles(a, threes), weigh_nibbles(b, twos));
    return _mm_maddubs_epi16(sums, _mm_set1_epi8(1));
}
LANES_INLINE vec vec_single(vec x) /* as in vec_avx2.h */
{
    vec below = vec_add(x, vec_set(0xffff));
    return _mm_subs_epu16(vec_xor(x, below), below);
}
LANES_INLINE vec vec_pick(vec x, vec u, vec m)
{
    return vec_select(_mm_cmpeq_epi16(vec_and(x, u), vec_zero()), m, u);
}
LANES_INLINE vec vec_first(vec a, vec b)
{
    return vec_or(a, vec_and(b, _mm_cmpeq_epi16(a, vec_zero())));
}
LANES_INLINE vec vec_if_upto3(vec t, vec a)
{
    vec fourth = vec_drop_lowest(vec_drop_lowest(vec_drop_lowest(t)));
    return vec_select(_mm_cmpeq_epi16(fourth, vec_zero()), t, a);
}
LANES_INLINE vec vec_if_3up(vec l, vec m)
{
    vec third = vec_drop_lowest(vec_drop_lowest(l));
    return vec_or(l, vec_and(m, _mm_cmpeq_epi16(third, vec_zero())));
}

/* ---- lane masks ---------------------------------------------------------------------------- */

LANES_INLINE lane_mask vec_true_lanes(vec k)
{
    return (lane_mask)_mm_movemask_epi8(_mm_packs_epi16(k, vec_zero()));
}
LANES_INLINE lane_mask vec_zero_lanes(vec a)
{
    return vec_true_lanes(_mm_cmpeq_epi16(a, vec_zero()));
}
LANES_INLINE lane_mask vec_equal_lanes(vec a, vec b)
{
    return vec_true_lanes(_mm_cmpeq_epi16(a, b));
}
LANES_INLINE lane_mask vec_above_lanes(vec a, unsigned bound)
{
    return vec_true_lanes(_mm_cmpgt_epi16(a, vec_set(bound)));
}
LANES_INLINE vec vec_of_lanes(lane_mask m)
{
    const vec bit = _mm_setr_epi16(1, 2, 4, 8, 16, 32, 64, 128);
    return _mm_cmpeq_epi16(vec_and(vec_set(m), bit), bit);
}

/* ---- routes: moving lanes ------------------------------------------------------------------ */

typedef struct route {
    vec bytes;    /* byte shuffle; 0x80: nothing arrives */
    vec received; /* all ones where a lane arrives */
    int crossing;
} route;

/* Lane k is the bytes 2k and 2k+1. */
LANES_INLINE route route_from(vec start, lane_mask to, lane_mask from)
{
    uint16_t bytes[LANES];
    route r;
    _mm_storeu_si128((__m128i *)(void *)bytes, start);
    r.received = vec_of_lanes(to);
    r.crossing = 0;
    for (; to != 0; to &= to - 1, from &= from - 1)
        bytes[hf_lowest32(to)] = (uint16_t)(hf_lowest32(from) * 0x0202 + 0x0100);
    r.bytes = _mm_loadu_si128((const __m128i *)(const void *)bytes);
    return r;
}
LANES_INLINE route route_make(lane_mask to, lane_mask from)
{
    return route_from(vec_set(0x8080), to, from);
}
LANES_INLINE route route_copies(lane_mask to, lane_mask from)
{
    const vec myself =
        _mm_setr_epi16(0x0100, 0x0302, 0x0504, 0x0706, 0x0908, 0x0b0a, 0x0d0c, 0x0f0e);
    return route_from(myself, to, from);
}
LANES_INLINE void lanes_pair(lane_mask from, lane_mask to, lane_mask *firsts, lane_mask *seconds)
{
    unsigned n = lanes_fewer(from, to);
    *firsts = lanes_lowest(from, n);
    *seconds = lanes_lowest(to, n);
}
LANES_INLINE vec vec_take(const route *r, vec x, int crossing)
{
    (void)crossing;
    return _mm_shuffle_epi8(x, r->bytes);
}
LANES_INLINE vec vec_replace(vec old, const route *r, vec x, int crossing)
{
    return vec_or(vec_without(old, r->received), vec_take(r, x, crossing));
}

/* ---- text: bytes in the parts -------------------------------------------------------------- */

LANES_INLINE vec vec_byte(unsigned x)
{
    return _mm_set1_epi8((char)x);
}
LANES_INLINE vec vec_bytes_table(const uint8_t *table)
{
    return _mm_loadu_si128((const __m128i *)(const void *)table);
}
LANES_INLINE vec vec_look_up(vec table, vec index)
{
    return _mm_shuffle_epi8(table, index);
}
LANES_INLINE vec vec_high_nibbles(vec x)
{
    return vec_and(_mm_srli_epi16(x, 4), vec_byte(15));
}
LANES_INLINE vec vec_bytes_sub(vec a, vec b)
{
    return _mm_sub_epi8(a, b);
}
LANES_INLINE vec vec_bytes_min(vec a, vec b)
{
    return _mm_min_epu8(a, b);
}
LANES_INLINE vec vec_bytes_equal(vec a, vec b)
{
    return _mm_cmpeq_epi8(a, b);
}
LANES_INLINE vec vec_zip_low(vec a, vec b)
{
    return _mm_unpacklo_epi8(a, b);
}
LANES_INLINE vec vec_zip_high(vec a, vec b)
{
    return _mm_unpackhi_epi8(a, b);
}
LANES_INLINE vec vec_zip_lanes_low(vec a, vec b)
{
    return _mm_unpacklo_epi16(a, b);
}
LANES_INLINE vec vec_zip_lanes_high(vec a, vec b)
{
    return _mm_unpackhi_epi16(a, b);
}
LANES_INLINE vec vec_byte_up(vec x)
{
    return _mm_slli_epi16(x, 8);
}
LANES_INLINE vec vec_byte_down(vec x)
{
    return _mm_srli_epi16(x, 8);
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
    return _mm_loadu_si128((const __m128i *)(const void *)(rows[0] + offset));
}
LANES_INLINE void vec_store_parts(vec x, char *const *rows, unsigned offset)
{
    _mm_storeu_si128((__m128i *)(void *)(rows[0] + offset), x);
}

#endif
