/* SPDX-License-Identifier: MIT
 *
 * input.h - the options that say what is read and what board it is for.
 */
#ifndef HF_CLI_INPUT_H
#define HF_CLI_INPUT_H

#include "args.h"
#include "houseful/format.h"

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

/* Turns the options into a specification (its size is 0 if it was not named). False: they
 * contradict each other, and a message was printed; exit with HF_EXIT_USAGE. */
bool hf_asked_shape_read(const char *command, const hf_board_args *args, hf_asked_shape *asked);
void hf_asked_shape_free(hf_asked_shape *asked);

/* ---- group "Input": where from, and how to read it ------------------------------------------- */

typedef struct hf_input_args {
    const char *from; /* name of a format */
    hf_number sample; /* a built-in puzzle instead of files */
    bool zero_symbol; /* 0 is a symbol */
} hf_input_args;

extern const hf_option hf_input_options[];

/* The longest record; longer ones are cut, and are errors. A 1024 x 1024 board as numbers has 5 MB.
 */
enum { HF_INPUT_MAX_RECORD = 8 << 20 };

/* Everything a stream needs to know about its input. */
typedef struct hf_input {
    hf_read_options read;
    hf_asked_shape asked;
    hf_shape *sample_shape;      /* --sample: its shape */
    const char *sample;          /* --sample: its text; else NULL */
    const hf_operands *operands; /* files, "-", puzzles; none: stdin */
} hf_input;

/* Puts the options and operands together. False: a message was printed; exit with HF_EXIT_USAGE. */
bool hf_input_open(const char *command, const hf_input_args *input, const hf_board_args *board,
                   const hf_operands *operands, hf_input *out);
void hf_input_close(hf_input *input);

/* Is this operand a puzzle rather than the name of a file? */
bool hf_input_is_puzzle(const char *operand);

#endif
