/* SPDX-License-Identifier: MIT
 *
 * kinds_force_data.h - what the files of kinds_force.h share.
 */
#ifndef TEST_KINDS_FORCE_DATA_H
#define TEST_KINDS_FORCE_DATA_H

#include "support/kinds_force.h"

typedef enum meaning { DOES_NOT_HOLD, HOLDS, ELSEWHERE } meaning;

/* Does a constraint hold on a filled board? ELSEWHERE: it is told by the other file. */
meaning force_on_board(const boards *b, const uint8_t *v, const told *t);
meaning force_on_cells(const boards *b, const uint8_t *v, const told *t);
meaning force_on_sets(const boards *b, const uint8_t *v, const told *t);
int force_weighted(const uint8_t *v, const told *t);

/* How many lines are smaller, read as numbers, and one more; 0: another one is equal. */
int force_rank(const boards *b, const uint8_t *v, const told *t);

static inline int force_value(const uint8_t *v, const told *t, uint32_t i)
{
    return v[t->cells[i]];
}

static inline uint32_t force_length(const told *t)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < t->part_count; i++)
        count += t->parts[i];
    return count;
}

/* Of some cells, by their places in the list. */
static inline int force_sum(const uint8_t *v, const told *t, uint32_t from, uint32_t to)
{
    int sum = 0;
    for (uint32_t i = from; i < to; i++)
        sum += force_value(v, t, i);
    return sum;
}

#endif
