/* SPDX-License-Identifier: MIT
 *
 * alphabet.c - the characters of a plain 9x9 board, by their codes.
 */
#include "grid/alphabet.h"

#define NO HF_ALPHABET_OTHER
/* The blanks are . 0 * _ - x X ? */
const uint8_t hf_alphabet_nine[256] = {
    /* 00 */ NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO,
    /* 10 */ NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO,
    /* 20 */ NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, 0,  NO, NO, 0,  0,  NO,
    /* 30 */ 0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  NO, NO, NO, NO, NO, 0,
    /* 40 */ NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO,
    /* 50 */ NO, NO, NO, NO, NO, NO, NO, NO, 0,  NO, NO, NO, NO, NO, NO, 0,
    /* 60 */ NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO,
    /* 70 */ NO, NO, NO, NO, NO, NO, NO, NO, 0,  NO, NO, NO, NO, NO, NO, NO,
    /* 80 */ NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO,
    /* 90 */ NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO,
    /* A0 */ NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO,
    /* B0 */ NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO,
    /* C0 */ NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO,
    /* D0 */ NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO,
    /* E0 */ NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO,
    /* F0 */ NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO, NO,
};
#undef NO
