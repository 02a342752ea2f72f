/* SPDX-License-Identifier: MIT
 *
 * rng.c - SplitMix64 and what is made of it. See rng.h.
 */
#include "base/rng.h"

hf_rng hf_rng_make(uint64_t seed, uint64_t stream)
{
    /* Mixing the stream's number before adding it keeps neighbouring streams from overlapping:
     * series of neighbouring states would be the same numbers, one step apart. */
    hf_rng rng = {hf_rng_mix(seed + HF_RNG_GOLDEN) ^
                  hf_rng_mix(hf_rng_mix(stream) + HF_RNG_GOLDEN)};
    return rng;
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
