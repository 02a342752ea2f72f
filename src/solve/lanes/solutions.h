/* SPDX-License-Identifier: MIT
 *
 * solutions.h - solutions on their way out: kept two cells to a lane, written as text or bytes.
 *
 * A solved cell is one bit b of nine, and b - 1 has eight: two cells fit into one 16-bit lane, as
 * many ones in each byte as the digit is above 1. A block of solutions has half the vectors of a
 * state, and its bytes need only be counted and zipped to be text:
 *
 *       vector 0   cells 0, 1 of p0 .. p7        vector 0   p0: cells 0, 1, 2, 3 ... 15
 *       vector 1   cells 2, 3 of p0 .. p7   =>   vector 1   p1: cells 0, 1, 2, 3 ... 15
 *         ...                                      ...
 *
 * Three rounds of zipping lanes exchange the number of the vector and that of the lane (three bits
 * each). Cell 80 has a vector of its own and is written by hand. To keep them as states, pack them,
 * and zip bytes in four rounds is 6 % slower on easy puzzles, 1 to 2 % on 17clue (AVX2, SSE4.1).
 */
#ifndef HF_LANES_SOLUTIONS_H
#define HF_LANES_SOLUTIONS_H

enum { PAIRS = CELLS / 2 };

typedef struct solutions {
    vec pair[PAIRS]; /* cells 2i and 2i + 1 */
    vec last;        /* cell 80 */
    vec owner;
} solutions;

/* (even - 1) + (odd - 1) * 256: neither leaves its byte, as a solved cell is 1 to 256. */
LANES_INLINE vec join_cells(vec even, vec odd)
{
    return vec_sub(vec_add(even, vec_byte_up(odd)), vec_set(0x0101));
}

LANES_INLINE void keep_along(solutions *to, const route *r, const state *from, int crossing)
{
    UNROLL(4)
    for (unsigned i = 0; i < PAIRS; i++) {
        vec pair = join_cells(from->cell[2 * i], from->cell[2 * i + 1]);
        to->pair[i] = vec_replace(to->pair[i], r, pair, crossing);
    }
    to->last = vec_replace(to->last, r, vec_sub(from->cell[CELLS - 1], vec_set(1)), crossing);
    to->owner = vec_replace(to->owner, r, from->owner, crossing);
}

/* Solved lanes of `from` replace those of `to`. */
static void keep_lanes(solutions *to, lane_mask to_lanes, const state *from, lane_mask from_lanes)
{
    route r = route_make(to_lanes, from_lanes);
    if (VEC_CROSSES && r.crossing)
        keep_along(to, &r, from, 1);
    else
        keep_along(to, &r, from, 0);
}

/* As candidates again. */
static void spread_solutions(const solutions *from, state *to)
{
    vec one = vec_set(1), low = vec_set(0xff);
    for (unsigned i = 0; i < PAIRS; i++) {
        to->cell[2 * i] = vec_add(vec_and(from->pair[i], low), one);
        to->cell[2 * i + 1] = vec_add(vec_byte_down(from->pair[i]), one);
    }
    to->cell[CELLS - 1] = vec_add(from->last, one);
}

/* Cell by cell, where vectors of bytes are not to be had. */
static void write_plainly(const solutions *s, char *const *texts, unsigned one)
{
    for (unsigned i = 0; i < PAIRS; i++) {
        for (unsigned lane = 0; lane < LANES; lane++) {
            unsigned pair = lane_get(&s->pair[i], lane);
            texts[lane][2 * i] = (char)(one + hf_lowest32(~pair | 0x100));
            texts[lane][2 * i + 1] = (char)(one + hf_lowest32(~pair >> 8));
        }
    }
}

LANES_INLINE void zip_lanes_round(const vec in[8], vec out[8])
{
    UNROLL(4)
    for (unsigned i = 0; i < 4; i++) {
        out[2 * i] = vec_zip_lanes_low(in[i], in[i + 4]);
        out[2 * i + 1] = vec_zip_lanes_high(in[i], in[i + 4]);
    }
}

static void write_pairs(const solutions *s, char *const *texts, unsigned one)
{
    for (unsigned offset = 0; offset < 2 * PAIRS; offset += 16) {
        vec a[8], b[8];
        UNROLL(8)
        for (unsigned i = 0; i < 8; i++)
            a[i] = vec_add(vec_bytes_count(s->pair[offset / 2 + i]), vec_byte(one));
        zip_lanes_round(a, b);
        zip_lanes_round(b, a);
        zip_lanes_round(a, b);
        UNROLL(8)
        for (unsigned i = 0; i < 8; i++)
            vec_store_parts(b[i], texts + i, offset);
    }
}

/* Writes the 81 digits of LANES solutions, from `zero` on: '0' for text, 0 for bytes. */
static void write_solutions(const solutions *s, char *const *texts, unsigned zero)
{
    if (VEC_ZIPS)
        write_pairs(s, texts, zero + 1);
    else
        write_plainly(s, texts, zero + 1);
    for (unsigned lane = 0; lane < LANES; lane++)
        texts[lane][CELLS - 1] = (char)(zero + 1 + hf_lowest32(~lane_get(&s->last, lane)));
}

#endif
