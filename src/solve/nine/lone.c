/* SPDX-License-Identifier: MIT
 *
 * lone.c - first `nine`, then the lanes: the parts that need no vectors.
 */
#include "solve/nine/lone.h"

#include "solve/nine/nine.h"

enum {
    CELLS = 81,
    FIRST_BUDGET = 12, /* guesses that cost about as much as a hard puzzle does in the lanes */
    SECOND_BUDGET = 32 /* once a solution is known: often there is another nearby */
};

static bool extend_budget(const uint16_t *values, void *user)
{
    hf_search *trial = user;
    (void)values;
    if (trial->max_guesses < SECOND_BUDGET)
        trial->max_guesses = SECOND_BUDGET;
    return true;
}

/* The fewer clues, the longer the way down to the first solution, though it seldom errs: one board
 * walks it faster than a register full of them. Below 17 clues there are several solutions or none.
 */
static uint64_t first_budget(const char *text)
{
    unsigned clues = 0;
    for (unsigned i = 0; i < CELLS; i++)
        clues += text[i] >= '1' && text[i] <= '9';
    return clues < 17 ? UINT64_MAX : clues < 21 ? 4 * FIRST_BUDGET : FIRST_BUDGET;
}

bool hf_lone_try(void *nine, const char *text, hf_search *search)
{
    search->ordered = true;
    if (search->max_solutions != 2 || search->max_guesses != UINT64_MAX ||
        search->on_solution != NULL) {
        hf_nine_search_text(nine, text, search);
        return true;
    }
    hf_search trial = *search;
    trial.max_guesses = first_budget(text);
    trial.on_solution = extend_budget;
    trial.user = &trial;
    hf_nine_search_text(nine, text, &trial);
    search->guesses = trial.guesses;
    if (trial.stopped && trial.guesses >= trial.max_guesses) {
        search->ordered = false;
        return false;
    }
    search->count = trial.count;
    search->stopped = trial.stopped;
    search->complete = trial.complete;
    return true;
}

void hf_lone_text(const uint16_t *givens, char text[81])
{
    for (unsigned i = 0; i < CELLS; i++)
        text[i] = (char)('0' + givens[i]);
}

/* Of a puzzle with several solutions only their number is known; the entry points fetch those that
 * are shown from a deterministic engine. */
void hf_lone_report(const hf_brief *brief, const char *solution, hf_search *search)
{
    search->guesses += brief->guesses;
    if (search->stopped)
        return;
    if (brief->count == 1) {
        uint16_t values[CELLS];
        for (unsigned i = 0; i < CELLS; i++)
            values[i] = (uint16_t)(solution[i] - '0');
        hf_search_found(search, values);
    } else {
        search->count = brief->count;
    }
    search->complete = brief->count < 2;
}
