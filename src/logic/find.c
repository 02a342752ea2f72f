/* SPDX-License-Identifier: MIT
 *
 * find.c - what a running search offers its rule: a step to build, a place to hand it to, memory.
 */
#include "logic/check.h"
#include "logic/watch.h"

#include <stdlib.h>
#include <string.h>

/* A step that lacks something for want of memory may look to its rule as if it brought nothing. */
void hf_find_note_failure(hf_find *find)
{
    if (hf_step_failed(find->step))
        find->failed = find->stopped = true;
}

hf_step *hf_find_begin(hf_find *find, const hf_rule *rule)
{
    hf_find_note_failure(find);
    hf_step_clear(find->step);
    find->step->rule = rule;
    return find->step;
}

static bool comes_before(hf_candidate a, hf_candidate b)
{
    return a.symbol != b.symbol ? a.symbol < b.symbol : a.cell < b.cell;
}

/* Insertion: steps have few eliminations, mostly in order already. */
static void sort_eliminations(hf_step *step)
{
    for (uint32_t i = 1; i < step->eliminations; i++) {
        hf_candidate moving = step->eliminate[i];
        uint32_t j = i;
        for (; j > 0 && comes_before(moving, step->eliminate[j - 1]); j--)
            step->eliminate[j] = step->eliminate[j - 1];
        step->eliminate[j] = moving;
    }
}

bool hf_find_emit(hf_find *find)
{
    hf_step *step = find->step;
    hf_find_note_failure(find);
    if (find->stopped || (step->places == 0 && step->eliminations == 0))
        return !find->stopped;
    HF_ASSERT(step_fits(step, find->view));
    if (!find->options->queued_singles)
        sort_eliminations(step);
    hf_step_among(step, find->view);
    find->emitted++;
    if (!find->each(step, find->user))
        find->stopped = true;
    return !find->stopped;
}

bool hf_find_goes_on(hf_find *find)
{
    if (!find->stopped && !hf_watch_goes_on(find->watch))
        find->halted = find->stopped = true;
    return !find->stopped;
}

/* ---- memory ---------------------------------------------------------------------------------- */

/* Blocks double in size; the union makes the bytes behind the header fit for any type. */
typedef union hf_pool_block_header {
    struct {
        struct hf_pool_block *older;
        size_t size;
    } is;
    long double align_number;
    void *align_pointer;
} block_header;

struct hf_pool_block {
    block_header header;
};

static bool add_block(hf_pool *pool, size_t need)
{
    size_t size = pool->block ? pool->block->header.is.size * 2 : 16384;
    if (pool->tight)
        size = need;
    while (size < need)
        size *= 2;
    struct hf_pool_block *block = malloc(sizeof *block + size);
    if (!block)
        return false;
    block->header.is.older = pool->block;
    block->header.is.size = size;
    pool->block = block;
    pool->used = 0;
    return true;
}

void *hf_find_take_raw(hf_find *find, size_t size)
{
    hf_pool *pool = find->pool;
    size_t unit = sizeof(block_header);
    size = (size + unit - 1) / unit * unit;
    if (!pool->block || pool->block->header.is.size - pool->used < size)
        if (!add_block(pool, size)) {
            find->failed = find->stopped = true;
            return NULL;
        }
    char *bytes = (char *)(pool->block + 1) + pool->used;
    pool->used += size;
    return bytes;
}

void *hf_find_take(hf_find *find, size_t size)
{
    void *bytes = hf_find_take_raw(find, size);
    if (bytes)
        memset(bytes, 0, size);
    return bytes;
}

/* Keeps the newest block, which is the largest. */
void hf_pool_reset(hf_pool *pool)
{
    pool->used = 0;
    if (!pool->block)
        return;
    struct hf_pool_block *block = pool->block->header.is.older;
    pool->block->header.is.older = NULL;
    while (block) {
        struct hf_pool_block *older = block->header.is.older;
        free(block);
        block = older;
    }
}

void hf_pool_discard(hf_pool *pool)
{
    hf_pool_reset(pool);
    free(pool->block);
    pool->block = NULL;
}
