/* SPDX-License-Identifier: MIT
 *
 * pattern.h - solved boards by formula, for boards that are empty or nearly so.
 */
#ifndef HF_SOLVE_ANY_PATTERN_H
#define HF_SOLVE_ANY_PATTERN_H

#include "solve/engine.h"

/* Is the board so large and so empty that a formula should be tried before searching? */
bool hf_pattern_suits(const hf_shape *shape, const uint16_t *givens);

/* Tries to find the solutions that the search asks for among the boards of a formula. True: it has
 * them all, and reported them. False: it reported nothing. `solution` is room for one value per
 * cell. Deterministic for a seed. */
bool hf_pattern_solve(const hf_shape *shape, const uint16_t *givens, uint64_t seed,
                      uint16_t *solution, hf_search *search);

#endif
