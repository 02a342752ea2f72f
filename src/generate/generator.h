/* SPDX-License-Identifier: MIT
 *
 * generator.h - what a generator is made of, and its two halves: fill and dig.
 */
#ifndef HF_GENERATE_GENERATOR_H
#define HF_GENERATE_GENERATOR_H

#include "base/rng.h"
#include "houseful/generate.h"
#include "solve/engine.h"

typedef struct hf_dig_batch hf_dig_batch;

struct hf_generator {
    const hf_shape *shape;
    hf_generate_options options;
    uint64_t index; /* number of the next puzzle in the series */
    hf_rng rng;     /* of the puzzle being made */
    hf_search task; /* of the call: when to stop; its solvers go by it, too */
    atomic_bool cancelled;
    hf_solver *checker; /* is there exactly one solution? */
    hf_solver *finder;  /* some solution of a sparse board; NULL where fill never needs it */
    hf_grid *solution;
    hf_grid *puzzle;
    uint32_t *numbers;   /* room for one number per cell, or per line of the board */
    uint64_t *used;      /* fill: per house, the symbols that stand in it */
    uint32_t *place;     /* mix: per house and symbol, the cell that holds it */
    uint32_t *chain;     /* mix: the cells of a chain */
    uint8_t *seen;       /* mix: is a cell in the chain? */
    hf_dig_batch *batch; /* many plain 9x9 puzzles at once; NULL until that is asked for */
};

/* Boards up to this number of symbols are filled by random search. */
enum { HF_FILL_SEARCH_SIZE = 16 };

/* Fills generator->solution by random search. False: no luck within the budget. */
bool hf_fill_search(hf_generator *generator);

/* The same walk as hf_fill_search for the plain 9x9 board, five times as fast: the same random numbers give the
 * same board. */
typedef struct hf_nine_peers {
    uint16_t seen[81][96]; /* all bits where two cells see each other, or are the same */
} hf_nine_peers;

void hf_nine_peers_make(hf_nine_peers *peers);
bool hf_fill_nine(const hf_nine_peers *peers, hf_rng *rng, uint8_t solution[81]);

/* Fills generator->solution by a formula, its lines in random order. False: there is no formula for
 * this shape. */
bool hf_fill_pattern(hf_generator *generator);

/* Exchanges pairs of symbols on parts of generator->solution, many times, and renames the symbols.
 */
void hf_fill_mix(hf_generator *generator);

/* Takes clues out of generator->puzzle, which holds a whole solution, while it stays unique. */
hf_status hf_dig(hf_generator *generator);

/* Makes puzzles number generator->index and following, of the plain 9x9 shape, side by side. */
hf_status hf_dig_many(hf_generator *generator, size_t count, uint8_t *puzzles, uint8_t *solutions);
void hf_dig_batch_free(hf_dig_batch *batch);

#endif
