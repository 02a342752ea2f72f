/* SPDX-License-Identifier: MIT
 *
 * model.c - from the candidates that singles left open to variables and groups.
 *
 * Variables are numbered cell by cell, so that the members of a group are ascending and the
 * variables of a cell neighbours in memory.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "base/bits.h"
#include "solve/learn/model.h"
#include "solve/learn/room.h"

/* What the learner holds: about 150 bytes per variable make this 600 MB. A board with more open
 * candidates (nearly empty, over 160 x 160) is left to plain search. */
enum { MOST_VARS = 1 << 22 };
/* A seat of the wide form has 22 bits for the group. */
enum { WIDE_SEAT_BITS = 10, MOST_GROUPS = 1 << 22, NARROW_SEAT_BITS = 6 };
enum { NARROW_MEMBERS = 64, NARROW_VARS = 1 << 16 };

/* ---- memory ---------------------------------------------------------------------------------- */

void hf_model_close(hf_model *m)
{
    void *all[] = {m->candidate, m->group_start, m->member, m->member16, m->seat, m->seated};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        free(all[i]);
    memset(m, 0, sizeof *m);
}

size_t hf_model_memory(const hf_model *m)
{
    return m->vars_room * (sizeof *m->candidate + sizeof *m->seated) +
           m->groups_room * sizeof *m->group_start +
           m->members_room * (sizeof *m->member + sizeof *m->member16) +
           m->seats_room * sizeof *m->seat;
}

static bool fit_vars(hf_model *m, size_t vars)
{
    size_t now = hf_room_for(vars);
    if (vars <= m->vars_room)
        return true;
    m->vars_room = 0;
    if (!hf_room_renew(&m->candidate, now, sizeof *m->candidate) ||
        !hf_room_renew(&m->seated, now, sizeof *m->seated))
        return false;
    m->vars_room = now;
    return true;
}

static bool fit_groups(hf_model *m, size_t groups)
{
    size_t now = hf_room_for(groups + 1);
    if (groups < m->groups_room)
        return true;
    m->groups_room = 0;
    if (!hf_room_renew(&m->group_start, now, sizeof *m->group_start))
        return false;
    m->groups_room = now;
    return true;
}

static bool fit_members(hf_model *m, size_t members)
{
    size_t now = hf_room_for(members);
    if (members <= m->members_room)
        return true;
    m->members_room = 0;
    if (!hf_room_renew(&m->member, now, sizeof *m->member) ||
        !hf_room_renew(&m->member16, now, sizeof *m->member16))
        return false;
    m->members_room = now;
    return true;
}

static bool fit_seats(hf_model *m, size_t seats)
{
    size_t now = hf_room_for(seats);
    if (seats <= m->seats_room)
        return true;
    m->seats_room = 0;
    if (!hf_room_renew(&m->seat, now, sizeof *m->seat))
        return false;
    m->seats_room = now;
    return true;
}

/* ---- building -------------------------------------------------------------------------------- */

typedef struct extent {
    size_t vars;
    size_t groups;
    size_t members;
} extent;

static extent measure(const hf_singles *s)
{
    extent e = {0, 0, 0};
    for (uint32_t c = 0; c < s->cells; c++)
        if (s->value[c] == HF_SINGLES_NONE) {
            e.vars += hf_key_count(s->cell_key[c]);
            e.groups++;
        }
    e.members = e.vars;
    for (size_t i = 0; i < (size_t)s->houses * s->size; i++)
        if (hf_key_count(s->house_key[i]) > 1) {
            e.members += hf_key_count(s->house_key[i]);
            e.groups++;
        }
    return e;
}

/* Lays out the groups one after the other: those of open cells, then those of (house, symbol)
 * pairs. group_of[house * size + symbol] receives the number of a pair's group. */
static void lay_out(hf_model *m, const hf_singles *s, uint32_t *group_of)
{
    uint32_t group = 0, start = 0;
    for (uint32_t cell = 0; cell < s->cells; cell++)
        if (s->value[cell] == HF_SINGLES_NONE) {
            m->group_start[group++] = start;
            start += hf_key_count(s->cell_key[cell]);
        }
    for (size_t i = 0; i < (size_t)s->houses * s->size; i++)
        if (hf_key_count(s->house_key[i]) > 1) {
            group_of[i] = group;
            m->group_start[group++] = start;
            start += hf_key_count(s->house_key[i]);
        }
    m->group_start[group] = start;
}

/* Numbers the variables and enters each into its groups. group_start[g] runs ahead while group g is
 * being filled and ends up as the start of the next group. False: told to stop. */
static bool enter(hf_model *m, const hf_singles *s, const uint32_t *group_of)
{
    uint32_t var = 0, cell_group = 0;
    for (uint32_t cell = 0; cell < s->cells; cell++) {
        const uint32_t *of = s->houses_of + (size_t)cell * s->degree;
        if (s->value[cell] != HF_SINGLES_NONE)
            continue;
        HF_ASSERT(s->search); /* engines load singles for one; tests without build no model */
        if (hf_search_work(s->search, (uint64_t)m->seats * s->size))
            return false;
        for (uint32_t w = 0; w < s->words; w++) {
            uint64_t left = s->candidates[(size_t)cell * s->words + w];
            for (; left; left = hf_without_lowest64(left), var++) {
                uint32_t symbol = w * 64 + hf_lowest64(left);
                m->candidate[var] = cell * s->size + symbol;
                m->member[m->group_start[cell_group]++] = var;
                for (uint32_t i = 0; i < s->degree && of[i] != s->houses; i++)
                    m->member[m->group_start[group_of[(size_t)of[i] * s->size + symbol]]++] = var;
            }
        }
        cell_group++;
    }
    memmove(m->group_start + 1, m->group_start, m->groups * sizeof *m->group_start);
    m->group_start[0] = 0;
    return true;
}

