/* SPDX-License-Identifier: MIT
 *
 * state.h - the data: many puzzles side by side, one to a lane.
 *
 * A vector holds one cell of LANES puzzles (or of LANES branches of fewer puzzles), the cell's
 * candidates as nine bits:
 *
 *                       lane 0     lane 1     lane 2    ...   lane 15
 *       cell[0]         .........  ..3......  1........       .2....7..
 *       cell[1]         ....5....  12.4.6...  .........       ........9
 *         ...
 *       cell[80]        ........9  .....67..  ....5....       123456789
 *       owner           17         17         18              20         which puzzle of the batch
 *       depth           2          3          0               1          how deep in its search
 *
 * Every instruction works on all lanes, no lane ever looks at another, and moving a lane through
 * all vectors moves a whole branch of a search, its owner with it.
 *
 * Chutes, segments and ways are drawn in nine/chutes.h. The same code serves bands and stacks, with
 * rows and columns exchanged.
 */
#ifndef HF_LANES_STATE_H
#define HF_LANES_STATE_H

#include "solve/nine/chutes.h"

enum { CELLS = HF_NINE_CELLS, CHUTES = HF_CHUTES, ALL_DIGITS = HF_NINE_DIGITS };

typedef struct state {
    vec cell[CELLS];
    vec owner;
    vec depth;
} state;

/* The digits that have each way left in one chute, lane by lane. */
typedef struct ways {
    vec p0, q0, p1, q1, p2, q2;
} ways;

/* What each segment [line][box] of a chute may hold: the digits of its two ways. */
LANES_INLINE void segments_of(const ways *w, vec out[3][3])
{
    out[0][0] = vec_or(w->p0, w->q0);
    out[0][1] = vec_or(w->p1, w->q1);
    out[0][2] = vec_or(w->p2, w->q2);
    out[1][0] = vec_or(w->p2, w->q1);
    out[1][1] = vec_or(w->p0, w->q2);
    out[1][2] = vec_or(w->p1, w->q0);
    out[2][0] = vec_or(w->p1, w->q2);
    out[2][1] = vec_or(w->p2, w->q0);
    out[2][2] = vec_or(w->p0, w->q1);
}

/* One lane of one vector, as memory. */
LANES_INLINE unsigned lane_get(const vec *v, unsigned lane)
{
    uint16_t x;
    memcpy(&x, (const char *)v + 2 * lane, sizeof x);
    return x;
}
LANES_INLINE void lane_set(vec *v, unsigned lane, unsigned value)
{
    uint16_t x = (uint16_t)value;
    memcpy((char *)v + 2 * lane, &x, sizeof x);
}

#endif
