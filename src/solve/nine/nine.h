/* SPDX-License-Identifier: MIT
 *
 * nine.h - the engine `nine`: its state, and its two ways in (single puzzles, batches).
 */
#ifndef HF_NINE_H
#define HF_NINE_H

#include "solve/engine.h"
#include "solve/nine/board.h"
#include "solve/nine/wide.h"

enum { HF_NINE_HEIGHT = 109 }; /* the most boards that wait at once; nine.c proves it */

typedef struct hf_nine {
    hf_nine_tables tables;    /* of the search in plain C; not filled where there is `wide` */
    uint64_t max_guesses;     /* per puzzle of a batch */
    const hf_nine_wide *wide; /* the search in vectors, or NULL */
    void *wide_boards;
    unsigned left; /* boards that waited when the last search was told to stop */
    hf_nine_board stack[HF_NINE_HEIGHT];
} hf_nine;

/* Divides two or more ways in two, as segments: see nine.c. */
void hf_nine_divide(unsigned ways, unsigned *first, unsigned *second);

/* Searches a puzzle, in vectors where there are any. */
void hf_nine_search(hf_nine *engine, const hf_nine_given *given, hf_search *search);

/* What the i-th board has that the last search did not come to (engine->left of them): together
 * they hold all solutions that it did not find. */
void hf_nine_left(const hf_nine *engine, unsigned i, uint16_t candidates[HF_NINE_CELLS]);

/* See hf_engine. */
void hf_nine_solve_many(void *state, const hf_batch *batch);

#endif
