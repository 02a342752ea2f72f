/* SPDX-License-Identifier: MIT
 *
 * branch.h - guessing: which digit to split in which chute, and what the two children lose.
 *
 * When logic is at its end, a lane splits on the ways of one digit in one chute: the first child
 * keeps the first of them, the second child the others. Up to three ways, striking the digit from
 * segments says exactly that. With four or more it cannot: two ways admit up to six segments, in
 * which a third may hide. The first child then takes p0 and q0, which share segment 0: the second
 * child keeps the digit out of that segment, and both children together still cover everything.
 *
 * Two keys choose the chute. A *tight* lane wants to fail soon: the chute with the fewest open
 * digits, those with more than two ways counting five thirds (better than 5/4, 3/2 and 2), and in it
 * a digit with two ways if there is one. A *loose* lane (its puzzle seems to have many solutions) wants to succeed
 * soon: the chute with the most open digits, and any digit in it.
 */
#ifndef HF_LANES_BRANCH_H
#define HF_LANES_BRANCH_H

/* What splitting lanes lose. A lane splits in one chute; there it loses digits from segments
 * [line][box], which all chutes share: each has its bits in other lanes. Nine vectors and six masks
 * where 54 would say it more plainly: they are permuted, stored and loaded at every split. */
typedef struct cuts {
    vec segment[3][3];
    vec chute[CHUTES]; /* all ones in the lanes that split in this chute */
} cuts;

/* Where each lane would split. The ways of the chosen chute are carried along while it is chosen
 * (36 selections), so that six vectors go on to the cuts and not 36; the digit is chosen from them
 * alone, when they are where they go. */
typedef struct choice {
    vec chute; /* 0 to 5 */
    ways way;  /* of that chute */
} choice;

/* The digits of a chute by their number of ways. Summing six bits per digit in carry-save form: sp,
 * sq are the sums' low bits of the even and the odd three, kp, kq their carries; the total is
 * low + 2 * (both + kp + kq), with low = sp ^ sq and both = sp & sq. Exactly one of the three
 * carries set means two or three ways, two of them four at least; none, one way at the most. */
typedef struct census {
    vec open; /* two or more */
    vec hard; /* three or more */
    vec few;  /* two or three */
} census;

LANES_INLINE census count_ways(const ways *w)
{
    vec sp = vec_xor3(w->p0, w->p1, w->p2), kp = vec_two_of(w->p0, w->p1, w->p2);
    vec sq = vec_xor3(w->q0, w->q1, w->q2), kq = vec_two_of(w->q0, w->q1, w->q2);
    vec both = vec_and(sp, sq);
    census c;
    c.open = vec_or3(both, kp, kq);
    c.hard = vec_or_and(vec_two_of(both, kp, kq), c.open, vec_xor(sp, sq));
    c.few = vec_one_of(both, kp, kq);
    return c;
}

LANES_INLINE ways select_ways(vec mask, const ways *a, const ways *b)
{
    ways w;
    w.p0 = vec_select(mask, a->p0, b->p0);
    w.q0 = vec_select(mask, a->q0, b->q0);
    w.p1 = vec_select(mask, a->p1, b->p1);
    w.q1 = vec_select(mask, a->q1, b->q1);
    w.p2 = vec_select(mask, a->p2, b->p2);
    w.q2 = vec_select(mask, a->q2, b->q2);
    return w;
}

/* Chooses for all lanes; `loose` says which want the loose key, and is looked at only if
 * any_loose. A chute without open digits has key 0xffff: -1 in the tight key. */
LANES_INLINE choice choose(const sweep_notes *notes, vec loose, int any_loose)
{
    vec best = vec_set(0xffff);
    choice out = {vec_zero(), notes->chute[0]};
    for (unsigned i = 0; i < CHUTES; i++) {
        census c = count_ways(&notes->chute[i]);
        vec key = vec_add(vec_weigh(c.open, c.hard), vec_set(0xffff));
        if (any_loose) {
            vec open = vec_count(c.open);
            vec none = vec_equal(open, vec_zero());
            key = vec_select(loose, vec_or(none, vec_sub(vec_set(255), open)), key);
        }
        vec better = vec_min(best, key), same = vec_equal(better, best);
        out.chute = vec_select(same, out.chute, vec_set(i));
        out.way = select_ways(same, &out.way, &notes->chute[i]);
        best = better;
    }
    return out;
}

