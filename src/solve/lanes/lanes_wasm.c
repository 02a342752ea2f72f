/* SPDX-License-Identifier: MIT
 *
 * lanes_wasm.c - the lane engine, 8 lanes wide, in WebAssembly's SIMD128.
 */
#include "solve/engine.h"

#if defined(__wasm_simd128__)

#include "solve/vec/vec_wasm.h"
#include "solve/lanes/lanes_tpl.h"

const hf_engine hf_engine_lanes_wasm = {
    .name = "lanes-wasm",
    .summary = "8 puzzles at once in SIMD128 registers",
    .width = LANES,
    .needs = HF_CPU_WASM,
    .honours = HF_HONOURS_CANDIDATES,
    .takes_clashes = true,
    .serves = hf_engine_serves_nine,
    .open = open_lanes,
    .close = close_lanes,
    .solve = solve_one,
    .solve_many = solve_many,
    .takes_extra = true,
    .lane_work = tell_work,
};

#endif
