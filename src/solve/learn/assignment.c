/* SPDX-License-Identifier: MIT
 *
 * assignment.c - an assignment's memory, its live sets, and whether it is sound.
 */
#include <string.h>

#include "base/assert.h"
#include "solve/learn/assignment.h"
#include "solve/learn/room.h"

void hf_assignment_close(hf_assignment *a)
{
    void *all[] = {a->value, a->standing,   a->trail,      a->level_start,
                   a->live,  a->live_count, a->level_stamp};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        free(all[i]);
    memset(a, 0, sizeof *a);
}

size_t hf_assignment_memory(const hf_assignment *a)
{
    return a->vars_room * (2 * sizeof *a->value + sizeof *a->standing + sizeof *a->trail) +
           a->levels_room * (sizeof *a->level_start + sizeof *a->level_stamp) +
           a->live_room * sizeof *a->live + a->live_count_room * sizeof *a->live_count;
}

static bool fit_vars(hf_assignment *a, size_t vars)
{
    size_t now = hf_room_for(vars);
    if (vars <= a->vars_room)
        return true;
    a->vars_room = 0;
    if (!hf_room_renew(&a->value, 2 * now, sizeof *a->value) ||
        !hf_room_renew(&a->standing, now, sizeof *a->standing) ||
        !hf_room_renew(&a->trail, now, sizeof *a->trail))
        return false;
    a->vars_room = now;
    return true;
}

bool hf_assignment_fit_levels(hf_assignment *a, uint32_t levels)
{
    size_t now = hf_room_for(levels);
    HF_ASSERT(!a->level);
    if (levels <= a->levels_room)
        return true;
    a->levels_room = 0;
    if (!hf_room_renew(&a->level_start, now, sizeof *a->level_start) ||
        !hf_room_renew(&a->level_stamp, now, sizeof *a->level_stamp))
        return false;
    memset(a->level_stamp, 0, now * sizeof *a->level_stamp);
    a->level_stamp_now = 0;
    a->levels_room = now;
    return true;
}

static bool fit_live(hf_assignment *a, const hf_model *m)
{
    size_t words = (size_t)m->groups * m->words;
    if (words > a->live_room) {
        a->live_room = 0;
        if (!hf_room_renew(&a->live, hf_room_for(words), sizeof *a->live))
            return false;
        a->live_room = hf_room_for(words);
    }
    HF_ASSERT(a->live != NULL); /* a model has groups when it is built, if perhaps none later */
    if (m->form == HF_MODEL_WIDE && m->groups > a->live_count_room) {
        a->live_count_room = 0;
        if (!hf_room_renew(&a->live_count, hf_room_for(m->groups), sizeof *a->live_count))
            return false;
        a->live_count_room = hf_room_for(m->groups);
    }
    return true;
}

/* Every member of every group is live. */
static bool fill_live(hf_assignment *a, const hf_model *m)
{
    if (!fit_live(a, m))
        return false;
    for (uint32_t g = 0; g < m->groups; g++) {
        uint32_t count = hf_model_group_size(m, g);
        for (uint32_t w = 0; w < m->words; w++)
            a->live[(size_t)g * m->words + w] = count > 64 * w ? hf_low_bits64(count - 64 * w) : 0;
        if (m->form == HF_MODEL_WIDE)
            a->live_count[g] = count;
    }
    return true;
}

bool hf_assignment_start(hf_assignment *a, const hf_model *m)
{
    a->trail_count = a->next_group = a->next_clause = a->level = a->root_built = 0;
    if (!fit_vars(a, m->vars) || !hf_assignment_fit_levels(a, m->vars + 1) || !fill_live(a, m))
        return false;
    memset(a->value, 0, 2 * (size_t)m->vars * sizeof *a->value);
    return true;
}

void hf_assignment_rebuild(hf_assignment *a, hf_model *m)
{
    HF_ASSERT(!a->level && a->next_group == a->trail_count && a->next_clause == a->trail_count);
    hf_model_rebuild(m, a->value);
    /* Reasons that name groups are void now; at level 0 none is needed. */
    for (uint32_t i = 0; i < a->trail_count; i++)
        a->standing[hf_lit_node(a->trail[i])].why = HF_WHY_NONE;
    a->root_built = a->trail_count;
    bool filled = fill_live(a, m);
    HF_ASSERT(filled); /* groups become fewer and smaller: there is room */
}

/* Long before the stamps run out they start over: an old stamp must never look new. */
static uint32_t next_stamp(hf_assignment *a)
{
    if (a->level_stamp_now == UINT32_MAX) {
        memset(a->level_stamp, 0, a->levels_room * sizeof *a->level_stamp);
        a->level_stamp_now = 0;
    }
    return ++a->level_stamp_now;
}

uint32_t hf_assignment_levels(hf_assignment *a, const hf_lit *lits, uint32_t count)
{
    uint32_t levels = 0, stamp = next_stamp(a);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t level = a->standing[hf_lit_node(lits[i])].level;
        if (level && a->level_stamp[level] != stamp) {
            a->level_stamp[level] = stamp;
            levels++;
        }
    }
    return levels;
}

/* ---- for assertions -------------------------------------------------------------------------- */

static bool trail_is_sound(const hf_assignment *a)
{
    for (uint32_t i = 0, level = 0; i < a->trail_count; i++) {
        const hf_standing *its = &a->standing[hf_lit_node(a->trail[i])];
        while (level < a->level && a->level_start[level] <= i)
            level++;
        if (its->level != level || a->value[a->trail[i]] != 1 ||
            a->value[hf_lit_not(a->trail[i])] != -1)
            return false;
    }
    return true;
}

bool hf_assignment_is_sound(const hf_assignment *a, const hf_model *m)
{
    uint32_t set = 0;
    for (uint32_t var = 0; var < m->vars; var++)
        set += !hf_assignment_is_open(a, var);
    if (set != a->trail_count || a->next_group > set || a->next_clause > set || !trail_is_sound(a))
        return false;
    for (uint32_t g = 0; g < m->groups; g++)
        for (uint32_t i = 0; i < hf_model_group_size(m, g); i++) {
            uint64_t word = a->live[(size_t)g * m->words + i / 64];
            if ((word >> i % 64 & 1) !=
                (a->value[hf_lit_true(m->member[m->group_start[g] + i])] >= 0))
                return false;
        }
    return true;
}
