/* SPDX-License-Identifier: MIT
 *
 * variant.h - a variant while it is made: drawing what it is made of (variant_draw.c), and telling
 * cells until it has one solution (variant_tell.c).
 */
#ifndef HF_GENERATE_VARIANT_H
#define HF_GENERATE_VARIANT_H

#include "base/rng.h"
#include "generate/symmetry.h"
#include "houseful/generate.h"
#include "solve/solver.h"

enum { HF_VARIANT_CELLS = 256, HF_VARIANT_SYMBOLS = 16, HF_VARIANT_SHORTEST = 3 /* line */ };

typedef struct hf_variant_making {
    const hf_shape *shape;
    hf_constraint_kind kind;
    bool clues; /* killers: clues may be given */
    hf_rng rng;
    uint32_t size, cells, columns;
    hf_generate_options options; /* the wishes */
    uint64_t attempts;
    hf_search task; /* when to stop, for the solver, too */
    atomic_bool never;
    bool stopped;
    hf_solver *solver;
    uint64_t guesses;      /* of the last question */
    uint64_t guesses_told; /* when all was told */
    hf_level level;        /* of the puzzle as it is; 0: no level is wished */
    hf_rater *rater;       /* of the hardest step allowed; NULL: no level is wished */
    hf_grid *first, *second;
    uint16_t solution[HF_VARIANT_CELLS];
    uint16_t clue[HF_VARIANT_CELLS];
    uint32_t part_count;               /* cages or lines */
    uint32_t part[HF_VARIANT_CELLS];   /* cages: of each cell */
    uint32_t line[HF_VARIANT_CELLS];   /* lines: their cells, one after the other */
    uint32_t length[HF_VARIANT_CELLS]; /* of each line */
    uint32_t turns;                    /* of the symmetry; 1: there is none */
    uint32_t maps[(HF_SYMMETRY_TURNS + 1) * HF_VARIANT_CELLS]; /* where each takes each cell */
} hf_variant_making;

/* Where a turn of the symmetry takes a cell; turn 0 leaves it where it is. */
static inline uint32_t hf_variant_turned(const hf_variant_making *m, uint32_t turn, uint32_t cell)
{
    return m->maps[turn * m->cells + cell];
}

/* A neighbour by a side, 0 to 3; false: outside. */
bool hf_variant_beside(const hf_variant_making *m, uint32_t cell, uint32_t side, uint32_t *other);
/* The whole board in cages, and about as many thermometers as there are symbols, and with each what the symmetry
 * takes it to. All are true of the solution, but thermometers with a symmetry: these look for one later. */
void hf_variant_draw_cages(hf_variant_making *m);
void hf_variant_draw_lines(hf_variant_making *m);
/* Cages of one cell go to a neighbour, as long as `may` says that the puzzle allows it. */
hf_status hf_variant_merge_cages(hf_variant_making *m,
                                 hf_status (*may)(hf_variant_making *m, bool *));

/* The puzzle as it is now. */
hf_status hf_variant_puzzle(const hf_variant_making *m, hf_puzzle **puzzle);
/* Its solutions, up to two; 0 also where the budget was not enough. HF_END: time is up. */
hf_status hf_variant_solutions(hf_variant_making *m, uint64_t *found);
/* Tells cells until it has one solution and is of the level wished for. HF_END: it could not be. */
hf_status hf_variant_tell(hf_variant_making *m);

#endif
