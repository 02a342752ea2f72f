/* SPDX-License-Identifier: MIT
 *
 * sudokupad.c - SudokuPad's short links, and the puzzles of f-puzzles, which are JSON under
 * LZString.
 *
 *     https://sudokupad.app/classicMBPD5Y7LBCDIG2I7DsUB5D9IGCHBQ8V2EREM1
 *     https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCALhN ... https://sudokupad.app/fpuzzlesN4Ig
 * ...
 *
 * In the short form one character is a digit and the blanks behind it: its number among 0-9 A-Z a-z
 * is the digit (0 for a blank) plus ten times the further blanks.
 */
#include <stdlib.h>
#include <string.h>

#include "grid/alphabet.h"
#include "grid/grid_data.h"
#include "format/fpuzzles.h"
#include "format/json.h"
#include "format/json_walk.h"
#include "base/assert.h"
#include "format/json_rules.h"
#include "format/lzstring.h"
#include "format/scl.h"

static bool is_digit_of_64(char c)
{
    return c == '+' || hf_alphabet_number(c) != HF_ALPHABET_OTHER;
}

/* What follows the first of these words in a link, up to white space; length 0 if none occurs. (Digits of base 64 can be
 * any word: "fpuz" is in one of 13,000 packed killers.) */
static hf_span behind(hf_span link, const char *const words[], size_t count)
{
    for (size_t i = 0; i < count; i++) {
        size_t at = hf_scan_find(link, words[i]);
        bool inside = at > 0 && at < link.length && is_digit_of_64(link.at[at - 1]) &&
                      is_digit_of_64(link.at[at]);
        if (at < link.length && !inside) {
            size_t start = at + strlen(words[i]), end = start;
            while (end < link.length && !hf_is_blank(link.at[end]) && link.at[end] != '&' &&
                   link.at[end] != '#' && link.at[end] != '?')
                end++;
            return hf_span_part(link, start, end - start);
        }
    }
    return (hf_span){link.at, 0};
}

static hf_span classic_part(hf_span line)
{
    static const char *const words[] = {"/classic", "classic"};
    return behind(line, words, 2);
}

/* Packed JSON begins with this, whatever its first name is. */
static const char packed_mark[] = "N4Ig";

static hf_span packed_part(hf_span line)
{
    static const char *const words[] = {"?load=",   "&load=", "/fpuzzles",
                                        "fpuzzles", "/fpuz",  "fpuz"};
    size_t length = 0;
    if (!hf_scan_starts(line, packed_mark))
        return behind(line, words, 6);
    while (length < line.length && !hf_is_blank(line.at[length]))
        length++;
    return hf_span_part(line, 0, length); /* without a link around it */
}

static size_t cut_link(hf_span text, bool last, bool asked, hf_span (*part)(hf_span),
                       const char *word)
{
    hf_line line = hf_scan_first(text, last);
    hf_span content = hf_scan_trim(line.text);
    bool mine = hf_url_is_link(content) || hf_scan_starts(content, word);
    return asked || (mine && part(content).length >= 14) ? line.whole : HF_CUT_NO;
}

static hf_status fail(hf_record *record, size_t column, const char *why)
{
    hf_text text = hf_record_fail(record, 1, column);
    hf_text_add(&text, why);
    return HF_BAD_TEXT;
}

/* ---- the short form -------------------------------------------------------------------------- */

static size_t cut_classic(const hf_reader *reader, hf_span text, bool last)
{
    return cut_link(text, last, reader->options.format == &hf_format_classic, classic_part,
                    "classic");
}

static hf_status parse_classic(hf_reader *reader, hf_span piece, hf_record *record)
{
    hf_line line;
    char cells[81];
    size_t count = 0;
    hf_scan_line(piece, true, &line);
    hf_span code = classic_part(hf_scan_trim(line.text));
    size_t column = (size_t)(code.at - line.text.at) + 1;
    for (size_t i = 0; i < code.length; i++) {
        char c = code.at[i];
        uint32_t number = hf_alphabet_number(c);
        if (number == HF_ALPHABET_OTHER)
            return fail(record, column + i, "expected one of 0-9 A-Z a-x");
        if (c >= 'a') /* small letters go on after the capital ones */
            number += 26;
        if (count + 1 + number / 10 > 81)
            return fail(record, column + i, "more than 81 cells");
        cells[count++] = (char)('0' + number % 10);
        for (uint32_t blank = number / 10; blank > 0; blank--)
            cells[count++] = '0';
    }
    while (count > 0 && count < 81) /* blanks at the end may be left out */
        cells[count++] = '0';
    if (count == 0)
        return fail(record, column, "nothing behind the word classic");
    hf_status status = hf_line_cells(reader, (hf_span){cells, count}, 1, column, record);
    if (status == HF_BAD_TEXT)
        record->column = column;
    hf_scan_behind(hf_scan_trim(line.text), code, record);
    return status;
}

