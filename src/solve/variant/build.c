/* SPDX-License-Identifier: MIT
 *
 * build.c - from a shape and a puzzle's primitives to propagators.
 *
 * What the shape says is built once; each puzzle's own part is laid behind it and forgotten when the
 * next one comes.
 */
#include "solve/variant/model.h"

#include <stdlib.h>
#include <string.h>

#include "grid/shape_data.h"
#include "puzzle/puzzle_data.h"

enum { DERIVED_ROOM = 320 };

/* ---- memory ------------------------------------------------------------------------------------- */

bool hf_variant_room(hf_variant *v, void **array, uint32_t *room, uint32_t wanted, size_t element)
{
    if (v->failed)
        return false;
    if (wanted <= *room)
        return true;
    void *grown = realloc(*array, 2 * (size_t)wanted * element);
    if (grown == NULL) {
        v->failed = true;
        return false;
    }
    *array = grown;
    *room = 2 * wanted;
    return true;
}

static bool room_for_states(hf_variant *v, size_t wanted)
{
    if (v->failed || wanted <= v->state_room)
        return !v->failed;
    uint64_t *grown = realloc(v->states, 2 * wanted * sizeof *grown);
    v->failed = grown == NULL;
    if (grown == NULL)
        return false;
    v->states = grown;
    v->state_room = 2 * wanted;
    return true;
}

hf_propagator *hf_variant_add(hf_variant *v, hf_propagator_type type, const uint32_t *cells,
                              uint32_t count)
{
    if (!hf_variant_room(v, (void **)&v->props, &v->prop_room, v->prop_count + 1,
                         sizeof *v->props) ||
        !hf_variant_room(v, (void **)&v->cells, &v->cells_room, v->cells_count + count,
                         sizeof *v->cells))
        return NULL;
    hf_propagator *p = &v->props[v->prop_count++];
    *p = (hf_propagator){.type = (uint8_t)type, .count = (uint16_t)count, .cells = v->cells_count};
    for (uint32_t i = 0; i < count; i++)
        v->cells[v->cells_count++] = v->place[cells[i]];
    return p;
}

/* ---- the shape ---------------------------------------------------------------------------------- */

static void set_apart(uint64_t (*peers)[HF_VARIANT_WORDS], const uint32_t *cells, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        for (uint32_t k = 0; k < count; k++) {
            if (cells[i] != cells[k])
                peers[cells[i]][cells[k] / 64] |= UINT64_C(1) << (cells[k] % 64);
        }
    }
}

/* The places of house a that lie in house b. */
static uint32_t shared_places(const uint32_t *a, const uint32_t *b, uint32_t size)
{
    uint32_t shared = 0;
    for (uint32_t i = 0; i < size; i++) {
        for (uint32_t k = 0; k < size; k++)
            shared |= a[i] == b[k] ? 1u << i : 0;
    }
    return shared;
}

/* An overlap, with the rest of house b behind the cells there are. */
static void add_overlap(hf_variant *v, const uint32_t *a, const uint32_t *b, uint32_t within)
{
    uint32_t from_b = shared_places(b, a, v->size);
    if (!hf_variant_room(v, (void **)&v->overlaps, &v->overlap_room, v->overlap_count + 1,
                         sizeof *v->overlaps) ||
        !hf_variant_room(v, (void **)&v->cells, &v->cells_room, v->cells_count + v->size,
                         sizeof *v->cells))
        return;
    hf_overlap *overlap = &v->overlaps[v->overlap_count++];
    overlap->within = (uint16_t)within;
    overlap->rest = v->cells_count;
    for (uint32_t i = 0; i < v->size; i++) {
        if ((from_b >> i & 1) == 0)
            v->cells[v->cells_count++] = v->place[b[i]];
    }
    overlap->count = (uint16_t)(v->cells_count - overlap->rest);
}

/* Does singles.c look after this house? */
static bool is_near(const hf_variant *v, uint32_t house)
{
    hf_house_kind kind = hf_shape_house_kind(v->shape, house);
    return v->nine && (kind == HF_HOUSE_ROW || kind == HF_HOUSE_COLUMN || kind == HF_HOUSE_BOX);
}

