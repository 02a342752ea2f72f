/* SPDX-License-Identifier: MIT
 *
 * wide_neon.c - wide.h in NEON (ARM64), two vectors for one of wide_logic.h.
 */
#include "solve/nine/wide.h"

#if defined(__aarch64__)

#include "solve/nine/wide_pair.h"
#include "solve/nine/wide_tpl.h"

const hf_nine_wide hf_nine_wide_neon = {search_wide, candidates_of_board, exchange_wide};

#endif
