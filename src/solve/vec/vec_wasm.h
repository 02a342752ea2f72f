/* SPDX-License-Identifier: MIT
 *
 * vec_wasm.h - the vector vocabulary in WebAssembly's SIMD128: 8 lanes of 16 bits. vec_portable.h
 * says what each word means.
 *
 * The selecting instruction makes a majority of three in two steps: where a and b differ, c
 * decides. A lane gets anywhere by one swizzle: no route is ever crossing.
 */
#ifndef HF_VEC_H
#define HF_VEC_H

#include <stdint.h>
#include <wasm_simd128.h>

#include "solve/vec/lane_mask.h"

enum { LANES = 8, PARTS = 1, VEC_ASKS_MEETING = 0, VEC_ZIPS = 1, VEC_CROSSES = 0 };
#define VEC_LOOKS_FAR 0

typedef v128_t vec;

/* ---- logic --------------------------------------------------------------------------------- */
LANES_INLINE vec vec_set(unsigned x)
{
    return wasm_i16x8_splat((int16_t)x);
}
LANES_INLINE vec vec_zero(void)
{
    return wasm_i16x8_splat(0);
}
LANES_INLINE vec vec_and(vec a, vec b)
{
    return wasm_v128_and(a, b);
}
LANES_INLINE vec vec_or(vec a, vec b)
{
    return wasm_v128_or(a, b);
}
LANES_INLINE vec vec_xor(vec a, vec b)
{
    return wasm_v128_xor(a, b);
}
LANES_INLINE vec vec_without(vec a, vec b)
{
    return wasm_v128_andnot(a, b);
}
LANES_INLINE vec vec_add(vec a, vec b)
{
    return wasm_i16x8_add(a, b);
}

#include "solve/vec/vec_compound.h"

LANES_INLINE vec vec_two_of(vec a, vec b, vec c)
{
    return wasm_v128_bitselect(c, a, vec_xor(a, b));
}
LANES_INLINE vec vec_select(vec mask, vec a, vec b)
{
    return wasm_v128_bitselect(a, b, mask);
}

/* ---- numbers ------------------------------------------------------------------------------- */
LANES_INLINE vec vec_sub(vec a, vec b)
{
    return wasm_i16x8_sub(a, b);
}
LANES_INLINE vec vec_min(vec a, vec b)
{
    return wasm_u16x8_min(a, b);
}
LANES_INLINE vec vec_equal(vec a, vec b)
{
    return wasm_i16x8_eq(a, b);
}
LANES_INLINE vec vec_count(vec a)
{
    return wasm_u16x8_extadd_pairwise_u8x16(wasm_i8x16_popcnt(a));
}
LANES_INLINE vec vec_weigh(vec a, vec b)
{
    vec bits = vec_count(a), both = vec_add(bits, vec_count(b));
    return vec_add(vec_add(both, both), bits);
}
LANES_INLINE vec vec_single(vec x) /* as in vec_avx2.h */
{
    vec below = vec_add(x, vec_set(0xffff));
    return wasm_u16x8_sub_sat(vec_xor(x, below), below);
}
LANES_INLINE vec vec_pick(vec x, vec u, vec m)
{
    return vec_select(vec_equal(vec_and(x, u), vec_zero()), m, u);
}
LANES_INLINE vec vec_first(vec a, vec b)
{
    return vec_pick(a, a, b);
}
LANES_INLINE vec vec_if_upto3(vec t, vec a)
{
    return vec_select(wasm_u16x8_le(vec_count(t), vec_set(3)), t, a);
}
LANES_INLINE vec vec_if_3up(vec l, vec m)
{
    return vec_select(wasm_u16x8_ge(vec_count(l), vec_set(3)), l, m);
}

/* ---- lane masks ---------------------------------------------------------------------------- */
LANES_INLINE lane_mask vec_true_lanes(vec k)
{
    return (lane_mask)wasm_i16x8_bitmask(k);
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
    return vec_true_lanes(wasm_i16x8_gt(a, vec_set(bound)));
}
LANES_INLINE vec vec_of_lanes(lane_mask m)
{
    const vec bit = wasm_i16x8_const(1, 2, 4, 8, 16, 32, 64, 128);
    return vec_equal(vec_and(vec_set(m), bit), bit);
}

/* ---- routes: moving lanes ------------------------------------------------------------------ */

typedef struct route {
    vec bytes;    /* byte look-up; 0xff: nothing arrives */
    vec received; /* all ones where a lane arrives */
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
    r.bytes = wasm_v128_load(bytes);
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
    return wasm_i8x16_swizzle(x, r->bytes);
}
LANES_INLINE vec vec_replace(vec old, const route *r, vec x, int crossing)
{
    return vec_or(vec_without(old, r->received), vec_take(r, x, crossing));
}

/* ---- text: bytes in the parts -------------------------------------------------------------- */
LANES_INLINE vec vec_byte(unsigned x)
{
    return wasm_i8x16_splat((int8_t)x);
}
LANES_INLINE vec vec_bytes_table(const uint8_t *table)
{
    return wasm_v128_load(table);
}
/* Indices from 16 on give 0; those below 128 must count modulo 16. */
LANES_INLINE vec vec_look_up(vec table, vec index)
{
    return wasm_i8x16_swizzle(table, vec_and(index, vec_byte(0x8f)));
}
LANES_INLINE vec vec_high_nibbles(vec x)
{
    return wasm_u8x16_shr(x, 4);
}
LANES_INLINE vec vec_bytes_sub(vec a, vec b)
{
    return wasm_i8x16_sub(a, b);
}
LANES_INLINE vec vec_bytes_min(vec a, vec b)
{
    return wasm_u8x16_min(a, b);
}
LANES_INLINE vec vec_bytes_equal(vec a, vec b)
{
    return wasm_i8x16_eq(a, b);
}
LANES_INLINE vec vec_zip_low(vec a, vec b)
{
    return wasm_i8x16_shuffle(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}
LANES_INLINE vec vec_zip_high(vec a, vec b)
{
    return wasm_i8x16_shuffle(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
}
LANES_INLINE vec vec_zip_lanes_low(vec a, vec b)
{
    return wasm_i16x8_shuffle(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
}
LANES_INLINE vec vec_zip_lanes_high(vec a, vec b)
{
    return wasm_i16x8_shuffle(a, b, 4, 12, 5, 13, 6, 14, 7, 15);
}
LANES_INLINE vec vec_byte_up(vec x)
{
    return wasm_i16x8_shl(x, 8);
}
LANES_INLINE vec vec_byte_down(vec x)
{
    return wasm_u16x8_shr(x, 8);
}
LANES_INLINE vec vec_bytes_count(vec a)
{
    return wasm_i8x16_popcnt(a);
}
LANES_INLINE vec vec_load_parts(const char *const *rows, unsigned offset)
{
    return wasm_v128_load(rows[0] + offset);
}
LANES_INLINE void vec_store_parts(vec x, char *const *rows, unsigned offset)
{
    wasm_v128_store(rows[0] + offset, x);
}

#endif
