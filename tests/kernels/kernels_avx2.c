/* SPDX-License-Identifier: MIT
 *
 * kernels_avx2.c - the kernels of the lane engines in AVX2.
 */
#include "kernels/kernels.h"

#if defined(__x86_64__)

#include "solve/vec/vec_avx2.h"
#include "kernels/kernel_tpl.h"

KERNEL_SET(kernels_avx2, "lanes-avx2", HF_CPU_AVX2);

#endif
