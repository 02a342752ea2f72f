/* SPDX-License-Identifier: MIT
 *
 * cmd_candidates.c - `houseful candidates`: what each cell can hold in some solution, and how many
 * solutions there are.
 */
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "output.h"
#include "solving.h"
#include "stream.h"

enum { USUAL_LIMIT = 1000, MOST_SYMBOLS = 16 };

typedef struct settings {
    hf_input_args input;
    hf_board_args board;
    hf_running_args running;
    hf_output_args output;
    hf_number limit;
    hf_number time_limit;
    bool line;
} settings;

typedef struct context {
    const settings *settings;
    hf_shape *shape; /* of the solver; NULL: none yet */
    hf_solver *solver;
    hf_board *board;
} context;

static void forget(context *c)
{
    hf_solver_free(c->solver);
    hf_board_free(c->board);
    hf_shape_free(c->shape);
    c->solver = NULL;
    c->board = NULL;
    c->shape = NULL;
}

static hf_status change_shape(context *c, const hf_shape *shape)
{
    hf_solve_options options;
    if (c->shape && hf_shape_same(hf_shape_spec_of(c->shape), hf_shape_spec_of(shape)))
        return HF_OK;
    forget(c);
    hf_solve_options_init(&options, sizeof options);
    options.engine = hf_engine_named("variant");
    options.max_solutions = c->settings->limit.given ? c->settings->limit.value : USUAL_LIMIT;
    options.time_limit_ns = c->settings->time_limit.given ? c->settings->time_limit.value : 0;
    hf_status status = hf_solver_new(shape, &options, &c->solver);
    if (status == HF_OK)
        status = hf_board_new(shape, &c->board);
    if (status == HF_OK)
        c->shape = hf_shape_share(shape);
    return status;
}

/* A board with nothing but true candidates. */
static void fill_board(context *c, const hf_grid *clues, const uint64_t *sets, uint32_t words)
{
    uint32_t size = hf_shape_size(c->shape);
    hf_board_load(c->board, clues);
    for (uint32_t cell = 0; cell < hf_shape_cells(c->shape); cell++) {
        for (uint32_t s = 1; s <= size; s++) {
            if (!(sets[(size_t)cell * words + (s - 1) / 64] >> ((s - 1) & 63) & 1))
                hf_board_eliminate(c->board, cell, s);
        }
    }
}

static void write_count(hf_out *out, const hf_true_candidates *found)
{
    if (found->answer == HF_NONE)
        hf_out_text(out, "no solution");
    else if (found->exact)
        hf_out_format(out, found->count == 1 ? "1 solution" : "%llu solutions",
                      (unsigned long long)found->count);
    else
        hf_out_format(out, "%llu solutions at least", (unsigned long long)found->count);
    if (found->estimate > 0)
        hf_out_format(out, ", about %.2g", found->estimate);
    if (!found->complete)
        hf_out_text(out, "; the time was not enough for all candidates");
    hf_out_char(out, '\n');
}

/* The symbols of a cell, ended by 0; a point: none is known. Returns how many characters. */
static int list_cell(const context *c, const hf_grid *clues, uint32_t cell, char *list)
{
    uint32_t value = hf_grid_const_values(clues)[cell];
    int length = 0;
    for (uint32_t s = 1; s <= hf_shape_size(c->shape); s++) {
        if (value != 0 ? s == value : hf_board_has(c->board, cell, s))
            list[length++] = hf_shape_symbol(c->shape, s);
    }
    if (length == 0)
        list[length++] = '.';
    list[length] = 0;
    return length;
}

/* A list for each cell, for boards that a format has no place for: on one line, or in rows. */
static void write_lists(const context *c, hf_out *out, const hf_grid *clues, bool line)
{
    uint32_t columns = hf_shape_columns(c->shape);
    char list[MOST_SYMBOLS + 1];
    int width = 0;
    for (uint32_t cell = 0; !line && cell < hf_shape_cells(c->shape); cell++) {
        int length = list_cell(c, clues, cell, list);
        width = length > width ? length : width;
    }
    for (uint32_t cell = 0; cell < hf_shape_cells(c->shape); cell++) {
        bool last = cell + 1 == hf_shape_cells(c->shape) || (!line && (cell + 1) % columns == 0);
        list_cell(c, clues, cell, list);
        hf_out_format(out, "%-*s", last ? 0 : width, list);
        hf_out_text(out, !last ? " " : line ? "" : "\n");
    }
}

/* Answer, count (with + if there are more), estimate, candidates: with tabs between them. Candidates of which some
 * may be missing are no answer. */
static void write_line(context *c, hf_out *out, const hf_grid *clues,
                       const hf_true_candidates *found)
{
    hf_write_options write;
    hf_write_options_init(&write, sizeof write);
    write.board = c->board;
    hf_out_format(out, "%s\t%llu%s\t", hf_answer_text(found->complete ? found->answer : HF_LIMIT),
                  (unsigned long long)found->count, found->exact ? "" : "+");
    if (found->estimate > 0)
        hf_out_format(out, "%.3g\t", found->estimate);
    else
        hf_out_text(out, "-\t");
    if (found->answer != HF_NONE && !hf_out_grid(out, hf_format_named("sukaku"), clues, &write))
        write_lists(c, out, clues, true);
    hf_out_char(out, '\n');
}

