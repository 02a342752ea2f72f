/* SPDX-License-Identifier: MIT
 *
 * sweep.h - the logic: one sweep over all six bands of all lanes.
 *
 * A sweep is three passes over the bands and three over the stacks, in place. One pass, per lane:
 *
 *   1. m = what each minirow may hold, j = digits that may stand in two or three of its cells,
 *      A = digits that a cell of it must hold (naked singles).
 *   2. A digit may take a configuration only if all three minirows admit it.
 *   3. What a minirow must hold (A, or all its digits if there are no more than three for its three
 *      cells) its digits may hold nowhere else: that strikes configurations.
 *   4. From the configurations left, what each minirow may hold now, and l = what only it may hold
 *      in its row and in its box. Three such digits fill it: nothing else fits.
 *   5. l & ~j is a digit with one cell left: a hidden single.
 *
 * Eliminations by naked singles inside a minirow are left to the pass in the other direction. The
 * stacks use the singles that the bands found in the same sweep: a little stale, much cheaper.
 *
 * Where a minirow would have fewer than three digits left for its cells, or more than three that
 * only it may hold, the lane is beyond rescue; steps 3 and 4 then strike what they like, which is
 * as sound as anything, and cheaper than asking for exactly three.
 */
#ifndef HF_LANES_SWEEP_H
#define HF_LANES_SWEEP_H

/* What a sweep leaves for the branching. */
typedef struct sweep_notes {
    configs band[BANDS];
    vec column_singles[BANDS / 2][9]; /* per band and column: the singles of three cells */
} sweep_notes;

/* Sums over the six passes. */
typedef struct pass_sums {
    vec covered;  /* digits that had a configuration in every pass */
    vec open;     /* digits that had several in some pass */
    vec changed;  /* candidates struck by the stack passes */
    vec smallest; /* the smallest cell after the stack passes: 0 if any is empty */
} pass_sums;

/* The lanes by what the sweep found. */
typedef struct verdict {
    lane_mask dead;     /* a digit without a place, or a cell without a digit */
    lane_mask open;     /* some digit has a choice of configurations */
    lane_mask moving;   /* the stack passes struck something */
    lane_mask restless; /* they struck candidates of more than two digits */
} verdict;

/* Step 2. */
LANES_INLINE configs configs_of(vec m[3][3])
{
    configs k;
    k.p0 = vec_and3(m[0][0], m[1][1], m[2][2]);
    k.p1 = vec_and3(m[0][1], m[1][2], m[2][0]);
    k.p2 = vec_and3(m[0][2], m[1][0], m[2][1]);
    k.q0 = vec_and3(m[0][0], m[1][2], m[2][1]);
    k.q1 = vec_and3(m[0][1], m[1][0], m[2][2]);
    k.q2 = vec_and3(m[0][2], m[1][1], m[2][0]);
    return k;
}

/* Step 3: a digit that minirow (r, b) must hold loses the four configurations that put it elsewhere
 * in row r or box b. Those of p0 are the ones that share no minirow with it: the even ones p1, p2
 * hold all the other minirows of p0's rows, and likewise for the odd. */
LANES_INLINE void strike_configs(configs *k, vec must[3][3])
{
    vec a0 = vec_or3(must[0][0], must[1][1], must[2][2]);
    vec a1 = vec_or3(must[0][1], must[1][2], must[2][0]);
    vec a2 = vec_or3(must[0][2], must[1][0], must[2][1]);
    vec b0 = vec_or3(must[0][0], must[1][2], must[2][1]);
    vec b1 = vec_or3(must[0][1], must[1][0], must[2][2]);
    vec b2 = vec_or3(must[0][2], must[1][1], must[2][0]);
    k->p0 = vec_without2(k->p0, a1, a2);
    k->p1 = vec_without2(k->p1, a0, a2);
    k->p2 = vec_without2(k->p2, a0, a1);
    k->q0 = vec_without2(k->q0, b1, b2);
    k->q1 = vec_without2(k->q1, b0, b2);
    k->q2 = vec_without2(k->q2, b0, b1);
}

LANES_INLINE void sum_configs(const configs *k, pass_sums *sums)
{
    vec p = vec_or3(k->p0, k->p1, k->p2), q = vec_or3(k->q0, k->q1, k->q2);
    vec several_p = vec_two_of(k->p0, k->p1, k->p2), several_q = vec_two_of(k->q0, k->q1, k->q2);
    sums->covered = vec_and_or(sums->covered, p, q);
    sums->open = vec_or_and(vec_or3(sums->open, several_p, several_q), p, q);
}

