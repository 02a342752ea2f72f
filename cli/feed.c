/* SPDX-License-Identifier: MIT
 *
 * feed.c - going through the sources, reading blocks, cutting them into pieces.
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
#include "cut.h"
#include "term.h"

enum {
    CELLS = 81,
    LARGEST_BLOCK = 1 << 18, /* stays in the second cache; small enough to share out a short list */
    SMALLEST_BLOCK = 1 << 16,
    ALL_BLOCKS = 12 << 20, /* shared out among the threads */
    HEAD_SIZE = 1 << 16
};

/* ---- sources --------------------------------------------------------------------------------- */

/* Under the lock. */
static void drop_source(hf_feed_source *source)
{
    if (!source || --source->users > 0)
        return;
    free(source->head);
    free(source);
}

/* A message in its place: after what has been read before, before what is read from now on. */
static void note(hf_feed *feed, const char *format, const char *name, const char *more)
{
    hf_out_text(&feed->notes, "houseful: ");
    hf_out_format(&feed->notes, format, name, more);
    hf_out_char(&feed->notes, '\n');
}

static void fail(hf_feed *feed, bool no_memory)
{
    pthread_mutex_lock(&feed->lock);
    feed->io_failed = true;
    feed->no_memory |= no_memory;
    pthread_mutex_unlock(&feed->lock);
}

static void report_failure(hf_feed *feed, const char *format, int error)
{
    note(feed, format, feed->source->name, hf_error_text(error));
    feed->source->failed = true;
    fail(feed, false);
    feed->ended = true;
}

static void open_text(hf_feed *feed, const char *name, const char *text)
{
    feed->source->name = name;
    feed->source->by_hand = true;
    feed->source->steady = true;
    feed->text = text;
    feed->text_length = strlen(text);
}

static void open_file(hf_feed *feed, const char *name)
{
    struct stat state;

    feed->source->name = name;
    feed->descriptor = open(name, O_RDONLY | O_CLOEXEC);
    if (feed->descriptor < 0)
        report_failure(feed, "cannot open %s: %s", errno);
    else
        feed->source->steady = fstat(feed->descriptor, &state) == 0 && S_ISREG(state.st_mode);
}

static void open_stdin(hf_feed *feed)
{
    struct stat state;

    feed->source->name = "stdin";
    feed->source->by_hand = isatty(STDIN_FILENO) == 1 && hf_term_out();
    feed->source->steady = fstat(STDIN_FILENO, &state) == 0 && S_ISREG(state.st_mode);
    feed->descriptor = STDIN_FILENO;
}

static void open_operand(hf_feed *feed, const char *operand)
{
    if (strcmp(operand, "-") == 0)
        open_stdin(feed);
    else if (hf_input_is_puzzle(operand))
        open_text(feed, "argument", operand);
    else
        open_file(feed, operand);
}

/* Opens the next source. False: there is none, or no memory. */
static bool open_source(hf_feed *feed)
{
    const hf_operands *operands = feed->input->operands;
    bool default_stdin = operands->count == 0;

    if (feed->next_operand >= (default_stdin ? 1 : operands->count))
        return false;
    feed->source = calloc(1, sizeof *feed->source);
    if (!feed->source) {
        fail(feed, true);
        return false;
    }
    feed->rest = HF_REST_NONE;
    feed->fresh = true;
    feed->source->users = 1;
    feed->source->number = ++feed->sources;
    feed->descriptor = -1;
    feed->text = NULL;
    feed->text_length = 0;
    feed->ended = false;
    feed->line = 1;
    feed->tried = 0;
    feed->looked = 0;
    if (feed->next_operand < feed->input->shard.count)
        feed->place = feed->input->shard.sources[feed->next_operand].start;
    if (feed->input->sample)
        open_text(feed, "sample", feed->input->sample);
    else
        open_operand(feed, default_stdin ? "-" : operands->at[feed->next_operand]);
    feed->next_operand++;
    return true;
}

void hf_feed_release_source(hf_feed *feed, hf_feed_source *source)
{
    pthread_mutex_lock(&feed->lock);
    drop_source(source);
    pthread_mutex_unlock(&feed->lock);
}

