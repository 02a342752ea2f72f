/* SPDX-License-Identifier: MIT
 *
 * forcing.c - the search for forcing chains with several branches.
 *
 * Cell by cell, digit by digit: the candidate on, the candidate off, both; the regions in which it
 * is the first place of its digit; at last the cell. Each spread is made once and shared. A level
 * is only tried when the one below found nothing, so nothing was broken and nothing cut off: its
 * spreads are complete up to the new rules, and are continued.
 *
 * Most Nishio assumptions do not break, which counting places inside one digit tells (digit.c).
 */
#include "base/assert.h"
#include "base/sort.h"
#include "logic/se/se.h"

typedef struct se_search_state {
    hf_se *se;
    const se_task *task;
    se_forcings *all;
} state;

/* ---- spreads --------------------------------------------------------------------------------- */

static void run(state *s, se_spread *spread)
{
    const se_task *task = s->task;
    spread->bound = hf_se_forcings_limit(s->all);
    spread->level = task->level;
    spread->most_rounds = task->most_rounds;
    spread->nishio = task->nishio;
    hf_se_spend(s->se);
    hf_se_spread_run(s->se, spread, task->field, task->depth);
}

/* The spread of an assumption, made, continued or as it is; NULL: the search is to stop. */
static se_spread *spread_of(state *s, unsigned candidate, bool on)
{
    const se_task *task = s->task;
    unsigned potential = se_potential(candidate, on);
    se_spread **slot = &s->se->spreads[task->depth].of[potential], *spread = *slot;
    if (!spread) {
        spread = *slot = hf_se_spread_new();
        if (!spread)
            hf_se_stop(s->se, HF_NO_MEMORY);
    }
    if (s->se->stopped)
        return NULL;
    if (spread->generation != task->generation) {
        spread->generation = task->generation;
        hf_se_spread_begin(s->se, spread, task->field, potential, task->dynamic,
                           hf_se_forcings_limit(s->all));
        if (!s->se->stopped)
            run(s, spread);
    } else if (spread->level < task->level) {
        spread->least_since = 0;
        spread->rounds = 0;
        spread->truncated = false;
        run(s, spread);
    } else if (spread->truncated && task->most_rounds > 1 &&
               spread->least_since < hf_se_forcings_limit(s->all)) {
        spread->truncated = false;
        run(s, spread);
    }
    return s->se->stopped ? NULL : spread;
}

/* ---- combinations ---------------------------------------------------------------------------- */

static void offer_contradiction(state *s, se_spread *spread, unsigned candidate, bool on)
{
    unsigned cell = candidate / 9, d = candidate % 9, extra = spread->count;
    bool extra_on = spread->thought[extra].what & 1;
    se_forcing f = {.form = SE_FORM_CONTRADICTION, .begin = SE_CAUSE_NONE, .targets = 2};
    f.cell = (uint8_t)cell;
    f.digits = (uint16_t)(on ? 1u << d : s->task->field->cand[cell] & ~(1u << d));
    f.place = on ? -1 : (int16_t)candidate;
    f.order = s->all->order++ * 2048;
    f.target[0] = (se_target){spread, extra_on ? extra : spread->against};
    f.target[1] = (se_target){spread, extra_on ? spread->against : extra};
    HF_ASSERT(f.digits); /* the cell has others */
    hf_se_forcings_offer(s->se, s->all, &f);
}

/* The end that all branches have in common, if it is cheap enough. */
static void offer_common(state *s, se_forcing *f, se_spread **spread, unsigned candidate, bool on)
{
    unsigned cell = candidate / 9, bit = 1u << candidate % 9;
    unsigned potential = se_potential(candidate, on);
    unsigned digits = on ? s->task->field->cand[cell] & ~bit : bit;
    uint32_t sum = 0, limit;
    if (!digits)
        return;
    limit = hf_se_forcings_limit_for(s->all, cell, digits);
    for (unsigned k = 0; k < f->targets; k++) {
        unsigned i = (unsigned)spread[k]->index[potential];
        sum += spread[k]->thought[i].count;
        if (sum > limit)
            return;
        f->target[k] = (se_target){spread[k], i};
    }
    f->cell = (uint8_t)cell;
    f->digits = (uint16_t)digits;
    f->place = on ? (int16_t)candidate : -1;
    f->order = (s->all->order + !on) * 2048 + f->target[0].thought;
    hf_se_forcings_offer(s->se, s->all, f);
}

static void offer_all_common(state *s, se_forcing *f, se_spread **spread, unsigned count)
{
    f->targets = count;
    for (unsigned off = 0; off < 2; off++)
        for (unsigned w = 0; w < SE_WORDS; w++) {
            uint64_t common = spread[0]->has[!off][w];
            for (unsigned k = 1; k < count; k++)
                common &= spread[k]->has[!off][w];
            for (; common; common &= common - 1)
                offer_common(s, f, spread, 64 * w + hf_lowest64(common), !off);
        }
    s->all->order += 2;
}

