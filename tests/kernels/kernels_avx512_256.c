/* SPDX-License-Identifier: MIT
 *
 * kernels_avx512_256.c - the kernels of the lane engines in AVX-512, 256 bits wide.
 */
#include "kernels/kernels.h"

#if defined(__x86_64__)

#define VEC_BITS 256
#include "solve/vec/vec_avx512.h"
#include "kernels/kernel_tpl.h"

KERNEL_SET(kernels_avx512_256, "lanes-avx512-256", HF_CPU_AVX512);

#endif
