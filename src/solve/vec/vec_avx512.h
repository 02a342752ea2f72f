/* SPDX-License-Identifier: MIT
 *
 * vec_avx512.h - the vector vocabulary in AVX-512 (F, BW, VL, DQ, VBMI, VBMI2, BITALG), 32 lanes of
 * 16 bits in 512-bit registers or 16 lanes in 256-bit ones: define VEC_BITS first. vec_portable.h
 * says what each word means.
 *
 * Any function of three sets is one instruction here (its truth table is the number given: bit
 * 4a + 2b + c), so is counting bits, and comparisons yield lane masks for which later instructions
 * have room. A lane gets anywhere in one permutation: no route is ever crossing.
 */
#ifndef HF_VEC_H
#define HF_VEC_H

#include <stdint.h>

#ifndef VEC_EMULATED
#include <immintrin.h>
#endif

#include "solve/vec/lane_mask.h"

#if VEC_BITS == 512
#define VEC_OP(name) _mm512_##name
#define VEC_SI(name) _mm512_##name##_si512
enum { LANES = 32, PARTS = 4, VEC_ASKS_MEETING = 1, VEC_ZIPS = 1, VEC_CROSSES = 0 };
#define VEC_LOOKS_FAR 1
typedef __m512i vec;
typedef __mmask32 vec_lanes;
typedef __mmask64 vec_halves;
#else
#define VEC_OP(name)  _mm256_##name
#define VEC_SI(name)  _mm256_##name##_si256
enum { LANES = 16, PARTS = 2, VEC_ASKS_MEETING = 1, VEC_ZIPS = 1, VEC_CROSSES = 0 };
#define VEC_LOOKS_FAR 1
typedef __m256i vec;
typedef __mmask16 vec_lanes;
typedef __mmask32 vec_halves;
#endif

/* ---- logic --------------------------------------------------------------------------------- */

LANES_INLINE vec vec_set(unsigned x)
{
    return VEC_OP(set1_epi16)((short)x);
}
LANES_INLINE vec vec_zero(void)
{
    return VEC_SI(setzero)();
}
LANES_INLINE vec vec_and(vec a, vec b)
{
    return VEC_SI(and)(a, b);
}
LANES_INLINE vec vec_or(vec a, vec b)
{
    return VEC_SI(or)(a, b);
}
LANES_INLINE vec vec_xor(vec a, vec b)
{
    return VEC_SI(xor)(a, b);
}
LANES_INLINE vec vec_without(vec a, vec b)
{
    return VEC_SI(andnot)(b, a);
}
LANES_INLINE vec vec_and3(vec a, vec b, vec c)
{
    return VEC_OP(ternarylogic_epi32)(a, b, c, 0x80);
}
LANES_INLINE vec vec_or3(vec a, vec b, vec c)
{
    return VEC_OP(ternarylogic_epi32)(a, b, c, 0xfe);
}
LANES_INLINE vec vec_xor3(vec a, vec b, vec c)
{
    return VEC_OP(ternarylogic_epi32)(a, b, c, 0x96);
}
LANES_INLINE vec vec_two_of(vec a, vec b, vec c)
{
    return VEC_OP(ternarylogic_epi32)(a, b, c, 0xe8);
}
LANES_INLINE vec vec_one_of(vec a, vec b, vec c)
{
    return VEC_OP(ternarylogic_epi32)(a, b, c, 0x16);
}
LANES_INLINE vec vec_without2(vec a, vec b, vec c)
{
    return VEC_OP(ternarylogic_epi32)(a, b, c, 0x10);
}
LANES_INLINE vec vec_and_or(vec a, vec b, vec c)
{
    return VEC_OP(ternarylogic_epi32)(a, b, c, 0xe0);
}
LANES_INLINE vec vec_or_and(vec a, vec b, vec c)
{
    return VEC_OP(ternarylogic_epi32)(a, b, c, 0xf8);
}
LANES_INLINE vec vec_or_without(vec a, vec b, vec c)
{
    return VEC_OP(ternarylogic_epi32)(a, b, c, 0xf4);
}
LANES_INLINE vec vec_or_xor(vec a, vec b, vec c)
{
    return VEC_OP(ternarylogic_epi32)(a, b, c, 0xf6);
}
LANES_INLINE vec vec_select(vec mask, vec a, vec b)
{
    return VEC_OP(ternarylogic_epi32)(mask, a, b, 0xca);
}

/* ---- numbers ------------------------------------------------------------------------------- */

LANES_INLINE vec vec_add(vec a, vec b)
{
    return VEC_OP(add_epi16)(a, b);
}
LANES_INLINE vec vec_sub(vec a, vec b)
{
    return VEC_OP(sub_epi16)(a, b);
}
LANES_INLINE vec vec_min(vec a, vec b)
{
    return VEC_OP(min_epu16)(a, b);
}
/* 256 bits wide, AVX2 compares in one instruction and one cycle, not by way of a lane mask in six: `nine`
 * wins 4 to 6 %. */
