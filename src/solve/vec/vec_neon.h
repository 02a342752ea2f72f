/* SPDX-License-Identifier: MIT
 *
 * vec_neon.h - the vector vocabulary in NEON (ARM64): 8 lanes of 16 bits. vec_portable.h says what
 * each word means.
 *
 * The selecting instruction makes a majority of three in two steps: where a and b differ, c
 * decides. A lane gets anywhere by one table look-up: no route is ever crossing.
 */
#ifndef HF_VEC_H
#define HF_VEC_H

#include <arm_neon.h>
#include <stdint.h>

#include "solve/vec/lane_mask.h"

enum { LANES = 8, PARTS = 1, VEC_ASKS_MEETING = 1, VEC_ZIPS = 1, VEC_CROSSES = 0 };
#define VEC_LOOKS_FAR 0

typedef uint16x8_t vec;

/* ---- logic --------------------------------------------------------------------------------- */
LANES_INLINE vec vec_set(unsigned x)
{
    return vdupq_n_u16((uint16_t)x);
}
LANES_INLINE vec vec_zero(void)
{
    return vdupq_n_u16(0);
}
LANES_INLINE vec vec_and(vec a, vec b)
{
    return vandq_u16(a, b);
}
LANES_INLINE vec vec_or(vec a, vec b)
{
    return vorrq_u16(a, b);
}
LANES_INLINE vec vec_xor(vec a, vec b)
{
    return veorq_u16(a, b);
}
LANES_INLINE vec vec_without(vec a, vec b)
{
    return vbicq_u16(a, b);
}
LANES_INLINE vec vec_add(vec a, vec b)
{
    return vaddq_u16(a, b);
}

#include "solve/vec/vec_compound.h"

LANES_INLINE vec vec_two_of(vec a, vec b, vec c)
{
    return vbslq_u16(vec_xor(a, b), c, a);
}
LANES_INLINE vec vec_select(vec mask, vec a, vec b)
{
    return vbslq_u16(mask, a, b);
}

/* ---- numbers ------------------------------------------------------------------------------- */
LANES_INLINE vec vec_sub(vec a, vec b)
{
    return vsubq_u16(a, b);
}
LANES_INLINE vec vec_min(vec a, vec b)
{
    return vminq_u16(a, b);
}
LANES_INLINE vec vec_equal(vec a, vec b)
{
    return vceqq_u16(a, b);
}
LANES_INLINE vec vec_count(vec a)
{
    return vpaddlq_u8(vcntq_u8(vreinterpretq_u8_u16(a)));
}
LANES_INLINE vec vec_weigh(vec a, vec b)
{
    vec bits = vec_count(a), both = vec_add(bits, vec_count(b));
    return vec_add(vec_add(both, both), bits);
}
LANES_INLINE vec vec_single(vec x)
{
    return vbicq_u16(x, vtstq_u16(x, vec_add(x, vec_set(0xffff))));
}
LANES_INLINE vec vec_pick(vec x, vec u, vec m)
{
    return vbslq_u16(vtstq_u16(x, u), u, m);
}
LANES_INLINE vec vec_first(vec a, vec b)
{
    return vec_pick(a, a, b);
}
LANES_INLINE vec vec_if_upto3(vec t, vec a)
{
    return vbslq_u16(vcleq_u16(vec_count(t), vec_set(3)), t, a);
}
LANES_INLINE vec vec_if_3up(vec l, vec m)
{
    return vbslq_u16(vcgeq_u16(vec_count(l), vec_set(3)), l, m);
}

/* ---- lane masks ---------------------------------------------------------------------------- */
LANES_INLINE vec lane_bits(void)
{
    static const uint16_t bit[LANES] = {1, 2, 4, 8, 16, 32, 64, 128};
    return vld1q_u16(bit);
}
LANES_INLINE lane_mask vec_true_lanes(vec k)
{
    return vaddvq_u16(vandq_u16(k, lane_bits()));
}
LANES_INLINE lane_mask vec_zero_lanes(vec a)
{
    return vec_true_lanes(vec_equal(a, vec_zero()));
}
LANES_INLINE lane_mask vec_equal_lanes(vec a, vec b)
{
    return vec_true_lanes(vec_equal(a, b));
}
LANES_INLINE lane_mask vec_above_lanes(vec a, unsigned bound)
{
    int16x8_t limit = vdupq_n_s16((int16_t)bound);
    return vec_true_lanes(vcgtq_s16(vreinterpretq_s16_u16(a), limit));
}
LANES_INLINE vec vec_of_lanes(lane_mask m)
{
    return vtstq_u16(vec_set(m), lane_bits());
}

/* ---- routes: moving lanes ------------------------------------------------------------------ */

