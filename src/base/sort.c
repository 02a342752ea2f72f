/* SPDX-License-Identifier: MIT
 *
 * sort.c - bottom-up merge sort: runs of 1, 2, 4 ... items are merged from one array into the other
 * and back, n log n comparisons at the worst.
 */
#include "base/sort.h"

#include <string.h>

typedef struct merge_job {
    size_t size;
    hf_compare_fn compare;
    const void *context;
} merge_job;

/* Merges from[low..middle) and from[middle..high), both sorted, into to[low..high). */
static void merge(const merge_job *job, const char *from, char *to, size_t low, size_t middle,
                  size_t high)
{
    size_t size = job->size;
    size_t left = low;
    size_t right = middle;
    for (size_t out = low; out < high; out++) {
        int take_left = right == high ||
                        (left < middle &&
                         job->compare(from + left * size, from + right * size, job->context) <= 0);
        size_t taken = take_left ? left++ : right++;
        memcpy(to + out * size, from + taken * size, size);
    }
}

void hf_sort(void *items, size_t count, size_t size, void *spare, hf_compare_fn compare,
             const void *context)
{
    merge_job job = {size, compare, context};
    char *from = items;
    char *to = spare;
    for (size_t run = 1; run < count; run *= 2) {
        for (size_t low = 0; low < count; low += 2 * run) {
            size_t middle = low + run < count ? low + run : count;
            size_t high = middle + run < count ? middle + run : count;
            merge(&job, from, to, low, middle, high);
        }
        char *swap = from;
        from = to;
        to = swap;
    }
    if (from != (char *)items)
        memcpy(items, from, count * size);
}
