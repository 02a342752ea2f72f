/* SPDX-License-Identifier: MIT
 *
 * line.c - a board on one line, one character per cell, and after it perhaps a comment.
 *
 *     2..1.5..3.54...71..1.2.3.8.6.28.73.4.........1.53.98.6.2.7.1.6..81...24.7..4.2..1 # easy
 *
 * The size follows from the number of characters. A line of exactly 81 columns may have spaces for
 * blanks. Jigsaws carry their map behind the puzzle: as many characters again, the same character
 * for each cell of a region (which must hang together: that is what tells a map from a solution).
 */
#include <string.h>

#include "base/assert.h"
#include "grid/grid_data.h"
#include "grid/spec.h"
#include "format/nine_line.h"
#include "format/regions.h"
#include "format/rows/block.h"
#include "format/table.h"

/* ---- recognising ----------------------------------------------------------------------------- */

/* A line of nothing but dashes, or stars, or underscores, is a border, unless asked for as a board; so is one
 * of dashes and the points in the corners of a frame. */
static bool is_ruled(hf_span cells)
{
    size_t dashes = 0, run = 0, longest = 0, same = 0;
    for (size_t i = 0; i < cells.length; i++)
        same += cells.at[i] == *cells.at;
    if (same + (cells.length != 81) >= cells.length && (*cells.at == '*' || *cells.at == '_'))
        return true;
    for (size_t i = 0; i < cells.length; i++) {
        bool dash = cells.at[i] == '-';
        if (!dash && cells.at[i] != '.' && cells.at[i] != '*')
            return false;
        dashes += dash;
        run = dash ? run + 1 : 0;
        longest = run > longest ? run : longest;
    }
    return dashes == cells.length || longest >= 3;
}

static bool all_cell_chars(hf_span cells)
{
    for (size_t i = 0; i < cells.length; i++)
        if (!hf_is_cell_char(cells.at[i]))
            return false;
    return true;
}

bool hf_line_is_board(const hf_reader *reader, hf_span cells)
{
    hf_shape_spec spec;
    if (cells.length < 16 && !(reader->options.spec && reader->spec.size))
        return false;
    return hf_reader_spec_for_cells(reader, cells.length, &spec) && spec.size <= HF_MAX_LETTERED &&
           all_cell_chars(cells) && !is_ruled(cells);
}

/* Nine lists of candidates, whose digits ascend: a row of pencil marks may have 81 columns, too. */
static bool is_row_of_lists(hf_span line)
{
    size_t words = 0, length = 0, longest = 0;
    for (size_t i = 0; i < line.length; i++) {
        if (hf_is_blank(line.at[i])) {
            length = 0;
            continue;
        }
        if (length && line.at[i] <= line.at[i - 1])
            return false;
        words += length == 0;
        longest = ++length > longest ? length : longest;
    }
    return words == 9 && longest >= 4;
}

/* Thirty digits or more, of which no two stand side by side: a line of numbers, one of which may have lost what parted
 * it from the next. */
static bool are_single(hf_span line)
{
    size_t digits = 0;
    for (size_t i = 0; i < 81; i++) {
        digits += line.at[i] != ' ';
        if (i > 0 && line.at[i] != ' ' && line.at[i - 1] != ' ')
            return false;
    }
    return digits >= 30;
}

static bool is_list(hf_span line)
{
    return is_row_of_lists(line) || are_single(line);
}

/* Are further cells behind the first 81? */
static bool goes_on(hf_span rest)
{
    size_t cells = 0;
    for (size_t i = 0; i < rest.length; i++)
        cells += hf_is_digit(rest.at[i]) || hf_is_empty_mark(rest.at[i]);
    return cells > 8 && cells * 3 > rest.length;
}

/* 81 columns of digits and spaces, and then the end or a separator. A longer line with a space in
 * every other column is a line of numbers instead, and with one in every ninth these are nine groups of eight. */
static bool is_spaced(const hf_reader *reader, hf_span line)
{
    hf_shape_spec spec;
    bool space = false, every_other = true, every_ninth = true;
    if (line.length < 81 || !hf_reader_spec_for_cells(reader, 81, &spec) || spec.size != 9)
        return false;
    for (size_t i = 0; i < 81; i++) {
        if (line.at[i] != ' ' && (line.at[i] < '1' || line.at[i] > '9'))
            return false;
        space = space || line.at[i] == ' ';
        every_other = every_other && (line.at[i] == ' ') == (i % 2 == 1);
        every_ninth = every_ninth && (line.at[i] == ' ') == (i % 9 == 8);
    }
    if (line.length == 81)
        return space && !every_ninth && !is_list(line);
    return space && !every_other && !goes_on(hf_span_from(line, 81)) &&
           (hf_is_blank(line.at[81]) || line.at[81] == '#' || line.at[81] == ',' ||
            line.at[81] == ';');
}

