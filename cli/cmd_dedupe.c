/* SPDX-License-Identifier: MIT
 *
 * cmd_dedupe.c - `houseful dedupe`: the first board of each class.
 *
 * Threads put their batches into canonical form, which is the work, and leave keys of 128 bits beside the lines.
 * When a batch's turn has come, in the order of the input, the store (class_store.h) decides which lines are the
 * first of their class.
 */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "any_form.h"
#include "class_progress.h"
#include "command.h"
#include "houseful/canon.h"
#include "nine_item.h"
#include "pump.h"
#include "stream.h"
#include "term.h"

typedef struct settings {
    hf_input_args input;
    hf_board_args board;
    hf_running_args running;
    const char *output;
    const char *state;
    hf_number memory;
    hf_number save_every;
    bool counts;
    bool summary;
} settings;

typedef struct job_plan {
    const settings *settings;
    const hf_operands *operands;
    hf_class_store store;
    hf_class_progress progress;
    uint64_t skip;  /* pieces that an earlier run did */
    uint64_t saved; /* when */
    hf_pump pump;   /* between the store and a file that is compressed */
    int packed;     /* that file; 0: none */
} job_plan;

typedef struct context {
    const job_plan *plan;
    hf_canon *canon;
    hf_any_form any; /* boards of other shapes */
} context;

/* What a batch leaves for its turn: where a line ends in work->out, and its class. */
typedef struct keyed_line {
    hf_class_key key;
    size_t end;
} keyed_line;

/* ---- in any order ---------------------------------------------------------------------------- */

static void refuse(hf_work *work, size_t line, const char *why)
{
    work->bad = true;
    hf_out_format(&work->messages, "%s:%zu:1: %s\n", work->source, line, why);
}

/* The line as it stood, without what ends it; a board that is not on one line is written on one. */
static void write_line(hf_work *work, const hf_piece *piece, const hf_nine_item *item)
{
    size_t length = piece->length;
    while (length > 0 && (piece->text[length - 1] == '\n' || piece->text[length - 1] == '\r'))
        length--;
    if (piece->plain) {
        hf_out_bytes(&work->out, piece->text, length);
    } else {
        hf_out_nine(&work->out, item->board);
        if (item->comment_length > 0) {
            hf_out_text(&work->out, " # ");
            hf_out_bytes(&work->out, item->comment, item->comment_length);
        }
    }
    hf_out_char(&work->out, '\n');
}

/* The line that was just written belongs to this class. */
static void note_key(hf_work *work, const uint64_t key[2])
{
    keyed_line line = {{key[0], key[1]}, work->out.length};
    hf_out_bytes(&work->side, (const char *)&line, sizeof line);
}

static void key_any(context *c, hf_work *work, const hf_item *item)
{
    uint64_t key[2];
    hf_status status = hf_any_form_find(&c->any, item->record.grid);
    work->no_memory |= status == HF_NO_MEMORY;
    if (status != HF_OK) {
        refuse(work, item->line, hf_any_form_why(status));
        return;
    }
    hf_out_line(&work->out, item->record.grid);
    if (item->record.comment != NULL && item->record.comment_length > 0) {
        hf_out_text(&work->out, " # ");
        hf_out_bytes(&work->out, item->record.comment, item->record.comment_length);
    }
    hf_out_char(&work->out, '\n');
    hf_any_form_key(&c->any, key);
    note_key(work, key);
}

static void key_piece(context *c, hf_work *work, const hf_piece *piece)
{
    hf_nine_item item;
    hf_item parsed;
    uint64_t key[2];
    size_t before = work->out.length;
    hf_nine_found found = hf_nine_take_any(work, piece, &item, &parsed);
    if (found == HF_NINE_NOTHING)
        work->out.length = before;
    if (found == HF_NINE_OTHER)
        key_any(c, work, &parsed);
    if (found != HF_NINE_PLAIN)
        return;
    hf_status status = hf_canon_key(c->canon, item.board, key);
    work->no_memory |= status == HF_NO_MEMORY;
    if (status != HF_OK) {
        refuse(work, item.line,
               status == HF_TOO_LARGE      ? "too empty: it has too many symmetries"
               : status == HF_BAD_ARGUMENT ? "a digit twice in a row or column"
                                           : hf_status_text(status));
        return;
    }
    write_line(work, piece, &item);
    note_key(work, key);
}

static void key_batch(void *thread_context, hf_work *work)
{
    context *c = thread_context;
    for (size_t i = 0; i < work->count; i++)
        if (work->first + i >= c->plan->skip)
            key_piece(c, work, &work->pieces[i]);
        else
            work->records++;
}

