/* SPDX-License-Identifier: MIT
 *
 * se.h - Sudoku Explainer's way through a 9x9 puzzle, step for step.
 *
 *     hf_se *se = hf_se_new();
 *     hf_se_begin(se);
 *     hf_se_load(&se->position, values, candidates);
 *     while (hf_se_next(se, SE_ALL_SEARCHES, &hint))
 *         hf_se_apply(&se->position, &hint);
 *
 * The searches, their order and the order inside each are those of Sudoku Explainer 1.2.1, odd ones
 * included, since ratings are only comparable if they are computed alike.
 */
#ifndef HF_LOGIC_SE_SE_H
#define HF_LOGIC_SE_SE_H

#include "houseful/status.h"
#include "logic/se/chain.h"
#include "logic/se/forcing.h"
#include "logic/se/loops.h"
#include "logic/se/memory.h"
#include "logic/se/nest.h"
#include "logic/se/reach.h"
#include "logic/se/spread.h"

/* The searches in order. */
typedef enum se_search {
    SE_FIND_FULL_HOUSE,
    SE_FIND_HIDDEN_SINGLE,
    SE_FIND_DIRECT_POINTING,
    SE_FIND_DIRECT_CLAIMING,
    SE_FIND_DIRECT_HIDDEN_PAIR,
    SE_FIND_NAKED_SINGLE,
    SE_FIND_DIRECT_HIDDEN_TRIPLE,
    SE_FIND_POINTING,
    SE_FIND_CLAIMING,
    SE_FIND_NAKED_PAIR,
    SE_FIND_X_WING,
    SE_FIND_HIDDEN_PAIR,
    SE_FIND_NAKED_TRIPLE,
    SE_FIND_SWORDFISH,
    SE_FIND_HIDDEN_TRIPLE,
    SE_FIND_XY_WING,
    SE_FIND_XYZ_WING,
    SE_FIND_UNIQUE,
    SE_FIND_NAKED_QUAD,
    SE_FIND_JELLYFISH,
    SE_FIND_HIDDEN_QUAD,
    SE_FIND_BUG,
    SE_FIND_ALIGNED_PAIR,
    SE_FIND_CHAIN,
    SE_FIND_ALIGNED_TRIPLE,
    SE_FIND_NISHIO,
    SE_FIND_MULTIPLE,
    SE_FIND_DYNAMIC,
    SE_FIND_DYNAMIC_PLUS,
    SE_FIND_NESTED_2,
    SE_FIND_NESTED_3,
    SE_FIND_NESTED_4,
    SE_FIND_NESTED_5,
    SE_SEARCHES
} se_search;

#define SE_ALL_SEARCHES ((UINT64_C(1) << SE_SEARCHES) - 1)
#define SE_ALL_KINDS    ((UINT64_C(1) << SE_KINDS) - 1)

enum { SE_DEPTHS = 3 }; /* of searches inside searches */

/* The spreads of one depth, made when first used. */
typedef struct se_spreads {
    se_spread *of[SE_POTENTIALS];
} se_spreads;

typedef struct hf_se {
    se_position position;
    uint64_t kinds;   /* of hints that are asked for: bit se_kind */
    uint64_t version; /* for whoever loads positions: which one this is; 0: none */
    bool stopped;     /* every search ends at once and finds nothing */
    hf_status status; /* why: HF_NO_MEMORY; HF_END: the budget ran out, or it was asked to stop */
    se_nests nests;
    se_reach reach;
    se_web web;
    se_chains chains[2]; /* the best one; a list */
    se_forcings forcings[SE_DEPTHS];
    se_spreads spreads[SE_DEPTHS];
    uint32_t generation;
    /* the dynamic search before this one, which the next level continues */
    uint64_t last_hash;
    uint32_t last_generation;
    int last_level;
    /* stopping */
    bool (*asked)(void *user);
    void *user;
    uint32_t patience; /* spreads until it is asked again */
    uint64_t spent;    /* spreads so far */
    uint64_t budget;   /* spreads allowed for the puzzle; 0: no limit */
} hf_se;

static inline bool se_wants(const hf_se *se, se_kind kind)
{
    return se->kinds >> kind & 1;
}

hf_se *hf_se_new(void); /* NULL: memory ran out */
void hf_se_free(hf_se *se);
/* Begins a puzzle: forgets what is remembered of the last, and why it was stopped. */
void hf_se_begin(hf_se *se);
/* The first hint of the first search that has one, of those in the set: bit se_search. Of a search
 * for several kinds it is the first of those asked for. */
bool hf_se_next(hf_se *se, uint64_t searches, se_hint *hint);
/* Of a set of searches those that can have a hint of this rating (in tenths) or less. */
uint64_t hf_se_searches_up_to(uint64_t searches, uint32_t rating);
/* The first hint of one search. */
bool hf_se_find(hf_se *se, se_search search, se_hint *hint);
void hf_se_apply(se_position *p, const se_hint *hint);

/* For the searches: ends them all; counts a spread and asks whether to go on. */
void hf_se_stop(hf_se *se, hf_status status);
void hf_se_spend(hf_se *se);

#endif
