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
 * A *band* is three rows, a *stack* three columns; both are called bands below, numbered 0-2 and
 * 3-5, as the same code serves both with rows and columns exchanged. The three cells that a row
 * shares with a box are a *minirow* (in stacks: a minicolumn, the same thing turned). In a band,
 * the three minirows that hold a digit lie in three rows and three boxes, so there are six ways,
 * the *configurations* p0 p1 p2 (even permutations) and q0 q1 q2 (odd):
 *
 *          box 0 1 2                box 0 1 2
 *    row 0     p0 p1 p2       row 0     q0 q1 q2
 *    row 1     p2 p0 p1       row 1     q1 q2 q0
 *    row 2     p1 p2 p0       row 2     q2 q0 q1
 *
 * A minirow may hold exactly the digits of its two configurations: minirow (0,0) those of p0 and
 * q0.
 */
#ifndef HF_LANES_STATE_H
#define HF_LANES_STATE_H

enum { CELLS = 81, BANDS = 6, ALL_DIGITS = 0x1ff };

typedef struct state {
    vec cell[CELLS];
    vec owner;
    vec depth;
} state;

/* The configurations of one band, per digit and lane, in the order in which branches are tried. */
typedef struct configs {
    vec p0, q0, p1, q1, p2, q2;
} configs;

/* What each of the nine minirows of a band may hold, given the configurations. */
LANES_INLINE void minirows_of(const configs *k, vec out[3][3])
{
    out[0][0] = vec_or(k->p0, k->q0);
    out[0][1] = vec_or(k->p1, k->q1);
    out[0][2] = vec_or(k->p2, k->q2);
    out[1][0] = vec_or(k->p2, k->q1);
    out[1][1] = vec_or(k->p0, k->q2);
    out[1][2] = vec_or(k->p1, k->q0);
    out[2][0] = vec_or(k->p1, k->q2);
    out[2][1] = vec_or(k->p2, k->q0);
    out[2][2] = vec_or(k->p0, k->q1);
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
