/* SPDX-License-Identifier: MIT
 *
 * rows.c - boards over several lines, framed or not, with symbols, numbers or pencil marks in their
 * cells. This reads everything that draw.c draws.
 */
#include <string.h>

#include "grid/grid_data.h"
#include "base/bits.h"
#include "format/regions.h"
#include "format/rows/block.h"

/* What is needed while the cells of a board are read. */
typedef struct rows_state {
    hf_reader *reader;
    const hf_block *block;
    hf_slot *slot;
    const hf_alphabet *alphabet;
    uint32_t size, words;
    hf_record *record;
    const hf_block_walk *walk;
    bool nothing, something; /* a cell is left empty; a blank is written in one */
    char mark;               /* of the first cell of every row so far; 0: they differ */
    bool marked;             /* it is in other cells, too */
    uint32_t blanks, lists;  /* blanks that are written; cells with several symbols */
    uint32_t zeros;          /* of these blanks */
    uint32_t wide;           /* cells with several blanks */
    uint32_t pointed, named; /* "1."; of these, the first cells of their rows */
    uint32_t minus;          /* cells of -1 */
} rows_state;

static hf_status bad_cell(const rows_state *state, hf_cell_text cell, const char *what)
{
    size_t column = state->reader->origin[cell.start] + 1u;
    hf_text text = hf_record_fail(state->record, state->walk->line, column);
    char c = state->reader->folded[cell.start];
    if (what) {
        hf_text_add(&text, what);
    } else {
        char original = state->walk->text.at[state->reader->origin[cell.start]];
        hf_text_shown(&text, c <= 2 ? original : c);
        hf_text_add(&text, " is no symbol here");
    }
    hf_text_add(&text, "; ");
    if (state->size <= HF_MAX_LETTERED) {
        hf_text_expected(&text, state->size, state->alphabet->notation);
    } else {
        hf_text_add(&text, "expected a number from 1 to ");
        hf_text_number(&text, state->size);
    }
    return HF_BAD_TEXT;
}

/* Without the stars that point at a digit (*9*). */
static hf_cell_text without_stars(const char *text, hf_cell_text cell)
{
    while (cell.length > 1 && text[cell.start] == '*') {
        cell.start++;
        cell.length--;
    }
    while (cell.length > 1 && text[cell.start + cell.length - 1] == '*')
        cell.length--;
    return cell;
}

static bool is_number(const char *text, hf_cell_text cell)
{
    for (uint32_t i = 0; i < cell.length; i++)
        if (!hf_is_digit(text[cell.start + i]))
            return false;
    return cell.length > 0;
}

/* What programs write for an empty cell. */
static bool is_minus_one(const char *text, hf_cell_text cell)
{
    return cell.length == 2 && !memcmp(text + cell.start, "-1", 2);
}

/* "--": a blank as wide as a number. */
static bool is_wide_blank(const char *text, hf_cell_text cell)
{
    return cell.length == 2 && hf_is_empty_mark(text[cell.start]) &&
           text[cell.start] == text[cell.start + 1];
}

/* A cell that holds one symbol or none. */
static hf_status read_value(const rows_state *state, hf_cell_text cell, uint16_t *value)
{
    const char *text = state->reader->folded;
    cell = without_stars(text, cell);
    *value = 0;
    if (cell.length == 0 || is_minus_one(text, cell) || is_wide_blank(text, cell))
        return HF_OK;
    if (cell.length == 1 && (state->size <= HF_MAX_LETTERED || !hf_is_digit(text[cell.start]))) {
        uint8_t symbol = state->alphabet->value[(unsigned char)text[cell.start]];
        if (symbol == HF_NOT_A_SYMBOL)
            return bad_cell(state, cell, NULL);
        *value = symbol;
        return HF_OK;
    }
    size_t at = 0;
    uint32_t number = 0;
    if (!is_number(text, cell))
        return bad_cell(state, cell, "this is no number");
    hf_scan_number((hf_span){text + cell.start, cell.length}, &at, &number);
    if (state->alphabet->notation == HF_NOTATION_ZERO)
        number++;
    if (number > state->size)
        return bad_cell(state, cell, "this number is too large");
    *value = (uint16_t)number;
    return HF_OK;
}

static bool is_all_blanks(const char *text, hf_cell_text cell)
{
    for (uint32_t i = 0; i < cell.length; i++)
        if (!hf_is_empty_mark(text[cell.start + i]) && text[cell.start + i] != '0')
            return false;
    return true;
}

/* A cell that holds pencil marks: symbols side by side, or in braces; numbers with commas
 * beyond 61. */
