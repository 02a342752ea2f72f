/* SPDX-License-Identifier: MIT
 *
 * stream_data.h - a running stream, for its own parts: stream.c (threads), stream_order.c (batches,
 * their order and writing) and stream_record.c (records).
 */
#ifndef HF_CLI_STREAM_DATA_H
#define HF_CLI_STREAM_DATA_H

#include <pthread.h>

#include "feed.h"
#include "pages.h"
#include "stream.h"
#include "term.h"

typedef struct hf_stream {
    const hf_stream_options *options;
    const hf_job *job;
    unsigned threads;
    bool one_terminal; /* stdout and stderr both are terminals */
    hf_feed feed;
    pthread_mutex_t reading; /* held while cutting a batch; feed belongs to the holder */
    /* Under `lock`: */
    pthread_mutex_t lock;
    pthread_cond_t changed; /* a batch became empty, or the turn moved on */
    hf_stream_batch *empty;
    size_t batches;            /* made so far */
    size_t slots;              /* may be made */
    hf_stream_batch **waiting; /* [sequence % slots]: done and not written */
    uint64_t turn;             /* the sequence number that is written next */
    bool writing;              /* a thread is at it */
    bool stopped;              /* no more batches: writing failed, or memory ran out */
    int status;                /* HF_EXIT_..., the worst so far */
    size_t limit;              /* pieces in a batch */
    /* Of the thread that is writing: */
    hf_feed_source *source;  /* of the batch that was written last */
    bool empty_source;       /* one had no record in it */
    const hf_format *format; /* of the source's last board, if formats are told; NULL: none */
    hf_pages pages;          /* standard output */
    hf_progress progress;
    uint64_t records;
    uint64_t bytes;
} hf_stream;

/* ---- stream_record.c --------------------------------------------------------------------------- */

/* Tells of the pieces that no reader saw as what they were read. */
void hf_stream_tell_plain(hf_stream_batch *batch);

/* ---- stream_order.c --------------------------------------------------------------------------- */

/* An empty batch; NULL if the stream has stopped. */
hf_stream_batch *hf_stream_take_batch(hf_stream *stream);
/* Under the lock: a batch is empty again. */
void hf_stream_return_batch(hf_stream *stream, hf_stream_batch *batch);
void hf_stream_free_batch(hf_stream_batch *batch);

/* Under the lock: writes all batches whose turn has come. */
void hf_stream_write_waiting(hf_stream *stream);
/* When the next source's turn has come, the one before can be judged: was there anything in it? By the
 * one thread that is writing; NULL: there is no next. */
void hf_stream_change_source(hf_stream *stream, hf_feed_source *next);
/* Under the lock: no more is written, said once why. A reader that has gone away (EPIPE) is no reason
 * for words. */
void hf_stream_note_error(hf_stream *stream, int error);

#endif
