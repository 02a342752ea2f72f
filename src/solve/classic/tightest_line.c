/* SPDX-License-Identifier: MIT
 *
 * tightest_line.c - the fullest row or column first, on a fresh copy for every guess.
 *
 * Every line and box knows which digits are present in it and how many of its cells are open, so
 * the fullest line is found without looking at a single cell:
 *
 *     present  bits of the digits in each row, column and box
 *     open     number of empty cells in each row and column
 *
 * Of the row and the column with the fewest open cells the fuller one is taken (the row if they are
 * equal), and in it the cell whose crossing line is fullest. A guess copies the whole board, some
 * 150 bytes, so nothing is ever taken back. The fullest line is a cheap stand-in for the cell with
 * the fewest options, and a poor one on sparse puzzles, where all lines are about equally empty.
 */
#include <stdlib.h>

#include "base/bits.h"
#include "solve/classic/classic.h"

enum { ALL_DIGITS = 0x1ff };

typedef struct puzzle {
    uint8_t value[81];
    uint16_t row_present[9];
    uint16_t column_present[9];
    uint16_t box_present[9];
    uint8_t row_open[9];
    uint8_t column_open[9];
    uint8_t empty; /* cells without a value */
} puzzle;

static unsigned box_of(unsigned row, unsigned column)
{
    return row / 3 * 3 + column / 3;
}

static void place(puzzle *p, unsigned row, unsigned column, unsigned digit)
{
    uint16_t bit = (uint16_t)(1u << (digit - 1));
    p->value[9 * row + column] = (uint8_t)digit;
    p->row_present[row] |= bit;
    p->column_present[column] |= bit;
    p->box_present[box_of(row, column)] |= bit;
    p->row_open[row]--;
    p->column_open[column]--;
    p->empty--;
}

/* The line with the fewest open cells, but at least one. There is such a line while cells are
 * empty. */
static unsigned fullest(const uint8_t open[9])
{
    unsigned best = 0;
    for (unsigned line = 1; line < 9; line++)
        if (open[line] != 0 && (open[best] == 0 || open[line] < open[best]))
            best = line;
    return best;
}

/* The empty cell to fill next, 0 to 80. */
static unsigned choose(const puzzle *p)
{
    unsigned row = fullest(p->row_open);
    unsigned column = fullest(p->column_open);
    unsigned best = 81;
    if (p->row_open[row] <= p->column_open[column]) {
        for (unsigned c = 0; c < 9; c++)
            if (p->value[9 * row + c] == 0 &&
                (best == 81 || p->column_open[c] < p->column_open[best % 9]))
                best = 9 * row + c;
    } else {
        for (unsigned r = 0; r < 9; r++)
            if (p->value[9 * r + column] == 0 &&
                (best == 81 || p->row_open[r] < p->row_open[best / 9]))
                best = 9 * r + column;
    }
    return best;
}

static bool found(const puzzle *p, hf_search *search)
{
    uint16_t value[81];
    for (unsigned cell = 0; cell < 81; cell++)
        value[cell] = p->value[cell];
    return hf_search_found(search, value);
}

/* Goes through all solutions of `p`; `allowed` is what the puzzle lets into each cell. False: the
 * search was told to stop. */
static bool fill(const puzzle *p, const uint16_t *allowed, hf_search *search)
{
    if (p->empty == 0)
        return found(p, search);

    unsigned cell = choose(p);
    unsigned row = cell / 9;
    unsigned column = cell % 9;
    unsigned present =
        p->row_present[row] | p->column_present[column] | p->box_present[box_of(row, column)];
    unsigned options = allowed[cell] & ~present;
    while (options != 0) {
        unsigned digit = hf_lowest32(options) + 1;
        options = hf_without_lowest32(options);
        if (options != 0 && !hf_search_guess(search))
            return false;
        puzzle next = *p;
        place(&next, row, column, digit);
        if (!fill(&next, allowed, search))
            return false;
    }
    return true;
}

static hf_status tightest_line_open(const hf_shape *shape, const hf_solve_options *options,
                                    void **state)
{
    (void)shape;
    (void)options;
    *state = NULL; /* the copies live on the stack: at most 81 deep */
    return HF_OK;
}

static void tightest_line_close(void *state)
{
    (void)state;
}

static hf_status tightest_line_solve(void *state, const uint16_t *givens, hf_search *search)
{
    (void)state;
    puzzle p = {.row_open = {9, 9, 9, 9, 9, 9, 9, 9, 9},
                .column_open = {9, 9, 9, 9, 9, 9, 9, 9, 9},
                .empty = 81};
    uint16_t allowed[81];
    for (unsigned cell = 0; cell < 81; cell++) {
        allowed[cell] = (uint16_t)hf_classic_allowed(search, cell, ALL_DIGITS);
        if (givens[cell] != 0)
            place(&p, cell / 9, cell % 9, givens[cell]);
    }
    search->complete = fill(&p, allowed, search);
    return HF_OK;
}

const hf_engine hf_engine_tightest_line = {
    .name = "tightest-line",
    .summary = "classic: the fullest row or column first, a copy per guess",
    .width = 1,
    .reference = true,
    .deterministic = true,
    .honours = HF_HONOURS_CANDIDATES,
    .serves = hf_engine_serves_nine,
    .open = tightest_line_open,
    .close = tightest_line_close,
    .solve = tightest_line_solve,
};