static hf_status read_marks(const rows_state *state, hf_cell_text cell, uint64_t *marks)
{
    const char *text = state->reader->folded;
    bool numbers = state->size > HF_MAX_LETTERED;
    for (uint32_t i = 0; i < cell.length;) {
        hf_cell_text here = {cell.start + i, 1};
        uint32_t symbol = 0;
        size_t at = i;
        char c = text[here.start];
        if (c == '{' || c == '}' || c == ',') {
            i++;
            continue;
        }
        if (numbers && hf_scan_number((hf_span){text + cell.start, cell.length}, &at, &symbol)) {
            i = (uint32_t)at;
        } else {
            symbol = state->alphabet->value[(unsigned char)c];
            i++;
        }
        if (symbol == HF_NOT_A_SYMBOL || symbol > state->size)
            return bad_cell(state, here, NULL);
        if (symbol == 0 && cell.length < state->size && cell.length > 2 &&
            !is_all_blanks(text, cell))
            return bad_cell(state, here, "a blank among symbols");
        if (symbol == 0)
            continue;
        uint64_t bit = UINT64_C(1) << (symbol - 1) % 64;
        if (marks[(symbol - 1) / 64] & bit)
            return bad_cell(state, here, "twice in one cell");
        marks[(symbol - 1) / 64] |= bit;
    }
    return HF_OK;
}

/* Is this a digit such as ⁷, ² or ¹? */
static bool is_small(const rows_state *state, uint32_t at)
{
    const char *digit = state->walk->text.at + state->reader->origin[at];
    return (digit[0] == '\xE2' && digit[1] == '\x81') || (digit[0] == '\xC2' && digit[1] != '\xB7');
}

static hf_status read_marked_cell(const rows_state *state, hf_cell_text cell, uint32_t number)
{
    const char *text = state->reader->folded;
    uint64_t *marks = state->slot->marks + (size_t)number * state->words;
    cell = without_stars(text, cell);
    if (is_minus_one(text, cell))
        return HF_OK;
    if (cell.length == 1 && text[cell.start] == '{')
        return bad_cell(state, cell, NULL);
    bool user = cell.length > 1 && (text[cell.start] == 'u' || text[cell.start] == 'U') &&
                hf_is_digit(text[cell.start + 1]);
    if (user) {
        cell.start++;
        cell.length--;
        state->slot->placed[number] = 1;
        return read_value(state, cell, &state->slot->grid->cell[number]);
    }
    if (cell.length == 3 && !memcmp(text + cell.start + 1, ".0", 2))
        return bad_cell(state, cell, "a number with a point");
    if (cell.length > 1 && is_small(state, cell.start) &&
        !is_small(state, cell.start + cell.length - 1)) {
        hf_text message = hf_record_fail(state->record, state->walk->line, 1);
        hf_text_add(&message, HF_SKETCH);
        return HF_BAD_TEXT;
    }
    return read_marks(state, cell, marks);
}

/* Nobody writes some empty cells and leaves others empty: one of them has been lost. */
static hf_status note_blank(rows_state *state, hf_cell_text cell)
{
    const char *text = state->reader->folded;
    state->nothing = state->nothing || cell.length == 0;
    state->something =
        state->something ||
        (cell.length == 1 && (hf_is_empty_mark(text[cell.start]) || text[cell.start] == '0'));
    if (!state->nothing || !state->something || state->reader->options.format)
        return HF_OK;
    hf_text message = hf_record_fail(state->record, state->walk->line, 1);
    hf_text_add(&message, "is a cell missing?");
    return HF_BAD_TEXT;
}

/* Is the blank in front of every row in none of their other cells: the mark of a list? */
static void note_mark(rows_state *state, hf_cell_text cell, bool first, bool begins)
{
    const char *text = state->reader->folded + cell.start;
    bool pointed = cell.length == 2 && hf_is_digit(*text) && text[1] == '.';
    state->pointed += pointed;
    state->named += pointed && first;
    char c = cell.length == 1 ? state->reader->folded[cell.start] : 0;
    if (c == '.' && (state->walk->text.at[state->reader->origin[cell.start]] & 0x80))
        c = '*'; /* a bullet: not the same as a point */
    state->blanks += hf_is_empty_mark(c) || c == '0';
    state->zeros += c == '0';
    state->lists += cell.length > 1 && state->reader->folded[cell.start] != '*' &&
                    !is_all_blanks(state->reader->folded, cell);
    state->minus += is_minus_one(state->reader->folded, cell);
    state->wide += cell.length > 1 && is_all_blanks(state->reader->folded, cell);
    if (first)
        state->mark = begins || c == state->mark ? c : 0;
    else if (c == state->mark)
        state->marked = true;
}

