/* SPDX-License-Identifier: MIT
 *
 * reading_turned.c - lines of cells that are said to be no rows.
 *
 *     Col 1: 53..7....      Box 1: 53.6...98      columns = [[5, 3, ...      matrix(c(5, 3, ...), nrow = 9)
 */
#include <string.h>

#include "base/assert.h"
#include "format/typed/readings.h"

/* The letters at the front of a text, whatever stands before them. */
static hf_span first_word(hf_span text)
{
    size_t start = 0, end;
    while (start < text.length && !hf_is_letter(text.at[start]))
        start++;
    for (end = start; end < text.length && hf_is_letter(text.at[end]);)
        end++;
    return hf_span_part(text, start, end - start);
}

static bool is_one_of(hf_span word, const char *const *words)
{
    for (; *words; words++)
        if (word.length == strlen(*words) && hf_scan_starts_any_case(word, *words))
            return true;
    return false;
}

static bool is_column(hf_span word)
{
    static const char *const words[] = {"c", "col", "cols", "column", "columns", NULL};
    return is_one_of(word, words);
}

static bool is_box(hf_span word)
{
    static const char *const words[] = {"b", "box", "boxes", "block", "blocks", NULL};
    return is_one_of(word, words);
}

/* A line as it stands, with its label. */
static hf_span whole_line(const hf_sheet *sheet, uint32_t l)
{
    uint32_t start = l ? sheet->line[l - 1].end : 0;
    return (hf_span){sheet->text + start, sheet->line[l].end - start};
}

/* The one word of a heading, perhaps with signs around it; nothing if there are several. */
static hf_span only_word(hf_span title)
{
    hf_span word = first_word(title);
    hf_span rest = hf_span_from(title, (size_t)(word.at + word.length - title.at));
    for (size_t i = 0; i < rest.length; i++)
        if (hf_is_letter(rest.at[i]) || hf_is_digit(rest.at[i]))
            return hf_span_part(title, 0, 0);
    return word.length > 1 ? word : hf_span_part(title, 0, 0);
}

/* Is the first word of a line followed by a number of one digit: "Col 1"? */
static bool is_numbered(hf_span line)
{
    hf_span word = first_word(line);
    hf_span rest = hf_scan_trim(hf_span_from(line, (size_t)(word.at + word.length - line.at)));
    size_t digits = 0;
    uint32_t number;
    return hf_scan_number(rest, &digits, &number) && digits == 1;
}

/* Does the first word of a line stand there again: "Column 1","Column 2"? Then they are the heads of a table. */
static bool names_several(hf_span line)
{
    hf_span word = first_word(line);
    size_t behind = (size_t)(word.at + word.length - line.at);
    for (hf_span rest = hf_span_from(line, behind); word.length && rest.length >= word.length;
         rest = hf_span_from(rest, 1))
        if (memcmp(rest.at, word.at, word.length) == 0)
            return true;
    return false;
}

/* What the lines are said to be: by their labels, which have numbers, or by what stands before them all. */
static hf_span title_of(const hf_sheet *sheet, const hf_reading *reading)
{
    const hf_sheet_line *line = &sheet->line[reading->first];
    hf_span first = whole_line(sheet, reading->first);
    if (names_several(first))
        return hf_span_part(first, 0, 0);
    if (line->name && line->name <= HF_TYPED_SIZE + 1 && /* no letter */
        reading->lines > reading->first + 1 && line[1].name)
        return first_word(first);
    if (line->label && line->front < 256)
        return is_numbered(first) ? first_word(first) : hf_span_part(first, 0, 0);
    if (line->front >= 256)
        return only_word((hf_span){first.at, (size_t)(sheet->text + line->start - first.at)});
    return reading->title < reading->first ? only_word(whole_line(sheet, reading->title))
                                           : hf_span_part(first, 0, 0);
}

/* Does a heading of several words, which ends in a colon, speak of columns or boxes, and not of rows? */
static bool speaks_of_columns(hf_span title)
{
    title = hf_scan_trim(title);
    HF_ASSERT(title.length > 0); /* a blank line is no heading: hf_sheet_kind */
    if (title.at[title.length - 1] != ':')
        return false;
    static const char *const others[] = {"columns", "boxes", "blocks", NULL};
    static const char *const rows[] = {"row", "rows", "lines", NULL};
    bool found = false;
    for (hf_span word = first_word(title); word.length > 0; word = first_word(title)) {
        if (is_one_of(word, rows))
            return false;
        found = found || is_one_of(word, others);
        title = hf_span_from(title, (size_t)(word.at + word.length - title.at));
    }
    return found;
}

/* A program fills a matrix column by column, unless it is told otherwise. */
static bool is_matrix_by_columns(const hf_sheet *sheet, const hf_reading *reading)
{
    hf_span all = {sheet->text, sheet->line[reading->lines - 1].whole};
    size_t at = hf_scan_find(all, "byrow");
    if (hf_scan_find(all, "matrix(") == all.length)
        return false;
    while (at < all.length && all.at[at] != 'T')
        at++;
    return at == all.length;
}

void hf_reading_turn(const hf_sheet *sheet, hf_reading *reading)
{
    uint16_t cell[HF_TYPED_CELLS];
    uint32_t n = reading->size;
    hf_span word = title_of(sheet, reading);
    bool columns = is_column(word), boxes = is_box(word);
    if (is_matrix_by_columns(sheet, reading))
        reading->question = "row by row, or column by column, as without byrow=TRUE?";
    if (!columns && !boxes && reading->title < reading->first &&
        speaks_of_columns(whole_line(sheet, reading->title)))
        reading->question = "rows, or what the line above them says? expected rows";
    if (boxes && n != 9)
        reading->question = "boxes of which shape? expected rows";
    if (reading->question || (!columns && !boxes))
        return;
    memcpy(cell, reading->cell, n * n * sizeof *cell);
    for (uint32_t i = 0; i < n * n; i++) {
        uint32_t box = i / 27 * 3 + i % 9 / 3, place = i / 9 % 3 * 3 + i % 3;
        reading->cell[i] = cell[columns ? i % n * n + i / n : box * 9 + place];
    }
    reading->guess = columns ? "columns, one to a line" : "boxes, one to a line";
}
