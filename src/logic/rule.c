/* SPDX-License-Identifier: MIT
 *
 * rule.c - all rules in one table, and what one may ask of a rule.
 */
#include "logic/rule.h"

#include <string.h>

#include "logic/rules/rules.h"

#define RULE(name)   &hf_rule_##name,
#define KIN(name, i) &hf_rule_##name[i],
static const hf_rule *const rules[] = {
#include "logic/rules/rule_list.h"
};
#undef RULE
#undef KIN

enum { RULES = sizeof rules / sizeof *rules };
_Static_assert(sizeof rules / sizeof *rules <= HF_RULES_MOST,
               "callers count rules in arrays of this length");

const hf_rule *hf_rule_at(size_t i)
{
    return i < RULES ? rules[i] : NULL;
}

size_t hf_rule_number(const hf_rule *rule)
{
    size_t i = 0;
    while (i < RULES && rules[i] != rule)
        i++;
    return i;
}

static bool is_called(const hf_rule *rule, const char *name)
{
    return strcmp(name, rule->key) == 0 || strcmp(name, rule->brief) == 0 ||
           strcmp(name, rule->name) == 0 || (rule->code[0] && strcmp(name, rule->code) == 0);
}

const hf_rule *hf_rule_named(const char *name)
{
    for (size_t i = 0; i < RULES; i++)
        if (is_called(rules[i], name))
            return rules[i];
    return NULL;
}

const char *hf_rule_name(const hf_rule *rule)
{
    return rule->name;
}

const char *hf_rule_key(const hf_rule *rule)
{
    return rule->key;
}

const char *hf_rule_brief(const hf_rule *rule)
{
    return rule->brief;
}

const char *hf_rule_code(const hf_rule *rule)
{
    return rule->code;
}

bool hf_rule_needs_unique(const hf_rule *rule)
{
    return rule->unique;
}
