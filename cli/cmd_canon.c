/* SPDX-License-Identifier: MIT
 *
 * cmd_canon.c - `houseful canon`: each board in its canonical form.
 */
#include <stdlib.h>
#include <string.h>

#include "any_form.h"
#include "canon_rank.h"
#include "command.h"
#include "houseful/canon.h"
#include "houseful/solve.h"
#include "nine_item.h"
#include "print.h"
#include "lost.h"
#include "output.h"
#include "stream.h"
#include "symmetry.h"

typedef struct settings {
    hf_input_args input;
    hf_board_args board;
    hf_running_args running;
    hf_output_args output;
    const char *form;
    const char *print;
    bool rank;
    bool unrank;
} settings;

typedef struct job_plan {
    const settings *settings;
    hf_form form;
    bool ranks; /* numbers are asked for */
    hf_shape *nine;
} job_plan;

typedef struct context {
    const job_plan *plan;
    hf_canon *canon;
    hf_ranker *ranker; /* NULL: nobody asks for numbers */
    hf_any_form any;   /* boards of other shapes */
    hf_solver *solver; /* for the form of solutions, once a board is not solved */
} context;

/* What --print shows. */
typedef struct shown {
    const hf_nine_item *item;
    const context *context;
    const uint8_t *form;
    const hf_map *map;
    uint32_t automorphisms;
    uint64_t rank;
} shown;

static void write_bands(hf_out *out, const shown *s)
{
    uint16_t bands[6];
    if (hf_canon_bands(s->context->canon, s->form, bands) != HF_OK)
        return;
    for (int i = 0; i < 6; i++)
        hf_out_format(out, i == 0 ? "%u" : " %u", bands[i] + 1u);
}

static void print_field(hf_out *out, char letter, const void *record)
{
    const shown *s = record;
    switch (letter) {
    case 'p':
        hf_out_nine(out, s->item->board);
        break;
    case 'f':
        hf_out_nine(out, s->form);
        break;
    case 'm':
        hf_out_map(out, s->map);
        break;
    case 'n':
        hf_out_number(out, s->automorphisms);
        break;
    case 'b':
        write_bands(out, s);
        break;
    case 'r':
        hf_out_number(out, s->rank);
        break;
    case 'l':
        hf_out_number(out, s->item->line);
        break;
    case '#':
        hf_out_bytes(out, s->item->comment, s->item->comment_length);
        break;
    default:
        break;
    }
}

/* Puts the solution in place of a board that has exactly one. */
static hf_status solve_board(context *c, uint8_t board[HF_NINE_CELLS], hf_answer *answer)
{
    hf_brief brief;
    uint8_t solution[HF_NINE_CELLS];
    hf_status status = HF_OK;
    if (c->solver == NULL)
        status = hf_solver_new(c->plan->nine, NULL, &c->solver);
    if (status == HF_OK)
        status = hf_solve_many_bytes(c->solver, 1, board, &brief, solution);
    if (status != HF_OK)
        return status;
    *answer = (hf_answer)brief.answer;
    if (brief.answer == HF_UNIQUE)
        memcpy(board, solution, HF_NINE_CELLS);
    return HF_OK;
}

/* Why a board has no form; NULL: the form was found. */
static const char *find_form(context *c, hf_work *work, const hf_nine_item *item, shown *s,
                             uint8_t form[HF_NINE_CELLS], hf_map *map)
{
    uint8_t board[HF_NINE_CELLS];
    hf_answer answer = HF_UNIQUE;
    const uint8_t *from = item->board;
    hf_status status = HF_OK;
    if (c->plan->form == HF_FORM_SOLUTION && memchr(from, 0, HF_NINE_CELLS) != NULL) {
        memcpy(board, from, sizeof board);
        status = solve_board(c, board, &answer);
        from = board;
    }
    if (status == HF_OK && answer != HF_UNIQUE)
        return "no board with exactly one solution";
    if (status == HF_OK) /* the map costs a little, and few ask for it */
        status = hf_canon_form(c->canon, from, form, c->plan->settings->print != NULL ? map : NULL,
                               &s->automorphisms);
    if (status == HF_OK && c->ranker != NULL)
        status = hf_ranker_rank(c->ranker, form, &s->rank);
    work->no_memory |= status == HF_NO_MEMORY;
    if (status == HF_BAD_ARGUMENT)
        return c->plan->form == HF_FORM_SOLUTION ? "the board is full, but no solution"
                                                 : "a digit twice in a row or column";
    if (status == HF_TOO_LARGE)
        return "too empty: it has too many symmetries";
    return status != HF_OK ? hf_status_text(status) : NULL;
}

