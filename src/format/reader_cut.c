/* SPDX-License-Identifier: MIT
 *
 * reader_cut.c - from a text to records.
 *
 * The reader asks the formats in the order of their table which of them knows the front of the
 * text; what none of them knows is a record too, and an error (reader_unknown.c).
 */
#include <string.h>

#include "base/assert.h"
#include "format/front.h"
#include "format/map_below.h"
#include "format/nine_line.h"
#include "format/typed/dress.h"

static hf_front claimed(const hf_format *format, size_t length)
{
    return (hf_front){format, length, false};
}

/* The first format that knows the text, or the one the options name. */
static hf_front recognise(const hf_reader *reader, hf_span text, bool last, size_t first_line)
{
    const hf_format *format = reader->options.format;
    if (format) {
        size_t length = format->cut ? format->cut(reader, text, last) : HF_CUT_NO;
        return claimed(format, length == HF_CUT_NO ? first_line : length);
    }
    for (size_t i = 0; (format = hf_format_guess(i)) != NULL; i++) {
        size_t length = format->cut(reader, text, last);
        if (length == HF_CUT_MORE || (length != HF_CUT_NO && format != &hf_format_rows))
            return claimed(format, length);
        if (length != HF_CUT_NO)
            return claimed(format, hf_unknown_rows(reader, text, length, last));
    }
    return claimed(NULL, hf_unknown_cut(reader, text, last));
}

/* Formats whose records may share a line, and are known by their first character, are asked before
 * the line is looked at as a whole: a line of many records is then read in one go, not once for each
 * of them. */
const hf_format *hf_format_by_character(const hf_reader *reader, hf_span text)
{
    size_t at = 0;
    while (at < text.length && (text.at[at] == ' ' || text.at[at] == '\t'))
        at++;
    if (at == text.length || reader->options.format || reader->csv_column)
        return NULL;
    switch (text.at[at]) {
    case '[':
    case ']':
    case '{':
    case ',':
    case '"':
        return &hf_format_json;
    case '<':
        return &hf_format_opensudoku;
    default:
        return NULL;
    }
}

/* Cells by name, frames and markup are known by what they begin with, and would else be taken for
 * comments, objects or series of small boards. */
static size_t cut_dressed(const hf_reader *reader, hf_span text, bool last)
{
    if (reader->options.format ? reader->options.format != &hf_format_typed : reader->csv_column)
        return HF_CUT_NO;
    size_t at = 0;
    while (at < text.length && (text.at[at] == ' ' || text.at[at] == '\t'))
        at++;
    if (at == text.length || hf_ends_line(text.at[at]) ||
        hf_format_iss.cut(reader, text, last) != HF_CUT_NO) /* it names cells, too */
        return HF_CUT_NO;
    return hf_format_dressed.cut(reader, text, last);
}

/* "; words", "% words", "-- words": a remark of other languages. A word has three letters, and no cells follow. */
static bool is_foreign_remark(hf_span content)
{
    size_t at = hf_scan_starts(content, "--") ? 2 : 1, letters = 0, run = 0;
    if (content.length < 5 || (at == 1 && *content.at != ';' && *content.at != '%') ||
        content.at[at] != ' ' || hf_scan_find(content, "<") < content.length)
        return false;
    for (at++; at < content.length && run < 4; at++) {
        char c = content.at[at];
        letters += letters < 3 && hf_is_letter(c);
        letters = letters < 3 && !hf_is_letter(c) ? 0 : letters;
        run = hf_is_digit(c) || hf_is_empty_mark(c) ? run + 1 : 0;
    }
    return letters == 3 && run < 4;
}

/* "#3: 53..7....": the number of a board, and the board, or what a slip has left of it. */
static bool is_numbered(hf_span content)
{
    size_t at = 1, run = 0;
    while (at < content.length && at < 6 && hf_is_digit(content.at[at]))
        at++;
    bool point = at + 1 < content.length && content.at[at] == '.'; /* which may be a cell */
    if (at == 1 || at == content.length || !strchr(point ? " \t" : ":) \t", content.at[at + point]))
        return false;
    hf_folding cells = hf_fold_start(hf_scan_trim(hf_span_from(content, at + 1 + point)));
    while (run <= 60 && hf_is_cell_char(hf_fold_next(&cells)))
        run++;
    return run > 60;
}