static bool is_list(const rows_state *state)
{
    return (state->mark == '*' || state->mark == '-') && !state->marked;
}

static hf_status read_rows(rows_state *state, hf_span piece)
{
    hf_cell_text cells[HF_MAX_SIZE];
    hf_block_walk walk = hf_block_start(piece);
    hf_status status;
    state->walk = &walk;
    while ((status = hf_block_next(state->reader, state->block, &walk, cells, state->record)) ==
           HF_OK) {
        uint32_t first = (walk.row - 1) * state->block->columns;
        for (uint32_t i = 0; i < state->block->columns && status == HF_OK; i++)
            status = note_blank(state, cells[i]) != HF_OK ? HF_BAD_TEXT
                     : state->block->marks
                         ? read_marked_cell(state, cells[i], first + i)
                         : read_value(state, cells[i], &state->slot->grid->cell[first + i]);
        if (status != HF_OK)
            return status;
        for (uint32_t i = 0; i < state->block->columns; i++)
            note_mark(state, cells[i], i == 0, walk.row == 1);
    }
    return status == HF_END ? HF_OK : status;
}

/* A number of several digits says nothing about single characters: the 0 of 10 is no symbol. */
static void tally_numbers(hf_span text, hf_tally *tally)
{
    hf_folding folding = hf_fold_start(text);
    uint32_t run = 0;
    char last = 0, c;
    do {
        c = hf_fold_next(&folding);
        if (run == 1 && !hf_is_digit(c))
            tally->count[(unsigned char)last]++;
        run = hf_is_digit(c) ? run + 1 : 0;
        if (run == 0)
            tally->count[(unsigned char)c]++;
        last = c;
    } while (c != 0);
}

/* Counts the characters of all rows, for choosing the notation. */
void hf_rows_tally(hf_span piece, hf_tally *tally)
{
    hf_line line;
    for (; piece.length; piece = hf_span_from(piece, line.whole)) {
        hf_row_facts facts;
        hf_scan_line(piece, true, &line);
        hf_row_look(line.text, &facts);
        if (facts.border || facts.odd)
            continue;
        if (facts.numbers && facts.longest == 2 && facts.words > 4) {
            tally_numbers(line.text, tally);
            continue;
        }
        hf_folding folding = hf_fold_start(line.text);
        for (char c; (c = hf_fold_next(&folding)) != 0;)
            tally->count[(unsigned char)c]++;
    }
}

/* The specification of the board that was surveyed. */
static hf_status specify(hf_reader *reader, hf_span piece, const hf_block *block,
                         hf_shape_spec *spec, hf_record *record)
{
    bool found = false;
    if (!hf_reader_spec_for_columns(reader, block->columns, spec)) {
        hf_text text = hf_record_fail(record, 1, 1);
        hf_text_number(&text, block->columns);
        hf_text_add(&text, " columns; expected a board of ");
        hf_text_number(&text, reader->spec.size);
        hf_text_add(&text, " symbols");
        return HF_BAD_TEXT;
    }
    bool told = reader->options.spec && !(spec->layout == HF_LAYOUT_JIGSAW && !spec->regions);
    if (!told && block->layers > 1) {
        *spec = (hf_shape_spec){0};
        spec->layout = block->roxdoku ? HF_LAYOUT_ROXDOKU : HF_LAYOUT_CUBE;
        spec->size = block->roxdoku ? block->columns * block->columns : block->columns;
    } else if (!told && block->framed && block->columns <= HF_MAX_SIZE / 4) {
        hf_status status = hf_lattice_regions(reader, piece, block, &found);
        if (status != HF_OK)
            return status;
        if (found && !hf_regions_are_boxes(reader->regions, block->columns)) {
            spec->layout = HF_LAYOUT_JIGSAW;
            spec->box_rows = spec->box_columns = 0;
            spec->regions = reader->regions;
        }
    }
    return HF_OK;
}

/* One cell in one line, such as the end of a table in some other notation, or between lines of dashes; two or three rows
 * of as many, which may be a band of a larger board. A drawn board of one cell has its frame, above and below; any may be
 * asked for. */
static bool is_crumb(const hf_reader *reader, const hf_block *block)
{
    if (block->columns > 3 || block->rows != block->columns || reader->options.spec)
        return false;
    return block->columns > 1 ? !reader->options.format : !block->framed || block->ajar;
}

