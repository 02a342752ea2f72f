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
#include "houseful/puzzle.h"
#include "print.h"
#include "solving.h"
#include "output.h"
#include "stream.h"
#include "term.h"

enum { MOST_CLASHES = 1000 };

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

/* What is true of a board. */
typedef enum verdict {
    SOLVED,
    VALID,
    UNIQUE,
    MULTIPLE,
    NONE,
    INVALID,
    LIMIT,
    UNREADABLE,
    WRONG /* it has one solution, but an entry of the player's is not in it */
} verdict;

typedef struct finding {
    const hf_item *item;
    verdict verdict;
    const hf_clash *clashes;
    size_t clash_count;    /* in all; the first MOST_CLASHES are listed */
    const uint32_t *wrong; /* cells with a wrong entry */
    size_t wrong_count;    /* likewise */
    const char *error;
} finding;

static const char *verdict_word(verdict v)
{
    static const char *const words[] = {"solved",  "valid", "unique",  "multiple", "none",
                                        "invalid", "limit", "invalid", "wrong"};
    return words[v];
}

static bool is_bad(verdict v)
{
    return v != SOLVED && v != VALID && v != UNIQUE;
}

/* ---- finding out ----------------------------------------------------------------------------- */

/* The player's entries that are not in the solution. */
static void compare_entries(context *c, finding *f, const uint16_t *solution)
{
    const hf_puzzle *puzzle = f->item->record.puzzle;
    const uint16_t *entries = puzzle ? hf_puzzle_entries(puzzle) : NULL;
    uint32_t cells = hf_shape_cells(hf_grid_shape(f->item->record.grid));

    for (uint32_t cell = 0; entries && cell < cells; cell++)
        if (entries[cell] && entries[cell] != solution[cell]) {
            if (f->wrong_count < MOST_CLASHES)
                c->wrong[f->wrong_count] = cell;
            f->wrong_count++;
        }
}

static verdict count_solutions(context *c, finding *f, hf_work *work)
{
    hf_shape_solver *mine;
    hf_result result;
    hf_status status =
        hf_solving_record(&c->solving, &f->item->record, work->alone, &mine, &result);

    work->no_memory |= status == HF_NO_MEMORY;
    if (status != HF_OK) {
        f->error = c->solving.why;
        return LIMIT;
    }
    switch (result.answer) {
    case HF_UNIQUE:
        compare_entries(c, f, hf_grid_values(mine->first));
        return f->wrong_count ? WRONG : UNIQUE;
    case HF_MULTIPLE:
        return MULTIPLE;
    case HF_NONE:
        return NONE;
    default:
        return LIMIT;
    }
}

/* Contradictions among all that stands on the board, clues and entries. */
static size_t find_clashes(context *c, const hf_record *record)
{
    if (record->puzzle)
        return hf_puzzle_clashes(record->puzzle, hf_grid_const_values(record->grid), c->clashes,
                                 MOST_CLASHES);
    return hf_grid_clashes(record->grid, c->clashes, MOST_CLASHES);
}

static bool is_solved(const hf_record *record)
{
    return record->puzzle
               ? hf_puzzle_is_solution(record->puzzle, hf_grid_const_values(record->grid))
               : hf_grid_is_solved(record->grid);
}

static void examine(context *c, const hf_item *item, hf_work *work, finding *f)
{
    *f = (finding){.item = item, .verdict = UNREADABLE, .clashes = c->clashes, .wrong = c->wrong};
    if (item->status != HF_OK) {
        f->error =
            item->status == HF_BAD_TEXT ? item->record.message : hf_status_text(item->status);
        return;
    }
    f->clash_count = find_clashes(c, &item->record);
    if (f->clash_count > 0)
        f->verdict = INVALID;
    else if (is_solved(&item->record))
        f->verdict = SOLVED;
    else if (c->plan->settings->valid_only)
        f->verdict = VALID;
    else
        f->verdict = count_solutions(c, f, work);
}

/* ---- telling --------------------------------------------------------------------------------- */

static size_t listed(const finding *f)
{
    return f->clash_count < MOST_CLASHES ? f->clash_count : MOST_CLASHES;
}

static size_t listed_wrong(const finding *f)
{
    return f->wrong_count < MOST_CLASHES ? f->wrong_count : MOST_CLASHES;
}

static void write_symbol(hf_out *out, const hf_grid *grid, uint32_t cell)
{
    if (hf_shape_size(hf_grid_shape(grid)) <= 61)
        hf_out_char(out, hf_format_symbol(hf_grid_const_values(grid)[cell]));
    else
        hf_out_number(out, hf_grid_const_values(grid)[cell]);
}

