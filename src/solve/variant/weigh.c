/* SPDX-License-Identifier: MIT
 *
 * weigh.c - sums as they are written or derived, to the propagator that fits: a cage, or groups of different cells.
 */
#include "solve/variant/model.h"

#include <string.h>

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

/* The largest group that some cell grows; 0: all cells are used. */
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

/* Large groups tell more and cost more: long sums, with their wide bounds, need them. */
static void add_groups(hf_variant *v, const uint32_t *cells, const int32_t *weights, uint32_t count,
                       int32_t total)
{
    enum { SHORT = 5, FEW = 3 };
    cutting c;
    uint32_t order[HF_RULES_CELLS];
    uint32_t taken[HF_RULES_SYMBOLS];
    uint32_t placed = 0;
    uint32_t first = v->group_count;
    c.cells = cells;
    c.weights = weights;
    c.count = c.left = count;
    c.most = count > SHORT && v->sets != NULL ? v->size : FEW;
    memset(c.used, 0, count * sizeof *c.used);
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
    hf_variant_room_for_states(v, ((size_t)p->more + 2) * ((unsigned)total / 64 + 1));
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
    if (!(ones || minus) || count > v->size || !hf_variant_all_apart(v, cells, count)) {
        add_groups(v, cells, weights, count, (int32_t)total);
        return;
    }
    hf_propagator *p = hf_variant_add(v, HF_PROPAGATE_CAGE, cells, count);
    if (p != NULL)
        p->total = (int32_t)(minus ? most - total : total);
}
