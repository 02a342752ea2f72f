/* SPDX-License-Identifier: MIT
 *
 * cmd_solve.c - `houseful solve`: the main job.
 *
 * Most input is plain, lines of 81 characters, and goes many at once to the library (plain.h).
 * Everything else is parsed and solved one by one: other forms and boards, answers that need a reason
 * or two solutions to show, and the options that only work so (--time-limit, --all, --limit 1,
 * drawings).
 */
#include <string.h>

#include "answer.h"
#include "command.h"
#include "conflict.h"
#include "plain.h"
#include "print.h"
#include "solving.h"
#include "output.h"
#include "stream.h"
#include "term.h"

/* Caps on the number of solutions, unless --limit says otherwise. */
enum { TO_PROVE = 2, TO_COUNT = 1000000, TO_LIST = 10000 };

typedef struct settings {
    hf_input_args input;
    hf_board_args board;
    hf_solving_args solving;
    hf_running_args running;
    hf_output_args output;
    hf_drawing_args drawing;
    const char *print;
    bool json;
    bool all;
    bool count;
} settings;

/* What all threads share. */
typedef struct job_plan {
    const settings *settings;
    hf_solve_options solve;
    hf_write_options draw;
    hf_shape *nine;
    bool many;   /* plain lines may go to hf_solve_many */
    bool simple; /* the record is the solution or a word: no --print, --json, --count, --all */
    bool terminal;
} job_plan;

/* What each thread has. */
typedef struct context {
    const job_plan *plan;
    hf_solving solving;
    hf_plain plain; /* lines of 81 characters */
    /* --all, while a puzzle is being solved: */
    hf_work *work;
    const hf_shape *shape;
    const char *ignored;
    uint64_t listed;
    char conflict[HF_CONFLICT_ROOM];
} context;

/* ---- the record ------------------------------------------------------------------------------ */

static void write_count(hf_out *out, const hf_answered *answered)
{
    if (answered->answer == HF_INVALID || answered->answer == HF_UNREADABLE || answered->error) {
        hf_answer_line(out, answered);
        return;
    }
    hf_out_number(out, answered->count);
    hf_out_text(out, answered->capped ? "+" : "");
    hf_out_ignored(out, answered->ignored);
    hf_out_char(out, '\n');
}

static bool draws(const job_plan *plan, const hf_work *work)
{
    return plan->simple && !plan->settings->running.quiet &&
           (work->by_hand || (plan->terminal && work->sole));
}

static void write_record(const job_plan *plan, hf_work *work, const hf_answered *answered)
{
    if (answered->answer != HF_UNIQUE && !answered->one_asked)
        work->bad = true;
    if (plan->settings->json)
        hf_answer_json(&work->out, answered);
    else if (plan->settings->print)
        hf_print(&work->out, plan->settings->print, hf_answer_field, answered);
    else if (plan->settings->count)
        write_count(&work->out, answered);
    else if (!draws(plan, work))
        hf_answer_line(&work->out, answered);
    else if (answered->puzzle.grid)
        hf_answer_draw(&work->out, answered, &plan->draw);
    else
        hf_answer_line(&work->out, answered);
    work->records++;
}

/* ---- one by one ------------------------------------------------------------------------------ */

static void note_result(const context *c, const hf_shape_solver *mine, const hf_result *result,
                        hf_answered *answered)
{
    const hf_solve_options *options = &c->solving.options;

    answered->answer = result->answer;
    answered->count = result->count;
    answered->guesses = result->guesses;
    answered->capped = result->count >= options->max_solutions || !result->exhausted;
    answered->one_asked = options->max_solutions == 1 && result->count == 1;
    answered->clash = result->clash;
    answered->first.grid = result->count >= 1 ? mine->first : NULL;
    answered->second.grid = result->count >= 2 ? mine->second : NULL;
}

/* The answer about one parsed record. The grids in it are the solver's. */
static void solve_item(context *c, hf_work *work, const hf_item *item, hf_answered *answered)
{
    hf_shape_solver *mine;
    hf_result result;
    hf_status status;

    *answered = (hf_answered){.source = item->source, .line = item->line};
    if (item->status != HF_OK) {
        hf_work_complain(work, item);
        answered->answer = HF_UNREADABLE;
        answered->line += item->status == HF_BAD_TEXT ? item->record.line - 1 : 0;
        answered->column = item->status == HF_BAD_TEXT ? item->record.column : 1;
        answered->error =
            item->status == HF_BAD_TEXT ? item->record.message : hf_status_text(item->status);
        return;
    }
    answered->ignored = c->ignored = item->record.ignored;
    answered->comment = item->record.comment;
    answered->comment_length = item->record.comment ? item->record.comment_length : 0;
    answered->shape = hf_grid_shape(item->record.grid);
    answered->puzzle.grid = item->record.grid;
    answered->variant = item->record.puzzle;
    c->work = work;
    c->shape = hf_grid_shape(item->record.grid);
    c->listed = 0;
    status = hf_solving_record(&c->solving, &item->record, work->alone, &mine, &result);
    work->no_memory |= status == HF_NO_MEMORY;
    if (status == HF_OK) {
        note_result(c, mine, &result, answered);
        if (result.answer == HF_NONE && (draws(c->plan, work) || c->plan->settings->json) &&
            hf_conflict_words(work, item, c->conflict))
            answered->conflict = c->conflict;
        return;
    }
    answered->answer = HF_LIMIT;
    answered->error = c->solving.why;
    hf_out_format(&work->messages, "%s:%zu:1: %s\n", item->source, item->line, answered->error);
}

