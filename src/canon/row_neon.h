/* SPDX-License-Identifier: MIT
 *
 * row_neon.h - the vocabulary of row_portable.h in NEON.
 */
#ifndef HF_CANON_ROW_H
#define HF_CANON_ROW_H

#include <arm_neon.h>
#include <stdint.h>

#define ROW_INLINE static inline __attribute__((always_inline))

typedef uint8x16_t row16;

ROW_INLINE row16 row_load(const uint8_t *bytes)
{
    return vld1q_u8(bytes);
}
ROW_INLINE void row_store(uint8_t *bytes, row16 row)
{
    vst1q_u8(bytes, row);
}
ROW_INLINE row16 row_fill(unsigned x)
{
    return vdupq_n_u8((uint8_t)x);
}
ROW_INLINE row16 row_pick(row16 table, row16 index)
{
    return vqtbl1q_u8(table, index);
}
ROW_INLINE row16 row_or(row16 a, row16 b)
{
    return vorrq_u8(a, b);
}
ROW_INLINE row16 row_and(row16 a, row16 b)
{
    return vandq_u8(a, b);
}
ROW_INLINE row16 row_equal(row16 a, row16 b)
{
    return vceqq_u8(a, b);
}
/* One bit of each byte's own place, added up in each half. */
ROW_INLINE uint32_t row_bits(row16 mask)
{
    static const uint8_t place[16] = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    row16 bits = vandq_u8(mask, vld1q_u8(place));
    return (uint32_t)vaddv_u8(vget_low_u8(bits)) | (uint32_t)vaddv_u8(vget_high_u8(bits)) << 8;
}
ROW_INLINE uint32_t row_equal_bits(row16 a, row16 b)
{
    return row_bits(vceqq_u8(a, b));
}
ROW_INLINE uint32_t row_above_bits(row16 a, row16 b)
{
    return row_bits(vcgtq_u8(a, b));
}
ROW_INLINE row16 row_select(row16 mask, row16 a, row16 b)
{
    return vbslq_u8(mask, a, b);
}
ROW_INLINE row16 row_zip_low(row16 a, row16 b)
{
    return vzip1q_u8(a, b);
}
ROW_INLINE row16 row_zip_high(row16 a, row16 b)
{
    return vzip2q_u8(a, b);
}
ROW_INLINE uint64_t row_low64(row16 row)
{
    return vgetq_lane_u64(vreinterpretq_u64_u8(row), 0);
}
ROW_INLINE uint64_t row_number(row16 row)
{
    uint64_t low = row_low64(row);
    low = (low | low >> 4) & UINT64_C(0x00ff00ff00ff00ff);
    low = (low | low >> 8) & UINT64_C(0x0000ffff0000ffff);
    return (low & 0xffff) | (low >> 16 & UINT64_C(0xffff0000)) |
           (uint64_t)vgetq_lane_u8(row, 8) << 32;
}

#endif
