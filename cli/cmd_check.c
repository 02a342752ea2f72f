/* SPDX-License-Identifier: MIT
 *
 * cmd_check.c - `houseful check`: is a board valid, has it one solution, is it solved?
 *
 * Unlike solve it names every contradiction, not just the first.
 */
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "drawing.h"
#include "print.h"
#include "solving.h"
#include "stream.h"
#include "term.h"

enum { MOST_CLASHES = 1000 };

typedef struct settings {
    hf_input_args input;
    hf_board_args board;
    hf_solving_args solving;
    hf_running_args running;
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
} context;

/* What is true of a board. */
typedef enum verdict { SOLVED, VALID, UNIQUE, MULTIPLE, NONE, INVALID, LIMIT, UNREADABLE } verdict;

typedef struct finding {
    const hf_item *item;
    verdict verdict;
    const hf_clash *clashes;
    size_t clash_count; /* in all; the first MOST_CLASHES are listed */
    const char *error;
} finding;

static const char *verdict_word(verdict v)
{
    static const char *const words[] = {"solved", "valid",   "unique", "multiple",
                                        "none",   "invalid", "limit",  "invalid"};
    return words[v];
}

static bool is_bad(verdict v)
{
    return v != SOLVED && v != VALID && v != UNIQUE;
}

/* ---- finding out ----------------------------------------------------------------------------- */

static verdict count_solutions(context *c, finding *f, const hf_grid *grid, hf_work *work)
{
    hf_shape_solver *mine;
    hf_result result;
    hf_status status = hf_solving_for_shape(&c->solving, grid->shape, work->alone, &mine);

    if (status == HF_OK) {
        memcpy(mine->puzzle->cell, grid->cell, hf_shape_cells(grid->shape) * sizeof *grid->cell);
        status = hf_solving_run(&c->solving, mine, &result);
    }
    work->no_memory |= status == HF_NO_MEMORY;
    if (status != HF_OK) {
        f->error = status == HF_UNSUPPORTED ? "this engine does not serve this kind of board"
                                            : hf_status_text(status);
        return LIMIT;
    }
    switch (result.answer) {
    case HF_UNIQUE:
        return UNIQUE;
    case HF_MULTIPLE:
        return MULTIPLE;
    case HF_NONE:
        return NONE;
    default:
        return LIMIT;
    }
}

static void examine(context *c, const hf_item *item, hf_work *work, finding *f)
{
    const hf_grid *grid = item->record.grid;

    *f = (finding){.item = item, .verdict = UNREADABLE, .clashes = c->clashes};
    if (item->status != HF_OK) {
        f->error =
            item->status == HF_BAD_TEXT ? item->record.message : hf_status_text(item->status);
        return;
    }
    f->clash_count = hf_grid_clashes(grid, c->clashes, MOST_CLASHES);
    if (f->clash_count > 0)
        f->verdict = INVALID;
    else if (hf_grid_is_solved(grid))
        f->verdict = SOLVED;
    else if (c->plan->settings->valid_only)
        f->verdict = VALID;
    else
        f->verdict = count_solutions(c, f, grid, work);
}

/* ---- telling --------------------------------------------------------------------------------- */

static size_t listed(const finding *f)
{
    return f->clash_count < MOST_CLASHES ? f->clash_count : MOST_CLASHES;
}

static void write_reasons(hf_out *out, const finding *f)
{
    if (f->verdict == UNREADABLE)
        hf_out_format(out, "%zu:%zu: ", f->item->line + f->item->record.line - 1,
                      f->item->record.column);
    if (f->error)
        hf_out_text(out, f->error);
    for (size_t i = 0; i < listed(f); i++) {
        if (i > 0)
            hf_out_text(out, "; ");
        hf_solving_clash(out, f->item->record.grid->shape, &f->clashes[i]);
    }
    if (f->clash_count > listed(f))
        hf_out_format(out, "; and %zu more", f->clash_count - listed(f));
}

static void write_line(hf_out *out, const finding *f)
{
    hf_out_text(out, verdict_word(f->verdict));
    if (f->error || f->clash_count) {
        hf_out_text(out, ": ");
        write_reasons(out, f);
    }
    hf_out_char(out, '\n');
}

static void write_field(hf_out *out, char letter, const void *record)
{
    const finding *f = record;
    const hf_grid *grid = f->verdict == UNREADABLE ? NULL : f->item->record.grid;

    if (letter == 'a')
        hf_out_text(out, verdict_word(f->verdict));
    else if (letter == 'e')
        write_reasons(out, f);
    else if (letter == 'l')
        hf_out_number(out, f->item->line);
    else if (letter == 'c')
        hf_out_number(out, grid ? hf_grid_clues(grid) : 0);
    else if (letter == 'p' && grid)
        hf_out_line(out, grid);
    else if (letter == '#' && grid && f->item->record.comment)
        hf_out_bytes(out, f->item->record.comment, f->item->record.comment_length);
}

