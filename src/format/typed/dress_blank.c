/* SPDX-License-Identifier: MIT
 *
 * dress_blank.c - boards whose first row is empty, where an empty cell is a blank or nothing between tabs. Elsewhere a
 * line of blanks is passed over; here it has the width of a row, and rows follow that make a board with it.
 */
#include <string.h>

#include "format/typed/dress.h"

enum { NINE = 9, MOST = 25, BOX = 3 };

/* How rows are written: cells of one character every `step`, or, 0, numbers between tabs. */
typedef struct row_style {
    uint32_t size, step;
} row_style;

static bool is_wide(uint32_t size)
{
    hf_shape_spec spec;
    hf_shape_spec_square(&spec, size);
    return size > 5 && size <= MOST && spec.box_rows > 1;
}

/* The style of a row of nothing but blanks; a size of 0: it is too narrow or too wide for one. */
static row_style style_of(hf_span line)
{
    uint32_t tabs = 0;
    for (size_t i = 0; i < line.length; i++) {
        if (line.at[i] != ' ' && line.at[i] != '\t')
            return (row_style){0, 0};
        tabs += line.at[i] == '\t';
    }
    if (tabs)
        return (row_style){is_wide(tabs + 1) ? tabs + 1 : 0, 0};
    return (row_style){line.length == NINE || line.length == 2 * NINE - 1 ? NINE : 0,
                       line.length == NINE ? 1 : 2};
}

/* Puts a row of characters, as many as in the first; false: it is none. */
static bool put_characters(hf_span line, const row_style *style, uint32_t *digits, hf_bare *bare)
{
    if (line.length != style->size * style->step - style->step + 1)
        return false;
    for (size_t i = 0; i < line.length; i++) {
        char c = line.at[i];
        bool cell = i % style->step == 0, digit = hf_is_digit(c) && c != '0' && cell;
        if (!digit && c != ' ')
            return false;
        *digits += digit;
        if (cell)
            hf_bare_put(bare, digit ? c : '.');
    }
    hf_bare_put(bare, '\n');
    return true;
}

/* Puts a row of fields, as many as in the first; false: it is none. */
static bool put_fields(hf_span line, const row_style *style, uint32_t *digits, hf_bare *bare)
{
    size_t at = 0;
    for (uint32_t i = 0; i < style->size; i++) {
        size_t start = at;
        while (at < line.length && line.at[at] != '\t')
            at++;
        hf_span field = hf_scan_trim(hf_span_part(line, start, at - start));
        for (size_t k = 0; k < field.length; k++) {
            if (!hf_is_digit(field.at[k]) || field.length > 2)
                return false;
            hf_bare_put(bare, field.at[k]);
        }
        *digits += field.length > 0;
        if (field.length == 0)
            hf_bare_put(bare, '.');
        hf_bare_put(bare, i + 1 < style->size ? ' ' : '\n');
        if ((at == line.length) != (i + 1 == style->size))
            return false;
        at++;
    }
    return true;
}

static bool put_row(hf_span line, const row_style *style, uint32_t *digits, hf_bare *bare)
{
    return style->step ? put_characters(line, style, digits, bare)
                       : put_fields(line, style, digits, bare);
}

/* Does one more row follow than a board has? */
static bool row_follows(hf_span line, const row_style *style, hf_bare *bare)
{
    uint32_t digits = 0, length = bare->length;
    bool follows = put_row(line, style, &digits, bare) && digits > 0;
    bare->length = length;
    return follows;
}

void hf_undress_blank(hf_span text, bool last, hf_bare *bare)
{
    hf_line line;
    size_t at = 0;
    uint32_t rows = 0, digits = 0;
    bare->bytes = bare->length = 0;
    bare->more = false;
    if (!hf_dress_line(text, at, last, &line, &bare->more))
        return;
    const row_style style = style_of(line.text);
    if (style.size == 0)
        return;
    for (bool parted = false; rows < style.size; at += line.whole) {
        if (!hf_dress_line(text, at, last, &line, &bare->more))
            return;
        if (line.text.length == 0 && rows > 0 && rows % BOX == 0 && !parted) {
            parted = true; /* bands with an empty line between them */
            continue;
        }
        if (!put_row(line.text, &style, &digits, bare))
            return;
        parted = false;
        rows++;
    }
    bool next = hf_dress_line(text, at, last, &line, &bare->more);
    if (bare->more || digits == 0 || (next && row_follows(line.text, &style, bare)))
        return;
    bare->bytes = at;
}
