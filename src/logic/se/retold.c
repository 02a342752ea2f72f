/* SPDX-License-Identifier: MIT
 *
 * retold.c - see retold.h.
 */
#include "logic/se/retold.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "logic/rule.h"

enum { DEPTHS = SE_RETOLD_DEPTHS, NOWHERE = SE_NO_THOUGHT };

/* Marks, while it works, a thought that was put in. */
enum { PUT_IN = 1 };

static bool take_room(se_retold *s, const hf_step *step)
{
    s->olds = step->inferences;
    s->room = 3 * s->olds + 256;
    if (s->room > UINT16_MAX) /* they are counted by 16 bits */
        s->room = UINT16_MAX;
    s->reference_room = 4 * step->references + 1024;
    /* one piece, what needs the most alignment first */
    s->now = malloc((s->olds + s->room) * sizeof *s->now +
                    (2 * (size_t)s->reference_room + s->room) * sizeof *s->place +
                    s->room * sizeof *s->used);
    if (!s->now)
        return false;
    s->old = s->now + s->room;
    s->place = (uint16_t *)(void *)(s->old + s->olds);
    s->reference = s->place + s->room;
    s->old_reference = s->reference + s->reference_room;
    s->used = (bool *)(s->old_reference + s->reference_room);
    return true;
}

se_retold *hf_se_retold_new(const hf_se *se, const hf_step *step)
{
    se_retold *s = calloc(1, sizeof *s);
    if (!s || !take_room(s, step)) {
        free(s);
        return NULL;
    }
    s->se = se;
    HF_ASSERT(s->olds > 0); /* it has proofs inside */
    memcpy(s->old, step->inference, s->olds * sizeof *s->old);
    if (step->references > 0)
        memcpy(s->old_reference, step->reference, step->references * sizeof *s->old_reference);
    memset(s->place, 0xff, s->room * sizeof *s->place);
    memset(s->fact, 0xff, sizeof s->fact);
    return s;
}

void hf_se_retold_free(se_retold *s)
{
    free(s->now);
    free(s);
}

/* ---- the new list ---------------------------------------------------------------------------- */

void hf_se_retold_refer(se_retold *s, uint32_t to)
{
    HF_ASSERT(s->failed || to < s->count); /* a thought that is told */
    s->failed |= s->references == s->reference_room;
    if (s->failed)
        return;
    s->reference[s->references++] = (uint16_t)to;
    s->now[s->count - 1].count++;
}

uint32_t hf_se_retold_add(se_retold *s, const hf_inference *t)
{
    s->failed |= s->count == s->room;
    if (s->failed)
        return 0;
    s->now[s->count] = *t;
    s->now[s->count].first = (uint16_t)s->references;
    s->now[s->count].count = 0;
    s->fact[t->depth][retold_potential(t)] = (uint16_t)s->count;
    return s->count++;
}

static void shift(uint16_t *number, uint32_t from)
{
    if (*number != NOWHERE && *number >= from)
        ++*number;
}

/* A thought that rests on one other, put in before another. */
void hf_se_retold_insert(se_retold *s, uint32_t before, const hf_inference *t, uint32_t reason)
{
    s->failed |= s->count == s->room || s->references == s->reference_room;
    if (s->failed)
        return;
    memmove(s->now + before + 1, s->now + before, (s->count - before) * sizeof *s->now);
    s->count++;
    for (uint32_t i = 0; i < s->references; i++)
        shift(&s->reference[i], before);
    for (uint32_t i = 0; i < s->olds; i++)
        shift(&s->place[i], before);
    for (unsigned d = 0; d < DEPTHS; d++)
        for (unsigned i = 0; i < SE_POTENTIALS; i++)
            shift(&s->fact[d][i], before);
    s->now[before] = *t;
    s->now[before].symbols = PUT_IN;
    s->now[before].first = (uint16_t)s->references;
    s->now[before].count = 1;
    s->reference[s->references++] = (uint16_t)reason;
}

/* ---- what is left ---------------------------------------------------------------------------- */

/* Marks what the ends rest on, and the suppositions of all that is marked. */
static void mark_used(const se_retold *s, const uint16_t *ends, unsigned count, bool *used)
{
    bool open[DEPTHS] = {false}, proved[DEPTHS] = {false};
    memset(used, 0, s->count * sizeof *used);
    for (unsigned k = 0; k < count; k++)
        used[s->place[ends[k]]] = true;
    for (uint32_t i = s->count; i-- > 0;) {
        const hf_inference *t = &s->now[i];
        if (t->ground == HF_GROUND_SEEN && t->symbols == PUT_IN)
            used[i] |= proved[t->depth - 1];
        if (t->ground == HF_GROUND_PROVED)
            proved[t->depth] = used[i];
        if (t->ground == HF_GROUND_SUPPOSED) {
            used[i] |= open[t->depth];
            open[t->depth] = false;
        } else if (used[i]) {
            open[t->depth] = true;
        }
        for (unsigned k = 0; used[i] && k < t->count; k++)
            used[s->reference[t->first + k]] = true;
    }
}

void hf_se_retold_write(se_retold *s, const uint16_t *ends, unsigned count, hf_step *step)
{
    uint16_t *number = s->place;
    bool *used = s->used;
    mark_used(s, ends, count, used);
    step->inferences = step->references = 0;
    for (uint32_t i = 0; i < s->count; i++) {
        if (!used[i])
            continue;
        if (s->now[i].ground == HF_GROUND_SEEN)
            s->now[i].symbols = 0;
        number[i] = (uint16_t)hf_step_infer(step, &s->now[i]);
        for (unsigned k = 0; k < s->now[i].count; k++)
            hf_step_refer(step, number[s->reference[s->now[i].first + k]]);
    }
}
