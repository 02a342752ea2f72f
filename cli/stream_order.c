/* SPDX-License-Identifier: MIT
 *
 * stream_order.c - batches: who gets an empty one, who waits for his turn, and writing in the order of
 * the input. Whoever hands in the batch whose turn it is writes it, and all that wait behind it.
 */
#define _DEFAULT_SOURCE
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

#include "command.h"
#include "output.h"
#include "stream_data.h"

enum {
    EARLY_SIZE = 1 << 20,
    KEEP_CAPACITY = 1 << 20 /* larger buffers are not kept for the next batch */
};

/* ---- the end before its time ----------------------------------------------------------------- */

void hf_stream_note_error(hf_stream *stream, int error)
{
    if (!error || stream->stopped)
        return;
    stream->stopped = true;
    stream->status = HF_EXIT_IO;
    hf_progress_clear(&stream->progress);
    if (stream->job->broken)
        *stream->job->broken = true; /* a part must not look like the whole */
    if (error == ENOMEM)
        hf_message("out of memory");
    else if (error != EPIPE)
        hf_message("cannot write to standard output: %s", hf_error_text(error));
    pthread_cond_broadcast(&stream->changed);
}

/* ---- batches --------------------------------------------------------------------------------- */

static hf_stream_batch *make_batch(hf_stream *stream)
{
    hf_stream_batch *batch = calloc(1, sizeof *batch);

    if (batch)
        batch->pieces = malloc(stream->feed.most_pieces * sizeof *batch->pieces);
    if (!batch || !batch->pieces) {
        free(batch);
        return NULL;
    }
    batch->stream = stream;
    return batch;
}

void hf_stream_free_batch(hf_stream_batch *batch)
{
    hf_out_free(&batch->work.out);
    hf_out_free(&batch->work.messages);
    hf_out_free(&batch->work.side);
    hf_out_free(&batch->notes);
    free(batch->pieces);
    free(batch);
}

hf_stream_batch *hf_stream_take_batch(hf_stream *stream)
{
    hf_stream_batch *batch = NULL;

    pthread_mutex_lock(&stream->lock);
    while (!stream->stopped && !stream->empty && stream->batches == stream->slots)
        pthread_cond_wait(&stream->changed, &stream->lock);
    if (!stream->stopped) {
        batch = stream->empty;
        if (batch) {
            stream->empty = batch->next;
        } else {
            batch = make_batch(stream);
            stream->batches += batch != NULL;
            if (!batch)
                hf_stream_note_error(stream, ENOMEM);
        }
    }
    pthread_mutex_unlock(&stream->lock);
    return batch;
}

void hf_stream_return_batch(hf_stream *stream, hf_stream_batch *batch)
{
    if (batch->work.out.capacity > KEEP_CAPACITY)
        hf_out_free(&batch->work.out);
    batch->work.out.length = 0;
    batch->work.messages.length = 0;
    batch->work.side.length = 0;
    batch->notes.length = 0;
    batch->work.records = 0;
    batch->work.bad = false;
    batch->work.io_failed = false;
    batch->looked = 0;
    batch->format = batch->began = NULL;
    batch->next = stream->empty;
    stream->empty = batch;
    pthread_cond_broadcast(&stream->changed);
}

/* ---- writing --------------------------------------------------------------------------------- */

/* The functions below up to write_batch: without the lock, by the one thread that is writing. */
static void write_messages(hf_stream *stream, hf_out *messages)
{
    if (messages->length == 0)
        return;
    hf_pages_flush(&stream->pages);
    hf_progress_clear(&stream->progress);
    hf_out_flush(messages, STDERR_FILENO);
    messages->length = 0;
}

static int write_work(hf_stream *stream, hf_work *work, bool steady)
{
    int error;

    if (stream->options->quiet)
        work->messages.length = 0;
    write_messages(stream, &work->messages);
    if (stream->job->gather) {
        hf_out_bytes(stream->job->gather, work->out.data, work->out.length);
        error = work->out.failed || stream->job->gather->failed ? ENOMEM : 0;
        work->out.length = 0;
    } else {
        error = hf_pages_write(&stream->pages, &work->out, steady);
    }
    hf_progress_update(&stream->progress, stream->records, stream->bytes);
    return error;
}

