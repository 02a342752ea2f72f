/* SPDX-License-Identifier: MIT
 *
 * neighbours.h - puzzles that differ in few clues from given ones.
 */
#ifndef HF_GENERATE_NEIGHBOURS_H
#define HF_GENERATE_NEIGHBOURS_H

#include "generate/generator.h"

/* One attempt, by the random numbers of generator->rng: leaves generator->puzzle and generator->solution. */
hf_status hf_neighbour(hf_generator *generator, bool *made);

#endif
