/* SPDX-License-Identifier: MIT
 *
 * colours.h - conjugate pairs of one symbol, coloured.
 *
 * Two places that form a conjugate pair (the only two of a house) are opposite: one is true, the
 * other false. Places tied by such pairs form a component with two colours, and all places of one
 * colour are true or all of the other.
 *
 *      A ===== B                  A and B of the first component: one colour is true.
 *              |                  C and D belong to another: nothing is known of A and C together,
 *              A     C ===== D    unless some A sees some C
 */
#ifndef HF_LOGIC_COLOURS_H
#define HF_LOGIC_COLOURS_H

#include "logic/rule.h"

typedef struct hf_component {
    hf_set colour[2];
    hf_set seen[2]; /* what some cell of that colour sees */
} hf_component;

/* The components of a symbol, in the order of their first cells; *count of them. The first cell has
 * colour 0. NULL: there are none, or memory ran out. */
hf_component *hf_colours_of(hf_find *find, uint32_t symbol, uint32_t *count);

#endif
