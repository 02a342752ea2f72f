/* SPDX-License-Identifier: MIT
 *
 * watch.h - who watches a search, and how long it may take.
 *
 * Rungs and long searches ask now and then whether to go on (hf_watch_goes_on). Mostly the answer costs
 * two comparisons: nobody watches, nothing is limited.
 */
#ifndef HF_LOGIC_WATCH_H
#define HF_LOGIC_WATCH_H

#include <stdatomic.h>

#include "houseful/logic.h"

typedef struct hf_watch {
    atomic_bool cancelled;
    const atomic_bool *heeds; /* another's word to stop, which counts as well; NULL: nobody's */
    uint64_t limit_ns;        /* for one call; 0: none */
    uint64_t started_ns;      /* the call that is running; 0: no clock is needed */
    bool whole;               /* that call makes others, which are a part of it */
    hf_logic_watch_fn each;
    void *user;
    hf_logic_progress progress;
} hf_watch;

/* From now on calls end while this is set, too; whoever lends it sets and clears it. */
void hf_watch_heed(hf_watch *watch, const atomic_bool *cancelled);
/* A call begins that will make others: its time is theirs, and what ends one of them ends it. */
void hf_watch_begin_whole(hf_watch *watch);
void hf_watch_end_whole(hf_watch *watch);
/* A call begins that climbs so many rungs. */
void hf_watch_begin(hf_watch *watch, uint32_t rungs);
/* Goes on to a rung. */
void hf_watch_climb(hf_watch *watch, uint32_t rung, const hf_rule *rule);
/* May the search go on? False from then on until the next call begins. */
bool hf_watch_goes_on(hf_watch *watch);
/* The call ends. */
void hf_watch_end(hf_watch *watch);

#endif
