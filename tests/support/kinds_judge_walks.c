/* SPDX-License-Identifier: MIT
 *
 * kinds_judge_walks.c - all that is more than pairs walks along the cells in some order with a state, a number that says
 * all that matters of the cells before, and has a literal for each state that can be reached before each cell.
 */
#ifdef HF_HAVE_CADICAL

#include "support/kinds_judge_data.h"

#include <stdlib.h>

enum { MOST_STATES = 20000, DEAD = -1 };

static int literal_of(judge *j, int64_t *states, int *literals, int *count, int64_t state)
{
    int i = 0;
    while (i < *count && states[i] != state)
        i++;
    if (i == *count) {
        if (*count == MOST_STATES) {
            j->unknown = true;
            return j->variables;
        }
        states[i] = state;
        literals[i] = ++j->variables;
        ++*count;
    }
    return literals[i];
}

void judge_walk(judge *j, const written *c, int64_t start, step_by step, ends_in ends)
{
    static int64_t states[2][MOST_STATES];
    static int literals[2][MOST_STATES];
    int count[2] = {0, 0};
    int first = literal_of(j, states[0], literals[0], &count[0], start);
    judge_add(j, &first, 1);
    for (uint32_t i = 0; i < j->order_count; i++) {
        const uint32_t here = i % 2, there = 1 - here;
        count[there] = 0;
        for (int k = 0; k < count[here]; k++) {
            for (int v = 1; v <= j->n; v++) {
                int64_t next = step(j, c, i, states[here][k], v);
                int clause[3] = {-literals[here][k], -judge_holds(j, j->order[i], v), 0};
                if (next != DEAD)
                    clause[2] = literal_of(j, states[there], literals[there], &count[there], next);
                judge_add(j, clause, next == DEAD ? 2 : 3);
            }
        }
    }
    const uint32_t last = j->order_count % 2;
    for (int k = 0; k < count[last]; k++) {
        if (!ends(j, c, states[last][k]))
            judge_add(j, (const int[]){-literals[last][k]}, 1);
    }
}

/* The cells add up to one of the numbers. */
static int64_t add_value(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    (void)j;
    (void)c;
    (void)i;
    return state + v;
}
static bool is_told(const judge *j, const written *c, int64_t state)
{
    (void)j;
    for (uint32_t i = 0; i < c->number_count; i++) {
        if (c->numbers[i] == state)
            return true;
    }
    return false;
}
static void in_order(judge *j, const written *c)
{
    j->order_count = 0;
    for (uint32_t i = 0; i < c->count; i++)
        j->order[j->order_count++] = c->cells[i];
}

void judge_sum(judge *j, const written *c)
{
    in_order(j, c);
    judge_walk(j, c, 0, add_value, is_told);
}

static bool is_zero(const judge *j, const written *c, int64_t state)
{
    (void)j;
    (void)c;
    return state == 0;
}

/* The line first, then the pill's digits, the highest place first: its cells as they stand on the board. */
static int64_t arrow_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    const uint32_t line = c->count - c->parts[0];
    int place = 1;
    for (uint32_t k = i; k + 1 < j->order_count; k++)
        place *= i >= line ? 10 : 1;
    return i < line ? state + v : state - place * v < 0 ? DEAD : state - place * v;
}
static void arrow_order(judge *j, const written *c)
{
    j->order_count = 0;
    for (uint32_t i = c->parts[0]; i < c->count; i++)
        j->order[j->order_count++] = c->cells[i];
    for (uint32_t cell = 0; cell < MOST_CELLS; cell++) {
        for (uint32_t i = 0; i < c->parts[0]; i++) {
            if (c->cells[i] == cell)
                j->order[j->order_count++] = cell;
        }
    }
}

/* The inner cells, then the two ends. */
static void ends_last(judge *j, const written *c)
{
    j->order_count = 0;
    for (uint32_t i = 1; i + 1 < c->count; i++)
        j->order[j->order_count++] = c->cells[i];
    j->order[j->order_count++] = c->cells[0];
    j->order[j->order_count++] = c->cells[c->count - 1];
}
static void ends_first(judge *j, const written *c)
{
    j->order_count = 0;
    j->order[j->order_count++] = c->cells[0];
    j->order[j->order_count++] = c->cells[c->count - 1];
    for (uint32_t i = 1; i + 1 < c->count; i++)
        j->order[j->order_count++] = c->cells[i];
}
static int64_t double_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    (void)c;
    if (i + 2 < j->order_count)
        return state + v;
    return state < v ? DEAD : state - v;
}

