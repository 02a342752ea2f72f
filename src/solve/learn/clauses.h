/* SPDX-License-Identifier: MIT
 *
 * clauses.h - what was learned: clauses in an arena of words, each watched at two literals.
 *
 *     arena   ... | size | worth | lit lit lit lit ... | size | ...
 *                                  ^^^^^^^ the two watched ones come first
 *
 * A watch list belongs to a literal and names the clauses to be looked at when it becomes false. A
 * binary clause lives in the watch lists alone.
 *
 * Always true when everything was followed up: if a watched literal is false, another literal of the
 * clause is true, and became so at no higher a level. So backtracking never has to look at a clause.
 */
#ifndef HF_SOLVE_LEARN_CLAUSES_H
#define HF_SOLVE_LEARN_CLAUSES_H

#include "solve/learn/assignment.h"

/* A clause to be looked at, and another literal of it: if that one is true there is nothing to do. */
typedef struct hf_watched {
    hf_lit blocker;
    uint32_t clause; /* place in the arena; HF_WATCH_BINARY: the blocker is all the rest */
} hf_watched;
#define HF_WATCH_BINARY UINT32_C(0x80000000)

typedef struct hf_watch_list {
    hf_watched *item;
    uint32_t count;
    uint32_t room;
} hf_watch_list;

/* Words of a clause in the arena. */
enum { HF_CLAUSE_SIZE = 0, HF_CLAUSE_WORTH = 1, HF_CLAUSE_LITS = 2 };

typedef struct hf_clauses {
    uint32_t vars;
    uint32_t *arena;
    size_t arena_count;
    size_t arena_room;
    uint32_t *place; /* of each clause in the arena, ascending */
    uint32_t count;
    uint32_t room;
    hf_watch_list *watch; /* per literal */
    size_t vars_room;
    size_t watches_room; /* of all lists together */
    bool no_memory;      /* an allocation failed: what was to be stored is not */
} hf_clauses;

void hf_clauses_close(hf_clauses *c);
size_t hf_clauses_memory(const hf_clauses *c);

/* No clauses, over so many variables. False: no memory. */
bool hf_clauses_start(hf_clauses *c, uint32_t vars);

void hf_clauses_watch(hf_clauses *c, hf_lit lit, hf_lit blocker, uint32_t place);
/* Stores a clause of three or more literals; returns its place. */
uint32_t hf_clauses_add(hf_clauses *c, const hf_lit *lits, uint32_t count, uint32_t lbd);
void hf_clauses_add_binary(hf_clauses *c, hf_lit a, hf_lit b);
/* A clause took part in a conflict: it lives longer. */
void hf_clauses_use(hf_clauses *c, hf_assignment *a, uint32_t place);
/* Throws away the clauses of least worth. Reasons that name clauses move with them. */
void hf_clauses_reduce(hf_clauses *c, hf_assignment *a);

/* For assertions: is each clause watched where it should be? Everything must be followed up. */
bool hf_clauses_are_watched(const hf_clauses *c, const hf_assignment *a);

#endif
