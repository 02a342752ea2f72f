/* SPDX-License-Identifier: MIT
 *
 * filter_rate.c - is a puzzle as hard as one wishes? With ceilings, so that what is too hard is soon left.
 */
#include <string.h>

#include "filter.h"
#include "term.h"

void hf_filter_raters_close(hf_filter_raters *c)
{
    hf_rater_free(c->hodoku);
    hf_rater_free(c->se);
    hf_grid_free(c->puzzle);
    hf_shape_free(c->shape);
    c->hodoku = c->se = NULL;
    c->puzzle = NULL;
    c->shape = NULL;
}

static hf_status open_raters(hf_filter_raters *c, const hf_filter *f, const hf_shape *shape)
{
    if (c->shape != NULL && hf_shape_same(hf_shape_spec_of(c->shape), hf_shape_spec_of(shape)))
        return HF_OK;
    hf_filter_raters_close(c);
    hf_status status = hf_shape_new(hf_shape_spec_of(shape), &c->shape);
    if (status == HF_OK)
        status = hf_grid_new(c->shape, &c->puzzle);
    if (status == HF_OK && f->hodoku)
        status = hf_rater_new(c->shape, hf_scale_named("hodoku"), &c->hodoku);
    if (status == HF_OK && f->rating.given)
        status = hf_rater_new(c->shape, hf_scale_named("se"), &c->se);
    if (status != HF_OK) {
        hf_filter_raters_close(c);
        return status;
    }
    if (f->level.given)
        hf_rater_set_ceiling_level(
            c->hodoku,
            (hf_level)(f->level.most < HF_LEVEL_EXTREME ? f->level.most : HF_LEVEL_EXTREME));
    if (f->score.given && f->score.most < UINT32_MAX)
        hf_rater_set_ceiling(c->hodoku, f->score.most);
    if (f->rating.given && f->rating.most < UINT32_MAX)
        hf_rater_set_ceiling(c->se, f->rating.most);
    return HF_OK;
}

/* On one scale, for as long as there is time. */
static hf_status rate_on(hf_rater *rater, const hf_filter_raters *c, hf_rating *rating)
{
    if (hf_term_is_up(c->until))
        return HF_STOPPED;
    hf_rater_set_time_limit(rater, hf_term_left(c->until));
    hf_status status = hf_rater_rate_grid(rater, c->puzzle, rating);
    return status == HF_OK && rating->answer == HF_LIMIT && c->until ? HF_STOPPED : status;
}

/* The puzzle in c->puzzle, which has one solution. */
static hf_status rate(hf_filter_raters *c, const hf_filter *f, bool *fits)
{
    hf_rating hodoku, se;
    hf_status status = HF_OK;
    *fits = true;
    if (c->hodoku != NULL) {
        status = rate_on(c->hodoku, c, &hodoku);
        *fits = status == HF_OK && hodoku.answer == HF_UNIQUE && hf_filter_rating(f, &hodoku, NULL);
    }
    if (*fits && c->se != NULL) {
        status = rate_on(c->se, c, &se);
        *fits = status == HF_OK && se.answer == HF_UNIQUE && hf_filter_rating(f, NULL, &se);
    }
    return status;
}

hf_status hf_filter_rate(hf_filter_raters *raters, const hf_filter *filter, const hf_shape *shape,
                         const uint16_t *values, bool *fits)
{
    hf_status status = open_raters(raters, filter, shape);
    if (status != HF_OK)
        return status;
    memcpy(hf_grid_values(raters->puzzle), values, hf_shape_cells(shape) * sizeof *values);
    return rate(raters, filter, fits);
}
