/* SPDX-License-Identifier: MIT
 *
 * loops.h - unique rectangles and loops: what the search (loops.c) and the types of conclusions
 * (loop_types.c) share.
 */
#ifndef HF_LOGIC_SE_LOOPS_H
#define HF_LOGIC_SE_LOOPS_H

#include "logic/se/hint.h"

/* A closed loop: cells with both digits, alternating between the two. */
typedef struct se_loop {
    const se_position *position;
    unsigned low, high; /* the two digits */
    unsigned pair;      /* the same as a mask */
    uint8_t cell[SE_CELLS];
    unsigned cells;
    se_cells set;
} se_loop;

/* A conclusion. */
typedef struct se_loop_hint {
    double rating;
    uint8_t type, form;          /* 1..4; form tells naked from hidden subsets */
    uint8_t region, spots_count; /* type 3 */
    uint16_t digits, spots;      /* type 3: the subset */
    se_cells set;
    uint16_t strike[SE_CELLS];
    uint16_t pair;
} se_loop_hint;

/* The best conclusion so far: of the lowest rating, then the lowest type, then the first. */
typedef struct se_loop_best {
    uint64_t kinds; /* that are asked for */
    bool found;
    se_loop_hint hint;
} se_loop_best;

static inline se_kind loop_kind(const se_loop_hint *found)
{
    return (se_kind)(SE_UNIQUE_1 + found->type - 1);
}

/* Looks at what a valid loop concludes. */
void hf_se_loop_conclude(const se_loop *loop, se_loop_best *best);
/* Searches for the kinds that are asked for; false: none. */
bool hf_se_unique_loop(const se_position *p, uint64_t kinds, se_hint *hint);

#endif