static hf_status write_classic(const hf_grid *grid, const hf_write_options *options, hf_text *text)
{
    static const char alphabet[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    const hf_shape_spec *spec = hf_shape_spec_of(grid->shape);
    (void)options;
    if (spec->layout != HF_LAYOUT_BOXES || spec->size != 9 || spec->extras)
        return HF_UNSUPPORTED;
    hf_text_add(text, "https://sudokupad.app/classic");
    for (uint32_t i = 0; i < 81;) {
        uint32_t digit = grid->cell[i++], blanks = 0;
        while (blanks < 5 && i < 81 && !grid->cell[i]) {
            blanks++;
            i++;
        }
        hf_text_char(text, alphabet[digit + 10 * blanks]);
    }
    return HF_OK;
}

/* ---- f-puzzles ------------------------------------------------------------------------------- */

static size_t cut_fpuzzles(const hf_reader *reader, hf_span text, bool last)
{
    bool asked = reader->options.format == &hf_format_fpuzzles;
    size_t cut = cut_link(text, last, asked, packed_part, "fpuz");
    return cut == HF_CUT_NO ? cut_link(text, last, asked, packed_part, packed_mark) : cut;
}

static hf_status parse_fpuzzles(hf_reader *reader, hf_span piece, hf_record *record)
{
    hf_line line;
    hf_scan_line(piece, true, &line);
    hf_span code = packed_part(hf_scan_trim(line.text));
    size_t column = (size_t)(code.at - line.text.at) + 1;
    if (code.length == 0)
        return fail(record, 1, "no puzzle in this link; expected ?load= or /fpuzzles");
    /* Bounded: text of more than a hundred times its packed length is not a puzzle. */
    size_t room = code.length * 100 < ((size_t)1 << 20) ? code.length * 100 : (size_t)1 << 20;
    if (room > reader->unpacked_room) {
        free(reader->unpacked);
        reader->unpacked = malloc(room);
        reader->unpacked_room = reader->unpacked ? room : 0;
        if (!reader->unpacked)
            return HF_NO_MEMORY;
    }
    size_t length = hf_lzstring_unpack(code, reader->unpacked, reader->unpacked_room);
    if (length == SIZE_MAX)
        return HF_NO_MEMORY;
    if (length == 0)
        return fail(record, column, "this is not LZString in base 64, or a part of it is missing");
    hf_span object = hf_scan_trim((hf_span){reader->unpacked, length});
    const bool strict = hf_json_is_strict(object);
    if (hf_scan_starts(code, packed_mark) && code.at == hf_scan_trim(line.text).at &&
        !(strict && hf_json_is_fpuzzles(object)) && hf_scl_is_packed(object)) {
        hf_status status = hf_scl_parse_packed(reader, code, column, record);
        hf_scan_behind(hf_scan_trim(line.text), code, record);
        return status; /* SudokuPad's are packed alike */
    }
    if (!strict)
        return fail(record, column, "the packed text is no JSON, or not whole: a damaged link?");
    if (!hf_json_is_fpuzzles(object)) /* one wrong character may be in all fields that have it */
        return fail(record, column,
                    "the packed text has no \"size\" or no \"grid\": a damaged link?");
    hf_status status = hf_json_parse(reader, object, record);
    HF_ASSERT(status != HF_END); /* a bracket alone is no JSON */
    if (status == HF_BAD_TEXT) {
        record->line = 1; /* places in the packed text mean nothing to the reader */
        record->column = column;
    }
    hf_scan_behind(hf_scan_trim(line.text), code, record);
    return status;
}

const hf_format hf_format_classic = {"classic",     "SudokuPad's short links: classicMBPD5Y7L...",
                                     cut_classic,   parse_classic,
                                     write_classic, 0,
                                     NULL};

const hf_format hf_format_fpuzzles = {"fpuzzles",
                                      "links of f-puzzles and SudokuPad: JSON under LZString",
                                      cut_fpuzzles,
                                      parse_fpuzzles,
                                      NULL,
                                      HF_KEEPS_ENTRIES | HF_KEEPS_CANDIDATES | HF_KEEPS_CONSTRAINTS,
                                      hf_fpuzzles_write_link};
