/* SPDX-License-Identifier: MIT
 *
 * generate_wish.c - the wishes of `houseful generate`, from text to data.
 */
#include <stdlib.h>
#include <string.h>

#include "boards.h"
#include "cmd_generate.h"
#include "logic_args.h"

/* ---- ranges: "A..B", "A..", "..B", or "A", which is A to A ----------------------------------- */

/* Reads one end; false: it is none. */
typedef bool (*end_fn)(const char *text, size_t length, uint32_t *value);

static bool read_number(const char *text, size_t length, uint32_t *value)
{
    *value = 0;
    for (size_t i = 0; i < length; i++) {
        if (text[i] < '0' || text[i] > '9' || *value > 99999999)
            return false;
        *value = *value * 10 + (uint32_t)(text[i] - '0');
    }
    return length > 0;
}

/* "7", "7.2": tenths. */
static bool read_tenths(const char *text, size_t length, uint32_t *value)
{
    const char *point = memchr(text, '.', length);
    size_t whole = point != NULL ? (size_t)(point - text) : length;
    uint32_t tenth = 0;
    if (!read_number(text, whole, value) ||
        (point != NULL && (length - whole != 2 || !read_number(point + 1, 1, &tenth))))
        return false;
    *value = *value * 10 + tenth;
    return true;
}

static bool read_level(const char *text, size_t length, uint32_t *value)
{
    for (uint32_t i = HF_LEVEL_EASY; i <= HF_LEVEL_EXTREME; i++) {
        const char *key = hf_level_key((hf_level)i);
        if (strlen(key) == length && memcmp(text, key, length) == 0) {
            *value = i;
            return true;
        }
    }
    return false;
}

static bool read_range(const char *text, end_fn read_end, uint32_t *least, uint32_t *most)
{
    const char *dots = strstr(text, "..");
    if (dots == NULL)
        return read_end(text, strlen(text), least) && (*most = *least, true);
    size_t before = (size_t)(dots - text), after = strlen(dots + 2);
    return (before > 0 || after > 0) && (before == 0 || read_end(text, before, least)) &&
           (after == 0 || read_end(dots + 2, after, most));
}

/* ---- the wishes ------------------------------------------------------------------------------ */

static int wrong(const char *option, const char *expected, const char *text)
{
    return hf_usage_error("generate", "--%s: %s is expected, not '%.40s'", option, expected, text);
}

/* Ends a range at 0, which for a generator means that it is open? */
static bool ends_at_zero(const char *text, uint32_t most)
{
    const char *dots = text != NULL ? strstr(text, "..") : NULL;
    return text != NULL && most == 0 && (dots == NULL || dots[2] != '\0');
}

static int read_ranges(const generate_settings *s, hf_generate_options *o)
{
    uint32_t least = 0, most = 0;
    if (s->clues != NULL && !read_range(s->clues, read_number, &o->clues_least, &o->clues_most))
        return wrong("clues", "a number or a range such as 22..24", s->clues);
    if (ends_at_zero(s->clues, o->clues_most))
        return hf_usage_error("generate", "--clues: no puzzle without clues has one solution");
    if (s->score != NULL && !read_range(s->score, read_number, &o->score_least, &o->score_most))
        return wrong("score", "a number or a range such as 500..800", s->score);
    if (s->rating != NULL && !read_range(s->rating, read_tenths, &o->rating_least, &o->rating_most))
        return wrong("rating", "a rating or a range such as 6.5..7.2", s->rating);
    if (ends_at_zero(s->score, o->score_most) || ends_at_zero(s->rating, o->rating_most))
        return hf_usage_error("generate", "--%s: expected an end above 0",
                              ends_at_zero(s->score, o->score_most) ? "score" : "rating");
    if (s->level != NULL && !read_range(s->level, read_level, &least, &most)) {
        char nearest[16];
        if (hf_args_suggest(s->level, "easy medium hard unfair extreme", nearest, sizeof nearest))
            return hf_usage_error("generate", "--level: there is no '%.40s'; did you mean '%s'?",
                                  s->level, nearest);
        return wrong("level", "easy, medium, hard, unfair, extreme, or a range of them", s->level);
    }
    o->level_least = (hf_level)least;
    o->level_most = (hf_level)most;
    return HF_EXIT_OK;
}

