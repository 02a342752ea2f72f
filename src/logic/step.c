/* SPDX-License-Identifier: MIT
 *
 * step.c - building steps: arrays that grow, and the small verbs rules use to fill them.
 *
 * A step that callers see stands in front of what only this file knows: the room that its arrays
 * have. An allocation that fails is remembered there and leaves the step incomplete; hf_find_emit
 * asks for it (hf_step_failed) and ends the search, so that rules need not look after every line.
 */
#include "base/assert.h"
#include "logic/rule.h"
#include "puzzle/rules.h"

#include <stdlib.h>
#include <string.h>

/* The arrays of a step. */
typedef enum array {
    PLACE,
    ELIMINATE,
    MARK,
    HOUSE,
    NODE,
    LINK,
    MEMBER,
    THOUGHT,
    REFERENCE,
    ARRAYS
} array;

/* Every hf_step is the beginning of one of these. */
typedef struct stored_step {
    hf_step step;
    uint32_t room[ARRAYS]; /* entries that each array has room for */
    bool failed;           /* memory ran out while the step was built */
    hf_puzzle *puzzle;     /* whose constraint it rests on, held here; NULL: on none */
    uint32_t constraint;   /* its number there; UINT32_MAX: on sums of several */
    int32_t number[2];     /* what the rule has to say of sums */
} stored_step;

static stored_step *store_of(hf_step *step)
{
    return (stored_step *)step;
}

bool hf_step_failed(const hf_step *step)
{
    return ((const stored_step *)step)->failed;
}

/* Array number `which`, which is at `entries`, with room for `need` entries of `size` bytes: where
 * it is now; NULL if there is no memory, and then it is where it was. */
static void *with_room(hf_step *step, array which, void *entries, uint32_t need, size_t size)
{
    stored_step *store = store_of(step);
    if (need <= store->room[which])
        return entries;
    uint32_t room = need < 16 ? 16 : need * 2;
    void *larger = realloc(entries, room * size);
    if (!larger) {
        store->failed = true;
        return NULL;
    }
    store->room[which] = room;
    return larger;
}

hf_status hf_step_new(hf_step **out)
{
    stored_step *store = calloc(1, sizeof *store);
    *out = store ? &store->step : NULL;
    return store ? HF_OK : HF_NO_MEMORY;
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
    free(step->inference);
    free(step->reference);
    hf_puzzle_free(store_of(step)->puzzle);
    free(store_of(step));
}

void hf_step_clear(hf_step *step)
{
    step->rule = NULL;
    step->symbols = 0;
    step->symbol_count = 0;
    step->depth = 0;
    step->merged = false;
    step->rating = 0;
    step->places = step->eliminations = step->marks = step->houses = 0;
    step->nodes = step->links = step->members = 0;
    step->inferences = step->references = 0;
    store_of(step)->failed = false;
    hf_puzzle_free(store_of(step)->puzzle);
    store_of(step)->puzzle = NULL;
}

/* ---- constraints ----------------------------------------------------------------------------- */

void hf_step_constraint(hf_step *step, const hf_view *view, uint32_t owner)
{
    stored_step *store = store_of(step);
    hf_puzzle_free(store->puzzle);
    store->puzzle = hf_puzzle_share(view->puzzle);
    store->constraint = hf_puzzle_constraints(view->puzzle) - view->rules->written_count + owner;
}

void hf_step_numbers(hf_step *step, const hf_view *view, int32_t first, int32_t second)
{
    stored_step *store = store_of(step);
    hf_puzzle_free(store->puzzle);
    store->puzzle = hf_puzzle_share(view->puzzle);
    store->constraint = UINT32_MAX;
    store->number[0] = first;
    store->number[1] = second;
}

void hf_step_among(hf_step *step, const hf_view *view)
{
    stored_step *store = store_of(step);
    if (store->puzzle != NULL || view->rules == NULL)
        return;
    store->puzzle = hf_puzzle_share(view->puzzle);
    store->constraint = UINT32_MAX;
}

const hf_puzzle *hf_step_puzzle(const hf_step *step)
{
    return ((const stored_step *)step)->puzzle;
}

uint32_t hf_step_rests_on(const hf_step *step)
{
    const stored_step *store = (const stored_step *)step;
    HF_ASSERT(store->puzzle);
    return store->constraint;
}

int32_t hf_step_number(const hf_step *step, uint32_t i)
{
    return ((const stored_step *)step)->number[i];
}

static void copy_constraint(hf_step *to, const hf_step *from)
{
    const stored_step *other = (const stored_step *)from;
    store_of(to)->puzzle = hf_puzzle_share(other->puzzle);
    store_of(to)->constraint = other->constraint;
    store_of(to)->number[0] = other->number[0];
    store_of(to)->number[1] = other->number[1];
}

/* A copy of `count` entries in array number `which`, which is at `own`: where it is now. */
static void *copied(hf_step *to, array which, void *own, const void *from, uint32_t count,
                    size_t size)
{
    void *entries = with_room(to, which, own, count, size);
    if (entries && count > 0)
        memcpy(entries, from, count * size);
    return entries ? entries : own;
}

