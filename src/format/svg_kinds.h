/* SPDX-License-Identifier: MIT
 *
 * svg_kinds.h - the constraints of a puzzle as parts of its picture.
 */
#ifndef HF_FORMAT_SVG_KINDS_H
#define HF_FORMAT_SVG_KINDS_H

#include "base/text.h"
#include "puzzle/puzzle_data.h"

enum { HF_SVG_CELL = 40 };

/* Where the board is, and what is drawn. */
typedef struct hf_svg_pen {
    const hf_puzzle *puzzle;
    uint32_t x, y; /* of its upper left corner */
    uint32_t rows, columns;
    hf_text *text;
} hf_svg_pen;

/* Numbers around the board need a margin of a cell; constraints without a drawing a line below. */
bool hf_svg_has_outside(const hf_puzzle *puzzle);
bool hf_svg_has_words(const hf_puzzle *puzzle);

/* What lies under the lines of the board: tints, lines, bulbs. */
void hf_svg_under(const hf_svg_pen *pen);
/* What lies over them: cages, dots, letters, numbers. */
void hf_svg_over(const hf_svg_pen *pen);
/* The names of constraints that have no drawing, below the board. */
void hf_svg_words(const hf_svg_pen *pen);

#endif
