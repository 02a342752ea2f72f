/* SPDX-License-Identifier: MIT
 *
 * sheet_list.c - see sheet_list.h.
 */
#include "sheet_list.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "houseful/generate.h"
#include "stream.h"

/* ---- the list -------------------------------------------------------------------------------- */

static void close_shape(hf_paper_list *list)
{
    hf_solver_free(list->solver);
    hf_rater_free(list->rater);
    hf_grid_free(list->solution);
    hf_shape_free(list->shape);
    list->solver = NULL;
    list->rater = NULL;
    list->solution = NULL;
    list->shape = NULL;
}

void hf_paper_list_free(hf_paper_list *list)
{
    close_shape(list);
    for (size_t i = 0; i < list->count; i++) {
        hf_shape_free(list->puzzles[i].shape);
        free(list->puzzles[i].clues);
        free(list->puzzles[i].solution);
    }
    free(list->puzzles);
    *list = (hf_paper_list){0};
}

/* Rating is a help, not a must: boards that cannot be rated have no level under them. */
static hf_status open_shape(hf_paper_list *list, const hf_shape *shape)
{
    hf_solve_options options;
    if (list->shape != NULL &&
        hf_shape_same(hf_shape_spec_of(list->shape), hf_shape_spec_of(shape)))
        return HF_OK;
    close_shape(list);
    hf_solve_options_init(&options, sizeof options);
    options.cpu = hf_cli_cpu();
    list->shape = hf_shape_share(shape);
    hf_status status = hf_solver_new(shape, &options, &list->solver);
    if (status == HF_OK)
        status = hf_grid_new(shape, &list->solution);
    if (status == HF_OK && list->levels && hf_rater_new(shape, NULL, &list->rater) == HF_NO_MEMORY)
        status = HF_NO_MEMORY;
    return status;
}

static hf_paper_puzzle *new_puzzle(hf_paper_list *list, const hf_puzzle *puzzle)
{
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    size_t bytes = hf_shape_cells(shape) * sizeof(uint16_t);
    if (list->count == list->room) {
        size_t room = list->room == 0 ? 64 : 2 * list->room;
        hf_paper_puzzle *larger = realloc(list->puzzles, room * sizeof *larger);
        if (larger == NULL)
            return NULL;
        list->puzzles = larger;
        list->room = room;
    }
    hf_paper_puzzle *p = &list->puzzles[list->count];
    *p = (hf_paper_puzzle){.clues = malloc(bytes)};
    if (p->clues == NULL)
        return NULL;
    memcpy(p->clues, hf_puzzle_clues(puzzle), bytes);
    p->shape = hf_shape_share(shape);
    list->count++;
    snprintf(p->name, sizeof p->name, "%zu", list->count);
    return p;
}

/* "12 · Hard", or what is wrong. */
static hf_status write_caption(hf_paper_list *list, const hf_puzzle *puzzle, hf_answer answer,
                               hf_paper_puzzle *p)
{
    hf_rating rating;
    const char *words = NULL;
    hf_status rated = HF_UNSUPPORTED;
    if (answer == HF_UNIQUE && list->rater != NULL)
        rated = hf_rater_rate(list->rater, puzzle, &rating);
    if (rated == HF_NO_MEMORY)
        return rated;
    if (answer == HF_MULTIPLE)
        words = "several solutions";
    else if (answer != HF_UNIQUE)
        words = answer == HF_LIMIT ? "not solved" : "no solution";
    else if (rated == HF_OK && rating.answer == HF_UNIQUE)
        words = hf_level_text(rating.level);
    snprintf(p->caption, sizeof p->caption, words != NULL ? "%s \xc2\xb7 %s" : "%s", p->name,
             words);
    return HF_OK;
}

/* Solves the puzzle and adds it. */
static hf_status add_puzzle(hf_paper_list *list, const hf_puzzle *puzzle, hf_answer *answer)
{
    hf_result result;
    hf_status status = open_shape(list, hf_puzzle_shape(puzzle));
    if (status == HF_OK)
        status = hf_solver_solve(list->solver, puzzle, &result, list->solution, NULL);
    if (status != HF_OK)
        return status;
    *answer = result.answer;
    hf_paper_puzzle *p = new_puzzle(list, puzzle);
    if (p == NULL)
        return HF_NO_MEMORY;
    if (result.answer == HF_UNIQUE) {
        size_t bytes = hf_shape_cells(p->shape) * sizeof(uint16_t);
        p->solution = malloc(bytes);
        if (p->solution == NULL)
            return HF_NO_MEMORY;
        memcpy(p->solution, hf_grid_const_values(list->solution), bytes);
    }
    return write_caption(list, puzzle, result.answer, p);
}

/* ---- reading --------------------------------------------------------------------------------- */

/* What cannot be drawn: all constraints but more houses, which are a part of the shape. */
static bool is_drawable(const hf_puzzle *puzzle, char why[200])
{
    for (uint32_t i = 0; i < hf_puzzle_constraints(puzzle); i++) {
        if (hf_puzzle_constraint_kind(puzzle, i) == HF_CONSTRAINT_HOUSE)
            continue;
        snprintf(why, 200, "a sheet cannot show %s",
                 hf_constraint_kind_name(hf_puzzle_constraint_kind(puzzle, i)));
        return false;
    }
    return true;
}

