/* SPDX-License-Identifier: MIT
 *
 * branch.h - guessing: which digit to split in which band, and what the two children lose.
 *
 * When logic is at its end, a lane splits on the configurations of one digit in one band: the first
 * child keeps the first of them (in the order p0 q0 p1 q1 p2 q2), the second child the others. Up
 * to three configurations, striking the digit from minirows says exactly that. With four or more it
 * cannot: two configurations admit up to six minirows, in which a third may hide. The first child
 * then takes p0 and q0, which share minirow (0,0): the second child keeps the digit out of that
 * minirow, and both children together still cover everything.
 *
 * Two keys choose the band. A *tight* lane wants to fail soon: the band with the fewest open
 * digits, those with more than two configurations counting one and a half times, and in it a digit
 * with two configurations if there is one. A *loose* lane (its puzzle seems to have many solutions)
 * wants to succeed soon: the band with the most open digits, and any digit in it.
 */
#ifndef HF_LANES_BRANCH_H
#define HF_LANES_BRANCH_H

/* What every minirow of every band loses: digits per lane. */
typedef struct cuts {
    vec minirow[BANDS][3][3];
} cuts;

typedef struct choice {
    vec digit;      /* one bit */
    vec band;       /* 0 to 5 */
    vec few[BANDS]; /* digits with two or three configurations */
} choice;

/* The digits of a band by their number of configurations. Summing six bits per digit in carry-save
 * form: sp, sq are the sums' low bits of the even and the odd three, kp, kq their carries; the
 * total is low + 2 * (both + kp + kq), with low = sp ^ sq and both = sp & sq. Exactly one of the
 * three carries set means two or three configurations; none, one at the most. */
typedef struct census {
    vec open; /* two or more */
    vec few;  /* two or three */
    vec two;
} census;

LANES_INLINE census count_configs(const configs *k)
{
    vec sp = vec_xor3(k->p0, k->p1, k->p2), kp = vec_two_of(k->p0, k->p1, k->p2);
    vec sq = vec_xor3(k->q0, k->q1, k->q2), kq = vec_two_of(k->q0, k->q1, k->q2);
    vec both = vec_and(sp, sq);
    census c;
    c.open = vec_or3(both, kp, kq);
    c.few = vec_one_of(both, kp, kq);
    c.two = vec_without(c.few, vec_xor(sp, sq));
    return c;
}

/* The set a if it is not empty, else b. */
LANES_INLINE vec first_of(vec a, vec b)
{
    return vec_pick(a, a, b);
}

/* Chooses for all lanes; `loose` says which want the loose key, and is looked at only if
 * any_loose. A band without open digits has key 0xffff: -1 in the tight key. */
LANES_INLINE void choose(const sweep_notes *notes, vec loose, int any_loose, choice *out)
{
    vec best = vec_set(0xffff);
    out->digit = out->band = vec_zero();
    for (unsigned b = 0; b < BANDS; b++) {
        census c = count_configs(&notes->band[b]);
        vec open = vec_count(c.open), hard = vec_count(vec_without(c.open, c.two));
        vec key = vec_add(vec_add(open, open), vec_add(hard, vec_set(0xffff)));
        vec digits = first_of(c.two, first_of(c.few, c.open));
        if (any_loose) {
            vec none = vec_equal(open, vec_zero());
            key = vec_select(loose, vec_or(none, vec_sub(vec_set(255), open)), key);
            digits = vec_select(loose, c.open, digits);
        }
        vec lowest = vec_and(digits, vec_sub(vec_zero(), digits));
        vec better = vec_min(best, key), same = vec_equal(better, best);
        out->digit = vec_select(same, out->digit, lowest);
        out->band = vec_select(same, out->band, vec_set(b));
        out->few[b] = c.few;
        best = better;
    }
}

/* Which configurations of the chosen digits the first child keeps. `digit` has the lanes that split
 * in this band, `few` the digits of them with two or three configurations. */
