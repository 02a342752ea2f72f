/* SPDX-License-Identifier: MIT
 *
 * solve.c - the entry points: from a puzzle to an answer, whichever engine does the work.
 *
 * A solver may hold two engines. The chosen one answers; where it works on many puzzles at once it
 * may find the solutions of a puzzle in any order, so what is *shown* of a puzzle with several
 * solutions comes from a second, deterministic engine, the `shower`. That is how the output is the
 * same on every machine.
 */
#include "houseful/solve.h"

#include <stdlib.h>
#include <string.h>

#include "base/clock.h"
#include "base/options.h"
#include "grid/shape_data.h"
#include "solve/dispatch.h"
#include "solve/solver.h"

const char *hf_answer_text(hf_answer answer)
{
    static const char *const words[] = {"unique",  "multiple", "none",
                                        "invalid", "limit",    "unreadable"};
    return (size_t)answer < sizeof words / sizeof *words ? words[answer] : "unknown";
}

void hf_solve_options_init(hf_solve_options *options, size_t size)
{
    hf_solve_options defaults = {
        .size = sizeof defaults, .cpu = hf_cpu_detect(), .max_solutions = 2, .threads = 1};
    hf_options_init(options, size, &defaults, sizeof defaults);
}

/* ---- making and freeing -------------------------------------------------------------------- */

/* The first deterministic engine that serves the shape. */
static const hf_engine *find_shower(const hf_shape *shape, uint32_t cpu)
{
    for (size_t i = 0; hf_engine_at(i) != NULL; i++) {
        const hf_engine *engine = hf_engine_at(i);
        if (engine->deterministic && engine->solve && hf_engine_usable(engine, shape, cpu))
            return engine;
    }
    return NULL;
}

static hf_status open_engines(hf_solver *solver)
{
    hf_status status = solver->engine->open(solver->shape, &solver->options, &solver->state);
    if (status != HF_OK)
        return status;
    if (solver->shower == solver->engine) {
        solver->shower_state = solver->state;
        return HF_OK;
    }
    status = solver->shower->open(solver->shape, &solver->options, &solver->shower_state);
    if (status != HF_OK) {
        solver->engine->close(solver->state);
        solver->state = NULL;
    }
    return status;
}

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
    if (engine == NULL || !hf_engine_usable(engine, shape, chosen.cpu))
        return HF_UNSUPPORTED;
    hf_solver *solver = calloc(1, sizeof *solver);
    if (solver == NULL)
        return HF_NO_MEMORY;
    solver->shape = hf_shape_share(shape);
    solver->options = chosen;
    solver->engine = engine;
    solver->shower = engine->deterministic ? engine : find_shower(shape, chosen.cpu);
    atomic_init(&solver->cancelled, false);
    solver->first = malloc(shape->cells * sizeof *solver->first);
    solver->second = malloc(shape->cells * sizeof *solver->second);
    hf_status status = HF_NO_MEMORY;
    if (solver->first != NULL && solver->second != NULL)
        status = solver->shower != NULL ? open_engines(solver) : HF_UNSUPPORTED;
    if (status != HF_OK) {
        free(solver->first);
        free(solver->second);
        hf_shape_free(solver->shape);
        free(solver);
        return status;
    }
    *out = solver;
    return HF_OK;
}

void hf_solver_free(hf_solver *solver)
{
    if (solver == NULL)
        return;
    if (solver->shower != solver->engine)
        solver->shower->close(solver->shower_state);
    solver->engine->close(solver->state);
    free(solver->first);
    free(solver->second);
    hf_shape_free(solver->shape);
    free(solver);
}

const hf_engine *hf_solver_engine(const hf_solver *solver)
{
    return solver->engine;
}

size_t hf_solver_memory(const hf_solver *solver)
{
    size_t bytes = 0;
    if (solver->engine->memory != NULL)
        bytes += solver->engine->memory(solver->state);
    if (solver->shower != solver->engine && solver->shower->memory != NULL)
        bytes += solver->shower->memory(solver->shower_state);
    return bytes;
}

void hf_solver_cancel(hf_solver *solver)
{
    atomic_store_explicit(&solver->cancelled, true, memory_order_relaxed);
}

/* ---- one puzzle ---------------------------------------------------------------------------- */

static bool all_in_range(const hf_grid *puzzle)
{
    uint16_t most = 0;
    for (uint32_t c = 0; c < puzzle->shape->cells; c++)
        most = puzzle->cell[c] > most ? puzzle->cell[c] : most;
    return most <= puzzle->shape->size;
}

