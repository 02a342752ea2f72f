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

#include "solve/learn/learner.h"

/* How far redundancy is followed. Deeper is rarely worth it, and the web page's stack is small. */
enum { MOST_DEPTH = 250 };

static hf_premises premises_of_conflict(hf_cdcl *c, hf_lit two[2])
{
    if ((c->conflict.reason & HF_REASON_KIND) != HF_REASON_LIT)
        return hf_cdcl_premises(c, c->conflict.reason, two);
    two[0] = hf_lit_not(c->conflict.a);
    two[1] = hf_lit_not(c->conflict.b);
    return (hf_premises){two, 2, false};
}

/* Marks premises; those of lower levels go into the lesson, the others are counted. */
static uint32_t take_in(hf_cdcl *c, const hf_premises *p, uint32_t except)
{
    uint32_t open = 0;
    for (uint32_t i = 0; i < p->count; i++) {
        hf_lit lit = hf_premise_lit(p, i);
        uint32_t var = hf_lit_var(lit), level = c->standing[var].level;
        if (var == except || c->mark[var] || !level)
            continue;
        hf_cdcl_mark(c, var, HF_MARK_SEEN);
        hf_cdcl_bump(c, var);
        if (level == c->level)
            open++;
        else
            c->lesson[c->lesson_count++] = lit;
    }
    return open;
}

/* Fills the lesson with the literals of lower levels, and the asserted one in front. */
static void find_first_uip(hf_cdcl *c)
{
    hf_lit two[2];
    hf_premises p = premises_of_conflict(c, two);
    hf_reason reason = c->conflict.reason;
    uint32_t at = c->trail_count, open = 0, except = UINT32_MAX;

    c->lesson_count = 1;
    for (;;) {
        if ((reason & HF_REASON_KIND) == HF_REASON_CLAUSE)
            hf_cdcl_use_clause(c, reason >> 2);
        open += take_in(c, &p, except);
        do
            at--;
        while (!c->mark[hf_lit_var(c->trail[at])]);
        except = hf_lit_var(c->trail[at]);
        if (--open == 0)
            break;
        reason = c->standing[except].reason;
        p = hf_cdcl_premises(c, reason, two);
    }
    c->lesson[0] = hf_lit_not(c->trail[at]);
}

/* Do marked literals imply that this one is false? `lesson_levels` rules out most at once: a
 * literal of a level that the lesson does not touch can never be implied by it. */
static bool is_implied(hf_cdcl *c, uint32_t var, unsigned depth)
{
    hf_reason reason = c->standing[var].reason;
    hf_lit one;
    if (!reason || depth > MOST_DEPTH)
        return false;
    hf_premises p = hf_cdcl_premises(c, reason, &one);
    for (uint32_t i = 0; i < p.count; i++) {
        uint32_t other = p.are_vars ? p.item[i] : hf_lit_var(p.item[i]);
        hf_standing standing = c->standing[other];
        uint8_t mark = c->mark[other];
        if (other == var || !standing.level || mark == HF_MARK_SEEN || mark == HF_MARK_IMPLIED)
            continue;
        if (mark == HF_MARK_NEEDED)
            return false;
        if (!standing.reason || !(c->lesson_levels >> (standing.level & 63) & 1) ||
            !is_implied(c, other, depth + 1)) {
            hf_cdcl_mark(c, other, HF_MARK_NEEDED);
            return false;
        }
        hf_cdcl_mark(c, other, HF_MARK_IMPLIED);
    }
    return true;
}

static void minimise(hf_cdcl *c)
{
    uint32_t kept = 1;
    c->lesson_levels = 0;
    for (uint32_t i = 1; i < c->lesson_count; i++)
        c->lesson_levels |= UINT64_C(1) << (c->standing[hf_lit_var(c->lesson[i])].level & 63);
    for (uint32_t i = 1; i < c->lesson_count; i++)
        if (!is_implied(c, hf_lit_var(c->lesson[i]), 0))
            c->lesson[kept++] = c->lesson[i];
    c->lesson_count = kept;
}

