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
#include "rate_write.h"
#include "solving.h"
#include "output.h"
#include "stream.h"
#include "term.h"

typedef struct settings {
    hf_input_args input;
    hf_board_args board;
    hf_logic_args logic;
    hf_running_args running;
    hf_output_args output;
    const char *scale;
    const char *at_least;
    const char *at_most;
    hf_number time_limit; /* nanoseconds */
    const char *print;
    bool json;
    bool counts;
} settings;

typedef struct job_plan {
    const settings *settings;
    const hf_scale *scale[RATE_SCALES];
    hf_ladder *ladder[RATE_SCALES];
    size_t scales;
    uint32_t least, most;             /* scores on the first scale that are wanted; most 0: any */
    hf_level least_level, most_level; /* or levels; 0: any */
} job_plan;

typedef struct context {
    const job_plan *plan;
    hf_shape *shape;
    hf_rater *rater[RATE_SCALES];
    hf_grid *puzzle;
} context;

/* ---- rating ---------------------------------------------------------------------------------- */

static void close_rater(context *c)
{
    for (size_t i = 0; i < RATE_SCALES; i++) {
        hf_rater_free(c->rater[i]);
        c->rater[i] = NULL;
    }
    hf_grid_free(c->puzzle);
    hf_shape_free(c->shape);
    c->puzzle = NULL;
    c->shape = NULL;
}

/* Else the scale's own ladder serves, which is another one for variants. */
static bool asks_for_rules(const hf_logic_args *args)
{
    return args->ladder || args->only || args->without || args->max_rule;
}

static hf_status rater_for(context *c, const hf_shape *shape)
{
    const job_plan *plan = c->plan;

    if (c->shape && hf_shape_same(hf_shape_spec_of(c->shape), hf_shape_spec_of(shape)))
        return HF_OK;
    close_rater(c);
    hf_status status = hf_shape_new(hf_shape_spec_of(shape), &c->shape);
    if (status == HF_OK)
        status = hf_grid_new(c->shape, &c->puzzle);
    for (size_t i = 0; status == HF_OK && i < plan->scales; i++) {
        status = hf_rater_new(c->shape, plan->scale[i], &c->rater[i]);
        if (status == HF_OK && asks_for_rules(&plan->settings->logic))
            hf_rater_use_ladder(c->rater[i], plan->ladder[i]);
    }
    if (status != HF_OK)
        close_rater(c);
    else {
        hf_rater_set_ceiling(c->rater[0], plan->most);
        hf_rater_set_ceiling_level(c->rater[0], plan->most_level);
    }
    return status;
}

/* The puzzle on all scales; the others are not asked if the first says that it is not wanted. */
static hf_status rate_all(context *c, const hf_puzzle *puzzle, rated *r)
{
    const uint64_t ends = hf_term_ends(c->plan->settings->time_limit.value);
    hf_status status = HF_OK;

    for (size_t i = 0; status == HF_OK && i < r->scales; i++) {
        hf_rater_set_time_limit(c->rater[i], hf_term_left(ends));
        status = puzzle ? hf_rater_rate(c->rater[i], puzzle, &r->rating[i])
                        : hf_rater_rate_grid(c->rater[i], c->puzzle, &r->rating[i]);
        r->answer = r->rating[i].answer;
        if (r->answer != HF_UNIQUE || r->rating[0].above)
            break;
    }
    return status;
}

static const char *reason_of(hf_status status)
{
    if (status == HF_TOO_LARGE)
        return "the board is too large to be rated";
    if (status == HF_UNSUPPORTED)
        return "this scale is for plain 9x9 boards";
    return hf_status_text(status);
}

