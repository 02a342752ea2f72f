/* SPDX-License-Identifier: MIT
 *
 * output.h - results in a file instead of standard output: whole or not there, with a receipt, and to be gone on
 * with after an interruption.
 *
 *     FILE.part     while it is written; synced and renamed to FILE at the end
 *     FILE          done: the same command again has nothing to do
 *     FILE.ok       its receipt (receipt.h)
 *     FILE.part.ok  after SIGTERM or SIGINT: how far it came; --resume goes on from there
 *
 * There is one standard output, so there is one of these. main opens and closes it around a command; the command
 * writes to standard output as ever, tells how far it is, and asks now and then whether to stop.
 */
#ifndef HF_CLI_OUTPUT_H
#define HF_CLI_OUTPUT_H

#include "args.h"

typedef struct hf_output_args {
    const char *name; /* NULL: standard output */
    bool resume;
} hf_output_args;

extern const hf_option hf_output_options[];

/* Makes standard output the file that is asked for. `words` are those of the command line, for the receipt.
 * *done: the file is there already, and so is the status of the command that wrote it. Returns HF_EXIT_OK, or after a message the status to exit with. */
int hf_output_begin(const char *command, const hf_output_args *args, size_t count,
                    char *const *words, bool *done);
/* Ends it, as `status` of the command says; returns the status to exit with. */
int hf_output_end(int status);

/* Is there such a file? Then the command should call what follows. */
bool hf_output_is_file(void);
/* What the command is about to do: a part of all, from `begin` up to `end`. */
void hf_output_range(uint64_t part, uint64_t parts, uint64_t begin, uint64_t end);
/* Where to go on from; 0: from the beginning. */
uint64_t hf_output_resume(void);
/* All up to this place is written. */
void hf_output_reached(uint64_t place);
/* Was it asked to stop? Then the command writes what it has begun, and says that there would have been more. */
bool hf_output_stopping(void);
void hf_output_break_off(void);

#endif
