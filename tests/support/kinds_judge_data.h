/* SPDX-License-Identifier: MIT
 *
 * kinds_judge_data.h - what the files of kinds_judge.h share: clauses, and walks along cells.
 */
#ifndef TEST_KINDS_JUDGE_DATA_H
#define TEST_KINDS_JUDGE_DATA_H

#include <ccadical.h>

#include "houseful/houseful.h"

enum { MOST_CELLS = 256 };

typedef struct judge {
    CCaDiCaL *solver;
    const hf_puzzle *puzzle;
    const hf_shape *shape;
    const uint8_t *constraints,
        *cells; /* what counts, as hf_solver_contradiction tells it; NULL: all */
    int n, variables;
    bool unknown;
    uint32_t order[MOST_CELLS]; /* of the walk */
    uint32_t order_count;
    int symbol; /* that is counted */
} judge;

typedef struct written {
    hf_constraint_kind kind;
    const uint32_t *cells, *parts;
    const int32_t *numbers;
    uint32_t count, part_count, number_count;
} written;

/* The state behind the i-th cell of the walk, if that holds v. */
typedef int64_t (*step_by)(const judge *j, const written *c, uint32_t i, int64_t state, int v);
typedef bool (*ends_in)(const judge *j, const written *c, int64_t state);

/* Is a constraint one of those that count? */
bool judge_counts(const judge *j, uint32_t constraint);

/* The literal that says that a cell holds a symbol. */
int judge_holds(const judge *j, uint32_t cell, int v);
void judge_add(const judge *j, const int *literals, int count);
void judge_forbid(const judge *j, uint32_t a, int x, uint32_t b, int y);
void judge_walk(judge *j, const written *c, int64_t start, step_by step, ends_in ends);
written judge_constraint(const hf_puzzle *p, uint32_t i);

/* A rule for the whole board; a relation between two cells. True: it was one. */
bool judge_globals(judge *j, const written *c);
bool judge_pairs(judge *j, const written *c);

/* All other kinds. */
void judge_walks(judge *j, const written *c);

/* No two cells are the same. */
void judge_different(const judge *j, const written *c);

/* The cells add up to one of the numbers. */
void judge_sum(judge *j, const written *c);

/* What follows from cages, for a search that would hardly find it by itself: which symbols a cage can have, and
 * what is left of houses that cages fill. */
void judge_combinations(judge *j, const written *c);
void judge_house_sums(judge *j);

#endif