static void add_houses(hf_variant *v)
{
    const hf_shape *shape = v->shape;
    for (uint32_t h = 0; h < shape->houses; h++) {
        set_apart(v->shape_peers, hf_house_cells(shape, h), v->size);
        if (is_near(v, h))
            set_apart(v->near, hf_house_cells(shape, h), v->size);
        else
            hf_variant_add(v, HF_PROPAGATE_HOUSE, hf_house_cells(shape, h), v->size);
    }
    for (uint32_t h = 0; h < shape->houses && !v->failed; h++) {
        const uint32_t *cells = hf_house_cells(shape, h);
        uint32_t first = v->overlap_count;
        for (uint32_t other = 0; other < shape->houses; other++) {
            uint32_t within = shared_places(cells, hf_house_cells(shape, other), v->size);
            if (other != h && !hf_is_one(within) && within != v->full &&
                !(is_near(v, h) && is_near(v, other)))
                add_overlap(v, cells, hf_house_cells(shape, other), within);
        }
        hf_propagator *p = v->overlap_count > first
                               ? hf_variant_add(v, HF_PROPAGATE_LOCKED, cells, v->size)
                               : NULL;
        if (p != NULL) {
            p->data = first;
            p->more = v->overlap_count - first;
        }
    }
    v->shape_props = v->prop_count;
    v->shape_cells = v->cells_count;
}

static void fill_tables(hf_variant *v)
{
    for (uint32_t i = 0; i < 256; i++) {
        for (uint32_t k = 0; k < 8; k++)
            v->reversed[i] = (uint8_t)(v->reversed[i] | (i >> k & 1) << (7 - k));
    }
    if (v->sets != NULL)
        hf_sets_fill_tables(v->sets);
}

/* Words of four places, three of them cells, on plain 9x9 boards; singles.c takes them for numbers with
 * the first place lowest. */
static void lay_out(hf_variant *v)
{
    const hf_shape_spec *spec = &v->shape->spec;
    const uint16_t probe[4] = {1, 0, 0, 0};
    uint64_t word;
    memcpy(&word, probe, sizeof word);
    v->nine =
        spec->layout == HF_LAYOUT_BOXES && spec->size == 9 && spec->box_rows == 3 && word == 1;
    v->places = v->nine ? v->cell_count / 3 * 4 : v->cell_count;
    v->words = (v->places + 63) / 64;
    memset(v->empty, 0xff, sizeof v->empty);
    for (uint32_t c = 0; c < v->cell_count; c++) {
        uint32_t p = v->nine ? c / 3 * 4 + c % 3 : c;
        v->place[c] = (uint16_t)p;
        v->empty[p / 64] &= ~(UINT64_C(1) << (p % 64));
    }
}

hf_status hf_variant_open(const hf_shape *shape, uint32_t cpu, hf_variant **out)
{
    hf_variant *v = calloc(1, sizeof *v);
    *out = v;
    if (v == NULL)
        return HF_NO_MEMORY;
    v->shape = shape;
    v->size = shape->size;
    v->cell_count = shape->cells;
    lay_out(v);
    v->full = (uint16_t)((1u << shape->size) - 1);
    v->peers = calloc(shape->cells, sizeof *v->peers);
    v->shape_peers = calloc(shape->cells, sizeof *v->shape_peers);
    v->near = calloc(shape->cells, sizeof *v->near);
    v->far = calloc(v->places, sizeof *v->far);
    v->arc_start = calloc(v->places + 1, sizeof *v->arc_start);
    v->boards = calloc(shape->cells + 2, sizeof *v->boards);
    v->score = calloc(v->places, sizeof *v->score);
    v->kernels = hf_variant_kernels_for(cpu);
    v->sets = shape->size <= HF_SETS_CELLS ? malloc(sizeof *v->sets) : NULL;
    v->failed = v->peers == NULL || v->shape_peers == NULL || v->arc_start == NULL ||
                v->near == NULL || v->far == NULL || v->boards == NULL || v->score == NULL ||
                (shape->size <= HF_SETS_CELLS && v->sets == NULL);
    if (!v->failed) {
        fill_tables(v);
        add_houses(v);
    }
    return v->failed ? HF_NO_MEMORY : HF_OK;
}

void hf_variant_close(hf_variant *v)
{
    if (v == NULL)
        return;
    free(v->props);
    free(v->cells);
    free(v->groups);
    free(v->stretches);
    free(v->overlaps);
    free(v->peers);
    free(v->shape_peers);
    free(v->near);
    free(v->far);
    free(v->arc_start);
    free(v->arcs);
    free(v->supports);
    free(v->triggers);
    free(v->dirty);
    free(v->states);
    free(v->boards);
    free(v->score);
    free(v->sets);
    free(v);
}

/* ---- relations ---------------------------------------------------------------------------------- */

