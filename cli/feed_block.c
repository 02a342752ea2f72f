/* SPDX-License-Identifier: MIT
 *
 * feed_block.c - the blocks of a feed: taken, shared, given back, few alive at a time.
 */
#define _POSIX_C_SOURCE 200809L
#include <stdlib.h>

#include "feed_parts.h"

enum {
    BLOCK_BUDGET = 24 << 20 /* room for a longest record, the block it outgrew, and the rest */
};

static hf_feed_block *make_block(size_t size)
{
    hf_feed_block *block = malloc(sizeof *block);

    if (block)
        *block = (hf_feed_block){.size = size, .data = malloc(size)};
    if (block && !block->data) {
        free(block);
        block = NULL;
    }
    return block;
}

hf_feed_block *hf_feed_block_take(hf_feed *feed, size_t size)
{
    hf_feed_block *block = NULL;
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
static void give_back(hf_feed *feed, hf_feed_block *block)
{
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

void hf_feed_block_drop(hf_feed *feed, hf_feed_block *block)
{
    if (!block)
        return;
    pthread_mutex_lock(&feed->lock);
    if (--block->users == 0)
        give_back(feed, block);
    pthread_mutex_unlock(&feed->lock);
}

void hf_feed_block_free_all(hf_feed *feed)
{
    while (feed->free_blocks) {
        hf_feed_block *block = feed->free_blocks;
        feed->free_blocks = block->next;
        free(block->data);
        free(block);
    }
}
