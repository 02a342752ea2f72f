/* SPDX-License-Identifier: MIT
 *
 * cmd_check.c - `houseful check`: is a board valid, has it one solution, is it solved?
 *
 * Unlike solve it names every contradiction, not just the first.
 */
#include <stdlib.h>
#include <string.h>

#include "check_write.h"
#include "command.h"
#include "drawing.h"
#include "houseful/puzzle.h"
#include "print.h"
#include "solving.h"
#include "output.h"
#include "stream.h"
#include "term.h"

typedef struct settings {
    hf_input_args input;
    hf_board_args board;
    hf_solving_args solving;
    hf_running_args running;
    hf_output_args output;
    hf_drawing_args drawing;
    const char *print;
    bool json;
    bool valid_only;
} settings;

typedef struct job_plan {
    const settings *settings;
    hf_solve_options solve;
    hf_write_options draw;
    bool terminal;
} job_plan;

typedef struct context {
    const job_plan *plan;
    hf_solving solving;
    hf_clash *clashes;
    uint32_t *wrong;
} context;

static bool is_bad(hf_check_verdict v)
{
    return v != HF_CHECK_SOLVED && v != HF_CHECK_VALID && v != HF_CHECK_UNIQUE;
}

/* ---- finding out ----------------------------------------------------------------------------- */

/* The player's entries that are not in the solution. */
static void compare_entries(context *c, hf_checked *f, const uint16_t *solution)
{
    const hf_puzzle *puzzle = f->item->record.puzzle;
    const uint16_t *entries = puzzle ? hf_puzzle_entries(puzzle) : NULL;
    uint32_t cells = hf_shape_cells(hf_grid_shape(f->item->record.grid));

    for (uint32_t cell = 0; entries && cell < cells; cell++)
        if (entries[cell] && entries[cell] != solution[cell]) {
            if (f->wrong_count < HF_CHECK_MOST)
                c->wrong[f->wrong_count] = cell;
            f->wrong_count++;
        }
}

static hf_check_verdict count_solutions(context *c, hf_checked *f, hf_work *work)
{
    hf_shape_solver *mine;
    hf_result result;
    hf_status status =
        hf_solving_record(&c->solving, &f->item->record, work->alone, &mine, &result);

    work->no_memory |= status == HF_NO_MEMORY;
    if (status != HF_OK) {
        f->error = c->solving.why;
        return HF_CHECK_LIMIT;
    }
    switch (result.answer) {
    case HF_UNIQUE:
        compare_entries(c, f, hf_grid_values(mine->first));
        return f->wrong_count ? HF_CHECK_WRONG : HF_CHECK_UNIQUE;
    case HF_MULTIPLE:
        return HF_CHECK_MULTIPLE;
    case HF_NONE:
        return HF_CHECK_NONE;
    default:
        return HF_CHECK_LIMIT;
    }
}

/* Contradictions among all that stands on the board, clues and entries. */
static size_t find_clashes(context *c, const hf_record *record)
{
    if (record->puzzle)
        return hf_puzzle_clashes(record->puzzle, hf_grid_const_values(record->grid), c->clashes,
                                 HF_CHECK_MOST);
    return hf_grid_clashes(record->grid, c->clashes, HF_CHECK_MOST);
}

static bool is_solved(const hf_record *record)
{
    return record->puzzle
               ? hf_puzzle_is_solution(record->puzzle, hf_grid_const_values(record->grid))
               : hf_grid_is_solved(record->grid);
}

static void examine(context *c, const hf_item *item, hf_work *work, bool drawn, hf_checked *f)
{
    uint64_t ends_ns = hf_term_ends(c->solving.options.time_limit_ns);

    *f = (hf_checked){
        .item = item, .verdict = HF_CHECK_UNREADABLE, .clashes = c->clashes, .wrong = c->wrong};
    if (item->status != HF_OK) {
        f->error =
            item->status == HF_BAD_TEXT ? item->record.message : hf_status_text(item->status);
        return;
    }
    f->clash_count = find_clashes(c, &item->record);
    if (f->clash_count > 0)
        f->verdict = HF_CHECK_INVALID;
    else if (is_solved(&item->record))
        f->verdict = HF_CHECK_SOLVED;
    else if (c->plan->settings->valid_only)
        f->verdict = HF_CHECK_VALID;
    else
        f->verdict = count_solutions(c, f, work);
    /* a stream of plain boards is checked at the speed of solving: there it is told only who looks */
    if (f->verdict == HF_CHECK_NONE && (drawn || item->record.puzzle))
        hf_conflict_words(work, item, ends_ns, f->conflict);
}

