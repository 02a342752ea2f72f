/* SPDX-License-Identifier: MIT
 *
 * wide_tpl.h - wide.h as a template: reading a puzzle, choosing a guess, and the search. Include a
 * vocabulary of 16 lanes first, and the words of wide_x86.h.
 */
#ifndef HF_NINE_WIDE_TPL_H
#define HF_NINE_WIDE_TPL_H

#include "base/assert.h"
#include "solve/nine/nine.h"
#include "solve/nine/wide_logic.h"

_Static_assert(sizeof(wide_board) == HF_NINE_WIDE_BOARD, "room as promised");

enum { CELLS = 81 };

#include "solve/nine/wide_exchange.h"

/* ---- in and out ------------------------------------------------------------------------------ */

/* A digit given in a row has only its own cells there, and given cells have no other digit; what
 * follows from that for columns and boxes is left to logic. */
static void load_values(wide_board *board, const uint8_t *values)
{
    const vec digits = vec_of_lanes((1 << DIGITS) - 1);
    uint8_t padded[CELLS + 16];
    memcpy(padded, values, CELLS);
    memset(padded + CELLS, 0, sizeof padded - CELLS);
    for (unsigned r = 0; r < 9; r++) {
        vec given = vec_zero();
        UNROLL(9)
        for (unsigned c = 0; c < 9; c++)
            given = vec_or(given, vec_and(digit_is(padded[9 * r + c]), vec_set(1u << c)));
        vec free = vec_set(~given_in(padded + 9 * r) & NINE_BITS);
        vec absent = vec_and(vec_equal(given, vec_zero()), digits);
        board->row[r] = vec_and(vec_or(given, vec_and(absent, free)), digits);
    }
}

/* Lane d takes bit c where the candidates of column c have bit d. */
static void load_candidates(wide_board *board, const uint16_t *candidates)
{
    static const uint16_t bit[16] = {1, 2, 4, 8, 16, 32, 64, 128, 256};
    vec digit;
    memcpy(&digit, bit, sizeof digit);
    for (unsigned r = 0; r < 9; r++) {
        vec row = vec_zero();
        for (unsigned c = 0; c < 9; c++) {
            vec missing = vec_equal(vec_and(vec_set(candidates[9 * r + c]), digit), vec_zero());
            row = vec_or(row, vec_without(vec_set(1u << c), missing));
        }
        board->row[r] = row;
    }
}

static void values_of(const wide_board *board, uint16_t *values)
{
    uint16_t row[16];
    for (unsigned r = 0; r < 9; r++) {
        memcpy(row, &board->row[r], sizeof row);
        for (unsigned d = 0; d < DIGITS; d++)
            values[9 * r + hf_lowest32(row[d])] = (uint16_t)(d + 1);
    }
}

/* ---- guessing -------------------------------------------------------------------------------- */

/* The ways of three squares, by their bit in the first line. */
typedef struct ways {
    vec even, odd;
} ways;

LANES_INLINE ways ways_through(const vec line[3], turned b, turned c)
{
    ways w = {vec_and3(line[0], b.one, c.two), vec_and3(line[0], b.two, c.one)};
    return w;
}

/* Digits with at least two, three and four ways, for each chute of a kind. Shifts bring the ways to
 * the same bit of a chute; other bits are in disorder. */
typedef struct way_counts {
    vec two, three, four;
} way_counts;

LANES_INLINE way_counts count_ways(const ways *w, int step)
{
    vec e1 = shr(w->even, step), e2 = shr(w->even, 2 * step);
    vec o1 = shr(w->odd, step), o2 = shr(w->odd, 2 * step);
    /* their number is x + 2 * (h + e + o) */
    vec e = vec_two_of(w->even, e1, e2), o = vec_two_of(w->odd, o1, o2);
    vec se = vec_xor3(w->even, e1, e2), so = vec_xor3(w->odd, o1, o2);
    vec x = vec_xor(se, so), h = vec_and(se, so);
    way_counts n;
    n.two = vec_or3(h, e, o);
    n.four = vec_two_of(h, e, o);
    n.three = vec_or(n.four, vec_and(n.two, x));
    return n;
}

/* The first chute of a kind with the least cost below *least, which becomes its cost less one. Cost
 * and rule are those of choose_chute in nine.c: twice the digits with two ways or more, and one for
 * each with three, with four or more. */
LANES_INLINE int cheaper_chute(const way_counts *n, int step, unsigned *least)
{
    unsigned cost[3];
    int best = -1;
    sum_bits(n->two, n->three, n->four, step, cost);
    UNROLL(3)
    for (int i = 0; i < 3; i++) {
        if (cost[i] - 1 < *least) {
            *least = cost[i] - 1;
            best = i;
        }
    }
    return best;
}

static unsigned lanes_with(vec x, unsigned bit)
{
    vec there = vec_and(x, vec_set(1u << bit));
    return ~vec_zero_lanes(there) & NINE_BITS;
}

