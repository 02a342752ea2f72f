/* SPDX-License-Identifier: MIT
 *
 * feed_read.c - reading a feed's source into blocks, and how much of its beginning decides how it is
 * read.
 */
#define _POSIX_C_SOURCE 200809L
#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cut.h"
#include "feed.h"
#include "feed_parts.h"

/* ---- bytes ----------------------------------------------------------------------------------- */

bool hf_feed_would_wait(const hf_feed *feed)
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

/* ---- the beginning --------------------------------------------------------------------------- */

/* Every reader must see the same beginning of a text, so it is kept as long as the source is. */
static void keep_head(hf_feed *feed, const char *text, size_t length)
{
    hf_feed_source *source = feed->source;
    const char *decision;

    source->head = malloc(length ? length : 1);
    if (!source->head) {
        hf_feed_fail(feed, true);
        return;
    }
    memcpy(source->head, text, length);
    source->head_length = length;
    hf_reader_look(feed->reader, source->head, length);
    decision = feed->verbose ? hf_reader_decision(feed->reader) : NULL;
    if (decision)
        hf_feed_note(feed, "%s: %s", source->name, decision);
}

/* How much of the beginning decides how a text is read. Of a file that is all that a reader wants to
 * see. Of a text that somebody may still be writing it is as many whole records as settle the matter,
 * nearly always one, so that neither the answer waits nor the reading depends on how much has
 * arrived. 0: more must be read. */
static size_t measure_head(hf_feed *feed, const char *text, size_t length)
{
    size_t at = 0;

    if (feed->ended || length >= HF_FEED_HEAD)
        return length < HF_FEED_HEAD ? length : HF_FEED_HEAD;
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

/* ---- blocks ---------------------------------------------------------------------------------- */

void hf_feed_fill_block(hf_feed *feed)
{
    hf_feed_block *block = feed->block;
    ssize_t count = read_some(feed, block->data + block->filled, block->size - block->filled);

    if (count < 0 && errno == EBADMSG)
        hf_feed_report_failure(feed, "cannot read %s: the compressed data is damaged or cut short",
                               errno);
    else if (count < 0)
        hf_feed_report_failure(feed, "cannot read %s: %s", errno);
    else if (count == 0)
        feed->ended = true;
    else
        block->filled += (size_t)count;
    if (!feed->source->head)
        look_at_head(feed);
}

bool hf_feed_change_block(hf_feed *feed)
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
