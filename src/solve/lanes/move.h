/* SPDX-License-Identifier: MIT
 *
 * move.h - moving whole lanes: copies for the second children, arrivals, departures.
 */
#ifndef HF_LANES_MOVE_H
#define HF_LANES_MOVE_H

/* Lanes along `r` replace those of `to`; the other lanes of `to` stay. */
LANES_INLINE void move_along(state *to, const route *r, const state *from, int crossing)
{
    for (unsigned i = 0; i < CELLS; i++)
        to->cell[i] = vec_replace(to->cell[i], r, from->cell[i], crossing);
    to->owner = vec_replace(to->owner, r, from->owner, crossing);
    to->depth = vec_replace(to->depth, r, from->depth, crossing);
}

static void move_lanes(state *to, lane_mask to_lanes, const state *from, lane_mask from_lanes)
{
    route r = route_make(to_lanes, from_lanes);
    if (r.crossing)
        move_along(to, &r, from, 1);
    else
        move_along(to, &r, from, 0);
}

/* The same for lanes that lose what `c` says on the way. */
LANES_INLINE void move_cut_along(state *to, const route *r, const state *from, const cuts *c,
                                 int crossing)
{
    for (unsigned row = 0; row < 9; row++) {
        UNROLL(9)
        for (unsigned column = 0; column < 9; column++) {
            unsigned i = 9 * row + column;
            vec x = cut_cell(from->cell[i], c, row, column);
            to->cell[i] = vec_replace(to->cell[i], r, x, crossing);
        }
    }
    to->owner = vec_replace(to->owner, r, from->owner, crossing);
    to->depth = vec_replace(to->depth, r, from->depth, crossing);
}

static void move_cut_lanes(state *to, lane_mask to_lanes, const state *from, lane_mask from_lanes,
                           const cuts *c)
{
    route r = route_make(to_lanes, from_lanes);
    if (r.crossing)
        move_cut_along(to, &r, from, c, 1);
    else
        move_cut_along(to, &r, from, c, 0);
}

/* Copies lanes within a state, then cuts all of them. */
LANES_INLINE void copy_and_cut(state *s, const route *copies, const cuts *c, int crossing)
{
    for (unsigned row = 0; row < 9; row++) {
        UNROLL(9)
        for (unsigned column = 0; column < 9; column++) {
            vec *cell = &s->cell[9 * row + column];
            *cell = cut_cell(vec_take(copies, *cell, crossing), c, row, column);
        }
    }
    s->owner = vec_take(copies, s->owner, crossing);
    s->depth = vec_take(copies, s->depth, crossing);
}

#endif
