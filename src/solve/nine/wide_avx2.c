/* SPDX-License-Identifier: MIT
 *
 * wide_avx2.c - wide.h in AVX2.
 */
#include "solve/nine/wide.h"

#if defined(__x86_64__)

#include "solve/vec/vec_avx2.h"
#include "solve/nine/wide_tpl.h"

void hf_nine_wide_avx2(void *boards, const hf_nine_given *given, hf_search *search)
{
    search_wide(boards, given, search);
}

#endif
