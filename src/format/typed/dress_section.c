/* SPDX-License-Identifier: MIT
 *
 * dress_section.c - the rows of a section of settings, and rows in which a page's blanks are the cells.
 *
 *     [puzzle]               5&nbsp;3&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;7
 *     row1=53..7....
 */
#include <string.h>

#include "format/typed/dress.h"

enum { MOST_LINES = 32, WIDEST = 240, NINE = 9 };

/* "[puzzle]" */
static bool is_section(hf_span line)
{
    size_t i = 1;
    while (i < line.length && (hf_is_letter(line.at[i]) || line.at[i] == ' '))
        i++;
    return i > 3 && i + 1 == line.length && *line.at == '[' && line.at[i] == ']';
}

/* The first line of a text, if it is not too long; its end may be missing (*more). */
static bool take_line(hf_span text, bool last, hf_line *line, bool *more)
{
    bool cut = text.length > WIDEST;
    *more = false;
    if (text.length && hf_scan_line(cut ? hf_span_part(text, 0, WIDEST) : text, last && !cut, line))
        return true;
    *more = !last && !cut;
    return false;
}

void hf_undress_section(hf_span text, bool last, hf_bare *bare)
{
    hf_line line;
    if (!take_line(text, last, &line, &bare->more) || !is_section(hf_scan_trim(line.text)))
        return;
    size_t at = line.whole;
    for (uint32_t lines = 0; lines < MOST_LINES; lines++) {
        if (!take_line(hf_span_from(text, at), last, &line, &bare->more)) {
            if (bare->more)
                return;
            break;
        }
        hf_span content = hf_scan_trim(line.text);
        if (content.length == 0 || hf_scan_find(content, "=") == content.length)
            break;
        for (size_t i = 0; i < content.length; i++)
            hf_bare_put(bare, content.at[i]);
        hf_bare_put(bare, '\n');
        at += line.whole;
    }
    bare->bytes = bare->length ? at : 0;
}

/* The digits and blanks of a line, one character each; their number, 0 if something else is in it. */
static uint32_t take_blanks(hf_span line, char *cell)
{
    uint32_t count = 0;
    for (size_t at = 0; at < line.length; count++) {
        bool blank = hf_scan_starts(hf_span_from(line, at), "&nbsp;");
        if (count == 2 * NINE || (!blank && !hf_is_digit(line.at[at])))
            return 0;
        cell[count] = blank ? ' ' : line.at[at];
        at += blank ? 6 : 1;
    }
    return count;
}

/* Puts a row of nine cells, with a blank between each two or none; false: it is none. */
static bool put_blanks(hf_span line, uint32_t width, hf_bare *bare)
{
    char cell[2 * NINE];
    uint32_t count = take_blanks(line, cell), step = width == NINE ? 1 : 2;
    if (count != width)
        return false;
    for (uint32_t i = 0; i < count; i++) {
        if (i % step == 0)
            hf_bare_put(bare, cell[i] == ' ' ? '.' : cell[i]);
        else if (cell[i] != ' ')
            return false;
    }
    hf_bare_put(bare, '\n');
    return true;
}

void hf_undress_blanks(hf_span text, bool last, hf_bare *bare)
{
    hf_line line;
    char cell[2 * NINE];
    if (!take_line(text, last, &line, &bare->more) ||
        hf_scan_find(line.text, "&nbsp;") == line.text.length)
        return;
    size_t at = 0;
    bool good = true; /* nothing else is in it, and all rows are of one width */
    uint32_t rows = 0, width = take_blanks(hf_scan_trim(line.text), cell);
    for (; at < text.length; rows++) {
        if (!take_line(hf_span_from(text, at), last, &line, &bare->more)) {
            if (bare->more)
                return;
            break;
        }
        if (hf_scan_find(line.text, "&nbsp;") == line.text.length)
            break;
        good = good && put_blanks(hf_scan_trim(line.text), width, bare);
        at += line.whole;
    }
    bare->more = !last && at == text.length;
    bare->whole = at; /* or none of its rows is read */
    bare->bytes = good && rows == NINE && (width == NINE || width == 2 * NINE - 1) ? at : 0;
}
