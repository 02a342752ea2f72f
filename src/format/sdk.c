/* SPDX-License-Identifier: MIT
 *
 * sdk.c - the files of older programs that hold one puzzle as rows.
 *
 *     SadMan .sdk      [Puzzle]          SudoCue .sdk   #ARuud            Simple Sudoku .ss
 *                      2..1.5..3                        #LEasy            2..|1.5|..3
 *                      ...                              2..1.5..3         ...
 *                      [State]                          ...
 *                      27.1.5..3
 *
 * SudoCue's header lines are comments to the reader. In SadMan's, the state is the puzzle with the
 * player's digits.
 */
#include "grid/grid_data.h"
#include "format/nine_line.h"
#include "format/rows/block.h"
#include "format/told.h"

static bool is_section(hf_span line)
{
    hf_span content = hf_scan_trim(line);
    return content.length > 2 && content.at[0] == '[' && hf_is_letter(content.at[1]) &&
           content.at[content.length - 1] == ']';
}

static size_t cut_sdk(const hf_reader *reader, hf_span text, bool last)
{
    size_t offset = 0;
    hf_line line = hf_scan_first(text, last);
    if (!hf_scan_starts_any_case(hf_scan_trim(line.text), "[puzzle]"))
        return reader->options.format == &hf_format_sdk ? hf_block_cut(reader, text, last)
                                                        : HF_CUT_NO;
    while (offset < text.length) {
        if (!hf_scan_line(hf_span_from(text, offset), last, &line))
            return HF_CUT_MORE;
        hf_span content = hf_scan_trim(line.text);
        if (!reader->options.format && hf_board_line_begins(text, offset, last))
            return offset; /* a list of boards */
        if (offset && (content.length == 0 || hf_scan_starts(content, "```") ||
                       hf_scan_starts_any_case(content, "[puzzle]")))
            return offset;
        offset += line.whole;
    }
    return last ? offset : HF_CUT_MORE;
}

/* The lines below the heading `name`, up to the next one; *above receives how many lines precede.
 */
static hf_span section(hf_span piece, const char *name, size_t *above)
{
    hf_span found = {piece.at, 0};
    hf_line line;
    bool inside = false;
    size_t number = 0;
    for (; piece.length; piece = hf_span_from(piece, line.whole)) {
        hf_scan_line(piece, true, &line);
        number++;
        if (is_section(line.text)) {
            if (inside)
                break;
            inside = hf_scan_starts_any_case(hf_scan_trim(line.text), name);
            found = (hf_span){piece.at + line.whole, 0};
            *above = number;
        } else if (inside) {
            found.length += line.whole;
        }
    }
    return inside ? found : (hf_span){piece.at, 0};
}

/* Reads the rows of the state into the slot; false if they are not just such rows. */
static bool read_state(hf_reader *reader, hf_slot *slot, hf_span rows, hf_record *scratch)
{
    uint32_t size = hf_shape_size(slot->shape), columns = hf_shape_columns(slot->shape);
    hf_cell_text cells[HF_MAX_SIZE];
    hf_block block;
    hf_tally tally = {size, {0}};
    if (hf_block_survey(reader, rows, &block, scratch) != HF_OK || block.columns != columns ||
        block.rows != hf_shape_cells(slot->shape) / columns || block.marks)
        return false;
    const hf_alphabet *alphabet = hf_reader_alphabet(reader, size, &tally);
    hf_block_walk walk = hf_block_start(rows);
    while (hf_block_next(reader, &block, &walk, cells, scratch) == HF_OK)
        for (uint32_t i = 0; i < columns; i++) {
            uint32_t cell = (walk.row - 1) * columns + i;
            uint8_t value = alphabet->value[(unsigned char)reader->folded[cells[i].start]];
            if (cells[i].length != 1 || value == HF_NOT_A_SYMBOL)
                return false;
            if (value && !slot->grid->cell[cell]) {
                slot->grid->cell[cell] = value;
                slot->placed[cell] = 1;
            }
        }
    return walk.row == block.rows;
}

static hf_status parse_sdk(hf_reader *reader, hf_span piece, hf_record *record)
{
    size_t above = 0, state_above;
    hf_line line;
    hf_scan_line(piece, true, &line);
    if (!is_section(line.text))
        return hf_rows_parse(reader, piece, record);
    hf_span puzzle = section(piece, "[puzzle]", &above);
    hf_span state = section(piece, "[state]", &state_above);
    if (puzzle.length == 0) {
        hf_text text = hf_record_fail(record, 1, 1);
        hf_text_add(&text, "a heading without rows below it");
        return HF_BAD_TEXT;
    }
    hf_status status = hf_rows_parse(reader, puzzle, record);
    record->line += above;
    if (status != HF_OK || record->board || state.length == 0)
        return status;
    hf_record scratch;
    hf_slot *slot = hf_reader_slot_of(reader, record->grid);
    status = hf_slot_marks(slot, false);
    if (status != HF_OK)
        return status;
    if (read_state(reader, slot, state, &scratch))
        return hf_slot_settle(slot, record);
    status = hf_rows_parse(reader, puzzle, record); /* a state of another kind: the puzzle alone */
    hf_record_ignore(record, (hf_span){"[State]", 7});
    return status;
}

/* The clues, and below them, where the player has entered digits, the clues with these. */
static hf_status write_sdk(const hf_grid *grid, const hf_write_options *options, hf_text *text)
{
    if (hf_shape_size(grid->shape) > HF_MAX_LETTERED)
        return HF_UNSUPPORTED;
    hf_text_add(text, "[Puzzle]\n");
    if (!hf_has_entries(grid, options))
        return hf_format_rows.write(grid, options, text);
    hf_grid *clues;
    hf_status status = hf_grid_new(grid->shape, &clues);
    if (status != HF_OK)
        return status;
    for (uint32_t i = 0; i < hf_shape_cells(grid->shape); i++)
        clues->cell[i] = hf_is_entry(grid, options, i) ? 0 : grid->cell[i];
    status = hf_format_rows.write(clues, options, text);
    hf_grid_free(clues);
    if (status != HF_OK)
        return status;
    hf_text_add(text, "[State]\n");
    return hf_format_rows.write(grid, options, text);
}

/* Bars between boxes across, dashes between boxes down. */
static hf_status write_ss(const hf_grid *grid, const hf_write_options *options, hf_text *text)
{
    const hf_shape_spec *spec = hf_shape_spec_of(grid->shape);
    uint32_t n = spec->size;
    if (spec->layout != HF_LAYOUT_BOXES || n > HF_MAX_LETTERED || n < 4)
        return HF_UNSUPPORTED;
    for (uint32_t r = 0; r < n; r++) {
        if (r && r % spec->box_rows == 0) {
            hf_text_repeat(text, '-', n + n / spec->box_columns - 1);
            hf_text_char(text, '\n');
        }
        for (uint32_t c = 0; c < n; c++) {
            uint32_t value = grid->cell[r * n + c];
            if (c && c % spec->box_columns == 0)
                hf_text_char(text, '|');
            hf_text_char(text, value ? hf_format_symbol(value) : options->blank);
        }
        hf_text_char(text, '\n');
    }
    return HF_OK;
}

const hf_format hf_format_sdk = {
    "sdk", "SadMan and SudoCue files (.sdk)", cut_sdk, parse_sdk, write_sdk, HF_KEEPS_ENTRIES,
    NULL};

const hf_format hf_format_ss = {
    "ss", "Simple Sudoku (.ss)", hf_block_cut, hf_rows_parse, write_ss, 0, NULL};
