/* SPDX-License-Identifier: MIT
 *
 * rng.c - SplitMix64 and what is made of it. See rng.h.
 */
#include "base/assert.h"
#include "base/rng.h"

static uint64_t mix(uint64_t z)
{
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

/* The odd number nearest 2^64 / golden ratio: consecutive multiples are spread evenly. */
static const uint64_t golden = UINT64_C(0x9e3779b97f4a7c15);

hf_rng hf_rng_make(uint64_t seed, uint64_t stream)
{
    /* Mixing the stream's number before adding it keeps neighbouring streams from overlapping:
     * series of neighbouring states would be the same numbers, one step apart. */
    hf_rng rng = {mix(seed + golden) ^ mix(mix(stream) + golden)};
    return rng;
}

uint64_t hf_rng_next(hf_rng *rng)
{
    rng->state += golden;
    return mix(rng->state);
}

uint32_t hf_rng_below(hf_rng *rng, uint32_t bound)
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

void hf_rng_shuffle(hf_rng *rng, uint32_t *numbers, uint32_t count)
{
    for (uint32_t left = count; left > 1; left--) {
        uint32_t pick = hf_rng_below(rng, left);
        uint32_t swap = numbers[left - 1];
        numbers[left - 1] = numbers[pick];
        numbers[pick] = swap;
    }
}