/* The first reason why the givens are no puzzle at all. A value out of range is a clash of a cell
 * with itself. */
static bool find_clash(const hf_grid *puzzle, hf_clash *clash)
{
    const hf_shape *shape = puzzle->shape;
    for (uint32_t c = 0; c < shape->cells; c++) {
        if (puzzle->cell[c] > shape->size) {
            *clash = (hf_clash){shape->cell_houses[shape->cell_start[c]], c, c, puzzle->cell[c], 0};
            return true;
        }
    }
    return hf_grid_clashes(puzzle, clash, 1) > 0;
}

hf_search hf_solve_orders(hf_solver *solver)
{
    const hf_solve_options *options = &solver->options;
    hf_search search;
    memset(&search, 0, sizeof search);
    search.cells = solver->shape->cells;
    search.max_solutions = options->max_solutions;
    search.max_guesses = options->max_guesses > 0 ? options->max_guesses : UINT64_MAX;
    search.deadline_ns = UINT64_MAX;
    if (options->time_limit_ns > 0) {
        uint64_t now = hf_clock_ns();
        search.deadline_ns =
            options->time_limit_ns < UINT64_MAX - now ? now + options->time_limit_ns : UINT64_MAX;
    }
    search.cancelled = &solver->cancelled;
    search.on_solution = options->on_solution;
    search.user = options->user;
    return search;
}

/* Two solutions settle it even if a budget ran out later; one settles nothing unless the search was
 * complete, or was only asked for one. */
static hf_answer answer_of(const hf_search *search)
{
    if (search->count >= 2)
        return HF_MULTIPLE;
    if (search->complete)
        return search->count == 1 ? HF_UNIQUE : HF_NONE;
    return HF_LIMIT;
}

/* Runs one engine from a clean slate. */
static hf_status run(hf_solver *solver, const hf_engine *engine, void *state, const hf_grid *puzzle,
                     hf_search *search)
{
    *search = hf_solve_orders(solver);
    search->first = solver->first;
    search->second = solver->second;
    return engine->solve(state, puzzle->cell, search);
}

/* Says that the givens are no puzzle, if so. */
static bool refuse(const hf_grid *puzzle, hf_result *result)
{
    if (!find_clash(puzzle, &result->clash))
        return false;
    result->answer = HF_INVALID;
    result->exhausted = true;
    return true;
}

/* Where the engine takes clashing givens, only a puzzle without solution is looked at for them: of
 * a puzzle that takes a microsecond the look is a tenth. */
static bool looks_first(const hf_solver *solver, const hf_grid *puzzle)
{
    bool takes = solver->engine->takes_clashes && solver->shower->takes_clashes;
    return !takes || !all_in_range(puzzle);
}

/* Searches with the engine, and again with the shower if it must be that one's solutions. */
static hf_status search_grid(hf_solver *solver, const hf_grid *puzzle, bool shown,
                             hf_search *search)
{
    hf_status status = HF_OK;
    bool direct = solver->engine->solve != NULL && solver->options.on_solution == NULL;
    if (direct)
        status = run(solver, solver->engine, solver->state, puzzle, search);
    bool ordered = direct && (solver->engine->deterministic || search->ordered);
    if (!direct || (status == HF_OK && shown && search->count > 1 && !ordered))
        status = run(solver, solver->shower, solver->shower_state, puzzle, search);
    return status;
}

hf_status hf_solver_solve_grid(hf_solver *solver, const hf_grid *puzzle, hf_result *result,
                               hf_grid *first, hf_grid *second)
{
    memset(result, 0, sizeof *result);
    if (puzzle->shape != solver->shape)
        return HF_BAD_ARGUMENT;
    atomic_store_explicit(&solver->cancelled, false, memory_order_relaxed);
    bool looked = looks_first(solver, puzzle);
    if (looked && refuse(puzzle, result))
        return HF_OK;
    hf_search search;
    hf_status status = search_grid(solver, puzzle, first != NULL || second != NULL, &search);
    if (status != HF_OK)
        return status;
    if (!looked && search.count == 0 && refuse(puzzle, result))
        return HF_OK;
    result->answer = answer_of(&search);
    result->count = search.count;
    result->guesses = search.guesses;
    result->exhausted = search.complete;
    size_t bytes = search.cells * sizeof *puzzle->cell;
    if (first != NULL && search.count >= 1)
        memcpy(first->cell, solver->first, bytes);
    if (second != NULL && search.count >= 2)
        memcpy(second->cell, solver->second, bytes);
    return HF_OK;
}
