/* SPDX-License-Identifier: MIT
 *
 * cmd_same.c - `houseful same`: are boards the same up to symmetry, and by which map?
 *
 * The first board is compared with each of the others, so one thread reads them in order.
 */
#include <string.h>

#include "any_form.h"
#include "command.h"
#include "houseful/canon.h"
#include "nine_item.h"
#include "stream.h"
#include "symmetry.h"

typedef struct settings {
    hf_input_args input;
    hf_board_args board;
    hf_running_args running;
} settings;

typedef struct context {
    hf_canon *canon;
    bool begun; /* the first board has been read */
    uint8_t first[HF_NINE_CELLS];
    hf_grid *first_any; /* the first, if it is of another shape */
    hf_any_form any;
    size_t *compared;
} context;

static void compare(context *c, hf_work *work, const hf_nine_item *item)
{
    bool same;
    hf_map map;
    hf_status status = hf_canon_same(c->canon, c->first, item->board, &same, &map);
    ++*c->compared;
    work->no_memory |= status == HF_NO_MEMORY;
    if (status != HF_OK) {
        hf_nine_refuse(work, item->line, 1,
                       status == HF_BAD_ARGUMENT ? "a digit twice in a row or column of one of them"
                                                 : "too empty: it has too many symmetries");
        return;
    }
    work->bad |= !same;
    hf_out_text(&work->out, same ? "same " : "different");
    if (same)
        hf_out_map(&work->out, &map);
    hf_out_char(&work->out, '\n');
}

static void compare_any(context *c, hf_work *work, const hf_item *item)
{
    bool same;
    hf_status status = hf_any_form_same(&c->any, c->first_any, item->record.grid, &same);
    ++*c->compared;
    work->no_memory |= status == HF_NO_MEMORY;
    if (status != HF_OK) {
        hf_nine_refuse(work, item->line, 1, hf_any_form_why(status));
        return;
    }
    work->bad |= !same;
    hf_out_text(&work->out, same ? "same " : "different");
    if (same)
        hf_any_form_map(&work->out, &c->any);
    hf_out_char(&work->out, '\n');
}

/* The first board is kept; the reader's own lives until the next is read. */
static void keep_first(context *c, hf_work *work, hf_nine_found found, const hf_nine_item *item,
                       const hf_item *parsed)
{
    c->begun = true;
    if (found == HF_NINE_PLAIN) {
        memcpy(c->first, item->board, sizeof c->first);
        return;
    }
    if (hf_grid_new(hf_grid_shape(parsed->record.grid), &c->first_any) == HF_OK)
        hf_grid_copy(c->first_any, parsed->record.grid);
    else
        work->no_memory = true;
}

static void same_batch(void *thread_context, hf_work *work)
{
    context *c = thread_context;
    for (size_t i = 0; i < work->count; i++) {
        hf_nine_item item;
        hf_item parsed;
        hf_nine_found found = hf_nine_take_any(work, &work->pieces[i], &item, &parsed);
        if (found == HF_NINE_NOTHING)
            continue;
        if (!c->begun) {
            keep_first(c, work, found, &item, &parsed);
        } else if (found == HF_NINE_PLAIN && c->first_any == NULL) {
            compare(c, work, &item);
        } else if (found == HF_NINE_OTHER && c->first_any != NULL) {
            compare_any(c, work, &parsed);
        } else { /* boards of different shapes */
            ++*c->compared;
            work->bad = true;
            hf_out_text(&work->out, "different\n");
        }
    }
}

static bool open_context(void *thread_context, void *user)
{
    context *c = thread_context;
    c->compared = user;
    hf_status status = hf_canon_new(HF_FORM_PUZZLE, &c->canon);
    if (status != HF_OK)
        hf_message("%s", hf_status_text(status));
    return status == HF_OK;
}

static void close_context(void *thread_context, void *user)
{
    context *c = thread_context;
    (void)user;
    hf_any_form_close(&c->any);
    hf_grid_free(c->first_any);
    hf_canon_free(c->canon);
}

static int run(void *command_settings, const hf_operands *operands)
{
    settings *s = command_settings;
    hf_input input;
    size_t compared = 0;
    int status = hf_input_open("same", &s->input, &s->board, operands, &input);
    if (status != HF_EXIT_OK)
        return status;
    s->running.threads = (hf_number){1, true};
    hf_stream_options options = hf_stream_defaults(&s->running, &input);
    options.tells_errors = true;
    hf_job job = {.user = &compared,
                  .context_size = sizeof(context),
                  .open = open_context,
                  .batch = same_batch,
                  .close = close_context};
    status = hf_stream_run(&options, &job);
    hf_input_close(&input);
    if (status == HF_EXIT_OK && compared == 0)
        return hf_usage_error("same", "there is only one board: nothing to compare it with");
    return status;
}

static const hf_option_group groups[] = {
    {"Input", hf_input_options, offsetof(settings, input)},
    {"Board", hf_board_options, offsetof(settings, board)},
    {"Running", hf_running_in_order_options, offsetof(settings, running)},
    {NULL, NULL, 0},
};

static const hf_example examples[] = {
    {"same a.txt b.txt", "Are two puzzles the same up to symmetry?"},
    {NULL, NULL},
};

const hf_command hf_command_same = {
    .name = "same",
    .synopsis = "[OPTION...] FILE|PUZZLE FILE|PUZZLE...",
    .summary = "tell whether boards are the same up to symmetry",
    .about = "Compares the first board with each of the others. Writes `different`, or `same` and "
             "a map that makes the "
             "other board of the first: `rows 312...` says that row 3 of the first comes first, "
             "then row 1 and so on; "
             "`columns` likewise; `digits 456...` that 1 becomes 4, 2 becomes 5; `turned` that the "
             "first board is turned "
             "over its falling diagonal before all that. The exit status is 1 if any board is "
             "different.",
    .groups = groups,
    .examples = examples,
    .settings_size = sizeof(settings),
    .run = run,
};
