/* SPDX-License-Identifier: MIT
 *
 * cpu.c - which vector instructions this processor has, and feature sets by name.
 */
#include "houseful/cpu.h"

#include <string.h>

#if defined(__x86_64__) || defined(__i386__)

uint32_t hf_cpu_detect(void)
{
    uint32_t features = 0;
    __builtin_cpu_init();
    if (__builtin_cpu_supports("sse4.1") && __builtin_cpu_supports("popcnt"))
        features |= HF_CPU_SSE41;
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi") &&
        __builtin_cpu_supports("bmi2"))
        features |= HF_CPU_AVX2;
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512dq") &&
        __builtin_cpu_supports("avx512vbmi") && __builtin_cpu_supports("avx512vbmi2") &&
        __builtin_cpu_supports("avx512bitalg"))
        features |= HF_CPU_AVX512;
    return features;
}

#elif defined(__aarch64__)

/* Every ARM64 processor has NEON. */
uint32_t hf_cpu_detect(void)
{
    return HF_CPU_NEON;
}

#elif defined(__wasm_simd128__)

/* A module with vector instructions is refused whole where there are none. */
uint32_t hf_cpu_detect(void)
{
    return HF_CPU_WASM;
}

#else

uint32_t hf_cpu_detect(void)
{
    return 0;
}

#endif

bool hf_cpu_named(const char *name, uint32_t *features)
{
    static const struct {
        const char *name;
        uint32_t features;
    } table[] = {
        {"none", 0},
        {"sse41", HF_CPU_SSE41},
        {"avx2", HF_CPU_SSE41 | HF_CPU_AVX2},
        {"avx512", HF_CPU_SSE41 | HF_CPU_AVX2 | HF_CPU_AVX512},
        {"neon", HF_CPU_NEON},
        {"wasm", HF_CPU_WASM},
    };
    if (strcmp(name, "native") == 0) {
        *features = hf_cpu_detect();
        return true;
    }
    for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
        if (strcmp(name, table[i].name) == 0) {
            *features = table[i].features;
            return true;
        }
    }
    return false;
}
