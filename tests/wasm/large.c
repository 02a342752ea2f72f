/* SPDX-License-Identifier: MIT
 *
 * large.c - what the WASM test calls: one square board in, its answer and solution out.
 */
#include "houseful/solve.h"

#define EXPORT(name) __attribute__((export_name(#name)))

static hf_shape *shape;
static hf_solver *solver;
static hf_grid *puzzle, *solution;

/* Gets ready for boards of `size` symbols; returns the address of the cells to be filled in, two
 * bytes each, or NULL. */
EXPORT(begin) uint16_t *test_begin(uint32_t size)
{
    hf_shape_spec spec;
    hf_shape_spec_square(&spec, size);
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("any");
    options.threads = 4; /* there are none here: one must do */
    if (hf_shape_new(&spec, &shape) != HF_OK || hf_grid_new(shape, &puzzle) != HF_OK ||
        hf_grid_new(shape, &solution) != HF_OK || hf_solver_new(shape, &options, &solver) != HF_OK)
        return NULL;
    return hf_grid_values(puzzle);
}

/* Solves what was filled in. Returns the hf_answer, or 100 if the solution does not hold, or 101 if
 * the call failed. */
EXPORT(solve) int test_solve(void)
{
    hf_result result;
    if (hf_solver_solve_grid(solver, puzzle, &result, solution, NULL) != HF_OK)
        return 101;
    if (result.count && !(hf_grid_is_solved(solution) && hf_grid_extends(solution, puzzle)))
        return 100;
    return (int)result.answer;
}
