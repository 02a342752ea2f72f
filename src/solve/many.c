/* SPDX-License-Identifier: MIT
 *
 * many.c - batches of plain 9x9 puzzles: handed over whole to engines that take batches, fed one by
 * one to those that do not.
 */
#include <string.h>

#include "solve/solver.h"

enum { CELLS = 81 };

/* The value of a character: 1-9, 0 for a blank, -1 for anything else. */
static int value_of(char c)
{
    switch (c) {
    case '.':
    case '0':
    case '*':
    case '_':
    case '-':
    case 'x':
    case 'X':
    case '?':
        return 0;
    default:
        return c >= '1' && c <= '9' ? c - '0' : -1;
    }
}

static bool read_text(const char *text, uint16_t *values, hf_brief *brief)
{
    for (uint8_t i = 0; i < CELLS; i++) {
        int value = value_of(text[i]);
        if (value < 0) {
            brief->answer = HF_UNREADABLE;
            brief->where = i;
            return false;
        }
        values[i] = (uint16_t)value;
    }
    return true;
}

static hf_status solve_text(hf_solver *solver, const char *text, hf_brief *brief, char *solution)
{
    uint16_t values[CELLS];
    uint16_t solved[CELLS];
    hf_grid puzzle = {solver->shape, values};
    hf_grid first = {solver->shape, solved};
    hf_result result;
    memset(brief, 0, sizeof *brief);
    if (!read_text(text, values, brief))
        return HF_OK;
    hf_status status = hf_solver_solve_grid(solver, &puzzle, &result, &first, NULL);
    if (status != HF_OK)
        return status;
    brief->answer = (uint8_t)result.answer;
    brief->count = result.count;
    brief->guesses = result.guesses < UINT32_MAX ? (uint32_t)result.guesses : UINT32_MAX;
    for (int i = 0; solution != NULL && result.answer == HF_UNIQUE && i < CELLS; i++)
        solution[i] = (char)('0' + solved[i]);
    return HF_OK;
}

/* Engines for batches tell none, one and several apart, and know no budget of guesses. Where more
 * solutions are to be counted, the puzzles with several are solved again, one by one. */
static hf_status solve_batch(hf_solver *solver, const hf_batch *batch)
{
    solver->chosen.engine->solve_many(solver->chosen.state, batch);
    for (size_t i = 0; solver->options.max_solutions > 2 && i < batch->count; i++) {
        if (batch->brief[i].answer != HF_MULTIPLE)
            continue;
        hf_status status = solve_text(solver, batch->texts[i], &batch->brief[i], NULL);
        if (status != HF_OK)
            return status;
    }
    return HF_OK;
}

static bool takes_batches(const hf_solver *solver)
{
    return solver->chosen.engine->solve_many != NULL && solver->options.max_solutions >= 2 &&
           solver->options.max_guesses == 0;
}

hf_status hf_solve_many(hf_solver *solver, size_t count, const char *const *texts, hf_brief *brief,
                        char *solutions, size_t stride)
{
    if (!hf_engine_serves_nine(solver->shape) || (solutions != NULL && stride < CELLS))
        return HF_BAD_ARGUMENT;
    if (takes_batches(solver)) {
        hf_batch batch = {count, texts, brief, solutions, stride, 2};
        return solve_batch(solver, &batch);
    }
    for (size_t i = 0; i < count; i++) {
        char *solution = solutions != NULL ? solutions + i * stride : NULL;
        hf_status status = solve_text(solver, texts[i], &brief[i], solution);
        if (status != HF_OK)
            return status;
    }
    return HF_OK;
}

/* Bytes are made into text, a block at a time, and back. A value above 9 becomes a character that
 * no reader takes. A puzzle of a block takes 170 bytes of the stack; with blocks of 64 a mixed list
 * takes 1.7 times as long. */
hf_status hf_solve_many_bytes(hf_solver *solver, size_t count, const uint8_t *puzzles,
                              hf_brief *brief, uint8_t *solutions)
{
    enum { BLOCK = 256 };
    char text[BLOCK][CELLS];
    char solved[BLOCK][CELLS];
    const char *texts[BLOCK];
    for (size_t done = 0; done < count; done += BLOCK) {
        size_t now = count - done < BLOCK ? count - done : BLOCK;
        for (size_t i = 0; i < now * CELLS; i++) {
            uint8_t value = puzzles[done * CELLS + i];
            text[i / CELLS][i % CELLS] = value <= 9 ? (char)('0' + value) : '!';
        }
        for (size_t i = 0; i < now; i++)
            texts[i] = text[i];
        hf_status status = hf_solve_many(solver, now, texts, brief + done, solved[0], CELLS);
        if (status != HF_OK)
            return status;
        for (size_t i = 0; solutions != NULL && i < now * CELLS; i++) {
            if (brief[done + i / CELLS].answer == HF_UNIQUE)
                solutions[done * CELLS + i] = (uint8_t)(solved[i / CELLS][i % CELLS] - '0');
        }
    }
    return HF_OK;
}
