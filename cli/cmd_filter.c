/* SPDX-License-Identifier: MIT
 *
 * cmd_filter.c - `houseful filter`: puzzles that are as one wishes.
 *
 * A puzzle is asked what is cheap first: how it looks, how many solutions it has, whether every clue is needed,
 * how hard it is; the first no is the last word. Plain lines are asked about solutions and clues through the
 * lanes, a batch at a time.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "feed.h"
#include "filter.h"
#include "nine_needs.h"
#include "solving.h"
#include "output.h"
#include "stream.h"
#include "term.h"

typedef struct settings {
    hf_input_args input;
    hf_board_args board;
    hf_running_args running;
    hf_output_args output;
    hf_filter_args filter;
    bool inverted;
    bool count;
    hf_number time_limit; /* nanoseconds, for a puzzle */
} settings;

typedef struct job_plan {
    const settings *settings;
    hf_filter filter;
    hf_shape *nine;
    uint64_t through;
} job_plan;

/* The plain lines of a batch. */
typedef struct nine_batch {
    hf_solver *solver;
    hf_nine_needs needs;
    hf_brief briefs[HF_FEED_MOST_PIECES];
    uint8_t boards[HF_FEED_MOST_PIECES][HF_NINE_CELLS];
    uint8_t asked[HF_FEED_MOST_PIECES][HF_NINE_CELLS]; /* those whose solutions are asked for */
    size_t number[HF_FEED_MOST_PIECES];                /* of these, or of questions: whose it is */
    bool fits[HF_FEED_MOST_PIECES];
} nine_batch;

/* What each thread has. */
typedef struct context {
    job_plan *plan;
    nine_batch *batch;
    hf_solving solving;
    hf_filter_raters raters;
    uint64_t through;
} context;

/* ---- plain lines ----------------------------------------------------------------------------- */

static hf_status rate_nine(context *c, const uint8_t board[HF_NINE_CELLS], bool *fits)
{
    uint16_t values[HF_NINE_CELLS];
    for (size_t i = 0; i < HF_NINE_CELLS; i++)
        values[i] = board[i];
    return hf_filter_rate(&c->raters, &c->plan->filter, c->plan->nine, values, fits);
}

static bool open_batch(context *c)
{
    hf_solve_options options = c->solving.options;
    if (c->batch != NULL)
        return true;
    c->batch = calloc(1, sizeof *c->batch);
    return c->batch != NULL && hf_solver_new(c->plan->nine, &options, &c->batch->solver) == HF_OK &&
           hf_nine_needs_open(&c->batch->needs, c->plan->nine) == HF_OK;
}

/* Those that still fit and have not one solution do not. */
static hf_status ask_unique(nine_batch *b, size_t count)
{
    size_t asked = 0;
    for (size_t i = 0; i < count; i++) {
        if (!b->fits[i])
            continue;
        memcpy(b->asked[asked], b->boards[i], HF_NINE_CELLS);
        b->number[asked++] = i;
    }
    hf_status status = hf_solve_many_bytes(b->solver, asked, b->asked[0], b->briefs, NULL);
    for (size_t i = 0; i < asked; i++)
        b->fits[b->number[i]] = status == HF_OK && b->briefs[i].answer == HF_UNIQUE;
    return status;
}

static hf_status answer_needs(nine_batch *b, size_t *questions)
{
    hf_status status = hf_nine_needs_answer(&b->needs);
    for (size_t q = 0; status == HF_OK && q < *questions; q++)
        b->fits[b->number[q]] &= hf_nine_needed(&b->needs, q);
    *questions = 0;
    return status;
}

/* All clues of those that still fit, as many questions at a time as there is room for. */
static hf_status ask_minimal(nine_batch *b, size_t count)
{
    size_t questions = 0;
    hf_status status = HF_OK;
    for (size_t i = 0; i < count && status == HF_OK; i++) {
        for (size_t cell = 0; b->fits[i] && cell < HF_NINE_CELLS; cell++) {
            if (b->boards[i][cell] == 0)
                continue;
            b->number[questions++] = i;
            hf_nine_needs_ask(&b->needs, b->boards[i], cell, b->boards[i][cell]);
            if (questions == HF_NINE_QUESTIONS)
                status = answer_needs(b, &questions);
        }
    }
    return status == HF_OK ? answer_needs(b, &questions) : status;
}

/* Decides all plain pieces; leaves in b->fits which go through. */
static hf_status filter_plain(context *c, const hf_work *work)
{
    const hf_filter *f = &c->plan->filter;
    nine_batch *b = c->batch;
    size_t count = 0;
    hf_status status = HF_OK;
    for (size_t i = 0; i < work->count; i++) {
        const hf_piece *piece = &work->pieces[i];
        if (!piece->plain)
            continue;
        hf_nine_read(piece->text, b->boards[count]);
        b->fits[count] = hf_filter_looks_nine(f, b->boards[count]);
        count++;
    }
    if (count > 0 && f->unique)
        status = ask_unique(b, count);
    if (status == HF_OK && f->minimal)
        status = ask_minimal(b, count);
    for (size_t i = 0; i < count && status == HF_OK && (f->hodoku || f->rating.given); i++)
        if (b->fits[i])
            status = rate_nine(c, b->boards[i], &b->fits[i]);
    return status;
}

