/* SPDX-License-Identifier: MIT
 *
 * lettered.c - rows of more than nine symbols, written as letters, as people quote them: with a
 * heading, marks of quotation, blank lines between bands, brackets and quotes around the symbols.
 *
 *     Puzzle 4:              > .3A. ..G1 ...          {'3', 'A', '.', ...},
 *
 * What is left without all that must be rows that need nobody's guess; these go the way of all rows.
 */
#include <string.h>

#include "format/typed/lettered.h"

/* The symbols of a line, without what stands around them; 0: something else is among them. */
static uint32_t strip(hf_span line, char *row, uint32_t room)
{
    hf_folding folding = hf_fold_start(hf_scan_trim(line));
    uint32_t n = 0;
    bool quoted = true;
    for (char c; (c = hf_fold_next(&folding)) != 0;) {
        quoted = quoted && (c == '>' || c == ' ');
        if (quoted || strchr(" ,;'\"{}[]|", c))
            continue;
        if (n == room || (!hf_is_digit(c) && !hf_is_letter(c) && !hf_is_empty_mark(c)))
            return 0;
        row[n++] = c;
    }
    return n;
}

/* The line behind "Row 3:", "3.", "(3)" or "3 - " if it is row 3; false: it has no such label. */
static bool pass_label(hf_span *line, uint32_t row)
{
    hf_span rest = hf_scan_trim(*line);
    size_t at = hf_scan_starts_any_case(rest, "row ") ? 4
                : hf_scan_starts_any_case(rest, "r")  ? 1
                : hf_scan_starts(rest, "(")           ? 1
                                                      : 0;
    uint32_t number;
    if (!hf_scan_number(rest, &at, &number) || number != row)
        return false;
    at += at + 1 < rest.length && rest.at[at] == ' ' && rest.at[at + 1] == '-';
    if (at + 1 >= rest.length || !strchr(":.)-", rest.at[at]) || rest.at[at + 1] != ' ')
        return false;
    *line = hf_span_from(rest, at + 1);
    return true;
}

static bool is_blank_line(hf_span line)
{
    line = hf_scan_trim(line);
    return line.length == 0 || (line.length == 1 && *line.at == '>');
}

/* Rows without any letter are a smaller board with something around it. */
static bool has_letter(const hf_lettered *rows)
{
    for (uint32_t i = 0; i < rows->length; i++)
        if (hf_is_letter(rows->text[i]) && rows->text[i] != 'x' && rows->text[i] != 'X')
            return true;
    return false;
}

/* Do further rows follow at once, or below blank lines as they stand among the rows, fewer than another board has? Then one
 * is too many, and they belong to the board, which is refused for it. */
static void look_behind(hf_span text, bool last, bool gaps, hf_lettered *out)
{
    hf_line line;
    size_t bytes = out->bytes, at = bytes;
    char row[HF_TYPED_SIZE];
    uint32_t rows = 0;
    while (rows < out->columns && at < text.length) {
        if (!hf_scan_line(hf_span_from(text, at), last, &line)) {
            out->more = true;
            return;
        }
        bool blank = is_blank_line(line.text);
        if (blank ? !gaps : strip(line.text, row, HF_TYPED_SIZE) != out->columns)
            break;
        rows += !blank;
        at += line.whole;
        bytes = blank ? bytes : at;
    }
    out->more = !last && at == text.length && rows < out->columns;
    out->runs_on = rows > 0 && rows < out->columns;
    out->bytes = out->runs_on ? bytes : out->bytes;
}

/* Takes the rows below a heading, if there is one; true if there are N of them, in bands of the same length or in none. */
static bool take_rows(hf_span text, bool last, hf_lettered *out)
{
    hf_line line;
    uint32_t rows = 0, band = 0;
    bool labels = false, gap = false;
    for (; out->bytes < text.length && (out->columns == 0 || rows < out->columns);
         out->bytes += line.whole) {
        char row[HF_TYPED_SIZE];
        if (!hf_scan_line(hf_span_from(text, out->bytes), last, &line)) {
            out->more = true;
            return false;
        }
        if (is_blank_line(line.text)) {
            gap = rows > 0;
            continue;
        }
        band = gap && band == 0 ? rows : band;
        if (band && gap != (rows % band == 0))
            return false;
        gap = false;
        hf_span content = line.text;
        bool label = pass_label(&content, rows + 1);
        uint32_t count = strip(content, row, HF_TYPED_SIZE);
        if (rows == 0) {
            out->columns = count;
            labels = label;
        }
        if (label != labels || count != out->columns || count < 10)
            return false;
        memcpy(out->text + out->length, row, count);
        out->length += count;
        out->text[out->length++] = '\n';
        rows++;
    }
    out->more = rows < out->columns && !last;
    if (rows == 0 || rows < out->columns || !has_letter(out))
        return false;
    look_behind(text, last, band > 0, out);
    return !out->more;
}

/* Rows on one line, joined by strokes, arrows, separators or blanks, each on a line of its own: their length; 0: they are
 * none. Two separators are one too many, two strokes are not. */
static size_t part_rows(hf_span line, char *rows, size_t room)
{
    size_t length = 0, joints = 0;
    char sign = ' '; /* the last between the row before and this one; 0: within a row */
    if (line.length > room)
        return 0;
    for (size_t i = 0; i < line.length; i++) {
        bool arrow = hf_scan_starts(hf_span_from(line, i), "->");
        char c = arrow ? '>' : line.at[i];
        i += arrow;
        if (!arrow && !strchr("/,;| ", c)) {
            rows[length++] = c;
            sign = 0;
            continue;
        }
        if (sign == 0) {
            rows[length++] = '\n';
            joints++;
        } else if (c != ' ' && sign != ' ' && !(c == '/' && sign == '/')) {
            return 0;
        }
        sign = c == ' ' && sign ? sign : c;
    }
    return joints >= 9 ? length : 0;
}

bool hf_lettered_find(hf_span text, bool last, hf_lettered *out)
{
    char rows[1024];
    hf_line line;
    *out = (hf_lettered){.length = 0};
    if (take_rows(text, last, out) || out->more)
        return !out->more;
    line = hf_scan_first(text, last); /* it is there */
    size_t length = part_rows(line.text, rows, sizeof rows);
    if (length) {
        *out = (hf_lettered){.length = 0};
        bool found = take_rows((hf_span){rows, length}, true, out) && out->bytes == length;
        out->bytes = line.whole;
        return found;
    }
    hf_span title = hf_scan_trim(line.text);
    if (title.length == 0 || title.length > 80 || !hf_is_letter(*title.at))
        return false;
    *out = (hf_lettered){.bytes = line.whole, .title = title};
    char row[HF_TYPED_SIZE]; /* the title must not be one */
    return take_rows(text, last, out) && strip(title, row, HF_TYPED_SIZE) != out->columns;
}
