/* SPDX-License-Identifier: MIT
 *
 * memory.h - bytes that are all given back at once.
 */
#ifndef HF_LOGIC_SE_MEMORY_H
#define HF_LOGIC_SE_MEMORY_H

#include <stddef.h>

typedef struct se_arena {
    struct se_block *block; /* in use; fuller ones behind it */
    size_t used, size;      /* bytes of it */
} se_arena;

/* Not zeroed; aligned for anything. NULL: memory ran out. */
void *hf_se_take(se_arena *arena, size_t bytes);
/* All bytes are free again; the largest block is kept. */
void hf_se_arena_reset(se_arena *arena);
void hf_se_arena_discard(se_arena *arena);

#endif