static void write_found(context *c, hf_out *out, const hf_grid *clues,
                        const hf_true_candidates *found)
{
    hf_write_options write;
    hf_write_options_init(&write, sizeof write);
    write.board = c->board;
    if (c->settings->line) {
        write_line(c, out, clues, found);
        return;
    }
    if (found->answer != HF_NONE &&
        !hf_out_grid(out, hf_format_named("pencilmarks"), clues, &write))
        write_lists(c, out, clues, false);
    write_count(out, found);
}

static hf_status find(context *c, hf_work *work, const hf_puzzle *puzzle)
{
    hf_true_candidates found;
    uint32_t words = hf_puzzle_words(puzzle);
    size_t sets_bytes = (size_t)hf_shape_cells(hf_puzzle_shape(puzzle)) * words * sizeof(uint64_t);
    uint64_t *sets = malloc(sets_bytes);
    hf_grid *clues = NULL;
    hf_status status = sets ? change_shape(c, hf_puzzle_shape(puzzle)) : HF_NO_MEMORY;
    if (status == HF_OK)
        status = hf_grid_new(c->shape, &clues);
    if (status == HF_OK)
        status = hf_solver_candidates(c->solver, puzzle, &found, sets);
    if (status == HF_OK) {
        memcpy(hf_grid_values(clues), hf_puzzle_clues(puzzle),
               hf_shape_cells(c->shape) * sizeof(uint16_t));
        fill_board(c, clues, sets, words);
        write_found(c, &work->out, clues, &found);
        work->bad |= found.answer == HF_NONE || !found.complete;
    }
    hf_grid_free(clues);
    free(sets);
    return status;
}

/* A text that is no board has a record, too. */
static void write_mistake(hf_work *work, const hf_item *item)
{
    hf_work_complain(work, item);
    if (item->status == HF_BAD_TEXT)
        hf_out_format(&work->out, "invalid: %zu:%zu: %s\n", item->line + item->record.line - 1,
                      item->record.column, item->record.message);
    else
        hf_out_format(&work->out, "invalid: %zu:1: %s\n", item->line, hf_status_text(item->status));
}

static void candidates_record(void *thread_context, hf_work *work, const hf_item *item)
{
    context *c = thread_context;
    hf_puzzle *puzzle = NULL;
    hf_status status = item->status;
    if (status != HF_OK) {
        write_mistake(work, item);
        return;
    }
    status = hf_reader_puzzle(work->reader, &item->record, &puzzle);
    if (status == HF_OK)
        status = find(c, work, puzzle);
    if (status != HF_OK) {
        const char *why = status == HF_UNSUPPORTED
                              ? "true candidates are found on boards of up to 16 symbols"
                              : hf_status_text(status);
        work->bad = true;
        work->no_memory |= status == HF_NO_MEMORY;
        hf_out_format(&work->messages, "%s:%zu:1: %s\n", item->source, item->line, why);
        hf_out_format(&work->out, "limit: %s\n", why);
    }
    hf_puzzle_free(puzzle);
}

static bool open_context(void *thread_context, void *user)
{
    context *c = thread_context;
    c->settings = user;
    return true;
}

static void close_context(void *thread_context, void *user)
{
    (void)user;
    forget(thread_context);
}

static int run(void *command_settings, const hf_operands *operands)
{
    settings *s = command_settings;
    hf_input input;
    if (s->limit.given && s->limit.value == 0)
        return hf_usage_error("candidates", "--limit: expected 1 or more");
    int status = hf_input_open("candidates", &s->input, &s->board, operands, &input);
    if (status != HF_EXIT_OK)
        return status;
    hf_stream_options options = hf_stream_defaults(&s->running, &input);
    hf_job job = {.user = s,
                  .variants = true,
                  .context_size = sizeof(context),
                  .open = open_context,
                  .record = candidates_record,
                  .close = close_context};
    status = hf_stream_run(&options, &job);
    hf_input_close(&input);
    return status;
}

static const hf_option own_options[] = {
    {'l', "line", HF_ARG_FLAG, NULL,
     "a line for each puzzle: answer, number of solutions, estimate, candidates",
     offsetof(settings, line), NULL},
    {0, "limit", HF_ARG_NUMBER, "N", "count up to so many solutions, and estimate beyond (1000)",
     offsetof(settings, limit), NULL},
    {0, "time-limit", HF_ARG_SECONDS, "T", "give a puzzle up after T seconds (also 300ms, 2m)",
     offsetof(settings, time_limit), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option_group groups[] = {
    {"Candidates", own_options, 0},
    {"Input", hf_input_options, offsetof(settings, input)},
    {"Board", hf_board_options, offsetof(settings, board)},
    {"Running", hf_running_options, offsetof(settings, running)},
    {"Result", hf_output_options, offsetof(settings, output)},
    {NULL, NULL, 0},
};

static const hf_example examples[] = {
    {"candidates puzzle.txt", "What every cell can hold, and the number of solutions."},
    {"candidates --line --limit 100000 puzzles.txt", "A line for each puzzle, for programs."},
    {NULL, NULL},
};

const hf_command hf_command_candidates = {
    .name = "candidates",
    .synopsis = "[OPTION...] [FILE...|-|PUZZLE...]",
    .summary = "true candidates: what occurs in some solution",
    .about =
        "For each cell the symbols that it has in some solution, constraints honoured, and the "
        "number of solutions up to a limit; where there are more, an estimate from random "
        "descents. Boards of up to 16 symbols. Ends with status 1 if a puzzle has no solution.",
    .groups = groups,
    .examples = examples,
    .settings_size = sizeof(settings),
    .run = run,
};
