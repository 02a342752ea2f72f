/* SPDX-License-Identifier: MIT
 *
 * pattern_nine.c - plain 9x9 puzzles whose clues lie exactly where a pattern has them.
 *
 * Digging cannot hit a pattern. But every solved board gives one puzzle on it, and rearranging its lines gives many
 * more, each of which costs one question: has it only one solution? An attempt is one board and MORPHS ways to
 * rearrange it.
 */
#include <string.h>

#include "base/assert.h"
#include "generate/nine.h"

enum { CELLS = 81, MORPHS = 64, JOBS = HF_NINE_WIDTH / MORPHS };

static void shuffle_three(hf_rng *rng, uint8_t out[3])
{
    static const uint8_t orders[6][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                         {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};
    memcpy(out, orders[hf_rng_below(rng, 6)], 3);
}

/* Nine lines in an order that keeps bands together. */
static void shuffle_lines(hf_rng *rng, uint8_t out[9])
{
    uint8_t band[3], line[3];
    shuffle_three(rng, band);
    for (unsigned b = 0; b < 3; b++) {
        shuffle_three(rng, line);
        for (unsigned i = 0; i < 3; i++)
            out[3 * b + i] = (uint8_t)(3 * band[b] + line[i]);
    }
}

static void morph(hf_rng *rng, const uint8_t solution[CELLS], uint8_t out[CELLS])
{
    uint8_t rows[9], columns[9];
    shuffle_lines(rng, rows);
    shuffle_lines(rng, columns);
    bool turned = hf_rng_below(rng, 2) != 0;
    for (unsigned r = 0; r < 9; r++) {
        for (unsigned c = 0; c < 9; c++)
            out[9 * r + c] = solution[turned ? 9 * columns[c] + rows[r] : 9 * rows[r] + columns[c]];
    }
}

/* The boards of a job, from `first` on. A board that was asked for stays as it is. */
static void lay_out(const hf_generator *g, const hf_nine_job *job, hf_rng *rng, size_t first)
{
    hf_nine_batch *batch = g->nine;
    for (size_t m = first; m < first + MORPHS; m++) {
        if (g->options.solution != NULL)
            memcpy(batch->beside[m], job->solution, CELLS);
        else
            morph(rng, job->solution, batch->beside[m]);
        for (unsigned c = 0; c < CELLS; c++)
            batch->board[m][c] = g->options.pattern[c] != 0 ? batch->beside[m][c] : 0;
    }
}

/* The first of a job's boards that will do. */
static void choose(hf_generator *g, hf_nine_job *job, size_t first)
{
    hf_nine_batch *batch = g->nine;
    job->made = false;
    for (size_t m = first; m < first + MORPHS && !job->made; m++) {
        job->made = batch->brief[m].answer == HF_UNIQUE;
        if (job->made && g->options.minimal)
            job->made = hf_nine_is_minimal(g, batch->board[m], batch->beside[m]);
        if (!job->made)
            continue;
        memcpy(job->puzzle, batch->board[m], CELLS);
        memcpy(job->solution, batch->beside[m], CELLS);
        job->clues = 0;
        for (unsigned c = 0; c < CELLS; c++)
            job->clues = (uint8_t)(job->clues + (job->puzzle[c] != 0));
    }
}

static hf_status make_some(hf_generator *g, size_t count, hf_nine_job *jobs, size_t from)
{
    hf_nine_batch *batch = g->nine;
    size_t some = count - from < JOBS ? count - from : JOBS;
    for (size_t i = 0; i < some; i++) {
        if (from + i == batch->filled && !hf_nine_fill(g, jobs, count))
            return HF_END;
        lay_out(g, &jobs[from + i], &batch->rng[(from + i) % HF_FILL_NINE_SOME], i * MORPHS);
    }
    hf_status status =
        hf_solve_many_bytes(batch->two, some * MORPHS, batch->board[0], batch->brief, NULL);
    HF_ASSERT(status == HF_OK); /* whoever takes batches needs no more memory */
    if (hf_search_expired(&g->task))
        return HF_END;
    for (size_t i = 0; i < some; i++)
        choose(g, &jobs[from + i], i * MORPHS);
    return HF_OK;
}

hf_status hf_pattern_nine(hf_generator *g, size_t count, hf_nine_job *jobs)
{
    hf_status status = HF_OK;
    for (size_t from = 0; status == HF_OK && from < count; from += JOBS)
        status = make_some(g, count, jobs, from);
    return status;
}
