/* SPDX-License-Identifier: MIT
 *
 * ruled.c - see ruled.h.
 */
#include "logic/ruled.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "puzzle/puzzle_data.h"

/* ---- who sees whom --------------------------------------------------------------------------- */

static void set_apart(hf_view *v, uint32_t a, uint32_t b)
{
    set_add(v->ruled_peers + (size_t)a * v->words, b);
    set_add(v->ruled_peers + (size_t)b * v->words, a);
}

static void add_peers(hf_view *v, const hf_primitive *p)
{
    const uint32_t *cells = hf_primitive_cells(v->rules, p);
    const uint32_t count = hf_primitive_parts_equals(v->rules, p) ? p->count : 0;
    for (uint32_t i = 0; i < count; i++)
        for (uint32_t k = 0; k < i; k++)
            set_apart(v, cells[i], cells[k]);
}

hf_status hf_view_follow(hf_view *v, const hf_puzzle *puzzle)
{
    size_t words = (size_t)v->cells * v->words;
    v->puzzle = NULL;
    v->rules = NULL;
    v->peer_set = v->shape_peers;
    if (!puzzle)
        return HF_OK;
    HF_ASSERT(puzzle->rules);
    if (!v->ruled_peers)
        v->ruled_peers = malloc(words * sizeof *v->ruled_peers);
    if (!v->ruled_peers)
        return HF_NO_MEMORY;
    v->puzzle = puzzle;
    v->rules = puzzle->rules;
    v->peer_set = v->ruled_peers;
    memcpy(v->ruled_peers, v->shape_peers, words * sizeof *v->ruled_peers);
    for (uint32_t i = 0; i < v->rules->primitive_count; i++)
        add_peers(v, &v->rules->primitives[i]);
    return HF_OK;
}

uint32_t hf_ruled_forbids(const hf_view *v, const hf_primitive *p, uint32_t cell, uint32_t symbol,
                          uint32_t *other)
{
    const uint32_t *cells = hf_primitive_cells(v->rules, p);
    uint32_t allowed = 0;
    if (p->type != HF_PRIMITIVE_PAIR || (cells[0] != cell && cells[1] != cell))
        return 0;
    const hf_relation *relation = &v->rules->relations[p->data];
    *other = cells[0] == cell ? cells[1] : cells[0];
    if (cells[0] == cell)
        allowed = relation->row[symbol - 1];
    else
        for (uint32_t d = 1; d <= v->size; d++)
            allowed |= relation->row[d - 1] >> (symbol - 1) & 1 ? symbol_bit(d) : 0;
    return v->cand[*other] & ~allowed;
}

bool hf_view_breaks_rules(const hf_view *v)
{
    for (uint32_t i = 0; v->rules && i < v->rules->primitive_count; i++)
        if (hf_primitive_broken(v->rules, &v->rules->primitives[i], v->value))
            return true;
    return false;
}

/* ---- sums ------------------------------------------------------------------------------------ */

bool hf_ruled_sum(const hf_view *v, const uint32_t *cells, const int32_t *factors, uint32_t count,
                  int32_t total, hf_sum *sum)
{
    if (count > HF_SUM_CELLS)
        return false;
    *sum = (hf_sum){.count = count,
                    .size = v->size,
                    .first = v->rules->first,
                    .total = total,
                    .distinct = true};
    for (uint32_t i = 0; i < count; i++) {
        sum->cell[i] = (uint16_t)cells[i];
        sum->factor[i] = factors ? factors[i] : 1;
        sum->mask[i] = view_may(v, cells[i]);
        for (uint32_t k = 0; k < i; k++)
            if (view_sees(v, cells[i], cells[k])) {
                sum->apart[i] |= UINT32_C(1) << k;
                sum->apart[k] |= UINT32_C(1) << i;
            } else {
                sum->distinct = false;
            }
        sum->distinct = sum->distinct && sum->factor[i] == 1;
    }
    return true;
}

bool hf_ruled_primitive_sum(const hf_view *v, const hf_primitive *p, hf_sum *sum)
{
    const int32_t *numbers = v->rules->numbers + p->data;
    return hf_ruled_sum(v, hf_primitive_cells(v->rules, p), numbers, p->count, numbers[p->count],
                        sum);
}

bool hf_ruled_strike_sum(hf_step *step, const hf_view *v, const hf_sum *sum)
{
    uint32_t allowed[HF_SUM_CELLS], struck = step->eliminations;
    hf_sum_allow(sum, allowed);
    for (uint32_t i = 0; i < sum->count; i++)
        hf_step_strike_mask(step, v, sum->cell[i], v->cand[sum->cell[i]] & ~allowed[i]);
    return step->eliminations > struck;
}

void hf_ruled_mark(hf_step *step, const hf_view *v, uint32_t cell)
{
    uint32_t left = v->cand[cell];
    for (uint32_t i = 0; i < step->eliminations; i++)
        if (step->eliminate[i].cell == cell)
            left &= ~symbol_bit(step->eliminate[i].symbol);
    if (left)
        hf_step_mark_mask(step, HF_ROLE_PATTERN, 0, cell, left);
    else
        hf_step_mark(step, HF_ROLE_PATTERN, 0, cell, 0);
}
