/* SPDX-License-Identifier: MIT
 *
 * ruled.h - positions of puzzles with written constraints: who sees whom, and sums ready to be worked
 * out.
 *
 * Two cells see each other if they share a house or a constraint keeps them different: then rules
 * that ask for peers hold as they are. Rules that rest on the solution being unique do not: they are
 * silent on such puzzles.
 */
#ifndef HF_LOGIC_RULED_H
#define HF_LOGIC_RULED_H

#include "logic/rule.h"
#include "logic/sums.h"
#include "puzzle/rules.h"

/* The view follows the written constraints of a puzzle that has some and must outlive it; NULL: none. Before loading.
 * HF_NO_MEMORY. */
hf_status hf_view_follow(hf_view *view, const hf_puzzle *puzzle);

/* Do values that fill the board break a constraint? */
bool hf_view_breaks_rules(const hf_view *view);

/* What may stand in a cell: its candidates, or its value. */
static inline uint32_t view_may(const hf_view *v, uint32_t cell)
{
    return v->value[cell] ? symbol_bit(v->value[cell]) : v->cand[cell];
}

/* The candidates of another cell that a relation forbids if a cell holds a symbol; 0: none. */
uint32_t hf_ruled_forbids(const hf_view *view, const hf_primitive *p, uint32_t cell,
                          uint32_t symbol, uint32_t *other);

/* Cells with factors (NULL: all 1) and a total, at the position. False: too many cells. */
bool hf_ruled_sum(const hf_view *view, const uint32_t *cells, const int32_t *factors,
                  uint32_t count, int32_t total, hf_sum *sum);
/* The same of a primitive that is a sum. */
bool hf_ruled_primitive_sum(const hf_view *view, const hf_primitive *p, hf_sum *sum);

/* Marks a cell of a constraint: what the step leaves in it, or all of it if it is filled. After
 * striking. */
void hf_ruled_mark(hf_step *step, const hf_view *view, uint32_t cell);

/* Strikes what a sum does not allow; false: nothing. */
bool hf_ruled_strike_sum(hf_step *step, const hf_view *view, const hf_sum *sum);

#endif
