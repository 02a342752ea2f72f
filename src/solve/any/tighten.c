/* SPDX-License-Identifier: MIT
 *
 * tighten.c - runs overlaps (overlaps.c) and subsets (subsets.c) to their common fixpoint.
 *
 * Both are what people do before they guess, and boards made for people mostly end here: a 16x16
 * board as they are posted in forums takes a seventh of the time that searching takes, an 81x81 one
 * a third. Where search must do the work, fewer candidates make no difference beyond chance.
 *
 * Singles write down what they strike; its houses are looked at again, the others are not.
 */
#include <stdlib.h>
#include <string.h>

#include "base/bits.h"
#include "solve/any/tighten.h"

/* What is to be looked at again in a house whose candidates have changed. */
enum { STALE_OVERLAP = 1, STALE_CELLS = 2, STALE = STALE_OVERLAP | STALE_CELLS, OVERLAP_NOW = 4 };

hf_status hf_tighten_open(hf_tightener *t, hf_singles *singles, hf_search *search)
{
    size_t size = singles->size, sets = size * singles->words;
    *t = (hf_tightener){.singles = singles};
    t->stale = malloc((size_t)singles->houses + 1);
    t->partner = malloc(singles->houses * size * sizeof *t->partner + 1);
    t->owner = malloc(size * sizeof *t->owner);
    t->from = malloc(size * sizeof *t->from);
    t->queue = malloc(size * sizeof *t->queue);
    t->choice = malloc(sets * sizeof *t->choice);
    t->path = malloc(sets * sizeof *t->path);
    t->path_out = malloc(sets * sizeof *t->path_out);
    if (t->stale && t->partner && t->owner && t->from && t->queue && t->choice && t->path &&
        t->path_out && hf_overlaps_list(t, search)) {
        memset(t->partner, 0xFF, singles->houses * size * sizeof *t->partner);
        return HF_OK;
    }
    hf_tighten_close(t);
    return HF_NO_MEMORY;
}

void hf_tighten_close(hf_tightener *t)
{
    free(t->overlap);
    free(t->common);
    free(t->stale);
    free(t->partner);
    free(t->owner);
    free(t->from);
    free(t->queue);
    free(t->choice);
    free(t->path);
    free(t->path_out);
    memset(t, 0, sizeof *t);
}

size_t hf_tighten_memory(const hf_tightener *t)
{
    const hf_singles *s = t->singles;
    if (!s)
        return 0;
    return t->overlaps * (sizeof *t->overlap + 2 * s->words * sizeof *t->common) + s->houses +
           ((size_t)s->houses * s->size + 3 * (size_t)s->size) * sizeof *t->partner +
           3 * (size_t)s->size * s->words * sizeof *t->path;
}

bool hf_tighten_strike(hf_singles *s, uint32_t cell, const uint64_t *set)
{
    for (uint32_t w = 0; w < s->words; w++) {
        uint64_t left = set[w] & s->candidates[(size_t)cell * s->words + w];
        for (; left; left = hf_without_lowest64(left))
            if (!hf_singles_strike(s, cell, w * 64 + hf_lowest64(left)))
                return false;
    }
    return true;
}

/* ---- the fixpoint ---------------------------------------------------------------------------- */

/* Runs the singles and marks the houses of what was struck since the last time. */
static bool settle(hf_tightener *t)
{
    hf_singles *s = t->singles;
    if (!hf_singles_run(s))
        return false;
    for (size_t i = 0; i < s->struck_count; i++) {
        const uint32_t *of = s->houses_of + (size_t)(s->struck[i] / s->size) * s->degree;
        for (uint32_t k = 0; k < s->degree; k++)
            t->stale[of[k]] |= STALE;
    }
    if (s->overflowed) /* some strikes were not written down */
        memset(t->stale, STALE, s->houses);
    s->overflowed = false;
    s->struck_count = 0;
    return true;
}

/* Looks at the overlaps of houses that have changed. */
static bool sweep_overlaps(hf_tightener *t, hf_search *search)
{
    for (uint32_t h = 0; h < t->singles->houses; h++) /* what changes from now on is for the next */
        t->stale[h] = (uint8_t)((t->stale[h] & STALE_CELLS) |
                                (t->stale[h] & STALE_OVERLAP ? OVERLAP_NOW : 0));
    for (uint32_t i = 0; i < t->overlaps; i++) {
        if (!((t->stale[t->overlap[i].a] | t->stale[t->overlap[i].b]) & OVERLAP_NOW))
            continue;
        if (hf_search_work(search, 4 * (uint64_t)t->singles->size * t->singles->words))
            break;
        if (!hf_overlaps_look(t, i) || (t->singles->struck_count && !settle(t)))
            return false;
    }
    return true;
}

static bool sweep_houses(hf_tightener *t, hf_search *search)
{
    for (uint32_t h = 0; h < t->singles->houses; h++) {
        if (!(t->stale[h] & STALE_CELLS))
            continue;
        if (hf_search_work(search, 16 * (uint64_t)t->singles->size * t->singles->words))
            break;
        t->stale[h] &= (uint8_t)~STALE_CELLS;
        if (!hf_subsets_look(t, h) || (t->singles->struck_count && !settle(t)))
            return false;
    }
    return true;
}

static bool is_stale(const hf_tightener *t, uint8_t what)
{
    for (uint32_t h = 0; h < t->singles->houses; h++)
        if (t->stale[h] & what)
            return true;
    return false;
}

static bool run(hf_tightener *t, hf_search *search)
{
    while (!hf_singles_solved(t->singles) && !search->stopped) {
        if (is_stale(t, STALE_OVERLAP)) {
            if (!sweep_overlaps(t, search))
                return false;
        } else if (is_stale(t, STALE_CELLS)) {
            if (!sweep_houses(t, search))
                return false;
        } else {
            break;
        }
    }
    return true;
}

bool hf_tighten_run(hf_tightener *t, hf_search *search)
{
    hf_singles *s = t->singles;
    memset(t->stale, STALE, s->houses);
    s->recording = true;
    s->struck_count = 0;
    bool sound = run(t, search);
    s->recording = false;
    s->struck_count = 0;
    return sound;
}
