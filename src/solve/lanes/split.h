/* SPDX-License-Identifier: MIT
 *
 * split.h - lanes that logic left open: each becomes two.
 *
 * A lane of a *tight* puzzle is copied into an idle lane, and the two go on as first and second
 * child. Where idle lanes are few, some lanes wait for the next occasion, being swept meanwhile, and
 * if too many wait, half of them are parked outside. A *loose* lane goes on alone with the first
 * child and puts its twin, the second, into the pool.
 */
#ifndef HF_LANES_SPLIT_H
#define HF_LANES_SPLIT_H

enum { WAITING = LANES * 5 / 16 }; /* lanes that may wait for an idle one to split into */

/* The twin of a lane that found no room in the pool is searched here and now. */
static void search_twin(work *w, unsigned lane)
{
    uint16_t cells[CELLS], solution[CELLS];
    unsigned p = lane_get(&w->now.owner, lane);
    if (w->found[p] >= w->settled)
        return;
    for (int i = 0; i < CELLS; i++) {
        band_cuts k = cuts_of_band(&w->twin_cuts, i / 27);
        vec x = cut_cell(w->now.cell[i], &k, i % 27);
        cells[i] = (uint16_t)lane_get(&x, lane);
    }
    hf_brief *brief = &w->batch->brief[w->first + p];
    uint64_t count = w->counting ? brief->count : w->found[p];
    uint64_t n = hf_overflow_search(cells, w->batch->extra, w->limit - count, solution);
    bool first = count == 0;
    if (w->counting)
        brief->count += n;
    else
        w->found[p] = (uint8_t)(w->found[p] + n);
    if (count + n == w->limit)
        settle(w, p);
    if (n > 0 && first && w->batch->solutions != NULL) {
        for (unsigned c = 0; c < CELLS; c++)
            solution[c] = (uint16_t)(hf_lowest32(solution[c]) + 1);
        hf_nine_write(w->batch->form, solution,
                      w->batch->solutions + (w->first + p) * w->batch->stride);
    }
}

/* The splitting proper: `firsts` are copied to `seconds`, `alone` put their twins into the pool. */
LANES_INLINE void split_lanes(work *w, lane_mask firsts, lane_mask seconds, lane_mask alone,
                              const route *copies, int crossing, int any_alone)
{
    vec loose = vec_of_lanes(w->batch->tight ? 0 : alone);
    choice chosen = choose(&w->notes, loose, any_alone);
    make_cuts(&chosen, copies, crossing, firsts | seconds | alone, seconds, loose, &w->changes.own,
              any_alone ? &w->twin_cuts : NULL);
    if (any_alone) {
        lane_mask left = pool_push(w, alone);
        for (; left != 0; left &= left - 1)
            search_twin(w, hf_lowest32(left));
    }
    vec one = vec_set(1);
    w->now.depth = vec_add(w->now.depth, vec_and(vec_of_lanes(firsts | alone), one));
    w->changes.copies = *copies;
    w->changes.copying = seconds == 0 ? COPY_STAY : crossing ? COPY_FAR : COPY_NEAR;
    w->now.owner = vec_take(copies, w->now.owner, crossing);
    w->now.depth = vec_take(copies, w->now.depth, crossing);
    w->now.depth = vec_sub(w->now.depth, vec_and(vec_of_lanes(seconds), one));
}

static void split_alone(work *w, lane_mask firsts, lane_mask seconds, lane_mask alone,
                        const route *copies)
{
    split_lanes(w, firsts, seconds, alone, copies, 1, 1);
}
static void split_crossing(work *w, lane_mask firsts, lane_mask seconds, const route *copies)
{
    split_lanes(w, firsts, seconds, 0, copies, 1, 0);
}
static void split_straight(work *w, lane_mask firsts, lane_mask seconds, const route *copies)
{
    split_lanes(w, firsts, seconds, 0, copies, 0, 0);
}

/* Lanes wait, unsplit, outside. */
static void park(work *w, lane_mask lanes)
{
    unsigned n = hf_popcount32(lanes);
    if (w->parked_top == 0 || w->parked_fill[w->parked_top - 1] + n > LANES)
        w->parked_fill[w->parked_top++] = 0;
    unsigned b = w->parked_top - 1;
    move_lanes(&w->parked[b], lanes_run(w->parked_fill[b], n), &w->now, lanes);
    w->parked_fill[b] += n;
    w->active &= ~lanes;
}

/* Is there anything to fill idle lanes with? */
static bool work_is_waiting(const work *w)
{
    return w->fresh_lanes != 0 || w->next < w->count || w->ready_count > 0 ||
           w->gathered_count > 0 || w->parked_top > 0;
}

/* Lanes of puzzles that are done with need not be worked on. */
static lane_mask still_open(const work *w, const state *s, lane_mask lanes)
{
    lane_mask open = 0;
    if (!w->any_settled)
        return lanes;
    for (; lanes != 0; lanes &= lanes - 1) {
        if (w->found[lane_get(&s->owner, hf_lowest32(lanes))] < w->settled)
            open |= lanes & (~lanes + 1);
    }
    return open;
}

static void split(work *w, lane_mask stuck)
{
    unsigned bound = w->loose_stream ? 0 : w->deep;
    lane_mask alone = stuck & vec_above_lanes(w->now.depth, bound - 1);
    if (w->parked_top >= PARKED_BLOCKS - 1)
        alone = stuck;
    lane_mask idle = ALL_LANES & ~w->active;
    if (alone != 0 && !work_is_waiting(w))
        alone &= ~lanes_lowest(alone, lanes_fewer(alone, idle));
    lane_mask paired = stuck & ~alone;
    unsigned n = hf_popcount32(paired), room = hf_popcount32(idle);
    if (n > room + WAITING) {
        unsigned away = (n - room + 1) / 2;
        lane_mask parked = paired & ~lanes_lowest(paired, n - away);
        park(w, parked);
        paired &= ~parked;
        idle |= parked;
    }
    lane_mask firsts, seconds;
    lanes_pair(paired, idle, &firsts, &seconds);
    if ((firsts | alone) == 0)
        return;
    note_guesses(w, firsts | alone);
    route copies = route_copies(seconds, firsts);
    if (alone != 0)
        split_alone(w, firsts, seconds, alone, &copies);
    else if (copies.crossing)
        split_crossing(w, firsts, seconds, &copies);
    else
        split_straight(w, firsts, seconds, &copies);
    /* Only now: before the copy these lanes had other owners, and one of those may have been
     * settled on the way, when the pool was full. */
    w->active |= still_open(w, &w->now, seconds);
}

#endif