/* ---- where to begin -------------------------------------------------------------------------- */

static bool try_both(state *s, unsigned candidate, unsigned candidates)
{
    se_spread *spread[2];
    se_forcing f = {.form = SE_FORM_DOUBLE, .begin = SE_CAUSE_NONE};
    spread[0] = spread_of(s, candidate, true);
    if (!spread[0])
        return false;
    if (spread[0]->broken)
        offer_contradiction(s, spread[0], candidate, true);
    spread[1] = spread_of(s, candidate, false);
    if (!spread[1])
        return false;
    if (spread[1]->broken)
        offer_contradiction(s, spread[1], candidate, false);
    if (!s->task->nishio && candidates >= 3)
        offer_all_common(s, &f, spread, 2);
    return true;
}

static bool try_region(state *s, unsigned cell, unsigned d, unsigned type)
{
    const se_field *field = s->task->field;
    unsigned r = hf_se_region[cell][type], spots = field->spots[r][d], count = 0;
    se_spread *spread[9];
    se_forcing f = {.form = SE_FORM_REGION, .begin = (se_cause)(SE_CAUSE_BLOCK + type)};
    if (!se_is_many(spots) || hf_lowest32(spots) != hf_se_spot[cell][type])
        return true;
    if (!s->task->dynamic && !(s->se->reach.region[r] >> d & 1))
        return true;
    BIT_EACH (k, spots) {
        spread[count] = spread_of(s, se_candidate(hf_se_cell[r][k], d), true);
        if (!spread[count++])
            return false;
    }
    offer_all_common(s, &f, spread, count);
    return true;
}

static bool try_cell(state *s, unsigned cell)
{
    se_spread *spread[9];
    unsigned count = 0;
    se_forcing f = {.form = SE_FORM_CELL, .begin = SE_CAUSE_CELL};
    if (!s->task->dynamic && !s->se->reach.cell[cell])
        return true;
    BIT_EACH (d, s->task->field->cand[cell]) {
        spread[count] = spread_of(s, se_candidate(cell, d), true);
        if (!spread[count++])
            return false;
    }
    offer_all_common(s, &f, spread, count);
    return true;
}

static bool try_candidate(state *s, unsigned cell, unsigned d, unsigned candidates)
{
    const se_task *task = s->task;
    if (task->nishio && !hf_se_digit_breaks(task->field, cell, d, true) &&
        !hf_se_digit_breaks(task->field, cell, d, false))
        return true;
    if (task->dynamic && !try_both(s, se_candidate(cell, d), candidates))
        return false;
    for (unsigned t = 0; !task->nishio && t < SE_TYPES; t++)
        if (!try_region(s, cell, d, t))
            return false;
    return true;
}

/* False: it was stopped. */
static bool search(hf_se *se, se_forcings *all, const se_task *task)
{
    state s = {se, task, all};
    if (!task->dynamic && !hf_se_reach_common(&se->reach, task->field))
        return true;
    for (unsigned c = 0; c < SE_CELLS; c++) {
        unsigned candidates = se_count(task->field->cand[c]);
        if (candidates < (task->dynamic ? 2 : 3))
            continue;
        BIT_EACH (d, task->field->cand[c])
            if (!try_candidate(&s, c, d, candidates))
                return false;
        if (!task->nishio && !try_cell(&s, c))
            return false;
    }
    return !se->stopped;
}

/* ---- at the position ------------------------------------------------------------------------- */

static bool settle(hf_se *se, se_kind kind, double base, se_hint *hint)
{
    const se_forcings *all = &se->forcings[0];
    HF_ASSERT(!se->stopped); /* search */
    if (all->count == 0)
        return false;
    const se_forcing *best = all->forcing;
    hf_se_hint_strike(hint, &se->position.field, best->cell, best->digits);
    if (best->place >= 0)
        hf_se_hint_place(hint, best->cell, (unsigned)best->place % 9);
    hint->complexity = best->complexity;
    return hf_se_hint_found(hint, kind, base + hf_se_added(best->complexity));
}

static bool search_once(hf_se *se, bool dynamic, bool nishio)
{
    se_task task = {.field = &se->position.field,
                    .dynamic = dynamic,
                    .nishio = nishio,
                    .most_rounds = SE_NO_BOUND,
                    .generation = ++se->generation};
    se->last_level = -1;
    hf_se_forcings_begin(&se->forcings[0], true);
    return search(se, &se->forcings[0], &task);
}

bool hf_se_nishio(hf_se *se, se_hint *hint)
{
    return search_once(se, true, true) && settle(se, SE_NISHIO, 7.5, hint);
}

bool hf_se_multiple(hf_se *se, se_hint *hint)
{
    return search_once(se, false, false) && settle(se, SE_MULTIPLE, 8.0, hint);
}

/* Level 4 looks by other rules than level 3, and begins anew. With nested chains a first pass, of
 * one round of them in each spread, tells a complexity that is possible: the bound of the second.
 */
