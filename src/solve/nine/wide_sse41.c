/* SPDX-License-Identifier: MIT
 *
 * wide_sse41.c - wide.h in SSE4.1, two vectors for one of wide_logic.h.
 */
#include "solve/nine/wide.h"

#if defined(__x86_64__)

#include "solve/nine/wide_pair.h"
#include "solve/nine/wide_tpl.h"

const hf_nine_wide hf_nine_wide_sse41 = {search_wide, candidates_of_board, exchange_wide};

#endif
