/* SPDX-License-Identifier: MIT
 *
 * scale_hodoku.c - HoDoKu's scale: the sum of the scores of all steps, and the level of the hardest
 * one, raised while the sum is too great for it. The scores are those that each rule carries.
 */
#include "rate/scale.h"

static uint32_t weight(const hf_rule *rule)
{
    return rule->score;
}

static void find_nothing(struct hf_find *find)
{
    (void)find;
}

const hf_rule hf_rule_brute_force = {.name = "Brute Force",
                                     .key = "brute-force",
                                     .code = "",
                                     .brief = "bf",
                                     .level = HF_LEVEL_EXTREME,
                                     .score = 10000,
                                     .index = 8900,
                                     .find = find_nothing};

const hf_scale hf_scale_hodoku = {
    .name = "hodoku",
    .about = "HoDoKu's levels and scores: the sum over all steps",
    .ladder = "hodoku",
    .most = {[HF_LEVEL_EASY] = 800,
             [HF_LEVEL_MEDIUM] = 1000,
             [HF_LEVEL_HARD] = 1600,
             [HF_LEVEL_UNFAIR] = 1800,
             [HF_LEVEL_EXTREME] = UINT32_MAX},
    .weight = weight,
};
