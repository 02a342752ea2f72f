/* SPDX-License-Identifier: MIT
 *
 * wish.c - wishes as data: taking them over, and what they mean for digging.
 */
#include "generate/wish.h"

#include <stdlib.h>
#include <string.h>

#include "grid/shape_data.h"

enum { ATTEMPTS_OF_NINE = 1000000, ATTEMPTS = 1000 };

/* A copy of `count` things, or NULL for none; *room becomes false where memory lacks. */
static void *copy_of(const void *from, size_t count, size_t size, bool *room)
{
    if (from == NULL || count == 0)
        return NULL;
    void *to = malloc(count * size);
    if (to == NULL)
        *room = false;
    else
        memcpy(to, from, count * size);
    return to;
}

hf_status hf_wish_copy(const hf_shape *shape, hf_generate_options *o)
{
    bool room = true;
    o->pattern = copy_of(o->pattern, shape->cells, sizeof *o->pattern, &room);
    o->solution = copy_of(o->solution, shape->cells, sizeof *o->solution, &room);
    o->from = copy_of(o->from, o->from_count * shape->cells, sizeof *o->from, &room);
    o->technique = copy_of((const void *)o->technique, o->techniques, sizeof *o->technique, &room);
    if (room)
        return HF_OK;
    hf_wish_free(o);
    return HF_NO_MEMORY;
}

void hf_wish_free(hf_generate_options *options)
{
    free((void *)options->pattern);
    free((void *)options->solution);
    free((void *)options->from);
    free((void *)options->technique);
    options->pattern = NULL;
    options->solution = options->from = NULL;
    options->technique = NULL;
}

void hf_wish_clues(const hf_generate_options *o, const hf_shape *shape, uint32_t *least,
                   uint32_t *most)
{
    *least = o->clues_least;
    *most = o->clues_most != 0 ? o->clues_most : shape->cells;
    if (o->clues != 0) {
        *least = o->minimal ? 0 : o->clues;
        *most = o->clues;
    }
}

/* Is a large board wished to be easier than such boards are when nothing can be spared? Of 16x16 those are all Extreme. */
static bool asks_for_more_clues(const hf_generate_options *o, const hf_shape *shape)
{
    return shape->size > 9 && o->level_most != 0 && o->level_most < HF_LEVEL_EXTREME &&
           (o->clues | o->clues_least | o->clues_most) == 0;
}

uint32_t hf_wish_goal(const hf_generator *g, hf_rng *rng)
{
    uint32_t least, most;
    if (g->options.minimal)
        return 0;
    if (asks_for_more_clues(&g->options, g->shape)) /* from a third to three fifths of the cells */
        return g->shape->cells / 3 + hf_rng_below(rng, g->shape->cells * 4 / 15 + 1);
    if (g->options.clues == 0 && g->options.clues_least == 0)
        return 0;
    hf_wish_clues(&g->options, g->shape, &least, &most);
    return least == most ? least : least + hf_rng_below(rng, most - least + 1);
}

bool hf_wish_is_plain(const hf_generator *g)
{
    const hf_generate_options *o = &g->options;
    return (o->clues | o->clues_least | o->clues_most) == 0 && o->pattern == NULL &&
           o->from == NULL && !o->unbiased && g->judge == NULL;
}

uint64_t hf_wish_attempts(const hf_generator *g)
{
    if (g->options.attempts != 0)
        return g->options.attempts;
    return hf_engine_serves_nine(g->shape) ? ATTEMPTS_OF_NINE : ATTEMPTS;
}
