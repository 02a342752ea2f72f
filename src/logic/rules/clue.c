/* SPDX-License-Identifier: MIT
 *
 * clue.c - one constraint of any other kind, followed to its end: what fits in no way of honouring it
 * goes.
 *
 *      row 2 | . . . . . . . . . |  14      a sandwich: with 1 and 9 this far apart there is no sum of 14
 *
 * Three primitives: so many of some cells hold certain symbols (count); the symbols along a line are
 * accepted by an automaton (sandwiches, skyscrapers and their like), which is run from both ends; one
 * cell tells the place of a symbol (element).
 */
#include "base/assert.h"
#include "logic/ruled.h"
#include "logic/rules/rules.h"

/* ---- count ----------------------------------------------------------------------------------- */

static void strike_count(hf_step *step, const hf_view *v, const hf_primitive *p)
{
    const uint32_t *cells = hf_primitive_cells(v->rules, p);
    uint32_t must = 0, may = 0;
    for (uint32_t i = 0; i < p->count; i++) {
        uint32_t here = view_may(v, cells[i]);
        may += (here & p->data) != 0;
        must += (here & ~p->data) == 0;
    }
    uint64_t possible = 0;
    HF_ASSERT(p->count < 64); /* so many cells are no kind's */
    for (uint32_t n = must; n <= may; n++)
        possible |= p->counts & UINT64_C(1) << n;
    bool no_more = possible == UINT64_C(1) << must, all = possible == UINT64_C(1) << may;
    for (uint32_t i = 0; must < may && (no_more || all) && i < p->count; i++) {
        uint32_t here = v->cand[cells[i]];
        if ((here & p->data) && (here & ~p->data))
            hf_step_strike_mask(step, v, cells[i], all ? here & ~p->data : here & p->data);
    }
}

/* ---- lines ----------------------------------------------------------------------------------- */

/* The states after each cell, forwards; then what leads to an end, backwards. */
static void strike_line(hf_find *find, hf_step *step, const hf_primitive *p)
{
    const hf_view *v = find->view;
    const hf_automaton *a = &v->rules->automata[p->data];
    const uint32_t *cells = hf_primitive_cells(v->rules, p);
    bool *reach = hf_find_take(find, (size_t)(p->count + 1) * a->states);
    if (!reach)
        return;
    for (uint32_t s = 0; s < a->starts; s++)
        reach[s] = true;
    for (uint32_t i = 0; i < p->count; i++)
        for (uint32_t s = 0; s < a->states; s++)
            SYMBOL_EACH (d, reach[(size_t)i * a->states + s] ? view_may(v, cells[i]) : 0) {
                uint32_t to = a->next[(size_t)s * v->size + d - 1];
                if (to != HF_AUTOMATON_DEAD)
                    reach[(size_t)(i + 1) * a->states + to] = true;
            }
    bool *last = reach + (size_t)p->count * a->states;
    for (uint32_t s = 0; s < a->states; s++)
        last[s] = last[s] && a->accepts[s];
    for (uint32_t i = p->count; i-- > 0;) {
        uint32_t allowed = 0;
        bool *here = reach + (size_t)i * a->states, *next = here + a->states;
        for (uint32_t s = 0; s < a->states; s++) {
            bool kept = false;
            SYMBOL_EACH (d, here[s] ? view_may(v, cells[i]) : 0) {
                uint32_t to = a->next[(size_t)s * v->size + d - 1];
                if (to == HF_AUTOMATON_DEAD || !next[to])
                    continue;
                kept = true;
                allowed |= symbol_bit(d);
            }
            here[s] = kept;
        }
        hf_step_strike_mask(step, v, cells[i], v->cand[cells[i]] & ~allowed);
    }
}

/* ---- elements -------------------------------------------------------------------------------- */

static void strike_element(hf_step *step, const hf_view *v, const hf_primitive *p)
{
    const uint32_t *cells = hf_primitive_cells(v->rules, p);
    uint32_t places = view_may(v, cells[0]), fitting = 0;
    SYMBOL_EACH (place, places)
        if (place < p->count && view_may(v, cells[place]) & symbol_bit(p->data))
            fitting |= symbol_bit(place);
    hf_step_strike_mask(step, v, cells[0], v->cand[cells[0]] & ~fitting);
    if (fitting && (fitting & (fitting - 1)) == 0) {
        uint32_t cell = cells[lowest_symbol(fitting)];
        hf_step_strike_mask(step, v, cell, v->cand[cell] & ~symbol_bit(p->data));
    }
}

/* ---- all of them ----------------------------------------------------------------------------- */

static bool look_at(hf_find *find, const hf_primitive *p)
{
    const hf_view *v = find->view;
    const uint32_t *cells = hf_primitive_cells(v->rules, p);
    hf_step *step = hf_find_begin(find, &hf_rule_clue);
    if (p->type == HF_PRIMITIVE_COUNT)
        strike_count(step, v, p);
    else if (p->type == HF_PRIMITIVE_LINE)
        strike_line(find, step, p);
    else if (p->type == HF_PRIMITIVE_ELEMENT)
        strike_element(step, v, p);
    if (step->eliminations == 0)
        return !find->stopped;
    hf_step_constraint(step, v, p->owner);
    for (uint32_t i = 0; i < p->count; i++)
        hf_ruled_mark(step, v, cells[i]);
    return hf_find_emit(find);
}

static void find_clue(hf_find *find)
{
    const hf_view *v = find->view;
    for (uint32_t i = 0; v->rules && i < v->rules->primitive_count; i++)
        if (!look_at(find, &v->rules->primitives[i]))
            return;
}

const hf_rule hf_rule_clue = {
    .name = "Clue", .key = "clue", .code = "", .brief = "clue", .find = find_clue};
