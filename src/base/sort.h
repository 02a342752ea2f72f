/* SPDX-License-Identifier: MIT
 *
 * sort.h - sorting arrays of anything, stable, with a context for the comparison, and the same on
 * every machine (the C library's qsort promises none of these).
 */
#ifndef HF_BASE_SORT_H
#define HF_BASE_SORT_H

#include <stddef.h>

/* Negative, zero or positive as a belongs before, beside or after b. */
typedef int (*hf_compare_fn)(const void *a, const void *b, const void *context);

/* Sorts `count` items of `size` bytes. `spare` has room for as many items. Elements that compare
 * equal keep their order. */
void hf_sort(void *items, size_t count, size_t size, void *spare, hf_compare_fn compare,
             const void *context);

#endif
