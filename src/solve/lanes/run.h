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
 * A lane is at rest when a sweep leaves it dead, solved, or with little more to find: no segment of
 * a stack lost a digit (cells may have). That takes half as many operations as to compare all cells of
 * the stacks. To let one digit be lost takes 17 % more guesses and 9 % fewer sweeps on hard puzzles, as
 * much time there, and 1-3 % more on 17clue. Acting on what is at rest costs a third of a sweep,
 * whatever the number of lanes, so it is done only when enough lanes are at rest (PATIENCE); the
 * others, meanwhile, go on being swept.
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

/* Lanes at rest before anything is done; the same in a loose stream, and in a hard one, where there
 * were more than HARD_AFTER acts since puzzles were last read. With 32 lanes 6, 8, 10 and 14 are within
 * 2 % of 12, and 12 in a hard stream is 2-3 % slower than 15. With 16 lanes 7/16 costs 1-3 % everywhere; 10/16 takes a sixth less acts on
 * hard puzzles for 5 % more sweeps, half a per cent faster in all, but 2 % slower on 17clue. */
enum {
    PATIENCE = LANES == 32 ? 12 : LANES * 8 / 16,
    LOOSE_PATIENCE = PATIENCE,
    HARD_PATIENCE = LANES == 32 ? 15 : LANES * 10 / 16,
    HARD_AFTER = 12
};

/* ---- a chunk: its beginning, its end --------------------------------------------------------- */

static void start_chunk(work *w, const hf_batch *batch, size_t first)
{
    size_t left = batch->count - first;
    HF_ASSERT(batch->extra == NULL || batch->max_solutions == 1); /* exchange.h knows no others */
    w->batch = batch;
    w->first = first;
    w->count = left < CHUNK ? left : CHUNK;
    w->next = w->called = 0;
    w->limit = batch->max_solutions;
    w->settled = w->limit == 1 ? 1 : 2;
    w->counting = w->limit > 2;
    w->deep = w->counting ? NEVER_DEEP : DEEP;
    w->active = w->died = w->eager = w->fresh_lanes = w->held = w->solved_lanes = 0;
    w->parked_top = w->guess_count = w->unsolvable_count = 0;
    w->recent = w->recent_settled = w->recent_guesses = w->recent_deaths = 0;
    w->loose_stream = w->any_settled = w->stopped = false;
    memset(w->found, 0, w->count);
    memset(w->deaths, 0, w->count);
    memset(w->guesses, 0, w->count * sizeof *w->guesses);
    memset(w->newest, 0xff, w->count * sizeof *w->newest);
    if (w->counting)
        memset(batch->brief + first, 0, w->count * sizeof *batch->brief);
    memset(&w->now, 0, sizeof w->now);
    w->changes.copying = COPY_NONE;
    w->changes.arriving = ARRIVE_NONE;
    pool_clear(w);
}

/* The puzzles that were noted as having no solution: are they puzzles? */
static void tell_unsolvable(work *w)
{
    const char *puzzles[LANES];
    if (w->unsolvable_count == 0)
        return;
    for (unsigned lane = 0; lane < LANES; lane++) {
        size_t p = w->unsolvable[lane < w->unsolvable_count ? lane : 0];
        puzzles[lane] = hf_batch_puzzle(w->batch, w->first + p);
    }
    read_lanes(&w->given, w->batch->form, puzzles, &w->classes);
    lane_mask clashing = find_clashes(&w->given);
    for (unsigned lane = 0; lane < w->unsolvable_count; lane++) {
        hf_brief *brief = &w->batch->brief[w->first + w->unsolvable[lane]];
        brief->answer = clashing >> lane & 1 ? HF_INVALID : HF_NONE;
    }
    w->unsolvable_count = 0;
}

/* What is to be told of a puzzle without a solution. */
static void tell_none(work *w, size_t p, hf_brief *brief)
{
    brief->answer = HF_NONE;
    if (w->batch->trusted)
        return;
    w->unsolvable[w->unsolvable_count++] = (uint16_t)p;
    if (w->unsolvable_count == LANES)
        tell_unsolvable(w);
}

static void tell(work *w, size_t p)
{
    hf_brief *brief = &w->batch->brief[w->first + p];
    unsigned found = w->found[p];
    uint64_t count = w->counting ? brief->count : found & (UNREADABLE - 1);
    if (!w->counting)
        *brief = (hf_brief){.guesses = w->guesses[p], .count = count};
    if (found & UNREADABLE)
        hf_nine_brief_unreadable(w->batch->form, hf_batch_puzzle(w->batch, w->first + p), brief);
    else if (count < 2 && ((found & STOPPED) != 0 || count == w->limit))
        brief->answer = HF_LIMIT;
    else if (count == 0)
        tell_none(w, p, brief);
    else
        brief->answer = count == 1 ? HF_UNIQUE : HF_MULTIPLE;
}

