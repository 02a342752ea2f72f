/* SPDX-License-Identifier: MIT
 *
 * wide_exchange.h - a second solution without search, for one puzzle: two lines exchanged in part.
 *
 * lanes/exchange.h says why that works and how it is found. There a lane is a puzzle, here it is a
 * pair of lines. The nine lines of a direction stand in twelve places, the first of each chute once
 * more at its end, so that the other line of a pair is the lane after:
 *
 *      place    0   1   2   3 | 4   5   6   7 | 8   9  10  11
 *      line     0   1   2   0 | 3   4   5   3 | 6   7   8   6
 *      pairs    01  12  20  - | 34  45  53  - | 67  78  86  -
 */
#ifndef HF_NINE_WIDE_EXCHANGE_H
#define HF_NINE_WIDE_EXCHANGE_H

enum { PLACES = 24, PAIRS = 0x777 };

/* By position along the lines: the digit there, and the digits that the puzzle admits. */
typedef struct lines {
    uint16_t digit[9][PLACES], may[9][PLACES];
} lines;

static unsigned admitted(const hf_nine_given *given, unsigned cell)
{
    if (given->listed)
        return given->candidates[cell];
    return given->value[cell] != 0 ? 1u << (given->value[cell] - 1) : NINE_BITS;
}

/* The lines lie `line` cells apart, their cells `step`. */
static void read_lines(const hf_nine_given *given, const uint16_t *values, unsigned line,
                       unsigned step, lines *out)
{
    for (unsigned i = 0; i < 9; i++) {
        for (unsigned k = 0; k < 9; k++) {
            unsigned cell = line * k + step * i, place = k + k / 3;
            uint16_t digit = (uint16_t)(1u << (values[cell] - 1));
            uint16_t may = (uint16_t)admitted(given, cell);
            out->digit[i][place] = digit;
            out->may[i][place] = may;
            if (k % 3 == 0) {
                out->digit[i][place + 3] = digit;
                out->may[i][place + 3] = may;
            }
        }
    }
}

LANES_INLINE vec vec_at(const uint16_t *from)
{
    vec x;
    memcpy(&x, from, sizeof x);
    return x;
}

/* Both digits of a crossing line stay if one of them does. */
LANES_INLINE vec join_pair(vec stay, vec pair)
{
    return vec_or(stay, vec_without(pair, vec_equal(vec_and(stay, pair), vec_zero())));
}

static bool can_exchange(const lines *l)
{
    vec pair[9], stay = vec_zero();
    for (unsigned i = 0; i < 9; i++) {
        vec x = vec_at(l->digit[i]), y = vec_at(l->digit[i] + 1);
        stay =
            vec_or3(stay, vec_without(x, vec_at(l->may[i] + 1)), vec_without(y, vec_at(l->may[i])));
        pair[i] = vec_or(x, y);
        stay = join_pair(stay, pair[i]);
    }
    for (unsigned i = 8; i-- > 0;)
        stay = join_pair(stay, pair[i]);
    vec before = stay;
    for (unsigned i = 1; i < 9; i++)
        stay = join_pair(stay, pair[i]);
    vec settled = vec_equal(stay, before), all = vec_equal(stay, vec_set(NINE_BITS));
    return (~vec_zero_lanes(vec_without(settled, all)) & PAIRS) != 0;
}

/* Has the puzzle certainly another solution than this one? */
static bool exchange_wide(const hf_nine_given *given, const uint16_t values[CELLS])
{
    lines l;
    memset(&l, 0, sizeof l);
    read_lines(given, values, 1, 9, &l);
    if (can_exchange(&l))
        return true;
    read_lines(given, values, 9, 1, &l);
    return can_exchange(&l);
}

#endif
