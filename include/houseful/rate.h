/* SPDX-License-Identifier: MIT
 *
 * rate.h - how hard is a puzzle, by the steps that solve it?
 *
 *     hf_rater *rater;
 *     hf_rating rating;
 *     hf_rater_new(shape, hf_scale_named("hodoku"), &rater);
 *     hf_rater_rate_grid(rater, puzzle, &rating);
 *     if (rating.answer == HF_UNIQUE)
 *         printf("%s, %u points, %s\n", hf_level_text(rating.level), rating.score,
 *                rating.hardest ? rating.hardest->name : "solved already");
 *     hf_rater_free(rater);
 *
 * A scale is a ladder of rules, a weight for each rule, and a way to add them up. A rater serves
 * one thread.
 */
#ifndef HOUSEFUL_RATE_H
#define HOUSEFUL_RATE_H

#include "houseful/logic.h"
#include "houseful/solve.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---- scales ---------------------------------------------------------------------------------- */

typedef struct hf_scale hf_scale;

/* Scale number i (0, 1, 2 ...), or NULL past the last. */
HF_API const hf_scale *hf_scale_at(size_t i);
/* The scale with this name, or NULL. */
HF_API const hf_scale *hf_scale_named(const char *name);
HF_API const char *hf_scale_name(const hf_scale *scale);
/* One line about it. */
HF_API const char *hf_scale_about(const hf_scale *scale);

/* "Easy", "Medium", "Hard", "Unfair", "Extreme". */
HF_API const char *hf_level_text(hf_level level);

/* ---- rating ---------------------------------------------------------------------------------- */

/* No library has more rules. */
enum { HF_RATE_RULES = 160 };

typedef struct hf_rating {
    hf_answer answer; /* everything below is zero unless it is HF_UNIQUE */
    hf_level level;
    uint32_t score;
    const hf_rule *hardest; /* by level, then weight, then place in the order; NULL: no step */
    uint32_t steps;
    uint32_t guesses;              /* cells that had to be looked up in the solution */
    uint16_t count[HF_RATE_RULES]; /* steps by rule, in the order of hf_rule_at */
} hf_rating;

typedef struct hf_rater hf_rater;

/* A rater for boards of one shape. `scale` NULL: "hodoku". HF_TOO_LARGE: logic does not serve it.
 */
HF_API hf_status hf_rater_new(const hf_shape *shape, const hf_scale *scale, hf_rater **out);
HF_API void hf_rater_free(hf_rater *rater);

/* Another ladder than the scale's own; copied. */
HF_API void hf_rater_use_ladder(hf_rater *rater, const hf_ladder *ladder);

/* Rates one puzzle. HF_BAD_ARGUMENT: it has another shape. HF_NO_MEMORY. */
HF_API hf_status hf_rater_rate_grid(hf_rater *rater, const hf_grid *puzzle, hf_rating *rating);

#ifdef __cplusplus
}
#endif
#endif
