/* SPDX-License-Identifier: MIT
 *
 * check.h - what is always true of views and steps, as questions for HF_ASSERT. Only builds with
 * checks ever ask them.
 */
#ifndef HF_LOGIC_CHECK_H
#define HF_LOGIC_CHECK_H

#include "base/assert.h"
#include "logic/rule.h"

/* Is everything said about one cell the same in every table? */
static inline bool view_cell_agrees(const hf_view *v, uint32_t cell)
{
    bool empty = v->value[cell] == 0;
    if (hf_popcount32(v->cand[cell]) != v->count[cell] || empty != set_has(v->empty, cell) ||
        (!empty && v->cand[cell]) || set_has(v->pairs, cell) != (v->count[cell] == 2))
        return false;
    for (uint32_t d = 1; d <= v->size; d++)
        if (view_has(v, cell, d) != set_has(view_cells_with(v, d), cell))
            return false;
    SET_EACH (peer, view_peers(v, cell), v->words)
        if (v->value[peer] && view_has(v, cell, v->value[peer]))
            return false;
    return true;
}

static inline bool view_house_agrees(const hf_view *v, uint32_t house)
{
    uint32_t open = 0, standing = 0;
    for (uint32_t p = 0; p < v->size; p++) {
        uint32_t value = v->value[view_cell(v, house, p)];
        open += value == 0;
        standing |= value ? symbol_bit(value) : 0;
    }
    if (open != v->open[house])
        return false;
    for (uint32_t d = 1; d <= v->size; d++) {
        uint32_t spots = 0;
        for (uint32_t p = 0; p < v->size; p++)
            spots |= (uint32_t)view_has(v, view_cell(v, house, p), d) << p;
        if (spots != view_spots(v, house, d) || hf_popcount32(spots) != view_places(v, house, d) ||
            v->done[house * (v->size + 1) + d] != (standing >> (d - 1) & 1))
            return false;
    }
    return true;
}

/* Do all tables describe one and the same position? A broken one may hold contradicting values, so
 * nothing is asked of it. */
static inline bool view_agrees(const hf_view *v)
{
    for (uint32_t c = 0; !v->broken && c < v->cells; c++)
        if (!view_cell_agrees(v, c))
            return false;
    for (uint32_t h = 0; !v->broken && h < v->houses; h++)
        if (!view_house_agrees(v, h))
            return false;
    return v->broken || set_count(v->empty, v->words) == v->left;
}

/* Does a step place and strike only candidates, and name only what exists? */
static inline bool step_fits(const hf_step *step, const hf_view *v)
{
    for (uint32_t i = 0; i < step->places; i++)
        if (!view_has(v, step->place[i].cell, step->place[i].symbol))
            return false;
    for (uint32_t i = 0; i < step->eliminations; i++)
        if (!view_has(v, step->eliminate[i].cell, step->eliminate[i].symbol))
            return false;
    for (uint32_t i = 0; i < step->marks; i++)
        if (step->mark[i].cell >= v->cells || step->mark[i].symbol > v->size)
            return false;
    for (uint32_t i = 0; i < step->houses; i++)
        if (step->house[i].house >= v->houses)
            return false;
    for (uint32_t i = 0; i < step->links; i++)
        if (step->link[i].from >= step->nodes || step->link[i].to >= step->nodes)
            return false;
    for (uint32_t i = 0; i < step->nodes; i++)
        if (step->node[i].count == 0 ||
            (uint32_t)step->node[i].first + step->node[i].count > step->members)
            return false;
    return true;
}

#endif