static void read_record(void *context, hf_work *work, const hf_item *item)
{
    hf_paper_list *list = context;
    hf_puzzle *puzzle = NULL;
    hf_answer answer = HF_UNIQUE;
    char why[200] = "";
    if (item->status != HF_OK) {
        hf_work_complain(work, item);
        return;
    }
    if (list->count == HF_PAPER_MOST_PUZZLES) {
        work->bad = true;
        return;
    }
    hf_status status = hf_reader_puzzle(work->reader, &item->record, &puzzle);
    if (status == HF_OK && is_drawable(puzzle, why))
        status = add_puzzle(list, puzzle, &answer);
    hf_puzzle_free(puzzle);
    work->no_memory |= status == HF_NO_MEMORY;
    if (status != HF_OK)
        snprintf(why, sizeof why, "%s", hf_status_text(status));
    else if (why[0] == '\0' && answer != HF_UNIQUE)
        snprintf(why, sizeof why, "not exactly one solution: %s", hf_answer_text(answer));
    if (why[0] != '\0') {
        work->bad = true;
        hf_out_format(&work->messages, "%s:%zu:1: %s\n", item->source, item->line, why);
    }
}

/* One thread: the list is in the order of the input. */
int hf_paper_read(hf_paper_list *list, const hf_input_args *input_args, const hf_board_args *board,
                  const hf_operands *operands, bool quiet)
{
    hf_input input;
    int status = hf_input_open("sheet", input_args, board, operands, &input);
    if (status != HF_EXIT_OK)
        return status;
    hf_stream_options options = hf_stream_defaults(NULL, &input);
    options.threads = 1;
    options.quiet = quiet;
    hf_job job = {.user = list, .record = read_record};
    status = hf_stream_run(&options, &job);
    if (list->count == HF_PAPER_MOST_PUZZLES)
        hf_message("a sheet has at most %d puzzles; the rest is left out", HF_PAPER_MOST_PUZZLES);
    hf_input_close(&input);
    return status;
}

/* ---- making ---------------------------------------------------------------------------------- */

static hf_status make_shape(const hf_asked_shape *asked, hf_shape **shape)
{
    hf_shape_spec spec = asked->spec;
    if (spec.size == 0)
        spec.size = 9;
    if (spec.layout == HF_LAYOUT_BOXES && spec.box_rows == 0) {
        hf_shape_spec_square(&spec, spec.size);
        spec.extras = asked->spec.extras;
    }
    return hf_shape_new(&spec, shape);
}

static hf_status make_puzzles(hf_paper_list *list, hf_generator *generator, const hf_shape *shape,
                              uint64_t count)
{
    hf_grid *grid = NULL;
    hf_answer answer;
    hf_status status = hf_grid_new(shape, &grid);
    for (uint64_t i = 0; status == HF_OK && i < count; i++) {
        hf_puzzle *puzzle = NULL;
        status = hf_generator_next(generator, grid, NULL);
        if (status == HF_OK)
            status = hf_puzzle_new(shape, hf_grid_const_values(grid), &puzzle);
        if (status == HF_OK)
            status = add_puzzle(list, puzzle, &answer);
        hf_puzzle_free(puzzle);
    }
    hf_grid_free(grid);
    return status;
}

static void read_wishes(const hf_paper_source *source, uint64_t seed, hf_generate_options *options)
{
    hf_generate_options_init(options, sizeof *options);
    options->cpu = hf_cli_cpu();
    options->seed = seed;
    options->time_limit_ns = UINT64_C(60000000000); /* nobody waits longer for one puzzle */
    for (int level = HF_LEVEL_EASY; source->level && level <= HF_LEVEL_EXTREME; level++)
        if (strcmp(source->level, hf_level_key((hf_level)level)) == 0)
            options->level_least = options->level_most = (hf_level)level;
    if (source->symmetry)
        hf_symmetry_named(source->symmetry, &options->symmetry);
}

int hf_paper_generate(hf_paper_list *list, const hf_paper_source *source,
                      const hf_board_args *board)
{
    hf_asked_shape asked;
    hf_shape *shape = NULL;
    hf_generator *generator = NULL;
    hf_generate_options options;
    hf_number seed = source->seed;
    uint64_t count = source->generate.value;
    if (count < 1 || count > HF_PAPER_MOST_PUZZLES)
        return hf_usage_error("sheet", "--generate: 1 to %d are possible", HF_PAPER_MOST_PUZZLES);
    int status = hf_asked_shape_read("sheet", board, &asked);
    if (status != HF_EXIT_OK)
        return status;
    hf_status made = hf_seed_read(&seed) ? make_shape(&asked, &shape) : HF_NO_MEMORY;
    read_wishes(source, seed.value, &options);
    const char *refusal = made == HF_OK ? hf_generate_options_refusal(&options, shape) : NULL;
    if (refusal != NULL)
        status = hf_usage_error("sheet", "%s", refusal);
    if (made == HF_OK && refusal == NULL)
        made = hf_generator_new(shape, &options, &generator);
    if (made == HF_OK && refusal == NULL)
        made = make_puzzles(list, generator, shape, count);
    if (made == HF_END)
        hf_message("only %zu such puzzles were found", list->count);
    else if (made != HF_OK)
        hf_message("%s", hf_status_text(made));
    hf_generator_free(generator);
    hf_shape_free(shape);
    hf_asked_shape_free(&asked);
    if (status != HF_EXIT_OK || made == HF_OK)
        return status;
    return made == HF_END ? HF_EXIT_PUZZLES : HF_EXIT_IO;
}
