/* SPDX-License-Identifier: MIT
 *
 * dress_stamps.c - rows sent as messages, each with its time and perhaps its sender, or the first alone.
 *
 *     [12:03] 53..7....      [18/11/2026, 12:03:11] Ann: 53..7....      18/11/2026, 12:03 - Ann: 53..7....
 */
#include <string.h>

#include "format/typed/dress.h"

enum { MOST_LINES = 64, WIDEST = 200, WIDEST_NAME = 40 };

static bool is_two_digits(hf_span text, size_t at)
{
    return at + 1 < text.length && hf_is_digit(text.at[at]) && hf_is_digit(text.at[at + 1]);
}

/* The length of "12:03", "9:03:11" or "12:03 PM" at the front; 0: none. What follows is no cell. */
static size_t time_length(hf_span text)
{
    size_t at = 0;
    uint32_t hours;
    if (!hf_scan_number(text, &at, &hours) || at > 2)
        return 0;
    size_t parts = 0;
    for (; parts < 2 && at < text.length && text.at[at] == ':' && is_two_digits(text, at + 1);
         parts++)
        at += 3;
    hf_span rest = hf_span_from(text, at);
    if (parts == 0 || rest.length == 0 || !strchr(" ],)", *rest.at))
        return 0;
    return at +
           (hf_scan_starts_any_case(rest, " am") || hf_scan_starts_any_case(rest, " pm") ? 3 : 0);
}

/* The length of a name with its colon and the blank behind it at the front; 0: none. */
static size_t name_length(hf_span text)
{
    for (size_t i = 0; i + 1 < text.length && i < WIDEST_NAME; i++)
        if (text.at[i] == ':')
            return i > 0 && text.at[i + 1] == ' ' && !hf_is_digit(*text.at) ? i + 2 : 0;
    return 0;
}

/* The length of the time at the front of a line, with a date before it, brackets and a sender; 0: none. */
static size_t stamp_length(hf_span line)
{
    size_t at = line.length > 0 && strchr("[(", *line.at), length = 0;
    for (size_t i = at; i < line.length && i < at + 14 && length == 0; i++)
        if (i == at || line.at[i - 1] == ' ')
            length =
                time_length(hf_span_from(line, i)) ? i + time_length(hf_span_from(line, i)) : 0;
        else if (!hf_is_digit(line.at[i]) && !strchr("/.-, ", line.at[i]))
            return 0; /* no date */
    if (length == 0)
        return 0;
    while (length < line.length && strchr("]),", line.at[length]))
        length++;
    if (hf_scan_starts(hf_span_from(line, length), " - "))
        length += 2;
    while (length < line.length && line.at[length] == ' ')
        length++;
    return length + name_length(hf_span_from(line, length));
}

/* Digits and marks for empty cells, four at least, and nothing else. */
static bool is_row(hf_span text)
{
    uint32_t cells = 0;
    for (size_t i = 0; i < text.length; i++) {
        bool cell = hf_is_digit(text.at[i]) || hf_is_empty_mark(text.at[i]);
        if (!cell && !strchr(" |", text.at[i]))
            return false;
        cells += cell;
    }
    return cells > 3;
}

/* 81 of them: a whole board, behind which another message stands. */
static bool is_whole(hf_span text)
{
    uint32_t cells = 0;
    for (size_t i = 0; i < text.length; i++)
        cells += hf_is_digit(text.at[i]) || hf_is_empty_mark(text.at[i]);
    return is_row(text) && cells == 81;
}

/* Nothing but dashes: a row of empty cells, since nobody sends a line of a frame. */
static bool is_dashes(hf_span text)
{
    for (size_t i = 0; i < text.length; i++)
        if (text.at[i] != '-')
            return false;
    return true;
}

/* Does the text begin with a line that has a time? */
static bool is_stamped(hf_span text, bool last)
{
    hf_line line;
    bool cut = text.length > WIDEST;
    return hf_scan_line(hf_span_part(text, 0, cut ? WIDEST : text.length), last && !cut, &line) &&
           stamp_length(hf_scan_trim(line.text)) > 0;
}

void hf_undress_stamps(hf_span text, bool last, hf_bare *bare)
{
    hf_line line;
    bool all = true, row = false; /* every line has one so far; a row follows the first */
    if (!is_stamped(text, last))
        return;
    for (uint32_t lines = 0; lines < MOST_LINES && bare->bytes < text.length; lines++) {
        if (!hf_scan_line(hf_span_from(text, bare->bytes), last, &line)) {
            bare->more = true;
            return;
        }
        hf_span content = hf_scan_trim(line.text);
        size_t stamp = stamp_length(content);
        all = all && (lines == 0 || stamp);
        row = row || (lines == 0 && is_row(hf_span_from(content, stamp)));
        if (content.length == 0 || (stamp > 0 && !all))
            break; /* the next message */
        bool empty = is_dashes(hf_span_from(content, stamp));
        for (size_t i = stamp; i < content.length; i++)
            hf_bare_put(bare, empty ? '.' : content.at[i]);
        hf_bare_put(bare, '\n');
        bare->bytes += line.whole;
        if (lines == 0 && is_whole(hf_span_from(content, stamp)))
            return;
    }
    bare->more = !last && bare->bytes == text.length;
    bare->whole = row ? bare->bytes : 0; /* or none of its rows is read */
}
