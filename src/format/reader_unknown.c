/* SPDX-License-Identifier: MIT
 *
 * reader_unknown.c - what no format knows.
 *
 * It is a record too, and an error. A line of words is one by itself, as is a line in a list of boards; but a
 * line that looks like a row takes those below it along, up to a blank line: if the board as a whole is none,
 * no part of it is one.
 */
#include "format/front.h"
#include "format/rows/block.h"
#include "format/typed/sheet.h"

/* (Of one cell each, 81 lines and some are one record: of 64, or what 64 leave of them, a board could be made.) */
enum { MOST_LINES = 90, WIDEST = 400, LONG_WORD = 50 };

/* Is all that is no digit one character, whichever: perhaps that of empty cells? */
static bool has_one_other(hf_span line)
{
    hf_folding folding = hf_fold_start(line);
    char other = 0;
    for (char c; (c = hf_fold_next(&folding)) != 0;) {
        if (hf_is_digit(c) || hf_is_empty_mark(c) || c == ' ' || c == '|')
            continue;
        if (other && other != c)
            return false;
        other = c;
    }
    return true;
}

/* Digits, marks for blank and bars, and not many letters; or nothing but digits and one other. */
static bool is_row_like(hf_span line)
{
    hf_sheet sheet;
    hf_folding folding = hf_fold_start(line);
    uint32_t cells = 0, letters = 0;
    if (line.length > WIDEST || hf_scan_word(hf_scan_trim(line)) >= LONG_WORD)
        return false; /* it is one of a list of boards, one to a line */
    for (char c; (c = hf_fold_next(&folding)) != 0;) {
        cells += hf_is_digit(c) || hf_is_empty_mark(c) || c == '|' || c == ',';
        letters += hf_is_letter(c);
    }
    if ((letters == 0 && cells > 0) || (line.length >= 4 && has_one_other(line)))
        return true;
    if (cells >= 4 && cells * 2 > letters)
        return true;
    hf_sheet_read(&sheet, line, true);
    return (sheet.count == 1 && sheet.line[0].kind == HF_LINE_CELLS && sheet.line[0].cells >= 4);
}

/* Is the line a board by itself, or nothing to read? */
static bool stands_alone(const hf_reader *reader, hf_span line)
{
    hf_span content = hf_scan_trim(line);
    if (content.length == 0 || (*content.at == '#' && !hf_scan_starts(content, "##")))
        return true;
    if (content.length < 16)
        return false;
    hf_span word = hf_span_part(content, 0, hf_scan_word(content));
    return word.length >= LONG_WORD || hf_line_is_board(reader, word) ||
           hf_format_tokens.cut(reader, line, true) != HF_CUT_NO || hf_heading_read(line).found;
}

size_t hf_unknown_cut(const hf_reader *reader, hf_span text, bool last)
{
    hf_line line;
    size_t length = 0;
    for (uint32_t lines = 0; length < text.length && lines < MOST_LINES; lines++) {
        if (!hf_scan_line(hf_span_from(text, length), last, &line))
            return HF_CUT_MORE;
        if (lines && stands_alone(reader, line.text))
            return length;
        length += line.whole;
        if (lines == 0 && (reader->csv_column || !is_row_like(line.text)))
            return length;
    }
    return length == text.length && !last ? HF_CUT_MORE : length;
}

size_t hf_unknown_rows(const hf_reader *reader, hf_span text, size_t length, bool last)
{
    hf_block block;
    hf_record scratch;
    if (hf_block_survey(reader, hf_span_part(text, 0, length), &block, &scratch) == HF_OK)
        return length;
    size_t whole = hf_unknown_cut(reader, text, last);
    return whole > length ? whole : length;
}

/* The format that can say best what is wrong with a text that none knows. */
const hf_format *hf_format_of_unknown(const hf_reader *reader, hf_span text)
{
    const hf_format *format = hf_format_by_character(reader, text);
    hf_span content = hf_scan_trim(text);
    if (hf_url_is_link(content))
        format = &hf_format_url;
    if (format == &hf_format_opensudoku && hf_scan_find(content, "<game ") == content.length)
        format = NULL; /* to which a line without a game is nothing to read */
    return format ? format : &hf_format_line;
}

/* Collections of the Interactive Sudoku Solver hold paths of programs that make the constraints: "/data/scripts/a.js". */
static bool is_script(hf_span piece)
{
    hf_span word = hf_scan_trim(piece);
    return word.length > 3 && hf_scan_word(word) == word.length &&
           hf_scan_find(word, "/") < word.length &&
           hf_scan_starts(hf_span_from(word, word.length - 3), ".js");
}

static void tell_script(hf_record *record)
{
    hf_text text = hf_record_fail(record, 1, 1);
    hf_text_add(
        &text,
        "the path of a program that makes a puzzle, and no puzzle; run it on its site and paste "
        "the constraints it shows (.Cage~10~R1C1~R1C2 ...) or the link to them");
}

bool hf_unknown_lines(hf_span piece, hf_record *record)
{
    hf_line line;
    uint32_t lines = 0;
    for (size_t at = 0; at < piece.length; at += line.whole, lines++)
        hf_scan_line(hf_span_from(piece, at), true, &line);
    if (lines < 2) {
        bool script = is_script(piece);
        if (script)
            tell_script(record);
        return script;
    }
    hf_text text = hf_record_fail(record, 1, 1);
    hf_text_add(&text, "no board in these ");
    hf_text_number(&text, lines);
    hf_text_add(&text, " lines; expected 9 rows of 9, or 81 cells on one line");
    return true;
}
