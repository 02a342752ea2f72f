/* SPDX-License-Identifier: MIT
 *
 * libc.c - the few functions of the C library that houseful uses, for WASM, where there is none.
 *
 * Memory comes in blocks of 2^k bytes, their first 16 a header that holds k. A freed block goes to
 * the list of its k and is given out again from there; blocks are never split nor joined. What
 * grows by doubling, as nearly everything here does, wastes little, and each call takes a few
 * instructions.
 *
 *     | k ..... | what the caller sees ...............|
 *     0         16                                  2^k
 */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { HEADER = 16, SMALLEST = 5, CLASSES = 32, PAGE = 65536 };

typedef struct block {
    uint32_t class;
    struct block *next; /* while it is free */
} block;

extern unsigned char __heap_base; /* where the linker's data ends */

static block *free_blocks[CLASSES];
static uintptr_t fresh;     /* the first byte never given out */
static uintptr_t fresh_end; /* the end of the memory there is */

/* Takes 2^class bytes from the end of memory, growing it if need be. */
static block *take_fresh(uint32_t class)
{
    uintptr_t size = (uintptr_t)1 << class;
    if (fresh == 0) {
        fresh = ((uintptr_t)&__heap_base + HEADER - 1) & ~(uintptr_t)(HEADER - 1);
        fresh_end = __builtin_wasm_memory_size(0) * PAGE;
    }
    if (fresh_end - fresh < size) {
        uintptr_t pages = (size - (fresh_end - fresh) + PAGE - 1) / PAGE;
        if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX)
            return NULL;
        fresh_end += pages * PAGE;
    }
    block *taken = (block *)fresh;
    fresh += size;
    return taken;
}

void *malloc(size_t size)
{
    if (size > (UINT32_MAX >> 2))
        return NULL;
    uint32_t class = SMALLEST;
    while (((size_t)1 << class) < size + HEADER)
        class ++;
    block *taken = free_blocks[class];
    if (taken != NULL)
        free_blocks[class] = taken->next;
    else
        taken = take_fresh(class);
    if (taken == NULL)
        return NULL;
    taken->class = class;
    return (char *)taken + HEADER;
}

void free(void *memory)
{
    if (memory == NULL)
        return;
    block *freed = (block *)(void *)((char *)memory - HEADER);
    freed->next = free_blocks[freed->class];
    free_blocks[freed->class] = freed;
}

void *calloc(size_t count, size_t size)
{
    if (size != 0 && count > SIZE_MAX / size)
        return NULL;
    void *memory = malloc(count * size);
    if (memory != NULL)
        memset(memory, 0, count * size);
    return memory;
}

void *realloc(void *memory, size_t size)
{
    if (memory == NULL)
        return malloc(size);
    block *old = (block *)(void *)((char *)memory - HEADER);
    size_t room = ((size_t)1 << old->class) - HEADER;
    if (size <= room)
        return memory;
    void *larger = malloc(size);
    if (larger == NULL)
        return NULL;
    memcpy(larger, memory, room);
    free(memory);
    return larger;
}

_Noreturn void abort(void)
{
    __builtin_trap();
}

/* ---- bytes --------------------------------------------------------------------------------- */

/* With bulk memory these built-ins are single instructions, not calls. */
void *memcpy(void *restrict to, const void *restrict from, size_t count)
{
    return __builtin_memcpy(to, from, count);
}

void *memmove(void *to, const void *from, size_t count)
{
    return __builtin_memmove(to, from, count);
}

void *memset(void *to, int byte, size_t count)
{
    return __builtin_memset(to, byte, count);
}

int memcmp(const void *a, const void *b, size_t count)
{
    const unsigned char *x = a;
    const unsigned char *y = b;
    for (size_t i = 0; i < count; i++) {
        if (x[i] != y[i])
            return x[i] < y[i] ? -1 : 1;
    }
    return 0;
}

void *memchr(const void *bytes, int byte, size_t count)
{
    const unsigned char *x = bytes;
    for (size_t i = 0; i < count; i++) {
        if (x[i] == (unsigned char)byte)
            return (void *)(uintptr_t)(x + i);
    }
    return NULL;
}

/* ---- strings ------------------------------------------------------------------------------- */

size_t strlen(const char *string)
{
    size_t length = 0;
    while (string[length] != '\0')
        length++;
    return length;
}

int strncmp(const char *a, const char *b, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        unsigned char x = (unsigned char)a[i];
        unsigned char y = (unsigned char)b[i];
        if (x != y)
            return x < y ? -1 : 1;
        if (x == '\0')
            break;
    }
    return 0;
}

int strcmp(const char *a, const char *b)
{
    return strncmp(a, b, SIZE_MAX);
}

char *strchr(const char *string, int c)
{
    for (;; string++) {
        if (*string == (char)c)
            return (char *)(uintptr_t)string;
        if (*string == '\0')
            return NULL;
    }
}

char *strstr(const char *string, const char *part)
{
    size_t length = strlen(part);
    for (;; string++) {
        if (strncmp(string, part, length) == 0)
            return (char *)(uintptr_t)string;
        if (*string == '\0')
            return NULL;
    }
}

static void swap_bytes(unsigned char *a, unsigned char *b, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        unsigned char byte = a[i];
        a[i] = b[i];
        b[i] = byte;
    }
}

/* By a heap: no memory, and no order of the input that is slow. */
void qsort(void *items, size_t count, size_t size, int (*compare)(const void *, const void *))
{
    unsigned char *at = items;
    for (size_t made = count / 2, left = count; left > 1;) {
        if (made > 0)
            made--;
        else
            swap_bytes(at, at + --left * size, size);
        for (size_t root = made, child; (child = 2 * root + 1) < left; root = child) {
            if (child + 1 < left && compare(at + child * size, at + (child + 1) * size) < 0)
                child++;
            if (compare(at + root * size, at + child * size) >= 0)
                break;
            swap_bytes(at + root * size, at + child * size, size);
        }
    }
}