hf_status hf_step_copy(hf_step *to, const hf_step *from)
{
    hf_step_clear(to);
    copy_constraint(to, from);
    to->place = copied(to, PLACE, to->place, from->place, from->places, sizeof *to->place);
    to->eliminate = copied(to, ELIMINATE, to->eliminate, from->eliminate, from->eliminations,
                           sizeof *to->eliminate);
    to->mark = copied(to, MARK, to->mark, from->mark, from->marks, sizeof *to->mark);
    to->house = copied(to, HOUSE, to->house, from->house, from->houses, sizeof *to->house);
    to->node = copied(to, NODE, to->node, from->node, from->nodes, sizeof *to->node);
    to->link = copied(to, LINK, to->link, from->link, from->links, sizeof *to->link);
    to->member = copied(to, MEMBER, to->member, from->member, from->members, sizeof *to->member);
    to->inference = copied(to, THOUGHT, to->inference, from->inference, from->inferences,
                           sizeof *to->inference);
    to->reference = copied(to, REFERENCE, to->reference, from->reference, from->references,
                           sizeof *to->reference);
    if (hf_step_failed(to)) {
        hf_step_clear(to);
        return HF_NO_MEMORY;
    }
    to->rule = from->rule;
    to->symbols = from->symbols;
    to->symbol_count = from->symbol_count;
    to->depth = from->depth;
    to->merged = from->merged;
    to->rating = from->rating;
    memcpy(to->symbol, from->symbol, sizeof to->symbol);
    to->places = from->places;
    to->eliminations = from->eliminations;
    to->marks = from->marks;
    to->houses = from->houses;
    to->nodes = from->nodes;
    to->links = from->links;
    to->members = from->members;
    to->inferences = from->inferences;
    to->references = from->references;
    return HF_OK;
}

/* ---- results --------------------------------------------------------------------------------- */

void hf_step_place(hf_step *step, uint32_t cell, uint32_t symbol)
{
    hf_candidate *place = with_room(step, PLACE, step->place, step->places + 1, sizeof *place);
    if (!place)
        return;
    step->place = place;
    place[step->places++] = (hf_candidate){(uint16_t)cell, (uint16_t)symbol};
}

static bool struck(const hf_step *step, uint32_t cell, uint32_t symbol)
{
    for (uint32_t i = 0; i < step->eliminations; i++)
        if (step->eliminate[i].cell == cell && step->eliminate[i].symbol == symbol)
            return true;
    return false;
}

void hf_step_strike(hf_step *step, uint32_t cell, uint32_t symbol)
{
    if (struck(step, cell, symbol))
        return;
    hf_candidate *eliminate =
        with_room(step, ELIMINATE, step->eliminate, step->eliminations + 1, sizeof *eliminate);
    if (!eliminate)
        return;
    step->eliminate = eliminate;
    eliminate[step->eliminations++] = (hf_candidate){(uint16_t)cell, (uint16_t)symbol};
}

void hf_step_strike_set(hf_step *step, const hf_view *view, const uint64_t *cells, uint32_t symbol)
{
    hf_set hit;
    set_and(hit, cells, view_cells_with(view, symbol), view->words);
    SET_EACH (cell, hit, view->words)
        hf_step_strike(step, cell, symbol);
}

void hf_step_strike_mask(hf_step *step, const hf_view *view, uint32_t cell, uint32_t mask)
{
    SYMBOL_EACH (symbol, mask & view->cand[cell])
        hf_step_strike(step, cell, symbol);
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

void hf_step_mark(hf_step *step, hf_role role, uint32_t group, uint32_t cell, uint32_t symbol)
{
    hf_role_mark *mark = with_room(step, MARK, step->mark, step->marks + 1, sizeof *mark);
    if (!mark)
        return;
    step->mark = mark;
    mark[step->marks++] =
        (hf_role_mark){(uint16_t)cell, (uint16_t)symbol, (uint8_t)role, (uint8_t)group};
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

void hf_step_house(hf_step *step, hf_role role, uint32_t group, uint32_t house)
{
    hf_house_mark *mark = with_room(step, HOUSE, step->house, step->houses + 1, sizeof *mark);
    if (!mark)
        return;
    step->house = mark;
    mark[step->houses++] = (hf_house_mark){(uint16_t)house, (uint8_t)role, (uint8_t)group};
}

/* ---- chains ---------------------------------------------------------------------------------- */

static void add_member(hf_step *step, uint32_t cell)
{
    uint16_t *member = with_room(step, MEMBER, step->member, step->members + 1, sizeof *member);
    if (!member)
        return;
    step->member = member;
    member[step->members++] = (uint16_t)cell;
}

static uint32_t add_node(hf_step *step, hf_node node)
{
    hf_node *nodes = with_room(step, NODE, step->node, step->nodes + 1, sizeof *nodes);
    if (!nodes)
        return 0;
    step->node = nodes;
    nodes[step->nodes] = node;
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

uint32_t hf_step_link(hf_step *step, bool strong, uint32_t from, uint32_t to, uint32_t house,
                      uint32_t chain)
{
    hf_link *link = with_room(step, LINK, step->link, step->links + 1, sizeof *link);
    if (!link)
        return 0;
    step->link = link;
    link[step->links] =
        (hf_link){(uint16_t)from, (uint16_t)to, (uint16_t)house, strong, (uint8_t)chain};
    return step->links++;
}

/* ---- proofs ---------------------------------------------------------------------------------- */

uint32_t hf_step_infer(hf_step *step, const hf_inference *inference)
{
    hf_inference *all =
        with_room(step, THOUGHT, step->inference, step->inferences + 1, sizeof *all);
    if (!all)
        return 0;
    step->inference = all;
    all[step->inferences] = *inference;
    all[step->inferences].first = (uint16_t)step->references;
    all[step->inferences].count = 0;
    return step->inferences++;
}

void hf_step_refer(hf_step *step, uint32_t to)
{
    uint16_t *all = with_room(step, REFERENCE, step->reference, step->references + 1, sizeof *all);
    if (!all)
        return;
    step->reference = all;
    if (step->inferences == 0) /* there was no room for the thought itself */
        return;
    all[step->references++] = (uint16_t)to;
    step->inference[step->inferences - 1].count++;
}
