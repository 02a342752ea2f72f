/* SPDX-License-Identifier: MIT
 *
 * refuse.c - malloc and its kin as the library sees them (the linker's --wrap): counted, and refused.
 *
 * While noting, the calls that led to each allocation are hashed. A way that was never seen before makes the
 * allocation worth refusing: behind it are checks that no other has tried.
 */
#include "memory.h"

#include <stdatomic.h>
#include <stdlib.h>
#ifdef __GLIBC__
#include <execinfo.h>
#endif

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

/* ---- ways ------------------------------------------------------------------------------------ */

enum { DEEPEST = 9, WAYS = 1 << 14 }; /* two frames of the nine are of this file */

static uint64_t seen[WAYS]; /* hashes, by open addressing; 0: free */
static uint32_t ways;
static uint64_t *noted;
static size_t noted_count, noted_most;

static bool is_new_way(void)
{
    uint64_t hash = UINT64_C(14695981039346656037);
#ifdef __GLIBC__
    void *frame[DEEPEST];
    int frames = backtrace(frame, DEEPEST);
    for (int i = 2; i < frames; i++)
        hash = (hash ^ (uintptr_t)frame[i]) * UINT64_C(1099511628211);
#endif
    uint32_t at = (uint32_t)(hash >> 40) % WAYS;
    while (seen[at] && seen[at] != hash)
        at = (at + 1) % WAYS;
    if (seen[at] || ways >= WAYS / 2)
        return false;
    seen[at] = hash;
    ways++;
    return true;
}

void memory_note(uint64_t *list, size_t most)
{
    noted = list;
    noted_count = 0;
    noted_most = most;
}

size_t memory_noted(void)
{
    size_t count = noted_count;
    memory_note(NULL, 0);
    return count;
}

static void note(uint64_t number)
{
    static atomic_flag busy = ATOMIC_FLAG_INIT;
    if (noted_most == 0)
        return;
    while (atomic_flag_test_and_set(&busy)) { /* some chains have threads */
    }
    if (noted_count < noted_most && is_new_way())
        noted[noted_count++] = number;
    atomic_flag_clear(&busy);
}

/* ---- refusing -------------------------------------------------------------------------------- */

static bool refuse(void)
{
    uint64_t number = atomic_fetch_add(&asked, 1) + 1;
    note(number);
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
