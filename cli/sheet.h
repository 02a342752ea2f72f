/* SPDX-License-Identifier: MIT
 *
 * sheet.h - puzzles on paper: boards (sheet_board.c) and their places on pages (sheet.c).
 */
#ifndef HF_CLI_SHEET_H
#define HF_CLI_SHEET_H

#include "canvas.h"
#include "houseful/puzzle.h"

typedef struct hf_paper_puzzle {
    hf_shape *shape;
    uint16_t *clues;    /* one value per cell */
    uint16_t *solution; /* NULL: it has not exactly one */
    char caption[96];   /* under the puzzle: "12 · Hard" */
    char name[24];      /* under the solution: "12" */
} hf_paper_puzzle;

typedef enum hf_paper_solutions {
    HF_PAPER_NONE,
    HF_PAPER_END,    /* on pages of their own, after the puzzles */
    HF_PAPER_TURNED, /* the same, upside down */
    HF_PAPER_FOOT    /* small and upside down at the foot of each page */
} hf_paper_solutions;

typedef struct hf_paper_style {
    unsigned per_page; /* 1 to 12 */
    bool large;        /* digits and lines as large as they can be */
    hf_paper_solutions solutions;
    const char *title; /* at the top of each page; NULL: none */
} hf_paper_style;

enum { HF_PAPER_MOST = 12 };

/* Draws all pages. */
void hf_paper_draw(hf_canvas *canvas, const hf_paper_style *style, const hf_paper_puzzle *puzzles,
                   size_t count);

/* ---- boards ---------------------------------------------------------------------------------- */

/* Width by height of a board. Layers stand beside and below each other. */
double hf_paper_board_ratio(const hf_shape *shape);
/* Draws a board into the middle of an area. `others` (or NULL) are values to be drawn lightly where there is no
 * clue. Returns where it ends. */
double hf_paper_board_draw(hf_canvas *canvas, const hf_shape *shape, const uint16_t *clues,
                           const uint16_t *others, bool large, double x, double y, double width,
                           double height);

#endif
