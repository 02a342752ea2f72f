/* SPDX-License-Identifier: MIT
 *
 * emulated_avx512.h - AVX-512 on machines without it: SIMDe's emulation under the usual names, and
 * in plain C the few instructions that it lacks. Slow, and only for tests.
 */
#ifndef TESTS_EMULATED_AVX512_H
#define TESTS_EMULATED_AVX512_H

#define SIMDE_ENABLE_NATIVE_ALIASES
#include <simde/x86/avx2.h>
#include <simde/x86/avx512.h>

#define VEC_EMULATED
#define __mmask16 simde__mmask16
#define __mmask32 simde__mmask32
#define __mmask64 simde__mmask64

#define EMULATED  static inline __attribute__((unused))

typedef struct emulated_words {
    uint16_t w[32];
} emulated_words;

/* Both widths alike: the 16-bit lanes of a vector as numbers, and back. */
#define EMULATE(bits, type, mask_type, lanes)                                                      \
    EMULATED emulated_words words##bits(type x)                                                    \
    {                                                                                              \
        emulated_words r = {{0}};                                                                  \
        memcpy(r.w, &x, sizeof x);                                                                 \
        return r;                                                                                  \
    }                                                                                              \
    EMULATED type vector##bits(emulated_words r)                                                   \
    {                                                                                              \
        type x;                                                                                    \
        memcpy(&x, r.w, sizeof x);                                                                 \
        return x;                                                                                  \
    }                                                                                              \
    EMULATED mask_type cmpeq##bits(type a, type b)                                                 \
    {                                                                                              \
        emulated_words x = words##bits(a), y = words##bits(b);                                     \
        uint32_t m = 0;                                                                            \
        for (unsigned i = 0; i < lanes; i++)                                                       \
            m |= (uint32_t)(x.w[i] == y.w[i]) << i;                                                \
        return (mask_type)m;                                                                       \
    }                                                                                              \
    EMULATED mask_type cmpgt##bits(type a, type b)                                                 \
    {                                                                                              \
        emulated_words x = words##bits(a), y = words##bits(b);                                     \
        uint32_t m = 0;                                                                            \
        for (unsigned i = 0; i < lanes; i++)                                                       \
            m |= (uint32_t)((int16_t)x.w[i] > (int16_t)y.w[i]) << i;                               \
        return (mask_type)m;                                                                       \
    }                                                                                              \
    EMULATED mask_type test##bits(type a, type b)                                                  \
    {                                                                                              \
        emulated_words x = words##bits(a), y = words##bits(b);                                     \
        uint32_t m = 0;                                                                            \
        for (unsigned i = 0; i < lanes; i++)                                                       \
            m |= (uint32_t)((x.w[i] & y.w[i]) != 0) << i;                                          \
        return (mask_type)m;                                                                       \
    }                                                                                              \
    EMULATED type compress##bits(mask_type k, type a)                                              \
    {                                                                                              \
        emulated_words x = words##bits(a), r = {{0}};                                              \
        for (unsigned i = 0, n = 0; i < lanes; i++)                                                \
            if (k >> i & 1)                                                                        \
                r.w[n++] = x.w[i];                                                                 \
        return vector##bits(r);                                                                    \
    }                                                                                              \
    EMULATED type expand##bits(type old, mask_type k, type a)                                      \
    {                                                                                              \
        emulated_words x = words##bits(a), r = words##bits(old);                                   \
        for (unsigned i = 0, n = 0; i < lanes; i++)                                                \
            if (k >> i & 1)                                                                        \
                r.w[i] = x.w[n++];                                                                 \
        return vector##bits(r);                                                                    \
    }

EMULATE(256, __m256i, __mmask16, 16)
EMULATE(512, __m512i, __mmask32, 32)

#undef _mm256_cmple_epu16_mask
#define _mm256_cmple_epu16_mask(a, b) simde_mm256_cmple_epu16_mask(a, b)
#undef _mm256_cmpge_epu16_mask
#define _mm256_cmpge_epu16_mask(a, b) simde_mm256_cmpge_epu16_mask(a, b)
#undef _mm256_cmpeq_epi8_mask
#define _mm256_cmpeq_epi8_mask(a, b) simde_mm256_movepi8_mask(simde_mm256_cmpeq_epi8(a, b))
#undef _mm256_broadcast_i32x4
#define _mm256_broadcast_i32x4(a)           simde_mm256_broadcastsi128_si256(a)
#define _mm256_cmpeq_epi16_mask(a, b)       cmpeq256(a, b)
#define _mm256_cmpgt_epi16_mask(a, b)       cmpgt256(a, b)
#define _mm256_test_epi16_mask(a, b)        test256(a, b)
#define _mm256_testn_epi16_mask(a, b)       ((__mmask16)~test256(a, b))
#define _mm256_maskz_compress_epi16(k, a)   compress256(k, a)
#define _mm256_maskz_expand_epi16(k, a)     expand256(_mm256_setzero_si256(), k, a)
#define _mm256_mask_expand_epi16(old, k, a) expand256(old, k, a)
#define _mm512_cmpeq_epi16_mask(a, b)       cmpeq512(a, b)
#define _mm512_cmpgt_epi16_mask(a, b)       cmpgt512(a, b)
#undef _mm512_test_epi16_mask
#define _mm512_test_epi16_mask(a, b)        test512(a, b)
#define _mm512_testn_epi16_mask(a, b)       (~test512(a, b))
#define _mm512_maskz_compress_epi16(k, a)   compress512(k, a)
#define _mm512_maskz_expand_epi16(k, a)     expand512(_mm512_setzero_si512(), k, a)
#define _mm512_mask_expand_epi16(old, k, a) expand512(old, k, a)

#endif