static bool is_differ(const hf_variant *v, const hf_relation *r)
{
    for (uint32_t s = 0; s < v->size; s++) {
        if (r->row[s] != (v->full & ~(1u << s)))
            return false;
    }
    return true;
}

static void fill_support(const hf_variant *v, const uint16_t *rows, hf_support *support)
{
    memset(support, 0, sizeof *support);
    for (uint32_t mask = 1; mask < 256; mask++) {
        uint32_t low = hf_lowest32(mask);
        support->low[mask] = (uint16_t)(support->low[mask & (mask - 1)] | rows[low]);
        support->high[mask] =
            (uint16_t)(support->high[mask & (mask - 1)] | (low + 8 < v->size ? rows[low + 8] : 0));
    }
}

static void add_supports(hf_variant *v)
{
    const hf_rules *rules = v->rules;
    if (!hf_variant_room(v, (void **)&v->supports, &v->support_room, 2 * rules->relation_count,
                         sizeof *v->supports))
        return;
    for (uint32_t r = 0; r < rules->relation_count; r++) {
        uint16_t turned[HF_RULES_SYMBOLS] = {0};
        if (is_differ(v, &rules->relations[r]))
            continue;
        for (uint32_t a = 0; a < v->size; a++) {
            for (uint32_t b = 0; b < v->size; b++)
                turned[b] |= (uint16_t)((rules->relations[r].row[a] >> b & 1u) << a);
        }
        fill_support(v, rules->relations[r].row, &v->supports[2 * r]);
        fill_support(v, turned, &v->supports[2 * r + 1]);
    }
}

/* Every relation is an arc at both of its cells; arcs of a cell stand together. */
static void add_arcs(hf_variant *v)
{
    const hf_rules *rules = v->rules;
    memset(v->arc_start, 0, (v->places + 1) * sizeof *v->arc_start);
    uint32_t count = 0;
    for (uint32_t i = 0; i < rules->primitive_count; i++)
        count += rules->primitives[i].type == HF_PRIMITIVE_PAIR ? 2 : 0;
    if (count == 0 || !hf_variant_room(v, (void **)&v->arcs, &v->arc_room, count, sizeof *v->arcs))
        return;
    add_supports(v);
    for (int pass = 0; pass < 2 && !v->failed; pass++) {
        for (uint32_t i = 0; i < rules->primitive_count; i++) {
            const hf_primitive *p = &rules->primitives[i];
            const uint32_t *cells = hf_primitive_cells(rules, p);
            if (p->type != HF_PRIMITIVE_PAIR || hf_variant_skips(v, p))
                continue;
            uint16_t first = v->place[cells[0]], second = v->place[cells[1]];
            if (is_differ(v, &rules->relations[p->data])) {
                set_apart(v->peers, cells, 2);
            } else if (pass == 0) { /* how many, one place further on */
                v->arc_start[first + 1]++;
                v->arc_start[second + 1]++;
            } else {
                v->arcs[v->arc_start[first]++] = (hf_arc){second, (uint16_t)(2 * p->data)};
                v->arcs[v->arc_start[second]++] = (hf_arc){first, (uint16_t)(2 * p->data + 1)};
            }
        }
        for (uint32_t c = 0; pass == 0 && c < v->places; c++)
            v->arc_start[c + 1] += v->arc_start[c];
    }
    /* filling has moved each start to the next one's */
    for (uint32_t c = v->places; c > 0; c--)
        v->arc_start[c] = v->arc_start[c - 1];
    v->arc_start[0] = 0;
}

/* ---- sums --------------------------------------------------------------------------------------- */

static bool all_apart(const hf_variant *v, const uint32_t *cells, uint32_t count)
{
    for (uint32_t i = 0; i < count; i++) {
        for (uint32_t k = 0; k < i; k++) {
            if (!hf_variant_apart(v, cells[i], cells[k]))
                return false;
        }
    }
    return true;
}

/* What is to be cut into groups. */
typedef struct cutting {
    const uint32_t *cells;
    const int32_t *weights;
    uint32_t count;
    uint32_t most; /* cells in a group */
    bool used[HF_RULES_CELLS];
} cutting;

