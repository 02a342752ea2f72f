/* SPDX-License-Identifier: MIT
 *
 * rules.h - Sudoku Explainer's searches as rungs of a ladder.
 */
#ifndef HF_LOGIC_SE_RULES_H
#define HF_LOGIC_SE_RULES_H

#include "logic/ladder.h"
#include "logic/rule.h"
#include "logic/se/se.h"

/* The searches that a rung asks for, as bits; adds the kinds of hints that it asks for to a set. */
uint64_t hf_se_searches_of(const hf_rung *rung, uint64_t *kinds);
/* The rule that a hint is told as. */
const hf_rule *hf_se_rule_of(const se_hint *hint);
/* A rung of a ladder with the option `explainer`. */
void hf_se_climb(hf_find *find, const hf_rung *rung);

#endif
