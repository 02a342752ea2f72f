/* SPDX-License-Identifier: MIT
 *
 * room.h - how the learner's arrays grow. They only grow, and stay for the next puzzle: a solver that
 * has met a board of some size allocates nothing for the next one like it, but for learned clauses.
 *
 * Arrays of one size share one `room`. It is 0 while they are being replaced, so that after a failed
 * allocation the next puzzle finds no room and tries again.
 */
#ifndef HF_SOLVE_LEARN_ROOM_H
#define HF_SOLVE_LEARN_ROOM_H

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

/* How much to make where `wanted` are needed. */
static inline size_t hf_room_for(size_t wanted)
{
    return wanted + wanted / 4 + 16;
}

/* Replaces the array that `array` points to by a new one with nothing in it. False: no memory, the
 * array is NULL. */
static inline bool hf_room_renew(void *array, size_t count, size_t size)
{
    void **at = array;
    free(*at);
    *at = malloc(count * size);
    return *at != NULL;
}

#endif
