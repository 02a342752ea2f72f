/* SPDX-License-Identifier: MIT
 *
 * feed_parts.h - what the parts of a feed (feed.c, feed_source.c, feed_read.c, feed_block.c) know of
 * each other. All of it belongs to the thread that holds the reading lock.
 */
#ifndef HF_CLI_FEED_PARTS_H
#define HF_CLI_FEED_PARTS_H

#include "feed.h"

/* So much of a source's beginning a reader wants to see. */
enum { HF_FEED_HEAD = 1 << 16 };

/* ---- sources (feed_source.c) ----------------------------------------------------------------- */

/* Opens the next source. False: there is none, or no memory. */
bool hf_feed_open_source(hf_feed *feed);
void hf_feed_close_source(hf_feed *feed);

/* A message in its place: after what has been read before, before what is read from now on. */
void hf_feed_note(hf_feed *feed, const char *format, const char *name, const char *more);
/* Something could not be opened or read, or there was no memory for it. */
void hf_feed_fail(hf_feed *feed, bool no_memory);
/* The source cannot be read on: says so, with its name and the error, and ends it. */
void hf_feed_report_failure(hf_feed *feed, const char *format, int error);

/* ---- reading (feed_read.c) ------------------------------------------------------------------- */

/* Is nothing there to be read by now, and more to come? */
bool hf_feed_would_wait(const hf_feed *feed);
/* Reads on, where there is room in the block. */
void hf_feed_fill_block(hf_feed *feed);
/* Goes on in a new block, which begins with what the old one leaves unfinished and is twice as
 * long as that, up to the longest record. False: no memory. */
bool hf_feed_change_block(hf_feed *feed);

/* ---- blocks (feed_block.c) ------------------------------------------------------------------- */

/* A block of at least this size with one user. Waits while too many are in use; the feed's own old
 * block, which may be as large as half of the budget, never makes it wait for ever. NULL: no memory.
 */
hf_feed_block *hf_feed_block_take(hf_feed *feed, size_t size);
/* One user less; NULL is allowed. */
void hf_feed_block_drop(hf_feed *feed, hf_feed_block *block);
/* Frees those that nobody uses. */
void hf_feed_block_free_all(hf_feed *feed);

#endif
