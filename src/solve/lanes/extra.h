/* SPDX-License-Identifier: MIT
 *
 * extra.h - houses besides rows, columns and boxes, such as diagonals and windows: what each of them strikes after a
 * sweep.
 *
 * A sweep knows only chutes. Here, house by house: the singles of its cells go from the others, a digit that only one
 * cell can hold is all that cell holds, and a digit twice or nowhere is the lane's end. Whoever has nothing struck here
 * is judged by the sweep alone; whoever has goes on being swept. A lane that the sweep calls solved has one digit in
 * every cell (run.h), so that here it is dead if and only if one of these houses is not complete.
 */
#ifndef HF_LANES_EXTRA_H
#define HF_LANES_EXTRA_H

typedef struct extra_sums {
    vec covered;  /* digits that have a place in every house */
    vec clash;    /* digits that two cells of a house hold alone */
    vec changed;  /* candidates struck */
    vec smallest; /* the smallest cell after that: 0 if any is empty */
} extra_sums;

LANES_INLINE void strike_house(state *s, const uint8_t cells[9], extra_sums *sums)
{
    vec single = vec_zero(), once = vec_zero(), more = vec_zero();
    UNROLL(9)
    for (int i = 0; i < 9; i++) {
        vec x = s->cell[cells[i]], alone = vec_single(x);
        sums->clash = vec_or_and(sums->clash, single, alone);
        more = vec_or_and(more, once, x);
        once = vec_or(once, x);
        single = vec_or(single, alone);
    }
    vec hidden = vec_without(once, more), others = vec_without(vec_set(ALL_DIGITS), single);
    sums->covered = vec_and(sums->covered, once);
    UNROLL(9)
    for (int i = 0; i < 9; i++) {
        vec old = s->cell[cells[i]];
        vec may = vec_or(others, vec_single(old));
        vec new = vec_and(old, vec_pick(old, hidden, may));
        sums->changed = vec_or_xor(sums->changed, old, new);
        sums->smallest = vec_min(sums->smallest, new);
        s->cell[cells[i]] = new;
    }
}

static LANES_APART void strike_extra(state *s, const hf_nine_extra *extra, verdict *v)
{
    extra_sums sums = {vec_set(ALL_DIGITS), vec_zero(), vec_zero(), vec_set(0xffff)};
    for (unsigned h = 0; h < extra->count; h++)
        strike_house(s, extra->cell[h], &sums);
    v->dead |= (lane_mask)~vec_equal_lanes(sums.covered, vec_set(ALL_DIGITS)) & ALL_LANES;
    v->dead |= (lane_mask)~vec_zero_lanes(sums.clash) & ALL_LANES;
    v->dead |= vec_zero_lanes(sums.smallest);
    lane_mask changed = (lane_mask)~vec_zero_lanes(sums.changed) & ALL_LANES;
    v->moving |= changed;
    v->restless |= changed;
}

#endif
