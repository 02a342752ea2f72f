/* SPDX-License-Identifier: MIT
 *
 * feed.c - reading blocks and cutting them into pieces.
 *
 * Lines that hold a plain puzzle are told by looking at their 81 characters, sixteen at a time
 * where the compiler makes vectors of it (5 ns a line); only other texts are shown to a reader.
 */
#define _POSIX_C_SOURCE 200809L
#include "feed.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "command.h"
#include "term.h"

enum {
    CELLS = 81,
    LARGEST_BLOCK = 1 << 18, /* stays in the second cache; small enough to share out a short list */
    SMALLEST_BLOCK = 1 << 16,
    ALL_BLOCKS = 12 << 20,   /* shared out among the threads */
    BLOCK_BUDGET = 24 << 20, /* room for a longest record, the block it outgrew, and the rest */
    HEAD_SIZE = 1 << 16
};

/* ---- blocks ---------------------------------------------------------------------------------- */

static hf_block *make_block(size_t size)
{
    hf_block *block = malloc(sizeof *block);

    if (block)
        *block = (hf_block){.size = size, .data = malloc(size)};
    if (block && !block->data) {
        free(block);
        block = NULL;
    }
    return block;
}

/* A block with one user. Waits while too many are in use; the caller's own old block, which may be
 * as large as half of the budget, never makes it wait for ever. */
static hf_block *take_block(hf_feed *feed, size_t size)
{
    hf_block *block = NULL;
    size_t own = feed->block ? feed->block->size : 0;

    if (size < feed->block_size)
        size = feed->block_size;
    pthread_mutex_lock(&feed->lock);
    while (feed->live_bytes > own && feed->live_bytes + size > BLOCK_BUDGET)
        pthread_cond_wait(&feed->freed, &feed->lock);
    if (size == feed->block_size && feed->free_blocks) {
        block = feed->free_blocks;
        feed->free_blocks = block->next;
    } else {
        block = make_block(size);
    }
    if (block) {
        block->users = 1;
        block->filled = 0;
        feed->live_bytes += block->size;
    }
    pthread_mutex_unlock(&feed->lock);
    return block;
}

/* Under the lock. Blocks of the usual size are kept, larger ones returned to the system. */
static void drop_block(hf_feed *feed, hf_block *block)
{
    if (!block || --block->users > 0)
        return;
    feed->live_bytes -= block->size;
    if (block->size == feed->block_size) {
        block->next = feed->free_blocks;
        feed->free_blocks = block;
    } else {
        free(block->data);
        free(block);
    }
    pthread_cond_signal(&feed->freed);
}

/* ---- sources --------------------------------------------------------------------------------- */

/* Under the lock. With its last user a source can be judged: was there anything in it? */
static void drop_source(hf_feed *feed, hf_source *source)
{
    if (!source || --source->users > 0)
        return;
    if (source->records == 0 && !source->failed) {
        feed->empty_source = true;
        if (!feed->quiet)
            hf_message("%s: no puzzle in it", source->name);
    }
    free(source->head);
    free(source);
}

static void report_failure(hf_feed *feed, const char *verb, int error)
{
    hf_message("cannot %s %s: %s", verb, feed->source->name, hf_error_text(error));
    feed->source->failed = true;
    pthread_mutex_lock(&feed->lock);
    feed->io_failed = true;
    pthread_mutex_unlock(&feed->lock);
    feed->ended = true;
}

static void open_operand(hf_feed *feed, const char *operand)
{
    if (strcmp(operand, "-") == 0) {
        feed->source->name = "stdin";
        feed->source->argument = isatty(STDIN_FILENO) == 1 && hf_term_out();
        feed->descriptor = STDIN_FILENO;
    } else if (hf_input_is_puzzle(operand)) {
        feed->source->name = "argument";
        feed->source->argument = true;
        feed->text = operand;
        feed->text_length = strlen(operand);
    } else {
        feed->source->name = operand;
        feed->descriptor = open(operand, O_RDONLY | O_CLOEXEC);
        if (feed->descriptor < 0)
            report_failure(feed, "open", errno);
    }
}

