/* SPDX-License-Identifier: MIT
 *
 * nine.c - many attempts at 9x9 puzzles at once: what all ways of making them share.
 */
#include "generate/nine.h"

#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "grid/grid_data.h"
#include "grid/shape_data.h"
#include "solve/solver.h"

enum { CELLS = 81, HOUSES = 27 };

void hf_nine_batch_free(hf_nine_batch *batch)
{
    if (batch == NULL)
        return;
    hf_solver_free(batch->some);
    hf_solver_free(batch->two);
    hf_shape_free(batch->plain);
    free(batch->digging);
    free(batch);
}

#ifdef HF_WITHOUT_LANES
enum { TAKES_EXTRA = 0 };
#else
enum { TAKES_EXTRA = 1 };
#endif

/* The best engine for this processor that takes further houses. They come first in the list, and the last of them
 * runs everywhere; builds without lanes have none. */
static const hf_engine *engine_for_extra(uint32_t cpu)
{
    size_t i = 0;
    while ((hf_engine_at(i)->needs & ~cpu) != 0)
        i++;
    HF_ASSERT(hf_engine_at(i)->takes_extra);
    return hf_engine_at(i);
}

/* With other houses only digging is at home here: the rest asks for two solutions. */
bool hf_nine_serves(const hf_generator *g)
{
    const hf_shape_spec *spec = &g->shape->spec;
    if (hf_engine_serves_nine(g->shape))
        return true;
    HF_ASSERT(!g->options.unbiased); /* refused */
    return TAKES_EXTRA && spec->layout == HF_LAYOUT_BOXES && spec->size == 9 &&
           g->shape->houses <= HOUSES + HF_NINE_EXTRAS && g->options.pattern == NULL &&
           g->options.from == NULL;
}

/* The houses that come after rows, columns and boxes. */
static void list_extra(const hf_shape *shape, hf_nine_extra *extra)
{
    extra->count = shape->houses - HOUSES;
    for (unsigned h = 0; h < extra->count; h++) {
        for (unsigned i = 0; i < 9; i++)
            extra->cell[h][i] = (uint8_t)hf_house_cells(shape, HOUSES + h)[i];
    }
}

static void add_peers(const hf_nine_extra *extra, hf_nine_peers *peers)
{
    for (unsigned h = 0; h < extra->count; h++) {
        for (unsigned k = 0; k < CELLS; k++)
            peers->seen[extra->cell[h][k / 9]][extra->cell[h][k % 9]] = UINT16_MAX;
    }
}

hf_status hf_nine_batch_new(const hf_generator *generator, hf_nine_batch **out)
{
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.cpu = generator->options.cpu;
    hf_nine_batch *batch = calloc(1, sizeof *batch);
    if (batch == NULL)
        return HF_NO_MEMORY;
    hf_status status = hf_shape_new_square(9, &batch->plain);
    if (status == HF_OK)
        status = hf_solver_new(batch->plain, &options, &batch->two);
    list_extra(generator->shape, &batch->extra);
    batch->asked = batch->extra.count > 0 ? &batch->extra : NULL;
    options.max_solutions = 1;
    if (batch->asked != NULL)
        options.engine = engine_for_extra(options.cpu);
    if (status == HF_OK)
        status = hf_solver_new(batch->plain, &options, &batch->some);
    if (status != HF_OK) {
        hf_nine_batch_free(batch);
        return status;
    }
    hf_nine_peers_make(generator->shape, &batch->peers);
    add_peers(&batch->extra, &batch->peers);
    batch->filler = hf_nine_filler_for(options.cpu);
    *out = batch;
    return HF_OK;
}

size_t hf_nine_most(const hf_generator *g)
{
    return g->options.unbiased || g->options.pattern != NULL ? 512 : 4 * (size_t)HF_NINE_WIDTH;
}

bool hf_nine_fill(hf_generator *g, hf_nine_job *jobs, size_t count)
{
    uint8_t *solution[HF_FILL_NINE_SOME];
    hf_nine_batch *batch = g->nine;
    size_t first = batch->filled;
    HF_ASSERT(first < count && first % HF_FILL_NINE_SOME == 0);
    /* With diagonals and windows the few hundred boards of a round take a while. */
    if (hf_search_expired(&g->task))
        return false;
    unsigned some =
        count - first < HF_FILL_NINE_SOME ? (unsigned)(count - first) : HF_FILL_NINE_SOME;
    for (unsigned k = 0; k < some; k++) {
        batch->rng[k] = hf_attempt_rng(g, jobs[first + k].index, jobs[first + k].attempt);
        solution[k] = jobs[first + k].solution;
        for (unsigned c = 0; g->options.solution != NULL && c < CELLS; c++)
            solution[k][c] = (uint8_t)g->options.solution[c];
    }
    batch->filled += some;
    return g->options.solution != NULL ||
           batch->filler->fill(&batch->peers, some, batch->rng, solution);
}

bool hf_nine_is_minimal(hf_generator *g, const uint8_t puzzle[CELLS], const uint8_t solution[CELLS])
{
    uint16_t candidates[CELLS][CELLS];
    const char *question[CELLS];
    hf_brief brief[CELLS];
    size_t clues = 0;
    bool minimal = true;
    for (unsigned c = 0; c < CELLS; c++) {
        if (puzzle[c] == 0)
            continue;
        for (unsigned i = 0; i < CELLS; i++)
            candidates[clues][i] = (uint16_t)(puzzle[i] == 0 ? 0x1ff : 1u << (puzzle[i] - 1));
        candidates[clues][c] = (uint16_t)(0x1ff ^ 1u << (solution[c] - 1));
        question[clues] = (const char *)candidates[clues];
        clues++;
    }
    hf_status status = hf_solver_find_some(g->nine->some, clues, question, g->nine->asked, brief);
    HF_ASSERT(status == HF_OK); /* whoever takes batches needs no more memory */
    for (size_t i = 0; i < clues; i++)
        minimal &= brief[i].count > 0;
    return minimal;
}

/* One by one, as on boards of any shape. */
static hf_status make_one_by_one(hf_generator *g, size_t count, hf_nine_job *jobs)
{
    for (size_t i = 0; i < count; i++) {
        hf_nine_job *job = &jobs[i];
        hf_status status = hf_attempt_one(g, job->index, job->attempt, &job->made);
        if (status != HF_OK)
            return status;
        job->clues = (uint8_t)hf_grid_clues(g->puzzle);
        for (unsigned c = 0; c < CELLS; c++) {
            job->puzzle[c] = (uint8_t)g->puzzle->cell[c];
            job->solution[c] = (uint8_t)g->solution->cell[c];
        }
    }
    return HF_OK;
}

hf_status hf_nine_make(hf_generator *g, size_t count, hf_nine_job *jobs)
{
    g->nine->filled = 0;
    g->nine->some->task = g->nine->two->task = &g->task;
    if (g->options.from != NULL)
        return make_one_by_one(g, count, jobs);
    if (g->options.unbiased)
        return hf_unbiased_nine(g, count, jobs);
    if (g->options.pattern != NULL)
        return hf_pattern_nine(g, count, jobs);
    return hf_dig_nine(g, count, jobs);
}
