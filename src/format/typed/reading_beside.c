/* SPDX-License-Identifier: MIT
 *
 * reading_beside.c - N lines of N cells, and beside them the rows of a jigsaw's map.
 *
 *     5 3 . . 7 . . . .   A A A B B B C C C
 */
#include "format/regions.h"
#include "format/typed/readings.h"

/* The first N cells of a line, its zeros added, and the N letters or digits behind them; false unless there are just
 * as many. */
static bool split_beside(const hf_sheet *sheet, const hf_sheet_line *line, uint32_t n,
                         uint16_t *cell, char *map, uint32_t *zeros)
{
    uint32_t count = 0;
    for (uint32_t i = line->start; i < line->end; i++) {
        char c = sheet->text[i];
        if (c == ' ' || c == '|' || c == '\t')
            continue;
        bool digit = hf_is_digit(c);
        if (count >= 2 * n || (count >= n && !digit && !hf_is_letter(c)) ||
            (count < n && !digit && !hf_is_empty_mark(c)))
            return false;
        if (count < n) {
            *zeros += c == '0';
            cell[count] = (uint16_t)(digit ? c - '0' : 0);
        } else
            map[count - n] = c;
        if (count < n && cell[count] > n)
            return false;
        count++;
    }
    return count == 2 * n;
}

bool hf_reading_beside(const hf_sheet *sheet, hf_reading *reading)
{
    char map[HF_TYPED_CELLS];
    uint32_t parent[HF_TYPED_CELLS], count[HF_TYPED_SIZE];
    reading->guess = "rows, and beside them the rows of a jigsaw's map";
    for (uint32_t n = 4; n <= 9; n++) {
        uint32_t rows = 0;
        reading->zeros = 0;
        while (rows < n && reading->first + rows < sheet->count &&
               split_beside(sheet, &sheet->line[reading->first + rows], n,
                            reading->cell + (size_t)rows * n, map + (size_t)rows * n,
                            &reading->zeros))
            rows++;
        if (rows < n) {
            reading->more =
                reading->more || (rows && reading->first + rows == sheet->count && sheet->open);
            continue;
        }
        reading->size = n;
        reading->lines = reading->first + n;
        reading->jigsaw = hf_regions_read(map, n, parent, count, reading->regions);
        if (!reading->jigsaw)
            continue;
        reading->jigsaw = !hf_regions_are_boxes(reading->regions, n);
        return true;
    }
    return false;
}
