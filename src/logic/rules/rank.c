/* SPDX-License-Identifier: MIT
 *
 * rank.c - see rank.h. A list in the order of finding, sorted once at the end.
 */
#include "logic/rules/rank.h"

#include <string.h>

#include "base/sort.h"

typedef struct hf_ranked {
    struct hf_ranked *next;
    uint32_t symbol;
    uint32_t hits;
    uint64_t sum;
    hf_set hit;
    void *pattern;
} ranked;

static uint64_t weighted_sum(const hf_view *v, const uint64_t *hit, uint32_t symbol)
{
    uint64_t sum = 0, weight = 1;
    SET_EACH (cell, hit, v->words) {
        sum += cell * weight + symbol;
        weight += 80;
    }
    return sum;
}

static bool is_known(const hf_view *v, const hf_rank *rank, const uint64_t *hit, uint32_t symbol)
{
    for (const ranked *r = rank->first; r; r = r->next)
        if (r->symbol == symbol && set_equals(r->hit, hit, v->words))
            return true;
    return false;
}

bool hf_rank_add(hf_find *find, hf_rank *rank, const void *pattern, const uint64_t *hit,
                 uint32_t symbol)
{
    const hf_view *v = find->view;
    if (is_known(v, rank, hit, symbol))
        return true;
    ranked *r = hf_find_take(find, sizeof *r);
    void *room = r ? hf_find_take(find, rank->size) : NULL;
    if (!room)
        return false;
    r->next = rank->first;
    r->symbol = symbol;
    r->hits = set_count(hit, v->words);
    r->sum = weighted_sum(v, hit, symbol);
    r->pattern = room;
    set_copy(r->hit, hit, v->words);
    memcpy(room, pattern, rank->size);
    rank->first = r;
    rank->count++;
    return true;
}

static int by_merit(const void *a, const void *b, const void *context)
{
    const ranked *x = *(ranked *const *)a, *y = *(ranked *const *)b;
    (void)context;
    if (x->hits != y->hits)
        return x->hits > y->hits ? -1 : 1;
    if (x->sum != y->sum)
        return x->sum < y->sum ? -1 : 1;
    return 0;
}

void hf_rank_report(hf_find *find, const hf_rank *rank,
                    bool (*report)(hf_find *find, const void *pattern, const uint64_t *hit))
{
    if (rank->count == 0)
        return;
    ranked **list = hf_find_take(find, 2 * rank->count * sizeof(ranked *));
    if (!list)
        return;
    uint32_t n = rank->count;
    for (ranked *r = rank->first; r; r = r->next)
        list[--n] = r;
    hf_sort(list, rank->count, sizeof *list, list + rank->count, by_merit, NULL);
    for (uint32_t i = 0; i < rank->count; i++)
        if (!report(find, list[i]->pattern, list[i]->hit))
            return;
}
