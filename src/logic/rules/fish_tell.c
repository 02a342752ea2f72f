/* SPDX-License-Identifier: MIT
 *
 * fish_tell.c - a fish as a step: its base, its covers, its fins; and two of them as one.
 */
#include "base/assert.h"
#include "logic/rules/fish.h"

static void mark_houses(const hf_fish_search *s, hf_step *step, uint32_t lines, bool rows,
                        hf_role role, uint32_t group)
{
    SPOT_EACH (i, lines)
        hf_step_house(step, role, group, rows ? i : i + s->find->view->size);
}

static hf_step *begin(const hf_fish_search *s, const hf_rule *rule, const hf_fish *f)
{
    hf_step *step = hf_find_begin(s->find, rule);
    hf_step_symbol(step, s->symbol);
    mark_houses(s, step, s->base, s->by_row, HF_ROLE_BASE, 0);
    mark_houses(s, step, f->covers, !s->by_row, HF_ROLE_COVER, 0);
    SPOT_EACH (i, s->base)
        SPOT_EACH (p, s->line[i] & f->covers)
            hf_step_mark(step, HF_ROLE_BASE, 0, fish_cell(s, i, p), s->symbol);
    hf_step_mark_set(step, s->find->view, HF_ROLE_FIN, 0, f->fins, s->symbol);
    return step;
}

bool hf_fish_report(const hf_fish_search *s, const hf_fish *f)
{
    hf_step *step = begin(s, f->rule, f);
    hf_step_strike_set(step, s->find->view, f->hit, s->symbol);
    return hf_find_emit(s->find);
}

static bool report_siamese(const hf_fish_search *s, const hf_fish *f, const hf_fish *g,
                           const hf_rule *rule)
{
    if (!find_wants(s->find, rule))
        return true;
    hf_step *step = begin(s, rule, f);
    step->merged = true;
    mark_houses(s, step, g->covers, !s->by_row, HF_ROLE_COVER, 1);
    hf_step_mark_set(step, s->find->view, HF_ROLE_FIN, 1, g->fins, s->symbol);
    hf_step_strike_set(step, s->find->view, f->hit, s->symbol);
    hf_step_strike_set(step, s->find->view, g->hit, s->symbol);
    return hf_find_emit(s->find);
}

bool hf_fish_report_pairs(const hf_fish_search *s)
{
    uint32_t words = s->find->view->words;
    for (uint32_t i = 0; i < s->kept_count; i++)
        for (uint32_t j = i + 1; j < s->kept_count; j++) {
            const hf_fish *f = &s->kept[i], *g = &s->kept[j];
            HF_ASSERT(!set_equals(f->fins, g->fins, words)); /* they are what the covers leave */
            if (set_equals(f->hit, g->hit, words))
                continue;
            if (!report_siamese(s, f, g, f->rule) ||
                (g->rule != f->rule && !report_siamese(s, f, g, g->rule)))
                return false;
        }
    return true;
}