static void rate_item(context *c, const hf_item *item, hf_work *work, rated *r)
{
    memset(r, 0, sizeof *r);
    r->item = item;
    r->answer = HF_UNREADABLE;
    r->scale = c->plan->scale;
    r->scales = c->plan->scales;
    if (item->status != HF_OK) {
        r->error =
            item->status == HF_BAD_TEXT ? item->record.message : hf_status_text(item->status);
        return;
    }
    hf_status status = rater_for(c, hf_grid_shape(item->record.grid));
    if (status == HF_OK) {
        hf_grid_copy(c->puzzle, item->record.grid);
        status = rate_all(c, item->record.puzzle, r);
    }
    work->no_memory |= status == HF_NO_MEMORY;
    if (status != HF_OK) {
        r->answer = HF_LIMIT;
        r->error = reason_of(status);
    }
}

static bool is_wanted(const job_plan *plan, const rated *r)
{
    const hf_rating *first = &r->rating[0];
    return r->answer != HF_UNIQUE ||
           (!first->above && first->score >= plan->least && first->level >= plan->least_level);
}

static void rate_record(void *thread_context, hf_work *work, const hf_item *item)
{
    context *c = thread_context;
    const settings *s = c->plan->settings;
    rated r;

    rate_item(c, item, work, &r);
    work->bad |= r.answer != HF_UNIQUE;
    if (item->status != HF_OK)
        hf_work_complain(work, item);
    else if (r.error)
        hf_out_format(&work->messages, "%s:%zu:1: %s\n", item->source, item->line, r.error);
    if (!is_wanted(c->plan, &r))
        return;
    if (s->json)
        rate_write_json(&work->out, &r);
    else if (s->print)
        hf_print(&work->out, s->print, rate_write_field, &r);
    else
        rate_write_line(&work->out, &r, s->counts);
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

static void free_ladders(job_plan *plan)
{
    for (size_t i = 0; i < plan->scales; i++)
        hf_ladder_free(plan->ladder[i]);
}

/* "se,hodoku"; returns as hf_logic_args_read does. */
static int read_scales(const settings *s, job_plan *plan)
{
    const char *names = s->scale ? s->scale : "hodoku";

    while (*names) {
        char name[32];
        size_t length = strcspn(names, ",");
        snprintf(name, sizeof name, "%.*s", (int)(length < 31 ? length : 31), names);
        const hf_scale *scale = hf_scale_named(name);
        if (!scale || plan->scales == RATE_SCALES)
            return hf_usage_error("rate",
                                  "--scale: there is no scale '%s'; there are se and hodoku", name);
        plan->scale[plan->scales] = scale;
        int status = hf_logic_args_read("rate", &s->logic, name, &plan->ladder[plan->scales++]);
        if (status != HF_EXIT_OK)
            return status;
        names += length + (names[length] == ',');
    }
    return plan->scales > 0 ? HF_EXIT_OK : HF_EXIT_USAGE;
}

static bool read_level(const char *text, hf_level *level)
{
    for (int i = HF_LEVEL_EASY; i <= HF_LEVEL_EXTREME; i++)
        if (strcmp(text, hf_level_key((hf_level)i)) == 0 ||
            strcmp(text, hf_level_text((hf_level)i)) == 0) {
            *level = (hf_level)i;
            return true;
        }
    return false;
}

/* A level, or a score; on the scale se the score has one decimal. */
static bool read_bound(const char *option, const char *text, bool tenths, uint32_t *score,
                       hf_level *level)
{
    char *end;
    double value;

    if (!text || read_level(text, level))
        return true;
    value = strtod(text, &end);
    if (end == text || *end || !(value >= 0 && value < 1e8)) {
        hf_usage_error("rate",
                       "--%s: a rating such as %s or a level such as hard is expected, not '%.40s'",
                       option, tenths ? "7.2" : "1200", text);
        return false;
    }
    *score = (uint32_t)(tenths ? value * 10 + 0.5 : value);
    return true;
}

/* Both, which must leave something between them. */
static bool read_bounds(const settings *s, job_plan *plan)
{
    bool tenths = rate_is_se(plan->scale[0]);

    if (!read_bound("at-least", s->at_least, tenths, &plan->least, &plan->least_level) ||
        !read_bound("at-most", s->at_most, tenths, &plan->most, &plan->most_level))
        return false;
    if (s->at_most && plan->most == 0 && plan->most_level == 0) {
        hf_usage_error("rate", "--at-most: expected more than 0");
        return false;
    }
    if ((plan->most > 0 && plan->least > plan->most) ||
        (plan->most_level > 0 && plan->least_level > plan->most_level)) {
        hf_usage_error("rate", "--at-least %.40s is more than --at-most %.40s", s->at_least,
                       s->at_most);
        return false;
    }
    return true;
}

static int run(void *command_settings, const hf_operands *operands)
{
    const settings *s = command_settings;
    job_plan plan = {.settings = s};
    hf_input input;

    if (s->print && !hf_print_check("rate", s->print, hf_command_rate.fields))
        return HF_EXIT_USAGE;
    int status = read_scales(s, &plan);
    if (status != HF_EXIT_OK) {
        free_ladders(&plan);
        return status;
    }
    if (!read_bounds(s, &plan))
        status = HF_EXIT_USAGE;
    else
        status = hf_input_open("rate", &s->input, &s->board, operands, &input);
    if (status != HF_EXIT_OK) {
        free_ladders(&plan);
        return status;
    }
    hf_stream_options options = hf_stream_defaults(&s->running, &input);
    hf_job job = {.user = &plan,
                  .context_size = sizeof(context),
                  .open = open_context,
                  .record = rate_record,
                  .variants = true,
                  .close = close_context};
    status = hf_stream_run(&options, &job);
    hf_input_close(&input);
    free_ladders(&plan);
    return status;
}

static const hf_option own_options[] = {
    {0, "scale", HF_ARG_TEXT, "NAMES", "the scale: hodoku (default), se, or both: se,hodoku",
     offsetof(settings, scale), NULL},
    {0, "at-least", HF_ARG_TEXT, "N",
     "only puzzles with this rating or level, or more (on the first scale)",
     offsetof(settings, at_least), NULL},
    {0, "at-most", HF_ARG_TEXT, "N",
     "only puzzles up to this rating or level; harder ones are left early",
     offsetof(settings, at_most), NULL},
    {0, "time-limit", HF_ARG_SECONDS, "T", "give a puzzle up after T seconds (also 300ms, 2m)",
     offsetof(settings, time_limit), NULL},
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
    {"Result", hf_output_options, offsetof(settings, output)},
    {NULL, NULL, 0},
};

static const hf_field fields[] = {
    {'p', "the puzzle"},
    {'v', "the level: Easy, Medium, Hard, Unfair or Extreme"},
    {'r', "the rating: the score; on the scale se: ER"},
    {'h', "the hardest rule"},
    {'e', "ER: the hardest step on the scale se"},
    {'E', "EP: the hardest step up to the first placement there"},
    {'d', "ED: the first step there"},
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
    {"rate --scale se puzzles.txt", "Sudoku Explainer's ER, EP and ED of each puzzle."},
    {"rate --scale se --at-most 7.2 puzzles.txt", "Only those that are not harder than 7.2."},
    {"rate --at-most hard puzzles.txt", "Only those that are Easy, Medium or Hard."},
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
        "cell is filled from the solution, which costs 10000. On boards of other sizes, and of "
        "variants, which are rated by the rules of 'explain', the hardest step alone makes the "
        "level.\n\n"
        "On the scale 'se' the line has the three numbers of Sudoku Explainer 1.2.1: ER, the "
        "rating of the hardest step (1.0 to 12.0); EP, the hardest one up to the first placement; "
        "ED, that of the first step. It serves plain 9x9 boards.\n\n"
        "A puzzle that has not exactly one solution gets 'multiple', 'none' or 'invalid' instead, "
        "and the exit status is 1.",
    .groups = groups,
    .fields = fields,
    .examples = examples,
    .settings_size = sizeof(settings),
    .run = run,
};
