/* SPDX-License-Identifier: MIT
 *
 * split.h - lanes that logic left open: each becomes two.
 *
 * A lane of a *tight* puzzle is copied into an idle lane, and the two go on as first and second
 * child. Where idle lanes are few, one or two lanes wait for the next occasion, being swept meanwhile;
 * if more would have to, they go on as first children, all of them, and their twins, the second
 * children, are parked outside. (To park whole lanes, unsplit, and to let up to five wait takes 7 % more
 * sweeps and a quarter more acts on hard puzzles: what was parked must be swept again before it can
 * split.) A *loose* lane always goes on alone with the first child, and its twin goes into the pool.
 */
#ifndef HF_LANES_SPLIT_H
#define HF_LANES_SPLIT_H

enum { WAITING = LANES * 2 / 16 }; /* lanes that may wait for an idle one to split into */

/* What becomes of the second children of lanes that split alone. */
enum { TWINS_NONE, TWINS_PARKED, TWINS_POOLED };

/* Lanes that split: `firsts` are copied to `seconds`, `alone` have their twins taken away. */
typedef struct splitting {
    lane_mask firsts;
    lane_mask seconds;
    lane_mask alone;
    route copies; /* of `firsts` to `seconds` */
} splitting;

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

/* The twins of `lanes` wait outside. */
static void park_twins(work *w, lane_mask lanes)
{
    lane_mask from, to;
    if (w->parked_top == 0 ||
        hf_popcount32(lanes) + hf_popcount32(w->parked_lanes[w->parked_top - 1]) > LANES)
        w->parked_lanes[w->parked_top++] = 0;
    HF_ASSERT(w->parked_top <= PARKED_BLOCKS);
    unsigned b = w->parked_top - 1;
    lanes_pair(lanes, ALL_LANES & ~w->parked_lanes[b], &from, &to);
    HF_ASSERT(from == lanes);
    move_cut_lanes(&w->parked[b], to, &w->now, from, &w->twin_cuts);
    w->parked_lanes[b] |= to;
}

static void pool_twins(work *w, lane_mask lanes)
{
    lane_mask left = pool_push(w, lanes);
    for (; left != 0; left &= left - 1)
        search_twin(w, hf_lowest32(left));
}

/* The splitting proper. */
LANES_INLINE void split_lanes(work *w, const splitting *s, int crossing, int twins)
{
    vec loose = vec_of_lanes(twins != TWINS_POOLED || w->batch->tight ? 0 : s->alone);
    choice chosen = choose(&w->notes, loose, twins == TWINS_POOLED);
    make_cuts(&chosen, &s->copies, crossing, s->firsts | s->seconds | s->alone, s->seconds, loose,
              &w->changes.own, twins != TWINS_NONE ? &w->twin_cuts : NULL);
    if (twins == TWINS_PARKED)
        park_twins(w, s->alone);
    else if (twins == TWINS_POOLED)
        pool_twins(w, s->alone);
    vec one = vec_set(1);
    w->now.depth = vec_add(w->now.depth, vec_and(vec_of_lanes(s->firsts | s->alone), one));
    w->changes.copies = s->copies;
    w->changes.copying = s->seconds == 0 ? COPY_STAY : s->copies.crossing ? COPY_FAR : COPY_NEAR;
    w->now.owner = vec_take(&s->copies, w->now.owner, crossing);
    w->now.depth = vec_take(&s->copies, w->now.depth, crossing);
    w->now.depth = vec_sub(w->now.depth, vec_and(vec_of_lanes(s->seconds), one));
}

/* Each a function of its own: how much of the loop a compiler would make one of them is up to 5 %. */
static LANES_APART void split_pooling(work *w, const splitting *s)
{
    split_lanes(w, s, 1, TWINS_POOLED);
}
static LANES_APART void split_parking(work *w, const splitting *s)
{
    split_lanes(w, s, 1, TWINS_PARKED);
}
static LANES_APART void split_crossing(work *w, const splitting *s)
{
    split_lanes(w, s, 1, TWINS_NONE);
}
static LANES_APART void split_straight(work *w, const splitting *s)
{
    split_lanes(w, s, 0, TWINS_NONE);
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

/* The lanes among `stuck` that go on alone because they are loose, or because there is no more room
 * to park twins. */
static lane_mask choose_loose(const work *w, lane_mask stuck, lane_mask idle)
{
    unsigned bound = w->loose_stream ? 0 : w->deep;
    lane_mask loose = stuck & vec_above_lanes(w->now.depth, bound - 1);
    if (w->parked_top >= PARKED_BLOCKS - 1)
        loose = stuck;
    if (loose != 0 && !work_is_waiting(w))
        loose &= ~lanes_lowest(loose, lanes_fewer(loose, idle));
    return loose;
}

static void split(work *w, lane_mask stuck)
{
    splitting s;
    lane_mask idle = ALL_LANES & ~w->active;
    lane_mask pooled = choose_loose(w, stuck, idle), parked = 0;
    lane_mask paired = stuck & ~pooled;
    unsigned room = hf_popcount32(idle);
    if (hf_popcount32(paired) > room + WAITING && pooled == 0) {
        parked = paired & ~lanes_lowest(paired, room);
        paired &= ~parked;
    }
    lanes_pair(paired, idle, &s.firsts, &s.seconds);
    s.alone = pooled | parked;
    if ((s.firsts | s.alone) == 0)
        return;
    note_guesses(w, s.firsts | s.alone);
    s.copies = route_copies(s.seconds, s.firsts);
    if (pooled != 0)
        split_pooling(w, &s);
    else if (parked != 0)
        split_parking(w, &s);
    else if (VEC_CROSSES && s.copies.crossing)
        split_crossing(w, &s);
    else
        split_straight(w, &s);
    /* Only now: before the copy these lanes had other owners, and one of those may have been
     * settled on the way, when the pool was full. */
    w->active |= still_open(w, &w->now, s.seconds);
}

#endif
