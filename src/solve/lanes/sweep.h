/* SPDX-License-Identifier: MIT
 *
 * sweep.h - the logic: one sweep over all six chutes of all lanes.
 *
 * A sweep looks at the three bands, then at the three stacks, in place. Each of the two is, per lane:
 *
 *      read        1. m = what each segment may hold; A = what it must hold, as a cell of it can
 *                     hold nothing else (naked singles).
 *      find_ways   2. A digit may take a way only if all three segments admit it.
 *                  3. What a segment must hold (A, or all its digits if there are no more than three
 *                     for its three cells) can be nowhere else in its line and box: that strikes
 *                     ways.
 *      strike      4. From the ways left, what each segment may hold now, and l = what no other
 *                     segment of its line, so none of its box, may hold. Three such digits fill it:
 *                     nothing else fits.
 *                  5. In bands: a digit of l that only one cell of the segment can hold is a hidden
 *                     single. Those of the stacks are found by the next bands: what has but one cell in
 *                     its column, so in its box, has but one segment there. To find them at once
 *                     takes an eighth more operations for 6 % fewer sweeps on easy puzzles, 2 % on hard
 *                     ones: 4-9 % slower on the latter, on easy ones 2 % faster to 3 % slower.
 *
 * All three bands are read before cells are struck: the work on one chute is a long chain of few
 * operations, and the reading of the next fills the gaps (1-3 % by either compiler). Each step is a
 * loop over chutes all the same: written out straight, the sweep is up to 12 % slower, as more is
 * alive than there are registers.
 *
 * Naked singles strike nothing inside their own segment: the pass in the other direction does. The
 * stacks use the singles that the bands found in the same sweep: a little stale, much cheaper.
 *
 * Where a segment would have fewer than three digits left for its cells, or more than three that
 * only it may hold, the lane is beyond rescue; steps 3 and 4 then strike what they like, which is
 * as sound as anything, and cheaper than asking for exactly three.
 */
#ifndef HF_LANES_SWEEP_H
#define HF_LANES_SWEEP_H

/* What a sweep leaves for the branching. */
typedef struct sweep_notes {
    ways chute[CHUTES];
    vec column_singles[3][9]; /* per band and column: the singles of three cells */
} sweep_notes;

/* Sums over the chutes. */
typedef struct sweep_sums {
    vec covered;  /* digits that had a way in every stack: what has none in a band has none there */
    vec decided;  /* digits that had just one in every chute */
    vec changed;  /* digits that some segment of a stack lost */
    vec smallest; /* the smallest cell after that: 0 if any is empty */
} sweep_sums;

/* The lanes by what the sweep found. */
typedef struct verdict {
    lane_mask dead;     /* a digit without a place, or a cell without a digit */
    lane_mask open;     /* some digit has a choice of ways */
    lane_mask moving;   /* a segment of a stack lost a digit */
    lane_mask restless; /* two digits or more were lost so */
} verdict;

/* What the segments [line][box] of a chute hold. */
typedef struct segments {
    vec may[3][3];
    vec must[3][3];
} segments;

/* ---- read ------------------------------------------------------------------------------------ */

/* A band; its naked singles are kept by column, too, for the stacks. Each cell is loaded once. */
LANES_INLINE void read_band(const vec *restrict x, segments *out, vec *restrict by_column)
{
    UNROLL(3)
    for (int b = 0; b < 3; b++) {
        vec single[3][3];
        UNROLL(3)
        for (int r = 0; r < 3; r++) {
            vec y[3];
            UNROLL(3)
            for (int i = 0; i < 3; i++) {
                y[i] = x[9 * r + 3 * b + i];
                single[r][i] = vec_single(y[i]);
            }
            out->may[r][b] = vec_or3(y[0], y[1], y[2]);
            out->must[r][b] = vec_or3(single[r][0], single[r][1], single[r][2]);
        }
        UNROLL(3)
        for (int i = 0; i < 3; i++)
            by_column[3 * b + i] = vec_or3(single[0][i], single[1][i], single[2][i]);
    }
}

