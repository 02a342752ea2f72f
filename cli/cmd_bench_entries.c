/* SPDX-License-Identifier: MIT
 *
 * cmd_bench_entries.c - the ways by which a batch of puzzles comes in, side by side: the same puzzles as text, as bytes
 * and as sets of candidates, each up to its second solution, which is what writes the first out, and as text up to the
 * first, which says whether there is any and shows none (hf_solve_many). The ways take turns; the best
 * of the repeats counts, in processor time, as in cmd_bench_measure.c.
 */
#define _POSIX_C_SOURCE 200809L
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "cmd_bench.h"
#include "command.h"

enum { CELLS = HF_BENCH_CELLS, MOST = 16384, ALL = 0x1ff };

enum { AS_TEXT, AS_BYTES, AS_CANDIDATES, TO_THE_FIRST, WAYS };

static const char *const names[WAYS] = {"text", "bytes", "candidates", "first"};

/* The puzzles in every form, and what comes of them. */
typedef struct forms {
    size_t count;
    const char **texts;
    uint8_t *bytes;
    uint16_t *candidates;
    hf_brief *briefs;
    char *solutions; /* CELLS for each */
} forms;

static void close_forms(forms *f)
{
    free(f->texts);
    free(f->bytes);
    free(f->candidates);
    free(f->briefs);
    free(f->solutions);
}

/* Puzzles of all parts of the set, MOST at most. False: no memory. */
static bool open_forms(const hf_bench_set *set, forms *f)
{
    size_t step = (set->count + MOST - 1) / MOST;
    f->count = set->count / step;
    f->texts = calloc(f->count, sizeof *f->texts);
    f->bytes = calloc(f->count, CELLS);
    f->candidates = calloc(f->count * CELLS, sizeof *f->candidates);
    f->briefs = calloc(f->count, sizeof *f->briefs);
    f->solutions = calloc(f->count, CELLS);
    if (!f->texts || !f->bytes || !f->candidates || !f->briefs || !f->solutions)
        return false;
    for (size_t i = 0; i < f->count; i++) {
        const uint16_t *values = set->values + i * step * CELLS;
        f->texts[i] = set->text + i * step * set->text_step;
        for (size_t c = 0; c < CELLS; c++) {
            f->bytes[i * CELLS + c] = (uint8_t)values[c];
            f->candidates[i * CELLS + c] = values[c] ? (uint16_t)(1u << (values[c] - 1)) : ALL;
        }
    }
    return true;
}

static uint64_t cpu_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (uint64_t)t.tv_sec * UINT64_C(1000000000) + (uint64_t)t.tv_nsec;
}

/* False: the engine does not take this form. */
static bool solve(hf_solver *solver, const forms *f, int way)
{
    hf_status status =
        way == AS_BYTES
            ? hf_solve_many_bytes(solver, f->count, f->bytes, f->briefs, (uint8_t *)f->solutions)
        : way == AS_CANDIDATES ? hf_solve_many_candidates(solver, f->count, f->candidates,
                                                          f->briefs, (uint8_t *)f->solutions)
                               : hf_solve_many(solver, f->count, f->texts, f->briefs,
                                               way == AS_TEXT ? f->solutions : NULL, CELLS);
    return status == HF_OK;
}

/* What an engine reached. */
typedef struct entries {
    uint64_t best[WAYS]; /* nanoseconds; 0: not this way */
    uint64_t solutions[WAYS];
} entries;

static void measure(hf_solver *const solvers[2], const forms *f, entries *e)
{
    for (int way = 0; way < WAYS; way++) {
        uint64_t begin = cpu_now(), found = 0;
        if (!solve(solvers[way == TO_THE_FIRST], f, way))
            continue;
        uint64_t time = cpu_now() - begin;
        for (size_t i = 0; i < f->count; i++)
            found += f->briefs[i].count;
        e->solutions[way] = found;
        if (e->best[way] == 0 || time < e->best[way])
            e->best[way] = time;
    }
}

static void print(const hf_bench_set *set, const char *engine, const forms *f, const entries *e,
                  bool json)
{
    if (json)
        printf("{\"set\":\"%s\",\"engine\":\"%s\",\"measured\":%zu", set->name, engine, f->count);
    else
        printf("%-16s", engine);
    for (int way = 0; way < WAYS; way++) {
        double rate = e->best[way] ? 1e9 * (double)f->count / (double)e->best[way] : 0;
        if (json && e->best[way])
            printf(",\"%s_per_second\":%.0f,\"%s_solutions\":%" PRIu64, names[way], rate,
                   names[way], e->solutions[way]);
        else if (!json && e->best[way])
            printf(" %9.0fk", rate / 1e3);
        else if (!json)
            printf(" %10s", "-");
    }
    printf(json ? "}\n" : "\n");
}

/* Two solvers, for the second solution and for the first. */
static bool open_solvers(const hf_bench_contestant *who, const hf_bench_set *set,
                         hf_solver *solvers[2])
{
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.engine = who->engine;
    options.cpu = hf_cli_cpu();
    solvers[0] = solvers[1] = NULL;
    for (unsigned i = 0; i < 2; i++) {
        options.max_solutions = 2 - i;
        if (hf_solver_new(set->shape, &options, &solvers[i]) != HF_OK)
            return false;
    }
    return true;
}

bool hf_bench_entries(const hf_bench_set *set, const hf_bench_contestant *list, size_t count,
                      unsigned repeats, bool json)
{
    forms f = {0};
    bool ok = true;
    if (!set->plain || set->candidates != NULL || set->count == 0)
        return true;
    if (!json)
        printf("\n%s: %zu puzzles%s%s; in batches, a second\n%-16s %10s %10s %10s %10s\n",
               set->name, set->count, set->about[0] ? ", " : "", set->about, "", names[0], names[1],
               names[2], names[3]);
    ok = open_forms(set, &f);
    for (size_t i = 0; ok && i < count; i++) {
        hf_solver *solvers[2] = {NULL, NULL};
        entries e = {{0}, {0}};
        if (list[i].engine == NULL || !hf_engine_serves(list[i].engine, set->shape))
            continue;
        ok = open_solvers(&list[i], set, solvers);
        for (unsigned r = 0; ok && r < repeats; r++)
            measure(solvers, &f, &e);
        if (ok)
            print(set, list[i].name, &f, &e, json);
        hf_solver_free(solvers[0]);
        hf_solver_free(solvers[1]);
    }
    close_forms(&f);
    return ok;
}
