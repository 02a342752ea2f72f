/* SPDX-License-Identifier: MIT
 *
 * maker.h - 9x9 puzzles of every kind as lines of text: with one solution, several or none, with clues that
 * clash, with characters that are none.
 */
#ifndef TEST_MAKER_H
#define TEST_MAKER_H

#include "support/support.h"

#include "base/rng.h"

enum { CELLS = 81 };

typedef struct maker {
    hf_rng rng;
    hf_shape *shape;
    hf_grid *puzzle, *solution;
    hf_solver *filler;
} maker;

void maker_open(maker *m, uint64_t seed);
void maker_close(maker *m);

/* A new solved board, m->solution. */
void maker_fill(maker *m);

/* Keeps `clues` cells of the solution at random. */
void maker_keep(maker *m, char *text, uint32_t clues);

/* One puzzle of some kind, 81 characters. */
void maker_puzzle(maker *m, char *text);

/* Such a text as m->puzzle. */
void maker_load(maker *m, const char *text);

#endif
