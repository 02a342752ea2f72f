/* SPDX-License-Identifier: MIT
 *
 * cmd_rate.c - `houseful rate`: how hard puzzles are.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "houseful/puzzle.h"
#include "houseful/rate.h"
#include "logic_args.h"
#include "print.h"
#include "solving.h"
#include "stream.h"
#include "term.h"

typedef struct settings {
    hf_input_args input;
    hf_board_args board;
    hf_logic_args logic;
    hf_running_args running;
    const char *scale;
    const char *print;
    bool json;
    bool counts;
} settings;

typedef struct job_plan {
    const settings *settings;
    const hf_scale *scale;
    hf_ladder *ladder;
} job_plan;

typedef struct context {
    const job_plan *plan;
    hf_shape *shape;
    hf_rater *rater;
    hf_grid *puzzle;
} context;

typedef struct rated {
    const hf_item *item;
    hf_rating rating;
    const char *error;
} rated;

/* ---- rating ---------------------------------------------------------------------------------- */

static void close_rater(context *c)
{
    hf_rater_free(c->rater);
    hf_grid_free(c->puzzle);
    hf_shape_free(c->shape);
    c->rater = NULL;
    c->puzzle = NULL;
    c->shape = NULL;
}

static hf_status rater_for(context *c, const hf_shape *shape)
{
    if (c->shape && hf_shape_same(hf_shape_spec_of(c->shape), hf_shape_spec_of(shape)))
        return HF_OK;
    close_rater(c);
    hf_status status = hf_shape_new(hf_shape_spec_of(shape), &c->shape);
    if (status == HF_OK)
        status = hf_rater_new(c->shape, c->plan->scale, &c->rater);
    if (status == HF_OK)
        status = hf_grid_new(c->shape, &c->puzzle);
    if (status != HF_OK)
        close_rater(c);
    else
        hf_rater_use_ladder(c->rater, c->plan->ladder);
    return status;
}

static void rate_item(context *c, const hf_item *item, hf_work *work, rated *r)
{
    *r = (rated){.item = item, .rating.answer = HF_UNREADABLE};
    if (item->status != HF_OK) {
        r->error =
            item->status == HF_BAD_TEXT ? item->record.message : hf_status_text(item->status);
        return;
    }
    const hf_puzzle *puzzle = item->record.puzzle;
    if (puzzle && hf_puzzle_constraints(puzzle) > 0) {
        r->rating.answer = HF_LIMIT;
        r->error = "a board with candidates given is not rated"; /* scales speak of clues */
        return;
    }
    hf_status status = rater_for(c, hf_grid_shape(item->record.grid));
    if (status == HF_OK) {
        memcpy(hf_grid_values(c->puzzle),
               puzzle ? hf_puzzle_clues(puzzle) : hf_grid_const_values(item->record.grid),
               hf_shape_cells(c->shape) * sizeof(uint16_t));
        status = hf_rater_rate_grid(c->rater, c->puzzle, &r->rating);
    }
    work->no_memory |= status == HF_NO_MEMORY;
    if (status != HF_OK) {
        r->rating.answer = HF_LIMIT;
        r->error =
            status == HF_TOO_LARGE ? "the board is too large to be rated" : hf_status_text(status);
    }
}

/* ---- writing --------------------------------------------------------------------------------- */

/* A rule's name in one word, as in Locked_Candidates_Type_1_(Pointing). */
static void write_rule(hf_out *out, const hf_rule *rule)
{
    const char *name = rule ? hf_rule_name(rule) : "none";

    for (; *name; name++)
        hf_out_char(out, *name == ' ' ? '_' : *name);
}

static void write_puzzle(hf_out *out, const rated *r)
{
    const hf_puzzle *puzzle = r->item->record.puzzle;

    if (puzzle)
        hf_out_values(out, hf_puzzle_shape(puzzle), hf_puzzle_clues(puzzle));
    else if (r->item->status == HF_OK)
        hf_out_line(out, r->item->record.grid);
}

static void write_counts(hf_out *out, const rated *r)
{
    const char *between = "";

    for (size_t i = 0; i < HF_RULES_MOST && hf_rule_at(i); i++)
        if (r->rating.count[i]) {
            hf_out_format(out, "%s%s=%u", between, hf_rule_key(hf_rule_at(i)),
                          (unsigned)r->rating.count[i]);
            between = ",";
        }
    if (r->rating.guesses)
        hf_out_format(out, "%sbrute-force=%u", between, (unsigned)r->rating.guesses);
}

