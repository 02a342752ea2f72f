/* SPDX-License-Identifier: MIT
 *
 * plain.h - plain lines, 81 characters each, many at once.
 *
 * They go as they lie in the input block to hf_solve_many, which writes the solutions, 82 bytes apart,
 * into a buffer; where all of them are unique that buffer only wants its newlines and is written as it
 * is.
 */
#ifndef HF_CLI_PLAIN_H
#define HF_CLI_PLAIN_H

#include "answer.h"
#include "stream.h"

typedef struct hf_plain {
    const hf_shape *shape;
    hf_solve_options options;
    hf_solver *solver; /* made when the first plain line comes */
    const char **texts;
    hf_brief *briefs;
    hf_out solutions;
} hf_plain;

/* False: no memory. Close it in any case. */
bool hf_plain_open(hf_plain *plain, const hf_shape *nine, const hf_solve_options *options);
void hf_plain_close(hf_plain *plain);

/* Solves the plain pieces of a batch; returns how many there were, 0 if it could not. */
size_t hf_plain_solve(hf_plain *plain, const hf_work *work);
/* If every piece of the batch was plain and has one solution, the buffer of solutions is the output. */
bool hf_plain_pass_on(hf_plain *plain, hf_work *work);
/* The answer to the plain piece with this number, counted without the others. */
hf_answer hf_plain_answer(const hf_plain *plain, size_t number);
/* All that is known of it. */
void hf_plain_tell(const hf_plain *plain, size_t number, const hf_piece *piece,
                   hf_answered *answered);

#endif
