/* SPDX-License-Identifier: MIT
 *
 * spread.c - making thoughts: memory, ancestors, and what they weigh.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "logic/se/se.h"

/* ---- memory ---------------------------------------------------------------------------------- */

enum { FIRST_THOUGHTS = 320, FIRST_REASONS = 768, MOST_THOUGHTS = SE_POTENTIALS + 2 };

se_spread *hf_se_spread_new(void)
{
    se_spread *s = calloc(1, sizeof *s);
    if (s)
        memset(s->index, 0xff, sizeof s->index);
    return s;
}

void hf_se_spread_free(se_spread *s)
{
    if (!s)
        return;
    free(s->thought);
    free(s->reason);
    free(s->ancestor);
    free(s);
}

static bool grow_thoughts(se_spread *s, unsigned least)
{
    unsigned room = s->thought_room ? 2 * s->thought_room : FIRST_THOUGHTS;
    HF_ASSERT(room >= least || room > MOST_THOUGHTS); /* a few dozens more than there are */
    if (room > MOST_THOUGHTS)
        room = MOST_THOUGHTS;
    se_thought *thought = realloc(s->thought, room * sizeof *thought);
    if (!thought)
        return false;
    s->thought = thought;
    uint64_t *ancestor = realloc(s->ancestor, se_ancestors_at(room) * sizeof *ancestor);
    if (!ancestor)
        return false;
    s->ancestor = ancestor;
    s->thought_room = room;
    return true;
}

/* There are never more thoughts than potentials, one that contradicts, and the end mark. */
bool hf_se_spread_reserve(hf_se *se, se_spread *s, unsigned thoughts, unsigned reasons)
{
    unsigned need = s->count + thoughts + 2;
    if (need > MOST_THOUGHTS)
        need = MOST_THOUGHTS;
    if (need > s->thought_room && !grow_thoughts(s, need)) {
        hf_se_stop(se, HF_NO_MEMORY);
        return false;
    }
    if (s->reasons + reasons <= s->reason_room)
        return true;
    unsigned room = s->reason_room ? 2 * s->reason_room : FIRST_REASONS;
    if (room < s->reasons + reasons)
        room = s->reasons + reasons;
    uint16_t *larger = realloc(s->reason, room * sizeof *larger);
    if (!larger) {
        hf_se_stop(se, HF_NO_MEMORY);
        return false;
    }
    s->reason = larger;
    s->reason_room = room;
    return true;
}

/* ---- ancestors ------------------------------------------------------------------------------- */

static void inherit_one(se_spread *s, unsigned i, unsigned from)
{
    uint64_t *mine = se_ancestors(s, i);
    const uint64_t *other = se_ancestors(s, from);
    unsigned k = 0;
    for (; k <= from / 64; k++)
        mine[k] = other[k];
    for (; k <= i / 64; k++)
        mine[k] = 0;
    mine[i / 64] |= UINT64_C(1) << (i % 64);
    s->thought[i].count = (uint16_t)(s->thought[from].count + 1);
    s->thought[i].nested = s->thought[from].nested;
}

static void inherit_all(hf_se *se, se_spread *s, unsigned i)
{
    uint64_t *mine = se_ancestors(s, i);
    uint32_t nested = 0;
    unsigned count = 0, words = i / 64 + 1;
    for (unsigned k = 0; k < words; k++)
        mine[k] = 0;
    for (uint32_t r = s->thought[i].reasons; r < s->thought[i + 1].reasons; r++) {
        unsigned from = s->reason[r];
        const uint64_t *other = se_ancestors(s, from);
        nested |= s->thought[from].nested;
        for (unsigned k = 0; k <= from / 64; k++)
            mine[k] |= other[k];
    }
    mine[i / 64] |= UINT64_C(1) << (i % 64);
    for (unsigned k = 0; k < words; k++)
        count += hf_popcount64(mine[k]);
    s->thought[i].count = (uint16_t)count;
    s->thought[i].nested = nested ? hf_se_nested_sum(&se->nests, s, i) : 0;
}

static void inherit(hf_se *se, se_spread *s, unsigned i)
{
    uint32_t first = s->thought[i].reasons, end = s->thought[i + 1].reasons;
    if (s->is_static) {
        s->thought[i].count = (uint16_t)(first < end ? s->thought[s->reason[first]].count + 1 : 1);
        s->thought[i].nested = 0;
    } else if (first == end) {
        memset(se_ancestors(s, i), 0, (i / 64 + 1) * sizeof(uint64_t));
        se_ancestors(s, i)[i / 64] |= UINT64_C(1) << (i % 64);
        s->thought[i].count = 1;
        s->thought[i].nested = 0;
    } else if (end - first == 1) {
        inherit_one(s, i, s->reason[first]);
    } else {
        inherit_all(se, s, i);
    }
}

/* ---- thoughts -------------------------------------------------------------------------------- */

static void fill_in(hf_se *se, se_spread *s, unsigned i, unsigned potential, se_cause cause)
{
    se_thought *t = &s->thought[i];
    t->what = (uint16_t)potential;
    t->cause = (uint8_t)cause;
    t->nest = SE_NO_NEST;
    t->where = 0;
    t[1].reasons = s->reasons;
    inherit(se, s, i);
}

unsigned hf_se_spread_add(hf_se *se, se_spread *s, unsigned potential, se_cause cause)
{
    unsigned i = s->count++;
    s->index[potential] = (int16_t)i;
    s->has[potential & 1][potential >> 7] |= UINT64_C(1) << (potential >> 1 & 63);
    fill_in(se, s, i, potential, cause);
    return i;
}

void hf_se_spread_weigh(se_spread *s, unsigned i)
{
    se_thought *t = &s->thought[i];
    unsigned weight = t->count + t->nested;
    t->alive = weight < s->bound;
    s->alive += t->alive;
    if (weight < s->least_since)
        s->least_since = weight;
    if (t->what & 1)
        s->on_waiting++;
    else
        s->off_waiting++;
}

void hf_se_spread_break(hf_se *se, se_spread *s, unsigned potential, se_cause cause,
                        unsigned against)
{
    HF_ASSERT(s->index[potential] <
              0); /* its contrary is known, and both would have broken it before */
    s->broken = true;
    s->against = against;
    fill_in(se, s, s->count, potential, cause);
}

void hf_se_spread_begin(hf_se *se, se_spread *s, const se_field *start, unsigned potential,
                        bool dynamic, unsigned bound)
{
    for (unsigned i = 0; i < s->count; i++)
        s->index[s->thought[i].what] = -1;
    s->count = s->reasons = 0;
    s->broken = s->truncated = false;
    s->is_static = !dynamic;
    if (s->carriers)
        memset(s->carrier, 0, sizeof s->carrier);
    s->carriers = s->alive = s->rounds = 0;
    s->bound = bound;
    s->least_since = SE_NO_BOUND;
    s->on_next = s->on_waiting = s->off_next = s->off_waiting = 0;
    memset(s->has, 0, sizeof s->has);
    if (dynamic)
        s->field = *start;
    if (!hf_se_spread_reserve(se, s, 1, 1))
        return;
    s->thought[0].reasons = 0;
    hf_se_spread_weigh(s, hf_se_spread_add(se, s, potential, SE_CAUSE_NONE));
}
