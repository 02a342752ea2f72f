/* SPDX-License-Identifier: MIT
 *
 * iss_piece.c - what the pieces of the Interactive Sudoku Solver's notation are made of: words,
 * numbers, cells, rows and columns.
 */
#include <string.h>

#include "format/iss.h"

const char *const hf_iss_ties[3] = {"none", "only-unclued", "any"};

/* ---- pieces ------------------------------------------------------------------------------------- */

bool hf_iss_next(hf_span *text, char mark, hf_span *piece)
{
    *piece = (hf_span){NULL, 0};
    if (text->at == NULL)
        return false;
    const char *found = memchr(text->at, mark, text->length);
    size_t length = found != NULL ? (size_t)(found - text->at) : text->length;
    *piece = hf_span_part(*text, 0, length);
    if (length > 0 && (text->at[0] <= ' ' || text->at[length - 1] <= ' '))
        *piece = hf_scan_trim(*piece);
    *text = length < text->length ? hf_span_from(*text, length + 1) : (hf_span){NULL, 0};
    return true;
}

bool hf_iss_is_word(hf_span text, const char *word)
{
    return text.length > 0 && *text.at == *word && text.length == strlen(word) &&
           memcmp(text.at, word, text.length) == 0;
}

/* ---- numbers and cells -------------------------------------------------------------------------- */

bool hf_iss_number(hf_span piece, int32_t *number)
{
    size_t at = 0;
    uint32_t read;
    bool minus = piece.length > 0 && *piece.at == '-';
    at = minus;
    if (!hf_scan_number(piece, &at, &read) || at != piece.length || read > 100000)
        return false;
    *number = minus ? -(int32_t)read : (int32_t)read;
    return true;
}

/* The number of a row or column: a digit, or a letter from 10 on. */
static bool read_place(hf_span text, size_t *at, uint32_t count, uint32_t *place)
{
    char c = *at < text.length ? text.at[(*at)++] : '0';
    *place = c >= '1' && c <= '9'   ? (uint32_t)(c - '1')
             : c >= 'a' && c <= 'z' ? (uint32_t)(c - 'a') + 9
                                    : count;
    return *place < count;
}

static bool is_letter(char c, char upper)
{
    return c == upper || c == upper - 'A' + 'a';
}

bool hf_iss_cell(const hf_told *told, hf_span text, size_t *at, uint32_t *cell)
{
    uint32_t row, column;
    if (*at >= text.length || !is_letter(text.at[(*at)++], 'R') ||
        !read_place(text, at, told->rows, &row) || *at >= text.length ||
        !is_letter(text.at[(*at)++], 'C') || !read_place(text, at, told->columns, &column))
        return false;
    *cell = row * told->columns + column;
    return true;
}

/* The common case: cells as R1C2 with nothing else between them but a tilde, as far as they go. */
static void read_plain(hf_told *told, hf_span *rest)
{
    enum { LENGTH = 4 };
    uint32_t count = told->cell_count;
    while (count < HF_TOLD_CELLS && rest->length >= LENGTH &&
           (rest->length == LENGTH || rest->at[LENGTH] == '~')) {
        uint32_t row = (uint32_t)(unsigned char)rest->at[1] - '1';
        uint32_t column = (uint32_t)(unsigned char)rest->at[3] - '1';
        if (rest->at[0] != 'R' || rest->at[2] != 'C' || row >= told->rows || row > 8 ||
            column >= told->columns || column > 8)
            break;
        told->cells[count++] = row * told->columns + column;
        *rest = rest->length == LENGTH ? (hf_span){NULL, 0} : hf_span_from(*rest, LENGTH + 1);
    }
    hf_told_added(told, count);
}

hf_status hf_iss_cells(hf_told *told, hf_span rest, bool parts)
{
    hf_span piece;
    read_plain(told, &rest);
    while (hf_iss_next(&rest, '~', &piece)) {
        size_t at = 0;
        uint32_t cell;
        if (parts && (piece.length == 0 || hf_iss_is_word(piece, "-"))) {
            hf_told_part(told);
            continue;
        }
        if (piece.length == 0)
            continue;
        if (!hf_iss_cell(told, piece, &at, &cell) || at != piece.length)
            return hf_told_fail(told, "expected a cell such as R1C2", piece);
        if (!hf_told_cell(told, cell))
            return hf_told_fail(told, "too many cells", piece);
    }
    return HF_OK;
}

/* The tenth row is called R10; as a part of a cell's name it is Ra, which serves here as well. */
static bool read_line_number(hf_span name, uint32_t count, uint32_t *place)
{
    size_t at = 1;
    uint32_t number;
    if (hf_scan_number(name, &at, &number)) {
        *place = number - 1;
        return at == name.length && number >= 1 && number <= count;
    }
    at = 1;
    return read_place(name, &at, count, place) && at == name.length;
}

bool hf_iss_line(hf_told *told, hf_span name, bool backwards)
{
    uint32_t place;
    if (name.length < 2 || (*name.at != 'R' && *name.at != 'C'))
        return false;
    bool row = *name.at == 'R';
    uint32_t length = row ? told->columns : told->rows;
    if (!read_line_number(name, row ? told->rows : told->columns, &place))
        return false;
    for (uint32_t i = 0; i < length; i++) {
        uint32_t k = backwards ? length - 1 - i : i;
        hf_told_cell(told, row ? place * told->columns + k : k * told->columns + place);
    }
    return true;
}
