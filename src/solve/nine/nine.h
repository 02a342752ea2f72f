/* SPDX-License-Identifier: MIT
 *
 * nine.h - the engine `nine`: its state, and its two ways in (single puzzles, batches of text).
 */
#ifndef HF_SOLVE_NINE_H
#define HF_SOLVE_NINE_H

#include "solve/engine.h"
#include "solve/nine/nine_board.h"

enum { HF_NINE_HEIGHT = 109 }; /* the most boards that wait at once; nine.c proves it */

typedef struct hf_nine {
    hf_nine_tables tables;
    uint64_t max_guesses; /* per puzzle of a batch */
    hf_nine_board stack[HF_NINE_HEIGHT];
} hf_nine;

/* Searches the board that was loaded into stack[0]. */
void hf_nine_search(hf_nine *engine, hf_search *search);

/* See hf_engine. */
void hf_nine_solve_many(void *state, const hf_batch *batch);

#endif
