/* SPDX-License-Identifier: MIT
 *
 * overflow.c - plain depth-first search on candidate sets: naked singles, hidden singles, then a
 * cell with the fewest candidates.
 *
 * It runs only when the pool of suspended branches has no room left, so it is written to be short
 * and obviously right. Its stack holds one board per guess; every guess decides a cell that was
 * undecided, so 81 boards are enough.
 */
#include "solve/lanes/overflow.h"

#include <stdbool.h>
#include <string.h>

#include "base/bits.h"

enum { CELLS = 81, HOUSES = 27, ALL_DIGITS = 0x1ff };

typedef struct board {
    uint16_t cell[CELLS];
} board;

/* Cell i of house h: rows, columns, boxes, others. */
static unsigned house_cell(const hf_nine_extra *extra, unsigned h, unsigned i)
{
    if (h >= HOUSES)
        return extra->cell[h - HOUSES][i];
    if (h < 9)
        return 9 * h + i;
    if (h < 18)
        return 9 * i + h - 9;
    h -= 18;
    return 27 * (h / 3) + 3 * (h % 3) + 9 * (i / 3) + i % 3;
}

/* Strikes what the singles of one house exclude, and reduces cells that are the last place of a
 * digit. False: the house cannot be completed. */
static bool refine_house(board *b, const hf_nine_extra *extra, unsigned h, bool *changed)
{
    unsigned fixed = 0, once = 0, twice = 0;
    for (unsigned i = 0; i < 9; i++) {
        unsigned x = b->cell[house_cell(extra, h, i)];
        twice |= once & x;
        once |= x;
        if ((x & (x - 1)) == 0) {
            if (x == 0 || (fixed & x))
                return false;
            fixed |= x;
        }
    }
    if (once != ALL_DIGITS)
        return false;
    unsigned hidden = once & ~twice;
    for (unsigned i = 0; i < 9; i++) {
        uint16_t *cell = &b->cell[house_cell(extra, h, i)];
        unsigned x = *cell;
        if ((x & (x - 1)) != 0)
            x &= ~fixed;
        if (x & hidden)
            x &= hidden;
        if ((x & hidden) && (x & (x - 1)) != 0)
            return false; /* two digits with this cell only */
        *changed |= x != *cell;
        *cell = (uint16_t)x;
    }
    return true;
}

static bool refine(board *b, const hf_nine_extra *extra)
{
    unsigned houses = HOUSES + (extra != NULL ? extra->count : 0);
    bool changed = true;
    while (changed) {
        changed = false;
        for (unsigned h = 0; h < houses; h++) {
            if (!refine_house(b, extra, h, &changed))
                return false;
        }
    }
    return true;
}

/* An undecided cell with the fewest candidates, or CELLS. */
static unsigned fewest(const board *b)
{
    unsigned best = CELLS, best_count = 10;
    for (unsigned c = 0; c < CELLS; c++) {
        unsigned n = hf_popcount32(b->cell[c]);
        if (n > 1 && n < best_count) {
            best = c;
            best_count = n;
        }
    }
    return best;
}

uint64_t hf_overflow_search(const uint16_t candidates[81], const hf_nine_extra *extra,
                            uint64_t limit, uint16_t solution[81])
{
    board stack[CELLS + 1];
    unsigned top = 1;
    uint64_t count = 0;
    memcpy(stack[0].cell, candidates, sizeof stack[0].cell);
    while (top > 0 && count < limit) {
        board *b = &stack[top - 1];
        if (!refine(b, extra)) {
            top--;
            continue;
        }
        unsigned c = fewest(b);
        if (c == CELLS) {
            if (count++ == 0)
                memcpy(solution, b->cell, sizeof b->cell);
            top--;
            continue;
        }
        /* the upper board tries the lowest digit, the lower one keeps the others for later */
        uint16_t lowest = (uint16_t)(b->cell[c] & -b->cell[c]);
        stack[top] = *b;
        stack[top].cell[c] = lowest;
        b->cell[c] = (uint16_t)(b->cell[c] & ~lowest);
        top++;
    }
    return count;
}
