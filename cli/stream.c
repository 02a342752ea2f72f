/* SPDX-License-Identifier: MIT
 *
 * stream.c - threads: who reads, who works, who writes.
 *
 * All threads are alike. Each takes an empty batch, reads and cuts the next part of the input into
 * it (one thread at a time, under `reading`), does the work, and hands the batch in. Whoever hands
 * in the batch whose turn it is writes it, and all that wait behind it:
 *
 *     empty batches --> read and cut --> work --> wait for the turn --> write --> empty batches
 *
 * Batches only go forward; just empty ones come back. There is a fixed number of them, and of input
 * blocks, so that memory stays bounded: a thread that is far ahead waits for an empty batch. With
 * one thread there is no other one: `--threads 1` means one.
 *
 * A batch grows as long as it is done quickly and shrinks when records are hard, so that two hard
 * puzzles are shared by two threads and a million easy ones cost few locks.
 */
#define _DEFAULT_SOURCE
#include "stream.h"

#include <errno.h>
#include <sched.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

#include "command.h"
#include "output.h"
#include "processors.h"
#include "stream_data.h"

enum {
    MOST_THREADS = 256,
    MOST_YIELDS = 400,
    BATCH_NANOSECONDS = 8000000 /* what a batch should take */
};

typedef struct worker {
    hf_stream *stream;
    void *context;
    hf_reader *reader;
    size_t shown; /* number of the source that the reader was shown; see stream_record.c */
    pthread_t thread;
    bool started;
    bool opened;
} worker;

