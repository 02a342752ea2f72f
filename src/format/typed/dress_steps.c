/* SPDX-License-Identifier: MIT
 *
 * dress_steps.c - a drawing before and after a step, side by side: read is what was before.
 *
 *     +---------+---------+      +---------+---------+
 *     | 5       | 2       |      | 5    *9*| 2       |
 *     | 3       |       1 | ---> | 3       |       1 |
 *     +---------+---------+      +---------+---------+
 *
 * That it is so shows: what stands in the first drawing stands in the second, in the same places. Two drawings that
 * are not so are left to others to refuse.
 */
#include <string.h>

#include "format/typed/dress.h"

enum { MOST_LINES = 80, WIDEST = 1024, MOST_CHARS = 320 };

/* A line as plain characters, and where each of them comes from. */
typedef struct folded {
    uint32_t length;
    char at[MOST_CHARS];
    size_t origin[MOST_CHARS + 1];
} folded;

/* False: it is too long. */
static bool fold(hf_span line, folded *out)
{
    hf_folding folding = hf_fold_start(line);
    out->length = 0;
    for (char c; (c = hf_fold_next(&folding)) != 0; out->length++) {
        if (out->length == MOST_CHARS)
            return false;
        out->at[out->length] = c;
        out->origin[out->length] = folding.origin;
    }
    out->origin[out->length] = line.length;
    while (out->length > 0 && out->at[out->length - 1] == ' ')
        out->length--;
    return true;
}

static uint32_t pass_edge(const folded *line, uint32_t at)
{
    while (at < line->length && strchr("+-=", line->at[at]))
        at++;
    return at;
}

/* Two upper edges of the same width with a gap between them: *second begins where the second does. */
static bool are_edges(const folded *line, uint32_t *first, uint32_t *width, uint32_t *second)
{
    *first = *second = 0;
    while (*first < line->length && line->at[*first] == ' ')
        (*first)++;
    *width = pass_edge(line, *first) - *first;
    for (*second = *first + *width; *second < line->length && line->at[*second] == ' ';)
        (*second)++;
    return *width >= 9 && line->at[*first] == '+' && *second >= *first + *width + 2 &&
           line->at[*second] == '+' && pass_edge(line, *second) == line->length &&
           line->length - *second == *width;
}

/* Is all that stands in the first drawing in the second? Stars mark what is new. */
static bool agree(const folded *line, uint32_t first, uint32_t width, uint32_t second)
{
    if (line->length != second + width || !strchr("+|-=!", line->at[first]) ||
        line->at[first] != line->at[second])
        return false;
    for (uint32_t i = 0; i < width; i++) {
        char before = line->at[first + i], after = line->at[second + i];
        if (before != after && !strchr(" .0", before) && before != '*')
            return false;
    }
    return true;
}

static void put(hf_span line, const folded *plain, uint32_t first, uint32_t width, hf_bare *bare)
{
    for (size_t i = plain->origin[first]; i < plain->origin[first + width]; i++)
        hf_bare_put(bare, line.at[i]);
    hf_bare_put(bare, '\n');
}

void hf_undress_steps(hf_span text, bool last, hf_bare *bare)
{
    uint32_t first = 0, width = 0, second = 0, lines = 0;
    size_t at = 0;
    for (; lines < MOST_LINES && at < text.length; lines++) {
        hf_line line;
        folded plain;
        hf_span rest = hf_span_from(text, at);
        bool cut = rest.length > WIDEST;
        if (!hf_scan_line(cut ? hf_span_part(rest, 0, WIDEST) : rest, last && !cut, &line)) {
            bare->more = !cut && lines > 0;
            return;
        }
        if (!fold(line.text, &plain) || (lines == 0 && !are_edges(&plain, &first, &width, &second)))
            return;
        if (plain.length <= first || !agree(&plain, first, width, second))
            break;
        put(line.text, &plain, first, width, bare);
        at += line.whole;
    }
    if (at == text.length && !last)
        bare->more = true; /* is this the lower edge? */
    else if (lines > 4)
        bare->bytes = at;
}
