/* SPDX-License-Identifier: MIT
 *
 * dress_gaps.c - spreadsheets with an empty column between boxes and an empty row between bands.
 *
 *     5,3,,,,7,,,,,
 *     6,,,,1,9,5,,,,
 *     ,9,8,,,,,,,6,
 *     ,,,,,,,,,,
 *
 * Eleven rows of eleven, of which every fourth and every fourth column is empty, are nine of nine.
 */
#include <string.h>

#include "base/assert.h"
#include "format/typed/dress.h"

enum { MOST = 19 }; /* 16 cells and three gaps */

/* The separator of a row of so many fields that it may have gaps, and their number; 0: none. */
static char separator_of(hf_span line, uint32_t *fields, uint32_t *box)
{
    for (const char *c = ",;\t"; *c; c++) {
        uint32_t count = hf_scan_count(line, *c) + 1;
        *fields = count;
        *box = count == MOST ? 4 : 3;
        if (count == 11 || count == MOST)
            return *c;
    }
    return 0;
}

/* What the rows have in common: some lack empty fields at the end, some have them. */
typedef struct row_ends {
    bool cut, kept;
} row_ends;

/* Looks at how a row ends; false: it has too many fields. */
static bool note_end(hf_span line, char separator, uint32_t fields, row_ends *ends)
{
    uint32_t separators = hf_scan_count(line, separator);
    ends->cut = ends->cut || separators + 1 < fields;
    HF_ASSERT(line.length > 0); /* put_line refuses others */
    ends->kept = ends->kept || line.at[line.length - 1] == separator;
    return separators < fields;
}

/* Puts the fields of a line, but for those of the gaps, which must be empty; false: it is no such line. In
 * a row that is a gap all are empty, and none is put. */
static bool put_line(hf_span line, char separator, uint32_t fields, uint32_t box, bool gap,
                     hf_bare *bare)
{
    size_t at = 0;
    if (!gap && line.length == 0)
        return false;
    for (uint32_t f = 0; f < fields; f++) {
        size_t start = at;
        while (at < line.length && line.at[at] != separator)
            at++;
        hf_span field = hf_scan_trim(hf_span_part(line, start, at - start));
        bool between = f % (box + 1) == box;
        if (at == line.length && f + 1 < fields && separator != '\t')
            return false;
        if ((gap || between) && field.length)
            return false;
        if (!gap && !between) {
            for (size_t i = 0; i < field.length; i++)
                hf_bare_put(bare, field.at[i]);
            hf_bare_put(bare, f + 1 < fields ? ',' : '\n');
        }
        at += at < line.length;
    }
    return at == line.length;
}

/* Do rows of the same kind follow at once, fewer than another board has? */
static bool goes_on(hf_span text, bool last, size_t at, char separator, uint32_t fields, bool *more)
{
    hf_line line;
    uint32_t rows = 0;
    for (; rows < fields; rows++, at += line.whole) {
        if (!hf_scan_line(hf_span_from(text, at), last, &line)) {
            *more = true;
            return true;
        }
        if (hf_scan_count(line.text, separator) + 3 < fields || line.text.length > 400)
            break;
    }
    return rows > 0 && rows < fields;
}

void hf_undress_gaps(hf_span text, bool last, hf_bare *bare)
{
    hf_line line;
    uint32_t fields, box, row = 0;
    row_ends ends = {false, false};
    size_t at = 0;
    if (!hf_scan_line(text, last, &line) || line.text.length > 400)
        return;
    char separator = separator_of(line.text, &fields, &box);
    for (; separator && row < fields; row++, at += line.whole) {
        bool gap = row % (box + 1) == box;
        if (at == text.length || !hf_scan_line(hf_span_from(text, at), last, &line)) {
            bare->more = !last;
            return;
        }
        if (!put_line(line.text, separator, fields, box, gap, bare) ||
            (!gap && !note_end(line.text, separator, fields, &ends)))
            return;
    }
    if (separator && goes_on(text, last, at, separator, fields, &bare->more))
        return; /* a gap is there twice, or a row */
    /* Where some rows keep the empty fields at their end, one that does not has lost others. */
    bare->bytes = separator && !(ends.cut && ends.kept) ? at : 0;
}
