/* SPDX-License-Identifier: MIT
 *
 * any.h - one worker of the engine "any": what it takes to solve a board, alone or beside others.
 */
#ifndef HF_SOLVE_ANY_ANY_H
#define HF_SOLVE_ANY_ANY_H

#include "solve/learn/learner.h"
#include "solve/any/tighten.h"
#include "solve/any/trail.h"

typedef struct hf_worker {
    hf_singles singles;
    hf_tightener tightener; /* opened when singles leave something */
    hf_learner learner;
    uint16_t *solution; /* one value per cell */
    uint16_t *found;    /* solutions set aside while it is open how many there are */
    size_t found_room;  /* in solutions */
    hf_guess *guesses;  /* for searching without learning; NULL until needed */
} hf_worker;

hf_status hf_worker_open(hf_worker *w, const hf_shape *shape, uint64_t seed);
void hf_worker_close(hf_worker *w);
size_t hf_worker_memory(const hf_worker *w);
/* Solves a board from its givens. */
hf_status hf_worker_solve(hf_worker *w, const uint16_t *givens, hf_search *search);

/* ---- portfolio.c: several workers on one board ---- */
typedef struct hf_portfolio hf_portfolio;
/* `threads` workers, at least two. HF_UNSUPPORTED: there are no threads here. */
hf_status hf_portfolio_open(hf_portfolio **out, const hf_shape *shape, uint64_t seed,
                            unsigned threads);
void hf_portfolio_close(hf_portfolio *p);
size_t hf_portfolio_memory(const hf_portfolio *p);
hf_status hf_portfolio_solve(hf_portfolio *p, const uint16_t *givens, hf_search *search);

#endif
