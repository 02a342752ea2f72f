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
    bool left, place; /* comments were left out; in a format that has a place for them */
} job_plan;

static void fail_record(hf_work *work, const job_plan *plan, size_t line, size_t column,
                        const char *message)
{
    work->bad = true;
    hf_document_mistake(&work->out, plan->format, line, column, message);
}

static void tell(hf_work *work, const job_plan *plan, const hf_item *item, const char *what)
{
    hf_out_format(&work->messages, "%s:%zu:1: format '%s' %s\n", item->source, item->line,
                  hf_format_name(plan->format), what);
}

/* Says what the format has no place for. */
static void tell_losses(hf_work *work, const job_plan *plan, const hf_item *item)
{
    const hf_puzzle *puzzle = item->record.puzzle;
    unsigned keeps = hf_format_keeps(plan->format);
    if (!puzzle)
        return;
    /* Of candidates iss has those that are part of the puzzle alone. */
    bool candidates = keeps & HF_KEEPS_CANDIDATES &&
                      !(hf_puzzle_marks(puzzle, 0) && plan->format == hf_format_named("iss"));
    if ((hf_puzzle_candidates(puzzle, 0) || hf_puzzle_marks(puzzle, 0)) && !candidates)
        tell(work, plan, item, "has no place for candidates");
}

/* Must whoever reads what is written know from there which houses the board has? A format that has a place for
 * constraints is read by programs that take what it says for the whole puzzle. */
static bool must_be_told(const hf_shape *shape, const job_plan *plan)
{
    return hf_lost_is_odd(shape) && (!hf_lost_was_said(&plan->settings->board) ||
                                     (hf_format_keeps(plan->format) & HF_KEEPS_CONSTRAINTS));
}

/* Were the player's digits written as clues, or not at all? */
static bool has_entries(const hf_puzzle *again, const hf_puzzle *puzzle)
{
    const uint16_t *entries = hf_puzzle_entries(puzzle), *clues = hf_puzzle_clues(again);
    uint32_t cells = hf_shape_cells(hf_puzzle_shape(puzzle)), cell = 0;
    while (cell < cells && !entries[cell])
        cell++;
    return cell == cells || hf_shape_cells(hf_puzzle_shape(again)) != cells || clues[cell];
}

static void tell_changes(hf_work *work, const job_plan *plan, const hf_item *item,
                         const hf_puzzle *again)
{
    const hf_puzzle *puzzle = item->record.puzzle;
    unsigned keeps = hf_format_keeps(plan->format);
    const hf_shape *shape = hf_grid_shape(item->record.grid);
    if (must_be_told(shape, plan) && !hf_lost_same_houses(hf_puzzle_shape(again), shape))
        tell(work, plan, item, "does not tell which houses this board has");
    if (puzzle && hf_puzzle_candidates(puzzle, 0) && keeps & HF_KEEPS_CANDIDATES &&
        !hf_puzzle_candidates(again, 0))
        tell(work, plan, item, "has candidates as a player's marks alone");
    if (puzzle && hf_puzzle_marks(puzzle, 0) && hf_puzzle_candidates(again, 0))
        tell(work, plan, item, "has a player's marks as candidates of the puzzle alone");
}

/* Reads what was written, out from `begin` on, and says what is told no longer or otherwise: which houses the board has,
 * what is part of the puzzle and what the player's. */
