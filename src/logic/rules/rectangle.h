/* SPDX-License-Identifier: MIT
 *
 * rectangle.h - the deadly rectangle that all uniqueness rules speak of.
 *
 *      first  second        two rows, two columns; a in two opposite corners and b in the other
 *      third  fourth        two can be exchanged, and every house stays right
 *
 * With boxes that means: the four cells lie in exactly two boxes. In general: each house holds as
 * many of {first, fourth} as of {second, third}.
 */
#ifndef HF_LOGIC_RECTANGLE_H
#define HF_LOGIC_RECTANGLE_H

#include "logic/rule.h"

/* Corners in the order first, second, third, fourth. */
typedef struct hf_rectangle {
    uint32_t cell[4];
} hf_rectangle;

/* Can the two symbols be exchanged on these corners? */
bool hf_rectangle_is_deadly(const hf_view *view, const hf_rectangle *r);

/* Calls `each` with every deadly rectangle that starts in `first`, `second` sharing a line and (if
 * there are boxes) a box with it, in a fixed order, until it says false; returns false then.
 * The board must be square; second, third and fourth are cells of `fits`. */
typedef struct hf_rectangle_walk {
    const uint64_t *fits;
    bool (*each)(struct hf_rectangle_walk *walk, const hf_rectangle *r);
    hf_find *find;
    uint32_t a, b; /* the symbols, if the rule has them fixed */
    uint32_t met;  /* for `each` to keep */
} hf_rectangle_walk;

bool hf_rectangle_each(hf_rectangle_walk *walk, uint32_t first);

#endif
