/* SPDX-License-Identifier: MIT
 *
 * wide_avx512.c - wide.h in AVX-512 instructions on 256-bit registers: any function of three
 * sets is one instruction.
 */
#include "solve/nine/wide.h"

#if defined(__x86_64__)

#define VEC_BITS 256
#include "solve/vec/vec_avx512.h"
#include "solve/nine/wide_x86.h"
#include "solve/nine/wide_tpl.h"

const hf_nine_wide hf_nine_wide_avx512 = {search_wide, candidates_of_board, exchange_wide};

#endif
