/* SPDX-License-Identifier: MIT
 *
 * contradiction.c - why a puzzle has no solution: a set of constraints and givens that clash, none of which
 * can be spared.
 *
 * What may be left out are written constraints, clues, and the candidates given for a cell. Some of it
 * is left out and the rest searched: where there is still no solution, it stays out. Large portions
 * come first, then halves, then one after the other. The search of each trial has a budget: a trial
 * that it cannot decide counts as solvable, so that the set found clashes in any case, and only that
 * nothing can be spared may be unproven. A puzzle that is hard to refute is refuted once, within the
 * caller's limits; its trials then have larger budgets, up to a limit for all of them together. Where the
 * caller's limit is one of guesses, all trials together have as many once more. Which set
 * is found depends on the order of trials: several orders are tried, and the smallest set is told.
 *
 * A constraint is left out by its primitives, not by reading the puzzle again without it: "all dots are
 * given" must not forbid what a dot allowed that is left out.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/rng.h"
#include "puzzle/puzzle_data.h"
#include "solve/dispatch.h"
#include "solve/solver.h"
#include "solve/variant/model.h"

enum { ORDERS = 6, TRIAL_GUESSES = 3000, ALL_GUESSES = 60000 };

typedef struct part {
    enum { CONSTRAINT, CLUE, CANDIDATES } what;
    uint32_t number; /* among written constraints; the cell */
} part;

typedef struct conflict {
    hf_variant *v;
    const hf_puzzle *puzzle;
    const hf_search *orders;
    part *parts;
    uint32_t count;
    uint8_t *out;     /* per part: left out */
    uint8_t *without; /* per written constraint: left out */
    uint64_t *allowed;
    uint64_t least, most; /* guesses that a trial has at least, and that all with more have */
    uint64_t budget;      /* guesses of a trial */
    uint64_t guesses;     /* of trials that needed more than the least */
    uint64_t left;        /* guesses that all trials together still have */
    bool decided;         /* no trial so far ran out of its budget */
    bool stopped;         /* by the caller's limits */
    hf_status status;
} conflict;

static uint32_t written_of(const hf_puzzle *puzzle)
{
    return puzzle->rules != NULL ? puzzle->rules->written_count : 0;
}

static void list_parts(conflict *c)
{
    const hf_puzzle *puzzle = c->puzzle;
    for (uint32_t i = 0; i < written_of(puzzle); i++)
        c->parts[c->count++] = (part){CONSTRAINT, i};
    for (uint32_t i = 0; i < puzzle->given_count; i++)
        c->parts[c->count++] = (part){CANDIDATES, puzzle->given_cells[i]};
    for (uint32_t i = 0; i < puzzle->cells; i++) {
        if (puzzle->clues[i] != 0)
            c->parts[c->count++] = (part){CLUE, i};
    }
}

/* ---- a trial ------------------------------------------------------------------------------------ */

/* What is left of the puzzle, for the engine. */
static void load_rest(conflict *c, uint16_t *givens)
{
    const hf_puzzle *puzzle = c->puzzle;
    for (uint32_t i = 0; i < puzzle->cells; i++) {
        givens[i] = 0;
        c->allowed[i] = c->v->full;
    }
    for (uint32_t i = 0; i < c->count; i++) {
        uint32_t number = c->parts[i].number;
        if (c->parts[i].what == CONSTRAINT)
            c->without[number] = c->out[i];
        else if (c->parts[i].what == CLUE)
            givens[number] = c->out[i] ? 0 : puzzle->clues[number];
        else if (!c->out[i])
            c->allowed[number] = puzzle->given[number];
    }
    for (uint32_t i = 0; puzzle->rules != NULL && i < puzzle->rules->primitive_count; i++) {
        const hf_primitive *p = &puzzle->rules->primitives[i];
        if (p->type != HF_PRIMITIVE_UNARY)
            continue;
        HF_ASSERT(p->partner == p->owner); /* what two give has several cells */
        if (!c->without[p->owner])
            c->allowed[*hf_primitive_cells(puzzle->rules, p)] &= p->data;
    }
}

/* Has the rest no solution? */
static bool clashes(conflict *c)
{
    uint16_t givens[HF_VARIANT_CELLS];
    bool open = false;
    hf_search search = *c->orders;
    if (c->stopped || c->status != HF_OK) {
        c->decided = false;
        return false;
    }
    load_rest(c, givens);
    search.max_solutions = 1;
    search.max_guesses = c->budget;
    c->status = hf_variant_start(c->v, givens, c->allowed, &search, &open);
    if (c->status != HF_OK)
        return false;
    bool ended = !open || hf_variant_branch(c->v, 0);
    c->guesses += search.guesses > c->least ? search.guesses : 0;
    if (!ended && search.count == 0) {
        c->decided = false;
        c->stopped = search.guesses < c->budget;
    }
    c->left -= search.guesses < c->left ? search.guesses : c->left;
    c->stopped |= c->left == 0;
    if (c->guesses > c->most)
        c->budget = c->least;
    HF_ASSERT(!ended || search.count == 0); /* one that is found ends it before its end */
    return ended;
}

