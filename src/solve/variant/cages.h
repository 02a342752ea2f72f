/* SPDX-License-Identifier: MIT
 *
 * cages.h - the cages of a puzzle: sums of cells that all count once, and that share no cell.
 */
#ifndef HF_VARIANT_CAGES_H
#define HF_VARIANT_CAGES_H

#include "solve/variant/model.h"

typedef struct hf_variant_cage_of_puzzle {
    const uint32_t *cells;
    uint32_t count;
    int32_t total; /* in values */
} hf_variant_cage_of_puzzle;

typedef struct hf_variant_cages {
    uint32_t count;
    hf_variant_cage_of_puzzle cage[HF_VARIANT_CELLS];
    uint16_t of[HF_VARIANT_CELLS]; /* by cell, the number of its cage; UINT16_MAX: none */
} hf_variant_cages;

void hf_variant_find_cages(const hf_variant *v, hf_variant_cages *cages);
/* Those of the puzzle at work, once single houses were looked at (derive.c). */
const hf_variant_cages *hf_derivation_cages(const hf_derivation *d);

#endif
