/* SPDX-License-Identifier: MIT
 *
 * wide_x86.h - words that wide_logic.h and wide_tpl.h need besides those of a vocabulary of 16
 * lanes, in AVX2, whose instructions AVX-512 has as well. A vector has two *halves* of eight lanes;
 * to zip two halves is to put their lanes in turn, from the first four of each or from the last.
 */
#ifndef HF_NINE_WIDE_WORDS_H
#define HF_NINE_WIDE_WORDS_H

#include <string.h>

typedef __m128i half;

#ifdef __clang__
#define HIDE(x) __asm__("" : "+x"(x))
#else
#define HIDE(x) (void)(x)
#endif

LANES_INLINE vec shl(vec x, int n)
{
    return _mm256_slli_epi16(x, n);
}
LANES_INLINE vec shr(vec x, int n)
{
    return _mm256_srli_epi16(x, n);
}
LANES_INLINE bool is_zero(vec x)
{
    return _mm256_testz_si256(x, x);
}
LANES_INLINE bool half_is_zero(half x)
{
    return _mm_testz_si128(x, x);
}
LANES_INLINE half half_set(unsigned x)
{
    return _mm_set1_epi16((short)x);
}
LANES_INLINE half low_half(vec x)
{
    return _mm256_castsi256_si128(x);
}
LANES_INLINE half high_half(vec x)
{
    return _mm256_extracti128_si256(x, 1);
}

/* The words up to here_alone are there twice. What limits the search is how long operations wait for each other: where
 * any function of three sets is one instruction and a shift takes bits in, chains can be shorter (AVX-512; 3 to 4 %). */
#ifdef VEC_BITS

/* Nine bits turned: bit i receives bit i + 3 and i + 6 of nine. What is above the ninth bit is of no
 * account. */
LANES_INLINE void turn_nine(vec x, vec *one, vec *two)
{
    vec high = shl(x, 7);
    *one = _mm256_shldi_epi16(x, high, 6);
    *two = _mm256_shldi_epi16(x, high, 3);
}
/* Groups of three bits turned: bit i receives bit i + 1, i + 2 of its group. The same holds. */
LANES_INLINE void turn_threes(vec x, vec *one, vec *two)
{
    *one = vec_select(vec_set(0xdb), shr(x, 1), shl(x, 2));
    *two = vec_select(vec_set(0x49), shr(x, 2), shl(x, 1));
}
/* Groups of three bits of a, b, c: the first, second, third bit tells whether any is set in a, b, c. */
LANES_INLINE vec any_of_threes(vec a, vec b, vec c)
{
    vec first = vec_or3(a, shr(a, 1), shr(a, 2));
    vec second = vec_or3(b, shr(b, 1), shl(b, 1));
    vec third = vec_or3(c, shl(c, 1), shl(c, 2));
    return vec_select(vec_set(0x124), third, vec_select(vec_set(0x92), second, first));
}
/* x without the bits of `among` that `kept` lacks. */
LANES_INLINE vec keep_among(vec x, vec kept, unsigned among)
{
    return _mm256_ternarylogic_epi32(x, kept, vec_set(among), 0xd0);
}
/* Bit `from` of each group in the place of bit `to`; others are anywhere. */
LANES_INLINE vec moved(vec x, unsigned from, unsigned to)
{
    return to > from ? shl(x, (int)(to - from)) : to < from ? shr(x, (int)(from - to)) : x;
}
/* The other way round: of a row those groups whose bit number `band` is set in `segments`. */
LANES_INLINE vec keep_threes(vec row, vec segments, unsigned band)
{
    UNROLL(3)
    for (unsigned i = 0; i < 3; i++) {
        unsigned bit = (band + i) % 3;
        row = keep_among(row, moved(segments, band, bit), 0x49u << bit);
    }
    return row;
}
/* x without what is known, but where it is alone. */
LANES_INLINE vec here_alone(vec x, vec known, vec alone)
{
    return _mm256_ternarylogic_epi32(x, known, alone, 0xb0);
}

#else

