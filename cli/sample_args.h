/* SPDX-License-Identifier: MIT
 *
 * sample_args.h - a built-in puzzle by its number or its name.
 */
#ifndef HF_CLI_SAMPLE_ARGS_H
#define HF_CLI_SAMPLE_ARGS_H

#include <stdbool.h>
#include <stddef.h>

/* The number of the sample that the text means: a number, or a name with blanks or dashes, in small
 * letters or capitals ("AI Escargot", "ai-escargot"). 0: there is none. */
size_t hf_sample_find(const char *text);

/* The same, with a message and the nearest name if there is none; `what` leads the message:
 * "--sample: ". */
size_t hf_sample_demand(const char *command, const char *what, const char *text);

#endif
