/* SPDX-License-Identifier: MIT
 *
 * format_args.h - a format by its name, or a message with the nearest one.
 */
#ifndef HF_CLI_FORMAT_ARGS_H
#define HF_CLI_FORMAT_ARGS_H

#include "houseful/format.h"

/* The format that the value of --from (which must be able to read) or --to (to write) names. NULL:
 * there is none, which has been said; exit with HF_EXIT_USAGE. */
const hf_format *hf_format_to_read(const char *command, const char *name);
const hf_format *hf_format_to_write(const char *command, const char *name);

#endif
