/* SPDX-License-Identifier: MIT
 *
 * world.h - what a sequence works on: the library's objects beside the model's.
 */
#ifndef TESTS_MODEL_WORLD_H
#define TESTS_MODEL_WORLD_H

#include "model.h"

enum { WORLD_PUZZLES = 3, WORLD_SOLVERS = 3 };

typedef struct world_puzzle {
    plain_puzzle plain;
    hf_puzzle_maker *maker;
    hf_puzzle *made;   /* NULL: changed since */
    plain_truth truth; /* of `made` */
} world_puzzle;

typedef struct world_solver {
    hf_solver *solver;
    hf_solve_options options;
    bool named; /* an engine was asked for */
} world_solver;

typedef struct world {
    plain_shape plain;
    hf_shape *shape;
    world_puzzle puzzle[WORLD_PUZZLES];
    world_solver solver[WORLD_SOLVERS];
    hf_logic *logic;
    hf_step *step;
    hf_board *board;
    hf_grid *first, *second;
    bool fault;
    uint32_t told; /* solutions heard by the callback */
    const world_puzzle *asked;
    const char *wrong; /* NULL: all well so far */
} world;

/* Notes what is not as it should be; the first counts. */
static inline bool world_expect(world *w, bool holds, const char *what)
{
    if (!holds && !w->wrong)
        w->wrong = what;
    return holds;
}

#define EXPECT(condition) world_expect(w, (condition), #condition)

/* Makes the puzzle of a slot if it was changed, and finds out the truth. False: no puzzle. */
bool world_make_puzzle(world *w, world_puzzle *p);

/* ---- moves about solving (moves_solve.c) ------------------------------------------------------ */
void move_solver(world *w, const uint32_t *n);
void move_solve(world *w, const uint32_t *n);
void move_race(world *w, const uint32_t *n);
void move_minimal(world *w, const uint32_t *n);
void move_many(world *w, const uint32_t *n);

/* ---- moves about the rest (moves_ask.c) -------------------------------------------------------- */
void move_check(world *w, const uint32_t *n);
void move_steps(world *w, const uint32_t *n);
void move_hint(world *w, const uint32_t *n);
void move_rate(world *w, const uint32_t *n);
void move_generate(world *w, const uint32_t *n);
void move_write(world *w, const uint32_t *n);
void move_board(world *w, const uint32_t *n);

#endif
