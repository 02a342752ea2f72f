/* SPDX-License-Identifier: MIT
 *
 * clauses.c - learned clauses: an arena of words, two watched literals each, and throwing out.
 *
 * The worth of a clause is its LBD (the number of levels among its literals when it was last used,
 * Audemard and Simon 2009) in the low half, and in the high half how many reductions it will
 * survive without being used.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/sort.h"
#include "solve/learn/clauses.h"
#include "solve/learn/room.h"

enum {
    LBD_KEPT = 2, /* clauses of at most so many levels are kept for good */
    LBD_GOOD = 6, /* at most so many: two lives for each use, others one */
    WORTH_LBD = 0xFFFF,
    LIFE_SHIFT = 16,
    CONDEMNED = -1
};
/* Of the clauses without lives, the worse three quarters go. */
enum { REDUCE_NUMERATOR = 3, REDUCE_DENOMINATOR = 4 };
/* Places in the arena must fit a reason. */
static const size_t most_arena = (size_t)1 << 28;

void hf_clauses_close(hf_clauses *c)
{
    for (size_t i = 0; c->watch && i < 2 * c->vars_room; i++)
        free(c->watch[i].item);
    free(c->watch);
    free(c->arena);
    free(c->place);
    memset(c, 0, sizeof *c);
}

size_t hf_clauses_memory(const hf_clauses *c)
{
    return c->arena_room * sizeof *c->arena + c->room * sizeof *c->place +
           2 * c->vars_room * sizeof *c->watch + c->watches_room * sizeof(hf_watched);
}

/* Watch lists keep what they have: only new ones are empty. */
static bool fit_watches(hf_clauses *c, size_t vars)
{
    size_t old = 2 * c->vars_room, now = 2 * hf_room_for(vars);
    if (vars <= c->vars_room)
        return true;
    hf_watch_list *bigger = realloc(c->watch, now * sizeof *bigger);
    if (!bigger)
        return false;
    memset(bigger + old, 0, (now - old) * sizeof *bigger);
    c->watch = bigger;
    c->vars_room = now / 2;
    return true;
}

bool hf_clauses_start(hf_clauses *c, uint32_t vars)
{
    c->arena_count = 0;
    c->count = 0;
    c->no_memory = false;
    c->vars = vars;
    if (!fit_watches(c, vars))
        return false;
    for (size_t i = 0; i < 2 * (size_t)vars; i++)
        c->watch[i].count = 0;
    return true;
}

void hf_clauses_watch(hf_clauses *c, hf_lit lit, hf_lit blocker, uint32_t place)
{
    hf_watch_list *list = &c->watch[lit];
    if (list->count == list->room) {
        uint32_t room = list->room ? 2 * list->room : 4;
        hf_watched *bigger = realloc(list->item, room * sizeof *bigger);
        if (!bigger) {
            c->no_memory = true;
            return;
        }
        c->watches_room += room - list->room;
        list->item = bigger;
        list->room = room;
    }
    list->item[list->count++] = (hf_watched){blocker, place};
}

void hf_clauses_add_binary(hf_clauses *c, hf_lit a, hf_lit b)
{
    hf_clauses_watch(c, a, b, HF_WATCH_BINARY);
    hf_clauses_watch(c, b, a, HF_WATCH_BINARY);
}

static bool make_room(hf_clauses *c, uint32_t count)
{
    if (c->arena_count + HF_CLAUSE_LITS + count > c->arena_room) {
        size_t room = 2 * c->arena_room + HF_CLAUSE_LITS + count + 1024;
        uint32_t *bigger = room < most_arena ? realloc(c->arena, room * sizeof *bigger) : NULL;
        if (!bigger)
            return false;
        c->arena = bigger;
        c->arena_room = room;
    }
    if (c->count == c->room) {
        uint32_t room = 2 * c->room + 256;
        uint32_t *bigger = realloc(c->place, room * sizeof *bigger);
        if (!bigger)
            return false;
        c->place = bigger;
        c->room = room;
    }
    return true;
}

