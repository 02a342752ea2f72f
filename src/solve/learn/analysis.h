/* SPDX-License-Identifier: MIT
 *
 * analysis.h - what a conflict teaches: a clause (the lesson), or which assumptions are to blame.
 *
 * An analysis only reads how things came about (hf_history) and writes its own notes: marks and
 * stamps on variables and literals, the lesson, the core.
 */
#ifndef HF_SOLVE_LEARN_ANALYSIS_H
#define HF_SOLVE_LEARN_ANALYSIS_H

#include "solve/learn/clauses.h"
#include "solve/learn/order.h"

/* How every literal on the trail came to be true. Valid until the next assignment or clause. */
typedef struct hf_history {
    const hf_lit *trail;
    uint32_t trail_count;
    uint32_t level;
    const uint32_t *level_start;
    const hf_standing *standing;
    const uint32_t *group_start;
    const uint32_t *member;
    const uint32_t *arena;
} hf_history;

typedef struct hf_lesson {
    hf_lit *lit; /* a clause that is false now; the literal to assert first */
    uint32_t count;
    uint32_t level;  /* the level to return to, at which it asserts the first */
    uint32_t lbd;    /* number of levels in it */
    uint64_t levels; /* as a set, modulo 64 */
} hf_lesson;

/* Marks of variables. */
enum {
    HF_TRACE_NONE = 0,
    HF_TRACE_SEEN = 1,    /* in the lesson, or implied by what is in it */
    HF_TRACE_IMPLIED = 2, /* found to be implied by the lesson */
    HF_TRACE_NEEDED = 3   /* found not to be */
};

typedef struct hf_analysis {
    hf_lesson lesson;
    hf_lit *core; /* assumptions to blame */
    uint32_t core_count;
    uint8_t *mark;    /* per variable; all HF_TRACE_NONE between calls */
    uint32_t *marked; /* variables whose mark is not */
    uint32_t marked_count;
    uint32_t *stamp; /* per literal; equal to stamp_now: stamped */
    uint32_t stamp_now;
    uint32_t vars;
    size_t vars_room;
} hf_analysis;

void hf_analysis_close(hf_analysis *y);
size_t hf_analysis_memory(const hf_analysis *y);
/* Nothing noted, for so many variables. False: no memory. */
bool hf_analysis_start(hf_analysis *y, uint32_t vars);

hf_history hf_history_of(const hf_model *m, const hf_assignment *a, const hf_clauses *c);

/* Turns the conflict into the lesson. The level must be above 0. Clauses on the way live longer,
 * variables on the way become more active. */
void hf_analysis_conflict(hf_analysis *y, const hf_model *m, hf_assignment *a, hf_clauses *c,
                          hf_order *o);
/* Which assumptions made the assumed literal `failed` false? Fills `core`. All decisions so far are
 * assumptions. */
void hf_analysis_blame(hf_analysis *y, const hf_history *h, hf_lit failed);
/* Makes the lesson shorter (shrink.c). */
void hf_analysis_shrink(hf_analysis *y, const hf_history *h, const hf_model *m);

/* The false literals behind a reason. A group's are the "true" literals of its members, among them
 * the one it made true. */
typedef struct hf_premises {
    const uint32_t *item;
    uint32_t count;
    bool are_vars; /* items are variables (of a group), not literals */
} hf_premises;

/* `one` is room for a single literal. */
static inline hf_premises hf_history_premises(const hf_history *h, hf_why why, hf_lit *one)
{
    uint32_t what = hf_why_what(why);
    if (hf_why_kind(why) == HF_WHY_LIT) {
        *one = hf_lit_not(what);
        return (hf_premises){one, 1, false};
    }
    if (hf_why_kind(why) == HF_WHY_GROUP)
        return (hf_premises){h->member + h->group_start[what],
                             h->group_start[what + 1] - h->group_start[what], true};
    HF_ASSERT(hf_why_kind(why) == HF_WHY_CLAUSE);
    return (hf_premises){h->arena + what + HF_CLAUSE_LITS, h->arena[what + HF_CLAUSE_SIZE], false};
}
static inline hf_lit hf_premise_lit(const hf_premises *p, uint32_t i)
{
    return p->are_vars ? hf_lit_true(p->item[i]) : p->item[i];
}
static inline uint32_t hf_premise_var(const hf_premises *p, uint32_t i)
{
    return p->are_vars ? p->item[i] : hf_lit_node(p->item[i]);
}

static inline void hf_analysis_mark(hf_analysis *y, uint32_t var, uint8_t mark)
{
    if (!y->mark[var])
        y->marked[y->marked_count++] = var;
    y->mark[var] = mark;
}

#endif
