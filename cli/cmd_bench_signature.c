/* SPDX-License-Identifier: MIT
 *
 * cmd_bench_signature.c - one number for what the engines do, as against how fast they do it.
 *
 * Every deterministic engine works through a fixed list of puzzles: minimal ones, mixed ones, and
 * some boards of 16x16, each with at most so many guesses. The sum of all solutions and guesses is
 * the signature. It is the same on every machine, and it changes only if an engine searches
 * differently (or the generator makes other puzzles); a commit that changes it says so. Speed-ups
 * that are nothing but speed-ups leave it alone.
 */
#include <stdio.h>
#include <string.h>

#include "cmd_bench.h"
#include "command.h"
#include "houseful/generate.h"

enum { PUZZLES = 500, LARGE = 5, MOST_GUESSES = 1000, SEED = 1 };

/* Engines that are always built in and always search alike. `blacklist` and `variant` came after the signature
 * was fixed; their own tests watch them. */
static bool takes_part(const hf_engine *engine)
{
    return hf_engine_is_deterministic(engine) && hf_engine_needs(engine) == 0 &&
           strcmp(hf_engine_name(engine), "cadical") != 0 &&
           strcmp(hf_engine_name(engine), "judge") != 0 &&
           strcmp(hf_engine_name(engine), "blacklist") != 0 &&
           strcmp(hf_engine_name(engine), "variant") != 0;
}

static bool add_large(hf_bench_set *set)
{
    hf_generator *generator = NULL;
    hf_grid *puzzle = NULL;
    hf_generate_options options;
    hf_generate_options_init(&options, sizeof options);
    options.seed = SEED;
    options.clues = 110;
    bool ok = hf_bench_set_start(set, "16x16", 16) &&
              hf_generator_new(set->shape, &options, &generator) == HF_OK &&
              hf_grid_new(set->shape, &puzzle) == HF_OK;
    for (int i = 0; ok && i < LARGE; i++)
        ok = hf_generator_next(generator, puzzle, NULL) == HF_OK &&
             hf_bench_set_add(set, hf_grid_values(puzzle));
    hf_grid_free(puzzle);
    hf_generator_free(generator);
    return ok;
}

static bool run_set(const hf_engine *engine, const hf_bench_set *set, uint64_t *solutions,
                    uint64_t *guesses)
{
    hf_solver *solver = NULL;
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.engine = engine;
    options.max_guesses = MOST_GUESSES;
    if (!hf_engine_serves(engine, set->shape))
        return true;
    bool ok = hf_solver_new(set->shape, &options, &solver) == HF_OK;
    for (size_t i = 0; ok && i < set->count; i++) {
        const hf_grid *grid = hf_bench_set_grid(set, i);
        hf_result result;
        ok = hf_solver_solve_grid(solver, grid, &result, NULL, NULL) == HF_OK;
        *solutions += result.count;
        *guesses += result.guesses;
    }
    hf_solver_free(solver);
    return ok;
}

static void print_engine(const hf_engine *engine, uint64_t solutions, uint64_t guesses, bool json)
{
    if (json)
        printf("{\"engine\":\"%s\",\"solutions\":%llu,\"guesses\":%llu}\n", hf_engine_name(engine),
               (unsigned long long)solutions, (unsigned long long)guesses);
    else
        printf("%-18s %8llu solutions %10llu guesses\n", hf_engine_name(engine),
               (unsigned long long)solutions, (unsigned long long)guesses);
}

int hf_bench_signature(bool json)
{
    hf_bench_set sets[3] = {0};
    uint64_t sum = 0;
    bool ok = hf_bench_set_open(&sets[0], "minimal", PUZZLES, SEED) &&
              hf_bench_set_open(&sets[1], "mixed", PUZZLES, SEED) && add_large(&sets[2]);
    for (size_t e = 0; ok && hf_engine_at(e) != NULL; e++) {
        const hf_engine *engine = hf_engine_at(e);
        uint64_t solutions = 0;
        uint64_t guesses = 0;
        if (!takes_part(engine))
            continue;
        for (int s = 0; ok && s < 3; s++)
            ok = run_set(engine, &sets[s], &solutions, &guesses);
        print_engine(engine, solutions, guesses, json);
        sum += solutions + guesses;
    }
    for (int s = 0; s < 3; s++)
        hf_bench_set_close(&sets[s]);
    if (!ok) {
        hf_message("out of memory");
        return HF_EXIT_IO;
    }
    printf(json ? "{\"signature\":%llu}\n" : "Signature: %llu\n", (unsigned long long)sum);
    return HF_EXIT_OK;
}