LANES_INLINE vec vec_equal(vec a, vec b)
{
#if VEC_BITS == 256 && !defined(VEC_EMULATED)
    return _mm256_cmpeq_epi16(a, b);
#else
    return VEC_OP(movm_epi16)(VEC_OP(cmpeq_epi16_mask)(a, b));
#endif
}
LANES_INLINE vec vec_count(vec a)
{
    return VEC_OP(popcnt_epi16)(a);
}
LANES_INLINE vec vec_weigh(vec a, vec b)
{
    vec bits = vec_count(a), both = vec_add(bits, vec_count(b));
    return vec_add(vec_add(both, both), bits);
}
/* x - 1, in a form that the compiler does not see through: clang would make the test of x & (x - 1)
 * in vec_single a count of bits and a comparison, which run on one port only. */
LANES_INLINE vec minus_one(vec x)
{
    vec y = vec_add(x, vec_set(0xffff));
#if !defined(VEC_EMULATED)
    __asm__("" : "+v"(y));
#endif
    return y;
}
/* clang would make the same of this, and a lane mask besides (`nine` loses 5 %); gcc is 1 % slower if it is hidden. */
LANES_INLINE vec vec_drop_lowest(vec x)
{
#if defined(__clang__)
    return vec_and(x, minus_one(x));
#else
    return vec_and(x, vec_add(x, vec_set(0xffff)));
#endif
}
LANES_INLINE vec vec_single(vec x)
{
    return VEC_OP(maskz_mov_epi16)(VEC_OP(testn_epi16_mask)(x, minus_one(x)), x);
}
LANES_INLINE vec vec_pick(vec x, vec u, vec m)
{
    return VEC_OP(mask_mov_epi16)(m, VEC_OP(test_epi16_mask)(x, u), u);
}
LANES_INLINE vec vec_first(vec a, vec b)
{
    return vec_pick(a, a, b);
}
LANES_INLINE vec vec_if_upto3(vec t, vec a)
{
    return VEC_OP(mask_mov_epi16)(a, VEC_OP(cmple_epu16_mask)(vec_count(t), vec_set(3)), t);
}
LANES_INLINE vec vec_if_3up(vec l, vec m)
{
    return VEC_OP(mask_mov_epi16)(m, VEC_OP(cmpge_epu16_mask)(vec_count(l), vec_set(3)), l);
}

/* ---- lane masks ---------------------------------------------------------------------------- */

LANES_INLINE lane_mask vec_zero_lanes(vec a)
{
    return (lane_mask)VEC_OP(testn_epi16_mask)(a, a);
}
LANES_INLINE lane_mask vec_equal_lanes(vec a, vec b)
{
    return (lane_mask)VEC_OP(cmpeq_epi16_mask)(a, b);
}
LANES_INLINE lane_mask vec_above_lanes(vec a, unsigned bound)
{
    return (lane_mask)VEC_OP(cmpgt_epi16_mask)(a, vec_set(bound));
}
LANES_INLINE vec vec_of_lanes(lane_mask m)
{
    return VEC_OP(movm_epi16)((vec_lanes)m);
}

/* ---- routes: moving lanes ------------------------------------------------------------------ */

/* Lanes move by bytes: that is one operation where Intel's processors take two to move 16-bit lanes,
 * which is 3-5 % on all sets. */
typedef struct route {
    vec from;            /* the numbers of the two bytes that arrive, lane by lane */
    vec_halves received; /* the bytes where one arrives */
    int crossing;
} route;

/* The numbers of the bytes of each lane. */
LANES_INLINE vec lane_bytes(void)
{
    static const uint8_t number[64] = {
        0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21,
        22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43,
        44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63};
    return VEC_SI(loadu)((const vec *)(const void *)number);
}
LANES_INLINE route route_make(lane_mask to, lane_mask from)
{
    vec sources = VEC_OP(maskz_compress_epi16)((vec_lanes)from, lane_bytes());
    route r = {VEC_OP(maskz_expand_epi16)((vec_lanes)to, sources),
               VEC_OP(movepi8_mask)(vec_of_lanes(to)), 0};
    return r;
}
LANES_INLINE route route_copies(lane_mask to, lane_mask from)
{
    vec sources = VEC_OP(maskz_compress_epi16)((vec_lanes)from, lane_bytes());
    route r = {VEC_OP(mask_expand_epi16)(lane_bytes(), (vec_lanes)to, sources), (vec_halves)-1, 0};
    return r;
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
    return VEC_OP(maskz_permutexvar_epi8)(r->received, r->from, x);
}
LANES_INLINE vec vec_replace(vec old, const route *r, vec x, int crossing)
{
    (void)crossing;
    return VEC_OP(mask_permutexvar_epi8)(old, r->received, r->from, x);
}

/* ---- text: bytes in the parts -------------------------------------------------------------- */

