/* SPDX-License-Identifier: MIT
 *
 * cmd_convert.c - `houseful convert --to FORMAT`: any format to any other.
 */
#include <stdio.h>
#include <string.h>

#include "houseful/houseful.h"

#include "command.h"
#include "constraints.h"
#include "document.h"
#include "format_args.h"
#include "lost.h"
#include "output.h"
#include "stream.h"

typedef struct settings {
    hf_input_args input;
    hf_board_args board;
    hf_running_args running;
    hf_output_args output;
    const char *to;
    const char *blank;
    bool comments;
} settings;

typedef struct job_plan {
    const settings *settings;
    const hf_format *format;
    hf_write_options write;
} job_plan;

static void fail_record(hf_work *work, const job_plan *plan, size_t line, size_t column,
                        const char *message)
{
    work->bad = true;
    hf_document_mistake(&work->out, plan->format, line, column, message);
}

/* Says what the format has no place for. */
static void tell_losses(hf_work *work, const hf_item *item, const hf_format *format)
{
    const hf_puzzle *puzzle = item->record.puzzle;
    unsigned keeps = hf_format_keeps(format);

    if (item->record.carried)
        return; /* it was written as it came */
    if (puzzle && hf_puzzle_entries(puzzle) && !(keeps & HF_KEEPS_ENTRIES))
        hf_out_format(&work->messages,
                      "%s:%zu:1: format '%s' does not tell what was entered from what was given\n",
                      item->source, item->line, hf_format_name(format));
    if (puzzle && (hf_puzzle_candidates(puzzle, 0) || hf_puzzle_marks(puzzle, 0)) &&
        !(keeps & HF_KEEPS_CANDIDATES))
        hf_out_format(&work->messages, "%s:%zu:1: format '%s' has no place for candidates\n",
                      item->source, item->line, hf_format_name(format));
}

/* Must whoever reads what is written know from there which houses the board has? A format that has a place for
 * constraints is read by programs that take what it says for the whole puzzle. */
static bool must_be_told(const hf_shape *shape, const job_plan *plan)
{
    return hf_lost_is_odd(shape) && (!hf_lost_was_said(&plan->settings->board) ||
                                     (hf_format_keeps(plan->format) & HF_KEEPS_CONSTRAINTS));
}

/* Says so if the text, out from `begin` on, no longer tells which houses the board has, or that candidates are part of
 * the puzzle: some formats have a player's marks alone. */
static void tell_lost_parts(hf_work *work, const job_plan *plan, const hf_item *item, size_t begin)
{
    hf_out *out = &work->out;
    const hf_shape *shape = hf_grid_shape(item->record.grid);
    const hf_puzzle *puzzle = item->record.puzzle;
    bool board = must_be_told(shape, plan);
    bool candidates = puzzle && hf_puzzle_candidates(puzzle, 0) &&
                      (hf_format_keeps(plan->format) & HF_KEEPS_CANDIDATES);
    if (!hf_format_can_read(plan->format) || (!board && !candidates) || !hf_out_room(out, 1))
        return;
    out->data[out->length] = '\0';
    hf_puzzle *again = hf_puzzle_from_string(out->data + begin);
    if (again && board && !hf_lost_same_houses(hf_puzzle_shape(again), shape))
        hf_out_format(&work->messages,
                      "%s:%zu:1: format '%s' does not tell which houses this board has\n",
                      item->source, item->line, hf_format_name(plan->format));
    if (again && candidates && !hf_puzzle_candidates(again, 0))
        hf_out_format(&work->messages,
                      "%s:%zu:1: format '%s' has candidates as a player's marks alone\n",
                      item->source, item->line, hf_format_name(plan->format));
    hf_puzzle_free(again);
}

enum { NOTHING = -1, SOME_CAGE = -2 };