/* "5 in r1c1, 7 in r3c4" */
static void write_wrong(hf_out *out, const finding *f)
{
    const hf_grid *grid = f->item->record.grid;
    char name[HF_NAME_SIZE];

    for (size_t i = 0; i < listed_wrong(f); i++) {
        hf_out_text(out, i ? ", " : "");
        write_symbol(out, grid, f->wrong[i]);
        hf_out_format(out, " in %s", hf_shape_cell_name(hf_grid_shape(grid), f->wrong[i], name));
    }
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
        hf_solving_clash(out, hf_grid_shape(f->item->record.grid), &f->clashes[i]);
    }
    if (f->clash_count > listed(f))
        hf_out_format(out, "; and %zu more", f->clash_count - listed(f));
    if (f->verdict == WRONG)
        write_wrong(out, f);
}

static uint32_t count_clues(const finding *f)
{
    const hf_record *record = &f->item->record;

    return record->puzzle ? hf_puzzle_clue_count(record->puzzle) : hf_grid_clues(record->grid);
}

static void write_line(hf_out *out, const finding *f)
{
    hf_out_text(out, verdict_word(f->verdict));
    if (f->error || f->clash_count || f->wrong_count) {
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
        hf_out_number(out, grid ? count_clues(f) : 0);
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

static void write_json_wrong(hf_out *out, const finding *f)
{
    const hf_grid *grid = f->item->record.grid;
    char name[HF_NAME_SIZE];

    hf_out_text(out, ",\"wrong\":[");
    for (size_t i = 0; i < listed_wrong(f); i++)
        hf_out_format(out, "%s{\"cell\":\"%s\",\"symbol\":%u}", i ? "," : "",
                      hf_shape_cell_name(hf_grid_shape(grid), f->wrong[i], name),
                      (unsigned)hf_grid_const_values(grid)[f->wrong[i]]);
    hf_out_char(out, ']');
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
        hf_out_format(out, ",\"clues\":%u,\"clashes\":[", (unsigned)count_clues(f));
        for (size_t i = 0; i < listed(f); i++) {
            if (i > 0)
                hf_out_char(out, ',');
            write_json_clash(out, hf_grid_shape(f->item->record.grid), &f->clashes[i]);
        }
        hf_out_char(out, ']');
    }
    if (f->verdict == WRONG)
        write_json_wrong(out, f);
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
        [WRONG] = "The puzzle has exactly one solution, and these entries are not in it:",
    };
    return sentences[v];
}

static void draw(hf_out *out, const finding *f, const hf_write_options *options)
{
    const hf_grid *grid = f->item->record.grid;
    uint32_t cells = hf_shape_cells(hf_grid_shape(grid));
    uint8_t *marks = calloc(cells, 1);

    for (uint32_t cell = 0; marks && cell < cells; cell++)
        marks[cell] = hf_grid_const_values(grid)[cell] ? HF_MARK_GIVEN : HF_MARK_NONE;
    for (size_t i = 0; marks && i < listed(f); i++)
        marks[f->clashes[i].first] = marks[f->clashes[i].second] = HF_MARK_WRONG;
    for (size_t i = 0; marks && i < listed_wrong(f); i++)
        marks[f->wrong[i]] = HF_MARK_WRONG;
    out->failed |= !marks;
    hf_drawing_board(out, NULL, grid, options, marks);
    free(marks);
    hf_out_text(out, verdict_sentence(f->verdict));
    hf_out_char(out, '\n');
    for (size_t i = 0; i < listed(f); i++) {
        hf_out_text(out, "  ");
        hf_solving_clash(out, hf_grid_shape(grid), &f->clashes[i]);
        hf_out_char(out, '\n');
    }
    if (f->verdict == WRONG) {
        hf_out_text(out, "  ");
        write_wrong(out, f);
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
    else
        write_line(&work->out, &f);
}

static bool open_context(void *thread_context, void *user)
{
    context *c = thread_context;

    c->plan = user;
    c->solving.options = c->plan->solve;
    c->solving.human = hf_human_is(c->plan->settings->solving.engine);
    c->clashes = malloc(MOST_CLASHES * sizeof *c->clashes);
    c->wrong = malloc(MOST_CLASHES * sizeof *c->wrong);
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
        "house and the two cells. The exit status is 1 unless all boards are solved or unique.",
    .groups = groups,
    .fields = fields,
    .examples = examples,
    .settings_size = sizeof(settings),
    .run = run,
};
