/* SPDX-License-Identifier: MIT
 *
 * shrink.c - shorter lessons. Three steps, in an order that matters: the first argues with the
 * marks that analysis left, which the other two no longer respect.
 *
 * Blocks. From the highest level down: if a level has several literals in the lesson, and all that
 * lies between them and one point of that level rests only on literals that are in the lesson or
 * implied by it, that point alone stands for them (Fleury and Biere 2021). 5 to 21 % fewer conflicts.
 *
 * Strengthen. "not v, or x, ..." where x shares a group with v: v makes x false, so x adds nothing.
 *
 * Pairs. "x, or y, ..." where one true v made both false: "not v" says the same or more and is
 * shorter. 1.4 times faster on hard 25 x 25 boards.
 */
#include "base/assert.h"
#include "solve/learn/analysis.h"

/* Sorts literals 1.. by level, highest first. Lessons are short and often nearly in order. */
static void sort_by_level(hf_lesson *lesson, const hf_standing *standing)
{
    for (uint32_t i = 2; i < lesson->count; i++) {
        hf_lit lit = lesson->lit[i];
        uint32_t level = standing[hf_lit_node(lit)].level, k = i;
        for (; k > 1 && standing[hf_lit_node(lesson->lit[k - 1])].level < level; k--)
            lesson->lit[k] = lesson->lit[k - 1];
        lesson->lit[k] = lit;
    }
}

/* Finds the point of `level` that stands for the literals lesson[first..end). False: there is none
 * that rests on the lesson alone. Variables on the way are stamped at their "true" literal. */
static bool find_block_uip(hf_analysis *y, const hf_history *h, uint32_t first, uint32_t end,
                           hf_lit *uip)
{
    uint32_t level = h->standing[hf_lit_node(y->lesson.lit[first])].level;
    uint32_t at = h->level_start[level];
    uint32_t open = end - first;
    hf_lit one;

    HF_ASSERT(level < h->level); /* of the last level the lesson has one literal alone */
    y->stamp_now++;
    for (uint32_t i = first; i < end; i++)
        y->stamp[hf_lit_true(hf_lit_node(y->lesson.lit[i]))] = y->stamp_now;
    for (;;) {
        do
            at--;
        while (y->stamp[hf_lit_true(hf_lit_node(h->trail[at]))] != y->stamp_now);
        uint32_t var = hf_lit_node(h->trail[at]);
        if (open == 1) {
            *uip = h->trail[at];
            return true;
        }
        hf_premises p = hf_history_premises(h, h->standing[var].why, &one);
        for (uint32_t i = 0; i < p.count; i++) {
            uint32_t other = hf_premise_var(&p, i);
            uint32_t its_level = h->standing[other].level;
            if (other == var || !its_level || y->stamp[hf_lit_true(other)] == y->stamp_now)
                continue;
            if (its_level != level && y->mark[other] != HF_TRACE_SEEN)
                return false;
            if (its_level == level) {
                y->stamp[hf_lit_true(other)] = y->stamp_now;
                open++;
            }
        }
        open--;
    }
}

static void shrink_blocks(hf_analysis *y, const hf_history *h)
{
    uint32_t kept = 1, i = 1;
    sort_by_level(&y->lesson, h->standing);
    while (i < y->lesson.count) {
        uint32_t level = h->standing[hf_lit_node(y->lesson.lit[i])].level, end = i + 1;
        hf_lit uip;
        while (end < y->lesson.count && h->standing[hf_lit_node(y->lesson.lit[end])].level == level)
            end++;
        if (end - i >= 2 && find_block_uip(y, h, i, end, &uip)) {
            y->lesson.lit[kept++] = hf_lit_not(uip);
            hf_analysis_mark(y, hf_lit_node(uip), HF_TRACE_SEEN);
        } else {
            for (uint32_t k = i; k < end; k++)
                y->lesson.lit[kept++] = y->lesson.lit[k];
        }
        i = end;
    }
    y->lesson.count = kept;
}

static void strengthen(hf_analysis *y, const hf_model *m)
{
    uint32_t kept = 1;
    y->stamp_now++;
    for (uint32_t i = 0; i < y->lesson.count; i++) {
        uint32_t var = hf_lit_node(y->lesson.lit[i]);
        const uint32_t *seat = hf_model_seats(m, var);
        if (hf_lit_is_true(y->lesson.lit[i]))
            continue;
        for (uint32_t k = 0; k < m->seats && seat[k] != HF_NO_SEAT; k++) {
            uint32_t group = seat[k] >> m->seat_bits;
            for (uint32_t at = m->group_start[group]; at < m->group_start[group + 1]; at++)
                y->stamp[hf_lit_true(m->member[at])] = y->stamp_now;
        }
    }
    for (uint32_t i = 1; i < y->lesson.count; i++)
        if (y->stamp[y->lesson.lit[i]] != y->stamp_now) /* no "not" has this stamp */
            y->lesson.lit[kept++] = y->lesson.lit[i];
    y->lesson.count = kept;
}

/* The true literal that alone made this literal of the lesson false; UINT32_MAX: there is none, or
 * the literal is a "not". */
static hf_lit cause_of(const hf_history *h, hf_lit lit)
{
    hf_why why = h->standing[hf_lit_node(lit)].why;
    return hf_lit_is_true(lit) && hf_why_kind(why) == HF_WHY_LIT ? hf_why_what(why) : UINT32_MAX;
}

static void shrink_pairs(hf_analysis *y, const hf_history *h)
{
    uint32_t once = y->stamp_now + 1, often = y->stamp_now + 2, kept = 1;
    bool any = false;
    y->stamp_now += 2;
    for (uint32_t i = 1; i < y->lesson.count; i++) {
        hf_lit cause = cause_of(h, y->lesson.lit[i]);
        if (cause == UINT32_MAX)
            continue;
        if (y->stamp[cause] == once) {
            y->stamp[cause] = often;
            any = true;
        } else if (y->stamp[cause] != often) {
            y->stamp[cause] = once;
        }
    }
    if (!any)
        return;
    /* A "not" that is in the lesson already must not come in twice. A cause is a true literal and a
     * literal of the lesson a false one, so the two kinds of stamps never meet. */
    for (uint32_t i = 0; i < y->lesson.count; i++)
        y->stamp[y->lesson.lit[i]] = often;
    for (uint32_t i = 1; i < y->lesson.count; i++) {
        hf_lit cause = cause_of(h, y->lesson.lit[i]);
        if (cause == UINT32_MAX || y->stamp[cause] != often) {
            y->lesson.lit[kept++] = y->lesson.lit[i];
        } else if (y->stamp[hf_lit_not(cause)] != often) {
            y->stamp[hf_lit_not(cause)] = often;
            y->lesson.lit[kept++] = hf_lit_not(cause);
        }
    }
    y->lesson.count = kept;
}

void hf_analysis_shrink(hf_analysis *y, const hf_history *h, const hf_model *m)
{
    if (y->lesson.count > 3)
        shrink_blocks(y, h);
    if (y->lesson.count > 2)
        strengthen(y, m);
    if (y->lesson.count > 2)
        shrink_pairs(y, h);
}