/* --all: each solution as it is found. */
static bool list_solution(const uint16_t *values, void *user)
{
    context *c = user;
    hf_out *out = &c->work->out;
    bool json = c->plan->settings->json;

    if (json)
        hf_out_text(out, c->listed ? ",\"" : "\"");
    hf_out_values(out, c->shape, values);
    if (!json)
        hf_out_ignored(out, c->ignored);
    hf_out_char(out, json ? '"' : '\n');
    c->listed++;
    hf_work_write_early(c->work);
    return true;
}

/* The record of --all: its solutions are written while it is solved, the answer afterwards. */
static void list_item(context *c, hf_work *work, const hf_item *item)
{
    hf_answered answered;
    bool json = c->plan->settings->json;

    if (json)
        hf_out_text(&work->out, "{\"solutions\":[");
    solve_item(c, work, item, &answered);
    answered.first.grid = NULL;
    answered.second.grid = NULL;
    if (answered.answer != HF_UNIQUE)
        work->bad = true;
    if (answered.count >= c->solving.options.max_solutions)
        hf_out_format(&work->messages,
                      "%s:%zu:1: stopped after %llu solutions; --limit allows more\n",
                      answered.source, answered.line, (unsigned long long)answered.count);
    if (json) {
        size_t start;
        hf_out_text(&work->out, "],");
        start = work->out.length;
        hf_answer_json(&work->out, &answered);
        memmove(work->out.data + start, work->out.data + start + 1, work->out.length - start - 1);
        work->out.length--;
    } else if (answered.count == 0) {
        hf_answer_line(&work->out, &answered);
    }
    work->records++;
}

static void solve_piece(context *c, hf_work *work, const hf_piece *piece)
{
    hf_item item;
    hf_answered answered;

    if (!hf_work_parse(work, piece, &item))
        return;
    if (c->plan->settings->all) {
        list_item(c, work, &item);
        return;
    }
    solve_item(c, work, &item, &answered);
    write_record(c->plan, work, &answered);
}

/* ---- many at once ---------------------------------------------------------------------------- */

/* The record of a plain piece, if the brief tells enough for it. */
static bool write_plain(context *c, hf_work *work, const hf_piece *piece, size_t number)
{
    hf_answered answered = {.source = work->source, .line = piece->line};
    hf_answer answer = hf_plain_answer(&c->plain, number);

    if (answer == HF_INVALID || answer == HF_UNREADABLE)
        return false;
    if (answer == HF_MULTIPLE && (c->plan->settings->print || c->plan->settings->json))
        return false;
    hf_plain_tell(&c->plain, number, piece, &answered);
    write_record(c->plan, work, &answered);
    return true;
}

static void solve_batch(void *thread_context, hf_work *work)
{
    context *c = thread_context;
    bool many = c->plan->many && !draws(c->plan, work);
    size_t plain = many ? hf_plain_solve(&c->plain, work) : 0;
    size_t next = 0;

    if (plain == work->count && c->plan->simple && hf_plain_pass_on(&c->plain, work))
        return;
    for (size_t i = 0; i < work->count; i++) {
        const hf_piece *piece = &work->pieces[i];
        bool done = false;

        if (piece->plain && plain > 0)
            done = write_plain(c, work, piece, next++);
        if (!done)
            solve_piece(c, work, piece);
    }
}

/* ---- the command ----------------------------------------------------------------------------- */

static bool open_context(void *thread_context, void *user)
{
    context *c = thread_context;
    const job_plan *plan = user;

    c->plan = plan;
    c->solving.options = plan->solve;
    c->solving.human = hf_human_is(plan->settings->solving.engine);
    if (plan->settings->all) {
        c->solving.options.on_solution = list_solution;
        c->solving.options.user = c;
    }
    if (!plan->many)
        return true;
    return hf_plain_open(&c->plain, plan->nine, &plan->solve);
}

static void close_context(void *thread_context, void *user)
{
    context *c = thread_context;

    (void)user;
    hf_plain_close(&c->plain);
    hf_solving_close(&c->solving);
}

/* Options of which only one may be there. */
static bool options_agree(const settings *s)
{
    bool human = hf_human_is(s->solving.engine);
    const struct {
        bool first, second;
        const char *names[2];
    } pairs[] = {
        {s->all, s->count, {"--all", "--count"}},
        {s->all, s->print, {"--all", "--print"}},
        {s->count, s->print, {"--count", "--print"}},
        {s->json, s->count, {"--json", "--count"}},
        {s->json, s->print, {"--json", "--print"}},
        {human, s->all, {"engine '" HF_HUMAN_NAME "'", "--all"}},
        {human, s->solving.time_limit.given, {"engine '" HF_HUMAN_NAME "'", "--time-limit"}},
    };

    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
        if (pairs[i].first && pairs[i].second) {
            hf_usage_error("solve", "%s does not go with %s", pairs[i].names[0], pairs[i].names[1]);
            return false;
        }
    return true;
}

