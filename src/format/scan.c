/* SPDX-License-Identifier: MIT
 *
 * scan.c - small tools for looking at text: lines, words, numbers.
 */
#include <string.h>

#include "base/assert.h"
#include "format/scan.h"

/* Length of a byte order mark at the front: 3 or 0. */
static size_t mark_length(hf_span text)
{
    return text.length >= 3 && memcmp(text.at, "\xEF\xBB\xBF", 3) == 0 ? 3 : 0;
}

size_t hf_scan_characters(hf_span text)
{
    size_t count = 0;
    for (size_t i = 0; i < text.length; i++)
        count += ((unsigned char)text.at[i] & 0xC0) != 0x80; /* all but those that go on with one */
    return count;
}

hf_span hf_scan_unmarked(hf_span text)
{
    while (mark_length(text))
        text = hf_span_from(text, 3);
    return text;
}

/* The place of the first line feed or return from `at` on, or the length. Every format asks for the
 * line anew, so the C library searches: a window at a time, lest a text with returns alone be searched
 * to its end for each of its lines. */
static size_t line_end(hf_span text, size_t at)
{
    enum { WINDOW = 512 };
    while (at < text.length) {
        size_t length = text.length - at < WINDOW ? text.length - at : WINDOW;
        const char *from = text.at + at, *feed = memchr(from, '\n', length);
        const char *stop = memchr(from, '\r', feed ? (size_t)(feed - from) : length);
        if (stop || feed)
            return (size_t)((stop ? stop : feed) - text.at);
        at += length;
    }
    return text.length;
}

bool hf_scan_line(hf_span text, bool last, hf_line *line)
{
    size_t start = mark_length(text);
    size_t end = line_end(text, start);
    size_t next = end + (end < text.length);
    bool returned = end < text.length && text.at[end] == '\r';
    if ((end == text.length || (returned && next == text.length)) && !last)
        return false; /* a line feed may follow the return */
    if (returned && next < text.length && text.at[next] == '\n')
        next++;
    line->whole = next;
    line->text = hf_span_part(text, start, end - start);
    return true;
}

hf_line hf_scan_first(hf_span text, bool last)
{
    hf_line line = {0};
    bool whole = hf_scan_line(text, last, &line);
    HF_ASSERT(whole);
    return line;
}

hf_span hf_scan_trim(hf_span text)
{
    while (text.length && (hf_is_blank(*text.at) || *text.at == '\n'))
        text = hf_span_from(text, 1);
    while (text.length &&
           (hf_is_blank(text.at[text.length - 1]) || text.at[text.length - 1] == '\n'))
        text.length--;
    return text;
}

/* What ends a word: one question to a character, as which of several it passes is hard to foresee. */
static const bool ends_word[256] = {
    [' '] = true,  ['\t'] = true, ['\r'] = true, ['\f'] = true, ['\v'] = true,
    ['\n'] = true, [','] = true,  [';'] = true,  ['#'] = true};

size_t hf_scan_word(hf_span text)
{
    enum { STEP = 4 };
    const unsigned char *at = (const unsigned char *)text.at;
    size_t n = 0;
    while (n + STEP <= text.length &&
           !(ends_word[at[n]] | ends_word[at[n + 1]] | ends_word[at[n + 2]] | ends_word[at[n + 3]]))
        n += STEP;
    while (n < text.length && !ends_word[at[n]])
        n++;
    return n;
}

void hf_scan_comment(hf_span rest, hf_record *record)
{
    rest = hf_scan_trim(rest);
    while (rest.length &&
           (*rest.at == ',' || *rest.at == ';' || *rest.at == '#' || hf_is_blank(*rest.at)))
        rest = hf_span_from(rest, 1);
    record->comment = rest.length ? rest.at : NULL;
    record->comment_length = rest.length;
}

void hf_scan_behind(hf_span line, hf_span code, hf_record *record)
{
    hf_span rest = hf_span_from(line, (size_t)(code.at - line.at) + code.length);
    while (rest.length && !hf_is_blank(*rest.at))
        rest = hf_span_from(rest, 1);
    if (rest.length)
        hf_scan_comment(rest, record);
}

uint32_t hf_scan_count(hf_span text, char c)
{
    uint32_t count = 0;
    for (size_t i = 0; i < text.length; i++)
        count += text.at[i] == c;
    return count;
}

bool hf_scan_starts(hf_span text, const char *prefix)
{
    size_t length = strlen(prefix);
    return text.length >= length && memcmp(text.at, prefix, length) == 0;
}

bool hf_scan_starts_any_case(hf_span text, const char *prefix)
{
    size_t length = strlen(prefix);
    if (text.length < length)
        return false;
    for (size_t i = 0; i < length; i++) {
        char c = text.at[i];
        if (c >= 'A' && c <= 'Z')
            c = (char)(c - 'A' + 'a');
        if (c != prefix[i])
            return false;
    }
    return true;
}

size_t hf_scan_find(hf_span text, const char *string)
{
    size_t length = strlen(string);
    for (size_t i = 0; i + length <= text.length; i++)
        if (text.at[i] == string[0] && memcmp(text.at + i, string, length) == 0)
            return i;
    return text.length;
}

bool hf_scan_number(hf_span text, size_t *at, uint32_t *number)
{
    size_t i = *at;
    uint32_t n = 0;
    if (i >= text.length || !hf_is_digit(text.at[i]))
        return false;
    for (; i < text.length && hf_is_digit(text.at[i]); i++)
        if (n < 100000000) /* so that n * 10 + 9 < 2^32 */
            n = n * 10 + (uint32_t)(text.at[i] - '0');
    *at = i;
    *number = n;
    return true;
}
