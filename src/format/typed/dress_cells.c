/* SPDX-License-Identifier: MIT
 *
 * dress_cells.c - a large board with one cell to a line, as programs print it.
 *
 *     16
 *     0
 *     7
 *
 * Those of 16, 36 and 81 cells are known without (reading_lines.c).
 */
#include <string.h>

#include "format/typed/dress.h"

enum { LONGEST_CELL = 2, LONGEST_LINE = 8, MOST_CELLS = 625 };

/* A number of one or two digits, or a character that may stand for a cell. */
static bool is_cell(hf_span content)
{
    if (content.length == LONGEST_CELL)
        return hf_is_digit(*content.at) && hf_is_digit(content.at[1]);
    return content.length == 1 && hf_is_cell_char(*content.at);
}

/* The sides of a board of as many cells, or 0. Those that are no squares have their last symbol: else they may be the
 * beginning of a larger one. */
static uint32_t size_of(const hf_span *cell, uint32_t cells)
{
    uint32_t largest = 0, number, size = cells == 64 ? 8 : cells == 100 ? 10 : 0;
    for (uint32_t i = 0; i < cells && size; i++) {
        size_t at = 0;
        if (hf_scan_number(cell[i], &at, &number) && number > largest)
            largest = number;
    }
    if (size)
        return largest == size ? size : 0;
    return cells == 144 ? 12 : cells == 256 ? 16 : cells == MOST_CELLS ? 25 : 0;
}

static void put_rows(const hf_span *cell, uint32_t size, const char *gap, hf_bare *bare)
{
    for (uint32_t i = 0; i < size * size; i++) {
        for (size_t c = 0; c < cell[i].length; c++)
            hf_bare_put(bare, cell[i].at[c]);
        if (i % size == size - 1)
            hf_bare_put(bare, '\n');
        else if (*gap)
            hf_bare_put(bare, *gap);
    }
}

void hf_undress_cells(hf_span text, bool last, hf_bare *bare)
{
    hf_span cell[MOST_CELLS + 1]; /* one too many is seen */
    hf_line line;
    size_t at = 0;
    uint32_t count = 0;
    bool numbers = false, ended = false, cut = false, blank = false;
    while (at < text.length) {
        hf_span rest = hf_span_from(text, at);
        cut = rest.length > LONGEST_LINE;
        if (!hf_scan_line(cut ? hf_span_part(rest, 0, LONGEST_LINE) : rest, last && !cut, &line))
            break;
        hf_span content = hf_scan_trim(line.text);
        ended = !is_cell(content);
        blank = content.length == 0;
        if (ended || count > MOST_CELLS)
            break;
        cell[count++] = content;
        numbers = numbers || content.length == LONGEST_CELL;
        at += line.whole;
    }
    bare->more = !last && !ended && count > 0 && count <= MOST_CELLS && (at == text.length || !cut);
    uint32_t size = bare->more ? 0 : size_of(cell, count);
    if (size < 12 && ended && !blank)
        size = 0; /* the beginning of a larger one, in which two cells came together */
    put_rows(cell, size, numbers ? " " : "", bare);
    bare->bytes = size ? at : 0;
}
