/* SPDX-License-Identifier: MIT
 *
 * kinds_force_sets.c - what weighted sums, contents, rellik and equality cages mean.
 */
#include "support/kinds_force_data.h"

int force_weighted(const uint8_t *v, const told *t)
{
    int sum = 0;
    for (uint32_t i = 0; i < force_length(t); i++)
        sum += t->numbers[i + 1] * force_value(v, t, i);
    return sum;
}

static int among_cells(const uint8_t *v, const told *t, int value)
{
    int times = 0;
    for (uint32_t i = 0; i < force_length(t); i++)
        times += force_value(v, t, i) == value;
    return times;
}

static int among_numbers(const told *t, int value)
{
    int times = 0;
    for (uint32_t i = 0; i < t->number_count; i++)
        times += t->numbers[i] == value;
    return times;
}

static bool holds_all(const boards *b, const uint8_t *v, const told *t, bool exactly)
{
    for (int value = 1; value <= b->n; value++) {
        int there = among_cells(v, t, value), asked = among_numbers(t, value);
        if (there < asked || (exactly && asked > 0 && there != asked))
            return false;
    }
    return true;
}

static bool nothing_twice(const boards *b, const uint8_t *v, const told *t)
{
    for (int value = 1; value <= b->n; value++) {
        if (among_cells(v, t, value) > 1)
            return false;
    }
    return true;
}

/* Can some of the cells from `from` on make up the rest? */
static bool makes(const uint8_t *v, const told *t, uint32_t from, int rest)
{
    if (rest == 0)
        return true;
    for (uint32_t i = from; i < force_length(t); i++) {
        if (force_value(v, t, i) <= rest && makes(v, t, i + 1, rest - force_value(v, t, i)))
            return true;
    }
    return false;
}

static bool is_even_handed(const boards *b, const uint8_t *v, const told *t)
{
    int odd = 0, even = 0, low = 0, high = 0, count = (int)force_length(t);
    for (uint32_t i = 0; i < force_length(t); i++) {
        int value = force_value(v, t, i);
        odd += value % 2 == 1;
        even += value % 2 == 0;
        low += 2 * value <= b->n;
        high += 2 * (b->n + 1 - value) <= b->n;
    }
    return odd == even && low == high && low + high == count;
}

meaning force_on_sets(const boards *b, const uint8_t *v, const told *t)
{
    switch (t->kind) {
    case HF_CONSTRAINT_WEIGHTED_SUM:
        return force_weighted(v, t) == t->numbers[0];
    case HF_CONSTRAINT_CONTENT:
        return holds_all(b, v, t, false);
    case HF_CONSTRAINT_EXACT_CONTENT:
        return holds_all(b, v, t, true);
    case HF_CONSTRAINT_RELLIK_CAGE:
        return nothing_twice(b, v, t) && !makes(v, t, 0, t->numbers[0]);
    case HF_CONSTRAINT_EQUALITY_CAGE:
        return nothing_twice(b, v, t) && is_even_handed(b, v, t);
    default:
        return ELSEWHERE;
    }
}
