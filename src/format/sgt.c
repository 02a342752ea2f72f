/* SPDX-License-Identifier: MIT
 *
 * sgt.c - game identifiers of the "Solo" puzzle in Simon Tatham's collection.
 *
 *     3x3:2b1a5b3a5_4c7_1b1a2a3a8 ...
 *
 * Columns x rows of a box, an x for diagonals; after the colon the cells: numbers, letters for runs
 * of blanks (a = 1, z = 26), and an underscore between two numbers that would run together. With a k in
 * front cages follow (sgt_killer.c).
 */
#include <string.h>

#include "grid/grid_data.h"
#include "format/sgt_killer.h"
#include "format/table.h"
#include "puzzle/puzzle_data.h"

/* What stands before the colon. */
typedef struct sgt_head {
    uint32_t box_columns, box_rows;
    bool diagonals, jigsaw, killer;
    size_t length; /* up to and with the colon; 0: no such head */
} sgt_head;

static sgt_head read_head(hf_span text)
{
    sgt_head head = {0};
    size_t at = 0;
    if (!hf_scan_number(text, &at, &head.box_columns))
        return head;
    if (at < text.length && text.at[at] == 'x' && at + 1 < text.length &&
        hf_is_digit(text.at[at + 1])) {
        at++;
        hf_scan_number(text, &at, &head.box_rows);
    }
    for (; at < text.length && hf_is_letter(text.at[at]); at++) {
        if (text.at[at] == 'x')
            head.diagonals = true;
        head.jigsaw = head.jigsaw || text.at[at] == 'j';
        head.killer = head.killer || text.at[at] == 'k';
    }
    if (at < text.length && text.at[at] == ':' && (head.box_rows || head.jigsaw))
        head.length = at + 1;
    return head;
}

/* Up to white space: commas belong to it. */
static size_t word_length(hf_span text)
{
    size_t length = 0;
    while (length < text.length && !hf_is_blank(text.at[length]))
        length++;
    return length;
}

/* Only killers have commas; a line with others is a table, perhaps with such a title in front. */
static size_t cut_sgt(const hf_reader *reader, hf_span text, bool last)
{
    (void)reader;
    hf_line line = hf_scan_first(text, last);
    hf_span content = hf_scan_trim(line.text);
    sgt_head head = read_head(content);
    bool listed = !head.killer && memchr(content.at, ',', word_length(content)) != NULL;
    return head.length && !listed ? line.whole : HF_CUT_NO;
}

static hf_status fail(hf_record *record, size_t column, const char *why)
{
    hf_text text = hf_record_fail(record, 1, column);
    hf_text_add(&text, why);
    return HF_BAD_TEXT;
}

static hf_status read_cells(hf_slot *slot, hf_span cells, size_t column, hf_record *record)
{
    uint32_t size = hf_shape_size(slot->shape), total = hf_shape_cells(slot->shape), cell = 0;
    for (size_t i = 0; i < cells.length;) {
        uint32_t number = 0;
        char c = cells.at[i];
        if (c >= 'a' && c <= 'z') {
            cell += (uint32_t)(c - 'a') + 1;
            i++;
        } else if (c == '_') {
            i++;
        } else if (hf_scan_number(cells, &i, &number)) {
            if (number < 1 || number > size)
                return fail(record, column + i - 1, "a number outside the symbols of this board");
            if (cell < total)
                slot->grid->cell[cell] = (uint16_t)number;
            cell++;
        } else {
            return fail(record, column + i, "expected a number, a letter a-z or '_'");
        }
        if (cell > total)
            return fail(record, column + i - 1, "more cells than the board has");
    }
    return cell == total ? HF_OK
                         : fail(record, column + cells.length, "fewer cells than the board has");
}

/* Cages behind the clues make a puzzle of them. */
static hf_status read_killer(hf_reader *reader, hf_slot *slot, hf_span cages, size_t column,
                             hf_record *record)
{
    hf_told told = {.record = record, .column = column};
    hf_status status = hf_puzzle_maker_new(slot->shape, &told.maker);
    hf_told_board(&told, slot->shape);
    if (status == HF_OK)
        status = hf_puzzle_maker_clues(told.maker, slot->grid->cell);
    if (status == HF_OK)
        status = hf_sgt_read_cages(&told, cages);
    return hf_told_end(&told, reader, slot, status);
}

