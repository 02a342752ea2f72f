/* SPDX-License-Identifier: MIT
 *
 * fill_nine_tpl.h - random solved 9x9 boards: the walk of fill.c, with the options of every empty cell kept up to
 * date instead of computed anew. A template: each file that includes it is compiled for other instructions.
 *
 * fill.c looks through a list of empty cells for the first with fewest options. Here each empty cell has a key,
 *
 *        options (at least 1) * 128 + place in the list
 *
 * so that the least key is the cell that fill.c would choose: a cell with one option or none ends its search.
 * Finding the least of 81 small numbers is what compilers turn into vectors. The same random numbers give the same
 * board, bit for bit; a test compares them.
 *
 * One walk alone waits for its own results most of the time, so that several go side by side. With windows some are
 * ten times as long as others: whoever is done takes the next board.
 */
#ifndef HF_GENERATE_FILL_NINE_TPL_H
#define HF_GENERATE_FILL_NINE_TPL_H

#include <string.h>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

#include "base/assert.h"
#include "base/bits.h"
#include "generate/fill_nine.h"

enum { CELLS = 81, PADDED = 96, FILLED = INT16_MAX };

/* A place to go back to: a cell that has options left. */
typedef struct choice {
    uint16_t options[PADDED]; /* of all cells, before the choice */
    uint16_t rest;            /* of this cell's, those not tried */
    uint8_t left;             /* its place in the list */
} choice;

typedef struct walk {
    uint16_t options[PADDED]; /* none for filled cells and for padding */
    int16_t key[PADDED];
    hf_rng rng;
    unsigned board; /* of the call */
    uint8_t *solution;
    uint8_t list[CELLS];    /* the empty cells, then the filled ones, the last filled first */
    uint16_t where[PADDED]; /* each cell's place in it */
    uint8_t left;           /* so many are empty */
    uint8_t choices;
    uint16_t tries;
    uint16_t steps; /* left in the budget */
    choice choice[CELLS];
} walk;

/* The key of an empty cell, in words for vectors: bits are counted in pairs, fours, and all nine. */
static inline int16_t key_of(uint16_t options, uint16_t place)
{
    uint16_t count = (uint16_t)(options - (options >> 1 & 0x5555));
    count = (uint16_t)((count & 0x3333) + (count >> 2 & 0x3333));
    count = (uint16_t)((count & 15) + (count >> 4 & 15) + (count >> 8));
    count = (uint16_t)(count + (count == 0));
    return (int16_t)(uint16_t)(count << 7 | place);
}

/* The numbers 0 to 80 in random order, as hf_rng_shuffle would have them: all random numbers first, in one loop for
 * vectors. If one of them is of the few that hf_rng_below might throw away, they are drawn once more, one by one. */
static void shuffle(hf_rng *rng, uint8_t number[CELLS])
{
    uint32_t pick[CELLS];
    uint32_t doubtful = 0;
    hf_rng one = *rng;
    for (uint32_t i = 0; i < CELLS - 1; i++) {
        uint64_t bits = hf_rng_mix(rng->state + (i + 1) * HF_RNG_GOLDEN);
        uint64_t product = (bits >> 32) * (CELLS - i);
        pick[i] = (uint32_t)(product >> 32);
        doubtful |= (uint32_t)product < CELLS ? 1 : 0;
    }
    rng->state += (CELLS - 1) * HF_RNG_GOLDEN;
    if (doubtful != 0) {
        for (uint32_t i = 0; i < CELLS - 1; i++)
            pick[i] = hf_rng_below(&one, CELLS - i);
        *rng = one;
    }
    for (uint8_t c = 0; c < CELLS; c++)
        number[c] = c;
    for (unsigned i = 0; i < CELLS - 1; i++) {
        uint8_t swap = number[CELLS - 1 - i];
        number[CELLS - 1 - i] = number[pick[i]];
        number[pick[i]] = swap;
    }
}

static void begin(walk *w, uint16_t steps)
{
    shuffle(&w->rng, w->list);
    for (unsigned i = 0; i < PADDED; i++)
        w->options[i] = i < CELLS ? 0x1ff : 0;
    for (unsigned i = CELLS; i < PADDED; i++) {
        w->key[i] = FILLED;
        w->where[i] = CELLS;
    }
    for (uint16_t i = 0; i < CELLS; i++) {
        w->key[w->list[i]] = (int16_t)(9 << 7 | i);
        w->where[w->list[i]] = i;
    }
    w->left = CELLS;
    w->choices = 0;
    w->steps = steps;
    w->tries++;
}

/* The place in the list of the first cell with fewest options. */
static inline unsigned choose(const walk *w)
{
    int16_t least = FILLED;
    for (unsigned i = 0; i < PADDED; i++)
        least = w->key[i] < least ? w->key[i] : least;
    return (unsigned)least & 127;
}

/* Back to the last cell with untried options, as if what came after had not been. There is one: a cell has none only
 * if nine others have all nine digits, so by renaming these there are 9! such ends, more than steps in any budget.
 * With windows that happens at every other step: all keys are made anew in one loop for vectors. */
