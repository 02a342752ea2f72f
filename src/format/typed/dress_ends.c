/* SPDX-License-Identifier: MIT
 *
 * dress_ends.c - where a dress ends: before a line that is a board by itself, behind the list of a call, at quotes;
 * and what is none at all.
 */
#include <string.h>

#include "base/assert.h"
#include "format/front.h"
#include "format/nine_line.h"
#include "format/symbols.h"
#include "format/typed/dress.h"

enum { SMALL = 36 }; /* cells of a board of 6x6, and of a row of 36x36 */

/* What a run of characters holds. */
typedef struct word_facts {
    size_t length;
    char most;    /* the largest digit */
    bool letters; /* there are some */
    bool marks;   /* a point or a zero is there */
} word_facts;

/* False: something that is no cell is in the word at the front. */
static bool look_at(hf_span text, word_facts *word)
{
    *word = (word_facts){0, '0', false, false};
    for (; word->length < text.length && word->length <= 625; word->length++) {
        char c = text.at[word->length];
        if (strchr(" \t,;#\r\n", c) != NULL)
            return true;
        if (!hf_is_cell_char(c))
            return false;
        word->letters = word->letters || hf_is_letter(c);
        word->marks = word->marks || c == '0' || c == '.';
        word->most = hf_is_digit(c) && c > word->most ? c : word->most;
    }
    return true;
}

/* What stands at the front of a line, behind blanks. */
static hf_span front_of(hf_span text)
{
    while (text.length > 0 && (*text.at == ' ' || *text.at == '\t'))
        text = hf_span_from(text, 1);
    return text;
}

/* A board of 6x6: nothing but its symbols. */
static bool is_small(const word_facts *word)
{
    return word->length == SMALL && word->marks && !word->letters && word->most > '0' &&
           word->most < '7';
}

/* Where the line before the one at `at` begins. */
static size_t line_before(hf_span text, size_t at)
{
    at -= text.at[at - 1] == '\n';
    HF_ASSERT(at > 0); /* no dress begins with a blank line */
    at -= text.at[at - 1] == '\r';
    while (at > 0 && !hf_ends_line(text.at[at - 1]))
        at--;
    return at;
}

/* A line of 36 cells is a row of a board of 36x36 if one of those around it, as far as all are of that length, is no
 * board of 6x6. It is taken for one, too, as long as others may follow. */
static bool is_row_of_larger(hf_span text, size_t at, bool last)
{
    word_facts word;
    hf_line line;
    size_t first = at;
    for (uint32_t n = 1; n < SMALL; n++) {
        if (HF_NEVER(first == 0)) /* the first line is that by which the dress is known */
            break;
        size_t before = line_before(text, first);
        if (!look_at(front_of(hf_span_from(text, before)), &word) || word.length != SMALL)
            break;
        if (!is_small(&word))
            return true;
        first = before;
    }
    for (uint32_t n = 0; n < SMALL && at < text.length; n++, at += line.whole) {
        if (!hf_scan_line(hf_span_from(text, at), last, &line))
            return true;
        if (!look_at(front_of(line.text), &word) || word.length != SMALL)
            return false;
        if (!is_small(&word))
            return true;
    }
    return at == text.length && !last;
}

/* (One of 16 may be the first row of a larger board.) */
bool hf_other_line_begins(hf_span text, size_t at, bool last)
{
    word_facts word;
    hf_span line = front_of(hf_span_from(text, at));
    if (!look_at(line, &word) || !word.marks || (word.length == line.length && !last))
        return false;
    if (is_small(&word))
        return !is_row_of_larger(text, at, last);
    return word.length == 256 || word.length == 625;
}

/* Where a name and an equals sign stand behind a comma: nrow = 9. */
static bool is_argument(const hf_sheet *sheet, uint32_t at, uint32_t end)
{
    while (at < end && sheet->text[at] == ' ')
        at++;
    uint32_t name = at;
    while (at < end && hf_is_letter(sheet->text[at]))
        at++;
    bool named = at > name;
    while (at < end && sheet->text[at] == ' ')
        at++;
    return named && at < end && sheet->text[at] == '=';
}

void hf_sheet_pass_arguments(const hf_sheet *sheet, hf_sheet_line *line)
{
    for (uint32_t i = line->start; i + 2 < line->end; i++) {
        if (sheet->text[i] != ')' || sheet->text[i + 1] != ',' ||
            !is_argument(sheet, i + 2, line->end))
            continue;
        line->end = i + 1;
        return;
    }
}

hf_span hf_dress_without_quotes(hf_span text)
{
    while (text.length && (*text.at == '(' || *text.at == '[' || *text.at == '\''))
        text = hf_span_from(text, 1);
    while (text.length && (text.at[text.length - 1] == ')' || text.at[text.length - 1] == ']' ||
                           text.at[text.length - 1] == '\''))
        text.length--;
    return text;
}

bool hf_dress_is_unseen(hf_span content)
{
    hf_folding folding = hf_fold_start(content);
    return *content.at == '\x1B' && hf_fold_next(&folding) == 0;
}
