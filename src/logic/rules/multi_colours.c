/* SPDX-License-Identifier: MIT
 *
 * multi_colours.c - one symbol, two components of conjugate pairs (see colours.h), the first in the
 * colours A and B, the second in C and D.
 *
 *      B ===== A . . . C ===== D     1: an A sees a C: not both are true, so B or D is true.
 *      .                       .        What sees both a B and a D is false.
 *      . . . . . . - . . . . . .
 *
 *      B ===== A . . . C             2: the As together see a C and a D. One of C and D is true,
 *              .       ||               so A is false: all places of that colour go.
 *              A . . . D
 */
#include "logic/colours.h"
#include "logic/rules/rules.h"

enum { TYPE_1, TYPE_2 };

typedef struct duo {
    const hf_component *a, *b;
    uint32_t symbol;
} duo;

static hf_step *begin(hf_find *find, const hf_rule *rule, const duo *p)
{
    hf_step *step = hf_find_begin(find, rule);
    hf_step_symbol(step, p->symbol);
    for (uint32_t i = 0; i < 2; i++)
        hf_step_mark_set(step, find->view, HF_ROLE_COLOUR, i, p->a->colour[i], p->symbol);
    for (uint32_t i = 0; i < 2; i++)
        hf_step_mark_set(step, find->view, HF_ROLE_COLOUR, 2 + i, p->b->colour[i], p->symbol);
    return step;
}

static bool sees(const hf_view *v, const hf_component *a, uint32_t i, const hf_component *b,
                 uint32_t j)
{
    return set_meets(a->seen[i], b->colour[j], v->words);
}

static bool type_2(hf_find *find, const duo *p)
{
    const hf_view *v = find->view;
    bool wrong[2];
    for (uint32_t i = 0; i < 2; i++)
        wrong[i] = sees(v, p->a, i, p->b, 0) && sees(v, p->a, i, p->b, 1);
    if (!wrong[0] && !wrong[1])
        return true;
    hf_step *step = begin(find, &hf_rule_multi_colours[TYPE_2], p);
    for (uint32_t i = 0; i < 2; i++)
        if (wrong[i])
            hf_step_strike_set(step, v, p->a->colour[i], p->symbol);
    return hf_find_emit(find);
}

/* Strikes what sees both colour i of the first and colour j of the second component. */
static void strike_between(hf_step *step, const hf_view *v, const duo *p, uint32_t i, uint32_t j)
{
    hf_set hit;
    set_and(hit, p->a->seen[i], p->b->seen[j], v->words);
    set_minus(hit, hit, p->a->colour[i], v->words);
    set_minus(hit, hit, p->b->colour[j], v->words);
    hf_step_strike_set(step, v, hit, p->symbol);
}

static bool type_1(hf_find *find, const duo *p)
{
    const hf_view *v = find->view;
    hf_step *step = begin(find, &hf_rule_multi_colours[TYPE_1], p);
    for (uint32_t i = 0; i < 2; i++)
        for (uint32_t j = 0; j < 2; j++)
            if (sees(v, p->a, i, p->b, j))
                strike_between(step, v, p, i ^ 1, j ^ 1);
    return hf_find_emit(find);
}

/* Type 1 is the same from either component: it is told from the earlier one only. */
static bool try_duo(hf_find *find, const hf_component *c, uint32_t i, uint32_t j, uint32_t symbol)
{
    duo p = {&c[i], &c[j], symbol};
    if (find_wants(find, &hf_rule_multi_colours[TYPE_2]) && !type_2(find, &p))
        return false;
    return j < i || !find_wants(find, &hf_rule_multi_colours[TYPE_1]) || type_1(find, &p);
}

static void find_multi_colours(hf_find *find)
{
    for (uint32_t d = 1; d <= find->view->size; d++) {
        uint32_t count;
        const hf_component *c = hf_colours_of(find, d, &count);
        for (uint32_t i = 0; i < count; i++)
            for (uint32_t j = 0; j < count; j++)
                if (i != j && !try_duo(find, c, i, j, d))
                    return;
    }
}

const hf_rule hf_rule_multi_colours[2] = {{.name = "Multi Colors 1",
                                           .key = "multi-colors-1",
                                           .code = "0502",
                                           .brief = "mc1",
                                           .variant = TYPE_1,
                                           .find = find_multi_colours},
                                          {.name = "Multi Colors 2",
                                           .key = "multi-colors-2",
                                           .code = "0503",
                                           .brief = "mc2",
                                           .variant = TYPE_2,
                                           .find = find_multi_colours}};
