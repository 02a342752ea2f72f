/* SPDX-License-Identifier: MIT
 *
 * als_reach.h - which almost locked sets can be reached from which, from tie to tie.
 *
 * A *state* is a set together with the symbol by which it was entered. An *end* is a set together with
 * the symbols that tie it to its neighbour. For every state two sets of ends are worked out as bits:
 * those that can be reached by one tie or more (`near`), and by two or more (`far`).
 *
 * When one step is wanted, ties are followed from earlier to later sets only: then one pass from the
 * last set backwards is enough, and the choice is HoDoKu's. Otherwise they are followed both ways
 * until nothing changes.
 */
#ifndef HF_LOGIC_RULES_ALS_REACH_H
#define HF_LOGIC_RULES_ALS_REACH_H

#include "logic/als.h"

typedef struct hf_als_end {
    uint32_t set;
    uint32_t last; /* the symbols that tie it */
} hf_als_end;

/* The ends of a link in one direction, by what ties them. */
typedef struct hf_als_ends {
    uint32_t x, y, both;
} hf_als_ends;

typedef struct hf_als_reach {
    hf_find *find;
    const hf_als_table *table;
    bool both_ways;
    uint32_t *state_at; /* [set]: its first state; one entry more ends the last */
    hf_als_end *ends;
    uint32_t end_count;
    uint32_t *end_at; /* [set]: a list of its ends, linked by end_next; 0: none, else number + 1 */
    uint32_t *end_next; /* likewise */
    uint32_t words;     /* of a set of ends */
    uint64_t *near, *far;
    hf_als_ends *ids;           /* [2 * link + (1 if towards its first set)] */
    uint64_t *by_near, *by_far; /* [symbol]: behind the set's links with that tie alone */
} hf_als_reach;

/* Works out what every state reaches. find, table and both_ways are set, the rest is empty. False: no memory. */
bool hf_als_reach_all(hf_als_reach *r);

/* The number of the end that a set is when these symbols tie it. */
uint32_t hf_als_reach_end(hf_als_reach *r, uint32_t set, uint32_t last);

static inline uint32_t reach_state(const hf_als_reach *r, uint32_t set, uint32_t symbol)
{
    return r->state_at[set] + als_rank(r->table, set, symbol);
}

static inline uint32_t reach_ties(const hf_als_link *link)
{
    return symbol_bit(link->x) | (link->y ? symbol_bit(link->y) : 0);
}

static inline const uint32_t *reach_links(const hf_als_reach *r, uint32_t set, uint32_t *count)
{
    const hf_als_table *t = r->table;
    *count = t->around_at[set + 1] - t->around_at[set];
    return t->around + t->around_at[set];
}

static inline bool reach_follows(const hf_als_reach *r, const hf_als_link *link, uint32_t from)
{
    return r->both_ways || link->a == from;
}

static inline bool reach_join(uint64_t *to, const uint64_t *from, uint32_t words)
{
    uint64_t news = 0;
    for (uint32_t i = 0; i < words; i++) {
        news |= from[i] & ~to[i];
        to[i] |= from[i];
    }
    return news != 0;
}

#endif
