/* SPDX-License-Identifier: MIT
 *
 * kinds_judge_sums.c - clauses that follow from others, without which hard killers would not be decided: a literal
 * for each set of symbols that a cage can have, and the sums of what cages leave over in one to four houses, or
 * have beyond them.
 */
#ifdef HF_HAVE_CADICAL

#include "support/kinds_judge_data.h"

enum { MOST_SETS = 1000, MOST_HOUSES = 4, MOST_LEFT = 6 };

static int sum_of(uint32_t set)
{
    int sum = 0;
    for (int v = 1; set >> v != 0; v++)
        sum += (set >> v & 1) != 0 ? v : 0;
    return sum;
}

static bool is_possible(const judge *j, const written *c, uint32_t set)
{
    uint32_t size = 0;
    for (int v = 1; v <= j->n; v++)
        size += set >> v & 1;
    if (size != c->count)
        return false;
    for (uint32_t i = 0; i < c->number_count; i++) {
        if (c->numbers[i] == sum_of(set))
            return true;
    }
    return false;
}

/* If the cage has this set, no cell has another symbol, and some cell has each of these. */
static void add_set(judge *j, const written *c, uint32_t set, int literal)
{
    for (int v = 1; v <= j->n; v++) {
        bool in = (set >> v & 1) != 0;
        if (in)
            ccadical_add(j->solver, -literal);
        for (uint32_t i = 0; i < c->count; i++) {
            if (in)
                ccadical_add(j->solver, judge_holds(j, c->cells[i], v));
            else
                judge_add(j, (const int[]){-literal, -judge_holds(j, c->cells[i], v)}, 2);
        }
        if (in)
            ccadical_add(j->solver, 0);
    }
}

void judge_combinations(judge *j, const written *c)
{
    int sets[MOST_SETS], count = 0;
    if (j->n > 9 || c->count == 1)
        return;
    for (uint32_t set = 2; set < 2u << j->n; set += 2) {
        if (!is_possible(j, c, set))
            continue;
        if (count == MOST_SETS)
            return;
        sets[count++] = ++j->variables;
        add_set(j, c, set, j->variables);
    }
    judge_add(j, sets, count);
}

/* ---- sums over houses --------------------------------------------------------------------------- */

typedef struct area {
    bool in[MOST_CELLS];
    uint32_t houses;
} area;

static bool join(const judge *j, area *a, uint32_t house)
{
    const uint32_t *cells = hf_shape_house(j->shape, house);
    for (int i = 0; i < j->n; i++) {
        if (a->in[cells[i]])
            return false;
    }
    for (int i = 0; i < j->n; i++)
        a->in[cells[i]] = true;
    a->houses++;
    return true;
}

/* How many cells of a cage lie in the area; more than it has, if one of them is taken already. */
static uint32_t inside(const area *a, const bool *taken, const written *c)
{
    uint32_t count = 0;
    for (uint32_t i = 0; i < c->count; i++) {
        if (taken[c->cells[i]])
            return UINT32_MAX;
        count += a->in[c->cells[i]];
    }
    return count;
}

static void take_cage(const written *c, bool *taken, int32_t *sum)
{
    for (uint32_t i = 0; i < c->count; i++)
        taken[c->cells[i]] = true;
    *sum += c->numbers[0];
}

static void add_left(judge *j, const uint32_t *cells, uint32_t count, int32_t sum)
{
    const written left = {.cells = cells, .numbers = &sum, .count = count, .number_count = 1};
    if (count > 0 && count <= MOST_LEFT)
        judge_sum(j, &left);
}

/* Innies: the cells that no cage within the area has. Outies: if the cages that touch it have all its cells, those
 * of their cells that lie outside. */
static void add_area(judge *j, const area *a, bool beyond)
{
    const uint32_t all = hf_shape_cells(j->shape);
    const int32_t total = (int32_t)a->houses * j->n * (j->n + 1) / 2;
    bool taken[MOST_CELLS] = {false};
    uint32_t cells[MOST_CELLS], count = 0;
    int32_t sum = 0;
    for (uint32_t i = 0; i < hf_puzzle_constraints(j->puzzle); i++) {
        const written c = judge_constraint(j->puzzle, i);
        if (!judge_counts(j, i) || c.kind != HF_CONSTRAINT_CAGE || c.number_count != 1)
            continue;
        uint32_t here = inside(a, taken, &c);
        if (here != UINT32_MAX && here > 0 && (beyond || here == c.count))
            take_cage(&c, taken, &sum);
    }
    for (uint32_t i = 0; i < all; i++) {
        if (beyond && a->in[i] && !taken[i])
            return;
        if (beyond ? taken[i] && !a->in[i] : a->in[i] && !taken[i])
            cells[count++] = i;
    }
    add_left(j, cells, count, beyond ? sum - total : total - sum);
}

void judge_house_sums(judge *j)
{
    const uint32_t houses = hf_shape_houses(j->shape);
    for (uint32_t h = 0; h < houses; h++) {
        area run = {.houses = 0};
        for (uint32_t k = h; k < houses && k < h + MOST_HOUSES; k++) {
            if (hf_shape_house_kind(j->shape, k) != hf_shape_house_kind(j->shape, h) ||
                !join(j, &run, k))
                break;
            add_area(j, &run, false);
            add_area(j, &run, true);
        }
    }
}

#else

typedef int kinds_judge_sums_is_empty; /* a file of C has something in it */

#endif