/* Where a source gave no piece at all, no batch will ever tell that it was empty. After a failure
 * there may be the beginning of a record left, which is of no use. */
static void close_source(hf_feed *feed)
{
    if (feed->block)
        feed->from = feed->block->filled;
    hf_compressed_close(feed->packed);
    feed->packed = NULL;
    if (feed->descriptor > STDIN_FILENO)
        close(feed->descriptor);
    feed->descriptor = -1;
    if (!feed->source->cut && !feed->source->failed && !feed->input->shard.parts) {
        feed->empty_source = true;
        if (!feed->quiet)
            note(feed, HF_FEED_EMPTY, feed->source->name, "");
    }
    hf_feed_release_source(feed, feed->source);
    feed->source = NULL;
}

/* ---- reading --------------------------------------------------------------------------------- */

static bool would_wait(const hf_feed *feed)
{
    struct pollfd state = {feed->descriptor, POLLIN, 0};

    return !feed->ended && feed->descriptor >= 0 && poll(&state, 1, 0) == 0;
}

static ssize_t read_bytes(hf_feed *feed, char *to, size_t room)
{
    for (;;) {
        ssize_t count = read(feed->descriptor, to, room);
        if (count >= 0 || (errno != EINTR && errno != EAGAIN))
            return count;
        struct pollfd state = {feed->descriptor, POLLIN, 0};
        poll(&state, 1, -1);
    }
}

/* The first bytes of a source tell whether it is compressed; it is then read through what expands it.
 */
static ssize_t read_first(hf_feed *feed, char *to, size_t room)
{
    size_t filled = 0, most = room < HF_COMPRESSED_MAGIC ? room : HF_COMPRESSED_MAGIC;
    bool sure = false;

    while (!sure && filled < most) {
        ssize_t count = read_bytes(feed, to + filled, most - filled);
        if (count < 0)
            return filled ? (ssize_t)filled : count;
        filled += (size_t)count;
        if (count == 0 || !hf_compressed_begins(to, filled, &sure))
            return (ssize_t)filled;
    }
    if (!sure)
        return (ssize_t)filled;
    feed->packed = hf_compressed_open(to, filled);
    if (feed->packed)
        return hf_compressed_read(feed->packed, feed->descriptor, to, room);
    errno = ENOMEM;
    return -1;
}

static ssize_t read_some(hf_feed *feed, char *to, size_t room)
{
    bool first = feed->fresh;

    feed->fresh = false;
    if (feed->descriptor < 0) {
        size_t count = feed->text_length < room ? feed->text_length : room;
        memcpy(to, feed->text, count);
        feed->text += count;
        feed->text_length -= count;
        return (ssize_t)count;
    }
    if (feed->packed)
        return hf_compressed_read(feed->packed, feed->descriptor, to, room);
    return first ? read_first(feed, to, room) : read_bytes(feed, to, room);
}

/* Every reader must see the same beginning of a text, so it is kept as long as the source is. */
static void keep_head(hf_feed *feed, const char *text, size_t length)
{
    hf_feed_source *source = feed->source;
    const char *decision;

    source->head = malloc(length ? length : 1);
    if (!source->head) {
        fail(feed, true);
        return;
    }
    memcpy(source->head, text, length);
    source->head_length = length;
    hf_reader_look(feed->reader, source->head, length);
    decision = feed->verbose ? hf_reader_decision(feed->reader) : NULL;
    if (decision)
        note(feed, "%s: %s", source->name, decision);
}

/* How much of the beginning decides how a text is read. Of a file that is all that a reader wants to
 * see. Of a text that somebody may still be writing it is as many whole records as settle the matter,
 * nearly always one, so that neither the answer waits nor the reading depends on how much has
 * arrived. 0: more must be read. */
static size_t measure_head(hf_feed *feed, const char *text, size_t length)
{
    size_t at = 0;

    if (feed->ended || length >= HEAD_SIZE)
        return length < HEAD_SIZE ? length : HEAD_SIZE;
    if (feed->source->steady)
        return 0;
    for (;;) {
        size_t cut = hf_reader_cut(feed->reader, text + at, length - at, false);
        const hf_piece piece = {.text = text + at, .length = cut};

        if (cut == 0)
            return 0;
        at += cut;
        if (at > feed->looked && hf_cut_holds_record(&piece)) {
            if (hf_reader_look(feed->reader, text, at))
                return at;
            feed->looked = at;
        }
    }
}

