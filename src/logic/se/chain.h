/* SPDX-License-Identifier: MIT
 *
 * chain.h - static chains and cycles: one line of thought, each resting on the one before.
 *
 * Three searches: X (links inside regions only), Y (inside cells of two candidates, and weak ones
 * in regions), XY (all). A chain that leads from "X is on" to "X is off" strikes X, one from off to
 * on places it; a cycle strikes what sees both ends of a link.
 */
#ifndef HF_LOGIC_SE_CHAIN_H
#define HF_LOGIC_SE_CHAIN_H

#include "logic/se/hint.h"
#include "logic/se/nest.h"

typedef enum se_mode { SE_MODE_X, SE_MODE_Y, SE_MODE_XY, SE_MODES } se_mode;

/* The links of one search, and the tree of a breadth-first walk along them. A link holds the
 * candidate it leads to and, from bit 10, its cause. */
typedef struct se_web {
    uint16_t strong[SE_CANDIDATES][4];
    uint16_t weak[SE_CANDIDATES][28]; /* only to candidates that have a strong link */
    uint8_t strongs[SE_CANDIDATES], weaks[SE_CANDIDATES];
    uint16_t on_from[SE_CANDIDATES], off_from[SE_CANDIDATES]; /* candidates */
    uint8_t on_cause[SE_CANDIDATES], off_cause[SE_CANDIDATES];
    uint32_t on_walk[SE_CANDIDATES], off_walk[SE_CANDIDATES]; /* the walk that reached it */
    uint16_t length[SE_CANDIDATES];                           /* links to "on" */
    uint16_t queue[SE_CANDIDATES];
    uint32_t walk;
} se_web;

typedef struct se_link {
    uint16_t what;
    uint8_t cause;
} se_link;

typedef struct se_chain {
    double rating;
    uint32_t complexity;
    se_mode mode;
    uint32_t order; /* of generation, where that decides */
    bool cycle;
    int16_t place;       /* candidate, or -1 */
    uint64_t hash;       /* of what it strikes */
    const se_link *link; /* from the conclusion back to the beginning */
    const se_struck *strike;
    uint16_t links, strikes;
} se_chain;

typedef struct se_chains {
    bool best_only;
    se_chain *chain; /* one, or all that strike different things; twice `room`, for sorting */
    uint32_t count, room;
    uint32_t changes; /* how often the best one changed */
    int32_t *slot;    /* hash table by what is struck: number, -1 free */
    uint32_t slots;
    se_arena arena; /* links and strikes */
    /* the chain under construction */
    se_link link[2 * SE_CANDIDATES];
    unsigned links;
    se_struck strike[SE_CELLS];
    unsigned strikes;
} se_chains;

struct hf_se;

void hf_se_chains_discard(se_chains *all);

/* The best chain or cycle of the position; its thoughts stay in se->chains[0]. */
bool hf_se_chain(struct hf_se *se, se_hint *hint);
/* All of them in order, left in se->chains[1]; false: there is none. */
bool hf_se_chain_all(struct hf_se *se, const se_field *f);
void hf_se_chain_gather(const se_chain *chain, se_gather *g);
/* The same as nested hints. */
void hf_se_chain_list(struct hf_se *se, const se_field *f, se_list *list);

/* Shared by chain.c and chains.c. */
extern const se_kind hf_se_cycle_kind[SE_MODES], hf_se_chain_kind[SE_MODES];
void hf_se_web_build(se_web *web, const se_field *f, se_mode mode);
void hf_se_chain_offer(struct hf_se *se, se_chains *all, const se_chain *chain);
/* Could it be kept? Asked before links and strikes are worked out; `hash` need not be known when
 * only the best is wanted. */
bool hf_se_chain_wanted(const se_chains *all, const se_chain *chain);
void hf_se_chain_search(struct hf_se *se, se_chains *all, const se_field *f);
unsigned hf_se_weak_cause(unsigned a, unsigned b);
void hf_se_cycle(struct hf_se *se, se_chains *all, const se_cells *places, const se_chain *start,
                 unsigned source, unsigned last, unsigned off, unsigned cause);

#endif
