/* SPDX-License-Identifier: MIT
 *
 * lanes_avx512.c - the lane engine, 32 lanes wide, in AVX-512 instructions on 512-bit registers.
 *
 * A puzzle that comes alone seldom fills so many lanes: it is given to the engine with 16, which is
 * 5 % faster on 17clue, 12 % on magictour1465, 7 % on hardest11 and 6 % slower on hardest1106. To
 * count solutions all 32 are worth having.
 */
#include "solve/engine.h"

#if defined(__x86_64__)

#define VEC_BITS 512
#include "solve/vec/vec_avx512.h"
#include "solve/lanes/lanes_tpl.h"

typedef struct both {
    void *wide;
    void *narrow;
} both;

static const hf_engine *const narrow = &hf_engine_lanes_avx512_256;

static void close_both(void *lanes)
{
    both *b = lanes;
    HF_ASSERT(b != NULL);
    if (b->narrow != NULL)
        narrow->close(b->narrow);
    if (b->wide != NULL)
        close_lanes(b->wide);
    free(b);
}

static hf_status open_both(const hf_shape *shape, const hf_solve_options *options, void **out)
{
    both *b = calloc(1, sizeof *b);
    *out = NULL;
    if (b == NULL)
        return HF_NO_MEMORY;
    hf_status status = open_lanes(shape, options, &b->wide);
    if (status == HF_OK)
        status = narrow->open(shape, options, &b->narrow);
    if (status != HF_OK) {
        close_both(b);
        return status;
    }
    *out = b;
    return HF_OK;
}

static hf_status solve_either(void *lanes, const uint16_t *givens, hf_search *search)
{
    const both *b = lanes;
    if (search->max_solutions <= 2)
        return narrow->solve(b->narrow, givens, search);
    return solve_one(b->wide, givens, search);
}

static void solve_many_wide(void *lanes, const hf_batch *batch)
{
    const both *b = lanes;
    if (batch->count <= SMALL_BATCH && batch->max_solutions <= 2 && batch->extra == NULL)
        narrow->solve_many(b->narrow, batch);
    else
        solve_many(b->wide, batch);
}

static void tell_wide_work(const void *lanes, hf_lane_work *out)
{
    tell_work(((const both *)lanes)->wide, out);
}

const hf_engine hf_engine_lanes_avx512 = {
    .name = "lanes-avx512",
    .summary = "32 puzzles at once in AVX-512 instructions, 512 bits wide",
    .width = LANES,
    .needs = HF_CPU_AVX512,
    .honours = HF_HONOURS_CANDIDATES,
    .takes_clashes = true,
    .serves = hf_engine_serves_nine,
    .open = open_both,
    .close = close_both,
    .solve = solve_either,
    .solve_many = solve_many_wide,
    .takes_extra = true,
    .lane_work = tell_wide_work,
};

#endif
