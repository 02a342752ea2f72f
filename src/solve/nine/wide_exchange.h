/* SPDX-License-Identifier: MIT
 *
 * wide_exchange.h - a second solution without search, for one puzzle: two lines exchanged in part.
 *
 * lanes/exchange.h says why that works and how it is found. There a lane is a puzzle, here it is a
 * pair of lines, the two of which are in two vectors for each crossing line:
 *
 *      lane       0   1   2   -   4   5   6   -   8   9  10  -
 *      first      0   1   2       3   4   5       6   7   8
 *      second     1   2   0       4   5   3       7   8   6
 */
#ifndef HF_NINE_WIDE_EXCHANGE_H
#define HF_NINE_WIDE_EXCHANGE_H

enum { PAIRS = 0x777 };

/* By cell: the digit of the solution, and the digits that the puzzle admits. */
typedef struct exchange_sets {
    uint16_t digit[CELLS], may[CELLS];
} exchange_sets;

static uint16_t admitted(const hf_nine_given *given, unsigned cell)
{
    unsigned value = given->value[cell];
    return (uint16_t)(value != 0 ? 1u << (value - 1) : NINE_BITS);
}

static void find_sets(const hf_nine_given *given, const uint16_t *values, exchange_sets *out)
{
    enum { LAST = CELLS - 1 };
    for (unsigned i = 0; i < LAST; i += 16) {
        vec x = lanes_of_bytes(given->value + i), none = vec_equal(x, vec_zero()), v;
        vec may = vec_or(bits_of(x), vec_and(none, vec_set(NINE_BITS)));
        memcpy(&v, values + i, sizeof v);
        vec digit = bits_of(v);
        memcpy(out->may + i, &may, sizeof may);
        memcpy(out->digit + i, &digit, sizeof digit);
    }
    out->may[LAST] = admitted(given, LAST);
    out->digit[LAST] = (uint16_t)(1u << (values[LAST] - 1));
    if (given->listed)
        memcpy(out->may, given->candidates, sizeof out->may);
}

/* Rows become columns. */
static void turn_sets(const exchange_sets *s, exchange_sets *out)
{
    for (unsigned r = 0; r < 9; r++) {
        UNROLL(9)
        for (unsigned c = 0; c < 9; c++) {
            out->digit[9 * c + r] = s->digit[9 * r + c];
            out->may[9 * c + r] = s->may[9 * r + c];
        }
    }
}

/* Both digits of a crossing line stay if one of them does. */
LANES_INLINE vec join_pair(vec stay, vec pair)
{
    return vec_or(stay, vec_without(pair, vec_equal(vec_and(stay, pair), vec_zero())));
}

/* Two columns. */
static bool can_exchange(const exchange_sets *s)
{
    vec pair[9], stay = vec_zero();
    for (unsigned r = 0; r < 9; r++) {
        vec digit = nine_in_halves(s->digit + 9 * r), may = nine_in_halves(s->may + 9 * r);
        vec x = of_three(digit), y = next_of_three(digit);
        stay = vec_or3(stay, vec_without(x, next_of_three(may)), vec_without(y, of_three(may)));
        pair[r] = vec_or(x, y);
        stay = join_pair(stay, pair[r]);
    }
    for (unsigned r = 8; r-- > 0;)
        stay = join_pair(stay, pair[r]);
    vec before = stay;
    for (unsigned r = 1; r < 9; r++)
        stay = join_pair(stay, pair[r]);
    vec settled = vec_equal(stay, before), all = vec_equal(stay, vec_set(NINE_BITS));
    return (~vec_zero_lanes(vec_without(settled, all)) & PAIRS) != 0;
}

/* Has the puzzle certainly another solution than this one? */
static bool exchange_wide(const hf_nine_given *given, const uint16_t values[CELLS])
{
    exchange_sets s, across;
    find_sets(given, values, &s);
    if (can_exchange(&s))
        return true;
    turn_sets(&s, &across);
    return can_exchange(&across);
}

#endif
