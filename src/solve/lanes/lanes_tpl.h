/* SPDX-License-Identifier: MIT
 *
 * lanes_tpl.h - the lane engine as a template: include a vec_*.h first, then this. Everything is
 * static, so that no function compiled for one instruction set can be linked into another engine.
 *
 * To read it: state.h has the data, run.h the loop; one.h is where calls come in, text.h where
 * puzzles become vectors, sweep.h what is done with them.
 */
#ifndef HF_LANES_TPL_H
#define HF_LANES_TPL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "grid/alphabet.h"
#include "solve/engine.h"
#include "solve/lanes/trial.h"
#include "solve/nine/nine.h"
#include "solve/lanes/overflow.h"

#define ALL_LANES ((lane_mask)((UINT64_C(1) << LANES) - 1))

#include "solve/lanes/state.h"
#include "solve/lanes/sweep.h"
#include "solve/lanes/extra.h"
#include "solve/lanes/branch.h"
#include "solve/lanes/move.h"
#include "solve/lanes/solutions.h"
#include "solve/lanes/text_far.h"
#include "solve/lanes/text.h"
#include "solve/lanes/clash.h"
#include "solve/lanes/exchange.h"
#include "solve/vec/words.h"
#include "solve/lanes/layouts.h"
#include "solve/lanes/tally.h"
#include "solve/lanes/work.h"
#include "solve/lanes/pool.h"
#include "solve/lanes/out.h"
#include "solve/lanes/split.h"
#include "solve/lanes/in.h"
#include "solve/lanes/run.h"
#include "solve/lanes/one.h"

/* The work is aligned by hand: malloc promises 16 bytes, aligned_alloc is not everywhere. The block
 * itself is remembered just before. */
static hf_status open_lanes(const hf_shape *shape, const hf_solve_options *options, void **out)
{
    char *block = malloc(sizeof(work) + 2 * sizeof(vec) + sizeof block);
    *out = NULL;
    if (block == NULL)
        return HF_NO_MEMORY;
    uintptr_t start = (uintptr_t)block + sizeof block + sizeof(vec) - 1;
    char *aligned = block + (start / sizeof(vec) * sizeof(vec) - (uintptr_t)block);
    work *w = (work *)(void *)aligned;
    w->classes = classify_text();
    w->sweeps = w->acts = w->acts_at_read = 0;
    for (unsigned lane = 0; lane < LANES; lane++) {
        lane_set(&w->nobody, lane, CHUNK + lane);
        w->guesses[CHUNK + lane] = 0;
    }
    hf_status status = hf_engine_nine.open(shape, options, &w->nine);
    if (status != HF_OK) {
        free(block);
        return status;
    }
    memcpy(aligned - sizeof block, &block, sizeof block);
    *out = aligned;
    return HF_OK;
}

static void tell_work(const void *lanes, hf_lane_work *out)
{
    const work *w = lanes;
    out->sweeps = w->sweeps;
    out->acts = w->acts;
    out->lanes = LANES;
}

static void close_lanes(void *lanes)
{
    char *block;
    HF_ASSERT(lanes != NULL);
    hf_engine_nine.close(((work *)lanes)->nine);
    memcpy(&block, (char *)lanes - sizeof block, sizeof block);
    free(block);
}

#endif