/* With the bits twice over a shift does it. */
LANES_INLINE void turn_nine(vec x, vec *one, vec *two)
{
    vec doubled = vec_or(x, shl(x, 9));
    *one = shr(doubled, 3);
    *two = shr(doubled, 6);
}
LANES_INLINE void turn_threes(vec x, vec *one, vec *two)
{
    *one = vec_or(vec_and(shr(x, 1), vec_set(0xdb)), vec_and(shl(x, 2), vec_set(0x124)));
    *two = vec_or(vec_and(shr(x, 2), vec_set(0x49)), vec_and(shl(x, 1), vec_set(0x1b6)));
}
/* Of each group of three bits the lower two plus three carry into the third if one of them is set. */
LANES_INLINE vec any_of_three(vec x)
{
    vec low = vec_set(0xdb);
    return vec_or(vec_add(vec_and(x, low), low), x);
}
LANES_INLINE vec any_of_threes(vec a, vec b, vec c)
{
    return vec_or3(vec_and(shr(any_of_three(a), 2), vec_set(0x49)),
                   vec_and(shr(any_of_three(b), 1), vec_set(0x92)),
                   vec_and(any_of_three(c), vec_set(0x124)));
}
/* In a group of three, eight less one is seven. */
LANES_INLINE vec keep_threes(vec row, vec segments, unsigned band)
{
    vec x = vec_and(segments, vec_set(0x49u << band));
    return vec_and(row, vec_sub(shl(x, 3 - (int)band), shr(x, (int)band)));
}
LANES_INLINE vec here_alone(vec x, vec known, vec alone)
{
    return vec_without(x, vec_without(known, alone));
}

#endif

/* Lanes exchanged with those eight, four, two places away and with their neighbours. */
LANES_INLINE vec swap8(vec x)
{
    return _mm256_permute4x64_epi64(x, 0x4e);
}
LANES_INLINE vec swap4(vec x)
{
    return _mm256_shuffle_epi32(x, 0x4e);
}
LANES_INLINE vec swap2(vec x)
{
    return _mm256_shuffle_epi32(x, 0xb1);
}
LANES_INLINE vec swap1(vec x)
{
    return _mm256_shuffle_epi8(x, _mm256_setr_epi8(2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15, 12,
                                                   13, 2, 3, 0, 1, 6, 7, 4, 5, 10, 11, 8, 9, 14, 15,
                                                   12, 13));
}
/* Lane `lane` of each half in all of its lanes. clang would make two shuffles of it if it knew which. */
LANES_INLINE vec lane_everywhere(vec x, unsigned lane)
{
    vec bytes = vec_set((2 * lane + 1) << 8 | 2 * lane);
    HIDE(bytes);
    return _mm256_shuffle_epi8(x, bytes);
}

/* Halves zipped by lanes, by pairs of lanes, by fours. */
LANES_INLINE vec zip1_low(vec a, vec b)
{
    return _mm256_unpacklo_epi16(a, b);
}
LANES_INLINE vec zip1_high(vec a, vec b)
{
    return _mm256_unpackhi_epi16(a, b);
}
LANES_INLINE vec zip2_low(vec a, vec b)
{
    return _mm256_unpacklo_epi32(a, b);
}
LANES_INLINE vec zip2_high(vec a, vec b)
{
    return _mm256_unpackhi_epi32(a, b);
}
LANES_INLINE vec zip4_low(vec a, vec b)
{
    return _mm256_unpacklo_epi64(a, b);
}
LANES_INLINE vec zip4_high(vec a, vec b)
{
    return _mm256_unpackhi_epi64(a, b);
}

/* Two groups of three lanes, each turned by one: lanes 1 2 0, 4 5 3; and by two. The last two lanes
 * are of no account. */
LANES_INLINE half threes_next(half x)
{
    return _mm_shuffle_epi8(x, _mm_setr_epi8(2, 3, 4, 5, 0, 1, 8, 9, 10, 11, 6, 7, 10, 11, 6, 7));
}
LANES_INLINE half threes_after(half x)
{
    return _mm_shuffle_epi8(x, _mm_setr_epi8(4, 5, 0, 1, 2, 3, 10, 11, 6, 7, 8, 9, 6, 7, 8, 9));
}

