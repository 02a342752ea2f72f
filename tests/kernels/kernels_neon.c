/* SPDX-License-Identifier: MIT
 *
 * kernels_neon.c - the kernels of the lane engines in NEON.
 */
#include "kernels/kernels.h"

#if defined(__aarch64__)

#include "solve/vec/vec_neon.h"
#include "kernels/kernel_tpl.h"

KERNEL_SET(kernels_neon, "lanes-neon", HF_CPU_NEON);

#endif
