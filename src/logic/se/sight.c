/* SPDX-License-Identifier: MIT
 *
 * sight.c - see sight.h. Everything that singles show is found round by round, so that the way to the
 * candidate is a short one; then only that way is kept.
 */
#include "logic/se/sight.h"

#include <string.h>

#include "base/assert.h"

enum { UNKNOWN = 0xffff, BY_TRUTH = 0x4000 };

/* A candidate that is true. */
typedef struct truth {
    uint8_t cell, digit;
    uint8_t region;   /* where it is the last one; SE_NOWHERE: in its cell */
    bool needed;      /* on the way to what is wanted */
    uint16_t thought; /* that says so; SE_NO_THOUGHT: found here */
    uint16_t line;    /* that says so, if found here */
} truth;

typedef struct looking {
    const se_field *start;
    uint16_t cand[SE_CELLS];
    uint16_t why[SE_CANDIDATES]; /* why it is out: a thought, or BY_TRUTH + the number of a truth */
    truth found[SE_CANDIDATES];
    unsigned founds;
    uint16_t told[SE_CANDIDATES]; /* the line that says so */
} looking;

static void rule_out(looking *l, unsigned cell, unsigned digit, unsigned why)
{
    if (!(l->cand[cell] >> digit & 1))
        return;
    l->cand[cell] = (uint16_t)(l->cand[cell] & ~(1u << digit));
    l->why[se_candidate(cell, digit)] = (uint16_t)why;
}

/* Another truth, and all that it rules out. */
static void accept(looking *l, unsigned cell, unsigned digit, unsigned region, uint16_t thought)
{
    unsigned number = BY_TRUTH + l->founds;
    HF_ASSERT(l->founds < SE_CANDIDATES); /* each candidate once */
    l->found[l->founds++] = (truth){.cell = (uint8_t)cell,
                                    .digit = (uint8_t)digit,
                                    .region = (uint8_t)region,
                                    .thought = thought};
    BIT_EACH (d, l->cand[cell] & ~(1u << digit))
        rule_out(l, cell, d, number);
    for (unsigned i = 0; i < SE_PEERS; i++)
        rule_out(l, hf_se_peer[cell][i], digit, number);
}

/* Is the last candidate of a cell, or one that is the last in a region, known to be true? What is true rules all
 * others out of its cell, so no other digit there can be meant. */
static bool is_known(const looking *l, unsigned cell, unsigned digit)
{
    for (unsigned i = 0; i < l->founds; i++)
        if (l->found[i].cell == cell) {
            HF_ASSERT(l->found[i].digit == digit);
            (void)digit;
            return true;
        }
    return false;
}

static void begin(looking *l, const se_field *field, const uint16_t *holds)
{
    l->start = field;
    l->founds = 0;
    memcpy(l->cand, field->cand, sizeof l->cand);
    memset(l->why, 0xff, sizeof l->why);
    memset(l->told, 0xff, sizeof l->told);
    for (unsigned c = 0; c < SE_CANDIDATES; c++)
        if (holds[se_potential(c, false)] != SE_NO_THOUGHT)
            rule_out(l, c / 9, c % 9, holds[se_potential(c, false)]);
    for (unsigned c = 0; c < SE_CANDIDATES; c++)
        if (holds[se_potential(c, true)] != SE_NO_THOUGHT)
            accept(l, c / 9, c % 9, SE_NOWHERE, holds[se_potential(c, true)]);
}

/* The spots of a region that are left for a digit. */
static unsigned spots_of(const looking *l, unsigned region, unsigned digit)
{
    unsigned spots = 0;
    for (unsigned s = 0; s < 9; s++)
        spots |= (unsigned)(l->cand[hf_se_cell[region][s]] >> digit & 1) << s;
    return spots;
}

/* The singles of one round; false: there are none. */
static bool look(looking *l)
{
    unsigned before = l->founds;
    for (unsigned c = 0; c < SE_CELLS; c++)
        if (se_is_one(l->cand[c]) && !is_known(l, c, hf_lowest32(l->cand[c])))
            accept(l, c, hf_lowest32(l->cand[c]), SE_NOWHERE, SE_NO_THOUGHT);
    for (unsigned r = 0; r < SE_REGIONS; r++)
        for (unsigned d = 0; d < 9; d++) {
            unsigned spots = spots_of(l, r, d);
            if (!se_is_one(spots))
                continue;
            unsigned cell = hf_se_cell[r][hf_lowest32(spots)];
            if (!is_known(l, cell, d))
                accept(l, cell, d, r, SE_NO_THOUGHT);
        }
    return l->founds > before;
}

