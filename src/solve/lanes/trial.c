/* SPDX-License-Identifier: MIT
 *
 * trial.c - first `nine`, then the lanes: the parts that need no vectors.
 */
#include "solve/lanes/trial.h"

#include "solve/nine/nine.h"

enum {
    CELLS = 81,
    DEAD_ENDS = 7,  /* by then the lanes would have been the better choice */
    MORE_ENDS = 16, /* once a solution is known: often there is another nearby */
    FEW_CLUES = 17  /* with fewer there are several solutions or none, and one is soon found */
};

static bool grant_more(const uint16_t *values, void *user)
{
    hf_search *trial = user;
    (void)values;
    if (trial->dead_ends > 0)
        trial->dead_ends += MORE_ENDS;
    return true;
}

static bool has_few_clues(const char *text)
{
    unsigned clues = 0;
    for (unsigned i = 0; i < CELLS; i++)
        clues += text[i] >= '1' && text[i] <= '9';
    return clues < FEW_CLUES;
}

bool hf_trial_run(void *nine, const char *text, hf_search *search)
{
    search->ordered = true;
    if (search->max_solutions != 2 || search->max_guesses != UINT64_MAX ||
        search->on_solution != NULL || has_few_clues(text)) {
        hf_nine_search_text(nine, text, search);
        return true;
    }
    hf_search trial = *search;
    trial.dead_ends = DEAD_ENDS;
    trial.on_solution = grant_more;
    trial.user = &trial;
    hf_nine_search_text(nine, text, &trial);
    search->guesses = trial.guesses;
    if (!trial.complete && trial.dead_ends == 0) {
        search->ordered = false;
        return false;
    }
    search->count = trial.count;
    search->stopped = trial.stopped;
    search->complete = trial.complete;
    return true;
}

void hf_trial_text(const uint16_t *givens, char text[81])
{
    for (unsigned i = 0; i < CELLS; i++)
        text[i] = (char)('0' + givens[i]);
}

/* Of a puzzle with several solutions only their number is known; the entry points fetch those that
 * are shown from a deterministic engine. */
void hf_trial_report(const hf_brief *brief, const char *solution, hf_search *search)
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
