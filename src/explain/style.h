/* SPDX-License-Identifier: MIT
 *
 * style.h - how a candidate is to be shown, the same in the terminal and in pictures.
 *
 *     style      mark   colour
 *     struck     x     red, struck through
 *     placed     !     green, strong
 *     base       *     green        what makes the pattern; a cell true at the start of a chain
 *     cover      +     blue         the other side of it
 *     fin        #     amber        fins, extra candidates, conflicts
 *     set A...   a b c d            almost locked sets, petals, colours, by their group
 */
#ifndef HF_EXPLAIN_STYLE_H
#define HF_EXPLAIN_STYLE_H

#include "explain/writer.h"

typedef enum hf_style {
    HF_STYLE_NONE,
    HF_STYLE_STRUCK,
    HF_STYLE_PLACED,
    HF_STYLE_BASE,
    HF_STYLE_COVER,
    HF_STYLE_FIN,
    HF_STYLE_SET /* HF_STYLE_SET + group, four of them */
} hf_style;

enum { HF_STYLES = HF_STYLE_SET + 4 };

/* How a candidate (or with symbol 0 a whole cell) looks. */
hf_style hf_style_of(const hf_writer *w, uint32_t cell, uint32_t symbol);
/* How a house of the step looks: HF_STYLE_BASE, _COVER or _FIN. */
hf_style hf_style_house(const hf_writer *w, uint32_t house);
/* The character for a style, and the words for the legend; NULL if the step does not use it. */
char hf_style_mark(hf_style style);
const char *hf_style_words(const hf_writer *w, hf_style style);

/* Are two neighbouring cells in different boxes or regions? */
bool hf_style_border(const hf_writer *w, uint32_t a, uint32_t b);
/* The number of candidates side by side in a cell. */
uint32_t hf_style_width(const hf_writer *w);

#endif
