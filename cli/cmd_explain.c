/* SPDX-License-Identifier: MIT
 *
 * cmd_explain.c - `houseful explain`: how a person would solve it, step by step. Its options, and what they come to;
 * explain_record.c does the telling.
 */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cmd_explain.h"
#include "term.h"

static bool open_context(void *thread_context, void *user)
{
    explain_context *c = thread_context;

    c->plan = user;
    c->game.time_limit_ns = c->plan->settings->time_limit.value;
    return true;
}

static void close_context(void *thread_context, void *user)
{
    explain_context *c = thread_context;

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

static int make_plan(const explain_settings *s, explain_plan *plan)
{
    unsigned width = hf_term_width();

    *plan = (explain_plan){.settings = s,
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
    if (s->svg && mkdir(s->svg, 0777) != 0 && errno != EEXIST) {
        hf_message("cannot make the folder '%.80s': %s", s->svg, hf_error_text(errno));
        return HF_EXIT_IO;
    }
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

static int run_plan(explain_settings *s, explain_plan *plan, const hf_operands *given)
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
    plan->several = input.operands->count + input.sample_count > 1;
    hf_stream_options options = hf_stream_defaults(&s->running, &input);
    options.ask_sole = !s->json || s->svg || s->animate; /* headings, and names of pictures */
    hf_job job = {.user = plan,
                  .context_size = sizeof(explain_context),
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
    explain_plan plan;
    int status = make_plan(command_settings, &plan);

    if (status == HF_EXIT_OK)
        status = run_plan(command_settings, &plan, given);
    hf_ladder_free(plan.ladder);
    return status;
}

static const hf_option own_options[] = {
    {0, "hint", HF_ARG_FLAG, NULL, "only the next step, or what is wrong with the board",
     offsetof(explain_settings, hint), NULL},
    {0, "stage", HF_ARG_NUMBER, "N",
     "how much a hint tells: 1 where to look, 2 which technique, 3 the pattern, 4 the reason, 5 "
     "the step",
     offsetof(explain_settings, stage), NULL},
    {0, "why", HF_ARG_FLAG, NULL, "with --hint: also why a wrong entry is wrong",
     offsetof(explain_settings, why), NULL},
    {0, "all-steps", HF_ARG_FLAG, NULL,
     "every step that any rule of the ladder finds at this position",
     offsetof(explain_settings, all_steps), NULL},
    {0, "summary", HF_ARG_FLAG, NULL, "only how often each rule was used",
     offsetof(explain_settings, summary), NULL},
    {0, "until", HF_ARG_TEXT, "RULE", "stop at the first step of this rule",
     offsetof(explain_settings, until), NULL},
    {0, "brief", HF_ARG_FLAG, NULL, "one line per step, without the reasons",
     offsetof(explain_settings, brief), NULL},
    {0, "draw", HF_ARG_FLAG, NULL, "draw the board before and after each step",
     offsetof(explain_settings, draw), NULL},
    {0, "json", HF_ARG_FLAG, NULL, "write one JSON object per board",
     offsetof(explain_settings, json), NULL},
    {0, "animate", HF_ARG_TEXT, "FILE",
     "write the whole path of one board as a moving picture (SVG) into this file",
     offsetof(explain_settings, animate), "@files"},
    {0, "svg", HF_ARG_TEXT, "DIR", "write a picture of each step into this folder",
     offsetof(explain_settings, svg), "@files"},
    {0, "time-limit", HF_ARG_SECONDS, "T", "give a puzzle up after T seconds (also 300ms, 2m)",
     offsetof(explain_settings, time_limit), NULL},
    {0, "max-bets", HF_ARG_NUMBER, "N",
     "give a puzzle up that takes more bets than that (default: 100 with constraints as in "
     "variants, else all it takes)",
     offsetof(explain_settings, max_bets), NULL},
    {0, "names", HF_ARG_CHOICE, "NAMES",
     "what cells are called: r1c1, or A1 (rows lettered, columns numbered)",
     offsetof(explain_settings, names), "r1c1 A1"},
    {0, "rules", HF_ARG_FLAG, NULL, "list all rules; * marks those of the ladder",
     offsetof(explain_settings, rules), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option_group groups[] = {
    {"Output", own_options, 0},
    {"Logic", hf_logic_arg_options, offsetof(explain_settings, logic)},
    {"Input", hf_input_options, offsetof(explain_settings, input)},
    {"Board", hf_board_options, offsetof(explain_settings, board)},
    {"Drawing", hf_drawing_options, offsetof(explain_settings, drawing)},
    {"Running", hf_running_options, offsetof(explain_settings, running)},
    {"Result", hf_output_options, offsetof(explain_settings, output)},
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
        "which they differ. The exit status is 1 if a puzzle has not exactly one solution, if the "
        "ladder does not suffice, or if the time is up.",
    .groups = groups,
    .examples = examples,
    .settings_size = sizeof(explain_settings),
    .run = run,
};
