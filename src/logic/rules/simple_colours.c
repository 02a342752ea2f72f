/* SPDX-License-Identifier: MIT
 *
 * simple_colours.c - one symbol, one component of conjugate pairs in two colours (see colours.h):
 * one colour is true and the other false, but which?
 *
 *      trap: a place that sees both colours       wrap: two places of one colour see each other:
 *      is false whichever is true                 they cannot both be true, so the colour is false
 *
 *          A =====. B                                 A ===== B
 *          .        .                                         |
 *          . . . . .-                                 A ===== B   <- the two As share a column
 */
#include "logic/colours.h"
#include "logic/rules/rules.h"

enum { TRAP, WRAP };

static hf_step *begin(hf_find *find, const hf_rule *rule, const hf_component *c, uint32_t symbol)
{
    hf_step *step = hf_find_begin(find, rule);
    hf_step_symbol(step, symbol);
    hf_step_mark_set(step, find->view, HF_ROLE_COLOUR, 0, c->colour[0], symbol);
    hf_step_mark_set(step, find->view, HF_ROLE_COLOUR, 1, c->colour[1], symbol);
    return step;
}

static bool wrap(hf_find *find, const hf_component *c, uint32_t symbol)
{
    const hf_view *v = find->view;
    bool wrong[2];
    for (uint32_t i = 0; i < 2; i++)
        wrong[i] = set_meets(c->colour[i], c->seen[i], v->words);
    if ((!wrong[0] && !wrong[1]) || !find_wants(find, &hf_rule_simple_colours[WRAP]))
        return true;
    hf_step *step = begin(find, &hf_rule_simple_colours[WRAP], c, symbol);
    for (uint32_t i = 0; i < 2; i++)
        if (wrong[i])
            hf_step_strike_set(step, v, c->colour[i], symbol);
    return hf_find_emit(find);
}

static bool trap(hf_find *find, const hf_component *c, uint32_t symbol)
{
    const hf_view *v = find->view;
    hf_set hit;
    set_and(hit, c->seen[0], c->seen[1], v->words);
    set_minus(hit, hit, c->colour[0], v->words);
    set_minus(hit, hit, c->colour[1], v->words);
    if (!set_meets(hit, view_cells_with(v, symbol), v->words) ||
        !find_wants(find, &hf_rule_simple_colours[TRAP]))
        return true;
    hf_step *step = begin(find, &hf_rule_simple_colours[TRAP], c, symbol);
    hf_step_strike_set(step, v, hit, symbol);
    return hf_find_emit(find);
}

static void find_simple_colours(hf_find *find)
{
    for (uint32_t d = 1; d <= find->view->size; d++) {
        uint32_t count;
        const hf_component *c = hf_colours_of(find, d, &count);
        for (uint32_t i = 0; i < count; i++)
            if (!wrap(find, &c[i], d) || !trap(find, &c[i], d))
                return;
    }
}

const hf_rule hf_rule_simple_colours[2] = {{.name = "Simple Colors Trap",
                                            .key = "simple-colors-trap",
                                            .code = "0500",
                                            .brief = "sc1",
                                            .variant = TRAP,
                                            .find = find_simple_colours},
                                           {.name = "Simple Colors Wrap",
                                            .key = "simple-colors-wrap",
                                            .code = "0501",
                                            .brief = "sc2",
                                            .variant = WRAP,
                                            .find = find_simple_colours}};
