/* SPDX-License-Identifier: MIT
 *
 * exchange.h - a second solution without search: exchange two lines.
 *
 * Take a solution and two rows of one band. Exchanging their two cells in some of the nine columns
 * leaves columns and boxes as they were; the two rows stay complete if the digits exchanged are the
 * same in both. So: let B be digits that must stay, at first those of columns where one of the two
 * cells does not admit the digit of the other (a given, for instance). A column whose two digits
 * meet B must stay too, and both its digits with it; go on until nothing changes. If B is then not
 * all nine digits, exchanging the other columns gives a second solution that agrees with the puzzle.
 *
 * The columns link the digits in cycles. Going over them forward, backward and forward again
 * reaches the end nearly always; where the third round still changed something, no claim is made.
 */
#ifndef HF_LANES_EXCHANGE_H
#define HF_LANES_EXCHANGE_H

/* B with both digits of a crossing line if it has one of them. */
LANES_INLINE vec join_pair(vec stay, vec pair)
{
    vec apart = vec_equal(vec_and(stay, pair), vec_zero());
    return vec_or(stay, vec_without(pair, apart));
}

/* Lanes in which lines `a` and `b` can be exchanged in part. */
LANES_INLINE lane_mask exchangeable(const state *solution, const state *puzzle, unsigned a,
                                    unsigned b, unsigned step)
{
    vec pair[9], stay = vec_zero();
    UNROLL(9)
    for (unsigned i = 0; i < 9; i++) {
        vec x = solution->cell[a + i * step], y = solution->cell[b + i * step];
        stay = vec_or3(stay, vec_without(x, puzzle->cell[b + i * step]),
                       vec_without(y, puzzle->cell[a + i * step]));
        pair[i] = vec_or(x, y);
        stay = join_pair(stay, pair[i]);
    }
    UNROLL(9)
    for (unsigned i = 8; i-- > 0;)
        stay = join_pair(stay, pair[i]);
    vec before = stay;
    UNROLL(9)
    for (unsigned i = 1; i < 9; i++)
        stay = join_pair(stay, pair[i]);
    return vec_equal_lanes(stay, before) & ~vec_equal_lanes(stay, vec_set(ALL_DIGITS));
}

/* Lanes whose puzzle certainly has another solution. */
static lane_mask find_exchanges(const state *solution, const state *puzzle)
{
    lane_mask found = 0;
    for (unsigned turned = 0; turned < 2; turned++) {
        unsigned line = turned ? 1 : 9, step = turned ? 9 : 1;
        for (unsigned i = 0; i < 9; i++) {
            unsigned k = i % 3 == 2 ? i - 2 : i + 1; /* 0-1, 1-2, 2-0 in each chute */
            found |= exchangeable(solution, puzzle, i * line, k * line, step);
        }
    }
    return found;
}

#endif
