/* SPDX-License-Identifier: MIT
 *
 * sheet_tidy.c - what programs write around cells, taken off before a line is looked at: characters
 * that would else be counted as cells become blanks.
 *
 *     - [5, 3, ~, -1]     a list's dash; words for nothing that are no words
 *     [5., 3., nan]       numbers with a point
 *     .{ 5, 3 },          a point or an @ before a bracket
 *     [5, 3]].            a full stop behind one
 *     {5, 3}, _           a line that goes on
 *     5, 3, ... 5, 3, &   likewise; "53..7...." +
 *     m <- c(5, 3)        an arrow
 *     53..7....\n6..195   the end of a line, written out
 */
#include <string.h>

#include "base/assert.h"
#include "format/typed/sheet.h"

static char before(const char *text, uint32_t start, uint32_t i)
{
    while (i > start && text[i - 1] == ' ')
        i--;
    return i > start ? text[i - 1] : '\0';
}

static char behind(const char *text, uint32_t end, uint32_t i)
{
    while (i < end && text[i] == ' ')
        i++;
    return i < end ? text[i] : '\0';
}

static bool is_among(char c, const char *set)
{
    return c && strchr(set, c);
}

/* Is a zero a member of the list? Then -1 is a slip: nobody writes both for empty cells. */
static bool has_zero(const char *text, uint32_t start, uint32_t end)
{
    for (uint32_t i = start; i < end; i++)
        if (text[i] == '0' && is_among(before(text, start, i), ",[{(") &&
            is_among(behind(text, end, i + 1), ",]})"))
            return true;
    return false;
}

/* "~" and "-1" as members of a list are empty cells. */
static void tidy_nothing(char *text, uint32_t start, uint32_t end)
{
    bool zero = has_zero(text, start, end);
    for (uint32_t i = start; i < end; i++) {
        uint32_t length = text[i] == '~'                                       ? 1
                          : i + 1 < end && !zero && !memcmp(text + i, "-1", 2) ? 2
                                                                               : 0;
        if (length && is_among(before(text, start, i), ",[{(") &&
            is_among(behind(text, end, i + length), ",]})")) {
            text[i] = '.';
            text[i + length - 1] = length == 2 ? ' ' : '.';
        }
    }
}

/* A point or an @ before a bracket, and the end of a line that is written out. */
static void tidy_inside(char *text, uint32_t start, uint32_t end)
{
    for (uint32_t i = start; i + 1 < end; i++) {
        if (text[i] == '<' && text[i + 1] == '-' &&
            (text[i + 2] == ' ' || hf_is_letter(text[i + 2]))) /* behind the line is a blank */
            memcpy(text + i, "= ", 2); /* R has an arrow where others have = */
        if ((text[i] == '.' && text[i + 1] == '{') || (text[i] == '@' && text[i + 1] == '['))
            text[i] = ' ';
        if (text[i] == '\\' && text[i + 1] == 'n' && !(i + 2 < end && hf_is_letter(text[i + 2])))
            text[i] = text[i + 1] = ' ';
    }
}

/* Is the bracket before `last` around one character, as in (5)? Then what follows is a cell beside it. */
static bool closes_one(const char *text, uint32_t first, uint32_t last)
{
    return last >= first + 3 && is_among(text[last - 3], "([");
}

/* Does the bracket close in the middle of the line, among cells? Then what opens it begins no list. */
static bool closes_early(const char *text, uint32_t i, uint32_t end)
{
    while (i < end && text[i] != ']')
        i++;
    while (i < end && is_among(text[i], "], "))
        i++;
    return i < end;
}

/* The dash of a list before a list or a string. */
static bool is_dash(const char *text, uint32_t first, uint32_t last)
{
    return text[first] == '-' && text[first + 1] == ' ' &&
           is_among(behind(text, last, first + 1), "[\"'") && !closes_early(text, first + 1, last);
}

/* Does a string go on in the next line, with a + behind it? */
static bool goes_on(const char *text, uint32_t last, char closing)
{
    return text[last - 1] == '+' && text[last - 2] == ' ' && is_among(closing, "'\"");
}

/* A line of Basic that goes on has one _, at its end; where others stand before it they are empty cells. */
static bool is_joint(const char *text, uint32_t first, uint32_t last, char closing)
{
    return text[last - 1] == '_' && text[last - 2] == ' ' && is_among(closing, ",}") &&
           memchr(text + first, '_', last - first) == text + last - 1;
}

/* What stands before or behind the brackets of a program. */
static void tidy_brackets(char *text, uint32_t start, uint32_t end)
{
    uint32_t first = start, last = end;
    while (first < last && text[first] == ' ') /* all may have been tidied away */
        first++;
    while (last > first && text[last - 1] == ' ')
        last--;
    if (last - first < 2)
        return;
    if (is_dash(text, first, last))
        text[first] = ' ';
    if (last - first > 4 && !memcmp(text + last - 3, "...", 3) && /* ...: the line goes on */
        is_among(before(text, first, last - 3), ",;"))
        memset(text + last - 3, ' ', 3);
    if (text[last - 1] == '&' && is_among(before(text, first, last - 1), ",["))
        text[last - 1] = ' ';
    char closing = before(text, first, last - 1);
    if (goes_on(text, last, closing) ||
        (text[last - 1] == '.' && is_among(closing, "])") && !closes_one(text, first, last - 1)) ||
        is_joint(text, first, last, closing))
        text[last - 1] = ' ';
}

/* The length of "5.", "12." or "5.0" at the front, 0 if there is none; *point receives the place of
 * the point. */
