/* SPDX-License-Identifier: MIT
 *
 * pool.h - siblings that wait for the death of a lane of their puzzle.
 *
 * When a loose lane splits, it goes on with the first child and puts the second into the pool, at
 * the head of its puzzle's list. When a lane dies, the newest entry of its puzzle becomes ready, so
 * that a puzzle is searched depth-first, and few of its branches are ever begun if it has several
 * solutions. Entries of one block are resumed together, whatever their puzzles: one move.
 *
 * An entry is free, asleep (in its puzzle's list), or ready (in no list).
 *
 * Room: a puzzle that is searched by one lane has at most 54 entries, since each nested first child
 * decides another of the 6 * 9 pairs of chute and digit. No puzzle is begun while POOL_FULL entries
 * are in use, which leaves room for that and more; but lanes that share a puzzle void the bound. So
 * if there is no free entry all the same, the branch is solved on the spot (overflow.h), slowly but
 * within fixed memory.
 */
#ifndef HF_LANES_POOL_H
#define HF_LANES_POOL_H

static void pool_clear(work *w)
{
    for (unsigned b = 0; b < POOL_BLOCKS; b++) {
        w->pool_free[b] = ALL_LANES;
        w->pool_ready[b] = 0;
    }
    w->pool_blocks = w->pool_block = w->pool_count = w->ready_count = w->ready_block = 0;
    w->gathered_count = 0;
}

/* The newest sibling of puzzle p, if any, may be resumed. */
static void pool_wake(work *w, unsigned p)
{
    unsigned entry = w->newest[p];
    if (entry == NOBODY)
        return;
    HF_ASSERT(entry < w->pool_blocks * LANES && w->older[entry] != entry);
    w->newest[p] = w->older[entry];
    w->pool_ready[entry / LANES] |= (lane_mask)1 << entry % LANES;
    w->ready_count++;
}

/* All sleeping siblings of puzzle p are dropped. */
static void pool_drop(work *w, unsigned p)
{
    for (unsigned entry = w->newest[p]; entry != NOBODY; entry = w->older[entry]) {
        HF_ASSERT(entry < w->pool_blocks * LANES && w->pool_count > 0);
        w->pool_free[entry / LANES] |= (lane_mask)1 << entry % LANES;
        w->pool_count--;
    }
    w->newest[p] = NOBODY;
}

/* The first block from `start` on, in a circle, with `enough` bits in `lanes`, or else the one with
 * most. To look for the one with most always is 3 % of puzzles with several solutions. */
static unsigned find_block(const lane_mask *lanes, unsigned blocks, unsigned start, unsigned enough)
{
    unsigned best = start, best_count = 0;
    for (unsigned i = 0, b = start; i < blocks; i++, b = b + 1 < blocks ? b + 1 : 0) {
        unsigned n = hf_popcount32(lanes[b]);
        if (n > best_count) {
            best = b;
            best_count = n;
            if (n >= enough)
                break;
        }
    }
    return best;
}

/* Finds a block to fill with n entries or as many as fit. */
static void pool_turn_page(work *w, unsigned n)
{
    unsigned enough = n > LANES / 2 ? n : LANES / 2;
    unsigned b = find_block(w->pool_free, w->pool_blocks, w->pool_block, enough);
    if ((w->pool_blocks == 0 || hf_popcount32(w->pool_free[b]) < enough) &&
        w->pool_blocks < POOL_BLOCKS)
        b = w->pool_blocks++;
    HF_ASSERT(b < w->pool_blocks);
    w->pool_block = b;
}

/* Puts the twins (second children) of `lanes` to sleep; returns the lanes for which there was no
 * room. */
static lane_mask pool_push(work *w, lane_mask lanes)
{
    while (lanes != 0) {
        unsigned n = hf_popcount32(lanes);
        if (w->pool_blocks == 0 || hf_popcount32(w->pool_free[w->pool_block]) < n)
            pool_turn_page(w, n);
        unsigned b = w->pool_block;
        lane_mask from, to;
        lanes_pair(lanes, w->pool_free[b], &from, &to);
        if (to == 0)
            return lanes;
        move_cut_lanes(&w->pool[b], to, &w->now, from, &w->twin_cuts);
        lanes &= ~from;
        w->pool_free[b] &= ~to;
        w->pool_count += hf_popcount32(to);
        for (; to != 0; to &= to - 1) {
            unsigned lane = hf_lowest32(to), p = lane_get(&w->pool[b].owner, lane);
            HF_ASSERT(p < w->count && w->newest[p] != b * LANES + lane);
            w->older[b * LANES + lane] = w->newest[p];
            w->newest[p] = (uint16_t)(b * LANES + lane);
        }
    }
    return 0;
}

/* Takes up to n ready entries out of a block, dropping those whose puzzle is done with. */
static lane_mask pool_take(work *w, unsigned b, unsigned n)
{
    lane_mask taken = 0;
    for (lane_mask rest = w->pool_ready[b]; rest != 0 && n > 0; rest &= rest - 1) {
        lane_mask bit = rest & (~rest + 1);
        HF_ASSERT((w->pool_free[b] & bit) == 0 && w->ready_count > 0 && w->pool_count > 0);
        w->pool_ready[b] &= ~bit;
        w->pool_free[b] |= bit;
        w->ready_count--;
        w->pool_count--;
        HF_ASSERT(lane_get(&w->pool[b].owner, hf_lowest32(bit)) < w->count);
        if (w->found[lane_get(&w->pool[b].owner, hf_lowest32(bit))] < w->settled) {
            taken |= bit;
            n--;
        }
    }
    return taken;
}

/* A block with at least `enough` ready entries, or else the one with most. */
static unsigned pool_ready_block(work *w, unsigned enough)
{
    w->ready_block = find_block(w->pool_ready, w->pool_blocks, w->ready_block, enough);
    return w->ready_block;
}

/* Collects ready entries of several blocks in one. */
static void pool_gather(work *w, unsigned wanted)
{
    while (w->gathered_count < wanted && w->ready_count > 0) {
        unsigned b = pool_ready_block(w, LANES);
        lane_mask from = pool_take(w, b, LANES - w->gathered_count);
        unsigned n = hf_popcount32(from);
        if (n == 0)
            continue;
        move_lanes(&w->gathered, lanes_run(w->gathered_count, n), &w->pool[b], from);
        w->gathered_count += n;
    }
}

#endif
