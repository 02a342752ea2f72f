/* SPDX-License-Identifier: MIT
 *
 * trial.h - a puzzle that comes alone to a lane engine.
 *
 * Most puzzles are solved by `nine` in less time than a dozen sweeps take. Only those that need
 * many guesses are worth the lanes, where the branches of one puzzle work side by side. A puzzle
 * shows that it is one of them by its dead ends: one with many solutions may take many guesses, but
 * they lead down to the first. So `nine` starts, until so many boards have contradicted themselves;
 * then the lanes take over the boards that are left.
 */
#ifndef HF_LANES_TRIAL_H
#define HF_LANES_TRIAL_H

#include "solve/nine/nine.h"

/* Lets `nine` have a go at a puzzle. True: `search` holds the end of it. False: it was too hard;
 * `search` has the solutions that were found and the guesses that were spent. */
bool hf_trial_run(void *nine, const hf_nine_given *given, hf_search *search);

/* What `nine` leaves to the lanes, and what they say of it: of all boards together, in the first
 * brief and the first solution. */
typedef struct hf_handover {
    unsigned count;
    uint16_t candidates[HF_NINE_HEIGHT][HF_NINE_CELLS];
    hf_brief brief[HF_NINE_HEIGHT];
    char solution[HF_NINE_CELLS]; /* bytes */
} hf_handover;

/* Takes the boards that were left when hf_trial_run returned false. */
void hf_trial_hand_over(void *nine, hf_handover *out);

/* Reports what the lanes found. */
void hf_trial_report(void *nine, const hf_nine_given *given, const hf_handover *h,
                     hf_search *search);

#endif
