/* SPDX-License-Identifier: MIT
 *
 * iss_text.c - where the constraints of the Interactive Sudoku Solver stand: on a line, or in a link.
 *
 *     .Cage~10~R1C1~R1C2 .AntiKnight   easy
 *     https://sigh.github.io/Interactive-Sudoku-Solver/?q=.Cage~10~R1C1~R1C2
 *
 * Blanks between constraints, and around their parts, mean nothing. A word that is no part of a
 * constraint begins the comment.
 *
 * A line is a puzzle, and many lines are many. But below one that tells the size of the board, and nothing that is not
 * about the board, lines of a single constraint, or about the board, belong to it: so that program's scripts write.
 *
 *     .Shape~6x6
 *     .Cage~10~R1C1~R1C2~R1C3
 *     .~R4C5_2~R6C6_1
 *
 * (That lines are set in tells nothing as long as the next has not come, and who asks through a pipe waits for it.)
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

/* ---- several lines ------------------------------------------------------------------------------- */

/* Where a line says more than constraints, it has a comment, and ends the puzzle. */
typedef struct told_line {
    hf_span content;    /* constraints */
    bool single, board; /* at most one; all of them speak of the board */
    bool shape;         /* it begins with the board's size: another puzzle */
    bool ends;
} told_line;

static told_line look_at(hf_span text)
{
    told_line line = {.shape = false};
    hf_span told = hf_scan_trim(text), piece;
    size_t pieces = 0, board = 0;
    line.content = hf_span_part(told, 0, hf_iss_length(told));
    hf_span all = line.content;
    while (hf_iss_next(&all, '.', &piece)) {
        hf_span rest = piece, name;
        hf_iss_next(&rest, '~', &name);
        line.shape = line.shape || (pieces == 0 && hf_iss_is_word(hf_scan_trim(name), "Shape"));
        pieces += piece.length > 0;
        board += piece.length > 0 && hf_iss_is_board(name);
    }
    line.single = pieces < 2;
    line.board = board == pieces;
    line.ends = line.content.length < told.length;
    return line;
}

/* Does a puzzle go on in this line? */
static bool is_next(const told_line *line)
{
    return hf_iss_begins(line->content) && (line->single || line->board) && !line->shape;
}

size_t hf_iss_cut(hf_span text, bool last)
{
    hf_line line = hf_scan_first(text, last); /* cut_iss has seen its end */
    told_line told = look_at(line.text);
    size_t whole = line.whole;
    for (bool more = told.board && told.shape;
         more && !told.ends && (whole < text.length || !last);) {
        if (!hf_scan_line(hf_span_from(text, whole), last, &line))
            return HF_CUT_MORE;
        told = look_at(line.text);
        more = is_next(&told);
        whole += more ? line.whole : 0;
    }
    return whole;
}

/* Room for so many bytes in reader->unpacked. */
static bool make_room(hf_reader *reader, size_t length)
{
    if (length > reader->unpacked_room) {
        free(reader->unpacked);
        reader->unpacked = malloc(length);
        reader->unpacked_room = reader->unpacked ? length : 0;
    }
    return reader->unpacked_room >= length;
}

hf_status hf_iss_join(hf_reader *reader, hf_span piece, hf_span *line)
{
    if (!make_room(reader, piece.length))
        return HF_NO_MEMORY;
    for (size_t i = 0; i < piece.length; i++)
        reader->unpacked[i] = piece.at[i] == '\n' || piece.at[i] == '\r' ? ' ' : piece.at[i];
    *line = (hf_span){reader->unpacked, piece.length};
    return HF_OK;
}

void hf_iss_place(hf_span piece, hf_record *record)
{
    for (hf_line line = hf_scan_first(piece, true); record->column > line.whole;
         line = hf_scan_first(piece, true)) {
        if (HF_NEVER(line.whole >= piece.length)) /* a mistake is where some constraint begins */
            break;
        record->line++;
        record->column -= line.whole;
        piece = hf_span_from(piece, line.whole);
    }
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
    if (!make_room(reader, value.length))
        return HF_NO_MEMORY;
    *column += (size_t)(value.at - content->at);
    *rest = hf_span_from(*content, hf_scan_word(*content));
    *content = hf_scan_trim((hf_span){reader->unpacked, decode(value, reader->unpacked)});
    content->length = hf_iss_length(*content);
    return HF_OK;
}
