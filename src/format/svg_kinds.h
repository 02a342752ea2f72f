/* SPDX-License-Identifier: MIT
 *
 * svg_kinds.h - the constraints of a puzzle as parts of its picture.
 */
#ifndef HF_FORMAT_SVG_KINDS_H
#define HF_FORMAT_SVG_KINDS_H

#include "base/text.h"
#include "puzzle/puzzle_data.h"

enum { HF_SVG_CELL = 40, HF_SVG_LINE = 17 };

/* Where the board is, and what is drawn. */
typedef struct hf_svg_pen {
    const hf_puzzle *puzzle;
    uint32_t x, y; /* of its upper left corner */
    uint32_t rows, columns;
    hf_text *text;
    int strip; /* the middle of the strip on top of cells that has their numbers */
} hf_svg_pen;

/* Numbers around the board need a margin of a cell. */
bool hf_svg_has_outside(const hf_puzzle *puzzle);
/* Cages have numbers in their cells, borders dots: candidates must make room. */
bool hf_svg_has_notes(const hf_puzzle *puzzle);
/* The names of constraints without a drawing, and how many lines of HF_SVG_LINE they take below. */
void hf_svg_names(const hf_puzzle *puzzle, hf_text *text);
uint32_t hf_svg_word_lines(const hf_puzzle *puzzle, uint32_t columns);
/* How many characters of a text stand in a line with room for so many: up to the last blank there, or
 * all of them if there is none. */
size_t hf_svg_fitting(const char *line, size_t room);

/* What lies under the lines of the board: tints, lines, bulbs. */
void hf_svg_under(const hf_svg_pen *pen);
/* What lies over them: cages, dots, letters, numbers. */
void hf_svg_over(const hf_svg_pen *pen);
/* The names of constraints that have no drawing, below the board. */
void hf_svg_words(const hf_svg_pen *pen);

#endif
