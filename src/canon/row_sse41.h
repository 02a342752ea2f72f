/* SPDX-License-Identifier: MIT
 *
 * row_sse41.h - the vocabulary of row_portable.h in SSE4.1; with BMI2, which comes with AVX2, nibbles are
 * gathered by one instruction.
 */
#ifndef HF_CANON_ROW_H
#define HF_CANON_ROW_H

#include <immintrin.h>
#include <stdint.h>

#define ROW_INLINE static inline __attribute__((always_inline))

typedef __m128i row16;

ROW_INLINE row16 row_load(const uint8_t *bytes)
{
    return _mm_loadu_si128((const __m128i *)(const void *)bytes);
}
ROW_INLINE void row_store(uint8_t *bytes, row16 row)
{
    _mm_storeu_si128((__m128i *)(void *)bytes, row);
}
ROW_INLINE row16 row_fill(unsigned x)
{
    return _mm_set1_epi8((char)x);
}
ROW_INLINE row16 row_pick(row16 table, row16 index)
{
    return _mm_shuffle_epi8(table, index);
}
ROW_INLINE row16 row_or(row16 a, row16 b)
{
    return _mm_or_si128(a, b);
}
ROW_INLINE row16 row_and(row16 a, row16 b)
{
    return _mm_and_si128(a, b);
}
ROW_INLINE row16 row_equal(row16 a, row16 b)
{
    return _mm_cmpeq_epi8(a, b);
}
ROW_INLINE uint32_t row_equal_bits(row16 a, row16 b)
{
    return (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(a, b));
}
ROW_INLINE uint32_t row_above_bits(row16 a, row16 b)
{
    return (uint32_t)_mm_movemask_epi8(_mm_cmpgt_epi8(a, b));
}
ROW_INLINE row16 row_select(row16 mask, row16 a, row16 b)
{
    return _mm_blendv_epi8(b, a, mask);
}
ROW_INLINE row16 row_zip_low(row16 a, row16 b)
{
    return _mm_unpacklo_epi8(a, b);
}
ROW_INLINE row16 row_zip_high(row16 a, row16 b)
{
    return _mm_unpackhi_epi8(a, b);
}
ROW_INLINE uint64_t row_low64(row16 row)
{
    return (uint64_t)_mm_cvtsi128_si64(row);
}
ROW_INLINE uint64_t row_number(row16 row)
{
    uint64_t low = row_low64(row);
    uint64_t high = (uint64_t)_mm_extract_epi8(row, 8) << 32;
#if defined(__BMI2__)
    return _pext_u64(low, UINT64_C(0x0f0f0f0f0f0f0f0f)) | high;
#else
    /* neighbours to pairs, pairs to fours, fours to eight */
    low = (low | low >> 4) & UINT64_C(0x00ff00ff00ff00ff);
    low = (low | low >> 8) & UINT64_C(0x0000ffff0000ffff);
    return (low & 0xffff) | (low >> 16 & UINT64_C(0xffff0000)) | high;
#endif
}

#endif
