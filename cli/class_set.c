/* SPDX-License-Identifier: MIT
 *
 * class_set.c - see class_set.h.
 */
#include "class_set.h"

#include <stdlib.h>
#include <string.h>

enum {
    FIRST_PLACES = 4096,
    BEYOND =
        1024 /* places behind the last; a table with a fifth of its places empty needs far fewer */
};

/* ---- keys ------------------------------------------------------------------------------------ */

int hf_class_key_compare(const hf_class_key *a, const hf_class_key *b)
{
    if (a->high != b->high)
        return a->high < b->high ? -1 : 1;
    return a->low == b->low ? 0 : a->low < b->low ? -1 : 1;
}

/* ---- places ---------------------------------------------------------------------------------- */

/* Ascending with the key; there are fewer than 2^32 places. */
static size_t place_of(const hf_class_set *set, const hf_class_key *key)
{
    return (size_t)((key->high >> 32) * set->places >> 32);
}

static bool make_table(hf_class_set *set, size_t places)
{
    set->at = calloc(places + BEYOND, sizeof *set->at);
    set->places = places;
    set->used = 0;
    return set->at != NULL;
}

bool hf_class_set_open(hf_class_set *set, size_t most_bytes)
{
    set->most_bytes = most_bytes;
    return make_table(set, FIRST_PLACES);
}

void hf_class_set_close(hf_class_set *set)
{
    free(set->at);
    *set = (hf_class_set){0};
}

void hf_class_set_clear(hf_class_set *set)
{
    memset(set->at, 0, (set->places + BEYOND) * sizeof *set->at);
    set->used = 0;
}

hf_class *hf_class_set_next(const hf_class_set *set, size_t *place)
{
    for (; *place < set->places + BEYOND; ++*place)
        if (set->at[*place].count != 0)
            return &set->at[(*place)++];
    return NULL;
}

/* Twice as many places, or as many as memory allows beside the old ones. All keys move to the right or stay, in
 * order. */
static bool grow(hf_class_set *set)
{
    hf_class_set larger = {.most_bytes = set->most_bytes};
    size_t place = 0;
    size_t next = 0;
    size_t most = set->most_bytes / sizeof *set->at;
    size_t places = 2 * set->places;
    most = most > set->places ? most - set->places : 0;
    places = places < most ? places : most;
    if (places / 5 * 4 < set->places || places > UINT32_MAX / 2 || !make_table(&larger, places))
        return false;
    for (const hf_class *one; (one = hf_class_set_next(set, &place)) != NULL; next++) {
        size_t home = place_of(&larger, &one->key);
        next = home > next ? home : next;
        larger.at[next] = *one;
    }
    larger.used = set->used;
    free(set->at);
    *set = larger;
    return true;
}

void hf_class_set_prepare(const hf_class_set *set, const hf_class_key *key)
{
    __builtin_prefetch(&set->at[place_of(set, key)]);
}

/* Where a key stands, or would have to. */
static size_t seek(const hf_class_set *set, const hf_class_key *key)
{
    size_t i = place_of(set, key);
    while (set->at[i].count != 0 && hf_class_key_compare(&set->at[i].key, key) < 0)
        i++;
    return i;
}

hf_class *hf_class_set_find(const hf_class_set *set, const hf_class_key *key)
{
    hf_class *one = &set->at[seek(set, key)];
    return one->count != 0 && hf_class_key_compare(&one->key, key) == 0 ? one : NULL;
}

/* The last place of all stays empty, so that every search ends. */
hf_class *hf_class_set_add(hf_class_set *set, const hf_class_key *key, uint64_t count, bool *fresh)
{
    size_t i = seek(set, key);
    size_t end = i;
    *fresh = set->at[i].count == 0 || hf_class_key_compare(&set->at[i].key, key) != 0;
    if (!*fresh) {
        set->at[i].count += count;
        return &set->at[i];
    }
    while (set->at[end].count != 0)
        end++;
    if (set->used >= set->places / 5 * 4 || end >= set->places + BEYOND - 1)
        return grow(set) ? hf_class_set_add(set, key, count, fresh) : NULL;
    memmove(&set->at[i + 1], &set->at[i], (end - i) * sizeof *set->at);
    set->at[i] = (hf_class){*key, count};
    set->used++;
    return &set->at[i];
}
