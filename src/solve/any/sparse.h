/* SPDX-License-Identifier: MIT
 *
 * sparse.h - boards that are empty or nearly so, by formula (grid/pattern.h).
 */
#ifndef HF_SOLVE_ANY_SPARSE_H
#define HF_SOLVE_ANY_SPARSE_H

#include "solve/engine.h"

/* Is the board so large and so empty that a formula should be tried before searching? */
bool hf_sparse_suits(const hf_shape *shape, const uint16_t *givens);

typedef enum hf_sparse_result {
    HF_SPARSE_NONE, /* nothing fits */
    HF_SPARSE_DONE, /* as many solutions as the search asks for were found and reported */
    HF_SPARSE_ONE,  /* a solution is in `solution`, but not as many as were asked for */
    HF_SPARSE_NO_MEMORY
} hf_sparse_result;

/* Looks for solutions among the boards of a formula. `solution` is room for one value per cell. The
 * same for the same seed, always. */
hf_sparse_result hf_sparse_solve(const hf_shape *shape, const uint16_t *givens, uint64_t seed,
                                 uint16_t *solution, hf_search *search);

#endif
