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

typedef struct hf_rng {
    uint64_t state;
} hf_rng;

/* A generator for stream `stream` of a seed. Different streams of one seed are unrelated. */
hf_rng hf_rng_make(uint64_t seed, uint64_t stream);

/* 64 random bits. */
uint64_t hf_rng_next(hf_rng *rng);

/* A number below `bound` (which must not be 0), each equally likely. */
uint32_t hf_rng_below(hf_rng *rng, uint32_t bound);

/* Shuffles numbers in place; every order equally likely. */
void hf_rng_shuffle(hf_rng *rng, uint32_t *numbers, uint32_t count);

#endif
