/* SPDX-License-Identifier: MIT
 *
 * cmd_solve.h - what the two parts of `houseful solve` share: its options, and the work on its input.
 */
#ifndef HF_CLI_CMD_SOLVE_H
#define HF_CLI_CMD_SOLVE_H

#include "command.h"
#include "drawing.h"
#include "input.h"
#include "output.h"
#include "solving.h"
#include "stream.h"

typedef struct solve_settings {
    hf_input_args input;
    hf_board_args board;
    hf_solving_args solving;
    hf_running_args running;
    hf_output_args output;
    hf_drawing_args drawing;
    const char *print;
    bool json;
    bool all;
    bool count;
} solve_settings;

/* What all threads share. */
typedef struct solve_plan {
    const solve_settings *settings;
    hf_solve_options solve;
    hf_write_options draw;
    hf_shape *nine;
    bool many;   /* plain lines may go to hf_solve_many */
    bool simple; /* the record is the solution or a word: no --print, --json, --count, --all */
    bool terminal;
} solve_plan;

/* The work of a stream: its threads' contexts, of so many bytes, and each batch. hf_job.user is a solve_plan. */
size_t solve_context_size(void);
bool solve_open(void *thread_context, void *plan);
void solve_batch(void *thread_context, hf_work *work);
void solve_close(void *thread_context, void *plan);

#endif
