/* SPDX-License-Identifier: MIT
 *
 * cmd_explain.c - `houseful explain`: how a person would solve it, step by step.
 *
 * The command drives: the solver says whether there is exactly one solution (else that is the
 * answer, and nothing more is claimed), the logic gives one step after the other, the explainer
 * puts it into words.
 */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "command.h"
#include "drawing.h"
#include "explain_write.h"
#include "game.h"
#include "logic_args.h"
#include "output.h"
#include "stream.h"
#include "term.h"

typedef struct settings {
    hf_input_args input;
    hf_board_args board;
    hf_logic_args logic;
    hf_running_args running;
    hf_output_args output;
    hf_drawing_args drawing;
    bool hint;
    hf_number stage;
    bool why;
    bool all_steps;
    bool summary;
    bool json;
    bool brief;
    bool draw;
    bool rules;
    const char *svg;
    const char *animate;
    const char *until;
    const char *names;
} settings;

typedef struct job_plan {
    const settings *settings;
    hf_ladder *ladder;
    const hf_rule *until;
    hf_write_options draw;
    bool terminal;
    unsigned width;
} job_plan;

typedef struct context {
    const job_plan *plan;
    hf_game game;
} context;

/* ---- one record ------------------------------------------------------------------------------ */

static hf_explain_writer make_writer(context *c, hf_work *work, const hf_item *item)
{
    const settings *s = c->plan->settings;
    bool person = work->by_hand || (work->sole && c->plan->terminal);

    return (hf_explain_writer){
        .out = &work->out,
        .game = &c->game,
        .item = item,
        .scene = {.names = s->names && strcmp(s->names, "A1") == 0 ? HF_NAMES_A1 : HF_NAMES_RC,
                  .colour = c->plan->draw.colour,
                  .ascii = c->plan->draw.ascii},
        .json = s->json,
        .brief = s->brief,
        .drawn = s->draw || (s->hint && person && !s->running.quiet),
        .width = c->plan->width,
        .svg = s->svg,
        .record = work->sole || work->by_hand ? 0 : item->line,
    };
}

/* Carries out the path; returns how it ended. */
static const char *walk(context *c, hf_work *work, hf_explain_writer *writer, const hf_facts *facts)
{
    hf_game *game = &c->game;
    hf_status status;

    if (hf_game_start(game) != HF_OK) {
        work->no_memory = true;
        return "broken";
    }
    while ((status = hf_logic_next(game->logic, c->plan->ladder, facts, game->step)) == HF_OK) {
        hf_game_update(game);
        hf_explain_writer_step(writer, game->step);
        hf_work_write_early(work);
        if (c->plan->until && game->step->rule == c->plan->until)
            return "until";
        status = hf_logic_apply(game->logic, game->step);
        if (status != HF_OK)
            break;
    }
    work->no_memory |= status == HF_NO_MEMORY;
    if (status != HF_END)
        return "broken";
    return hf_logic_state(game->logic) == HF_LOGIC_SOLVED ? "solved" : "stuck";
}

static void tell_path(context *c, hf_work *work, hf_explain_writer *writer, const hf_facts *facts)
{
    if (!c->plan->settings->summary) {
        const char *outcome = walk(c, work, writer, facts);
        hf_explain_writer_end(writer, outcome);
        work->bad |= strcmp(outcome, "stuck") == 0 || strcmp(outcome, "broken") == 0;
        return;
    }
    hf_out nothing = {0};
    hf_explain_writer silent = *writer;
    silent.out = &nothing;
    silent.json = false;
    silent.brief = true;
    walk(c, work, &silent, facts);
    memcpy(writer->count, silent.count, sizeof writer->count);
    writer->steps = silent.steps;
    writer->error = silent.error;
    hf_out_free(&nothing);
    hf_explain_writer_summary(writer);
}

static bool list_step(const hf_step *step, void *user)
{
    hf_explain_writer_listed(user, step);
    return true;
}

static void tell_all(context *c, hf_work *work, hf_explain_writer *writer, const hf_facts *facts)
{
    work->no_memory |= hf_game_start(&c->game) != HF_OK;
    hf_game_update(&c->game);
    work->no_memory |=
        hf_logic_all(c->game.logic, c->plan->ladder, facts, list_step, writer) == HF_NO_MEMORY;
    if (writer->json)
        hf_out_text(writer->out, writer->steps ? "]" : ",\"steps\":[]");
    else if (writer->steps == 0)
        hf_out_text(writer->out, "No rule finds anything here.\n");
}

