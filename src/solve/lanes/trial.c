/* SPDX-License-Identifier: MIT
 *
 * trial.c - first `nine`, then the lanes: the parts that need no vectors.
 */
#include "solve/lanes/trial.h"

#include "solve/nine/nine.h"

enum {
    CELLS = HF_NINE_CELLS,
    DEAD_ENDS = 4,     /* by then the lanes would have been the better choice */
    MORE_ENDS = 16,    /* once a solution is known: often there is another nearby */
    FEW_CLUES = 17,    /* with fewer there are several solutions or none, and one is soon found */
    FEW_SOLUTIONS = 32 /* so many are sooner counted one by one */
};

static bool grant_more(const uint16_t *values, void *user)
{
    hf_search *trial = user;
    (void)values;
    if (trial->dead_ends > 0)
        trial->dead_ends += MORE_ENDS;
    return true;
}

static bool has_few_clues(const hf_nine_given *given)
{
    unsigned clues = 0;
    for (unsigned i = 0; i < CELLS; i++)
        clues += given->value[i] != 0;
    return clues < FEW_CLUES && !given->listed;
}

/* Is this a matter for `nine` alone? */
static bool stays_with_nine(const hf_nine_given *given, const hf_search *search)
{
    return search->max_solutions == 1 || search->max_guesses != UINT64_MAX ||
           search->on_solution != NULL || (search->max_solutions == 2 && has_few_clues(given));
}

bool hf_trial_run(void *nine, const hf_nine_given *given, hf_search *search)
{
    bool counting = search->max_solutions > 2;
    search->ordered = true;
    if (stays_with_nine(given, search)) {
        hf_nine_search(nine, given, search);
        return true;
    }
    hf_search trial = *search;
    trial.dead_ends = DEAD_ENDS;
    trial.on_solution = grant_more;
    trial.user = &trial;
    if (counting && trial.max_solutions > FEW_SOLUTIONS)
        trial.max_solutions = FEW_SOLUTIONS;
    hf_nine_search(nine, given, &trial);
    search->guesses = trial.guesses;
    search->count = trial.count;
    bool tired = trial.stopped && trial.dead_ends == 0;
    bool many = trial.count == trial.max_solutions && trial.count < search->max_solutions;
    if (!trial.complete && (tired || many)) {
        search->ordered = trial.count >= 2;
        return false;
    }
    search->stopped = trial.stopped;
    search->complete = trial.complete;
    return true;
}

/* The first two solutions in the order of `nine`, if they are not known yet. */
static void find_first_two(void *nine, const hf_nine_given *given, hf_search *search)
{
    hf_search pair = *search;
    pair.max_solutions = 2;
    pair.count = 0;
    hf_nine_search(nine, given, &pair);
    search->guesses = pair.guesses;
    search->stopped = pair.stopped;
    search->ordered = pair.count == 2;
}

void hf_trial_hand_over(void *nine, hf_handover *out)
{
    const hf_nine *engine = nine;
    out->count = engine->left;
    for (unsigned i = 0; i < out->count; i++)
        hf_nine_left(engine, i, out->candidates[i]);
}

/* Adds up what was found on the boards that were left. */
static void add_findings(const hf_handover *h, hf_search *search)
{
    uint64_t known = search->count;
    for (unsigned i = 0; i < h->count; i++) {
        const hf_brief *brief = &h->brief[i];
        search->guesses += brief->guesses;
        if (brief->count == 1 && search->count == 0) {
            uint16_t values[CELLS];
            for (unsigned c = 0; c < CELLS; c++)
                values[c] = (uint16_t)h->solution[i][c];
            hf_search_found(search, values);
        } else {
            search->count += brief->count;
        }
    }
    if (search->count > search->max_solutions)
        search->count = search->max_solutions;
    search->complete = !search->stopped && search->count < search->max_solutions;
    search->ordered = known >= 2;
}

/* Of a puzzle with several solutions the lanes know only the number. Where it is to be told no more
 * than several from one, the entry points fetch the solutions that are shown from a deterministic
 * engine; where they are counted, that engine would count them all again. */
void hf_trial_report(void *nine, const hf_nine_given *given, const hf_handover *h,
                     hf_search *search)
{
    add_findings(h, search);
    if (search->max_solutions > 2 && search->count >= 2 && !search->ordered)
        find_first_two(nine, given, search);
}