/* What --print shows of a board of another shape. */
typedef struct shown_any {
    const hf_any_form *any;
    const hf_item *item;
} shown_any;

static void print_field_any(hf_out *out, char letter, const void *record)
{
    const shown_any *s = record;
    if (letter == 'p')
        hf_out_symbols(out, s->item->record.grid);
    else if (letter == 'f')
        hf_out_symbols(out, s->any->form);
    else if (letter == 'm')
        hf_any_form_map(out, s->any);
    else if (letter == 'n')
        hf_out_number(out, s->any->automorphisms);
    else if (letter == 'l')
        hf_out_number(out, s->item->line);
    else if (letter == '#' && s->item->record.comment != NULL)
        hf_out_bytes(out, s->item->record.comment, s->item->record.comment_length);
}

static void canon_any(context *c, hf_work *work, const hf_item *item)
{
    shown_any s = {&c->any, item};
    const char *print = c->plan->settings->print;
    if (c->plan->form != HF_FORM_PUZZLE) {
        hf_nine_refuse(work, item->line, 1, "this form is for plain 9x9 boards");
        return;
    }
    hf_status status = hf_any_form_find(&c->any, item->record.grid);
    work->no_memory |= status == HF_NO_MEMORY;
    if (status != HF_OK) {
        hf_nine_refuse(work, item->line, 1, hf_any_form_why(status));
    } else if (print != NULL) {
        hf_print(&work->out, print, print_field_any, &s);
    } else {
        hf_lost_tell(work, item, &c->plan->settings->board, c->any.form);
        hf_out_line(&work->out, c->any.form);
        hf_out_char(&work->out, '\n');
    }
}

static void canon_piece(context *c, hf_work *work, const hf_piece *piece)
{
    hf_nine_item item;
    hf_item parsed;
    uint8_t form[HF_NINE_CELLS];
    hf_map map;
    shown s = {.item = &item, .context = c, .form = form, .map = &map};
    const char *print = c->plan->settings->print;
    hf_nine_found found = hf_nine_take_any(work, piece, &item, &parsed);
    if (found == HF_NINE_OTHER)
        canon_any(c, work, &parsed);
    if (found != HF_NINE_PLAIN)
        return;
    const char *why = find_form(c, work, &item, &s, form, &map);
    if (why != NULL)
        hf_nine_refuse(work, item.line, 1, why);
    else if (print != NULL)
        hf_print(&work->out, print, print_field, &s);
    else {
        if (c->plan->settings->rank)
            hf_out_number(&work->out, s.rank);
        else
            hf_out_nine(&work->out, form);
        hf_out_char(&work->out, '\n');
    }
}

static void canon_batch(void *thread_context, hf_work *work)
{
    for (size_t i = 0; i < work->count; i++)
        canon_piece(thread_context, work, &work->pieces[i]);
}

static bool open_context(void *thread_context, void *user)
{
    context *c = thread_context;
    c->plan = user;
    hf_status status = hf_canon_new(c->plan->form, &c->canon);
    if (status == HF_OK && c->plan->ranks)
        status = hf_ranker_new(&c->ranker);
    if (status != HF_OK) {
        hf_message("%s", hf_status_text(status));
        return false;
    }
    hf_canon_use_cpu(c->canon, hf_cli_cpu());
    return true;
}

static void close_context(void *thread_context, void *user)
{
    context *c = thread_context;
    (void)user;
    hf_any_form_close(&c->any);
    hf_canon_free(c->canon);
    hf_ranker_free(c->ranker);
    hf_solver_free(c->solver);
}

