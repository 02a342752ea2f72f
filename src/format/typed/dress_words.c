/* SPDX-License-Identifier: MIT
 *
 * dress_words.c - rows in which words of libraries and typesetters, or brackets, stand for empty cells.
 *
 *     [[np.nan, 3, np.nan], ...        5 & \cdot & 3 \\        5 blank 3        [5] [] [3]
 */
#include <string.h>

#include "format/typed/dress.h"

enum { MOST_BYTES = 6000, WIDEST = 300, LEAST = 8 };

/* The length of a word for nothing at the front of a text, 0 if there is none. */
static size_t nothing_length(hf_span text)
{
    static const char *const words[] = {"float('nan')", "float(\"nan\")", "np.nan",  "np.NaN",
                                        "numpy.nan",    "math.nan",       "missing", "blank",
                                        "\\phantom{0}", "\\cdot",         "\\quad",  "\\square"};
    if (text.length == 0 || !strchr("fnmb\\", *text.at))
        return 0;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (hf_scan_starts(text, words[i]) &&
            (text.length == strlen(words[i]) || !hf_is_letter(text.at[strlen(words[i])])))
            return strlen(words[i]);
    return 0;
}

/* Where the block of lines at the front ends: before a blank one. */
static size_t block_end(hf_span text, bool last, bool *more)
{
    hf_line line;
    size_t at = 0;
    while (at < text.length && at < MOST_BYTES) {
        if (!hf_scan_line(hf_span_from(text, at), last, &line)) {
            *more = true;
            return 0;
        }
        if (hf_scan_trim(line.text).length == 0)
            return at;
        at += line.whole;
    }
    *more = !last && at == text.length;
    return at;
}

/* Copies a block with a point for each of the words; how many there were. */
static uint32_t replace(hf_span block, hf_bare *bare)
{
    uint32_t count = 0;
    for (size_t i = 0; i < block.length;) {
        bool inside = i > 0 && (hf_is_letter(block.at[i - 1]) || block.at[i - 1] == '.');
        size_t length = inside ? 0 : nothing_length(hf_span_from(block, i));
        count += length > 0;
        hf_bare_put(bare, length ? '.' : block.at[i]);
        i += length ? length : 1;
    }
    return count;
}

/* Takes off the brackets around single cells: [5] [] [3]. */
static uint32_t unbracket(hf_span block, hf_bare *bare)
{
    uint32_t count = 0;
    for (size_t i = 0; i < block.length; i++) {
        bool empty = hf_scan_starts(hf_span_from(block, i), "[]");
        bool full = i + 2 < block.length && block.at[i] == '[' && hf_is_digit(block.at[i + 1]) &&
                    block.at[i + 2] == ']';
        count += empty;
        hf_bare_put(bare, empty ? '.' : full ? block.at[i + 1] : block.at[i]);
        i += empty ? 1 : full ? 2 : 0;
    }
    return count;
}

/* Takes off what keeps marks from being read as the looks of a text, "\." or "\_", and what makes digits bold. */
static uint32_t unescape(hf_span block, hf_bare *bare)
{
    uint32_t count = 0;
    for (size_t i = 0; i < block.length; i++) {
        bool stroke =
            block.at[i] == '\\' && i + 1 < block.length && strchr("._*-", block.at[i + 1]);
        bool bold = hf_scan_starts(hf_span_from(block, i), "**") &&
                    ((i + 2 < block.length && hf_is_digit(block.at[i + 2])) ||
                     (i > 0 && hf_is_digit(block.at[i - 1])));
        count += stroke;
        i += stroke || bold;
        if (!bold)
            hf_bare_put(bare, block.at[i]);
    }
    return count;
}

static bool is_escaped(hf_span line)
{
    for (size_t i = 0; i + 1 < line.length; i++)
        if (line.at[i] == '\\' && strchr("._*-", line.at[i + 1]))
            return true;
    return false;
}

void hf_undress_words(hf_span text, bool last, hf_bare *bare)
{
    hf_line line;
    if (strchr("]}),\"", *text.at))
        return;
    line = hf_scan_first(hf_span_part(text, 0, text.length < WIDEST ? text.length : WIDEST), true);
    if (line.text.length == WIDEST)
        return;
    bool brackets = hf_scan_find(line.text, "[]") < line.text.length;
    bool escaped = is_escaped(line.text), words = false;
    for (size_t i = 0; i < line.text.length && !words; i++)
        words = nothing_length(hf_span_from(line.text, i)) > 0 || line.text.at[i] == '{' ||
                line.text.at[i] == '=';
    if (!brackets && !words && !escaped)
        return;
    size_t end = block_end(text, last, &bare->more);
    if (end == 0)
        return;
    hf_span block = hf_span_part(text, 0, end);
    uint32_t count = escaped    ? unescape(block, bare)
                     : brackets ? unbracket(block, bare)
                                : replace(block, bare);
    bare->more = bare->more && count > 0;
    bare->bytes = count >= LEAST ? end : 0;
}
