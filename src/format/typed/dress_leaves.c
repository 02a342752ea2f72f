/* SPDX-License-Identifier: MIT
 *
 * dress_leaves.c - lists of lists with each cell on a line of its own, as programs print them.
 *
 *     [0] => Array            array(9) {         - - 5
 *         (                     [0]=>              - 3
 *             [0] => 5          array(9) {         - null
 *             [1] => 3            [0]=>          - - 6
 *                                 int(5)
 *
 *     [            or with brackets alone, and a comma behind each cell, the last too, which is no JSON
 *         [
 *             5,
 *
 * A line is a cell, with its index or the dash of a list in front, or it parts rows. N rows of N are a board.
 */
#include <string.h>

#include "format/typed/dress.h"

enum { MOST_LINES = 1200, WIDEST = 80 };

typedef struct leaves {
    hf_bare *bare;
    uint32_t rows, width, cells;
    bool index; /* the line before was an index without a value */
    bool plain; /* neither: cells have a comma behind them */
    bool bad;
} leaves;

static void end_row(leaves *l)
{
    if (l->cells == 0)
        return;
    l->bare->text[l->bare->length - 1] = '\n';
    l->width = l->rows++ ? l->width : l->cells;
    l->bad = l->bad || l->cells != l->width;
    l->cells = 0;
}

static void put_cell(leaves *l, hf_span value)
{
    for (size_t i = 0; i < value.length; i++)
        hf_bare_put(l->bare, value.at[i]);
    if (value.length == 0)
        hf_bare_put(l->bare, '.');
    hf_bare_put(l->bare, ' ');
    l->cells++;
    l->index = false;
}

/* Takes "[3] =>", "3 =>" or "'3' =>" off the front; false: there is no index. */
static bool pass_index(hf_span *line)
{
    size_t at = hf_scan_find(*line, "=>");
    if (at > 8 || at == line->length)
        return false;
    for (size_t i = 0; i < at; i++)
        if (!hf_is_digit(line->at[i]) && !strchr("[]\"' ", line->at[i]))
            return false;
    *line = hf_scan_trim(hf_span_from(*line, at + 2));
    return true;
}

/* Takes "int(5)" and "string(1) \"5\"" apart; *typed: it was one of these. */
static hf_span plain_value(hf_span value, bool *typed)
{
    while (value.length && strchr(",;", value.at[value.length - 1]))
        value.length--;
    *typed = hf_scan_starts(value, "int(") || hf_scan_starts(value, "string(") ||
             hf_scan_starts(value, "NULL");
    if (hf_scan_starts(value, "int("))
        value = hf_span_part(value, 4, value.length - 5);
    size_t quote = hf_scan_find(value, "\"");
    if (hf_scan_starts(value, "string(") && quote < value.length)
        value = hf_span_from(value, quote);
    if (value.length >= 2 && strchr("\"'", *value.at) && value.at[value.length - 1] == *value.at)
        value = hf_scan_trim(hf_span_part(value, 1, value.length - 2));
    return value;
}

/* Is it the value of a cell? Words for nothing become it. */
static bool is_value(hf_span *value)
{
    static const char *const nothing[] = {"null", "none", "nil", "nan", "~", "false"};
    for (size_t i = 0; i < sizeof nothing / sizeof *nothing; i++)
        if (value->length == strlen(nothing[i]) && hf_scan_starts_any_case(*value, nothing[i]))
            value->length = 0;
    for (size_t i = 0; i < value->length; i++)
        if (!hf_is_digit(value->at[i]) && !(value->length == 1 && hf_is_empty_mark(*value->at)))
            return false;
    return value->length < 3;
}

/* Takes the dashes of lists off the front: two of them begin a row. */
static bool pass_dashes(leaves *l, hf_span *line)
{
    uint32_t dashes = 0;
    while (line->length > 1 && *line->at == '-' && line->at[1] == ' ') {
        *line = hf_scan_trim(hf_span_from(*line, 2));
        dashes++;
    }
    if (dashes > 1)
        end_row(l);
    return dashes > 0;
}

/* "Some(" and "),": what stands around a cell. */
static bool is_around(const leaves *l, hf_span line)
{
    return l->plain && (hf_scan_starts(line, "Some(") || hf_scan_starts(line, "),"));
}

static bool has_comma(const leaves *l, hf_span line)
{
    return l->plain && line.length > 1 && line.at[line.length - 1] == ',';
}

static void take_line(leaves *l, hf_span line)
{
    bool typed, dashed = pass_dashes(l, &line) || has_comma(l, line);
    bool indexed = !dashed && pass_index(&line);
    hf_span value = plain_value(line, &typed);
    bool cell = is_value(&value) && (indexed || dashed || (l->index && typed));
    if (indexed && line.length == 0 && !l->index) { /* the value may stand below */
        l->index = true;
        return;
    }
    if (l->index && !typed && (indexed || line.length == 0 || *line.at == ')'))
        put_cell(l, (hf_span){line.at, 0});
    l->index = false;
    if (indexed && line.length == 0)
        l->index = true;
    else if (cell)
        put_cell(l, value);
    else
        end_row(l);
}

/* "[" or "board = [", "[" again, a cell and a comma: a list that is no JSON if the last cell of its first row has a
 * comma, too. */
static bool is_plain(hf_span text, bool last, bool *more)
{
    bool comma = false;
    for (unsigned lines = 0; lines < 80; lines++) {
        hf_line line;
        if (text.length == 0 || !hf_scan_line(text, last, &line)) {
            *more = lines > 1 && !last;
            return false;
        }
        hf_span front = hf_scan_trim(line.text);
        if (line.text.length > WIDEST || front.length == 0)
            return false;
        char c = front.at[front.length - 1];
        if (lines < 2 ? c != '[' || (lines && front.length > 1) : c == '[')
            return false;
        if (lines > 1 && *front.at == ']')
            return comma;
        comma = c == ',';
        text = hf_span_from(text, line.whole);
    }
    return false;
}

/* Does the text begin as such a list does, perhaps below its name? */
static bool is_list(hf_span text)
{
    for (unsigned lines = 0; lines < 3 && text.length; lines++) {
        hf_line line = hf_scan_first(text, true);
        if (line.text.length > WIDEST)
            return false;
        hf_span front = hf_scan_trim(line.text);
        text = hf_span_from(text, line.whole);
        if (hf_scan_starts_any_case(front, "array") || hf_scan_starts(front, "- - ") ||
            (front.length == 1 && *front.at == '-'))
            return true;
        bool name = front.length && strchr(":-", front.at[front.length - 1]);
        if (!name && front.length)
            return false;
    }
    return false;
}

void hf_undress_leaves(hf_span text, bool last, hf_bare *bare)
{
    leaves l = {.bare = bare};
    hf_line line;
    size_t at = 0;
    l.plain = is_plain(text, last, &bare->more);
    if (bare->more || (!l.plain && !is_list(text)))
        return;
    for (uint32_t lines = 0; at < text.length && lines < MOST_LINES; lines++, at += line.whole) {
        if (!hf_scan_line(hf_span_from(text, at), last, &line)) {
            bare->more = true;
            return;
        }
        hf_span content = hf_scan_trim(line.text);
        bool whole = l.rows > 3 && l.rows == l.width && l.cells == 0;
        if (content.length > WIDEST || (whole && content.length && !strchr(")}]", *content.at)))
            break;
        if (!is_around(&l, content))
            take_line(&l, content);
    }
    end_row(&l);
    bare->more = at == text.length && !last;
    bare->bytes = l.rows > 3 && l.rows == l.width && !l.bad ? at : 0;
}
