/* SPDX-License-Identifier: MIT
 *
 * candidates.c - the entry point for true candidates: which symbols occur where in some solution, and
 * how many solutions there are.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "grid/shape_data.h"
#include "solve/dispatch.h"
#include "solve/solver.h"
#include "solve/variant/model.h"

enum { DESCENTS = 4000 };

/* Counts the solutions below the root, which has no candidate that occurs in none. */
static void count_solutions(hf_variant *v, uint64_t most, hf_true_candidates *result)
{
    hf_search *search = v->search;
    search->count = 0;
    search->max_solutions = most;
    search->complete = hf_variant_branch(v, 0);
    result->count = search->count;
    result->exact = search->complete;
    HF_ASSERT(search->count < most || !search->complete); /* the last one wanted ends the search */
    HF_ASSERT(search->count < most || !search->stopped);  /* a stopped one finds no more */
    if (search->count >= most)
        result->estimate = hf_variant_estimate(v, DESCENTS);
    if (result->estimate < (double)search->count) /* hardly any descent met a solution */
        result->estimate = 0;
}

static hf_answer answer_of(const hf_true_candidates *result, bool open)
{
    if (!open || (result->exact && result->count == 0))
        return HF_NONE;
    if (result->count >= 2)
        return HF_MULTIPLE;
    return result->exact ? HF_UNIQUE : HF_LIMIT;
}

static void write_sets(const hf_variant *v, uint32_t words, uint64_t *sets)
{
    memset(sets, 0, (size_t)v->cell_count * words * sizeof *sets);
    for (uint32_t c = 0; c < v->cell_count; c++)
        sets[(size_t)c * words] = v->seen[v->place[c]];
}

hf_status hf_solver_candidates(hf_solver *solver, const hf_puzzle *puzzle,
                               hf_true_candidates *result, uint64_t *sets)
{
    hf_open_engine engine;
    hf_search search;
    bool open;
    uint16_t seen[HF_VARIANT_CELLS] = {0};
    memset(result, 0, sizeof *result);
    hf_status status = hf_solver_open_variant(solver, puzzle, &engine, &search);
    if (status != HF_OK)
        return status;
    hf_variant *v = engine.state;
    status = hf_variant_root(v, hf_puzzle_clues(puzzle), &search, &open);
    if (status != HF_OK)
        return status;
    v->seen = seen;
    result->complete = !open || hf_variant_true_candidates(v);
    bool any = search.count > 0;
    if (result->complete && any)
        count_solutions(v, solver->options.max_solutions, result);
    else
        result->exact = result->complete;
    if (!result->complete && any)
        result->count = search.count;
    write_sets(v, hf_puzzle_words(puzzle), sets);
    v->seen = NULL;
    result->guesses = search.guesses;
    result->answer = answer_of(result, open);
    return HF_OK;
}
