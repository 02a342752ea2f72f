/* SPDX-License-Identifier: MIT
 *
 * overflow.h - the way out when the lanes' memory is full: a branch solved on the spot, one cell at
 * a time.
 */
#ifndef HF_LANES_OVERFLOW_H
#define HF_LANES_OVERFLOW_H

#include "solve/engine.h"

/* Counts the solutions of a board given as 81 candidate sets (bit d for digit d+1), up to `limit`; `extra` are houses
 * besides rows, columns and boxes, or NULL. The first is left in `solution` as candidate sets of one bit, if there is
 * any. */
uint64_t hf_overflow_search(const uint16_t candidates[81], const hf_nine_extra *extra,
                            uint64_t limit, uint16_t solution[81]);

#endif
