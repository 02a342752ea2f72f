/* SPDX-License-Identifier: MIT
 *
 * filter.c - see filter.h.
 */
#include "filter.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "logic_args.h"

const hf_option hf_filter_options[] = {
    {'u', "unique", HF_ARG_FLAG, NULL, "puzzles with exactly one solution",
     offsetof(hf_filter_args, unique), NULL},
    {'m', "minimal", HF_ARG_FLAG, NULL, "with one solution, and every clue needed",
     offsetof(hf_filter_args, minimal), NULL},
    {'c', "clues", HF_ARG_TEXT, "A..B", "with so many clues", offsetof(hf_filter_args, clues),
     NULL},
    {0, "symmetric", HF_ARG_FLAG, NULL, "whose clues lie in some symmetry",
     offsetof(hf_filter_args, symmetric), NULL},
    {0, "symmetry", HF_ARG_TEXT, "KIND",
     "whose clues lie in this one: rotate180, rotate90, mirror, flip, diagonal, antidiagonal or "
     "full",
     offsetof(hf_filter_args, symmetry),
     "rotate180 rotate90 mirror flip diagonal antidiagonal full"},
    {0, "level", HF_ARG_TEXT, "A..B", "of these levels: easy, medium, hard, unfair, extreme",
     offsetof(hf_filter_args, level), "easy medium hard unfair extreme"},
    {0, "score", HF_ARG_TEXT, "A..B", "with such a score on HoDoKu's scale",
     offsetof(hf_filter_args, score), NULL},
    {0, "rating", HF_ARG_TEXT, "A..B", "with such a rating on Sudoku Explainer's scale (7.2..8.4)",
     offsetof(hf_filter_args, rating), NULL},
    {0, "needs", HF_ARG_TEXT, "RULES",
     "whose solution by the easiest steps uses each of these rules (x-wing,w-wing)",
     offsetof(hf_filter_args, needs), NULL},
    {0, NULL, HF_ARG_FLAG, NULL, NULL, 0, NULL},
};

/* ---- reading --------------------------------------------------------------------------------- */

typedef bool (*end_fn)(const char *text, uint32_t *value);

static bool read_whole(const char *text, uint32_t *value)
{
    uint64_t number;
    if (!hf_args_number(text, &number) || number > UINT32_MAX)
        return false;
    *value = (uint32_t)number;
    return true;
}

static bool read_tenths(const char *text, uint32_t *value)
{
    char *end;
    double number = strtod(text, &end);
    if (end == text || *end != '\0' || !(number >= 0 && number <= 100))
        return false;
    *value = (uint32_t)lround(number * 10);
    return true;
}

static bool read_level(const char *text, uint32_t *value)
{
    for (uint32_t level = HF_LEVEL_EASY; level <= HF_LEVEL_EXTREME; level++) {
        if (strcmp(text, hf_level_key((hf_level)level)) == 0) {
            *value = level;
            return true;
        }
    }
    return false;
}

/* "A", "A..B", "A..", "..B". */
static bool read_range(const char *text, end_fn read_end, hf_filter_range *range)
{
    char first[40] = "", last[40] = "";
    const char *dots = strstr(text, "..");
    if (strlen(text) >= sizeof first)
        return false;
    snprintf(first, sizeof first, "%.*s", (int)(dots ? (size_t)(dots - text) : strlen(text)), text);
    snprintf(last, sizeof last, "%s", dots ? dots + 2 : text);
    *range = (hf_filter_range){true, 0, UINT32_MAX};
    if (*first == '\0' && *last == '\0')
        return false;
    return (*first == '\0' || read_end(first, &range->least)) &&
           (*last == '\0' || read_end(last, &range->most)) && range->least <= range->most;
}

static int read_ranges(const hf_filter_args *args, hf_filter *filter)
{
    const struct {
        const char *name, *text, *example;
        end_fn end;
        hf_filter_range *range;
    } ranges[] = {
        {"clues", args->clues, "20..24", read_whole, &filter->clues},
        {"level", args->level, "medium..unfair", read_level, &filter->level},
        {"score", args->score, "800..1200", read_whole, &filter->score},
        {"rating", args->rating, "7.2..8.4", read_tenths, &filter->rating},
    };
    for (size_t i = 0; i < sizeof ranges / sizeof *ranges; i++)
        if (ranges[i].text && !read_range(ranges[i].text, ranges[i].end, ranges[i].range))
            return hf_usage_error("filter", "--%s: a range such as %s is expected, not '%.40s'",
                                  ranges[i].name, ranges[i].example, ranges[i].text);
    return HF_EXIT_OK;
}

static int read_rules(const char *names, hf_filter *filter)
{
    while (*names) {
        char name[64];
        size_t length = strcspn(names, ",");
        snprintf(name, sizeof name, "%.*s", (int)(length < 63 ? length : 63), names);
        const hf_rule *rule = hf_logic_args_rule("filter", "needs", name);
        if (!rule)
            return HF_EXIT_USAGE;
        if (filter->rules == HF_FILTER_RULES)
            return hf_usage_error("filter", "--needs: %d rules are the most", HF_FILTER_RULES);
        filter->rule[filter->rules++] = rule;
        names += length + (names[length] == ',');
    }
    return HF_EXIT_OK;
}

