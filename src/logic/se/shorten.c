/* SPDX-License-Identifier: MIT
 *
 * shorten.c - a proof with less in it: proofs inside the proof that need not be told.
 *
 * A search takes all nested hints of one moment together, each with a proof of its own. Told one after
 * the other, many of them follow at sight from what has been said before: the first leaves a cell with
 * one candidate, and that clears what the others labour at. Others are the same proof with another last
 * word. So a proof is gone through once more, line by line:
 *
 *     at sight   what singles show, from the thoughts that hold there, is told as singles if that takes
 *                fewer lines;
 *     the same   a proof that goes through the same lines as one just told joins it: "So r1c2 and r1c5
 *                are not 4";
 *     unused     what nothing rests on any more is dropped.
 *
 * The rating of a step is the search's business and stays as it is.
 */
#include "logic/se/shorten.h"

#include <string.h>

#include "base/assert.h"
#include "logic/rule.h"
#include "logic/se/retold.h"

enum { DEPTHS = SE_RETOLD_DEPTHS, MOST_BLOCKS = SE_RETOLD_BLOCKS, NOWHERE = SE_NO_THOUGHT };

/* ---- what holds ------------------------------------------------------------------------------ */

/* Forgets what held inside proofs that are over: those deeper than `depth`, or as deep. */
static void leave(se_retold *s, unsigned depth)
{
    for (unsigned d = depth; d < DEPTHS; d++)
        memset(s->fact[d], 0xff, sizeof s->fact[d]);
    while (s->tolds > 0 && s->old[s->told[s->tolds - 1].end].depth >= depth)
        s->tolds--;
}

/* The thoughts that hold at this depth, by what they say. */
static void gather(const se_retold *s, unsigned depth, uint16_t *holds)
{
    for (unsigned i = 0; i < SE_POTENTIALS; i++) {
        holds[i] = NOWHERE;
        for (unsigned d = 0; d <= depth; d++)
            if (s->fact[d][i] != NOWHERE)
                holds[i] = s->fact[d][i];
    }
}

/* ---- at sight -------------------------------------------------------------------------------- */

/* Tells what singles show, down to the thought wanted; gives back its number. */
static uint32_t tell_sight(se_retold *s, const hf_inference *like, se_sight *sight)
{
    uint32_t last = 0;
    for (unsigned i = 0; i < sight->lines; i++) {
        const se_sight_line *line = &sight->line[i];
        hf_inference t = {.cell = line->cell,
                          .symbol = (uint16_t)(line->digit + 1),
                          .holds = line->holds,
                          .ground = line->holds ? HF_GROUND_LAST : HF_GROUND_SEEN,
                          .depth = like->depth,
                          .branch = like->branch,
                          .house = line->region == SE_NOWHERE
                                       ? HF_NO_HOUSE
                                       : (uint16_t)hf_se_house_of(line->region),
                          .other = HF_NO_HOUSE};
        last = hf_se_retold_add(s, &t);
        sight->line[i].thought = (uint16_t)last;
        for (unsigned k = 0; k < line->reasons; k++) {
            uint16_t reason = line->reason[k];
            hf_se_retold_refer(
                s, reason & SE_SIGHT_LINE ? sight->line[reason & ~SE_SIGHT_LINE].thought : reason);
        }
    }
    return last;
}

static bool see(const se_retold *s, const hf_inference *wanted, unsigned most, se_sight *sight)
{
    uint16_t holds[SE_POTENTIALS];
    gather(s, wanted->depth, holds);
    HF_ASSERT(!wanted->holds); /* what proofs inside the proof prove is that candidates are out */
    return hf_se_see(sight, &s->se->position.field, holds, wanted->cell, wanted->symbol - 1u, most);
}

static bool shares(const se_retold *s, uint32_t i, uint32_t proved)
{
    const hf_inference *t = &s->old[i];
    return t->ground == HF_GROUND_PROVED && t->count == 1 && s->old_reference[t->first] == proved;
}