static int run(void *command_settings, const hf_operands *operands)
{
    const settings *s = command_settings;
    job_plan plan = {.settings = s, .form = HF_FORM_PUZZLE};
    hf_input input;
    if (s->form != NULL && !hf_form_named(s->form, &plan.form))
        return hf_usage_error(
            "canon", "--form: there is no form '%.40s'; there are: solution puzzle pattern",
            s->form);
    if (s->print != NULL && !hf_print_check("canon", s->print, hf_command_canon.fields))
        return HF_EXIT_USAGE;
    if ((s->rank || s->unrank) && s->form != NULL && plan.form != HF_FORM_SOLUTION)
        return hf_usage_error("canon", "--rank and --unrank are about the form of solutions");
    if (s->unrank)
        return s->rank || s->print != NULL
                   ? hf_usage_error("canon", "--unrank writes boards and nothing else")
                   : canon_unrank(operands);
    plan.ranks = s->rank || (s->print != NULL && strstr(s->print, "%r") != NULL);
    if (plan.ranks && s->form == NULL)
        plan.form = HF_FORM_SOLUTION;
    if (plan.ranks && plan.form != HF_FORM_SOLUTION)
        return hf_usage_error("canon", "--print: %%r is for --form solution");
    int status = hf_input_open("canon", &s->input, &s->board, operands, &input);
    if (status != HF_EXIT_OK)
        return status;
    status = HF_EXIT_IO;
    hf_status made = hf_shape_new_square(9, &plan.nine);
    if (made == HF_OK) {
        hf_stream_options options = hf_stream_defaults(&s->running, &input);
        options.tells_errors = true;
        hf_job job = {.user = &plan,
                      .context_size = sizeof(context),
                      .open = open_context,
                      .batch = canon_batch,
                      .close = close_context};
        status = hf_stream_run(&options, &job);
    } else {
        hf_message("%s", hf_status_text(made));
    }
    hf_shape_free(plan.nine);
    hf_input_close(&input);
    return status;
}

static const hf_option own_options[] = {
    {'F', "form", HF_ARG_TEXT, "FORM", "solution, puzzle or pattern (default puzzle)",
     offsetof(settings, form), "solution puzzle pattern"},
    {'p', "print", HF_ARG_TEXT, "FORMAT", "write these fields for each board, see below",
     offsetof(settings, print), NULL},
    {0, "rank", HF_ARG_FLAG, NULL,
     "the number, 1 to 5472730538, of each solved board among all that are essentially different",
     offsetof(settings, rank), NULL},
    {0, "unrank", HF_ARG_FLAG, NULL,
     "the boards of these numbers: 17, or 17..23, or files of them, one to a line",
     offsetof(settings, unrank), NULL},
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

static const hf_field fields[] = {
    {'f', "the canonical form"},
    {'p', "the board as it was read"},
    {'m', "the map that leads to the form, see `houseful help same`"},
    {'n', "the number of automorphisms"},
    {'b', "--form solution: the classes, 1 to 416, of the form's three bands and three stacks"},
    {'r', "--form solution: the board's number, as by --rank"},
    {'l', "the number of the line"},
    {'#', "the comment that followed the board"},
    {'%', "a per cent sign"},
    {0, NULL},
};

static const hf_example examples[] = {
    {"canon puzzles.txt", "Each puzzle in its canonical form."},
    {"canon puzzles.txt | sort -u", "One of each class."},
    {"canon --form solution --print '%f %n' grids.txt",
     "Solved boards, and how many automorphisms they have."},
    {"canon --unrank 1 5472730538", "The first and the last of all solved boards."},
    {NULL, NULL},
};

const hf_command hf_command_canon = {
    .name = "canon",
    .synopsis = "[OPTION...] [FILE...|-|PUZZLE...]",
    .summary = "write boards in canonical form",
    .about =
        "Two boards are the same up to symmetry if turning, exchanging bands, rows, "
        "stacks and columns, "
        "and renaming digits makes one of the other. Of all boards that are the same, the "
        "canonical form is the "
        "least one. The world uses three orders:\n\n"
        "solution: of solved boards, the least string of digits; a puzzle is solved first.\n\n"
        "puzzle: of puzzles, the least string, a blank being less than 1.\n\n"
        "pattern: of puzzles, the least pattern of clues, then the least digits on it.\n\n"
        "Boards of other shapes have one form, under the symmetries of their own shape (Sudoku X "
        "has 96), which is the same for all that are the same, and not the least of anything. "
        "With %m its map is the place, from 1, of each cell in reading order, and the new name "
        "of each symbol.",
    .groups = groups,
    .fields = fields,
    .examples = examples,
    .settings_size = sizeof(settings),
    .run = run,
};
