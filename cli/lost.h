/* SPDX-License-Identifier: MIT
 *
 * lost.h - what a text that was written no longer tells of its board.
 */
#ifndef HF_CLI_LOST_H
#define HF_CLI_LOST_H

#include "input.h"
#include "stream.h"

/* Has the board more than the usual houses, or others, and must whoever reads what is written know it from there?
 * Not if it was said on the command line, where it can be said again. */
bool hf_lost_is_odd(const hf_shape *shape);
bool hf_lost_was_said(const hf_board_args *asked);

/* The puzzle that a text of one record tells of; NULL: none, or no memory, which is told to the work. */
hf_puzzle *hf_lost_read(hf_work *work, const char *text);

/* Boxes that are told as regions are the same houses. */
bool hf_lost_same_houses(const hf_shape *a, const hf_shape *b);

/* Says so if this text, `what` it is, does not tell which houses the board has. (Nor does one that is not read back, but
 * such a one is for people: what stands below it tells.) */
void hf_lost_tell_text(hf_work *work, const hf_item *item, const hf_board_args *asked,
                       const hf_shape *shape, const char *text, const char *what);

/* For commands that write boards as lines: says so if the line of this one, made from an item, does not tell which
 * houses it has. */
void hf_lost_tell(hf_work *work, const hf_item *item, const hf_board_args *asked,
                  const hf_grid *grid);

#endif
