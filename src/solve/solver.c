/* SPDX-License-Identifier: MIT
 *
 * solver.c - making a solver, and which of its engines gets a puzzle.
 */
#include "solve/solver.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/clock.h"
#include "base/options.h"
#include "grid/shape_data.h"
#include "solve/dispatch.h"

void hf_solve_options_init(hf_solve_options *options, size_t size)
{
    hf_solve_options defaults = {
        .size = sizeof defaults, .cpu = hf_cpu_detect(), .max_solutions = 2, .threads = 1};
    hf_options_init(options, size, &defaults, sizeof defaults);
}

/* ---- opening engines ------------------------------------------------------------------------- */

static hf_status open_engine(const hf_solver *solver, const hf_engine *engine, hf_open_engine *open)
{
    if (engine == NULL)
        return HF_UNSUPPORTED;
    hf_status status = engine->open(solver->shape, &solver->options, &open->state);
    open->engine = status == HF_OK ? engine : NULL;
    return status;
}

static void close_engine(hf_open_engine *open)
{
    if (open->engine != NULL)
        open->engine->close(open->state);
    open->engine = NULL;
}

static hf_status open_engines(hf_solver *solver, const hf_engine *engine)
{
    hf_status status = open_engine(solver, engine, &solver->chosen);
    if (status != HF_OK)
        return status;
    if (engine->deterministic) {
        solver->ordered = solver->chosen;
        return HF_OK;
    }
    const hf_engine *ordered = hf_engine_ordered(solver->shape, solver->options.cpu, 0);
    return open_engine(solver, ordered, &solver->ordered);
}

hf_status hf_solver_engines_for(hf_solver *solver, uint32_t demands, hf_open_engine *answering,
                                hf_open_engine *showing)
{
    /* Puzzles that are candidates, and little else, branch far and wide: what is quick for millions is slow
     * for them. */
    bool loose = solver->options.engine == NULL && demands == HF_HONOURS_CANDIDATES;
    *answering = loose ? solver->ordered : solver->chosen;
    *showing = solver->ordered;
    if ((demands & ~(solver->chosen.engine->honours & solver->ordered.engine->honours)) == 0)
        return HF_OK;
    if (solver->options.engine != NULL)
        return HF_UNSUPPORTED;
    if (solver->constrained.engine == NULL) {
        const hf_engine *engine = hf_engine_ordered(solver->shape, solver->options.cpu, demands);
        hf_status status = open_engine(solver, engine, &solver->constrained);
        if (status != HF_OK)
            return status;
    }
    /* Those who are chosen honour candidates, so that rules are demanded whenever one comes here. */
    HF_ASSERT((demands & ~solver->constrained.engine->honours) == 0);
    *answering = *showing = solver->constrained;
    return HF_OK;
}

/* ---- a solver's life ------------------------------------------------------------------------- */

hf_status hf_solver_new(const hf_shape *shape, const hf_solve_options *options, hf_solver **out)
{
    hf_solve_options chosen;
    hf_solve_options_init(&chosen, sizeof chosen);
    *out = NULL;
    if (!hf_options_take(&chosen, sizeof chosen, options) || chosen.max_solutions == 0)
        return HF_BAD_ARGUMENT;
    const hf_engine *engine = chosen.engine;
    if (engine == NULL)
        engine = hf_engine_best(shape, chosen.cpu);
    else if (!hf_engine_usable(engine, shape, chosen.cpu))
        engine = NULL;
    if (engine == NULL)
        return HF_UNSUPPORTED;
    hf_solver *solver = calloc(1, sizeof *solver);
    if (solver == NULL)
        return HF_NO_MEMORY;
    solver->shape = hf_shape_share(shape);
    solver->options = chosen;
    atomic_init(&solver->cancelled, false);
    solver->batch_ends_ns = UINT64_MAX;
    solver->first = malloc(shape->cells * sizeof *solver->first);
    solver->second = malloc(shape->cells * sizeof *solver->second);
    hf_status status = HF_NO_MEMORY;
    if (solver->first != NULL && solver->second != NULL)
        status = open_engines(solver, engine);
    if (status != HF_OK) {
        hf_solver_free(solver);
        return status;
    }
    *out = solver;
    return HF_OK;
}

void hf_solver_free(hf_solver *solver)
{
    if (solver == NULL)
        return;
    if (solver->ordered.engine != solver->chosen.engine)
        close_engine(&solver->ordered);
    close_engine(&solver->chosen);
    close_engine(&solver->constrained);
    free(solver->first);
    free(solver->second);
    hf_shape_free(solver->shape);
    free(solver);
}

/* ---- asking it ------------------------------------------------------------------------------- */

const hf_engine *hf_solver_engine(const hf_solver *solver)
{
    return solver->chosen.engine;
}

static size_t memory_of(const hf_open_engine *open)
{
    if (open->engine == NULL || open->engine->memory == NULL)
        return 0;
    return open->engine->memory(open->state);
}

size_t hf_solver_memory(const hf_solver *solver)
{
    size_t bytes = memory_of(&solver->chosen) + memory_of(&solver->constrained);
    if (solver->ordered.engine != solver->chosen.engine)
        bytes += memory_of(&solver->ordered);
    return bytes;
}

void hf_solver_lane_work(const hf_solver *solver, hf_lane_work *work)
{
    memset(work, 0, sizeof *work);
    if (solver->chosen.engine->lane_work != NULL)
        solver->chosen.engine->lane_work(solver->chosen.state, work);
}

bool hf_solver_serves(const hf_solver *solver, const hf_shape *shape)
{
    return shape == solver->shape || hf_shape_same(&shape->spec, &solver->shape->spec);
}

void hf_solver_cancel(hf_solver *solver)
{
    atomic_store_explicit(&solver->cancelled, true, memory_order_relaxed);
}

hf_search hf_solver_orders(hf_solver *solver, const hf_puzzle *puzzle)
{
    const hf_solve_options *options = &solver->options;
    hf_search search;
    memset(&search, 0, sizeof search);
    search.puzzle = puzzle;
    search.cells = solver->shape->cells;
    search.max_solutions = options->max_solutions;
    search.max_guesses = options->max_guesses > 0 ? options->max_guesses : UINT64_MAX;
    search.deadline_ns = hf_clock_ends(options->time_limit_ns);
    if (solver->batch_ends_ns < search.deadline_ns)
        search.deadline_ns = solver->batch_ends_ns;
    search.cancelled = &solver->cancelled;
    if (solver->task != NULL) {
        if (solver->task->deadline_ns < search.deadline_ns)
            search.deadline_ns = solver->task->deadline_ns;
        search.cancelled = solver->task->cancelled;
    }
    search.on_solution = options->on_solution;
    search.user = options->user;
    search.first = solver->first;
    search.second = solver->second;
    return search;
}

hf_status hf_solver_open_variant(hf_solver *solver, const hf_puzzle *puzzle, hf_open_engine *engine,
                                 hf_search *search)
{
    hf_open_engine same;
    if (!hf_solver_serves(solver, hf_puzzle_shape(puzzle)))
        return HF_BAD_ARGUMENT;
    hf_status status =
        hf_solver_engines_for(solver, HF_HONOURS_CANDIDATES | HF_HONOURS_RULES, engine, &same);
    if (status != HF_OK)
        return status;
    atomic_store_explicit(&solver->cancelled, false, memory_order_relaxed);
    *search = hf_solver_orders(solver, puzzle);
    search->on_solution = NULL;
    search->first = search->second = NULL;
    return HF_OK;
}
