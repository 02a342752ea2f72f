/* SPDX-License-Identifier: MIT
 *
 * solver.h - what a solver is made of, for the entry points.
 *
 * A solver holds up to three engines. `chosen` answers. Where it works on many puzzles at once it may
 * find the solutions of a puzzle in any order, so what people see of a puzzle with several solutions
 * comes from `ordered`, a deterministic engine: that is how the output is the same on every machine.
 * A puzzle with a constraint that the chosen engine does not honour goes to `constrained`, the first
 * engine of the list that does; it is opened when the first such puzzle comes, and only if nobody
 * asked for another engine by name.
 */
#ifndef HF_SOLVE_SOLVER_H
#define HF_SOLVE_SOLVER_H

#include "solve/engine.h"

/* An engine with its state for the solver's shape. Engine NULL: not open. */
typedef struct hf_open_engine {
    const hf_engine *engine;
    void *state;
} hf_open_engine;

struct hf_solver {
    const hf_shape *shape;
    hf_solve_options options;
    hf_open_engine chosen;
    hf_open_engine ordered; /* the same as chosen where that is deterministic */
    hf_open_engine constrained;
    uint16_t *first;  /* room for one solution */
    uint16_t *second; /* and for another */
    atomic_bool cancelled;
    const hf_search *task;  /* of which this is a part, or NULL: its deadline and its flag count */
    uint64_t batch_ends_ns; /* hf_clock_ns() value; UINT64_MAX: no batch, or no limit to it */
};

/* The engines that answer and show a puzzle with these demands (HF_HONOURS_...). HF_UNSUPPORTED: there are none. HF_NO_MEMORY. */
hf_status hf_solver_engines_for(hf_solver *solver, uint32_t demands, hf_open_engine *answering,
                                hf_open_engine *showing);

/* A search with the orders that the solver's options give; its clock starts now. `puzzle` is NULL
 * where houses and clues are all there is. */
hf_search hf_solver_orders(hf_solver *solver, const hf_puzzle *puzzle);

/* The engine of variants for questions about all solutions of a puzzle, and the orders of its search; nobody is shown
 * a solution. HF_BAD_ARGUMENT: the puzzle has another shape. HF_UNSUPPORTED. HF_NO_MEMORY. */
hf_status hf_solver_open_variant(hf_solver *solver, const hf_puzzle *puzzle, hf_open_engine *engine,
                                 hf_search *search);

/* hf_solver_solve_grid within a batch: what was cancelled stays so. The shape is the solver's. */
hf_status hf_solver_solve_next(hf_solver *solver, const hf_grid *grid, hf_result *result,
                               hf_grid *first, hf_grid *second);

/* hf_solve_many_candidates for boards that lie anywhere, without clashes: brief.count and nothing else is to be
 * relied on. Each is 81 numbers of 16 bits. */
hf_status hf_solver_find_some(hf_solver *solver, size_t count, const char *const *candidates,
                              const hf_nine_extra *extra, hf_brief *brief);
/* May `extra` be houses that must be complete, too? If not it is NULL, or the answer is HF_UNSUPPORTED. */
bool hf_solver_takes_extra(const hf_solver *solver);

/* hf_solver_contradiction, where a trial has at least so many guesses, and all trials that have more have so many at
 * most, together. */
hf_status hf_contradiction_within(hf_solver *solver, const hf_puzzle *puzzle, uint64_t least,
                                  uint64_t most, hf_contradiction *result, uint8_t *constraints,
                                  uint8_t *cells);

/* Is this the solver's shape, or one like it? */
bool hf_solver_serves(const hf_solver *solver, const hf_shape *shape);

#endif
