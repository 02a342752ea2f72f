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

#include "base/sort.h"
#include "solve/learn/learner.h"

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

void hf_cdcl_watch(hf_cdcl *c, hf_lit lit, hf_lit blocker, uint32_t clause)
{
    hf_watch_list *list = &c->watch[lit];
    if (list->count == list->room) {
        uint32_t room = list->room ? 2 * list->room : 4;
        hf_watch *bigger = realloc(list->item, room * sizeof *bigger);
        if (!bigger) {
            c->no_memory = true;
            return;
        }
        c->bytes += (room - list->room) * sizeof *bigger;
        list->item = bigger;
        list->room = room;
    }
    list->item[list->count++] = (hf_watch){blocker, clause};
}

void hf_cdcl_add_binary(hf_cdcl *c, hf_lit a, hf_lit b)
{
    hf_cdcl_watch(c, a, b, HF_WATCH_BINARY);
    hf_cdcl_watch(c, b, a, HF_WATCH_BINARY);
}

static bool make_room(hf_cdcl *c, uint32_t count)
{
    if (c->arena_count + HF_CLAUSE_LITS + count > c->arena_room) {
        size_t room = 2 * c->arena_room + HF_CLAUSE_LITS + count + 1024;
        uint32_t *bigger = room < most_arena ? realloc(c->arena, room * sizeof *bigger) : NULL;
        if (!bigger)
            return false;
        c->arena = bigger;
        c->arena_room = room;
    }
    if (c->clause_count == c->clause_room) {
        uint32_t room = 2 * c->clause_room + 256;
        uint32_t *bigger = realloc(c->clause, room * sizeof *bigger);
        if (!bigger)
            return false;
        c->clause = bigger;
        c->clause_room = room;
    }
    return true;
}

uint32_t hf_cdcl_add_clause(hf_cdcl *c, const hf_lit *lits, uint32_t count, uint32_t lbd)
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
    c->clause[c->clause_count++] = place;
    hf_cdcl_watch(c, lits[0], lits[1], place);
    hf_cdcl_watch(c, lits[1], lits[0], place);
    return place;
}

uint32_t hf_cdcl_lbd(hf_cdcl *c, const hf_lit *lits, uint32_t count)
{
    uint32_t levels = 0;
    c->stamp_now++;
    for (uint32_t i = 0; i < count; i++) {
        uint32_t level = c->standing[hf_lit_var(lits[i])].level;
        if (level && c->level_stamp[level] != c->stamp_now) {
            c->level_stamp[level] = c->stamp_now;
            levels++;
        }
    }
    return levels;
}

void hf_cdcl_use_clause(hf_cdcl *c, uint32_t place)
{
    uint32_t *clause = c->arena + place;
    uint32_t lbd = clause[HF_CLAUSE_WORTH] & WORTH_LBD;
    if (lbd > LBD_KEPT) {
        uint32_t now = hf_cdcl_lbd(c, clause + HF_CLAUSE_LITS, clause[HF_CLAUSE_SIZE]);
        lbd = now < lbd ? now : lbd;
    }
    clause[HF_CLAUSE_WORTH] = lbd | (lbd <= LBD_GOOD ? 2u : 1u) << LIFE_SHIFT;
}

/* ---- throwing out -----------------------------------------------------------------------------
 */