static void go_back(walk *w)
{
    HF_ASSERT(w->choices > 0);
    const choice *last = &w->choice[--w->choices];
    HF_ASSERT(last->rest != 0 && last->left >= w->left);
    w->left = last->left;
    memcpy(w->options, last->options, sizeof w->options);
    uint16_t left = w->left;
    for (unsigned i = 0; i < PADDED; i++)
        w->key[i] = w->where[i] < left ? key_of(w->options[i], w->where[i]) : FILLED;
}

/* Removes a random bit from the set and returns it. */
static inline uint16_t draw(hf_rng *rng, uint16_t *set)
{
    HF_ASSERT(*set != 0);
    uint32_t rest = *set;
    uint32_t skip = hf_rng_below(rng, hf_popcount32(rest));
#if defined(__BMI2__)
    uint16_t bit = (uint16_t)_pdep_u32(1u << skip, rest);
#else
    for (; skip > 0; skip--)
        rest = hf_without_lowest32(rest);
    uint16_t bit = (uint16_t)(rest & (~rest + 1));
#endif
    *set ^= bit;
    return bit;
}

/* Puts a digit into a cell, which leaves the list: `other` takes its place there, if it is another. The digit goes
 * from the cells that see this one, all 96 as if they might, and a key loses an option, down to one. That is one loop
 * for vectors; to write single numbers before it would make the vectors wait for them. */
static inline void place(walk *restrict w, const uint16_t *restrict seen, uint16_t cell,
                         uint16_t other, uint16_t where, uint16_t bit)
{
    HF_ASSERT((w->options[cell] & bit) != 0 && hf_is_single64(bit));
    w->solution[cell] = (uint8_t)(hf_lowest32(bit) + 1);
    for (uint16_t i = 0; i < PADDED; i++) {
        uint16_t options = w->options[i], struck = options & seen[i] & bit;
        int16_t key = w->key[i];
        key = i == other ? (int16_t)((key & ~127) | (int16_t)where) : key;
        key = (int16_t)(key - (struck != 0 && key >= 2 << 7 ? 1 << 7 : 0));
        w->options[i] = i == cell ? 0 : options ^ struck;
        w->key[i] = i == cell ? FILLED : key;
    }
}

/* Fills one more cell, or goes back. False: the budget is spent. */
static inline bool step(walk *w, const hf_nine_peers *peers)
{
    unsigned chosen = choose(w);
    HF_ASSERT(chosen < w->left);
    uint8_t cell = w->list[chosen];
    uint8_t other = w->list[--w->left];
    w->list[chosen] = other;
    w->list[w->left] = cell;
    w->where[other] = (uint16_t)chosen;
    w->where[cell] = w->left;
    uint16_t rest = w->options[cell];
    while (rest == 0) {
        if (w->steps == 0)
            return false;
        go_back(w);
        cell = other = w->list[w->left];
        rest = w->choice[w->choices].rest;
    }
    if (w->steps-- == 0)
        return false;
    uint16_t bit = draw(&w->rng, &rest);
    choice *now = &w->choice[w->choices]; /* kept if there is a choice: to ask first is slower */
    memcpy(now->options, w->options, sizeof now->options);
    now->rest = rest;
    now->left = w->left;
    w->choices = (uint8_t)(w->choices + (rest != 0));
    place(w, peers->seen[cell], cell, other, (uint16_t)chosen, bit);
    return true;
}

/* Where a call stands. */
typedef struct filling {
    unsigned count;
    unsigned next; /* the first board that nobody has begun */
    hf_rng *rng;
    uint8_t *const *solution;
    hf_fill_budget budget;
} filling;

/* The next board for a walk; false: there is none. */
static bool take_board(filling *f, walk *w)
{
    w->left = 0;
    if (f->next == f->count)
        return false;
    w->board = f->next++;
    w->rng = f->rng[w->board];
    w->solution = f->solution[w->board];
    w->tries = 0;
    begin(w, f->budget.steps);
    return true;
}

static bool fill_some(const hf_nine_peers *peers, unsigned count, hf_rng *rng,
                      uint8_t *const *solution)
{
    walk w[HF_FILL_NINE_WALKS];
    filling f = {.count = count, .rng = rng, .solution = solution, .budget = peers->budget};
    unsigned busy = 0;
    HF_ASSERT(count <= HF_FILL_NINE_SOME);
    for (unsigned k = 0; k < HF_FILL_NINE_WALKS; k++)
        busy += take_board(&f, &w[k]) ? 1 : 0;
    while (busy > 0) {
        for (unsigned k = 0; k < HF_FILL_NINE_WALKS; k++) {
            if (w[k].left == 0)
                continue;
            if (step(&w[k], peers)) {
                if (w[k].left != 0)
                    continue;
                rng[w[k].board] = w[k].rng;
                busy -= take_board(&f, &w[k]) ? 0 : 1;
            } else if (w[k].tries < f.budget.tries) {
                begin(&w[k], f.budget.steps);
            } else {
                return false;
            }
        }
    }
    return true;
}

#endif
