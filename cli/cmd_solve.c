/* SPDX-License-Identifier: MIT
 *
 * cmd_solve.c - `houseful solve`: the main job. Its options, and what they come to; solve_work.c does it.
 */
#include "answer.h"
#include "cmd_solve.h"
#include "print.h"
#include "term.h"

/* Caps on the number of solutions, unless --limit says otherwise. */
enum { TO_PROVE = 2, TO_COUNT = 1000000, TO_LIST = 10000 };

/* Options of which only one may be there. */
static bool options_agree(const solve_settings *s)
{
    bool human = hf_human_is(s->solving.engine);
    const struct {
        bool first, second;
        const char *names[2];
    } pairs[] = {
        {s->all, s->count, {"--all", "--count"}},
        {s->all, s->print, {"--all", "--print"}},
        {s->count, s->print, {"--count", "--print"}},
        {s->json, s->count, {"--json", "--count"}},
        {s->json, s->print, {"--json", "--print"}},
        {human, s->all, {"engine '" HF_HUMAN_NAME "'", "--all"}},
    };

    for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
        if (pairs[i].first && pairs[i].second) {
            hf_usage_error("solve", "%s does not go with %s", pairs[i].names[0], pairs[i].names[1]);
            return false;
        }
    return true;
}

static int make_plan(const solve_settings *s, solve_plan *plan)
{
    uint64_t limit = s->count ? TO_COUNT : s->all ? TO_LIST : TO_PROVE;
    hf_shape_spec nine;
    hf_shape_spec_square(&nine, 9);

    *plan = (solve_plan){.settings = s, .terminal = hf_term_out()};
    if (!options_agree(s))
        return HF_EXIT_USAGE;
    if (s->print && !hf_print_check("solve", s->print, hf_command_solve.fields))
        return HF_EXIT_USAGE;
    if (!hf_solving_read("solve", &s->solving, limit, &plan->solve))
        return HF_EXIT_USAGE;
    plan->draw = hf_drawing_read(&s->drawing);
    plan->simple = !s->print && !s->json && !s->count && !s->all;
    plan->many = !s->all && plan->solve.time_limit_ns == 0 && plan->solve.max_solutions > 1 &&
                 !hf_human_is(s->solving.engine);
    if (hf_shape_new(&nine, &plan->nine) != HF_OK) {
        hf_message("out of memory");
        return HF_EXIT_IO;
    }
    if (plan->solve.engine && !hf_engine_serves(plan->solve.engine, plan->nine))
        plan->many = false;
    return HF_EXIT_OK;
}

static int run(void *command_settings, const hf_operands *operands)
{
    const solve_settings *s = command_settings;
    solve_plan plan;
    hf_input input;
    int status = make_plan(s, &plan);

    if (status != HF_EXIT_OK)
        return status;
    status = hf_input_open("solve", &s->input, &s->board, operands, &input);
    if (status == HF_EXIT_OK) {
        hf_stream_options options = hf_stream_defaults(&s->running, &input);
        options.tells_errors = plan.simple || s->json || s->count;
        options.ask_sole = plan.terminal && plan.simple && !s->running.quiet;
        plan.solve.threads = hf_stream_threads(options.threads);
        hf_job job = {.user = &plan,
                      .variants = true,
                      .context_size = solve_context_size(),
                      .open = solve_open,
                      .batch = solve_batch,
                      .close = solve_close};
        status = hf_stream_run(&options, &job);
        hf_input_close(&input);
    }
    hf_shape_free(plan.nine);
    return status;
}

static const hf_option own_options[] = {
    {'p', "print", HF_ARG_TEXT, "FORMAT", "write these fields for each puzzle, see below",
     offsetof(solve_settings, print), NULL},
    {0, "json", HF_ARG_FLAG, NULL, "write one JSON object per line", offsetof(solve_settings, json),
     NULL},
    {'a', "all", HF_ARG_FLAG, NULL,
     "write all solutions, one per line, up to --limit (default 10000)",
     offsetof(solve_settings, all), NULL},
    {'c', "count", HF_ARG_FLAG, NULL,
     "write the number of solutions, up to --limit (default 1000000); 5+ means: 5 or more",
     offsetof(solve_settings, count), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option_group groups[] = {
    {"Output", own_options, 0},
    {"Solving", hf_solving_options, offsetof(solve_settings, solving)},
    {"Input", hf_input_options, offsetof(solve_settings, input)},
    {"Board", hf_board_options, offsetof(solve_settings, board)},
    {"Drawing", hf_drawing_options, offsetof(solve_settings, drawing)},
    {"Running", hf_running_options, offsetof(solve_settings, running)},
    {"Result", hf_output_options, offsetof(solve_settings, output)},
    {NULL, NULL, 0},
};

static const hf_field fields[] = {HF_ANSWER_FIELDS, {0, NULL}};

static const hf_example examples[] = {
    {"solve puzzles.txt > solutions.txt", "One line for each puzzle, in the same order."},
    {"solve --sample 3", "Draws a built-in puzzle and its solution."},
    {"solve --print '%l %a %n' puzzles.txt", "Line number, answer and number of solutions."},
    {"solve --count --limit 1G puzzle.txt", "How many solutions?"},
    {"solve --box 2x3 - < six.txt", "6x6 boards with boxes of two rows and three columns."},
    {NULL, NULL},
};

const hf_command hf_command_solve = {
    .name = "solve",
    .synopsis = "[OPTION...] [FILE...|-|PUZZLE...]",
    .summary = "solve puzzles and tell whether the solution is the only one",
    .about =
        "Writes for each puzzle its solution if there is exactly one; otherwise 'multiple', "
        "'none', 'invalid: reason', or 'limit' if a limit was reached before the answer was "
        "known. Every record of the input gives one record of output, in the same order; only "
        "--all gives as many lines as there are solutions.\n\n"
        "A puzzle given as an argument, or a single one on a terminal, is drawn beside its "
        "solution; --quiet prevents that. With --limit 1 the first solution found is written, and "
        "whether there are others is not asked.",
    .groups = groups,
    .fields = fields,
    .examples = examples,
    .settings_size = sizeof(solve_settings),
    .run = run,
};
