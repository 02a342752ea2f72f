/* SPDX-License-Identifier: MIT
 *
 * learner.h - conflict-driven clause learning in which "exactly one of these" is built in.
 *
 * A variable is a candidate that singles could not decide; true means: this symbol stands in this
 * cell. Each variable lies in one group for its cell and one for each of its houses, and exactly
 * one member of each group is true. None of this is ever written down as clauses: a group is a list
 * of members and a set of those still live (not false).
 *
 *     group g:  member   [ x17 | x18 | x19 | x23 ]      group_start[g] .. group_start[g + 1]
 *               live        1     0     1     1         bit i: member i is not false
 *     x23:      seat     [ g:3 | h:0 | k:5 | m:2 ]      its place in each of its groups
 *
 * Making x23 false clears one bit in each of its groups; a group left with one live member makes
 * that one true. Making it true makes the other live members of its groups false. Only what is
 * learned from conflicts is kept as clauses, with two watched literals each.
 *
 * The same structure comes in three forms, chosen by the board (see propagate_tpl.h):
 *     plain   4 groups per variable, groups of at most 64, at most 65,536 variables
 *     mixed   the same with any number of groups per variable (X, windoku, cubes)
 *     wide    groups of up to 1024 members, any number of variables
 *
 * Files: learner.c memory; model.c variables and groups; propagate_tpl.h consequences; clauses.c
 * learned clauses; analysis.c and shrink.c what a conflict teaches; order.c what to guess; probe.c
 * trying every tight candidate before guessing; learn.c the loop.
 */
#ifndef HF_SOLVE_LEARN_LEARNER_H
#define HF_SOLVE_LEARN_LEARNER_H

#include "base/bits.h"
#include "base/rng.h"
#include "solve/any/singles.h"
#include "solve/engine.h"

/* A literal: 2 * variable says "true", 2 * variable + 1 says "false". */
typedef uint32_t hf_lit;

static inline hf_lit hf_lit_true(uint32_t var)
{
    return 2 * var;
}
static inline hf_lit hf_lit_false(uint32_t var)
{
    return 2 * var + 1;
}
static inline uint32_t hf_lit_var(hf_lit lit)
{
    return lit >> 1;
}
static inline hf_lit hf_lit_not(hf_lit lit)
{
    return lit ^ 1;
}
static inline bool hf_lit_is_true(hf_lit lit)
{
    return !(lit & 1);
}

/* Why a literal holds: two bits of kind, thirty of what. */
typedef uint32_t hf_reason;
enum {
    HF_REASON_NONE = 0,   /* decided, assumed, or true for good */
    HF_REASON_LIT = 1,    /* another literal alone: of its group, or by a binary clause */
    HF_REASON_GROUP = 2,  /* every other member of a group is false */
    HF_REASON_CLAUSE = 3, /* every other literal of a learned clause is false */
    HF_REASON_KIND = 3
};
/* The bounds that follow: literals, groups and places in the arena are below 2^30. */
enum { HF_REASON_BITS = 30 };

static inline hf_reason hf_reason_make(uint32_t kind, uint32_t what)
{
    return what << 2 | kind;
}

/* Where a variable stands: at which level it was set, and why. */
typedef struct hf_standing {
    uint32_t level;
    hf_reason reason;
} hf_standing;

/* A clause that must be looked at when a literal becomes false, and another literal of the clause:
 * if that one is true there is nothing to do. */
typedef struct hf_watch {
    hf_lit blocker;
    uint32_t clause; /* place in the arena; HF_WATCH_BINARY: the blocker is all the rest */
} hf_watch;
#define HF_WATCH_BINARY UINT32_C(0x80000000)

typedef struct hf_watch_list {
    hf_watch *item;
    uint32_t count;
    uint32_t room;
} hf_watch_list;

/* A clause in the arena: size, worth, then its literals, the two watched ones first. */
enum { HF_CLAUSE_SIZE = 0, HF_CLAUSE_WORTH = 1, HF_CLAUSE_LITS = 2 };

