/* SPDX-License-Identifier: MIT
 *
 * vec_portable.h - the vector vocabulary, and what each word means. Eight lanes of 16 bits in the
 * vector types that gcc and clang offer on every machine; where there are no vector instructions
 * they become plain integer code.
 *
 * The other vec_*.h define the same words in the instructions of one processor family, and the
 * tests hold them against these, lane by lane. A lane mostly is a set of digits, digit d at bit
 * d-1.
 *
 * For the reading and writing of text a vector is PARTS parts of 16 bytes, one per eight lanes.
 */
#ifndef HF_VEC_H
#define HF_VEC_H

#include <stdint.h>
#include <string.h>

#include "solve/vec/lane_mask.h"

enum { LANES = 8, PARTS = 1, VEC_ASKS_MEETING = 0, VEC_ZIPS = 0, VEC_CROSSES = 0 };
#define VEC_LOOKS_FAR 0

typedef uint16_t vec __attribute__((vector_size(16)));
typedef uint8_t vec_bytes __attribute__((vector_size(16)));
typedef int16_t vec_signed __attribute__((vector_size(16)));

/* ---- logic --------------------------------------------------------------------------------- */

/* x in every lane. */
LANES_INLINE vec vec_set(unsigned x)
{
    uint16_t v = (uint16_t)x;
    return (vec){v, v, v, v, v, v, v, v};
}
LANES_INLINE vec vec_zero(void)
{
    return vec_set(0);
}
LANES_INLINE vec vec_and(vec a, vec b)
{
    return a & b;
}
LANES_INLINE vec vec_or(vec a, vec b)
{
    return a | b;
}
LANES_INLINE vec vec_xor(vec a, vec b)
{
    return a ^ b;
}
/* a without b. */
LANES_INLINE vec vec_without(vec a, vec b)
{
    return a & ~b;
}
LANES_INLINE vec vec_and3(vec a, vec b, vec c)
{
    return a & b & c;
}
LANES_INLINE vec vec_or3(vec a, vec b, vec c)
{
    return a | b | c;
}
LANES_INLINE vec vec_xor3(vec a, vec b, vec c)
{
    return a ^ b ^ c;
}
/* In two or three of the sets. */
LANES_INLINE vec vec_two_of(vec a, vec b, vec c)
{
    return (a & b) | ((a | b) & c);
}
/* In exactly one of the sets. */
LANES_INLINE vec vec_one_of(vec a, vec b, vec c)
{
    return (a ^ b ^ c) & ~(a & b & c);
}
/* a without b and c. */
LANES_INLINE vec vec_without2(vec a, vec b, vec c)
{
    return a & ~(b | c);
}
/* a & (b | c) */
LANES_INLINE vec vec_and_or(vec a, vec b, vec c)
{
    return a & (b | c);
}
/* a | (b & c) */
LANES_INLINE vec vec_or_and(vec a, vec b, vec c)
{
    return a | (b & c);
}
/* a | (b without c) */
LANES_INLINE vec vec_or_without(vec a, vec b, vec c)
{
    return a | (b & ~c);
}
/* a | (b ^ c) */
LANES_INLINE vec vec_or_xor(vec a, vec b, vec c)
{
    return a | (b ^ c);
}
/* a where the mask is all ones, b where it is zero; no lane of it may be anything else. */
LANES_INLINE vec vec_select(vec mask, vec a, vec b)
{
    return (a & mask) | (b & ~mask);
}

/* ---- numbers ------------------------------------------------------------------------------- */