static uint32_t float_length(const char *text, uint32_t length, uint32_t *point)
{
    uint32_t i = 0;
    while (i < length && i < 3 && hf_is_digit(text[i]))
        i++;
    if (i == 0 || i == length || text[i] != '.')
        return 0;
    *point = i++;
    while (i < length && text[i] == '0')
        i++;
    if (i + 4 <= length && text[i] == 'e' && text[i + 2] == '0' && text[i + 3] == '0')
        i += 4;
    return i == length || strchr(" \t],", text[i]) ? i : 0;
}

/* The number of the row that a table has in front, in blanks: its length. */
static uint32_t index_length(const char *text, uint32_t start, uint32_t end)
{
    uint32_t i = start;
    while (hf_is_digit(text[i])) /* not to the end: the line has a character that made it untidy */
        i++;
    HF_ASSERT(i < end);
    return i > start && i < start + 3 && strchr(" \t,", text[i]) ? i - start : 0;
}

/* Numbers with a point, if the line has four fields and no other numbers: without the point. */
static void tidy_floats(char *text, uint32_t start, uint32_t end)
{
    for (unsigned writing = 0; writing < 2; writing++) {
        uint32_t count = 0, nothing = 0, point = 0;
        for (uint32_t i = start + index_length(text, start, end); i < end;) {
            uint32_t length = float_length(text + i, end - i, &point);
            if (length) {
                count++;
                if (writing)
                    memset(text + i + point, ' ', length - point);
            } else if (hf_sheet_common(text + i, end - i, "nan") == 3) {
                length = 3;
                nothing++;
            } else if (!strchr(" \t[],", text[i])) {
                return;
            } else {
                nothing += text[i] == ',';
            }
            i += length ? length : 1;
        }
        if (count == 0 || count + nothing < 4)
            return;
    }
}

/* Is the line a member of a list, behind a round mark that is none of its empty cells? These are written
 * otherwise. */
static bool is_bulleted(hf_span text, const char *line, uint32_t length)
{
    static const char *const bullets[] = {"\xe2\x80\xa2 ", "\xe2\x97\xa6 ", "\xc2\xb7 "};
    text = hf_scan_trim(text);
    for (size_t i = 0; i < sizeof bullets / sizeof *bullets; i++) {
        size_t width = strlen(bullets[i]) - 1;
        if (!hf_scan_starts(text, bullets[i]) ||
            hf_scan_find(hf_span_from(text, width), bullets[i]) < text.length - width)
            continue;
        /* one mark for the bullet, and points or zeros among the cells */
        return memchr(line, '0', length) ||
               memchr(hf_span_from(text, width).at, '.', text.length - width);
    }
    return false;
}

/* Strokes and arrows between rows, three at least, or one where the line goes on. */
static void tidy_joints(char *text, uint32_t start, uint32_t end, const char *joint)
{
    uint32_t count = 0;
    for (uint32_t i = start; i + 1 < end; i++)
        count += !memcmp(text + i, joint, 2);
    uint32_t stop = end;
    while (stop > start + 2 && text[stop - 1] == ' ')
        stop--;
    if (stop > start + 2 && count > 0 && !memcmp(text + stop - 2, joint, 2))
        count = 3;
    for (uint32_t i = start; i + 1 < end && count >= 3; i++)
        if (!memcmp(text + i, joint, 2))
            text[i] = text[i + 1] = ' ';
}

/* A dash between the number of a row and cells of which other marks are the blanks. */
static void tidy_label(char *text, uint32_t start, uint32_t end)
{
    uint32_t dashes = 0, marks = 0, i = start;
    for (i = start; i < end; i++) {
        dashes += text[i] == '-';
        marks += hf_is_empty_mark(text[i]) || text[i] == '0';
    }
    for (i = start; i < end && (text[i] == ' ' || hf_is_letter(text[i]));)
        i++;
    uint32_t number = i;
    while (i < end && hf_is_digit(text[i]))
        i++;
    if (i > number && i + 3 < end && !memcmp(text + i, " - ", 3) && dashes == 1 && marks > 1)
        text[i + 1] = ' ';
}

/* The tag that ends a quotation behind its last row; `end` is behind the last character. */
static void tidy_tag(char *text, uint32_t first, uint32_t end)
{
    uint32_t tag = end - 1;
    if (text[tag] != ']')
        return;
    while (hf_is_letter(text[tag - 1])) /* some sign stands before it, which made the line untidy */
        tag--;
    HF_ASSERT(tag > first);
    if (tag > first + 1 && text[tag - 1] == '/' && text[tag - 2] == '[')
        memset(text + tag - 2, ' ', end + 2 - tag);
}

/* The stars around a row that is shown bold. */
static void tidy_stars(char *text, uint32_t first, uint32_t end)
{
    uint32_t stars = 0, run = 0;
    for (uint32_t i = first; i < end; i++)
        stars += text[i] == '*';
    while (run < 2 && text[first + run] == '*' && text[end - 1 - run] == '*')
        run++;
    if (stars == 2 * run && end - first > 9)
        for (uint32_t i = 0; i < run; i++)
            text[first + i] = text[end - 1 - i] = ' ';
}

void hf_sheet_tidy(hf_span source, char *text, uint32_t start, uint32_t end)
{
    char *first = memchr(text + start, '.', end - start);
    if (first && is_bulleted(source, text + start, end - start))
        *first = ' ';
    uint32_t from = start, to = end;
    while (text[from] == ' ') /* a line in which there is nothing is not untidy */
        from++;
    while (text[to - 1] == ' ')
        to--;
    tidy_tag(text, from, to);
    tidy_stars(text, from, to);
    tidy_joints(text, start, end, "->");
    tidy_joints(text, start, end, "//");
    tidy_label(text, start, end);
    tidy_floats(text, start, end);
    tidy_inside(text, start, end);
    tidy_brackets(text, start, end);
    tidy_nothing(text, start, end);
}
