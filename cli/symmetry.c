/* SPDX-License-Identifier: MIT
 *
 * symmetry.c - a map as one line.
 */
#include "symmetry.h"

static void write_lines(hf_out *out, const char *what, const uint8_t line[9])
{
    hf_out_text(out, what);
    for (int i = 0; i < 9; i++)
        hf_out_char(out, (char)('1' + line[i]));
}

void hf_out_map(hf_out *out, const hf_map *map)
{
    write_lines(out, map->turned ? "turned rows " : "rows ", map->row);
    write_lines(out, " columns ", map->column);
    hf_out_text(out, " digits ");
    for (int d = 1; d < 10; d++)
        hf_out_char(out, (char)('0' + map->digit[d]));
}
