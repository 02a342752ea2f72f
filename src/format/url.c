/* SPDX-License-Identifier: MIT
 *
 * url.c - links that carry a puzzle in plain sight, and SudokuWiki's packed boards.
 *
 *     https://www.sudokuwiki.org/sudoku.htm?bd=200105003...
 *     https://sudokuexchange.com/play/?s=2001...
 *     S9B02aadu01e2058q7m03 ...
 *
 * S9B: two characters a cell, a number in base 36: a clue (1-9), a digit placed (10-18), or the set
 * of candidates, bit by bit, plus 18.
 */
#include <string.h>

#include "grid/alphabet.h"
#include "grid/grid_data.h"
#include "format/front.h"

/* Sites whose links hold a puzzle, in this format or another one; and what other links begin with. */
enum { SITES = 4 };
static const char *const beginnings[] = {
    "sudokuwiki.org", "sudokuexchange.com", "f-puzzles.com", "sudokupad.app", "sigh.github.io",
    "http://",        "https://",           "www."};

bool hf_url_is_link(hf_span text)
{
    for (size_t i = 0; i < sizeof beginnings / sizeof *beginnings; i++)
        if (text.length > 0 && (*text.at | 0x20) == *beginnings[i] &&
            hf_scan_starts_any_case(text, beginnings[i]))
            return true;
    return false;
}

static bool is_puzzle(hf_span value)
{
    if (hf_scan_starts_any_case(value, "s9b") && value.length == 165)
        return true;
    for (size_t i = 0; i < value.length; i++)
        if (!hf_is_cell_char(value.at[i]))
            return false;
    return value.length == 81;
}

/* The value of a parameter ("bd", "s", "puzzle" ...) of a link that is a puzzle; length 0 if none.
 */
static hf_span parameter(hf_span link)
{
    size_t start = link.length; /* of the value that we are in */
    for (size_t i = 0; i <= link.length; i++) {
        char c = i < link.length ? link.at[i] : '&';
        if (c == '=' && start > i) {
            start = i + 1;
        } else if (c == '?' || c == '&' || hf_is_blank(c)) {
            hf_span value = hf_span_part(link, start, i > start ? i - start : 0);
            if (is_puzzle(value))
                return value;
            start = link.length;
        }
    }
    return (hf_span){link.at, 0};
}

bool hf_url_holds_board(hf_span link)
{
    return hf_url_is_link(link) && parameter(link).length > 0;
}

static bool is_packed(hf_span text)
{
    return hf_scan_starts_any_case(text, "s9b") && hf_scan_word(text) == 165;
}

static bool contains(hf_span text, const char *word)
{
    for (size_t i = 0; i < text.length; i++)
        if (hf_scan_starts_any_case(hf_span_from(text, i), word))
            return true;
    return false;
}

/* A link that no format knows. Those of the other formats have one of these words in them. */
static bool is_unknown_link(hf_span text)
{
    return hf_url_is_link(text) && !contains(text, "load=") && !contains(text, "puzzles") &&
           !contains(text, "sudokupad") && !contains(text, "classic") &&
           !contains(text, "puzzleid=");
}

/* The site whose name begins as that of the link does, NULL if none does. */
static const char *meant_site(hf_span link)
{
    size_t scheme = hf_scan_find(link, "://");
    size_t at = scheme < link.length ? scheme + 3 : 0;
    if (hf_scan_starts_any_case(hf_span_from(link, at), "www."))
        at += 4;
    for (size_t i = 0; i < SITES; i++) {
        char start[8] = "";
        memcpy(start, beginnings[i], i < 2 ? 7 : 4);
        if (hf_scan_starts_any_case(hf_span_from(link, at), start))
            return beginnings[i];
    }
    return NULL;
}

static hf_status refuse_link(hf_span link, hf_record *record)
{
    hf_text text = hf_record_fail(record, 1, 1);
    const char *meant = meant_site(link);
    if (meant && contains(link, meant)) {
        hf_text_add(&text, "no puzzle in this link: it may name one that the site keeps; expected "
                           "one that holds it");
        return HF_BAD_TEXT;
    }
    hf_text_add(&text, "no puzzle in this link; expected a parameter with 81 digits, or S9B");
    if (meant) {
        hf_text_add(&text, "; did you mean ");
        hf_text_add(&text, meant);
        hf_text_add(&text, "?");
    }
    return HF_BAD_TEXT;
}

