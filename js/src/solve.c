/* SPDX-License-Identifier: MIT
 *
 * solve.c - how many solutions, and which.
 */
#include <stdlib.h>
#include <string.h>

#include "core.h"

/* A solver and two grids for one question. */
typedef struct solving {
    hf_solver *solver;
    hf_grid *first;
    hf_grid *second;
    hf_result result;
} solving;

static void options_of(const asking *a, hf_solve_options *options)
{
    hf_solve_options_init(options, sizeof *options);
    options->max_solutions = asking_number(a, "limit", 2);
    options->time_limit_ns = asking_number(a, "microseconds", 0) * 1000;
}

static bool open_solving(asking *a, solving *s, hf_solve_options *options)
{
    const char *name = asking_text(a, "engine");
    const hf_shape *shape = hf_puzzle_shape(a->puzzle);
    memset(s, 0, sizeof *s);
    if (name != NULL && (options->engine = hf_engine_named(name)) == NULL) {
        asking_refuse(a, "argument", "there is no such engine");
        return false;
    }
    hf_status status = hf_grid_new(shape, &s->first);
    if (status == HF_OK)
        status = hf_grid_new(shape, &s->second);
    if (status == HF_OK)
        status = hf_solver_new(shape, options, &s->solver);
    return asking_passed(a, status, "solving");
}

static void close_solving(solving *s)
{
    hf_solver_free(s->solver);
    hf_grid_free(s->first);
    hf_grid_free(s->second);
}

/* Solves; false: refused. */
static bool solve(asking *a, solving *s)
{
    hf_status status = hf_solver_solve(s->solver, a->puzzle, &s->result, s->first, s->second);
    if (status == HF_UNSUPPORTED && s->result.constraint > 0) {
        char text[256];
        hf_puzzle_constraint_text(a->puzzle, s->result.constraint - 1, text, sizeof text);
        asking_refuse(a, "unsupported", text);
        return false;
    }
    return asking_passed(a, status, "solving");
}

static void add_result(asking *a, const hf_result *result)
{
    answer_key_text(a->out, "answer", hf_answer_text(result->answer));
    answer_key_number(a->out, "count", result->count);
    answer_key_number(a->out, "guesses", result->guesses);
    answer_key(a->out, "exhausted");
    answer_add(a->out, result->exhausted ? "true" : "false");
    if (result->answer == HF_INVALID)
        asking_add_clash(a, "reason", &result->clash);
}

static void add_solutions(asking *a, const solving *s)
{
    const hf_shape *shape = hf_puzzle_shape(a->puzzle);
    if (s->result.answer == HF_INVALID)
        return;
    if (s->result.count >= 1)
        asking_add_line(a, "solution", shape, hf_grid_const_values(s->first));
    if (s->result.count >= 2)
        asking_add_line(a, "second", shape, hf_grid_const_values(s->second));
}

void asking_solve(asking *a)
{
    solving s;
    hf_solve_options options;
    options_of(a, &options);
    if (open_solving(a, &s, &options) && solve(a, &s)) {
        answer_add(a->out, "{");
        add_result(a, &s.result);
        add_solutions(a, &s);
        answer_add(a->out, "}");
    }
    close_solving(&s);
}

hf_grid *asking_solution(asking *a)
{
    solving s;
    hf_solve_options options;
    hf_grid *solution = NULL;
    hf_solve_options_init(&options, sizeof options);
    if (open_solving(a, &s, &options) && solve(a, &s) && s.result.answer == HF_UNIQUE) {
        solution = s.first;
        s.first = NULL;
    }
    close_solving(&s);
    return solution;
}

/* ---- many solutions of one puzzle ---------------------------------------------------------------- */

/* Solutions come in the same order each time, so they can be told part by part: a part passes over what was told
 * before it. */
typedef struct part {
    asking *a;
    uint64_t skip;
    uint64_t room;
} part;

static bool on_solution(const uint16_t *values, void *user)
{
    part *p = user;
    if (p->skip > 0) {
        p->skip--;
        return true;
    }
    answer_comma(p->a->out);
    asking_add_line(p->a, NULL, hf_puzzle_shape(p->a->puzzle), values);
    return --p->room > 0 && !p->a->out->failed;
}

void asking_solutions(asking *a)
{
    solving s;
    hf_solve_options options;
    part p = {a, asking_number(a, "skip", 0), asking_number(a, "room", 1)};
    options_of(a, &options);
    options.max_solutions = UINT64_MAX;
    options.on_solution = on_solution;
    options.user = &p;
    if (open_solving(a, &s, &options)) {
        answer_add(a->out, "{");
        answer_key(a->out, "solutions");
        answer_add(a->out, "[");
        if (solve(a, &s)) {
            answer_add(a->out, "]");
            add_result(a, &s.result);
            answer_add(a->out, "}");
        }
    }
    close_solving(&s);
}

void asking_minimal(asking *a)
{
    solving s;
    hf_solve_options options;
    options_of(a, &options);
    options.seed = asking_number(a, "seed", 0);
    if (open_solving(a, &s, &options) &&
        asking_passed(a, hf_solver_minimal(s.solver, a->puzzle, &s.result, s.first), "minimal")) {
        answer_add(a->out, "{");
        add_result(a, &s.result);
        if (s.result.answer == HF_UNIQUE)
            asking_add_line(a, "puzzle", hf_puzzle_shape(a->puzzle), hf_grid_const_values(s.first));
        answer_add(a->out, "}");
    }
    close_solving(&s);
}
