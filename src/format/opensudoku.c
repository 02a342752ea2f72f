/* SPDX-License-Identifier: MIT
 *
 * opensudoku.c - the games in a file of OpenSudoku.
 *
 *     <game ... data="2001050030540007100102030806..." note="plain" />
 *     <game ... data="version: 3&#10;2|0|0|0|352|1|..." />
 *
 * Every game is a record; the lines around them are nothing to read. In the second form each cell
 * has its value, its notes (a number whose bits are the digits, or a list) and whether it can be
 * edited.
 */
#include "base/assert.h"
#include "grid/grid_data.h"
#include "format/table.h"

/* Are there as many digits and blanks in a row as the least board has cells? */
static bool holds_board(hf_span line)
{
    size_t run = 0;
    for (size_t i = 0; i < line.length && run < 16; i++)
        run = hf_is_digit(line.at[i]) || hf_is_empty_mark(line.at[i]) ? run + 1 : 0;
    return run >= 16;
}

static bool is_wrapping(hf_span line)
{
    static const char *const tags[] = {
        "<?xml",   "<opensudoku", "</opensudoku", "<folder", "</folder", "<!--",
        "</game",  "<name",       "<author",      "<desc",   "<comment", "<created",
        "<source", "<level",      "<sourceurl",   "<sudoku", "</sudoku", "<collection"};
    /* A puzzle of another kind may stand behind such a tag. */
    size_t end = hf_scan_find(line, ">");
    if (hf_scan_starts_any_case(line, "<sudoku") && end + 1 < line.length)
        return hf_scan_find(line, "<game ") < line.length;
    for (size_t i = 0; i < sizeof tags / sizeof *tags; i++)
        if (hf_scan_starts_any_case(line, tags[i]))
            return hf_scan_find(line, "<game ") < line.length || !holds_board(line);
    return false;
}

/* The end of the tag at the front, with its line end; a tag in it means that it has none. */
static size_t cut_game(hf_span text, size_t start, bool last)
{
    size_t end = start + 1;
    while (end < text.length && text.at[end] != '>' && text.at[end] != '<')
        end++;
    if (end == text.length)
        return last ? HF_CUT_NO : HF_CUT_MORE;
    if (text.at[end++] != '>')
        return HF_CUT_NO;
    while (end < text.length && hf_is_blank(text.at[end]))
        end++;
    return end < text.length && text.at[end] == '\n' ? end + 1 : end;
}

static size_t cut_opensudoku(const hf_reader *reader, hf_span text, bool last)
{
    hf_line line;
    size_t start = 0;
    (void)reader;
    for (; hf_is_blank(text.at[start]); start++)
        HF_ASSERT(start + 1 < text.length); /* a blank line is no record */
    if (text.at[start] != '<')
        return HF_CUT_NO;
    if (hf_scan_starts(hf_span_from(text, start), "<game "))
        return cut_game(text, start, last);
    if (!hf_scan_line(text, last, &line))
        return HF_CUT_MORE;
    if (!is_wrapping(hf_scan_trim(line.text)))
        return HF_CUT_NO;
    size_t game = hf_scan_find(line.text, "<game ");
    size_t before = (size_t)(line.text.at - text.at);
    return game < line.text.length ? before + game : line.whole;
}

/* The value of an attribute; length 0 if it is not there. */
static hf_span attribute(hf_span tag, const char *name)
{
    size_t at = hf_scan_find(tag, name);
    if (at >= tag.length)
        return (hf_span){tag.at, 0};
    while (at < tag.length && tag.at[at] != '"')
        at++;
    size_t start = at < tag.length ? at + 1 : at, end = start;
    while (end < tag.length && tag.at[end] != '"')
        end++;
    return hf_span_part(tag, start, end - start);
}

static hf_status fail(hf_record *record, size_t column, const char *why)
{
    hf_text text = hf_record_fail(record, 1, column);
    hf_text_add(&text, why);
    return HF_BAD_TEXT;
}

/* One number of the list, with what follows up to and with the next bar. */
static bool next_number(hf_span data, size_t *at, uint32_t *number)
{
    *number = 0;
    size_t end = *at;
    while (end < data.length && data.at[end] != '|')
        end++;
    if (end >= data.length)
        return false;
    size_t digits = *at;
    if (end > digits && !hf_scan_number(hf_span_part(data, 0, end), &digits, number) &&
        data.at[digits] != '-')
        return false;
    *at = end + 1;
    return true;
}

