/* SPDX-License-Identifier: MIT
 *
 * dress_frame.c - boards whose frame is drawn with one character, whichever it is.
 *
 *     #########################      *************      5 3 . # . 7 . # . . .
 *     # 5 3 . # . 7 . # . . . #      *53.*.7.*...*      ######+#######+######
 *
 * It is known by a line of nothing else, or a row in which it stands twice between blanks, and becomes the
 * bars and dashes of other drawings.
 */
#include <string.h>

#include "format/typed/dress.h"

enum { MOST_LINES = 64, WIDEST = 200 };

/* May a frame be drawn with it? Bars and dashes are no matter of ours. */
static bool draws(char c)
{
    return c > ' ' && !hf_is_digit(c) && !strchr("|-_.,?0[]{}()<>\"'", c);
}

/* The character that a line is made of, all but blanks, crosses and dashes; 0: of several. */
static char border_of(hf_span line)
{
    char mark = 0;
    uint32_t count = 0;
    for (size_t i = 0; i < line.length; i++) {
        char c = line.at[i];
        if (c == ' ' || c == '\t' || c == '|' || (c == '+' && mark && mark != '+'))
            continue;
        if (mark && c != mark)
            return 0;
        mark = c;
        count++;
    }
    return draws(mark) && count > 6 ? mark : 0;
}

/* The character that stands twice in a row, blanks around it, among digits. */
static char divider_of(hf_span line)
{
    char mark = 0;
    uint32_t count = 0;
    for (size_t i = 1; i + 1 < line.length; i++) {
        char c = line.at[i];
        if (!draws(c) || hf_is_letter(c) || line.at[i - 1] != ' ' || line.at[i + 1] != ' ')
            continue;
        if (mark && c != mark)
            return 0;
        mark = c;
        count++;
    }
    return count == 2 && line.length < 80 ? mark : 0;
}

/* Rows may have blanks for empty cells; then the frame tells where they end. Returns false for a line
 * that is neither row nor border, or a row with another number of marks than the others. */
static bool put_line(hf_span line, char mark, uint32_t *marks, hf_bare *bare)
{
    char border = border_of(line);
    uint32_t count = 0;
    for (size_t i = 0; i < line.length; i++) {
        char c = line.at[i];
        count += c == mark;
        if (border == mark)
            c = c == ' ' ? ' ' : '-';
        else if (c == mark)
            c = '|';
        else if (hf_is_letter(c) && c != 'x' && c != 'X' && mark != '#')
            return false;
        hf_bare_put(bare, c);
    }
    hf_bare_put(bare, '\n');
    if (border == mark)
        return true;
    bool alike = *marks == 0 || count == *marks;
    *marks = count;
    return alike;
}

void hf_undress_frame(hf_span text, bool last, hf_bare *bare)
{
    hf_line line;
    bool cut = text.length > WIDEST; /* records may share a line: it is not looked at as a whole */
    if (!hf_scan_line(hf_span_part(text, 0, cut ? WIDEST : text.length), last && !cut, &line))
        return;
    char mark = border_of(line.text);
    bool edge = mark != 0;
    uint32_t marks = 0; /* in each row */
    if (!edge)
        mark = divider_of(line.text);
    for (uint32_t lines = 0; mark && lines < MOST_LINES && bare->bytes < text.length; lines++) {
        if (!hf_scan_line(hf_span_from(text, bare->bytes), last, &line)) {
            bare->more = true;
            return;
        }
        hf_span content = hf_scan_trim(line.text);
        bool framed = content.length && (*content.at == mark || *content.at == '|');
        bool border = border_of(line.text) == mark;
        if (content.length == 0 || (edge && !framed) || (border && lines == 1 && edge) ||
            !put_line(line.text, mark, &marks, bare))
            return;
        bare->bytes += line.whole;
    }
    bare->more = mark && !last && bare->bytes == text.length;
}