/* Goes to the line where this part of the input begins, past what belongs to other parts. */
static void enter_shard(hf_feed *feed)
{
    const hf_shard *shard = &feed->input->shard;
    size_t source = feed->next_operand - 1;
    uint64_t entry = hf_shard_entry(shard, source);

    if (entry == 0 || lseek(feed->descriptor, (off_t)entry, SEEK_SET) != (off_t)entry)
        return;
    feed->from = feed->block->filled;
    feed->place = shard->sources[source].start + entry;
    feed->line = (size_t)(entry / shard->sources[source].line_length) + 1;
    feed->ended = false;
}

static void look_at_head(hf_feed *feed)
{
    const char *text = feed->block->data + feed->from;
    size_t available = feed->block->filled - feed->from;
    size_t length = measure_head(feed, text, available);

    if (length > 0 || feed->ended) {
        keep_head(feed, text, length);
        if (feed->input->shard.parts)
            enter_shard(feed);
    }
}

/* Reads on, where there is room in the block. */
static void fill_block(hf_feed *feed)
{
    hf_feed_block *block = feed->block;
    ssize_t count = read_some(feed, block->data + block->filled, block->size - block->filled);

    if (count < 0 && errno == EBADMSG)
        report_failure(feed, "cannot read %s: the compressed data is damaged or cut short", errno);
    else if (count < 0)
        report_failure(feed, "cannot read %s: %s", errno);
    else if (count == 0)
        feed->ended = true;
    else
        block->filled += (size_t)count;
    if (!feed->source->head)
        look_at_head(feed);
}

/* Goes on in a new block, which begins with what the old one leaves unfinished and is twice as
 * long as that, up to the longest record. */
static bool change_block(hf_feed *feed)
{
    hf_feed_block *old = feed->block;
    size_t rest = old ? old->filled - feed->from : 0;
    size_t most = HF_INPUT_MAX_RECORD + feed->block_size;
    hf_feed_block *block = hf_feed_block_take(feed, rest * 2 < most ? rest * 2 : most);

    if (!block)
        return false;
    if (rest)
        memcpy(block->data, old->data + feed->from, rest);
    block->filled = rest;
    feed->from = 0;
    feed->block = block;
    hf_feed_block_drop(feed, old);
    return true;
}

/* ---- cutting --------------------------------------------------------------------------------- */

/* Is what has been read of the source all there is? After a failure it is not: what the last record
 * would have been, nobody knows. */
static bool is_complete(const hf_feed *feed)
{
    return feed->ended && !feed->source->failed;
}

/* Passes over what belongs to a mistake that has been told. False: more of it may come. */
static bool pass_rest(hf_feed *feed)
{
    const hf_feed_block *block = feed->block;

    while (feed->rest == HF_REST_LINE && feed->from < block->filled) {
        char c = block->data[feed->from++];
        feed->place++;
        if (c != '\n' && c != '\r')
            continue;
        if (c == '\r' && feed->from < block->filled && block->data[feed->from] == '\n') {
            feed->from++;
            feed->place++;
        }
        feed->line++;
        feed->rest = HF_REST_NONE;
    }
    if (feed->rest == HF_REST_ALL) {
        feed->place += block->filled - feed->from;
        feed->from = block->filled;
    }
    return feed->rest == HF_REST_NONE;
}

/* The next piece of what has been read. False: more must be read first. */
static bool cut_piece(hf_feed *feed, hf_piece *piece)
{
    size_t available;
    const char *text;

    if (!feed->block || (feed->rest != HF_REST_NONE && !pass_rest(feed)))
        return false;
    available = feed->block->filled - feed->from;
    if (available == 0 || !feed->source->head)
        return false;
    text = feed->block->data + feed->from;
    *piece = (hf_piece){.text = text, .line = feed->line};
    if (feed->plain)
        piece->length = hf_cut_plain(text, available, is_complete(feed));
    piece->plain = piece->length > 0;
    if (!piece->plain) {
        if (available < feed->tried * 2 && available < HF_INPUT_MAX_RECORD && !feed->ended &&
            !would_wait(feed))
            return false;
        piece->length = hf_reader_cut(feed->reader, text, available, is_complete(feed));
        if (piece->length == 0) {
            feed->tried = available;
            return false;
        }
        feed->rest = hf_reader_rest(feed->reader);
    }
    feed->tried = 0;
    feed->line += piece->plain ? 1 : hf_cut_lines(text, piece->length);
    feed->from += piece->length;
    feed->place += piece->length;
    return true;
}

