/* SPDX-License-Identifier: MIT
 *
 * scale.c - the list of scales, and what one may ask of a scale.
 */
#include "rate/scale.h"

#include <string.h>

static const hf_scale *const scales[] = {&hf_scale_hodoku, &hf_scale_se};

const hf_scale *hf_scale_at(size_t i)
{
    return i < sizeof scales / sizeof *scales ? scales[i] : NULL;
}

const hf_scale *hf_scale_named(const char *name)
{
    for (size_t i = 0; i < sizeof scales / sizeof *scales; i++)
        if (strcmp(scales[i]->name, name) == 0)
            return scales[i];
    return NULL;
}

const char *hf_scale_name(const hf_scale *scale)
{
    return scale->name;
}

const char *hf_scale_about(const hf_scale *scale)
{
    return scale->about;
}

const hf_weight *hf_scale_weight(const hf_scale *scale, const hf_rule *rule)
{
    static const hf_weight unknown = {NULL, HF_LEVEL_EXTREME, 0, 0};
    for (size_t i = 0; i < scale->weights; i++)
        if (scale->weight[i].rule == rule)
            return &scale->weight[i];
    return &unknown;
}

bool hf_scale_weigh(const hf_scale *scale, const hf_rule *rule, hf_level *level, uint32_t *score)
{
    const hf_weight *weight = hf_scale_weight(scale, rule);
    *level = weight->level;
    *score = weight->score;
    return weight->rule != NULL;
}

/* ---- levels ---------------------------------------------------------------------------------- */

/* Each name as people read it and as programs do. */
static const char *const names[][2] = {
    {"", ""},         {"Easy", "easy"},     {"Medium", "medium"},
    {"Hard", "hard"}, {"Unfair", "unfair"}, {"Extreme", "extreme"}};

const char *hf_level_text(hf_level level)
{
    return names[level <= HF_LEVEL_EXTREME ? level : 0][0];
}

const char *hf_level_key(hf_level level)
{
    return names[level <= HF_LEVEL_EXTREME ? level : 0][1];
}
