/* SPDX-License-Identifier: MIT
 *
 * nest.h - chains inside assumptions: complete lists of hints, remembered by position.
 *
 * What a search finds depends on the candidates alone, so its list is kept for the whole puzzle
 * under the hash of the field. A nested hint is reduced to what the assumption around it needs:
 * what it strikes; its *causes*, the cells and regions whose links it used (what is gone from them
 * since the assumption are the reasons for the hint); and its identity. Hints are the same if their
 * thoughts are the same in the same order; each counts once in a complexity. The identity is a
 * number given to the 64-bit fingerprint of those thoughts.
 */
#ifndef HF_LOGIC_SE_NEST_H
#define HF_LOGIC_SE_NEST_H

#include "logic/se/memory.h"
#include "logic/se/spread.h"

typedef enum se_list_kind {
    SE_LIST_CHAINS,   /* static chains and cycles */
    SE_LIST_MULTIPLE, /* static forcing chains of cells and regions */
    SE_LIST_DYNAMIC,
    SE_LIST_NESTED /* dynamic ones of level 2 */
} se_list_kind;

/* A cause is a cell, or SE_CELLS + 9 * region + digit. */
enum { SE_CAUSES = SE_CELLS + 9 * SE_REGIONS };

typedef struct se_struck {
    uint8_t cell;
    uint16_t digits;
} se_struck;

typedef struct se_nested {
    int32_t nest;
    uint16_t strikes, causes;
    const se_struck *strike; /* by cell */
    const uint16_t *cause;   /* in the order in which the thoughts show them */
} se_nested;

typedef struct se_list {
    uint64_t key; /* 0: free */
    const se_nested *hint;
    uint32_t count;
} se_list;

typedef struct se_nests {
    se_arena arena;
    se_list *list; /* hash table */
    uint32_t lists, list_slots;
    uint64_t *fingerprint; /* hash table: 0 free */
    int32_t *nest;         /* its values */
    uint32_t nests, nest_slots;
    uint32_t *complexity; /* by nest */
    uint32_t complexity_room;
    /* for walks over the ancestors of a thought */
    uint64_t seen[SE_POTENTIALS / 64 + 2];
    uint16_t queue[SE_POTENTIALS + 2];
    /* for collecting causes and reasons */
    uint32_t stamp[SE_POTENTIALS + 2];
    uint32_t epoch;
    /* for counting nests once */
    uint32_t *counted; /* by nest: the epoch in which it was counted */
    uint32_t count_epoch;
} se_nests;

struct hf_se;

/* Gathers the fingerprint and the causes of one hint. */
typedef struct se_gather {
    uint64_t fingerprint;
    uint16_t cause[SE_CAUSES];
    unsigned causes;
    uint64_t seen[(SE_CAUSES + 63) / 64];
} se_gather;

void hf_se_gather_begin(se_gather *g, uint64_t seed);
void hf_se_gather_next(se_gather *g); /* another chain of the same hint */
void hf_se_gather_thought(se_gather *g, unsigned potential);
void hf_se_gather_cause(se_gather *g, unsigned potential, se_cause cause);

/* The number of a nested hint; SE_NO_NEST: memory ran out. */
int32_t hf_se_nest_number(struct hf_se *se, uint64_t fingerprint, uint32_t complexity);
/* Forgets all lists. */
void hf_se_nests_reset(se_nests *n);
void hf_se_nests_discard(se_nests *n);

/* Fills in one hint of a list from what was gathered; false: memory ran out. */
bool hf_se_nested_fill(struct hf_se *se, se_nested *out, const se_gather *g, uint32_t complexity,
                       const se_struck *strike, unsigned strikes);

/* The complexity of the different nested hints that a thought rests on. */
uint32_t hf_se_nested_sum(se_nests *n, const se_spread *s, unsigned i);
/* The same over the last thoughts of several spreads. */
void hf_se_count_begin(se_nests *n);
uint32_t hf_se_count_nested(se_nests *n, const se_spread *s, unsigned i);

/* The list of a position; NULL: memory ran out, or the search was stopped. */
const se_list *hf_se_list(struct hf_se *se, const se_field *f, se_list_kind kind, unsigned depth);
/* Lets a spread go on by a list; false: it has nothing new. */
bool hf_se_advance_chains(struct hf_se *se, se_spread *s, const se_field *start, se_list_kind kind,
                          unsigned depth);
bool hf_se_advance(struct hf_se *se, se_spread *s, const se_field *start, unsigned depth);
/* Switches a candidate off for these reasons; SE_NO_BOUND: it is off already. */
unsigned hf_se_advance_off(struct hf_se *se, se_spread *s, unsigned candidate,
                           const uint16_t *reason, unsigned reasons);
void hf_se_spread_break(struct hf_se *se, se_spread *s, unsigned potential, se_cause cause,
                        unsigned against);

#endif
