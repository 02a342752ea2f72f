/* SPDX-License-Identifier: MIT
 *
 * kernels_emulated_256.c - the kernels of the lane engines in AVX-512, 256 bits wide, emulated.
 */
#include "kernels/kernels.h"

#if defined(HAVE_SIMDE)

#include <string.h>

#include "kernels/emulated_avx512.h"

#define VEC_BITS 256
#include "solve/vec/vec_avx512.h"
#include "kernels/kernel_tpl.h"

KERNEL_SET(kernels_emulated_256, "lanes-avx512 (256 bits, emulated)", 0);
KERNEL_ENGINE(kernels_emulated_256, "lanes-avx512 (256 bits, emulated)");

#endif
