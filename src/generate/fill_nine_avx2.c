/* SPDX-License-Identifier: MIT
 *
 * fill_nine_avx2.c - the walk of fill_nine_tpl.h, compiled to AVX2 instructions.
 */
#include "generate/fill_nine.h"

#if defined(__x86_64__)

#include "generate/fill_nine_tpl.h"

const hf_nine_filler hf_nine_filler_avx2 = {fill_some, shuffle};

#endif