/* One pass over a band (row_step 9, column_step 1) or a stack (1, 9), x being its first cell. */
LANES_INLINE void pass(vec *x, int row_step, int column_step, vec must[3][3], configs *out,
                       pass_sums *sums, int is_stack)
{
    vec m[3][3];
    UNROLL(3)
    for (int r = 0; r < 3; r++) {
        UNROLL(3)
        for (int b = 0; b < 3; b++) {
            const vec *c = x + r * row_step + 3 * b * column_step;
            m[r][b] = vec_or3(c[0], c[column_step], c[2 * column_step]);
        }
    }
    configs k = configs_of(m);
    minirows_of(&k, m);
    UNROLL(3)
    for (int r = 0; r < 3; r++) {
        UNROLL(3)
        for (int b = 0; b < 3; b++)
            must[r][b] = vec_if_upto3(m[r][b], must[r][b]);
    }
    strike_configs(&k, must);
    *out = k;
    sum_configs(&k, sums);
    minirows_of(&k, m);
    UNROLL(3)
    for (int r = 0; r < 3; r++) {
        UNROLL(3)
        for (int b = 0; b < 3; b++) {
            vec only = vec_without2(m[r][b], m[r][(b + 1) % 3], m[r][(b + 2) % 3]);
            vec may = vec_if_3up(only, m[r][b]);
            const vec *c = x + r * row_step + 3 * b * column_step;
            vec twice = vec_two_of(c[0], c[column_step], c[2 * column_step]);
            vec hidden = vec_without(only, twice);
            UNROLL(3)
            for (int i = 0; i < 3; i++) {
                vec *cell = x + r * row_step + (3 * b + i) * column_step;
                vec old = *cell, new = vec_and(old, vec_pick(old, hidden, may));
                if (is_stack) {
                    sums->changed = vec_or_xor(sums->changed, old, new);
                    sums->smallest = vec_min(sums->smallest, new);
                }
                *cell = new;
            }
        }
    }
}

/* The naked singles of a band: by minirow, and by minicolumn for the stacks. */
LANES_INLINE void find_singles(const vec *x, vec by_minirow[3][3], vec by_column[9])
{
    UNROLL(3)
    for (int b = 0; b < 3; b++) {
        vec s[3][3];
        UNROLL(3)
        for (int r = 0; r < 3; r++) {
            UNROLL(3)
            for (int i = 0; i < 3; i++)
                s[r][i] = vec_single(x[9 * r + 3 * b + i]);
            by_minirow[r][b] = vec_or3(s[r][0], s[r][1], s[r][2]);
        }
        UNROLL(3)
        for (int i = 0; i < 3; i++)
            by_column[3 * b + i] = vec_or3(s[0][i], s[1][i], s[2][i]);
    }
}

LANES_INLINE void pass_band(state *s, int band, sweep_notes *notes, pass_sums *sums)
{
    vec must[3][3];
    find_singles(s->cell + 27 * band, must, notes->column_singles[band]);
    pass(s->cell + 27 * band, 9, 1, must, &notes->band[band], sums, 0);
}

LANES_INLINE void pass_stack(state *s, int stack, sweep_notes *notes, pass_sums *sums)
{
    vec must[3][3];
    UNROLL(3)
    for (int r = 0; r < 3; r++) {
        UNROLL(3)
        for (int b = 0; b < 3; b++)
            must[r][b] = notes->column_singles[b][3 * stack + r];
    }
    pass(s->cell + 3 * stack, 1, 9, must, &notes->band[3 + stack], sums, 1);
}

LANES_INLINE verdict judge(const pass_sums *sums)
{
    verdict v;
    v.dead = (lane_mask)~vec_equal_lanes(sums->covered, vec_set(ALL_DIGITS)) & ALL_LANES;
    v.dead |= vec_zero_lanes(sums->smallest);
    v.open = (lane_mask)~vec_zero_lanes(sums->open) & ALL_LANES;
    v.moving = (lane_mask)~vec_zero_lanes(sums->changed) & ALL_LANES;
    v.restless = (lane_mask)~vec_zero_lanes(vec_drop_lowest(vec_drop_lowest(sums->changed)));
    v.restless &= ALL_LANES;
    return v;
}

LANES_INLINE verdict sweep(state *s, sweep_notes *notes)
{
    pass_sums sums = {vec_set(ALL_DIGITS), vec_zero(), vec_zero(), vec_set(0xffff)};
    for (int band = 0; band < 3; band++)
        pass_band(s, band, notes, &sums);
    for (int stack = 0; stack < 3; stack++)
        pass_stack(s, stack, notes, &sums);
    return judge(&sums);
}

#endif
