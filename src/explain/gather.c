/* SPDX-License-Identifier: MIT
 *
 * gather.c - pulling out of a step what a sentence speaks of.
 */
#include <string.h>

#include "base/assert.h"
#include "base/bits.h"
#include "explain/writer.h"

bool hf_list_has(const hf_list *list, uint32_t item)
{
    for (uint32_t i = 0; i < list->count; i++)
        if (list->at[i] == item)
            return true;
    return false;
}

void hf_list_add(hf_list *list, uint32_t item)
{
    if (hf_list_has(list, item) ||
        HF_NEVER(list->count >= HF_LOGIC_MAX_CELLS)) /* cells, once each */
        return;
    list->at[list->count++] = (uint16_t)item;
}

/* Insertion: the lists are short and mostly in order. */
void hf_list_sort(hf_list *list)
{
    for (uint32_t i = 1; i < list->count; i++) {
        uint16_t moving = list->at[i];
        uint32_t j = i;
        for (; j > 0 && list->at[j - 1] > moving; j--)
            list->at[j] = list->at[j - 1];
        list->at[j] = moving;
    }
}

bool hf_list_same(const hf_list *a, const hf_list *b)
{
    return a->count == b->count && memcmp(a->at, b->at, a->count * sizeof *a->at) == 0;
}

static bool fits(const hf_role_mark *mark, uint32_t role, uint32_t group)
{
    return mark->role == role && (group == HF_ANY || mark->group == group);
}

void hf_gather_marked(const hf_writer *w, uint32_t role, uint32_t group, hf_list *cells)
{
    cells->count = 0;
    for (uint32_t i = 0; i < w->step->marks; i++)
        if (fits(&w->step->mark[i], role, group))
            hf_list_add(cells, w->step->mark[i].cell);
    hf_list_sort(cells);
}

uint32_t hf_gather_marked_symbols(const hf_writer *w, uint32_t role, uint32_t group)
{
    uint32_t mask = 0;
    for (uint32_t i = 0; i < w->step->marks; i++) {
        const hf_role_mark *mark = &w->step->mark[i];
        HF_ASSERT(!fits(mark, role, group) || mark->symbol > 0); /* nobody asks of whole cells */
        if (fits(mark, role, group))
            mask |= UINT32_C(1) << (mark->symbol - 1);
    }
    return mask;
}

void hf_gather_houses(const hf_writer *w, uint32_t role, uint32_t group, hf_list *houses)
{
    houses->count = 0;
    for (uint32_t i = 0; i < w->step->houses; i++) {
        const hf_house_mark *mark = &w->step->house[i];
        if (mark->role == role && (group == HF_ANY || mark->group == group))
            hf_list_add(houses, mark->house);
    }
}

uint32_t hf_gather_house(const hf_writer *w, uint32_t role)
{
    for (uint32_t i = 0; i < w->step->houses; i++)
        if (w->step->house[i].role == role)
            return w->step->house[i].house;
    return HF_NO_HOUSE;
}

uint32_t hf_gather_groups(const hf_writer *w, uint32_t role)
{
    uint32_t groups = 0;
    for (uint32_t i = 0; i < w->step->marks; i++)
        if (w->step->mark[i].role == role && w->step->mark[i].group >= groups)
            groups = w->step->mark[i].group + 1u;
    return groups;
}

void hf_gather_members(const hf_writer *w, const hf_node *node, hf_list *cells)
{
    cells->count = 0;
    for (uint32_t i = 0; i < node->count; i++)
        hf_list_add(cells, w->step->member[node->first + i]);
}

uint32_t hf_gather_candidates(const hf_writer *w, uint32_t cell)
{
    return (uint32_t)hf_board_candidates(w->board, cell)[0];
}

uint32_t hf_gather_result_symbols(const hf_writer *w)
{
    uint32_t mask = 0;
    for (uint32_t i = 0; i < w->step->eliminations; i++)
        mask |= UINT32_C(1) << (w->step->eliminate[i].symbol - 1);
    for (uint32_t i = 0; i < w->step->places; i++)
        mask |= UINT32_C(1) << (w->step->place[i].symbol - 1);
    return mask;
}

void hf_gather_struck(const hf_writer *w, uint32_t symbol, hf_list *cells)
{
    cells->count = 0;
    for (uint32_t i = 0; i < w->step->eliminations; i++)
        if (w->step->eliminate[i].symbol == symbol)
            hf_list_add(cells, w->step->eliminate[i].cell);
    hf_list_sort(cells);
}

static bool house_holds(const hf_shape *shape, uint32_t house, uint32_t cell)
{
    uint32_t count;
    const uint32_t *houses = hf_shape_houses_of(shape, cell, &count);
    for (uint32_t i = 0; i < count; i++)
        if (houses[i] == house)
            return true;
    return false;
}

static bool holds_all(const hf_writer *w, uint32_t house, const hf_list *cells)
{
    for (uint32_t i = 0; i < cells->count; i++)
        if (!house_holds(w->shape, house, cells->at[i]))
            return false;
    return true;
}

uint32_t hf_gather_common_house(const hf_writer *w, const hf_list *cells)
{
    uint32_t count;
    const uint32_t *houses = hf_shape_houses_of(w->shape, cells->at[0], &count);
    for (uint32_t i = 0; i < count; i++)
        if (holds_all(w, houses[i], cells))
            return houses[i];
    return HF_NO_HOUSE;
}

uint32_t hf_gather_only_house(const hf_writer *w, const hf_list *cells, uint32_t symbol)
{
    uint32_t count, places = 0;
    const uint32_t *houses = hf_shape_houses_of(w->shape, cells->at[0], &count);
    for (uint32_t i = 0; i < cells->count; i++)
        places += hf_board_has(w->board, cells->at[i], symbol);
    for (uint32_t i = 0; i < count; i++)
        if (holds_all(w, houses[i], cells) &&
            hf_board_places(w->board, houses[i], symbol) == places)
            return houses[i];
    return hf_gather_common_house(w, cells);
}

uint32_t hf_gather_home(const hf_writer *w, uint32_t cell)
{
    uint32_t count, box = hf_shape_region(w->shape, cell);
    const uint32_t *houses = hf_shape_houses_of(w->shape, cell, &count);
    return box != UINT32_MAX ? box : count > 0 ? houses[0] : HF_NO_HOUSE;
}
