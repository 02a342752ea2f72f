/* SPDX-License-Identifier: MIT
 *
 * rules.c - gathering what was written, and the primitives it comes to.
 */
#include "puzzle/rules.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "puzzle/kind.h"

/* Memory for the arrays of many constraints: a killer needs one piece instead of thirty. */
typedef struct hf_rules_piece {
    struct hf_rules_piece *before;
    size_t used, room;
    uint32_t words[];
} hf_rules_piece;

hf_rules *hf_rules_new(const hf_shape *shape)
{
    hf_rules *rules = calloc(1, sizeof *rules);
    if (rules == NULL)
        return NULL;
    rules->shape = shape;
    rules->size = hf_shape_size(shape);
    rules->first = (int32_t)hf_shape_first(shape);
    return rules;
}

void hf_rules_free(hf_rules *rules)
{
    if (rules == NULL)
        return;
    for (hf_rules_piece *piece = rules->pieces, *before; piece != NULL; piece = before) {
        before = piece->before;
        free(piece);
    }
    for (uint32_t i = 0; i < rules->automaton_count; i++) {
        free(rules->automata[i].next);
        free(rules->automata[i].accepts);
    }
    free(rules->written);
    free(rules->primitives);
    free(rules->cells);
    free(rules->numbers);
    free(rules->relations);
    free(rules->automata);
    free(rules);
}

/* Room for `more` elements behind `count`. What a killer needs of cells and numbers is there at once, and in pieces of
 * 1024 bytes, which the usual malloc has at hand. */
static bool make_room(hf_rules *rules, void **array, uint32_t *room, uint32_t count, uint32_t more,
                      size_t element)
{
    const uint32_t usual = element <= sizeof(uint32_t) ? 256 : 64;
    if (rules->failed)
        return false;
    if (count + more <= *room)
        return true;
    uint32_t wanted = 2 * (count + more) > usual ? 2 * (count + more) : usual;
    void *grown = realloc(*array, wanted * element);
    if (grown == NULL) {
        rules->failed = true;
        return false;
    }
    *array = grown;
    *room = wanted;
    return true;
}

#define ROOM(rules, array, name, more)                                                             \
    make_room(rules, (void **)&(rules)->array, &(rules)->name##_room, (rules)->name##_count, more, \
              sizeof *(rules)->array)

/* ---- what was written -------------------------------------------------------------------------- */

static uint32_t *take_words(hf_rules *rules, size_t words)
{
    enum { USUAL = 250 };
    hf_rules_piece *piece = rules->pieces;
    if (piece == NULL || piece->room - piece->used < words) {
        size_t room = words > USUAL ? words : USUAL;
        piece = malloc(sizeof *piece + room * sizeof *piece->words);
        if (piece == NULL)
            return NULL;
        *piece = (hf_rules_piece){.before = rules->pieces, .room = room};
        rules->pieces = piece;
    }
    piece->used += words;
    return piece->words + piece->used - words;
}

/* Copies numbers of 32 bits to a place, few of them; returns the place behind them. */
static void *put_behind(void *room, const void *from, uint32_t count)
{
    const uint32_t *words = from;
    uint32_t *to = room;
    for (uint32_t i = 0; i < count; i++)
        to[i] = words[i];
    return to + count;
}

/* Cells, parts and numbers of a constraint stand one behind the other. */
bool hf_rules_write(hf_rules *rules, const hf_written *written)
{
    hf_written copy = *written;
    if (!ROOM(rules, written, written, 1)) {
        rules->failed =
            false; /* nothing is missing of what was written before: it can be tried again */
        return false;
    }
    size_t words = (size_t)copy.cell_count + copy.part_count + copy.number_count;
    uint32_t *room = take_words(rules, words);
    if (room == NULL)
        return false;
    copy.cells = room;
    copy.parts = put_behind(room, written->cells, copy.cell_count);
    copy.numbers = put_behind((void *)(uintptr_t)copy.parts, written->parts, copy.part_count);
    put_behind((void *)(uintptr_t)copy.numbers, written->numbers, copy.number_count);
    rules->written[rules->written_count++] = copy;
    return true;
}

bool hf_rules_expand(hf_rules *rules)
{
    for (int late = 0; late < 2; late++) {
        for (uint32_t i = 0; i < rules->written_count && !rules->failed; i++) {
            const hf_kind *kind = hf_kind_of(rules->written[i].kind);
            rules->owner = rules->partner = i;
            if (kind->late == late)
                kind->expand(rules, &rules->written[i]);
        }
    }
    return !rules->failed;
}

/* ---- primitives -------------------------------------------------------------------------------- */

static hf_primitive *add(hf_rules *rules, hf_primitive_type type, const uint32_t *cells,
                         uint32_t count)
{
    if (!ROOM(rules, primitives, primitive, 1) || !ROOM(rules, cells, cell, count))
        return NULL;
    hf_primitive *p = &rules->primitives[rules->primitive_count++];
    *p = (hf_primitive){
        .type = type, .owner = rules->owner, .partner = rules->partner, .count = count};
    p->cells = rules->cell_count;
    memcpy(rules->cells + p->cells, cells, count * sizeof *cells);
    rules->cell_count += count;
    return p;
}

