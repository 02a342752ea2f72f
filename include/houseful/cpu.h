/* SPDX-License-Identifier: MIT
 *
 * cpu.h - processor features that engines ask for.
 *
 *     uint32_t features;
 *     if (hf_cpu_named("avx2", &features) && (features & ~hf_cpu_detect()) == 0)
 *         puts("this machine has AVX2");
 *
 * Threads: every call may come from any thread at any time. Nothing here allocates or fails.
 */
#ifndef HOUSEFUL_CPU_H
#define HOUSEFUL_CPU_H

#include "houseful/status.h"

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Processor features that engines ask for. */
enum {
    HF_CPU_SSE41 = 1,
    HF_CPU_AVX2 = 2,
    HF_CPU_AVX512 = 4, /* F, BW, VL, DQ, VBMI, VBMI2 and BITALG together */
    HF_CPU_NEON = 8,
    HF_CPU_WASM = 16 /* SIMD128 */
};
/* The features of the processor this runs on. */
HF_API uint32_t hf_cpu_detect(void);
/* The feature set named by a word: "none", "sse41", "avx2" (which includes sse41), "avx512",
 * "neon", "wasm", "native"; false if there is no such word. For tests that pretend to run on a lesser
 * machine. */
HF_API bool hf_cpu_named(const char *name, uint32_t *features);

#ifdef __cplusplus
}
#endif
#endif
