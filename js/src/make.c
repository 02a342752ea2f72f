/* SPDX-License-Identifier: MIT
 *
 * make.c - new puzzles from a seed, and the wishes they meet.
 */
#include <stdlib.h>
#include <string.h>

#include "core.h"

enum { RULES = 32 }; /* techniques that one puzzle may be wished to need */

/* Wishes, and the arrays that they point to. */
typedef struct wishes {
    hf_generate_options options;
    uint8_t *pattern;
    uint16_t *solution;
    uint16_t *from;
    const hf_rule *technique[RULES];
} wishes;

static void free_wishes(wishes *w)
{
    free(w->pattern);
    free(w->solution);
    free(w->from);
}

static void take_ranges(const asking *a, hf_generate_options *o)
{
    o->seed = asking_number(a, "seed", 1);
    o->minimal = asking_number(a, "minimal", 0) != 0;
    o->hardest = asking_number(a, "hardest", 0) != 0;
    o->unbiased = asking_number(a, "unbiased", 0) != 0;
    o->attempts = asking_number(a, "attempts", 0);
    o->time_limit_ns = asking_number(a, "microseconds", 0) * 1000;
    o->clues_least = (uint32_t)asking_number(a, "clues_least", 0);
    o->clues_most = (uint32_t)asking_number(a, "clues_most", 0);
    o->score_least = (uint32_t)asking_number(a, "score_least", 0);
    o->score_most = (uint32_t)asking_number(a, "score_most", 0);
    o->rating_least = (uint32_t)asking_number(a, "rating_least", 0);
    o->rating_most = (uint32_t)asking_number(a, "rating_most", 0);
    o->level_least = (hf_level)asking_number(a, "level_least", 0);
    o->level_most = (hf_level)asking_number(a, "level_most", 0);
    o->swap = (uint32_t)asking_number(a, "swap", 1);
}

static bool take_techniques(asking *a, wishes *w)
{
    const char *names = asking_text(a, "technique");
    while (names != NULL && *names != '\0') {
        char name[80];
        const char *comma = strchr(names, ',');
        size_t length = comma != NULL ? (size_t)(comma - names) : strlen(names);
        if (length >= sizeof name || w->options.techniques == RULES) {
            asking_refuse(a, "argument", "technique: too many or too long");
            return false;
        }
        memcpy(name, names, length);
        name[length] = '\0';
        const hf_rule *rule = hf_rule_named(name);
        if (rule == NULL) {
            asking_refuse(a, "argument", "technique: there is no such rule");
            return false;
        }
        w->technique[w->options.techniques++] = rule;
        names = comma != NULL ? comma + 1 : NULL;
    }
    w->options.technique = w->technique;
    return true;
}

/* Numbers for `boards` boards; NULL where the key was not said. False: refused. */
static bool take_values(asking *a, const char *key, size_t boards, uint16_t **values)
{
    const char *text = asking_text(a, key);
    if (text == NULL)
        return true;
    *values = asking_values(text, boards * hf_shape_cells(a->shape));
    if (*values == NULL)
        asking_refuse(a, "argument", "pattern, solution, from: one value per cell is expected");
    return *values != NULL;
}

static bool take_boards(asking *a, wishes *w)
{
    size_t cells = hf_shape_cells(a->shape);
    uint16_t *pattern = NULL;
    w->options.from_count = (size_t)asking_number(a, "from_count", 0);
    if (!take_values(a, "pattern", 1, &pattern) || !take_values(a, "solution", 1, &w->solution) ||
        !take_values(a, "from", w->options.from_count, &w->from)) {
        free(pattern);
        return false;
    }
    w->pattern = pattern != NULL ? calloc(cells, 1) : NULL;
    for (size_t c = 0; w->pattern != NULL && c < cells; c++)
        w->pattern[c] = pattern[c] != 0;
    free(pattern);
    w->options.pattern = w->pattern;
    w->options.solution = w->solution;
    w->options.from = w->from;
    return true;
}

static bool take_wishes(asking *a, wishes *w)
{
    const char *symmetry = asking_text(a, "symmetry");
    memset(w, 0, sizeof *w);
    hf_generate_options_init(&w->options, sizeof w->options);
    take_ranges(a, &w->options);
    if (symmetry != NULL && !hf_symmetry_named(symmetry, &w->options.symmetry)) {
        asking_refuse(a, "argument", "there is no such symmetry");
        return false;
    }
    if (!take_techniques(a, w) || !take_boards(a, w))
        return false;
    const char *why = hf_generate_options_refusal(&w->options, a->shape);
    if (why != NULL)
        asking_refuse(a, "argument", why);
    return why == NULL;
}

/* ---- making -------------------------------------------------------------------------------------- */

/* Plain 9x9 puzzles, all in one call, which is faster. HF_UNSUPPORTED: these are none. */
static hf_status make_nines(asking *a, hf_generator *generator, uint32_t number)
{
    uint8_t *puzzles = malloc((size_t)number * 81);
    hf_status status = puzzles != NULL ? HF_OK : HF_NO_MEMORY;
    if (status == HF_OK)
        status = hf_generator_next_many(generator, number, puzzles, NULL);
    for (uint32_t i = 0; status == HF_OK && i < number; i++) {
        answer_comma(a->out);
        asking_add_bytes_line(a, NULL, puzzles + (size_t)i * 81);
    }
    free(puzzles);
    return status;
}

static hf_status make_others(asking *a, hf_generator *generator, uint32_t number)
{
    hf_grid *grid = NULL;
    hf_status status = hf_grid_new(a->shape, &grid);
    for (uint32_t i = 0; status == HF_OK && i < number; i++) {
        status = hf_generator_next(generator, grid, NULL);
        if (status == HF_OK) {
            answer_comma(a->out);
            asking_add_line(a, NULL, a->shape, hf_grid_const_values(grid));
        }
    }
    hf_grid_free(grid);
    return status;
}

static void make(asking *a, hf_generator *generator)
{
    uint32_t number = (uint32_t)asking_number(a, "number", 1);
    hf_generator_seek(generator, asking_number(a, "first", 1) - 1);
    answer_add(a->out, "{");
    answer_key(a->out, "puzzles");
    answer_add(a->out, "[");
    hf_status status = make_nines(a, generator, number);
    if (status == HF_UNSUPPORTED)
        status = make_others(a, generator, number);
    answer_add(a->out, "]}");
    if (status == HF_END)
        asking_refuse(a, "timeout", "no such puzzle was found in the time or attempts given");
    else
        asking_passed(a, status, "generate");
}

void asking_generate(asking *a)
{
    wishes w;
    hf_generator *generator = NULL;
    if (!asking_make_shape(a))
        return;
    if (take_wishes(a, &w) &&
        asking_passed(a, hf_generator_new(a->shape, &w.options, &generator), "generate"))
        make(a, generator);
    hf_generator_free(generator);
    free_wishes(&w);
}