/* What to ask about a board whose format was guessed; NULL: nothing. */
static const char *find_doubt(const rows_state *state)
{
    const hf_block *block = state->block;
    bool wide = !block->framed && state->wide && state->blanks;
    if (state->minus && (state->blanks || (block->marks && state->lists != state->minus)))
        return "is -1 an empty cell, or 1 behind one?";
    if (state->named > 0 && state->named == state->pointed)
        return "are the first numbers cells, or those of rows?";
    if (block->marks)
        return block->columns > 5 && (state->lists == 1 || wide)
                   ? "are several symbols in one cell pencil marks, or is a blank between cells "
                     "missing?"
                   : NULL;
    bool square = block->layers == 0 && block->rows == block->columns;
    const char *zero = !square ? NULL
                               : hf_zero_doubt(state->slot->grid->cell, block->columns,
                                               state->zeros, state->blanks > state->zeros);
    if (zero || is_list(state))
        return zero ? zero : "is the mark in front of the rows a cell?";
    if (!square) /* a shape that was asked for */
        return NULL;
    return hf_rows_doubt(state->slot->grid->cell, block->columns,
                         block->plain && block->mode != HF_ROW_CHARS, block->ruled);
}

hf_status hf_rows_parse(hf_reader *reader, hf_span piece, hf_record *record)
{
    hf_block block;
    hf_shape_spec spec;
    hf_status status = hf_block_survey(reader, piece, &block, record);
    if (status == HF_OK && is_crumb(reader, &block)) {
        hf_text text = hf_record_fail(record, 1, 1);
        hf_text_add(&text, block.columns == 1
                               ? "one cell: not a board"
                               : "a board so small, or a part of one? write its size (--size)");
        return HF_BAD_TEXT;
    }
    if (status == HF_OK)
        status = specify(reader, piece, &block, &spec, record);
    if (status != HF_OK)
        return status;
    rows_state state = {.reader = reader, .block = &block, .size = spec.size, .record = record};
    hf_tally tally = {spec.size, {0}};
    status = hf_reader_open(reader, &spec, record, &state.slot);
    if (status != HF_OK)
        return status;
    if ((uint64_t)block.rows * block.columns != hf_shape_cells(state.slot->shape)) {
        hf_text text = hf_record_fail(record, 1, 1);
        hf_text_number(&text, (uint64_t)block.rows * block.columns);
        hf_text_add(&text, " cells; expected ");
        hf_text_number(&text, hf_shape_cells(state.slot->shape));
        return HF_BAD_TEXT;
    }
    if (spec.size > 9 && block.mode != HF_ROW_FIELDS && spec.size <= HF_MAX_LETTERED)
        hf_rows_tally(piece, &tally);
    state.alphabet = hf_reader_alphabet(reader, spec.size, &tally);
    state.words = (spec.size + 63) / 64;
    if (block.marks)
        status = hf_slot_marks(state.slot, true);
    if (status == HF_OK)
        status = read_rows(&state, piece);
    if (status != HF_OK)
        return status;
    record->grid = state.slot->grid;
    const char *doubt = reader->options.format ? NULL : find_doubt(&state);
    if (doubt) {
        hf_text text = hf_record_fail(record, 1, 1);
        hf_text_add(&text, doubt);
        return HF_BAD_TEXT;
    }
    return block.marks ? hf_slot_settle(state.slot, record) : HF_OK;
}

static hf_status write_rows(const hf_grid *grid, const hf_write_options *options, hf_text *text)
{
    uint32_t columns = hf_shape_columns(grid->shape), cells = hf_shape_cells(grid->shape);
    uint32_t size = hf_shape_size(grid->shape);
    if (hf_shape_spec_of(grid->shape)->layout == HF_LAYOUT_JIGSAW || columns > HF_MAX_SIZE)
        return HF_UNSUPPORTED; /* the map would be lost; no row is read that long */
    for (uint32_t i = 0; i < cells; i++) {
        if (size > HF_MAX_LETTERED && i % columns)
            hf_text_char(text, ' ');
        if (grid->cell[i] && size > HF_MAX_LETTERED)
            hf_text_number(text, grid->cell[i]);
        else
            hf_text_char(text, grid->cell[i] ? hf_format_symbol(grid->cell[i]) : options->blank);
        if (i % columns == columns - 1)
            hf_text_char(text, '\n');
    }
    return HF_OK;
}

const hf_format hf_format_rows = {"rows",       "one row per line, framed or not, and drawings",
                                  hf_block_cut, hf_rows_parse,
                                  write_rows,   0,
                                  NULL};