/* Opens the next source. False: there is none, or no memory. */
static bool open_source(hf_feed *feed)
{
    const hf_operands *operands = feed->input->operands;
    bool default_stdin = operands->count == 0;

    if (feed->next_operand >= (default_stdin ? 1 : operands->count))
        return false;
    feed->source = calloc(1, sizeof *feed->source);
    if (!feed->source)
        return false;
    feed->source->users = 1;
    feed->source->number = ++feed->sources;
    feed->descriptor = -1;
    feed->text = NULL;
    feed->text_length = 0;
    feed->ended = false;
    feed->line = 1;
    feed->tried = 0;
    if (feed->input->sample) {
        feed->source->name = "sample";
        feed->source->argument = true;
        feed->text = feed->input->sample;
        feed->text_length = strlen(feed->text);
    } else {
        open_operand(feed, default_stdin ? "-" : operands->at[feed->next_operand]);
    }
    feed->next_operand++;
    return true;
}

static void close_source(hf_feed *feed)
{
    if (feed->descriptor > STDIN_FILENO)
        close(feed->descriptor);
    feed->descriptor = -1;
    pthread_mutex_lock(&feed->lock);
    drop_source(feed, feed->source);
    pthread_mutex_unlock(&feed->lock);
    feed->source = NULL;
}

/* ---- reading --------------------------------------------------------------------------------- */

static bool would_wait(const hf_feed *feed)
{
    struct pollfd state = {feed->descriptor, POLLIN, 0};

    return !feed->ended && feed->descriptor >= 0 && poll(&state, 1, 0) == 0;
}

static ssize_t read_some(hf_feed *feed, char *to, size_t room)
{
    if (feed->descriptor < 0) {
        size_t count = feed->text_length < room ? feed->text_length : room;
        memcpy(to, feed->text, count);
        feed->text += count;
        feed->text_length -= count;
        return (ssize_t)count;
    }
    for (;;) {
        ssize_t count = read(feed->descriptor, to, room);
        if (count >= 0 || (errno != EINTR && errno != EAGAIN))
            return count;
        struct pollfd state = {feed->descriptor, POLLIN, 0};
        poll(&state, 1, -1);
    }
}

/* Every reader must see the same beginning of a text, so it is kept as long as the source is. */
static void show_head(hf_feed *feed)
{
    hf_source *source = feed->source;
    const char *text = feed->block->data + feed->from;
    size_t length = feed->block->filled - feed->from;
    const char *decision;

    length = length < HEAD_SIZE ? length : HEAD_SIZE;
    source->head = malloc(length ? length : 1);
    if (source->head) {
        memcpy(source->head, text, length);
        source->head_length = length;
        hf_reader_look(feed->reader, source->head, length);
    }
    decision = feed->verbose ? hf_reader_decision(feed->reader) : NULL;
    if (decision)
        hf_message("%s: %s", source->name, decision);
}

/* Reads on, where there is room in the block. */
static void fill_block(hf_feed *feed)
{
    hf_block *block = feed->block;
    ssize_t count = read_some(feed, block->data + block->filled, block->size - block->filled);

    if (count < 0) {
        report_failure(feed, "read", errno);
        return;
    }
    if (count == 0)
        feed->ended = true;
    block->filled += (size_t)count;
    if (!feed->source->head)
        show_head(feed);
}

/* Goes on in a new block, which begins with what the old one leaves unfinished and is twice as
 * long as that, up to the longest record. */
static bool change_block(hf_feed *feed)
{
    hf_block *old = feed->block;
    size_t rest = old ? old->filled - feed->from : 0;
    size_t most = HF_INPUT_MAX_RECORD + feed->block_size;
    hf_block *block = take_block(feed, rest * 2 < most ? rest * 2 : most);

    if (!block)
        return false;
    if (rest)
        memcpy(block->data, old->data + feed->from, rest);
    block->filled = rest;
    feed->from = 0;
    feed->block = block;
    pthread_mutex_lock(&feed->lock);
    drop_block(feed, old);
    pthread_mutex_unlock(&feed->lock);
    return true;
}

/* ---- cutting --------------------------------------------------------------------------------- */

/* Are these 81 characters digits and points? In ASCII they are . / 0 1 ... 9, in this order, so one
 * comparison finds them with the stroke, and another one excludes that. */
