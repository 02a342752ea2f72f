/* SPDX-License-Identifier: MIT
 *
 * big_fish_bases.h - the places of one symbol, the houses that hold them, and which of these houses
 * can be the base of a fish that strikes something.
 */
#ifndef HF_LOGIC_BIG_FISH_BASES_H
#define HF_LOGIC_BIG_FISH_BASES_H

#include <stdbool.h>
#include <stdint.h>

#include "logic/rule.h"

enum {
    HF_BIG_LARGEST = 7, /* houses of a base */
    HF_BIG_PLACES = 64,
    HF_BIG_HOUSES = 96,
    HF_BIG_BASES = 1024,
    HF_BIG_THROUGH = 6
};

typedef struct hf_pool_house {
    uint64_t places; /* of the symbol, by number */
    uint16_t house;
    uint8_t kind;
} hf_pool_house;

typedef struct hf_big_pool {
    hf_find *find;
    uint32_t size; /* of the fish */
    uint32_t max_endo_fins;
    uint32_t places;
    uint64_t peers[HF_BIG_PLACES]; /* among the places */
    hf_pool_house base[HF_BIG_HOUSES];
    uint32_t bases;
    hf_pool_house cover[HF_BIG_HOUSES];
    uint32_t covers;
    uint64_t through[HF_BIG_PLACES][HF_BIG_THROUGH]; /* the covers through a place; 0 ends them */
    uint64_t *code; /* bases found: the numbers of their houses, the first in the highest byte; room
                       for twice HF_BIG_BASES */
    uint32_t found;
    uint32_t tries; /* of covers but the last, so far */
} hf_big_pool;

/* Finds the bases, in order, given all the rest but `through`. False: the search is to stop. */
bool hf_big_pool_bases(hf_big_pool *p);

#endif
