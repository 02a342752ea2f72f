/* SPDX-License-Identifier: MIT
 *
 * pattern.h - solved boards by formula, for boards that are empty or nearly so.
 */
#ifndef HF_SOLVE_ANY_PATTERN_H
#define HF_SOLVE_ANY_PATTERN_H

#include "solve/engine.h"

/* Is the board so large and so empty that a formula should be tried before searching? */
bool hf_pattern_suits(const hf_shape *shape, const uint16_t *givens);

typedef enum hf_pattern_result {
    HF_PATTERN_NONE, /* nothing fits */
    HF_PATTERN_DONE, /* as many solutions as the search asks for were found and reported */
    HF_PATTERN_ONE   /* a solution is in `solution`, but not as many as were asked for */
} hf_pattern_result;

/* Looks for solutions among the boards of a formula. `solution` is room for one value per cell. The
 * same for the same seed, always. */
hf_pattern_result hf_pattern_solve(const hf_shape *shape, const uint16_t *givens, uint64_t seed,
                                   uint16_t *solution, hf_search *search);

#endif