/* ---- other boards ---------------------------------------------------------------------------- */

/* A solver that has what is left of the time for this puzzle. */
static hf_status solver_for_rest(const context *c, const hf_shape *shape, hf_solver **solver)
{
    hf_solve_options options = c->solving.options;
    if (hf_term_is_up(c->raters.until))
        return HF_STOPPED;
    options.time_limit_ns = hf_term_left(c->raters.until);
    return hf_solver_new(shape, &options, solver);
}

/* Is every clue of a puzzle with one solution needed? HF_STOPPED: the time was up before one that is not was found. */
static hf_status ask_needed(context *c, const hf_puzzle *puzzle, hf_grid *minimal, bool *fits)
{
    hf_solver *solver = NULL;
    hf_result result;
    hf_status status = solver_for_rest(c, hf_puzzle_shape(puzzle), &solver);
    if (status == HF_OK)
        status = hf_solver_minimal(solver, puzzle, &result, minimal);
    hf_solver_free(solver);
    if (status == HF_OK && result.answer == HF_LIMIT)
        status = HF_STOPPED;
    *fits =
        status == HF_OK && memcmp(hf_puzzle_clues(puzzle), hf_grid_const_values(minimal),
                                  hf_shape_cells(hf_puzzle_shape(puzzle)) * sizeof(uint16_t)) == 0;
    return *fits && !result.exhausted ? HF_STOPPED : status;
}

/* One solution, every clue needed: as far as they are asked for. */
static hf_status solve_item(context *c, hf_work *work, const hf_item *item, bool *fits)
{
    hf_shape_solver *mine;
    hf_result result;
    hf_status status = hf_solving_record(&c->solving, &item->record, work->alone, &mine, &result);
    *fits = status == HF_OK && result.answer == HF_UNIQUE;
    if (status == HF_OK && result.answer == HF_LIMIT && c->solving.options.time_limit_ns)
        return HF_STOPPED;
    if (!*fits || !c->plan->filter.minimal)
        return status;
    hf_puzzle *puzzle = NULL;
    status = hf_reader_puzzle(work->reader, &item->record, &puzzle);
    if (status == HF_OK)
        status = ask_needed(c, puzzle, mine->second, fits);
    hf_puzzle_free(puzzle);
    return status;
}

static hf_status filter_item(context *c, hf_work *work, const hf_item *item, bool *fits)
{
    const hf_filter *f = &c->plan->filter;
    const hf_puzzle *puzzle = item->record.puzzle;
    const hf_shape *shape = hf_grid_shape(item->record.grid);
    const uint16_t *clues =
        puzzle ? hf_puzzle_clues(puzzle) : hf_grid_const_values(item->record.grid);
    hf_status status = HF_OK;
    *fits = hf_filter_looks(f, shape, clues);
    if (*fits && f->unique)
        status = solve_item(c, work, item, fits);
    if (status != HF_OK || !*fits || (!f->hodoku && !f->rating.given))
        return status;
    if (puzzle && hf_puzzle_constraints(puzzle) > 0)
        return HF_UNSUPPORTED;
    return hf_filter_rate(&c->raters, f, shape, clues, fits);
}

/* ---- the record ------------------------------------------------------------------------------ */

/* As it stood, to the end of its last line. */
static void let_through(context *c, hf_work *work, const char *text, size_t length)
{
    c->through++;
    if (c->plan->settings->count)
        return;
    while (length > 0 && (text[length - 1] == '\n' || text[length - 1] == '\r'))
        length--;
    hf_out_bytes(&work->out, text, length);
    hf_out_char(&work->out, '\n');
}

static void filter_piece(context *c, hf_work *work, const hf_piece *piece)
{
    hf_item item;
    bool fits;
    if (!hf_work_parse(work, piece, &item))
        return;
    work->records++;
    if (item.status != HF_OK) {
        hf_work_complain(work, &item);
        return;
    }
    c->raters.until = hf_term_ends(c->solving.options.time_limit_ns);
    hf_status status = filter_item(c, work, &item, &fits);
    work->no_memory |= status == HF_NO_MEMORY;
    if (status != HF_OK) {
        work->bad = true;
        hf_out_format(&work->messages, "%s:%zu:1: this cannot be told of this board: %s\n",
                      item.source, item.line,
                      status == HF_STOPPED ? "the time was up" : hf_status_text(status));
        return;
    }
    if (fits != c->plan->settings->inverted)
        let_through(c, work, piece->text, piece->length);
}

