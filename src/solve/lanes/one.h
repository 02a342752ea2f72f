/* SPDX-License-Identifier: MIT
 *
 * one.h - one puzzle at a time, and batches too small to fill the lanes.
 */
#ifndef HF_LANES_ONE_H
#define HF_LANES_ONE_H

enum { SMALL_BATCH = 2 }; /* so many puzzles are sooner solved one by one */

/* By `nine`, or if that takes too long by the lanes. */
static void search_alone(work *w, const char *text, hf_search *search)
{
    if (hf_trial_run(w->nine, text, search))
        return;
    char solution[CELLS];
    const char *texts[1] = {text};
    hf_brief brief;
    hf_batch batch = {1, texts, &brief, solution, CELLS, 2};
    w->watched = search;
    run_batch(w, &batch);
    w->watched = NULL;
    hf_trial_report(&brief, solution, search);
}

static hf_status solve_one(void *lanes, const uint16_t *givens, hf_search *search)
{
    char text[CELLS];
    hf_trial_text(givens, text);
    search_alone(lanes, text, search);
    return HF_OK;
}

/* A puzzle of a small batch. */
static void solve_text(work *w, const char *text, hf_brief *brief, char *solution)
{
    uint16_t values[CELLS];
    atomic_bool never;
    hf_search search;
    if (!hf_nine_read(w->nine, text, brief))
        return;
    atomic_init(&never, false);
    memset(&search, 0, sizeof search);
    search.cells = CELLS;
    search.max_solutions = 2;
    search.max_guesses = search.deadline_ns = UINT64_MAX;
    search.cancelled = &never;
    search.first = values;
    search_alone(w, text, &search);
    hf_nine_brief((unsigned)search.count, text, brief);
    brief->guesses = search.guesses < UINT32_MAX ? (uint32_t)search.guesses : UINT32_MAX;
    for (unsigned i = 0; solution != NULL && search.count == 1 && i < CELLS; i++)
        solution[i] = (char)('0' + values[i]);
}

static void solve_many(void *lanes, const hf_batch *batch)
{
    work *w = lanes;
    if (batch->count > SMALL_BATCH) {
        run_batch(w, batch);
        return;
    }
    for (size_t i = 0; i < batch->count; i++) {
        char *solution = batch->solutions != NULL ? batch->solutions + i * batch->stride : NULL;
        solve_text(w, batch->texts[i], &batch->brief[i], solution);
    }
}

#endif
