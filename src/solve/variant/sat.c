/* SPDX-License-Identifier: MIT
 *
 * sat.c - the engine "judge": a puzzle with all its constraints as clauses, put to the SAT solver
 * CaDiCaL. It is slow and shares no line with the propagators of "variant", whose answers it confirms in
 * tests. Built only where the library is found (HF_HAVE_CADICAL).
 *
 * A variable says that a cell holds a symbol. Sums, counts and automata are walks along their cells: a
 * further variable says that the walk has come to a state before a cell (a sum so far, a number of cells so
 * far, a state of the automaton); each symbol leads from state to state, and ends that are not wanted are
 * forbidden. Solutions are excluded one after the other.
 */
#ifdef HF_HAVE_CADICAL

#include <ccadical.h>
#include <stdlib.h>

#include "grid/shape_data.h"
#include "puzzle/puzzle_data.h"
#include "puzzle/rules.h"
#include "solve/variant/sat.h"

typedef struct judge {
    const hf_shape *shape;
    const hf_rules *rules;
    CCaDiCaL *solver;
    int variables;
    uint16_t *solution;
} judge;

/* ---- clauses ------------------------------------------------------------------------------------ */

static int holds(const judge *j, uint32_t cell, uint32_t symbol)
{
    return (int)(cell * j->shape->size + symbol) + 1;
}

static void clause(judge *j, int a, int b, int c)
{
    const int literals[3] = {a, b, c};
    for (int i = 0; i < 3; i++) {
        if (literals[i] != 0)
            ccadical_add(j->solver, literals[i]);
    }
    ccadical_add(j->solver, 0);
}

static void at_most_one(judge *j, const uint32_t *cells, uint32_t count)
{
    for (uint32_t s = 0; s < j->shape->size; s++) {
        for (uint32_t i = 0; i < count; i++) {
            for (uint32_t k = 0; k < i; k++)
                clause(j, -holds(j, cells[i], s), -holds(j, cells[k], s), 0);
        }
    }
}

static void add_board(judge *j, const uint16_t *givens, const uint64_t *allowed)
{
    const uint32_t n = j->shape->size;
    for (uint32_t c = 0; c < j->shape->cells; c++) {
        for (uint32_t s = 0; s < n; s++)
            ccadical_add(j->solver, holds(j, c, s));
        ccadical_add(j->solver, 0);
        for (uint32_t s = 0; s < n; s++) {
            for (uint32_t t = 0; t < s; t++)
                clause(j, -holds(j, c, s), -holds(j, c, t), 0);
            if (allowed != NULL && (allowed[c] >> s & 1) == 0)
                clause(j, -holds(j, c, s), 0, 0);
        }
        if (givens[c] != 0)
            clause(j, holds(j, c, givens[c] - 1u), 0, 0);
    }
    for (uint32_t h = 0; h < j->shape->houses; h++) {
        const uint32_t *cells = hf_house_cells(j->shape, h);
        at_most_one(j, cells, n);
        for (uint32_t s = 0; s < n; s++) {
            for (uint32_t i = 0; i < n; i++)
                ccadical_add(j->solver, holds(j, cells[i], s));
            ccadical_add(j->solver, 0);
        }
    }
}

/* ---- walks -------------------------------------------------------------------------------------- */

enum { NOWHERE = -1 };

typedef struct walk {
    int32_t least;   /* of a sum so far */
    uint32_t states; /* before and behind each cell */
} walk;

/* The state that a symbol in the i-th cell leads to. */
static int64_t step(const judge *j, const hf_primitive *p, uint32_t i, int64_t state, uint32_t s)
{
    switch (p->type) {
    case HF_PRIMITIVE_SUM:
        return state + (int64_t)j->rules->numbers[p->data + i] * ((int32_t)s + j->rules->first);
    case HF_PRIMITIVE_COUNT:
        return state + (p->data >> s & 1);
    default: {
        const hf_automaton *a = &j->rules->automata[p->data];
        uint16_t next = a->next[(size_t)state * j->shape->size + s];
        return next == HF_AUTOMATON_DEAD ? NOWHERE : next;
    }
    }
}

