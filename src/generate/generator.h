/* SPDX-License-Identifier: MIT
 *
 * generator.h - what a generator is made of, and the parts that make and judge an attempt.
 *
 *     fill --> dig --------.
 *     fill --> pattern ----+--> wish: met? --> given out; else the next attempt
 *     neighbours ----------|
 *     unbiased ------------'
 *
 * Boards of any shape are made one at a time, plain 9x9 ones many at once (nine.h); both know an attempt by its
 * puzzle's number in the series and its own number.
 */
#ifndef HF_GENERATE_GENERATOR_H
#define HF_GENERATE_GENERATOR_H

#include "base/rng.h"
#include "generate/symmetry.h"
#include "houseful/generate.h"
#include "solve/engine.h"

struct hf_nine_batch;
struct hf_judge;

struct hf_generator {
    const hf_shape *shape;
    hf_generate_options options; /* its arrays are the generator's own */
    uint64_t index;              /* number of the next puzzle in the series */
    hf_rng rng;                  /* of the attempt being made */
    hf_search task;              /* of the call: when to stop; its solvers go by it, too */
    uint64_t tried;              /* attempts in this call */
    hf_made last;
    atomic_bool cancelled;
    hf_solver *checker; /* is there exactly one solution? */
    hf_solver *finder;  /* some solution of a sparse board; NULL where fill never needs it */
    hf_grid *solution;
    hf_grid *puzzle;
    hf_grid *second;            /* neighbours: another solution */
    uint32_t *numbers;          /* room for one number per cell, or per line of the board */
    uint64_t *used;             /* fill: per house, the symbols that stand in it */
    uint32_t *place;            /* mix: per house and symbol, the cell that holds it */
    uint32_t *chain;            /* mix: the cells of a chain */
    uint8_t *seen;              /* mix: is a cell in the chain? */
    hf_orbits orbits;           /* in which clues go, or stay */
    struct hf_small *small;     /* quick answers for digging; NULL: the checker's */
    struct hf_judge *judge;     /* of levels and techniques; NULL: nobody asks */
    struct hf_nine_batch *nine; /* many plain 9x9 puzzles at once; NULL until that is asked for */
};

/* The random numbers of an attempt. The first attempts make the series that seeds have always named. */
hf_rng hf_attempt_rng(const hf_generator *generator, uint64_t index, uint64_t attempt);

/* Counts attempts, tells of them; is it time to stop? */
bool hf_generator_tried(hf_generator *generator, uint64_t attempts);

/* ---- filling --------------------------------------------------------------------------------- */

/* Boards up to this number of symbols are filled by random search. */
enum { HF_FILL_SEARCH_SIZE = 16 };

/* How often a random search is begun, and after how many steps it is begun anew. */
typedef struct hf_fill_budget {
    uint16_t tries;
    uint16_t steps;
} hf_fill_budget;

hf_fill_budget hf_fill_budget_for(const hf_shape *shape);

/* Fills generator->solution: by search, by formula, by solving, or with what was given. HF_END: no luck. */
hf_status hf_fill(hf_generator *generator);

/* Fills generator->solution by random search. False: no luck within the budget. */
bool hf_fill_search(hf_generator *generator);

/* Fills generator->solution by a formula, its lines in random order. False: there is no formula for
 * this shape. */
bool hf_fill_pattern(hf_generator *generator);

/* Exchanges pairs of symbols on parts of generator->solution, many times, and renames the symbols.
 */
void hf_fill_mix(hf_generator *generator);

/* ---- one attempt on a board of any shape ----------------------------------------------------- */

/* Takes clues out of generator->puzzle, which holds a whole solution, while it stays unique. */
hf_status hf_dig(hf_generator *generator);

/* Leaves generator->puzzle and generator->solution. *made: false if the attempt gave no puzzle. */
hf_status hf_attempt_one(hf_generator *generator, uint64_t index, uint64_t attempt, bool *made);

/* Is generator->puzzle known to have one solution, within the budget? If so generator->solution is that. */
hf_status hf_attempt_check(hf_generator *generator, bool *unique);

#endif
