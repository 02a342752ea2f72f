/* SPDX-License-Identifier: MIT
 *
 * lanes_neon.c - the lane engine, 8 lanes wide, in NEON.
 */
#include "solve/engine.h"

#if defined(__aarch64__)

#include "solve/vec/vec_neon.h"
#include "solve/lanes/lanes_tpl.h"

const hf_engine hf_engine_lanes_neon = {
    .name = "lanes-neon",
    .summary = "8 puzzles at once in NEON registers",
    .width = LANES,
    .needs = HF_CPU_NEON,
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