static void filter_batch(void *thread_context, hf_work *work)
{
    context *c = thread_context;
    size_t next = 0;
    bool alone = c->solving.options.time_limit_ns > 0; /* batches have no such limit */
    hf_status status = alone           ? HF_UNSUPPORTED
                       : open_batch(c) ? filter_plain(c, work)
                                       : HF_NO_MEMORY;
    work->no_memory |= status == HF_NO_MEMORY;
    for (size_t i = 0; i < work->count; i++) {
        const hf_piece *piece = &work->pieces[i];
        if (!piece->plain || status != HF_OK) {
            filter_piece(c, work, piece);
            continue;
        }
        work->records++;
        if (c->batch->fits[next++] != c->plan->settings->inverted)
            let_through(c, work, piece->text, piece->length);
    }
}

/* ---- the command ----------------------------------------------------------------------------- */

static bool open_context(void *thread_context, void *user)
{
    context *c = thread_context;
    c->plan = user;
    hf_solve_options_init(&c->solving.options, sizeof c->solving.options);
    c->solving.options.cpu = hf_cli_cpu();
    c->solving.options.time_limit_ns = c->plan->settings->time_limit.value;
    return true;
}

static void close_context(void *thread_context, void *user)
{
    context *c = thread_context;
    job_plan *plan = user;
    plan->through += c->through;
    if (c->batch != NULL) {
        hf_solver_free(c->batch->solver);
        hf_nine_needs_close(&c->batch->needs);
        free(c->batch);
    }
    hf_filter_raters_close(&c->raters);
    hf_solving_close(&c->solving);
}

static int run_stream(job_plan *plan, const settings *s, const hf_input *input)
{
    hf_stream_options options = hf_stream_defaults(&s->running, input);
    hf_job job = {.user = plan,
                  .context_size = sizeof(context),
                  .open = open_context,
                  .batch = filter_batch,
                  .close = close_context};
    int status = hf_stream_run(&options, &job);
    if (s->count && status != HF_EXIT_IO)
        printf("%llu\n", (unsigned long long)plan->through);
    return status;
}

static int run(void *command_settings, const hf_operands *operands)
{
    const settings *s = command_settings;
    job_plan plan = {.settings = s};
    hf_input input;
    int status = hf_filter_read(&s->filter, &plan.filter);
    if (status == HF_EXIT_OK)
        status = hf_input_open("filter", &s->input, &s->board, operands, &input);
    if (status != HF_EXIT_OK)
        return status;
    if (hf_shape_new_square(9, &plan.nine) == HF_OK) {
        status = run_stream(&plan, s, &input);
    } else {
        hf_message("out of memory");
        status = HF_EXIT_IO;
    }
    hf_shape_free(plan.nine);
    hf_input_close(&input);
    return status;
}

static const hf_option own_options[] = {
    {'n', "not", HF_ARG_FLAG, NULL, "let through what would be held back, and hold back the rest",
     offsetof(settings, inverted), NULL},
    {0, "count", HF_ARG_FLAG, NULL, "write only how many went through", offsetof(settings, count),
     NULL},
    {0, "time-limit", HF_ARG_SECONDS, "T", "give a puzzle up after T seconds (also 300ms, 2m)",
     offsetof(settings, time_limit), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option_group groups[] = {
    {"Let through", hf_filter_options, offsetof(settings, filter)},
    {"Output", own_options, 0},
    {"Input", hf_input_options, offsetof(settings, input)},
    {"Board", hf_board_options, offsetof(settings, board)},
    {"Running", hf_running_options, offsetof(settings, running)},
    {"Result", hf_output_options, offsetof(settings, output)},
    {NULL, NULL, 0},
};

static const hf_example examples[] = {
    {"filter --unique puzzles.txt > proper.txt", "Only puzzles with exactly one solution."},
    {"filter --minimal --clues ..20 puzzles.txt", "Minimal ones with at most 20 clues."},
    {"filter --level hard..unfair --needs x-wing,w-wing puzzles.txt",
     "Hard or unfair, with an X-wing and a W-wing on the way."},
    {"filter --not --symmetric puzzles.txt", "Those without any symmetry of their clues."},
    {NULL, NULL},
};

const hf_command hf_command_filter = {
    .name = "filter",
    .synopsis = "[OPTION...] [FILE...|-|PUZZLE...]",
    .summary = "let through puzzles that are as one wishes",
    .about =
        "Writes the puzzles that meet every wish, as they stood and in the order of the input, and "
        "holds back all others. --not does the opposite. Levels, scores and rules are those of "
        "`houseful rate`: --needs names rules that the path of easiest steps uses. These wishes, "
        "and --minimal, are for puzzles with one solution: others do not meet them.\n\n"
        "Ranges include both ends; either may be left out: --clues 20..24, --clues 17, --rating "
        "8.4.., --level ..medium.\n\n"
        "A text that is no board, and a puzzle for which the time is up, are named on standard "
        "error "
        "and held back, and the exit status is 1.",
    .groups = groups,
    .examples = examples,
    .settings_size = sizeof(settings),
    .run = run,
};
