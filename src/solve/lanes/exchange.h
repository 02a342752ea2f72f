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
    return vec_or(stay, vec_pick(stay, pair, vec_zero()));
}

/* Lanes in which two of the three lines of a chute can be exchanged in part. The three pairs of lines
 * are looked at side by side: every step waits for the one before, and three chains fill one
 * another's gaps (serg 2 %). */
LANES_INLINE lane_mask exchangeable(const state *solution, const state *puzzle, unsigned first,
                                    unsigned line, unsigned step)
{
    vec pair[3][9], stay[3], before[3];
    UNROLL(3)
    for (unsigned k = 0; k < 3; k++)
        stay[k] = vec_zero();
    UNROLL(9)
    for (unsigned i = 0; i < 9; i++) {
        vec x[3], y[3];
        UNROLL(3)
        for (unsigned k = 0; k < 3; k++) {
            x[k] = solution->cell[first + k * line + i * step];
            y[k] = puzzle->cell[first + k * line + i * step];
        }
        UNROLL(3)
        for (unsigned k = 0; k < 3; k++) {
            unsigned l = (k + 1) % 3;
            stay[k] = vec_or3(stay[k], vec_without(x[k], y[l]), vec_without(x[l], y[k]));
            pair[k][i] = vec_or(x[k], x[l]);
            stay[k] = join_pair(stay[k], pair[k][i]);
        }
    }
    UNROLL(9)
    for (unsigned i = 8; i-- > 0;) {
        UNROLL(3)
        for (unsigned k = 0; k < 3; k++)
            stay[k] = join_pair(stay[k], pair[k][i]);
    }
    UNROLL(3)
    for (unsigned k = 0; k < 3; k++)
        before[k] = stay[k];
    UNROLL(9)
    for (unsigned i = 1; i < 9; i++) {
        UNROLL(3)
        for (unsigned k = 0; k < 3; k++)
            stay[k] = join_pair(stay[k], pair[k][i]);
    }
    lane_mask found = 0;
    UNROLL(3)
    for (unsigned k = 0; k < 3; k++)
        found |=
            vec_equal_lanes(stay[k], before[k]) & ~vec_equal_lanes(stay[k], vec_set(ALL_DIGITS));
    return found;
}

/* Lanes whose puzzle certainly has another solution. */
static lane_mask find_exchanges(const state *solution, const state *puzzle)
{
    lane_mask found = 0;
    for (unsigned i = 0; i < 9; i += 3) {
        found |= exchangeable(solution, puzzle, 9 * i, 9, 1);
        found |= exchangeable(solution, puzzle, i, 1, 9);
    }
    return found;
}

#endif
