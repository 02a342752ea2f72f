/* SPDX-License-Identifier: MIT
 *
 * broken.c - does what stands in the cells break a primitive?
 *
 * Slow and obvious on purpose: this is what every engine's solutions are checked against. A
 * primitive some of whose cells are empty is broken only if what stands there is enough to tell.
 */
#include "puzzle/rules.h"

#include "base/assert.h"
#include "base/bits.h"

static bool all_filled(const uint32_t *cells, uint32_t count, const uint16_t *values)
{
    for (uint32_t i = 0; i < count; i++) {
        if (values[cells[i]] == 0)
            return false;
    }
    return true;
}

static bool repeats(const uint32_t *cells, uint32_t count, const uint16_t *values)
{
    uint32_t seen = 0;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t bit = values[cells[i]] != 0 ? 1u << (values[cells[i]] - 1) : 0;
        if ((seen & bit) != 0)
            return true;
        seen |= bit;
    }
    return false;
}

static bool sum_broken(const hf_rules *rules, const hf_primitive *p, const uint16_t *values)
{
    const uint32_t *cells = hf_primitive_cells(rules, p);
    const int32_t *numbers = rules->numbers + p->data;
    int64_t sum = 0;
    if (!all_filled(cells, p->count, values))
        return false;
    for (uint32_t i = 0; i < p->count; i++)
        sum += (int64_t)numbers[i] * (values[cells[i]] - 1 + rules->first);
    return sum != numbers[p->count];
}

static bool count_broken(const hf_rules *rules, const hf_primitive *p, const uint16_t *values)
{
    const uint32_t *cells = hf_primitive_cells(rules, p);
    uint32_t found = 0;
    uint32_t open = 0;
    for (uint32_t i = 0; i < p->count; i++) {
        uint32_t value = values[cells[i]];
        open += value == 0;
        found += value != 0 && (p->data >> (value - 1) & 1) != 0;
    }
    HF_ASSERT(p->count < 64); /* no kind counts more cells */
    for (uint32_t n = found; n <= found + open; n++) {
        if ((p->counts >> n & 1) != 0)
            return false;
    }
    return true;
}

/* Follows the line from one state as far as it is filled. */
static bool accepted_from(const hf_rules *rules, const hf_primitive *p, const uint16_t *values,
                          uint32_t state)
{
    const hf_automaton *automaton = &rules->automata[p->data];
    const uint32_t *cells = hf_primitive_cells(rules, p);
    for (uint32_t i = 0; i < p->count; i++) {
        if (values[cells[i]] == 0)
            return true;
        state = automaton->next[(size_t)state * rules->size + values[cells[i]] - 1];
        if (state == HF_AUTOMATON_DEAD)
            return false;
    }
    return automaton->accepts[state] != 0;
}

static bool line_broken(const hf_rules *rules, const hf_primitive *p, const uint16_t *values)
{
    for (uint32_t s = 0; s < rules->automata[p->data].starts; s++) {
        if (accepted_from(rules, p, values, s))
            return false;
    }
    return true;
}

static bool element_broken(const hf_rules *rules, const hf_primitive *p, const uint16_t *values)
{
    const uint32_t *cells = hf_primitive_cells(rules, p);
    int32_t place = values[cells[0]] - 1 + rules->first; /* from 1 */
    if (values[cells[0]] == 0)
        return false;
    if (place < 1 || place >= (int32_t)p->count)
        return true;
    uint32_t there = values[cells[place]];
    return there != 0 && there != p->data;
}

/* Is one line smaller than the other (below 0), equal (0), or greater? */
static int compare_lines(uint32_t size, const uint16_t *values, uint32_t a, uint32_t b)
{
    for (uint32_t i = 0; i < size; i++) {
        int x = values[hf_rank_cell(size, a, i)], y = values[hf_rank_cell(size, b, i)];
        if (x != y)
            return x - y;
    }
    return 0;
}

static bool rank_broken(const hf_rules *rules, const hf_primitive *p, const uint16_t *values)
{
    uint32_t line = p->data & 255, below = p->data >> 8 & 255, smaller = 0, equal = 0;
    uint32_t first = line == HF_RANK_ALL ? 0 : line,
             last = line == HF_RANK_ALL ? 4 * rules->size : line + 1;
    if (!all_filled(hf_primitive_cells(rules, p), p->count, values))
        return false;
    for (uint32_t a = first; a < last; a++) {
        for (uint32_t b = 0; b < 4 * rules->size; b++) {
            bool near =
                values[hf_rank_cell(rules->size, a, 0)] == values[hf_rank_cell(rules->size, b, 0)];
            int order = compare_lines(rules->size, values, b, a);
            smaller += a != b && near && order < 0;
            equal += a != b && order == 0;
        }
    }
    if (line == HF_RANK_ALL)
        return equal > 0;
    if (p->data >> 16 != HF_RANK_TIES_ANY)
        return equal > 0 || smaller != below;
    return smaller > below || smaller + equal < below;
}

bool hf_primitive_parts_equals(const hf_rules *rules, const hf_primitive *p)
{
    for (uint32_t d = 0; p->type == HF_PRIMITIVE_PAIR && d < rules->size; d++) {
        if ((rules->relations[p->data].row[d] >> d & 1) != 0)
            return false;
    }
    return p->type == HF_PRIMITIVE_PAIR || p->type == HF_PRIMITIVE_DIFFERENT;
}

bool hf_primitive_broken(const hf_rules *rules, const hf_primitive *p, const uint16_t *values)
{
    const uint32_t *cells = hf_primitive_cells(rules, p);
    switch (p->type) {
    case HF_PRIMITIVE_UNARY:
        return values[*cells] != 0 && (p->data >> (values[*cells] - 1) & 1) == 0;
    case HF_PRIMITIVE_DIFFERENT:
        return repeats(cells, p->count, values);
    case HF_PRIMITIVE_PAIR:
        return all_filled(cells, 2, values) &&
               (rules->relations[p->data].row[values[cells[0]] - 1] >> (values[cells[1]] - 1) &
                1) == 0;
    case HF_PRIMITIVE_SUM:
        return sum_broken(rules, p, values);
    case HF_PRIMITIVE_COUNT:
        return count_broken(rules, p, values);
    case HF_PRIMITIVE_LINE:
        return line_broken(rules, p, values);
    case HF_PRIMITIVE_RANK:
        return rank_broken(rules, p, values);
    default:
        return element_broken(rules, p, values);
    }
}
