/* SPDX-License-Identifier: MIT
 *
 * build.c - from a puzzle's primitives to propagators.
 *
 * What the shape says is there already (open.c); each puzzle's own part is laid behind it and forgotten when the
 * next one comes.
 */
#include "solve/variant/model.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "grid/shape_data.h"
#include "puzzle/puzzle_data.h"

enum { DERIVED_ROOM = 320, LAST_ROOM = 36 };

/* ---- primitives --------------------------------------------------------------------------------- */

static void add_line(hf_variant *v, const hf_primitive *q)
{
    hf_propagator *p =
        hf_variant_add(v, HF_PROPAGATE_LINE, hf_primitive_cells(v->rules, q), q->count);
    p->data = q->data;
    p->more = (v->rules->automata[q->data].states + 63) / 64;
    hf_variant_room_for_states(v, ((size_t)q->count + 1) * p->more);
}

static void add_primitive(hf_variant *v, const hf_primitive *q)
{
    const uint32_t *cells = hf_primitive_cells(v->rules, q);
    hf_propagator *p;
    switch (q->type) {
    case HF_PRIMITIVE_DIFFERENT:
        if (q->count == v->size)
            hf_variant_add(v, HF_PROPAGATE_HOUSE, cells, q->count);
        break;
    case HF_PRIMITIVE_COUNT:
        p = hf_variant_add(v, HF_PROPAGATE_COUNT, cells, q->count);
        p->data = q->data;
        p->counts = q->counts;
        break;
    case HF_PRIMITIVE_ELEMENT:
        p = hf_variant_add(v, HF_PROPAGATE_ELEMENT, cells, q->count);
        p->data = 1u << (q->data - 1);
        break;
    case HF_PRIMITIVE_SUM:
        hf_variant_add_sum(v, cells, v->rules->numbers + q->data, q->count,
                           v->rules->numbers[q->data + q->count]);
        break;
    case HF_PRIMITIVE_LINE:
        add_line(v, q);
        break;
    default:
        HF_ASSERT(q->type == HF_PRIMITIVE_RANK);
        p = hf_variant_add(v, HF_PROPAGATE_RANK, cells, q->count);
        p->data = q->data;
    }
}

/* Is it a count of the cells of the one before it? */
static bool goes_on(const hf_variant *v, uint32_t i)
{
    const hf_propagator *p = &v->props[i], *before = p - 1;
    return p->type == HF_PROPAGATE_COUNT && before->type == HF_PROPAGATE_COUNT &&
           p->count == before->count &&
           memcmp(v->cells + p->cells, v->cells + before->cells, p->count * sizeof *v->cells) == 0;
}

static void add_tally(hf_variant *v, uint32_t first, uint32_t end)
{
    uint32_t sets = 0;
    for (uint32_t i = first; i < end; i++) {
        if ((sets & v->props[i].data) != 0)
            return;
        sets |= v->props[i].data;
    }
    hf_propagator *p = hf_variant_add(v, HF_PROPAGATE_TALLY, NULL, 0);
    p->cells = v->props[first].cells;
    p->count = v->props[first].count;
    p->data = first;
    p->more = end - first;
}

/* Counts of the same cells that stand one after the other. */
static void add_tallies(hf_variant *v)
{
    uint32_t end = v->prop_count;
    for (uint32_t i = v->shape_props; i < end;) {
        uint32_t first = i++;
        while (i < end && goes_on(v, i))
            i++;
        HF_ASSERT(v->props[first].type != HF_PROPAGATE_COUNT || v->props[first].count < 64);
        if (i - first >
            1) /* no kind counts more than 63 cells: `counts` has a bit for each number */
            add_tally(v, first, i);
    }
}

/* A packed house is woken by the cells outside too. */
static void set_outside_triggers(hf_variant *v, uint32_t i)
{
    const hf_propagator *p = &v->props[i];
    for (uint32_t k = 0; k < p->more; k++) {
        const hf_stretch *s = &v->stretches[p->data + k];
        for (uint32_t c = 0; c < s->count; c++)
            v->triggers[(size_t)v->place[s->cells[c]] * v->dirty_words + i / 64] |= UINT64_C(1)
                                                                                    << (i % 64);
    }
}

/* The triggers of the propagators from `from` on, in rows with room for what is derived later. */
static bool set_triggers(hf_variant *v, uint32_t from)
{
    for (uint32_t i = from; i < v->prop_count; i++) {
        const uint32_t *cells = v->cells + v->props[i].cells;
        for (uint32_t k = 0; k < v->props[i].count; k++)
            v->triggers[(size_t)cells[k] * v->dirty_words + i / 64] |= UINT64_C(1) << (i % 64);
        if (v->props[i].type == HF_PROPAGATE_PACKED)
            set_outside_triggers(v, i);
        v->dirty[i / 64] |= UINT64_C(1) << (i % 64);
    }
    v->woken_words = (v->prop_count + 63) / 64;
    return !v->failed;
}

