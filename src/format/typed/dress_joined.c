/* SPDX-License-Identifier: MIT
 *
 * dress_joined.c - boards of other sizes than 9x9 on one line, row by row or field by field; nine rows whose boxes are
 * joined by what is an empty cell elsewhere.
 *
 *     008-500-020
 *     000-108-000                        as in 008_500_020 and 008,500,020
 *     ..A.95..3.,7...5.4.A.,...          ten rows of ten, joined by any of , ; | or blanks
 *     ,,,2,,,3,,,,,3,1,,,                sixteen fields
 *     53  7    /6  195   /...            nine rows of nine in which a blank is an empty cell
 */
#include <string.h>

#include "base/assert.h"
#include "format/typed/dress.h"

enum { LONGEST = 2000, MOST = 25, LEAST_ROWS = 10, NINE = 9 };

/* A row of N cells; *beyond: a symbol that no smaller board has. */
static bool is_row(hf_span part, uint32_t n, bool *beyond)
{
    if (part.length != n)
        return false;
    for (size_t i = 0; i < part.length; i++) {
        char c = part.at[i];
        if (!hf_is_cell_char(c))
            return false;
        *beyond = *beyond || (hf_is_letter(c) && c != 'x' && c != 'X') || (c > '5' && c <= '9');
    }
    return true;
}

/* The part of a line up to a separator, *at behind that. */
static hf_span next_part(hf_span line, char separator, size_t *at)
{
    size_t start = *at;
    while (*at < line.length && line.at[*at] != separator)
        (*at)++;
    hf_span part = hf_scan_trim(hf_span_part(line, start, *at - start));
    *at += *at < line.length;
    return part;
}

/* Puts N rows of N; false: they are none. */
static bool put_rows(hf_span line, char separator, hf_bare *bare)
{
    uint32_t rows = 0, width = 0;
    bool beyond = false;
    bare->length = 0;
    for (size_t at = 0; at < line.length;) {
        hf_span part = next_part(line, separator, &at);
        if (part.length == 0 && (separator == ' ' || at == line.length))
            continue;
        width = width ? width : (uint32_t)part.length;
        if (rows == width || width < LEAST_ROWS || width > MOST || !is_row(part, width, &beyond))
            return false;
        for (size_t i = 0; i < part.length; i++)
            hf_bare_put(bare, part.at[i]);
        hf_bare_put(bare, '\n');
        rows++;
    }
    return rows > 0 && rows == width && beyond;
}

static uint32_t size_of(uint32_t cells)
{
    static const uint32_t sizes[] = {4, 6, 8, 9, 10, 12, 16, 25};
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++)
        if (cells == sizes[i] * sizes[i])
            return sizes[i];
    return 0;
}

/* Puts N * N fields, of which some are empty, in rows; false: they are none. */
static bool put_fields(hf_span line, char separator, hf_bare *bare)
{
    uint32_t fields = 1, empty = 0, largest = 0, n = 0;
    for (size_t i = 0; i < line.length; i++)
        fields += line.at[i] == separator;
    uint32_t size = size_of(fields);
    bare->length = 0;
    for (size_t at = 0; size && n < fields; n++) {
        hf_span field = next_part(line, separator, &at);
        uint32_t number = 0;
        size_t digits = 0;
        if (field.length && (!hf_scan_number(field, &digits, &number) || digits < field.length))
            return false;
        largest = number > largest ? number : largest;
        empty += field.length == 0;
        for (size_t i = 0; i < field.length; i++)
            hf_bare_put(bare, field.at[i]);
        hf_bare_put(bare, n % size == size - 1 ? '\n' : ',');
    }
    return size && empty && (largest == size || (size == 4 && largest == 3));
}

/* Puts N rows of N fields, joined by semicolons; false: they are none. */
static bool put_tables(hf_span line, hf_bare *bare)
{
    uint32_t rows = 0, width = 0;
    bare->length = 0;
    for (size_t at = 0; at < line.length;) {
        hf_span row = next_part(line, ';', &at);
        uint32_t fields = 1;
        if (row.length == 0 && at == line.length)
            break;
        for (size_t i = 0; i < row.length; i++) {
            fields += row.at[i] == ',';
            if (row.at[i] != ',' && row.at[i] != ' ' && !hf_is_digit(row.at[i]))
                return false;
            hf_bare_put(bare, row.at[i]);
        }
        hf_bare_put(bare, '\n');
        width = rows++ ? width : fields;
        if (fields != width)
            return false;
    }
    return rows > 3 && rows == width;
}

