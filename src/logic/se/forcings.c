/* SPDX-License-Identifier: MIT
 *
 * forcings.c - which forcing chains are kept: the best one, or the best for each set of strikes.
 */
#include <stdlib.h>
#include <string.h>

#include "logic/se/se.h"

enum { STRIKES = SE_CELLS * 512 };

bool hf_se_forcings_ready(hf_se *se, se_forcings *all)
{
    if (all->slot)
        return true;
    all->slot = malloc(STRIKES * sizeof *all->slot);
    if (!all->slot) {
        hf_se_stop(se, HF_NO_MEMORY);
        return false;
    }
    memset(all->slot, 0xff, STRIKES * sizeof *all->slot);
    return true;
}

void hf_se_forcings_begin(se_forcings *all, bool best_only)
{
    for (uint32_t i = 0; !all->best_only && i < all->count; i++)
        all->slot[all->forcing[i].cell * 512u + all->forcing[i].digits] = -1;
    all->best_only = best_only;
    all->limit = SE_NO_BOUND;
    all->count = all->order = 0;
}

void hf_se_forcings_discard(se_forcings *all)
{
    free(all->forcing);
    free(all->slot);
}

uint32_t hf_se_forcings_limit(const se_forcings *all)
{
    if (!all->best_only)
        return SE_NO_BOUND;
    return all->count ? all->forcing[0].complexity : all->limit;
}

/* The forcing that this would have to beat, or NULL. */
static se_forcing *rival(const se_forcings *all, unsigned cell, unsigned digits)
{
    if (all->best_only)
        return all->count ? all->forcing : NULL;
    int32_t at = all->slot[cell * 512 + digits];
    return at < 0 ? NULL : &all->forcing[at];
}

uint32_t hf_se_forcings_limit_for(const se_forcings *all, unsigned cell, unsigned digits)
{
    const se_forcing *other = rival(all, cell, digits);
    return other ? other->complexity : hf_se_forcings_limit(all);
}

/* The sum over all branches. Above the limit any number above the limit will do. */
static uint32_t complexity(hf_se *se, const se_forcing *f, uint32_t limit)
{
    uint32_t sum = 0, most = 0, nested = 0;
    for (unsigned i = 0; i < f->targets; i++) {
        const se_thought *t = &f->target[i].spread->thought[f->target[i].thought];
        sum += t->count;
        nested += t->nested > 0;
        if (t->nested > most)
            most = t->nested;
    }
    if (nested <= 1 || sum + most > limit)
        return sum + most;
    hf_se_count_begin(&se->nests);
    for (unsigned i = 0; i < f->targets; i++)
        sum += hf_se_count_nested(&se->nests, f->target[i].spread, f->target[i].thought);
    return sum;
}

static bool is_better(const se_forcing *a, const se_forcing *b)
{
    if (a->complexity != b->complexity)
        return a->complexity < b->complexity;
    return a->form != b->form ? a->form < b->form : a->order < b->order;
}

static bool grow(se_forcings *all)
{
    uint32_t room = all->room ? 2 * all->room : 64;
    se_forcing *larger = realloc(all->forcing, 2 * room * sizeof *larger);
    if (!larger)
        return false;
    all->forcing = larger;
    all->room = room;
    return true;
}

void hf_se_forcings_offer(hf_se *se, se_forcings *all, se_forcing *f)
{
    uint32_t limit = hf_se_forcings_limit_for(all, f->cell, f->digits);
    se_forcing *other = rival(all, f->cell, f->digits);
    f->complexity = complexity(se, f, limit);
    if (f->complexity > limit || (other && !is_better(f, other)))
        return;
    if (!other) {
        if (all->count == all->room && !grow(all)) {
            hf_se_stop(se, HF_NO_MEMORY);
            return;
        }
        if (!all->best_only)
            all->slot[f->cell * 512u + f->digits] = (int32_t)all->count;
        other = &all->forcing[all->count++];
    }
    memcpy(other, f, offsetof(se_forcing, target) + f->targets * sizeof f->target[0]);
}
