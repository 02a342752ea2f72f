/* SPDX-License-Identifier: MIT
 *
 * generate.c - the entry points: a series of puzzles, each from its own stream of random numbers.
 *
 * The same puzzles everywhere: all chance comes from base/rng.h, and every question goes to a
 * deterministic engine, so that even a budget of guesses runs out at the same place on every
 * machine. Puzzle number i of a seed needs nothing of the puzzles before it.
 */
#include "houseful/generate.h"

#include <stdlib.h>
#include <string.h>

#include "grid/grid_data.h"
#include "base/clock.h"
#include "base/options.h"
#include "generate/nine.h"
#include "generate/rounds.h"
#include "generate/small.h"
#include "generate/wish.h"
#include "grid/pattern.h"
#include "grid/shape_data.h"
#include "solve/solver.h"

enum {
    CHECK_GUESSES = 1000,  /* for one proof, where a minimal puzzle is not asked for */
    FIND_GUESSES = 200000, /* for one attempt to fill */
};

void hf_generate_options_init(hf_generate_options *options, size_t size)
{
    hf_generate_options defaults = {.size = sizeof defaults, .seed = 1, .cpu = hf_cpu_detect()};
    hf_options_init(options, size, &defaults, sizeof defaults);
}

/* ---- making and freeing ---------------------------------------------------------------------- */

static hf_status make_solver(const hf_shape *shape, uint32_t cpu, uint64_t max_solutions,
                             uint64_t max_guesses, hf_solver **out)
{
    const hf_engine *nine = hf_engine_named("nine");
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.cpu = cpu;
    options.max_solutions = max_solutions;
    options.max_guesses = max_guesses;
    options.engine = hf_engine_serves(nine, shape) ? nine : hf_engine_named("trail");
    return hf_solver_new(shape, &options, out);
}

/* Starts the clock of a call. */
static void begin(hf_generator *g)
{
    atomic_store_explicit(&g->cancelled, false, memory_order_relaxed);
    g->task = (hf_search){.deadline_ns = hf_clock_ends(g->options.time_limit_ns),
                          .cancelled = &g->cancelled};
    g->tried = 0;
    g->checker->task = &g->task;
    if (g->finder != NULL)
        g->finder->task = &g->task;
}

void hf_generator_cancel(hf_generator *generator)
{
    atomic_store_explicit(&generator->cancelled, true, memory_order_relaxed);
}

/* Memory for the numbers: one per cell, and two per line for the pattern. */
static bool take_memory(hf_generator *g)
{
    const hf_shape *shape = g->shape;
    size_t lines = 2 * ((size_t)shape->rows + shape->columns + shape->layers);
    size_t numbers = shape->cells + lines;
    g->numbers = malloc(numbers * sizeof *g->numbers);
    g->used = malloc(shape->houses * sizeof *g->used);
    g->place = malloc((size_t)shape->houses * shape->size * sizeof *g->place);
    g->chain = malloc(shape->cells * sizeof *g->chain);
    g->seen = calloc(shape->cells, 1);
    return g->numbers != NULL && g->used != NULL && g->place != NULL && g->chain != NULL &&
           g->seen != NULL && hf_grid_new(shape, &g->solution) == HF_OK &&
           hf_grid_new(shape, &g->puzzle) == HF_OK && hf_grid_new(shape, &g->second) == HF_OK &&
           hf_orbits_make(shape, g->options.symmetry, &g->orbits) == HF_OK;
}

hf_status hf_generator_new(const hf_shape *shape, const hf_generate_options *options,
                           hf_generator **out)
{
    *out = NULL;
    hf_generator *g = calloc(1, sizeof *g);
    if (g == NULL)
        return HF_NO_MEMORY;
    g->shape = hf_shape_share(shape);
    hf_generate_options_init(&g->options, sizeof g->options);
    bool whole = hf_options_take(&g->options, sizeof g->options, options);
    uint64_t budget = g->options.minimal ? 0 : CHECK_GUESSES;
    hf_status status = HF_OK;
    if (!whole || hf_generate_options_refusal(&g->options, shape) != NULL)
        status = HF_BAD_ARGUMENT;
    hf_generate_options lent = g->options;
    g->options.pattern = NULL;
    g->options.solution = g->options.from = NULL;
    g->options.technique = NULL;
    if (status == HF_OK)
        status = hf_wish_copy(shape, &lent);
    if (status == HF_OK)
        g->options = lent;
    if (status == HF_OK && !take_memory(g))
        status = HF_NO_MEMORY;
    if (status == HF_OK)
        status = make_solver(shape, g->options.cpu, 2, budget, &g->checker);
    if (status == HF_OK && !hf_pattern_exists(shape))
        status = make_solver(shape, g->options.cpu, 1, FIND_GUESSES, &g->finder);
    if (status == HF_OK && shape->size <= 9) {
        status = hf_small_new(shape, &g->small);
        if (status == HF_UNSUPPORTED)
            status = HF_OK;
    }
    if (status == HF_OK && hf_judge_is_needed(&g->options))
        status = hf_judge_new(shape, &g->options, &g->cancelled, &g->judge);
    if (status != HF_OK) {
        hf_generator_free(g);
        return status;
    }
    *out = g;
    return HF_OK;
}

