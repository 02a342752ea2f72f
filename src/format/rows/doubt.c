/* SPDX-License-Identifier: MIT
 *
 * doubt.c - boards that may be something else: numbered rows that lost a column, a table that lost a row.
 *
 *     1 . . 7 . .      | 1 | 2 | 3 | 4 |
 *     2 . 1 . . .      |---|---|---|---|
 *     3 ...            |   | 4 |   | 1 |
 */
#include "format/rows/block.h"

/* Does a row name the columns, from 1 or from 0? */
static bool is_names(const uint16_t *cell, uint32_t n)
{
    for (uint32_t i = 0; i < n; i++)
        if (cell[i] != i + cell[0])
            return false;
    return cell[0] <= 1;
}

static uint32_t count_blanks(const uint16_t *cell, uint32_t from, uint32_t to)
{
    uint32_t blanks = 0;
    for (uint32_t i = from; i < to; i++)
        blanks += cell[i] == 0;
    return blanks;
}

typedef enum kind_of_line { ROW, COLUMN, BOX } kind_of_line;

/* The i-th cell of a row, a column or a usual box. */
static uint32_t find_cell(const hf_shape_spec *spec, kind_of_line kind, uint32_t line, uint32_t i)
{
    const uint32_t n = spec->size, rows = spec->box_rows, columns = spec->box_columns;
    if (kind == ROW)
        return line * n + i;
    if (kind == COLUMN)
        return i * n + line;
    return (line / rows * rows + i / columns) * n + line % rows * columns + i % columns;
}

/* Does some row hold a symbol twice, or some column, or some box? */
static bool has_twice(const uint16_t *cell, uint32_t n, kind_of_line kind)
{
    hf_shape_spec spec;
    hf_shape_spec_square(&spec, n);
    for (uint32_t line = 0; line < n; line++) {
        uint32_t seen = 0; /* n <= 25 */
        for (uint32_t i = 0; i < n; i++) {
            uint16_t symbol = cell[find_cell(&spec, kind, line, i)];
            uint32_t bit = symbol ? UINT32_C(1) << symbol : 0;
            if (seen & bit)
                return true;
            seen |= bit;
        }
    }
    return false;
}

/* Are there two rows (step 1) or columns (step N) of blanks where a spreadsheet has gaps between boxes? */
static bool has_gaps(const uint16_t *cell, uint32_t n, uint32_t step)
{
    uint32_t gaps = 0;
    for (uint32_t line = 2; line < 8; line++) {
        uint32_t blanks = 0;
        for (uint32_t i = 0; i < n; i++)
            blanks += cell[step == 1 ? line * n + i : i * n + line] == 0;
        gaps += blanks == n && (line < 4 || line > 5);
    }
    return gaps > 1;
}

/* Are there no symbols beyond 9, or so many at most among a puzzle's clues? */
static bool is_small(const uint16_t *cell, uint32_t n, uint32_t most)
{
    uint32_t large = 0, clues = 0;
    for (uint32_t i = 0; i < n * n; i++) {
        large += cell[i] > 9;
        clues += cell[i] > 0;
    }
    return large == 0 || (large <= most && clues >= 17);
}

/* How many of the first cells of rows (step N) or of columns (step 1) are their numbers, from 1 or, the more of both,
 * from 0, which is a blank? */
static uint32_t count_in_order(const uint16_t *cell, uint32_t n, uint32_t step)
{
    uint32_t one = 0, zero = 0;
    for (uint32_t i = 0; i < n; i++) {
        one += cell[i * step] == i + 1;
        zero += cell[i * step] == i;
    }
    return one > zero ? one : zero;
}

/* Are the first cells of the rows their numbers, from 1 or from 0 (which is a blank), one perhaps doubled? So they
 * are if ten columns without a tenth symbol are no rows of a board. */
static bool is_numbered(const uint16_t *cell, uint32_t n)
{
    if (n == 10 && is_small(cell, n, 0) && has_twice(cell, n, ROW))
        return true;
    if (count_in_order(cell, n, n) + 1 >= n)
        return true; /* all but one, perhaps */
    for (uint32_t r = 1; r < n; r++)
        if (cell[r * n] < cell[(r - 1) * n] || cell[r * n] > cell[(r - 1) * n] + 1)
            return false;
    return cell[0] <= 1 + (n == 10) &&
           cell[n * (n - 1)] + 2u >= n; /* of ten, 0 may be the first symbol */
}

/* A spreadsheet of a 9x9 board with gaps between its boxes, in one of which a digit may be doubled. */
static bool is_gapped(const uint16_t *cell, uint32_t n)
{
    if (n != 10 && n != 11)
        return false;
    bool rows = has_gaps(cell, n, 1), columns = has_gaps(cell, n, n);
    return ((rows || columns) && is_small(cell, n, 0)) ||
           (rows && columns && n == 11 && is_small(cell, n, 1));
}

/* A smaller board with empty columns at its edges, or with a row too many and a comma behind each: nothing stands in the
 * first column, or in the last; there are clues enough for a puzzle, and none is the last symbol. (What is written without separators has no margins.) */
static bool is_wider(const uint16_t *cell, uint32_t n)
{
    uint32_t first = 0, last = 0, clues = 0, largest = 0;
    for (uint32_t i = 0; i < n * n; i++) {
        first += i % n == 0 && cell[i] == 0;
        last += i % n == n - 1 && cell[i] == 0;
        clues += cell[i] > 0;
        largest = cell[i] > largest ? cell[i] : largest;
    }
    return n > 9 && n < 14 && (first == n || last == n) && largest < n && clues >= 17;
}

/* A 9x9 board below the names of its columns, beside those of its rows, whatever stands in the corner. */
static bool is_headed(const uint16_t *cell, uint32_t n)
{
    return n == 10 && count_in_order(cell, n, 1) >= 9 && count_in_order(cell, n, n) >= 9;
}

const char *hf_zero_doubt(const uint16_t *cell, uint32_t n, uint32_t zeros, bool marks)
{
    uint32_t seen = 0;
    if (n < 4 || n > 9 || zeros == 0 || zeros > n || !marks)
        return NULL;
    for (uint32_t i = 0; i < n * n; i++)
        seen |= UINT32_C(1) << cell[i];
    return seen == (UINT32_C(1) << n) - 1
               ? "is 0 a symbol, or an empty cell? expected one mark for these"
               : NULL;
}

const char *hf_rows_doubt(const uint16_t *cell, uint32_t n, bool numbers, bool ruled)
{
    if (n < 6 || n > 25)
        return NULL;
    if (is_gapped(cell, n))
        return "are the empty rows and columns cells, or gaps between the boxes of a 9x9 board?";
    if (numbers && is_wider(cell, n))
        return "are the empty columns cells, or the edges of a smaller board?";
    if (ruled && (is_names(cell, n) || count_blanks(cell, 0, n) == n))
        return "is the line above the rule a row, or a head?";
    bool latin = !has_twice(cell, n, ROW) && !has_twice(cell, n, COLUMN);
    if (latin && count_blanks(cell, n, n * n) == 0)
        return NULL; /* a solved board may well begin so */
    if (is_headed(cell, n))
        return "are the numbers in order a row, or the names of columns?";
    /* Names of columns that are taken for a row hardly ever keep out of the way of all clues. */
    if (numbers && (!latin || has_twice(cell, n, BOX)) &&
        (is_names(cell, n) || is_names(cell + n * (n - 1), n)))
        return "are the numbers in order a row, or the names of columns?";
    if (numbers && is_numbered(cell, n))
        return "are the first numbers cells, or those of rows?";
    return NULL;
}