static void choose_form(hf_model *m)
{
    uint32_t most = 0;
    for (uint32_t g = 0; g < m->groups; g++)
        if (hf_model_group_size(m, g) > most)
            most = hf_model_group_size(m, g);
    bool narrow = most <= NARROW_MEMBERS && m->vars <= NARROW_VARS && !m->always_wide;
    m->form = !narrow ? HF_MODEL_WIDE : m->even && m->seats == 4 ? HF_MODEL_PLAIN : HF_MODEL_MIXED;
    m->words = narrow ? 1 : (most + 63) / 64;
    m->seat_bits = narrow ? NARROW_SEAT_BITS : WIDE_SEAT_BITS;
}

/* Writes the seats for the groups as they now are. */
static void seat_all(hf_model *m)
{
    memset(m->seated, 0, m->vars * sizeof *m->seated);
    memset(m->seat, 0xFF, (size_t)m->vars * m->seats * sizeof *m->seat);
    for (uint32_t g = 0; g < m->groups; g++) {
        uint32_t start = m->group_start[g], count = hf_model_group_size(m, g);
        HF_ASSERT(count <= m->words * 64);
        for (uint32_t i = 0; i < count; i++) {
            uint32_t var = m->member[start + i];
            HF_ASSERT(var < m->vars && m->seated[var] < m->seats);
            m->seat[(size_t)var * m->seats + m->seated[var]++] = g << m->seat_bits | i;
        }
    }
    if (m->form != HF_MODEL_WIDE)
        for (uint32_t i = 0; i < m->group_start[m->groups]; i++)
            m->member16[i] = (uint16_t)m->member[i];
}

hf_status hf_model_build(hf_model *m, const hf_singles *s)
{
    extent e = measure(s);
    uint32_t *group_of;
    if (e.vars > MOST_VARS || e.groups > MOST_GROUPS)
        return HF_TOO_LARGE;
    group_of = malloc((size_t)s->houses * s->size * sizeof *group_of);
    m->vars = (uint32_t)e.vars;
    m->groups = (uint32_t)e.groups;
    m->seats = s->degree + 1;
    if (!group_of || !fit_vars(m, e.vars) || !fit_groups(m, e.groups) ||
        !fit_members(m, e.members) || !fit_seats(m, e.vars * m->seats)) {
        free(group_of);
        return HF_NO_MEMORY;
    }
    lay_out(m, s, group_of);
    bool entered = enter(m, s, group_of);
    free(group_of);
    if (!entered) {
        m->vars = 0;
        return HF_OK;
    }
    m->even = e.members == e.vars * m->seats;
    choose_form(m);
    seat_all(m);
    return HF_OK;
}

/* The most groups that a variable is in; `seated` counts them. */
static uint32_t most_seats(hf_model *m, const hf_model_parts *parts)
{
    uint32_t most = 0;
    memset(m->seated, 0, parts->vars * sizeof *m->seated);
    for (uint32_t i = 0; i < parts->group_start[parts->groups]; i++) {
        uint32_t count = ++m->seated[parts->member[i]];
        most = count > most ? count : most;
    }
    return most;
}

hf_status hf_model_compose(hf_model *m, const hf_model_parts *parts)
{
    uint32_t members = parts->group_start[parts->groups];
    HF_ASSERT(parts->vars <= MOST_VARS && parts->groups <= MOST_GROUPS);
    if (!fit_vars(m, parts->vars) || !fit_groups(m, parts->groups) || !fit_members(m, members))
        return HF_NO_MEMORY;
    m->vars = parts->vars;
    m->groups = parts->groups;
    m->seats = most_seats(m, parts);
    if (!fit_seats(m, (size_t)m->vars * m->seats))
        return HF_NO_MEMORY;
    for (uint32_t var = 0; var < m->vars; var++)
        m->candidate[var] = var;
    memcpy(m->group_start, parts->group_start, (m->groups + 1) * sizeof *m->group_start);
    memcpy(m->member, parts->member, members * sizeof *m->member);
    m->even = (size_t)m->vars * m->seats == members;
    choose_form(m);
    seat_all(m);
    return HF_OK;
}

void hf_model_rebuild(hf_model *m, const int8_t *value)
{
    uint32_t groups = 0, to = 0, from = 0;
    for (uint32_t g = 0; g < m->groups; g++) {
        uint32_t end = m->group_start[g + 1], kept = to;
        bool satisfied = false;
        for (uint32_t i = from; i < end; i++) {
            int8_t its = value[hf_lit_true(m->member[i])];
            satisfied |= its > 0;
            if (!its)
                m->member[to++] = m->member[i];
        }
        from = end;
        if (satisfied)
            to = kept;
        else
            m->group_start[groups++] = kept; /* groups <= g: nothing unread is overwritten */
    }
    m->groups = groups;
    m->group_start[groups] = to;
    choose_form(m);
    seat_all(m);
}
