/* SPDX-License-Identifier: MIT
 *
 * kernels_tiny.c - the portable lane engine with hardly any memory: its pool overflows, its parking
 * fills up, and a batch falls into many chunks.
 */
#define LANES_TINY
#include "solve/vec/vec_portable.h"
#include "kernels/kernel_tpl.h"

KERNEL_SET(kernels_tiny, "lanes-portable (tiny)", 0);
KERNEL_ENGINE(kernels_tiny, "lanes-portable (tiny)");
