/* SPDX-License-Identifier: MIT
 *
 * run.c - following an assumption to its end.
 *
 * Two queues, one of what is on and one of what is off, are two cursors over the one list of
 * thoughts. What is on goes first: it switches off the other candidates of its cell, then of its
 * block, row and column. What is off leaves its cell with one candidate, or a region with one
 * place. When both queues are empty, rules beyond links may go on (advance.c).
 */
#include "logic/se/se.h"

#include "base/assert.h"

/* One more reason for the thought to come. */
static inline void rest_on(se_spread *s, unsigned i)
{
    s->reason[s->reasons++] = (uint16_t)i;
}

/* False: it is known to be on, which breaks the spread. */
static bool switch_off(hf_se *se, se_spread *s, unsigned by, unsigned candidate, se_cause cause)
{
    int on = s->index[se_potential(candidate, true)];
    if (on >= 0) {
        rest_on(s, by);
        hf_se_spread_break(se, s, se_potential(candidate, false), cause, (unsigned)on);
        return false;
    }
    if (s->index[se_potential(candidate, false)] < 0) {
        rest_on(s, by);
        hf_se_spread_weigh(s, hf_se_spread_add(se, s, se_potential(candidate, false), cause));
    }
    return true;
}

static bool follow_on(hf_se *se, se_spread *s, const se_field *f)
{
    unsigned i = s->on_next;
    while (!(s->thought[i].what & 1))
        i++;
    s->on_next = i + 1;
    s->on_waiting--;
    s->alive -= s->thought[i].alive;
    unsigned cell = s->thought[i].what / 18, d = s->thought[i].what / 2 % 9;
    unsigned block = hf_se_region[cell][SE_BLOCK];
    if (!s->nishio)
        BIT_EACH (k,
                  f->cand[cell] & ~(1u << d)) /* what a thought switches on is in as many cells */
            if (HF_NEVER(!switch_off(se, s, i, se_candidate(cell, k), SE_CAUSE_CELL)))
                return false;
    for (unsigned t = 0; t < SE_TYPES; t++) {
        unsigned r = hf_se_region[cell][t];
        /* the block's cells have been seen by the block already */
        unsigned skip = t == SE_BLOCK ? 1u << hf_se_spot[cell][t] : hf_se_cross[r][block];
        BIT_EACH (k, f->spots[r][d] & ~skip)
            if (!switch_off(se, s, i, se_candidate(hf_se_cell[r][k], d),
                            (se_cause)(SE_CAUSE_BLOCK + t)))
                return false;
    }
    return true;
}

/* In a dynamic spread a cell or region is down to two because of what has been switched off in it:
 * that belongs to the reasons, too. */
static void rest_on_struck(se_spread *s, const se_field *start, unsigned cell, unsigned d,
                           se_cause cause)
{
    if (cause == SE_CAUSE_CELL) {
        BIT_EACH (k, start->cand[cell] & ~(unsigned)s->field.cand[cell])
            rest_on(s, (unsigned)s->index[se_potential(se_candidate(cell, k), false)]);
        return;
    }
    unsigned r = hf_se_region[cell][cause - SE_CAUSE_BLOCK];
    BIT_EACH (k, start->spots[r][d] & ~(unsigned)s->field.spots[r][d])
        rest_on(s, (unsigned)s->index[se_potential(se_candidate(hf_se_cell[r][k], d), false)]);
}

typedef struct se_turn {
    uint16_t candidate;
    uint8_t cause;
} se_turn;

/* What is switched on when candidate (cell, d), still in the field, is switched off. */
static unsigned list_turns(const se_spread *s, const se_field *f, unsigned cell, unsigned d,
                           se_turn *turn)
{
    unsigned count = 0, others = f->cand[cell] & ~(1u << d);
    HF_ASSERT(f->cand[cell] >> d & 1);
    if (!s->nishio && se_is_one(others))
        turn[count++] = (se_turn){(uint16_t)se_candidate(cell, hf_lowest32(others)), SE_CAUSE_CELL};
    for (unsigned t = 0; t < SE_TYPES; t++) {
        unsigned r = hf_se_region[cell][t];
        others = f->spots[r][d] & ~(1u << hf_se_spot[cell][t]);
        if (se_is_one(others))
            turn[count++] = (se_turn){(uint16_t)se_candidate(hf_se_cell[r][hf_lowest32(others)], d),
                                      (uint8_t)(SE_CAUSE_BLOCK + t)};
    }
    return count;
}

static bool follow_off(hf_se *se, se_spread *s, const se_field *start, const se_field *f)
{
    se_turn turn[4];
    unsigned i = s->off_next;
    while (s->thought[i].what & 1)
        i++;
    s->off_next = i + 1;
    s->off_waiting--;
    s->alive -= s->thought[i].alive;
    unsigned cell = s->thought[i].what / 18, d = s->thought[i].what / 2 % 9;
    unsigned turns = list_turns(s, f, cell, d, turn);
    for (unsigned k = 0; k < turns; k++) {
        int off = s->index[se_potential(turn[k].candidate, false)];
        if (off < 0 && s->index[se_potential(turn[k].candidate, true)] >= 0)
            continue;
        rest_on(s, i);
        if (!s->is_static)
            rest_on_struck(s, start, cell, d, (se_cause)turn[k].cause);
        unsigned potential = se_potential(turn[k].candidate, true);
        if (off >= 0) {
            hf_se_spread_break(se, s, potential, (se_cause)turn[k].cause, (unsigned)off);
            return false;
        }
        hf_se_spread_weigh(s, hf_se_spread_add(se, s, potential, (se_cause)turn[k].cause));
    }
    if (!s->is_static)
        se_strike(&s->field, cell, d);
    return true;
}

/* At most 28 candidates are switched off by one that is on, at most 4 on by one that is off, each
 * of these for at most 10 reasons. */
enum { MOST_FOLLOW = 28, MOST_REASONS = 40 };

static inline bool is_short_of_room(const se_spread *s)
{
    return s->count + MOST_FOLLOW + 2 > s->thought_room ||
           s->reasons + MOST_REASONS > s->reason_room;
}

void hf_se_spread_run(hf_se *se, se_spread *s, const se_field *start, unsigned depth)
{
    const se_field *f = s->is_static ? start : &s->field;
    if (!s->on_waiting && !s->off_waiting && !hf_se_advance(se, s, start, depth))
        return; /* it had come to its end before */
    while (s->alive && !se->stopped) {
        if (is_short_of_room(s) && !hf_se_spread_reserve(se, s, MOST_FOLLOW, MOST_REASONS))
            return;
        if (s->on_waiting) {
            if (!follow_on(se, s, f))
                return;
        } else {
            HF_ASSERT(s->off_waiting); /* as long as a thought is alive, it waits */
            if (!follow_off(se, s, start, f))
                return;
        }
        if (!s->on_waiting && !s->off_waiting && s->level > 0)
            hf_se_advance(se, s, start, depth);
    }
}