static void write_json_clash(hf_out *out, const hf_shape *shape, const hf_clash *clash)
{
    char house[HF_NAME_SIZE];
    char first[HF_NAME_SIZE];
    char second[HF_NAME_SIZE];

    hf_out_format(out, "{\"house\":\"%s\",\"symbol\":%u,\"cells\":[\"%s\",\"%s\"]}",
                  hf_shape_house_name(shape, clash->house, house), (unsigned)clash->symbol,
                  hf_shape_cell_name(shape, clash->first, first),
                  hf_shape_cell_name(shape, clash->second, second));
}

static void write_json(hf_out *out, const finding *f)
{
    hf_out_format(out, "{\"line\":%zu,\"file\":", f->item->line);
    hf_out_json(out, f->item->source, strlen(f->item->source));
    hf_out_format(out, ",\"answer\":\"%s\"", verdict_word(f->verdict));
    if (f->error) {
        if (f->verdict == UNREADABLE)
            hf_out_format(out, ",\"column\":%zu", f->item->record.column);
        hf_out_text(out, ",\"error\":");
        hf_out_json(out, f->error, strlen(f->error));
    }
    if (f->verdict != UNREADABLE) {
        hf_out_format(out, ",\"clues\":%u,\"clashes\":[",
                      (unsigned)hf_grid_clues(f->item->record.grid));
        for (size_t i = 0; i < listed(f); i++) {
            if (i > 0)
                hf_out_char(out, ',');
            write_json_clash(out, f->item->record.grid->shape, &f->clashes[i]);
        }
        hf_out_char(out, ']');
    }
    hf_out_text(out, "}\n");
}

static const char *verdict_sentence(verdict v)
{
    static const char *const sentences[] = {
        [SOLVED] = "The board is solved, and every house is right.",
        [VALID] = "No two values contradict each other.",
        [UNIQUE] = "The board is valid and has exactly one solution.",
        [MULTIPLE] = "The board is valid, but has several solutions.",
        [NONE] = "No two values contradict each other, but there is no solution.",
        [INVALID] = "The board contradicts itself:",
        [LIMIT] = "A limit was reached before the answer was known.",
        [UNREADABLE] = "This is no board.",
    };
    return sentences[v];
}

static void draw(hf_out *out, const finding *f, const hf_write_options *options)
{
    const hf_grid *grid = f->item->record.grid;
    uint32_t cells = hf_shape_cells(grid->shape);
    uint8_t *marks = calloc(cells, 1);

    for (uint32_t cell = 0; marks && cell < cells; cell++)
        marks[cell] = grid->cell[cell] ? HF_MARK_GIVEN : HF_MARK_NONE;
    for (size_t i = 0; marks && i < listed(f); i++)
        marks[f->clashes[i].first] = marks[f->clashes[i].second] = HF_MARK_WRONG;
    out->failed |= !marks;
    hf_drawing_board(out, NULL, grid, options, marks);
    free(marks);
    hf_out_text(out, verdict_sentence(f->verdict));
    hf_out_char(out, '\n');
    for (size_t i = 0; i < listed(f); i++) {
        hf_out_text(out, "  ");
        hf_solving_clash(out, grid->shape, &f->clashes[i]);
        hf_out_char(out, '\n');
    }
}

/* ---- the command ----------------------------------------------------------------------------- */

static void check_record(void *thread_context, hf_work *work, const hf_item *item)
{
    context *c = thread_context;
    const settings *s = c->plan->settings;
    bool drawn = !s->print && !s->json && !s->running.quiet &&
                 (work->by_hand || (work->sole && c->plan->terminal));
    finding f;

    examine(c, item, work, &f);
    work->bad |= is_bad(f.verdict);
    if (item->status != HF_OK)
        hf_work_complain(work, item);
    if (s->json)
        write_json(&work->out, &f);
    else if (s->print)
        hf_print(&work->out, s->print, write_field, &f);
    else if (drawn && item->status == HF_OK)
        draw(&work->out, &f, &c->plan->draw);
    else if (!drawn || !c->plan->terminal)
        write_line(&work->out, &f);
}

static bool open_context(void *thread_context, void *user)
{
    context *c = thread_context;

    c->plan = user;
    c->solving.options = c->plan->solve;
    c->solving.human = hf_human_is(c->plan->settings->solving.engine);
    c->clashes = malloc(MOST_CLASHES * sizeof *c->clashes);
    return c->clashes != NULL;
}

static void close_context(void *thread_context, void *user)
{
    context *c = thread_context;

    (void)user;
    hf_solving_close(&c->solving);
    free(c->clashes);
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
    options.ask_sole = plan.terminal && !s->print && !s->json && !s->running.quiet;
    plan.solve.threads = hf_stream_threads(options.threads);
    hf_job job = {.user = &plan,
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
        "house and the two cells. The exit status is 1 unless all boards are solved or unique.",
    .groups = groups,
    .fields = fields,
    .examples = examples,
    .settings_size = sizeof(settings),
    .run = run,
};
