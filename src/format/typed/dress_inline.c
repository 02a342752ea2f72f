/* SPDX-License-Identifier: MIT
 *
 * dress_inline.c - rows whose cells wear tags of a forum, and those of a chat that hides them or names its pictures.
 *
 *     [b]5[/b] [b]3[/b] . | .        >!53..7....!<        :five::three::white_large_square:
 */
#include <string.h>

#include "base/assert.h"
#include "format/typed/dress.h"

enum { MOST_LINES = 40, WIDEST = 1600, LONGEST_TAG = 40, LOOKED_AT = 3, FRONT = 600 };

/* Is the word one of these, each of which ends in a blank? Its place among them, or -1. */
static int place_of(hf_span word, const char *words)
{
    int place = 0;
    for (const char *p = words; *p; p = strchr(p, ' ') + 1, place++)
        if (hf_sheet_common(word.at, (uint32_t)word.length, p) == word.length &&
            p[word.length] == ' ')
            return place;
    return -1;
}

static size_t letters_at(hf_span line, size_t at)
{
    size_t end = at;
    while (end < line.length && (hf_is_letter(line.at[end]) || line.at[end] == '_'))
        end++;
    return end - at;
}

/* What hides a text stands before and behind all of it; what else has bars is a table. */
static bool is_hiding(hf_span line, size_t at)
{
    hf_span rest = hf_span_from(line, at);
    uint32_t bars = hf_scan_count(line, '|');
    if (at == 0 && (hf_scan_starts(rest, ">!") || hf_scan_starts(rest, "||")))
        return bars <= 2 || (bars == 4 && line.at[line.length - 1] == '|' && line.length > 8);
    return rest.length == 2 && bars <= 4 &&
           (hf_scan_starts(rest, "!<") || hf_scan_starts(rest, "||"));
}

/* The length of a tag for the looks of a text, "[b]" or "[/color]"; 0: it is none. */
static size_t tag_length(hf_span line, size_t at)
{
    hf_span rest = hf_span_from(line, at);
    if (*rest.at != '[')
        return 0;
    size_t name = rest.length > 1 && rest.at[1] == '/' ? 2 : 1, letters = letters_at(rest, name);
    size_t end = name + letters;
    if (place_of(hf_span_part(rest, name, letters),
                 "b i u s color colour size font tt mono center ") < 0 ||
        (end < rest.length && rest.at[end] != '=' && rest.at[end] != ']'))
        return 0;
    while (end < rest.length && end < LONGEST_TAG && rest.at[end] != ']')
        end++;
    return end < rest.length && rest.at[end] == ']' ? end + 1 : 0;
}

/* The cell that a picture's name is, ":five:", or '\0'; *length receives that of the name. */
static char picture(hf_span line, size_t at, size_t *length)
{
    size_t letters = letters_at(line, at + 1);
    hf_span word = hf_span_part(line, at + 1, letters);
    *length = letters + 2;
    if (line.at[at] != ':' || letters < 3 || at + 1 + letters >= line.length ||
        line.at[at + 1 + letters] != ':')
        return '\0';
    int digit = place_of(word, "zero one two three four five six seven eight nine ");
    if (digit >= 0)
        return (char)('0' + digit);
    return hf_scan_find(word, "_square") < word.length ? '.' : '\0';
}

/* Appends a line without them; counts them, and the marks of what is hidden by themselves. */
static void put_line(hf_span line, hf_bare *bare, uint32_t *tags, uint32_t *hiding)
{
    for (size_t at = 0; at < line.length;) {
        const bool hides = is_hiding(line, at);
        size_t length, tag = hides ? 2 : tag_length(line, at);
        char cell = tag ? '\0' : picture(line, at, &length);
        *hiding += hides;
        *tags += tag > 0 || cell;
        if (!tag)
            hf_bare_put(bare, cell ? cell : line.at[at]);
        at += tag ? tag : cell ? length : 1;
    }
    hf_bare_put(bare, '\n');
}

/* Might there be any? Most texts have none, and are not looked at further. */
static bool has_signs(hf_span text)
{
    size_t front = text.length < FRONT ? text.length : FRONT;
    HF_ASSERT(front > 0); /* nobody looks for a dress where nothing is (reader_cut.c) */
    if (!hf_is_cell_char(*text.at) && !hf_is_blank(*text.at) && !strchr("[:>|", *text.at))
        return false;
    return memchr(text.at, '[', front) || memchr(text.at, ':', front) ||
           hf_scan_starts(text, ">!") || hf_scan_starts(text, "||");
}

void hf_undress_inline(hf_span text, bool last, hf_bare *bare)
{
    hf_line line;
    size_t at = 0;
    uint32_t tags = 0, hiding = 0;
    if (!has_signs(text))
        return;
    for (uint32_t lines = 0; lines < MOST_LINES && at < text.length; lines++) {
        hf_span rest = hf_span_from(text, at);
        bool cut = rest.length > WIDEST;
        if (lines == LOOKED_AT && tags == 0)
            return;
        if (!hf_scan_line(cut ? hf_span_part(rest, 0, WIDEST) : rest, last && !cut, &line)) {
            bare->more = !cut && tags > 0;
            return;
        }
        hf_span content = hf_scan_trim(line.text);
        if (content.length == 0)
            break;
        put_line(content, bare, &tags, &hiding);
        at += line.whole;
    }
    if (at == text.length && !last && tags > 0)
        bare->more = true;
    else if (tags > 0 && hiding % 2 == 0)
        bare->bytes = at;
}