/* A group of cells not yet used with cell i in it, as places in `cells`. Returns how many. */
static uint32_t grow_group(const hf_variant *v, const cutting *c, uint32_t i, uint32_t *taken)
{
    uint32_t cells[HF_RULES_SYMBOLS + 1];
    uint32_t size = 0;
    bool alone = c->weights[i] != 1 && c->weights[i] != -1;
    taken[size] = i;
    cells[size++] = c->cells[i];
    for (uint32_t step = 1; !alone && step < c->count && size < c->most; step++) {
        uint32_t k = (i + step) % c->count;
        cells[size] = c->cells[k];
        if (!c->used[k] && c->weights[k] == c->weights[i] && all_apart(v, cells, size + 1))
            taken[size++] = k;
    }
    return size;
}

/* The largest group that some cell grows; 0: all cells are used. */
static uint32_t take_group(const hf_variant *v, cutting *c, uint32_t *best)
{
    uint32_t taken[HF_RULES_SYMBOLS + 1];
    uint32_t largest = 0;
    for (uint32_t i = 0; i < c->count && largest < c->most; i++) {
        uint32_t size = c->used[i] ? 0 : grow_group(v, c, i, taken);
        if (size > largest) {
            largest = size;
            memcpy(best, taken, size * sizeof *best);
        }
    }
    for (uint32_t k = 0; k < largest; k++)
        c->used[best[k]] = true;
    return largest;
}

/* Large groups tell more and cost more: long sums, with their wide bounds, need them. */
static void add_groups(hf_variant *v, const uint32_t *cells, const int32_t *weights, uint32_t count,
                       int32_t total)
{
    enum { SHORT = 5, FEW = 3 };
    cutting c = {cells, weights, count, count > SHORT && v->sets != NULL ? v->size : FEW, {false}};
    uint32_t order[HF_RULES_CELLS];
    uint32_t taken[HF_RULES_SYMBOLS];
    uint32_t placed = 0;
    uint32_t first = v->group_count;
    for (uint32_t size; (size = take_group(v, &c, taken)) != 0;) {
        if (!hf_variant_room(v, (void **)&v->groups, &v->group_room, v->group_count + 1,
                             sizeof *v->groups))
            return;
        int32_t weight = weights[taken[0]];
        v->groups[v->group_count++] =
            (hf_sum_group){(uint8_t)size, weight < 0, (uint16_t)(weight < 0 ? -weight : weight)};
        for (uint32_t k = 0; k < size; k++)
            order[placed++] = cells[taken[k]];
    }
    hf_propagator *p = hf_variant_add(v, HF_PROPAGATE_SUM, order, count);
    if (p == NULL)
        return;
    p->total = total;
    p->data = first;
    p->more = v->group_count - first;
    room_for_states(v, ((size_t)p->more + 2) * ((unsigned)total / 64 + 1));
}

/* Each cell counts from 0 up, or from its other end if its weight is below 0. */
void hf_variant_add_sum(hf_variant *v, const uint32_t *cells, const int32_t *weights,
                        uint32_t count, int64_t total)
{
    int64_t most = 0;
    bool ones = true;
    bool minus = true;
    int32_t first = v->rules != NULL ? v->rules->first : 1;
    for (uint32_t i = 0; i < count; i++) {
        total -= (int64_t)weights[i] * first;
        total -= weights[i] < 0 ? (int64_t)weights[i] * (int64_t)(v->size - 1) : 0;
        most += (int64_t)(weights[i] < 0 ? -weights[i] : weights[i]) * (v->size - 1);
        ones = ones && weights[i] == 1;
        minus = minus && weights[i] == -1;
    }
    if (total < 0 || total > most) {
        v->hopeless = true;
        return;
    }
    if (!(ones || minus) || count > v->size || !all_apart(v, cells, count)) {
        add_groups(v, cells, weights, count, (int32_t)total);
        return;
    }
    hf_propagator *p = hf_variant_add(v, HF_PROPAGATE_CAGE, cells, count);
    if (p != NULL)
        p->total = (int32_t)(minus ? most - total : total);
}

/* ---- primitives --------------------------------------------------------------------------------- */

static void add_line(hf_variant *v, const hf_primitive *q)
{
    hf_propagator *p =
        hf_variant_add(v, HF_PROPAGATE_LINE, hf_primitive_cells(v->rules, q), q->count);
    if (p == NULL)
        return;
    p->data = q->data;
    p->more = (v->rules->automata[q->data].states + 63) / 64;
    room_for_states(v, ((size_t)q->count + 1) * p->more);
}

