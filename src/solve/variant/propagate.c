/* SPDX-License-Identifier: MIT
 *
 * propagate.c - striking what cannot be until nothing changes.
 */
#include "solve/variant/model.h"

#include <string.h>

/* ---- cells -------------------------------------------------------------------------------------- */

/* The symbol of a settled cell leaves its peers. */
static bool tell_peers(hf_variant *v, hf_variant_board *b, uint32_t cell)
{
    uint32_t symbol = b->mask[cell];
    b->settled[cell / 64] |= UINT64_C(1) << (cell % 64);
    for (uint32_t w = 0; w < v->words; w++) {
        for (uint64_t rest = v->far[cell][w]; rest != 0; rest &= rest - 1) {
            uint32_t peer = w * 64 + hf_lowest64(rest);
            if ((b->mask[peer] & symbol) != 0 &&
                !hf_variant_put(v, b, peer, (uint16_t)(b->mask[peer] & ~symbol)))
                return false;
        }
    }
    return true;
}

static bool follow_arcs(hf_variant *v, hf_variant_board *b, uint32_t cell)
{
    uint32_t mask = b->mask[cell];
    for (uint32_t i = v->arc_start[cell]; i < v->arc_start[cell + 1]; i++) {
        const hf_support *s = &v->supports[v->arcs[i].table];
        if (!hf_variant_keep(v, b, v->arcs[i].other, s->low[mask & 255] | s->high[mask >> 8]))
            return false;
    }
    return true;
}

/* Tells the peers and partners of all changed cells. */
static bool settle(hf_variant *v, hf_variant_board *b)
{
    v->waiting = 0;
    for (uint32_t w = 0; w < v->words;) {
        if (v->changed[w] == 0) {
            w++;
            continue;
        }
        uint32_t cell = w * 64 + hf_lowest64(v->changed[w]);
        v->changed[w] &= v->changed[w] - 1;
        bool settled = (b->settled[w] >> (cell % 64) & 1) != 0;
        if ((!settled && hf_is_one(b->mask[cell]) && !tell_peers(v, b, cell)) ||
            !follow_arcs(v, b, cell))
            return false;
        w = 0;
    }
    return true;
}

/* ---- houses ------------------------------------------------------------------------------------- */

bool hf_variant_house(hf_variant *v, hf_variant_board *b, const hf_propagator *p)
{
    const uint32_t *cells = v->cells + p->cells;
    uint32_t once = 0;
    uint32_t twice = 0;
    for (uint32_t i = 0; i < p->count; i++) {
        uint32_t mask = b->mask[cells[i]];
        twice |= once & mask;
        once |= mask;
    }
    if (once != v->full)
        return hf_variant_fail(v, cells[0]);
    uint32_t single = once & ~twice;
    for (uint32_t i = 0; i < p->count && single != 0; i++) {
        uint32_t mask = b->mask[cells[i]] & single;
        single &= ~mask;
        if (mask == 0 || mask == b->mask[cells[i]])
            continue;
        if (!hf_is_one(mask))
            return hf_variant_fail(v, cells[i]);
        hf_variant_put(v, b, cells[i], (uint16_t)mask);
    }
    return true;
}

bool hf_variant_locked(hf_variant *v, hf_variant_board *b, const hf_propagator *p)
{
    const uint32_t *cells = v->cells + p->cells;
    for (uint32_t o = 0; o < p->more; o++) {
        const hf_overlap *overlap = &v->overlaps[p->data + o];
        uint32_t within = 0;
        uint32_t without = 0;
        for (uint32_t i = 0; i < p->count; i++) {
            if ((overlap->within >> i & 1) != 0)
                within |= b->mask[cells[i]];
            else
                without |= b->mask[cells[i]];
        }
        uint32_t locked = within & ~without;
        if (locked == 0)
            continue;
        const uint32_t *rest = v->cells + overlap->rest;
        for (uint32_t i = 0; i < overlap->count; i++) {
            if ((b->mask[rest[i]] & locked) != 0 &&
                !hf_variant_put(v, b, rest[i], (uint16_t)(b->mask[rest[i]] & ~locked)))
                return false;
        }
    }
    return true;
}

/* ---- all ---------------------------------------------------------------------------------------- */

