/* SPDX-License-Identifier: MIT
 *
 * web_core.c - batches of 9x9 puzzles through the library as WASM, for bench/web.
 */
#include <houseful/houseful.h>
#include <stdlib.h>

#define EXPORT(name) __attribute__((export_name(#name)))

/* Room for `count` puzzles of 81 characters each. */
EXPORT(room) char *web_core_room(size_t count)
{
    return malloc(count * 81);
}

/* Solves them with an engine by number; the number of unique ones, or -1. */
EXPORT(solve) int web_core_solve(const char *puzzles, size_t count, size_t engine)
{
    hf_shape *shape = NULL;
    hf_solver *solver = NULL;
    hf_shape_spec spec;
    hf_shape_spec_square(&spec, 9);
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    const char **texts = malloc(count * sizeof *texts);
    hf_brief *briefs = malloc(count * sizeof *briefs);
    char *solutions = malloc(count * 81);
    int unique = -1;
    options.engine = hf_engine_at(engine);
    if (texts != NULL && briefs != NULL && solutions != NULL &&
        hf_shape_new(&spec, &shape) == HF_OK && hf_solver_new(shape, &options, &solver) == HF_OK) {
        for (size_t i = 0; i < count; i++)
            texts[i] = puzzles + i * 81;
        unique = 0;
        if (hf_solve_many(solver, count, texts, briefs, solutions, 81) == HF_OK) {
            for (size_t i = 0; i < count; i++)
                unique += briefs[i].answer == HF_UNIQUE;
        }
    }
    hf_solver_free(solver);
    hf_shape_free(shape);
    free(texts);
    free(briefs);
    free(solutions);
    return unique;
}

/* The name of an engine that can be used here; NULL past the last, "" for others. */
EXPORT(engine) const char *web_core_engine(size_t number)
{
    const hf_engine *engine = hf_engine_at(number);
    if (engine == NULL)
        return NULL;
    return (hf_engine_needs(engine) & ~hf_cpu_detect()) == 0 ? hf_engine_name(engine) : "";
}
