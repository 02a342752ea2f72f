/* SPDX-License-Identifier: MIT
 *
 * pencilmarks.c - boards with their candidates: as a grid (read by rows.c), as N*N groups on one
 * line, and as a Sukaku of N*N*N characters, one for each candidate of each cell, a blank where it
 * is gone.
 *
 *     | 2  679  6789 |...        2 679 6789 1 46789 ...        .2............67.9.....6789 ...
 */
#include "base/assert.h"
#include "grid/grid_data.h"
#include "grid/spec.h"
#include "format/draw.h"

/* ---- reading --------------------------------------------------------------------------------- */

/* Size of the board that so many characters are a Sukaku of, 0 if they are not: in each group of N,
 * the digits stand in their places. */
static uint32_t sukaku_size(hf_span cells)
{
    uint32_t size = hf_spec_cube_root(cells.length);
    bool digits = false;
    if (size < 2 || size > 9)
        return 0;
    for (size_t i = 0; i < cells.length; i++) {
        char c = cells.at[i];
        if (c == (char)('1' + i % size))
            digits = true;
        else if (c != '0' && !hf_is_empty_mark(c))
            return 0;
    }
    return digits ? size : 0;
}

/* Is it one without a word? 729 characters are; fewer if there are as many candidates as cells. (64 could be a line of
 * 8x8, but hardly one whose clues all stand where their candidates would.) */
static bool is_sukaku(hf_span cells)
{
    uint32_t size = sukaku_size(cells), digits = 0;
    for (size_t i = 0; i < cells.length && size >= 4; i++)
        digits += cells.at[i] == (char)('1' + i % size);
    return size > 0 && (cells.length == 729 || (size >= 4 && digits >= size * size));
}

/* Number of groups on a line of N*N groups of symbols 1..N, at least one of them longer than one; 0
 * if it is no such line. Digits ascend within a group: that tells groups from numbers. */
static size_t count_groups(hf_span line)
{
    size_t groups = 0, longest = 0;
    char largest = '0';
    for (size_t i = 0; i < line.length;) {
        size_t start = i;
        if (hf_is_blank(line.at[i])) {
            i++;
            continue;
        }
        for (char before = '0'; i < line.length && !hf_is_blank(line.at[i]); i++) {
            if (!hf_is_digit(line.at[i]) || line.at[i] <= before)
                return 0;
            before = line.at[i];
            largest = before > largest ? before : largest;
        }
        longest = i - start > longest ? i - start : longest;
        groups++;
    }
    uint32_t size = hf_spec_square_root(groups);
    bool fits = size >= 4 && size <= 9 && (uint32_t)(largest - '0') <= size;
    return fits && longest > 1 ? groups : 0;
}

static size_t cut_marks(const hf_reader *reader, hf_span text, bool last)
{
    bool asked = reader->options.format == &hf_format_pencilmarks;
    hf_line line = hf_scan_first(text, last);
    hf_span content = hf_scan_trim(line.text);
    hf_span word = hf_span_part(content, 0, hf_scan_word(content));
    bool flat = !reader->options.spec || reader->spec.layout != HF_LAYOUT_CUBE;
    if (flat && (asked ? sukaku_size(word) > 0 : is_sukaku(word)))
        return line.whole;
    if (count_groups(content) >= (asked ? 1 : 16))
        return line.whole;
    return asked ? hf_block_cut(reader, text, last) : HF_CUT_NO;
}

/* Reads the group or the N characters of one cell. */
static hf_status read_group(hf_slot *slot, uint32_t cell, hf_span group, size_t column,
                            hf_record *record)
{
    uint32_t size = hf_shape_size(slot->shape);
    for (size_t i = 0; i < group.length; i++) {
        char c = group.at[i];
        uint32_t symbol = hf_is_digit(c) ? (uint32_t)(c - '0') : 0;
        HF_ASSERT(hf_is_digit(c) || hf_is_empty_mark(c)); /* the groups were counted */
        if (symbol > size) {
            hf_text text = hf_record_fail(record, 1, column + i);
            hf_text_shown(&text, c);
            hf_text_add(&text, " is no symbol here; ");
            hf_text_expected(&text, size, HF_NOTATION_ONE);
            return HF_BAD_TEXT;
        }
        if (symbol)
            slot->marks[cell] |= UINT64_C(1) << (symbol - 1);
    }
    return HF_OK;
}

static hf_status read_groups(hf_slot *slot, hf_span line, hf_span content, hf_record *record)
{
    uint32_t cell = 0;
    for (size_t i = 0; i < content.length;) {
        size_t start = i;
        while (i < content.length && !hf_is_blank(content.at[i]))
            i++;
        if (i > start) {
            size_t column = (size_t)(content.at - line.at) + start + 1;
            hf_span group = hf_span_part(content, start, i - start);
            hf_status status = read_group(slot, cell++, group, column, record);
            if (status != HF_OK)
                return status;
        } else {
            i++;
        }
    }
    return HF_OK;
}