static bool is_plain_text(const char *text)
{
    unsigned char other = 0;

    for (size_t i = 0; i < CELLS - 1; i++) {
        unsigned char c = (unsigned char)(text[i] - '.');
        other |= (unsigned char)((c > 11) | (c == 1));
    }
    unsigned char c = (unsigned char)(text[CELLS - 1] - '.');
    return !(other | (c > 11) | (c == 1));
}

/* The length of the line at the front if it holds a plain puzzle with or without a comment, else 0.
 * A comma is left to the reader: the line may be a part of a table. */
static size_t plain_length(const char *text, size_t available, bool last)
{
    const char *end;

    if (available < CELLS + (last ? 0U : 1U) || !is_plain_text(text))
        return 0;
    if (available == CELLS)
        return CELLS;
    if (text[CELLS] == '\n')
        return CELLS + 1;
    if (!strchr(" \t\r#;", text[CELLS]) || text[CELLS] == '\0')
        return 0;
    end = memchr(text + CELLS, '\n', available - CELLS);
    if (end)
        return (size_t)(end - text) + 1;
    return last ? available : 0;
}

static size_t count_lines(const char *text, size_t length)
{
    size_t lines = 0;

    for (const char *at = text; (at = memchr(at, '\n', length - (size_t)(at - text))) != NULL; at++)
        lines++;
    return lines;
}

/* The next piece of what has been read. False: more must be read first. */
static bool cut_piece(hf_feed *feed, hf_piece *piece)
{
    size_t available = feed->block ? feed->block->filled - feed->from : 0;
    const char *text;

    if (available == 0)
        return false;
    text = feed->block->data + feed->from;
    *piece = (hf_piece){.text = text, .line = feed->line};
    if (feed->plain)
        piece->length = plain_length(text, available, feed->ended);
    piece->plain = piece->length > 0;
    if (!piece->plain) {
        if (available < feed->tried * 2 && available < HF_INPUT_MAX_RECORD && !feed->ended &&
            !would_wait(feed))
            return false;
        piece->length = hf_reader_cut(feed->reader, text, available, feed->ended);
        if (piece->length == 0) {
            feed->tried = available;
            return false;
        }
    }
    feed->tried = 0;
    feed->line += piece->plain ? 1 : count_lines(text, piece->length);
    feed->from += piece->length;
    return true;
}

/* ---- batches --------------------------------------------------------------------------------- */

static bool has_room(const hf_feed *feed)
{
    return feed->block && feed->block->filled < feed->block->size;
}

/* Would too little of a source's beginning fit into this block to judge it by? */
static bool begins_late(const hf_feed *feed)
{
    return !feed->source->head && feed->block->size - feed->block->filled < HEAD_SIZE;
}

/* Reads on in this block or a new one, waiting for input if there is none yet. */
static bool read_more(hf_feed *feed)
{
    if ((!has_room(feed) || begins_late(feed)) && !change_block(feed)) {
        hf_message("out of memory");
        pthread_mutex_lock(&feed->lock);
        feed->io_failed = true;
        pthread_mutex_unlock(&feed->lock);
        return false;
    }
    fill_block(feed);
    return true;
}

/* Is it more than a blank or comment line? */
static bool holds_record(const hf_piece *piece)
{
    size_t at = 0;

    if (piece->plain)
        return true;
    while (at < piece->length && strchr(" \t\r\n", piece->text[at]))
        at++;
    return at < piece->length && piece->text[at] != '#';
}

/* Cuts pieces until there are enough of them, or the block, the source or the input that is there
 * by now is used up. It never waits. */
static size_t cut_pieces(hf_feed *feed, hf_piece *pieces, size_t limit)
{
    size_t count = 0;
    size_t records = 0;

    while (records < limit && count < feed->most_pieces) {
        if (cut_piece(feed, &pieces[count])) {
            records += holds_record(&pieces[count++]);
            continue;
        }
        if (count == 0 || feed->ended || !has_room(feed) || would_wait(feed))
            return count;
        fill_block(feed);
    }
    /* If all is used up, learn now whether that was the end. */
    if (!feed->ended && feed->from == feed->block->filled && has_room(feed) && !would_wait(feed))
        fill_block(feed);
    return count;
}

static bool is_over(const hf_feed *feed)
{
    return feed->ended && feed->from == feed->block->filled &&
           feed->next_operand >= feed->input->operands->count;
}

