/* SPDX-License-Identifier: MIT
 *
 * boards.h - boards that an option names: a file of them, or the text itself.
 */
#ifndef HF_CLI_BOARDS_H
#define HF_CLI_BOARDS_H

#include "houseful/format.h"

/* The text of an argument: the contents of the file of this name ("-": of standard input), or, where there is none
 * and `or_itself`, the argument. Returns an exit status; on success *text is to be freed. */
int hf_argument_text(const char *option, const char *argument, bool or_itself, char **text,
                     size_t *length);

/* All boards of an argument, which must have this shape: *count times one value per cell, to be freed. */
int hf_boards_read(const char *option, const char *argument, bool or_itself, const hf_shape *shape,
                   uint16_t **values, size_t *count);

/* A pattern: one character per cell, '.', '0', '_' or '-' for a cell without a clue, letters, digits and * # for one with;
 * blanks and lines drawn between them are passed over. *cells is to be freed. */
int hf_pattern_read(const char *option, const char *argument, const hf_shape *shape,
                    uint8_t **cells);

#endif
