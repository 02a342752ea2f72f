/* SPDX-License-Identifier: MIT
 *
 * kernels_portable.c - the kernels of the lane engines in plain C.
 */
#include "solve/vec/vec_portable.h"
#include "kernels/kernel_tpl.h"

KERNEL_SET(kernels_portable, "lanes-portable", 0);