/* Lines that the thoughts first .. end - 1 make. */
static unsigned lines_in(const se_retold *s, uint32_t first, uint32_t end)
{
    unsigned lines = 0;
    for (uint32_t i = first; i < end; i++)
        lines += s->old[i].ground != HF_GROUND_SEEN;
    return lines;
}

/* Tells what a proof proves, and all others that refer to it, at sight if that is shorter. */
static bool tell_at_sight(se_retold *s, uint32_t first, uint32_t proved)
{
    se_sight sight;
    unsigned most = lines_in(s, first, proved);
    for (uint32_t i = proved; i < s->olds; i++)
        if ((i == proved || shares(s, i, proved)) && !see(s, &s->old[i], most, &sight))
            return false;
    bool seen = see(s, &s->old[proved], most, &sight); /* as before */
    HF_ASSERT(seen);
    s->place[proved] = (uint16_t)tell_sight(s, &s->old[proved], &sight);
    return true;
}

/* ---- the same -------------------------------------------------------------------------------- */

static bool same_thought(const hf_inference *a, const hf_inference *b)
{
    unsigned differ = (a->cell ^ b->cell) | (a->symbol ^ b->symbol) | (a->holds ^ b->holds) |
                      (a->ground ^ b->ground) | (a->depth ^ b->depth) | (a->branch ^ b->branch) |
                      (a->house ^ b->house) | (a->other ^ b->other) | (a->symbols ^ b->symbols);
    return differ == 0;
}

/* The next thought that makes a line. */
static uint32_t next_line(const se_retold *s, uint32_t i, uint32_t end)
{
    while (i < end && s->old[i].ground == HF_GROUND_SEEN)
        i++;
    return i;
}

/* The thought of a told block that says the same in the same line as thought `wanted` of another one
 * that begins at `first`; NOWHERE: the lines up to there differ. */
static uint32_t counterpart(const se_retold *s, const se_block *told, uint32_t first,
                            uint32_t wanted)
{
    uint32_t a = next_line(s, told->first, told->end);
    for (uint32_t b = first;; a = next_line(s, a + 1, told->end), b++) {
        b = next_line(s, b, wanted);
        HF_ASSERT(a < told->end); /* both have as many lines */
        if (!same_thought(&s->old[a], &s->old[b]))
            return NOWHERE;
        if (b == wanted)
            return a;
    }
}

/* Do both have the same lines? And does `proved` end, in all cases, with what a line clears? Then these
 * lines in the told one. */
static bool find_same(const se_retold *s, const se_block *told, uint32_t first, uint32_t proved,
                      uint32_t *line)
{
    const hf_inference *p = &s->old[proved];
    if (s->old[told->end].depth != p->depth ||
        lines_in(s, told->first, told->end) != lines_in(s, first, proved))
        return false;
    if (HF_NEVER(p->count > 9)) /* one end for each candidate of a cell, or place in a region */
        return false;
    for (unsigned k = 0; k < p->count; k++) {
        uint32_t end = s->old_reference[p->first + k];
        const hf_inference *e = &s->old[end];
        HF_ASSERT(end >= first && end < proved); /* it ends what was supposed for it */
        if (e->ground != HF_GROUND_SEEN || retold_potential(e) != retold_potential(p))
            return false;
        /* which clears what it sees, as something of the same proof */
        HF_ASSERT(e->count > 0 && s->old_reference[e->first] >= first);
        line[k] = counterpart(s, told, first, s->old_reference[e->first]);
        if (line[k] == NOWHERE)
            return false;
        HF_ASSERT(s->place[line[k]] !=
                  NOWHERE); /* no proof inside the told one, which could be left out */
    }
    return p->count > 0;
}