static int make_plan(const settings *s, job_plan *plan)
{
    uint64_t limit = s->count ? TO_COUNT : s->all ? TO_LIST : TO_PROVE;
    hf_shape_spec nine;
    hf_shape_spec_square(&nine, 9);

    *plan = (job_plan){.settings = s, .terminal = hf_term_out()};
    if (!options_agree(s))
        return HF_EXIT_USAGE;
    if (s->print && !hf_print_check("solve", s->print, hf_command_solve.fields))
        return HF_EXIT_USAGE;
    if (!hf_solving_read("solve", &s->solving, limit, &plan->solve))
        return HF_EXIT_USAGE;
    plan->draw = hf_drawing_read(&s->drawing);
    plan->simple = !s->print && !s->json && !s->count && !s->all;
    plan->many = !s->all && plan->solve.time_limit_ns == 0 && plan->solve.max_solutions > 1 &&
                 !hf_human_is(s->solving.engine);
    if (hf_shape_new(&nine, &plan->nine) != HF_OK) {
        hf_message("out of memory");
        return HF_EXIT_IO;
    }
    if (plan->solve.engine && !hf_engine_serves(plan->solve.engine, plan->nine))
        plan->many = false;
    return HF_EXIT_OK;
}

static int run(void *command_settings, const hf_operands *operands)
{
    const settings *s = command_settings;
    job_plan plan;
    hf_input input;
    int status = make_plan(s, &plan);

    if (status != HF_EXIT_OK)
        return status;
    status = hf_input_open("solve", &s->input, &s->board, operands, &input);
    if (status == HF_EXIT_OK) {
        hf_stream_options options = hf_stream_defaults(&s->running, &input);
        options.tells_errors = plan.simple || s->json || s->count;
        options.ask_sole = plan.terminal && plan.simple && !s->running.quiet;
        plan.solve.threads = hf_stream_threads(options.threads);
        hf_job job = {.user = &plan,
                      .variants = true,
                      .context_size = sizeof(context),
                      .open = open_context,
                      .batch = solve_batch,
                      .close = close_context};
        status = hf_stream_run(&options, &job);
        hf_input_close(&input);
    }
    hf_shape_free(plan.nine);
    return status;
}

static const hf_option own_options[] = {
    {'p', "print", HF_ARG_TEXT, "FORMAT", "write these fields for each puzzle, see below",
     offsetof(settings, print), NULL},
    {0, "json", HF_ARG_FLAG, NULL, "write one JSON object per line", offsetof(settings, json),
     NULL},
    {'a', "all", HF_ARG_FLAG, NULL,
     "write all solutions, one per line, up to --limit (default 10000)", offsetof(settings, all),
     NULL},
    {'c', "count", HF_ARG_FLAG, NULL,
     "write the number of solutions, up to --limit (default 1000000); 5+ means: 5 or more",
     offsetof(settings, count), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option_group groups[] = {
    {"Output", own_options, 0},
    {"Solving", hf_solving_options, offsetof(settings, solving)},
    {"Input", hf_input_options, offsetof(settings, input)},
    {"Board", hf_board_options, offsetof(settings, board)},
    {"Drawing", hf_drawing_options, offsetof(settings, drawing)},
    {"Running", hf_running_options, offsetof(settings, running)},
    {"Result", hf_output_options, offsetof(settings, output)},
    {NULL, NULL, 0},
};

static const hf_field fields[] = {HF_ANSWER_FIELDS, {0, NULL}};

static const hf_example examples[] = {
    {"solve puzzles.txt > solutions.txt", "One line for each puzzle, in the same order."},
    {"solve --sample 3", "Draws a built-in puzzle and its solution."},
    {"solve --print '%l %a %n' puzzles.txt", "Line number, answer and number of solutions."},
    {"solve --count --limit 1G puzzle.txt", "How many solutions?"},
    {"solve --box 2x3 - < six.txt", "6x6 boards with boxes of two rows and three columns."},
    {NULL, NULL},
};

const hf_command hf_command_solve = {
    .name = "solve",
    .synopsis = "[OPTION...] [FILE...|-|PUZZLE...]",
    .summary = "solve puzzles and tell whether the solution is the only one",
    .about =
        "Writes for each puzzle its solution if there is exactly one; otherwise 'multiple', "
        "'none', 'invalid: reason', or 'limit' if a limit was reached before the answer was "
        "known. Every record of the input gives one record of output, in the same order; only "
        "--all gives as many lines as there are solutions.\n\n"
        "A puzzle given as an argument, or a single one on a terminal, is drawn beside its "
        "solution; --quiet prevents that. With --limit 1 the first solution found is written, and "
        "whether there are others is not asked.",
    .groups = groups,
    .fields = fields,
    .examples = examples,
    .settings_size = sizeof(settings),
    .run = run,
};
