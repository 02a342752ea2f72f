/* SPDX-License-Identifier: MIT
 *
 * variant.h - a variant while it is made: drawing what it is made of (variant_draw.c), and telling
 * cells until it has one solution (variant.c).
 */
#ifndef HF_GENERATE_VARIANT_H
#define HF_GENERATE_VARIANT_H

#include "base/rng.h"
#include "houseful/puzzle.h"
#include "houseful/rate.h"

enum { HF_VARIANT_CELLS = 256, HF_VARIANT_SYMBOLS = 16 };

typedef struct hf_variant_making {
    const hf_shape *shape;
    hf_constraint_kind kind;
    bool clues; /* killers: clues may be given */
    hf_rng rng;
    uint32_t size, cells, columns;
    hf_solver *solver;
    uint32_t least;  /* the level wished for at least */
    uint32_t level;  /* of the puzzle as it is; 0: no level is wished */
    hf_rater *rater; /* of the hardest step allowed; NULL: no level is wished */
    hf_grid *first, *second;
    uint16_t solution[HF_VARIANT_CELLS];
    uint16_t clue[HF_VARIANT_CELLS];
    uint32_t part_count;               /* cages or lines */
    uint32_t part[HF_VARIANT_CELLS];   /* cages: of each cell */
    uint32_t line[HF_VARIANT_CELLS];   /* lines: their cells, one after the other */
    uint32_t length[HF_VARIANT_CELLS]; /* of each line */
} hf_variant_making;

/* A neighbour by a side, 0 to 3; false: outside. */
bool hf_variant_beside(const hf_variant_making *m, uint32_t cell, uint32_t side, uint32_t *other);
/* The whole board in cages, and as many thermometers as there are symbols, all true of the solution. */
void hf_variant_draw_cages(hf_variant_making *m);
void hf_variant_draw_lines(hf_variant_making *m);

#endif
