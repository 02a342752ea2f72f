/* SPDX-License-Identifier: MIT
 *
 * dress_rulers.c - a board in a frame, with the names of its rows and columns beside it and above.
 *
 *         1 2 3   4 5 6   7 8 9
 *       +-------+-------+-------+
 *     1 |   5   | 3     |       |
 *
 * The names are taken off; what is left is a frame like others.
 */
#include <string.h>

#include "base/assert.h"
#include "format/typed/dress.h"

enum { DEEPEST = 8, WIDEST = 300, MOST_LINES = 60, LEAST = 4 };

/* Is this a piece of a frame: of ASCII, or of those of Unicode, which begin alike? */
static bool is_piece(char c)
{
    return c == '\xE2' || (c && strchr("+|-=!:.'`*", c));
}

/* Nothing but names of columns, the first of them 1, 0 or A, and what parts them. */
static bool is_ruler(hf_span line)
{
    char expected = 0;
    uint32_t names = 0;
    for (size_t i = 0; i < line.length; i++) {
        char c = line.at[i];
        if (strchr(" |\t", c))
            continue;
        if (names == 0 && !strchr("01Aa", c))
            return false;
        if (names > 0 && c != expected)
            return false;
        expected = (char)(c + 1);
        names++;
    }
    return names >= LEAST;
}

/* The name in front of a row; *open: blanks alone. False: something else is there. */
static bool read_name(hf_span front, char *name, bool *open)
{
    front = hf_scan_trim(front);
    *open = front.length == 0;
    *name = *open ? 0 : *front.at;
    return *open || (front.length == 1 && (hf_is_digit(*name) || hf_is_letter(*name)));
}

/* Where the frame begins in its first line: behind blanks alone. */
static size_t margin_of(hf_span line)
{
    size_t at = 0;
    while (at < line.length && at < DEEPEST && line.at[at] == ' ')
        at++;
    return at < line.length && is_piece(line.at[at]) ? at : 0;
}

typedef struct rulers {
    size_t margin;
    uint32_t rows;
    int step; /* from one name to the next */
    char before;
} rulers;

/* Takes a line of the frame; false: it is none, or its name is not the next. */
static bool take_line(rulers *r, hf_span line, hf_bare *bare)
{
    char name;
    bool open;
    if (line.length <= r->margin || !is_piece(line.at[r->margin]) ||
        !read_name(hf_span_part(line, 0, r->margin), &name, &open))
        return false;
    if (!open) {
        if (r->rows == 1)
            r->step = name - r->before;
        if (r->rows > 0 && (name != r->before + r->step || (r->step != 1 && r->step != -1)))
            return false;
        r->before = name;
        r->rows++;
    }
    size_t end = line.length; /* the name may stand behind the row, too */
    if (!open && end > 3 && line.at[end - 1] == name && line.at[end - 2] == ' ')
        end -= 2;
    for (size_t i = r->margin; i < end; i++)
        hf_bare_put(bare, line.at[i]);
    hf_bare_put(bare, '\n');
    return true;
}

void hf_undress_rulers(hf_span text, bool last, hf_bare *bare)
{
    rulers r = {.rows = 0};
    hf_line line;
    size_t at = 0;
    bool ruled = false;
    for (uint32_t lines = 0; at < text.length && lines < MOST_LINES; lines++, at += line.whole) {
        hf_span rest = hf_span_from(text, at);
        bool cut = rest.length > WIDEST;
        if (!hf_scan_line(cut ? hf_span_part(rest, 0, WIDEST) : rest, last && !cut, &line)) {
            HF_ASSERT(cut || ruled || r.margin > 0); /* dress_label.c waits for the first line */
            bare->more = !cut;
            return;
        }
        if (!ruled && r.margin == 0 && is_ruler(line.text)) {
            ruled = true;
            continue;
        }
        if (r.margin == 0 && (r.margin = margin_of(line.text)) == 0)
            return;
        if (!take_line(&r, line.text, bare)) {
            at += ruled && r.rows >= LEAST && is_ruler(line.text) ? line.whole : 0;
            break;
        }
    }
    bare->more = at == text.length && !last;
    bare->bytes = r.rows >= LEAST ? at : 0;
}
