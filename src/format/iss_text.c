/* SPDX-License-Identifier: MIT
 *
 * iss_text.c - where the constraints of the Interactive Sudoku Solver stand: on a line, or in a link.
 *
 *     .Cage~10~R1C1~R1C2 .AntiKnight   easy
 *     https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Cage~10~R1C1~R1C2
 *
 * Blanks between constraints, and around their parts, mean nothing. A word that is no part of a
 * constraint begins the comment.
 */
#include <stdlib.h>

#include "base/assert.h"
#include "format/iss.h"
#include "grid/alphabet.h"

static bool is_letter(char c)
{
    return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

bool hf_iss_begins(hf_span text)
{
    size_t at = 0;
    while (at < text.length && text.at[at] == '.')
        at++;
    if (at == 0 || at + 1 >= text.length)
        return false;
    char c = text.at[at];
    bool capital = c >= 'A' && c <= 'Z';
    bool name = capital && text.at[at + 1] >= 'a' && text.at[at + 1] <= 'z';
    while (capital && at < text.length && is_letter(text.at[at])) /* X~, XSum~, NFA~ */
        at++;
    return (c == '~' && is_letter(text.at[at + 1])) || name ||
           (capital && at < text.length && text.at[at] == '~');
}

/* Do the constraints go on with the word at `next`, behind one that ends at `end`? */
static bool goes_on(hf_span text, size_t end, size_t next)
{
    char before = text.at[end - 1];
    return text.at[next] == '~' || before == '~' || before == '_' || before == '.' ||
           hf_iss_begins(hf_span_from(text, next));
}

size_t hf_iss_length(hf_span text)
{
    size_t end = hf_scan_word(text), next = end;
    for (; end > 0; next = end) {
        while (next < text.length && hf_is_blank(text.at[next]))
            next++;
        HF_ASSERT(next == end || next < text.length); /* there are no blanks at the end */
        if (next == end || !goes_on(text, end, next))
            break;
        size_t word = hf_scan_word(hf_span_from(text, next));
        if (word == 0)
            break;
        end = next + word;
    }
    return end;
}

/* ---- links -------------------------------------------------------------------------------------- */

/* The value of the parameter q of a link, as it stands there; length 0: none. */
static hf_span link_value(hf_span text)
{
    if (!hf_url_is_link(text))
        return hf_span_part(text, 0, 0);
    hf_span link = hf_span_part(text, 0, hf_scan_word(text));
    size_t at = hf_scan_find(link, "?q=");
    at = at < link.length ? at : hf_scan_find(link, "&q=");
    hf_span value = hf_span_from(link, at < link.length ? at + 3 : link.length);
    size_t length = 0;
    while (length < value.length && value.at[length] != '&')
        length++;
    return hf_span_part(value, 0, length);
}

/* The character that a percent sign and two digits stand for; 0: no such. */
static char decoded(hf_span text, size_t at)
{
    uint32_t number = 0;
    if (text.at[at] != '%' || at + 2 >= text.length)
        return '\0';
    for (size_t i = at + 1; i <= at + 2; i++) {
        uint32_t digit = hf_alphabet_number(text.at[i]);
        if (digit > 15)
            return '\0';
        number = number * 16 + digit;
    }
    return (char)number;
}

static size_t decode(hf_span value, char *out)
{
    size_t length = 0;
    for (size_t i = 0; i < value.length; i++) {
        char c = decoded(value, i);
        i += c != '\0' ? 2 : 0;
        out[length++] = c != '\0' ? c : value.at[i] == '+' ? ' ' : value.at[i];
    }
    return length;
}

bool hf_iss_is_link(hf_span text)
{
    enum { LOOKED_AT = 40 };
    char start[LOOKED_AT];
    hf_span value = link_value(text);
    value.length = value.length < LOOKED_AT ? value.length : LOOKED_AT;
    return hf_iss_begins((hf_span){start, decode(value, start)});
}

hf_status hf_iss_open_link(hf_reader *reader, hf_span *content, hf_span *rest, size_t *column)
{
    hf_span value = link_value(*content);
    if (value.length > reader->unpacked_room) {
        free(reader->unpacked);
        reader->unpacked = malloc(value.length);
        reader->unpacked_room = reader->unpacked ? value.length : 0;
        if (!reader->unpacked)
            return HF_NO_MEMORY;
    }
    *column += (size_t)(value.at - content->at);
    *rest = hf_span_from(*content, hf_scan_word(*content));
    *content = hf_scan_trim((hf_span){reader->unpacked, decode(value, reader->unpacked)});
    content->length = hf_iss_length(*content);
    return HF_OK;
}
