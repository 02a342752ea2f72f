/* SPDX-License-Identifier: MIT
 *
 * move.h - moving whole lanes: copies for the second children, cuts, arrivals, departures.
 *
 * What happens to the lanes at work between two sweeps is noted (`changes`) and done in one go, with
 * one load and one store per cell, as stores are what limits it:
 *
 *      a lane that splits      ----- copied ----->   an idle lane
 *             | cut: first child                         | cut: second child
 *             v                                          v
 *      lanes at work            <---- arrivals ----  other idle lanes
 *
 * To make the changes while the sweep loads the bands would save those loads and stores, but the
 * sweep then needs more registers than there are: that is 4-10 % slower than this loop.
 */
#ifndef HF_LANES_MOVE_H
#define HF_LANES_MOVE_H

/* ---- departures ------------------------------------------------------------------------------ */

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
    if (VEC_CROSSES && r.crossing)
        move_along(to, &r, from, 1);
    else
        move_along(to, &r, from, 0);
}

/* ---- cuts ------------------------------------------------------------------------------------ */

/* What cuts mean to the cells of a band: cell i of segment (r, b) loses row[r][b] and column[b][i]. */
typedef struct band_cuts {
    vec row[3][3];
    vec column[3][3];
} band_cuts;

LANES_INLINE band_cuts cuts_of_band(const cuts *c, int band)
{
    band_cuts k;
    UNROLL(3)
    for (int b = 0; b < 3; b++) {
        UNROLL(3)
        for (int i = 0; i < 3; i++) {
            k.row[i][b] = vec_and(c->segment[i][b], c->chute[band]);
            k.column[b][i] = vec_and(c->segment[i][band], c->chute[3 + b]);
        }
    }
    return k;
}

/* Cell n of a band (0 to 26) after the cuts. */
LANES_INLINE vec cut_cell(vec x, const band_cuts *k, int n)
{
    return vec_without2(x, k->row[n / 9][n % 9 / 3], k->column[n % 9 / 3][n % 3]);
}

/* move_lanes for lanes that lose what `c` says on the way. */
LANES_INLINE void move_cut_along(state *to, const route *r, const state *from, const cuts *c,
                                 int crossing)
{
    for (int band = 0; band < 3; band++) {
        band_cuts k = cuts_of_band(c, band);
        UNROLL(27)
        for (int n = 0; n < 27; n++) {
            vec *cell = &to->cell[27 * band + n];
            *cell = vec_replace(*cell, r, cut_cell(from->cell[27 * band + n], &k, n), crossing);
        }
    }
    to->owner = vec_replace(to->owner, r, from->owner, crossing);
    to->depth = vec_replace(to->depth, r, from->depth, crossing);
}

static void move_cut_lanes(state *to, lane_mask to_lanes, const state *from, lane_mask from_lanes,
                           const cuts *c)
{
    route r = route_make(to_lanes, from_lanes);
    if (VEC_CROSSES && r.crossing)
        move_cut_along(to, &r, from, c, 1);
    else
        move_cut_along(to, &r, from, c, 0);
}

/* ---- changes between two sweeps -------------------------------------------------------------- */

/* How lanes are copied and cut, how they arrive. Where the instruction set cares, lanes that cross
 * from one part of a vector to another come from FAR; where it does not (VEC_CROSSES), none ever do. */
enum { COPY_NONE, COPY_STAY, COPY_NEAR, COPY_FAR };
enum { ARRIVE_NONE, ARRIVE_NEAR, ARRIVE_FAR };

typedef struct changes {
    int copying;  /* COPY_...; all but COPY_NONE are cut, too */
    int arriving; /* ARRIVE_... */
    route copies;
    cuts own;
    route arrivals;
    const state *source; /* of the arrivals */
} changes;

LANES_INLINE vec changed_cell(vec x, const changes *c, vec row, vec column, int copying)
{
    if (copying == COPY_NEAR || copying == COPY_FAR)
        x = vec_take(&c->copies, x, copying == COPY_FAR);
    return copying != COPY_NONE ? vec_without2(x, row, column) : x;
}

/* The cells of one box of a band: what a row and a column lose is found where it is needed, so that
 * it stays in registers. */
LANES_INLINE void change_box(vec *restrict x, const changes *restrict c, int band, int box,
                             const vec *restrict source, int copying, int arriving)
{
    vec column[3], row = vec_zero();
    UNROLL(3)
    for (int i = 0; i < 3; i++)
        column[i] = copying != COPY_NONE ? vec_and(c->own.segment[i][band], c->own.chute[3 + box])
                                         : vec_zero();
    UNROLL(3)
    for (int r = 0; r < 3; r++) {
        if (copying != COPY_NONE)
            row = vec_and(c->own.segment[r][box], c->own.chute[band]);
        UNROLL(3)
        for (int i = 0; i < 3; i++) {
            int n = 9 * r + 3 * box + i;
            vec y = changed_cell(x[n], c, row, column[i], copying);
            if (arriving != ARRIVE_NONE)
                y = vec_replace(y, &c->arrivals, source[n], arriving == ARRIVE_FAR);
            x[n] = y;
        }
    }
}

/* Boxes whose changes are written out one after the other. Where lanes may cross there are twelve kinds of
 * changes; one box each is what fits, with the sweep, where the processor keeps instructions decoded (1-2 %). */
enum { BOXES_AT_ONCE = VEC_CROSSES ? 1 : 3 };

LANES_INLINE void change_cells(state *s, const changes *c, int copying, int arriving)
{
    for (int band = 0; band < 3; band++) {
        const vec *source = arriving != ARRIVE_NONE ? c->source->cell + 27 * band : NULL;
        UNROLL(BOXES_AT_ONCE)
        for (int box = 0; box < 3; box++)
            change_box(s->cell + 27 * band, c, band, box, source, copying, arriving);
    }
}

LANES_INLINE void change_by_arrivals(state *s, const changes *c, int copying)
{
    if (VEC_CROSSES && c->arriving == ARRIVE_FAR)
        change_cells(s, c, copying, ARRIVE_FAR);
    else if (c->arriving != ARRIVE_NONE)
        change_cells(s, c, copying, ARRIVE_NEAR);
    else if (copying != COPY_NONE)
        change_cells(s, c, copying, ARRIVE_NONE);
}

/* Owners and depths have moved already, when the changes were noted. */
static LANES_APART void make_changes(state *s, changes *c)
{
    if (VEC_CROSSES && c->copying == COPY_FAR)
        change_by_arrivals(s, c, COPY_FAR);
    else if (c->copying == COPY_NEAR)
        change_by_arrivals(s, c, COPY_NEAR);
    else if (c->copying == COPY_STAY)
        change_by_arrivals(s, c, COPY_STAY);
    else
        change_by_arrivals(s, c, COPY_NONE);
    c->copying = COPY_NONE;
    c->arriving = ARRIVE_NONE;
}

#endif