static void end_chunk(work *w)
{
    HF_ASSERT(pool_is_sound(w));
    if (w->solved_lanes != 0)
        flush(w);
    add_guesses(w);
    for (size_t p = 0; p < w->count; p++)
        tell(w, p);
    tell_unsolvable(w);
}

/* ---- a chunk that is told to stop ------------------------------------------------------------ */

static void stop_lanes(work *w, const state *s, lane_mask lanes)
{
    for (; lanes != 0; lanes &= lanes - 1) {
        unsigned p = lane_get(&s->owner, hf_lowest32(lanes));
        if (w->found[p] < w->settled)
            w->found[p] |= STOPPED;
    }
}

/* Every puzzle that still has a lane anywhere is not done, nor are those that were not read. */
static void stop_chunk(work *w)
{
    stop_lanes(w, &w->now, w->active);
    stop_lanes(w, &w->fresh, w->fresh_lanes);
    stop_lanes(w, &w->gathered, lanes_run(0, w->gathered_count));
    for (unsigned b = 0; b < w->parked_top; b++)
        stop_lanes(w, &w->parked[b], w->parked_lanes[b]);
    for (unsigned b = 0; b < w->pool_blocks; b++)
        stop_lanes(w, &w->pool[b], ALL_LANES & ~w->pool_free[b]);
    for (; w->next < w->count; w->next++)
        w->found[w->next] |= STOPPED;
    w->held = 0;
    w->stopped = true;
}

/* ---- the loop -------------------------------------------------------------------------------- */

static unsigned patience(const work *w)
{
    if (w->loose_stream)
        return LOOSE_PATIENCE;
    return w->acts - w->acts_at_read > HARD_AFTER ? HARD_PATIENCE : PATIENCE;
}

/* Have many of the last puzzles several solutions? Where the search ends at the first, guesses tell it: of those
 * with one solution two thirds at least end in death, of the others a tenth. (To take all that have a solution for loose
 * costs 12 to 20 % on puzzles with one.) */
static bool stream_is_loose(const work *w)
{
    enum { ENOUGH_GUESSES = 64 };
    if (w->counting)
        return false;
    if (w->limit == 1 && !w->batch->tight)
        return w->recent_guesses > ENOUGH_GUESSES && w->recent_guesses > 3 * w->recent_deaths;
    return w->recent_settled > 8 && w->recent_settled * 4 > w->recent;
}

static void run_chunk(work *w)
{
    hf_search *watched = w->batch->watched;
    refill(w);
    while (w->active != 0) {
        make_changes(&w->now, &w->changes);
        verdict v = sweep(&w->now, &w->notes);
        w->sweeps++;
        if (w->batch->extra != NULL)
            strike_extra(&w->now, w->batch->extra, &v);
        w->died |= v.dead & w->active;
        lane_mask alive = w->active & ~w->died;
        lane_mask solved = alive & ~v.open;
        lane_mask stuck = alive & v.open & ~(v.moving & ~(w->eager & ~v.restless));
        lane_mask resting = (ALL_LANES & ~alive) | solved | stuck;
        if (hf_popcount32(resting) < patience(w))
            continue;
        HF_ASSERT(owners_are_in_range(w, &w->now, w->active));
        if (hf_search_expired(watched)) {
            stop_chunk(w);
            return;
        }
        w->acts++;
        if (solved != 0)
            take_solved(w, solved);
        take_dead(w);
        w->loose_stream = stream_is_loose(w);
        if (HAVE_LAYOUTS && w->counting)
            count_stuck(w, stuck & w->active);
        split(w, stuck & w->active);
        refill(w);
        w->eager = vec_above_lanes(w->now.depth, (w->loose_stream ? 0 : w->deep) - 1u);
    }
}

static void run_batch(work *w, const hf_batch *batch)
{
    size_t first = 0;
    for (w->stopped = false; first < batch->count && !w->stopped; first += w->count) {
        start_chunk(w, batch, first);
        run_chunk(w);
        end_chunk(w);
    }
    for (; first < batch->count; first++) {
        memset(&batch->brief[first], 0, sizeof batch->brief[first]);
        batch->brief[first].answer = HF_LIMIT;
    }
}

#endif