static size_t cut_url(const hf_reader *reader, hf_span text, bool last)
{
    hf_line line = hf_scan_first(text, last);
    hf_span content = hf_scan_trim(line.text);
    bool asked = reader->options.format == &hf_format_url;
    return asked || is_packed(content) || hf_url_holds_board(content) || is_unknown_link(content)
               ? line.whole
               : HF_CUT_NO;
}

/* The number that two characters in base 36 make; 10000 if they do not. */
static uint32_t base36(const char *pair)
{
    uint32_t number = 0;
    for (int i = 0; i < 2; i++) {
        uint32_t digit = hf_alphabet_number(pair[i]);
        if (digit == HF_ALPHABET_OTHER)
            return 10000;
        number = number * 36 + digit;
    }
    return number;
}

static hf_status parse_packed(hf_reader *reader, hf_span packed, size_t column, hf_record *record)
{
    hf_shape_spec spec;
    hf_slot *slot;
    if (!hf_reader_spec_for_cells(reader, 81, &spec) || spec.size != 9) {
        hf_text text = hf_record_fail(record, 1, column);
        hf_text_add(&text, "a board of 81 cells: not the board that was asked for");
        return HF_BAD_TEXT;
    }
    hf_status status = hf_reader_open(reader, &spec, record, &slot);
    if (status == HF_OK)
        status = hf_slot_marks(slot, false);
    if (status != HF_OK)
        return status;
    for (uint32_t cell = 0; cell < 81; cell++) {
        uint32_t number = base36(packed.at + 3 + 2 * (size_t)cell);
        if (number > 18 + 511) {
            hf_text text = hf_record_fail(record, 1, column + 3 + 2 * (size_t)cell);
            hf_text_add(&text, "expected two characters 0-9 a-z for a number up to 529");
            return HF_BAD_TEXT;
        }
        if (number > 18) {
            slot->marks[cell] = number - 18;
        } else {
            slot->grid->cell[cell] = (uint16_t)(number > 9 ? number - 9 : number);
            slot->placed[cell] = number > 9;
        }
    }
    return hf_slot_settle(slot, record);
}

static hf_status parse_url(hf_reader *reader, hf_span piece, hf_record *record)
{
    hf_line line;
    hf_scan_line(piece, true, &line);
    hf_span content = hf_scan_trim(line.text);
    hf_span value = is_packed(content) ? hf_span_part(content, 0, 165) : parameter(content);
    size_t column = (size_t)(value.at - line.text.at) + 1;
    hf_span rest = hf_span_from(content, (size_t)(value.at - content.at) + value.length);
    if (value.length == 0)
        return refuse_link(content, record);
    hf_scan_comment(rest, record);
    if (value.length == 165)
        return parse_packed(reader, value, column, record);
    return hf_line_cells(reader, value, 1, column, record);
}

/* S9B, where there is more than clues to tell. A cell without marks has all of them. */
static void write_packed(const hf_grid *grid, const hf_write_options *options, hf_text *text)
{
    static const char digits[] = "0123456789abcdefghijklmnopqrstuvwxyz";
    hf_text_add(text, "S9B");
    for (uint32_t i = 0; i < 81; i++) {
        uint32_t number = grid->cell[i];
        if (hf_is_entry(grid, options, i))
            number += 9;
        else if (number == 0)
            number =
                18 + (options->board ? (uint32_t)hf_board_candidates(options->board, i)[0] : 511);
        hf_text_char(text, digits[number / 36]);
        hf_text_char(text, digits[number % 36]);
    }
}

static hf_status write_url(const hf_grid *grid, const hf_write_options *options, hf_text *text)
{
    const hf_shape_spec *spec = hf_shape_spec_of(grid->shape);
    if (spec->layout != HF_LAYOUT_BOXES || spec->size != 9 || spec->extras)
        return HF_UNSUPPORTED;
    hf_text_add(text, "https://www.sudokuwiki.org/sudoku.htm?bd=");
    if (options->board || hf_has_entries(grid, options)) {
        write_packed(grid, options, text);
        return HF_OK;
    }
    for (uint32_t i = 0; i < 81; i++)
        hf_text_char(text, (char)('0' + grid->cell[i]));
    return HF_OK;
}

const hf_format hf_format_url = {
    "url",     "links with 81 digits (SudokuWiki, SudokuExchange), and S9B",
    cut_url,   parse_url,
    write_url, HF_KEEPS_ENTRIES | HF_KEEPS_CANDIDATES,
    NULL};
