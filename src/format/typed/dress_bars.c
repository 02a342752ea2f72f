/* SPDX-License-Identifier: MIT
 *
 * dress_bars.c - tables of wikis and typesetters, whose cells stand between bars, one or two.
 *
 *     {| class="wikitable"      ||5||3|| || ||7||      || 5 | 3 |   || ...      \begin{sudoku}
 *     |-                        |===                   =====================    |5|3| | |7| | | | |.
 *     | 5 || 3 ||  || ...       |5 |3 | | |7 ...
 *
 * Lines that only draw, open or close are passed over. Where only pairs of bars stand in a row, a pair is one
 * separator; else a bar or a pair is. Each row has as many cells as there are rows.
 */
#include <string.h>

#include "format/nine_line.h"
#include "format/typed/dress.h"

enum { MOST_LINES = 600, WIDEST = 400 };

typedef struct bars {
    hf_bare *bare;
    bool wiki;  /* a bar begins a line, and pairs separate */
    bool pairs; /* a separator is a pair */
    bool lone;  /* it is one bar, and a pair an empty cell */
    bool open;  /* no bar stands behind the last cell */
    uint32_t rows;
    uint32_t width; /* cells of every row; the last is the nothing behind a frame, unless open */
    uint32_t cells; /* of the row that is open, one to a line */
    bool framed;    /* that ends in a bar */
    bool bad;       /* one has no bar at its end though it should, or another number of cells */
    bool begun, closed;
} bars;

/* The line without the point that ends the rows of a typesetter. */
static hf_span row_of(hf_span line)
{
    line = hf_scan_trim(line);
    line.length -= line.length > 2 && hf_scan_starts(hf_span_from(line, line.length - 2), "|.");
    return line;
}

/* Does the text begin as such a table may? */
static bool is_table(hf_span front, bool last)
{
    static const char *const marks[] = {
        "{|", "|-\n", "|===", "||", "\\begin{sudoku", "\\documentclass"};
    hf_line line;
    for (size_t i = 0; i < sizeof marks / sizeof *marks; i++)
        if (hf_scan_starts(front, marks[i]))
            return true;
    return hf_scan_starts(front, "|") && hf_scan_line(front, last, &line) &&
           row_of(line.text).length < hf_scan_trim(line.text).length;
}

/* A line that holds no cells: drawn, or a command. */
static bool is_drawn(hf_span line)
{
    if (line.length == 0 || *line.at == '\\' || hf_scan_starts(line, "{|") ||
        hf_scan_starts(line, "|}"))
        return true;
    for (size_t i = 0; i < line.length; i++)
        if (!strchr("|-=+ ", line.at[i]))
            return false;
    return hf_scan_find(line, "-") < line.length || hf_scan_find(line, "=") < line.length;
}

/* Are all bars of a line but the first in pairs, three pairs at least? */
static bool has_pairs(hf_span line)
{
    uint32_t pairs = 0;
    size_t i = hf_scan_starts(line, "||") ? 2 : 1;
    while (i < line.length) {
        size_t run = 0;
        while (i + run < line.length && line.at[i + run] == '|')
            run++;
        if (run % 2)
            return false;
        pairs += (uint32_t)run / 2;
        i += run ? run : 1;
    }
    return pairs > 2;
}

/* Puts one cell, without the style in front of it; false: it is no cell. */
static bool put_cell(bars *b, hf_span cell, char behind)
{
    size_t style = hf_scan_find(cell, "|");
    if (style < cell.length) {
        if (hf_scan_find(hf_span_part(cell, 0, style), "=") == style)
            return false;
        cell = hf_span_from(cell, style + 1);
    }
    cell = hf_scan_trim(cell);
    while (cell.length > 2 && (*cell.at == '\'' || *cell.at == '*')) /* bold */
        cell = hf_span_part(cell, 1, cell.length - 2);
    for (size_t i = 0; i < cell.length; i++) {
        if (!hf_is_digit(cell.at[i]) && !hf_is_empty_mark(cell.at[i]))
            return false;
        hf_bare_put(b->bare, cell.at[i]);
    }
    if (cell.length == 0)
        hf_bare_put(b->bare, '.');
    hf_bare_put(b->bare, behind);
    return cell.length < 3;
}