typedef enum hf_form { HF_FORM_PLAIN, HF_FORM_MIXED, HF_FORM_WIDE } hf_form;

#define HF_NO_SEAT UINT32_MAX

/* What two true literals that exclude each other, a clause or a group have in common. */
typedef struct hf_conflict {
    hf_reason reason; /* HF_REASON_LIT: the two true literals a and b; else group or clause */
    hf_lit a;
    hf_lit b;
} hf_conflict;

/* A moving average that is right from the first value on: `weight` is what has come in so far. */
typedef struct hf_average {
    double sum;
    double weight;
} hf_average;

typedef struct hf_cdcl hf_cdcl;
struct hf_cdcl {
    /* ---- the model ---- */
    uint32_t vars;
    uint32_t groups;
    uint32_t seats; /* places per variable in `seat`: 1 + the most houses of a cell */
    hf_form form;
    bool always_wide;      /* for tests: the wide form also where it is not needed */
    uint32_t words;        /* words per set of live members; 1 but in the wide form */
    uint32_t seat_bits;    /* a seat is group << seat_bits | place in the group */
    uint32_t *candidate;   /* per variable: cell * size + symbol */
    uint32_t *group_start; /* groups + 1 */
    uint32_t *member;      /* variables, group by group */
    uint16_t *member16;    /* the same, half as large: plain and mixed form */
    uint32_t *seat;        /* vars x seats, HF_NO_SEAT after the last */
    uint64_t *live;        /* groups x words */
    uint32_t *live_count;  /* wide form only */
    uint32_t root_built;   /* length of the trail when the groups were last rebuilt */

    /* ---- the assignment ---- */
    int8_t *value;         /* per literal: 1 true, -1 false, 0 open */
    hf_standing *standing; /* per variable */
    hf_lit *trail;         /* true literals in order */
    uint32_t trail_count;
    uint32_t next_group;   /* trail entries before this one were followed up in their groups ... */
    uint32_t next_clause;  /* ... and before this one in the clauses */
    uint32_t *level_start; /* trail length at which each level begins */
    uint32_t level;
    uint32_t level_room;
    hf_conflict conflict;

    /* ---- learned clauses ---- */
    uint32_t *arena;
    size_t arena_count;
    size_t arena_room;
    uint32_t *clause; /* places in the arena, ascending */
    uint32_t clause_count;
    uint32_t clause_room;
    hf_watch_list *watch; /* per literal */

    /* ---- analysis ---- */
    hf_lit *lesson; /* the clause being learned; the literal to assert first */
    uint32_t lesson_count;
    uint32_t lesson_level; /* the level to return to */
    uint32_t lesson_lbd;   /* number of levels in it */
    uint8_t *mark;         /* per variable */
    uint32_t *marked;      /* variables whose mark is not 0 */
    uint32_t marked_count;
    uint64_t lesson_levels; /* levels in the lesson, modulo 64, as a set */
    uint32_t *stamp;        /* per literal; equal to stamp_now: stamped */
    uint32_t *level_stamp;
    uint32_t stamp_now;

    /* ---- decisions ---- */
    double *activity; /* per variable */
    double activity_step;
    uint32_t *heap;       /* variables by activity, highest first */
    uint32_t *heap_place; /* per variable; UINT32_MAX: not in the heap */
    uint32_t heap_count;
    uint32_t *visit;       /* nodes of the heap still to be looked at by decide */
    const uint16_t *guide; /* values per cell to try first, or NULL; read by start_activity only */
    uint32_t guide_size;   /* number of symbols */
    float *tightness;      /* by number of live members */

    /* ---- assumptions (minimal.c) ---- */
    const hf_lit *assumed;
    uint32_t assumed_count;
    bool assumptions_failed; /* no solution under them; core says which are to blame */
    hf_lit *core;
    uint32_t core_count;

    /* ---- the search ---- */
    bool unsatisfiable;
    bool no_memory; /* an allocation failed: nothing that follows counts */
    uint64_t seed;
    uint64_t conflicts;
    uint64_t restarts;
    double decay;
    hf_average fast_lbd;   /* of late */
    hf_average slow_lbd;   /* over a long time */
    uint64_t last_restart; /* in conflicts */
    uint64_t next_reduction;
    uint32_t reductions;

