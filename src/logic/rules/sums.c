/* SPDX-License-Identifier: MIT
 *
 * sums.c - cages, arrows and other sums: a candidate with which the rest cannot make up the sum goes.
 *
 *      +-----------+
 *      |10   . . . |     a cage of 10 over three cells: 127, 136, 145, 235; where 1 is not
 *      +-----------+     possible any more, only 235 is left, and 4, 6, 7 ... go
 *
 * Cages are sums of cells that see each other: told by their combinations. In arrows the circle counts
 * against the line. All others, little killers above all, are told by what the rest comes to at least
 * and at most.
 */
#include "logic/ruled.h"
#include "logic/rules/rules.h"

enum { CAGE, ARROW, SUM };

static uint32_t variant_of(const hf_view *v, const hf_primitive *p, const hf_sum *sum)
{
    hf_constraint_kind kind = v->rules->written[p->owner].kind;
    if (kind == HF_CONSTRAINT_ARROW || kind == HF_CONSTRAINT_DOUBLE_ARROW)
        return ARROW;
    return sum->distinct ? CAGE : SUM;
}

static bool report(hf_find *find, const hf_primitive *p, const hf_sum *sum)
{
    const hf_view *v = find->view;
    const hf_rule *rule = &hf_rule_sums[variant_of(v, p, sum)];
    if (!find_wants(find, rule))
        return true;
    hf_step *step = hf_find_begin(find, rule);
    if (!hf_ruled_strike_sum(step, v, sum))
        return true;
    hf_step_constraint(step, v, p->owner);
    for (uint32_t i = 0; i < sum->count; i++)
        hf_ruled_mark(step, v, sum->cell[i]);
    return hf_find_emit(find);
}

static void find_sums(hf_find *find)
{
    const hf_view *v = find->view;
    hf_sum sum;
    for (uint32_t i = 0; v->rules && i < v->rules->primitive_count; i++) {
        const hf_primitive *p = &v->rules->primitives[i];
        if (p->type == HF_PRIMITIVE_SUM && hf_ruled_primitive_sum(v, p, &sum) &&
            !report(find, p, &sum))
            return;
    }
}

#define RULE_OF(i, name_, key_, brief_)                                                            \
    {                                                                                              \
        .name = name_, .key = key_, .code = "", .brief = brief_, .variant = i, .find = find_sums   \
    }

const hf_rule hf_rule_sums[] = {RULE_OF(CAGE, "Cage Combinations", "cage-combinations", "cage"),
                                RULE_OF(ARROW, "Arrow", "arrow", "arr"),
                                RULE_OF(SUM, "Sum", "sum", "sum")};