/* Does a symbol above n occur? Counts the symbols up to there. */
static bool exceeds(hf_span cells, uint32_t n, size_t *seen)
{
    for (size_t i = 0; i < cells.length; i++) {
        char c = cells.at[i];
        *seen += (hf_is_digit(c) && c != '0') || (hf_is_letter(c) && c != 'x' && c != 'X');
        if (hf_is_digit(c) ? (uint32_t)(c - '0') > n : hf_is_letter(c) && c != 'x' && c != 'X')
            return true;
    }
    return false;
}

/* 16 characters may be a 4x4 board or a row of a 16x16 one. It is a row if as many lines of the
 * same length follow each other, perhaps in bands, and hold more than four symbols, or if three of them do, one of which
 * may have lost a cell. Returns false (line), true (rows); *more: cannot be told yet. */
static bool is_row_of_larger(const hf_reader *reader, hf_span text, bool last, size_t width,
                             bool *more)
{
    uint32_t root = hf_spec_square_root(width), larger = 0;
    size_t seen = 0, lines = 0;
    *more = false;
    if ((reader->options.spec && reader->spec.size) || width > HF_MAX_LETTERED || root == 0)
        return false;
    while (lines < width && larger < 3 && (larger || seen < 16)) {
        hf_line line;
        if (text.length == 0 || !hf_scan_line(text, last, &line)) {
            *more = !last;
            return false;
        }
        hf_span content = hf_scan_trim(line.text);
        text = hf_span_from(text, line.whole);
        if (content.length == 0)
            continue; /* between bands, or rows */
        if (content.length + 1 < width || content.length > width + 1 || !all_cell_chars(content))
            return false;
        larger += exceeds(content, root, &seen);
        lines++;
    }
    return larger > 0;
}

/* Do as many words of this width stand on the line, as the rows of a larger board do? */
static bool is_joined(hf_span line, size_t width)
{
    size_t rows = 0, word = 0;
    for (size_t i = 0; i <= line.length; i++) {
        bool cell = i < line.length && hf_is_cell_char(line.at[i]);
        rows += !cell && word == width;
        word = cell ? word + 1 : 0;
    }
    return rows == width;
}

static size_t cut_line(const hf_reader *reader, hf_span text, bool last)
{
    bool more;
    hf_line line = hf_scan_first(text, last);
    if (reader->options.format == &hf_format_line || reader->options.format == &hf_format_sdm ||
        is_spaced(reader, line.text))
        return line.whole;
    hf_span content = hf_scan_trim(line.text);
    content.length = hf_scan_word(content);
    if (!hf_line_is_board(reader, content) &&
        !(content.length % 2 == 0 && content.length >= 32 &&
          hf_line_is_board(reader, hf_span_part(content, 0, content.length / 2)) &&
          all_cell_chars(content)))
        return HF_CUT_NO;
    if (is_row_of_larger(reader, text, last, content.length, &more) ||
        is_joined(line.text, content.length))
        return HF_CUT_NO;
    return more ? HF_CUT_MORE : line.whole;
}

/* ---- jigsaw maps ----------------------------------------------------------------------------- */

bool hf_line_map(hf_reader *reader, hf_span map, uint32_t size)
{
    uint32_t parent[HF_MAX_LETTERED * HF_MAX_LETTERED], count[HF_MAX_LETTERED];
    if (size > HF_MAX_LETTERED || map.length != (size_t)size * size)
        return false;
    HF_ASSERT(map.length <= reader->regions_room); /* hf_reader_new */
    return hf_regions_read(map.at, size, parent, count, reader->regions);
}

/* Looks for a jigsaw's map: the second half of the word, or the word after it. Shortens the word
 * and moves `rest` behind the map. */
