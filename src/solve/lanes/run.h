/* SPDX-License-Identifier: MIT
 *
 * run.h - the main loop: sweep, take what is decided out, split, fill up, sweep again.
 *
 * A lane is at rest when a sweep leaves it dead, solved, or with nothing more to find. Acting on
 * that costs about half a sweep, whatever the number of lanes, so it is done only when enough lanes
 * are at rest; the others, meanwhile, go on being swept.
 *
 * A lane is solved when every digit has exactly one configuration in all six bands and no cell is
 * empty. For then a digit's band configuration gives its row in each box and its stack
 * configuration its column: one cell per digit and box, nine digits in the nine cells of each box
 * since none is empty, each of them once per row and column.
 *
 * Whether a puzzle has a solution, one or more, never depends on the order of the work, nor does
 * the solution of a puzzle that has one; which solution is found first of several does.
 */
#ifndef HF_LANES_RUN_H
#define HF_LANES_RUN_H

enum {
    PATIENCE = LANES * 7 / 16,          /* lanes at rest before anything is done */
    LOOSE_PATIENCE = LANES * 3 / 8,     /* the same in a loose stream */
    WAITING = LANES * 5 / 16,           /* lanes that may wait for an idle one to split into */
    ENOUGH_READY = LANES >= 16 ? 5 : 3, /* ready entries of one block that are worth a move */
    MANY_READY = 2 * LANES,             /* ready entries that are worth gathering */
    UNREADABLE = 3                      /* in found[] */
};

/* ---- out ----------------------------------------------------------------------------------- */

/* A second solution of puzzle p is known: nothing more is to be done for it. */
static void settle_several(work *w, unsigned p)
{
    w->found[p] = 2;
    w->any_several = true;
    w->recent_several++;
    pool_drop(w, p);
    w->active &= ~vec_equal_lanes(w->now.owner, vec_set(p));
}

/* The puzzles of the solved block that have several solutions by exchange of lines are settled, the
 * siblings of the others woken. */
static void try_exchanges(work *w, const char *const *puzzles)
{
    read_lanes(&w->given, puzzles);
    lane_mask several = find_exchanges(&w->solved, &w->given) & lanes_run(0, w->solved_count);
    for (lane_mask m = several; m != 0; m &= m - 1) {
        unsigned p = lane_get(&w->solved.owner, hf_lowest32(m));
        if (w->found[p] == 1)
            settle_several(w, p);
    }
    for (lane_mask m = w->held & ~several; m != 0; m &= m - 1) {
        unsigned p = lane_get(&w->solved.owner, hf_lowest32(m));
        if (w->found[p] == 1)
            pool_wake(w, p);
    }
    w->held = 0;
}

/* Writes the solved block. */
static void flush(work *w)
{
    const hf_batch *batch = w->batch;
    const char *puzzles[LANES];
    char *texts[LANES];
    char waste[CELLS];
    for (unsigned lane = 0; lane < LANES; lane++) {
        unsigned used = lane < w->solved_count ? lane : 0;
        size_t p = w->first + lane_get(&w->solved.owner, used);
        puzzles[lane] = batch->texts[p];
        texts[lane] = waste;
        if (lane < w->solved_count && batch->solutions != NULL)
            texts[lane] = batch->solutions + p * batch->stride;
    }
    if (batch->solutions != NULL)
        write_lanes(&w->solved, texts);
    if (w->held != 0)
        try_exchanges(w, puzzles);
    w->solved_count = 0;
}

/* Moves first solutions to the solved block. */
static void keep_solved(work *w, lane_mask lanes)
{
    unsigned n = hf_popcount32(lanes);
    if (w->solved_count + n > LANES)
        flush(w);
    lane_mask to = lanes_run(w->solved_count, n);
    move_lanes(&w->solved, to, &w->now, lanes);
    w->solved_count += n;
    for (; to != 0; to &= to - 1) {
        unsigned lane = hf_lowest32(to);
        if (w->newest[lane_get(&w->solved.owner, lane)] != NOBODY)
            w->held |= (lane_mask)1 << lane;
    }
}

static void take_solved(work *w, lane_mask lanes)
{
    lane_mask firsts = 0;
    w->active &= ~lanes;
    for (lane_mask m = lanes; m != 0; m &= m - 1) {
        unsigned p = lane_get(&w->now.owner, hf_lowest32(m));
        if (w->found[p] == 0) {
            w->found[p] = 1;
            firsts |= m & (~m + 1);
        } else if (w->found[p] == 1) {
            settle_several(w, p);
        }
    }
    if (firsts != 0)
        keep_solved(w, firsts);
}

static void take_dead(work *w)
{
    for (lane_mask m = w->died; m != 0; m &= m - 1) {
        unsigned p = lane_get(&w->now.owner, hf_lowest32(m));
        w->deaths[p] = (uint8_t)(w->deaths[p] + (w->deaths[p] < TIGHT_AFTER));
        pool_wake(w, p);
    }
    w->active &= ~w->died;
    w->died = 0;
}

/* ---- splitting ----------------------------------------------------------------------------- */

/* The twin of a lane that found no room in the pool is searched here and now. */
static void search_twin(work *w, unsigned lane)
{
    uint16_t cells[CELLS], solution[CELLS];
    unsigned p = lane_get(&w->now.owner, lane);
    if (w->found[p] >= 2)
        return;
    for (unsigned i = 0; i < CELLS; i++) {
        vec x = cut_cell(w->now.cell[i], &w->twin_cuts, i / 9, i % 9);
        cells[i] = (uint16_t)lane_get(&x, lane);
    }
    unsigned n = hf_overflow_search(cells, 2u - w->found[p], solution);
    if (w->found[p] + n >= 2) {
        settle_several(w, p);
    } else if (n == 1) {
        w->found[p] = 1;
        size_t i = w->first + p;
        char *text = w->batch->solutions;
        for (unsigned c = 0; text != NULL && c < CELLS; c++)
            text[i * w->batch->stride + c] = (char)('1' + hf_lowest32(solution[c]));
    }
}

