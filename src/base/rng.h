/* SPDX-License-Identifier: MIT
 *
 * rng.h - random numbers that are the same on every machine.
 *
 * SplitMix64 (Steele, Lea, Flood 2014): a counter with a good mixing function. It passes BigCrush,
 * needs 8 bytes of state, and any series can be entered at any point, which is what lets threads
 * share one seed. Not for secrets.
 */
#ifndef HF_BASE_RNG_H
#define HF_BASE_RNG_H

#include <stdint.h>

#include "base/assert.h"

typedef struct hf_rng {
    uint64_t state;
} hf_rng;

/* The odd number nearest 2^64 / golden ratio: consecutive multiples are spread evenly. */
#define HF_RNG_GOLDEN UINT64_C(0x9e3779b97f4a7c15)

static inline uint64_t hf_rng_mix(uint64_t z)
{
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

/* A generator for stream `stream` of a seed. Different streams of one seed are unrelated. */
hf_rng hf_rng_make(uint64_t seed, uint64_t stream);

/* 64 random bits. */
static inline uint64_t hf_rng_next(hf_rng *rng)
{
    rng->state += HF_RNG_GOLDEN;
    return hf_rng_mix(rng->state);
}

/* A number below `bound` (which must not be 0), each equally likely. */
static inline uint32_t hf_rng_below(hf_rng *rng, uint32_t bound)
{
    HF_ASSERT(bound > 0);
    /* Lemire's method: the high half of a 32 x 32 product is uniform once the few products whose
     * low half is below 2^32 mod bound are thrown away. That remainder is below the bound, so the
     * division is hardly ever needed. */
    for (;;) {
        uint64_t product = (hf_rng_next(rng) >> 32) * bound;
        uint32_t low = (uint32_t)product;
        if (low >= bound || low >= (0u - bound) % bound)
            return (uint32_t)(product >> 32);
    }
}

/* Shuffles numbers in place; every order equally likely. */
void hf_rng_shuffle(hf_rng *rng, uint32_t *numbers, uint32_t count);

#endif