static void write_line(hf_out *out, const rated *r, bool counts)
{
    if (r->item->status != HF_OK) {
        hf_out_text(out, "unreadable\n");
        return;
    }
    write_puzzle(out, r);
    if (r->rating.answer != HF_UNIQUE) {
        hf_out_format(out, " %s\n", r->error ? r->error : hf_answer_text(r->rating.answer));
        return;
    }
    hf_out_format(out, " %s %u ", hf_level_text(r->rating.level), (unsigned)r->rating.score);
    write_rule(out, r->rating.hardest);
    if (counts) {
        hf_out_char(out, ' ');
        write_counts(out, r);
    }
    hf_out_char(out, '\n');
}

static void write_field(hf_out *out, char letter, const void *record)
{
    const rated *r = record;
    bool unique = r->rating.answer == HF_UNIQUE;

    if (letter == 'p')
        write_puzzle(out, r);
    else if (letter == 'a')
        hf_out_text(out, hf_answer_text(r->rating.answer));
    else if (letter == 'r' && unique)
        hf_out_number(out, r->rating.score);
    else if (letter == 'v' && unique)
        hf_out_text(out, hf_level_text(r->rating.level));
    else if (letter == 'h' && unique)
        write_rule(out, r->rating.hardest);
    else if (letter == 'n')
        hf_out_number(out, r->rating.steps);
    else if (letter == 'b')
        hf_out_number(out, r->rating.guesses);
    else if (letter == 'k')
        write_counts(out, r);
    else if (letter == 'c' && r->item->status == HF_OK)
        hf_out_number(out, hf_grid_clues(r->item->record.grid));
    else if (letter == 'l')
        hf_out_number(out, r->item->line);
    else if (letter == '#' && r->item->status == HF_OK && r->item->record.comment)
        hf_out_bytes(out, r->item->record.comment, r->item->record.comment_length);
}

static void write_json(hf_out *out, const rated *r, const hf_scale *scale)
{
    const char *between = "";

    hf_out_format(out, "{\"line\":%zu,\"file\":", r->item->line);
    hf_out_json(out, r->item->source, strlen(r->item->source));
    if (r->item->status == HF_OK) {
        hf_out_text(out, ",\"puzzle\":\"");
        write_puzzle(out, r);
        hf_out_char(out, '"');
    }
    hf_out_format(out, ",\"answer\":\"%s\"", hf_answer_text(r->rating.answer));
    if (r->error) {
        hf_out_text(out, ",\"error\":");
        hf_out_json(out, r->error, strlen(r->error));
    }
    if (r->rating.answer == HF_UNIQUE) {
        hf_out_format(out, ",\"scale\":\"%s\",\"level\":\"%s\",\"score\":%u,\"hardest\":\"%s\"",
                      hf_scale_name(scale), hf_level_text(r->rating.level),
                      (unsigned)r->rating.score,
                      r->rating.hardest ? hf_rule_key(r->rating.hardest) : "none");
        hf_out_format(out, ",\"steps\":%u,\"guesses\":%u,\"counts\":{", (unsigned)r->rating.steps,
                      (unsigned)r->rating.guesses);
        for (size_t i = 0; i < HF_RULES_MOST && hf_rule_at(i); i++)
            if (r->rating.count[i]) {
                hf_out_format(out, "%s\"%s\":%u", between, hf_rule_key(hf_rule_at(i)),
                              (unsigned)r->rating.count[i]);
                between = ",";
            }
        hf_out_char(out, '}');
    }
    hf_out_text(out, "}\n");
}

static void rate_record(void *thread_context, hf_work *work, const hf_item *item)
{
    context *c = thread_context;
    const settings *s = c->plan->settings;
    rated r;

    rate_item(c, item, work, &r);
    work->bad |= r.rating.answer != HF_UNIQUE;
    if (item->status != HF_OK)
        hf_work_complain(work, item);
    else if (r.error)
        hf_out_format(&work->messages, "%s:%zu:1: %s\n", item->source, item->line, r.error);
    if (s->json)
        write_json(&work->out, &r, c->plan->scale);
    else if (s->print)
        hf_print(&work->out, s->print, write_field, &r);
    else
        write_line(&work->out, &r, s->counts);
}