void hf_rules_unary(hf_rules *rules, uint32_t cell, uint32_t set)
{
    hf_primitive *p = add(rules, HF_PRIMITIVE_UNARY, &cell, 1);
    if (p != NULL)
        p->data = set;
}

void hf_rules_different(hf_rules *rules, const uint32_t *cells, uint32_t count)
{
    if (count > 1)
        add(rules, HF_PRIMITIVE_DIFFERENT, cells, count);
}

void hf_rules_run(hf_rules *rules, const uint32_t *cells, uint32_t count)
{
    hf_primitive *p = add(rules, HF_PRIMITIVE_DIFFERENT, cells, count);
    if (p != NULL)
        p->data = 1;
}

/* The number of a relation among those there are. */
static uint32_t keep_relation(hf_rules *rules, const hf_relation *relation)
{
    for (uint32_t i = 0; i < rules->relation_count; i++) {
        if (memcmp(&rules->relations[i], relation, sizeof *relation) == 0)
            return i;
    }
    if (!ROOM(rules, relations, relation, 1))
        return 0;
    rules->relations[rules->relation_count] = *relation;
    return rules->relation_count++;
}

void hf_rules_pair(hf_rules *rules, uint32_t a, uint32_t b, hf_relation_fn holds, int32_t number)
{
    hf_relation relation = {{0}};
    for (uint32_t i = 0; i < rules->size; i++) {
        for (uint32_t k = 0; k < rules->size; k++) {
            if (holds((int32_t)i + rules->first, (int32_t)k + rules->first, number))
                relation.row[i] |= (uint16_t)(1u << k);
        }
    }
    if (a == b) { /* a line that comes back at once: what a symbol may be beside itself */
        uint32_t set = 0;
        for (uint32_t i = 0; i < rules->size; i++)
            set |= relation.row[i] & 1u << i;
        hf_rules_unary(rules, a, set);
        return;
    }
    const uint32_t cells[2] = {a, b};
    uint32_t kept = keep_relation(rules, &relation);
    hf_primitive *p = add(rules, HF_PRIMITIVE_PAIR, cells, 2);
    if (p != NULL)
        p->data = kept;
}

bool hf_cells_repeat(const uint32_t *cells, uint32_t count)
{
    uint64_t met[HF_RULES_CELLS / 64] = {0}, twice = 0;
    for (uint32_t i = 0; i < count; i++) {
        HF_ASSERT(cells[i] < HF_RULES_CELLS);
        uint64_t *word = &met[cells[i] / 64], bit = UINT64_C(1) << (cells[i] % 64);
        twice |= *word & bit;
        *word |= bit;
    }
    return twice != 0;
}

/* A cell that comes several times comes once, with its coefficients added up. */
static uint32_t merge_cells(const uint32_t *cells, const int32_t *coefficients, uint32_t count,
                            uint32_t *merged, int32_t *weights)
{
    uint32_t kept = 0;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t at = 0;
        while (at < kept && merged[at] != cells[i])
            at++;
        if (at == kept) {
            merged[kept] = cells[i];
            weights[kept++] = 0;
        }
        weights[at] += coefficients != NULL ? coefficients[i] : 1;
    }
    return kept;
}

/* Different cells, each with a coefficient; NULL: 1. */
static void add_sum(hf_rules *rules, const uint32_t *cells, const int32_t *weights, uint32_t count,
                    int32_t total)
{
    if (!ROOM(rules, numbers, number, count + 1))
        return;
    hf_primitive *p = add(rules, HF_PRIMITIVE_SUM, cells, count);
    if (p == NULL)
        return;
    p->data = rules->number_count;
    int32_t *at = rules->numbers + p->data;
    for (uint32_t i = 0; i < count; i++)
        at[i] = weights != NULL ? weights[i] : 1;
    at[count] = total;
    rules->number_count += count + 1;
}

void hf_rules_sum(hf_rules *rules, const uint32_t *cells, const int32_t *coefficients,
                  uint32_t count, int32_t total)
{
    uint32_t merged[HF_RULES_CELLS];
    int32_t weights[HF_RULES_CELLS];
    HF_ASSERT(count <= HF_RULES_CELLS);
    if (!hf_cells_repeat(cells, count)) {
        add_sum(rules, cells, coefficients, count, total);
        return;
    }
    uint32_t kept = merge_cells(cells, coefficients, count, merged, weights);
    add_sum(rules, merged, weights, kept, total);
}

void hf_rules_count(hf_rules *rules, const uint32_t *cells, uint32_t count, uint32_t set,
                    uint64_t counts)
{
    HF_ASSERT(count < 64); /* no kind counts more cells */
    hf_primitive *p = add(rules, HF_PRIMITIVE_COUNT, cells, count);
    if (p != NULL) {
        p->data = set;
        p->counts = counts;
    }
}