LANES_INLINE vec vec_add(vec a, vec b)
{
    return a + b;
}
LANES_INLINE vec vec_sub(vec a, vec b)
{
    return a - b;
}
/* All ones where equal, else zero. */
LANES_INLINE vec vec_equal(vec a, vec b)
{
    return (vec)(a == b);
}
/* The smaller, unsigned. */
LANES_INLINE vec vec_min(vec a, vec b)
{
    return vec_select((vec)(a < b), a, b);
}
/* How many bits are set: pairs, fours, eights, and both bytes. */
LANES_INLINE vec vec_count(vec a)
{
    a = a - ((a >> 1) & 0x5555);
    a = (a & 0x3333) + ((a >> 2) & 0x3333);
    a = (a + (a >> 4)) & 0x0f0f;
    return (a + (a >> 8)) & 0x1f;
}
/* Three for every digit of a, two for every digit of b. */
LANES_INLINE vec vec_weigh(vec a, vec b)
{
    vec bits = vec_count(a), both = vec_add(bits, vec_count(b));
    return vec_add(vec_add(both, both), bits);
}
/* x without its lowest bit; 0 stays 0. */
LANES_INLINE vec vec_drop_lowest(vec x)
{
    return x & (x - 1);
}
/* x if it has at most one bit, else 0. */
LANES_INLINE vec vec_single(vec x)
{
    return x & (vec)(vec_drop_lowest(x) == 0);
}
/* u if x meets it, else m. */
LANES_INLINE vec vec_pick(vec x, vec u, vec m)
{
    return vec_select((vec)((x & u) == 0), m, u);
}
/* a if it is not empty, else b. */
LANES_INLINE vec vec_first(vec a, vec b)
{
    return a | (b & (vec)(a == 0));
}
/* t if it has at most three bits, else a. */
LANES_INLINE vec vec_if_upto3(vec t, vec a)
{
    vec fourth = vec_drop_lowest(vec_drop_lowest(vec_drop_lowest(t)));
    return vec_select((vec)(fourth == 0), t, a);
}
/* l if it has at least three bits, else m, of which l is a part. */
LANES_INLINE vec vec_if_3up(vec l, vec m)
{
    vec third = vec_drop_lowest(vec_drop_lowest(l));
    return l | (m & (vec)(third == 0));
}

/* ---- lane masks ---------------------------------------------------------------------------- */

/* The lanes that are all ones; the others must be zero. Each lane keeps its own bit, and the two
 * 64-bit halves are folded by a multiplication that sums their four lanes in the top one: the bits
 * are distinct, so nothing carries. */
LANES_INLINE lane_mask vec_true_lanes(vec k)
{
    const vec bit = {1, 2, 4, 8, 16, 32, 64, 128};
    vec kept = k & bit;
    uint64_t half[2];
    memcpy(half, &kept, sizeof half);
    return (lane_mask)(((half[0] | half[1]) * UINT64_C(0x0001000100010001)) >> 48);
}
LANES_INLINE lane_mask vec_zero_lanes(vec a)
{
    return vec_true_lanes((vec)(a == 0));
}
LANES_INLINE lane_mask vec_equal_lanes(vec a, vec b)
{
    return vec_true_lanes((vec)(a == b));
}
/* The lanes above the bound, both as signed numbers. */
LANES_INLINE lane_mask vec_above_lanes(vec a, unsigned bound)
{
    return vec_true_lanes((vec)((vec_signed)a > (vec_signed)vec_set(bound)));
}
/* All ones in the lanes of m, else zero. */
LANES_INLINE vec vec_of_lanes(lane_mask m)
{
    const vec bit = {1, 2, 4, 8, 16, 32, 64, 128};
    return (vec)((vec_set(m) & bit) != 0);
}

/* ---- routes: moving lanes ------------------------------------------------------------------ */

/* Which lane each lane comes from. A route pairs the lanes of two sets of equal size in whatever
 * way is cheapest; whoever needs to know reads the owners afterwards. Where moving a lane far costs
 * more than moving it near, `crossing` tells whether far moves are needed, and the words below are
 * told again, as a constant, to leave them out if not. */
typedef struct route {
    uint8_t from[LANES]; /* LANES: from nowhere, zero arrives */
    vec received;        /* all ones where a lane arrives */
    int crossing;
} route;

/* Lanes of `from` go to those of `to`. */
LANES_INLINE route route_make(lane_mask to, lane_mask from)
{
    route r;
    for (unsigned lane = 0; lane < LANES; lane++)
        r.from[lane] = LANES;
    r.received = vec_of_lanes(to);
    r.crossing = 0;
    for (; to != 0; to &= to - 1, from &= from - 1)
        r.from[hf_lowest32(to)] = (uint8_t)hf_lowest32(from);
    return r;
}
/* Lanes of `from` are copied to those of `to`; lanes outside `to` stay themselves. */
LANES_INLINE route route_copies(lane_mask to, lane_mask from)
{
    route r = route_make(to, from);
    for (unsigned lane = 0; lane < LANES; lane++) {
        if (r.from[lane] == LANES)
            r.from[lane] = (uint8_t)lane;
    }
    return r;
}
/* As many lanes of `from` as can be copied into `to`, and where to. */
LANES_INLINE void lanes_pair(lane_mask from, lane_mask to, lane_mask *firsts, lane_mask *seconds)
{
    unsigned n = lanes_fewer(from, to);
    *firsts = lanes_lowest(from, n);
    *seconds = lanes_lowest(to, n);
}
/* x after its journey; zero in lanes where nothing arrives. */
LANES_INLINE vec vec_take(const route *r, vec x, int crossing)
{
    uint16_t in[LANES + 1], out[LANES];
    (void)crossing;
    memcpy(in, &x, sizeof x);
    in[LANES] = 0;
    for (unsigned lane = 0; lane < LANES; lane++)
        out[lane] = in[r->from[lane]];
    memcpy(&x, out, sizeof x);
    return x;
}
/* The same, with `old` in lanes where nothing arrives. */
LANES_INLINE vec vec_replace(vec old, const route *r, vec x, int crossing)
{
    return (old & ~r->received) | vec_take(r, x, crossing);
}

