/* SPDX-License-Identifier: MIT
 *
 * trail.h - plain search over singles, for the engine "trail" and for what is too large, or has too
 * many solutions, to be learned from.
 */
#ifndef HF_SOLVE_ANY_TRAIL_H
#define HF_SOLVE_ANY_TRAIL_H

#include "solve/any/singles.h"
#include "solve/engine.h"

/* A guess that was taken, and the moment before it. */
typedef struct hf_guess {
    hf_singles_mark before;
    uint32_t cell;
    uint32_t symbol;
} hf_guess;

/* Searches on from singles that were loaded; `sound` is what loading said. `guesses` and `solution`
 * have room for one per cell. HF_NO_MEMORY: the trail could not grow. */
hf_status hf_trail_search(hf_singles *s, bool sound, hf_guess *guesses, uint16_t *solution,
                          hf_search *search);

#endif
