/* SPDX-License-Identifier: MIT
 *
 * cadical.c - the engine "cadical": the SAT solver CaDiCaL (Armin Biere and others, MIT licence) on
 * the clauses of a board. Not needed for anything: it is the judge of the engine "any" in tests,
 * and what "any" is measured against. Built only where the library is found (HF_HAVE_CADICAL).
 *
 * The encoding is the extended one (Lynce and Ouaknine 2006): at least one and at most one for
 * cells and for every (house, symbol), over the candidates that singles left. Solutions are
 * excluded one after the other by a clause over all open cells.
 */
#ifdef HF_HAVE_CADICAL

#include <ccadical.h>
#include <stdlib.h>
#include <string.h>

#include "solve/learn/model.h"
#include "solve/engine.h"

typedef struct state {
    hf_singles singles;
    hf_model model;
    uint16_t *solution;
} state;

static void close_state(void *of)
{
    state *s = of;
    if (!s)
        return;
    hf_singles_close(&s->singles);
    hf_model_close(&s->model);
    free(s->solution);
    free(s);
}

static hf_status open_state(const hf_shape *shape, const hf_solve_options *options, void **of)
{
    state *s = calloc(1, sizeof *s);
    (void)options;
    *of = NULL;
    if (!s)
        return HF_NO_MEMORY;
    s->solution = malloc(shape->cells * sizeof *s->solution);
    if (!s->solution || hf_singles_open(&s->singles, shape) != HF_OK) {
        close_state(s);
        return HF_NO_MEMORY;
    }
    *of = s;
    return HF_OK;
}

/* CaDiCaL's numbers for variables start at 1. */
static int number_of(uint32_t var)
{
    return (int)var + 1;
}

static void add_groups(CCaDiCaL *solver, const hf_model *model)
{
    for (uint32_t g = 0; g < model->groups; g++) {
        const uint32_t *member = model->member + model->group_start[g];
        uint32_t count = hf_model_group_size(model, g);
        for (uint32_t i = 0; i < count; i++)
            ccadical_add(solver, number_of(member[i]));
        ccadical_add(solver, 0);
        for (uint32_t i = 0; i < count; i++)
            for (uint32_t k = i + 1; k < count; k++) {
                ccadical_add(solver, -number_of(member[i]));
                ccadical_add(solver, -number_of(member[k]));
                ccadical_add(solver, 0);
            }
    }
}

/* Reads the solution, and excludes it at the same time. */
static void take_solution(state *s, CCaDiCaL *solver, bool *is_true)
{
    const hf_singles *from = &s->singles;
    for (uint32_t var = 0; var < s->model.vars; var++)
        is_true[var] = ccadical_val(solver, number_of(var)) > 0;
    for (uint32_t cell = 0; cell < from->cells; cell++)
        s->solution[cell] = (uint16_t)(from->value[cell] + 1u);
    for (uint32_t var = 0; var < s->model.vars; var++)
        if (is_true[var]) {
            uint32_t candidate = s->model.candidate[var];
            s->solution[candidate / from->size] = (uint16_t)(candidate % from->size + 1);
            ccadical_add(solver, -number_of(var));
        }
    ccadical_add(solver, 0);
}

static int expired(void *search)
{
    return hf_search_expired(search);
}

static hf_status search_all(state *s, hf_search *search)
{
    enum { SATISFIABLE = 10, UNSATISFIABLE = 20 };
    bool *is_true = malloc(s->model.vars * sizeof *is_true + 1);
    CCaDiCaL *solver = is_true ? ccadical_init() : NULL;
    if (!solver) {
        free(is_true);
        return HF_NO_MEMORY;
    }
    ccadical_set_option(solver, "quiet", 1);
    ccadical_set_terminate(solver, search, expired);
    add_groups(solver, &s->model);
    for (;;) {
        int answer = ccadical_solve(solver);
        if (answer == UNSATISFIABLE)
            search->complete = true;
        if (answer != SATISFIABLE)
            break;
        take_solution(s, solver, is_true);
        if (!hf_search_found(search, s->solution) || !hf_search_guess(search))
            break;
    }
    ccadical_release(solver);
    free(is_true);
    return HF_OK;
}

static hf_status solve(void *of, const uint16_t *givens, hf_search *search)
{
    state *s = of;
    if (!hf_singles_load(&s->singles, givens, search)) {
        search->complete = true;
        return HF_OK;
    }
    if (!search->stopped && hf_singles_solved(&s->singles)) {
        for (uint32_t cell = 0; cell < s->singles.cells; cell++)
            s->solution[cell] = (uint16_t)(s->singles.value[cell] + 1u);
        search->complete = hf_search_found(search, s->solution) || !search->stopped;
        return HF_OK;
    }
    if (search->stopped)
        return HF_OK;
    hf_status status = hf_model_build(&s->model, &s->singles);
    return status == HF_OK && !search->stopped ? search_all(s, search) : status;
}

const hf_engine hf_engine_cadical = {
    .name = "cadical",
    .summary = "any board: the SAT solver CaDiCaL, after singles (optional, by name only)",
    .width = 1,
    .needs = 0,
    .reference = true,
    .deterministic = true,
    .honours = HF_HONOURS_CANDIDATES,
    .serves = hf_engine_serves_all,
    .open = open_state,
    .close = close_state,
    .solve = solve,
    .solve_many = NULL,
};

#else

/* A translation unit may not be empty. */
typedef int hf_no_cadical;

#endif
