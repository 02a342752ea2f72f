/* SPDX-License-Identifier: MIT
 *
 * kinds_judge.c - a literal says that a cell holds a symbol; the board as clauses, and the search.
 */
#include "support/kinds_judge.h"

#ifdef HF_HAVE_CADICAL

#include "support/kinds_judge_data.h"

#include <ccadical.h>

int judge_holds(const judge *j, uint32_t cell, int v)
{
    return (int)cell * j->n + v;
}

void judge_add(const judge *j, const int *literals, int count)
{
    for (int i = 0; i < count; i++)
        ccadical_add(j->solver, literals[i]);
    ccadical_add(j->solver, 0);
}

void judge_forbid(const judge *j, uint32_t a, int x, uint32_t b, int y)
{
    judge_add(j, (const int[]){-judge_holds(j, a, x), -judge_holds(j, b, y)}, 2);
}

written judge_constraint(const hf_puzzle *p, uint32_t i)
{
    written c = {.kind = hf_puzzle_constraint_kind(p, i)};
    c.cells = hf_puzzle_constraint_cells(p, i, &c.count);
    c.parts = hf_puzzle_constraint_parts(p, i, &c.part_count);
    c.numbers = hf_puzzle_constraint_numbers(p, i, &c.number_count);
    return c;
}

static void add_board(judge *j)
{
    const uint32_t cells = hf_shape_cells(j->shape);
    j->variables = (int)cells * j->n;
    for (uint32_t c = 0; c < cells; c++) {
        for (int v = 1; v <= j->n; v++)
            ccadical_add(j->solver, judge_holds(j, c, v));
        ccadical_add(j->solver, 0);
        const uint32_t clue = hf_puzzle_clue(j->puzzle, c);
        const bool told = j->cells == NULL || (j->cells[c] & HF_IN_CLUE) != 0;
        const bool given = j->cells == NULL || (j->cells[c] & HF_IN_CANDIDATES) != 0;
        for (int v = 1; v <= j->n; v++) {
            if ((told && clue != 0 && (int)clue != v) ||
                (given && !hf_puzzle_allows(j->puzzle, c, (uint32_t)v)))
                judge_add(j, (const int[]){-judge_holds(j, c, v)}, 1);
            for (int w = 1; w < v; w++)
                judge_forbid(j, c, v, c, w);
        }
    }
    for (uint32_t h = 0; h < hf_shape_houses(j->shape); h++) {
        const uint32_t *house = hf_shape_house(j->shape, h);
        const written different = {.cells = house, .count = (uint32_t)j->n};
        judge_different(j, &different);
        for (int v = 1; v <= j->n; v++) {
            for (int i = 0; i < j->n; i++)
                ccadical_add(j->solver, judge_holds(j, house[i], v));
            ccadical_add(j->solver, 0);
        }
    }
}

/* ---- judging ------------------------------------------------------------------------------------ */

/* Reads a solution and forbids it. */
static void take(const judge *j, uint16_t *values)
{
    const uint32_t cells = hf_shape_cells(j->shape);
    for (uint32_t c = 0; c < cells; c++) {
        for (int v = 1; v <= j->n; v++) {
            if (ccadical_val(j->solver, judge_holds(j, c, v)) > 0)
                values[c] = (uint16_t)v;
        }
    }
    for (uint32_t c = 0; c < cells; c++)
        ccadical_add(j->solver, -judge_holds(j, c, values[c]));
    ccadical_add(j->solver, 0);
}

static verdict search(const judge *j, int most_conflicts, uint16_t *values)
{
    enum { SATISFIABLE = 10, UNSATISFIABLE = 20 };
    ccadical_limit(j->solver, "conflicts", most_conflicts);
    int answer = ccadical_solve(j->solver);
    if (answer != SATISFIABLE)
        return answer == UNSATISFIABLE ? VERDICT_NONE : VERDICT_UNKNOWN;
    take(j, values);
    ccadical_limit(j->solver, "conflicts", most_conflicts);
    answer = ccadical_solve(j->solver);
    return answer == SATISFIABLE     ? VERDICT_SEVERAL
           : answer == UNSATISFIABLE ? VERDICT_UNIQUE
                                     : VERDICT_UNKNOWN;
}

bool judge_counts(const judge *j, uint32_t constraint)
{
    return j->constraints == NULL || j->constraints[constraint] != 0;
}

verdict judge_set(const hf_puzzle *puzzle, const uint8_t *constraints, const uint8_t *cells,
                  int most_conflicts, uint16_t *values)
{
    judge j = {.puzzle = puzzle, .shape = hf_puzzle_shape(puzzle)};
    j.constraints = constraints;
    j.cells = cells;
    j.n = (int)hf_shape_size(j.shape);
    if (hf_shape_cells(j.shape) != (uint32_t)(j.n * j.n) || j.n > 16 ||
        hf_shape_first(j.shape) != 1)
        return VERDICT_REFUSED;
    j.solver = ccadical_init();
    ccadical_set_option(j.solver, "quiet", 1);
    add_board(&j);
    for (uint32_t i = 0; i < hf_puzzle_constraints(puzzle) && !j.unknown; i++) {
        written c = judge_constraint(puzzle, i);
        if (judge_counts(&j, i) && !judge_globals(&j, &c) && !judge_pairs(&j, &c))
            judge_walks(&j, &c);
    }
    judge_house_sums(&j);
    verdict answer = j.unknown ? VERDICT_REFUSED : search(&j, most_conflicts, values);
    ccadical_release(j.solver);
    return answer;
}

#else

verdict judge_set(const hf_puzzle *puzzle, const uint8_t *constraints, const uint8_t *cells,
                  int most_conflicts, uint16_t *values)
{
    (void)puzzle;
    (void)constraints;
    (void)cells;
    (void)most_conflicts;
    (void)values;
    return VERDICT_REFUSED;
}

#endif

verdict judge_kinds(const hf_puzzle *puzzle, int most_conflicts, uint16_t *values)
{
    return judge_set(puzzle, NULL, NULL, most_conflicts, values);
}