static bool find_map(hf_reader *reader, hf_span *word, hf_span *rest, hf_shape_spec *spec)
{
    if (reader->options.spec &&
        (reader->spec.layout == HF_LAYOUT_CUBE || reader->spec.layout == HF_LAYOUT_ROXDOKU ||
         reader->spec.layout == HF_LAYOUT_CUSTOM || reader->spec.regions))
        return false;
    hf_span puzzle = *word, map, behind = *rest;
    if (hf_spec_square_root(word->length) == 0 && word->length % 2 == 0) {
        puzzle.length = word->length / 2;
        map = hf_span_from(*word, puzzle.length);
    } else {
        hf_record skipped;
        hf_scan_comment(behind, &skipped);
        if (!skipped.comment)
            return false;
        map = (hf_span){skipped.comment, skipped.comment_length};
        behind = hf_span_from(map, hf_scan_word(map));
        map.length -= behind.length;
    }
    uint32_t size = hf_spec_square_root(puzzle.length);
    if (size < 2 || !hf_line_map(reader, map, size) ||
        (reader->options.spec && reader->spec.size && reader->spec.size != size))
        return false;
    *word = puzzle;
    *rest = behind;
    *spec = (hf_shape_spec){0};
    spec->layout = HF_LAYOUT_JIGSAW;
    spec->size = size;
    spec->extras = reader->options.spec ? reader->spec.extras : 0;
    spec->regions = reader->regions;
    return true;
}

/* ---- parsing --------------------------------------------------------------------------------- */

/* As many characters as a board has cells, some beyond ASCII: the first that stands for no cell, or is not what a line
 * of the format itself has. */
static hf_status wrong_character(hf_span cells, size_t line, size_t column, hf_record *record)
{
    hf_folding folding = hf_fold_start(cells);
    size_t at = 0;
    char c = hf_fold_next(&folding);
    while (c && !(hf_alphabet_nine[(unsigned char)c] & HF_ALPHABET_OTHER))
        c = hf_fold_next(&folding);
    while (c ? at < folding.origin : (unsigned char)cells.at[at] < 0x80)
        at++;
    hf_text text = hf_record_fail(record, line, column + at);
    hf_text_shown(&text, cells.at[at]);
    hf_text_add(&text, " is no symbol here; ");
    hf_text_expected(&text, 9, HF_NOTATION_ONE);
    return HF_BAD_TEXT;
}

/* Characters as a reader sees them, three for an ellipsis. */
static size_t count_characters(hf_span cells)
{
    hf_folding folding = hf_fold_start(cells);
    size_t count = 0;
    while (hf_fold_next(&folding))
        count++;
    return count;
}

static hf_status wrong_length(const hf_reader *reader, hf_span cells, size_t line, size_t column,
                              hf_record *record)
{
    size_t n = count_characters(cells);
    if (n == 81 && n < cells.length)
        return wrong_character(cells, line, column, record);
    hf_text text = hf_record_fail(record, line, column + cells.length);
    hf_text_number(&text, n);
    hf_text_add(&text, n == 1 ? " character" : " characters");
    if (reader->options.spec && reader->spec.size) {
        hf_text_add(&text, ": not a board of ");
        hf_text_number(&text, reader->spec.size);
        hf_text_add(&text, " symbols");
    } else if (n >= 70 && n <= 90) {
        hf_text_add(&text, "; a 9x9 board has 81");
    } else if (n > HF_MAX_LETTERED * HF_MAX_LETTERED) {
        hf_text_add(&text, ", more than the 3721 a line can hold; larger boards are written as "
                           "numbers with blanks between");
    } else if (n > 0 && n % 81 == 0) {
        hf_text_add(&text, ": several boards of 81, joined? expected one to a line");
    } else {
        hf_text_add(&text, ": not a board; expected N*N (81 for 9x9, 256 for 16x16)");
    }
    return HF_BAD_TEXT;
}