/* A line that begins with '#', unless it is an array of Lisp or a board with a number; three stars, as between parts of a
 * text; the mark of a quoted line that is blank. */
static bool is_remark(hf_span content)
{
    if (content.length <= 5 && (hf_scan_starts(content, "***") || hf_scan_starts(content, "* * *")))
        return content.length == 3 || content.at[1] == ' ';
    if (is_foreign_remark(content) || (content.length == 1 && *content.at == '>'))
        return true;
    return *content.at == '#' && !hf_scan_starts(content, "#(") &&
           !hf_scan_starts(content, "#2A(") && !is_numbered(content);
}

/* "[code]", "</pre>", "```json": a line that says no more than that what follows is shown as it stands. */
static bool is_tag(hf_span content)
{
    static const char *const words[] = {"code", "pre", "quote", "tt", "spoiler", "hidden"};
    if (hf_scan_starts(content, "```")) {
        size_t at = 3;
        while (at < content.length && hf_is_letter(content.at[at]))
            at++;
        return at == content.length;
    }
    if (content.length < 4 || (*content.at != '[' && *content.at != '<'))
        return false;
    hf_span inside = hf_span_part(content, 1, content.length - 2);
    char close = *content.at == '[' ? ']' : '>';
    if (content.at[content.length - 1] != close)
        return false;
    if (*inside.at == '/')
        inside = hf_span_from(inside, 1);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (inside.length == strlen(words[i]) && hf_scan_starts_any_case(inside, words[i]))
            return true;
    return false;
}

hf_span hf_front_link(const hf_reader *reader, hf_span text)
{
    hf_span link = reader->csv_column ? (hf_span){text.at, 0} : hf_url_enclosed(text);
    return link.length > 0 || reader->csv_column ? link : hf_undress_link(reader, text);
}

/* A link in angle brackets, as mail and markup show it, is what it is without them; so is one among words. */
static bool is_enclosed(const hf_reader *reader, hf_span text, bool last, hf_front *front)
{
    hf_line line;
    hf_span link = hf_front_link(reader, text);
    if (link.length == 0)
        return false;
    if (!hf_scan_line(text, last, &line)) {
        *front = claimed(NULL, HF_CUT_MORE);
        return true;
    }
    const hf_format *format = recognise(reader, link, true, link.length).format;
    *front = claimed(format ? format : &hf_format_url, line.whole);
    return true;
}

/* A line of tabs or blanks, right above one that has more, or as many: may it be the first row of a board, or the upper edge of a
 * spreadsheet? */
static bool may_be_row(const hf_reader *reader, const hf_line *line, hf_span text, bool last)
{
    uint32_t tabs = 0;
    hf_line next;
    for (size_t i = 0; i < line->text.length; i++)
        tabs += line->text.at[i] == '\t';
    if ((tabs < 3 && line->text.length < 9) || reader->csv_column ||
        (reader->options.format && reader->options.format != &hf_format_typed))
        return false;
    text = hf_span_from(text, line->whole);
    return text.length == 0
               ? !last
               : !hf_scan_line(text, last, &next) || next.text.length == line->text.length ||
                     hf_scan_trim(next.text).length > 0;
}

hf_front hf_reader_front(const hf_reader *reader, hf_span text, bool last)
{
    hf_front front;
    if (is_enclosed(reader, text, last, &front))
        return front;
    const hf_format *likely = hf_format_by_character(reader, text);
    bool tag = likely == &hf_format_opensudoku; /* which knows its own */
    size_t length = tag ? HF_CUT_NO : cut_dressed(reader, text, last);
    if (length != HF_CUT_NO)
        return claimed(&hf_format_dressed, length);
    length = likely ? likely->cut(reader, text, last) : HF_CUT_NO;
    if (length != HF_CUT_NO)
        return claimed(likely, length);
    hf_line line;
    if (!hf_scan_line(text, last, &line))
        return claimed(NULL, HF_CUT_MORE);
    hf_span content = hf_scan_trim(line.text);
    if (content.length == 0 && may_be_row(reader, &line, text, last)) {
        front = hf_typed_front_blank(reader, text, last);
        if (front.length != HF_CUT_NO)
            return front;
    }
    if (content.length == 0 || is_remark(content) || is_tag(content) || hf_dress_is_unseen(content))
        return (hf_front){NULL, line.whole, true};
    length = tag ? cut_dressed(reader, text, last) : HF_CUT_NO;
    if (length != HF_CUT_NO)
        return claimed(&hf_format_dressed, length);
    return recognise(reader, text, last, line.whole);
}