/* ---- the command ----------------------------------------------------------------------------- */

static void check_record(void *thread_context, hf_work *work, const hf_item *item)
{
    context *c = thread_context;
    const settings *s = c->plan->settings;
    bool drawn = !s->print && !s->json && !s->running.quiet &&
                 (work->by_hand || (work->sole && c->plan->terminal));
    hf_checked f;

    examine(c, item, work, drawn, &f);
    work->bad |= is_bad(f.verdict);
    if (item->status != HF_OK)
        hf_work_complain(work, item);
    if (s->json)
        hf_check_json(&work->out, &f);
    else if (s->print)
        hf_print(&work->out, s->print, hf_check_field, &f);
    else if (drawn && item->status == HF_OK)
        hf_check_draw(&work->out, &f, &c->plan->draw);
    else
        hf_check_line(&work->out, &f);
}

static bool open_context(void *thread_context, void *user)
{
    context *c = thread_context;

    c->plan = user;
    c->solving.options = c->plan->solve;
    c->solving.human = hf_human_is(c->plan->settings->solving.engine);
    c->clashes = malloc(HF_CHECK_MOST * sizeof *c->clashes);
    c->wrong = malloc(HF_CHECK_MOST * sizeof *c->wrong);
    return c->clashes && c->wrong;
}

static void close_context(void *thread_context, void *user)
{
    context *c = thread_context;

    (void)user;
    hf_solving_close(&c->solving);
    free(c->clashes);
    free(c->wrong);
}

static int run(void *command_settings, const hf_operands *operands)
{
    const settings *s = command_settings;
    job_plan plan = {
        .settings = s, .draw = hf_drawing_read(&s->drawing), .terminal = hf_term_out()};
    hf_input input;
    int status;

    if (s->print && !hf_print_check("check", s->print, hf_command_check.fields))
        return HF_EXIT_USAGE;
    if (!hf_solving_read("check", &s->solving, 2, &plan.solve))
        return HF_EXIT_USAGE;
    status = hf_input_open("check", &s->input, &s->board, operands, &input);
    if (status != HF_EXIT_OK)
        return status;
    hf_stream_options options = hf_stream_defaults(&s->running, &input);
    options.tells_errors = !s->print;
    options.ask_sole = plan.terminal && !s->print && !s->json && !s->running.quiet;
    plan.solve.threads = hf_stream_threads(options.threads);
    hf_job job = {.user = &plan,
                  .variants = true,
                  .context_size = sizeof(context),
                  .open = open_context,
                  .record = check_record,
                  .close = close_context};
    status = hf_stream_run(&options, &job);
    hf_input_close(&input);
    return status;
}

static const hf_option own_options[] = {
    {'p', "print", HF_ARG_TEXT, "FORMAT", "write these fields for each board, see below",
     offsetof(settings, print), NULL},
    {0, "json", HF_ARG_FLAG, NULL, "write one JSON object per line", offsetof(settings, json),
     NULL},
    {0, "valid", HF_ARG_FLAG, NULL, "do not solve: only look for contradictions",
     offsetof(settings, valid_only), NULL},
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

static const hf_field fields[] = {
    {'a', "the answer: solved, unique, multiple, none, invalid, limit, valid"},
    {'e', "what is wrong: houses and cells"},
    {'p', "the board"},
    {'c', "the number of filled cells"},
    {'l', "the number of the line"},
    {'#', "the comment that followed the board"},
    {'%', "a per cent sign"},
    {0, NULL},
};

static const hf_example examples[] = {
    {"check mine.txt", "One word for each board, and what is wrong with it."},
    {"check --valid --print '%l %e' mine.txt", "All contradictions with their lines."},
    {NULL, NULL},
};

const hf_command hf_command_check = {
    .name = "check",
    .synopsis = "[OPTION...] [FILE...|-|PUZZLE...]",
    .summary = "tell whether boards are valid, unique or solved, and what is wrong",
    .about =
        "Writes for each board one line: 'solved' if it is full and right, 'unique' if it has "
        "exactly one solution, 'multiple', 'none', or 'invalid' with every contradiction: the "
        "house and the two cells. Of a board with a player's entries the wrong ones are named: "
        "'wrong: 1 in r1c2'. The exit status is 1 unless all boards are solved or unique.",
    .groups = groups,
    .fields = fields,
    .examples = examples,
    .settings_size = sizeof(settings),
    .run = run,
};