int hf_filter_read(const hf_filter_args *args, hf_filter *filter)
{
    *filter = (hf_filter){.symmetric = args->symmetric, .minimal = args->minimal};
    int status = read_ranges(args, filter);
    if (status == HF_EXIT_OK && args->needs)
        status = read_rules(args->needs, filter);
    if (status != HF_EXIT_OK)
        return status;
    if (args->symmetry) {
        filter->one_symmetry = true;
        if (!hf_symmetry_named(args->symmetry, &filter->symmetry) ||
            filter->symmetry == HF_SYMMETRY_NONE)
            return hf_usage_error("filter", "--symmetry: there is no symmetry '%.40s'",
                                  args->symmetry);
    }
    filter->hodoku = filter->level.given || filter->score.given || filter->rules > 0;
    filter->unique = args->unique || args->minimal || filter->hodoku || filter->rating.given;
    if (!filter->unique && !filter->clues.given && !args->symmetric && !args->symmetry)
        return hf_usage_error("filter", "what shall be let through? Say --unique, --clues ...");
    return HF_EXIT_OK;
}

/* ---- asking ---------------------------------------------------------------------------------- */

static bool within(const hf_filter_range *range, uint32_t value)
{
    return !range->given || (value >= range->least && value <= range->most);
}

/* Where a symmetry takes row r, column c of a board of `rows` and `columns`. */
static uint32_t image_of(hf_symmetry symmetry, uint32_t rows, uint32_t columns, uint32_t cell)
{
    uint32_t r = cell / columns, c = cell % columns;
    switch (symmetry) {
    case HF_SYMMETRY_ROTATE180:
        return (rows - 1 - r) * columns + columns - 1 - c;
    case HF_SYMMETRY_ROTATE90:
        return c * columns + columns - 1 - r;
    case HF_SYMMETRY_MIRROR:
        return r * columns + columns - 1 - c;
    case HF_SYMMETRY_FLIP:
        return (rows - 1 - r) * columns + c;
    case HF_SYMMETRY_DIAGONAL:
        return c * columns + r;
    case HF_SYMMETRY_ANTIDIAGONAL:
        return (columns - 1 - c) * columns + columns - 1 - r;
    default:
        return cell;
    }
}

static bool has_symmetry(hf_symmetry symmetry, uint32_t rows, uint32_t columns,
                         const uint16_t *values)
{
    if (symmetry == HF_SYMMETRY_FULL)
        return has_symmetry(HF_SYMMETRY_ROTATE90, rows, columns, values) &&
               has_symmetry(HF_SYMMETRY_MIRROR, rows, columns, values);
    bool turns = symmetry == HF_SYMMETRY_ROTATE90 || symmetry == HF_SYMMETRY_DIAGONAL ||
                 symmetry == HF_SYMMETRY_ANTIDIAGONAL;
    if (turns && rows != columns)
        return false;
    for (uint32_t i = 0; i < rows * columns; i++)
        if ((values[i] != 0) != (values[image_of(symmetry, rows, columns, i)] != 0))
            return false;
    return true;
}

static bool looks(const hf_filter *filter, uint32_t rows, uint32_t columns, uint32_t cells,
                  const uint16_t *values)
{
    uint32_t clues = 0;
    for (uint32_t i = 0; i < cells; i++)
        clues += values[i] != 0;
    if (!within(&filter->clues, clues))
        return false;
    if (!filter->one_symmetry && !filter->symmetric)
        return true;
    if (rows * columns != cells)
        return false;
    if (filter->one_symmetry && !has_symmetry(filter->symmetry, rows, columns, values))
        return false;
    bool some = !filter->symmetric;
    for (int s = HF_SYMMETRY_ROTATE180; s <= HF_SYMMETRY_ANTIDIAGONAL && !some; s++)
        some = has_symmetry((hf_symmetry)s, rows, columns, values);
    return some;
}

bool hf_filter_looks(const hf_filter *filter, const hf_shape *shape, const uint16_t *values)
{
    uint32_t layers = hf_shape_layers(shape);
    return looks(filter, layers == 1 ? hf_shape_rows(shape) : 0, hf_shape_columns(shape),
                 hf_shape_cells(shape), values);
}

bool hf_filter_looks_nine(const hf_filter *filter, const uint8_t board[81])
{
    uint16_t values[81];
    for (int i = 0; i < 81; i++)
        values[i] = board[i];
    return looks(filter, 9, 9, 81, values);
}

bool hf_filter_rating(const hf_filter *filter, const hf_rating *hodoku, const hf_rating *se)
{
    if (hodoku != NULL) {
        if (hodoku->above || !within(&filter->level, hodoku->level) ||
            !within(&filter->score, hodoku->score))
            return false;
        for (size_t i = 0; i < filter->rules; i++)
            if (hodoku->count[hf_rule_number(filter->rule[i])] == 0)
                return false;
    }
    return se == NULL || (!se->above && within(&filter->rating, se->er));
}
