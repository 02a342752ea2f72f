/* SPDX-License-Identifier: MIT
 *
 * class_set.h - the classes that were met, as keys of 128 bits with a count: a hash table that is in order.
 *
 * A key's place is where it would stand if the keys, which are as good as random, were spread evenly; keys that
 * want the same place stand side by side in ascending order. So the whole table is sorted at any time, and can
 * be written to disk, or merged with what is there, from end to end:
 *
 *     . . 031 038 . 112 . . 240 243 251 . . 377 . ...
 */
#ifndef HF_CLI_CLASS_SET_H
#define HF_CLI_CLASS_SET_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct hf_class_key {
    uint64_t high;
    uint64_t low;
} hf_class_key;

typedef struct hf_class {
    hf_class_key key;
    uint64_t count; /* 0: an empty place */
} hf_class;

typedef struct hf_class_set {
    hf_class *at;
    size_t places; /* a key's place is below; some more follow, for keys that were pushed on */
    size_t used;
    size_t most_bytes; /* of memory, old and new table together while it grows */
} hf_class_set;

/* Negative, zero, positive. */
int hf_class_key_compare(const hf_class_key *a, const hf_class_key *b);

bool hf_class_set_open(hf_class_set *set, size_t most_bytes);
void hf_class_set_close(hf_class_set *set);
void hf_class_set_clear(hf_class_set *set);

/* Fetches a key's place into the cache, for a call soon to come. */
void hf_class_set_prepare(const hf_class_set *set, const hf_class_key *key);
/* Adds `count` to a key's. Returns its entry, *fresh saying whether it was not there before; NULL: the table is
 * full and may not grow. An entry stays where it is until the next call. */
hf_class *hf_class_set_add(hf_class_set *set, const hf_class_key *key, uint64_t count, bool *fresh);
/* The entry of a key, or NULL. */
hf_class *hf_class_set_find(const hf_class_set *set, const hf_class_key *key);
/* The first entry at or after place *place, which moves on; NULL: there is none. */
hf_class *hf_class_set_next(const hf_class_set *set, size_t *place);

#endif
