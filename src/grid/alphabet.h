/* SPDX-License-Identifier: MIT
 *
 * alphabet.h - which characters are cells of a plain 9x9 board: '1' to '9', and what people write for
 * a blank; and which number a digit or letter is, where letters go on after 9. This is the only place
 * that knows; whoever reads such text looks it up here. (What the characters of a larger board mean
 * depends on the board: src/format/symbols.h.)
 */
#ifndef HF_GRID_ALPHABET_H
#define HF_GRID_ALPHABET_H

#include <stdint.h>

/* No cell at all. A bit that no digit has: or-ing the values of a text shows whether all are cells. */
enum { HF_ALPHABET_OTHER = 0x80 };

/* The value of a character: 1-9, 0 for a blank, or HF_ALPHABET_OTHER. */
extern const uint8_t hf_alphabet_nine[256];

/* 0-9 for digits, 10-35 for letters of either case, HF_ALPHABET_OTHER for all else. */
static inline uint32_t hf_alphabet_number(char c)
{
    if (c >= '0' && c <= '9')
        return (uint32_t)(c - '0');
    if (c >= 'a' && c <= 'z')
        return (uint32_t)(c - 'a') + 10;
    return c >= 'A' && c <= 'Z' ? (uint32_t)(c - 'A') + 10 : HF_ALPHABET_OTHER;
}

#endif
