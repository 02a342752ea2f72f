/* SPDX-License-Identifier: MIT
 *
 * row_portable.h - the vocabulary of the canonical forms: a line of a board as 16 bytes. This file says what
 * each word means, in plain C; the others say the same in one instruction or two.
 */
#ifndef HF_CANON_ROW_H
#define HF_CANON_ROW_H

#include <stdint.h>
#include <string.h>

#define ROW_INLINE static inline

typedef struct row16 {
    uint8_t byte[16];
} row16;

ROW_INLINE row16 row_load(const uint8_t *bytes)
{
    row16 row;
    memcpy(row.byte, bytes, sizeof row.byte);
    return row;
}
ROW_INLINE void row_store(uint8_t *bytes, row16 row)
{
    memcpy(bytes, row.byte, sizeof row.byte);
}
ROW_INLINE row16 row_fill(unsigned x)
{
    row16 row;
    memset(row.byte, (int)x, sizeof row.byte);
    return row;
}
/* table[index] for each byte; 0 where the index is 128 or more. An index is below 16 or at least 128. */
ROW_INLINE row16 row_pick(row16 table, row16 index)
{
    row16 row;
    for (int i = 0; i < 16; i++)
        row.byte[i] = index.byte[i] & 0x80 ? 0 : table.byte[index.byte[i] & 15];
    return row;
}
ROW_INLINE row16 row_or(row16 a, row16 b)
{
    for (int i = 0; i < 16; i++)
        a.byte[i] |= b.byte[i];
    return a;
}
ROW_INLINE row16 row_and(row16 a, row16 b)
{
    for (int i = 0; i < 16; i++)
        a.byte[i] &= b.byte[i];
    return a;
}
/* 255 where the bytes are equal, else 0. */
ROW_INLINE row16 row_equal(row16 a, row16 b)
{
    for (int i = 0; i < 16; i++)
        a.byte[i] = a.byte[i] == b.byte[i] ? 255 : 0;
    return a;
}
/* Bit i: is byte i of `a` equal to that of `b`? */
ROW_INLINE uint32_t row_equal_bits(row16 a, row16 b)
{
    uint32_t bits = 0;
    for (int i = 0; i < 16; i++)
        bits |= (uint32_t)(a.byte[i] == b.byte[i]) << i;
    return bits;
}
/* Bit i: is byte i of `a` above that of `b`? Bytes are below 128. */
ROW_INLINE uint32_t row_above_bits(row16 a, row16 b)
{
    uint32_t bits = 0;
    for (int i = 0; i < 16; i++)
        bits |= (uint32_t)(a.byte[i] > b.byte[i]) << i;
    return bits;
}
/* `a` where the mask's byte is 255, `b` where it is 0. */
ROW_INLINE row16 row_select(row16 mask, row16 a, row16 b)
{
    for (int i = 0; i < 16; i++)
        a.byte[i] = mask.byte[i] ? a.byte[i] : b.byte[i];
    return a;
}
/* Bytes of two rows in turn: the first eight of each, and the last eight. */
ROW_INLINE row16 row_zip_low(row16 a, row16 b)
{
    row16 row;
    for (int i = 0; i < 8; i++) {
        row.byte[2 * i] = a.byte[i];
        row.byte[2 * i + 1] = b.byte[i];
    }
    return row;
}
ROW_INLINE row16 row_zip_high(row16 a, row16 b)
{
    row16 row;
    for (int i = 0; i < 8; i++) {
        row.byte[2 * i] = a.byte[8 + i];
        row.byte[2 * i + 1] = b.byte[8 + i];
    }
    return row;
}
/* Bytes 0 to 7 as a number, byte 0 the lowest. */
ROW_INLINE uint64_t row_low64(row16 row)
{
    uint64_t x = 0;
    for (int i = 7; i >= 0; i--)
        x = x << 8 | row.byte[i];
    return x;
}
/* Bytes 0 to 8, each below 16, as a number of nine nibbles, byte 8 the highest. */
ROW_INLINE uint64_t row_number(row16 row)
{
    uint64_t x = 0;
    for (int i = 8; i >= 0; i--)
        x = x << 4 | row.byte[i];
    return x;
}

#endif
