/* SPDX-License-Identifier: MIT
 *
 * scale.h - what a scale is: one file per scale, listed in scale.c.
 *
 * A scale is data: the ladder it goes with and a table keyed by rule. Where its rules of the road
 * differ from the common walk (walk.c), it brings a driver of its own. A rule says nothing about
 * how hard it is, so that a second scale is a second table and no change elsewhere.
 */
#ifndef HF_RATE_SCALE_H
#define HF_RATE_SCALE_H

#include "houseful/rate.h"

/* What a rule is on a scale. */
typedef struct hf_weight {
    const hf_rule *rule;
    hf_level level;
    uint32_t score; /* of one use */
    uint32_t place; /* in the scale's own order, to tell equals apart */
} hf_weight;

struct hf_scale {
    const char *name;
    const char *about;
    const char *ladder;                  /* the built-in ladder it goes with */
    const hf_weight *weight;             /* easiest first, so that frequent rules are found soon */
    size_t weights;                      /* entries of the table */
    uint32_t most[HF_LEVEL_EXTREME + 1]; /* by level: a higher score lifts a puzzle of 81
                                            cells out of it */
    /* Drives one puzzle, whose solution is in rater->solution and which is loaded into
     * rater->logic, to its end, and fills in the rating but for the answer. NULL: hf_rate_walk. */
    hf_status (*drive)(hf_rater *rater, hf_rating *rating);
    bool (*serves)(const hf_shape *shape); /* NULL: every shape that logic serves */
};

/* The step that is left when all rules fail: a value looked up in the solution. */
extern const hf_rule hf_rule_brute_force;

extern const hf_scale hf_scale_hodoku;
extern const hf_scale hf_scale_se;

/* The entry of a rule; for a rule that the scale does not know, an extreme one without weight. */
const hf_weight *hf_scale_weight(const hf_scale *scale, const hf_rule *rule);

#endif