static hf_status read_cells(hf_slot *slot, hf_span data, uint32_t version, size_t column,
                            hf_record *record)
{
    size_t at = 0;
    for (uint32_t cell = 0; cell < 81; cell++) {
        uint32_t value, notes, more = 0, editable;
        bool good = next_number(data, &at, &value) && next_number(data, &at, &notes) &&
                    (version < 4 || next_number(data, &at, &more)) &&
                    next_number(data, &at, &editable);
        if (!good || value > 9)
            return fail(record, column + at, "expected value|notes|editable| for each of 81 cells");
        slot->grid->cell[cell] = (uint16_t)value;
        slot->placed[cell] = value && editable;
        if (!value && version >= 2)
            slot->marks[cell] = (notes | more) & 511;
    }
    return HF_OK;
}

static hf_status parse_versioned(hf_reader *reader, hf_span data, size_t column, hf_record *record)
{
    hf_shape_spec spec;
    hf_slot *slot;
    uint32_t version = 0;
    size_t at = 0;
    while (at < data.length && !hf_is_digit(data.at[at]))
        at++;
    hf_scan_number(data, &at, &version);
    if (hf_scan_starts(hf_span_from(data, at), "&#10;"))
        at += 5;
    while (at < data.length && (data.at[at] == '\n' || hf_is_blank(data.at[at])))
        at++;
    if (!hf_reader_spec_for_cells(reader, 81, &spec) || spec.size != 9)
        return fail(record, column, "a board of 81 cells: not the board that was asked for");
    hf_status status = hf_reader_open(reader, &spec, record, &slot);
    if (status == HF_OK)
        status = hf_slot_marks(slot, false);
    if (status == HF_OK)
        status = read_cells(slot, hf_span_from(data, at), version, column + at, record);
    return status == HF_OK ? hf_slot_settle(slot, record) : status;
}

static hf_status parse_opensudoku(hf_reader *reader, hf_span piece, hf_record *record)
{
    size_t game = hf_scan_find(piece, "<game ");
    if (game == piece.length)
        return HF_END;
    hf_span tag = hf_span_from(piece, game);
    hf_span data = attribute(tag, "data=");
    hf_span note = attribute(tag, "note=");
    size_t column = (size_t)(data.at - piece.at) + 1;
    if (data.length == 0)
        return fail(record, game + 1, "a game without data");
    if (note.length) {
        record->comment = note.at;
        record->comment_length = note.length;
    }
    if (hf_scan_starts(data, "version"))
        return parse_versioned(reader, data, column, record);
    return hf_line_cells(reader, data, 1, column, record);
}

/* value|notes|editable| for each cell. */
static void write_versioned(const hf_grid *grid, const hf_write_options *options, hf_text *text)
{
    hf_text_add(text, "version: 3&#10;");
    for (uint32_t i = 0; i < 81; i++) {
        bool open = !grid->cell[i], notes = open && options->board;
        hf_text_number(text, grid->cell[i]);
        hf_text_char(text, '|');
        hf_text_number(text, notes ? hf_board_candidates(options->board, i)[0] : 0);
        hf_text_add(text, open || hf_is_entry(grid, options, i) ? "|1|" : "|0|");
    }
}

static hf_status write_opensudoku(const hf_grid *grid, const hf_write_options *options,
                                  hf_text *text)
{
    if (hf_shape_cells(grid->shape) != 81 || hf_shape_size(grid->shape) != 9 ||
        hf_shape_spec_of(grid->shape)->layout != HF_LAYOUT_BOXES)
        return HF_UNSUPPORTED;
    hf_text_add(text, "<game data=\"");
    if (options->board || hf_has_entries(grid, options)) {
        write_versioned(grid, options, text);
    } else {
        for (uint32_t i = 0; i < 81; i++)
            hf_text_char(text, (char)('0' + grid->cell[i]));
    }
    hf_text_add(text, "\" />");
    return HF_OK;
}

const hf_format hf_format_opensudoku = {"opensudoku",
                                        "the games in a file of OpenSudoku (XML)",
                                        cut_opensudoku,
                                        parse_opensudoku,
                                        write_opensudoku,
                                        HF_KEEPS_ENTRIES | HF_KEEPS_CANDIDATES,
                                        NULL};