/* States: the first end; then 100 times the lower one and the higher one. */
static int64_t between_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    bool lockout = c->kind == HF_CONSTRAINT_LOCKOUT;
    (void)j;
    if (i == 0)
        return v;
    if (i == 1 && lockout && abs((int)state - v) < c->numbers[0])
        return DEAD;
    if (i == 1)
        return state < v ? state * 100 + v : v * 100 + state;
    bool inside = v > state / 100 && v < state % 100;
    bool outside = v < state / 100 || v > state % 100;
    return (lockout ? outside : inside) ? state : DEAD;
}
static bool anything(const judge *j, const written *c, int64_t state)
{
    (void)j;
    (void)c;
    (void)state;
    return true;
}

/* 0: before; 100 and the sum: within; 1000: behind. */
static int64_t sandwich_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    bool crust = v == 1 || v == j->n;
    (void)i;
    if (state == 1000)
        return state;
    if (crust)
        return state == 0 ? 100 : state - 100 == c->numbers[0] ? 1000 : DEAD;
    return state == 0 ? 0 : state + v - 100 > c->numbers[0] ? DEAD : state + v;
}
static bool is_behind(const judge *j, const written *c, int64_t state)
{
    (void)j;
    (void)c;
    return state == 1000;
}

/* 1000 times the cells that still count, and the sum. */
static int64_t x_sum_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    (void)j;
    (void)c;
    if (i == 0)
        return (v - 1) * 1000 + v;
    return state >= 1000 ? state - 1000 + v : state;
}

/* 100 times the highest, and how many are seen. */
static int64_t skyscraper_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    (void)j;
    (void)c;
    (void)i;
    return v > state / 100 ? v * 100 + state % 100 + 1 : state;
}
static bool sees(const judge *j, const written *c, int64_t state)
{
    (void)j;
    return state % 100 == c->numbers[0];
}
static int64_t hidden_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    (void)j;
    (void)i;
    if (state == 1000 || v > state)
        return state == 1000 ? state : v;
    return v == c->numbers[0] ? 1000 : DEAD;
}

/* 1000 times the sum that all pieces have (0: not known yet), and the sum of this one. */
static int64_t piece(int64_t state, int v, bool last)
{
    int64_t wanted = state / 1000, sum = state % 1000 + v;
    if (wanted != 0 && sum > wanted)
        return DEAD;
    if (!last)
        return wanted * 1000 + sum;
    return wanted == 0 || wanted == sum ? sum * 1000 : DEAD;
}
static uint32_t box_of(const judge *j, uint32_t cell)
{
    uint32_t count;
    const uint32_t *houses = hf_shape_houses_of(j->shape, cell, &count);
    for (uint32_t i = 0; i < count; i++) {
        hf_house_kind kind = hf_shape_house_kind(j->shape, houses[i]);
        if (kind == HF_HOUSE_BOX || kind == HF_HOUSE_REGION)
            return houses[i];
    }
    return UINT32_MAX;
}
static int64_t region_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    return piece(state, v,
                 i + 1 == c->count || box_of(j, c->cells[i]) != box_of(j, c->cells[i + 1]));
}
static int64_t parts_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    uint32_t end = 0;
    (void)j;
    for (uint32_t p = 0; p < c->part_count && end <= i; p++)
        end += c->parts[p];
    return piece(state, v, i + 1 == end);
}
/* The middle alone, if there is one, then pairs from outside. */
static int64_t zipper_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    (void)j;
    return piece(state, v, (i + c->count) % 2 == 1);
}
static void zipper_order(judge *j, const written *c)
{
    j->order_count = 0;
    if (c->count % 2 == 1)
        j->order[j->order_count++] = c->cells[c->count / 2];
    for (uint32_t i = 0; i < c->count / 2; i++) {
        j->order[j->order_count++] = c->cells[i];
        j->order[j->order_count++] = c->cells[c->count - 1 - i];
    }
}
static int64_t cut_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    (void)j;
    (void)i;
    int64_t sum = state + v;
    return sum > c->numbers[0] ? DEAD : sum == c->numbers[0] ? 0 : sum;
}

