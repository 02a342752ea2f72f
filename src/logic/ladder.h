/* SPDX-License-Identifier: MIT
 *
 * ladder.h - what a ladder is made of, for the library's own eyes. It holds no memory of its own, so
 * those who know its size keep and copy it as a value.
 */
#ifndef HF_LOGIC_LADDER_H
#define HF_LOGIC_LADDER_H

#include "houseful/logic.h"

/* One rung: rules that are searched together (same `find`), the best of them wins. */
typedef struct hf_rung {
    const hf_rule *rule; /* the first of them */
    uint32_t variants;   /* which of its family, one bit each */
} hf_rung;

/* Is the rule one of the rung's? */
bool hf_rung_has(const hf_rung *rung, const hf_rule *rule);

struct hf_ladder {
    hf_logic_options options;
    uint32_t rungs;
    hf_rung rung[HF_RULES_MOST];
};

#endif
