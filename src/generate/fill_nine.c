/* SPDX-License-Identifier: MIT
 *
 * fill_nine.c - a random solved 9x9 board: the walk of fill.c, with the options of every empty cell kept up to
 * date instead of computed anew.
 *
 * fill.c looks through a list of empty cells for the first with fewest options. Here each empty cell has a key,
 *
 *        options (at least 1) * 128 + place in the list
 *
 * so that the least key is the cell that fill.c would choose: a cell with one option or none ends its search.
 * Finding the least of 81 small numbers is what compilers turn into vectors. The same random numbers give the same
 * board, bit for bit; a test compares them.
 */
#include <string.h>

#include "base/assert.h"
#include "base/bits.h"
#include "generate/generator.h"

enum { CELLS = 81, PADDED = 96, TRIES = 40, STEPS = 20 * CELLS, FILLED = INT16_MAX };

/* A place to go back to: a cell that has options left. */
typedef struct choice {
    uint16_t options[PADDED]; /* of all cells, before the choice */
    uint16_t rest;            /* of this cell's, those not tried */
    uint8_t left;             /* its place in the list */
} choice;

typedef struct walk {
    const hf_nine_peers *peers;
    hf_rng *rng;
    uint8_t *solution;
    uint16_t options[PADDED]; /* none for filled cells and for padding */
    int16_t key[PADDED];
    uint8_t list[CELLS]; /* the empty cells, then the filled ones, the last filled first */
    uint8_t left;        /* so many are empty */
    uint8_t choices;
    uint16_t steps; /* left in the budget */
    choice choice[CELLS];
} walk;

void hf_nine_peers_make(hf_nine_peers *peers)
{
    memset(peers, 0, sizeof *peers);
    for (unsigned a = 0; a < CELLS; a++) {
        for (unsigned b = 0; b < CELLS; b++) {
            bool same_box = a / 27 == b / 27 && a % 9 / 3 == b % 9 / 3;
            if (a / 9 == b / 9 || a % 9 == b % 9 || same_box)
                peers->seen[a][b] = UINT16_MAX;
        }
    }
}

static int16_t key_of(uint16_t options, unsigned place)
{
    unsigned count = hf_popcount32(options);
    return (int16_t)((count > 1 ? count : 1) << 7 | place);
}

static void begin(walk *w)
{
    for (uint8_t c = 0; c < CELLS; c++)
        w->list[c] = c;
    for (unsigned left = CELLS; left > 1; left--) {
        unsigned pick = hf_rng_below(w->rng, left);
        uint8_t swap = w->list[left - 1];
        w->list[left - 1] = w->list[pick];
        w->list[pick] = swap;
    }
    for (unsigned i = 0; i < PADDED; i++) {
        w->key[i] = FILLED;
        w->options[i] = 0;
    }
    for (unsigned i = 0; i < CELLS; i++) {
        w->options[i] = 0x1ff;
        w->key[w->list[i]] = key_of(0x1ff, i);
    }
    w->left = CELLS;
    w->choices = 0;
    w->steps = STEPS;
}

/* The place in the list of the first cell with fewest options. */
static unsigned choose(const walk *w)
{
    int16_t least = FILLED;
    for (unsigned i = 0; i < PADDED; i++)
        least = w->key[i] < least ? w->key[i] : least;
    return (unsigned)least & 127;
}

/* Back to the last cell with untried options, as if what came after had not been. False: there is none. */
static bool go_back(walk *w)
{
    if (w->choices == 0)
        return false;
    const choice *last = &w->choice[--w->choices];
    HF_ASSERT(last->rest != 0 && last->left >= w->left);
    w->left = last->left;
    memcpy(w->options, last->options, sizeof w->options);
    for (unsigned i = 0; i < CELLS; i++)
        w->key[w->list[i]] = i < w->left ? key_of(w->options[w->list[i]], i) : FILLED;
    return true;
}

/* Removes a random bit from the set and returns it. */
static uint16_t draw(hf_rng *rng, uint16_t *set)
{
    HF_ASSERT(*set != 0);
    uint32_t rest = *set;
    for (uint32_t skip = hf_rng_below(rng, hf_popcount32(rest)); skip > 0; skip--)
        rest = hf_without_lowest32(rest);
    uint16_t bit = (uint16_t)(rest & (~rest + 1));
    *set ^= bit;
    return bit;
}

/* Strikes the digit from the cells that see this one, all 96 as if they might: that is one loop for vectors. A key
 * loses an option, down to one. */
static void place(walk *w, unsigned cell, uint16_t bit)
{
    const uint16_t *seen = w->peers->seen[cell];
    HF_ASSERT((w->options[cell] & bit) != 0 && hf_is_single64(bit));
    w->solution[cell] = (uint8_t)(hf_lowest32(bit) + 1);
    w->options[cell] = 0;
    for (unsigned i = 0; i < PADDED; i++) {
        uint16_t struck = w->options[i] & seen[i] & bit;
        int16_t key = w->key[i];
        int16_t less = (int16_t)(key >= 2 << 7 ? 1 << 7 : 0);
        w->options[i] ^= struck;
        w->key[i] = (int16_t)(key - (struck != 0 ? less : 0));
    }
}

/* Fills one more cell, or goes back. False: the budget is spent, or nothing is left to try. */
static bool step(walk *w)
{
    unsigned chosen = choose(w);
    HF_ASSERT(chosen < w->left);
    uint8_t cell = w->list[chosen];
    uint8_t other = w->list[--w->left];
    w->list[chosen] = other;
    w->list[w->left] = cell;
    w->key[other] = (int16_t)((w->key[other] & ~127) | (int16_t)chosen);
    w->key[cell] = FILLED;
    uint16_t rest = w->options[cell];
    while (rest == 0) {
        if (w->steps == 0 || !go_back(w))
            return false;
        cell = w->list[w->left];
        rest = w->choice[w->choices].rest;
    }
    if (w->steps-- == 0)
        return false;
    uint16_t bit = draw(w->rng, &rest);
    if (rest != 0) {
        choice *now = &w->choice[w->choices++];
        memcpy(now->options, w->options, sizeof now->options);
        now->rest = rest;
        now->left = w->left;
    }
    place(w, cell, bit);
    return true;
}

bool hf_fill_nine(const hf_nine_peers *peers, hf_rng *rng, uint8_t solution[81])
{
    walk w;
    w.peers = peers;
    w.rng = rng;
    w.solution = solution;
    for (int i = 0; i < TRIES; i++) {
        begin(&w);
        while (w.left > 0 && step(&w))
            continue;
        if (w.left == 0)
            return true;
    }
    return false;
}
