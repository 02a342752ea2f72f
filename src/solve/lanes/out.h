/* SPDX-License-Identifier: MIT
 *
 * out.h - lanes that are done: the dead are forgotten, solutions are kept until a block of them can
 * be written.
 *
 *      solved --- the first of its puzzle? ---> block of first solutions ---> text
 *                 the second? the puzzle is settled      | full, or nothing left to do:
 *      dead ----- wakes its puzzle's newest sibling      v exchange test, then siblings wake
 */
#ifndef HF_LANES_OUT_H
#define HF_LANES_OUT_H

enum { MANY_SOLUTIONS = 4 };

/* Guesses are noted as the owners of all lanes, and added up when there are many: a loop over the
 * lanes of each split would end as no branch predictor foresees, which is 3-5 % on hard puzzles.
 * Lanes that do not split count for nobody, each in a place of its own: increments of one place
 * would wait for each other. */
static void add_guesses(work *w)
{
    for (unsigned i = 0; i < w->guess_count; i++) {
        UNROLL(32)
        for (unsigned lane = 0; lane < LANES; lane++)
            w->guesses[lane_get(&w->guess_owner[i], lane)]++;
    }
    w->guess_count = 0;
}

/* The lanes of the first owner among `lanes`. */
LANES_INLINE lane_mask same_owner(const work *w, lane_mask lanes, unsigned *owner)
{
    *owner = lane_get(&w->now.owner, hf_lowest32(lanes));
    return lanes & vec_equal_lanes(w->now.owner, vec_set(*owner));
}

/* Where solutions are counted, the lanes belong to few puzzles, and one may take more guesses than
 * the number holds. */
static void add_counted_guesses(work *w, lane_mask lanes)
{
    while (lanes != 0) {
        unsigned p;
        lane_mask same = same_owner(w, lanes, &p);
        uint32_t *guesses = &w->batch->brief[w->first + p].guesses;
        unsigned n = hf_popcount32(same);
        *guesses = hf_at_most32((uint64_t)*guesses + n);
        lanes &= ~same;
    }
}

static void note_guesses(work *w, lane_mask lanes)
{
    w->recent_guesses += hf_popcount32(lanes);
    if (w->counting) {
        add_counted_guesses(w, lanes);
        return;
    }
    if (w->guess_count == GUESSES_NOTED)
        add_guesses(w);
    w->guess_owner[w->guess_count++] = vec_select(vec_of_lanes(lanes), w->now.owner, w->nobody);
}

/* Puzzle p has the solutions that were asked for: nothing more is to be done for it. */
static void settle(work *w, unsigned p)
{
    w->found[p] = (uint8_t)w->settled;
    w->any_settled = true;
    w->recent_settled++;
    pool_drop(w, p);
    w->active &= ~vec_equal_lanes(w->now.owner, vec_set(p));
}

/* The puzzles of the solved block that have several solutions by exchange of lines are settled, the
 * siblings of the others woken. */
static LANES_APART void try_exchanges(work *w, const char *const *puzzles)
{
    read_lanes(&w->given, w->batch->form, puzzles, &w->classes);
    spread_solutions(&w->solved, &w->spread);
    lane_mask several = find_exchanges(&w->spread, &w->given) & w->solved_lanes;
    for (lane_mask m = several; m != 0; m &= m - 1) {
        unsigned p = lane_get(&w->solved.owner, hf_lowest32(m));
        if (w->found[p] == 1)
            settle(w, p);
    }
    for (lane_mask m = w->held & ~several; m != 0; m &= m - 1) {
        unsigned p = lane_get(&w->solved.owner, hf_lowest32(m));
        if (w->found[p] == 1)
            pool_wake(w, p);
    }
    w->held = 0;
}

/* The puzzles of the solved block; lanes that are not used have one that is. */
static void find_puzzles(const work *w, const char *puzzles[LANES])
{
    unsigned any = hf_lowest32(w->solved_lanes);
    for (unsigned lane = 0; lane < LANES; lane++) {
        bool used = w->solved_lanes >> lane & 1;
        puzzles[lane] =
            hf_batch_puzzle(w->batch, w->first + lane_get(&w->solved.owner, used ? lane : any));
    }
}

/* Writes the solved block. */
static LANES_APART void flush(work *w)
{
    const hf_batch *batch = w->batch;
    const char *puzzles[LANES];
    char *texts[LANES];
    char waste[CELLS];
    for (unsigned lane = 0; lane < LANES; lane++) {
        size_t p = w->first + lane_get(&w->solved.owner, lane);
        bool used = batch->solutions != NULL && (w->solved_lanes >> lane & 1) != 0;
        texts[lane] = used ? batch->solutions + p * batch->stride : waste;
    }
    if (batch->solutions != NULL)
        write_solutions(&w->solved, texts, batch->form == HF_BATCH_TEXT ? '0' : 0);
    if (w->held != 0) {
        find_puzzles(w, puzzles);
        try_exchanges(w, puzzles);
    }
    w->solved_lanes = 0;
}