uint32_t hf_clauses_add(hf_clauses *c, const hf_lit *lits, uint32_t count, uint32_t lbd)
{
    uint32_t place = (uint32_t)c->arena_count;
    if (!make_room(c, count)) {
        c->no_memory = true;
        return 0;
    }
    c->arena[place + HF_CLAUSE_SIZE] = count;
    c->arena[place + HF_CLAUSE_WORTH] = (lbd < WORTH_LBD ? lbd : WORTH_LBD) | 1u << LIFE_SHIFT;
    memcpy(c->arena + place + HF_CLAUSE_LITS, lits, count * sizeof *lits);
    c->arena_count += HF_CLAUSE_LITS + count;
    c->place[c->count++] = place;
    hf_clauses_watch(c, lits[0], lits[1], place);
    hf_clauses_watch(c, lits[1], lits[0], place);
    return place;
}

void hf_clauses_use(hf_clauses *c, hf_assignment *a, uint32_t place)
{
    uint32_t *clause = c->arena + place;
    uint32_t lbd = clause[HF_CLAUSE_WORTH] & WORTH_LBD;
    if (lbd > LBD_KEPT) {
        uint32_t now = hf_assignment_levels(a, clause + HF_CLAUSE_LITS, clause[HF_CLAUSE_SIZE]);
        lbd = now < lbd ? now : lbd;
    }
    clause[HF_CLAUSE_WORTH] = lbd | (lbd <= LBD_GOOD ? 2u : 1u) << LIFE_SHIFT;
}

/* ---- throwing out ---------------------------------------------------------------------------- */

/* Is the clause the reason of a literal that is set? That would be its first: a lesson's first literal is what it
 * asserts, following a clause puts the one that is set first, and nothing moves it while it is true. */
static bool is_reason(const hf_clauses *c, const hf_assignment *a, uint32_t place)
{
    const hf_lit *lit = c->arena + place + HF_CLAUSE_LITS;
    hf_why why = hf_why_make(HF_WHY_CLAUSE, place);
    HF_ASSERT(a->value[lit[1]] <= 0 || a->standing[hf_lit_node(lit[1])].why != why);
    return a->value[lit[0]] > 0 && a->standing[hf_lit_node(lit[0])].why == why;
}

/* The worst first: more levels, then longer. */
static int by_worth(const void *a, const void *b, const void *context)
{
    const uint32_t *arena = context;
    const uint32_t *x = arena + *(const uint32_t *)a, *y = arena + *(const uint32_t *)b;
    uint32_t lbd_x = x[HF_CLAUSE_WORTH] & WORTH_LBD, lbd_y = y[HF_CLAUSE_WORTH] & WORTH_LBD;
    if (lbd_x != lbd_y)
        return lbd_x < lbd_y ? 1 : -1;
    if (x[HF_CLAUSE_SIZE] != y[HF_CLAUSE_SIZE])
        return x[HF_CLAUSE_SIZE] < y[HF_CLAUSE_SIZE] ? 1 : -1;
    return 0;
}

static bool condemn(hf_clauses *c, const hf_assignment *a)
{
    uint32_t *weak = malloc(2 * (size_t)c->count * sizeof *weak + 1);
    uint32_t count = 0;
    if (!weak)
        return false;
    for (uint32_t i = 0; i < c->count; i++) {
        uint32_t *worth = &c->arena[c->place[i] + HF_CLAUSE_WORTH];
        uint32_t lives = *worth >> LIFE_SHIFT;
        if ((*worth & WORTH_LBD) <= LBD_KEPT || is_reason(c, a, c->place[i]))
            continue;
        if (lives)
            *worth = (*worth & WORTH_LBD) | (lives - 1) << LIFE_SHIFT;
        else
            weak[count++] = c->place[i];
    }
    hf_sort(weak, count, sizeof *weak, weak + count, by_worth, c->arena);
    count = (uint32_t)((uint64_t)count * REDUCE_NUMERATOR / REDUCE_DENOMINATOR);
    for (uint32_t i = 0; i < count; i++)
        c->arena[weak[i] + HF_CLAUSE_WORTH] = (uint32_t)CONDEMNED;
    free(weak);
    return true;
}

static bool is_satisfied(const hf_assignment *a, const uint32_t *clause)
{
    for (uint32_t i = 0; i < clause[HF_CLAUSE_SIZE]; i++)
        if (a->value[clause[HF_CLAUSE_LITS + i]] > 0)
            return true;
    return false;
}