static bool end_row(bars *b)
{
    if (b->cells == 0)
        return true;
    b->bad = b->bad || (!b->open && !b->framed);
    b->bare->text[b->bare->length - 1] = '\n';
    b->width = b->rows++ ? b->width : b->cells;
    bool even = b->cells == b->width;
    b->cells = 0;
    return even;
}

/* A line of cells: several of them are a row, one belongs to the row that is open. */
static bool put_line(bars *b, hf_span line)
{
    size_t at = !b->wiki && !b->lone && hf_scan_starts(line, "||") ? 2 : *line.at == '|';
    size_t step = b->pairs ? 2 : 1;
    uint32_t cells = b->cells;
    b->framed = line.at[line.length - 1] == '|';
    const char *separator = b->pairs ? "||" : "|";
    for (;;) {
        size_t length = hf_scan_find(hf_span_from(line, at), separator);
        if (!put_cell(b, hf_span_part(line, at, length), ' '))
            return false;
        b->cells++;
        at += length + step;
        if (at > line.length)
            break;
        at += !b->pairs && !b->lone && at < line.length && line.at[at] == '|';
    }
    return b->cells == cells + 1 || (cells == 0 && end_row(b));
}

/* Rows end in the bar of a frame: what stands behind it is no cell. */
static void drop_last(bars *b)
{
    hf_bare *bare = b->bare;
    uint32_t kept = 0, start = 0;
    for (uint32_t i = 0; i < bare->length; i++) {
        if (bare->text[i] == ' ')
            start = kept;
        if (bare->text[i] == '\n')
            kept = start;
        bare->text[kept++] = bare->text[i];
    }
    bare->length = kept;
}

static bool closes(hf_span line)
{
    return hf_scan_starts(line, "|}") || hf_scan_starts(line, "\\end{");
}

/* The end of a table that is known by its first line: where it is closed, or a line is blank or a board by itself. */
static size_t end_of(hf_span text, bool last, bool *more)
{
    hf_line line;
    size_t at = 0;
    bool known = hf_scan_starts(text, "{|") || hf_scan_starts(text, "|===") ||
                 hf_scan_starts(text, "\\begin{sudoku");
    uint32_t lines = 0;
    for (; known && at < text.length && lines < MOST_LINES; lines++) {
        if (!hf_scan_line(hf_span_from(text, at), last, &line))
            break;
        hf_span row = hf_scan_trim(line.text);
        if (row.length == 0 || hf_board_line_begins(text, at, last))
            return at;
        at += line.whole;
        if (closes(row) || (lines && hf_scan_starts(row, "|===")))
            return at;
    }
    *more = known && !last && lines < MOST_LINES;
    return at;
}

/* Takes one line; false: the table ends before it. */
static bool take_row(bars *b, hf_span row)
{
    if (is_drawn(row))
        return end_row(b) && (row.length > 0 || !b->begun);
    if (b->closed || *row.at != '|' || row.length > WIDEST)
        return false;
    b->pairs = b->begun ? b->pairs : !b->lone && (b->wiki || has_pairs(row));
    b->begun = true;
    return put_line(b, row);
}

/* The rows of a table, and the place behind it. */
static size_t take_rows(bars *b, hf_span text, bool last)
{
    hf_line line;
    size_t at = 0;
    for (uint32_t lines = 0; at < text.length && lines < MOST_LINES; lines++, at += line.whole) {
        if (!hf_scan_line(hf_span_from(text, at), last, &line)) {
            b->bare->more = true;
            break;
        }
        hf_span row = row_of(line.text);
        b->closed = b->closed || closes(row);
        if (!take_row(b, row))
            break;
    }
    b->bare->more = b->bare->more || (at == text.length && !last && !b->closed);
    b->bad = !end_row(b) || b->bad;
    return at;
}

void hf_undress_bars(hf_span text, bool last, hf_bare *bare)
{
    bars b = {.bare = bare};
    if (!is_table(text, last))
        return;
    b.wiki = hf_scan_starts(text, "{|") || hf_scan_starts(text, "|-");
    b.open = b.wiki || hf_scan_starts(text, "|===");
    b.lone = hf_scan_starts(text, "|===") || hf_scan_starts(text, "\\begin{sudoku");
    size_t at = take_rows(&b, text, last);
    if (bare->more)
        return;
    if (!b.open)
        drop_last(&b);
    b.width -= !b.open && b.width;
    bare->bytes = b.rows > 3 && b.width == b.rows && !b.bad ? at : 0;
    bare->whole = end_of(text, last, &bare->more);
}
