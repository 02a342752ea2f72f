/* SPDX-License-Identifier: MIT
 *
 * small.h - boards of any layout with up to 16 symbols: what singles make of them, and one question, answered in a
 * microsecond or two: is there a solution in which this cell holds something else?
 */
#ifndef HF_GENERATE_SMALL_H
#define HF_GENERATE_SMALL_H

#include "houseful/shape.h"
#include "solve/engine.h"

typedef struct hf_small hf_small;

/* For up to 16 symbols. HF_UNSUPPORTED: more than 256 cells or 64 houses. HF_NO_MEMORY. */
hf_status hf_small_new(const hf_shape *shape, hf_small **out);
void hf_small_free(hf_small *small);

typedef enum hf_small_answer { HF_SMALL_NO, HF_SMALL_YES, HF_SMALL_UNKNOWN } hf_small_answer;

/* These clues (0: none) have a solution. Is there one in which `cell`, which has no clue, does not hold `symbol`? Unknown
 * only if the task's time ran out: a budget of guesses would leave clues that can go. */
hf_small_answer hf_small_ask(hf_small *small, const uint16_t *clues, uint32_t cell, uint16_t symbol,
                             hf_search *task);

/* ---- the same a step at a time: the board that these clues leave, and what singles make of it -------- */

/* Loads the clues, which have a solution, and finds all singles. */
void hf_small_begin(hf_small *small, const uint16_t *clues);
/* The candidates of all cells, symbol s as bit s - 1. */
const uint16_t *hf_small_candidates(const hf_small *small);
/* Strikes candidates that are in no solution; true: some of them were there. */
bool hf_small_strike(hf_small *small, uint32_t cell, uint16_t candidates);
/* Finds all singles that this has brought. */
void hf_small_go_on(hf_small *small);

#endif
