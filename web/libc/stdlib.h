/* SPDX-License-Identifier: MIT
 *
 * stdlib.h - memory, for a browser without a C library.
 */
#ifndef HF_WEB_STDLIB_H
#define HF_WEB_STDLIB_H

#include <stddef.h>

void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void *realloc(void *block, size_t size);
void free(void *block);
_Noreturn void abort(void);

#endif
