/* SPDX-License-Identifier: MIT
 *
 * canon_neon.c - the canonical forms in NEON.
 */
#include "canon/canon_data.h"
#include "houseful/cpu.h"

#if defined(__aarch64__)

#include "canon/row_neon.h"
#include "canon/lines_tpl.h"
#include "canon/puzzle_tpl.h"
#include "canon/solution_tpl.h"

const hf_canon_engine hf_canon_neon = {
    .needs = HF_CPU_NEON,
    .lay = lay_lines,
    .solution = solution_form,
    .puzzle = puzzle_form,
};

#endif
