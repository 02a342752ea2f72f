/* SPDX-License-Identifier: MIT
 *
 * singles.h - candidates of any board, kept to the fixpoint of naked and hidden singles.
 *
 * A candidate is a (cell, symbol) pair. Each belongs to its cell and to one (house, symbol) pair
 * per house of the cell: the groups of which exactly one member must be true. Every group has a
 * key,
 *
 *     63            32 31             0
 *     | members left  |  sum of members |
 *
 * so that striking a candidate is one subtraction per group, and when one member is left the low
 * half is that member: no search for the survivor, ever. The sums cannot overflow: a cell's is at
 * most 1024 * 1023 / 2, a house's at most 1024 * 2^20 = 2^30.
 *
 * Symbols are 0..N-1 inside, cells as in the shape.
 */
#ifndef HF_SOLVE_ANY_SINGLES_H
#define HF_SOLVE_ANY_SINGLES_H

#include "grid/shape_data.h"
#include "solve/engine.h"
#include "houseful/puzzle.h"

enum { HF_SINGLES_NONE = 0xFFFF }; /* the value of an empty cell */

typedef struct hf_singles {
    const hf_shape *shape;
    hf_search *search; /* told of the work done; NULL: nobody is */
    uint32_t size;
    uint32_t cells;
    uint32_t houses;
    uint32_t degree; /* the most houses any cell lies in */
    uint32_t words;  /* 64-bit words in a set of symbols */

    uint32_t *houses_of;  /* cells x degree; short lists are filled up with the house no one sees */
    uint64_t *candidates; /* cells x words */
    uint64_t *cell_key;   /* members are symbols */
    uint64_t
        *house_key;  /* (houses + 1) x size; members are cells; the last house is the unseen one */
    uint64_t *seen;  /* houses x words: the givens of each house, while loading */
    uint16_t *value; /* per cell */

    uint32_t *placed; /* cells in the order they were filled; placed[done..count) are the queue */
    uint32_t placed_count;
    uint32_t placed_done;

    bool recording;   /* are strikes written down for hf_singles_undo? */
    bool overflowed;  /* the record could not grow: the state can no longer be undone */
    uint32_t *struck; /* cell * size + symbol, in order */
    size_t struck_count;
    size_t struck_room;
} hf_singles;

/* A moment to go back to. */
typedef struct hf_singles_mark {
    size_t struck;
    uint32_t placed;
} hf_singles_mark;

hf_status hf_singles_open(hf_singles *s, const hf_shape *shape);
void hf_singles_close(hf_singles *s);
/* Bytes held. */
size_t hf_singles_memory(const hf_singles *s);

/* Starts from givens (1..N, 0 for empty, free of clashes), and from the candidates that the search's
 * puzzle gives, and runs to the fixpoint. False: there is no solution. Nothing is recorded. `search`
 * (or NULL) is told of all work from now on; once it has stopped, hf_singles_load and hf_singles_run
 * return true before they are done, and nothing may be concluded from what they leave. */
bool hf_singles_load(hf_singles *s, const uint16_t *givens, hf_search *search);

/* Fills a cell, to be followed up by hf_singles_run. False: contradiction. */
bool hf_singles_place(hf_singles *s, uint32_t cell, uint32_t symbol);
/* Strikes a candidate, which must be one. False: contradiction. */
bool hf_singles_strike(hf_singles *s, uint32_t cell, uint32_t symbol);
/* Runs to the fixpoint. False: contradiction. */
bool hf_singles_run(hf_singles *s);

hf_singles_mark hf_singles_now(const hf_singles *s);
/* Goes back to a moment since which everything was recorded. */
void hf_singles_undo(hf_singles *s, hf_singles_mark mark);

static inline bool hf_singles_has(const hf_singles *s, uint32_t cell, uint32_t symbol)
{
    return s->candidates[(size_t)cell * s->words + (symbol >> 6)] >> (symbol & 63) & 1;
}

static inline uint32_t hf_key_count(uint64_t key)
{
    return (uint32_t)(key >> 32);
}

static inline bool hf_singles_solved(const hf_singles *s)
{
    return s->placed_count == s->cells;
}

#endif
