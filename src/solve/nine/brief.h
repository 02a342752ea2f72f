/* SPDX-License-Identifier: MIT
 *
 * brief.h - what a lane engine says of a puzzle when it is done with it.
 */
#ifndef HF_NINE_BRIEF_H
#define HF_NINE_BRIEF_H

#include "solve/engine.h"

/* Do two givens of the text contradict each other? */
bool hf_nine_clash(const char *text);

/* Fills in answer, count and place. `found`: 0, 1 or 2 solutions (2: at least), 3: the text has a
 * bad character. A puzzle without solution is looked at once more: if two of its givens clash it is
 * not a puzzle at all. */
void hf_nine_brief(unsigned found, const char *text, hf_brief *brief);

#endif
