/* SPDX-License-Identifier: MIT
 *
 * cmd_generate.h - what the parts of `houseful generate` share.
 */
#ifndef HF_CLI_CMD_GENERATE_H
#define HF_CLI_CMD_GENERATE_H

#include "command.h"
#include "houseful/generate.h"
#include "input.h"
#include "output.h"

typedef struct generate_settings {
    hf_board_args board;
    hf_number number;
    hf_number seed;
    hf_number first;
    hf_number time_limit; /* nanoseconds */
    hf_number attempts;
    hf_number threads;
    const char *kind;  /* of variant; NULL: none */
    const char *shard; /* "3/8": a part of the puzzles */
    hf_output_args output;
    bool quiet;
    const char *to;
    const char *print;
    /* wishes, as they were written */
    const char *clues;
    bool minimal;
    const char *symmetry;
    const char *pattern;
    const char *solution;
    const char *from;
    hf_number swap;
    const char *level;
    const char *score;
    const char *rating;
    const char *technique;
    bool hardest;
    bool unbiased;
    bool distinct;
} generate_settings;

/* What the options' texts become; the arrays are to be freed by generate_wish_free. */
typedef struct generate_wish {
    hf_generate_options options;
    uint8_t *pattern;
    uint16_t *solution;
    uint16_t *from;
    const hf_rule **technique;
} generate_wish;

/* Returns an exit status, after a message if it is not HF_EXIT_OK. */
int generate_wish_read(const generate_settings *settings, const hf_shape *shape,
                       generate_wish *wish);
void generate_wish_free(generate_wish *wish);

/* Is this kind a board of its own (X, windoku)? */
bool generate_kind_is_board(const char *kind, uint32_t *extras);
/* Makes and writes variants of settings->kind; returns an exit status. */
int generate_kind(const hf_shape *shape, generate_settings *settings);
/* Makes and writes all puzzles; returns an exit status. */
int generate_all(const hf_shape *shape, const generate_settings *settings,
                 const hf_generate_options *options);

#endif
