/* SPDX-License-Identifier: MIT
 *
 * dress_margins.c - tables of fields around which others are empty, or whose fields are dressed themselves.
 *
 *     My Sudoku,,,,,,,,,,           ="5",="3",,,="7",...        5.0,3.0,,,7.0,...        5,3,N/A,N/A,7,...
 *     ,,,,,,,,,,
 *     5,3,,,7,,,,,,
 *
 * Every row has as many fields as the first. What is not empty lies within N rows of N fields; if that leaves open where
 * the board begins, the error asks.
 */
#include <string.h>

#include "format/typed/dress.h"

enum { MOST = 48, WIDEST = 800, NOTHING = 255, LEAST_ROWS = 4, NINE = 9 };

typedef struct margins {
    char separator;
    bool dressed; /* some field was more than a number */
    bool words;   /* there are words for nothing */
    bool torn;    /* the last row is none like the others */
    uint32_t rows, columns;
    uint32_t top, bottom, left, right; /* of what is not empty; behind the last */
    uint32_t digits, largest;
    uint8_t cell[MOST][MOST]; /* NOTHING: a word for an empty one */
} margins;

static bool is_nothing(hf_span field)
{
    static const char *const words[] = {"n/a", "#n/a", "na", "nan", "null", "none", "nil"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (field.length == strlen(words[i]) && hf_scan_starts_any_case(field, words[i]))
            return true;
    return false;
}

/* The number that a field holds, 0 if it is empty; false: something else. */
static bool read_field(margins *m, hf_span field, uint32_t *number)
{
    size_t at = 0, whole = field.length;
    *number = 0;
    if (field.length > 2 && hf_scan_starts(field, "=\""))
        field = hf_span_from(field, 1);
    if (field.length > 1 && *field.at == '"' && field.at[field.length - 1] == '"')
        field = hf_scan_trim(hf_span_part(field, 1, field.length - 2));
    if (field.length == 0)
        return true;
    bool nothing = is_nothing(field);
    m->dressed = m->dressed || nothing || field.length + 3 == whole;
    if (nothing) {
        *number = NOTHING;
        return true;
    }
    if (!hf_scan_number(field, &at, number) || *number == 0 || *number > MOST)
        return false;
    bool point = hf_scan_starts(hf_span_from(field, at), ".0") && at + 2 == field.length;
    m->dressed = m->dressed || point;
    return at == field.length || point;
}

/* Is a row nothing but some words in one field: a title? */
static bool is_title(const margins *m, hf_span line)
{
    uint32_t fields = 0, letters = 0;
    for (size_t at = 0; at <= line.length; at++) {
        size_t start = at;
        while (at < line.length && line.at[at] != m->separator)
            letters += hf_is_letter(line.at[at++]);
        fields += at > start;
    }
    return m->digits == 0 && fields == 1 && letters > 2;
}

static void note(margins *m, uint32_t column, uint32_t number)
{
    m->cell[m->rows][column] = (uint8_t)number;
    if (number == 0)
        return;
    m->digits += number != NOTHING;
    m->top = m->top < m->rows ? m->top : m->rows;
    m->bottom = m->rows + 1;
    m->left = m->left < column ? m->left : column;
    m->right = m->right > column + 1 ? m->right : column + 1;
    m->words = m->words || number == NOTHING;
    m->largest = m->largest > number || number == NOTHING ? m->largest : number;
}

/* Takes a row; false: it is none of this table. */
static bool take_row(margins *m, hf_span line)
{
    uint32_t column = 0, number;
    bool title = is_title(m, line);
    for (size_t at = 0; at <= line.length; at++, column++) {
        size_t start = at;
        while (at < line.length && line.at[at] != m->separator)
            at++;
        hf_span field = hf_scan_trim(hf_span_part(line, start, at - start));
        if (column == MOST || (!title && !read_field(m, field, &number)))
            return false;
        note(m, column, title ? 0 : number);
    }
    m->columns = m->rows ? m->columns : column;
    m->rows++;
    return column == m->columns;
}

/* The separator of a row of eight fields or more. */
static char separator_of(hf_span line)
{
    for (const char *c = ",;\t"; *c; c++)
        if (hf_scan_count(line, *c) > 7)
            return *c;
    return 0;
}

/* The least of the usual sizes that what is not empty fits into; 0: none. */
static uint32_t size_of(const margins *m)
{
    static const uint32_t sizes[] = {9, 16, 25};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        if (m->bottom - m->top <= sizes[i] && m->right - m->left <= sizes[i] &&
            m->largest <= sizes[i])
            return m->rows >= sizes[i] && m->columns >= sizes[i] ? sizes[i] : 0;
    return 0;
}

/* In how many places `size` rows, say, out of `all` hold those from `start` to `end`; *first is one of them. */
static uint32_t places_of(uint32_t all, uint32_t size, uint32_t start, uint32_t end,
                          uint32_t *first)
{
    uint32_t most = start < all - size ? start : all - size;
    *first = end > size ? end - size : 0;
    return most + 1 - *first;
}

/* False: words stand for some empty cells, and others are left empty. */
static bool put_board(const margins *m, uint32_t size, uint32_t top, uint32_t left, hf_bare *bare)
{
    for (uint32_t i = 0; i < size * size; i++) {
        uint32_t number = m->cell[top + i / size][left + i % size];
        if (number == 0 && m->words)
            return false;
        number = number == NOTHING ? 0 : number;
        if (number > 9)
            hf_bare_put(bare, (char)('0' + number / 10));
        if (number)
            hf_bare_put(bare, (char)('0' + number % 10));
        hf_bare_put(bare, i % size == size - 1 ? '\n' : ',');
    }
    return true;
}

/* Reads the rows of a table; the place behind it, 0 if there is none, or it has no end yet. A row that is none of this
 * table, but of one (m->torn), shows that something was lost. */
static size_t read_table(margins *m, hf_span text, bool last, bool *more)
{
    hf_line line;
    size_t at = 0;
    for (; at < text.length && m->rows < MOST; at += line.whole) {
        hf_span rest = hf_span_from(text, at);
        bool cut = rest.length > WIDEST;
        if (!hf_scan_line(cut ? hf_span_part(rest, 0, WIDEST) : rest, last && !cut, &line)) {
            *more = !cut && m->separator;
            return 0;
        }
        m->separator = m->rows ? m->separator : separator_of(line.text);
        if (!m->separator || line.text.length == 0)
            break;
        if (!take_row(m, line.text)) {
            m->torn = m->rows > LEAST_ROWS && separator_of(line.text) == m->separator;
            return m->torn ? at + line.whole : 0;
        }
    }
    *more = m->separator && at == text.length && !last && m->rows < MOST;
    return *more ? 0 : at;
}

void hf_undress_margins(hf_span text, bool last, hf_bare *bare)
{
    margins m = {.top = MOST, .left = MOST};
    uint32_t top, left;
    size_t at = read_table(&m, text, last, &bare->more);
    uint32_t size = at == 0 || m.digits < 8 || m.torn ? 0 : size_of(&m);
    if (size == 0 && at > 0 && m.dressed && m.rows > LEAST_ROWS && m.columns == NINE) {
        bare->whole = at;
        bare->why = "a table of numbers: expected as many rows as columns";
    }
    if (size == 0 || (!m.dressed && m.rows == size && m.columns == size))
        return;
    if (places_of(m.rows, size, m.top, m.bottom, &top) *
            places_of(m.columns, size, m.left, m.right, &left) >
        1) {
        bare->whole = at;
        bare->why = "where does the board begin in this table? rows or columns around it are empty";
        return;
    }
    bare->bytes = put_board(&m, size, top, left, bare) ? at : 0;
}
