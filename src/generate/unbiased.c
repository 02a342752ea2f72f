/* SPDX-License-Identifier: MIT
 *
 * unbiased.c - plain 9x9 minimal puzzles with a known bias (Berthier's controlled-bias generator).
 *
 * Digging prefers some minimal puzzles to others, nobody knows which. Here clues are struck from a random board in
 * random order until one more would allow a second solution; the puzzle just before that is accepted if it is minimal,
 * and otherwise everything is thrown away. So each order leads to at most one puzzle, and a puzzle of k clues is
 * reached by k! (81 - k)! orders, whatever it looks like: among puzzles of the same number of clues each is equally
 * likely, and the weight 1 / (k! (81 - k)!) makes up for that number.
 *
 * An attempt is one board and ORDERS orders: that two orders of one board are accepted is too rare to matter. Striking
 * begins with START clues left. That leaves out minimal puzzles with more, of which there is less than one in 10^9.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "generate/nine.h"

enum { CELLS = 81, ORDERS = 64, START = 36, JOBS = HF_NINE_WIDTH / ORDERS, USUAL = 26 };

/* C(81, clues) / C(81, 26). */
static double weight_of(unsigned clues)
{
    double weight = 1;
    for (unsigned k = USUAL; k < clues; k++)
        weight *= (double)(CELLS - k) / (k + 1);
    for (unsigned k = USUAL; k > clues; k--)
        weight *= (double)k / (CELLS - k + 1);
    return weight;
}

/* One order of one board; the order itself is nine->beside[i]. */
typedef struct strike {
    uint16_t job;
    uint8_t clues;  /* of the board asked about */
    uint8_t answer; /* clues of the puzzle before the one that failed; 0: none */
} strike;

typedef struct struck {
    hf_generator *g;
    hf_nine_job *jobs; /* JOBS or fewer */
    size_t count;      /* orders */
    strike of[HF_NINE_WIDTH];
    uint16_t open[HF_NINE_WIDTH];
    uint8_t asked[HF_NINE_WIDTH][CELLS];
} struck;

static void lay_out(struck *s, size_t slot)
{
    const strike *k = &s->of[slot];
    uint8_t *board = s->g->nine->board[slot];
    const uint8_t *order = s->g->nine->beside[slot];
    memset(board, 0, CELLS);
    for (unsigned i = 0; i < k->clues; i++)
        board[order[i]] = s->jobs[k->job].solution[order[i]];
}

/* Strikes clues from all boards until each has failed. */
static hf_status strike_all(struck *s)
{
    hf_nine_batch *batch = s->g->nine;
    size_t open = s->count;
    for (size_t i = 0; i < s->count; i++)
        s->open[i] = (uint16_t)i;
    while (open > 0) {
        size_t left = 0;
        for (size_t i = 0; i < open; i++)
            memcpy(s->asked[i], batch->board[s->open[i]], CELLS);
        hf_status status = hf_solve_many_bytes(batch->two, open, s->asked[0], batch->brief, NULL);
        HF_ASSERT(status == HF_OK); /* whoever takes batches needs no more memory */
        if (hf_search_expired(&s->g->task))
            return HF_END;
        for (size_t i = 0; i < open; i++) {
            uint16_t slot = s->open[i];
            strike *k = &s->of[slot];
            if (batch->brief[i].answer != HF_UNIQUE) {
                k->answer = k->clues < START ? (uint8_t)(k->clues + 1) : 0;
                continue;
            }
            k->clues--;
            batch->board[slot][batch->beside[slot][k->clues]] = 0;
            s->open[left++] = slot;
        }
        open = left;
    }
    return HF_OK;
}

/* Accepts the first order of each job whose puzzle is minimal. */
static void accept(struck *s)
{
    for (size_t i = 0; i < s->count; i++) {
        strike *k = &s->of[i];
        hf_nine_job *job = &s->jobs[k->job];
        if (k->answer == 0 || job->made)
            continue;
        k->clues = k->answer;
        lay_out(s, i);
        job->made = hf_nine_is_minimal(s->g, s->g->nine->board[i], job->solution);
        if (!job->made)
            continue;
        memcpy(job->puzzle, s->g->nine->board[i], CELLS);
        job->clues = k->clues;
        job->weight = weight_of(k->clues);
    }
}

static hf_status make_some(struck *s, size_t count, hf_nine_job *jobs, size_t from)
{
    hf_generator *g = s->g;
    hf_nine_batch *batch = g->nine;
    size_t some = count - from < JOBS ? count - from : JOBS;
    s->jobs = jobs + from;
    s->count = some * ORDERS;
    for (size_t i = 0; i < some; i++) {
        if (from + i == batch->filled && !hf_nine_fill(g, jobs, count))
            return HF_END;
        s->jobs[i].made = false;
        for (size_t slot = i * ORDERS; slot < (i + 1) * ORDERS; slot++) {
            batch->filler->shuffle(&batch->rng[(from + i) % HF_FILL_NINE_SOME],
                                   batch->beside[slot]);
            s->of[slot] = (strike){.job = (uint16_t)i, .clues = START};
            lay_out(s, slot);
        }
    }
    hf_status status = strike_all(s);
    if (status == HF_OK)
        accept(s);
    return status;
}

hf_status hf_unbiased_nine(hf_generator *g, size_t count, hf_nine_job *jobs)
{
    struck *s = malloc(sizeof *s);
    hf_status status = s != NULL ? HF_OK : HF_NO_MEMORY;
    for (size_t from = 0; status == HF_OK && from < count; from += JOBS) {
        s->g = g;
        status = make_some(s, count, jobs, from);
    }
    free(s);
    return status;
}