static bool open_triggers(hf_variant *v)
{
    uint32_t words = (v->prop_count + DERIVED_ROOM + 63) / 64;
    words = (words + HF_VARIANT_STEP - 1) / HF_VARIANT_STEP * HF_VARIANT_STEP;
    size_t wanted = (size_t)words * v->places;
    v->dirty_words = words;
    if (wanted > v->trigger_room) {
        uint64_t *grown = realloc(v->triggers, wanted * sizeof *grown);
        if (grown == NULL)
            return false;
        v->triggers = grown;
        v->trigger_room = wanted;
    }
    if (!hf_variant_room(v, (void **)&v->dirty, &v->dirty_room, words, sizeof *v->dirty))
        return false;
    memset(v->triggers, 0, wanted * sizeof *v->triggers);
    memset(v->dirty, 0, words * sizeof *v->dirty);
    return true;
}

static void find_far(hf_variant *v)
{
    uint32_t words = (v->cell_count + 63) / 64;
    memset(v->far, 0, v->places * sizeof *v->far);
    memset(v->sees, 0, sizeof v->sees);
    memset(v->tells, 0, sizeof v->tells);
    for (uint32_t c = 0; c < v->cell_count; c++) {
        uint32_t place = v->place[c];
        uint64_t any = 0;
        for (uint32_t w = 0; w < words; w++) {
            uint64_t rest = v->peers[c][w] & ~v->near[c][w];
            for (any |= rest; rest != 0; rest &= rest - 1) {
                uint32_t p = v->place[w * 64 + hf_lowest64(rest)];
                v->far[place][p / 64] |= UINT64_C(1) << (p % 64);
            }
        }
        v->sees[place / 64] |= (uint64_t)(any != 0) << (place % 64);
    }
    for (uint32_t p = 0; v->arc_start[v->places] > 0 && p < v->places; p++)
        v->tells[p / 64] |= (uint64_t)(v->arc_start[p + 1] != v->arc_start[p]) << (p % 64);
}

/* Sums, runs of symbols and lines through more cells than two houses (ranks compare two) bound what cells hold rather
 * than where symbols are. */
static bool bounds_cells(const hf_rules *rules)
{
    for (uint32_t i = 0; rules != NULL && i < rules->primitive_count; i++) {
        const hf_primitive *q = &rules->primitives[i];
        if (q->type == HF_PRIMITIVE_SUM || (q->type == HF_PRIMITIVE_DIFFERENT && q->data != 0) ||
            (q->type == HF_PRIMITIVE_LINE && q->count > 2 * rules->size))
            return true;
    }
    return false;
}

bool hf_variant_load(hf_variant *v, const hf_puzzle *puzzle)
{
    v->rules = puzzle != NULL && puzzle->ruled ? puzzle->rules : NULL;
    v->prop_count = v->shape_props;
    v->cells_count = v->shape_cells;
    v->group_count = 0;
    v->hopeless = v->failed = false;
    memcpy(v->peers, v->shape_peers, v->cell_count * sizeof *v->peers);
    memset(v->arc_start, 0, (v->places + 1) * sizeof *v->arc_start);
    if (v->rules != NULL) {
        static const hf_primitive_type order[] = {HF_PRIMITIVE_DIFFERENT, HF_PRIMITIVE_ELEMENT,
                                                  HF_PRIMITIVE_COUNT,     HF_PRIMITIVE_SUM,
                                                  HF_PRIMITIVE_LINE,      HF_PRIMITIVE_RANK};
        uint32_t types = 0;
        for (uint32_t i = 0; i < v->rules->primitive_count; i++) {
            const hf_primitive *q = &v->rules->primitives[i];
            types |= 1u << q->type;
            if (q->type == HF_PRIMITIVE_DIFFERENT && !hf_variant_skips(v, q))
                hf_variant_set_apart(v->peers, hf_primitive_cells(v->rules, q), q->count);
        }
        hf_variant_add_arcs(v);
        hf_variant_fill_leads(v);
        for (uint32_t k = 0; k < sizeof order / sizeof *order; k++) {
            bool some = (types >> order[k] & 1) != 0;
            for (uint32_t i = 0; some && i < v->rules->primitive_count && !v->failed; i++) {
                if (v->rules->primitives[i].type == order[k] &&
                    !hf_variant_skips(v, &v->rules->primitives[i]))
                    add_primitive(v, &v->rules->primitives[i]);
            }
            if (order[k] == HF_PRIMITIVE_COUNT)
                add_tallies(v);
        }
    }
    v->by_places = !bounds_cells(v->rules);
    find_far(v);
    v->told_props = v->prop_count;
    v->has_sums = hf_variant_has_sums(v);
    v->stretch_count = 0;
    v->unpacked = UINT64_MAX;
    v->hot = UINT32_MAX;
    if (v->failed || !open_triggers(v))
        return false;
    return set_triggers(v, 0);
}

