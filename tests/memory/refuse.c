/* SPDX-License-Identifier: MIT
 *
 * refuse.c - malloc and its kin as the library sees them (the linker's --wrap): counted, and refused.
 */
#include "memory.h"

#include <stdatomic.h>
#include <stdlib.h>

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void *__real_realloc(void *old, size_t size);
void *__real_aligned_alloc(size_t alignment, size_t size);
void __real_free(void *memory);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void *__wrap_realloc(void *old, size_t size);
void *__wrap_aligned_alloc(size_t alignment, size_t size);
void __wrap_free(void *memory);

static atomic_uint_fast64_t asked, refused;
static atomic_int_fast64_t live;
static uint64_t refuse_at;
static bool refuse_on;

void memory_refuse(uint64_t at, bool on)
{
    refuse_at = at;
    refuse_on = on;
    atomic_store(&asked, 0);
    atomic_store(&refused, 0);
}

uint64_t memory_asked(void)
{
    return atomic_load(&asked);
}

uint64_t memory_refused(void)
{
    return atomic_load(&refused);
}

int64_t memory_live(void)
{
    return atomic_load(&live);
}

static bool refuse(void)
{
    uint64_t number = atomic_fetch_add(&asked, 1) + 1;
    if (refuse_at == 0 || number < refuse_at || (number > refuse_at && !refuse_on))
        return false;
    atomic_fetch_add(&refused, 1);
    return true;
}

static void *given(void *memory)
{
    atomic_fetch_add(&live, memory != NULL);
    return memory;
}

void *__wrap_malloc(size_t size)
{
    return refuse() ? NULL : given(__real_malloc(size));
}

void *__wrap_calloc(size_t count, size_t size)
{
    return refuse() ? NULL : given(__real_calloc(count, size));
}

void *__wrap_realloc(void *old, size_t size)
{
    if (refuse())
        return NULL;
    void *memory = __real_realloc(old, size);
    if (old == NULL)
        given(memory);
    return memory;
}

void *__wrap_aligned_alloc(size_t alignment, size_t size)
{
    return refuse() ? NULL : given(__real_aligned_alloc(alignment, size));
}

void __wrap_free(void *memory)
{
    atomic_fetch_sub(&live, memory != NULL);
    __real_free(memory);
}
