/* SPDX-License-Identifier: MIT
 *
 * rater.h - what a rater holds, and the common walk, for the drivers of scales.
 */
#ifndef HF_RATE_RATER_H
#define HF_RATE_RATER_H

#include <stdatomic.h>

#include "logic/ladder.h"
#include "rate/scale.h"
#include "solve/engine.h"

struct hf_rater {
    const hf_scale *scale;
    hf_ladder ladder;
    hf_solver *solver;
    hf_logic *logic;
    hf_step *step;
    hf_board *board;
    hf_grid *solution;          /* of the puzzle being rated */
    struct hf_se *explainer;    /* made when the scale needs it */
    uint32_t ceiling;           /* a higher score need not be known exactly; 0: none */
    uint32_t most_level;        /* nor a higher level; 0: none */
    bool within[HF_RULES_MOST]; /* rungs of the ladder whose steps do not exceed that level ... */
    bool beyond[HF_RULES_MOST]; /* ... and the others */
    uint64_t budget;            /* assumptions that may be followed; 0: no limit */
    uint64_t limit_ns;          /* for one puzzle; 0: no limit */
    bool variant;               /* the puzzle has constraints beside houses and candidates */
    bool asked;                 /* the ladder is not the scale's own */
    hf_search task; /* when the puzzle's time ends, and who may call it off: for the solver, too */
    atomic_bool cancelled;
    const atomic_bool *heeds; /* another's word to stop, in place of that one; NULL: nobody's */
};

/* The common rules of the road (walk.c): up the ladder, step by step, adding up weights; where no
 * rule finds anything, a value is looked up. */
hf_status hf_rate_walk(hf_rater *rater, hf_rating *rating);

/* From now on ratings are called off by this alone, which is set and cleared by whoever asks for them. */
void hf_rater_heed(hf_rater *rater, const atomic_bool *cancelled);
/* Is it to stop: told so, or out of time? */
bool hf_rater_is_cancelled(const hf_rater *rater);
/* The next step may take what is left of the puzzle's time. */
void hf_rater_share_time(hf_rater *rater);

#endif
