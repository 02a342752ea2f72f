/* SPDX-License-Identifier: MIT
 *
 * many.c - batches of plain 9x9 puzzles: handed over whole to engines that take batches, fed one by
 * one to those that do not.
 */
#include <string.h>

#include "base/bits.h"
#include "base/clock.h"
#include "grid/grid_data.h"
#include "solve/nine/given.h"
#include "solve/solver.h"

enum { CELLS = HF_NINE_CELLS };

/* ---- engines that do not take batches -------------------------------------------------------- */

static hf_status solve_one(hf_solver *solver, const hf_batch *batch, size_t i)
{
    hf_brief *brief = &batch->brief[i];
    hf_nine_given given;
    uint16_t values[CELLS];
    uint16_t solved[CELLS];
    hf_grid puzzle = {solver->shape, values};
    hf_grid first = {solver->shape, solved};
    hf_result result;
    memset(brief, 0, sizeof *brief);
    unsigned bad = hf_nine_read(batch->form, hf_batch_puzzle(batch, i), &given);
    if (bad < CELLS) {
        brief->answer = HF_UNREADABLE;
        brief->where = (uint8_t)bad;
        return HF_OK;
    }
    for (unsigned c = 0; c < CELLS; c++)
        values[c] = given.value[c];
    hf_status status = hf_solver_solve_next(solver, &puzzle, &result, &first, NULL);
    if (status != HF_OK)
        return status;
    brief->answer = (uint8_t)result.answer;
    brief->count = result.count;
    brief->guesses = hf_at_most32(result.guesses);
    if (batch->solutions != NULL && result.answer == HF_UNIQUE)
        hf_nine_write(batch->form, solved, batch->solutions + i * batch->stride);
    return HF_OK;
}

/* Has the batch been called off, or has its time run out? */
static bool is_over(hf_solver *solver)
{
    return atomic_load_explicit(&solver->cancelled, memory_order_relaxed) ||
           hf_clock_is_up(solver->batch_ends_ns);
}

/* Puzzles that nobody will look at any more. */
static void leave_rest(const hf_batch *batch, size_t from)
{
    for (size_t i = from; i < batch->count; i++)
        batch->brief[i] = (hf_brief){.answer = HF_LIMIT};
}

static hf_status solve_one_by_one(hf_solver *solver, const hf_batch *batch)
{
    hf_status status = HF_OK;
    size_t i = 0;
    for (; status == HF_OK && i < batch->count && !is_over(solver); i++)
        status = solve_one(solver, batch, i);
    leave_rest(batch, i);
    return status;
}

/* ---- whole batches --------------------------------------------------------------------------- */

/* Engines for batches know no budget of guesses, and the lanes, asked for the first solution, find
 * any: where it is to be shown it must be the same on every machine. */
static bool takes_batches(const hf_solver *solver, const hf_batch *batch)
{
    return solver->chosen.engine->solve_many != NULL && solver->options.max_guesses == 0 &&
           (batch->max_solutions > 1 || batch->solutions == NULL ||
            solver->chosen.engine->deterministic);
}

static hf_status solve_part(hf_solver *solver, hf_batch *part)
{
    if (!takes_batches(solver, part))
        return solve_one_by_one(solver, part);
    hf_search orders = hf_solver_orders(solver, NULL);
    orders.deadline_ns = solver->batch_ends_ns; /* the limit per puzzle is none of a batch's */
    if (solver->task != NULL && solver->task->deadline_ns < orders.deadline_ns)
        orders.deadline_ns = solver->task->deadline_ns;
    part->watched = &orders;
    solver->chosen.engine->solve_many(solver->chosen.state, part);
    return HF_OK;
}

static hf_batch part_of(const hf_batch *batch, size_t from, size_t most)
{
    hf_batch part = *batch;
    part.count = batch->count - from < most ? batch->count - from : most;
    part.brief = batch->brief + from;
    if (batch->texts != NULL)
        part.texts = batch->texts + from;
    else
        part.puzzles = (const char *)batch->puzzles + from * batch->step;
    if (batch->solutions != NULL)
        part.solutions = batch->solutions + from * batch->stride;
    return part;
}