static hf_status add_one(hf_puzzle_maker *maker, const hf_puzzle *puzzle, int64_t constraint)
{
    if (constraint == NOTHING)
        return HF_OK;
    if (constraint == SOME_CAGE) {
        const uint32_t cells[] = {0, 1}, two = 2;
        const int32_t sum = 5;
        return hf_puzzle_maker_constraint(maker, HF_CONSTRAINT_CAGE, cells, &two, 1, &sum, 1);
    }
    const uint32_t i = (uint32_t)constraint;
    uint32_t cells, parts, numbers;
    const uint32_t *cell = hf_puzzle_constraint_cells(puzzle, i, &cells);
    const uint32_t *part = hf_puzzle_constraint_parts(puzzle, i, &parts);
    const int32_t *number = hf_puzzle_constraint_numbers(puzzle, i, &numbers);
    return hf_puzzle_maker_constraint(maker, hf_puzzle_constraint_kind(puzzle, i), cell, part,
                                      parts, number, numbers);
}

/* Does the format hold a puzzle of this board with this constraint alone? */
static bool holds(const hf_format *format, const hf_puzzle *puzzle, int64_t constraint)
{
    hf_puzzle_maker *maker = NULL;
    hf_puzzle *alone = NULL;
    hf_status status = hf_puzzle_maker_new(hf_puzzle_shape(puzzle), &maker);
    if (status == HF_OK)
        status = add_one(maker, puzzle, constraint);
    if (status == HF_OK)
        status = hf_puzzle_maker_make(maker, &alone);
    if (status == HF_OK)
        status = hf_format_write_puzzle(format, alone, NULL, NULL, 0, NULL);
    hf_puzzle_free(alone);
    hf_puzzle_maker_free(maker);
    return status != HF_UNSUPPORTED;
}

/* Why a puzzle was not written: its board, the first constraint that the format does not know, or else several that it
 * knows one by one, such as white dots where neighbours may not follow each other. Some have cages or nothing. */
static void tell_refusal(hf_work *work, const job_plan *plan, const hf_item *item)
{
    const hf_puzzle *puzzle = item->record.puzzle;
    char why[300] = "cannot hold this kind of board", message[320];
    bool board =
        puzzle && (holds(plan->format, puzzle, NOTHING) || holds(plan->format, puzzle, SOME_CAGE));
    uint32_t count = board ? hf_puzzle_constraints(puzzle) : 0, i = 0;
    while (i < count && (hf_puzzle_constraint_kind(puzzle, i) < HF_CONSTRAINT_CAGE ||
                         holds(plan->format, puzzle, i)))
        i++;
    if (i < count) {
        int used = snprintf(why, sizeof why, "has no place for ");
        hf_puzzle_constraint_text(puzzle, i, why + used, sizeof why - (size_t)used);
    } else if (count > 0) {
        snprintf(why, sizeof why, "has no place for these constraints together");
    }
    hf_out_format(&work->messages, "%s:%zu:1: format '%s' %s\n", item->source, item->line,
                  hf_format_name(plan->format), why);
    snprintf(message, sizeof message, "the format %s", why);
    fail_record(work, plan, item->line, 1, message);
}

/* Only behind a line, and JSON has no comments. */
static void add_comment(hf_work *work, const hf_item *item, const hf_format *format, bool line)
{
    if (line && !hf_document_wanted(format) && format != hf_format_named("json")) {
        hf_out_text(&work->out, " # ");
        hf_out_bytes(&work->out, item->record.comment, item->record.comment_length);
    } else {
        hf_out_format(&work->messages, "%s:%zu:1: format '%s' has no place for comments\n",
                      item->source, item->line, hf_format_name(format));
    }
}

/* Without candidates: a drawing shows these, or else cages and signs. */
static bool is_plain(const hf_item *item)
{
    const hf_puzzle *puzzle = item->record.puzzle;
    return !puzzle || (!hf_puzzle_candidates(puzzle, 0) && !hf_puzzle_marks(puzzle, 0));
}

