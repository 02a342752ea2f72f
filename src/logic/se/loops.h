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

/* A conclusion; compared with others by all but its result. */
typedef struct se_loop_hint {
    double rating;
    uint8_t type, form;          /* 1..4; form tells naked from hidden subsets */
    uint8_t region, spots_count; /* type 3 */
    uint16_t digits, spots;      /* type 3: the subset */
    se_cells set;
    uint16_t strike[SE_CELLS];
    uint16_t pair;
} se_loop_hint;

/* All conclusions so far. They grow in memory that is kept from search to search. */
typedef struct se_loop_hints {
    se_loop_hint *hint;
    unsigned count, room;
    bool failed; /* memory ran out */
} se_loop_hints;

/* Adds what a valid loop concludes. */
void hf_se_loop_conclude(const se_loop *loop, se_loop_hints *all);
/* Searches for the kinds that are asked for; false: none, or memory ran out. */
bool hf_se_unique_loop(const se_position *p, se_loop_hints *all, uint64_t kinds, se_hint *hint);

#endif
