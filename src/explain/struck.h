/* SPDX-License-Identifier: MIT
 *
 * struck.h - what a step strikes, and what it leaves, in words: for rules of written constraints.
 */
#ifndef HF_EXPLAIN_STRUCK_H
#define HF_EXPLAIN_STRUCK_H

#include "explain/writer.h"

/* The cells that lose something, in order. */
void hf_struck_cells(const hf_writer *w, hf_list *cells);
/* Does a cell lose all that it has? Then the board is broken. */
bool hf_struck_all(const hf_writer *w);
/* "8 or 9 in r1c1 or r1c4, or 4 in r1c2" */
void hf_struck_say(hf_writer *w);
/* "r1c1 is at most 6, and r1c3 and r1c4 are not 5"; not if a cell loses all. */
void hf_struck_say_left(hf_writer *w);

#endif
