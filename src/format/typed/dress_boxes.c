/* SPDX-License-Identifier: MIT
 *
 * dress_boxes.c - cells that come box by box, as in a table of tables, put into rows.
 *
 *     5,3,       box 1, row 1           5,3,,6,,,,9,8      box 1
 *     6,,        box 1, row 2           ,7,,1,9,5,,,,      box 2
 */
#include <string.h>

#include "format/typed/dress.h"

/* One field: where it stands in the text. */
typedef struct field {
    uint32_t start, length;
} field;

/* Finds all fields, if each line has as many; their number, and that of the lines. */
static uint32_t find_fields(const hf_bare *bare, field *fields, uint32_t *lines)
{
    uint32_t count = 0, width = 0, in_line = 0, start = 0;
    *lines = 0;
    for (uint32_t i = 0; i < bare->length; i++) {
        char c = bare->text[i];
        if (c != ',' && c != '\n')
            continue;
        if (count == HF_TYPED_CELLS)
            return 0;
        fields[count++] = (field){start, i - start};
        start = i + 1;
        in_line++;
        if (c == ',')
            continue;
        width = *lines ? width : in_line;
        if (in_line != width)
            return 0;
        in_line = 0;
        ++*lines;
    }
    return in_line ? 0 : count;
}

bool hf_bare_join_boxes(hf_bare *bare)
{
    field fields[HF_TYPED_CELLS];
    char text[HF_SHEET_ROOM];
    uint32_t lines, length = 0, k = 0, count = find_fields(bare, fields, &lines);
    for (uint32_t side = 2; side <= 5; side++)
        k = count == side * side * side * side ? side : k;
    if (k == 0 || (lines != k * k * k && lines != k * k))
        return false;
    uint32_t n = k * k;
    for (uint32_t i = 0; i < n * n; i++) {
        uint32_t row = i / n, column = i % n;
        uint32_t box = row / k * k + column / k, place = row % k * k + column % k;
        field now = fields[box * n + place];
        memcpy(text + length, bare->text + now.start, now.length);
        length += now.length;
        text[length++] = column + 1 < n ? ',' : '\n';
    }
    memcpy(bare->text, text, length);
    bare->length = length;
    return true;
}
