/* SPDX-License-Identifier: MIT
 *
 * run.h - the main loop: sweep, take out what is decided, split, fill up, sweep again.
 *
 *      +--> make_changes --> sweep --> enough lanes at rest? --no--+
 *      |                                  | yes                    |
 *      |      (out.h) solved and dead lanes leave                  |
 *      |    (split.h) the others at rest split, and wait for       |
 *      |     (in.h)   idle lanes are filled                        |
 *      +---- changes noted <--------------+------------------------+
 *
 * A lane is at rest when a sweep leaves it dead, solved, or with nothing more to find. Acting on
 * that costs a quarter of a sweep, whatever the number of lanes, so it is done only when enough
 * lanes are at rest (PATIENCE); the others, meanwhile, go on being swept.
 *
 * A lane is solved when every digit has exactly one way in all six chutes and no cell is empty. For
 * then a digit's way through a band gives its row in each box and that through a stack its column:
 * one cell per digit and box, nine digits in the nine cells of each box since none is empty, each of
 * them once per row and column.
 *
 * Whether a puzzle has a solution, one or more, never depends on the order of the work, nor does
 * the solution of a puzzle that has one; which solution is found first of several does.
 */
#ifndef HF_LANES_RUN_H
#define HF_LANES_RUN_H

/* Lanes at rest before anything is done, and the same in a loose stream. With 32 lanes 4/16 is as
 * good, 3/16 and 6/16 are 1-3 % worse; with 16 lanes 5/16 is 4 % worse. */
enum { PATIENCE = LANES * (LANES == 32 ? 5 : 7) / 16, LOOSE_PATIENCE = LANES * 3 / 8 };

static void start_chunk(work *w, const hf_batch *batch, size_t first)
{
    size_t left = batch->count - first;
    w->batch = batch;
    w->first = first;
    w->count = left < CHUNK ? left : CHUNK;
    w->next = 0;
    w->active = w->died = w->eager = w->fresh_lanes = w->held = 0;
    w->solved_count = w->parked_top = 0;
    w->recent = w->recent_several = 0;
    w->loose_stream = w->any_several = false;
    memset(w->found, 0, w->count);
    memset(w->deaths, 0, w->count);
    memset(w->newest, 0xff, w->count * sizeof *w->newest);
    memset(batch->brief + first, 0, w->count * sizeof *batch->brief);
    memset(&w->now, 0, sizeof w->now);
    w->changes.copying = COPY_NONE;
    w->changes.arriving = ARRIVE_NONE;
    pool_clear(w);
}

static void end_chunk(work *w)
{
    const hf_batch *batch = w->batch;
    HF_ASSERT(pool_is_sound(w));
    if (w->solved_count > 0)
        flush(w);
    for (size_t p = 0; p < w->count; p++)
        hf_nine_brief(w->found[p], batch->texts[w->first + p], &batch->brief[w->first + p]);
}

static void run_chunk(work *w)
{
    refill(w);
    while (w->active != 0) {
        make_changes(&w->now, &w->changes);
        verdict v = sweep(&w->now, &w->notes);
        w->died |= v.dead & w->active;
        lane_mask alive = w->active & ~w->died;
        lane_mask solved = alive & ~v.open;
        lane_mask stuck = alive & v.open & ~(v.moving & ~(w->eager & ~v.restless));
        lane_mask resting = (ALL_LANES & ~alive) | solved | stuck;
        if (hf_popcount32(resting) < (w->loose_stream ? LOOSE_PATIENCE : PATIENCE))
            continue;
        HF_ASSERT(owners_are_in_range(w, &w->now, w->active));
        if (w->watched != NULL && hf_search_expired(w->watched))
            return;
        if (solved != 0)
            take_solved(w, solved);
        take_dead(w);
        w->loose_stream = w->recent_several > 8 && w->recent_several * 4 > w->recent;
        split(w, stuck & w->active);
        refill(w);
        w->eager = vec_above_lanes(w->now.depth, (w->loose_stream ? 0 : DEEP) - 1u);
    }
}

static void run_batch(work *w, const hf_batch *batch)
{
    for (size_t first = 0; first < batch->count; first += CHUNK) {
        start_chunk(w, batch, first);
        run_chunk(w);
        end_chunk(w);
    }
}

#endif
