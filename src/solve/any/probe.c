/* SPDX-License-Identifier: MIT
 *
 * probe.c - failed literals: a candidate whose consequences contradict each other is false.
 *
 * Every candidate of a group with two live members is tried, then of three; any success goes back
 * to two. A candidate that an earlier, consistent trial already made true need not be tried in the
 * same round: its consequences are among those. This alone decides most boards of 81 x 81 and 100 x
 * 100 that are too hard for singles, four times faster than searching.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "solve/any/probe.h"

enum {
    FIRST_SIZE = 2,
    MANY_VARS = 3000, /* boards with more open candidates are also probed at groups of three */
    LAST_SIZE_FEW = 2,
    LAST_SIZE_MANY = 3
};

typedef struct prober {
    hf_learner *learner;
    hf_search *search;
    uint8_t *fine;   /* per variable: true in a consistent trial of this round */
    uint32_t *order; /* candidates to try */
    uint32_t count;
} prober;

static uint32_t smallest_group(const hf_model *m, const hf_assignment *a, uint32_t var)
{
    const uint32_t *seat = hf_model_seats(m, var);
    uint32_t least = UINT32_MAX;
    for (uint32_t i = 0; i < m->seats && seat[i] != HF_NO_SEAT; i++) {
        uint32_t live = hf_assignment_live(a, m, seat[i]);
        least = live < least ? live : least;
    }
    return least;
}

/* The open candidates whose smallest group has at most `size` members, the smaller first. */
static void list_candidates(prober *p, uint32_t size)
{
    const hf_model *m = &p->learner->model;
    const hf_assignment *a = &p->learner->now;
    p->count = 0;
    hf_search_work(p->search,
                   (uint64_t)m->vars * m->seats * size); /* its trials look at the clock */
    for (uint32_t want = FIRST_SIZE; want <= size; want++)
        for (uint32_t var = 0; var < m->vars; var++)
            if (hf_assignment_is_open(a, var) && smallest_group(m, a, var) == want)
                p->order[p->count++] = var;
}

static bool follow_up(hf_learner *l)
{
    return hf_propagate(&l->model, &l->now, &l->clauses);
}

/* Is the candidate impossible? Leaves the assignment as it was. */
static bool fails(prober *p, uint32_t var)
{
    hf_learner *l = p->learner;
    hf_assignment *a = &l->now;
    uint32_t start = a->trail_count;
    hf_assignment_open_level(a);
    hf_assign(&l->model, a, hf_lit_true(var), HF_WHY_NONE);
    bool bad = follow_up(l);
    for (uint32_t i = start; !bad && i < a->trail_count; i++)
        if (hf_lit_is_true(a->trail[i]))
            p->fine[hf_lit_node(a->trail[i])] = 1;
    hf_backtrack(&l->model, a, &l->order, 0);
    return bad;
}

/* Tries the listed candidates once. Returns how many turned out false. */
static uint32_t round_of_trials(prober *p)
{
    hf_learner *l = p->learner;
    uint32_t found = 0;
    memset(p->fine, 0, l->model.vars);
    for (uint32_t i = 0; i < p->count; i++) {
        uint32_t var = p->order[i];
        if (!hf_assignment_is_open(&l->now, var) || p->fine[var])
            continue;
        if (hf_search_expired(p->search))
            return 0;
        if (!fails(p, var))
            continue;
        found++;
        hf_assign(&l->model, &l->now, hf_lit_false(var), HF_WHY_NONE);
        if (follow_up(l)) {
            l->unsatisfiable = true;
            return 0;
        }
    }
    return found;
}

void hf_probe(hf_learner *l, hf_search *search)
{
    uint32_t vars = l->model.vars, size = FIRST_SIZE;
    uint32_t last = vars > MANY_VARS ? LAST_SIZE_MANY : LAST_SIZE_FEW;
    HF_ASSERT(l->now.trail_count == 0); /* groups have two members or more: nothing follows yet */
    prober p = {l, search, malloc(vars + 1), malloc((vars + 1) * sizeof(uint32_t)), 0};
    if (!p.fine || !p.order) {
        l->no_memory = true;
    } else {
        while (!search->stopped) {
            list_candidates(&p, size);
            if (round_of_trials(&p))
                size = FIRST_SIZE;
            else if (l->unsatisfiable || size++ == last)
                break;
        }
    }
    free(p.fine);
    free(p.order);
    HF_ASSERT(l->unsatisfiable || hf_assignment_is_sound(&l->now, &l->model));
}