/* What a cage leaves of cells of which nothing is known, the symbols of all sets with its total; 0: not known. */
static uint16_t symbols_of(const hf_variant *v, const hf_variant_board *b, const hf_propagator *p)
{
    if (v->size != HF_SETS_CELLS || p->type != HF_PROPAGATE_CAGE || p->total > HF_SETS_SUM)
        return 0;
    HF_ASSERT(p->total >= 0); /* else all were hopeless: hf_variant_add_sum */
    uint32_t all = v->full;
    for (uint32_t k = 0; k < p->count; k++)
        all &= b->mask[v->cells[p->cells + k]];
    return all == v->full ? v->sets->symbols[p->count][p->total] : 0;
}

/* With that the cells begin, and the cage is not looked at before they change. */
static void begin_cages(hf_variant *v, hf_variant_board *b)
{
    for (uint32_t i = v->shape_props; i < v->told_props; i++) {
        const hf_propagator *p = &v->props[i];
        uint16_t symbols = symbols_of(v, b, p);
        if (symbols == 0)
            continue;
        for (uint32_t k = 0; k < p->count; k++)
            b->mask[v->cells[p->cells + k]] = symbols;
        v->dirty[i / 64] &= ~(UINT64_C(1) << (i % 64));
    }
}

bool hf_variant_begin(hf_variant *v, hf_variant_board *b, const uint16_t *givens,
                      const uint64_t *allowed)
{
    memset(b->settled, 0, sizeof b->settled);
    v->waiting = 0;
    memset(v->changed, 0, sizeof v->changed);
    memset(v->score, 0, v->places * sizeof *v->score);
    memset(v->house_score, 0, (size_t)v->shape->houses * v->size * sizeof *v->house_score);
    memset(b->mask, 0, sizeof b->mask);
    v->stale = v->urgent = true;
    v->last = 0;
    v->step = 1;
    for (uint32_t i = 0; i < v->prop_count; i++)
        v->dirty[i / 64] |= UINT64_C(1) << (i % 64);
    for (uint32_t c = 0; c < v->cell_count; c++) {
        uint32_t mask = givens[c] != 0 ? 1u << (givens[c] - 1) : v->full;
        if (allowed != NULL)
            mask &= (uint32_t)allowed[c];
        b->mask[v->place[c]] = (uint16_t)mask;
    }
    begin_cages(v, b);
    for (uint32_t c = 0; c < v->cell_count; c++) {
        if (b->mask[v->place[c]] == 0)
            return false;
        hf_variant_note(v, b, v->place[c]);
    }
    return !v->hopeless;
}

/* ---- later additions ---------------------------------------------------------------------------- */

bool hf_variant_derive(hf_variant *v, uint32_t houses, uint32_t least, uint32_t most)
{
    uint32_t before = v->prop_count;
    hf_variant_find_sums(v, houses, least, most, v->told_props + DERIVED_ROOM - LAST_ROOM);
    return set_triggers(v, before);
}

bool hf_variant_band(hf_variant *v)
{
    uint32_t before = v->prop_count;
    hf_variant_find_bands(v, v->told_props + DERIVED_ROOM - LAST_ROOM);
    return set_triggers(v, before);
}

bool hf_variant_pack(hf_variant *v, uint32_t least)
{
    uint32_t before = v->prop_count;
    hf_variant_pack_houses(v, least, v->told_props + DERIVED_ROOM - LAST_ROOM);
    return set_triggers(v, before);
}

/* Propagators of a type, with these counts, are woken no more. */
static void put_to_sleep(hf_variant *v, hf_propagator_type type, uint64_t counts)
{
    for (uint32_t w = 0; w < v->woken_words; w++) {
        uint64_t asleep = 0;
        for (uint32_t i = 64 * w; i < 64 * w + 64 && i < v->prop_count; i++) {
            bool chosen = v->props[i].type == type && v->props[i].counts == counts;
            asleep |= (uint64_t)chosen << (i % 64);
        }
        v->dirty[w] &= ~asleep;
        for (uint32_t p = 0; asleep != 0 && p < v->places; p++)
            v->triggers[(size_t)p * v->dirty_words + w] &= ~asleep;
    }
}

bool hf_variant_finish(hf_variant *v)
{
    uint32_t before = v->prop_count;
    hf_variant_add_last(v, v->told_props + DERIVED_ROOM);
    put_to_sleep(v, HF_PROPAGATE_LINE, HF_LINE_WALKED);
    return set_triggers(v, before);
}

/* Packed houses are for the root: further down they take more time than they save. */
void hf_variant_leave_root(hf_variant *v)
{
    put_to_sleep(v, HF_PROPAGATE_PACKED, 0);
}
