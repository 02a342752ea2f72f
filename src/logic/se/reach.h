/* SPDX-License-Identifier: MIT
 *
 * reach.h - which static chains can exist at all, without looking for them one by one.
 *
 * Static links: a candidate that is on switches off all it sees (weak); one that is off switches on
 * its partner, if its cell has two candidates or a region two places (strong). Closing these links
 * with sets of bits takes microseconds and answers: can X be struck (X on leads to X off)? Can it
 * be placed? Can it be part of a cycle? Most positions inside assumptions have no chain at all.
 *
 *     X can be struck   <=>  for some strong pair (a, b): a on leads to X off, and b on leads to X
 * off
 *
 * since X on leads to a off exactly if a on leads to X off: links read backwards are links again.
 *
 * Whatever a cycle strikes, or a chain that places something strikes, is struck by such a chain as
 * well: no X, no static chain.
 */
#ifndef HF_LOGIC_SE_REACH_H
#define HF_LOGIC_SE_REACH_H

#include "logic/se/spread.h"

enum { SE_REACH_BITS = SE_CANDIDATES * SE_WORDS };

typedef struct se_reach {
    uint64_t hash; /* of the field it holds for, if valid */
    bool valid;
    bool closed; /* the sets of candidates without strong links are filled in, too */
    /* numbers: candidates with a strong link come first */
    unsigned count, linked, words, linked_words;
    uint16_t candidate[SE_CANDIDATES];
    uint16_t number[SE_CANDIDATES];
    uint16_t partner[SE_CANDIDATES][4]; /* by number */
    uint8_t partners[SE_CANDIDATES];
    uint64_t weak[SE_REACH_BITS]; /* [number][words]: what it sees */
    uint64_t next[SE_REACH_BITS]; /* [number][linked_words]: what it switches on in two links */
    uint64_t on[SE_REACH_BITS];   /* [number of the component][linked_words]: what it leads to */
    uint64_t off[SE_REACH_BITS];  /* [the same][words] */
    /* components */
    uint16_t component[SE_CANDIDATES];
    uint16_t order[SE_CANDIDATES], low[SE_CANDIDATES];
    uint16_t stack[SE_CANDIDATES];
    unsigned visited, depth;
    uint64_t seen[SE_WORDS], waiting[SE_WORDS];
    /* answers, by candidate */
    bool any; /* something can be struck */
    bool struck[SE_CANDIDATES], placed[SE_CANDIDATES], cyclic[SE_CANDIDATES];
    unsigned digits; /* of which something can be struck or placed */
    /* answers for static forcing chains: cells; digits by region */
    bool cell[SE_CELLS];
    uint16_t region[SE_REGIONS];
} se_reach;

/* Chains and cycles: fills in `any` and, if it is true, struck, placed, cyclic and digits. */
void hf_se_reach(se_reach *r, const se_field *f);
/* Forcing chains of cells and regions: fills in `cell` and `region`; false: there is none. */
bool hf_se_reach_common(se_reach *r, const se_field *f);

#endif
