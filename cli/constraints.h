/* SPDX-License-Identifier: MIT
 *
 * constraints.h - the constraints of a puzzle in words, for those that a drawing cannot show.
 */
#ifndef HF_CLI_CONSTRAINTS_H
#define HF_CLI_CONSTRAINTS_H

#include "houseful/puzzle.h"
#include "out.h"

/* A line for each constraint that a drawing of characters does not show. */
void hf_constraints_list(hf_out *out, const hf_puzzle *puzzle);

#endif
