/* SPDX-License-Identifier: MIT
 *
 * minimal.c - which clues can go: hf_solver_minimal.
 *
 * The learner gets the rules of the empty board and one clause more, "some cell differs from the
 * known solution". The clues are assumptions. That they cannot all hold proves the solution unique,
 * and the assumptions to blame (the core) already suffice for it: all other clues can go at once.
 * Then the remaining ones are left out one by one; either a second solution turns up, and the clue
 * is needed, or a new core takes more clues away. What is learned speaks of rules and solution
 * only, so it stays true for all these questions: a minimal 16 x 16 board takes a fraction of a
 * second.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/rng.h"
#include "grid/grid_data.h"
#include "grid/shape_data.h"
#include "solve/any/probe.h"
#include "solve/dispatch.h"
#include "solve/solver.h"

typedef struct minimiser {
    hf_singles singles;
    hf_learner learner;
    hf_search search;
    const uint16_t *solution;
    hf_lit *clue; /* the clues that are left, as literals; the ones known to be needed in front */
    uint32_t count;
    uint32_t needed;
    hf_lit *assumed;
} minimiser;

static void close_minimiser(minimiser *m)
{
    hf_singles_close(&m->singles);
    hf_learner_close(&m->learner);
    free(m->clue);
    free(m->assumed);
}

/* The rules, and the clause that something differs. */
static hf_status open_minimiser(minimiser *m, const hf_shape *shape, const hf_search *search)
{
    hf_learner *l = &m->learner;
    uint16_t *nothing = calloc(shape->cells, sizeof *nothing);
    hf_status status = HF_NO_MEMORY;
    memset(m, 0, sizeof *m);
    hf_learner_open(l);
    m->search = *search;
    m->clue = malloc(shape->cells * sizeof *m->clue);
    m->assumed = malloc(shape->cells * sizeof *m->assumed);
    if (nothing && m->clue && m->assumed && hf_singles_open(&m->singles, shape) == HF_OK) {
        /* What singles decide without a clue needs none. */
        hf_singles_load(&m->singles, nothing, &m->search);
        status = hf_singles_solved(&m->singles) ? HF_OK : hf_learner_build(l, &m->singles);
    }
    /* Assumptions open levels of their own, also those that hold already. */
    if (status == HF_OK && !hf_assignment_fit_levels(&l->now, l->model.vars + shape->cells + 1))
        status = HF_NO_MEMORY;
    free(nothing);
    return status;
}

/* Makes literals of the solution's candidates: those of clues are assumptions, and their negations
 * together the clause. */
static void enter_solution(minimiser *m, const uint16_t *clues, uint64_t seed)
{
    hf_learner *l = &m->learner;
    hf_rng rng = hf_rng_make(seed, 1);
    uint32_t size = m->singles.size, all = 0;
    hf_lit *differs = l->analysis.lesson.lit;

    for (uint32_t var = 0; var < l->model.vars; var++) {
        uint32_t cell = l->model.candidate[var] / size;
        if (m->solution[cell] != l->model.candidate[var] % size + 1)
            continue;
        differs[all++] = hf_lit_false(var);
        if (clues[cell])
            m->clue[m->count++] = hf_lit_true(var);
    }
    hf_rng_shuffle(&rng, m->clue, m->count);
    if (all > 2)
        hf_clauses_add(&l->clauses, differs, all, 1);
    else if (all == 2)
        hf_clauses_add_binary(&l->clauses, differs[0], differs[1]);
}

/* Is the solution still the only one without the clue at `left_out` (UINT32_MAX: with all of them)?
 * If so, what the core does not name is dropped. False also when the search was stopped. */
static bool suffices(minimiser *m, uint32_t left_out)
{
    hf_learner *l = &m->learner;
    hf_analysis *y = &l->analysis;
    uint32_t kept = 0, needed = 0;

    hf_learner_reset(l);
    l->assumed = m->assumed;
    l->assumed_count = 0;
    for (uint32_t i = 0; i < m->count; i++)
        if (i != left_out)
            m->assumed[l->assumed_count++] = m->clue[i];
    if (hf_learner_search(l, &m->search) != HF_VERDICT_DONE)
        return false;
    if (!l->assumptions_failed) /* no clue is needed at all */
        y->core_count = 0;
    y->stamp_now++;
    for (uint32_t i = 0; i < y->core_count; i++)
        y->stamp[y->core[i]] = y->stamp_now;
    for (uint32_t i = 0; i < m->count; i++)
        if (y->stamp[m->clue[i]] == y->stamp_now) {
            needed += i < m->needed;
            m->clue[kept++] = m->clue[i];
        }
    m->count = kept;
    m->needed = needed;
    return true;
}

static hf_status minimise(minimiser *m)
{
    hf_learner *l = &m->learner;
    if (!l->model.vars)
        m->count = 0;
    hf_probe(l, &m->search);
    hf_learner_start(l);
    if (m->count)
        suffices(m, UINT32_MAX);
    while (m->needed < m->count && !m->search.stopped && !l->no_memory)
        if (!suffices(m, m->needed) && !m->search.stopped)
            m->needed++;
    return l->no_memory ? HF_NO_MEMORY : HF_OK;
}

static void write_clues(const minimiser *m, hf_grid *minimal)
{
    hf_grid_clear(minimal);
    for (uint32_t i = 0; i < m->count; i++) {
        uint32_t candidate = m->learner.model.candidate[hf_lit_node(m->clue[i])];
        minimal->cell[candidate / m->singles.size] = (uint16_t)(candidate % m->singles.size + 1);
    }
}

hf_status hf_solver_minimal(hf_solver *solver, const hf_puzzle *puzzle, hf_result *result,
                            hf_grid *minimal)
{
    minimiser m;
    hf_search search;
    hf_grid *solution = NULL;
    memset(result, 0, sizeof *result);
    if (!hf_solver_serves(solver, minimal->shape))
        return HF_BAD_ARGUMENT;
    if ((hf_engine_demands(puzzle) & HF_HONOURS_RULES) != 0) {
        bool honoured = hf_engine_honours(&hf_engine_any, puzzle, &result->constraint);
        HF_ASSERT(!honoured);
        result->constraint++;
        return HF_UNSUPPORTED;
    }
    hf_status status = hf_grid_new(solver->shape, &solution);
    uint64_t ends = hf_solver_orders(solver, puzzle).deadline_ns; /* of both parts */
    if (status == HF_OK)
        status = hf_solver_solve(solver, puzzle, result, solution, NULL);
    if (status != HF_OK || result->answer != HF_UNIQUE) {
        hf_grid_free(solution);
        return status;
    }
    search = hf_solver_orders(solver, hf_engine_demands(puzzle) ? puzzle : NULL);
    search.deadline_ns = ends;
    status = open_minimiser(&m, solver->shape, &search);
    if (status == HF_OK && m.search.stopped) { /* before anything could be tried */
        memcpy(minimal->cell, hf_puzzle_clues(puzzle), m.singles.cells * sizeof *minimal->cell);
        result->exhausted = false;
    } else if (status == HF_OK) {
        m.solution = solution->cell;
        enter_solution(&m, hf_puzzle_clues(puzzle), solver->options.seed);
        status = minimise(&m);
        result->exhausted = !m.search.stopped;
        result->guesses += m.search.guesses;
        if (status == HF_OK)
            write_clues(&m, minimal);
    }
    close_minimiser(&m);
    hf_grid_free(solution);
    return status;
}
