/* SPDX-License-Identifier: MIT
 *
 * canon_sse41.c - the canonical forms with 16-byte shuffles.
 */
#include "canon/canon_data.h"
#include "houseful/cpu.h"

#if defined(__x86_64__)

#include "canon/row_sse41.h"
#include "canon/lines_tpl.h"
#include "canon/puzzle_tpl.h"
#include "canon/solution_tpl.h"

const hf_canon_engine hf_canon_sse41 = {
    .needs = HF_CPU_SSE41,
    .lay = lay_lines,
    .solution = solution_form,
    .puzzle = puzzle_form,
};

#endif
