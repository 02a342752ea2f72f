/* SPDX-License-Identifier: MIT
 *
 * solve.c - the entry points: from a puzzle, or from bare values, to an answer.
 *
 * Clues that contradict each other, or a constraint, are told apart from puzzles without a solution:
 * they are looked for before the search, or, where the engine bears them, after a search that found
 * nothing. Of a puzzle that takes a microsecond the look is a tenth.
 */
#include "houseful/solve.h"

#include <string.h>

#include "base/assert.h"
#include "grid/grid_data.h"
#include "grid/shape_data.h"
#include "solve/dispatch.h"
#include "solve/solver.h"
#include "solve/spread.h"

const char *hf_answer_text(hf_answer answer)
{
    static const char *const words[] = {"unique",  "multiple", "none",
                                        "invalid", "limit",    "unreadable"};
    return (size_t)answer < sizeof words / sizeof *words ? words[answer] : "unknown";
}

/* What is asked: clues, and the puzzle whose constraints hold besides the houses, or NULL. */
typedef struct question {
    const hf_shape *shape;
    const uint16_t *clues;
    const hf_puzzle *puzzle;
} question;

/* ---- clues that are no puzzle ---------------------------------------------------------------- */

static bool all_in_range(const question *q)
{
    uint16_t most = 0;
    for (uint32_t c = 0; c < q->shape->cells; c++)
        most = q->clues[c] > most ? q->clues[c] : most;
    return most <= q->shape->size;
}

/* The first contradiction. A value out of range is a clash of a cell with itself. */
static bool find_clash(const question *q, hf_clash *clash)
{
    const hf_shape *shape = q->shape;
    for (uint32_t c = 0; c < shape->cells; c++) {
        if (q->clues[c] > shape->size) {
            *clash = (hf_clash){shape->cell_houses[shape->cell_start[c]], c, c, q->clues[c], 0};
            return true;
        }
    }
    if (q->puzzle != NULL)
        return hf_puzzle_clashes(q->puzzle, NULL, clash, 1) > 0;
    hf_grid grid = {shape, (uint16_t *)(uintptr_t)q->clues}; /* read only */
    return hf_grid_clashes(&grid, clash, 1) > 0;
}

/* Says that the clues are no puzzle, if so. */
static bool refuse(const question *q, hf_result *result)
{
    if (!find_clash(q, &result->clash))
        return false;
    result->answer = HF_INVALID;
    result->exhausted = true;
    return true;
}

/* ---- the search ------------------------------------------------------------------------------ */

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

/* Who searches: the engine that answers, or, for a puzzle of candidates that may take long, all lanes. */
typedef struct searcher {
    hf_open_engine answering, showing;
    hf_solver *spread; /* NULL: by `answering` */
} searcher;

static bool searches_first(const searcher *s, const hf_search *search)
{
    if (HF_SPREADS && s->spread != NULL)
        return hf_spread_serves(s->spread, search);
    return s->answering.engine->deterministic || search->on_solution == NULL;
}

/* Searches with whoever answers, and again with the engine that shows if it must be that one's
 * solutions. Both are done when the clock runs out. */
static hf_status run(const question *q, const searcher *s, bool shown, hf_search *search)
{
    hf_search again = *search;
    if (searches_first(s, search)) {
        bool ordered = s->spread == NULL && s->answering.engine->deterministic;
        hf_status status = HF_SPREADS && s->spread != NULL
                               ? hf_spread_solve(s->spread, q->clues, HF_SPREAD_TRIAL, search)
                               : s->answering.engine->solve(s->answering.state, q->clues, search);
        if (status != HF_OK || ordered || search->ordered || !shown || search->count < 2)
            return status;
    }
    *search = again;
    return s->showing.engine->solve(s->showing.state, q->clues, search);
}

static void fill_in(const hf_search *search, hf_result *result, hf_grid *first, hf_grid *second)
{
    size_t bytes = search->cells * sizeof *search->first;
    result->answer = answer_of(search);
    result->count = search->count;
    result->guesses = search->guesses;
    result->exhausted = search->complete;
    if (first != NULL && search->count >= 1)
        memcpy(first->cell, search->first, bytes);
    if (second != NULL && search->count >= 2)
        memcpy(second->cell, search->second, bytes);
}

static hf_status answer(hf_solver *solver, const question *q, uint32_t demands, hf_result *result,
                        hf_grid *first, hf_grid *second)
{
    searcher s = {.spread = NULL};
    hf_status status = hf_solver_engines_for(solver, demands, &s.answering, &s.showing);
    if (status != HF_OK)
        return status;
#if HF_SPREADS
    if (solver->options.engine == NULL && demands == HF_HONOURS_CANDIDATES)
        s.spread = solver;
#endif
    bool bears_clashes = s.answering.engine->takes_clashes;
    HF_ASSERT(!bears_clashes || s.showing.engine->takes_clashes);
    bool looks_first = !bears_clashes || demands == HF_HONOURS_CANDIDATES || !all_in_range(q);
    if (looks_first && refuse(q, result))
        return HF_OK;
    hf_search search = hf_solver_orders(solver, q->puzzle);
    search.shape = q->shape;
    search.clues = q->clues;
    search.unseen = first == NULL && second == NULL && search.on_solution == NULL;
    bool shown = !search.unseen;
    status = run(q, &s, shown, &search);
    if (status != HF_OK)
        return status;
    if (looks_first || search.count > 0 || !refuse(q, result))
        fill_in(&search, result, first, second);
    return HF_OK;
}

/* ---- the entry points ------------------------------------------------------------------------ */

hf_status hf_solver_solve_grid(hf_solver *solver, const hf_grid *grid, hf_result *result,
                               hf_grid *first, hf_grid *second)
{
    if (!hf_solver_serves(solver, grid->shape)) {
        memset(result, 0, sizeof *result);
        return HF_BAD_ARGUMENT;
    }
    atomic_store_explicit(&solver->cancelled, false, memory_order_relaxed);
    return hf_solver_solve_next(solver, grid, result, first, second);
}

hf_status hf_solver_solve_next(hf_solver *solver, const hf_grid *grid, hf_result *result,
                               hf_grid *first, hf_grid *second)
{
    question q = {solver->shape, grid->cell, NULL};
    memset(result, 0, sizeof *result);
    return answer(solver, &q, 0, result, first, second);
}

hf_status hf_solver_solve(hf_solver *solver, const hf_puzzle *puzzle, hf_result *result,
                          hf_grid *first, hf_grid *second)
{
    uint32_t demands = hf_engine_demands(puzzle);
    question q = {solver->shape, hf_puzzle_clues(puzzle), demands != 0 ? puzzle : NULL};
    memset(result, 0, sizeof *result);
    if (!hf_solver_serves(solver, hf_puzzle_shape(puzzle)))
        return HF_BAD_ARGUMENT;
    atomic_store_explicit(&solver->cancelled, false, memory_order_relaxed);
    hf_status status = answer(solver, &q, demands, result, first, second);
    if (status == HF_UNSUPPORTED) {
        bool honoured = hf_engine_honours(solver->chosen.engine, puzzle, &result->constraint);
        HF_ASSERT(!honoured);
        result->constraint++;
    }
    return status;
}
