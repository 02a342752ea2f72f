/* SPDX-License-Identifier: MIT
 *
 * lanes_avx2.c - the lane engine, 16 lanes wide, in AVX2.
 */
#include "solve/engine.h"

#if defined(__x86_64__)

#include "solve/vec/vec_avx2.h"
#include "solve/lanes/lanes_tpl.h"

const hf_engine hf_engine_lanes_avx2 = {
    .name = "lanes-avx2",
    .summary = "16 puzzles at once in AVX2 registers",
    .width = LANES,
    .needs = HF_CPU_AVX2,
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