/* Moves first solutions to the solved block. */
static LANES_APART void keep_solved(work *w, lane_mask lanes)
{
    lane_mask from, to;
    if (hf_popcount32(w->solved_lanes) + hf_popcount32(lanes) > LANES)
        flush(w);
    lanes_pair(lanes, ALL_LANES & ~w->solved_lanes, &from, &to);
    HF_ASSERT(from == lanes);
    keep_lanes(&w->solved, to, &w->now, from);
    w->solved_lanes |= to;
    for (; to != 0 && w->limit == 2 && w->pool_count > 0; to &= to - 1) {
        unsigned lane = hf_lowest32(to);
        if (w->newest[lane_get(&w->solved.owner, lane)] != NOBODY)
            w->held |= (lane_mask)1 << lane;
    }
}

/* Some lanes of puzzle p ended with `n` solutions in all. */
static void add_solutions(work *w, unsigned p, uint64_t n, unsigned lanes)
{
    uint64_t *count = &w->batch->brief[w->first + p].count;
    *count = n < w->limit - *count ? *count + n : w->limit;
    if (*count == w->limit)
        settle(w, p);
    for (; lanes > 0 && w->newest[p] != NOBODY; lanes--)
        pool_wake(w, p);
}

/* Where solutions are counted, few puzzles have many: they are taken by puzzle. Returns the lanes
 * with first solutions. */
static lane_mask count_solutions(work *w, lane_mask lanes)
{
    lane_mask firsts = 0;
    while (lanes != 0) {
        unsigned p;
        lane_mask same = same_owner(w, lanes, &p);
        unsigned n = hf_popcount32(same);
        lanes &= ~same;
        if (w->found[p] >= w->settled)
            continue;
        if (w->batch->brief[w->first + p].count == 0)
            firsts |= same & (~same + 1);
        add_solutions(w, p, n, n);
    }
    return firsts;
}

/* Lanes of puzzles that turned out to have many solutions, and with little left open, are counted
 * here and now. For fewer solutions the lists of layouts are not worth their while: to count at once
 * gains a sixth on puzzles with hundreds of solutions, but takes six times as long on hard ones with
 * one. Solutions that were known before the lanes began count, too: a fifth on single calls. */
static void count_stuck(work *w, lane_mask stuck)
{
    lane_mask many = 0;
    for (; stuck != 0; stuck &= stuck - 1) {
        unsigned p = lane_get(&w->now.owner, hf_lowest32(stuck));
        if (w->batch->brief[w->first + p].count + w->batch->known >= MANY_SOLUTIONS)
            many |= stuck & (~stuck + 1);
    }
    if (many == 0)
        return;
    mark_open(&w->now, w->spread.cell);
    lane_mask clashing = find_clashes(&w->now);
    for (; (many &= w->active) != 0; many &= many - 1) {
        unsigned lane = hf_lowest32(many), p = lane_get(&w->now.owner, lane);
        uint64_t most = w->limit - w->batch->brief[w->first + p].count;
        bool clashes = clashing >> lane & 1;
        if (!clashes && !count_by_layouts(&w->layouts, w->spread.cell, lane, most))
            continue;
        w->active &= ~((lane_mask)1 << lane);
        add_solutions(w, p, clashes ? 0 : w->layouts.total, 1);
    }
}

/* Where it is only asked whether there is a solution, or a second. */
static lane_mask note_solutions(work *w, lane_mask lanes)
{
    lane_mask firsts = 0;
    for (; lanes != 0; lanes &= lanes - 1) {
        unsigned p = lane_get(&w->now.owner, hf_lowest32(lanes));
        if (w->found[p] >= w->settled)
            continue;
        if (w->found[p] == 0)
            firsts |= lanes & (~lanes + 1);
        w->found[p]++;
        if (w->found[p] == w->settled)
            settle(w, p);
    }
    return firsts;
}

static void take_solved(work *w, lane_mask lanes)
{
    w->active &= ~lanes;
    lane_mask firsts = w->counting ? count_solutions(w, lanes) : note_solutions(w, lanes);
    if (firsts != 0 && (w->batch->solutions != NULL || w->limit == 2))
        keep_solved(w, firsts);
}

static void take_dead(work *w)
{
    /* With an empty pool there is nobody to wake, and deaths count only for those who are woken. To
     * skip the loop then is worth 1-5 %. */
    for (lane_mask m = w->pool_count > 0 ? w->died : 0; m != 0; m &= m - 1) {
        unsigned p = lane_get(&w->now.owner, hf_lowest32(m));
        w->deaths[p] = (uint8_t)(w->deaths[p] + (w->deaths[p] < TIGHT_AFTER));
        pool_wake(w, p);
    }
    w->recent_deaths += hf_popcount32(w->died);
    w->active &= ~w->died;
    w->died = 0;
}

#endif
