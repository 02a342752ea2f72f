/* SPDX-License-Identifier: MIT
 *
 * spread.h - a single plain 9x9 puzzle of candidates that takes long, over the lanes.
 *
 * Puzzles that are candidates and little else branch far and wide: some take `nine` millions of guesses.
 * The lanes take several times as many in a second, but only while all of them are busy, for which the few
 * boards that `nine` leaves open (lanes/trial.h) are not enough. So after a trial the puzzle is cut anew into
 * some ten thousand parts.
 */
#ifndef HF_SOLVE_SPREAD_H
#define HF_SOLVE_SPREAD_H

#include "solve/solver.h"

/* Not in a build without lanes, nor in one that has nothing but batches. */
#if !defined(HF_WITHOUT_LANES) && !defined(HF_ONLY_NINE)
#define HF_SPREADS 1
#else
#define HF_SPREADS 0
#endif

/* May the search be spread? Only whether there are none, one or more solutions is known afterwards. */
bool hf_spread_serves(const hf_solver *solver, const hf_search *search);

enum { HF_SPREAD_TRIAL = 100000 }; /* guesses: a twentieth of a second */

/* A search by the solver's `ordered`, and if that takes more guesses than so many by hf_spread_parts.
 * HF_NO_MEMORY. */
hf_status hf_spread_solve(hf_solver *solver, const uint16_t *clues, uint64_t guesses,
                          hf_search *search);

/* A search by batches of the solver's `chosen`. Of a puzzle with several solutions search->count is 2, and none of
 * them is there. Guesses are the cuts, which do not depend on the processor. HF_NO_MEMORY. */
hf_status hf_spread_parts(hf_solver *solver, const uint16_t *clues, hf_search *search);

#endif