static size_t count_records(const hf_piece *pieces, size_t count)
{
    size_t records = 0;

    for (size_t i = 0; i < count; i++)
        records += holds_record(&pieces[i]);
    return records;
}

static void complete_batch(hf_feed *feed, hf_batch *batch, size_t count)
{
    const hf_piece *end = &batch->pieces[count - 1];

    batch->work.pieces = batch->pieces;
    batch->work.count = count;
    batch->work.source = feed->source->name;
    batch->work.argument = feed->source->argument;
    batch->last = is_over(feed);
    batch->work.sole =
        batch->last && feed->batches == 0 && count_records(batch->pieces, count) == 1;
    batch->sequence = feed->batches++;
    batch->bytes = (size_t)(end->text - batch->pieces[0].text) + end->length;
    batch->block = feed->block;
    batch->source = feed->source;
    pthread_mutex_lock(&feed->lock);
    feed->block->users++;
    feed->source->users++;
    pthread_mutex_unlock(&feed->lock);
}

bool hf_feed_next(hf_feed *feed, hf_batch *batch, size_t limit)
{
    size_t count;

    for (;;) {
        if (!feed->source && !open_source(feed))
            return false;
        count = cut_pieces(feed, batch->pieces, limit);
        if (count > 0)
            break;
        if (feed->ended)
            close_source(feed);
        else if (!read_more(feed))
            return false;
    }
    complete_batch(feed, batch, count);
    return true;
}

void hf_feed_release(hf_feed *feed, hf_batch *batch)
{
    pthread_mutex_lock(&feed->lock);
    batch->source->records += batch->work.records;
    drop_block(feed, batch->block);
    drop_source(feed, batch->source);
    pthread_mutex_unlock(&feed->lock);
    batch->block = NULL;
    batch->source = NULL;
}

/* ---- opening and closing --------------------------------------------------------------------- */

/* Only a reader that guesses, or reads lines, on boards it may choose itself, takes every line of
 * 81 digits and points as a 9x9 puzzle. */
static bool plain_lines_count(const hf_read_options *read)
{
    return !read->spec && (!read->format || read->format == hf_format_named("line") ||
                           read->format == hf_format_named("sdm"));
}

bool hf_feed_open(hf_feed *feed, const hf_stream_options *options, unsigned threads)
{
    hf_read_options read = options->input->read;
    size_t size = ALL_BLOCKS / (threads + 2);

    *feed = (hf_feed){.input = options->input, .descriptor = -1, .quiet = options->quiet};
    feed->verbose = options->verbose;
    feed->block_size = size > LARGEST_BLOCK    ? LARGEST_BLOCK
                       : size < SMALLEST_BLOCK ? SMALLEST_BLOCK
                                               : size;
    feed->most_pieces = feed->block_size / 2 / (CELLS + 1);
    if (feed->most_pieces > HF_FEED_MOST_PIECES)
        feed->most_pieces = HF_FEED_MOST_PIECES;
    feed->plain = plain_lines_count(&read);
    pthread_mutex_init(&feed->lock, NULL);
    pthread_cond_init(&feed->freed, NULL);
    return hf_reader_new(&read, &feed->reader) == HF_OK;
}

void hf_feed_close(hf_feed *feed)
{
    if (feed->source)
        close_source(feed);
    drop_block(feed, feed->block);
    while (feed->free_blocks) {
        hf_block *block = feed->free_blocks;
        feed->free_blocks = block->next;
        free(block->data);
        free(block);
    }
    hf_reader_free(feed->reader);
    pthread_cond_destroy(&feed->freed);
    pthread_mutex_destroy(&feed->lock);
}

uint64_t hf_feed_total(const hf_input *input)
{
    uint64_t total = 0;
    struct stat state;

    if (input->operands->count == 0)
        return fstat(STDIN_FILENO, &state) == 0 && S_ISREG(state.st_mode) ? (uint64_t)state.st_size
                                                                          : 0;
    for (size_t i = 0; i < input->operands->count; i++) {
        const char *operand = input->operands->at[i];
        if (hf_input_is_puzzle(operand))
            continue;
        if (stat(operand, &state) != 0 || !S_ISREG(state.st_mode))
            return 0;
        total += (uint64_t)state.st_size;
    }
    return total;
}