static hf_status parse_marks(hf_reader *reader, hf_span piece, hf_record *record)
{
    hf_line line;
    hf_shape_spec spec;
    hf_slot *slot;
    hf_scan_line(piece, true, &line);
    hf_span content = hf_scan_trim(line.text);
    hf_span word = hf_span_part(content, 0, hf_scan_word(content));
    uint32_t sukaku = sukaku_size(word);
    size_t cells = sukaku ? (size_t)sukaku * sukaku : count_groups(content);
    if (cells == 0)
        return hf_rows_parse(reader, piece, record);
    if (!hf_reader_spec_for_cells(reader, cells, &spec)) {
        hf_text text = hf_record_fail(record, 1, 1);
        hf_text_number(&text, cells);
        hf_text_add(&text, " cells with pencil marks: not the board that was asked for");
        return HF_BAD_TEXT;
    }
    hf_status status = hf_reader_open(reader, &spec, record, &slot);
    if (status == HF_OK)
        status = hf_slot_marks(slot, true);
    if (status != HF_OK)
        return status;
    if (sukaku) {
        for (uint32_t cell = 0; cell < cells; cell++)
            read_group(slot, cell, hf_span_part(word, (size_t)cell * sukaku, sukaku), 1, record);
        hf_scan_comment(hf_span_from(content, word.length), record);
    } else {
        status = read_groups(slot, line.text, content, record);
    }
    return status == HF_OK ? hf_slot_settle(slot, record) : status;
}

/* ---- writing --------------------------------------------------------------------------------- */

/* A board to take the candidates from: the caller's, or one made from the grid, which is *made. */
static const hf_board *candidates(const hf_grid *grid, const hf_write_options *options,
                                  hf_board **made)
{
    *made = NULL;
    if (options->board)
        return options->board;
    if (hf_board_new(grid->shape, made) == HF_OK)
        hf_board_load(*made, grid);
    return *made;
}

static hf_status write_marks(const hf_grid *grid, const hf_write_options *options, hf_text *text)
{
    hf_board *made;
    hf_write_options own = *options;
    own.board = candidates(grid, options, &made);
    own.ascii = true;
    own.colour = false;
    if (own.board)
        hf_draw_marks(grid, &own, text);
    hf_board_free(made);
    return own.board ? HF_OK : HF_NO_MEMORY;
}

/* Boards that these notations have no place for: not N rows of N, or with a map that would be lost. */
static bool is_unfit(const hf_shape *shape)
{
    hf_layout layout = hf_shape_spec_of(shape)->layout;
    return layout != HF_LAYOUT_BOXES && layout != HF_LAYOUT_LATIN;
}

/* One character for each candidate of each cell. */
static hf_status write_sukaku(const hf_grid *grid, const hf_write_options *options, hf_text *text)
{
    uint32_t cells = hf_shape_cells(grid->shape), size = hf_shape_size(grid->shape);
    hf_board *made;
    if (size > 9 || size < 2 || is_unfit(grid->shape))
        return HF_UNSUPPORTED;
    const hf_board *board = candidates(grid, options, &made);
    for (uint32_t cell = 0; board && cell < cells; cell++)
        for (uint32_t symbol = 1; symbol <= size; symbol++)
            hf_text_char(text, grid->cell[cell] == symbol ||
                                       (!grid->cell[cell] && hf_board_has(board, cell, symbol))
                                   ? hf_shape_symbol(grid->shape, symbol)
                                   : '.');
    hf_board_free(made);
    return board ? HF_OK : HF_NO_MEMORY;
}

/* Rows of lists with blanks between, as SudoCue keeps them. */
static hf_status write_sdx(const hf_grid *grid, const hf_write_options *options, hf_text *text)
{
    uint32_t cells = hf_shape_cells(grid->shape), size = hf_shape_size(grid->shape);
    hf_board *made;
    if (size > 9 || size < 4 || is_unfit(grid->shape))
        return HF_UNSUPPORTED;
    const hf_board *board = candidates(grid, options, &made);
    for (uint32_t cell = 0; board && cell < cells; cell++) {
        if (hf_is_entry(grid, options, cell))
            hf_text_char(text, 'u');
        if (grid->cell[cell])
            hf_text_char(text, hf_shape_symbol(grid->shape, grid->cell[cell]));
        for (uint32_t symbol = 1; !grid->cell[cell] && symbol <= size; symbol++)
            if (hf_board_has(board, cell, symbol))
                hf_text_char(text, hf_shape_symbol(grid->shape, symbol));
        if (!grid->cell[cell] && hf_board_count(board, cell) == 0)
            hf_text_char(text, '.');
        hf_text_char(text, cell % size == size - 1 ? '\n' : ' ');
    }
    hf_board_free(made);
    return board ? HF_OK : HF_NO_MEMORY;
}

const hf_format hf_format_pencilmarks = {
    "pencilmarks", "candidates of every cell: a grid, or N*N groups on a line",
    cut_marks,     parse_marks,
    write_marks,   HF_KEEPS_CANDIDATES,
    NULL};

const hf_format hf_format_sukaku = {"sukaku",     "candidates only: N*N*N characters on a line",
                                    cut_marks,    parse_marks,
                                    write_sukaku, HF_KEEPS_CANDIDATES,
                                    NULL};

const hf_format hf_format_sdx = {
    "sdx",        "rows of candidate lists, u7 = placed by the player (.sdx)",
    hf_block_cut, hf_rows_parse,
    write_sdx,    HF_KEEPS_ENTRIES | HF_KEEPS_CANDIDATES,
    NULL};
