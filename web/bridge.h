/* SPDX-License-Identifier: MIT
 *
 * bridge.h - the board that the page is asking about, and the parts of the bridge: shape.c tells
 * what the board looks like, check.c how many solutions it has, learn.c the next steps.
 */
#ifndef HF_WEB_BRIDGE_H
#define HF_WEB_BRIDGE_H

#include <houseful/houseful.h>

#include "answer.h"

typedef struct bridge {
    void *input;
    size_t input_room;
    answer out;
    /* what belongs to the current shape; made anew when it changes */
    hf_shape *shape;
    hf_grid *clues;    /* as they came */
    hf_grid *all;      /* clues and what was entered */
    hf_board *board;   /* the same with candidates, less those struck */
    hf_grid *solution; /* of the puzzle, if there is one */
    hf_grid *second;   /* another one, if there are several */
    /* what the page last asked about: clues (where there are none, what was entered), candidates
     * given, entries, and struck candidates as marks */
    hf_puzzle *puzzle;
} bridge;

/* Makes everything fit for boards of this shape. False: no such shape, or no memory. */
bool bridge_use_shape(bridge *page, const hf_shape_spec *spec);

/* Writes the geometry of page->shape as a JSON object. */
void bridge_geometry(bridge *page);

/* Solves the puzzle within a time. */
hf_result bridge_solve(bridge *page, uint32_t limit_ms);

/* One sentence about the answer. */
void bridge_answer_text(bridge *page, const hf_result *result);

/* The calls of the same names. */
void bridge_check(bridge *page, uint32_t limit_ms);
void bridge_hint(bridge *page);
void bridge_path(bridge *page, uint32_t limit_ms);
void bridge_rate(bridge *page);

#endif
