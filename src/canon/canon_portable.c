/* SPDX-License-Identifier: MIT
 *
 * canon_portable.c - the canonical forms in plain C.
 */
#include "canon/canon_data.h"
#include "houseful/cpu.h"

#include "canon/row_portable.h"
#include "canon/lines_tpl.h"
#include "canon/puzzle_tpl.h"
#include "canon/solution_tpl.h"

const hf_canon_engine hf_canon_portable = {
    .needs = 0,
    .lay = lay_lines,
    .solution = solution_form,
    .puzzle = puzzle_form,
};