static hf_status find_hint(context *c, const hf_grid *solution, const hf_facts *facts,
                           hf_hint *hint)
{
    hf_game *game = &c->game;

    if (game->puzzle)
        return hf_hint_find_puzzle(game->logic, game->puzzle, solution, c->plan->ladder, game->now,
                                   game->step, hint);
    hf_board_copy(game->now, game->start);
    return hf_hint_find(game->logic, game->start, solution, c->plan->ladder, facts, game->step,
                        hint);
}

/* What is wrong with the position, or the next step; true if that is all there is to tell. */
static bool tell_hint(context *c, hf_work *work, hf_explain_writer *writer,
                      const hf_game_facts *known, const hf_facts *facts)
{
    const settings *s = c->plan->settings;
    hf_hint hint;
    const hf_grid *solution = known->answer == HF_UNIQUE ? c->game.first : NULL;

    if (find_hint(c, solution, facts, &hint) != HF_OK) {
        work->no_memory = true;
        return true;
    }
    bool wrong = hint.kind == HF_HINT_WRONG || hint.kind == HF_HINT_MISSING;
    if (!s->hint && !wrong)
        return false;
    work->bad |= wrong;
    hf_explain_writer_hint(writer, &hint, (uint32_t)s->stage.value, s->why);
    return true;
}

static void complain(hf_work *work, const hf_item *item, bool json, hf_status status)
{
    const char *why = status == HF_TOO_LARGE ? "the board is too large to be explained: at most 32 "
                                               "symbols and 1024 cells"
                                             : hf_status_text(status);

    work->bad = true;
    hf_out_format(&work->messages, "%s:%zu:1: %s\n", item->source, item->line, why);
    if (json)
        hf_out_format(&work->out, "{\"line\":%zu,\"error\":\"%s\"}\n", item->line, why);
    else
        hf_out_format(&work->out, "unexplained: %s\n", why);
}

/* ---- the moving picture ---------------------------------------------------------------------- */

static void no_picture(hf_work *work, const hf_item *item, const char *why)
{
    work->bad = true;
    hf_out_format(&work->messages, "%s:%zu:1: no animation: %s\n", item->source, item->line, why);
}

static bool open_animation(context *c, hf_work *work, const hf_item *item, hf_animation *animation)
{
    *animation = (hf_animation){0};
    if (!c->plan->settings->animate)
        return false;
    if (!work->sole && !work->by_hand) {
        no_picture(work, item, "there is more than one board");
        return false;
    }
    if (hf_animation_open(animation, c->game.shape))
        return true;
    work->no_memory |= animation->no_memory;
    if (!animation->no_memory)
        no_picture(work, item, "only flat boards up to 16x16 are drawn so");
    hf_animation_close(animation);
    return false;
}

static void write_animation(context *c, hf_work *work, hf_animation *animation)
{
    const char *path = c->plan->settings->animate;
    hf_out picture = {0};
    int error;

    hf_game_update(&c->game);
    hf_animation_write(animation, c->game.now, &picture);
    error = hf_out_save(&picture, path);
    hf_out_free(&picture);
    if (error) {
        work->io_failed = true;
        hf_out_format(&work->messages, "houseful: cannot write %s: %s\n", path,
                      hf_error_text(error));
    }
}

/* ---- a record as a whole --------------------------------------------------------------------- */

static void explain_board(context *c, hf_work *work, const hf_item *item,
                          const hf_game_facts *known)
{
    const settings *s = c->plan->settings;
    hf_explain_writer writer = make_writer(c, work, item);
    hf_facts facts = {.unique = known->answer == HF_UNIQUE};
    hf_animation animation;

    hf_explain_writer_open(&writer, known);
    if (known->answer != HF_UNIQUE && known->answer != HF_LIMIT) {
        work->bad = true;
        hf_explain_writer_not_unique(&writer, known);
    } else if (!tell_hint(c, work, &writer, known, &facts)) {
        if (s->all_steps) {
            tell_all(c, work, &writer, &facts);
        } else {
            bool animated = open_animation(c, work, item, &animation);
            writer.animation = animated ? &animation : NULL;
            tell_path(c, work, &writer, &facts);
            if (animated)
                write_animation(c, work, &animation);
            hf_animation_close(&animation);
        }
    }
    hf_explain_writer_close(&writer);
    if (writer.error) {
        work->io_failed = true;
        hf_out_format(&work->messages, "houseful: cannot write a picture to %s: %s\n", s->svg,
                      hf_error_text(writer.error));
    }
}

