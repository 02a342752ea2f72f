/* SPDX-License-Identifier: MIT
 *
 * rules.h - every rule's constant, declared from the one list of them.
 */
#ifndef HF_LOGIC_RULES_H
#define HF_LOGIC_RULES_H

#include "logic/rule.h"

#define RULE(name)   extern const hf_rule hf_rule_##name;
#define KIN(name, i) extern const hf_rule hf_rule_##name[];
#include "logic/rules/rule_list.h"
#undef RULE
#undef KIN

#endif
