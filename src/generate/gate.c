/* SPDX-License-Identifier: MIT
 *
 * gate.c - naked and hidden singles of a plain 9x9 puzzle, over and over: a gate of two microseconds before a
 * rating of a hundred.
 *
 * Each round looks at all open cells (a cell with one candidate) and all 27 houses (a digit with one place, found by
 * carrying: `once` are the digits seen in one cell so far, `more` those seen in several).
 */
#include "generate/gate.h"

#include "base/bits.h"

enum { CELLS = 81, HOUSES = 27, ANY = 0x1ff };

typedef struct sweep {
    uint16_t used[HOUSES]; /* the digits that stand in each row, column and box */
    bool open[CELLS];
    unsigned left;
} sweep;

static unsigned box_of(unsigned cell)
{
    return cell / 27 * 3 + cell % 9 / 3;
}

static unsigned candidates(const sweep *s, unsigned cell)
{
    return ANY &
           ~(unsigned)(s->used[cell / 9] | s->used[9 + cell % 9] | s->used[18 + box_of(cell)]);
}

static void place(sweep *s, unsigned cell, unsigned bit)
{
    s->used[cell / 9] |= (uint16_t)bit;
    s->used[9 + cell % 9] |= (uint16_t)bit;
    s->used[18 + box_of(cell)] |= (uint16_t)bit;
    s->open[cell] = false;
    s->left--;
}

static unsigned cell_of(unsigned house, unsigned i)
{
    if (house < 9)
        return house * 9 + i;
    if (house < 18)
        return i * 9 + house - 9;
    house -= 18;
    return house / 3 * 27 + house % 3 * 3 + i / 3 * 9 + i % 3;
}

/* Places the hidden singles of a house; true: there were some. */
static bool find_hidden(sweep *s, unsigned house)
{
    unsigned once = 0, more = 0, found[9], before = s->left;
    if (s->used[house] == ANY)
        return false;
    for (unsigned i = 0; i < 9; i++) {
        unsigned cell = cell_of(house, i);
        found[i] = s->open[cell] ? candidates(s, cell) : 0;
        more |= once & found[i];
        once |= found[i];
    }
    once &= ~more;
    for (unsigned i = 0; once != 0 && i < 9; i++) {
        unsigned bit = found[i] & once;
        if (bit != 0 && hf_is_single64(bit) && (candidates(s, cell_of(house, i)) & bit) != 0)
            place(s, cell_of(house, i), bit);
    }
    return s->left < before;
}

static bool find_naked(sweep *s)
{
    bool found = false;
    for (unsigned c = 0; c < CELLS; c++) {
        unsigned bits = s->open[c] ? candidates(s, c) : 0;
        if (bits != 0 && hf_is_single64(bits)) {
            place(s, c, bits);
            found = true;
        }
    }
    return found;
}

bool hf_gate_singles(const uint16_t puzzle[CELLS])
{
    sweep s = {.left = CELLS};
    for (unsigned c = 0; c < CELLS; c++)
        s.open[c] = true;
    for (unsigned c = 0; c < CELLS; c++) {
        if (puzzle[c] != 0)
            place(&s, c, 1u << (puzzle[c] - 1));
    }
    for (bool going = true; going && s.left > 0;) {
        going = find_naked(&s);
        for (unsigned h = 0; h < HOUSES; h++)
            going |= find_hidden(&s, h);
    }
    return s.left == 0;
}