/* Does the piece that was cut last belong to this part of the input? Behind the part's end, all is over. */
static bool is_ours(hf_feed *feed, const hf_piece *piece)
{
    const hf_shard *shard = &feed->input->shard;
    uint64_t place = feed->place - piece->length;

    if (place < shard->end)
        return place >= shard->begin;
    feed->from = feed->block->filled;
    feed->next_operand = feed->input->shard.count; /* no source comes after this one */
    feed->ended = true;
    return false;
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
        fail(feed, true);
        return false;
    }
    fill_block(feed);
    return !feed->no_memory;
}

/* Cuts pieces until there are enough of them, or the block, the source or the input that is there
 * by now is used up. It waits for input only if it is told to. */
static size_t cut_pieces(hf_feed *feed, hf_piece *pieces, size_t limit, bool wait)
{
    size_t count = 0;
    size_t records = 0;

    while (records < limit && count < feed->most_pieces) {
        if (cut_piece(feed, &pieces[count])) {
            if (is_ours(feed, &pieces[count]))
                records += hf_cut_holds_record(&pieces[count++]);
            continue;
        }
        if (count == 0 || feed->ended || !has_room(feed) || (!wait && would_wait(feed)))
            return count;
        fill_block(feed);
    }
    /* If all is used up, learn now whether that was the end. */
    if (!feed->ended && feed->from == feed->block->filled && has_room(feed) && !would_wait(feed))
        fill_block(feed);
    return count;
}

/* Is this the batch that has to tell whether its record is the only one? Of what was given by hand
 * nobody asks. */
static bool wants_to_know(const hf_feed *feed)
{
    return feed->patient && feed->batches == 0 && !feed->source->by_hand;
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
        records += hf_cut_holds_record(&pieces[i]);
    return records;
}

static void complete_batch(hf_feed *feed, hf_stream_batch *batch, size_t count)
{
    const hf_piece *end = &batch->pieces[count - 1];

    batch->work.pieces = batch->pieces;
    batch->work.count = count;
    batch->work.first = feed->pieces;
    feed->pieces += count;
    batch->work.source = feed->source->name;
    batch->work.by_hand = feed->source->by_hand;
    batch->last = is_over(feed);
    batch->work.alone =
        batch->last && feed->batches == 0 && count_records(batch->pieces, count) == 1;
    batch->work.sole = batch->work.alone && wants_to_know(feed);
    batch->sequence = feed->batches++;
    batch->place = feed->place < feed->input->shard.end ? feed->place : feed->input->shard.end;
    batch->bytes = (size_t)(end->text - batch->pieces[0].text) + end->length;
    batch->block = feed->block;
    batch->source = feed->source;
    feed->source->cut = true;
    hf_out_bytes(&batch->notes, feed->notes.data, feed->notes.length);
    feed->notes.length = 0;
    pthread_mutex_lock(&feed->lock);
    feed->block->users++;
    feed->source->users++;
    pthread_mutex_unlock(&feed->lock);
}

bool hf_feed_next(hf_feed *feed, hf_stream_batch *batch, size_t limit)
{
    size_t count;

    for (;;) {
        if (!feed->source && !open_source(feed))
            return false;
        bool wait = wants_to_know(feed);
        count = cut_pieces(feed, batch->pieces, wait ? 2 : limit, wait);
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

void hf_feed_release(hf_feed *feed, hf_stream_batch *batch)
{
    hf_feed_block_drop(feed, batch->block);
    batch->block = NULL;
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
    feed->patient = options->ask_sole;
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
    hf_feed_block_drop(feed, feed->block);
    hf_feed_block_free_all(feed);
    hf_out_free(&feed->notes);
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
