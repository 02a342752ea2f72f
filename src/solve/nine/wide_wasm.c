/* SPDX-License-Identifier: MIT
 *
 * wide_wasm.c - wide.h in WebAssembly's SIMD128, two vectors for one of wide_logic.h.
 */
#include "solve/nine/wide.h"

#if defined(__wasm_simd128__)

#include "solve/nine/wide_pair.h"
#include "solve/nine/wide_tpl.h"

const hf_nine_wide hf_nine_wide_wasm = {search_wide, candidates_of_board, exchange_wide};

#endif