static bool may_end(const judge *j, const hf_primitive *p, const walk *w, uint32_t state)
{
    switch (p->type) {
    case HF_PRIMITIVE_SUM:
        return (int32_t)state + w->least == j->rules->numbers[p->data + p->count];
    case HF_PRIMITIVE_COUNT:
        return state < 64 && (p->counts >> state & 1) != 0;
    default:
        return j->rules->automata[p->data].accepts[state];
    }
}

/* Sums go from the least of the cells before to the greatest, so states from 0 up. */
static walk survey(const judge *j, const hf_primitive *p)
{
    walk w = {0, p->count + 1};
    if (p->type == HF_PRIMITIVE_LINE)
        w.states = j->rules->automata[p->data].states;
    if (p->type != HF_PRIMITIVE_SUM)
        return w;
    int32_t low = 0, high = 0;
    const int32_t first = j->rules->first, last = first + (int32_t)j->shape->size - 1;
    for (uint32_t i = 0; i < p->count; i++) {
        int32_t number = j->rules->numbers[p->data + i];
        int32_t a = number * first, b = number * last;
        low += (a < b ? a : b) < 0 ? (a < b ? a : b) : 0;
        high += (a < b ? b : a) > 0 ? (a < b ? b : a) : 0;
    }
    w.least = low;
    w.states = (uint32_t)(high - low) + 1;
    return w;
}

static void add_walk(judge *j, const hf_primitive *p)
{
    const walk w = survey(j, p);
    const uint32_t *cells = hf_primitive_cells(j->rules, p);
    const int from = j->variables;
    j->variables += (int)((p->count + 1) * w.states);
    uint32_t starts = p->type == HF_PRIMITIVE_LINE ? j->rules->automata[p->data].starts : 1;
    for (uint32_t s = 0; s < starts; s++)
        ccadical_add(j->solver, from + (int)s + (p->type == HF_PRIMITIVE_SUM ? -w.least : 0));
    ccadical_add(j->solver, 0);
    for (uint32_t i = 0; i < p->count; i++) {
        const int here = from + (int)(i * w.states), there = here + (int)w.states;
        for (uint32_t state = 0; state < w.states; state++) {
            for (uint32_t s = 0; s < j->shape->size; s++) {
                int64_t next = step(j, p, i, state, s);
                bool leads = next >= 0 && next < (int64_t)w.states;
                clause(j, -(here + (int)state), -holds(j, cells[i], s),
                       leads ? there + (int)next : 0);
            }
        }
    }
    for (uint32_t state = 0; state < w.states; state++) {
        if (!may_end(j, p, &w, state))
            clause(j, -(from + (int)(p->count * w.states + state)), 0, 0);
    }
}

/* ---- primitives --------------------------------------------------------------------------------- */

static void add_pair(judge *j, const hf_primitive *p)
{
    const uint32_t *cells = hf_primitive_cells(j->rules, p);
    for (uint32_t a = 0; a < j->shape->size; a++) {
        for (uint32_t b = 0; b < j->shape->size; b++) {
            if ((j->rules->relations[p->data].row[a] >> b & 1) == 0)
                clause(j, -holds(j, cells[0], a), -holds(j, cells[1], b), 0);
        }
    }
}

static void add_element(judge *j, const hf_primitive *p)
{
    const uint32_t *cells = hf_primitive_cells(j->rules, p);
    for (uint32_t s = 0; s < j->shape->size; s++) {
        int32_t place = (int32_t)s + j->rules->first;
        bool is_there = place >= 1 && place < (int32_t)p->count;
        clause(j, -holds(j, cells[0], s), is_there ? holds(j, cells[place], p->data - 1) : 0, 0);
    }
}