static void explain_record(void *thread_context, hf_work *work, const hf_item *item)
{
    context *c = thread_context;
    const settings *s = c->plan->settings;
    hf_game_facts known;

    if (item->status != HF_OK) {
        hf_work_complain(work, item);
        if (s->json)
            hf_out_format(&work->out, "{\"line\":%zu,\"answer\":\"unreadable\"}\n", item->line);
        else
            hf_out_text(&work->out, "unreadable\n");
        return;
    }
    hf_status status = hf_game_load(&c->game, &item->record, &known);
    work->no_memory |= status == HF_NO_MEMORY;
    if (status != HF_OK) {
        complain(work, item, s->json, status);
        return;
    }
    explain_board(c, work, item, &known);
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
    context *c = thread_context;

    (void)user;
    hf_game_close(&c->game);
}

static int list_rules(const hf_ladder *ladder)
{
    hf_level level;
    uint32_t score;

    for (size_t i = 0; hf_rule_at(i); i++) {
        const hf_rule *rule = hf_rule_at(i);
        bool weighed = hf_scale_weigh(hf_scale_at(0), rule, &level, &score);
        printf("%c %-34s %-5s %-36s %-8s %5u\n", hf_ladder_has(ladder, rule) ? '*' : ' ',
               hf_rule_key(rule), hf_rule_brief(rule), hf_rule_name(rule),
               weighed ? hf_level_key(level) : "-", (unsigned)score);
    }
    return HF_EXIT_OK;
}

static int make_plan(const settings *s, job_plan *plan)
{
    unsigned width = hf_term_width();

    *plan = (job_plan){.settings = s,
                       .draw = hf_drawing_read(&s->drawing),
                       .terminal = hf_term_out(),
                       .width = width > 100  ? 100
                                : width < 40 ? 40
                                             : width};
    if (s->hint + s->all_steps + s->summary > 1)
        return hf_usage_error("explain", "--hint, --all-steps and --summary exclude each other");
    if (s->stage.given && (!s->hint || s->stage.value < 1 || s->stage.value > HF_HINT_STAGES))
        return hf_usage_error("explain", "--stage goes from 1 to 5, and with --hint");
    int status = hf_logic_args_read("explain", &s->logic, "default", &plan->ladder);
    if (status != HF_EXIT_OK)
        return status;
    if (s->until && !(plan->until = hf_logic_args_rule("explain", "until", s->until)))
        return HF_EXIT_USAGE;
    if (s->until && !hf_ladder_has(plan->ladder, plan->until))
        return hf_usage_error(
            "explain", "--until: '%s' is not in this ladder; a file for --ladder can name it",
            hf_rule_key(plan->until));
    if (s->svg && mkdir(s->svg, 0777) != 0 && errno != EEXIST)
        return hf_usage_error("explain", "--svg: cannot make the folder '%.80s': %s", s->svg,
                              hf_error_text(errno));
    return HF_EXIT_OK;
}

/* `--from` names a format; but a board or a file is understood as well, as the position from which
 * to go on. */
static const char *position_in(hf_input_args *input)
{
    const char *from = input->from;

    if (!from || hf_format_named(from) || (!hf_input_is_puzzle(from) && access(from, R_OK) != 0))
        return NULL;
    input->from = NULL;
    return from;
}

static int run_plan(settings *s, const job_plan *plan, const hf_operands *given)
{
    hf_input input;
    const char *position = position_in(&s->input);
    char *only[1];
    hf_operands operands = *given;

    if (s->rules)
        return list_rules(plan->ladder);
    if (position) {
        if (given->count)
            return hf_usage_error("explain", "give the board either with --from or by itself");
        only[0] = (char *)(uintptr_t)position; /* operands are read, never written */
        operands = (hf_operands){.count = 1, .at = only};
    }
    int status = hf_input_open("explain", &s->input, &s->board, &operands, &input);
    if (status != HF_EXIT_OK)
        return status;
    hf_stream_options options = hf_stream_defaults(&s->running, &input);
    options.ask_sole = !s->json || s->svg || s->animate; /* headings, and names of pictures */
    hf_job job = {.user = (void *)(uintptr_t)plan,       /* read, never written */
                  .context_size = sizeof(context),
                  .open = open_context,
                  .record = explain_record,
                  .variants = true,
                  .close = close_context};
    status = hf_stream_run(&options, &job);
    hf_input_close(&input);
    return status;
}