/* The digit to split in the chosen chute: one bit. */
LANES_INLINE vec choose_digit(const census *c, vec loose, int any_loose)
{
    vec digits = vec_first(vec_without(c->open, c->hard), vec_first(c->few, c->open));
    if (any_loose)
        digits = vec_select(loose, c->open, digits);
    return vec_and(digits, vec_sub(vec_zero(), digits));
}

/* Which ways of the chosen digits the first child keeps. `digit` has the lanes that split, `few` the
 * digits of them with two or three ways. */
LANES_INLINE ways first_child(const ways *w, vec digit, vec few)
{
    ways f;
    vec left = digit;
    f.p0 = vec_and(w->p0, left);
    f.q0 = vec_without(vec_and(w->q0, left), vec_and3(w->p0, digit, few));
    left = vec_without2(left, w->p0, w->q0);
    f.p1 = vec_and(w->p1, left);
    left = vec_without(left, w->p1);
    f.q1 = vec_and(w->q1, left);
    left = vec_without(left, w->q1);
    f.p2 = vec_and(w->p2, left);
    left = vec_without(left, w->p2);
    f.q2 = vec_and(w->q2, left);
    return f;
}

/* What the second child keeps, of the ways of any digit. */
LANES_INLINE ways second_child(const ways *w, const ways *first)
{
    ways s;
    s.p0 = vec_without(w->p0, first->p0);
    s.q0 = vec_without(w->q0, first->q0);
    s.p1 = vec_without(w->p1, first->p1);
    s.q1 = vec_without(w->q1, first->q1);
    s.p2 = vec_without(w->p2, first->p2);
    s.q2 = vec_without(w->q2, first->q2);
    return s;
}

/* The digit goes from the segments that none of the kept ways uses. */
LANES_INLINE void cut_segments(vec digit, const ways *kept, vec segment[3][3])
{
    vec m[3][3];
    segments_of(kept, m);
    UNROLL(3)
    for (int r = 0; r < 3; r++) {
        UNROLL(3)
        for (int b = 0; b < 3; b++)
            segment[r][b] = vec_without(digit, m[r][b]);
    }
}

LANES_INLINE ways take_ways(const route *r, const ways *w, int crossing)
{
    ways t;
    t.p0 = vec_take(r, w->p0, crossing);
    t.q0 = vec_take(r, w->q0, crossing);
    t.p1 = vec_take(r, w->p1, crossing);
    t.q1 = vec_take(r, w->q1, crossing);
    t.p2 = vec_take(r, w->p2, crossing);
    t.q2 = vec_take(r, w->q2, crossing);
    return t;
}

/* The cuts of the lanes in `splitting` after they were copied along `copies`: lanes in `seconds`
 * become second children, the others first ones. `twins`, if asked for, receives the second
 * children of the lanes that are not in `seconds`: those have no lane of their own yet, and of those
 * alone some may be `loose`. */
LANES_INLINE void make_cuts(const choice *chosen, const route *copies, int crossing,
                            lane_mask splitting, lane_mask seconds, vec loose, cuts *own,
                            cuts *twins)
{
    vec chute = vec_take(copies, chosen->chute, crossing);
    ways w = take_ways(copies, &chosen->way, crossing);
    census c = count_ways(&w);
    vec digit = vec_and(choose_digit(&c, loose, twins != NULL), vec_of_lanes(splitting));
    ways first = first_child(&w, digit, c.few);
    ways second = second_child(&w, &first);
    ways kept = select_ways(vec_of_lanes(seconds), &second, &first);
    cut_segments(digit, &kept, own->segment);
    if (twins != NULL)
        cut_segments(digit, &second, twins->segment);
    UNROLL(6)
    for (unsigned i = 0; i < CHUTES; i++) {
        own->chute[i] = vec_equal(chute, vec_set(i));
        if (twins != NULL)
            twins->chute[i] = own->chute[i];
    }
}

#endif
