/* SPDX-License-Identifier: MIT
 *
 * trial.h - a puzzle that comes alone to a lane engine.
 *
 * Most puzzles are solved by `nine` in less time than a dozen sweeps take. Only those that need
 * many guesses are worth the lanes, where the branches of one puzzle work side by side. A puzzle
 * shows that it is one of them by its dead ends: one with many solutions may take many guesses, but
 * they lead down to the first. So `nine` starts, until so many boards have contradicted themselves;
 * then the lanes take over from the beginning.
 */
#ifndef HF_LANES_TRIAL_H
#define HF_LANES_TRIAL_H

#include "solve/nine/given.h"

/* Lets `nine` have a go at a puzzle. True: `search` holds the end of it. False: it was too hard;
 * `search` has only the guesses that were spent. */
bool hf_trial_run(void *nine, const hf_nine_given *given, hf_search *search);

/* Reports what the lanes found: `solution` has bytes. */
void hf_trial_report(void *nine, const hf_nine_given *given, const hf_brief *brief,
                     const char *solution, hf_search *search);

#endif
