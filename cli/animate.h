/* SPDX-License-Identifier: MIT
 *
 * animate.h - the way to a solution as one moving picture: an SVG file that plays by itself wherever
 * a browser shows it, without a script.
 *
 * While the path is walked, what is seen before each step is noted; afterwards it is known of every
 * candidate when it goes and of every value when it comes, and the picture can be written.
 */
#ifndef HF_CLI_ANIMATE_H
#define HF_CLI_ANIMATE_H

#include "houseful/explain.h"
#include "out.h"

/* A step: its words, and where they stand in `cells`: first the cells of the pattern, then the
 * candidates it strikes (cell * size + symbol - 1). */
typedef struct hf_animation_step {
    char title[64];
    char line[160];
    uint32_t from, marked, struck;
    uint32_t place; /* the cell that is filled; HF_ANIMATION_NONE: none */
} hf_animation_step;

#define HF_ANIMATION_NONE UINT32_MAX

typedef struct hf_animation {
    const hf_shape *shape;
    uint32_t rows, columns, size;
    uint32_t *leaves; /* of each candidate: the number of the step before which it was last seen; 0:
                          never */
    uint32_t *arrives; /* of each cell: the number of the step before which it was last empty; 0: it
                          never was */
    hf_grid *end;      /* the values at the end */
    hf_animation_step *steps;
    uint32_t count, room;
    uint32_t *cells;
    uint32_t cell_count, cell_room;
    bool no_memory;
} hf_animation;

/* Begins. False: this is no flat board, or too large a one (or no memory: `no_memory`). */
bool hf_animation_open(hf_animation *animation, const hf_shape *shape);
void hf_animation_close(hf_animation *animation);

/* Notes the position before a step, and the step. */
void hf_animation_step_next(hf_animation *animation, const hf_scene *scene);
/* Notes the position at the end, and writes the picture. */
void hf_animation_write(hf_animation *animation, const hf_board *end, hf_out *out);

#endif