static void add_primitive(hf_variant *v, const hf_primitive *q)
{
    const uint32_t *cells = hf_primitive_cells(v->rules, q);
    hf_propagator *p = NULL;
    switch (q->type) {
    case HF_PRIMITIVE_DIFFERENT:
        if (q->count == v->size)
            hf_variant_add(v, HF_PROPAGATE_HOUSE, cells, q->count);
        break;
    case HF_PRIMITIVE_COUNT:
        p = hf_variant_add(v, HF_PROPAGATE_COUNT, cells, q->count);
        if (p != NULL) {
            p->data = q->data;
            p->counts = q->counts;
        }
        break;
    case HF_PRIMITIVE_ELEMENT:
        p = hf_variant_add(v, HF_PROPAGATE_ELEMENT, cells, q->count);
        if (p != NULL)
            p->data = 1u << (q->data - 1);
        break;
    case HF_PRIMITIVE_SUM:
        hf_variant_add_sum(v, cells, v->rules->numbers + q->data, q->count,
                           v->rules->numbers[q->data + q->count]);
        break;
    case HF_PRIMITIVE_LINE:
        add_line(v, q);
        break;
    case HF_PRIMITIVE_RANK:
        p = hf_variant_add(v, HF_PROPAGATE_RANK, cells, q->count);
        if (p != NULL)
            p->data = q->data;
        break;
    default:
        break;
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
    if (p == NULL)
        return;
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
        if (i - first > 1 && v->props[first].count < 64)
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
            v->triggers[(size_t)v->cells[s->outside + c] * v->dirty_words + i / 64] |= UINT64_C(1)
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
    return !v->failed;
}

static bool open_triggers(hf_variant *v)
{
    uint32_t words = (v->prop_count + DERIVED_ROOM + 63) / 64;
    size_t wanted = (size_t)words * v->places;
    v->dirty_words = words;
    if (wanted > v->trigger_room) {
        uint64_t *grown = realloc(v->triggers, wanted * sizeof *grown);
        v->failed = v->failed || grown == NULL;
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
    memset(v->far, 0, v->places * sizeof *v->far);
    for (uint32_t c = 0; c < v->cell_count; c++) {
        for (uint32_t w = 0; w < HF_VARIANT_WORDS; w++) {
            for (uint64_t rest = v->peers[c][w] & ~v->near[c][w]; rest != 0; rest &= rest - 1) {
                uint32_t p = v->place[w * 64 + hf_lowest64(rest)];
                v->far[v->place[c]][p / 64] |= UINT64_C(1) << (p % 64);
            }
        }
    }
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
        for (uint32_t i = 0; i < v->rules->primitive_count; i++) {
            const hf_primitive *q = &v->rules->primitives[i];
            if (q->type == HF_PRIMITIVE_DIFFERENT && !hf_variant_skips(v, q))
                set_apart(v->peers, hf_primitive_cells(v->rules, q), q->count);
        }
        add_arcs(v);
        for (uint32_t k = 0; k < sizeof order / sizeof *order; k++) {
            for (uint32_t i = 0; i < v->rules->primitive_count && !v->failed; i++) {
                if (v->rules->primitives[i].type == order[k] &&
                    !hf_variant_skips(v, &v->rules->primitives[i]))
                    add_primitive(v, &v->rules->primitives[i]);
            }
            if (order[k] == HF_PRIMITIVE_COUNT)
                add_tallies(v);
        }
    }
    find_far(v);
    v->told_props = v->prop_count;
    v->stretch_count = 0;
    v->hot = UINT32_MAX;
    return !v->failed && open_triggers(v) && set_triggers(v, 0);
}

bool hf_variant_begin(hf_variant *v, hf_variant_board *b, const uint16_t *givens,
                      const uint64_t *allowed)
{
    memset(b->settled, 0, sizeof b->settled);
    memset(v->changed, 0, sizeof v->changed);
    memset(v->score, 0, v->places * sizeof *v->score);
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
        if (mask == 0)
            return false;
        uint32_t p = v->place[c];
        b->mask[p] = (uint16_t)mask;
        v->changed[p / 64] |= UINT64_C(1) << (p % 64);
    }
    return !v->hopeless;
}

/* ---- later additions ---------------------------------------------------------------------------- */

bool hf_variant_derive(hf_variant *v, uint32_t houses)
{
    uint32_t before = v->prop_count;
    hf_variant_find_sums(v, houses, v->told_props + DERIVED_ROOM - 64);
    return set_triggers(v, before);
}

bool hf_variant_pack(hf_variant *v)
{
    uint32_t before = v->prop_count;
    hf_variant_pack_houses(v, v->told_props + DERIVED_ROOM);
    return set_triggers(v, before);
}