/* The candidates that had to go so that a truth is the last one; gives back how many. */
static unsigned others_of(const looking *l, const truth *t, uint16_t other[8])
{
    unsigned count = 0;
    if (t->region == SE_NOWHERE) {
        BIT_EACH (d, l->start->cand[t->cell] & ~(1u << t->digit))
            other[count++] = (uint16_t)se_candidate(t->cell, d);
        return count;
    }
    BIT_EACH (s, l->start->spots[t->region][t->digit])
        if (hf_se_cell[t->region][s] != t->cell)
            other[count++] = (uint16_t)se_candidate(hf_se_cell[t->region][s], t->digit);
    return count;
}

/* Marks the truths on the way to one of them; gives back how many of them were found here. */
static unsigned mark_way(looking *l, unsigned last)
{
    unsigned lines = 0;
    l->found[last].needed = true;
    for (unsigned i = last + 1; i-- > 0;) {
        uint16_t other[8];
        if (!l->found[i].needed || l->found[i].thought != SE_NO_THOUGHT)
            continue;
        unsigned count = others_of(l, &l->found[i], other);
        for (unsigned k = 0; k < count; k++)
            if (l->why[other[k]] >= BY_TRUTH) { /* all of them are out */
                HF_ASSERT(l->why[other[k]] != UNKNOWN);
                l->found[l->why[other[k]] - BY_TRUTH].needed = true;
            }
        lines++;
    }
    return lines;
}

/* ---- telling --------------------------------------------------------------------------------- */

static unsigned shared_region(unsigned a, unsigned b)
{
    unsigned t = 0;
    if (a == b)
        return SE_NOWHERE;
    while (hf_se_region[a][t] != hf_se_region[b][t]) /* they see each other */
        t++;
    HF_ASSERT(t < SE_TYPES);
    return hf_se_region[a][t];
}

/* There is room: singles found here are one in a cell at most, and each candidate is said to be out once. */
static se_sight_line *add_line(se_sight *sight, unsigned cell, unsigned digit, bool holds)
{
    HF_ASSERT(sight->lines < SE_SIGHT_MOST);
    se_sight_line *line = &sight->line[sight->lines++];
    *line = (se_sight_line){.cell = (uint8_t)cell,
                            .digit = (uint8_t)digit,
                            .holds = holds,
                            .region = SE_NOWHERE,
                            .thought = SE_NO_THOUGHT};
    return line;
}

/* What says that a candidate is out, told now if a truth found here shows it. */
static uint16_t say_out(looking *l, se_sight *sight, unsigned candidate)
{
    unsigned why = l->why[candidate];
    if (why < BY_TRUTH)
        return (uint16_t)why;
    if (l->told[candidate] == UNKNOWN) {
        const truth *t = &l->found[why - BY_TRUTH];
        l->told[candidate] = (uint16_t)sight->lines;
        se_sight_line *line = add_line(sight, candidate / 9, candidate % 9, false);
        line->region = (uint8_t)shared_region(t->cell, candidate / 9);
        line->reason[line->reasons++] =
            t->thought != SE_NO_THOUGHT ? t->thought : (uint16_t)(SE_SIGHT_LINE | t->line);
    }
    return (uint16_t)(SE_SIGHT_LINE | l->told[candidate]);
}

static void say_truth(looking *l, se_sight *sight, truth *t)
{
    uint16_t other[8], by[8];
    unsigned count = others_of(l, t, other);
    for (unsigned k = 0; k < count; k++)
        by[k] = say_out(l, sight, other[k]);
    t->line = (uint16_t)sight->lines;
    se_sight_line *line = add_line(sight, t->cell, t->digit, true);
    line->region = t->region;
    line->reasons = (uint8_t)count;
    memcpy(line->reason, by, count * sizeof *by);
}

bool hf_se_see(se_sight *sight, const se_field *field, const uint16_t *holds, unsigned cell,
               unsigned digit, unsigned most)
{
    looking l;
    unsigned wanted = se_candidate(cell, digit);
    begin(&l, field, holds);
    sight->lines = 0;
    while (l.why[wanted] == UNKNOWN && look(&l))
        ;
    if (l.why[wanted] == UNKNOWN || l.why[wanted] < BY_TRUTH)
        return false;
    unsigned last = l.why[wanted] - (unsigned)BY_TRUTH;
    if (mark_way(&l, last) >= most)
        return false;
    for (unsigned i = 0; i <= last; i++)
        if (l.found[i].needed && l.found[i].thought == SE_NO_THOUGHT)
            say_truth(&l, sight, &l.found[i]);
    say_out(&l, sight, wanted);
    return true;
}
