/* SPDX-License-Identifier: MIT
 *
 * rate.h - how hard is a puzzle, by the steps that solve it?
 *
 *     hf_rater *rater;
 *     hf_rating rating;
 *     hf_rater_new(shape, hf_scale_named("hodoku"), &rater);
 *     hf_rater_rate(rater, puzzle, &rating);
 *     if (rating.answer == HF_UNIQUE)
 *         printf("%s, %u points, %s\n", hf_level_text(rating.level), rating.score,
 *                rating.hardest ? hf_rule_name(rating.hardest) : "solved already");
 *     hf_rater_free(rater);
 *
 * A scale is a ladder of rules, a table that weighs each rule, and a way to add them up. There are
 * two: "hodoku" adds up the scores of all steps; "se" is Sudoku Explainer's, for plain 9x9 boards,
 * where the hardest step counts. A rater serves one thread, but for hf_rater_cancel.
 *
 * Ownership: whoever makes a rater frees it; scales are constants. Errors: HF_TOO_LARGE or HF_UNSUPPORTED
 * for boards a scale does not serve, HF_NO_MEMORY; a puzzle without exactly one solution is an answer.
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

typedef enum hf_level {
    HF_LEVEL_EASY = 1,
    HF_LEVEL_MEDIUM,
    HF_LEVEL_HARD,
    HF_LEVEL_UNFAIR,
    HF_LEVEL_EXTREME
} hf_level;

/* "Easy", "Medium", "Hard", "Unfair", "Extreme"; "" for anything else. */
HF_API const char *hf_level_text(hf_level level);
/* The same in small letters, for options and JSON. */
HF_API const char *hf_level_key(hf_level level);

/* How hard a rule is on a scale: its level, and what one use of it weighs. A rule that the scale
 * does not know is extreme and weighs nothing; false is returned then. */
HF_API bool hf_scale_weigh(const hf_scale *scale, const hf_rule *rule, hf_level *level,
                           uint32_t *score);

/* ---- rating ---------------------------------------------------------------------------------- */

typedef struct hf_rating {
    hf_answer answer; /* everything below is zero unless it is HF_UNIQUE; HF_LIMIT: a budget or
                         the time ran out, or it was cancelled, and the rest is as far as it went */
    hf_level
        level; /* that of the hardest step; with 81 cells, raised where the score is too high */
    uint32_t score;         /* se: ER in tenths */
    const hf_rule *hardest; /* by level, then weight, then place in the order; NULL: no step */
    uint32_t steps;
    uint32_t guesses;              /* cells that had to be looked up in the solution */
    uint16_t count[HF_RULES_MOST]; /* steps by rule, in the order of hf_rule_at */
    /* Scale se, in tenths, 200: no rule went on. The hardest step; the hardest one up to the first
     * placement; the first step. */
    uint16_t er;
    uint16_t ep;
    uint16_t ed;
    bool above;        /* a ceiling was passed: score and level are at least these */
    uint64_t spare[4]; /* zero; later versions may say more here */
} hf_rating;

typedef struct hf_rater hf_rater;

/* A rater for boards of one shape. `scale` NULL: "hodoku". HF_TOO_LARGE: logic does not serve it;
 * HF_UNSUPPORTED: the scale does not. */
HF_API hf_status hf_rater_new(const hf_shape *shape, const hf_scale *scale, hf_rater **out);
HF_API void hf_rater_free(hf_rater *rater);

/* Another ladder than the scale's own; copied. */
HF_API void hf_rater_use_ladder(hf_rater *rater, const hf_ladder *ladder);

/* "Is it at most this hard?" A puzzle whose score is higher than the ceiling need not be rated
 * exactly: the rater leaves it as soon as that is certain, and rating.above says so. What a rating
 * says without `above` is what it says without a ceiling. 0 (the default): no ceiling. */
HF_API void hf_rater_set_ceiling(hf_rater *rater, uint32_t score);
/* The same by level, which is far quicker than by score, since searches for harder steps need not
 * be made:
 *
 *     hf_rater_set_ceiling_level(rater, HF_LEVEL_HARD);
 *     hf_rater_rate(rater, puzzle, &rating);
 *     if (rating.answer == HF_UNIQUE && !rating.above)
 *         ... it is Easy, Medium or Hard, and all of the rating is exact ...
 *
 * With `above`, rating.level is the least that it can be, the ceiling's next; the rest is as far as
 * the rater went. 0 (the default) or HF_LEVEL_EXTREME: no ceiling. Both ceilings may stand at once. */
HF_API void hf_rater_set_ceiling_level(hf_rater *rater, hf_level level);
/* How many assumptions the searches for chains may follow for one puzzle (a few hundred thousand a
 * second); 0 (the default): no limit. Only the scale "se" follows any. */
HF_API void hf_rater_set_budget(hf_rater *rater, uint64_t assumptions);
/* How long one puzzle may take, looked at every few milliseconds; 0 (the default): no limit. */
HF_API void hf_rater_set_time_limit(hf_rater *rater, uint64_t nanoseconds);
/* Ends the rating that is running, from any thread: its answer is HF_LIMIT.
 * If none is, the next one. */
HF_API void hf_rater_cancel(hf_rater *rater);

/* Rates one puzzle, as its author gave it: clues, given candidates and constraints. A variant is rated on
 * "hodoku" by the default ladder without its bet, and the hardest step alone makes the level.
 * HF_BAD_ARGUMENT: it has another shape. HF_UNSUPPORTED: a constraint is not served. HF_NO_MEMORY. */
HF_API hf_status hf_rater_rate(hf_rater *rater, const hf_puzzle *puzzle, hf_rating *rating);
/* The same of clues alone. */
HF_API hf_status hf_rater_rate_grid(hf_rater *rater, const hf_grid *puzzle, hf_rating *rating);

#ifdef __cplusplus
}
#endif
#endif
