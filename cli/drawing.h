/* SPDX-License-Identifier: MIT
 *
 * drawing.h - boards drawn for people.
 */
#ifndef HF_CLI_DRAWING_H
#define HF_CLI_DRAWING_H

#include "args.h"
#include "out.h"

/* ---- group "Drawing" ------------------------------------------------------------------------- */

typedef struct hf_drawing_args {
    const char *colour; /* "auto", "always", "never" */
    bool ascii;
} hf_drawing_args;

extern const hf_option hf_drawing_options[];

/* The library's options for a drawing on this terminal. */
hf_write_options hf_drawing_read(const hf_drawing_args *args);

/* ---- drawing --------------------------------------------------------------------------------- */

/* Draws a board with a title above it. `marks` (one hf_mark per cell) may be NULL. */
void hf_drawing_board(hf_out *out, const char *title, const hf_grid *grid,
                      const hf_write_options *options, const uint8_t *marks);
/* Puts two drawings beside each other if `width` columns suffice, else below each other. Between them
 * stands a sign ("-->"); NULL: blanks. */
void hf_drawing_pair(hf_out *out, const hf_out *left, const hf_out *right, unsigned width,
                     const char *sign);
/* The columns that a drawing takes. */
unsigned hf_drawing_width(const hf_out *drawing);
/* Do `width` columns suffice for both and a sign? */
bool hf_drawing_fits(const hf_out *left, const hf_out *right, unsigned width);

#endif