LANES_INLINE configs first_child(const configs *k, vec digit, vec few)
{
    configs f;
    vec left = digit;
    f.p0 = vec_and(k->p0, left);
    f.q0 = vec_without(vec_and(k->q0, left), vec_and3(k->p0, digit, few));
    left = vec_without2(left, k->p0, k->q0);
    f.p1 = vec_and(k->p1, left);
    left = vec_without(left, k->p1);
    f.q1 = vec_and(k->q1, left);
    left = vec_without(left, k->q1);
    f.p2 = vec_and(k->p2, left);
    left = vec_without(left, k->p2);
    f.q2 = vec_and(k->q2, left);
    return f;
}

/* What the second child keeps, of the configurations of any digit. */
LANES_INLINE configs second_child(const configs *k, const configs *first)
{
    configs s;
    s.p0 = vec_without(k->p0, first->p0);
    s.q0 = vec_without(k->q0, first->q0);
    s.p1 = vec_without(k->p1, first->p1);
    s.q1 = vec_without(k->q1, first->q1);
    s.p2 = vec_without(k->p2, first->p2);
    s.q2 = vec_without(k->q2, first->q2);
    return s;
}

LANES_INLINE configs select_configs(vec mask, const configs *a, const configs *b)
{
    configs s;
    s.p0 = vec_select(mask, a->p0, b->p0);
    s.q0 = vec_select(mask, a->q0, b->q0);
    s.p1 = vec_select(mask, a->p1, b->p1);
    s.q1 = vec_select(mask, a->q1, b->q1);
    s.p2 = vec_select(mask, a->p2, b->p2);
    s.q2 = vec_select(mask, a->q2, b->q2);
    return s;
}

/* The digit goes from the minirows that none of the kept configurations uses. */
LANES_INLINE void cut_band(vec digit, const configs *kept, vec minirow[3][3])
{
    vec m[3][3];
    minirows_of(kept, m);
    UNROLL(3)
    for (int r = 0; r < 3; r++) {
        UNROLL(3)
        for (int b = 0; b < 3; b++)
            minirow[r][b] = vec_without(digit, m[r][b]);
    }
}

LANES_INLINE configs take_configs(const route *r, const configs *k, int crossing)
{
    configs t;
    t.p0 = vec_take(r, k->p0, crossing);
    t.q0 = vec_take(r, k->q0, crossing);
    t.p1 = vec_take(r, k->p1, crossing);
    t.q1 = vec_take(r, k->q1, crossing);
    t.p2 = vec_take(r, k->p2, crossing);
    t.q2 = vec_take(r, k->q2, crossing);
    return t;
}

/* The cuts of the lanes in `splitting` after they were copied along `copies`: lanes in `seconds`
 * become second children, the others first ones. `twins`, if asked for, receives the second
 * children of the lanes that are not in `seconds`: those have no lane of their own yet. */
LANES_INLINE void make_cuts(const sweep_notes *notes, const choice *chosen, const route *copies,
                            int crossing, lane_mask splitting, lane_mask seconds, cuts *own,
                            cuts *twins)
{
    vec digit = vec_and(vec_take(copies, chosen->digit, crossing), vec_of_lanes(splitting));
    vec band = vec_take(copies, chosen->band, crossing);
    vec second = vec_of_lanes(seconds);
    for (unsigned b = 0; b < BANDS; b++) {
        vec here = vec_and(digit, vec_equal(band, vec_set(b)));
        configs k = take_configs(copies, &notes->band[b], crossing);
        vec few = vec_take(copies, chosen->few[b], crossing);
        configs f = first_child(&k, here, few);
        configs s = second_child(&k, &f);
        if (twins != NULL)
            cut_band(here, &s, twins->minirow[b]);
        configs kept = select_configs(second, &s, &f);
        cut_band(here, &kept, own->minirow[b]);
    }
}

/* A cell after the cuts of its minirow and its minicolumn. */
LANES_INLINE vec cut_cell(vec x, const cuts *c, unsigned row, unsigned column)
{
    return vec_without2(x, c->minirow[row / 3][row % 3][column / 3],
                        c->minirow[3 + column / 3][column % 3][row / 3]);
}

#endif
