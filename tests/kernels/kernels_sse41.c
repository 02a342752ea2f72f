/* SPDX-License-Identifier: MIT
 *
 * kernels_sse41.c - the kernels of the lane engines in SSE4.1.
 */
#include "kernels/kernels.h"

#if defined(__x86_64__)

#include "solve/vec/vec_sse41.h"
#include "kernels/kernel_tpl.h"

KERNEL_SET(kernels_sse41, "lanes-sse41", HF_CPU_SSE41);

#endif
