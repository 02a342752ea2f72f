/* SPDX-License-Identifier: MIT
 *
 * weigh.c - sums as they are written or derived, to the propagator that fits: a cage, or groups of different cells.
 */
#include "base/assert.h"
#include "solve/variant/model.h"

#include <string.h>

/* Cells in a short sum and in its groups, at most. */
enum { SHORT = 5, FEW = 3 };

/* What is to be cut into groups. */
typedef struct cutting {
    const uint32_t *cells;
    const int32_t *weights;
    uint32_t count;
    uint32_t most; /* cells in a group, */
    uint32_t left; /* and those in none so far */
    bool used[HF_RULES_CELLS];
} cutting;

/* A group of cells not yet used with cell i in it, as places in `cells`. Returns how many. */
static uint32_t grow_group(const hf_variant *v, const cutting *c, uint32_t i, uint32_t *taken)
{
    uint32_t size = 0;
    bool alone = c->weights[i] != 1 && c->weights[i] != -1;
    taken[size++] = i;
    uint32_t most = c->left < c->most ? c->left : c->most;
    for (uint32_t step = 1; !alone && step < c->count && size < most; step++) {
        uint32_t k = i + step < c->count ? i + step : i + step - c->count;
        bool joins = !c->used[k] && c->weights[k] == c->weights[i];
        for (uint32_t t = 0; joins && t < size; t++)
            joins = hf_variant_apart(v, c->cells[k], c->cells[taken[t]]);
        if (joins)
            taken[size++] = k;
    }
    return size;
}

/* The largest group that some cell grows. */
static uint32_t take_group(const hf_variant *v, cutting *c, uint32_t *best)
{
    uint32_t taken[HF_RULES_SYMBOLS + 1];
    uint32_t largest = 0;
    for (uint32_t i = 0; i < c->count && largest < c->most && largest < c->left; i++) {
        uint32_t size = c->used[i] ? 0 : grow_group(v, c, i, taken);
        if (size > largest) {
            largest = size;
            memcpy(best, taken, size * sizeof *best);
        }
    }
    for (uint32_t k = 0; k < largest; k++)
        c->used[best[k]] = true;
    c->left -= largest;
    return largest;
}

/* Groups of one cell may count more than once. */
static bool is_in_two(const hf_variant *v, const hf_propagator *p)
{
    const hf_sum_group *one = v->groups + p->data, *other = one + 1;
    return p->more == 2 && p->count <= 5 && v->size <= 9 && one->factor == 1 && other->factor == 1;
}

/* What most derived sums come to: a few different cells that are added and a few that are taken away. Cuts them as
 * add_groups would. False: they are not so. */
static bool cut_in_two(const hf_variant *v, const uint32_t *cells, const int32_t *weights,
                       uint32_t count, hf_sum_group *groups, uint32_t *order)
{
    uint32_t side[2][SHORT], sizes[2] = {0, 0};
    if (count > SHORT)
        return false;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t turned = weights[i] < 0;
        if (weights[i] != 1 && weights[i] != -1)
            return false;
        side[turned][sizes[turned]++] = cells[i];
    }
    if (sizes[0] - 1 >= FEW || sizes[1] - 1 >= FEW || !hf_variant_all_apart(v, side[0], sizes[0]) ||
        !hf_variant_all_apart(v, side[1], sizes[1]))
        return false;
    uint32_t first = sizes[0] != sizes[1] ? sizes[1] > sizes[0] : weights[0] < 0;
    for (uint32_t g = 0, placed = 0; g < 2; g++) {
        uint32_t s = first ^ g;
        groups[g] = (hf_sum_group){(uint8_t)sizes[s], s != 0, 1};
        for (uint32_t k = 0; k < sizes[s]; k++)
            order[placed++] = side[s][k];
    }
    return true;
}

/* Large groups tell more and cost more: long sums, with their wide bounds, need them. */
static void add_groups(hf_variant *v, const uint32_t *cells, const int32_t *weights, uint32_t count,
                       int32_t total)
{
    cutting c;
    uint32_t order[HF_RULES_CELLS];
    uint32_t taken[HF_RULES_SYMBOLS];
    uint32_t placed = 0;
    uint32_t first = v->group_count;
    c.cells = cells;
    c.weights = weights;
    c.count = c.left = count;
    c.most = count > SHORT && v->sets != NULL ? v->size : FEW;
    if (!hf_variant_room(v, (void **)&v->groups, &v->group_room, v->group_count + 2,
                         sizeof *v->groups))
        return;
    if (cut_in_two(v, cells, weights, count, v->groups + first, order)) {
        v->group_count += 2;
        c.left = 0;
    }
    memset(c.used, 0, count * sizeof *c.used);
    while (c.left > 0) {
        uint32_t size = take_group(v, &c, taken);
        if (!hf_variant_room(v, (void **)&v->groups, &v->group_room, v->group_count + 1,
                             sizeof *v->groups))
            return;
        int32_t weight = weights[taken[0]];
        v->groups[v->group_count++] =
            (hf_sum_group){(uint8_t)size, weight < 0, (uint16_t)(weight < 0 ? -weight : weight)};
        for (uint32_t k = 0; k < size; k++)
            order[placed++] = cells[taken[k]];
    }
    HF_ASSERT(
        !hf_cells_repeat(order, count)); /* of a primitive, or a set: what is_exact rests on */
    hf_propagator *p = hf_variant_add(v, HF_PROPAGATE_SUM, order, count);
    p->total = total;
    p->data = first;
    p->more = v->group_count - first;
    p->counts = is_in_two(v, p) ? HF_SUM_IN_TWO : hf_variant_as_groups(v, p);
    hf_variant_room_for_states(v, ((size_t)p->more + 2) * ((unsigned)total / 64 + 1));
}

/* Each cell counts from 0 up, or from its other end if its weight is below 0. */
void hf_variant_add_sum(hf_variant *v, const uint32_t *cells, const int32_t *weights,
                        uint32_t count, int64_t total)
{
    int64_t most = 0;
    bool ones = true;
    bool minus = true;
    int32_t first = v->rules->first; /* without rules there are no sums */
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
    if (!(ones || minus) || count > v->size || !hf_variant_all_apart(v, cells, count)) {
        add_groups(v, cells, weights, count, (int32_t)total);
        return;
    }
    hf_propagator *p = hf_variant_add(v, HF_PROPAGATE_CAGE, cells, count);
    p->total = (int32_t)(minus ? most - total : total);
}
