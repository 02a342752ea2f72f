/* SPDX-License-Identifier: MIT
 *
 * rules.h - every rule's constant, by file. ladder.c lists them.
 */
#ifndef HF_LOGIC_RULES_H
#define HF_LOGIC_RULES_H

#include "logic/rule.h"

extern const hf_rule hf_rule_full_house;
extern const hf_rule hf_rule_naked_single;
extern const hf_rule hf_rule_hidden_single;
extern const hf_rule hf_rule_locked[2]; /* pointing, claiming */
extern const hf_rule hf_rule_naked[5];  /* pair, triple, quad, locked pair, locked triple */
extern const hf_rule hf_rule_hidden[3]; /* pair, triple, quad */
extern const hf_rule hf_rule_als_xz;
extern const hf_rule hf_rule_als_xy_wing;
extern const hf_rule hf_rule_als_chain;
extern const hf_rule hf_rule_death_blossom;
extern const hf_rule hf_rule_bet;
extern const hf_rule hf_rule_bet_lost;

#endif
