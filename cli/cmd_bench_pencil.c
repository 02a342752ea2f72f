/* SPDX-License-Identifier: MIT
 *
 * cmd_bench_pencil.c - puzzles of pencil marks: no clue is given, but candidates are.
 *
 * All candidates are there at first. Those that are not the solution's are struck in an order that
 * chance gives, until one solution is left: the last strike was needed, so the puzzles lie where
 * one solution and several meet. How many strikes that takes is found by halving, for all puzzles
 * at once.
 */
#include <stdlib.h>
#include <string.h>

#include "cmd_bench.h"
#include "command.h"
#include "houseful/generate.h"

enum { CELLS = HF_BENCH_CELLS, ALL = 0x1ff, WRONG = 8 * CELLS };

/* A puzzle in the making: with `few` strikes it has several solutions, with `many` one. */
typedef struct sketch {
    uint16_t order[WRONG]; /* of the wrong candidates: 9 * cell + digit */
    uint16_t few, many;
} sketch;

static void begin(sketch *s, const uint16_t *solution, uint64_t *chance)
{
    uint32_t n = 0;
    for (uint32_t c = 0; c < CELLS; c++) {
        for (uint32_t d = 0; d < 9; d++)
            if (d + 1 != solution[c])
                s->order[n++] = (uint16_t)(9 * c + d);
    }
    for (uint32_t i = WRONG - 1; i > 0; i--) {
        uint32_t k = hf_bench_draw(chance, i + 1);
        uint16_t other = s->order[k];
        s->order[k] = s->order[i];
        s->order[i] = other;
    }
    s->few = 0;
    s->many = WRONG;
}

static void strike(const sketch *s, uint32_t strikes, uint16_t *candidates)
{
    for (uint32_t c = 0; c < CELLS; c++)
        candidates[c] = ALL;
    for (uint32_t i = 0; i < strikes; i++)
        candidates[s->order[i] / 9] &= (uint16_t) ~(1u << s->order[i] % 9);
}

static bool fill(hf_bench_set *set, sketch *sketches, size_t count, uint64_t seed)
{
    hf_generate_options options;
    hf_generator *generator = NULL;
    hf_grid *puzzle = NULL;
    hf_grid *solution = NULL;
    uint64_t chance = seed;
    hf_generate_options_init(&options, sizeof options);
    options.seed = seed;
    bool ok = hf_generator_new(set->shape, &options, &generator) == HF_OK &&
              hf_grid_new(set->shape, &puzzle) == HF_OK &&
              hf_grid_new(set->shape, &solution) == HF_OK;
    for (size_t i = 0; ok && i < count; i++) {
        ok = hf_generator_next(generator, puzzle, solution) == HF_OK;
        if (ok)
            begin(&sketches[i], hf_grid_values(solution), &chance);
    }
    hf_grid_free(solution);
    hf_grid_free(puzzle);
    hf_generator_free(generator);
    return ok;
}

/* Ten times halved, 648 are one. */
static bool halve(hf_bench_set *set, sketch *sketches, size_t count)
{
    hf_solver *solver = NULL;
    hf_brief *briefs = calloc(count, sizeof *briefs);
    bool ok = briefs != NULL && hf_solver_new(set->shape, NULL, &solver) == HF_OK;
    for (int round = 0; ok && round < 10; round++) {
        for (size_t i = 0; i < count; i++)
            strike(&sketches[i], (uint32_t)(sketches[i].few + sketches[i].many) / 2,
                   set->candidates + i * CELLS);
        ok = hf_solve_many_candidates(solver, count, set->candidates, briefs, NULL) == HF_OK;
        for (size_t i = 0; ok && i < count; i++) {
            uint16_t middle = (uint16_t)((sketches[i].few + sketches[i].many) / 2);
            if (briefs[i].answer == HF_UNIQUE)
                sketches[i].many = middle;
            else
                sketches[i].few = middle;
        }
    }
    for (size_t i = 0; ok && i < count; i++)
        strike(&sketches[i], sketches[i].many, set->candidates + i * CELLS);
    hf_solver_free(solver);
    free(briefs);
    return ok;
}

/* Puzzle i as text, for peers, and as a puzzle, for single calls. */
static bool finish(hf_bench_set *set, hf_puzzle_maker *maker, size_t i)
{
    const uint16_t *candidates = set->candidates + i * CELLS;
    char *text = set->text + i * set->text_step;
    bool ok = true;
    hf_puzzle_maker_clear(maker);
    for (uint32_t c = 0; ok && c < CELLS; c++) {
        uint64_t word = candidates[c];
        ok = hf_puzzle_maker_candidates(maker, c, &word) == HF_OK;
        for (int d = 0; d < 9; d++)
            text[9 * c + (uint32_t)d] = candidates[c] >> d & 1 ? (char)('1' + d) : '.';
    }
    text[set->text_step - 1] = '\0';
    return ok && hf_puzzle_maker_make(maker, &set->puzzles[i]) == HF_OK;
}

bool hf_bench_set_pencil(hf_bench_set *set, size_t count, uint64_t seed)
{
    sketch *sketches = calloc(count, sizeof *sketches);
    hf_puzzle_maker *maker = NULL;
    set->text_step = HF_BENCH_PENCIL_TEXT;
    set->candidates = calloc(count * CELLS, sizeof *set->candidates);
    set->text = calloc(count, set->text_step);
    set->puzzles = calloc(count, sizeof(hf_puzzle *));
    set->count = count;
    bool ok = sketches != NULL && set->candidates != NULL && set->text != NULL &&
              set->puzzles != NULL && hf_puzzle_maker_new(set->shape, &maker) == HF_OK &&
              fill(set, sketches, count, seed) && halve(set, sketches, count);
    for (size_t i = 0; ok && i < count; i++)
        ok = finish(set, maker, i);
    hf_puzzle_maker_free(maker);
    free(sketches);
    return ok;
}
