/* SPDX-License-Identifier: MIT
 *
 * solving.c - see solving.h.
 */
#include "solving.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "houseful/puzzle.h"

const hf_option hf_solving_options[] = {
    {'e', "engine", HF_ARG_TEXT, "NAME", "solve with this engine ('houseful engines' lists them)",
     offsetof(hf_solving_args, engine), "@engines"},
    {'l', "limit", HF_ARG_NUMBER, "N", "stop at N solutions of a puzzle",
     offsetof(hf_solving_args, limit), NULL},
    {0, "time-limit", HF_ARG_SECONDS, "T", "give a puzzle up after T seconds (also 300ms, 2m)",
     offsetof(hf_solving_args, time_limit), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

const hf_engine *hf_solving_engine(const char *command, const char *name)
{
    const hf_engine *engine = hf_engine_named(name);
    char words[1024] = "";
    char nearest[64];
    size_t used = 0;

    if (engine)
        return engine;
    for (size_t i = 0; hf_engine_at(i) && used < sizeof words; i++)
        used += (size_t)snprintf(words + used, sizeof words - used, "%s%s", used ? " " : "",
                                 hf_engine_name(hf_engine_at(i)));
    if (used < sizeof words)
        snprintf(words + used, sizeof words - used, " " HF_HUMAN_NAME);
    if (hf_args_suggest(name, words, nearest, sizeof nearest))
        hf_usage_error(command, "there is no engine '%.40s'; did you mean '%s'?", name, nearest);
    else
        hf_usage_error(command, "there is no engine '%.40s'; there are: %s", name, words);
    return NULL;
}

bool hf_solving_read(const char *command, const hf_solving_args *args, uint64_t limit,
                     hf_solve_options *options)
{
    hf_solve_options_init(options, sizeof *options);
    options->cpu = hf_cli_cpu();
    options->max_solutions = args->limit.given ? args->limit.value : limit;
    options->time_limit_ns = args->time_limit.value;
    if (args->limit.given && args->limit.value == 0) {
        hf_usage_error(command, "--limit: expected at least 1");
        return false;
    }
    if (!args->engine || hf_human_is(args->engine))
        return true;
    options->engine = hf_solving_engine(command, args->engine);
    if (!options->engine)
        return false;
    if (hf_engine_needs(options->engine) & ~options->cpu) {
        hf_usage_error(command, "engine '%s' needs a processor that this machine has not",
                       args->engine);
        return false;
    }
    return true;
}

/* ---- a thread's solvers ---------------------------------------------------------------------- */

static void clear(hf_shape_solver *mine)
{
    hf_solver_free(mine->solver);
    hf_human_close(&mine->human);
    hf_grid_free(mine->puzzle);
    hf_grid_free(mine->first);
    hf_grid_free(mine->second);
    hf_shape_free(mine->shape);
    *mine = (hf_shape_solver){0};
}

static hf_status fill(hf_shape_solver *mine, const hf_shape *shape, const hf_solving *solving,
                      bool threaded)
{
    hf_solve_options options = solving->options;
    hf_status status = hf_shape_new(hf_shape_spec_of(shape), &mine->shape);

    if (!threaded)
        options.threads = 1;
    if (status == HF_OK && solving->human)
        status = hf_human_open(&mine->human, mine->shape);
    else if (status == HF_OK)
        status = hf_solver_new(mine->shape, &options, &mine->solver);
    if (status == HF_OK)
        status = hf_grid_new(mine->shape, &mine->puzzle);
    if (status == HF_OK)
        status = hf_grid_new(mine->shape, &mine->first);
    if (status == HF_OK)
        status = hf_grid_new(mine->shape, &mine->second);
    if (status != HF_OK)
        clear(mine);
    return status;
}

hf_status hf_solving_for_shape(hf_solving *solving, const hf_shape *shape, bool alone,
                               hf_shape_solver **mine)
{
    const hf_shape_spec *spec = hf_shape_spec_of(shape);

    for (size_t i = 0; i < HF_SOLVING_SHAPES; i++) {
        *mine = &solving->solvers[i];
        if ((*mine)->shape && hf_shape_same(hf_shape_spec_of((*mine)->shape), spec))
            return HF_OK;
    }
    *mine = &solving->solvers[solving->next];
    solving->next = (solving->next + 1) % HF_SOLVING_SHAPES;
    clear(*mine);
    return fill(*mine, shape, solving, alone && hf_shape_size(shape) > 9);
}

static hf_status run(const hf_solving *solving, hf_shape_solver *mine, const hf_record *record,
                     hf_result *result)
{
    const hf_human_limits limits = {solving->options.max_solutions, solving->options.time_limit_ns};
    if (solving->human)
        return hf_human_solve(&mine->human, record->grid, record->puzzle, &limits, result,
                              mine->first, mine->second);
    if (record->puzzle)
        return hf_solver_solve(mine->solver, record->puzzle, result, mine->first, mine->second);
    hf_grid_copy(mine->puzzle, record->grid);
    return hf_solver_solve_grid(mine->solver, mine->puzzle, result, mine->first, mine->second);
}

hf_status hf_solving_record(hf_solving *solving, const hf_record *record, bool alone,
                            hf_shape_solver **mine, hf_result *result)
{
    hf_status status = hf_solving_for_shape(solving, hf_grid_shape(record->grid), alone, mine);

    if (status == HF_UNSUPPORTED) {
        snprintf(solving->why, sizeof solving->why,
                 "this engine does not serve this kind of board");
        return status;
    }
    if (status == HF_OK)
        status = run(solving, *mine, record, result);
    if (status == HF_UNSUPPORTED && record->puzzle && result->constraint > 0) {
        size_t used =
            (size_t)snprintf(solving->why, sizeof solving->why, "this engine does not serve ");
        hf_puzzle_constraint_text(record->puzzle, result->constraint - 1, solving->why + used,
                                  sizeof solving->why - used);
    } else if (status != HF_OK) {
        snprintf(solving->why, sizeof solving->why, "%s", hf_status_text(status));
    }
    return status;
}

void hf_solving_close(hf_solving *solving)
{
    for (size_t i = 0; i < HF_SOLVING_SHAPES; i++)
        clear(&solving->solvers[i]);
}

/* ---- words ----------------------------------------------------------------------------------- */

/* "the killer cage of 10 at r1c1" */
static void write_constraint(hf_out *out, const hf_puzzle *puzzle, uint32_t constraint)
{
    char text[200] = "a constraint";
    uint8_t *named = calloc((size_t)hf_puzzle_constraints(puzzle), 1);
    uint8_t *cells = calloc(hf_shape_cells(hf_puzzle_shape(puzzle)), 1);
    if (named && cells) {
        named[constraint] = 1;
        hf_puzzle_contradiction_text(puzzle, named, cells, text, sizeof text);
    }
    hf_out_text(out, text);
    free(named);
    free(cells);
}

static void write_symbol(hf_out *out, const hf_shape *shape, uint32_t symbol)
{
    if (hf_shape_size(shape) <= 61)
        hf_out_char(out, hf_shape_symbol(shape, symbol));
    else
        hf_out_number(out, symbol);
}

/* "5 in r1c1 and 7 in r1c2 are against the difference of 1 between r1c1 and r1c2", or "5 in r1c1 is ..."
 */
static void write_broken(hf_out *out, const hf_shape *shape, const hf_puzzle *puzzle,
                         const hf_clash *clash)
{
    char name[HF_NAME_SIZE];
    bool one = clash->first == clash->second;
    uint32_t second = puzzle ? hf_puzzle_clue(puzzle, clash->second) : 0;
    bool written =
        puzzle && hf_puzzle_constraint_kind(puzzle, clash->constraint - 1) >= HF_CONSTRAINT_CAGE;
    hf_out_format(out, " in %s", hf_shape_cell_name(shape, clash->first, name));
    if (one && !written) {
        hf_out_text(out, " is not among the candidates given");
        return;
    }
    if (!one && second)
        hf_out_text(out, " and ");
    if (!one && second)
        write_symbol(out, shape, second);
    if (!one)
        hf_out_format(out, second ? " in %s" : " and what stands in %s",
                      hf_shape_cell_name(shape, clash->second, name));
    hf_out_text(out, one ? " is against " : " are against ");
    if (written)
        write_constraint(out, puzzle, clash->constraint - 1);
    else
        hf_out_text(out, "a constraint");
}

void hf_solving_clash(hf_out *out, const hf_shape *shape, const hf_puzzle *puzzle,
                      const hf_clash *clash)
{
    char house[HF_NAME_SIZE];
    char first[HF_NAME_SIZE];
    char second[HF_NAME_SIZE];

    write_symbol(out, shape, clash->symbol);
    if (clash->constraint) {
        write_broken(out, shape, puzzle, clash);
        return;
    }
    hf_shape_cell_name(shape, clash->first, first);
    hf_shape_cell_name(shape, clash->second, second);
    hf_shape_house_name(shape, clash->house, house);
    hf_out_format(out, " twice in %s: %s and %s", house, first, second);
}