static bool run(hf_variant *v, hf_variant_board *b, const hf_propagator *p)
{
    if (p->type == HF_PROPAGATE_CAGE) /* most are */
        return hf_variant_cage(v, b, p);
    if (p->type == HF_PROPAGATE_SUM && (p->counts & HF_SUM_IN_GROUPS) != 0)
        return hf_variant_groups(v, b, p);
    switch ((hf_propagator_type)p->type) {
    case HF_PROPAGATE_HOUSE:
        return hf_variant_house(v, b, p);
    case HF_PROPAGATE_LOCKED:
        return hf_variant_locked(v, b, p);
    case HF_PROPAGATE_SUM:
        return hf_variant_sum(v, b, p);
    case HF_PROPAGATE_COUNT:
        return hf_variant_count(v, b, p);
    case HF_PROPAGATE_TALLY:
        return hf_variant_tally(v, b, p);
    case HF_PROPAGATE_LINE:
        return hf_variant_line(v, b, p);
    case HF_PROPAGATE_WALK:
        return hf_variant_walk(v, b, p);
    case HF_PROPAGATE_HALL:
        return hf_variant_hall(v, b, p);
    case HF_PROPAGATE_PACKED:
        return hf_variant_packed(v, b, p);
    case HF_PROPAGATE_RANK:
        return hf_variant_rank(v, b, p);
    default:
        return hf_variant_element(v, b, p);
    }
}

/* The same; where there are sums that are no cages, what it strikes is counted. */
static bool run_and_count(hf_variant *v, hf_variant_board *b, const hf_propagator *p, uint32_t i)
{
    if (!v->has_sums || v->thorough || i < v->told_props)
        return run(v, b, p);
    bool was_stale = v->stale;
    v->stale = false;
    bool possible = run(v, b, p);
    hf_variant_count_run(v, i, !possible || v->stale);
    v->stale = v->stale || was_stale;
    return possible;
}

static bool is_dirty(const hf_variant *v, uint32_t i)
{
    return i < v->prop_count && (v->dirty[i / 64] >> (i % 64) & 1) != 0;
}

/* The propagator that goes next; prop_count: none waits. */
static uint32_t next(const hf_variant *v)
{
    if (is_dirty(v, v->hot))
        return v->hot;
    for (uint32_t w = 0; w < v->woken_words; w++) {
        if (v->dirty[w] != 0)
            return w * 64 + hf_lowest64(v->dirty[w]);
    }
    return v->prop_count;
}

/* What such a one strikes tells it nothing new. No cell is in two groups of a sum: all that is kept is in some way to
 * complete it, and stays so. */
static bool is_exact(const hf_variant *v, const hf_propagator *p)
{
    const uint32_t exact = 1u << HF_PROPAGATE_HALL | 1u << HF_PROPAGATE_PACKED |
                           1u << HF_PROPAGATE_WALK | 1u << HF_PROPAGATE_SUM;
    return ((exact | (uint32_t)(v->size <= 9) << HF_PROPAGATE_CAGE) >> p->type & 1) != 0;
}

/* Derived sums and packed houses say nothing about a full board that the puzzle's own do not. */
static bool is_idle(const hf_variant *v, const hf_variant_board *b, uint32_t i, uint32_t type)
{
    return i >= v->told_props && type != HF_PROPAGATE_WALK && type != HF_PROPAGATE_HALL &&
           hf_variant_is_full(v, b);
}

/* Singles go before what comes behind that type, if no cell is settled. Where sums are no cages, all that wait go
 * first, and locked symbols last: a seventh less time for each guess on little killers. */
static hf_propagator_type before_singles(const hf_variant *v)
{
    return v->has_sums ? HF_PROPAGATE_SUM : HF_PROPAGATE_CAGE;
}

/* Before a propagator of such a type. At the root cheap ones go first, and others while no cell is settled. */
static bool wants_singles(const hf_variant *v, uint32_t type)
{
    if (!v->nine)
        return false;
    if (v->thorough)
        return type > (v->urgent ? HF_PROPAGATE_CAGE : HF_PROPAGATE_SUM);
    return v->urgent || type > before_singles(v);
}

static bool to_the_end(hf_variant *v, hf_variant_board *b)
{
    for (;;) {
        while (v->waiting != 0) {
            if (!settle(v, b))
                return false;
        }
        uint32_t i = next(v);
        uint32_t type = i < v->prop_count ? v->props[i].type : UINT32_MAX;
        if (v->stale && wants_singles(v, type)) {
            if (!hf_variant_singles(v, b, type > before_singles(v)))
                return false;
            continue;
        }
        if (i == v->prop_count)
            return true;
        uint64_t *dirty = v->dirty + i / 64, bit = UINT64_C(1) << (i % 64);
        *dirty &= ~bit;
        if (is_idle(v, b, i, type))
            continue;
        v->work++;
        if (!run_and_count(v, b, &v->props[i], i)) {
            v->hot = v->failing = i;
            return false;
        }
        *dirty &= is_exact(v, &v->props[i]) ? ~bit : UINT64_MAX;
    }
}

bool hf_variant_propagate(hf_variant *v, hf_variant_board *b)
{
    v->failing = UINT32_MAX;
    if (to_the_end(v, b))
        return true;
    v->waiting = 0;
    memset(v->changed, 0, sizeof v->changed);
    memset(v->dirty, 0, v->dirty_words * sizeof *v->dirty);
    return false;
}
