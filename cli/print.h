/* SPDX-License-Identifier: MIT
 *
 * print.h - `--print FORMAT`: a record as the user wants it.
 *
 * The format is text with fields (%s) and \t, \n, \\ in it; each record ends with a newline.
 */
#ifndef HF_CLI_PRINT_H
#define HF_CLI_PRINT_H

#include "command.h"
#include "out.h"

/* Are all fields of the format in the table (or %%)? If not, a message says which. */
bool hf_print_check(const char *command, const char *format, const hf_field *fields);

/* Writes one field. */
typedef void (*hf_field_fn)(hf_out *out, char letter, const void *record);

/* Writes a record in a format that was checked. */
void hf_print(hf_out *out, const char *format, hf_field_fn field, const void *record);

#endif