/* The second literal becomes one of the highest level but the first's: the level to return to, and
 * the last to become open again when the search backtracks, as a watched literal must be. */
static void find_level(hf_cdcl *c)
{
    uint32_t best = 1;
    c->lesson_level = 0;
    if (c->lesson_count == 1)
        return;
    for (uint32_t i = 2; i < c->lesson_count; i++)
        if (c->standing[hf_lit_var(c->lesson[i])].level >
            c->standing[hf_lit_var(c->lesson[best])].level)
            best = i;
    hf_lit second = c->lesson[best];
    c->lesson[best] = c->lesson[1];
    c->lesson[1] = second;
    c->lesson_level = c->standing[hf_lit_var(second)].level;
}

/* Long before the stamps run out they start over: an old stamp must never look new. */
static void renew_stamps(hf_cdcl *c)
{
    if (c->stamp_now < UINT32_MAX / 2)
        return;
    memset(c->stamp, 0, 2 * (size_t)c->vars * sizeof *c->stamp);
    memset(c->level_stamp, 0, c->level_room * sizeof *c->level_stamp);
    c->stamp_now = 0;
}

void hf_cdcl_analyze(hf_cdcl *c)
{
    renew_stamps(c);
    find_first_uip(c);
    minimise(c);
    hf_cdcl_shrink(c);
    for (uint32_t i = 0; i < c->marked_count; i++)
        c->mark[c->marked[i]] = HF_MARK_OPEN;
    c->marked_count = 0;
    find_level(c);
    c->lesson_lbd = hf_cdcl_lbd(c, c->lesson, c->lesson_count);
}

void hf_cdcl_learn(hf_cdcl *c)
{
    hf_lit first = c->lesson[0];
    hf_cdcl_backtrack(c, c->lesson_level);
    if (c->lesson_count == 1) {
        if (c->value[first] < 0)
            c->unsatisfiable = true;
        else if (!c->value[first])
            hf_cdcl_assign(c, first, HF_REASON_NONE);
    } else if (c->lesson_count == 2) {
        hf_cdcl_add_binary(c, first, c->lesson[1]);
        hf_cdcl_assign(c, first, hf_reason_make(HF_REASON_LIT, hf_lit_not(c->lesson[1])));
    } else {
        uint32_t place = hf_cdcl_add_clause(c, c->lesson, c->lesson_count, c->lesson_lbd);
        if (!c->no_memory)
            hf_cdcl_assign(c, first, hf_reason_make(HF_REASON_CLAUSE, place));
    }
}

void hf_cdcl_blame(hf_cdcl *c, hf_lit failed)
{
    hf_lit one;
    c->core_count = 0;
    c->core[c->core_count++] = failed;
    if (!c->standing[hf_lit_var(failed)].level)
        return;
    hf_cdcl_mark(c, hf_lit_var(failed), HF_MARK_SEEN);
    for (uint32_t at = c->trail_count; at-- > c->level_start[0];) {
        uint32_t var = hf_lit_var(c->trail[at]);
        hf_reason reason = c->standing[var].reason;
        if (!c->mark[var])
            continue;
        if (!reason) {
            c->core[c->core_count++] = c->trail[at]; /* every decision so far is an assumption */
            continue;
        }
        hf_premises p = hf_cdcl_premises(c, reason, &one);
        for (uint32_t i = 0; i < p.count; i++) {
            uint32_t other = p.are_vars ? p.item[i] : hf_lit_var(p.item[i]);
            if (!c->mark[other] && c->standing[other].level)
                hf_cdcl_mark(c, other, HF_MARK_SEEN);
        }
    }
    for (uint32_t i = 0; i < c->marked_count; i++)
        c->mark[c->marked[i]] = HF_MARK_OPEN;
    c->marked_count = 0;
}
