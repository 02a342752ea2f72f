/* SPDX-License-Identifier: MIT
 *
 * in.h - idle lanes are filled from one source at a time: parked lanes first, since they are the
 * deepest; then siblings from the pool, if enough are ready to be worth a move; then new puzzles.
 */
#ifndef HF_LANES_IN_H
#define HF_LANES_IN_H

enum {
    ENOUGH_READY = LANES >= 16 ? 5 : 3, /* ready entries of one block that are worth a move */
    MANY_READY = 2 * LANES              /* ready entries that are worth gathering */
};

/* Puts `lanes`, no more than are idle, where they need not cross if that is possible (as do pool_push
 * and keep_solved; together 2-4 % on easy and loose puzzles). */
static lane_mask bring(work *w, lane_mask idle, const state *from, lane_mask lanes)
{
    lane_mask all, to;
    lanes_pair(lanes, idle, &all, &to);
    HF_ASSERT(all == lanes);
    if (to != 0) {
        route r = route_make(to, lanes);
        w->changes.arrivals = r;
        w->changes.arriving = r.crossing ? ARRIVE_FAR : ARRIVE_NEAR;
        w->changes.source = from;
        w->now.owner = vec_replace(w->now.owner, &r, from->owner, 1);
        w->now.depth = vec_replace(w->now.depth, &r, from->depth, 1);
    }
    HF_ASSERT((w->active & to) == 0);
    w->active |= to;
    return to;
}

static bool bring_parked(work *w, lane_mask idle)
{
    while (w->parked_top > 0) {
        unsigned b = w->parked_top - 1;
        lane_mask lanes, to;
        HF_ASSERT(w->parked_lanes[b] != 0);
        lanes_pair(w->parked_lanes[b], idle, &lanes, &to);
        w->parked_lanes[b] &= ~lanes;
        if (w->parked_lanes[b] == 0)
            w->parked_top--;
        if (bring(w, idle, &w->parked[b], still_open(w, &w->parked[b], lanes)) != 0)
            return true;
    }
    return false;
}

/* A puzzle with many dead lanes is searched the tight way from now on. */
static void mark_tight(work *w, lane_mask lanes)
{
    for (; lanes != 0; lanes &= lanes - 1) {
        unsigned lane = hf_lowest32(lanes);
        HF_ASSERT(lane_get(&w->now.owner, lane) < w->count);
        if (w->deaths[lane_get(&w->now.owner, lane)] >= TIGHT_AFTER)
            lane_set(&w->now.depth, lane, lane_get(&w->now.depth, lane) | TIGHT_MARK);
    }
}

static bool bring_ready(work *w, lane_mask idle)
{
    unsigned room = hf_popcount32(idle);
    bool more = (w->fresh_lanes != 0 || w->next < w->count) && w->pool_count < POOL_FULL;
    unsigned enough = room < ENOUGH_READY ? room : ENOUGH_READY;
    if (w->gathered_count == 0 && w->ready_count > 0 && (!more || w->ready_count >= enough)) {
        unsigned b = pool_ready_block(w, enough);
        unsigned n = hf_popcount32(w->pool_ready[b]);
        if (n >= enough || (!more && n == w->ready_count)) {
            lane_mask lanes = pool_take(w, b, room);
            lane_mask to = bring(w, idle, &w->pool[b], lanes);
            mark_tight(w, to);
            return to != 0;
        }
        if (!more || w->ready_count >= MANY_READY)
            pool_gather(w, LANES * 3 / 4 > room ? LANES * 3 / 4 : room);
    }
    if (w->gathered_count == 0)
        return false;
    unsigned n = w->gathered_count < room ? w->gathered_count : room;
    w->gathered_count -= n;
    lane_mask lanes = still_open(w, &w->gathered, lanes_run(w->gathered_count, n));
    lane_mask to = bring(w, idle, &w->gathered, lanes);
    mark_tight(w, to);
    return to != 0;
}