LANES_INLINE void read_stack(const state *s, int stack, const sweep_notes *notes, segments *out)
{
    UNROLL(3)
    for (int r = 0; r < 3; r++) {
        UNROLL(3)
        for (int b = 0; b < 3; b++) {
            const vec *y = s->cell + 3 * stack + r + 27 * b;
            out->may[r][b] = vec_or3(y[0], y[9], y[18]);
            out->must[r][b] = notes->column_singles[b][3 * stack + r];
        }
    }
}

/* ---- find_ways ------------------------------------------------------------------------------- */

/* Step 2. */
LANES_INLINE ways ways_of(vec m[3][3])
{
    ways w;
    w.p0 = vec_and3(m[0][0], m[1][1], m[2][2]);
    w.p1 = vec_and3(m[0][1], m[1][2], m[2][0]);
    w.p2 = vec_and3(m[0][2], m[1][0], m[2][1]);
    w.q0 = vec_and3(m[0][0], m[1][2], m[2][1]);
    w.q1 = vec_and3(m[0][1], m[1][0], m[2][2]);
    w.q2 = vec_and3(m[0][2], m[1][1], m[2][0]);
    return w;
}

/* Step 3: a digit that segment (r, b) must hold loses the four ways that put it elsewhere in line r
 * or box b. Those of p0 are the ones that share no segment with it: the even ones p1, p2 hold all
 * the other segments of p0's lines, and likewise for the odd. */
LANES_INLINE void strike_ways(ways *w, vec must[3][3])
{
    vec a0 = vec_or3(must[0][0], must[1][1], must[2][2]);
    vec a1 = vec_or3(must[0][1], must[1][2], must[2][0]);
    vec a2 = vec_or3(must[0][2], must[1][0], must[2][1]);
    vec b0 = vec_or3(must[0][0], must[1][2], must[2][1]);
    vec b1 = vec_or3(must[0][1], must[1][0], must[2][2]);
    vec b2 = vec_or3(must[0][2], must[1][1], must[2][0]);
    w->p0 = vec_without2(w->p0, a1, a2);
    w->p1 = vec_without2(w->p1, a0, a2);
    w->p2 = vec_without2(w->p2, a0, a1);
    w->q0 = vec_without2(w->q0, b1, b2);
    w->q1 = vec_without2(w->q1, b0, b2);
    w->q2 = vec_without2(w->q2, b0, b1);
}

LANES_INLINE void find_ways(segments *in, ways *out)
{
    vec m[3][3], must[3][3];
    ways w = ways_of(in->may);
    segments_of(&w, m);
    UNROLL(3)
    for (int r = 0; r < 3; r++) {
        UNROLL(3)
        for (int b = 0; b < 3; b++)
            must[r][b] = vec_if_upto3(m[r][b], in->must[r][b]);
    }
    strike_ways(&w, must);
    *out = w;
}

/* ---- strike ---------------------------------------------------------------------------------- */

/* What no other segment of line r may hold. A digit with one way is there in every line; two ways
 * share one segment at most, so that a digit with several is missing in two lines, and two lines tell
 * whether it is decided. */
LANES_INLINE void find_only(vec m[3][3], int r, vec only[3], sweep_sums *sums)
{
    UNROLL(3)
    for (int b = 0; b < 3; b++)
        only[b] = vec_without2(m[r][b], m[r][(b + 1) % 3], m[r][(b + 2) % 3]);
    if (r > 0)
        sums->decided = vec_and_or(sums->decided, vec_or(only[0], only[1]), only[2]);
}

/* The three cells y of a segment of a band by steps 4 and 5, `may` being what it may hold at all. A digit of
 * `only` is in one of them, so in the third if the two others do not have it: that is two operations
 * less per segment than to find the digits that occur twice, but where the instruction set can ask
 * whether two vectors meet. */
LANES_INLINE void strike_segment(const vec y[3], vec only, vec may, vec new[3])
{
    vec hidden = VEC_ASKS_MEETING ? vec_without(only, vec_two_of(y[0], y[1], y[2])) : only;
    UNROLL(3)
    for (int i = 0; i < 3; i++) {
        vec lone = vec_without2(only, y[(i + 1) % 3], y[(i + 2) % 3]);
        vec keep = VEC_ASKS_MEETING ? vec_pick(y[i], hidden, may) : vec_first(lone, may);
        new[i] = vec_and(y[i], keep);
    }
}

