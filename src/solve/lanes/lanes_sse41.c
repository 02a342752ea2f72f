/* SPDX-License-Identifier: MIT
 *
 * lanes_sse41.c - the lane engine, 8 lanes wide, in SSE4.1.
 */
#include "solve/engine.h"

#if defined(__x86_64__)

#include "solve/vec/vec_sse41.h"
#include "solve/lanes/lanes_tpl.h"

const hf_engine hf_engine_lanes_sse41 = {
    .name = "lanes-sse41",
    .summary = "8 puzzles at once in SSE4.1 registers",
    .width = LANES,
    .needs = HF_CPU_SSE41,
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