/* ---- in the order of the input --------------------------------------------------------------- */

static void save(job_plan *plan, bool finished)
{
    if (plan->settings->state == NULL)
        return;
    hf_class_store_save(&plan->store);
    plan->progress.finished = finished;
    hf_class_progress_write(&plan->store, plan->operands, &plan->progress);
    plan->saved = hf_term_now();
}

static void take_turn(void *user, hf_work *work)
{
    enum { AHEAD = 16 };
    job_plan *plan = user;
    const keyed_line *line = (const keyed_line *)(const void *)work->side.data;
    size_t count = work->side.length / sizeof *line;
    size_t from = 0;
    for (size_t i = 0; i < count; i++) {
        if (i + AHEAD < count)
            hf_class_set_prepare(&plan->store.set, &line[i + AHEAD].key);
        hf_class_store_take(&plan->store, &line[i].key, work->out.data + from, line[i].end - from);
        from = line[i].end;
    }
    work->out.length = 0;
    work->io_failed |= plan->store.broken;
    if (work->first + work->count > plan->skip)
        plan->progress.pieces = work->first + work->count;
    if (hf_term_now() - plan->saved >= plan->settings->save_every.value)
        save(plan, false);
}

/* ---- the command ----------------------------------------------------------------------------- */

static bool open_context(void *thread_context, void *user)
{
    context *c = thread_context;
    c->plan = user;
    if (hf_canon_new(HF_FORM_PUZZLE, &c->canon) != HF_OK)
        return false;
    hf_canon_use_cpu(c->canon, hf_cli_cpu());
    return true;
}

static void close_context(void *thread_context, void *user)
{
    context *c = thread_context;
    (void)user;
    hf_any_form_close(&c->any);
    hf_canon_free(c->canon);
}

/* A pipe to a file that is compressed; when that cannot be written any more, the store learns of it. */
static FILE *open_packed(job_plan *plan, const char *name)
{
    int ends[2];
    int file = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0 || pipe(ends) != 0)
        return NULL;
    signal(SIGPIPE, SIG_IGN);
    hf_sha256_begin(&plan->pump.hash);
    errno = ENOMEM;
    if (!hf_pump_start(&plan->pump, ends[0], file, hf_pack_named(name)))
        return NULL;
    plan->packed = file;
    FILE *into = fdopen(ends[1], "wb");
    if (into == NULL)
        close(ends[1]); /* the pump's end */
    return into;
}

/* What is still on its way reaches the file. */
static int close_output(job_plan *plan, int status)
{
    FILE *output = plan->store.output;
    bool whole = output == NULL || fclose(output) == 0;
    int error = errno;
    if (plan->packed != 0) {
        bool pumped = hf_pump_finish(&plan->pump);
        error = pumped ? errno : plan->pump.error;
        whole = close(plan->packed) == 0 && pumped && whole;
    }
    if (!whole && status != HF_EXIT_IO)
        hf_message("cannot write %s: %s", plan->settings->output, hf_error_text(error));
    return whole ? status : HF_EXIT_IO;
}

/* The store, and what an earlier run left in it. */
static bool open_store(job_plan *plan, const settings *s, const hf_operands *operands)
{
    plan->saved = hf_term_now();
    if (!hf_class_store_open(&plan->store, s->state, (size_t)s->memory.value, s->counts))
        return false;
    if (s->state != NULL) {
        if (!hf_class_progress_read(&plan->store, operands, &plan->progress))
            return false;
        plan->skip = plan->progress.pieces;
        return hf_class_progress_resume(&plan->store, &plan->progress, s->output);
    }
    if (s->output == NULL)
        return true;
    plan->store.output = hf_pack_named(s->output) == HF_PACK_NONE ? fopen(s->output, "wb")
                                                                  : open_packed(plan, s->output);
    if (plan->store.output == NULL)
        hf_message("cannot write %s: %s", s->output, hf_error_text(errno));
    return plan->store.output != NULL;
}

static int run_stream(job_plan *plan, const settings *s, const hf_input *input)
{
    hf_stream_options options = hf_stream_defaults(&s->running, input);
    hf_job job = {.user = plan,
                  .context_size = sizeof(context),
                  .open = open_context,
                  .batch = key_batch,
                  .turn = take_turn,
                  .close = close_context};
    int status = hf_stream_run(&options, &job);
    if (status == HF_EXIT_IO)
        return status;
    hf_class_store_finish(&plan->store);
    save(plan, true);
    if (s->summary && !plan->store.broken)
        hf_message("%llu records, %llu classes, %llu left out",
                   (unsigned long long)plan->store.records, (unsigned long long)plan->store.classes,
                   (unsigned long long)(plan->store.records - plan->store.classes));
    return plan->store.broken ? HF_EXIT_IO : status;
}

