/* SPDX-License-Identifier: MIT
 *
 * analysis.c - what a conflict teaches: the clause of the first unique implication point,
 * minimised.
 *
 * Walking the trail backwards from the conflict, each literal of the current level is replaced by
 * the premises of its reason until one is left. What remains is a clause that is false now and,
 * with all but the newest level taken back, makes its first literal true (Marques-Silva and
 * Sakallah 1996). Literals that the others imply are dropped by following reasons (Sorensson and
 * Biere 2009); shrink.c then uses what only boards of exactly-one groups allow.
 */
#include <string.h>

#include "solve/learn/analysis.h"
#include "solve/learn/room.h"

/* How far redundancy is followed. Deeper is rarely worth it, and the web page's stack is small. */
enum { MOST_DEPTH = 250 };

/* ---- memory ---------------------------------------------------------------------------------- */

void hf_analysis_close(hf_analysis *y)
{
    void *all[] = {y->lesson.lit, y->core, y->mark, y->marked, y->stamp};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        free(all[i]);
    memset(y, 0, sizeof *y);
}

size_t hf_analysis_memory(const hf_analysis *y)
{
    return y->vars_room * (sizeof *y->lesson.lit + sizeof *y->core + sizeof *y->mark +
                           sizeof *y->marked + 2 * sizeof *y->stamp);
}

static bool fit(hf_analysis *y, size_t vars)
{
    size_t now = hf_room_for(vars + 1); /* lesson and core may have one literal more */
    if (vars < y->vars_room)
        return true;
    y->vars_room = 0;
    if (!hf_room_renew(&y->lesson.lit, now, sizeof *y->lesson.lit) ||
        !hf_room_renew(&y->core, now, sizeof *y->core) ||
        !hf_room_renew(&y->mark, now, sizeof *y->mark) ||
        !hf_room_renew(&y->marked, now, sizeof *y->marked) ||
        !hf_room_renew(&y->stamp, 2 * now, sizeof *y->stamp))
        return false;
    y->vars_room = now;
    return true;
}

static void clear_stamps(hf_analysis *y)
{
    memset(y->stamp, 0, 2 * (size_t)y->vars * sizeof *y->stamp);
    y->stamp_now = 0;
}

bool hf_analysis_start(hf_analysis *y, uint32_t vars)
{
    y->vars = vars;
    y->core_count = y->marked_count = 0;
    if (!fit(y, vars))
        return false;
    memset(y->mark, HF_TRACE_NONE, vars * sizeof *y->mark);
    clear_stamps(y);
    return true;
}

hf_history hf_history_of(const hf_model *m, const hf_assignment *a, const hf_clauses *c)
{
    return (hf_history){.trail = a->trail,
                        .trail_count = a->trail_count,
                        .level = a->level,
                        .level_start = a->level_start,
                        .standing = a->standing,
                        .group_start = m->group_start,
                        .member = m->member,
                        .arena = c->arena};
}

static void unmark_all(hf_analysis *y)
{
    for (uint32_t i = 0; i < y->marked_count; i++)
        y->mark[y->marked[i]] = HF_TRACE_NONE;
    y->marked_count = 0;
}

/* ---- the first unique implication point ------------------------------------------------------ */

static hf_premises premises_of_conflict(const hf_history *h, const hf_conflict *conflict,
                                        hf_lit two[2])
{
    if (hf_why_kind(conflict->why) != HF_WHY_LIT)
        return hf_history_premises(h, conflict->why, two);
    two[0] = hf_lit_not(conflict->a);
    two[1] = hf_lit_not(conflict->b);
    return (hf_premises){two, 2, false};
}

/* Marks premises; those of lower levels go into the lesson, the others are counted. */
static uint32_t take_in(hf_analysis *y, const hf_history *h, hf_order *o, const hf_premises *p,
                        uint32_t except)
{
    uint32_t open = 0;
    for (uint32_t i = 0; i < p->count; i++) {
        hf_lit lit = hf_premise_lit(p, i);
        uint32_t var = hf_lit_node(lit), level = h->standing[var].level;
        if (var == except || y->mark[var] || !level)
            continue;
        hf_analysis_mark(y, var, HF_TRACE_SEEN);
        hf_order_bump(o, var);
        if (level == h->level)
            open++;
        else
            y->lesson.lit[y->lesson.count++] = lit;
    }
    return open;
}

/* Fills the lesson with the literals of lower levels, and the asserted one in front. */
static void find_first_uip(hf_analysis *y, const hf_history *h, hf_assignment *a, hf_clauses *c,
                           hf_order *o)
{
    hf_lit two[2];
    hf_premises p = premises_of_conflict(h, &a->conflict, two);
    hf_why why = a->conflict.why;
    uint32_t at = h->trail_count, open = 0, except = UINT32_MAX;

    y->lesson.count = 1;
    for (;;) {
        if (hf_why_kind(why) == HF_WHY_CLAUSE)
            hf_clauses_use(c, a, hf_why_what(why));
        open += take_in(y, h, o, &p, except);
        HF_ASSERT(open); /* else the conflict would have been there a level earlier */
        do
            at--;
        while (!y->mark[hf_lit_node(h->trail[at])]);
        except = hf_lit_node(h->trail[at]);
        if (--open == 0)
            break;
        why = h->standing[except].why;
        p = hf_history_premises(h, why, two);
    }
    y->lesson.lit[0] = hf_lit_not(h->trail[at]);
}