/* Puts nine rows of nine digits and blanks, of which the last may be cut; false: they are none. A row of wide fields has a
 * digit in each. */
static bool put_blank_rows(hf_span line, char separator, hf_bare *bare)
{
    uint32_t digits = 0;
    bare->length = 0;
    for (uint32_t i = 0; i < NINE * (NINE + 1) - 1; i++) {
        bool joint = i % (NINE + 1) == NINE;
        char c = i < line.length ? line.at[i] : joint ? 0 : ' ';
        if (joint ? c != separator : c != ' ' && !hf_is_digit(c))
            return false;
        digits += hf_is_digit(c);
        hf_bare_put(bare, joint ? '\n' : c == ' ' ? '.' : c);
    }
    hf_bare_put(bare, '\n');
    return digits > NINE && line.length < NINE * (NINE + 1);
}

/* A row of three boxes of three, with the same sign between them and nowhere else; 0: it is none. */
static char joint_of(hf_span row)
{
    if (row.length != 11 || row.at[3] != row.at[7] || !strchr("-_,'!:", row.at[3]))
        return 0;
    for (size_t i = 0; i < row.length; i++)
        if (i % 4 != 3 && (row.at[i] == row.at[3] || (!hf_is_digit(row.at[i]) && row.at[i] != '.')))
            return 0;
    return row.at[3];
}

/* Nine such rows, and no tenth. */
static void undress_boxes(hf_span text, bool last, hf_bare *bare)
{
    hf_line line;
    size_t at = 0, rows = 0;
    char joint = 0;
    bare->length = 0;
    for (; at < text.length; at += line.whole) {
        hf_span rest = hf_span_from(text, at);
        bool cut = rest.length > 40;
        if (!hf_scan_line(cut ? hf_span_part(rest, 0, 40) : rest, last && !cut, &line)) {
            HF_ASSERT(cut || rows > 0); /* dress_section.c waits for a first line so short */
            bare->more = !cut;
            return;
        }
        hf_span row = hf_scan_trim(line.text);
        char now = joint_of(row);
        if (rows ? now != joint : now == 0)
            break;
        joint = now;
        rows++;
        for (size_t i = 0; i < row.length; i++)
            if (i % 4 != 3)
                hf_bare_put(bare, row.at[i]);
        hf_bare_put(bare, '\n');
    }
    bare->more = at == text.length && !last;
    bare->bytes = rows == 9 && !bare->more ? at : 0;
}

/* Does nothing stand on the next line? A row of fields may have others below it. */
static bool ends_behind(hf_span text, size_t at, bool last, bool *more)
{
    *more = at == text.length && !last;
    if (at == text.length)
        return last;
    hf_span rest = hf_span_from(text, at);
    rest.length = rest.length > LONGEST ? LONGEST : rest.length;
    return hf_scan_trim(hf_scan_first(rest, true).text).length == 0;
}

void hf_undress_joined(hf_span text, bool last, hf_bare *bare)
{
    hf_line line;
    bool cut = text.length > LONGEST;
    if (strchr("[]{}()\"<", *text.at))
        return;
    undress_boxes(text, last, bare);
    if (bare->bytes || bare->more)
        return;
    if (!hf_scan_line(cut ? hf_span_part(text, 0, LONGEST) : text, last && !cut, &line))
        return;
    hf_span content = hf_scan_trim(line.text);
    for (const char *separator = ",;| "; *separator; separator++)
        if (memchr(content.at, *separator, content.length) && put_rows(content, *separator, bare)) {
            bare->bytes = line.whole;
            return;
        }
    for (const char *separator = "/,;|"; *separator; separator++)
        if (put_blank_rows(line.text, *separator, bare)) {
            bare->bytes = line.whole;
            return;
        }
    if (memchr(content.at, ';', content.length) && put_tables(content, bare)) {
        bare->bytes = line.whole;
        return;
    }
    for (const char *separator = ",;|\t"; *separator; separator++)
        if (memchr(line.text.at, *separator, line.text.length) &&
            put_fields(line.text, *separator, bare) &&
            ends_behind(text, line.whole, last, &bare->more)) {
            bare->bytes = line.whole;
            return;
        }
}
