/* SPDX-License-Identifier: MIT
 *
 * agree.c - random puzzles of every answer, and two engines on them.
 */
#include "agree.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/rng.h"

enum { CELLS = 81 };

/* A solved grid with digits, rows and columns shuffled; some cells kept, sometimes one changed,
 * sometimes with a character that does not belong. */
static void make_puzzle(hf_rng *rng, char *text)
{
    uint32_t digit[9] = {1, 2, 3, 4, 5, 6, 7, 8, 9}, order[2][9], within[3] = {0, 1, 2};
    uint32_t keep = 20 + hf_rng_below(rng, 50), kind = hf_rng_below(rng, 8);
    hf_rng_shuffle(rng, digit, 9);
    for (uint32_t i = 0; i < 18; i++) {
        if (i % 3 == 0)
            hf_rng_shuffle(rng, within, 3);
        order[i / 9][i % 9] = i % 9 / 3 * 3 + within[i % 3];
    }
    for (uint32_t r = 0; r < 9; r++)
        for (uint32_t c = 0; c < 9; c++) {
            char value = (char)('0' + digit[(3 * r + r / 3 + c) % 9]);
            bool kept = hf_rng_below(rng, 100) < keep;
            text[9 * order[0][r] + order[1][c]] = kept ? value : '.';
        }
    if (kind == 0)
        text[hf_rng_below(rng, CELLS)] = (char)('1' + hf_rng_below(rng, 9));
    if (kind == 1)
        text[hf_rng_below(rng, CELLS)] = (char)hf_rng_below(rng, 256);
}

static hf_solver *solver_of(const hf_shape *shape, const hf_engine *engine, uint32_t cpu)
{
    hf_solver *solver = NULL;
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    options.engine = engine;
    options.cpu = cpu;
    return hf_solver_new(shape, &options, &solver) == HF_OK ? solver : NULL;
}

typedef struct bench {
    char *text, *got_solution, *want_solution;
    const char **texts;
    hf_brief *got, *want;
} bench;

static int compare(const bench *b, size_t count)
{
    int differences = 0;
    for (size_t i = 0; i < count; i++) {
        const hf_brief *got = &b->got[i], *want = &b->want[i];
        bool same = got->answer == want->answer && got->count == want->count;
        if (same && got->answer == HF_UNREADABLE)
            same = got->where == want->where;
        if (same && got->answer == HF_UNIQUE)
            same = memcmp(b->got_solution + CELLS * i, b->want_solution + CELLS * i, CELLS) == 0;
        differences += !same;
    }
    return differences;
}

int agree(const hf_engine *engine, size_t count)
{
    hf_shape *shape = NULL;
    hf_shape_spec spec;
    hf_shape_spec_square(&spec, 9);
    hf_rng rng = hf_rng_make(7, 0);
    int differences = -1;
    bench b = {malloc(count * CELLS),         malloc(count * CELLS),
               malloc(count * CELLS),         malloc(count * sizeof *b.texts),
               malloc(count * sizeof *b.got), malloc(count * sizeof *b.want)};
    if (hf_shape_new(&spec, &shape) == HF_OK && b.text && b.got_solution && b.want_solution &&
        b.texts && b.got && b.want) {
        hf_solver *first = solver_of(shape, engine, hf_cpu_detect());
        hf_solver *second = solver_of(shape, hf_engine_named("nine"), 0); /* in plain code */
        for (size_t i = 0; i < count; i++) {
            b.texts[i] = b.text + CELLS * i;
            make_puzzle(&rng, b.text + CELLS * i);
        }
        if (first && second &&
            hf_solve_many(first, count, b.texts, b.got, b.got_solution, CELLS) == HF_OK &&
            hf_solve_many(second, count, b.texts, b.want, b.want_solution, CELLS) == HF_OK)
            differences = compare(&b, count);
        hf_solver_free(first);
        hf_solver_free(second);
    }
    hf_shape_free(shape);
    free(b.text);
    free(b.got_solution);
    free(b.want_solution);
    free(b.texts);
    free(b.got);
    free(b.want);
    return differences;
}
