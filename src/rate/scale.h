/* SPDX-License-Identifier: MIT
 *
 * scale.h - what a scale is.
 */
#ifndef HF_RATE_SCALE_H
#define HF_RATE_SCALE_H

#include "houseful/rate.h"

struct hf_scale {
    const char *name;
    const char *about;
    const char *ladder;                  /* the built-in ladder it goes with */
    uint32_t most[HF_LEVEL_EXTREME + 1]; /* by level: a higher score lifts the puzzle out of it */
    /* The weight of one use of a rule. */
    uint32_t (*weight)(const hf_rule *rule);
};

/* The step that is left when all rules fail: a value looked up in the solution. */
extern const hf_rule hf_rule_brute_force;

extern const hf_scale hf_scale_hodoku;

#endif
