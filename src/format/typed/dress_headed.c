/* SPDX-License-Identifier: MIT
 *
 * dress_headed.c - a line of words above a board in any format.
 *
 *     Puzzle 12 (hard)               9 x 9                 Sunday, 3/5/2021
 *     +-------+-------+-------+      53..7....             {"board": [[5, 3, ...
 *
 * The words become the comment. A board that is one line alone has no heading but one that the sheet
 * knows: in a list of such lines, other words are a mistake.
 */
#include <string.h>

#include "base/assert.h"
#include "format/front.h"
#include "format/rows/block.h"
#include "format/typed/sheet.h"

enum { WIDEST = 120, MOST_TITLES = 4, MOST_LINES = 8 };

/* The length of a date or a time at the front: numbers of up to four digits joined by one of : / . - each;
 * 0 if there is none. */
static size_t date_length(hf_span text)
{
    size_t at = 0, groups = 0;
    for (;;) {
        size_t start = at;
        while (at < text.length && hf_is_digit(text.at[at]))
            at++;
        groups++;
        if (at == start || at - start > 4)
            return 0;
        if (at + 1 >= text.length || !strchr(":/.-", text.at[at]) || !hf_is_digit(text.at[at + 1]))
            return groups > 1 ? at : 0;
        at++;
    }
}

/* More letters than what may be cells, dates aside, and no list of four or more. */
static bool is_wordy(hf_span line)
{
    hf_folding folding = hf_fold_start(line);
    size_t letters = 0, cells = 0, commas = 0;
    bool list = false; /* a bracket opens */
    for (char c; (c = hf_fold_next(&folding)) != 0;) {
        list = list || c == '[' || c == '{' || c == '(';
        commas += list && c == ',';
        size_t date = hf_is_digit(c) ? date_length(hf_span_from(line, folding.origin)) : 0;
        if (date)
            folding.at = folding.origin + date;
        else
            cells += hf_is_digit(c) || hf_is_empty_mark(c);
        letters += hf_is_letter(c) || c == 1; /* of any script */
    }
    return letters >= 3 && cells <= letters + 2 && !(commas >= 3 && cells >= 4);
}

/* "12", "12)", "No 12": one number; or "9 9", "9x9": the same twice. Fences of dashes do not matter. */
static bool is_number(hf_span line)
{
    size_t at = 0;
    uint32_t first, second;
    while (line.length > 4 && hf_scan_starts(line, "--") && line.at[line.length - 1] == '-')
        line = hf_scan_trim(hf_span_part(line, 1, line.length - 2));
    if (!hf_scan_number(line, &at, &first) || at > 5)
        return false;
    if (at + 1 >= line.length)
        return at == line.length || strchr(".):", line.at[at]);
    while (line.at[at] == ' ') /* the last of the line is none */
        at++;
    at += (line.at[at] | 0x20) == 'x';
    while (at < line.length && line.at[at] == ' ')
        at++;
    return hf_scan_number(line, &at, &second) && at == line.length && first == second;
}

/* May the line be the heading of a board? */
static bool is_title(hf_span line)
{
    line = hf_scan_trim(line);
    return line.length > 0 && line.length <= WIDEST && (is_wordy(line) || is_number(line));
}

/* "Author: somebody": one of several headings. */
static bool is_label(hf_span line)
{
    size_t letters = 0;
    line = hf_scan_trim(line);
    while (letters < line.length && hf_is_letter(line.at[letters]))
        letters++;
    return letters > 2 && letters < line.length && line.at[letters] == ':';
}

/* Nothing, or a line that is drawn below a heading. */
static bool is_underline(hf_span line)
{
    line = hf_scan_trim(line);
    for (size_t i = 0; i < line.length; i++)
        if (line.at[i] != *line.at || !strchr("=-~", line.at[i]))
            return false;
    return true;
}

/* Is the first line of a text a board of 81 cells, and the second, if there is one, another? Then a number above it is
 * that of all of them. *more: the second has no end yet. */
