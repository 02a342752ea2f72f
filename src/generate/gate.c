/* SPDX-License-Identifier: MIT
 *
 * gate.c - all that HoDoKu calls Easy and Medium, over and over: singles, locked candidates, pairs and triples, naked
 * and hidden. A gate of a few microseconds before a rating of a hundred.
 */
#include "generate/gate.h"

#include "base/bits.h"

enum { CELLS = 81 };

static bool is_solved(const hf_small *s)
{
    const uint16_t *c = hf_small_candidates(s);
    for (unsigned i = 0; i < CELLS; i++) {
        if ((c[i] & (c[i] - 1)) != 0)
            return false;
    }
    return true;
}

/* ---- locked candidates ----------------------------------------------------------------------- */

/* Cell i of the segment where line `line` of a chute crosses its box `box`; stacks are bands turned over. */
static unsigned cell_at(unsigned chute, bool stack, unsigned line, unsigned box, unsigned i)
{
    unsigned a = 3 * chute + line, b = 3 * box + i;
    return stack ? 9 * b + a : 9 * a + b;
}

static bool strike_segment(hf_small *s, unsigned chute, bool stack, unsigned line, unsigned box,
                           uint16_t digits)
{
    bool found = false;
    for (unsigned i = 0; digits != 0 && i < 3; i++)
        found |= hf_small_strike(s, cell_at(chute, stack, line, box, i), digits);
    return found;
}

static bool find_locked(hf_small *s, unsigned chute, bool stack)
{
    uint16_t may[3][3] = {{0}};
    bool found = false;
    for (unsigned k = 0; k < 27; k++)
        may[k / 9][k % 9 / 3] |=
            hf_small_candidates(s)[cell_at(chute, stack, k / 9, k % 9 / 3, k % 3)];
    for (unsigned l = 0; l < 3; l++) {
        for (unsigned b = 0; b < 3; b++) {
            unsigned l1 = (l + 1) % 3, l2 = (l + 2) % 3, b1 = (b + 1) % 3, b2 = (b + 2) % 3;
            uint16_t pointing = (uint16_t)(may[l][b] & ~(may[l1][b] | may[l2][b]));
            uint16_t claiming = (uint16_t)(may[l][b] & ~(may[l][b1] | may[l][b2]));
            found |= strike_segment(s, chute, stack, l, b1, pointing);
            found |= strike_segment(s, chute, stack, l, b2, pointing);
            found |= strike_segment(s, chute, stack, l1, b, claiming);
            found |= strike_segment(s, chute, stack, l2, b, claiming);
        }
    }
    return found;
}

/* ---- pairs and triples ----------------------------------------------------------------------- */

static unsigned cell_of(unsigned house, unsigned i)
{
    if (house < 9)
        return house * 9 + i;
    if (house < 18)
        return i * 9 + house - 9;
    house -= 18;
    return house / 3 * 27 + house % 3 * 3 + i / 3 * 9 + i % 3;
}

/* Nine sets: the candidates of the cells of a house, or the places of its digits. Members 0 to 8 and elements 0 to 8
 * change roles between naked and hidden. */
typedef struct sets {
    uint16_t of[9];
    bool hidden;
    unsigned house;
} sets;

/* Some members have these elements alone: they are struck from the others. */
static bool strike_others(hf_small *s, const sets *t, unsigned members, uint16_t elements)
{
    bool found = false;
    for (unsigned m = 0; m < 9; m++) {
        if ((members >> m & 1) != 0 || (t->of[m] & elements) == 0)
            continue;
        if (!t->hidden) {
            found |= hf_small_strike(s, cell_of(t->house, m), elements);
            continue;
        }
        for (unsigned e = 0; e < 9; e++) {
            if ((elements >> e & 1) != 0)
                found |= hf_small_strike(s, cell_of(t->house, e), (uint16_t)(1u << m));
        }
    }
    return found;
}

/* How many of nine bits, three at a time. */
static unsigned count9(uint16_t set)
{
    static const uint8_t of3[8] = {0, 1, 1, 2, 1, 2, 2, 3};
    return (unsigned)(of3[set & 7] + of3[set >> 3 & 7] + of3[set >> 6]);
}

static bool find_subsets(hf_small *s, const sets *t)
{
    bool found = false;
    unsigned small[9], count = 0;
    for (unsigned m = 0; m < 9; m++) {
        unsigned n = count9(t->of[m]);
        if (n == 2 || n == 3)
            small[count++] = m;
    }
    for (unsigned i = 0; i < count; i++) {
        for (unsigned j = i + 1; j < count; j++) {
            uint16_t two = t->of[small[i]] | t->of[small[j]];
            unsigned members = 1u << small[i] | 1u << small[j];
            if (count9(two) == 2)
                found |= strike_others(s, t, members, two);
            for (unsigned k = j + 1; k < count && count9(two) <= 3; k++) {
                uint16_t three = two | t->of[small[k]];
                if (count9(three) == 3)
                    found |= strike_others(s, t, members | 1u << small[k], three);
            }
        }
    }
    return found;
}

/* Two or three of n open cells are hidden where n - 2 or n - 3 are naked: up to five cells that has been looked for. */
static bool find_in_house(hf_small *s, unsigned house)
{
    enum { FEW = 5 };
    sets naked = {.house = house}, hidden = {.house = house, .hidden = true};
    unsigned open = 0;
    for (unsigned i = 0; i < 9; i++) {
        naked.of[i] = hf_small_candidates(s)[cell_of(house, i)];
        open += (naked.of[i] & (naked.of[i] - 1)) != 0;
    }
    if (open <= 2)
        return false;
    if (find_subsets(s, &naked))
        return true;
    if (open <= FEW)
        return false;
    for (unsigned i = 0; i < 9; i++) {
        for (uint16_t left = naked.of[i]; left != 0; left &= (uint16_t)(left - 1))
            hidden.of[hf_lowest32(left)] |= (uint16_t)(1u << i);
    }
    return find_subsets(s, &hidden);
}

/* One of the rules beyond singles; true: something was struck. */
static bool find_basics(hf_small *s)
{
    bool found = false;
    for (unsigned chute = 0; chute < 3; chute++) {
        found |= find_locked(s, chute, false);
        found |= find_locked(s, chute, true);
    }
    for (unsigned house = 0; !found && house < 27; house++)
        found = find_in_house(s, house);
    return found;
}

hf_level hf_gate(hf_small *s, const uint16_t puzzle[CELLS], bool basics)
{
    hf_small_begin(s, puzzle);
    if (is_solved(s))
        return HF_LEVEL_EASY;
    while (basics && find_basics(s))
        hf_small_go_on(s);
    return basics && is_solved(s) ? HF_LEVEL_MEDIUM : HF_LEVEL_HARD;
}
