/* SPDX-License-Identifier: MIT
 *
 * dress_size.c - rows below a line that says how large the board or its boxes are.
 *
 *     10x10              2 3
 *     ..A.95..3.         0 0 0 6 0 3
 *
 * "10x10" could be five cells, and "2 3" two, if as many such rows followed. "2 3" is the usual box of a board with six
 * symbols, of two rows and three columns; "3 2" may be the same, its width first, or a box of three rows.
 */
#include "base/assert.h"
#include "format/typed/dress.h"

enum { WIDEST = 200, SHORT = 12 };

/* Two numbers with an x between them, or blanks. */
static bool read_pair(hf_span line, uint32_t *first, uint32_t *second)
{
    size_t at = 0;
    line = hf_scan_trim(line);
    if (line.length > SHORT || !hf_scan_number(line, &at, first))
        return false;
    size_t start = at;
    while (at < line.length && (line.at[at] == ' ' || (line.at[at] | 0x20) == 'x'))
        at++;
    return at > start && hf_scan_number(line, &at, second) && at == line.length;
}

/* The number of rows that a line promises; 0: it says nothing of the kind. (9x9 and 16x16 are headings like others.)
 * *usual: boards of this size have the boxes that it names, if it names some. */
static uint32_t promised(hf_span line, bool *usual)
{
    uint32_t first, second;
    hf_shape_spec spec;
    *usual = true;
    if (!read_pair(line, &first, &second) || first < 2 || second < 2 || first > 15 || second > 15)
        return 0;
    if (first == second)
        return first > 9 ? first : 0;
    uint32_t rows = first * second;
    hf_shape_spec_square(&spec, rows);
    *usual = spec.box_rows == first;
    return rows < 26 ? rows : 0; /* six or more: two and three are the smallest that differ */
}

static bool has_cell(hf_span line)
{
    for (size_t i = 0; i < line.length; i++)
        if (hf_is_digit(line.at[i]) || line.at[i] == '.' || line.at[i] == '_')
            return true;
    return false;
}

void hf_undress_size(hf_span text, bool last, hf_bare *bare)
{
    hf_line line;
    size_t at = 0;
    uint32_t rows = 0, expected = 0;
    bool usual;
    while (at < text.length && (expected == 0 || rows < expected)) {
        hf_span rest = hf_span_from(text, at);
        bool cut = rest.length > WIDEST;
        if (!hf_scan_line(cut ? hf_span_part(rest, 0, WIDEST) : rest, last && !cut, &line)) {
            HF_ASSERT(cut || expected > 0); /* dress_section.c waits for a first line so short */
            bare->more = !cut;
            return;
        }
        at += line.whole;
        if (expected == 0) {
            if ((expected = promised(line.text, &usual)) == 0)
                return;
            if (!usual)
                bare->doubt = "are these the rows and columns of a box, or its width and height? "
                              "expected the shape of the boxes";
            continue;
        }
        rows += has_cell(line.text);
        for (size_t i = 0; i < line.text.length; i++)
            hf_bare_put(bare, line.text.at[i]);
        hf_bare_put(bare, '\n');
    }
    bare->more = rows < expected && !last;
    bare->bytes = rows == expected ? at : 0; /* the first line promised some */
}
