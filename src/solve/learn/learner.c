/* SPDX-License-Identifier: MIT
 *
 * learner.c - the learner's memory. Arrays only grow, and stay for the next puzzle: a solver that
 * has met a board of some size allocates nothing for the next one like it, but for learned clauses.
 */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "solve/learn/learner.h"

/* Decay of activities. Sudoku wants a long memory: 0.95, common for SAT solvers, is 1.7 times
 * slower on hard 16 x 16 and 25 x 25 boards. */
static const double default_decay = 0.997;

enum { MOST_MEMBERS = HF_MAX_SIZE };

void hf_cdcl_open(hf_cdcl *c)
{
    memset(c, 0, sizeof *c);
    c->decay = default_decay;
}

static void free_watches(hf_cdcl *c)
{
    for (size_t i = 0; c->watch && i < 2 * (size_t)c->vars_room; i++)
        free(c->watch[i].item);
    free(c->watch);
    c->watch = NULL;
}

void hf_cdcl_close(hf_cdcl *c)
{
    void *all[] = {c->candidate, c->group_start, c->member,      c->member16, c->seat,
                   c->live,      c->live_count,  c->value,       c->standing, c->trail,
                   c->arena,     c->clause,      c->lesson,      c->mark,     c->marked,
                   c->stamp,     c->level_stamp, c->activity,    c->heap,     c->heap_place,
                   c->visit,     c->tightness,   c->level_start, c->core};
    free_watches(c);
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        free(all[i]);
    memset(c, 0, sizeof *c);
}

/* Replaces an array by a larger one with nothing in it. */
static bool renew(hf_cdcl *c, void *array, size_t before, size_t now, size_t size)
{
    void **slot = array;
    free(*slot);
    *slot = malloc(now * size);
    c->bytes += (now - before) * size;
    return *slot != NULL;
}

static bool fit_watches(hf_cdcl *c, uint32_t room)
{
    size_t old = 2 * (size_t)c->vars_room, now = 2 * (size_t)room;
    hf_watch_list *bigger = realloc(c->watch, now * sizeof *bigger);
    if (!bigger)
        return false;
    memset(bigger + old, 0, (now - old) * sizeof *bigger);
    c->watch = bigger;
    c->bytes += (now - old) * sizeof *bigger;
    return true;
}

static bool fit_vars(hf_cdcl *c, uint32_t vars)
{
    uint32_t old = c->vars_room, now = vars + vars / 4 + 16;
    if (vars <= old)
        return true;
    bool fits = fit_watches(c, now);
    c->vars_room = fits ? now : old;
    /* The lesson and the core may have one literal more than there are variables. */
    return renew(c, &c->candidate, old, now, sizeof *c->candidate) &&
           renew(c, &c->value, 2 * (size_t)old, 2 * (size_t)now, sizeof *c->value) &&
           renew(c, &c->standing, old, now, sizeof *c->standing) &&
           renew(c, &c->trail, old, now, sizeof *c->trail) &&
           renew(c, &c->lesson, old, (size_t)now + 1, sizeof *c->lesson) &&
           renew(c, &c->core, old, (size_t)now + 1, sizeof *c->core) &&
           renew(c, &c->mark, old, now, sizeof *c->mark) &&
           renew(c, &c->marked, old, now, sizeof *c->marked) &&
           renew(c, &c->stamp, 2 * (size_t)old, 2 * (size_t)now, sizeof *c->stamp) &&
           renew(c, &c->activity, old, now, sizeof *c->activity) &&
           renew(c, &c->heap, old, now, sizeof *c->heap) &&
           renew(c, &c->heap_place, old, now, sizeof *c->heap_place) &&
           renew(c, &c->visit, old, (size_t)now + 2, sizeof *c->visit) && fits;
}

bool hf_cdcl_fit_levels(hf_cdcl *c, uint32_t levels)
{
    uint32_t old = c->level_room, now = levels + levels / 4 + 16;
    if (levels <= old)
        return true;
    c->level_room = now;
    return renew(c, &c->level_start, old, now, sizeof *c->level_start) &&
           renew(c, &c->level_stamp, old, now, sizeof *c->level_stamp);
}

static bool fit_groups(hf_cdcl *c, uint32_t groups, size_t members)
{
    if (groups > c->groups_room) {
        uint32_t old = c->groups_room, now = groups + groups / 4 + 16;
        c->groups_room = now;
        if (!renew(c, &c->group_start, old, (size_t)now + 1, sizeof *c->group_start))
            return false;
    }
    if (members > c->members_room) {
        size_t old = c->members_room, now = members + members / 4;
        c->members_room = now;
        if (!renew(c, &c->member, old, now, sizeof *c->member) ||
            !renew(c, &c->member16, old, now, sizeof *c->member16))
            return false;
    }
    return true;
}

static bool fit_tightness(hf_cdcl *c)
{
    if (c->tightness)
        return true;
    c->tightness = malloc((MOST_MEMBERS + 1) * sizeof *c->tightness);
    if (!c->tightness)
        return false;
    /* How much a group speaks for guessing one of its members: 1/2 for a pair, less for more. A
     * root because the plain quotient lets pairs drown everything that was learned. */
    c->tightness[0] = c->tightness[1] = 0;
    for (int live = 2; live <= MOST_MEMBERS; live++)
        c->tightness[live] = 0.5f * sqrtf(2.0f / (float)live);
    return true;
}

static void forget(hf_cdcl *c)
{
    memset(c->value, 0, 2 * (size_t)c->vars * sizeof *c->value);
    memset(c->mark, 0, c->vars * sizeof *c->mark);
    memset(c->stamp, 0, 2 * (size_t)c->vars * sizeof *c->stamp);
    memset(c->level_stamp, 0, c->level_room * sizeof *c->level_stamp);
    memset(c->heap_place, 0xFF, c->vars * sizeof *c->heap_place);
    for (size_t i = 0; i < 2 * (size_t)c->vars; i++)
        c->watch[i].count = 0;
    c->stamp_now = 0;
    c->trail_count = c->next_group = c->next_clause = c->level = 0;
    c->heap_count = 0;
    c->arena_count = 0;
    c->clause_count = 0;
    c->marked_count = 0;
    c->activity_step = 1;
    c->assumed_count = c->core_count = 0;
    c->assumptions_failed = c->unsatisfiable = c->no_memory = false;
    c->conflicts = c->restarts = c->last_restart = c->next_reduction = 0;
    c->reductions = 0;
    c->fast_lbd = c->slow_lbd = (hf_average){0, 0};
}

bool hf_cdcl_fit(hf_cdcl *c, uint32_t vars, uint32_t groups, size_t members, uint32_t seats)
{
    size_t all_seats = (size_t)vars * seats;
    if (!fit_vars(c, vars) || !fit_groups(c, groups, members) || !fit_tightness(c) ||
        !hf_cdcl_fit_levels(c, vars + 1))
        return false;
    if (all_seats > c->seats_room) {
        size_t old = c->seats_room;
        c->seats_room = all_seats + all_seats / 4;
        if (!renew(c, &c->seat, old, c->seats_room, sizeof *c->seat))
            return false;
    }
    c->vars = vars;
    c->groups = groups;
    c->seats = seats;
    forget(c);
    return true;
}

size_t hf_cdcl_memory(const hf_cdcl *c)
{
    return (size_t)c->bytes + c->arena_room * sizeof *c->arena + c->clause_room * sizeof *c->clause;
}