static void tell_lost_parts(hf_work *work, const job_plan *plan, const hf_item *item, size_t begin)
{
    hf_out *out = &work->out;
    const hf_puzzle *puzzle = item->record.puzzle;
    bool entries =
        puzzle && hf_puzzle_entries(puzzle) && !(hf_format_keeps(plan->format) & HF_KEEPS_ENTRIES);
    bool candidates = puzzle && (hf_puzzle_candidates(puzzle, 0) || hf_puzzle_marks(puzzle, 0));
    if (!entries && !candidates && !must_be_told(hf_grid_shape(item->record.grid), plan))
        return;
    hf_puzzle *again = NULL;
    if (hf_format_can_read(plan->format) && hf_out_room(out, 1)) {
        out->data[out->length] = '\0';
        again = hf_lost_read(work, out->data + begin);
    }
    if (entries)
        tell(work, plan, item,
             again && !has_entries(again, puzzle)
                 ? "has no place for what was entered"
                 : "does not tell what was entered from what was given");
    if (again)
        tell_changes(work, plan, item, again);
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
static bool has_place(const hf_format *format, bool line)
{
    return line && !hf_document_wanted(format) && format != hf_format_named("json");
}

static void add_comment(hf_work *work, const hf_item *item, const hf_format *format, bool line)
{
    if (has_place(format, line)) {
        hf_out_text(&work->out, " # ");
        hf_out_bytes(&work->out, item->record.comment, item->record.comment_length);
    } else {
        hf_out_format(&work->messages, "%s:%zu:1: format '%s' has no place for comments\n",
                      item->source, item->line, hf_format_name(format));
    }
}

/* Links of f-puzzles and SudokuPad and objects of JSON have titles, where a puzzle is more than clues. */
static bool holds_title(const hf_record *record, const hf_format *format, const char *text)
{
    bool titled = format == hf_format_named("fpuzzles") || format == hf_format_named("scl") ||
                  strstr(text, "\"title\"");
    return record->carried || (record->puzzle && titled);
}

/* A comment that nobody asked for: told of once, at the end. */
static void leave_comment(hf_work *work, const hf_item *item, const hf_format *format, size_t begin,
                          bool line)
{
    hf_out *out = &work->out;
    if (hf_out_room(out, 1) == NULL)
        return;
    out->data[out->length] = '\0';
    if (!holds_title(&item->record, format, out->data + begin))
        hf_out_char(&work->side, has_place(format, line) ? '#' : '-');
}

static void note_comments(void *user, hf_work *work)
{
    job_plan *plan = user;
    if (work->side.length > 0) {
        plan->left = true;
        plan->place = plan->place || memchr(work->side.data, '#', work->side.length);
    }
}

static void tell_comments(const job_plan *plan)
{
    if (!plan->left || plan->settings->running.quiet)
        return;
    if (plan->place)
        hf_message("comments and titles were left out; --comments keeps them");
    else
        hf_message("comments and titles were left out: format '%s' has no place for them",
                   hf_format_name(plan->format));
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
    if (!item->record.carried) { /* else it was written as it came */
        tell_losses(work, plan, item);
        tell_lost_parts(work, plan, item, begin);
    }
    if (plan->format == hf_format_named("draw"))
        hf_constraints_list(out, hf_constraints_shown(item->record.puzzle), is_plain(item));
    bool line = out->data[out->length - 1] != '\n';
    if (item->record.comment_length > 0 && plan->settings->comments)
        add_comment(work, item, plan->format, line);
    else if (item->record.comment_length > 0)
        leave_comment(work, item, plan->format, begin, line);
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
    hf_job job = {.user = &plan, .variants = true, .record = convert_record, .turn = note_comments};
    status = hf_document_stream(&options, &job, plan.format);
    hf_input_close(&input);
    tell_comments(&plan);
    return status;
}

static const hf_option own_options[] = {
    {'o', "to", HF_ARG_TEXT, "FORMAT", "the format to write; 'list' lists all",
     offsetof(settings, to), "@formats"},
    {0, "blank", HF_ARG_TEXT, "CHAR", "how an empty cell is written (default .)",
     offsetof(settings, blank), NULL},
    {0, "comments", HF_ARG_FLAG, NULL, "carry comments and titles through, after '#'",
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
        "elsewhere. What else the form has no place for is told of; comments that were left out, "
        "once at the end.",
    .groups = groups,
    .examples = examples,
    .settings_size = sizeof(settings),
    .run = run,
};