static int run(void *command_settings, const hf_operands *given)
{
    job_plan plan;
    int status = make_plan(command_settings, &plan);

    if (status == HF_EXIT_OK)
        status = run_plan(command_settings, &plan, given);
    hf_ladder_free(plan.ladder);
    return status;
}

static const hf_option own_options[] = {
    {0, "hint", HF_ARG_FLAG, NULL, "only the next step, or what is wrong with the board",
     offsetof(settings, hint), NULL},
    {0, "stage", HF_ARG_NUMBER, "N",
     "how much a hint tells: 1 where to look, 2 which technique, 3 the pattern, 4 the reason, 5 "
     "the step",
     offsetof(settings, stage), NULL},
    {0, "why", HF_ARG_FLAG, NULL, "with --hint: also why a wrong entry is wrong",
     offsetof(settings, why), NULL},
    {0, "all-steps", HF_ARG_FLAG, NULL,
     "every step that any rule of the ladder finds at this position", offsetof(settings, all_steps),
     NULL},
    {0, "summary", HF_ARG_FLAG, NULL, "only how often each rule was used",
     offsetof(settings, summary), NULL},
    {0, "until", HF_ARG_TEXT, "RULE", "stop at the first step of this rule",
     offsetof(settings, until), NULL},
    {0, "brief", HF_ARG_FLAG, NULL, "one line per step, without the reasons",
     offsetof(settings, brief), NULL},
    {0, "draw", HF_ARG_FLAG, NULL, "draw the board before and after each step",
     offsetof(settings, draw), NULL},
    {0, "json", HF_ARG_FLAG, NULL, "write one JSON object per board", offsetof(settings, json),
     NULL},
    {0, "animate", HF_ARG_TEXT, "FILE",
     "write the whole path of one board as a moving picture (SVG) into this file",
     offsetof(settings, animate), "@files"},
    {0, "svg", HF_ARG_TEXT, "DIR", "write a picture of each step into this folder",
     offsetof(settings, svg), "@files"},
    {0, "names", HF_ARG_CHOICE, "NAMES",
     "what cells are called: r1c1, or A1 (rows lettered, columns numbered)",
     offsetof(settings, names), "r1c1 A1"},
    {0, "rules", HF_ARG_FLAG, NULL, "list all rules; * marks those of the ladder",
     offsetof(settings, rules), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option_group groups[] = {
    {"Output", own_options, 0},
    {"Logic", hf_logic_arg_options, offsetof(settings, logic)},
    {"Input", hf_input_options, offsetof(settings, input)},
    {"Board", hf_board_options, offsetof(settings, board)},
    {"Drawing", hf_drawing_options, offsetof(settings, drawing)},
    {"Running", hf_running_options, offsetof(settings, running)},
    {"Result", hf_output_options, offsetof(settings, output)},
    {NULL, NULL, 0},
};

static const hf_example examples[] = {
    {"explain --sample 2", "The whole path, each step with its reason."},
    {"explain --hint --stage 1 mine.txt", "Where to look next, and no more."},
    {"explain --svg steps --until x-wing mine.txt", "A picture of each step up to an X-Wing."},
    {"explain -q --animate film.svg --sample 5", "The way to the solution as a moving picture."},
    {"explain --max-rule hidden-pair --summary *.sdm", "How far the easy rules carry."},
    {NULL, NULL},
};

const hf_command hf_command_explain = {
    .name = "explain",
    .synopsis = "[OPTION...] [FILE...|-|PUZZLE...]",
    .summary = "solve as people do: named steps with their reasons, hints",
    .about =
        "Looks for the next step that a person could find, tells why it holds, carries it out, "
        "and goes on until the puzzle is solved. Rules are tried in the order of a ladder, the "
        "obvious ones first; the last rung is a bet, which is told as what it is. Rules that rest "
        "on the puzzle having exactly one solution are used only after that has been proven.\n\n"
        "A board may be a position in the middle of a game, with pencil marks, in any of the "
        "formats that carry them; --from takes such a board too. If an entry is wrong, or a "
        "pencil mark that is needed is missing, that is said first.\n\n"
        "A puzzle with several solutions is said to have them, with two of them and the cells in "
        "which they differ. The exit status is 1 if a puzzle has not exactly one solution, or if "
        "the ladder does not suffice.",
    .groups = groups,
    .examples = examples,
    .settings_size = sizeof(settings),
    .run = run,
};