/* At level 0: drops false literals. The watched two are never false there. */
static void trim(const hf_assignment *a, uint32_t *clause)
{
    hf_lit *lit = clause + HF_CLAUSE_LITS;
    uint32_t kept = 2;
    for (uint32_t i = 2; i < clause[HF_CLAUSE_SIZE]; i++)
        if (!a->value[lit[i]])
            lit[kept++] = lit[i];
    clause[HF_CLAUSE_SIZE] = kept;
}

/* Moves the clauses that stay to the front of the arena, and the reasons with them. */
static void compact(hf_clauses *c, hf_assignment *a)
{
    uint32_t to = 0, kept = 0;
    for (uint32_t i = 0; i < c->count; i++) {
        uint32_t place = c->place[i];
        uint32_t *clause = c->arena + place;
        bool locked = a->level > 0 && is_reason(c, a, place);
        if (clause[HF_CLAUSE_WORTH] == (uint32_t)CONDEMNED ||
            (!a->level && is_satisfied(a, clause)))
            continue;
        if (!a->level)
            trim(a, clause);
        memmove(c->arena + to, clause, (HF_CLAUSE_LITS + clause[HF_CLAUSE_SIZE]) * sizeof *clause);
        clause = c->arena + to;
        for (uint32_t k = 0; locked && k < 2; k++) {
            uint32_t var = hf_lit_node(clause[HF_CLAUSE_LITS + k]);
            if (a->standing[var].why == hf_why_make(HF_WHY_CLAUSE, place))
                a->standing[var].why = hf_why_make(HF_WHY_CLAUSE, to);
        }
        c->place[kept++] = to;
        to += HF_CLAUSE_LITS + clause[HF_CLAUSE_SIZE];
    }
    c->count = kept;
    c->arena_count = to;
}

static void watch_afresh(hf_clauses *c)
{
    for (size_t l = 0; l < 2 * (size_t)c->vars; l++) {
        hf_watch_list *list = &c->watch[l];
        uint32_t kept = 0;
        for (uint32_t i = 0; i < list->count; i++)
            if (list->item[i].clause & HF_WATCH_BINARY)
                list->item[kept++] = list->item[i];
        list->count = kept;
    }
    for (uint32_t i = 0; i < c->count; i++) {
        const hf_lit *lit = c->arena + c->place[i] + HF_CLAUSE_LITS;
        hf_clauses_watch(c, lit[0], lit[1], c->place[i]);
        hf_clauses_watch(c, lit[1], lit[0], c->place[i]);
    }
}

void hf_clauses_reduce(hf_clauses *c, hf_assignment *a)
{
    if (!condemn(c, a)) {
        c->no_memory = true;
        return;
    }
    compact(c, a);
    watch_afresh(c);
}

/* ---- for assertions -------------------------------------------------------------------------- */

static bool is_watched_at(const hf_clauses *c, hf_lit lit, uint32_t place)
{
    const hf_watch_list *list = &c->watch[lit];
    for (uint32_t i = 0; i < list->count; i++)
        if (list->item[i].clause == place)
            return true;
    return false;
}

/* A false watched literal needs a true one in its clause, set no later. */
static bool is_excused(const hf_assignment *a, const uint32_t *clause, hf_lit watched)
{
    if (a->value[watched] >= 0)
        return true;
    for (uint32_t i = 0; i < clause[HF_CLAUSE_SIZE]; i++) {
        hf_lit lit = clause[HF_CLAUSE_LITS + i];
        if (a->value[lit] > 0 &&
            a->standing[hf_lit_node(lit)].level <= a->standing[hf_lit_node(watched)].level)
            return true;
    }
    return false;
}

bool hf_clauses_are_watched(const hf_clauses *c, const hf_assignment *a)
{
    for (uint32_t i = 0; i < c->count; i++) {
        const uint32_t *clause = c->arena + c->place[i];
        if (i && c->place[i] <= c->place[i - 1])
            return false;
        for (uint32_t k = 0; k < 2; k++)
            if (!is_watched_at(c, clause[HF_CLAUSE_LITS + k], c->place[i]) ||
                !is_excused(a, clause, clause[HF_CLAUSE_LITS + k]))
                return false;
    }
    return true;
}
