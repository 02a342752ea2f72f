/* SPDX-License-Identifier: MIT
 *
 * cmd_explain.h - what the two parts of `houseful explain` share: its options, and the work on one board.
 */
#ifndef HF_CLI_CMD_EXPLAIN_H
#define HF_CLI_CMD_EXPLAIN_H

#include "command.h"
#include "drawing.h"
#include "game.h"
#include "input.h"
#include "logic_args.h"
#include "output.h"
#include "stream.h"

typedef struct explain_settings {
    hf_input_args input;
    hf_board_args board;
    hf_logic_args logic;
    hf_running_args running;
    hf_output_args output;
    hf_drawing_args drawing;
    bool hint;
    hf_number stage;
    bool why;
    bool all_steps;
    bool summary;
    bool json;
    bool brief;
    bool draw;
    bool rules;
    const char *svg;
    const char *animate;
    const char *until;
    hf_number time_limit; /* nanoseconds, for a puzzle */
    hf_number max_bets;
    const char *names;
} explain_settings;

typedef struct explain_plan {
    const explain_settings *settings;
    hf_ladder *ladder;
    const hf_rule *until;
    hf_write_options draw;
    bool terminal;
    bool several;   /* texts were given: files, puzzles, samples */
    size_t samples; /* told so far; they come one after the other */
    unsigned width;
} explain_plan;

/* What each thread has. */
typedef struct explain_context {
    explain_plan *plan;
    hf_game game;
} explain_context;

/* Tells of one record; thread_context is an explain_context. */
void explain_record(void *thread_context, hf_work *work, const hf_item *item);

#endif
