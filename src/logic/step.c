/* SPDX-License-Identifier: MIT
 *
 * step.c - building steps: arrays that grow, and the small verbs rules use to fill them.
 *
 * An allocation that fails sets step->failed and leaves the step incomplete; hf_find_emit sees it
 * and ends the search, so that rules need not look after every line.
 */
#include "logic/rule.h"

#include <stdlib.h>
#include <string.h>

/* The arrays in the order of hf_step.room. */
enum { PLACE, ELIMINATE, MARK, HOUSE, NODE, LINK, MEMBER };

/* Room for `need` items of `size` bytes in array number `which`; NULL and `failed` if there is
 * none. */
static void *grow(hf_step *step, int which, void *array, uint32_t need, size_t size)
{
    if (need <= step->room[which])
        return array;
    uint32_t room = need < 16 ? 16 : need * 2;
    void *larger = realloc(array, room * size);
    if (!larger) {
        step->failed = true;
        return NULL;
    }
    step->room[which] = room;
    return larger;
}

/* Makes array `field` long enough for one more; false without memory. */
#define ROOM_FOR_ONE(which, field, used)                                                           \
    do {                                                                                           \
        void *larger = grow(step, which, step->field, step->used + 1, sizeof *step->field);        \
        if (!larger)                                                                               \
            return 0;                                                                              \
        step->field = larger;                                                                      \
    } while (0)

hf_status hf_step_new(hf_step **out)
{
    *out = calloc(1, sizeof **out);
    return *out ? HF_OK : HF_NO_MEMORY;
}

void hf_step_free(hf_step *step)
{
    if (!step)
        return;
    free(step->place);
    free(step->eliminate);
    free(step->mark);
    free(step->house);
    free(step->node);
    free(step->link);
    free(step->member);
    free(step);
}

void hf_step_clear(hf_step *step)
{
    step->rule = NULL;
    step->symbols = 0;
    step->symbol_count = 0;
    step->depth = 0;
    step->merged = false;
    step->places = step->eliminations = step->marks = step->houses = 0;
    step->nodes = step->links = step->members = 0;
    step->failed = false;
}

hf_status hf_step_copy(hf_step *to, const hf_step *from)
{
    hf_step_clear(to);
    to->rule = from->rule;
    to->symbols = from->symbols;
    to->symbol_count = from->symbol_count;
    to->depth = from->depth;
    to->merged = from->merged;
    memcpy(to->symbol, from->symbol, sizeof to->symbol);
#define COPY(which, field, used)                                                                   \
    do {                                                                                           \
        if (from->used == 0)                                                                       \
            break;                                                                                 \
        void *larger = grow(to, which, to->field, from->used, sizeof *to->field);                  \
        if (!larger) {                                                                             \
            hf_step_clear(to);                                                                     \
            return HF_NO_MEMORY;                                                                   \
        }                                                                                          \
        to->field = larger;                                                                        \
        memcpy(to->field, from->field, from->used * sizeof *to->field);                            \
        to->used = from->used;                                                                     \
    } while (0)
    COPY(PLACE, place, places);
    COPY(ELIMINATE, eliminate, eliminations);
    COPY(MARK, mark, marks);
    COPY(HOUSE, house, houses);
    COPY(NODE, node, nodes);
    COPY(LINK, link, links);
    COPY(MEMBER, member, members);
#undef COPY
    return HF_OK;
}

/* ---- results --------------------------------------------------------------------------------- */

static uint32_t add_place(hf_step *step, uint32_t cell, uint32_t symbol)
{
    ROOM_FOR_ONE(PLACE, place, places);
    step->place[step->places++] = (hf_candidate){(uint16_t)cell, (uint16_t)symbol};
    return step->places;
}

void hf_step_place(hf_step *step, uint32_t cell, uint32_t symbol)
{
    add_place(step, cell, symbol);
}

static bool struck(const hf_step *step, uint32_t cell, uint32_t symbol)
{
    for (uint32_t i = 0; i < step->eliminations; i++)
        if (step->eliminate[i].cell == cell && step->eliminate[i].symbol == symbol)
            return true;
    return false;
}

static uint32_t add_strike(hf_step *step, uint32_t cell, uint32_t symbol)
{
    if (struck(step, cell, symbol))
        return step->eliminations;
    ROOM_FOR_ONE(ELIMINATE, eliminate, eliminations);
    step->eliminate[step->eliminations++] = (hf_candidate){(uint16_t)cell, (uint16_t)symbol};
    return step->eliminations;
}

void hf_step_strike(hf_step *step, uint32_t cell, uint32_t symbol)
{
    add_strike(step, cell, symbol);
}

