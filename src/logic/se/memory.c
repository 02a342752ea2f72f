/* SPDX-License-Identifier: MIT
 *
 * memory.c - blocks that double in size.
 */
#include "logic/se/memory.h"

#include <stdlib.h>

/* The bytes behind the header are fit for any type. */
typedef union se_header {
    struct se_block *older;
    long double align_number;
    void *align_pointer;
} se_header;

struct se_block {
    se_header header;
};

enum { FIRST_BLOCK = 1 << 15, LARGEST_BLOCK = 1 << 24 };

static int add_block(se_arena *arena, size_t bytes)
{
    size_t size = arena->size ? arena->size : FIRST_BLOCK / 2;
    if (size < LARGEST_BLOCK)
        size *= 2;
    while (size < bytes)
        size *= 2;
    struct se_block *block = malloc(sizeof *block + size);
    if (!block)
        return 0;
    block->header.older = arena->block;
    arena->block = block;
    arena->size = size;
    arena->used = 0;
    return 1;
}

void *hf_se_take(se_arena *arena, size_t bytes)
{
    size_t unit = sizeof(se_header);
    bytes = (bytes + unit - 1) / unit * unit;
    if ((!arena->block || arena->size - arena->used < bytes) && !add_block(arena, bytes))
        return NULL;
    char *at = (char *)(arena->block + 1) + arena->used;
    arena->used += bytes;
    return at;
}

void hf_se_arena_reset(se_arena *arena)
{
    struct se_block *block = arena->block ? arena->block->header.older : NULL;
    while (block) {
        struct se_block *older = block->header.older;
        free(block);
        block = older;
    }
    if (arena->block)
        arena->block->header.older = NULL;
    arena->used = 0;
}

void hf_se_arena_discard(se_arena *arena)
{
    hf_se_arena_reset(arena);
    free(arena->block);
    *arena = (se_arena){NULL, 0, 0};
}
