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
#include "generate/generator.h"
#include "grid/pattern.h"
#include "grid/shape_data.h"
#include "solve/solver.h"

enum {
    ATTEMPTS = 1000,       /* to reach a number of clues */
    FILL_ATTEMPTS = 20,    /* to fill a board without a pattern */
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
    static const char *const names[] = {"nine", "trail"};
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.cpu = cpu;
    options.max_solutions = max_solutions;
    options.max_guesses = max_guesses;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        options.engine = hf_engine_named(names[i]);
        if (options.engine != NULL && hf_engine_serves(options.engine, shape))
            return hf_solver_new(shape, &options, out);
    }
    return HF_UNSUPPORTED;
}

/* Starts the clock of a call. */
static void begin(hf_generator *g)
{
    uint64_t limit = g->options.time_limit_ns, now = limit > 0 ? hf_clock_ns() : 0;
    atomic_store_explicit(&g->cancelled, false, memory_order_relaxed);
    g->task =
        (hf_search){.deadline_ns = limit > 0 && limit < UINT64_MAX - now ? now + limit : UINT64_MAX,
                    .cancelled = &g->cancelled};
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
           hf_grid_new(shape, &g->puzzle) == HF_OK;
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
    if (!whole || g->options.clues > shape->cells)
        status = HF_BAD_ARGUMENT;
    if (status == HF_OK && !take_memory(g))
        status = HF_NO_MEMORY;
    if (status == HF_OK)
        status = make_solver(shape, g->options.cpu, 2, budget, &g->checker);
    if (status == HF_OK && !hf_pattern_exists(shape))
        status = make_solver(shape, g->options.cpu, 1, FIND_GUESSES, &g->finder);
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
    hf_dig_batch_free(generator->batch);
    hf_solver_free(generator->checker);
    hf_solver_free(generator->finder);
    hf_grid_free(generator->solution);
    hf_grid_free(generator->puzzle);
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

/* ---- filling --------------------------------------------------------------------------------- */

/* For shapes that neither random search nor a pattern fills: one house at random, the rest by the
 * general engine. HF_END: it did not get there. */
static hf_status fill_by_solving(hf_generator *g)
{
    uint32_t size = g->shape->size;
    for (int i = 0; i < FILL_ATTEMPTS && !hf_search_expired(&g->task); i++) {
        hf_result result;
        uint32_t *symbols = g->numbers;
        uint32_t house = hf_rng_below(&g->rng, g->shape->houses);
        for (uint32_t s = 0; s < size; s++)
            symbols[s] = s + 1;
        hf_rng_shuffle(&g->rng, symbols, size);
        hf_grid_clear(g->puzzle);
        for (uint32_t s = 0; s < size; s++)
            g->puzzle->cell[hf_house_cells(g->shape, house)[s]] = (uint16_t)symbols[s];
        hf_status status = hf_solver_solve_grid(g->finder, g->puzzle, &result, g->solution, NULL);
        if (status != HF_OK)
            return status;
        if (result.count > 0) {
            hf_fill_mix(g);
            return g->task.stopped ? HF_END : HF_OK;
        }
    }
    return HF_END;
}

static hf_status fill(hf_generator *g)
{
    if (hf_fill_search(g))
        return HF_OK;
    if (hf_search_expired(&g->task))
        return HF_END;
    if (!hf_fill_pattern(g))
        return fill_by_solving(g);
    hf_fill_mix(g);
    return g->task.stopped ? HF_END : HF_OK;
}

/* ---- the series ------------------------------------------------------------------------------ */

hf_status hf_generator_fill(hf_generator *generator, hf_grid *solution)
{
    if (solution->shape != generator->shape)
        return HF_BAD_ARGUMENT;
    begin(generator);
    generator->rng = hf_rng_make(generator->options.seed, generator->index++);
    hf_status status = fill(generator);
    if (status == HF_OK)
        hf_grid_copy(solution, generator->solution);
    return status;
}

static bool has_wanted_clues(const hf_generator *g)
{
    return g->options.clues == 0 || hf_grid_clues(g->puzzle) <= g->options.clues;
}

hf_status hf_generator_next(hf_generator *generator, hf_grid *puzzle, hf_grid *solution)
{
    hf_generator *g = generator;
    if ((puzzle != NULL && puzzle->shape != g->shape) ||
        (solution != NULL && solution->shape != g->shape))
        return HF_BAD_ARGUMENT;
    begin(g);
    g->rng = hf_rng_make(g->options.seed, g->index++);
    for (int i = 0; i < ATTEMPTS; i++) {
        hf_status status = fill(g);
        if (status != HF_OK)
            return status;
        hf_grid_copy(g->puzzle, g->solution);
        status = hf_dig(g);
        if (status != HF_OK)
            return status;
        if (has_wanted_clues(g)) {
            if (puzzle != NULL)
                hf_grid_copy(puzzle, g->puzzle);
            if (solution != NULL)
                hf_grid_copy(solution, g->solution);
            return HF_OK;
        }
    }
    return HF_END;
}

hf_status hf_generator_next_many(hf_generator *generator, size_t count, uint8_t *puzzles,
                                 uint8_t *solutions)
{
    if (!hf_engine_serves_nine(generator->shape) || generator->options.clues != 0)
        return HF_UNSUPPORTED;
    begin(generator);
    return hf_dig_many(generator, count, puzzles, solutions);
}
