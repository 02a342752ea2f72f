/* SPDX-License-Identifier: MIT
 *
 * words.h - the part of the vector vocabulary that works on sets of 64 bits: plain code, and where
 * there is AVX-512, its instructions. Included after a vec_*.h.
 */
#ifndef HF_VEC_WORDS_H
#define HF_VEC_WORDS_H

#include <stdint.h>

#include "base/bits.h"
#include "solve/vec/lane_mask.h"

/* Writes the numbers of the bits that are set, in order, and `mark` as often. Returns how many. What
 * follows them, up to 64 bytes in each list, may be overwritten.
 *
 * In plain code the first three are written whether they exist or not: of a layout's sets (layouts.h) few have
 * more, and a loop whose end nobody foresees would take longer. */
LANES_INLINE unsigned word_list_plain(uint64_t bits, uint8_t *numbers, uint8_t *marks,
                                      unsigned mark)
{
    enum { FORESEEN = 3 };
    const uint64_t end = UINT64_C(1) << 63;
    unsigned count = hf_popcount64(bits);
    UNROLL(3)
    for (unsigned i = 0; i < FORESEEN; i++, bits &= bits - 1) {
        numbers[i] = (uint8_t)hf_lowest64(bits | end);
        marks[i] = (uint8_t)mark;
    }
    for (unsigned i = FORESEEN; i < count; i++, bits &= bits - 1) {
        numbers[i] = (uint8_t)hf_lowest64(bits);
        marks[i] = (uint8_t)mark;
    }
    return count;
}

/* For each word of a list: which of eight others have no bit in common with it, bit i standing for the
 * i-th. Goes to every `step`-th byte. */
LANES_INLINE void words_apart_plain(const uint64_t *eight, const uint64_t *list, unsigned n,
                                    uint8_t *to, unsigned step)
{
    for (unsigned k = 0; k < n; k++, to += step) {
        *to = 0;
        for (unsigned i = 0; i < 8; i++)
            *to = (uint8_t)(*to | ((eight[i] & list[k]) == 0) << i);
    }
}

#if defined(__AVX512VBMI2__) && defined(__AVX512BW__) && !defined(VEC_EMULATED)

enum { WORDS_ARE_FAST = 1 }; /* words_apart takes two instructions for each of the list */

LANES_INLINE unsigned word_list(uint64_t bits, uint8_t *numbers, uint8_t *marks, unsigned mark)
{
    static const uint8_t all[64] = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14, 15,
                                    16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31,
                                    32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47,
                                    48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63};
    __m512i chosen = _mm512_maskz_compress_epi8(bits, _mm512_loadu_si512(all));
    _mm512_storeu_si512(numbers, chosen);
    _mm512_storeu_si512(marks, _mm512_set1_epi8((char)mark));
    return hf_popcount64(bits);
}

LANES_INLINE void words_apart(const uint64_t *eight, const uint64_t *list, unsigned n, uint8_t *to,
                              unsigned step)
{
    __m512i all = _mm512_loadu_si512(eight);
    for (unsigned k = 0; k < n; k++, to += step)
        *to = _mm512_testn_epi64_mask(all, _mm512_set1_epi64((long long)list[k]));
}

#else

enum { WORDS_ARE_FAST = 0 };

LANES_INLINE unsigned word_list(uint64_t bits, uint8_t *numbers, uint8_t *marks, unsigned mark)
{
    return word_list_plain(bits, numbers, marks, mark);
}

LANES_INLINE void words_apart(const uint64_t *eight, const uint64_t *list, unsigned n, uint8_t *to,
                              unsigned step)
{
    words_apart_plain(eight, list, n, to, step);
}

#endif

#endif