void hf_stream_change_source(hf_stream *stream, hf_feed_source *next)
{
    hf_feed_source *done = stream->source;

    if (done && done->records == 0 && !done->failed && !stream->options->input->shard.parts) {
        stream->empty_source = true;
        hf_pages_flush(&stream->pages);
        if (!stream->options->quiet)
            hf_message(HF_FEED_EMPTY, done->name, "");
    }
    hf_feed_release_source(&stream->feed, done);
    stream->source = next;
    stream->format = NULL;
}

/* The first board of a batch, unless it is read as those before it. */
static void tell_format(hf_stream *stream, hf_stream_batch *batch)
{
    if (batch->began && batch->began != stream->format && !stream->options->quiet)
        hf_out_format(&batch->notes, "%s:%zu:1: read as format '%s'\n", batch->work.source,
                      batch->began_line, hf_format_name(batch->began));
    if (batch->format)
        stream->format = batch->format;
}

/* A batch for which memory did not suffice is not written: what is written is always whole. */
static int write_batch(hf_stream *stream, hf_stream_batch *batch)
{
    int error;

    if (stream->source != batch->source)
        hf_stream_change_source(stream, batch->source);
    else
        hf_feed_release_source(&stream->feed, batch->source);
    batch->source = NULL;
    stream->source->records += batch->work.records;
    stream->records += batch->work.records;
    stream->bytes += batch->bytes;
    tell_format(stream, batch);
    write_messages(stream, &batch->notes);
    if (batch->work.no_memory || batch->work.out.failed || batch->work.messages.failed ||
        batch->work.side.failed || batch->notes.failed)
        return ENOMEM;
    if (stream->job->turn)
        stream->job->turn(stream->job->user, &batch->work);
    error = write_work(stream, &batch->work, stream->source->steady);
    if (error == 0)
        hf_output_reached(batch->place);
    return error;
}

void hf_stream_write_waiting(hf_stream *stream)
{
    hf_stream_batch **slot;

    if (stream->writing)
        return;
    stream->writing = true;
    while (*(slot = &stream->waiting[stream->turn % stream->slots]) != NULL) {
        hf_stream_batch *batch = *slot;
        int error = 0;

        *slot = NULL;
        if (!stream->stopped) {
            pthread_mutex_unlock(&stream->lock);
            error = write_batch(stream, batch);
            pthread_mutex_lock(&stream->lock);
        } else {
            hf_feed_release_source(&stream->feed, batch->source);
        }
        hf_stream_note_error(stream, error);
        if (batch->work.bad && stream->status == HF_EXIT_OK)
            stream->status = HF_EXIT_PUZZLES;
        if (batch->work.io_failed)
            stream->status = HF_EXIT_IO;
        stream->turn++;
        hf_stream_return_batch(stream, batch);
    }
    stream->writing = false;
}

void hf_work_write_early(hf_work *work)
{
    hf_stream_batch *batch = (hf_stream_batch *)(void *)work;
    hf_stream *stream = batch->stream;
    int error;

    if (work->out.length < EARLY_SIZE)
        return;
    pthread_mutex_lock(&stream->lock);
    while (!stream->stopped && (stream->turn != batch->sequence || stream->writing))
        pthread_cond_wait(&stream->changed, &stream->lock);
    if (stream->stopped) {
        work->out.length = 0;
    } else {
        stream->writing = true;
        pthread_mutex_unlock(&stream->lock);
        write_messages(stream, &batch->notes);
        error = write_work(stream, work, false);
        pthread_mutex_lock(&stream->lock);
        stream->writing = false;
        hf_stream_note_error(stream, error);
    }
    pthread_mutex_unlock(&stream->lock);
}