/* So many puzzles between two calls of on_progress: some milliseconds for a lane engine, and enough
 * of them that its lanes are seldom idle. Who does not watch gets the batch in one piece. */
enum { WATCHED_PART = 4096 };

static hf_status solve_parts(hf_solver *solver, const hf_batch *batch)
{
    hf_progress_fn tell = solver->options.on_progress;
    hf_status status = HF_OK;
    size_t done = 0;
    while (status == HF_OK && done < batch->count && !is_over(solver)) {
        hf_batch part = part_of(batch, done, tell != NULL ? WATCHED_PART : SIZE_MAX);
        status = solve_part(solver, &part);
        done += part.count;
        if (tell != NULL && !tell(done, batch->count, solver->options.user))
            break;
    }
    leave_rest(batch, done);
    return status;
}

static hf_status solve_batch(hf_solver *solver, hf_batch *batch)
{
    if (!hf_engine_serves_nine(solver->shape) ||
        (batch->solutions != NULL && batch->stride < CELLS))
        return HF_BAD_ARGUMENT;
    batch->max_solutions = solver->options.max_solutions;
    if (batch->form == HF_BATCH_CANDIDATES && !takes_batches(solver, batch))
        return HF_UNSUPPORTED;
    atomic_store_explicit(&solver->cancelled, false, memory_order_relaxed);
    solver->batch_ends_ns = hf_clock_ends(solver->options.batch_time_limit_ns);
    hf_status status = solve_parts(solver, batch);
    solver->batch_ends_ns = UINT64_MAX;
    return status;
}

hf_status hf_solve_many(hf_solver *solver, size_t count, const char *const *texts, hf_brief *brief,
                        char *solutions, size_t stride)
{
    hf_batch batch = {.count = count,
                      .form = HF_BATCH_TEXT,
                      .texts = texts,
                      .brief = brief,
                      .solutions = solutions,
                      .stride = stride};
    return solve_batch(solver, &batch);
}

hf_status hf_solve_many_lines(hf_solver *solver, size_t count, const char *text, size_t step,
                              hf_brief *brief, char *solutions, size_t stride)
{
    hf_batch batch = {.count = count,
                      .form = HF_BATCH_TEXT,
                      .puzzles = text,
                      .step = step,
                      .brief = brief,
                      .solutions = solutions,
                      .stride = stride};
    return step >= CELLS ? solve_batch(solver, &batch) : HF_BAD_ARGUMENT;
}

hf_status hf_solve_many_bytes(hf_solver *solver, size_t count, const uint8_t *puzzles,
                              hf_brief *brief, uint8_t *solutions)
{
    hf_batch batch = {.count = count,
                      .form = HF_BATCH_VALUES,
                      .puzzles = puzzles,
                      .step = CELLS,
                      .brief = brief,
                      .solutions = (char *)solutions,
                      .stride = CELLS};
    return solve_batch(solver, &batch);
}

hf_status hf_solve_many_candidates(hf_solver *solver, size_t count, const uint16_t *puzzles,
                                   hf_brief *brief, uint8_t *solutions)
{
    hf_batch batch = {.count = count,
                      .form = HF_BATCH_CANDIDATES,
                      .puzzles = puzzles,
                      .step = CELLS * sizeof *puzzles,
                      .brief = brief,
                      .solutions = (char *)solutions,
                      .stride = CELLS};
    return solve_batch(solver, &batch);
}

bool hf_solver_takes_extra(const hf_solver *solver)
{
    return solver->chosen.engine->takes_extra && solver->options.max_guesses == 0 &&
           solver->options.max_solutions == 1;
}

/* `trusted`, since nobody is told why there is no solution. */
hf_status hf_solver_find_some(hf_solver *solver, size_t count, const char *const *candidates,
                              const hf_nine_extra *extra, hf_brief *brief)
{
    if (extra != NULL && !hf_solver_takes_extra(solver))
        return HF_UNSUPPORTED;
    hf_batch batch = {.count = count,
                      .form = HF_BATCH_CANDIDATES,
                      .texts = candidates,
                      .brief = brief,
                      .trusted = true,
                      .tight = true,
                      .extra = extra};
    return solve_batch(solver, &batch);
}