    /* ---- capacities: how large the arrays above were made ---- */
    uint32_t vars_room;
    uint32_t groups_room;
    size_t members_room;
    size_t seats_room;
    size_t live_room;
    uint64_t bytes;
};

/* ---- learner.c ---- */
void hf_cdcl_open(hf_cdcl *c);
void hf_cdcl_close(hf_cdcl *c);
/* Makes room for a model and forgets everything learned. False: no memory. */
bool hf_cdcl_fit(hf_cdcl *c, uint32_t vars, uint32_t groups, size_t members, uint32_t seats);
bool hf_cdcl_fit_levels(hf_cdcl *c, uint32_t levels);
size_t hf_cdcl_memory(const hf_cdcl *c);

/* ---- model.c ---- */
/* Builds variables and groups from what singles left open. HF_TOO_LARGE: more than the learner
 * holds. */
hf_status hf_cdcl_build(hf_cdcl *c, const hf_singles *s);
/* At level 0 with everything followed up: takes decided variables out of the groups. */
void hf_cdcl_rebuild(hf_cdcl *c);
/* Number of live members of the group of a seat. */
static inline uint32_t hf_cdcl_live(const hf_cdcl *c, uint32_t seat)
{
    uint32_t group = seat >> c->seat_bits;
    return c->live_count ? c->live_count[group] : hf_popcount64(c->live[group]);
}

/* ---- propagate_tpl.h, in three forms ---- */
/* Follows up everything. True: `conflict` says what went wrong. */
bool hf_cdcl_propagate_plain(hf_cdcl *c);
bool hf_cdcl_propagate_mixed(hf_cdcl *c);
bool hf_cdcl_propagate_wide(hf_cdcl *c);
/* Makes an open literal true. */
void hf_cdcl_assign_plain(hf_cdcl *c, hf_lit lit, hf_reason reason);
void hf_cdcl_assign_mixed(hf_cdcl *c, hf_lit lit, hf_reason reason);
void hf_cdcl_assign_wide(hf_cdcl *c, hf_lit lit, hf_reason reason);
/* Undoes every level above `level`. */
void hf_cdcl_backtrack_plain(hf_cdcl *c, uint32_t level);
void hf_cdcl_backtrack_mixed(hf_cdcl *c, uint32_t level);
void hf_cdcl_backtrack_wide(hf_cdcl *c, uint32_t level);

static inline bool hf_cdcl_propagate(hf_cdcl *c)
{
    return c->form == HF_FORM_PLAIN   ? hf_cdcl_propagate_plain(c)
           : c->form == HF_FORM_MIXED ? hf_cdcl_propagate_mixed(c)
                                      : hf_cdcl_propagate_wide(c);
}
static inline void hf_cdcl_assign(hf_cdcl *c, hf_lit lit, hf_reason reason)
{
    if (c->form == HF_FORM_PLAIN)
        hf_cdcl_assign_plain(c, lit, reason);
    else if (c->form == HF_FORM_MIXED)
        hf_cdcl_assign_mixed(c, lit, reason);
    else
        hf_cdcl_assign_wide(c, lit, reason);
}
static inline void hf_cdcl_backtrack(hf_cdcl *c, uint32_t level)
{
    if (c->form == HF_FORM_PLAIN)
        hf_cdcl_backtrack_plain(c, level);
    else if (c->form == HF_FORM_MIXED)
        hf_cdcl_backtrack_mixed(c, level);
    else
        hf_cdcl_backtrack_wide(c, level);
}