void hf_rules_element(hf_rules *rules, uint32_t index, const uint32_t *array, uint32_t count,
                      uint32_t symbol)
{
    uint32_t cells[HF_RULES_CELLS + 1];
    HF_ASSERT(count <= HF_RULES_CELLS);
    cells[0] = index;
    memcpy(cells + 1, array, count * sizeof *array);
    hf_primitive *p = add(rules, HF_PRIMITIVE_ELEMENT, cells, count + 1);
    if (p != NULL)
        p->data = symbol;
}

void hf_rules_rank(hf_rules *rules, uint32_t line, uint32_t below, hf_rank_ties ties)
{
    uint32_t cells[HF_RULES_CELLS];
    HF_ASSERT(rules->size <= HF_RULES_SYMBOLS);
    for (uint32_t i = 0; i < rules->size * rules->size; i++)
        cells[i] = i;
    hf_primitive *p = add(rules, HF_PRIMITIVE_RANK, cells, rules->size * rules->size);
    if (p != NULL)
        p->data = line | below << 8 | (uint32_t)ties << 16;
}

/* ---- automata ---------------------------------------------------------------------------------- */

/* The states met so far, found again by a table of twice as many places. */
typedef struct states {
    int64_t *state;
    uint16_t *place; /* number + 1 of the state there, 0: none */
    uint32_t count;
    bool full;
} states;

enum { MOST_STATES = (1 << 15) - 1, PLACES = 1 << 16 };

/* The number of a state, new or known; HF_AUTOMATON_DEAD beyond what there is room for. */
static uint32_t number_of(states *met, int64_t state)
{
    uint64_t hash = (uint64_t)state * UINT64_C(0x9e3779b97f4a7c15) >> 48;
    for (;; hash = (hash + 1) % PLACES) {
        uint32_t there = met->place[hash];
        if (there != 0 && met->state[there - 1] == state)
            return there - 1;
        if (there != 0)
            continue;
        if (met->count >= MOST_STATES) {
            met->full = true;
            return HF_AUTOMATON_DEAD;
        }
        met->state[met->count++] = state;
        met->place[hash] = (uint16_t)met->count;
        return met->count - 1;
    }
}

/* Follows every way from the states where it begins. */
static bool explore(hf_rules *rules, const hf_automaton_maker *maker, states *met,
                    hf_automaton *made)
{
    uint32_t room = 0;
    for (uint32_t i = 0; i < maker->start_count; i++)
        number_of(met, maker->starts[i]);
    made->starts = met->count;
    for (uint32_t s = 0; s < met->count; s++) {
        if (s == room) {
            room = room > 0 ? 2 * room : 64;
            uint16_t *next = realloc(made->next, (size_t)room * rules->size * sizeof *next);
            uint8_t *accepts = realloc(made->accepts, room);
            made->next = next != NULL ? next : made->next;
            made->accepts = accepts != NULL ? accepts : made->accepts;
            if (next == NULL || accepts == NULL)
                return false;
        }
        made->accepts[s] = maker->accepts(maker->numbers, met->state[s]);
        for (uint32_t v = 0; v < rules->size; v++) {
            int64_t to = maker->next(maker->numbers, met->state[s], (int32_t)v + rules->first);
            made->next[(size_t)s * rules->size + v] =
                (uint16_t)(to < 0 ? HF_AUTOMATON_DEAD : number_of(met, to));
        }
    }
    made->states = met->count;
    return true;
}

static bool same_automaton(const hf_rules *rules, const hf_automaton *a, const hf_automaton *b)
{
    return a->states == b->states && a->starts == b->starts &&
           memcmp(a->next, b->next, (size_t)a->states * rules->size * sizeof *a->next) == 0 &&
           memcmp(a->accepts, b->accepts, a->states) == 0;
}

/* Its number among those there are; takes it over. */
static uint32_t keep_automaton(hf_rules *rules, hf_automaton *made)
{
    uint32_t i = 0;
    while (i < rules->automaton_count && !same_automaton(rules, &rules->automata[i], made))
        i++;
    if (i == rules->automaton_count && ROOM(rules, automata, automaton, 1)) {
        rules->automata[rules->automaton_count++] = *made;
        return i;
    }
    free(made->next);
    free(made->accepts);
    return i;
}

void hf_rules_line(hf_rules *rules, const uint32_t *cells, uint32_t count,
                   const hf_automaton_maker *maker)
{
    hf_automaton made = {0};
    states met = {malloc(MOST_STATES * sizeof *met.state), calloc(PLACES, sizeof *met.place), 0,
                  false};
    bool done =
        met.state != NULL && met.place != NULL && explore(rules, maker, &met, &made) && !met.full;
    free(met.state);
    free(met.place);
    if (!done) {
        free(made.next);
        free(made.accepts);
        rules->failed = true;
        return;
    }
    uint32_t kept = keep_automaton(rules, &made);
    hf_primitive *p = add(rules, HF_PRIMITIVE_LINE, cells, count);
    if (p != NULL)
        p->data = kept;
}
