/* SPDX-License-Identifier: MIT
 *
 * many.c - batches of plain 9x9 puzzles: bytes in, bytes out. This file and the lane engine alone make the small
 * module with vector instructions; where these are missing, the large module does the same with its own engine.
 */
#include <houseful/solve.h>
#include <stdlib.h>
#include <string.h>

#include "room.h"

enum { CELLS = 81 };

static void *room;
static size_t room_size;

void *js_room(size_t bytes)
{
    if (bytes > room_size) {
        free(room); /* what lay there is of no use any more */
        room = malloc(bytes);
        room_size = room != NULL ? bytes : 0;
    }
    return room;
}

/* Where to put a question of so many bytes, or a batch of puzzles. */
EXPORT(input) void *js_input(size_t bytes)
{
    return js_room(bytes);
}

/* Without exactly one solution, the place of a solution is blank. */
static void blank_others(size_t count, const hf_brief *brief, bool text, uint8_t *answers,
                         uint8_t *solutions)
{
    for (size_t i = 0; i < count; i++) {
        answers[i] = brief[i].answer;
        if (brief[i].answer != HF_UNIQUE)
            memset(solutions + i * CELLS, text ? '.' : 0, CELLS);
    }
}

static hf_status solve(size_t count, size_t step, bool text, double milliseconds, uint8_t *answers,
                       uint8_t *solutions)
{
    hf_shape *shape = NULL;
    hf_solver *solver = NULL;
    hf_brief *brief = malloc(count * sizeof *brief);
    hf_solve_options options;
    hf_solve_options_init(&options, sizeof options);
    if (milliseconds > 0)
        options.batch_time_limit_ns = (uint64_t)(milliseconds * 1e6);
    hf_status status = brief != NULL ? hf_shape_new_square(9, &shape) : HF_NO_MEMORY;
    if (status == HF_OK)
        status = hf_solver_new(shape, &options, &solver);
    if (status == HF_OK && text)
        status = hf_solve_many_lines(solver, count, room, step, brief, (char *)solutions, CELLS);
    else if (status == HF_OK)
        status = hf_solve_many_bytes(solver, count, room, brief, solutions);
    if (status == HF_OK)
        blank_others(count, brief, text, answers, solutions);
    hf_solver_free(solver);
    hf_shape_free(shape);
    free(brief);
    return status;
}

/* `count` puzzles at input(): characters `step` bytes apart, or 81 values each. Behind them, from byte `at` of the
 * input on, is room for `count` answers and then as many solutions of 81 bytes. Returns an hf_status. */
EXPORT(many)
int32_t js_many(size_t count, size_t step, uint32_t text, size_t at, double milliseconds)
{
    uint8_t *answers = (uint8_t *)room + at;
    if (room == NULL || step < CELLS || at + count * (CELLS + 1) > room_size)
        return HF_BAD_ARGUMENT;
    return count == 0 ? HF_OK
                      : solve(count, step, text != 0, milliseconds, answers, answers + count);
}
