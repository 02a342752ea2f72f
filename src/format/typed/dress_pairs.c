/* SPDX-License-Identifier: MIT
 *
 * dress_pairs.c - a board and its solution side by side, of which the solution is dropped.
 *
 *     53..7....   534678912      | 5 3 . | . 7 . | . . . |   | 5 3 4 | 6 7 8 | 9 1 2 |
 *
 * That it is the solution shows: it is full, and has the digits of the other. Two boards that are not so
 * are left to others to refuse.
 */
#include <string.h>

#include "format/typed/dress.h"

enum { MOST_LINES = 24, WIDEST = 120, NINE = 9 };

/* The cells of a line, one character each; their number, or 0 if something else is in it. */
static uint32_t take_cells(hf_span line, char *cell)
{
    uint32_t count = 0;
    hf_folding folding = hf_fold_start(line);
    for (char c, before = 0; (c = hf_fold_next(&folding)) != 0; before = c) {
        if (c == '>' && (before == '-' || before == '=')) {
            count -= before == '-'; /* an arrow: its dash is no cell */
        } else if (hf_is_digit(c) || hf_is_empty_mark(c)) {
            if (count == 2 * NINE + 1)
                return 0;
            cell[count++] = c;
        } else if (!strchr(" |!=", c)) {
            return 0;
        }
    }
    return count;
}

/* Nothing but lines of a frame, dashes being three at least. */
static bool is_border(hf_span line)
{
    hf_folding folding = hf_fold_start(line);
    uint32_t dashes = 0;
    for (char c; (c = hf_fold_next(&folding)) != 0;) {
        dashes += c == '-' || c == '=';
        if (!strchr(" |!+-=", c))
            return false;
    }
    return dashes > 2;
}

/* Is the second half full, with the digits of the first? */
static bool is_solved(const char *cell)
{
    for (unsigned i = 0; i < NINE; i++) {
        char given = cell[i], solved = cell[NINE + i];
        if (solved < '1' || solved > '9' || (given != solved && given >= '1' && given <= '9'))
            return false;
    }
    return true;
}

void hf_undress_pairs(hf_span text, bool last, hf_bare *bare)
{
    hf_line line;
    uint32_t rows = 0;
    size_t at = 0;
    bool framed = false;
    for (uint32_t lines = 0; lines < MOST_LINES && rows < NINE; lines++) {
        char cell[2 * NINE + 1];
        hf_span rest = hf_span_from(text, at);
        bool cut = rest.length > WIDEST;
        if (!hf_scan_line(cut ? hf_span_part(rest, 0, WIDEST) : rest, last && !cut, &line)) {
            bare->more = rows > 0 && !cut;
            return;
        }
        at += line.whole;
        if (is_border(line.text)) {
            framed = true;
            continue;
        }
        if (take_cells(line.text, cell) != 2 * NINE || !is_solved(cell))
            return;
        for (uint32_t i = 0; i < NINE; i++)
            hf_bare_put(bare, cell[i]);
        hf_bare_put(bare, '\n');
        rows++;
    }
    bool edge = rows == NINE; /* the lower one */
    while (edge) {
        hf_span rest = hf_span_from(text, at);
        bool whole = hf_scan_line(rest, last, &line);
        bare->more = framed && !whole && rest.length <= WIDEST;
        edge = whole && is_border(line.text);
        at += edge ? line.whole : 0;
    }
    bare->bytes = rows == NINE ? at : 0;
}