/* ---- clauses.c ---- */
void hf_cdcl_watch(hf_cdcl *c, hf_lit lit, hf_lit blocker, uint32_t clause);
/* Stores a clause of three or more literals; returns its place. */
uint32_t hf_cdcl_add_clause(hf_cdcl *c, const hf_lit *lits, uint32_t count, uint32_t lbd);
void hf_cdcl_add_binary(hf_cdcl *c, hf_lit a, hf_lit b);
/* A clause took part in a conflict: it lives longer. */
void hf_cdcl_use_clause(hf_cdcl *c, uint32_t place);
/* Throws away the clauses of least worth. */
void hf_cdcl_reduce(hf_cdcl *c);
/* The number of different levels among literals that are set. */
uint32_t hf_cdcl_lbd(hf_cdcl *c, const hf_lit *lits, uint32_t count);

/* ---- analysis.c ---- */
/* The false literals behind a reason. A group's are the "true" literals of its members, among them
 * the one it made true; `one` is room for a single literal. */
typedef struct hf_premises {
    const uint32_t *item;
    uint32_t count;
    bool are_vars; /* items are variables (of a group), not literals */
} hf_premises;

static inline hf_premises hf_cdcl_premises(const hf_cdcl *c, hf_reason reason, hf_lit *one)
{
    uint32_t what = reason >> 2;
    if ((reason & HF_REASON_KIND) == HF_REASON_LIT) {
        *one = hf_lit_not(what);
        return (hf_premises){one, 1, false};
    }
    if ((reason & HF_REASON_KIND) == HF_REASON_GROUP)
        return (hf_premises){c->member + c->group_start[what],
                             c->group_start[what + 1] - c->group_start[what], true};
    return (hf_premises){c->arena + what + HF_CLAUSE_LITS, c->arena[what + HF_CLAUSE_SIZE], false};
}
static inline hf_lit hf_premise_lit(const hf_premises *p, uint32_t i)
{
    return p->are_vars ? hf_lit_true(p->item[i]) : p->item[i];
}

/* Turns the conflict into a clause (`lesson`). Level must be above 0. */
void hf_cdcl_analyze(hf_cdcl *c);
/* Backtracks and adds the lesson. */
void hf_cdcl_learn(hf_cdcl *c);
/* Which assumptions made the assumed literal `failed` false? Fills `core`. */
void hf_cdcl_blame(hf_cdcl *c, hf_lit failed);

/* ---- shrink.c ---- */
void hf_cdcl_shrink(hf_cdcl *c);

/* Marks of variables during analysis. */
enum {
    HF_MARK_OPEN = 0,
    HF_MARK_SEEN = 1,    /* in the lesson, or implied by what is in it */
    HF_MARK_IMPLIED = 2, /* found to be implied by the lesson */
    HF_MARK_NEEDED = 3   /* found not to be */
};
static inline void hf_cdcl_mark(hf_cdcl *c, uint32_t var, uint8_t mark)
{
    if (!c->mark[var])
        c->marked[c->marked_count++] = var;
    c->mark[var] = mark;
}

/* ---- order.c ---- */
void hf_cdcl_start_activity(hf_cdcl *c);
void hf_cdcl_bump(hf_cdcl *c, uint32_t var);
void hf_cdcl_heap_insert(hf_cdcl *c, uint32_t var);
/* Drops variables that are set from the top of the heap. */
void hf_cdcl_heap_clean(hf_cdcl *c);
/* The variable to guess next; false: all are set. */
bool hf_cdcl_decide(hf_cdcl *c, uint32_t *var);

/* ---- probe.c ---- */
/* Tries the candidates of tight groups one by one. Sets `unsatisfiable` if nothing is left. */
void hf_cdcl_probe(hf_cdcl *c, hf_search *search);

/* ---- learn.c ---- */
typedef enum hf_verdict { HF_VERDICT_FOUND, HF_VERDICT_DONE, HF_VERDICT_STOPPED } hf_verdict;
/* Gets a freshly built model ready: first consequences, probing, activities. */
void hf_cdcl_start(hf_cdcl *c, hf_search *search);
/* Searches on. FOUND: every variable is set, a solution. DONE: there is no (other) solution, or
 * none under the assumptions. STOPPED: the search was told to stop. */
hf_verdict hf_cdcl_search(hf_cdcl *c, hf_search *search);
/* After FOUND: excludes that solution. */
void hf_cdcl_exclude(hf_cdcl *c);

#endif