void hf_generator_free(hf_generator *generator)
{
    if (generator == NULL)
        return;
    hf_nine_batch_free(generator->nine);
    hf_orbits_free(&generator->orbits);
    hf_judge_free(generator->judge);
    hf_small_free(generator->small);
    hf_wish_free(&generator->options);
    hf_solver_free(generator->checker);
    hf_solver_free(generator->finder);
    hf_grid_free(generator->solution);
    hf_grid_free(generator->puzzle);
    hf_grid_free(generator->second);
    free(generator->numbers);
    free(generator->used);
    free(generator->place);
    free(generator->chain);
    free(generator->seen);
    hf_shape_free(generator->shape);
    free(generator);
}

void hf_generator_seek(hf_generator *generator, uint64_t index)
{
    generator->index = index;
}

void hf_generator_set_time_limit(hf_generator *generator, uint64_t time_limit_ns)
{
    generator->options.time_limit_ns = time_limit_ns;
}

/* ---- the series ------------------------------------------------------------------------------ */

bool hf_generator_tried(hf_generator *g, uint64_t attempts)
{
    enum { TELL_EVERY = 1024 };
    uint64_t before = g->tried;
    g->tried += attempts;
    if (g->options.on_progress != NULL && before / TELL_EVERY != g->tried / TELL_EVERY &&
        !g->options.on_progress((size_t)g->tried, 0, g->options.user))
        g->task.stopped = true;
    return g->task.stopped || hf_search_expired(&g->task);
}

hf_status hf_generator_fill(hf_generator *generator, hf_grid *solution)
{
    if (solution->shape != generator->shape)
        return HF_BAD_ARGUMENT;
    begin(generator);
    generator->rng = hf_attempt_rng(generator, generator->index++, 0);
    hf_status status = hf_fill(generator);
    if (status == HF_OK)
        hf_grid_copy(solution, generator->solution);
    return status;
}

/* Attempt after attempt until one meets the wishes. */
static hf_status make_one(hf_generator *g, hf_made *last)
{
    uint64_t allowed = hf_wish_attempts(g);
    while (last->attempts < allowed) {
        bool met;
        hf_status status = hf_attempt_one(g, last->index, last->attempts++, &met);
        if (status == HF_OK && met && g->judge != NULL)
            status = hf_judge_hear(g->judge, g->puzzle, g->task.deadline_ns, &met);
        if (status != HF_OK)
            return status;
        if (met) {
            last->clues = hf_grid_clues(g->puzzle);
            return HF_OK;
        }
        if (hf_generator_tried(g, 1))
            return HF_END;
    }
    return HF_END;
}

/* 9x9 boards: many attempts at once, or many questions of one. */
static hf_status make_one_of_many(hf_generator *g, hf_made *last)
{
    uint8_t puzzle[81], solution[81];
    hf_status status = g->nine == NULL ? hf_nine_batch_new(g, &g->nine) : HF_OK;
    if (status == HF_OK)
        status = hf_rounds(g, 1, puzzle, solution, last);
    for (unsigned c = 0; status == HF_OK && c < 81; c++) {
        g->puzzle->cell[c] = puzzle[c];
        g->solution->cell[c] = solution[c];
    }
    return status;
}

hf_status hf_generator_next(hf_generator *generator, hf_grid *puzzle, hf_grid *solution)
{
    hf_generator *g = generator;
    if ((puzzle != NULL && puzzle->shape != g->shape) ||
        (solution != NULL && solution->shape != g->shape))
        return HF_BAD_ARGUMENT;
    begin(g);
    uint64_t index = g->index;
    g->last = (hf_made){.status = HF_END, .index = index, .weight = 1};
    hf_status status = hf_nine_serves(g) && !hf_wish_is_plain(g) ? make_one_of_many(g, &g->last)
                                                                 : make_one(g, &g->last);
    g->index = index + 1;
    g->last.status = status;
    if (status == HF_OK && puzzle != NULL)
        hf_grid_copy(puzzle, g->puzzle);
    if (status == HF_OK && solution != NULL)
        hf_grid_copy(solution, g->solution);
    return status;
}

void hf_generator_last(const hf_generator *generator, hf_made *made)
{
    *made = generator->last;
}

hf_status hf_generator_make(hf_generator *generator, size_t count, uint8_t *puzzles,
                            uint8_t *solutions, hf_made *made)
{
    hf_generator *g = generator;
    if (!hf_nine_serves(g))
        return HF_UNSUPPORTED;
    begin(g);
    hf_status status = g->nine == NULL ? hf_nine_batch_new(g, &g->nine) : HF_OK;
    return status == HF_OK && count > 0 ? hf_rounds(g, count, puzzles, solutions, made) : status;
}

hf_status hf_generator_next_many(hf_generator *generator, size_t count, uint8_t *puzzles,
                                 uint8_t *solutions)
{
    return hf_generator_make(generator, count, puzzles, solutions, NULL);
}