static void count_guesses(work *w, lane_mask lanes)
{
    for (; lanes != 0; lanes &= lanes - 1) {
        hf_brief *brief = &w->batch->brief[w->first + lane_get(&w->now.owner, hf_lowest32(lanes))];
        brief->guesses += brief->guesses < UINT32_MAX;
    }
}

/* The splitting proper: `firsts` are copied to `seconds`, `alone` put their twins into the pool. */
LANES_INLINE void split_lanes(work *w, lane_mask firsts, lane_mask seconds, lane_mask alone,
                              const route *copies, int crossing, int any_alone)
{
    choose(&w->notes, vec_of_lanes(alone), any_alone, &w->chosen);
    make_cuts(&w->notes, &w->chosen, copies, crossing, firsts | seconds | alone, seconds,
              &w->own_cuts, any_alone ? &w->twin_cuts : NULL);
    if (any_alone) {
        lane_mask left = pool_push(w, alone);
        for (; left != 0; left &= left - 1)
            search_twin(w, hf_lowest32(left));
    }
    vec one = vec_set(1);
    w->now.depth = vec_add(w->now.depth, vec_and(vec_of_lanes(firsts | alone), one));
    copy_and_cut(&w->now, copies, &w->own_cuts, crossing);
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
    if (!w->any_several)
        return lanes;
    for (; lanes != 0; lanes &= lanes - 1) {
        if (w->found[lane_get(&s->owner, hf_lowest32(lanes))] < 2)
            open |= lanes & (~lanes + 1);
    }
    return open;
}

static void split(work *w, lane_mask stuck)
{
    unsigned bound = w->loose_stream ? 0 : DEEP;
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
    count_guesses(w, firsts | alone);
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

/* ---- in ------------------------------------------------------------------------------------ */

static lane_mask bring(work *w, lane_mask idle, const state *from, lane_mask lanes)
{
    lane_mask to = lanes_lowest(idle, hf_popcount32(lanes));
    if (to != 0)
        move_lanes(&w->now, to, from, lanes);
    w->active |= to;
    return to;
}

static bool bring_parked(work *w, lane_mask idle)
{
    unsigned room = hf_popcount32(idle);
    while (w->parked_top > 0) {
        unsigned b = w->parked_top - 1, fill = w->parked_fill[b];
        unsigned n = fill < room ? fill : room;
        lane_mask lanes = still_open(w, &w->parked[b], lanes_run(fill - n, n));
        w->parked_fill[b] = fill - n;
        if (fill == n)
            w->parked_top--;
        if (bring(w, idle, &w->parked[b], lanes) != 0)
            return true;
    }
    return false;
}

/* A puzzle with many dead lanes is searched the tight way from now on. */
static void mark_tight(work *w, lane_mask lanes)
{
    for (; lanes != 0; lanes &= lanes - 1) {
        unsigned lane = hf_lowest32(lanes);
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
    vec clues = vec_zero(), blank = vec_set(ALL_DIGITS);
    for (unsigned i = 0; i < CELLS; i++)
        clues = vec_add(clues, vec_add(vec_set(1), vec_equal(s->cell[i], blank)));
    lane_mask many = vec_above_lanes(clues, 16);
    s->depth = vec_without(vec_set(DEEP), vec_of_lanes(many));
}

static void read_fresh(work *w)
{
    const char *texts[LANES];
    size_t left = w->count - w->next;
    unsigned n = left < LANES ? (unsigned)left : LANES;
    for (unsigned lane = 0; lane < LANES; lane++) {
        size_t p = w->next + (lane < n ? lane : 0);
        texts[lane] = w->batch->texts[w->first + p];
        lane_set(&w->fresh.owner, lane, (unsigned)p);
    }
    lane_mask used = lanes_run(0, n), bad = read_lanes(&w->fresh, texts) & used;
    set_depths(&w->fresh);
    for (lane_mask m = bad; m != 0; m &= m - 1)
        w->found[w->next + hf_lowest32(m)] = UNREADABLE;
    w->fresh_lanes = used & ~bad;
    w->next += n;
    w->recent += n;
    if (w->recent > 512) {
        w->recent /= 2;
        w->recent_several /= 2;
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

/* ---- the loop ------------------------------------------------------------------------------ */

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
    pool_clear(w);
}

static void end_chunk(work *w)
{
    const hf_batch *batch = w->batch;
    if (w->solved_count > 0)
        flush(w);
    for (size_t p = 0; p < w->count; p++)
        hf_nine_brief(w->found[p], batch->texts[w->first + p], &batch->brief[w->first + p]);
}

static void run_chunk(work *w)
{
    refill(w);
    while (w->active != 0) {
        verdict v = sweep(&w->now, &w->notes);
        w->died |= v.dead & w->active;
        lane_mask alive = w->active & ~w->died;
        lane_mask solved = alive & ~v.open;
        lane_mask stuck = alive & v.open & ~(v.moving & ~(w->eager & ~v.restless));
        lane_mask resting = (ALL_LANES & ~alive) | solved | stuck;
        if (hf_popcount32(resting) < (w->loose_stream ? LOOSE_PATIENCE : PATIENCE))
            continue;
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
