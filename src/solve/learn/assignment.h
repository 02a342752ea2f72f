/* SPDX-License-Identifier: MIT
 *
 * assignment.h - which variables are true or false now, since when and why.
 *
 *     trail         x5 ~x7 ~x9 | x1 ~x2 ~x3 x8 | ~x4 ...      literals in the order they became true
 *     level_start               ^0              ^1            level l + 1 begins at level_start[l]
 *
 *     group g       [ x17 | x18 | x19 | x23 ]
 *     live            1     0     1     1                     bit i: member i is not false
 *
 * Always true between calls:
 *   - the trail holds each literal that is true once, and levels never fall along it;
 *   - the literals behind a literal's `why` stand before it on the trail;
 *   - the bit of a member is 0 if and only if the member is false;
 *   - what stands before next_group was followed up in the groups, before next_clause in the clauses.
 */
#ifndef HF_SOLVE_LEARN_ASSIGNMENT_H
#define HF_SOLVE_LEARN_ASSIGNMENT_H

#include "base/assert.h"
#include "base/bits.h"
#include "solve/learn/model.h"

/* Why a literal is true: two bits of kind, thirty of what. */
typedef uint32_t hf_why;
enum {
    HF_WHY_NONE = 0,   /* decided, assumed, or true for good */
    HF_WHY_LIT = 1,    /* another literal alone: of its group, or by a binary clause */
    HF_WHY_GROUP = 2,  /* every other member of a group is false */
    HF_WHY_CLAUSE = 3, /* every other literal of a learned clause is false */
    HF_WHY_KIND = 3
};

/* Literals, groups and places in the arena are below 2^30: see the limits of model.c, clauses.c. */
static inline hf_why hf_why_make(uint32_t kind, uint32_t what)
{
    HF_ASSERT(what < UINT32_C(1) << 30);
    return what << 2 | kind;
}
static inline uint32_t hf_why_kind(hf_why why)
{
    return why & HF_WHY_KIND;
}
static inline uint32_t hf_why_what(hf_why why)
{
    return why >> 2;
}

/* Where a variable stands: at which level it was set, and why. */
typedef struct hf_standing {
    uint32_t level;
    hf_why why;
} hf_standing;

/* What went wrong. */
typedef struct hf_conflict {
    hf_why why; /* HF_WHY_LIT: a and b are true and exclude each other; else a clause is false */
    hf_lit a;
    hf_lit b;
} hf_conflict;

typedef struct hf_assignment {
    int8_t *value;         /* per literal: 1 true, -1 false, 0 open */
    hf_standing *standing; /* per variable */
    hf_lit *trail;
    uint32_t trail_count;
    uint32_t next_group;
    uint32_t next_clause;
    uint32_t *level_start;
    uint32_t level;
    uint64_t *live;       /* groups x words of the model */
    uint32_t *live_count; /* per group, wide form only */
    uint32_t root_built;  /* length of the trail when the groups were last rebuilt */
    hf_conflict conflict;

    uint32_t *level_stamp; /* equal to level_stamp_now: counted already */
    uint32_t level_stamp_now;

    size_t vars_room;
    size_t levels_room;
    size_t live_room;
    size_t live_count_room;
} hf_assignment;

void hf_assignment_close(hf_assignment *a);
size_t hf_assignment_memory(const hf_assignment *a);

/* Makes room for the model, and everything open. False: no memory. */
bool hf_assignment_start(hf_assignment *a, const hf_model *m);
/* Makes room for more levels than there are variables; at level 0 only. False: no memory. */
bool hf_assignment_fit_levels(hf_assignment *a, uint32_t levels);

/* At level 0 with everything followed up: takes what is decided out of the model, for good. Needs no
 * memory. */
void hf_assignment_rebuild(hf_assignment *a, hf_model *m);

/* The number of different levels, but 0, among literals that are set (Audemard and Simon's LBD). */
uint32_t hf_assignment_levels(hf_assignment *a, const hf_lit *lits, uint32_t count);

/* Number of live members of the group of a seat. */
static inline uint32_t hf_assignment_live(const hf_assignment *a, const hf_model *m, uint32_t seat)
{
    uint32_t group = seat >> m->seat_bits;
    return m->form == HF_MODEL_WIDE ? a->live_count[group] : hf_popcount64(a->live[group]);
}

static inline bool hf_assignment_is_open(const hf_assignment *a, uint32_t var)
{
    return !a->value[hf_lit_true(var)];
}

static inline void hf_assignment_open_level(hf_assignment *a)
{
    HF_ASSERT(a->level < a->levels_room);
    a->level_start[a->level++] = a->trail_count;
}

/* For assertions: does all of the above hold? Takes time in proportion to the trail and the groups. */
bool hf_assignment_is_sound(const hf_assignment *a, const hf_model *m);

#endif
