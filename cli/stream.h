/* SPDX-License-Identifier: MIT
 *
 * stream.h - boards in, records out: with all cores, in order, in bounded memory.
 *
 * A command hands over a job. The stream reads the input in blocks, cuts the blocks into pieces
 * (one record each), puts pieces together into batches of work, has threads do them, and writes
 * what each batch gives in the order of the input. The smallest job has one function, called once
 * per board:
 *
 *     static void record(void *context, hf_work *work, const hf_item *item)
 *     {
 *         if (item->status != HF_OK) {
 *             hf_work_complain(work, item);          // message on stderr, exit status 1
 *             hf_out_text(&work->out, "unreadable\n"); // one record out for each record in
 *             return;
 *         }
 *         hf_out_number(&work->out, hf_grid_clues(item->record.grid));
 *         hf_out_char(&work->out, '\n');
 *     }
 *
 *     hf_job job = {.record = record};
 *     hf_stream_options options = hf_stream_defaults(NULL, &input);
 *     return hf_stream_run(&options, &job);
 */
#ifndef HF_CLI_STREAM_H
#define HF_CLI_STREAM_H

#include "houseful/format.h"
#include "input.h"
#include "out.h"

/* A piece of the input that holds one record (or a blank or comment line). */
typedef struct hf_piece {
    const char *text;
    size_t length;
    size_t line; /* of its first line in the source, from 1 */
    bool plain;  /* text[0..81) are digits and points, and a line end or a comment follows */
} hf_piece;

/* A batch of work: pieces of one source, and what comes of them. */
typedef struct hf_work {
    const char *source; /* name for messages: a file, "stdin", "argument" */
    const hf_piece *pieces;
    size_t count;
    bool by_hand; /* given on the command line, as a sample, or typed */
    bool sole;    /* the only record of the whole input; false unless the job asked for it */
    bool alone;   /* nothing else is there to be done by now: a matter of speed, never of layout */
    bool verbose; /* tell what texts were taken for */
    hf_reader *reader; /* the thread's own, ready for this source */
    hf_out out;        /* records, for stdout */
    hf_out messages;   /* for stderr */
    bool bad;          /* set it: some puzzle was not as it should be (exit status 1) */
    bool io_failed;    /* set it, and say why: something could not be written (exit status 3) */
    bool no_memory;    /* set it: a record could not be done for want of memory (exit status 3) */
    size_t records;    /* count them here if the job does batches; done for you otherwise */
    uint64_t first;    /* so many pieces of the whole input came before this batch */
    hf_out side;       /* what the job leaves here for its `turn` */
} hf_work;

/* One record, parsed. */
typedef struct hf_item {
    const char *source;
    size_t line;      /* of its first line in the source, from 1 */
    uint64_t number;  /* pieces before it in the whole input, or in the sample */
    const char *text; /* as it stood */
    size_t length;
    hf_status status; /* HF_OK: record.grid is there; HF_BAD_TEXT: record.message; HF_NO_MEMORY */
    hf_record record;
} hf_item;

/* What is done. Zero what is not needed. */
typedef struct hf_job {
    hf_out *gather; /* the records go here instead of to stdout, in order */
    bool *broken;   /* set if memory ran out or writing failed: what was written is a part */
    void *user;     /* shared by all threads */
    bool variants;  /* honours every constraint; else puzzles with such are mistakes */
    size_t
        context_size; /* of each thread's context, which starts zeroed; 0: all get `user` instead */
    /* At the start of each thread; false: it cannot work (a message was printed). */
    bool (*open)(void *context, void *user);
    /* For each record; blank and comment lines never get here. Called by many threads at once, with
     * their own contexts. */
    void (*record)(void *context, hf_work *work, const hf_item *item);
    /* Instead of `record`: the whole batch at once. Use hf_work_parse for single pieces. */
    void (*batch)(void *context, hf_work *work);
    /* For each batch in the order of the input, before its records are written, by one thread at a time: what
     * depends on all that came before. It may change or take away work->out. */
    void (*turn)(void *user, hf_work *work);
    /* At the end, one thread after the other: add up, free. */
    void (*close)(void *context, void *user);
} hf_job;

/* ---- group "Running" ------------------------------------------------------------------------- */

typedef struct hf_running_args {
    hf_number threads;
    bool quiet;
    bool verbose;
} hf_running_args;

extern const hf_option hf_running_options[];
/* Of commands to which the order of the records matters, so that one thread has to do: it sets
 * `threads` by itself. */
extern const hf_option hf_running_in_order_options[];

/* ---- running --------------------------------------------------------------------------------- */

typedef struct hf_stream_options {
    const hf_input *input;
    unsigned threads; /* 0: as many as the machine has processors */
    bool quiet;       /* no messages about single records */
    bool verbose;     /* tell how the input was read, and at the end how it went */
    /* The layout depends on whether there is one record or several: the first one waits for the
     * second or for the end of the input, however long that takes, so that hf_work.sole is true of
     * the input and not of the moment. */
    bool ask_sole;
    /* The record of a text that is no board says so with its reason: where records and messages go to
     * the same terminal, it is not said twice. */
    bool tells_errors;
} hf_stream_options;

/* `args` may be NULL for the defaults. */
hf_stream_options hf_stream_defaults(const hf_running_args *args, const hf_input *input);

/* The number of threads that a run with this setting has. */
unsigned hf_stream_threads(unsigned asked);

/* Runs the job over the whole input; returns an exit status. */
int hf_stream_run(const hf_stream_options *options, const hf_job *job);

/* Parses a piece; false: nothing was in it. */
bool hf_work_parse(hf_work *work, const hf_piece *piece, hf_item *item);
/* Says on stderr what is wrong with a record ("file:line:column: message") and marks the work bad.
 */
void hf_work_complain(hf_work *work, const hf_item *item);
/* Does the record of a text that is no board say so on the very terminal where messages go? Then they need not. */
bool hf_work_tells(const hf_work *work);
/* For records of great length: when work->out has grown large, waits until it is this batch's turn
 * and writes it out early, so that memory stays bounded. Call it now and then. */
void hf_work_write_early(hf_work *work);

#endif