/* ---- the command ----------------------------------------------------------------------------- */

static bool open_context(void *thread_context, void *user)
{
    context *c = thread_context;

    c->plan = user;
    return true;
}

static void close_context(void *thread_context, void *user)
{
    (void)user;
    close_rater(thread_context);
}

static int run(void *command_settings, const hf_operands *operands)
{
    const settings *s = command_settings;
    job_plan plan = {.settings = s, .scale = hf_scale_named(s->scale ? s->scale : "hodoku")};
    hf_input input;

    if (s->print && !hf_print_check("rate", s->print, hf_command_rate.fields))
        return HF_EXIT_USAGE;
    if (!hf_logic_args_read("rate", &s->logic, hf_scale_name(plan.scale), &plan.ladder))
        return HF_EXIT_USAGE;
    int status = hf_input_open("rate", &s->input, &s->board, operands, &input);
    if (status != HF_EXIT_OK) {
        hf_ladder_free(plan.ladder);
        return status;
    }
    hf_stream_options options = hf_stream_defaults(&s->running, &input);
    hf_job job = {.user = &plan,
                  .context_size = sizeof(context),
                  .open = open_context,
                  .record = rate_record,
                  .close = close_context};
    status = hf_stream_run(&options, &job);
    hf_input_close(&input);
    hf_ladder_free(plan.ladder);
    return status;
}

static const hf_option own_options[] = {
    {0, "scale", HF_ARG_CHOICE, "NAME", "the scale: hodoku (default)", offsetof(settings, scale),
     "hodoku"},
    {'p', "print", HF_ARG_TEXT, "FORMAT", "write these fields for each puzzle, see below",
     offsetof(settings, print), NULL},
    {0, "json", HF_ARG_FLAG, NULL, "write one JSON object per line", offsetof(settings, json),
     NULL},
    {0, "counts", HF_ARG_FLAG, NULL, "add how often each rule was used", offsetof(settings, counts),
     NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option_group groups[] = {
    {"Rating", own_options, 0},
    {"Logic", hf_logic_arg_options, offsetof(settings, logic)},
    {"Input", hf_input_options, offsetof(settings, input)},
    {"Board", hf_board_options, offsetof(settings, board)},
    {"Running", hf_running_options, offsetof(settings, running)},
    {NULL, NULL, 0},
};

static const hf_field fields[] = {
    {'p', "the puzzle"},
    {'v', "the level: Easy, Medium, Hard, Unfair or Extreme"},
    {'r', "the rating: the score"},
    {'h', "the hardest rule"},
    {'k', "how often each rule was used: hidden-single=12,x-wing=1"},
    {'n', "the number of steps"},
    {'b', "the number of cells that no rule could fill"},
    {'a', "the answer: unique, multiple, none, invalid, limit or unreadable"},
    {'c', "the number of clues"},
    {'l', "the number of the line"},
    {'#', "the comment that followed the puzzle"},
    {'%', "a per cent sign"},
    {0, NULL},
};

static const hf_example examples[] = {
    {"rate puzzles.txt", "Level, score and hardest rule of each puzzle."},
    {"rate --print '%r %p' puzzles.txt | sort -n", "The easiest first."},
    {NULL, NULL},
};

const hf_command hf_command_rate = {
    .name = "rate",
    .synopsis = "[OPTION...] [FILE...|-|PUZZLE...]",
    .summary = "tell how hard puzzles are, by the steps that solve them",
    .about =
        "Writes for each puzzle one line: the puzzle, its level, its score and the hardest rule "
        "that was needed. On the scale 'hodoku' the score is the sum of the scores of all steps; "
        "the level is that of the hardest step, raised while the score is too great for it "
        "(Easy up to 800, Medium 1000, Hard 1600, Unfair 1800). Where no rule finds anything, a "
        "cell is filled from the solution, which costs 10000.\n\n"
        "A puzzle that has not exactly one solution gets 'multiple', 'none' or 'invalid' instead, "
        "and the exit status is 1.",
    .groups = groups,
    .fields = fields,
    .examples = examples,
    .settings_size = sizeof(settings),
    .run = run,
};
