/* SPDX-License-Identifier: MIT
 *
 * look.h - how a candidate is to be shown, the same in the terminal and in pictures.
 *
 *     look      mark   colour
 *     struck     x     red, struck through
 *     placed     !     green, strong
 *     base       *     green        what makes the pattern; a cell true at the start of a chain
 *     cover      +     blue         the other side of it
 *     fin        #     amber        fins, extra candidates, conflicts
 *     set A...   a b c d            almost locked sets, petals, colours, by their group
 */
#ifndef HF_EXPLAIN_LOOK_H
#define HF_EXPLAIN_LOOK_H

#include "explain/tale.h"

typedef enum hf_look {
    HF_LOOK_NONE,
    HF_LOOK_STRUCK,
    HF_LOOK_PLACED,
    HF_LOOK_BASE,
    HF_LOOK_COVER,
    HF_LOOK_FIN,
    HF_LOOK_SET /* HF_LOOK_SET + group, four of them */
} hf_look;

enum { HF_LOOKS = HF_LOOK_SET + 4 };

/* How a candidate (or with symbol 0 a whole cell) looks. */
hf_look hf_look_at(const hf_tale *tale, uint32_t cell, uint32_t symbol);
/* How a house looks: HF_LOOK_NONE, _BASE, _COVER or _FIN. */
hf_look hf_look_house(const hf_tale *tale, uint32_t house);
/* The character for a look, and the words for the legend; NULL if the step does not use it. */
char hf_look_mark(hf_look look);
const char *hf_look_words(const hf_tale *tale, hf_look look);

/* Are two neighbouring cells in different boxes or regions? */
bool hf_look_border(const hf_tale *tale, uint32_t a, uint32_t b);
/* The number of candidates side by side in a cell. */
uint32_t hf_look_width(const hf_tale *tale);

#endif
