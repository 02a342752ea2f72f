/* SPDX-License-Identifier: MIT
 *
 * rounds.c - many plain 9x9 puzzles that must meet wishes: in each round every puzzle that is not found yet has one more
 * attempt, or several where few puzzles are left, so that the lanes stay full.
 *
 * A puzzle is what the first of its attempts made that meets the wishes, however many were made at once: so the
 * number of puzzles asked for changes nothing, nor does who else works on the series.
 */
#include "generate/rounds.h"

#include <stdlib.h>
#include <string.h>

#include "generate/nine.h"
#include "generate/wish.h"
#include "grid/grid_data.h"

enum { CELLS = 81 };

typedef struct rounds {
    hf_generator *g;
    size_t count;
    uint8_t *puzzles;
    uint8_t *solutions; /* or NULL */
    hf_made *made;
    size_t *open; /* which are not found yet */
    size_t opens;
    hf_nine_job *jobs;
    size_t most; /* jobs at once */
} rounds;

static void finish(rounds *r, size_t which, const hf_nine_job *job)
{
    hf_made *made = &r->made[which];
    memcpy(r->puzzles + which * CELLS, job->puzzle, CELLS);
    if (r->solutions != NULL)
        memcpy(r->solutions + which * CELLS, job->solution, CELLS);
    made->status = HF_OK;
    made->clues = job->clues;
    made->attempts = job->attempt + 1;
    made->weight = job->weight;
}

static hf_status judge(rounds *r, const hf_nine_job *job, bool *met)
{
    hf_generator *g = r->g;
    uint32_t least, most;
    hf_wish_clues(&g->options, g->shape, &least, &most);
    *met = job->made && job->clues >= least && job->clues <= most;
    if (!*met || g->judge == NULL)
        return HF_OK;
    for (unsigned c = 0; c < CELLS; c++)
        g->puzzle->cell[c] = job->puzzle[c];
    return hf_judge_hear(g->judge, g->puzzle, g->task.deadline_ns, met);
}

/* The attempts of a few open puzzles, `each` for each. */
static hf_status make_jobs(rounds *r, size_t from, size_t puzzles, size_t each)
{
    size_t count = 0;
    for (size_t i = 0; i < puzzles; i++) {
        const hf_made *made = &r->made[r->open[from + i]];
        for (size_t k = 0; k < each; k++, count++) {
            r->jobs[count].index = made->index;
            r->jobs[count].attempt = made->attempts + k;
            r->jobs[count].made = true;
            r->jobs[count].weight = 1;
        }
    }
    return hf_nine_make(r->g, count, r->jobs);
}

/* Judges them in order; a puzzle that is found leaves the list later. */
static hf_status judge_jobs(rounds *r, size_t from, size_t puzzles, size_t each)
{
    for (size_t i = 0; i < puzzles; i++) {
        size_t which = r->open[from + i];
        bool met = false;
        for (size_t k = 0; k < each && !met; k++) {
            const hf_nine_job *job = &r->jobs[i * each + k];
            hf_status status = judge(r, job, &met);
            if (status != HF_OK)
                return status;
            if (met)
                finish(r, which, job);
            if (hf_generator_tried(r->g, 1))
                return HF_END;
        }
        if (!met)
            r->made[which].attempts += each;
    }
    return HF_OK;
}

/* Those that are neither found nor given up. */
static void close_ranks(rounds *r)
{
    uint64_t allowed = hf_wish_attempts(r->g);
    size_t left = 0;
    for (size_t i = 0; i < r->opens; i++) {
        const hf_made *made = &r->made[r->open[i]];
        if (made->status != HF_OK && made->attempts < allowed)
            r->open[left++] = r->open[i];
    }
    r->opens = left;
}

/* Several attempts for each puzzle only where few are left: what comes after the first good one is made in vain. */
static size_t attempts_for_each(const rounds *r)
{
    uint64_t left = hf_wish_attempts(r->g) - r->made[r->open[0]].attempts;
    size_t each = r->opens < r->most / 16 ? r->most / 16 / r->opens : 1;
    if (hf_wish_is_plain(r->g))
        each = 1;
    return each < left ? each : (size_t)left;
}

static hf_status one_round(rounds *r)
{
    hf_status status = HF_OK;
    size_t each = attempts_for_each(r);
    size_t stretch = r->most / each;
    for (size_t from = 0; status == HF_OK && from < r->opens; from += stretch) {
        size_t puzzles = r->opens - from < stretch ? r->opens - from : stretch;
        status = make_jobs(r, from, puzzles, each);
        if (status == HF_OK)
            status = judge_jobs(r, from, puzzles, each);
    }
    return status;
}

static hf_status run(rounds *r)
{
    hf_status status = HF_OK;
    for (size_t i = 0; i < r->count; i++) {
        r->open[i] = i;
        r->made[i] = (hf_made){.status = HF_END, .index = r->g->index + i, .weight = 1};
    }
    r->opens = r->count;
    memset(r->puzzles, 0, r->count * CELLS);
    if (r->solutions != NULL)
        memset(r->solutions, 0, r->count * CELLS);
    while (status == HF_OK && r->opens > 0) {
        status = one_round(r);
        close_ranks(r);
    }
    return status;
}

hf_status hf_rounds(hf_generator *g, size_t count, uint8_t *puzzles, uint8_t *solutions,
                    hf_made *made)
{
    rounds r = {.g = g, .count = count, .puzzles = puzzles, .solutions = solutions, .made = made};
    hf_made *own = NULL;
    r.most = hf_nine_most(g);
    if (made == NULL)
        r.made = own = malloc(count * sizeof *own);
    r.open = malloc(count * sizeof *r.open);
    r.jobs = malloc(r.most * sizeof *r.jobs);
    hf_status status = HF_NO_MEMORY;
    if (r.made != NULL && r.open != NULL && r.jobs != NULL)
        status = run(&r);
    g->index += count;
    for (size_t i = 0; status == HF_OK && i < count; i++) {
        if (r.made[i].status != HF_OK)
            status = HF_END;
    }
    free(r.jobs);
    free(r.open);
    free(own);
    return status;
}
