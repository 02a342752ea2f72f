/* SPDX-License-Identifier: MIT
 *
 * svg_signs.h - what the files that draw constraints share.
 */
#ifndef HF_FORMAT_SVG_SIGNS_H
#define HF_FORMAT_SVG_SIGNS_H

#include "format/svg_kinds.h"
#include "puzzle/kind.h"

/* Writes a pattern: @ stands for an int, $ for a string. */
void hf_svg_put(hf_text *text, const char *pattern, ...);
/* The left and upper side of a cell. */
int hf_svg_left(const hf_svg_pen *pen, uint32_t cell);
int hf_svg_top(const hf_svg_pen *pen, uint32_t cell);
/* What is written of a puzzle, which may be NULL; NULL: nothing. */
const hf_rules *hf_svg_rules(const hf_puzzle *puzzle);

/* A dot, a letter or a wedge between two cells. */
void hf_svg_border(const hf_svg_pen *pen, const hf_written *written, const hf_kind *kind);
/* Numbers where four cells meet. */
void hf_svg_corner(const hf_svg_pen *pen, const hf_written *written);
/* The number of a constraint beside the board, by its place in the list. */
void hf_svg_outside(const hf_svg_pen *pen, const hf_rules *rules, uint32_t number);

#endif