/* ---- minimising ------------------------------------------------------------------------------ */

/* Do marked literals imply that this one is false? The lesson's levels rule out most at once: a
 * literal of a level that the lesson does not touch can never be implied by it. */
static bool is_implied(hf_analysis *y, const hf_history *h, uint32_t var, unsigned depth)
{
    hf_why why = h->standing[var].why;
    hf_lit one;
    if (!why || depth > MOST_DEPTH)
        return false;
    hf_premises p = hf_history_premises(h, why, &one);
    for (uint32_t i = 0; i < p.count; i++) {
        uint32_t other = hf_premise_var(&p, i);
        hf_standing standing = h->standing[other];
        uint8_t mark = y->mark[other];
        if (other == var || !standing.level || mark == HF_TRACE_SEEN || mark == HF_TRACE_IMPLIED)
            continue;
        if (mark == HF_TRACE_NEEDED)
            return false;
        if (!standing.why || !(y->lesson.levels >> (standing.level & 63) & 1) ||
            !is_implied(y, h, other, depth + 1)) {
            hf_analysis_mark(y, other, HF_TRACE_NEEDED);
            return false;
        }
        hf_analysis_mark(y, other, HF_TRACE_IMPLIED);
    }
    return true;
}

static void minimise(hf_analysis *y, const hf_history *h)
{
    hf_lesson *lesson = &y->lesson;
    uint32_t kept = 1;
    lesson->levels = 0;
    for (uint32_t i = 1; i < lesson->count; i++)
        lesson->levels |= UINT64_C(1) << (h->standing[hf_lit_node(lesson->lit[i])].level & 63);
    for (uint32_t i = 1; i < lesson->count; i++)
        if (!is_implied(y, h, hf_lit_node(lesson->lit[i]), 0))
            lesson->lit[kept++] = lesson->lit[i];
    lesson->count = kept;
}

/* ---- the lesson ------------------------------------------------------------------------------ */

/* The second literal becomes one of the highest level but the first's: the level to return to, and
 * the last to become open again when the search backtracks, as a watched literal must be. */
static void find_level(hf_lesson *lesson, const hf_history *h)
{
    hf_lit *lit = lesson->lit;
    uint32_t best = 1;
    lesson->level = 0;
    if (lesson->count == 1)
        return;
    for (uint32_t i = 2; i < lesson->count; i++)
        if (h->standing[hf_lit_node(lit[i])].level > h->standing[hf_lit_node(lit[best])].level)
            best = i;
    hf_lit second = lit[best];
    lit[best] = lit[1];
    lit[1] = second;
    lesson->level = h->standing[hf_lit_node(second)].level;
}

/* For an assertion: every literal is false, and the first alone is of the current level. */
static inline bool lesson_is_sound(const hf_lesson *lesson, const hf_assignment *a)
{
    for (uint32_t i = 0; i < lesson->count; i++)
        if (a->value[lesson->lit[i]] != -1 ||
            (a->standing[hf_lit_node(lesson->lit[i])].level == a->level) != (i == 0))
            return false;
    return lesson->level < a->level;
}

void hf_analysis_conflict(hf_analysis *y, const hf_model *m, hf_assignment *a, hf_clauses *c,
                          hf_order *o)
{
    hf_history h = hf_history_of(m, a, c);
    if (y->stamp_now > UINT32_MAX / 2) /* an old stamp must never look new */
        clear_stamps(y);
    find_first_uip(y, &h, a, c, o);
    minimise(y, &h);
    hf_analysis_shrink(y, &h, m);
    unmark_all(y);
    find_level(&y->lesson, &h);
    y->lesson.lbd = hf_assignment_levels(a, y->lesson.lit, y->lesson.count);
    HF_ASSERT(lesson_is_sound(&y->lesson, a));
}

/* ---- assumptions ----------------------------------------------------------------------------- */

void hf_analysis_blame(hf_analysis *y, const hf_history *h, hf_lit failed)
{
    hf_lit one;
    y->core_count = 0;
    y->core[y->core_count++] = failed;
    if (!h->standing[hf_lit_node(failed)].level)
        return;
    hf_analysis_mark(y, hf_lit_node(failed), HF_TRACE_SEEN);
    for (uint32_t at = h->trail_count; at-- > h->level_start[0];) {
        uint32_t var = hf_lit_node(h->trail[at]);
        hf_why why = h->standing[var].why;
        if (!y->mark[var])
            continue;
        if (!why) {
            y->core[y->core_count++] = h->trail[at]; /* every decision so far is an assumption */
            continue;
        }
        hf_premises p = hf_history_premises(h, why, &one);
        for (uint32_t i = 0; i < p.count; i++) {
            uint32_t other = hf_premise_var(&p, i);
            if (!y->mark[other] && h->standing[other].level)
                hf_analysis_mark(y, other, HF_TRACE_SEEN);
        }
    }
    unmark_all(y);
}
