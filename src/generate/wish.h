/* SPDX-License-Identifier: MIT
 *
 * wish.h - what is asked of a puzzle, beyond one solution.
 */
#ifndef HF_GENERATE_WISH_H
#define HF_GENERATE_WISH_H

#include "generate/generator.h"

/* Takes the caller's options over, with all they point to; on failure nothing is to be freed. */
hf_status hf_wish_copy(const hf_shape *shape, hf_generate_options *options);
void hf_wish_free(hf_generate_options *options);

/* The range of clues that is asked for, whichever field says so: none at all is 0 to cells. */
void hf_wish_clues(const hf_generate_options *options, const hf_shape *shape, uint32_t *least,
                   uint32_t *most);

/* How many clues end the digging of a puzzle. */
uint32_t hf_wish_goal(const hf_generator *generator, hf_rng *rng);

/* Is any puzzle as good as another, so that the first attempt always meets the wishes? */
bool hf_wish_is_plain(const hf_generator *generator);

/* Attempts allowed for a puzzle. */
uint64_t hf_wish_attempts(const hf_generator *generator);

/* ---- judging (judge.c) ----------------------------------------------------------------------- */

typedef struct hf_judge hf_judge;

/* Does anybody ask for a level, a score, a rating or a technique? */
bool hf_judge_is_needed(const hf_generate_options *options);

/* HF_UNSUPPORTED, HF_TOO_LARGE: no rating for this shape. While `cancelled` is set, from whatever thread, a puzzle
 * is given up, and does not meet the wishes. */
hf_status hf_judge_new(const hf_shape *shape, const hf_generate_options *options,
                       const atomic_bool *cancelled, hf_judge **out);
void hf_judge_free(hf_judge *judge);

/* Does a puzzle, which has one solution, meet the wishes? If that is not known by then (hf_clock_ns), or a step later,
 * it does not; UINT64_MAX: there is time enough. */
hf_status hf_judge_hear(hf_judge *judge, const hf_grid *puzzle, uint64_t ends_ns, bool *met);

#endif
