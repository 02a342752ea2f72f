/* SPDX-License-Identifier: MIT
 *
 * cmd_scramble.c - `houseful scramble`: each board in another guise.
 *
 * Board number i of the input gets map number i of the seed, whoever works on it: the output does not depend on
 * the number of threads. So the number of a board must be known, and a single thread counts them; the work is a few
 * nanoseconds a board.
 */
#include "any_form.h"
#include "command.h"
#include "houseful/canon.h"
#include "nine_item.h"
#include "lost.h"
#include "output.h"
#include "stream.h"

typedef struct settings {
    hf_input_args input;
    hf_board_args board;
    hf_running_args running;
    hf_output_args output;
    hf_number seed;
    bool comments;
} settings;

typedef struct context {
    const settings *settings;
    uint64_t number; /* of the next board, from 0 */
    hf_any_form any;
} context;

/* What follows a board, if it is wanted. */
static void end_line(const context *c, hf_work *work, const char *comment, size_t length)
{
    if (c->settings->comments && length > 0) {
        hf_out_text(&work->out, " # ");
        hf_out_bytes(&work->out, comment, length);
    }
    hf_out_char(&work->out, '\n');
}

static void scramble_any(context *c, hf_work *work, const hf_item *item)
{
    hf_status status =
        hf_any_form_scramble(&c->any, item->record.grid, c->settings->seed.value, c->number++);
    work->no_memory |= status == HF_NO_MEMORY;
    if (status != HF_OK) {
        hf_nine_refuse(work, item->line, 1, hf_any_form_why(status));
        return;
    }
    hf_lost_tell(work, item, &c->settings->board, c->any.form);
    hf_out_line(&work->out, c->any.form);
    end_line(c, work, item->record.comment,
             item->record.comment != NULL ? item->record.comment_length : 0);
}

static void scramble_batch(void *thread_context, hf_work *work)
{
    context *c = thread_context;
    for (size_t i = 0; i < work->count; i++) {
        hf_nine_item item;
        hf_map map;
        uint8_t image[HF_NINE_CELLS];
        hf_item parsed;
        hf_nine_found found = hf_nine_take_any(work, &work->pieces[i], &item, &parsed);
        if (found == HF_NINE_OTHER)
            scramble_any(c, work, &parsed);
        if (found != HF_NINE_PLAIN)
            continue;
        hf_map_random(c->settings->seed.value, c->number++, &map);
        hf_map_apply(&map, item.board, image);
        hf_out_nine(&work->out, image);
        end_line(c, work, item.comment, item.comment_length);
    }
}

static bool open_context(void *thread_context, void *user)
{
    context *c = thread_context;
    c->settings = user;
    return true;
}

static void close_context(void *thread_context, void *user)
{
    context *c = thread_context;
    (void)user;
    hf_any_form_close(&c->any);
}

static int run(void *command_settings, const hf_operands *operands)
{
    settings *s = command_settings;
    hf_input input;
    if (!hf_seed_read(&s->seed))
        return HF_EXIT_IO;
    int status = hf_input_open("scramble", &s->input, &s->board, operands, &input);
    if (status != HF_EXIT_OK)
        return status;
    s->running.threads = (hf_number){1, true};
    hf_stream_options options = hf_stream_defaults(&s->running, &input);
    options.tells_errors = true;
    hf_job job = {.user = s,
                  .context_size = sizeof(context),
                  .open = open_context,
                  .batch = scramble_batch,
                  .close = close_context};
    status = hf_stream_run(&options, &job);
    hf_input_close(&input);
    return status;
}

static const hf_option own_options[] = {
    {0, "seed", HF_ARG_NUMBER, "S", "which series of maps (default: from the system, and reported)",
     offsetof(settings, seed), NULL},
    {0, "comments", HF_ARG_FLAG, NULL, "carry comments through, after '#'",
     offsetof(settings, comments), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option_group groups[] = {
    {"Output", own_options, 0},
    {"Input", hf_input_options, offsetof(settings, input)},
    {"Board", hf_board_options, offsetof(settings, board)},
    {"Running", hf_running_in_order_options, offsetof(settings, running)},
    {"Result", hf_output_options, offsetof(settings, output)},
    {NULL, NULL, 0},
};

static const hf_example examples[] = {
    {"scramble --seed 7 puzzles.txt", "Each puzzle turned, shuffled and renamed at random."},
    {NULL, NULL},
};

const hf_command hf_command_scramble = {
    .name = "scramble",
    .synopsis = "[OPTION...] [FILE...|-|PUZZLE...]",
    .summary = "disguise boards by random symmetries",
    .about = "Turns, exchanges bands, rows, stacks and columns, and renames digits, all at random: "
             "another board to "
             "look at, the same to solve. Each of the 1,218,998,108,160 maps is equally likely. "
             "The same seed gives the "
             "same maps on every machine.",
    .groups = groups,
    .examples = examples,
    .settings_size = sizeof(settings),
    .run = run,
};
