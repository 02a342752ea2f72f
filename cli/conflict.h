/* SPDX-License-Identifier: MIT
 *
 * conflict.h - why a puzzle has no solution, in words.
 */
#ifndef HF_CLI_CONFLICT_H
#define HF_CLI_CONFLICT_H

#include "stream.h"

enum { HF_CONFLICT_ROOM = 600 };

/* Looks, with a budget of guesses, for constraints and givens of a record without solution that clash, and
 * writes them as "the killer cage of 3 at r1c1 and the 2 in r4c1". False: none were found with so many,
 * or before the time `ends_ns` (hf_term_ends), or the board is too large for it; the text is empty. */
bool hf_conflict_words(hf_work *work, const hf_item *item, uint64_t ends_ns,
                       char text[HF_CONFLICT_ROOM]);

#endif