/* Puzzles with fewer than 17 clues have many solutions or none: they start deep. */
static void set_depths(state *s)
{
    vec blanks = vec_zero(), blank = vec_set(ALL_DIGITS);
    UNROLL(9)
    for (unsigned i = 0; i < CELLS; i++)
        blanks = vec_sub(blanks, vec_equal(s->cell[i], blank));
    s->depth = vec_and(vec_set(DEEP), vec_of_lanes(vec_above_lanes(blanks, CELLS - 17)));
}

/* Puzzles, and the places of their solutions, are asked for before they are needed: for each that goes to work, the
 * one that is AHEAD of it. A block at a time is more than a processor can have under way; to wait for that took a
 * tenth of the time of 17clue, a quarter of easy puzzles, where neither fits the caches. */
static void call_ahead(work *w)
{
    enum { AHEAD = 2 * LANES };
    const hf_batch *batch = w->batch;
    size_t begun = w->next - hf_popcount32(w->fresh_lanes);
    size_t end = w->count - begun < AHEAD ? w->count : begun + AHEAD;
    for (; w->called < end; w->called++) {
        size_t p = w->first + w->called;
        const char *from = hf_batch_puzzle(batch, p);
        __builtin_prefetch(from);
        __builtin_prefetch(from + CELLS - 1);
        if (batch->form == HF_BATCH_CANDIDATES)
            __builtin_prefetch(from + 2 * CELLS - 1);
        if (batch->solutions != NULL) {
            char *to = batch->solutions + p * batch->stride;
            __builtin_prefetch(to, 1);
            __builtin_prefetch(to + CELLS - 1, 1);
        }
    }
}

/* Puzzles from number p on; those of lanes that are not used are nobody's. */
LANES_INLINE vec owners_from(const work *w, unsigned p)
{
    return vec_sub(vec_add(w->nobody, vec_set(p)), vec_set(CHUNK));
}

static LANES_APART void read_fresh(work *w)
{
    const char *puzzles[LANES];
    size_t left = w->count - w->next;
    unsigned n = left < LANES ? (unsigned)left : LANES;
    for (unsigned lane = 0; lane < n; lane++)
        puzzles[lane] = hf_batch_puzzle(w->batch, w->first + w->next + lane);
    for (unsigned lane = n; lane < LANES; lane++)
        puzzles[lane] = hf_batch_puzzle(w->batch, w->first + w->next);
    w->fresh.owner = w->batch->shared ? vec_zero() : owners_from(w, (unsigned)w->next);
    lane_mask used = lanes_run(0, n);
    lane_mask bad = used & read_lanes(&w->fresh, w->batch->form, puzzles, &w->classes);
    HF_ASSERT(bad == 0 || !w->batch->shared);
    set_depths(&w->fresh);
    for (lane_mask m = bad; m != 0; m &= m - 1)
        w->found[w->next + hf_lowest32(m)] = UNREADABLE;
    HF_ASSERT(n > 0 && w->next + n <= w->count);
    w->fresh_lanes = used & ~bad;
    w->next += n;
    w->acts_at_read = w->acts;
    w->recent += n;
    if (w->recent > 512) {
        w->recent /= 2;
        w->recent_settled /= 2;
        w->recent_guesses /= 2;
        w->recent_deaths /= 2;
    }
}

static bool bring_fresh(work *w, lane_mask idle)
{
    while (w->fresh_lanes == 0 && w->next < w->count)
        read_fresh(w);
    if (w->fresh_lanes == 0)
        return false;
    lane_mask lanes = lanes_lowest(w->fresh_lanes, lanes_fewer(w->fresh_lanes, idle));
    w->fresh_lanes &= ~lanes;
    bring(w, idle, &w->fresh, lanes);
    call_ahead(w);
    return true;
}

/* Fills idle lanes from one source; with nothing at work, goes on until something is or all is
 * done. */
static void refill(work *w)
{
    lane_mask idle;
    while ((idle = ALL_LANES & ~w->active) != 0) {
        if (bring_parked(w, idle) || bring_ready(w, idle))
            return;
        if (w->pool_count < POOL_FULL && bring_fresh(w, idle))
            return;
        if (w->active != 0)
            return;
        if (w->held != 0)
            flush(w);
        else if (!work_is_waiting(w))
            return;
    }
}

#endif
