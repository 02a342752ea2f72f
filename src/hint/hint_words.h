/* SPDX-License-Identifier: MIT
 *
 * hint_words.h - what several files of this folder need.
 */
#ifndef HF_HINT_WORDS_H
#define HF_HINT_WORDS_H

#include "explain/writer.h"
#include "houseful/hint.h"
#include "logic/ladder.h"

/* "7 stands twice in row 1: in r1c1 and in r1c2." */
void hf_hint_say_clash(hf_writer *w, const hf_clash *clash);

/* The ladder (NULL: the default one) without bets, which prove nothing. */
void hf_hint_ladder(const hf_ladder *ladder, hf_ladder *proving);

#endif