static bool begins_list(hf_span text, bool last, bool *more)
{
    hf_line line;
    size_t at = 0;
    for (unsigned lines = 0; lines < 2; lines++, at += line.whole) {
        if (at == text.length || !hf_scan_line(hf_span_from(text, at), last, &line)) {
            HF_ASSERT(!last || lines > 0); /* something stands below the number */
            *more = !last;
            return last;
        }
        hf_span cells = hf_scan_trim(line.text);
        bool good = cells.length == 81;
        for (size_t i = 0; i < cells.length && good; i++)
            good = hf_is_digit(cells.at[i]) || hf_is_empty_mark(cells.at[i]);
        if (!good)
            return false;
    }
    return true;
}

static bool is_count(hf_span line)
{
    for (size_t i = 0; i < line.length; i++)
        if (!hf_is_digit(line.at[i]))
            return false;
    return line.length < 9;
}

/* What stands above a board. */
typedef struct heading {
    bool more; /* it has no end yet */
    hf_span title;
    size_t bytes; /* 0: it is none */
    uint32_t lines;
} heading;

static heading read_heading(hf_span text, bool last)
{
    heading above = {.bytes = 0};
    hf_line line;
    size_t at = 0;
    for (uint32_t titles = 0, lines = 0; lines < MOST_LINES; lines++) {
        if (at == text.length || !hf_scan_line(hf_span_from(text, at), last, &line)) {
            return (heading){.more = !last}; /* the first line is there */
        }
        bool title = is_title(line.text);
        if (lines == 0)
            above.title = hf_scan_trim(line.text);
        bool drawn = is_underline(line.text) && hf_scan_trim(line.text).length > 9;
        if (!title && !(titles ? is_underline(line.text) : drawn)) {
            above.bytes = titles ? at : 0;
            above.lines = lines;
            return above;
        }
        bool label = titles == 0 || is_label(line.text); /* below words only those */
        if (title && ++titles > (label ? (uint32_t)MOST_TITLES : 1u))
            return (heading){.more = false};
        at += line.whole;
    }
    return (heading){.more = false};
}

static bool is_one_line(const hf_format *format)
{
    return format == &hf_format_line || format == &hf_format_tokens;
}

static size_t cut_headed(const hf_reader *reader, hf_span text, bool last)
{
    hf_block block;
    hf_record scratch;
    if (reader->csv_column)
        return HF_CUT_NO;
    heading above = read_heading(text, last);
    if (above.bytes == 0)
        return above.more ? HF_CUT_MORE : HF_CUT_NO;
    size_t rows = hf_block_cut(reader, text, last);
    if (rows == HF_CUT_MORE ||
        (rows != HF_CUT_NO &&
         hf_block_survey(reader, hf_span_part(text, 0, rows), &block, &scratch) == HF_OK &&
         (block.layers || block.columns > 3)))
        return rows == HF_CUT_MORE ? rows : HF_CUT_NO; /* the words are rows of letters */
    hf_front front = hf_reader_front(reader, hf_span_from(text, above.bytes), last);
    if (front.length == HF_CUT_MORE)
        return HF_CUT_MORE;
    bool more = false;
    if (!front.format) /* none if it is empty */
        return HF_CUT_NO;
    if (is_one_line(front.format) && !(above.lines == 1 && is_count(above.title) &&
                                       begins_list(hf_span_from(text, above.bytes), last, &more)))
        return more ? HF_CUT_MORE : HF_CUT_NO;
    /* A page may end within its line, and what is left of that may be a heading, too. */
    hf_span all = hf_span_part(text, 0, above.bytes + front.length);
    return read_heading(all, true).bytes == above.bytes ? all.length : HF_CUT_NO;
}

static hf_status parse_headed(hf_reader *reader, hf_span piece, hf_record *record)
{
    heading above = read_heading(piece, true);
    hf_span board = hf_span_from(piece, above.bytes);
    const hf_span before = reader->heading;
    reader->heading = above.title;
    hf_status status = hf_reader_parse(reader, board.at, board.length, record);
    reader->heading = before;
    if (status == HF_BAD_TEXT)
        record->line += above.lines;
    if (status != HF_END)
        return status;
    hf_text text = hf_record_fail(record, 1, 1); /* brackets alone, for one */
    hf_text_add(&text, "no board in this: expected as many rows as columns");
    return HF_BAD_TEXT;
}

const hf_format hf_format_headed = {"typed", "under a heading", cut_headed, parse_headed, NULL, 0,
                                    NULL};
