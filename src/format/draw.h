/* SPDX-License-Identifier: MIT
 *
 * draw.h - what the ways of drawing a board have in common.
 */
#ifndef HF_FORMAT_DRAW_H
#define HF_FORMAT_DRAW_H

#include "format/rows/block.h"

typedef struct hf_drawing {
    const hf_grid *grid;
    const hf_write_options *options;
    const hf_board *board; /* show its candidates in empty cells; or NULL */
    uint32_t size, layers, rows, columns;
    uint32_t box_rows, box_columns; /* the whole board where there are no boxes */
    uint32_t width;                 /* of a cell's text, if all columns are alike */
    const uint32_t *widths;         /* of each column otherwise; else NULL */
    bool lattice;                   /* lines between all cells */
    bool spaced;                    /* a blank behind every cell, not only in front */
    bool dots;                      /* blanks must be seen */
    bool plain;                     /* symbols as 1-9A-Z, although the board's are letters */
} hf_drawing;

/* Measures a board for drawing; `widths` has room for HF_MAX_SIZE columns and must live as long. */
hf_drawing hf_draw_begin(const hf_grid *grid, const hf_write_options *options, uint32_t *widths);

/* Draws a board with the candidates of options->board, lines as in HoDoKu's grids. */
void hf_draw_marks(const hf_grid *grid, const hf_write_options *options, hf_text *text);

/* Writes what a cell holds, without padding. */
void hf_draw_cell(const hf_drawing *drawing, uint32_t cell, hf_text *text);

/* Boards with the constraints of options->puzzle (draw_kinds.c). */
bool hf_draw_has_kinds(const hf_drawing *drawing);
void hf_draw_kinds(const hf_drawing *drawing, hf_text *text);

/* Characters that the content of a cell takes. */
uint32_t hf_draw_cell_width(const hf_drawing *drawing, uint32_t cell);

#endif