/* ---- leaving out -------------------------------------------------------------------------------- */

static void mark(conflict *c, const uint32_t *order, uint32_t from, uint32_t to, uint8_t out)
{
    for (uint32_t i = from; i < to; i++)
        c->out[order[i]] = out;
}

/* Leaves out what can be spared, in the order given; `order` keeps what cannot. Returns how much. */
static uint32_t shrink(conflict *c, uint32_t *order, uint32_t count)
{
    for (uint32_t portion = count / 2 > 0 ? count / 2 : 1;;) {
        uint32_t kept = 0;
        for (uint32_t from = 0; from < count; from += portion) {
            uint32_t to = from + portion < count ? from + portion : count;
            mark(c, order, from, to, 1);
            if (clashes(c))
                continue;
            mark(c, order, from, to, 0);
            memmove(order + kept, order + from, (to - from) * sizeof *order);
            kept += to - from;
        }
        count = kept;
        if (portion == 1 || count == 0)
            return count;
        portion = (portion > count ? count : portion) / 2;
        portion = portion > 0 ? portion : 1; /* one is left of a last portion that was smaller */
    }
}

/* The first orders are plain: constraints go first, or clues do; the others are drawn. */
static void arrange(uint32_t *order, uint32_t count, uint32_t which)
{
    hf_rng rng = hf_rng_make(which, count);
    for (uint32_t i = 0; i < count; i++)
        order[i] = which == 0 ? count - 1 - i : i;
    for (uint32_t i = count; which > 1 && i > 1; i--) {
        uint32_t k = hf_rng_below(&rng, i);
        uint32_t moved = order[i - 1];
        order[i - 1] = order[k];
        order[k] = moved;
    }
}

static void tell(const conflict *c, const uint32_t *order, uint32_t count, uint8_t *constraints,
                 uint8_t *cells)
{
    const hf_puzzle *puzzle = c->puzzle;
    uint32_t all = hf_puzzle_constraints(puzzle);
    memset(constraints, 0, all);
    memset(cells, 0, puzzle->cells);
    for (uint32_t i = 0; i < count; i++) {
        const part *p = &c->parts[order[i]];
        if (p->what == CONSTRAINT)
            constraints[all - written_of(puzzle) + p->number] = 1;
        else
            cells[p->number] |= p->what == CLUE ? HF_IN_CLUE : HF_IN_CANDIDATES;
    }
}

static void find(conflict *c, uint32_t *order, hf_contradiction *result, uint8_t *constraints,
                 uint8_t *cells)
{
    memset(c->out, 0, c->count);
    c->budget = c->orders->max_guesses;
    c->left = UINT64_MAX;
    result->answer = clashes(c) ? HF_NONE : HF_LIMIT;
    if (result->answer != HF_NONE)
        return;
    c->budget = c->guesses > c->least ? 2 * c->guesses : c->least;
    c->guesses = 0;
    c->left = c->orders->max_guesses;
    result->count = UINT32_MAX;
    for (uint32_t which = 0; which < ORDERS && !c->stopped && c->status == HF_OK; which++) {
        memset(c->out, 0, c->count);
        arrange(order, c->count, which);
        c->decided = true;
        uint32_t left = shrink(c, order, c->count);
        if (left >= result->count)
            continue;
        result->count = left;
        result->minimal = c->decided;
        tell(c, order, left, constraints, cells);
    }
}

hf_status hf_solver_contradiction(hf_solver *solver, const hf_puzzle *puzzle,
                                  hf_contradiction *result, uint8_t *constraints, uint8_t *cells)
{
    return hf_contradiction_within(solver, puzzle, TRIAL_GUESSES, ALL_GUESSES, result, constraints,
                                   cells);
}

hf_status hf_contradiction_within(hf_solver *solver, const hf_puzzle *puzzle, uint64_t least,
                                  uint64_t most, hf_contradiction *result, uint8_t *constraints,
                                  uint8_t *cells)
{
    hf_open_engine engine;
    hf_search search;
    memset(result, 0, sizeof *result);
    hf_status status = hf_solver_open_variant(solver, puzzle, &engine, &search);
    if (status != HF_OK)
        return status;
    search.shape = NULL; /* what is left has solutions that the puzzle has not */
    uint32_t parts = written_of(puzzle) + puzzle->given_count + puzzle->cells;
    conflict c = {.v = engine.state, .puzzle = puzzle, .orders = &search, .decided = true};
    c.least = least;
    c.most = most;
    c.parts = malloc(parts * sizeof *c.parts);
    c.out = calloc(parts, 1);
    c.without = calloc((size_t)written_of(puzzle) + 1, 1);
    c.allowed = malloc(puzzle->cells * sizeof *c.allowed);
    uint32_t *order = malloc(parts * sizeof *order);
    c.status = c.parts && c.out && c.without && c.allowed && order ? HF_OK : HF_NO_MEMORY;
    if (c.status == HF_OK) {
        list_parts(&c);
        c.v->without = c.without;
        find(&c, order, result, constraints, cells);
        c.v->without = NULL;
    }
    free(c.parts);
    free(c.out);
    free(c.without);
    free(c.allowed);
    free(order);
    return c.status;
}
