/* SPDX-License-Identifier: MIT
 *
 * feed.c - cutting what is read (feed_read.c) of the sources (feed_source.c) into pieces, and pieces
 * into batches.
 */
#define _POSIX_C_SOURCE 200809L
#include "feed.h"

#include "cut.h"
#include "feed_parts.h"

enum {
    CELLS = 81,
    LARGEST_BLOCK = 1 << 17, /* one batch: no thread has to fetch what another one read */
    SMALLEST_BLOCK = 1 << 16,
    LOOKAHEAD = 1 << 13,   /* behind a board, unless input pauses: its map (map_below.c) */
    ALL_BLOCKS = 12 << 20, /* shared out among the threads */
    MOST_PASSED = 16 << 20
};

/* ---- cutting --------------------------------------------------------------------------------- */

/* Is what has been read of the source all there is? After a failure it is not: what the last record
 * would have been, nobody knows. */
static bool is_complete(const hf_feed *feed)
{
    return feed->ended && !feed->source->failed;
}

/* Passes over what is no text, to its end or until there was so much of it that it may have none (/dev/zero). */
static void pass_all(hf_feed *feed)
{
    size_t count = feed->block->filled - feed->from;

    feed->place += count;
    feed->passed += count;
    feed->from = feed->block->filled;
    if (feed->passed < MOST_PASSED || feed->ended)
        return;
    hf_feed_note(feed, "%s: no text: the rest is not read%s", feed->source->name, "");
    feed->ended = true;
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
    if (feed->rest == HF_REST_ALL)
        pass_all(feed);
    return feed->rest == HF_REST_NONE;
}

/* Is there more to be read, without waiting for it? */
static bool can_read_on(const hf_feed *feed, size_t available)
{
    return !feed->ended && available < HF_INPUT_MAX_RECORD && !hf_feed_would_wait(feed);
}

/* The length of the piece at the front; 0: more must be read first. */
static size_t piece_length(hf_feed *feed, const char *text, size_t available, bool *plain)
{
    size_t length = feed->plain ? hf_cut_plain(text, available, is_complete(feed)) : 0;

    *plain = length > 0 && !hf_cut_may_be_map(text, available);
    if (*plain && !hf_cut_may_be_map(text + length, available - length))
        return length;
    if (available < feed->tried * 2 && can_read_on(feed, available))
        return 0;
    size_t cut = hf_reader_cut(feed->reader, text, available, is_complete(feed));
    *plain = *plain && cut == length;
    feed->tried = cut == 0 ? available : 0;
    return cut;
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
    piece->length = piece_length(feed, text, available, &piece->plain);
    if (piece->length == 0)
        return false;
    hf_rest rest = piece->plain ? HF_REST_NONE : hf_reader_rest(feed->reader);
    if (rest == HF_REST_NONE && available - piece->length < LOOKAHEAD &&
        can_read_on(feed, available))
        return false; /* what comes may belong to this piece: a map, a row too many */
    feed->rest = rest;
    feed->tried = 0;
    feed->line += piece->plain ? 1 : hf_cut_lines(text, piece->length);
    feed->from += piece->length;
    feed->place += piece->length;
    return true;
}

/* The plain lines that come next, many at once: most input is made of them, and one by one they take twice as
 * long (3 % of a list of easy puzzles). What is not cut here, cut_piece looks at. */
static size_t cut_plain_lines(hf_feed *feed, hf_piece *pieces, size_t most)
{
    const hf_feed_block *block = feed->block;

    if (!feed->plain || !block || feed->rest != HF_REST_NONE || !feed->source->head ||
        feed->input->shard.parts)
        return 0;
    const char *text = block->data + feed->from;
    size_t count = hf_cut_plain_lines(text, block->filled - feed->from, most);
    for (size_t i = 0; i < count; i++)
        pieces[i] = (hf_piece){text + i * (CELLS + 1), CELLS + 1, feed->line + i, true};
    feed->line += count;
    feed->from += count * (CELLS + 1);
    feed->place += count * (CELLS + 1);
    feed->tried = count > 0 ? 0 : feed->tried;
    return count;
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
    return !feed->source->head && feed->block->size - feed->block->filled < HF_FEED_HEAD;
}

/* Reads on in this block or a new one, waiting for input if there is none yet. */
static bool read_more(hf_feed *feed)
{
    if ((!has_room(feed) || begins_late(feed)) && !hf_feed_change_block(feed)) {
        hf_feed_fail(feed, true);
        return false;
    }
    hf_feed_fill_block(feed);
    return !feed->no_memory;
}

/* Cuts pieces until there are enough of them, or the block, the source or the input that is there
 * by now is used up. It waits for input only if it is told to. */
static size_t cut_pieces(hf_feed *feed, hf_piece *pieces, size_t limit, bool wait)
{
    size_t count = 0;
    size_t records = 0;

    while (records < limit && count < feed->most_pieces) {
        size_t room = feed->most_pieces - count, wanted = limit - records;
        size_t lines = cut_plain_lines(feed, pieces + count, room < wanted ? room : wanted);
        count += lines;
        records += lines;
        if (lines > 0)
            continue;
        if (cut_piece(feed, &pieces[count])) {
            if (is_ours(feed, &pieces[count]))
                records += hf_cut_holds_record(&pieces[count++]);
            continue;
        }
        if (count == 0 || feed->ended || !has_room(feed) || (!wait && hf_feed_would_wait(feed)))
            return count;
        hf_feed_fill_block(feed);
    }
    /* If all is used up, learn now whether that was the end. */
    if (!feed->ended && feed->from == feed->block->filled && has_room(feed) &&
        !hf_feed_would_wait(feed))
        hf_feed_fill_block(feed);
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
        if (!feed->source && !hf_feed_open_source(feed))
            return false;
        bool wait = wants_to_know(feed);
        count = cut_pieces(feed, batch->pieces, wait ? 2 : limit, wait);
        if (count > 0)
            break;
        if (feed->ended)
            hf_feed_close_source(feed);
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
    feed->most_pieces = feed->block_size / (CELLS + 1);
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
        hf_feed_close_source(feed);
    hf_feed_block_drop(feed, feed->block);
    hf_feed_block_free_all(feed);
    hf_out_free(&feed->notes);
    hf_reader_free(feed->reader);
    pthread_cond_destroy(&feed->freed);
    pthread_mutex_destroy(&feed->lock);
}
