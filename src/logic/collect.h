/* SPDX-License-Identifier: MIT
 *
 * collect.h - for rules that must see all their patterns before they know the best one.
 *
 * A *finding* is a pattern with its result and whatever the rule needs to tell it later. The
 * collection keeps one finding per rule and result (the shortest, and of equally short ones the
 * first), sorts them, and has them told in that order:
 *
 *     hf_collect c = hf_collect_begin(find, tell);
 *     for every pattern:
 *         hf_collect_strike(&c, cell, symbol) ...            the result
 *         if (hf_collect_keeps(&c, rule, length))            new, or shorter than before
 *             hf_collect_keep(&c, rule, length, data);       `data` must live as long as the search
 *     hf_collect_emit(&c, hf_collect_by_weight);
 *
 * The usual order puts most eliminations first, then the smaller *weight*: the sum of cell numbers,
 * each times 1, 81, 161, ... in the order of symbol and cell, plus the symbols. It has no meaning
 * but is HoDoKu's, whose paths this order repeats.
 */
#ifndef HF_LOGIC_COLLECT_H
#define HF_LOGIC_COLLECT_H

#include "logic/rule.h"

typedef struct hf_finding {
    const hf_rule *rule;
    const void *data;
    hf_candidate *result; /* by symbol, then cell */
    uint32_t count;       /* of the result */
    uint32_t length;      /* of the pattern, whatever the rule counts */
    uint32_t serial;      /* in the order in which they were found */
    uint32_t hash;
    int64_t weight;
} hf_finding;

/* Tells one finding: builds its step but for the result, which is added by the caller. One that no step
 * has room for is dropped: hf_collect.untold. */
typedef void (*hf_tell_fn)(hf_find *find, hf_step *step, const hf_finding *finding);

typedef struct hf_collect {
    hf_find *find;
    hf_tell_fn tell;
    hf_finding *finding;
    uint32_t findings, room;
    uint32_t *slot; /* hash table of finding numbers + 1 */
    uint32_t slots;
    hf_candidate *result; /* under construction */
    uint32_t count, result_room;
    bool untold; /* set by `tell`: this finding is not to be told */
} hf_collect;

hf_collect hf_collect_begin(hf_find *find, hf_tell_fn tell);

/* Adds to the result under construction; what is in it already is not added again. */
void hf_collect_strike(hf_collect *c, uint32_t cell, uint32_t symbol);
void hf_collect_strike_set(hf_collect *c, const uint64_t *cells, uint32_t symbol);
/* Drops the result under construction. */
void hf_collect_drop(hf_collect *c);

/* Would a pattern of this length with this result be kept? If not, the result is dropped. */
bool hf_collect_keeps(hf_collect *c, const hf_rule *rule, uint32_t length);
/* Keeps it; the result is taken over. */
void hf_collect_keep(hf_collect *c, const hf_rule *rule, uint32_t length, const void *data);

/* Negative if a is to be told before b; equal ones stay in the order in which they were found. */
typedef int (*hf_collect_order_fn)(const void *a, const void *b, const void *context);
int hf_collect_by_weight(const void *a, const void *b, const void *context);

/* Tells all findings, best first. */
void hf_collect_emit(hf_collect *c, hf_collect_order_fn order);

#endif
