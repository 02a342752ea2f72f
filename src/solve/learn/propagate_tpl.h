/* SPDX-License-Identifier: MIT
 *
 * propagate_tpl.h - the consequences of an assignment, written once for the three forms of
 * learner.h.
 *
 * False is eager: the moment a variable becomes false its bit is cleared in each group, and a group
 * with one live member left makes it true at once. True is queued: for each of the variable's
 * groups the other live members become false. A live member that is already true is a conflict: two
 * true members of one group. Groups run to their fixpoint before each look at a clause, because
 * they are cheap and find most of what follows.
 *
 * No group ever loses its last live member: the one before it has already made it true, and what is
 * true is not made false.
 *
 * An including file defines
 *     FORM(name)     the function's name in this form
 *     MEMBER         type of a member
 *     MEMBER_LIST    the field of hf_model that lists members of that type
 *     SEAT_BITS      bits of a seat that give the place in the group
 *     SEATS(m)       seats per variable; a constant lets the compiler unroll
 *     SEATS_VARY     1 if seats can end early (HF_NO_SEAT)
 *     WIDE           1 if a live set has several words and a count
 */
#include "solve/learn/propagate.h"

/* The fields the inner loops need, as locals: a store through int8_t could otherwise change any of
 * them as far as the compiler knows, and it would load them again each time. */
typedef struct cursor {
    int8_t *value;
    hf_standing *standing;
    hf_lit *trail;
    uint32_t trail_count;
    uint32_t level;
    uint64_t *live;
    uint32_t *live_count;
    const uint32_t *seat;
    const MEMBER *member;
    const uint32_t *group_start;
    uint32_t seats;
    uint32_t words;
} cursor;

static inline cursor take_up(const hf_model *m, const hf_assignment *a)
{
    return (cursor){.value = a->value,
                    .standing = a->standing,
                    .trail = a->trail,
                    .trail_count = a->trail_count,
                    .level = a->level,
                    .live = a->live,
                    .live_count = a->live_count,
                    .seat = m->seat,
                    .member = m->MEMBER_LIST,
                    .group_start = m->group_start,
                    .seats = SEATS(m),
                    .words = m->words};
}

