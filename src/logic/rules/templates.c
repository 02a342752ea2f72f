/* SPDX-License-Identifier: MIT
 *
 * templates.c - a template of a symbol is one way to place it in every house, using its values and
 * candidates as they stand (a 9x9 board has 46,656 of them to begin with, a puzzle in play a few).
 *
 *      | a . b |       two templates, a and b: they have c in common, so c is set;
 *      | b . a |       no template uses -, so it is deleted
 *      | . c - |
 *
 * Set: cells common to all templates of a symbol hold it. Delete: candidates in no template go.
 * Cells that some symbol holds in all its templates are forbidden to the others, whose templates
 * are then counted again, until nothing changes.
 *
 * Templates are counted house by house, the one with the fewest places first; the work is limited,
 * and a symbol with too many templates says nothing.
 */
#include "logic/rules/rules.h"

enum { SET, DELETE };
enum { MOST_WORK = 100000, BETWEEN_LOOKS = 1024 };

typedef struct counting {
    hf_find *find;
    const hf_view *view;
    uint32_t symbol;
    uint32_t work;
    hf_set used;   /* by some template */
    hf_set common; /* to all of them */
    hf_set chosen; /* by the one in progress */
    uint32_t templates;
} counting;

/* The house without the symbol that has the fewest allowed places; HF_NO_HOUSE: all have it. */
static uint32_t tightest(const counting *c, const uint64_t *allowed)
{
    const hf_view *v = c->view;
    uint32_t best = HF_NO_HOUSE, fewest = UINT32_MAX;
    for (uint32_t h = 0; h < v->houses; h++) {
        hf_set here;
        if (v->done[h * (v->size + 1) + c->symbol] ||
            set_meets(c->chosen, view_house(v, h), v->words))
            continue;
        set_and(here, view_house(v, h), allowed, v->words);
        uint32_t places = set_count(here, v->words);
        if (places < fewest) {
            fewest = places;
            best = h;
        }
    }
    return best;
}

/* False: too much work, or the search is to stop. */
static bool count(counting *c, const uint64_t *allowed)
{
    const hf_view *v = c->view;
    uint32_t house = tightest(c, allowed);
    if (house == HF_NO_HOUSE) {
        if (c->templates++ == 0)
            set_copy(c->common, c->chosen, v->words);
        set_and(c->common, c->common, c->chosen, v->words);
        set_or(c->used, c->used, c->chosen, v->words);
        return true;
    }
    hf_set here, rest;
    set_and(here, view_house(v, house), allowed, v->words);
    SET_EACH (cell, here, v->words) {
        if (c->work % BETWEEN_LOOKS == 0 && !hf_find_goes_on(c->find))
            return false;
        if (c->work++ > MOST_WORK)
            return false;
        set_minus(rest, allowed, view_peers(v, cell), v->words);
        set_add(c->chosen, cell);
        bool good = count(c, rest);
        set_drop(c->chosen, cell);
        if (!good)
            return false;
    }
    return true;
}

typedef struct result {
    hf_set set;     /* cells that must hold the symbol */
    hf_set deleted; /* candidates in no template */
    bool known;
} result;

/* Counts the templates of one symbol again; true: more cells are set than before. */
static bool refine(hf_find *find, uint32_t symbol, result *r)
{
    const hf_view *v = find->view;
    counting c = {.find = find, .view = v, .symbol = symbol};
    hf_set allowed;
    set_clear(c.used, v->words);
    set_clear(c.common, v->words);
    set_clear(c.chosen, v->words);
    set_copy(allowed, view_cells_with(v, symbol), v->words);
    for (uint32_t other = 1; other <= v->size; other++)
        if (other != symbol)
            set_minus(allowed, allowed, r[other].set, v->words);
    r[symbol].known = count(&c, allowed) && c.templates > 0;
    if (!r[symbol].known)
        return false;
    bool news = !set_within(c.common, r[symbol].set, v->words);
    set_copy(r[symbol].set, c.common, v->words);
    set_minus(r[symbol].deleted, view_cells_with(v, symbol), c.used, v->words);
    return news;
}

static bool report(hf_find *find, uint32_t kind, uint32_t symbol, const result *r)
{
    const hf_view *v = find->view;
    if (!find_wants(find, &hf_rule_templates[kind]))
        return true;
    hf_step *step = hf_find_begin(find, &hf_rule_templates[kind]);
    hf_step_symbol(step, symbol);
    if (kind == DELETE) {
        hf_step_strike_set(step, v, r->deleted, symbol);
        return hf_find_emit(find);
    }
    SET_EACH (cell, r->set, v->words) {
        hf_step_mark(step, HF_ROLE_PATTERN, 0, cell, symbol);
        hf_step_place(step, cell, symbol);
    }
    return hf_find_emit(find);
}

static void find_templates(hf_find *find)
{
    const hf_view *v = find->view;
    result *r = hf_find_take(find, (v->size + 1) * sizeof *r);
    bool news = r != NULL;
    while (news) {
        news = false;
        for (uint32_t d = 1; d <= v->size; d++)
            news |= refine(find, d, r);
    }
    for (uint32_t kind = SET; r && kind <= DELETE; kind++)
        for (uint32_t d = 1; d <= v->size; d++)
            if (r[d].known && !report(find, kind, d, &r[d]))
                return;
}

const hf_rule hf_rule_templates[2] = {{.name = "Template Set",
                                       .key = "template-set",
                                       .code = "1201",
                                       .brief = "ts",
                                       .variant = SET,
                                       .find = find_templates},
                                      {.name = "Template Delete",
                                       .key = "template-delete",
                                       .code = "1202",
                                       .brief = "td",
                                       .variant = DELETE,
                                       .find = find_templates}};
