/* SPDX-License-Identifier: MIT
 *
 * lines_tpl.h - a board laid out as lines, over the vocabulary of row_portable.h.
 *
 * Vectors all the way: a line that is written byte by byte cannot soon be read as a whole, which costs more than
 * the rest of the laying out.
 */
#ifndef HF_CANON_LINES_TPL_H
#define HF_CANON_LINES_TPL_H

#include <stdbool.h>

#include "canon/canon_data.h"

/* The nine rows, each value replaced by names[value]; bytes 9 to 15 get names[0]. */
ROW_INLINE void load_rows(const uint8_t board[81], const uint8_t names[16], row16 row[9])
{
    static const uint8_t first_nine[16] = {0, 1,   2,   3,   4,   5,   6,   7,
                                           8, 128, 128, 128, 128, 128, 128, 128};
    static const uint8_t last_nine[16] = {7,  8,   9,   10,  11,  12,  13,  14,
                                          15, 128, 128, 128, 128, 128, 128, 128};
    row16 name = row_load(names);
    for (int r = 0; r < 8; r++)
        row[r] = row_pick(name, row_pick(row_load(board + 9 * r), row_load(first_nine)));
    row[8] = row_pick(name, row_pick(row_load(board + 65), row_load(last_nine)));
}

/* One step of turning 16 rows of 16 bytes over their diagonal; four of them do it. */
ROW_INLINE void zip_rows(const row16 from[16], row16 to[16])
{
    for (int i = 0; i < 8; i++) {
        to[2 * i] = row_zip_low(from[i], from[i + 8]);
        to[2 * i + 1] = row_zip_high(from[i], from[i + 8]);
    }
}

/* Rows and columns of a board whose values are below 16. */
static void lay_lines(const uint8_t board[81], const uint8_t names[16], hf_canon_lines *lines)
{
    row16 row[16];
    row16 turned[16];
    load_rows(board, names, row);
    for (int r = 0; r < 9; r++)
        row_store(lines->line[0][r].at, row[r]);
    for (int r = 9; r < 16; r++)
        row[r] = row_fill(names[0]);
    zip_rows(row, turned);
    zip_rows(turned, row);
    zip_rows(row, turned);
    zip_rows(turned, row);
    for (int c = 0; c < 9; c++)
        row_store(lines->line[1][c].at, row[c]);
}

/* Does a digit stand twice in one of the lines across these nine? */
ROW_INLINE bool crossing_clash(const hf_canon_line line[9])
{
    static const uint8_t bit[16] = {0, 1, 2, 4, 8, 16, 32, 64, 128, 0};
    row16 seen = row_fill(0), nines = row_fill(0), twice = row_fill(0);
    for (int l = 0; l < 9; l++) {
        row16 row = row_load(line[l].at);
        row16 bits = row_pick(row_load(bit), row);
        row16 nine = row_equal(row, row_fill(9));
        twice = row_or(twice, row_or(row_and(seen, bits), row_and(nines, nine)));
        seen = row_or(seen, bits);
        nines = row_or(nines, nine);
    }
    return row_equal_bits(twice, row_fill(0)) != 0xffff;
}

/* In a row or a column? */
ROW_INLINE bool lines_clash(const hf_canon_lines *lines)
{
    return crossing_clash(lines->line[0]) || crossing_clash(lines->line[1]);
}

#endif
