/* SPDX-License-Identifier: MIT
 *
 * bridge.h - the board that the page is asking about, and the parts of the bridge: shape.c tells what the
 * board looks like, texts.c reads and writes, check.c says how many solutions it has, learn.c the next
 * steps, rules.c how hard it is and which techniques there are.
 */
#ifndef HF_WEB_BRIDGE_H
#define HF_WEB_BRIDGE_H

#include <houseful/houseful.h>

#include "answer.h"

enum { BRIDGE_LARGEST = 25 /* cells beside each other, at most */ };

/* Marks a set of candidates as given, which an empty one may be too; above all symbols. */
#define BRIDGE_GIVEN (UINT32_C(1) << 30)

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
    hf_ladder *ladder; /* the techniques that are used; NULL: all of the usual ones */
} bridge;

/* Makes everything fit for boards of this shape. False: no such shape, or no memory. */
bool bridge_use_shape(bridge *page, const hf_shape_spec *spec);

/* Writes the geometry of page->shape as a JSON object. */
void bridge_geometry(bridge *page);

/* Solves the puzzle within a time. */
hf_result bridge_solve(bridge *page, uint32_t limit_ms);

/* The answer as a JSON object: which it is, and why where that can be said; the page has the words. */
void bridge_tell(bridge *page, const hf_result *result);

/* The calls of the same names. */
void bridge_read(bridge *page, size_t length, uint32_t number);
void bridge_list(bridge *page, size_t length, uint32_t most);
void bridge_sample(bridge *page, uint32_t number);
void bridge_samples(bridge *page);
void bridge_formats(bridge *page);
void bridge_write(bridge *page, const hf_format *format);
void bridge_check(bridge *page, uint32_t limit_ms);
void bridge_hint(bridge *page);
void bridge_path(bridge *page, uint32_t limit_ms);
void bridge_all(bridge *page, uint32_t most);
void bridge_rate(bridge *page);
void bridge_rules(bridge *page);
void bridge_without(bridge *page, const char *names, size_t length);

#endif