static int read_techniques(const generate_settings *s, generate_wish *wish)
{
    size_t commas = 1;
    for (const char *t = s->technique; *t != '\0'; t++)
        commas += *t == ',';
    wish->technique = malloc(commas * sizeof *wish->technique);
    if (wish->technique == NULL) {
        hf_message("out of memory");
        return HF_EXIT_IO;
    }
    for (const char *t = s->technique; t != NULL;) {
        char name[80];
        const char *comma = strchr(t, ',');
        size_t length = comma != NULL ? (size_t)(comma - t) : strlen(t);
        if (length >= sizeof name)
            return wrong("technique", "the key of a rule", t);
        memcpy(name, t, length);
        name[length] = '\0';
        const hf_rule *rule = hf_logic_args_rule("generate", "technique", name);
        if (rule == NULL)
            return HF_EXIT_USAGE;
        wish->technique[wish->options.techniques++] = rule;
        t = comma != NULL ? comma + 1 : NULL;
    }
    wish->options.technique = wish->technique;
    return HF_EXIT_OK;
}

static int read_boards(const generate_settings *s, const hf_shape *shape, generate_wish *wish)
{
    hf_generate_options *o = &wish->options;
    int status = HF_EXIT_OK;
    size_t count = 0;
    if (s->pattern != NULL)
        status = hf_pattern_read("pattern", s->pattern, shape, &wish->pattern);
    if (status == HF_EXIT_OK && s->solution != NULL)
        status = hf_boards_read("solution", s->solution, true, shape, &wish->solution, &count);
    if (status == HF_EXIT_OK && count > 1)
        status = hf_usage_error("generate", "--solution: one board is expected, not %zu", count);
    if (status == HF_EXIT_OK && s->from != NULL)
        status = hf_boards_read("from", s->from, true, shape, &wish->from, &o->from_count);
    if (status == HF_EXIT_OK && s->swap.given && s->from == NULL)
        status = hf_usage_error("generate", "--swap is for --from");
    o->pattern = wish->pattern;
    o->solution = wish->solution;
    o->from = wish->from;
    o->swap = s->swap.given ? (uint32_t)s->swap.value : 1;
    return status;
}

int generate_wish_read(const generate_settings *s, const hf_shape *shape, generate_wish *wish)
{
    hf_generate_options *o = &wish->options;
    memset(wish, 0, sizeof *wish);
    hf_generate_options_init(o, sizeof *o);
    o->minimal = s->minimal;
    o->hardest = s->hardest;
    o->unbiased = s->unbiased;
    o->attempts = s->attempts.value;
    o->cpu = hf_cli_cpu();
    if (s->symmetry != NULL)
        hf_symmetry_named(s->symmetry, &o->symmetry);
    int status = read_ranges(s, o);
    if (status == HF_EXIT_OK && s->technique != NULL)
        status = read_techniques(s, wish);
    if (status == HF_EXIT_OK)
        status = read_boards(s, shape, wish);
    if (status != HF_EXIT_OK)
        return status;
    const char *refusal = hf_generate_options_refusal(o, shape);
    if (refusal != NULL)
        return hf_usage_error("generate", "there is no such puzzle: %s", refusal);
    if (s->distinct &&
        !(hf_shape_cells(shape) == 81 && hf_shape_size(shape) == 9 && hf_shape_houses(shape) == 27))
        return hf_usage_error("generate", "--distinct is for plain 9x9 boards");
    return HF_EXIT_OK;
}

void generate_wish_free(generate_wish *wish)
{
    free(wish->pattern);
    free(wish->solution);
    free(wish->from);
    free(wish->technique);
}
