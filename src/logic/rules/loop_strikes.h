/* SPDX-License-Identifier: MIT
 *
 * loop_strikes.h - what a continuous loop strikes: along it exactly one end of each link is true. A weak link between
 * two cells clears its symbol from all that sees both, and a cell entered and left by strong links loses its other
 * candidates.
 */
#ifndef HF_LOGIC_RULES_LOOP_STRIKES_H
#define HF_LOGIC_RULES_LOOP_STRIKES_H

#include "logic/collect.h"
#include "logic/table.h"

typedef struct hf_loop {
    const hf_view *view;
    const hf_table *table;
    const uint16_t *chain; /* literals, from the premise on */
    uint32_t count;
    hf_collect *collect; /* takes what is struck */
} hf_loop;

/* All that a loop strikes which ends with this literal. */
void hf_loop_strike(const hf_loop *l, uint32_t end);

/* The candidates of a cell but two. */
void hf_loop_strike_others(const hf_loop *l, uint32_t cell, uint32_t a, uint32_t b);

static inline uint32_t loop_cell(const hf_loop *l, uint32_t i)
{
    return hf_table_cell(l->table, l->chain[i]);
}

#endif
