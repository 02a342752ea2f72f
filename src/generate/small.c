/* SPDX-License-Identifier: MIT
 *
 * small.c - singles and guesses on sets of 16 bits.
 *
 * Digging asks hundreds of questions about boards that differ in one clue. Engines for all boards spend most of the time
 * on getting ready; here a question begins with one pass over the cells and ends, mostly, when singles run into a
 * contradiction.
 */
#include "generate/small.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/bits.h"
#include "grid/shape_data.h"

enum { MOST_CELLS = 256, MOST_HOUSES = 64, MOST_SYMBOLS = 16 };

typedef struct board {
    uint16_t candidates[MOST_CELLS];
} board;

struct hf_small {
    uint32_t cells, size, houses;
    uint16_t any;
    uint64_t home[MOST_CELLS]; /* the houses of each cell, as bits */
    uint8_t member[MOST_HOUSES][MOST_SYMBOLS];
    uint32_t first_peer[MOST_CELLS + 1];
    uint8_t *peer;
    uint64_t dirty; /* houses in which something was struck since they were looked at */
    uint64_t done;  /* houses all of whose cells are decided: not to be looked at again */
    uint32_t waiting;
    uint8_t queue[MOST_CELLS]; /* cells that have become single */
    hf_search *task;           /* of the question: when to stop */
    board *stack;              /* one for each cell that may be guessed at, and one more */
};

/* ---- making ---------------------------------------------------------------------------------- */

void hf_small_free(hf_small *small)
{
    if (small == NULL)
        return;
    free(small->peer);
    free(small->stack);
    free(small);
}

static bool share_a_house(const hf_small *s, uint32_t a, uint32_t b)
{
    return a != b && (s->home[a] & s->home[b]) != 0;
}

static void list_peers(hf_small *s)
{
    uint32_t count = 0;
    for (uint32_t a = 0; a < s->cells; a++) {
        s->first_peer[a] = count;
        for (uint32_t b = 0; b < s->cells; b++) {
            if (!share_a_house(s, a, b))
                continue;
            if (s->peer != NULL)
                s->peer[count] = (uint8_t)b;
            count++;
        }
    }
    s->first_peer[s->cells] = count;
}

hf_status hf_small_new(const hf_shape *shape, hf_small **out)
{
    *out = NULL;
    HF_ASSERT(shape->size <= MOST_SYMBOLS);
    if (shape->cells > MOST_CELLS || shape->houses > MOST_HOUSES)
        return HF_UNSUPPORTED;
    hf_small *s = calloc(1, sizeof *s);
    if (s == NULL)
        return HF_NO_MEMORY;
    s->cells = shape->cells;
    s->size = shape->size;
    s->houses = shape->houses;
    s->any = (uint16_t)((1u << shape->size) - 1);
    for (uint32_t h = 0; h < shape->houses; h++) {
        for (uint32_t i = 0; i < shape->size; i++) {
            s->member[h][i] = (uint8_t)hf_house_cells(shape, h)[i];
            s->home[s->member[h][i]] |= UINT64_C(1) << h;
        }
    }
    list_peers(s);
    s->peer = malloc(s->first_peer[s->cells] + 1);
    s->stack = malloc((s->cells + 1) * sizeof *s->stack);
    if (s->peer == NULL || s->stack == NULL) {
        hf_small_free(s);
        return HF_NO_MEMORY;
    }
    list_peers(s);
    *out = s;
    return HF_OK;
}

/* ---- singles --------------------------------------------------------------------------------- */

/* Leaves these candidates in a cell; false: there are none. */
static bool leave(hf_small *s, board *b, uint32_t cell, uint16_t candidates)
{
    if (candidates == b->candidates[cell])
        return true;
    b->candidates[cell] = candidates;
    s->dirty |= s->home[cell];
    if ((candidates & (candidates - 1)) == 0) {
        if (candidates == 0)
            return false;
        s->queue[s->waiting++] = (uint8_t)cell;
    }
    return true;
}

static bool strike_peers(hf_small *s, board *b, uint32_t cell)
{
    uint16_t bit = b->candidates[cell];
    for (uint32_t i = s->first_peer[cell]; i < s->first_peer[cell + 1]; i++) {
        uint32_t p = s->peer[i];
        if ((b->candidates[p] & bit) != 0 && !leave(s, b, p, (uint16_t)(b->candidates[p] & ~bit)))
            return false;
    }
    return true;
}

/* Hidden singles of a house; false: a symbol has no place left. */
static bool look_at_house(hf_small *s, board *b, uint32_t house)
{
    uint16_t once = 0, more = 0;
    for (uint32_t i = 0; i < s->size; i++) {
        uint16_t c = b->candidates[s->member[house][i]];
        more |= once & c;
        once |= c;
    }
    if (once != s->any)
        return false;
    if (more == 0) {
        s->done |= UINT64_C(1) << house;
        return true;
    }
    uint16_t alone = (uint16_t)(once & ~more);
    for (uint32_t i = 0; alone != 0; i++) { /* each of them is in a cell of the house */
        uint16_t c = b->candidates[s->member[house][i]], hidden = c & alone;
        if (hidden == 0)
            continue;
        if ((hidden & (hidden - 1)) != 0)
            return false;
        alone ^= hidden;
        leave(s, b, s->member[house][i], hidden);
    }
    return true;
}

