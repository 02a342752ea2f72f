/* SPDX-License-Identifier: MIT
 *
 * constraints.h - the constraints of a puzzle in words, for those that a drawing cannot show.
 */
#ifndef HF_CLI_CONSTRAINTS_H
#define HF_CLI_CONSTRAINTS_H

#include "houseful/puzzle.h"
#include "out.h"

/* The puzzle, if it has constraints that are drawn or told; else NULL. */
const hf_puzzle *hf_constraints_shown(const hf_puzzle *puzzle);
/* A line for each constraint, and for diagonals and windows, that a drawing of characters does not show; `drawn`: it has shown cages and
 * signs, which it does where it has no candidates to show. The puzzle may be NULL. */
void hf_constraints_list(hf_out *out, const hf_puzzle *puzzle, bool drawn);

#endif