/* May the common case be taken without asking? */
bool hf_takes_nine_lines(const hf_reader *reader)
{
    return !reader->options.format && !reader->options.spec && !reader->csv_column;
}

/* Is the front of the text a map of regions, or may it become one? Most boards that follow are lines
 * known by their first cell: in a map, that has a neighbour of its own region. */
bool hf_begins_map(hf_reader *reader, const char *text, size_t length)
{
    uint32_t size;
    if (length == 0 || *text == '.' || *text == '#' ||
        (length >= 81 && *text != text[1] && *text != text[9] && hf_nine_line_end(text, length)))
        return false;
    return hf_map_below((hf_span){text, length}, false, reader, &size) != HF_CUT_NO;
}

/* May the map of a jigsaw stand above or below what this format knows? */
bool hf_takes_map(const hf_reader *reader, const hf_format *format)
{
    return format && !reader->csv_column &&
           !(reader->options.spec &&
             (reader->spec.layout > HF_LAYOUT_JIGSAW || reader->spec.regions));
}

/* The length of a map of regions that stands above its board, HF_CUT_NO or HF_CUT_MORE. */
size_t hf_map_above(hf_reader *reader, hf_span text, bool last)
{
    uint32_t size;
    return hf_takes_map(reader, &hf_format_line) ? hf_map_below(text, last, reader, &size)
                                                 : HF_CUT_NO;
}

/* What stands at the front of a text, with the map of its regions above or below. */
static hf_front front_with_map(hf_reader *reader, hf_span text, bool last)
{
    uint32_t size;
    size_t above = hf_map_above(reader, text, last);
    if (above == HF_CUT_MORE || above == text.length)
        return claimed(&hf_format_line, above);
    hf_front front = hf_reader_front(reader, hf_span_from(text, above), last);
    if (front.length == HF_CUT_MORE)
        return front;
    if (above)
        return claimed(front.format,
                       hf_takes_map(reader, front.format) ? above + front.length : above);
    if (front.length == text.length || !hf_takes_map(reader, front.format))
        return front;
    size_t map = hf_map_below(hf_span_from(text, front.length), last, reader, &size);
    front.length = map == HF_CUT_MORE ? map : front.length + map;
    return front;
}

/* A board may be whole before its line is: brackets that close what stood around it, a full stop. */
static bool within_line(const char *text, size_t length, size_t cut)
{
    return cut == length && !hf_ends_line(text[length - 1]);
}

static size_t cut_unmarked(hf_reader *reader, const char *text, size_t length, bool last)
{
    size_t max = reader->options.max_record;
    reader->rest = HF_REST_NONE;
    if (length == 0)
        return 0;
    if (hf_takes_nine_lines(reader)) {
        size_t fast = hf_nine_line_cut(text, length);
        if (fast && fast <= max && !hf_begins_map(reader, text, length) &&
            !hf_begins_map(reader, text + fast, length - fast))
            return fast;
    }
    bool truncated = length > max;
    hf_span span = {text, truncated ? max : length};
    bool more;
    /* No part of it is judged anew: how much of that is no text would depend on what stands behind it. */
    if (hf_scan_binary(span, last || truncated, &more))
        reader->rest = HF_REST_ALL;
    if (more || reader->rest)
        return more ? 0 : span.length;
    hf_front front = front_with_map(reader, span, last || truncated);
    if (truncated && front.length == max && !hf_ends_line(text[max - 1]))
        reader->rest = HF_REST_LINE;
    return front.length == HF_CUT_MORE || (!last && within_line(text, length, front.length))
               ? 0
               : front.length;
}

size_t hf_reader_cut(hf_reader *reader, const char *text, size_t length, bool last)
{
    hf_span rest = hf_scan_unmarked((hf_span){text, length});
    size_t mark = length - rest.length, cut = cut_unmarked(reader, rest.at, rest.length, last);
    HF_ASSERT(cut || !last || rest.length == 0);
    return cut || last ? mark + cut : 0;
}

hf_rest hf_reader_rest(const hf_reader *reader)
{
    return reader->rest;
}
