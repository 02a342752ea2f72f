/* SPDX-License-Identifier: MIT
 *
 * stdlib.h - memory and sorting, for a browser without a C library.
 */
#ifndef HF_WEB_STDLIB_H
#define HF_WEB_STDLIB_H

#include <stddef.h>

void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void *realloc(void *block, size_t size);
void free(void *block);
_Noreturn void abort(void);
void qsort(void *items, size_t count, size_t size, int (*compare)(const void *, const void *));

#endif
