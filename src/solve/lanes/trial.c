/* SPDX-License-Identifier: MIT
 *
 * trial.c - first `nine`, then the lanes: the parts that need no vectors.
 */
#include "solve/lanes/trial.h"

#include "base/assert.h"
#include "solve/nine/nine.h"

enum {
    CELLS = HF_NINE_CELLS,
    DEAD_ENDS = 4,    /* by then the lanes would have been the better choice */
    MORE_ENDS = 16,   /* once a solution is known: often there is another nearby */
    FEW_CLUES = 17,   /* with fewer there are several solutions or none, and one is soon found */
    FEW_WANTED = 32,  /* so many solutions are sooner counted one by one; */
    FEW_SOLUTIONS = 4 /* of more, so many: as many as the lanes need to count by layouts */
};

/* What the trial's own look at solutions needs. */
typedef struct trial {
    hf_search search;
    const hf_nine *nine;
    const hf_nine_given *given;
    bool exchanges; /* a second solution may be one by exchange */
    bool several;   /* and there is one */
} trial;

static bool look_at(const uint16_t *values, void *user)
{
    trial *t = user;
    if (t->search.dead_ends > 0)
        t->search.dead_ends += MORE_ENDS;
    if (t->exchanges && t->search.count == 1 && t->search.guesses > 0)
        t->several = t->nine->wide->exchange(t->given, values);
    return !t->several;
}

static bool has_few_clues(const hf_nine_given *given)
{
    unsigned clues = 0;
    for (unsigned i = 0; i < CELLS; i++)
        clues += given->value[i] != 0;
    return clues < FEW_CLUES && !given->listed;
}

/* Is this a matter for `nine` alone? */
static bool stays_with_nine(const hf_search *search)
{
    return search->max_solutions == 1 || search->max_guesses != UINT64_MAX ||
           search->on_solution != NULL;
}

static trial plan_trial(const hf_nine *nine, const hf_nine_given *given, const hf_search *search)
{
    trial t = {*search, nine, given, false, false};
    bool two = search->max_solutions == 2;
    t.search.dead_ends = two && has_few_clues(given) ? 0 : DEAD_ENDS;
    t.exchanges = two && search->unseen && nine->wide != NULL;
    if (search->max_solutions > FEW_WANTED)
        t.search.max_solutions = FEW_SOLUTIONS;
    return t;
}

bool hf_trial_run(void *nine, const hf_nine_given *given, hf_search *search)
{
    search->ordered = true;
    if (stays_with_nine(search)) {
        hf_nine_search(nine, given, search);
        return true;
    }
    trial t = plan_trial(nine, given, search);
    t.search.on_solution = look_at;
    t.search.user = &t;
    bool limited = t.search.dead_ends > 0;
    hf_nine_search(nine, given, &t.search);
    search->guesses = t.search.guesses;
    search->count = t.several ? 2 : t.search.count;
    search->ordered = !t.several;
    if (t.several)
        return true;
    bool tired = t.search.stopped && limited && t.search.dead_ends == 0;
    bool many = search->count == t.search.max_solutions && search->count < search->max_solutions;
    if (!t.search.complete && (tired || many)) {
        search->ordered = search->count >= 2;
        return false;
    }
    search->stopped = t.search.stopped;
    search->complete = t.search.complete;
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

/* Adds what was found on the boards that were left. */
static void add_findings(const hf_handover *h, hf_search *search)
{
    const hf_brief *brief = &h->brief[0];
    uint64_t known = search->count;
    HF_ASSERT(h->count > 0 && brief->count <= search->max_solutions - known);
    search->guesses += brief->guesses;
    if (known == 0 && brief->count == 1) {
        uint16_t values[CELLS];
        for (unsigned c = 0; c < CELLS; c++)
            values[c] = (uint16_t)h->solution[c];
        hf_search_found(search, values);
    } else {
        search->count += brief->count;
    }
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
