/* SPDX-License-Identifier: MIT
 *
 * fill_nine.h - random solved boards of the plain 9x9 shape, several side by side: the same walk as hf_fill_search,
 * many times as fast. The same random numbers give the same board.
 */
#ifndef HF_GENERATE_FILL_NINE_H
#define HF_GENERATE_FILL_NINE_H

#include <stdbool.h>

#include "base/rng.h"
#include "generate/generator.h"

/* Boards of one call, and how many of them are worked on at once; more gain nothing, and each takes 16 KB of stack,
 * which is scarce in WebAssembly. */
#if defined(__wasm__)
enum { HF_FILL_NINE_SOME = 1, HF_FILL_NINE_WALKS = 1 };
#else
enum { HF_FILL_NINE_SOME = 32, HF_FILL_NINE_WALKS = 4 };
#endif

typedef struct hf_nine_peers {
    uint16_t seen[81][96]; /* all bits where two cells see each other, or are the same */
    hf_fill_budget budget;
} hf_nine_peers;

void hf_nine_peers_make(const hf_shape *shape, hf_nine_peers *peers);

typedef struct hf_nine_filler {
    /* Fills up to HF_FILL_NINE_SOME boards, each with its own random numbers. False: one of them was not to be filled
     * within its budget (which was never seen). */
    bool (*fill)(const hf_nine_peers *peers, unsigned count, hf_rng *rng, uint8_t *const *solution);
    /* The numbers 0 to 80 in random order. */
    void (*shuffle)(hf_rng *rng, uint8_t number[81]);
} hf_nine_filler;

/* The fastest for these processor features (HF_CPU_...). */
const hf_nine_filler *hf_nine_filler_for(uint32_t cpu);

extern const hf_nine_filler hf_nine_filler_portable;
extern const hf_nine_filler hf_nine_filler_avx2;
extern const hf_nine_filler hf_nine_filler_avx512;

#endif
