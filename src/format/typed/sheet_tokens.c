/* SPDX-License-Identifier: MIT
 *
 * sheet_tokens.c - what a line of a sheet is made of: cells, words for an empty cell, other words.
 */
#include <string.h>

#include "base/assert.h"
#include "format/typed/sheet.h"

static bool is_word_char(char c)
{
    return hf_is_digit(c) || hf_is_letter(c) || hf_is_empty_mark(c);
}

/* May this stand for a cell on a board of nine symbols? */
static bool is_nine_char(char c)
{
    return hf_is_digit(c) || hf_is_empty_mark(c) || c == 'x' || c == 'X';
}

static char lower(char c)
{
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

uint32_t hf_sheet_common(const char *text, uint32_t length, const char *word)
{
    uint32_t k = 0;
    while (k < length && word[k] && lower(text[k]) == word[k])
        k++;
    return k;
}

/* Is this one of the words of programs for "nothing"? */
static bool is_nothing(const char *text, uint32_t length)
{
    static const char *const words[] = {"none", "null",  "nil",       "nan",  "na",
                                        "n/a",  "empty", "undefined", "void", "nothing"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++) {
        uint32_t k = hf_sheet_common(text, length, words[i]);
        if (k == length && !words[i][k])
            return true;
    }
    return false;
}

static hf_token_kind kind_of(const char *text, uint32_t length)
{
    if (is_nothing(text, length))
        return HF_TOKEN_EMPTY;
    if (length > 2 && length < 5 && text[0] == '0' && lower(text[1]) == 'x')
        return HF_TOKEN_WORD; /* 0x05 of a program is not three or four cells */
    for (uint32_t i = 0; i < length; i++)
        if (!is_nine_char(text[i]))
            return HF_TOKEN_WORD;
    return HF_TOKEN_CELLS;
}

/* Nothing, or one blank, between quotes; blanks between brackets. Returns the length of it, or 0. */
static uint32_t empty_pair(const char *text, uint32_t length)
{
    static const char opening[] = "\"'`[(", closing[] = "\"'`])";
    const char *which = strchr(opening, text[0]);
    uint32_t i = 1;
    if (!which)
        return 0;
    bool bracket = *which == '[' || *which == '(';
    while (i < length && text[i] == ' ')
        i++;
    if (i >= length || text[i] != closing[which - opening] || (bracket && i == 1) || i > 4)
        return 0;
    return i + 1;
}

/* How many equal quotes stand in front; three in a row begin or end a longer text. */
static uint32_t quote_run(const char *text, uint32_t length)
{
    uint32_t run = 0;
    if (text[0] != '"' && text[0] != '\'' && text[0] != '`')
        return 0;
    while (run < length && text[run] == text[0])
        run++;
    return run;
}

bool hf_sheet_token(const hf_sheet *sheet, const hf_sheet_line *line, uint32_t *at, hf_token *token)
{
    const char *text = sheet->text;
    for (uint32_t i = *at; i < line->end; i++) {
        uint32_t fence = quote_run(text + i, line->end - i);
        if (fence >= 3) {
            i += fence - 1;
            continue;
        }
        uint32_t pair = empty_pair(text + i, line->end - i);
        HF_ASSERT(i + pair <= line->end);
        if (pair) {
            *token = (hf_token){HF_TOKEN_EMPTY, i, pair};
            *at = i + pair;
            return true;
        }
        if (!is_word_char(text[i]))
            continue;
        uint32_t start = i;
        while (i < line->end && (is_word_char(text[i]) || (text[i] == '+' && text[i - 1] == 'e')))
            i++; /* 5.0e+00 is one word */
        *token = (hf_token){kind_of(text + start, i - start), start, i - start};
        *at = i;
        return true;
    }
    *at = line->end;
    return false;
}

bool hf_sheet_is_argument(const hf_sheet *sheet, const hf_sheet_line *line, uint32_t start)
{
    uint32_t i = start;
    while (i > line->start && sheet->text[i - 1] == ' ')
        i--;
    return i > line->start + 1u && sheet->text[i - 1] == '=' && hf_is_letter(sheet->text[i - 2]);
}

bool hf_sheet_cells(const hf_sheet *sheet, const hf_sheet_line *line, uint32_t *at, hf_token *token)
{
    while (hf_sheet_token(sheet, line, at, token))
        if (token->kind != HF_TOKEN_WORD && !hf_sheet_is_argument(sheet, line, token->start))
            return true;
    return false;
}
