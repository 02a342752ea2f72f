/* SPDX-License-Identifier: MIT
 *
 * nine.h - many attempts at 9x9 puzzles at once: plain ones, and those that are dug with houses besides rows, columns
 * and boxes (Sudoku X, windoku).
 */
#ifndef HF_GENERATE_NINE_H
#define HF_GENERATE_NINE_H

#include "generate/fill_nine.h"
#include "generate/generator.h"

/* One attempt. */
typedef struct hf_nine_job {
    uint64_t index;   /* of the puzzle in the series */
    uint64_t attempt; /* 0, 1, 2 ... */
    bool made;        /* it gave a puzzle with one solution */
    uint8_t clues;
    uint8_t puzzle[81];
    uint8_t solution[81];
    double weight;
} hf_nine_job;

enum { HF_NINE_WIDTH = 2048 }; /* questions at once: enough to keep the lanes full */

/* What all kinds of attempts use. */
typedef struct hf_nine_batch {
    hf_shape *plain; /* what the solvers take all boards for */
    hf_nine_extra extra;
    const hf_nine_extra *asked; /* those houses, or NULL: there are none */
    hf_solver *some;            /* is there a solution? */
    hf_solver *two;             /* is there one, or more? */
    hf_nine_peers peers;
    const hf_nine_filler *filler;
    struct hf_digging *digging;          /* HF_NINE_WIDTH of them; NULL until needed */
    const char *question[HF_NINE_WIDTH]; /* to `some` */
    uint8_t board[HF_NINE_WIDTH][81];    /* to `two` */
    uint8_t beside[HF_NINE_WIDTH][81];   /* what belongs to each: a solution, an order */
    hf_brief brief[HF_NINE_WIDTH];
    hf_rng rng[HF_FILL_NINE_SOME]; /* of the last jobs that were filled, after it */
    size_t filled;                 /* so many jobs */
} hf_nine_batch;

hf_status hf_nine_batch_new(const hf_generator *generator, hf_nine_batch **out);
void hf_nine_batch_free(hf_nine_batch *batch);

/* Is this a board, and are these wishes, for the calls below? */
bool hf_nine_serves(const hf_generator *generator);

/* Jobs that may be made at once. */
size_t hf_nine_most(const hf_generator *generator);

/* Makes the jobs, in whatever way the wishes ask for. HF_END: time ran out, or the call was cancelled. */
hf_status hf_nine_make(hf_generator *generator, size_t count, hf_nine_job *jobs);

/* Fills the boards of the next jobs from number batch->filled on, with their random numbers in batch->rng: that of job
 * i is rng[i % HF_FILL_NINE_SOME]. False: a board was not to be filled, or time is up. */
bool hf_nine_fill(hf_generator *generator, hf_nine_job *jobs, size_t count);

/* Is every clue of a puzzle needed? Its solution is the only one. */
bool hf_nine_is_minimal(hf_generator *generator, const uint8_t puzzle[81],
                        const uint8_t solution[81]);

/* ---- the ways -------------------------------------------------------------------------------- */

hf_status hf_dig_nine(hf_generator *generator, size_t count, hf_nine_job *jobs);
hf_status hf_pattern_nine(hf_generator *generator, size_t count, hf_nine_job *jobs);
hf_status hf_unbiased_nine(hf_generator *generator, size_t count, hf_nine_job *jobs);

#endif
