/* SPDX-License-Identifier: MIT
 *
 * solver.h - what a solver is made of, for the entry points.
 */
#ifndef HF_SOLVE_SOLVER_H
#define HF_SOLVE_SOLVER_H

#include "solve/engine.h"

struct hf_solver {
    const hf_shape *shape;
    hf_solve_options options;
    const hf_engine *engine;
    void *state;
    const hf_engine *shower; /* deterministic; the engine itself if that is so */
    void *shower_state;
    uint16_t *first;  /* room for one solution */
    uint16_t *second; /* and for another */
    atomic_bool cancelled;
};

/* A search with the orders that the solver's options give; its clock starts now. */
hf_search hf_solve_orders(hf_solver *solver);

#endif