/* The first digit with the fewest ways, but at least two. */
static unsigned choose_digit(const way_counts *n, unsigned bit)
{
    unsigned two = lanes_with(n->two, bit), three = lanes_with(n->three, bit);
    if (two & ~three)
        return hf_lowest32(two & ~three);
    unsigned four = lanes_with(n->four, bit);
    return hf_lowest32(three & ~four ? three & ~four : four);
}

static unsigned lane_of(vec x, unsigned lane)
{
    uint16_t lanes[16];
    memcpy(lanes, &x, sizeof lanes);
    return lanes[lane];
}

/* The ways of a digit in a chute, in the order of hf_nine_way: even and odd in turn. */
static unsigned ways_of(const ways *w, unsigned digit, unsigned bit, unsigned step)
{
    unsigned even = lane_of(w->even, digit) >> bit, odd = lane_of(w->odd, digit) >> bit;
    unsigned all = 0;
    for (unsigned i = 0; i < 3; i++)
        all |= (even >> i * step & 1) << 2 * i | (odd >> i * step & 1) << (2 * i + 1);
    return all;
}

typedef struct wide_split {
    unsigned digit;
    unsigned chute; /* 0-2: bands, 3-5: stacks */
    unsigned first, second;
} wide_split;

static wide_split choose(const wide_notes *notes)
{
    ways in_bands = ways_through(notes->band, turn_band(notes->band[1]), turn_band(notes->band[2]));
    ways in_stacks =
        ways_through(notes->stack, turn_stack(notes->stack[1]), turn_stack(notes->stack[2]));
    way_counts bands = count_ways(&in_bands, 3), stacks = count_ways(&in_stacks, 1);
    wide_split s;
    unsigned least = UINT32_MAX, all;
    int band = cheaper_chute(&bands, 1, &least), stack = cheaper_chute(&stacks, 3, &least);
    if (stack < 0) {
        unsigned bit = (unsigned)band;
        s.chute = bit;
        s.digit = choose_digit(&bands, bit);
        all = ways_of(&in_bands, s.digit, bit, 3);
    } else {
        unsigned bit = 3 * (unsigned)stack;
        s.chute = 3 + (unsigned)stack;
        s.digit = choose_digit(&stacks, bit);
        all = ways_of(&in_stacks, s.digit, bit, 1);
    }
    hf_nine_divide(all, &s.first, &s.second);
    return s;
}

/* Leaves a digit only the given segments of a chute. */
static void restrict_digit(wide_board *board, const wide_split *s, unsigned segments)
{
    static const uint16_t boxes[8] = {0, 7, 0x38, 0x3f, 0x1c0, 0x1c7, 0x1f8, 0x1ff};
    vec others = vec_of_lanes(~(1u << s->digit));
    if (s->chute < 3) {
        for (unsigned i = 0; i < 3; i++) {
            vec *row = &board->row[3 * s->chute + i];
            *row = vec_and(*row, vec_or(others, vec_set(boxes[segments >> 3 * i & 7])));
        }
        return;
    }
    unsigned at = 3 * (s->chute - 3);
    for (unsigned b = 0; b < 3; b++) {
        unsigned keep = ~(7u << at) | (segments >> 3 * b & 7) << at;
        vec mask = vec_or(others, vec_set(keep));
        for (unsigned r = 3 * b; r < 3 * b + 3; r++)
            board->row[r] = vec_and(board->row[r], mask);
    }
}

/* ---- the search ------------------------------------------------------------------------------ */

/* As in nine.c: the change of height. */
static int advance(wide_board *board, hf_search *search, bool *going)
{
    wide_notes notes;
    if (!reason(board, &notes)) {
        *going = hf_search_dead_end(search);
        return -1;
    }
    if (is_solved(&notes)) {
        uint16_t values[CELLS];
        values_of(board, values);
        *going = hf_search_found(search, values);
        return -1;
    }
    if (!hf_search_guess(search)) {
        *going = false;
        return 0;
    }
    wide_split s = choose(&notes);
    copy_rows(board[1].row, board[0].row);
    restrict_digit(&board[1], &s, s.first);
    restrict_digit(&board[0], &s, s.second);
    return 1;
}

static unsigned search_wide(void *boards, const hf_nine_given *given, hf_search *search)
{
    wide_board *stack = boards;
    bool going = true;
    int top = 0;
    if (given->listed)
        load_candidates(&stack[0], given->candidates);
    else
        load_values(&stack[0], given->value);
    while (going && top >= 0) {
        HF_ASSERT(top < HF_NINE_HEIGHT - 1);
        top += advance(&stack[top], search, &going);
    }
    search->complete = top < 0;
    return (unsigned)(top + 1);
}

/* Lanes are digits: those with bit c in row r are the candidates of a cell. */
static void candidates_of_board(const void *boards, unsigned i, uint16_t out[CELLS])
{
    const wide_board *board = (const wide_board *)boards + i;
    for (unsigned c = 0; c < CELLS; c++) {
        vec here = vec_and(board->row[c / 9], vec_set(1u << c % 9));
        out[c] = (uint16_t)(~vec_zero_lanes(here) & NINE_BITS);
    }
}

#endif
