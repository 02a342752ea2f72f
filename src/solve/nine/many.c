/* SPDX-License-Identifier: MIT
 *
 * many.c - batches for the engine `nine`: from characters or bytes to boards and back without a grid
 * in between. Saves about a third of the time of an easy puzzle.
 */
#include <string.h>

#include "base/bits.h"
#include "solve/nine/nine.h"

enum { CELLS = HF_NINE_CELLS };

static void solve_puzzle(hf_nine *engine, hf_search *search, const hf_batch *batch, size_t i)
{
    const void *puzzle = hf_batch_puzzle(batch, i);
    hf_brief *brief = &batch->brief[i];
    hf_nine_given given;
    memset(brief, 0, sizeof *brief);
    unsigned bad = hf_nine_read(batch->form, puzzle, &given);
    if (bad < CELLS) {
        brief->answer = HF_UNREADABLE;
        brief->where = (uint8_t)bad;
        return;
    }
    search->count = 0;
    search->guesses = 0;
    search->stopped = false;
    hf_nine_search(engine, &given, search);
    brief->count = search->count;
    brief->guesses = hf_at_most32(search->guesses);
    if (search->count >= 2)
        brief->answer = HF_MULTIPLE;
    else if (!search->complete)
        brief->answer = HF_LIMIT;
    else
        hf_nine_brief((unsigned)search->count, batch->form, puzzle, brief);
}

/* Puzzles that were not begun when the batch was stopped. */
static void give_up(const hf_batch *batch, size_t first)
{
    for (size_t i = first; i < batch->count; i++) {
        memset(&batch->brief[i], 0, sizeof batch->brief[i]);
        batch->brief[i].answer = HF_LIMIT;
    }
}

void hf_nine_solve_many(void *state, const hf_batch *batch)
{
    hf_nine *engine = state;
    uint16_t first[CELLS];
    hf_search search = {
        .cells = CELLS,
        .max_solutions = batch->max_solutions,
        .max_guesses = engine->max_guesses,
        .deadline_ns = batch->watched->deadline_ns,
        .cancelled = batch->watched->cancelled,
        .first = first,
    };
    for (size_t i = 0; i < batch->count; i++) {
        if (i % 16 == 0 && hf_search_expired(batch->watched)) {
            give_up(batch, i);
            return;
        }
        solve_puzzle(engine, &search, batch, i);
        if (batch->solutions != NULL && batch->brief[i].answer == HF_UNIQUE)
            hf_nine_write(batch->form, first, batch->solutions + i * batch->stride);
    }
}