void hf_step_strike_set(hf_step *step, const hf_view *view, const uint64_t *cells, uint32_t symbol)
{
    hf_set hit;
    set_and(hit, cells, view_place(view, symbol), view->words);
    SET_EACH (cell, hit, view->words)
        add_strike(step, cell, symbol);
}

void hf_step_strike_mask(hf_step *step, const hf_view *view, uint32_t cell, uint32_t mask)
{
    SYMBOL_EACH (symbol, mask & view->cand[cell])
        add_strike(step, cell, symbol);
}

/* ---- reasons --------------------------------------------------------------------------------- */

void hf_step_symbol(hf_step *step, uint32_t symbol)
{
    step->symbols |= symbol_bit(symbol);
    if (step->symbol_count < sizeof step->symbol / sizeof *step->symbol)
        step->symbol[step->symbol_count++] = (uint16_t)symbol;
}

void hf_step_symbols(hf_step *step, uint32_t mask)
{
    SYMBOL_EACH (symbol, mask)
        hf_step_symbol(step, symbol);
}

static uint32_t add_mark(hf_step *step, hf_role_mark mark)
{
    ROOM_FOR_ONE(MARK, mark, marks);
    step->mark[step->marks++] = mark;
    return step->marks;
}

void hf_step_mark(hf_step *step, hf_role role, uint32_t group, uint32_t cell, uint32_t symbol)
{
    add_mark(step, (hf_role_mark){(uint16_t)cell, (uint16_t)symbol, (uint8_t)role, (uint8_t)group});
}

void hf_step_mark_mask(hf_step *step, hf_role role, uint32_t group, uint32_t cell, uint32_t mask)
{
    SYMBOL_EACH (symbol, mask)
        hf_step_mark(step, role, group, cell, symbol);
}

void hf_step_mark_set(hf_step *step, const hf_view *view, hf_role role, uint32_t group,
                      const uint64_t *cells, uint32_t symbol)
{
    SET_EACH (cell, cells, view->words)
        hf_step_mark(step, role, group, cell, symbol);
}

static uint32_t add_house(hf_step *step, hf_house_mark mark)
{
    ROOM_FOR_ONE(HOUSE, house, houses);
    step->house[step->houses++] = mark;
    return step->houses;
}

void hf_step_house(hf_step *step, hf_role role, uint32_t group, uint32_t house)
{
    add_house(step, (hf_house_mark){(uint16_t)house, (uint8_t)role, (uint8_t)group});
}

/* ---- chains ---------------------------------------------------------------------------------- */

static uint32_t add_member(hf_step *step, uint32_t cell)
{
    ROOM_FOR_ONE(MEMBER, member, members);
    step->member[step->members++] = (uint16_t)cell;
    return step->members;
}

static uint32_t add_node(hf_step *step, hf_node node)
{
    ROOM_FOR_ONE(NODE, node, nodes);
    step->node[step->nodes] = node;
    return step->nodes++;
}

uint32_t hf_step_node_cell(hf_step *step, uint32_t cell, uint32_t symbol)
{
    hf_node node = {.kind = HF_NODE_CELL,
                    .symbol = (uint16_t)symbol,
                    .first = (uint16_t)step->members,
                    .count = 1};
    add_member(step, cell);
    return add_node(step, node);
}

/* Adds the cells of a set as members and says how many there are. */
static uint16_t add_members(hf_step *step, const hf_view *view, const uint64_t *cells)
{
    SET_EACH (cell, cells, view->words)
        add_member(step, cell);
    return (uint16_t)set_count(cells, view->words);
}

uint32_t hf_step_node_group(hf_step *step, const hf_view *view, const uint64_t *cells,
                            uint32_t symbol)
{
    hf_node node = {
        .kind = HF_NODE_GROUP, .symbol = (uint16_t)symbol, .first = (uint16_t)step->members};
    node.count = add_members(step, view, cells);
    return add_node(step, node);
}

uint32_t hf_step_node_als(hf_step *step, const hf_view *view, const uint64_t *cells,
                          uint32_t candidates, uint32_t enters, uint32_t leaves)
{
    hf_node node = {.kind = HF_NODE_ALS,
                    .symbol = (uint16_t)enters,
                    .leaves = (uint16_t)leaves,
                    .first = (uint16_t)step->members,
                    .candidates = candidates};
    node.count = add_members(step, view, cells);
    return add_node(step, node);
}

static uint32_t add_link(hf_step *step, hf_link link)
{
    ROOM_FOR_ONE(LINK, link, links);
    step->link[step->links] = link;
    return step->links++;
}

uint32_t hf_step_link(hf_step *step, bool strong, uint32_t from, uint32_t to, uint32_t house,
                      uint32_t chain)
{
    return add_link(
        step, (hf_link){(uint16_t)from, (uint16_t)to, (uint16_t)house, strong, (uint8_t)chain});
}