static void add_primitive(judge *j, const hf_primitive *p)
{
    const uint32_t *cells = hf_primitive_cells(j->rules, p);
    switch (p->type) {
    case HF_PRIMITIVE_UNARY:
        for (uint32_t s = 0; s < j->shape->size; s++) {
            if ((p->data >> s & 1) == 0)
                clause(j, -holds(j, cells[0], s), 0, 0);
        }
        break;
    case HF_PRIMITIVE_DIFFERENT:
        at_most_one(j, cells, p->count);
        break;
    case HF_PRIMITIVE_PAIR:
        add_pair(j, p);
        break;
    case HF_PRIMITIVE_ELEMENT:
        add_element(j, p);
        break;
    default:
        add_walk(j, p);
    }
}

/* ---- the engine --------------------------------------------------------------------------------- */

static int expired(void *search)
{
    return hf_search_expired(search);
}

/* Reads a solution, and excludes it at the same time. */
static void take_solution(judge *j)
{
    for (uint32_t c = 0; c < j->shape->cells; c++) {
        for (uint32_t s = 0; s < j->shape->size; s++) {
            if (ccadical_val(j->solver, holds(j, c, s)) > 0)
                j->solution[c] = (uint16_t)(s + 1);
        }
    }
    for (uint32_t c = 0; c < j->shape->cells; c++)
        ccadical_add(j->solver, -holds(j, c, j->solution[c] - 1u));
    ccadical_add(j->solver, 0);
}

static void search_all(judge *j, hf_search *search)
{
    enum { SATISFIABLE = 10, UNSATISFIABLE = 20 };
    for (;;) {
        int answer = ccadical_solve(j->solver);
        if (answer == UNSATISFIABLE)
            search->complete = true;
        if (answer != SATISFIABLE)
            return;
        take_solution(j);
        if (!hf_search_found(search, j->solution) || !hf_search_guess(search))
            return;
    }
}

static hf_status solve(void *of, const uint16_t *givens, hf_search *search)
{
    judge *j = of;
    const hf_puzzle *puzzle = search->puzzle;
    j->rules = puzzle != NULL && puzzle->ruled ? puzzle->rules : NULL;
    for (uint32_t i = 0; j->rules != NULL && i < j->rules->primitive_count; i++) {
        if (j->rules->primitives[i].type == HF_PRIMITIVE_RANK)
            return HF_UNSUPPORTED; /* there is no walk along one line that tells a rank */
    }
    j->variables = holds(j, j->shape->cells, 0);
    j->solver = ccadical_init();
    if (j->solver == NULL)
        return HF_NO_MEMORY;
    ccadical_set_option(j->solver, "quiet", 1);
    ccadical_set_terminate(j->solver, search, expired);
    add_board(j, givens, puzzle != NULL ? puzzle->candidates : NULL);
    for (uint32_t i = 0; j->rules != NULL && i < j->rules->primitive_count; i++)
        add_primitive(j, &j->rules->primitives[i]);
    search_all(j, search);
    ccadical_release(j->solver);
    return HF_OK;
}

static void close_judge(void *of)
{
    judge *j = of;
    if (j != NULL)
        free(j->solution);
    free(j);
}

static hf_status open_judge(const hf_shape *shape, const hf_solve_options *options, void **of)
{
    judge *j = calloc(1, sizeof *j);
    (void)options;
    *of = j;
    if (j == NULL)
        return HF_NO_MEMORY;
    j->shape = shape;
    j->solution = calloc(shape->cells, sizeof *j->solution);
    if (j->solution == NULL) {
        close_judge(j);
        *of = NULL;
        return HF_NO_MEMORY;
    }
    return HF_OK;
}

static bool serves(const hf_shape *shape)
{
    return shape->size <= HF_RULES_SYMBOLS && shape->cells <= HF_RULES_CELLS;
}

const hf_engine hf_engine_judge = {
    .name = "judge",
    .summary = "variants as clauses: the SAT solver CaDiCaL (optional, by name only)",
    .width = 1,
    .reference = true,
    .deterministic = true,
    .honours = HF_HONOURS_CANDIDATES | HF_HONOURS_RULES,
    .serves = serves,
    .open = open_judge,
    .close = close_judge,
    .solve = solve,
};

#else

/* A translation unit may not be empty. */
typedef int hf_no_judge;

#endif