static hf_status read_cells(hf_reader *reader, const hf_shape_spec *spec, hf_span cells,
                            size_t line, size_t column, hf_record *record)
{
    hf_slot *slot;
    hf_tally tally = {spec->size, {0}};
    uint32_t zeros = 0;
    bool marks = false;
    hf_status status = hf_reader_open(reader, spec, record, &slot);
    if (status != HF_OK)
        return status;
    if (spec->size > 9)
        hf_tally_add(&tally, cells);
    const hf_alphabet *alphabet = hf_reader_alphabet(reader, spec->size, &tally);
    for (size_t i = 0; i < cells.length; i++) {
        uint8_t value = alphabet->value[(unsigned char)cells.at[i]];
        if (cells.at[i] == ' ' && (spec->size > 8 || reader->options.spec))
            value = 0; /* 25 characters may be a row with blanks between its cells */
        if (value == HF_NOT_A_SYMBOL) {
            hf_text text = hf_record_fail(record, line, column + i);
            hf_text_shown(&text, cells.at[i]);
            hf_text_add(&text, " is no symbol here; ");
            hf_text_expected(&text, spec->size, alphabet->notation);
            return HF_BAD_TEXT;
        }
        slot->grid->cell[i] = value;
        zeros += cells.at[i] == '0';
        marks = marks || (value == 0 && cells.at[i] != '0');
    }
    bool asked = reader->options.format || spec->size * spec->size != cells.length;
    const char *doubt = asked ? NULL : hf_zero_doubt(slot->grid->cell, spec->size, zeros, marks);
    if (doubt) {
        hf_text text = hf_record_fail(record, line, column);
        hf_text_add(&text, doubt);
        return HF_BAD_TEXT;
    }
    record->grid = slot->grid;
    return HF_OK;
}

/* A board that only its size keeps from being read. */
static hf_status too_many_symbols(hf_span cells, const hf_shape_spec *spec, size_t line,
                                  size_t column, hf_record *record)
{
    hf_text text = hf_record_fail(record, line, column);
    hf_text_number(&text, cells.length);
    hf_text_add(&text, " characters would be a board of ");
    hf_text_number(&text, spec->size);
    hf_text_add(&text, " symbols; beyond 61, write numbers with blanks between");
    return HF_BAD_TEXT;
}

hf_status hf_line_cells(hf_reader *reader, hf_span cells, size_t line, size_t column,
                        hf_record *record)
{
    hf_shape_spec spec;
    bool fixed = reader->options.format || (reader->options.spec && reader->spec.size);
    if (!hf_reader_spec_for_cells(reader, cells.length, &spec) || (!fixed && cells.length < 16))
        return wrong_length(reader, cells, line, column, record);
    if (spec.size > HF_MAX_LETTERED)
        return too_many_symbols(cells, &spec, line, column, record);
    if (spec.layout == HF_LAYOUT_JIGSAW && !spec.regions) {
        hf_text text = hf_record_fail(record, line, column + cells.length);
        hf_text_add(&text, "a jigsaw without its map; expected N*N more characters, the same for "
                           "each cell of a region");
        return HF_BAD_TEXT;
    }
    return read_cells(reader, &spec, cells, line, column, record);
}

static hf_status parse_line(hf_reader *reader, hf_span piece, hf_record *record)
{
    hf_line line;
    hf_shape_spec spec;
    hf_scan_line(piece, true, &line);
    if (is_spaced(reader, line.text)) {
        hf_scan_comment(hf_span_from(line.text, 81), record);
        return hf_line_cells(reader, hf_span_part(line.text, 0, 81), 1, 1, record);
    }
    hf_span word = hf_scan_trim(line.text);
    hf_span rest = word;
    word.length = hf_scan_word(word);
    rest = hf_span_from(rest, word.length);
    size_t column = (size_t)(word.at - line.text.at) + 1;
    if (find_map(reader, &word, &rest, &spec)) {
        hf_scan_comment(rest, record);
        return read_cells(reader, &spec, word, 1, column, record);
    }
    hf_scan_comment(rest, record);
    return hf_line_cells(reader, word, 1, column, record);
}

/* ---- writing --------------------------------------------------------------------------------- */

static hf_status write_line(const hf_grid *grid, const hf_write_options *options, hf_text *text)
{
    const hf_shape_spec *spec = hf_shape_spec_of(grid->shape);
    uint32_t cells = hf_shape_cells(grid->shape);
    if (spec->size > HF_MAX_LETTERED)
        return HF_UNSUPPORTED;
    for (uint32_t i = 0; i < cells; i++)
        hf_text_char(text, grid->cell[i] ? hf_format_symbol(grid->cell[i]) : options->blank);
    if (spec->layout == HF_LAYOUT_JIGSAW) {
        hf_text_char(text, ' ');
        for (uint32_t i = 0; i < cells; i++)
            hf_text_char(text, hf_format_symbol(spec->regions[i] + 1u));
    }
    return HF_OK;
}

const hf_format hf_format_line = {
    "line", "one line, one character per cell; then a comment", cut_line, parse_line, write_line, 0,
    NULL};

const hf_format hf_format_sdm = {
    "sdm", "a collection of lines (.sdm)", cut_line, parse_line, write_line, 0, NULL};
