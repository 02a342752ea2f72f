/* SPDX-License-Identifier: MIT
 *
 * told.h - texts, each with what a reader tells of it, to the letter. Tables of them: unit/texts/.
 */
#ifndef TESTS_SUPPORT_TOLD_H
#define TESTS_SUPPORT_TOLD_H

#include "support/support.h"

typedef struct told_text {
    const char
        *asked; /* the format that is asked for; NULL: none. "rows:cube4", ":9": a shape is, too */
    const char *text;
    const char *told; /* a line for each record (told_tell); "": there is none */
} told_text;

/* What is asked for, as options; the shape, if any, lies in *spec. */
void told_options(const told_text *text, hf_read_options *options, hf_shape_spec *spec);

/* What is told of a text, read to its end: a line for each record, the puzzle with its comment and what was passed
 * over, or the message with its place; " x 3" behind a line that comes three times. */
void told_tell(const told_text *text, char *buffer, size_t size);

/* How many beginnings of a text are cut otherwise than the text itself, what is cut off of it among them: none, where
 * what is read does not depend on how it arrives. */
unsigned told_pieces(const char *name, const char *text, size_t length,
                     const hf_read_options *options);

#endif
