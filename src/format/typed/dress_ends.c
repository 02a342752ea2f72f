/* SPDX-License-Identifier: MIT
 *
 * dress_ends.c - where a dress ends: before a line that is a board by itself, behind the list of a call, at quotes;
 * and what is none at all.
 */
#include <string.h>

#include "format/nine_line.h"
#include "format/symbols.h"
#include "format/typed/dress.h"

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

/* (One of 16 may be the first row of a larger board.) */
bool hf_other_line_begins(const char *text, size_t length, bool last)
{
    word_facts word;
    hf_span line = {text, length};
    while (line.length > 0 && (*line.at == ' ' || *line.at == '\t'))
        line = hf_span_from(line, 1);
    if (!look_at(line, &word) || !word.marks || (word.length == line.length && !last))
        return false;
    bool small = word.length == 36 && !word.letters && word.most > '0' && word.most < '7';
    return small || word.length == 256 || word.length == 625;
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