/* How often j->symbol is there. */
static int64_t count_step(const judge *j, const written *c, uint32_t i, int64_t state, int v)
{
    (void)c;
    (void)i;
    return state + (v == j->symbol);
}
static bool as_told(const judge *j, const written *c, int64_t state)
{
    for (uint32_t i = 0; i + 1 < c->number_count; i += 2) {
        if (c->numbers[i + 1] == j->symbol && c->numbers[i] != state)
            return false;
    }
    return true;
}
static bool as_it_says(const judge *j, const written *c, int64_t state)
{
    (void)c;
    return state == 0 || state == j->symbol;
}
static bool often_enough(const judge *j, const written *c, int64_t state)
{
    int wanted = 0;
    for (uint32_t i = 0; i < c->number_count; i++)
        wanted += c->numbers[i] == j->symbol;
    return state >= wanted;
}
static void count_all(judge *j, const written *c, ends_in ends)
{
    in_order(j, c);
    for (j->symbol = 1; j->symbol <= j->n; j->symbol++)
        judge_walk(j, c, 0, count_step, ends);
}

void judge_walks(judge *j, const written *c)
{
    in_order(j, c);
    switch (c->kind) {
    case HF_CONSTRAINT_CAGE:
        judge_different(j, c);
        if (c->number_count > 0) {
            judge_sum(j, c);
            judge_combinations(j, c);
        }
        break;
    case HF_CONSTRAINT_PAIR_SUM:
    case HF_CONSTRAINT_SUM:
    case HF_CONSTRAINT_LITTLE_KILLER:
        judge_sum(j, c);
        break;
    case HF_CONSTRAINT_ARROW:
        arrow_order(j, c);
        judge_walk(j, c, 0, arrow_step, is_zero);
        break;
    case HF_CONSTRAINT_DOUBLE_ARROW:
        ends_last(j, c);
        judge_walk(j, c, 0, double_step, is_zero);
        break;
    case HF_CONSTRAINT_BETWEEN:
    case HF_CONSTRAINT_LOCKOUT:
        ends_first(j, c);
        judge_walk(j, c, 0, between_step, anything);
        break;
    case HF_CONSTRAINT_SANDWICH:
        judge_walk(j, c, 0, sandwich_step, is_behind);
        break;
    case HF_CONSTRAINT_X_SUM:
        judge_walk(j, c, 0, x_sum_step, is_told);
        break;
    case HF_CONSTRAINT_SKYSCRAPER:
        judge_walk(j, c, 0, skyscraper_step, sees);
        break;
    case HF_CONSTRAINT_HIDDEN_SKYSCRAPER:
        judge_walk(j, c, 0, hidden_step, is_behind);
        break;
    case HF_CONSTRAINT_REGION_SUM:
        judge_walk(j, c, 0, region_step, anything);
        break;
    case HF_CONSTRAINT_EQUAL_SUM:
        judge_walk(j, c, 0, parts_step, anything);
        break;
    case HF_CONSTRAINT_ZIPPER:
        zipper_order(j, c);
        judge_walk(j, c, 0, zipper_step, anything);
        break;
    case HF_CONSTRAINT_SUM_LINE:
        j->unknown = j->unknown || c->number_count > 1;
        judge_walk(j, c, 0, cut_step, is_zero);
        break;
    case HF_CONSTRAINT_QUADRUPLE:
        count_all(j, c, often_enough);
        break;
    case HF_CONSTRAINT_LOOK_AND_SAY:
        count_all(j, c, as_told);
        break;
    case HF_CONSTRAINT_COUNTING_CIRCLES:
        count_all(j, c, as_it_says);
        break;
    case HF_CONSTRAINT_ODD:
    case HF_CONSTRAINT_EVEN:
        for (int v = c->kind == HF_CONSTRAINT_ODD ? 2 : 1; v <= j->n; v += 2)
            judge_add(j, (const int[]){-judge_holds(j, c->cells[0], v)}, 1);
        break;
    case HF_CONSTRAINT_CANDIDATES: /* the board has them */
    case HF_CONSTRAINT_HOUSE:
        break;
    default:
        j->unknown = true;
    }
}

#else

typedef int kinds_judge_walks_is_empty; /* a file of C has something in it */

#endif
