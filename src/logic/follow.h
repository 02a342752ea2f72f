/* SPDX-License-Identifier: MIT
 *
 * follow.h - all that follows from each literal along the links of a table, as bits, and the chains
 * that lead there when they are to be told.
 */
#ifndef HF_LOGIC_FOLLOW_H
#define HF_LOGIC_FOLLOW_H

#include "logic/table.h"

typedef struct hf_follow {
    hf_find *find;
    const hf_table *table;
    uint32_t words;
    uint64_t *reach; /* [literal * words]: what follows, itself included */
    hf_row row;      /* of `premise` */
    uint32_t premise;
    uint16_t *chain;
} hf_follow;

/* False: memory ran out, or the search is to stop. */
bool hf_follow_begin(hf_find *find, const hf_table *table, hf_follow *follow);

/* Does a literal follow from all premises? */
bool hf_follow_all(const hf_follow *follow, const uint16_t *premise, uint32_t count, uint32_t to);

/* The number of literals of a shortest chain to one that follows. */
uint32_t hf_follow_measure(hf_follow *follow, uint32_t from, uint32_t to);
/* Adds that chain to a step. */
void hf_follow_tell(hf_follow *follow, hf_step *step, uint32_t from, uint32_t to, uint32_t number);

#endif
