/* SPDX-License-Identifier: MIT
 *
 * boards.h - boards of random shapes, every engine on each, and a brute force as judge.
 *
 * Board I of a seed is a function of both alone, so that a run can stop anywhere and go on later, and
 * a failure has a number. Shapes are drawn from eight kinds, with an eye to what is uneven: Latin
 * squares with diagonals, houses listed on top of others, custom shapes whose cells lie in none or in
 * many houses.
 */
#ifndef TESTS_SUPPORT_BOARDS_H
#define TESTS_SUPPORT_BOARDS_H

#include <stdio.h>

#include "houseful/houseful.h"

/* Boards in a row that share a shape: making shapes and solvers would else take most of the time. */
enum { BOARDS_PER_SHAPE = 16 };

typedef enum boards_kind {
    BOARDS_LATIN,  /* Latin squares, some with diagonals or windows */
    BOARDS_BOXES,  /* rectangles, some with diagonals or windows */
    BOARDS_NINE,   /* plain 9x9, which the lanes serve */
    BOARDS_JIGSAW, /* regions of scattered cells, some with diagonals */
    BOARDS_CUSTOM, /* any houses of any cells */
    BOARDS_CUBE,
    BOARDS_ROXDOKU,
    BOARDS_LISTED, /* one of the first two with more houses listed */
    BOARDS_KINDS
} boards_kind;

typedef struct boards_tally {
    uint64_t boards;
    uint64_t of_kind[BOARDS_KINDS];
    uint64_t unique, multiple, none, invalid;
    uint64_t runs;    /* of engines */
    uint64_t judged;  /* runs that ended by themselves, and so could be compared */
    uint64_t brute;   /* boards that the brute force judged */
    uint64_t differs; /* boards on which two answers differ, or a solution is none */
} boards_tally;

const char *boards_kind_name(boards_kind kind);

/* Judges boards first .. first + count - 1 of a seed and adds to the tally. Each difference is
 * described in `log`. False: no memory. */
bool boards_judge(uint64_t seed, uint64_t first, uint64_t count, boards_tally *tally, FILE *log);

/* Counts solutions by trying everything, up to `most`. Knows nothing of the library but the cells of
 * each house. -1: it would take more than `patience` steps. */
int64_t brute_count(const hf_shape *shape, const uint16_t *givens, uint64_t most,
                    uint64_t patience);

#endif