static void convert_record(void *context, hf_work *work, const hf_item *item)
{
    const job_plan *plan = context;
    hf_write_options write = plan->write;
    hf_out *out = &work->out;
    size_t begin = out->length;

    if (item->status != HF_OK) {
        hf_work_complain(work, item);
        fail_record(work, plan, item->line + item->record.line - 1, item->record.column,
                    item->record.message);
        return;
    }
    if (!hf_out_record(out, plan->format, &item->record, &write)) {
        tell_refusal(work, plan, item);
        return;
    }
    tell_losses(work, item, plan->format);
    tell_lost_parts(work, plan, item, begin);
    if (plan->format == hf_format_named("draw"))
        hf_constraints_list(out, hf_constraints_shown(item->record.puzzle), is_plain(item));
    bool line = out->data[out->length - 1] != '\n';
    if (plan->settings->comments && item->record.comment_length > 0)
        add_comment(work, item, plan->format, line);
    if (line)
        hf_out_char(out, '\n');
}

static int list_formats(void)
{
    printf("%-14s %-5s %-6s %s\n", "format", "reads", "writes", "what it is");
    for (size_t i = 0; hf_format_at(i); i++) {
        const hf_format *f = hf_format_at(i);
        printf("%-14s %-5s %-6s %s\n", hf_format_name(f), hf_format_can_read(f) ? "yes" : "-",
               hf_format_can_write(f) ? "yes" : "-", hf_format_summary(f));
    }
    return HF_EXIT_OK;
}

static int run(void *command_settings, const hf_operands *operands)
{
    const settings *s = command_settings;
    job_plan plan = {.settings = s};
    hf_input input;
    int status;

    hf_write_options_init(&plan.write, sizeof plan.write);
    if (!s->to)
        return hf_usage_error("convert", "--to FORMAT is missing; 'convert --to list' lists them");
    if (strcmp(s->to, "list") == 0)
        return list_formats();
    if (s->blank && (strlen(s->blank) != 1 || !strchr(".0*_-xX? ", s->blank[0])))
        return hf_usage_error("convert", "--blank: expected one of . 0 * _ - x X ? or a space");
    if (s->blank)
        plan.write.blank = s->blank[0];
    plan.format = hf_format_to_write("convert", s->to);
    if (!plan.format)
        return HF_EXIT_USAGE;
    status = hf_input_open("convert", &s->input, &s->board, operands, &input);
    if (status != HF_EXIT_OK)
        return status;
    if (!s->input.ignore)
        input.read.carry = plan.format;
    hf_stream_options options = hf_stream_defaults(&s->running, &input);
    options.tells_errors = true;
    hf_job job = {.user = &plan, .variants = true, .record = convert_record};
    status = hf_document_stream(&options, &job, plan.format);
    hf_input_close(&input);
    return status;
}

static const hf_option own_options[] = {
    {'o', "to", HF_ARG_TEXT, "FORMAT", "the format to write; 'list' lists all",
     offsetof(settings, to), "@formats"},
    {0, "blank", HF_ARG_TEXT, "CHAR", "how an empty cell is written (default .)",
     offsetof(settings, blank), NULL},
    {0, "comments", HF_ARG_FLAG, NULL, "carry comments through, after '#'",
     offsetof(settings, comments), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option_group groups[] = {
    {"Output", own_options, 0},
    {"Input", hf_input_options, offsetof(settings, input)},
    {"Board", hf_board_options, offsetof(settings, board)},
    {"Running", hf_running_options, offsetof(settings, running)},
    {"Result", hf_output_options, offsetof(settings, output)},
    {NULL, NULL, 0},
};

static const hf_example examples[] = {
    {"convert --to line drawn.txt", "One line for each board, whatever its form was."},
    {"convert --to line --blank 0 puzzles.txt", "Blanks as zeros."},
    {"convert --to list", "All formats, and which can be read and written."},
    {NULL, NULL},
};

const hf_command hf_command_convert = {
    .name = "convert",
    .synopsis = "--to FORMAT [OPTION...] [FILE...|-|PUZZLE...]",
    .summary = "turn boards from any format into any other",
    .about =
        "Reads each board in the form it has, or in the one named by --from, and writes it in the "
        "form named by --to. A record that is no board gives a line that says so. What f-puzzles "
        "and "
        "SudokuPad have and nobody here knows is kept where the form stays theirs, and is an error "
        "elsewhere.",
    .groups = groups,
    .examples = examples,
    .settings_size = sizeof(settings),
    .run = run,
};