bool hf_se_dynamic(hf_se *se, unsigned level, se_hint *hint)
{
    static const double base[] = {8.5, 9.0, 9.5, 10.0, 10.5, 11.0};
    bool goes_on = level >= 1 && level != 4 && se->last_level == (int)level - 1 &&
                   se->last_hash == se->position.field.hash;
    se_task task = {.field = &se->position.field,
                    .dynamic = true,
                    .level = level,
                    .most_rounds = level >= 2 ? 1 : SE_NO_BOUND,
                    .generation = goes_on ? se->last_generation : ++se->generation};
    se->last_level = (int)level;
    se->last_generation = task.generation;
    se->last_hash = se->position.field.hash;
    hf_se_forcings_begin(&se->forcings[0], true);
    if (!search(se, &se->forcings[0], &task))
        return false;
    if (level >= 2) {
        uint32_t limit = hf_se_forcings_limit(&se->forcings[0]);
        hf_se_forcings_begin(&se->forcings[0], true);
        se->forcings[0].limit = limit;
        task.most_rounds = SE_NO_BOUND;
        if (!search(se, &se->forcings[0], &task))
            return false;
    }
    return settle(se, (se_kind)(SE_DYNAMIC + level), base[level], hint);
}

/* ---- nested ---------------------------------------------------------------------------------- */

static int by_order(const void *a, const void *b, const void *context)
{
    const se_forcing *x = a, *y = b;
    (void)context;
    if (x->complexity != y->complexity)
        return x->complexity < y->complexity ? -1 : 1;
    if (x->form != y->form)
        return x->form < y->form ? -1 : 1;
    return x->order < y->order ? -1 : x->order > y->order;
}

/* All spreads stay as they are, for the forcings to point into. */
bool hf_se_forcing_all(hf_se *se, const se_field *f, se_list_kind kind, unsigned depth)
{
    se_forcings *all = &se->forcings[depth];
    se_task task = {.field = f,
                    .dynamic = kind != SE_LIST_MULTIPLE,
                    .level = kind == SE_LIST_NESTED ? 2 : 0,
                    .depth = depth,
                    .most_rounds = SE_NO_BOUND,
                    .generation = ++se->generation};
    if (!hf_se_forcings_ready(se, all))
        return false;
    hf_se_forcings_begin(all, false);
    if (!search(se, all, &task))
        return false;
    if (all->count > 0)
        hf_sort(all->forcing, all->count, sizeof *all->forcing, all->forcing + all->room, by_order,
                NULL);
    return true;
}

/* The thoughts of one branch, breadth first from its end. */
static void gather_branch(hf_se *se, const se_forcing *f, const se_target *target, se_gather *g)
{
    const se_spread *s = target->spread;
    uint64_t seen[SE_POTENTIALS / 64 + 2] = {0};
    uint16_t *queue = se->nests.queue;
    unsigned head = 0, tail = 0;
    queue[tail++] = (uint16_t)target->thought;
    seen[target->thought / 64] |= UINT64_C(1) << (target->thought % 64);
    while (head < tail) {
        const se_thought *t = &s->thought[queue[head++]];
        bool assumed = t->reasons == t[1].reasons;
        hf_se_gather_thought(g, t->what);
        if (t->what & 1)
            hf_se_gather_cause(g, t->what, assumed ? f->begin : (se_cause)t->cause);
        for (uint32_t r = t->reasons; r < t[1].reasons; r++) {
            unsigned from = s->reason[r];
            if (seen[from / 64] >> (from % 64) & 1)
                continue;
            seen[from / 64] |= UINT64_C(1) << (from % 64);
            queue[tail++] = (uint16_t)from;
        }
    }
}

void hf_se_forcing_gather(hf_se *se, const se_forcing *f, se_gather *g)
{
    hf_se_gather_begin(g, 0);
    for (unsigned i = 0; i < f->targets; i++) {
        hf_se_gather_next(g);
        gather_branch(se, f, &f->target[i], g);
    }
}

void hf_se_forcing_list(hf_se *se, const se_field *f, se_list_kind kind, unsigned depth,
                        se_list *list)
{
    se_forcings *all = &se->forcings[depth];
    se_gather g;
    if (!hf_se_forcing_all(se, f, kind, depth))
        return;
    se_nested *hint = hf_se_take(&se->nests.arena, (all->count + 1) * sizeof *hint);
    if (!hint) {
        hf_se_stop(se, HF_NO_MEMORY);
        return;
    }
    for (uint32_t i = 0; i < all->count; i++) {
        const se_forcing *forcing = &all->forcing[i];
        se_struck strike = {forcing->cell, forcing->digits};
        hf_se_forcing_gather(se, forcing, &g);
        if (!hf_se_nested_fill(se, &hint[i], &g, forcing->complexity, &strike, 1))
            return;
    }
    list->hint = hint;
    list->count = all->count;
}
