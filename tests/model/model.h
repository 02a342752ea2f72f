/* SPDX-License-Identifier: MIT
 *
 * model.h - the interface as a game: random sequences of public calls, judged by a model that shares no
 * code with the library.
 *
 * A sequence is a list of moves, each a word and four numbers. Numbers are taken modulo what there is, and
 * a move that has nothing to work on does nothing; so any part of a sequence is a sequence again, which is
 * what lets a failing one shrink. As text it is one move per line:
 *
 *     shape 3 2 0 0
 *     clue 0 5 2 0
 *     solver 1 0 2 0
 *     solve 1 0 0 0
 */
#ifndef TESTS_MODEL_MODEL_H
#define TESTS_MODEL_MODEL_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include "houseful/houseful.h"

/* ---- the model's board: plain_board.c -------------------------------------------------------- */

enum { MODEL_CELLS = 96, MODEL_HOUSES = 160, MODEL_SIZE = 9, MODEL_SOLUTIONS = 24 };

/* Cells and houses, worked out from the specification and not by the library. */
typedef struct plain_shape {
    hf_shape_spec spec;
    uint16_t regions[MODEL_CELLS];
    uint32_t listed[MODEL_HOUSES * MODEL_SIZE];
    uint32_t size, cells, houses;
    uint32_t house[MODEL_HOUSES][MODEL_SIZE];
} plain_shape;

/* A puzzle as plain arrays. */
typedef struct plain_puzzle {
    uint16_t clue[MODEL_CELLS], entry[MODEL_CELLS];
    uint16_t allowed[MODEL_CELLS]; /* bit (symbol - 1); all symbols where nothing is given */
    bool given[MODEL_CELLS];       /* candidates are given for this cell */
} plain_puzzle;

/* What is true of a puzzle. */
typedef struct plain_truth {
    bool known;     /* false: counting would take too long */
    bool invalid;   /* clues that contradict each other or the candidates */
    uint32_t count; /* solutions, up to MODEL_SOLUTIONS */
    uint16_t solution[MODEL_SOLUTIONS][MODEL_CELLS];
} plain_truth;

/* Shape number `kind` with two parameters and extras. */
void plain_shape_make(plain_shape *shape, uint32_t kind, uint32_t a, uint32_t b, uint32_t extras);
void plain_puzzle_clear(plain_puzzle *puzzle, const plain_shape *shape);
void plain_truth_find(const plain_shape *shape, const plain_puzzle *puzzle, plain_truth *truth);
bool plain_solves(const plain_shape *shape, const plain_puzzle *puzzle, const uint16_t *values);
/* Do two of these values contradict each other in a house, or one its candidates? */
bool plain_clashes(const plain_shape *shape, const plain_puzzle *puzzle, const uint16_t *values);

/* ---- moves: moves.c -------------------------------------------------------------------------- */

typedef struct model_move {
    uint8_t word;
    uint32_t number[4];
} model_move;

enum { MODEL_MOVES = 120 };

typedef struct model_sequence {
    uint32_t count;
    model_move move[MODEL_MOVES];
} model_sequence;

/* The names of the moves, ended by NULL. */
extern const char *const model_words[];
/* How often each is drawn. */
extern const uint8_t model_weights[];

/* Plays a sequence. NULL: all was as the model says; otherwise what was not. `fault` bends one answer of
 * the library, to show that this is noticed. */
const char *model_play(const model_sequence *sequence, bool fault);

/* ---- sequences: sequence.c ------------------------------------------------------------------- */

void model_draw(model_sequence *sequence, uint64_t seed);
void model_write(const model_sequence *sequence, FILE *file);
bool model_read(model_sequence *sequence, FILE *file);
/* Plays in a process of its own, so that a crash or a hang is an answer too. True: all well; otherwise
 * `what` tells. */
bool model_try(const model_sequence *sequence, bool fault, char what[160]);
/* Takes moves away and makes numbers smaller for as long as it still fails. */
void model_shrink(model_sequence *sequence, bool fault);

#endif
