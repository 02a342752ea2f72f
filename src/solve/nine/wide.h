/* SPDX-License-Identifier: MIT
 *
 * wide.h - the search of the engine `nine` with all nine digits side by side in one vector.
 *
 * It draws the same conclusions as propagate.c until none is left, so it comes to the same
 * boards, takes the same guesses and finds the same solutions in the same order; only faster, where
 * the processor has the instructions.
 */
#ifndef HF_NINE_WIDE_H
#define HF_NINE_WIDE_H

#include "solve/nine/given.h"

enum {
    HF_NINE_WIDE_BOARD = 9 * 32, /* bytes of a board */
    HF_NINE_WIDE_ALIGN = 32
};

typedef struct hf_nine_wide {
    /* Searches a puzzle. Its values may clash: there is no solution then. `boards` has room for
     * HF_NINE_HEIGHT boards. Returns how many of them wait there if it was told to stop. */
    unsigned (*search)(void *boards, const hf_nine_given *given, hf_search *search);
    /* The candidates that the i-th board has. */
    void (*candidates)(const void *boards, unsigned i, uint16_t out[HF_NINE_CELLS]);
    /* Has the puzzle, beside this solution, certainly another one? No search: false says nothing. */
    bool (*exchange)(const hf_nine_given *given, const uint16_t values[HF_NINE_CELLS]);
} hf_nine_wide;

extern const hf_nine_wide hf_nine_wide_avx2;
extern const hf_nine_wide hf_nine_wide_avx512;

#endif