#define PLACE_MASK ((UINT32_C(1) << SEAT_BITS) - 1)
#if SEATS_VARY
#define FOR_SEATS(k, i, var)                                                                       \
    for (const uint32_t *i = (k)->seat + (size_t)(var) * (k)->seats, *i##_end = i + (k)->seats;    \
         i < i##_end && *i != HF_NO_SEAT; i++)
#else
#define FOR_SEATS(k, i, var)                                                                       \
    for (const uint32_t *i = (k)->seat + (size_t)(var)*SEATS(k), *i##_end = i + SEATS(k);          \
         i < i##_end; i++)
#endif

static inline void set_true(cursor *k, uint32_t var, hf_why why)
{
    HF_ASSERT(!k->value[hf_lit_true(var)]);
    k->value[hf_lit_true(var)] = 1;
    k->value[hf_lit_false(var)] = -1;
    k->standing[var] = (hf_standing){k->level, why};
    k->trail[k->trail_count++] = hf_lit_true(var);
}

/* Clears a live bit; returns the survivor if one is left, else UINT32_MAX. */
static inline uint32_t lose(cursor *k, uint32_t seat)
{
    uint32_t group = seat >> SEAT_BITS, place = seat & PLACE_MASK;
#if WIDE
    uint64_t *set = k->live + (size_t)group * k->words;
    set[place >> 6] &= ~(UINT64_C(1) << (place & 63));
    if (--k->live_count[group] > 1)
        return UINT32_MAX;
    uint32_t w = 0;
    HF_ASSERT(k->live_count[group] == 1);
    while (!set[w])
        w++;
    return k->member[k->group_start[group] + w * 64 + hf_lowest64(set[w])];
#else
    uint64_t set = k->live[group] & ~(UINT64_C(1) << place);
    HF_ASSERT(set && set != k->live[group]);
    k->live[group] = set;
    return hf_is_single64(set) ? k->member[k->group_start[group] + hf_lowest64(set)] : UINT32_MAX;
#endif
}

static inline void set_false(cursor *k, uint32_t var, hf_why why)
{
    HF_ASSERT(!k->value[hf_lit_true(var)]);
    k->value[hf_lit_true(var)] = -1;
    k->value[hf_lit_false(var)] = 1;
    k->standing[var] = (hf_standing){k->level, why};
    k->trail[k->trail_count++] = hf_lit_false(var);
    FOR_SEATS(k, at, var)
    {
        uint32_t survivor = lose(k, *at);
        if (survivor != UINT32_MAX && !k->value[hf_lit_true(survivor)])
            set_true(k, survivor, hf_why_make(HF_WHY_GROUP, *at >> SEAT_BITS));
    }
}

static inline void set(cursor *k, hf_lit lit, hf_why why)
{
    if (hf_lit_is_true(lit))
        set_true(k, hf_lit_node(lit), why);
    else
        set_false(k, hf_lit_node(lit), why);
}

/* Makes the members in one word of a group false, but the one at `keep`. True: one of them is true.
 */
static inline bool exclude_word(cursor *k, hf_assignment *a, uint64_t live, const MEMBER *member,
                                hf_lit cause)
{
    for (; live; live = hf_without_lowest64(live)) {
        uint32_t var = member[hf_lowest64(live)];
        if (!k->value[hf_lit_true(var)]) {
            set_false(k, var, hf_why_make(HF_WHY_LIT, cause));
        } else {
            a->conflict = (hf_conflict){HF_WHY_LIT, cause, hf_lit_true(var)};
            return true;
        }
    }
    return false;
}

/* Follows up true variables in their groups. True: conflict. */
static inline bool follow_groups(cursor *k, hf_assignment *a)
{
    while (a->next_group < k->trail_count) {
        hf_lit cause = k->trail[a->next_group++];
        if (!hf_lit_is_true(cause))
            continue;
        FOR_SEATS(k, at, hf_lit_node(cause))
        {
            uint32_t group = *at >> SEAT_BITS, place = *at & PLACE_MASK;
            const MEMBER *member = k->member + k->group_start[group];
#if WIDE
            if (k->live_count[group] == 1)
                continue;
            for (uint32_t w = 0; w < k->words; w++) {
                uint64_t live = k->live[(size_t)group * k->words + w];
                if (place >> 6 == w)
                    live &= ~(UINT64_C(1) << (place & 63));
                if (exclude_word(k, a, live, member + w * 64, cause))
                    return true;
            }
#else
            uint64_t live = k->live[group] & ~(UINT64_C(1) << place);
            if (exclude_word(k, a, live, member, cause))
                return true;
#endif
        }
    }
    return false;
}

/* Looks at one watched clause of the false literal `lost`. Returns 1 if its watch moved elsewhere,
 * 0 if it stays, -1 on a conflict; *blocker is the literal to keep with the watch. */
static inline int follow_clause(cursor *k, hf_assignment *a, hf_clauses *c, hf_lit lost,
                                uint32_t place, hf_lit *blocker)
{
    uint32_t *clause = c->arena + place;
    hf_lit *lit = clause + HF_CLAUSE_LITS;
    uint32_t size = clause[HF_CLAUSE_SIZE];
    hf_lit other = lit[0] ^ lit[1] ^ lost;

    *blocker = other;
    if (k->value[other] > 0)
        return 0;
    for (uint32_t i = 2; i < size; i++)
        if (k->value[lit[i]] >= 0) {
            hf_lit fresh = lit[i];
            lit[0] = other;
            lit[1] = fresh;
            lit[i] = lost;
            hf_clauses_watch(c, fresh, other, place);
            return 1;
        }
    if (k->value[other] < 0) {
        a->conflict.why = hf_why_make(HF_WHY_CLAUSE, place);
        return -1;
    }
    lit[0] = other;
    lit[1] = lost;
    set(k, other, hf_why_make(HF_WHY_CLAUSE, place));
    return 0;
}

/* Looks at the clauses that watch the false literal `lost`. True: conflict. */
static inline bool follow_clauses(cursor *k, hf_assignment *a, hf_clauses *c, hf_lit lost)
{
    hf_watch_list *list = &c->watch[lost];
    hf_watched *from = list->item, *to = from, *end;
    bool bad = false;

    if (!list->count)
        return false;
    end = from + list->count;
    while (from < end && !bad) {
        hf_watched w = *from++;
        int8_t value = k->value[w.blocker];
        if (value <= 0 && w.clause & HF_WATCH_BINARY) {
            if (value < 0) {
                a->conflict = (hf_conflict){HF_WHY_LIT, hf_lit_not(lost), hf_lit_not(w.blocker)};
                bad = true;
            } else {
                set(k, w.blocker, hf_why_make(HF_WHY_LIT, hf_lit_not(lost)));
            }
        } else if (value <= 0) {
            int moved = follow_clause(k, a, c, lost, w.clause, &w.blocker);
            if (moved > 0)
                continue;
            bad = moved < 0;
        }
        *to++ = w;
    }
    while (from < end)
        *to++ = *from++;
    list->count = (uint32_t)(to - list->item);
    return bad;
}

bool FORM(hf_propagate)(const hf_model *m, hf_assignment *a, hf_clauses *c)
{
    cursor k = take_up(m, a);
    bool bad = false;
    for (;;) {
        bad = follow_groups(&k, a);
        if (bad || a->next_clause >= k.trail_count)
            break;
        bad = follow_clauses(&k, a, c, hf_lit_not(k.trail[a->next_clause++]));
        if (bad)
            break;
    }
    a->trail_count = k.trail_count;
    return bad;
}

void FORM(hf_assign)(const hf_model *m, hf_assignment *a, hf_lit lit, hf_why why)
{
    cursor k = take_up(m, a);
    set(&k, lit, why);
    a->trail_count = k.trail_count;
}

void FORM(hf_backtrack)(const hf_model *m, hf_assignment *a, hf_order *o, uint32_t level)
{
    cursor k = take_up(m, a);
    uint32_t start;
    if (a->level <= level)
        return;
    start = a->level_start[level];
    for (uint32_t i = k.trail_count; i-- > start;) {
        uint32_t var = hf_lit_node(k.trail[i]);
        k.value[hf_lit_true(var)] = 0;
        k.value[hf_lit_false(var)] = 0;
        if (!hf_lit_is_true(k.trail[i]))
            FOR_SEATS(&k, at, var)
            {
                uint32_t group = *at >> SEAT_BITS, place = *at & PLACE_MASK;
#if WIDE
                k.live[(size_t)group * k.words + (place >> 6)] |= UINT64_C(1) << (place & 63);
                k.live_count[group]++;
#else
                k.live[group] |= UINT64_C(1) << place;
#endif
            }
        if (o->place[var] == HF_NOT_IN_HEAP)
            hf_order_insert(o, var);
    }
    a->trail_count = start;
    if (a->next_group > start)
        a->next_group = start;
    if (a->next_clause > start)
        a->next_clause = start;
    a->level = level;
}