static hf_status parse_sgt(hf_reader *reader, hf_span piece, hf_record *record)
{
    hf_line line;
    hf_slot *slot;
    hf_scan_line(piece, true, &line);
    hf_span content = hf_scan_trim(line.text);
    sgt_head head = read_head(content);
    size_t column = (size_t)(content.at - line.text.at) + 1;
    if (!head.length)
        return fail(record, column, "expected a head such as 3x3:");
    if (head.jigsaw)
        return fail(record, column, "jigsaw identifiers are not read");
    if (head.box_rows > HF_MAX_SIZE || head.box_columns > HF_MAX_SIZE || head.box_columns == 0 ||
        head.box_rows * head.box_columns > HF_MAX_LETTERED)
        return fail(record, column, "boxes too large");
    hf_shape_spec spec;
    hf_shape_spec_boxes(&spec, head.box_rows, head.box_columns);
    spec.extras = head.diagonals ? HF_EXTRA_DIAGONALS : 0;
    hf_status status = hf_reader_as_asked(reader, &spec, column, record);
    if (status == HF_OK)
        status = hf_reader_open(reader, &spec, record, &slot);
    if (status != HF_OK)
        return status;
    hf_span cells = hf_span_from(content, head.length);
    hf_span rest = cells, cages;
    cells.length = word_length(cells);
    hf_scan_comment(hf_span_from(rest, cells.length), record);
    size_t clues = 0;
    while (head.killer && clues < cells.length && cells.at[clues] != ',')
        clues++;
    cages = hf_span_from(cells, clues < cells.length ? clues + 1 : cells.length);
    if (head.killer)
        cells.length = clues;
    status = read_cells(slot, cells, column + head.length, record);
    if (status == HF_OK)
        record->grid = slot->grid;
    return status == HF_OK && head.killer
               ? read_killer(reader, slot, cages, column + head.length + clues + 1, record)
               : status;
}

static void put_blanks(hf_text *text, uint32_t blanks)
{
    for (; blanks > 26; blanks -= 26)
        hf_text_char(text, 'z');
    if (blanks)
        hf_text_char(text, (char)('a' + (blanks - 1)));
}

static void put_clues(const hf_puzzle *puzzle, hf_text *text)
{
    uint32_t blanks = 0;
    for (uint32_t i = 0; i < puzzle->cells; i++) {
        if (!puzzle->clues[i]) {
            blanks++;
            continue;
        }
        put_blanks(text, blanks);
        if (i && !blanks)
            hf_text_char(text, '_');
        hf_text_number(text, puzzle->clues[i]);
        blanks = 0;
    }
    put_blanks(text, blanks);
}

static hf_status write_sgt(const hf_puzzle *puzzle, const hf_write_options *options, hf_text *text)
{
    const hf_shape_spec *spec = hf_shape_spec_of(puzzle->shape);
    bool killer = puzzle->rules != NULL;
    (void)options;
    if (spec->layout != HF_LAYOUT_BOXES || spec->listed_houses ||
        (spec->extras & ~(uint32_t)HF_EXTRA_DIAGONALS) || spec->size > HF_MAX_LETTERED ||
        spec->symbols == HF_SYMBOLS_ZERO || puzzle->given_count > 0 ||
        (killer && !hf_sgt_has_cages(puzzle)))
        return HF_UNSUPPORTED;
    hf_text_number(text, spec->box_columns);
    hf_text_char(text, 'x');
    hf_text_number(text, spec->box_rows);
    hf_text_add(text, spec->extras ? "x" : "");
    hf_text_add(text, killer ? "k:" : ":");
    put_clues(puzzle, text);
    if (killer)
        hf_sgt_write_cages(puzzle, text);
    return HF_OK;
}

const hf_format hf_format_sgt = {.name = "sgt",
                                 .summary =
                                     "game identifiers of Tatham's Solo: 3x3:2b1a5..., killers too",
                                 .cut = cut_sgt,
                                 .parse = parse_sgt,
                                 .write_puzzle = write_sgt,
                                 .keeps = HF_KEEPS_CONSTRAINTS};
