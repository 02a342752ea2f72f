/* SPDX-License-Identifier: MIT
 *
 * input.h - the options that say what is read and what board it is for.
 */
#ifndef HF_CLI_INPUT_H
#define HF_CLI_INPUT_H

#include "args.h"
#include "houseful/format.h"
#include "shard.h"

/* ---- group "Board": which shape -------------------------------------------------------------- */

typedef struct hf_board_args {
    const char *box;     /* "2x3" */
    hf_number size;      /* number of symbols */
    const char *layout;  /* "boxes", "latin", "jigsaw", "cube", "roxdoku" */
    const char *regions; /* jigsaw: the region of each cell, or a file with them */
    bool x;
    bool windoku;
    bool latin;
    bool jigsaw;
    bool cube;
    bool roxdoku;
} hf_board_args;

extern const hf_option hf_board_options[];

/* A shape asked for on the command line. */
typedef struct hf_asked_shape {
    hf_shape_spec spec;
    bool given;        /* was any of the options there? If not, spec is zero */
    uint16_t *regions; /* the spec's regions; freed by hf_asked_shape_free */
} hf_asked_shape;

/* Turns the options into a specification (its size is 0 if it was not named). Returns HF_EXIT_OK, or
 * after a message HF_EXIT_USAGE (they contradict each other) or HF_EXIT_IO (no memory, no file). */
int hf_asked_shape_read(const char *command, const hf_board_args *args, hf_asked_shape *asked);
void hf_asked_shape_free(hf_asked_shape *asked);

/* ---- group "Input": where from, and how to read it ------------------------------------------- */

typedef struct hf_input_args {
    const char *from;  /* name of a format */
    hf_texts samples;  /* built-in puzzles instead of files */
    bool zero_symbol;  /* 0 is a symbol */
    bool ignore;       /* constraints that are not supported are passed over */
    const char *shard; /* "3/8": a part of the input */
} hf_input_args;

extern const hf_option hf_input_options[];

/* The longest record; longer ones are cut, and are errors. A 1024 x 1024 board as numbers has 5 MB.
 */
enum { HF_INPUT_MAX_RECORD = 8 << 20 };

/* Everything a stream needs to know about its input. */
typedef struct hf_input {
    hf_read_options read;
    hf_asked_shape asked;
    size_t samples[HF_MOST_TEXTS]; /* --sample: their numbers */
    size_t sample_count;
    hf_shape *sample_shape;      /* the sample whose turn it is: its shape */
    const char *sample;          /* and its text; NULL if the input is no sample */
    const hf_operands *operands; /* files, "-", puzzles; none: stdin */
    hf_shard shard;              /* which part of them */
} hf_input;

/* Puts the options and operands together. Returns HF_EXIT_OK, or after a message the status to exit
 * with. */
int hf_input_open(const char *command, const hf_input_args *input, const hf_board_args *board,
                  const hf_operands *operands, hf_input *out);
void hf_input_close(hf_input *input);

/* Makes the i-th of several samples the input; false: no memory. */
bool hf_input_sample(hf_input *input, size_t i);

/* Is this operand a puzzle rather than the name of a file? */
bool hf_input_is_puzzle(const char *operand);

#endif
