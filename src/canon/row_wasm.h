/* SPDX-License-Identifier: MIT
 *
 * row_wasm.h - the vocabulary of row_portable.h in WebAssembly's 128-bit vectors.
 */
#ifndef HF_CANON_ROW_H
#define HF_CANON_ROW_H

#include <stdint.h>
#include <wasm_simd128.h>

#define ROW_INLINE static inline __attribute__((always_inline))

typedef v128_t row16;

ROW_INLINE row16 row_load(const uint8_t *bytes)
{
    return wasm_v128_load(bytes);
}
ROW_INLINE void row_store(uint8_t *bytes, row16 row)
{
    wasm_v128_store(bytes, row);
}
ROW_INLINE row16 row_fill(unsigned x)
{
    return wasm_u8x16_splat((uint8_t)x);
}
ROW_INLINE row16 row_pick(row16 table, row16 index)
{
    return wasm_i8x16_swizzle(table, index);
}
ROW_INLINE row16 row_or(row16 a, row16 b)
{
    return wasm_v128_or(a, b);
}
ROW_INLINE row16 row_and(row16 a, row16 b)
{
    return wasm_v128_and(a, b);
}
ROW_INLINE row16 row_equal(row16 a, row16 b)
{
    return wasm_i8x16_eq(a, b);
}
ROW_INLINE uint32_t row_equal_bits(row16 a, row16 b)
{
    return (uint32_t)wasm_i8x16_bitmask(wasm_i8x16_eq(a, b));
}
ROW_INLINE uint32_t row_above_bits(row16 a, row16 b)
{
    return (uint32_t)wasm_i8x16_bitmask(wasm_u8x16_gt(a, b));
}
ROW_INLINE row16 row_select(row16 mask, row16 a, row16 b)
{
    return wasm_v128_bitselect(a, b, mask);
}
ROW_INLINE row16 row_zip_low(row16 a, row16 b)
{
    return wasm_i8x16_shuffle(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}
ROW_INLINE row16 row_zip_high(row16 a, row16 b)
{
    return wasm_i8x16_shuffle(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
}
ROW_INLINE uint64_t row_low64(row16 row)
{
    return (uint64_t)wasm_i64x2_extract_lane(row, 0);
}
ROW_INLINE uint64_t row_number(row16 row)
{
    uint64_t low = row_low64(row);
    low = (low | low >> 4) & UINT64_C(0x00ff00ff00ff00ff);
    low = (low | low >> 8) & UINT64_C(0x0000ffff0000ffff);
    return (low & 0xffff) | (low >> 16 & UINT64_C(0xffff0000)) |
           (uint64_t)wasm_u8x16_extract_lane(row, 8) << 32;
}

#endif