/* Are the lanes of all nine digits, each all ones or zero, all ones? */
LANES_INLINE bool digits_are_true(vec k)
{
    enum { DIGIT_BYTES = (1 << 18) - 1 };
    return (~(unsigned)_mm256_movemask_epi8(k) & DIGIT_BYTES) == 0;
}

/* All ones in the lanes whose number, from 1 on, is `value`; nine lanes have numbers. */
LANES_INLINE vec digit_is(unsigned value)
{
    const vec digit = _mm256_setr_epi8(1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, -1, -1,
                                       -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1);
    return _mm256_cmpeq_epi8(digit, _mm256_set1_epi8((char)value));
}

/* Bit i: value i of nine is not 0; 16 are there to be read. Higher bits are anything. */
LANES_INLINE unsigned given_in(const uint8_t *values)
{
    __m128i x = _mm_loadu_si128((const __m128i *)(const void *)values);
    return ~(unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(x, _mm_setzero_si128()));
}

/* Digits 1-9 as sets of one bit; 0 as the empty set. */
LANES_INLINE vec bits_of(vec values)
{
    const vec low = _mm256_setr_epi8(0, 1, 2, 4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2,
                                     4, 8, 16, 32, 64, -128, 0, 0, 0, 0, 0, 0, 0);
    vec nine = vec_and(vec_equal(values, vec_set(9)), vec_set(1u << 8));
    return vec_or(_mm256_shuffle_epi8(low, values), nine);
}

/* 16 bytes as lanes. */
LANES_INLINE vec lanes_of_bytes(const uint8_t *bytes)
{
    return _mm256_cvtepu8_epi16(_mm_loadu_si128((const __m128i *)(const void *)bytes));
}

/* Of nine numbers the first eight in the low half, the last eight in the high one. */
LANES_INLINE vec nine_in_halves(const uint16_t *nine)
{
    __m128i first = _mm_loadu_si128((const __m128i *)(const void *)nine);
    __m128i last = _mm_loadu_si128((const __m128i *)(const void *)(nine + 1));
    return _mm256_inserti128_si256(_mm256_castsi128_si256(first), last, 1);
}
/* Of these the numbers 0 1 2 - 3 4 5 - | 6 7 8; and the next of each three: 1 2 0 - 4 5 3 - | 7 8 6. */
LANES_INLINE vec of_three(vec x)
{
    return _mm256_shuffle_epi8(x, _mm256_setr_epi8(0, 1, 2, 3, 4, 5, -1, -1, 6, 7, 8, 9, 10, 11, -1,
                                                   -1, 10, 11, 12, 13, 14, 15, -1, -1, -1, -1, -1,
                                                   -1, -1, -1, -1, -1));
}
LANES_INLINE vec next_of_three(vec x)
{
    return _mm256_shuffle_epi8(x, _mm256_setr_epi8(2, 3, 4, 5, 0, 1, -1, -1, 8, 9, 10, 11, 6, 7, -1,
                                                   -1, 12, 13, 14, 15, 10, 11, -1, -1, -1, -1, -1,
                                                   -1, -1, -1, -1, -1));
}

/* Over all lanes, for three bits `step` apart: twice the bits of a, plus those of b and c. */
LANES_INLINE void sum_bits(vec a, vec b, vec c, int step, unsigned sum[3])
{
    vec mask = vec_set(0xff); /* packing saturates */
    vec twice = vec_and(a, mask);
    vec ab = _mm256_packus_epi16(twice, vec_and(b, mask));
    vec ac = _mm256_packus_epi16(twice, vec_and(c, mask));
    UNROLL(3)
    for (int i = 0; i < 3; i++) {
        __m128i up = _mm_cvtsi32_si128(7 - i * step);
        sum[i] = hf_popcount32((uint32_t)_mm256_movemask_epi8(_mm256_sll_epi16(ab, up))) +
                 hf_popcount32((uint32_t)_mm256_movemask_epi8(_mm256_sll_epi16(ac, up)));
    }
}

#endif