typedef struct route {
    uint8x16_t bytes; /* byte look-up; 0xff: nothing arrives */
    vec received;     /* all ones where a lane arrives */
    int crossing;
} route;

/* Lane k is the bytes 2k and 2k+1. */
LANES_INLINE route route_from(const uint16_t *start, lane_mask to, lane_mask from)
{
    uint16_t bytes[LANES];
    route r;
    for (unsigned lane = 0; lane < LANES; lane++)
        bytes[lane] = start[lane];
    r.received = vec_of_lanes(to);
    r.crossing = 0;
    for (; to != 0; to &= to - 1, from &= from - 1)
        bytes[hf_lowest32(to)] = (uint16_t)(hf_lowest32(from) * 0x0202 + 0x0100);
    r.bytes = vreinterpretq_u8_u16(vld1q_u16(bytes));
    return r;
}
LANES_INLINE route route_make(lane_mask to, lane_mask from)
{
    static const uint16_t nothing[LANES] = {0xffff, 0xffff, 0xffff, 0xffff,
                                            0xffff, 0xffff, 0xffff, 0xffff};
    return route_from(nothing, to, from);
}
LANES_INLINE route route_copies(lane_mask to, lane_mask from)
{
    static const uint16_t myself[LANES] = {0x0100, 0x0302, 0x0504, 0x0706,
                                           0x0908, 0x0b0a, 0x0d0c, 0x0f0e};
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
    return vreinterpretq_u16_u8(vqtbl1q_u8(vreinterpretq_u8_u16(x), r->bytes));
}
/* The look-up leaves bytes alone for which it finds nothing. */
LANES_INLINE vec vec_replace(vec old, const route *r, vec x, int crossing)
{
    uint8x16_t before = vreinterpretq_u8_u16(old);
    (void)crossing;
    return vreinterpretq_u16_u8(vqtbx1q_u8(before, vreinterpretq_u8_u16(x), r->bytes));
}

/* ---- text: bytes in the parts -------------------------------------------------------------- */
LANES_INLINE uint8x16_t bytes_of(vec x)
{
    return vreinterpretq_u8_u16(x);
}
LANES_INLINE vec words_of(uint8x16_t x)
{
    return vreinterpretq_u16_u8(x);
}
LANES_INLINE vec vec_byte(unsigned x)
{
    return words_of(vdupq_n_u8((uint8_t)x));
}
LANES_INLINE vec vec_bytes_table(const uint8_t *table)
{
    return words_of(vld1q_u8(table));
}
/* Indices from 16 on give 0; those below 128 must count modulo 16. */
LANES_INLINE vec vec_look_up(vec table, vec index)
{
    return words_of(vqtbl1q_u8(bytes_of(table), bytes_of(vec_and(index, vec_byte(0x8f)))));
}
LANES_INLINE vec vec_high_nibbles(vec x)
{
    return words_of(vshrq_n_u8(bytes_of(x), 4));
}
LANES_INLINE vec vec_bytes_sub(vec a, vec b)
{
    return words_of(vsubq_u8(bytes_of(a), bytes_of(b)));
}
LANES_INLINE vec vec_bytes_min(vec a, vec b)
{
    return words_of(vminq_u8(bytes_of(a), bytes_of(b)));
}
LANES_INLINE vec vec_bytes_equal(vec a, vec b)
{
    return words_of(vceqq_u8(bytes_of(a), bytes_of(b)));
}
LANES_INLINE vec vec_zip_low(vec a, vec b)
{
    return words_of(vzip1q_u8(bytes_of(a), bytes_of(b)));
}
LANES_INLINE vec vec_zip_high(vec a, vec b)
{
    return words_of(vzip2q_u8(bytes_of(a), bytes_of(b)));
}
LANES_INLINE vec vec_zip_lanes_low(vec a, vec b)
{
    return vzip1q_u16(a, b);
}
LANES_INLINE vec vec_zip_lanes_high(vec a, vec b)
{
    return vzip2q_u16(a, b);
}
LANES_INLINE vec vec_byte_up(vec x)
{
    return vshlq_n_u16(x, 8);
}
LANES_INLINE vec vec_byte_down(vec x)
{
    return vshrq_n_u16(x, 8);
}
LANES_INLINE vec vec_bytes_count(vec a)
{
    return words_of(vcntq_u8(bytes_of(a)));
}
LANES_INLINE vec vec_load_parts(const char *const *rows, unsigned offset)
{
    return words_of(vld1q_u8((const uint8_t *)rows[0] + offset));
}
LANES_INLINE void vec_store_parts(vec x, char *const *rows, unsigned offset)
{
    vst1q_u8((uint8_t *)rows[0] + offset, bytes_of(x));
}

#endif
