/* SPDX-License-Identifier: MIT
 *
 * solving.h - options about solving, and each thread's solvers.
 */
#ifndef HF_CLI_SOLVING_H
#define HF_CLI_SOLVING_H

#include "args.h"
#include "houseful/solve.h"
#include "human.h"
#include "out.h"

/* ---- group "Solving" ------------------------------------------------------------------------- */

typedef struct hf_solving_args {
    const char *engine;
    hf_number limit;
    hf_number time_limit; /* nanoseconds */
} hf_solving_args;

extern const hf_option hf_solving_options[];

/* Turns them into options for the library; `limit` is the cap on solutions if none was given.
 * False: something is wrong, and a message was printed; exit with HF_EXIT_USAGE. */
bool hf_solving_read(const char *command, const hf_solving_args *args, uint64_t limit,
                     hf_solve_options *options);
/* The engine with this name; if there is none, a message, with the nearest name. */
const hf_engine *hf_solving_engine(const char *command, const char *name);

/* ---- a thread's solvers ---------------------------------------------------------------------- */

/* A solver with grids of its shape. The shape is its own: a reader may forget those it has met. */
typedef struct hf_shape_solver {
    hf_shape *shape;
    hf_solver *solver;
    hf_grid *puzzle;
    hf_grid *first;
    hf_grid *second;
    hf_human human; /* if it is asked for */
} hf_shape_solver;

enum { HF_SOLVING_SHAPES = 4 };

typedef struct hf_solving {
    hf_solve_options options;
    bool human; /* solve by logic and bets; `options.engine` is NULL then */
    hf_shape_solver solvers[HF_SOLVING_SHAPES];
    size_t next;   /* the one to be cleared for the next new shape */
    char why[200]; /* words for a status of hf_solving_record */
} hf_solving;

/* The one for boards of this shape. HF_UNSUPPORTED: the engine does not serve it. If the record is
 * `alone`, so that no other wants the threads, and the board large, several may work on it, where the
 * engine can: then set options.threads, which is otherwise of no effect. */
hf_status hf_solving_for_shape(hf_solving *solving, const hf_shape *shape, bool alone,
                               hf_shape_solver **mine);
void hf_solving_close(hf_solving *solving);

/* Solves a record, its clues with all that its author demands, into the two grids of *mine. If the
 * status is not HF_OK, solving->why says why: HF_UNSUPPORTED names the constraint that the engine does
 * not serve, or the board. */
hf_status hf_solving_record(hf_solving *solving, const hf_record *record, bool alone,
                            hf_shape_solver **mine, hf_result *result);

/* ---- words ----------------------------------------------------------------------------------- */

/* "5 twice in row 1: r1c1 and r1c4" */
void hf_solving_clash(hf_out *out, const hf_shape *shape, const hf_puzzle *puzzle,
                      const hf_clash *clash);

#endif
