/* SPDX-License-Identifier: MIT
 *
 * solve_work.c - the work of `houseful solve`.
 *
 * Most input is plain, lines of 81 characters, and goes many at once to the library (plain.h).
 * Everything else is parsed and solved one by one: other forms and boards, answers that need a reason
 * or two solutions to show, and the options that only work so (--time-limit, --all, --limit 1,
 * drawings).
 */
#include <string.h>

#include "answer.h"
#include "cmd_solve.h"
#include "conflict.h"
#include "plain.h"
#include "print.h"
#include "term.h"

/* What each thread has. */
typedef struct context {
    const solve_plan *plan;
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

static bool draws(const solve_plan *plan, const hf_work *work)
{
    return plan->simple && !plan->settings->running.quiet &&
           (work->by_hand || (plan->terminal && work->sole));
}

static void write_record(const solve_plan *plan, hf_work *work, const hf_answered *answered)
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
    answered->unfinished =
        !result->exhausted && result->count > 0 && result->count < options->max_solutions;
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
    uint64_t ends_ns;

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
    ends_ns = hf_term_ends(c->solving.options.time_limit_ns);
    status = hf_solving_record(&c->solving, &item->record, work->alone, &mine, &result);
    work->no_memory |= status == HF_NO_MEMORY;
    if (status == HF_OK) {
        note_result(c, mine, &result, answered);
        if (result.answer == HF_NONE && (draws(c->plan, work) || c->plan->settings->json) &&
            hf_conflict_words(work, item, ends_ns, c->conflict))
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
    else if (answered.unfinished)
        hf_out_format(&work->messages,
                      "%s:%zu:1: the time was up after %llu solutions; --time-limit allows more\n",
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

void solve_batch(void *thread_context, hf_work *work)
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

/* ---- each thread -------------------------------------------------------------------------------- */

size_t solve_context_size(void)
{
    return sizeof(context);
}

bool solve_open(void *thread_context, void *user)
{
    context *c = thread_context;
    const solve_plan *plan = user;

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

void solve_close(void *thread_context, void *user)
{
    context *c = thread_context;

    (void)user;
    hf_plain_close(&c->plain);
    hf_solving_close(&c->solving);
}
