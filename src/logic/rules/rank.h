/* SPDX-License-Identifier: MIT
 *
 * rank.h - collecting patterns on one symbol, and reporting them best first.
 *
 * Of several patterns that strike the same candidates only the first is kept. Best is the one that strikes most; among equals the one with the lowest weighted sum of
 * struck cells: with the cells c1 < c2 < ... of the result, the sum of (1 + 80 i) * c(i+1) +
 * symbol. The weights are HoDoKu's, so that its order of steps can be followed.
 */
#ifndef HF_LOGIC_RANK_H
#define HF_LOGIC_RANK_H

#include "logic/rule.h"

typedef struct hf_rank {
    size_t size; /* of one pattern, set by the rule */
    /* the rest is zero at first */
    struct hf_ranked *first;
    uint32_t count;
} hf_rank;

/* Adds a pattern that strikes `symbol` in the cells of `hit`. False: stop, memory ran out. */
bool hf_rank_add(hf_find *find, hf_rank *rank, const void *pattern, const uint64_t *hit,
                 uint32_t symbol);

/* Calls `report` with each pattern, best first, until it says false. */
void hf_rank_report(hf_find *find, const hf_rank *rank,
                    bool (*report)(hf_find *find, const void *pattern, const uint64_t *hit));

#endif
