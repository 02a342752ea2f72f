/* SPDX-License-Identifier: MIT
 *
 * one.h - one puzzle at a time, and batches too small to fill the lanes.
 */
#ifndef HF_LANES_ONE_H
#define HF_LANES_ONE_H

enum { SMALL_BATCH = 2 }; /* so many puzzles are sooner solved one by one */

/* By `nine`; if that takes too long, the boards that it has not come to go to the lanes, side by
 * side, for the solutions that are still wanted. */
static void search_one(work *w, const hf_nine_given *given, hf_search *search)
{
    if (hf_trial_run(w->nine, given, search))
        return;
    hf_handover *h = &w->handover;
    hf_trial_hand_over(w->nine, h);
    hf_batch batch = {.count = h->count,
                      .form = HF_BATCH_CANDIDATES,
                      .puzzles = h->candidates,
                      .step = sizeof *h->candidates,
                      .brief = h->brief,
                      .solutions = h->solution,
                      .stride = CELLS,
                      .max_solutions = search->max_solutions - search->count,
                      .watched = search,
                      .trusted = true,
                      .shared = true,
                      .known = search->count};
    run_batch(w, &batch);
    hf_trial_report(w->nine, given, h, search);
}

static hf_status solve_one(void *lanes, const uint16_t *givens, hf_search *search)
{
    hf_nine_given given;
    hf_nine_from_grid(givens, search, &given);
    search_one(lanes, &given, search);
    return HF_OK;
}

/* Puzzle i of a small batch. */
static void solve_alone(work *w, const hf_batch *batch, size_t i)
{
    uint16_t values[CELLS];
    hf_search search;
    hf_nine_given given;
    hf_brief *brief = &batch->brief[i];
    memset(brief, 0, sizeof *brief);
    unsigned bad = hf_nine_read(batch->form, hf_batch_puzzle(batch, i), &given);
    if (bad < CELLS) {
        brief->answer = HF_UNREADABLE;
        brief->where = (uint8_t)bad;
        return;
    }
    memset(&search, 0, sizeof search);
    search.cells = CELLS;
    search.max_solutions = batch->max_solutions;
    search.max_guesses = UINT64_MAX;
    search.deadline_ns = batch->watched->deadline_ns;
    search.cancelled = batch->watched->cancelled;
    search.first = values;
    search.unseen = true;
    search_one(w, &given, &search);
    brief->count = search.count;
    brief->guesses = hf_at_most32(search.guesses);
    if (search.count < 2 && !search.complete)
        brief->answer = HF_LIMIT;
    else
        hf_nine_brief(search.count < 2 ? (unsigned)search.count : 2, batch->form,
                      hf_batch_puzzle(batch, i), brief);
    if (batch->solutions != NULL && brief->answer == HF_UNIQUE)
        hf_nine_write(batch->form, values, batch->solutions + i * batch->stride);
}

static void solve_many(void *lanes, const hf_batch *batch)
{
    if (batch->count > SMALL_BATCH || batch->extra != NULL) {
        run_batch(lanes, batch);
        return;
    }
    for (size_t i = 0; i < batch->count; i++)
        solve_alone(lanes, batch, i);
}

#endif
