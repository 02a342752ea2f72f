/* SPDX-License-Identifier: MIT
 *
 * lanes_portable.c - the lane engine, 8 lanes wide, for any processor.
 */
#include "solve/vec/vec_portable.h"
#include "solve/lanes/lanes_tpl.h"

const hf_engine hf_engine_lanes_portable = {
    .name = "lanes-portable",
    .summary = "8 puzzles at once in plain C",
    .width = LANES,
    .needs = 0,
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
