/* SPDX-License-Identifier: MIT
 *
 * lanes_avx512_256.c - the lane engine, 16 lanes wide, in AVX-512 instructions on 256-bit
 * registers.
 */
#include "solve/engine.h"

#if defined(__x86_64__)

#define VEC_BITS 256
#include "solve/vec/vec_avx512.h"
#include "solve/lanes/lanes_tpl.h"

const hf_engine hf_engine_lanes_avx512_256 = {
    .name = "lanes-avx512-256",
    .summary = "16 puzzles at once in AVX-512 instructions, 256 bits wide",
    .width = LANES,
    .needs = HF_CPU_AVX512,
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
