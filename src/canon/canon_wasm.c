/* SPDX-License-Identifier: MIT
 *
 * canon_wasm.c - the canonical forms in vectors of WebAssembly.
 */
#include "canon/canon_data.h"
#include "houseful/cpu.h"

#if defined(__wasm_simd128__)

#include "canon/row_wasm.h"
#include "canon/lines_tpl.h"
#include "canon/puzzle_tpl.h"
#include "canon/solution_tpl.h"

const hf_canon_engine hf_canon_wasm = {
    .needs = HF_CPU_WASM,
    .lay = lay_lines,
    .solution = solution_form,
    .puzzle = puzzle_form,
};

#endif
