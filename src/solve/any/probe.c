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

#include "solve/learn/learner.h"

enum {
    FIRST_SIZE = 2,
    MANY_VARS = 3000, /* boards with more open candidates are also probed at groups of three */
    LAST_SIZE_FEW = 2,
    LAST_SIZE_MANY = 3
};

typedef struct prober {
    hf_cdcl *c;
    hf_search *search;
    uint8_t *fine;   /* per variable: true in a consistent trial of this round */
    uint32_t *order; /* candidates to try */
    uint32_t count;
} prober;

static uint32_t smallest_group(const hf_cdcl *c, uint32_t var)
{
    const uint32_t *seat = c->seat + (size_t)var * c->seats;
    uint32_t least = UINT32_MAX;
    for (uint32_t i = 0; i < c->seats && seat[i] != HF_NO_SEAT; i++) {
        uint32_t live = hf_cdcl_live(c, seat[i]);
        least = live < least ? live : least;
    }
    return least;
}

/* The open candidates whose smallest group has at most `size` members, the smaller first. */
static void list_candidates(prober *p, uint32_t size)
{
    p->count = 0;
    for (uint32_t want = FIRST_SIZE; want <= size; want++)
        for (uint32_t var = 0; var < p->c->vars; var++)
            if (!p->c->value[hf_lit_true(var)] && smallest_group(p->c, var) == want)
                p->order[p->count++] = var;
}

/* Is the candidate impossible? Leaves the assignment as it was. */
static bool fails(prober *p, uint32_t var)
{
    hf_cdcl *c = p->c;
    uint32_t start = c->trail_count;
    bool bad;

    c->level_start[0] = start;
    c->level = 1;
    hf_cdcl_assign(c, hf_lit_true(var), HF_REASON_NONE);
    bad = hf_cdcl_propagate(c);
    for (uint32_t i = start; !bad && i < c->trail_count; i++)
        if (hf_lit_is_true(c->trail[i]))
            p->fine[hf_lit_var(c->trail[i])] = 1;
    hf_cdcl_backtrack(c, 0);
    return bad;
}

/* Tries the listed candidates once. Returns how many turned out false. */
static uint32_t round_of_trials(prober *p)
{
    hf_cdcl *c = p->c;
    uint32_t found = 0;
    memset(p->fine, 0, c->vars);
    for (uint32_t i = 0; i < p->count; i++) {
        uint32_t var = p->order[i];
        if (c->value[hf_lit_true(var)] || p->fine[var])
            continue;
        if (hf_search_expired(p->search))
            return 0;
        if (!fails(p, var))
            continue;
        found++;
        hf_cdcl_assign(c, hf_lit_false(var), HF_REASON_NONE);
        if (hf_cdcl_propagate(c)) {
            c->unsatisfiable = true;
            return 0;
        }
    }
    return found;
}

void hf_cdcl_probe(hf_cdcl *c, hf_search *search)
{
    uint32_t last = c->vars > MANY_VARS ? LAST_SIZE_MANY : LAST_SIZE_FEW, size = FIRST_SIZE;

    prober p = {c, search, malloc(c->vars + 1), malloc((c->vars + 1) * sizeof(uint32_t)), 0};
    if (!p.fine || !p.order) {
        c->no_memory = true;
    } else {
        while (!c->unsatisfiable && !search->stopped) {
            list_candidates(&p, size);
            if (round_of_trials(&p))
                size = FIRST_SIZE;
            else if (size++ == last)
                break;
        }
    }
    free(p.fine);
    free(p.order);
}
