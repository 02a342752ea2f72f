/* SPDX-License-Identifier: MIT
 *
 * sight.h - what singles show: from thoughts that hold, by last candidates and last places, to a
 * candidate that is out.
 */
#ifndef HF_LOGIC_SE_SIGHT_H
#define HF_LOGIC_SE_SIGHT_H

#include "logic/se/se.h"

enum { SE_NO_THOUGHT = 0xffff, SE_SIGHT_LINE = 0x8000, SE_SIGHT_MOST = SE_CELLS + SE_CANDIDATES };

/* A thought on the way. Its reasons are thoughts that hold, or SE_SIGHT_LINE + the number of a line
 * before it. */
typedef struct se_sight_line {
    uint8_t cell, digit;
    bool holds;      /* the last in its region or cell; or else seen by its only reason */
    uint8_t region;  /* SE_NOWHERE: in the cell */
    uint8_t reasons; /* how many */
    uint16_t reason[8];
    uint16_t thought; /* for the caller */
} se_sight_line;

typedef struct se_sight {
    se_sight_line line[SE_SIGHT_MOST];
    unsigned lines;
} se_sight;

/* Is a candidate out? `holds` has the thoughts that hold, by potential, SE_NO_THOUGHT where there is none.
 * False: singles do not show it, or not by fewer than `most` of them. */
bool hf_se_see(se_sight *sight, const se_field *field, const uint16_t *holds, unsigned cell,
               unsigned digit, unsigned most);

#endif
