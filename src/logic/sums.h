/* SPDX-License-Identifier: MIT
 *
 * sums.h - which symbols can take part in a sum: cells, a factor each, and a total.
 */
#ifndef HF_LOGIC_SUMS_H
#define HF_LOGIC_SUMS_H

#include <stdbool.h>
#include <stdint.h>

enum { HF_SUM_CELLS = 32, HF_SUM_SETS = 8 };

typedef struct hf_sum {
    uint32_t count;
    uint32_t size; /* symbols */
    int32_t first; /* the value of symbol 1 */
    int32_t total; /* factors times values add up to this */
    bool distinct; /* no two cells hold the same, and all factors are 1 */
    uint16_t cell[HF_SUM_CELLS];
    int32_t factor[HF_SUM_CELLS];
    uint32_t mask[HF_SUM_CELLS];  /* what may stand in the cell: one symbol if it is filled */
    uint32_t apart[HF_SUM_CELLS]; /* the cells, as bits, that cannot hold the same */
} hf_sum;

/* What each cell can hold if the others make up the sum. Exact for distinct cells on boards of up to
 * nine symbols, and where there are not too many ways; else as if cells did not see each other. */
void hf_sum_allow(const hf_sum *sum, uint32_t *allowed);

/* The sets of symbols that distinct cells can hold, as bits 0..511 by the mask of a set: `sets` has
 * HF_SUM_SETS words. Up to nine symbols. Returns how many there are. */
uint32_t hf_sum_combinations(const hf_sum *sum, uint64_t *sets);

#endif
