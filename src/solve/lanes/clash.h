/* SPDX-License-Identifier: MIT
 *
 * clash.h - puzzles without a solution: do two of their values clash?
 *
 * A puzzle in which they do is none at all, which is told apart from one that has no solution. That
 * is asked of many puzzles side by side, when a chunk is done: one by one it is a fifth of the time
 * where 40 % have no solution.
 */
#ifndef HF_LANES_CLASH_H
#define HF_LANES_CLASH_H

/* Values that a house was seen to have, once and twice. */
typedef struct seen {
    vec once, twice;
} seen;

LANES_INLINE void see(seen *s, vec value)
{
    s->twice = vec_or_and(s->twice, s->once, value);
    s->once = vec_or(s->once, value);
}

/* Lanes in which two cells of a house have the same one candidate. */
static LANES_APART lane_mask find_clashes(const state *puzzle)
{
    seen column[9];
    vec clash = vec_zero();
    memset(column, 0, sizeof column);
    for (unsigned band = 0; band < 3; band++) {
        seen box[3];
        memset(box, 0, sizeof box);
        for (unsigned r = 0; r < 3; r++) {
            const vec *x = puzzle->cell + 27 * band + 9 * r;
            seen row = {vec_zero(), vec_zero()};
            UNROLL(9)
            for (unsigned c = 0; c < 9; c++) {
                vec value = vec_single(x[c]);
                see(&row, value);
                see(&column[c], value);
                see(&box[c / 3], value);
            }
            clash = vec_or(clash, row.twice);
        }
        clash = vec_or(clash, vec_or3(box[0].twice, box[1].twice, box[2].twice));
    }
    for (unsigned c = 0; c < 9; c++)
        clash = vec_or(clash, column[c].twice);
    return (lane_mask)~vec_zero_lanes(clash) & ALL_LANES;
}

#endif
