/* SPDX-License-Identifier: MIT
 *
 * relations.c - two cells in a relation, and thermometers: a candidate that finds no partner goes.
 *
 *      (2 3) o (1 3 4 9)      a white dot: neighbours that differ by 1. 9 has no partner here
 *
 *      O---+---+---+          a thermometer grows from its bulb: the third cell is at least 3, and
 *                             the bulb is smaller than the last by three at least
 *
 * Thermometers are told as a whole, by what each cell is at least and at most.
 */
#include "base/assert.h"
#include "logic/ruled.h"
#include "logic/rules/rules.h"

enum { RELATION, THERMOMETER };

static bool is_thermometer(const hf_written *w)
{
    return w->kind == HF_CONSTRAINT_THERMOMETER || w->kind == HF_CONSTRAINT_SLOW_THERMOMETER;
}

/* ---- pairs ----------------------------------------------------------------------------------- */

/* Strikes what has no partner: in the row of the relation, and in its columns. */
static void strike_pair(hf_step *step, const hf_view *v, const hf_primitive *p)
{
    const uint32_t *cells = hf_primitive_cells(v->rules, p);
    const hf_relation *relation = &v->rules->relations[p->data];
    uint32_t there = view_may(v, cells[1]), found = 0;
    SYMBOL_EACH (d, view_may(v, cells[0])) {
        found |= relation->row[d - 1];
        if (!(relation->row[d - 1] & there))
            hf_step_strike_mask(step, v, cells[0], symbol_bit(d));
    }
    hf_step_strike_mask(step, v, cells[1], v->cand[cells[1]] & ~found);
}

static bool look_at_pair(hf_find *find, const hf_primitive *p)
{
    const hf_view *v = find->view;
    const uint32_t *cells = hf_primitive_cells(v->rules, p);
    hf_step *step = hf_find_begin(find, &hf_rule_relation[RELATION]);
    strike_pair(step, v, p);
    if (step->eliminations == 0)
        return true;
    hf_step_constraint(step, v, p->owner);
    hf_ruled_mark(step, v, cells[0]);
    hf_ruled_mark(step, v, cells[1]);
    return hf_find_emit(find);
}

/* ---- thermometers ---------------------------------------------------------------------------- */

/* Strikes below the least that the cells before leave, and above the most that those behind do. */
static void strike_growing(hf_step *step, const hf_view *v, const hf_written *w, uint32_t by)
{
    uint32_t least = 0, most = v->size - 1;
    for (uint32_t i = 0; i < w->cell_count; i++) {
        HF_ASSERT(least < 32); /* 16 symbols, and no thermometer longer than that */
        uint32_t cell = w->cells[i], low = (UINT32_C(1) << least) - 1;
        uint32_t kept = view_may(v, cell) & ~low;
        hf_step_strike_mask(step, v, cell, v->cand[cell] & low);
        least = (kept ? hf_lowest32(kept) : least) + by;
    }
    for (uint32_t i = w->cell_count; i-- > 0;) {
        uint32_t cell = w->cells[i], kept = view_may(v, cell) & ((UINT32_C(2) << most) - 1);
        hf_step_strike_mask(step, v, cell, v->cand[cell] & ~((UINT32_C(2) << most) - 1));
        while (most > 0 && !(kept >> most & 1))
            most--;
        most -= most >= by ? by : 0;
    }
}

static bool look_at_thermometer(hf_find *find, uint32_t owner)
{
    const hf_view *v = find->view;
    const hf_written *w = &v->rules->written[owner];
    hf_step *step = hf_find_begin(find, &hf_rule_relation[THERMOMETER]);
    strike_growing(step, v, w, w->kind == HF_CONSTRAINT_THERMOMETER);
    if (step->eliminations == 0)
        return true;
    hf_step_constraint(step, v, owner);
    for (uint32_t i = 0; i < w->cell_count; i++)
        hf_ruled_mark(step, v, w->cells[i]);
    return hf_find_emit(find);
}

static void find_relations(hf_find *find)
{
    const hf_view *v = find->view;
    if (!v->rules)
        return;
    for (uint32_t i = 0;
         find_wants(find, &hf_rule_relation[THERMOMETER]) && i < v->rules->written_count; i++)
        if (is_thermometer(&v->rules->written[i]) && !look_at_thermometer(find, i))
            return;
    for (uint32_t i = 0;
         find_wants(find, &hf_rule_relation[RELATION]) && i < v->rules->primitive_count; i++) {
        const hf_primitive *p = &v->rules->primitives[i];
        if (p->type == HF_PRIMITIVE_PAIR && !is_thermometer(&v->rules->written[p->owner]) &&
            !look_at_pair(find, p))
            return;
    }
}

const hf_rule hf_rule_relation[] = {{.name = "Pair Relation",
                                     .key = "pair-relation",
                                     .code = "",
                                     .brief = "pair",
                                     .variant = RELATION,
                                     .find = find_relations},
                                    {.name = "Thermometer",
                                     .key = "thermometer",
                                     .code = "",
                                     .brief = "therm",
                                     .variant = THERMOMETER,
                                     .find = find_relations}};
