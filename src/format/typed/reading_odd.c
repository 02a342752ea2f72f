/* SPDX-License-Identifier: MIT
 *
 * reading_odd.c - rows of digits in which one other character, whichever it is, stands for an empty
 * cell.
 *
 *     53~~7~~~~      5 3 o o 7 o o o o      53++7++++
 *
 * N rows of N such characters leave no doubt; that is why the character may be any.
 */
#include <string.h>

#include "format/rows/block.h"
#include "format/typed/readings.h"

/* One row: its cells, and the character that is no digit, the same as in the rows before (0: none yet). Adds its
 * zeros. */
static bool take_row(hf_span line, char *odd, uint16_t *cell, uint32_t *count, uint32_t *zeros)
{
    hf_folding folding = hf_fold_start(line);
    *count = 0;
    for (char c; (c = hf_fold_next(&folding)) != 0;) {
        if (c == ' ' || c == '|')
            continue;
        if (*count == 9 || hf_is_empty_mark(c) || strchr("#[]{}()\"'<>;\\", c))
            return false; /* usual blanks have had their say */
        if (!hf_is_digit(c)) {
            if (*odd && *odd != c)
                return false;
            *odd = c;
        }
        *zeros += c == '0';
        cell[(*count)++] = (uint16_t)(hf_is_digit(c) ? c - '0' : 0);
    }
    return true;
}

/* Adds the digits of a row; false: one is no symbol of the board. */
static bool count_clues(const uint16_t *cell, uint32_t n, uint32_t *clues)
{
    for (uint32_t i = 0; i < n; i++) {
        if (cell[i] > n)
            return false;
        *clues += cell[i] > 0;
    }
    return true;
}

static bool is_row(hf_span line, char odd, uint32_t n)
{
    uint16_t cell[9];
    uint32_t count, zeros = 0;
    return take_row(line, &odd, cell, &count, &zeros) && count == n;
}

/* Are there as many rows as columns, some clues, and odd characters? One alone is a slip; so are few where zeros are
 * the empty cells. */
static bool holds(uint32_t rows, uint32_t n, uint32_t clues, uint32_t zeros)
{
    return rows == n && clues >= n / 2 && n * n - clues > 2 * zeros + 1;
}

bool hf_reading_odd(hf_span text, bool last, hf_reading *reading, size_t *bytes)
{
    uint32_t rows = 0, n = 0, count, clues = 0;
    char odd = 0;
    hf_line line;
    *bytes = 0;
    reading->more = false;
    reading->size = reading->zeros = 0;
    for (; *bytes < text.length && (n == 0 || rows < n); *bytes += line.whole) {
        uint16_t *cell = reading->cell + (size_t)rows * n;
        if (!hf_scan_line(hf_span_from(text, *bytes), last, &line)) {
            reading->more = rows > 0;
            return false;
        }
        if (!take_row(line.text, &odd, cell, &count, &reading->zeros))
            return false;
        n = n ? n : count;
        if (count != n || n < 4)
            return false;
        if (!count_clues(cell, n, &clues))
            return false;
        rows++;
    }
    hf_span rest = hf_span_from(text, *bytes);
    bool whole = rest.length > 0 && hf_scan_line(rest, last, &line);
    reading->more = !last && (rows < n || (odd && !whole)); /* another row may follow */
    if (reading->more || (whole && is_row(line.text, odd, n)))
        return false; /* or one follows that is too many */
    if (!holds(rows, n, clues, reading->zeros))
        return false;
    reading->size = n;
    reading->jigsaw = false;
    reading->question = hf_rows_doubt(reading->cell, n, true, false);
    if (!reading->question)
        reading->question = hf_reading_zero_doubt(reading);
    reading->first = 0;
    reading->title = HF_SHEET_LINES;
    reading->guess = "rows in which one character that is no digit is an empty cell";
    return true;
}
