/* SPDX-License-Identifier: MIT
 *
 * model.c - from the candidates that singles left open to variables and groups.
 *
 * Variables are numbered cell by cell, so that the members of a group are ascending and the
 * variables of a cell neighbours in memory.
 */
#include <stdlib.h>
#include <string.h>

#include "solve/learn/learner.h"

/* What the learner holds: about 150 bytes per variable make this 600 MB. A board with more open
 * candidates (nearly empty, over 160 x 160) is left to plain search. */
enum { MOST_VARS = 1 << 22 };
/* A seat of the wide form has 22 bits for the group. */
enum { WIDE_SEAT_BITS = 10, MOST_GROUPS = 1 << 22, NARROW_SEAT_BITS = 6 };
enum { NARROW_MEMBERS = 64, NARROW_VARS = 1 << 16 };

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
static void lay_out(hf_cdcl *c, const hf_singles *s, uint32_t *group_of)
{
    uint32_t group = 0, start = 0;
    for (uint32_t cell = 0; cell < s->cells; cell++)
        if (s->value[cell] == HF_SINGLES_NONE) {
            c->group_start[group++] = start;
            start += hf_key_count(s->cell_key[cell]);
        }
    for (size_t i = 0; i < (size_t)s->houses * s->size; i++)
        if (hf_key_count(s->house_key[i]) > 1) {
            group_of[i] = group;
            c->group_start[group++] = start;
            start += hf_key_count(s->house_key[i]);
        }
    c->group_start[group] = start;
}

/* Numbers the variables and enters each into its groups. group_start[g] runs ahead while group g is
 * being filled and ends up as the start of the next group. */
static void enter(hf_cdcl *c, const hf_singles *s, const uint32_t *group_of)
{
    uint32_t var = 0, cell_group = 0;
    for (uint32_t cell = 0; cell < s->cells; cell++) {
        const uint32_t *of = s->houses_of + (size_t)cell * s->degree;
        if (s->value[cell] != HF_SINGLES_NONE)
            continue;
        for (uint32_t w = 0; w < s->words; w++) {
            uint64_t left = s->candidates[(size_t)cell * s->words + w];
            for (; left; left = hf_without_lowest64(left), var++) {
                uint32_t symbol = w * 64 + hf_lowest64(left);
                c->candidate[var] = cell * s->size + symbol;
                c->member[c->group_start[cell_group]++] = var;
                for (uint32_t i = 0; i < s->degree && of[i] != s->houses; i++)
                    c->member[c->group_start[group_of[(size_t)of[i] * s->size + symbol]]++] = var;
            }
        }
        cell_group++;
    }
    memmove(c->group_start + 1, c->group_start, c->groups * sizeof *c->group_start);
    c->group_start[0] = 0;
}

static bool fit_form(hf_cdcl *c)
{
    uint32_t most = 0;
    for (uint32_t g = 0; g < c->groups; g++)
        if (c->group_start[g + 1] - c->group_start[g] > most)
            most = c->group_start[g + 1] - c->group_start[g];
    bool narrow = most <= NARROW_MEMBERS && c->vars <= NARROW_VARS && !c->always_wide;
    c->form = !narrow ? HF_FORM_WIDE : c->seats == 4 ? HF_FORM_PLAIN : HF_FORM_MIXED;
    c->words = narrow ? 1 : (most + 63) / 64;
    c->seat_bits = narrow ? NARROW_SEAT_BITS : WIDE_SEAT_BITS;
    if ((size_t)c->groups * c->words > c->live_room) {
        size_t now = (size_t)c->groups * c->words;
        now += now / 4;
        free(c->live);
        c->live = malloc(now * sizeof *c->live);
        c->bytes += (now - c->live_room) * sizeof *c->live;
        c->live_room = now;
    }
    free(c->live_count);
    c->live_count = narrow ? NULL : malloc((c->groups + 1) * sizeof *c->live_count);
    return c->live && (narrow || c->live_count);
}

/* Writes seats and live sets for the groups as they now are. */
static void seat_all(hf_cdcl *c)
{
    uint32_t *next =
        c->visit; /* seats taken so far, per variable: borrowed, decide needs it later */
    memset(next, 0, c->vars * sizeof *next);
    memset(c->seat, 0xFF, (size_t)c->vars * c->seats * sizeof *c->seat);
    memset(c->live, 0, (size_t)c->groups * c->words * sizeof *c->live);
    for (uint32_t g = 0; g < c->groups; g++) {
        uint32_t start = c->group_start[g], count = c->group_start[g + 1] - start;
        uint64_t *live = c->live + (size_t)g * c->words;
        for (uint32_t i = 0; i < count; i++) {
            uint32_t var = c->member[start + i];
            c->seat[(size_t)var * c->seats + next[var]++] = g << c->seat_bits | i;
            live[i >> 6] |= UINT64_C(1) << (i & 63);
        }
        if (c->live_count)
            c->live_count[g] = count;
    }
    if (c->form != HF_FORM_WIDE)
        for (uint32_t i = 0; i < c->group_start[c->groups]; i++)
            c->member16[i] = (uint16_t)c->member[i];
}

hf_status hf_cdcl_build(hf_cdcl *c, const hf_singles *s)
{
    extent e = measure(s);
    uint32_t *group_of;
    if (e.vars > MOST_VARS || e.groups > MOST_GROUPS)
        return HF_TOO_LARGE;
    group_of = malloc((size_t)s->houses * s->size * sizeof *group_of);
    if (!group_of ||
        !hf_cdcl_fit(c, (uint32_t)e.vars, (uint32_t)e.groups, e.members, s->degree + 1)) {
        free(group_of);
        return HF_NO_MEMORY;
    }
    lay_out(c, s, group_of);
    enter(c, s, group_of);
    free(group_of);
    if (!fit_form(c))
        return HF_NO_MEMORY;
    seat_all(c);
    c->root_built = 0;
    return HF_OK;
}

void hf_cdcl_rebuild(hf_cdcl *c)
{
    uint32_t groups = 0, to = 0, from = 0;
    for (uint32_t g = 0; g < c->groups; g++) {
        uint32_t end = c->group_start[g + 1], kept = to;
        bool satisfied = false;
        for (uint32_t i = from; i < end; i++) {
            int8_t value = c->value[hf_lit_true(c->member[i])];
            satisfied |= value > 0;
            if (!value)
                c->member[to++] = c->member[i];
        }
        from = end;
        if (satisfied)
            to = kept;
        else
            c->group_start[groups++] = kept; /* groups <= g: nothing unread is overwritten */
    }
    c->groups = groups;
    c->group_start[groups] = to;
    /* Reasons that name groups are void now; at level 0 none is needed. */
    for (uint32_t i = 0; i < c->trail_count; i++)
        c->standing[hf_lit_var(c->trail[i])].reason = HF_REASON_NONE;
    if (!fit_form(c))
        c->no_memory = true;
    else
        seat_all(c);
    c->root_built = c->trail_count;
}
