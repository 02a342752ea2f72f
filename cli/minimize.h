/* SPDX-License-Identifier: MIT
 *
 * minimize.h - what the parts of `houseful minimize` share: many plain lines (cmd_minimize.c), and one board after
 * the other (minimize.c).
 */
#ifndef HF_CLI_MINIMIZE_H
#define HF_CLI_MINIMIZE_H

#include "nine_needs.h"
#include "solving.h"
#include "stream.h"

typedef struct hf_minimize_args {
    bool all;
    hf_number limit;
    hf_number seed;
    hf_number time_limit; /* nanoseconds, for a puzzle */
} hf_minimize_args;

typedef struct hf_minimize_plan {
    hf_minimize_args args;
    const hf_board_args *board; /* what was asked for */
    hf_shape *nine;
} hf_minimize_plan;

struct hf_minimize_batch;

/* Each thread's own. */
typedef struct hf_minimize_context {
    const hf_minimize_plan *plan;
    struct hf_minimize_batch *batch; /* for plain lines; made when the first comes */
    hf_solving solving;              /* for all others */
    hf_nine_needs needs;             /* --all on plain boards; likewise */
} hf_minimize_context;

void hf_minimize_batch_free(struct hf_minimize_batch *batch);

/* One piece, whatever it is: its record or records. */
void hf_minimize_piece(hf_minimize_context *c, hf_work *work, const hf_piece *piece);

#endif