LANES_INLINE vec vec_byte(unsigned x)
{
    return VEC_OP(set1_epi8)((char)x);
}
LANES_INLINE vec vec_bytes_table(const uint8_t *table)
{
    return VEC_OP(broadcast_i32x4)(_mm_loadu_si128((const __m128i *)(const void *)table));
}
LANES_INLINE vec vec_look_up(vec table, vec index)
{
    return VEC_OP(shuffle_epi8)(table, index);
}
LANES_INLINE vec vec_high_nibbles(vec x)
{
    return vec_and(VEC_OP(srli_epi16)(x, 4), vec_byte(15));
}
LANES_INLINE vec vec_bytes_sub(vec a, vec b)
{
    return VEC_OP(sub_epi8)(a, b);
}
LANES_INLINE vec vec_bytes_min(vec a, vec b)
{
    return VEC_OP(min_epu8)(a, b);
}
LANES_INLINE vec vec_bytes_equal(vec a, vec b)
{
    return VEC_OP(movm_epi8)(VEC_OP(cmpeq_epi8_mask)(a, b));
}
LANES_INLINE vec vec_zip_low(vec a, vec b)
{
    return VEC_OP(unpacklo_epi8)(a, b);
}
LANES_INLINE vec vec_zip_high(vec a, vec b)
{
    return VEC_OP(unpackhi_epi8)(a, b);
}
LANES_INLINE vec vec_zip_lanes_low(vec a, vec b)
{
    return VEC_OP(unpacklo_epi16)(a, b);
}
LANES_INLINE vec vec_zip_lanes_high(vec a, vec b)
{
    return VEC_OP(unpackhi_epi16)(a, b);
}
LANES_INLINE vec vec_byte_up(vec x)
{
    return VEC_OP(slli_epi16)(x, 8);
}
LANES_INLINE vec vec_byte_down(vec x)
{
    return VEC_OP(srli_epi16)(x, 8);
}
LANES_INLINE vec vec_bytes_count(vec a)
{
    return VEC_OP(popcnt_epi8)(a);
}
/* Byte i of the result: byte index[i] % 64 of the table. */
LANES_INLINE vec vec_look_up_far(const uint8_t *table, vec index)
{
#if VEC_BITS == 512
    return _mm512_permutexvar_epi8(index, VEC_SI(loadu)((const vec *)(const void *)table));
#else
    vec low = VEC_SI(loadu)((const vec *)(const void *)table);
    vec high = VEC_SI(loadu)((const vec *)(const void *)(table + 32));
    return _mm256_permutex2var_epi8(low, index, high);
#endif
}
/* Lane i of the result: number index[i] % 32 of the table. */
LANES_INLINE vec vec_look_up_lanes(const uint16_t *table, vec index)
{
#if VEC_BITS == 512
    return _mm512_permutexvar_epi16(index, VEC_SI(loadu)((const vec *)(const void *)table));
#else
    vec low = VEC_SI(loadu)((const vec *)(const void *)table);
    vec high = VEC_SI(loadu)((const vec *)(const void *)(table + 16));
    return _mm256_permutex2var_epi16(low, index, high);
#endif
}
LANES_INLINE __m128i load_part(const char *from)
{
    return _mm_loadu_si128((const __m128i *)(const void *)from);
}
LANES_INLINE void store_part(char *to, __m128i part)
{
    _mm_storeu_si128((__m128i *)(void *)to, part);
}
#if VEC_BITS == 512
LANES_INLINE vec vec_load_parts(const char *const *rows, unsigned offset)
{
    vec x = _mm512_castsi128_si512(load_part(rows[0] + offset));
    x = _mm512_inserti32x4(x, load_part(rows[8] + offset), 1);
    x = _mm512_inserti32x4(x, load_part(rows[16] + offset), 2);
    return _mm512_inserti32x4(x, load_part(rows[24] + offset), 3);
}
LANES_INLINE void vec_store_parts(vec x, char *const *rows, unsigned offset)
{
    store_part(rows[0] + offset, _mm512_castsi512_si128(x));
    store_part(rows[8] + offset, _mm512_extracti32x4_epi32(x, 1));
    store_part(rows[16] + offset, _mm512_extracti32x4_epi32(x, 2));
    store_part(rows[24] + offset, _mm512_extracti32x4_epi32(x, 3));
}
#else
LANES_INLINE vec vec_load_parts(const char *const *rows, unsigned offset)
{
    vec x = _mm256_castsi128_si256(load_part(rows[0] + offset));
    return _mm256_inserti128_si256(x, load_part(rows[8] + offset), 1);
}
LANES_INLINE void vec_store_parts(vec x, char *const *rows, unsigned offset)
{
    store_part(rows[0] + offset, _mm256_castsi256_si128(x));
    store_part(rows[8] + offset, _mm256_extracti128_si256(x, 1));
}
#endif

#endif