/* All singles; false: a contradiction. */
static bool settle(hf_small *s, board *b)
{
    for (;;) {
        while (s->waiting > 0) {
            if (!strike_peers(s, b, s->queue[--s->waiting]))
                return false;
        }
        s->dirty &= ~s->done;
        if (s->dirty == 0)
            return true;
        uint32_t house = hf_lowest64(s->dirty);
        s->dirty &= s->dirty - 1;
        if (!look_at_house(s, b, house))
            return false;
    }
}

/* ---- guesses --------------------------------------------------------------------------------- */

/* An open cell with the fewest candidates; s->cells: there is none. */
static uint32_t choose(const hf_small *s, const board *b)
{
    uint32_t best = s->cells, fewest = MOST_SYMBOLS + 1;
    for (uint32_t c = 0; c < s->cells && fewest > 2; c++) {
        uint32_t count = hf_popcount32(b->candidates[c]);
        if (count > 1 && count < fewest) {
            fewest = count;
            best = c;
        }
    }
    return best;
}

static hf_small_answer search(hf_small *s, uint32_t depth)
{
    board *b = &s->stack[depth];
    uint32_t cell = choose(s, b);
    if (cell == s->cells)
        return HF_SMALL_YES;
    for (uint16_t left = b->candidates[cell]; left != 0; left &= (uint16_t)(left - 1)) {
        if (hf_search_work(s->task, 10))
            return HF_SMALL_UNKNOWN;
        memcpy(&s->stack[depth + 1], b, s->cells * sizeof *b->candidates);
        s->waiting = 0;
        s->dirty = s->done = 0;
        hf_small_answer answer = HF_SMALL_NO;
        leave(s, &s->stack[depth + 1], cell, (uint16_t)(left & (~left + 1u)));
        if (settle(s, &s->stack[depth + 1]))
            answer = search(s, depth + 1);
        if (answer != HF_SMALL_NO)
            return answer;
    }
    return HF_SMALL_NO;
}

/* What the clues of its houses leave each cell. */
static void load(hf_small *s, const uint16_t *clues, board *b)
{
    uint16_t used[MOST_HOUSES] = {0};
    for (uint32_t c = 0; c < s->cells; c++) {
        for (uint64_t homes = clues[c] != 0 ? s->home[c] : 0; homes != 0; homes &= homes - 1)
            used[hf_lowest64(homes)] |= (uint16_t)(1u << (clues[c] - 1));
    }
    s->waiting = 0;
    s->done = 0;
    s->dirty = hf_low_bits64(s->houses);
    for (uint32_t c = 0; c < s->cells; c++) {
        uint16_t seen = 0;
        for (uint64_t homes = clues[c] == 0 ? s->home[c] : 0; homes != 0; homes &= homes - 1)
            seen |= used[hf_lowest64(homes)];
        b->candidates[c] =
            clues[c] != 0 ? (uint16_t)(1u << (clues[c] - 1)) : (uint16_t)(s->any & ~seen);
        if (clues[c] == 0 && (b->candidates[c] & (b->candidates[c] - 1)) == 0)
            s->queue[s->waiting++] = (uint8_t)c;
        HF_ASSERT(b->candidates[c] != 0); /* there is a solution */
    }
}

hf_small_answer hf_small_ask(hf_small *s, const uint16_t *clues, uint32_t cell, uint16_t symbol,
                             hf_search *task)
{
    board *b = &s->stack[0];
    uint16_t bit = (uint16_t)(1u << (symbol - 1));
    s->task = task;
    load(s, clues, b);
    if (b->candidates[cell] == bit)
        return HF_SMALL_NO;
    leave(s, b, cell, (uint16_t)(b->candidates[cell] & ~bit));
    return settle(s, b) ? search(s, 0) : HF_SMALL_NO;
}

/* ---- a step at a time ------------------------------------------------------------------------ */

void hf_small_begin(hf_small *s, const uint16_t *clues)
{
    load(s, clues, &s->stack[0]);
    hf_small_go_on(s);
}

const uint16_t *hf_small_candidates(const hf_small *s)
{
    return s->stack[0].candidates;
}

bool hf_small_strike(hf_small *s, uint32_t cell, uint16_t candidates)
{
    uint16_t before = s->stack[0].candidates[cell];
    if ((before & candidates) == 0)
        return false;
    bool left = leave(s, &s->stack[0], cell, (uint16_t)(before & ~candidates));
    HF_ASSERT(left);
    return true;
}

void hf_small_go_on(hf_small *s)
{
    bool sound = settle(s, &s->stack[0]);
    HF_ASSERT(sound);
}