const hf_option hf_running_options[] = {
    {'t', "threads", HF_ARG_NUMBER, "N",
     "work with N threads (default: one for each processor it may use)",
     offsetof(hf_running_args, threads), NULL},
    {'q', "quiet", HF_ARG_FLAG, NULL, "data only: no messages, no progress, no drawings",
     offsetof(hf_running_args, quiet), NULL},
    {'v', "verbose", HF_ARG_FLAG, NULL, "say how the input was understood, and how long it took",
     offsetof(hf_running_args, verbose), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

const hf_option hf_running_in_order_options[] = {
    {'q', "quiet", HF_ARG_FLAG, NULL, "no messages about single records",
     offsetof(hf_running_args, quiet), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

hf_stream_options hf_stream_defaults(const hf_running_args *args, const hf_input *input)
{
    hf_stream_options options = {.input = input};

    if (args) {
        options.threads =
            args->threads.value < MOST_THREADS ? (unsigned)args->threads.value : MOST_THREADS;
        options.quiet = args->quiet;
        options.verbose = args->verbose;
    }
    return options;
}

/* ---- working --------------------------------------------------------------------------------- */

static void do_records(worker *w, hf_work *work)
{
    hf_item item;

    for (size_t i = 0; i < work->count; i++) {
        if (!hf_work_parse(work, &work->pieces[i], &item))
            continue;
        w->stream->job->record(w->context, work, &item);
        work->records++;
    }
}

/* The new batch limit after one batch of `count` pieces took so long. Under the lock. */
static void adapt_limit(hf_stream *stream, size_t count, uint64_t elapsed)
{
    uint64_t each = elapsed / count + 1;
    uint64_t fitting = BATCH_NANOSECONDS / each + 1;
    uint64_t doubled = 2 * (uint64_t)count;

    if (doubled < fitting && doubled < stream->limit)
        return; /* a small batch at a pause of the input tells little */
    stream->limit = (size_t)(fitting < doubled ? fitting : doubled);
    if (stream->limit > stream->feed.most_pieces)
        stream->limit = stream->feed.most_pieces;
}

static void do_batch(worker *w, hf_stream_batch *batch)
{
    hf_stream *stream = w->stream;
    hf_work *work = &batch->work;
    uint64_t start = hf_term_now();

    batch->shown = &w->shown;
    work->reader = w->reader;
    work->verbose = w->stream->options->verbose;
    if (stream->job->batch)
        stream->job->batch(w->context, work);
    else
        do_records(w, work);
    hf_stream_tell_plain(batch);
    hf_feed_release(&stream->feed, batch);

    pthread_mutex_lock(&stream->lock);
    adapt_limit(stream, work->count, hf_term_now() - start);
    stream->waiting[batch->sequence % stream->slots] = batch;
    hf_stream_write_waiting(stream);
    pthread_mutex_unlock(&stream->lock);
}

/* Another thread that reads is done in a few hundredths of a millisecond, while to sleep and be woken takes
 * longer than that on some machines: with two threads sleeping was 2 to 6 % of a long list of easy puzzles. */
static void wait_to_read(hf_stream *stream)
{
    for (int i = 0; i < MOST_YIELDS; i++) {
        if (pthread_mutex_trylock(&stream->reading) == 0)
            return;
        sched_yield();
    }
    pthread_mutex_lock(&stream->reading);
}

/* Reads the next batch. False: the input is over. */
static bool read_batch(hf_stream *stream, hf_stream_batch *batch)
{
    size_t limit;
    bool more;

    wait_to_read(stream);
    pthread_mutex_lock(&stream->lock);
    limit = stream->limit;
    pthread_mutex_unlock(&stream->lock);
    more = hf_feed_next(&stream->feed, batch, limit);
    if (more && !stream->job->gather && hf_output_stopping()) {
        hf_output_break_off();
        hf_feed_release(&stream->feed, batch);
        hf_feed_release_source(&stream->feed, batch->source);
        more = false;
    }
    pthread_mutex_unlock(&stream->reading);
    return more;
}

static bool open_worker(worker *w)
{
    hf_stream *stream = w->stream;
    const hf_job *job = stream->job;

    w->opened = true;
    w->context = job->context_size ? calloc(1, job->context_size) : job->user;
    return (w->context || !job->context_size) &&
           hf_reader_new(&stream->options->input->read, &w->reader) == HF_OK &&
           (!job->open || job->open(w->context, job->user));
}

static void close_worker(worker *w)
{
    const hf_job *job = w->stream->job;

    if (w->opened && w->context && job->close)
        job->close(w->context, job->user);
    if (job->context_size)
        free(w->context);
    hf_reader_free(w->reader);
}

/* A thread that could not begin: there is no other reason than memory. */
static void fail(hf_stream *stream)
{
    pthread_mutex_lock(&stream->lock);
    hf_stream_note_error(stream, ENOMEM);
    pthread_mutex_unlock(&stream->lock);
}

/* Takes batches until the input is over, or after the first if `once` says so. */
static bool work_on(worker *w, bool once)
{
    hf_stream *stream = w->stream;

    for (;;) {
        hf_stream_batch *batch = hf_stream_take_batch(stream);
        if (!batch)
            return false;
        if (!read_batch(stream, batch)) {
            pthread_mutex_lock(&stream->lock);
            hf_stream_return_batch(stream, batch);
            pthread_mutex_unlock(&stream->lock);
            return false;
        }
        bool last = batch->last;
        do_batch(w, batch);
        if (once || last)
            return !last;
    }
}

static void *run_worker(void *argument)
{
    worker *w = argument;

    hf_processors_anywhere();
    if (open_worker(w))
        work_on(w, false);
    else
        fail(w->stream);
    return NULL;
}

/* ---- the whole ------------------------------------------------------------------------------- */

unsigned hf_stream_threads(unsigned asked)
{
    long processors = asked ? (long)asked : hf_processors();

    if (processors < 1)
        return 1;
    return processors < MOST_THREADS ? (unsigned)processors : MOST_THREADS;
}

static void start_workers(const hf_stream *stream, worker *workers)
{
    pthread_attr_t elsewhere;

    pthread_attr_init(&elsewhere);
    hf_processors_elsewhere(&elsewhere);
    for (unsigned i = 1; i < stream->threads; i++)
        workers[i].started =
            pthread_create(&workers[i].thread, &elsewhere, run_worker, &workers[i]) == 0;
    pthread_attr_destroy(&elsewhere);
}

/* The calling thread does the first batch alone; if that was all, no other thread is started. */
static void run_workers(hf_stream *stream, worker *workers)
{
    for (unsigned i = 0; i < stream->threads; i++)
        workers[i].stream = stream;
    if (!open_worker(&workers[0])) {
        fail(stream);
    } else if (work_on(&workers[0], true)) {
        start_workers(stream, workers);
        work_on(&workers[0], false);
        for (unsigned i = 1; i < stream->threads; i++)
            if (workers[i].started)
                pthread_join(workers[i].thread, NULL);
    }
    for (unsigned i = 0; i < stream->threads; i++)
        close_worker(&workers[i]);
}

static void report(const hf_stream *stream)
{
    struct rusage usage;
    double seconds = (double)(hf_term_now() - stream->progress.start) / 1e9;

    getrusage(RUSAGE_SELF, &usage);
    hf_message("%llu records in %.3f s (%.0f per second), %u thread%s, %.1f MB of memory",
               (unsigned long long)stream->records, seconds, (double)stream->records / seconds,
               stream->threads, stream->threads == 1 ? "" : "s", (double)usage.ru_maxrss / 1024);
}

static void close_stream(hf_stream *stream)
{
    while (stream->empty) {
        hf_stream_batch *batch = stream->empty;
        stream->empty = batch->next;
        hf_stream_free_batch(batch);
    }
    free(stream->waiting);
    hf_pages_close(&stream->pages);
    hf_feed_close(&stream->feed);
    pthread_cond_destroy(&stream->changed);
    pthread_mutex_destroy(&stream->lock);
    pthread_mutex_destroy(&stream->reading);
}

/* What was said after the last batch, and what is to be said of its source. */
static void finish(hf_stream *stream)
{
    hf_progress_clear(&stream->progress);
    hf_stream_note_error(stream, hf_pages_flush(&stream->pages));
    if (stream->feed.no_memory)
        hf_stream_note_error(stream, ENOMEM);
    if (!stream->stopped)
        hf_stream_change_source(stream, NULL);
    else
        hf_feed_release_source(&stream->feed, stream->source);
    hf_out_flush(&stream->feed.notes, STDERR_FILENO);
}

static int exit_status(const hf_stream *stream)
{
    if (stream->feed.io_failed)
        return HF_EXIT_IO;
    if ((stream->feed.empty_source || stream->empty_source) && stream->status == HF_EXIT_OK)
        return HF_EXIT_PUZZLES;
    return stream->status;
}

static int run_once(const hf_stream_options *options, const hf_job *job)
{
    hf_stream stream = {.options = options, .job = job, .limit = 1};
    worker *workers;
    int status;

    stream.threads = hf_stream_threads(options->threads);
    stream.one_terminal = hf_term_out() && isatty(STDERR_FILENO) == 1;
    stream.slots = 2 * (size_t)stream.threads + 2;
    stream.waiting = calloc(stream.slots, sizeof *stream.waiting);
    workers = calloc(stream.threads, sizeof *workers);
    pthread_mutex_init(&stream.reading, NULL);
    pthread_mutex_init(&stream.lock, NULL);
    pthread_cond_init(&stream.changed, NULL);
    hf_pages_open(&stream.pages, STDOUT_FILENO);
    hf_progress_start(&stream.progress, hf_feed_total(options->input), options->quiet);
    if (hf_feed_open(&stream.feed, options, stream.threads) && stream.waiting && workers)
        run_workers(&stream, workers);
    else
        fail(&stream);
    finish(&stream);
    if (options->verbose)
        report(&stream);
    status = exit_status(&stream);
    close_stream(&stream);
    free(workers);
    return status;
}

/* Several samples have shapes of their own, so each is an input of its own. */
int hf_stream_run(const hf_stream_options *options, const hf_job *job)
{
    int worst = run_once(options, job);
    hf_input input = *options->input;
    hf_stream_options next = *options;

    input.sample_shape = NULL;
    next.input = &input;
    for (size_t i = 1; i < input.sample_count && worst != HF_EXIT_IO; i++) {
        int status = HF_EXIT_IO;
        if (hf_input_sample(&input, i))
            status = run_once(&next, job);
        else
            hf_message("out of memory");
        worst = status > worst ? status : worst;
    }
    hf_shape_free(input.sample_shape);
    return worst;
}