/* Those of a stack by step 4. The smallest of the three is found apart: one minimum after the other over all cells would
 * be the longest chain of the sweep (6 to 8 % with AVX-512 on Zen 5, a fifth in plain code). */
LANES_INLINE void strike_plainly(const vec y[3], vec may, vec new[3], sweep_sums *sums)
{
    vec held = vec_or(vec_or(y[0], y[1]), y[2]);
    sums->changed = vec_or_without(sums->changed, held, may);
    UNROLL(3)
    for (int i = 0; i < 3; i++)
        new[i] = vec_and(y[i], may);
    vec smallest = vec_min(vec_min(new[0], new[1]), new[2]);
    sums->smallest = vec_min(sums->smallest, smallest);
}

/* The cells of a band (row_step 9, column_step 1) or a stack (1, 9), x being its first. */
LANES_INLINE void strike_cells(vec *x, int row_step, int column_step, const ways *w,
                               sweep_sums *sums, int is_stack)
{
    vec m[3][3];
    segments_of(w, m);
    if (is_stack)
        sums->covered = vec_and_or(sums->covered, vec_or(m[0][0], m[0][1]), m[0][2]);
    UNROLL(3)
    for (int r = 0; r < 3; r++) {
        vec only[3];
        find_only(m, r, only, sums);
        UNROLL(3)
        for (int b = 0; b < 3; b++) {
            vec *c = x + r * row_step + 3 * b * column_step;
            vec y[3] = {c[0], c[column_step], c[2 * column_step]}, new[3];
            vec may = vec_if_3up(only[b], m[r][b]);
            if (is_stack)
                strike_plainly(y, may, new, sums);
            else
                strike_segment(y, only[b], may, new);
            UNROLL(3)
            for (int i = 0; i < 3; i++)
                c[i * column_step] = new[i];
        }
    }
}

/* ---- all of it ------------------------------------------------------------------------------- */

LANES_INLINE verdict judge(const sweep_sums *sums)
{
    verdict v;
    v.dead = (lane_mask)~vec_equal_lanes(sums->covered, vec_set(ALL_DIGITS)) & ALL_LANES;
    v.dead |= vec_zero_lanes(sums->smallest);
    v.open = (lane_mask)~vec_equal_lanes(sums->decided, vec_set(ALL_DIGITS)) & ALL_LANES;
    v.moving = (lane_mask)~vec_zero_lanes(sums->changed) & ALL_LANES;
    v.restless = (lane_mask)~vec_zero_lanes(vec_drop_lowest(sums->changed)) & ALL_LANES;
    return v;
}

/* A function of its own: inlined into the main loop it is 10 % slower by gcc. A vector whose
 * address is taken makes the compiler align the stack, which clang does not do for spilled vectors
 * alone: on spills that straddle cache lines AVX2 code loses 5 to 30 %. */
static LANES_APART verdict sweep(state *s, sweep_notes *notes)
{
    vec anchor;
    __asm__ volatile("" : : "r"(&anchor));
    sweep_sums sums = {vec_set(ALL_DIGITS), vec_set(ALL_DIGITS), vec_zero(), vec_set(0xffff)};
    segments held;
    for (int band = 0; band < 3; band++) {
        read_band(s->cell + 27 * band, &held, notes->column_singles[band]);
        find_ways(&held, &notes->chute[band]);
    }
    for (int band = 0; band < 3; band++)
        strike_cells(s->cell + 27 * band, 9, 1, &notes->chute[band], &sums, 0);
    for (int stack = 0; stack < 3; stack++) {
        read_stack(s, stack, notes, &held);
        find_ways(&held, &notes->chute[3 + stack]);
    }
    for (int stack = 0; stack < 3; stack++)
        strike_cells(s->cell + 3 * stack, 1, 9, &notes->chute[3 + stack], &sums, 1);
    return judge(&sums);
}

#endif