/* Is the clause the reason of a literal that is set? Only its watched literals can be. */
static bool is_reason(const hf_cdcl *c, uint32_t place)
{
    const hf_lit *lit = c->arena + place + HF_CLAUSE_LITS;
    hf_reason reason = hf_reason_make(HF_REASON_CLAUSE, place);
    return (c->value[lit[0]] > 0 && c->standing[hf_lit_var(lit[0])].reason == reason) ||
           (c->value[lit[1]] > 0 && c->standing[hf_lit_var(lit[1])].reason == reason);
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

static bool condemn(hf_cdcl *c)
{
    uint32_t *weak = malloc(2 * (size_t)c->clause_count * sizeof *weak + 1);
    uint32_t count = 0;
    if (!weak)
        return false;
    for (uint32_t i = 0; i < c->clause_count; i++) {
        uint32_t *worth = &c->arena[c->clause[i] + HF_CLAUSE_WORTH];
        uint32_t lives = *worth >> LIFE_SHIFT;
        if ((*worth & WORTH_LBD) <= LBD_KEPT || is_reason(c, c->clause[i]))
            continue;
        if (lives)
            *worth = (*worth & WORTH_LBD) | (lives - 1) << LIFE_SHIFT;
        else
            weak[count++] = c->clause[i];
    }
    hf_sort(weak, count, sizeof *weak, weak + count, by_worth, c->arena);
    count = (uint32_t)((uint64_t)count * REDUCE_NUMERATOR / REDUCE_DENOMINATOR);
    for (uint32_t i = 0; i < count; i++)
        c->arena[weak[i] + HF_CLAUSE_WORTH] = (uint32_t)CONDEMNED;
    free(weak);
    return true;
}

static bool is_satisfied(const hf_cdcl *c, const uint32_t *clause)
{
    for (uint32_t i = 0; i < clause[HF_CLAUSE_SIZE]; i++)
        if (c->value[clause[HF_CLAUSE_LITS + i]] > 0)
            return true;
    return false;
}

/* At level 0: drops false literals. The watched two are never false there. */
static void trim(const hf_cdcl *c, uint32_t *clause)
{
    hf_lit *lit = clause + HF_CLAUSE_LITS;
    uint32_t kept = 2;
    for (uint32_t i = 2; i < clause[HF_CLAUSE_SIZE]; i++)
        if (!c->value[lit[i]])
            lit[kept++] = lit[i];
    clause[HF_CLAUSE_SIZE] = kept;
}

/* Moves the clauses that stay to the front of the arena, and the reasons with them. */
static void compact(hf_cdcl *c)
{
    uint32_t to = 0, kept = 0;
    for (uint32_t i = 0; i < c->clause_count; i++) {
        uint32_t place = c->clause[i];
        uint32_t *clause = c->arena + place;
        bool locked = c->level > 0 && is_reason(c, place);
        if (clause[HF_CLAUSE_WORTH] == (uint32_t)CONDEMNED ||
            (!c->level && is_satisfied(c, clause)))
            continue;
        if (!c->level)
            trim(c, clause);
        memmove(c->arena + to, clause, (HF_CLAUSE_LITS + clause[HF_CLAUSE_SIZE]) * sizeof *clause);
        clause = c->arena + to;
        for (uint32_t k = 0; locked && k < 2; k++) {
            uint32_t var = hf_lit_var(clause[HF_CLAUSE_LITS + k]);
            if (c->standing[var].reason == hf_reason_make(HF_REASON_CLAUSE, place))
                c->standing[var].reason = hf_reason_make(HF_REASON_CLAUSE, to);
        }
        c->clause[kept++] = to;
        to += HF_CLAUSE_LITS + clause[HF_CLAUSE_SIZE];
    }
    c->clause_count = kept;
    c->arena_count = to;
}

static void watch_afresh(hf_cdcl *c)
{
    for (size_t l = 0; l < 2 * (size_t)c->vars; l++) {
        hf_watch_list *list = &c->watch[l];
        uint32_t kept = 0;
        for (uint32_t i = 0; i < list->count; i++)
            if (list->item[i].clause & HF_WATCH_BINARY)
                list->item[kept++] = list->item[i];
        list->count = kept;
    }
    for (uint32_t i = 0; i < c->clause_count; i++) {
        const hf_lit *lit = c->arena + c->clause[i] + HF_CLAUSE_LITS;
        hf_cdcl_watch(c, lit[0], lit[1], c->clause[i]);
        hf_cdcl_watch(c, lit[1], lit[0], c->clause[i]);
    }
}

void hf_cdcl_reduce(hf_cdcl *c)
{
    if (!condemn(c)) {
        c->no_memory = true;
        return;
    }
    compact(c);
    watch_afresh(c);
}
