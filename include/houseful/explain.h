/* SPDX-License-Identifier: MIT
 *
 * explain.h - a step of logic in words, as JSON and as a picture.
 *
 *     hf_scene scene = {.board = board, .step = step};
 *     char line[400];
 *     hf_explain_write(&scene, HF_PART_LINE, line, sizeof line);
 *     puts(line);                    // XY-Wing: 1/5/3 in r26c2,r3c1 => r1c2,r4c1<>3
 *     size_t length = hf_explain_write(&scene, HF_PART_PARAGRAPH, NULL, 0);
 *     char *why = malloc(length + 1); // a proof may have any length: ask first
 *     hf_explain_write(&scene, HF_PART_PARAGRAPH, why, length + 1);
 *     puts(why);                     // why, in sentences
 *     free(why);
 *
 * This module decides nothing: it tells what a step (logic.h) says, at the position in which the
 * step was found. It needs no memory of its own.
 *
 * Threads: every call may come from any thread that may read the board and the step. Ownership: nothing
 * is kept of what is passed. Errors: none; the length returned tells whether the buffer was enough.
 */
#ifndef HOUSEFUL_EXPLAIN_H
#define HOUSEFUL_EXPLAIN_H

#include "houseful/logic.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- telling a step -------------------------------------------------------------------------- */

/* What cells are called: r1c1 (row, column), or A1 (rows are lettered, columns numbered). */
typedef enum hf_cell_names { HF_NAMES_RC, HF_NAMES_A1 } hf_cell_names;

/* A step, and the position in which it was found. Zero what is not needed: zero is every default, so
 * a scene is written down in one line and needs no call that fills it in. For the same reason it
 * carries no size: what later versions add goes into the spare words, and a caller compiled before
 * them asks for the default there. */
typedef struct hf_scene {
    const hf_board *board; /* the position before the step */
    const hf_step *step;
    hf_cell_names names; /* default HF_NAMES_RC */
    bool colour;         /* drawing: ANSI colours; default false */
    bool ascii;          /* drawing: no characters beyond ASCII; default false */
    bool quiet;          /* drawing, picture: show the pattern but not what follows from it */
    const char *level;   /* JSON: how hard the step is on a scale (rate.h); NULL: not said */
    uint32_t score;      /* JSON: its weight there; said if the level is */
    uint64_t spare[4];   /* zero */
} hf_scene;

typedef enum hf_part {
    HF_PART_TITLE,      /* "XY-Wing" */
    HF_PART_LINE,       /* one line in the usual notation */
    HF_PART_PARAGRAPH,  /* why, in sentences; long proofs as numbered lines, one below the other */
    HF_PART_WHERE,      /* a sentence: where to look */
    HF_PART_TECHNIQUE,  /* a sentence: which technique it is */
    HF_PART_PATTERN,    /* a sentence or two: the pattern, not what follows */
    HF_PART_CONCLUSION, /* a sentence: what follows */
    HF_PART_JSON,       /* all of the above and the step's data as one JSON object, on one line */
    HF_PART_DRAWING,    /* the board for a terminal, several lines */
    HF_PART_SVG,        /* the board as an SVG picture */
    HF_PART_PROOF       /* forcing chains: the proof in numbered lines, proofs inside it indented,
                           what it comes to last; several lines; other rules: nothing */
} hf_part;

/* Writes a part to buffer[0..size) with a terminating zero, and returns the length that the whole
 * text has or would have had, without the zero (as snprintf does). */
HF_API size_t hf_explain_write(const hf_scene *scene, hf_part part, char *buffer, size_t size);

/* The name of a cell in either manner; room for HF_NAME_SIZE bytes. */
HF_API char *hf_explain_cell(const hf_shape *shape, uint32_t cell, hf_cell_names names,
                             char name[HF_NAME_SIZE]);

#ifdef __cplusplus
}
#endif
#endif
