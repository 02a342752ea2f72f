/* SPDX-License-Identifier: MIT
 *
 * feed.h - from files to pieces: the reading side of the stream.
 *
 * A feed goes through the sources (files, standard input, puzzles among the arguments) one after
 * the other, reads them in blocks and cuts the blocks into pieces of one record each. Pieces point
 * into their block; nothing is copied but the unfinished record at a block's end, which moves to
 * the front of the next block:
 *
 *     block 1  | record | record | record | rec|
 *                                          ~~~~ copied
 *     block 2                             |rec ord | record | ...
 *
 * A block is given back when all batches that were cut from it are done, so that only a few blocks
 * are alive at a time. A record that is longer than a block gets a larger block.
 *
 * What comes of it never depends on when the input arrives, only on what it is: pieces are the same
 * wherever a writer pauses, the beginning that decides how a source is read ends at a record, and
 * messages travel with the batches, so that they come out in the order of the input.
 */
#ifndef HF_CLI_FEED_H
#define HF_CLI_FEED_H

#include <pthread.h>

#include "compressed.h"
#include "stream.h"

/* A piece of memory that the input is read into. */
typedef struct hf_feed_block {
    struct hf_feed_block *next; /* in the list of free ones */
    size_t size;
    size_t filled;
    unsigned users; /* the feed itself, and batches with pieces in it */
    char *data;
} hf_feed_block;

typedef struct hf_feed_source {
    const char *name; /* for messages */
    char *head;       /* how the text begins, which every reader is shown; NULL: not known yet */
    size_t head_length;
    unsigned users; /* the feed itself, batches of it, and the stream while it writes them */
    size_t number;  /* from 1 */
    bool by_hand;   /* given on the command line, as a sample, or typed */
    bool steady;    /* a file or a text in memory: reading never waits for a writer */
    bool failed;    /* it could not be opened or read, which has been said */
    bool cut;       /* a piece was cut from it */
    size_t records; /* written so far; belongs to the thread that writes */
} hf_feed_source;

/* A batch: the work as the job sees it, and what the stream needs to know of it. */
typedef struct hf_stream_batch {
    hf_work work; /* first, so that a batch can be found from its work */
    struct hf_stream *stream;
    struct hf_stream_batch *next; /* in the list of free ones */
    hf_piece *pieces;             /* the work's pieces, with room for hf_feed.most_pieces */
    hf_feed_block *block;
    hf_feed_source *source;
    size_t *shown; /* number of the source whose beginning the work's reader knows */
    size_t
        looked; /* of the pieces: how many have been told as what they were read as, if that is wanted */
    const hf_format *format; /* of the last of them; NULL: none was a board so far */
    const hf_format *began;  /* of the first of them, which the thread that writes tells; or NULL */
    size_t began_line;
    hf_out notes;      /* what was said while it was read; to be written before it */
    uint64_t sequence; /* its place in the output, from 0 */
    size_t bytes;      /* of input */
    uint64_t place;    /* in the whole input, where it ends */
    bool last;         /* the input is over after it */
} hf_stream_batch;

typedef struct hf_feed {
    /* Belongs to the thread that holds the reading lock. */
    const hf_input *input;
    hf_reader *reader; /* for cutting */
    size_t next_operand;
    hf_feed_source *source; /* the one being read; NULL: none is open */
    int descriptor;         /* -1: the source is a text in memory, or all has been read */
    hf_compressed *packed;  /* the source is compressed; else NULL */
    bool fresh;             /* nothing has been read of the source */
    const char *text;       /* source in memory: what has not been read */
    size_t text_length;
    bool ended; /* nothing more to read from this source */
    hf_feed_block *block;
    size_t from;    /* of block->data: where the next piece begins */
    hf_rest rest;   /* what must be passed over before the next piece */
    size_t passed;  /* bytes of the source that are no text and were passed over */
    size_t tried;   /* so many bytes were not enough for a piece */
    size_t looked;  /* so many did not settle how the source is to be read */
    size_t line;    /* number of the line there */
    uint64_t place; /* of the next piece in the whole input; see shard.h */
    bool plain;     /* may lines of 81 characters be told without the reader? */
    uint64_t batches;
    uint64_t pieces; /* cut so far */
    size_t most_pieces;
    size_t sources;
    bool quiet;
    bool verbose;
    bool empty_source; /* one gave nothing */
    bool patient;      /* the first batch must tell whether its record is the only one */
    hf_out notes;      /* messages for the next batch; after the last, for the end */
    /* Shared; under `lock`. */
    pthread_mutex_t lock;
    pthread_cond_t freed;
    hf_feed_block *free_blocks;
    size_t block_size;
    size_t live_bytes; /* in blocks that are not free */
    bool io_failed;    /* something could not be opened or read */
    bool no_memory;    /* and it ended for want of memory */
} hf_feed;

/* What is said of a source without a record: its name, and an empty text. */
#define HF_FEED_EMPTY "%s: no puzzle in it%s"

/* The largest batch: more would not fit a processor's second cache with its solutions. */
enum { HF_FEED_MOST_PIECES = 2048 };

bool hf_feed_open(hf_feed *feed, const hf_stream_options *options, unsigned threads);
void hf_feed_close(hf_feed *feed);

/* Fills the batch with up to `limit` records. It returns with fewer rather than wait for input, but
 * waits for the first. False: the input is over, or there is no memory. One thread at a time. */
bool hf_feed_next(hf_feed *feed, hf_stream_batch *batch, size_t limit);

/* Gives back what the batch holds of the input's text. Any thread. */
void hf_feed_release(hf_feed *feed, hf_stream_batch *batch);
/* Gives back a source. Any thread; NULL is allowed. */
void hf_feed_release_source(hf_feed *feed, hf_feed_source *source);

/* The sum of the sizes of all files, 0 if it is not known. */
uint64_t hf_feed_total(const hf_input *input);

#endif
