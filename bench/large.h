/* SPDX-License-Identifier: MIT
 *
 * large.h - what the parts of the benchmark on large boards share; large.c says what it measures.
 */
#ifndef HF_BENCH_LARGE_H
#define HF_BENCH_LARGE_H

#include "houseful/houseful.h"

/* What a SAT solver is given of a board. */
typedef enum start {
    FROM_SINGLES, /* the candidates that singles leave; nothing, if they decide the board */
    FROM_BOARD    /* the candidates that no clue sees */
} start;

typedef struct board {
    char *name;
    hf_grid *grid;
    hf_grid *solution; /* as found by "any" */
    bool singles;      /* singles decide it */
    double *ms;        /* per solver: median of the repeats, or one of the two below */
} board;

enum { NOT_SOLVED = -1, NOTHING_LEFT = -2 };

/* How long a solver may take. */
extern double large_limit_s;

/* ---- clauses (large_cnf.c) ------------------------------------------------------------------- */

/* Groups of which exactly one variable is true; variables count from 1 in the clauses. */
typedef struct cnf {
    uint32_t vars;
    uint32_t groups;
    uint32_t *group_start; /* groups + 1 */
    uint32_t *member;
} cnf;

/* False: out of memory. */
bool large_cnf_make(const hf_grid *grid, start from, cnf *out);
void large_cnf_free(cnf *c);
bool large_singles_decide(const hf_grid *grid);
/* In DIMACS, with one clause more if `count` is not 0. */
void large_cnf_write(const cnf *c, const char *path, const int *clause, int count);

/* ---- solvers (large_solvers.c) --------------------------------------------------------------- */

/* Each returns milliseconds of processor time for solution and proof, or NOT_SOLVED. */
double large_engine(const char *name, const board *b);
double large_cadical(const board *b);                                /* in process, FROM_BOARD */
double large_sat(const char *command, const board *b, start from);   /* reads DIMACS, twice */
double large_program(const char *command, const board *b, bool own); /* reads the board; its own
                                                                        word on the time counts */

#endif
