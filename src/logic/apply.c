/* SPDX-License-Identifier: MIT
 *
 * apply.c - carrying a step out.
 */
#include "logic/logic_data.h"
#include "logic/ruled.h"
#include "logic/rules/rules.h"

static bool fits(const hf_view *v, const hf_step *step)
{
    for (uint32_t i = 0; i < step->places; i++)
        if (!view_has(v, step->place[i].cell, step->place[i].symbol))
            return false;
    return true;
}

hf_status hf_logic_apply(hf_logic *logic, const hf_step *step)
{
    hf_view *v = &logic->view;
    if (step->rule == &hf_rule_bet_lost)
        return hf_bet_pop(logic, step);
    if (!fits(v, step))
        return HF_BAD_ARGUMENT;
    if (step->rule == &hf_rule_bet)
        return hf_bet_push(logic, step);
    for (uint32_t i = 0; i < step->places; i++)
        if (view_has(v, step->place[i].cell, step->place[i].symbol))
            hf_view_place(v, step->place[i].cell, step->place[i].symbol);
    for (uint32_t i = 0; i < step->eliminations; i++)
        hf_view_eliminate(v, step->eliminate[i].cell, step->eliminate[i].symbol);
    if (v->left == 0 && hf_view_breaks_rules(v))
        v->broken = true;
    return HF_OK;
}