static int check_settings(const settings *s)
{
    if (s->state != NULL && s->output == NULL)
        return hf_usage_error("dedupe",
                              "--state needs --output: only a file can be taken up again");
    hf_pack_kind kind = s->output != NULL ? hf_pack_named(s->output) : HF_PACK_NONE;
    if (s->state != NULL && kind != HF_PACK_NONE)
        return hf_usage_error("dedupe",
                              "--state: what is compressed cannot be cut where it was right");
    if (!hf_pack_known(kind))
        return hf_usage_error("dedupe", "--output: this build cannot compress %s", s->output);
    if (s->memory.value < 1000000)
        return hf_usage_error("dedupe", "--memory: 1M is the least");
    return HF_EXIT_OK;
}

static int run(void *command_settings, const hf_operands *operands)
{
    const settings *s = command_settings;
    job_plan plan = {.settings = s, .operands = operands};
    hf_input input;
    int status = check_settings(s);
    if (status == HF_EXIT_OK)
        status = hf_input_open("dedupe", &s->input, &s->board, operands, &input);
    if (status != HF_EXIT_OK)
        return status;
    if (open_store(&plan, s, operands))
        status = run_stream(&plan, s, &input);
    else
        status = HF_EXIT_IO;
    status = close_output(&plan, status);
    hf_class_store_close(&plan.store);
    hf_input_close(&input);
    return status;
}

static const settings defaults = {.memory = {UINT64_C(1000000000), false},
                                  .save_every = {UINT64_C(60000000000), false}};

static const hf_option own_options[] = {
    {'c', "counts", HF_ARG_FLAG, NULL,
     "write before each board how many of its class there were; all come at the end",
     offsetof(settings, counts), NULL},
    {0, "summary", HF_ARG_FLAG, NULL, "say at the end how many records and classes there were",
     offsetof(settings, summary), NULL},
    {'o', "output", HF_ARG_TEXT, "FILE",
     "write to this file, in place of an older one unless --state goes on with it",
     offsetof(settings, output), "@files"},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option large_options[] = {
    {0, "memory", HF_ARG_NUMBER, "BYTES",
     "for the classes met so far (default 1G, which is 20 million); more of them go to disk",
     offsetof(settings, memory), NULL},
    {0, "state", HF_ARG_TEXT, "FOLDER",
     "keep what is known there: a run that was ended goes on, a later one knows its classes",
     offsetof(settings, state), "@files"},
    {0, "save-every", HF_ARG_SECONDS, "T", "with --state, how often (default 60s)",
     offsetof(settings, save_every), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

static const hf_option_group groups[] = {
    {"Output", own_options, 0},
    {"Large files", large_options, 0},
    {"Input", hf_input_options, offsetof(settings, input)},
    {"Board", hf_board_options, offsetof(settings, board)},
    {"Running", hf_running_options, offsetof(settings, running)},
    {NULL, NULL, 0},
};

static const hf_example examples[] = {
    {"dedupe puzzles.txt > different.txt", "The first puzzle of each class."},
    {"dedupe old.txt new.txt", "Two lists made one, without repetitions."},
    {"dedupe --counts puzzles.txt | sort -rn", "The classes that are met most often first."},
    {"dedupe --state known --output new.txt list.txt",
     "Goes on if it was ended; later lists give only what is not known."},
    {NULL, NULL},
};

const hf_command hf_command_dedupe = {
    .name = "dedupe",
    .synopsis = "[OPTION...] [FILE...|-|PUZZLE...]",
    .summary = "write the first board of each class",
    .about =
        "Of boards that are the same up to symmetry (see `houseful help canon`) only the "
        "first is written, as it stood, in the order of the input. Several files are one input, so "
        "lists are merged by naming them.\n\n"
        "Files may be of any size. Classes are remembered as 128 bits each; when they outgrow "
        "--memory they go to files in TMPDIR (or in --state), and boards that may be new wait "
        "there until the next pass over these files. Two boards that are not the same have the "
        "same 128 bits with a chance of one in 10^19 among ten thousand million.\n\n"
        "With --state the work is saved now and then. The same command goes on from there if it "
        "was ended, and cuts --output to where it was right. When it is finished, the next one "
        "with this state and other files writes only boards whose classes are new.\n\n"
        "A text that is no such board is named on standard error, and the exit status is 1.",
    .groups = groups,
    .examples = examples,
    .settings_size = sizeof(settings),
    .defaults = &defaults,
    .run = run,
};
