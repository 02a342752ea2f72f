/* SPDX-License-Identifier: MIT
 *
 * canon_rank.h - `houseful canon --unrank`: boards from their numbers.
 */
#ifndef HF_CLI_CANON_RANK_H
#define HF_CLI_CANON_RANK_H

#include "args.h"

/* Writes the board of each number; operands are numbers, ranges such as 1..10, and files of them, one to a line; none:
 * stdin. Returns an exit status. */
int canon_unrank(const hf_operands *operands);

#endif