/* ---- text: bytes in the parts -------------------------------------------------------------- */

/* x in every byte. */
LANES_INLINE vec vec_byte(unsigned x)
{
    return vec_set(x | x << 8);
}
/* The same 16 bytes in every part. */
LANES_INLINE vec vec_bytes_table(const uint8_t *table)
{
    vec x;
    memcpy(&x, table, sizeof x);
    return x;
}
/* Byte i of the result: byte index[i] % 16 of the table, or 0 if index[i] is 128 or more. */
LANES_INLINE vec vec_look_up(vec table, vec index)
{
    uint8_t t[16], k[16];
    memcpy(t, &table, sizeof t);
    memcpy(k, &index, sizeof k);
    for (unsigned i = 0; i < 16; i++)
        k[i] = k[i] < 128 ? t[k[i] & 15] : 0;
    memcpy(&index, k, sizeof k);
    return index;
}
/* The upper four bits of each byte. */
LANES_INLINE vec vec_high_nibbles(vec x)
{
    return (x >> 4) & 0x0f0f;
}
LANES_INLINE vec vec_bytes_sub(vec a, vec b)
{
    return (vec)((vec_bytes)a - (vec_bytes)b);
}
/* The smaller of each two bytes, unsigned. */
LANES_INLINE vec vec_bytes_min(vec a, vec b)
{
    return vec_select((vec)((vec_bytes)a < (vec_bytes)b), a, b);
}
LANES_INLINE vec vec_bytes_equal(vec a, vec b)
{
    return (vec)((vec_bytes)a == (vec_bytes)b);
}
/* The bytes of a and b in turn: of the lower eight of each, or the upper eight. */
LANES_INLINE vec zip_bytes(vec a, vec b, unsigned start)
{
    uint8_t x[16], y[16], z[16];
    memcpy(x, &a, sizeof x);
    memcpy(y, &b, sizeof y);
    for (unsigned i = 0; i < 8; i++) {
        z[2 * i] = x[start + i];
        z[2 * i + 1] = y[start + i];
    }
    memcpy(&a, z, sizeof z);
    return a;
}
LANES_INLINE vec vec_zip_low(vec a, vec b)
{
    return zip_bytes(a, b, 0);
}
LANES_INLINE vec vec_zip_high(vec a, vec b)
{
    return zip_bytes(a, b, 8);
}
/* The same with lanes, of the lower or upper four of each part. */
LANES_INLINE vec vec_zip_lanes_low(vec a, vec b)
{
    return (vec){a[0], b[0], a[1], b[1], a[2], b[2], a[3], b[3]};
}
LANES_INLINE vec vec_zip_lanes_high(vec a, vec b)
{
    return (vec){a[4], b[4], a[5], b[5], a[6], b[6], a[7], b[7]};
}
/* The lower byte of each lane becomes the upper one, the lower one zero; and the other way round. */
LANES_INLINE vec vec_byte_up(vec x)
{
    return x << 8;
}
LANES_INLINE vec vec_byte_down(vec x)
{
    return x >> 8;
}
/* How many bits are set in each byte. */
LANES_INLINE vec vec_bytes_count(vec a)
{
    a = a - ((a >> 1) & 0x5555);
    a = (a & 0x3333) + ((a >> 2) & 0x3333);
    return (a + (a >> 4)) & 0x0f0f;
}
/* Part h receives 16 bytes from rows[8 * h] + offset; vec_store_parts is the way back. */
LANES_INLINE vec vec_load_parts(const char *const *rows, unsigned offset)
{
    vec x;
    memcpy(&x, rows[0] + offset, sizeof x);
    return x;
}
LANES_INLINE void vec_store_parts(vec x, char *const *rows, unsigned offset)
{
    memcpy(rows[0] + offset, &x, sizeof x);
}

#endif
