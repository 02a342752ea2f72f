/* SPDX-License-Identifier: MIT
 *
 * wide_avx2.c - wide.h in AVX2.
 */
#include "solve/nine/wide.h"

#if defined(__x86_64__)

#include "solve/vec/vec_avx2.h"
#include "solve/nine/wide_x86.h"
#include "solve/nine/wide_tpl.h"

const hf_nine_wide hf_nine_wide_avx2 = {search_wide, candidates_of_board, exchange_wide};

#endif