static bool join(se_retold *s, uint32_t first, uint32_t proved)
{
    uint32_t line[9];
    const hf_inference *p = &s->old[proved];
    for (uint32_t i = 0; i < s->tolds; i++) {
        const se_block *told = &s->told[i];
        if (!find_same(s, told, first, proved, line))
            continue;
        for (unsigned k = 0; k < p->count; k++) {
            hf_inference end = s->old[s->old_reference[p->first + k]];
            hf_se_retold_insert(s, s->place[told->end], &end, s->place[line[k]]);
        }
        s->place[proved] = (uint16_t)hf_se_retold_add(s, p);
        hf_se_retold_refer(s, s->place[told->end]);
        return true;
    }
    return false;
}

/* ---- going through --------------------------------------------------------------------------- */

/* A thought that refers to a proof which is told at sight now is told so itself. It was seen then (tell_at_sight); if
 * what was told since contradicts itself, a single may be none any more. */
static void retell(se_retold *s, uint32_t i)
{
    se_sight sight;
    if (see(s, &s->old[i], UINT32_MAX, &sight))
        s->place[i] = (uint16_t)tell_sight(s, &s->old[i], &sight);
    else
        s->failed = true;
}

static void copy(se_retold *s, uint32_t i)
{
    const hf_inference *t = &s->old[i];
    uint16_t known = s->fact[t->depth][retold_potential(t)];
    HF_ASSERT(known == NOWHERE ||
              t->ground != HF_GROUND_SUPPOSED); /* it forgets what held: leave */
    if (known != NOWHERE &&
        s->now[known].ground != HF_GROUND_SUPPOSED) { /* told at sight before its turn */
        s->place[i] = known;
        return;
    }
    if (t->ground == HF_GROUND_PROVED && t->count == 1 &&
        s->old[s->old_reference[t->first]].ground == HF_GROUND_PROVED &&
        s->now[s->place[s->old_reference[t->first]]].ground != HF_GROUND_PROVED) {
        retell(s, i);
        return;
    }
    s->place[i] = (uint16_t)hf_se_retold_add(s, t);
    for (unsigned k = 0; k < t->count; k++)
        hf_se_retold_refer(s, s->place[s->old_reference[t->first + k]]);
}

/* What the thoughts from `first` on, which are deeper than those before, prove. */
static uint32_t proved_by(const se_retold *s, uint32_t first)
{
    uint32_t i = first;
    while (s->old[i].depth >= s->old[first].depth) /* the last thought is not inside a proof */
        i++;
    HF_ASSERT(i < s->olds);
    return i;
}

static void go_through(se_retold *s)
{
    unsigned depth = 0;
    leave(s, 0);
    for (uint32_t i = 0; i < s->olds && !s->failed; i++) {
        const hf_inference *t = &s->old[i];
        if (t->depth > depth) {
            uint32_t proved = proved_by(s, i);
            leave(s, t->depth);
            if (tell_at_sight(s, i, proved) || join(s, i, proved)) {
                i = proved;
                continue;
            }
            if (s->tolds < MOST_BLOCKS)
                s->told[s->tolds++] = (se_block){i, proved};
        } else if (t->ground == HF_GROUND_SUPPOSED) {
            leave(s, t->depth);
        }
        depth = t->depth;
        copy(s, i);
    }
}

/* ---- all of it ------------------------------------------------------------------------------- */

static bool has_proofs_inside(const hf_step *step)
{
    for (uint32_t i = 0; i < step->inferences; i++)
        if (step->inference[i].depth > 0)
            return step->inference[i].depth < DEPTHS;
    return false;
}

void hf_se_shorten(hf_se *se, hf_step *step, const uint16_t *ends, unsigned count)
{
    if (hf_step_failed(step) || !has_proofs_inside(step))
        return;
    se_retold *s = hf_se_retold_new(se, step);
    if (!s) {
        hf_se_stop(se, HF_NO_MEMORY);
        return;
    }
    go_through(s);
    if (!s->failed)
        hf_se_retold_write(s, ends, count, step);
    hf_se_retold_free(s);
}
