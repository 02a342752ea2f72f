/* SPDX-License-Identifier: MIT
 *
 * collect.c - gathering findings, one per result, and telling them best first.
 *
 * Results are found again by a hash of their candidates in an open table with linear probing, never
 * more than half full. All memory is the search's own (hf_find_take), so arrays that grow leave
 * their old copies behind; they double, so no more than as much again is lost.
 */
#include "logic/collect.h"

#include <string.h>

#include "base/assert.h"
#include "base/sort.h"

hf_collect hf_collect_begin(hf_find *find, hf_tell_fn tell)
{
    return (hf_collect){.find = find, .tell = tell};
}

/* Room for one more of `used` items; NULL: memory ran out. */
static void *grown(hf_find *find, void *array, uint32_t used, uint32_t *room, size_t size)
{
    if (used < *room)
        return array;
    uint32_t larger = *room ? *room * 2 : 32;
    void *bytes = hf_find_take(find, larger * size);
    if (!bytes)
        return NULL;
    if (used)
        memcpy(bytes, array, used * size);
    *room = larger;
    return bytes;
}

/* ---- the result under construction ----------------------------------------------------------- */

static bool comes_before(hf_candidate a, hf_candidate b)
{
    return a.symbol != b.symbol ? a.symbol < b.symbol : a.cell < b.cell;
}

static void add(hf_collect *c, hf_candidate candidate)
{
    uint32_t i = c->count;
    while (i > 0 && comes_before(candidate, c->result[i - 1]))
        i--;
    if (i > 0 && c->result[i - 1].cell == candidate.cell &&
        c->result[i - 1].symbol == candidate.symbol)
        return;
    hf_candidate *room = grown(c->find, c->result, c->count, &c->result_room, sizeof *c->result);
    if (!room)
        return;
    c->result = room;
    memmove(c->result + i + 1, c->result + i, (c->count - i) * sizeof *c->result);
    c->result[i] = candidate;
    c->count++;
}

void hf_collect_strike(hf_collect *c, uint32_t cell, uint32_t symbol)
{
    add(c, (hf_candidate){(uint16_t)cell, (uint16_t)symbol});
}

void hf_collect_strike_set(hf_collect *c, const uint64_t *cells, uint32_t symbol)
{
    const hf_view *v = c->find->view;
    hf_set hit;
    set_and(hit, cells, view_cells_with(v, symbol), v->words);
    SET_EACH (cell, hit, v->words)
        hf_collect_strike(c, cell, symbol);
}

void hf_collect_drop(hf_collect *c)
{
    c->count = 0;
}

/* ---- findings -------------------------------------------------------------------------------- */

static uint32_t hash_of(const hf_collect *c, const hf_rule *rule)
{
    uint32_t h = UINT32_C(2166136261) ^ rule->variant;
    for (uint32_t i = 0; i < c->count; i++) {
        h = (h ^ c->result[i].cell) * UINT32_C(16777619);
        h = (h ^ c->result[i].symbol) * UINT32_C(16777619);
    }
    return h ^ h >> 15;
}

static bool is_same(const hf_collect *c, const hf_finding *f, const hf_rule *rule)
{
    return f->rule == rule && f->count == c->count &&
           memcmp(f->result, c->result, c->count * sizeof *c->result) == 0;
}

/* The slot that holds the result under construction, or the free one where it belongs. */
static uint32_t slot_of(const hf_collect *c, const hf_rule *rule, uint32_t hash)
{
    uint32_t i = hash & (c->slots - 1);
    while (c->slot[i] && !is_same(c, &c->finding[c->slot[i] - 1], rule))
        i = (i + 1) & (c->slots - 1);
    return i;
}

static bool grow_table(hf_collect *c)
{
    if (c->findings * 2 < c->slots)
        return true;
    uint32_t slots = c->slots ? c->slots * 2 : 64;
    uint32_t *slot = hf_find_take(c->find, slots * sizeof *slot);
    if (!slot)
        return false;
    for (uint32_t i = 0; i < c->slots; i++) {
        if (!c->slot[i])
            continue;
        uint32_t j = c->finding[c->slot[i] - 1].hash & (slots - 1);
        while (slot[j])
            j = (j + 1) & (slots - 1);
        slot[j] = c->slot[i];
    }
    c->slot = slot;
    c->slots = slots;
    return true;
}

bool hf_collect_keeps(hf_collect *c, const hf_rule *rule, uint32_t length)
{
    bool keeps = c->count > 0 && find_wants(c->find, rule) && !c->find->stopped && grow_table(c);
    if (keeps) {
        uint32_t known = c->slot[slot_of(c, rule, hash_of(c, rule))];
        keeps = !known || c->finding[known - 1].length > length;
    }
    if (!keeps)
        hf_collect_drop(c);
    return keeps;
}

static int64_t weight_of(const hf_collect *c)
{
    int64_t weight = 0, factor = 1;
    for (uint32_t i = 0; i < c->count; i++, factor += 80)
        weight += c->result[i].cell * factor + c->result[i].symbol;
    return weight;
}

/* A new finding, or the one with the same result. */
static hf_finding *place_for(hf_collect *c, uint32_t slot)
{
    if (c->slot[slot])
        return &c->finding[c->slot[slot] - 1];
    hf_finding *room = grown(c->find, c->finding, c->findings, &c->room, sizeof *c->finding);
    if (!room)
        return NULL;
    c->finding = room;
    c->slot[slot] = c->findings + 1;
    room[c->findings].serial = c->findings;
    return &room[c->findings++];
}

void hf_collect_keep(hf_collect *c, const hf_rule *rule, uint32_t length, const void *data)
{
    HF_ASSERT(c->count > 0 && c->findings * 2 < c->slots); /* hf_collect_keeps saw to it */
    uint32_t hash = hash_of(c, rule);
    hf_finding *f = place_for(c, slot_of(c, rule, hash));
    hf_candidate *result = f ? hf_find_take(c->find, c->count * sizeof *result) : NULL;
    if (result) {
        memcpy(result, c->result, c->count * sizeof *result);
        *f = (hf_finding){.rule = rule,
                          .data = data,
                          .result = result,
                          .count = c->count,
                          .length = length,
                          .serial = f->serial,
                          .hash = hash,
                          .weight = weight_of(c)};
    }
    hf_collect_drop(c);
}

/* ---- telling --------------------------------------------------------------------------------- */

int hf_collect_by_weight(const void *a, const void *b, const void *context)
{
    const hf_finding *x = a, *y = b;
    (void)context;
    if (x->count != y->count)
        return x->count > y->count ? -1 : 1;
    if (x->weight != y->weight)
        return x->weight < y->weight ? -1 : 1;
    return 0;
}

static bool tell_one(hf_collect *c, const hf_finding *f)
{
    hf_step *step = hf_find_begin(c->find, f->rule);
    c->untold = false;
    c->tell(c->find, step, f);
    if (c->untold)
        return true;
    for (uint32_t i = 0; i < f->count; i++)
        hf_step_strike(step, f->result[i].cell, f->result[i].symbol);
    return hf_find_emit(c->find);
}

void hf_collect_emit(hf_collect *c, hf_collect_order_fn order)
{
    if (c->findings == 0 || c->find->stopped)
        return;
    hf_finding *spare = hf_find_take(c->find, c->findings * sizeof *spare);
    if (!spare)
        return;
    hf_sort(c->finding, c->findings, sizeof *c->finding, spare, order, NULL);
    for (uint32_t i = 0; i < c->findings; i++)
        if (!tell_one(c, &c->finding[i]))
            return;
}
