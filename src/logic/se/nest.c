/* SPDX-License-Identifier: MIT
 *
 * nest.c - the identity of nested hints, and what they add to a complexity.
 */
#include <stdlib.h>
#include <string.h>

#include "logic/se/se.h"

/* ---- fingerprints and causes ----------------------------------------------------------------- */

static uint64_t mix(uint64_t hash, uint64_t value)
{
    hash ^= value + UINT64_C(0x9e3779b97f4a7c15) + (hash << 6) + (hash >> 2);
    hash *= UINT64_C(0xff51afd7ed558ccd);
    return hash ^ hash >> 33;
}

void hf_se_gather_begin(se_gather *g, uint64_t seed)
{
    g->fingerprint = mix(12345, seed);
    g->causes = 0;
    memset(g->seen, 0, sizeof g->seen);
}

void hf_se_gather_next(se_gather *g)
{
    g->fingerprint = mix(g->fingerprint, SE_POTENTIALS);
}

void hf_se_gather_thought(se_gather *g, unsigned potential)
{
    g->fingerprint = mix(g->fingerprint, potential);
}

void hf_se_gather_cause(se_gather *g, unsigned potential, se_cause cause)
{
    unsigned cell = potential / 18, d = potential / 2 % 9, code = cell;
    if (cause == SE_CAUSE_NONE)
        return;
    if (cause != SE_CAUSE_CELL)
        code = SE_CELLS + 9u * hf_se_region[cell][cause - SE_CAUSE_BLOCK] + d;
    if (g->seen[code / 64] >> (code % 64) & 1)
        return;
    g->seen[code / 64] |= UINT64_C(1) << (code % 64);
    g->cause[g->causes++] = (uint16_t)code;
}

/* ---- identities ------------------------------------------------------------------------------ */

static bool grow_identities(se_nests *n)
{
    uint32_t slots = n->nest_slots ? 2 * n->nest_slots : 1024;
    uint64_t *key = calloc(slots, sizeof *key);
    int32_t *value = malloc(slots * sizeof *value);
    uint32_t *complexity = realloc(n->complexity, slots / 2 * sizeof *complexity);
    if (complexity)
        n->complexity = complexity;
    uint32_t *counted = realloc(n->counted, slots / 2 * sizeof *counted);
    if (counted)
        n->counted = counted;
    if (!key || !value || !complexity || !counted) {
        free(key);
        free(value);
        return false;
    }
    for (uint32_t i = 0; i < n->nest_slots; i++) {
        uint32_t at = (uint32_t)n->fingerprint[i] & (slots - 1);
        if (!n->fingerprint[i])
            continue;
        while (key[at])
            at = (at + 1) & (slots - 1);
        key[at] = n->fingerprint[i];
        value[at] = n->nest[i];
    }
    free(n->fingerprint);
    free(n->nest);
    n->fingerprint = key;
    n->nest = value;
    n->nest_slots = slots;
    return true;
}

int32_t hf_se_nest_number(hf_se *se, uint64_t fingerprint, uint32_t complexity)
{
    se_nests *n = &se->nests;
    if (2 * (n->nests + 1) > n->nest_slots && !grow_identities(n)) {
        hf_se_stop(se, HF_NO_MEMORY);
        return SE_NO_NEST;
    }
    fingerprint |= !fingerprint; /* 0 means free */
    uint32_t at = (uint32_t)fingerprint & (n->nest_slots - 1);
    while (n->fingerprint[at] && n->fingerprint[at] != fingerprint)
        at = (at + 1) & (n->nest_slots - 1);
    if (n->fingerprint[at])
        return n->nest[at];
    n->fingerprint[at] = fingerprint;
    n->nest[at] = (int32_t)n->nests;
    n->complexity[n->nests] = complexity;
    n->counted[n->nests] = 0;
    return (int32_t)n->nests++;
}

void hf_se_nests_reset(se_nests *n)
{
    if (n->lists)
        memset(n->list, 0, n->list_slots * sizeof *n->list);
    if (n->nests)
        memset(n->fingerprint, 0, n->nest_slots * sizeof *n->fingerprint);
    n->lists = n->nests = 0;
    hf_se_arena_reset(&n->arena);
}

void hf_se_nests_discard(se_nests *n)
{
    free(n->list);
    free(n->fingerprint);
    free(n->nest);
    free(n->complexity);
    free(n->counted);
    hf_se_arena_discard(&n->arena);
}

bool hf_se_nested_fill(hf_se *se, se_nested *out, const se_gather *g, uint32_t complexity,
                       const se_struck *strike, unsigned strikes)
{
    se_struck *struck = hf_se_take(&se->nests.arena, strikes * sizeof *struck);
    uint16_t *cause = hf_se_take(&se->nests.arena, (g->causes + 1) * sizeof *cause);
    out->nest = hf_se_nest_number(se, g->fingerprint, complexity);
    if (!struck || !cause || out->nest == SE_NO_NEST) {
        hf_se_stop(se, HF_NO_MEMORY);
        return false;
    }
    memcpy(struck, strike, strikes * sizeof *struck);
    memcpy(cause, g->cause, g->causes * sizeof *cause);
    out->strike = struck;
    out->strikes = (uint16_t)strikes;
    out->cause = cause;
    out->causes = (uint16_t)g->causes;
    return true;
}

/* ---- complexity ------------------------------------------------------------------------------ */

void hf_se_count_begin(se_nests *n)
{
    n->count_epoch++;
}

uint32_t hf_se_count_nested(se_nests *n, const se_spread *s, unsigned i)
{
    const uint64_t *ancestor = se_ancestors(s, i);
    uint32_t sum = 0;
    for (unsigned k = 0; k <= i / 64; k++)
        for (uint64_t rest = ancestor[k] & s->carrier[k]; rest; rest &= rest - 1) {
            int32_t nest = s->thought[64 * k + hf_lowest64(rest)].nest;
            if (n->counted[nest] == n->count_epoch)
                continue;
            n->counted[nest] = n->count_epoch;
            sum += n->complexity[nest];
        }
    return sum;
}

uint32_t hf_se_nested_sum(se_nests *n, const se_spread *s, unsigned i)
{
    hf_se_count_begin(n);
    return hf_se_count_nested(n, s, i);
}
