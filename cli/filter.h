/* SPDX-License-Identifier: MIT
 *
 * filter.h - what `houseful filter` asks of a puzzle, the cheap questions first.
 */
#ifndef HF_CLI_FILTER_H
#define HF_CLI_FILTER_H

#include "args.h"
#include "houseful/generate.h"
#include "houseful/rate.h"

typedef struct hf_filter_args {
    const char *clues;
    const char *symmetry;
    const char *level;
    const char *score;
    const char *rating;
    const char *needs;
    bool symmetric;
    bool unique;
    bool minimal;
} hf_filter_args;

extern const hf_option hf_filter_options[];

/* From the least to the most, both included. */
typedef struct hf_filter_range {
    bool given;
    uint32_t least, most;
} hf_filter_range;

enum { HF_FILTER_RULES = 16 };

typedef struct hf_filter {
    hf_filter_range clues, level, score, rating;
    bool symmetric; /* any symmetry will do */
    bool one_symmetry;
    hf_symmetry symmetry;
    bool unique; /* asked for, or needed for another question */
    bool minimal;
    bool hodoku; /* level, score or rules are asked for */
    size_t rules;
    const hf_rule *rule[HF_FILTER_RULES];
} hf_filter;

/* Reads the options; returns HF_EXIT_OK, or HF_EXIT_USAGE after a message. */
int hf_filter_read(const hf_filter_args *args, hf_filter *filter);

/* What can be seen without solving: how many clues, and how they lie. `values` has one per cell. */
bool hf_filter_looks(const hf_filter *filter, const hf_shape *shape, const uint16_t *values);
/* The same of a plain 9x9 board. */
bool hf_filter_looks_nine(const hf_filter *filter, const uint8_t board[81]);
/* The ratings that were asked for; the one that was not may be NULL. */
bool hf_filter_rating(const hf_filter *filter, const hf_rating *hodoku, const hf_rating *se);

/* ---- how hard it is (filter_rate.c) ---------------------------------------------------------- */

/* Raters for one shape at a time; start from zero. */
typedef struct hf_filter_raters {
    hf_shape *shape;
    hf_rater *hodoku;
    hf_rater *se;
    hf_grid *puzzle;
    uint64_t until; /* when the time for a puzzle is up; 0: never */
} hf_filter_raters;

/* Asks about levels, scores, ratings and rules. HF_UNSUPPORTED, HF_TOO_LARGE: such a board cannot be
 * rated; HF_STOPPED: the time was up before. */
hf_status hf_filter_rate(hf_filter_raters *raters, const hf_filter *filter, const hf_shape *shape,
                         const uint16_t *values, bool *fits);
void hf_filter_raters_close(hf_filter_raters *raters);

#endif
