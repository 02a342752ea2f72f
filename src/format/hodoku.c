/* SPDX-License-Identifier: MIT
 *
 * hodoku.c - a line of a HoDoKu library: a puzzle in a certain state, for one technique.
 *
 *     :0000:x:2+7.1.5..3.54...71..1.2.3.8.6. ...:613 713::
 *      type    | cells; + before a digit        | candidates struck out,
 *              | that was placed                | digit row column
 *
 * Whatever follows is carried through as the comment.
 */
#include "grid/grid_data.h"
#include "format/table.h"

/* Field number n of a line that begins with a colon; field 0 stands before the first colon. */
static hf_span field(hf_span line, unsigned n)
{
    size_t start = 0;
    for (; n > 0 && start < line.length; start++)
        if (line.at[start] == ':')
            n--;
    size_t end = start;
    while (end < line.length && line.at[end] != ':')
        end++;
    return hf_span_part(line, start, end - start);
}

static size_t count_cells(hf_span cells)
{
    size_t count = 0;
    for (size_t i = 0; i < cells.length; i++)
        count += cells.at[i] != '+';
    return count;
}

static size_t cut_hodoku(const hf_reader *reader, hf_span text, bool last)
{
    hf_line line = hf_scan_first(text, last);
    hf_span content = hf_scan_trim(line.text);
    bool named = reader->options.format == &hf_format_hodoku;
    if (content.length < 2 || *content.at != ':')
        return named ? line.whole : HF_CUT_NO;
    /* behind the first colon stands a number; a blank, or more colons, are the frame of a drawing */
    return named || hf_is_digit(content.at[1]) || hf_is_letter(content.at[1]) ? line.whole
                                                                              : HF_CUT_NO;
}

static hf_status read_cells(hf_reader *reader, hf_slot *slot, hf_span cells, size_t column,
                            hf_record *record)
{
    uint32_t size = hf_shape_size(slot->shape), cell = 0;
    hf_tally tally = {size, {0}};
    hf_tally_add(&tally, cells);
    const hf_alphabet *alphabet = hf_reader_alphabet(reader, size, &tally);
    for (size_t i = 0; i < cells.length; i++) {
        bool placed = cells.at[i] == '+';
        i += placed;
        uint8_t value = i < cells.length ? alphabet->value[(unsigned char)cells.at[i]]
                                         : (uint8_t)HF_NOT_A_SYMBOL;
        if (value == HF_NOT_A_SYMBOL || (placed && value == 0)) {
            hf_text text = hf_record_fail(record, 1, column + i);
            if (i < cells.length)
                hf_text_shown(&text, cells.at[i]);
            hf_text_add(&text, " is no symbol here; ");
            hf_text_expected(&text, size, alphabet->notation);
            return HF_BAD_TEXT;
        }
        slot->grid->cell[cell] = value;
        slot->placed[cell++] = placed;
    }
    return HF_OK;
}

/* "613 713": strikes 6 and 7 from r1c3. */
static hf_status strike(hf_slot *slot, hf_span list, size_t column, hf_record *record)
{
    uint32_t size = hf_shape_size(slot->shape);
    for (size_t i = 0; i < list.length;) {
        uint32_t number = 0;
        size_t start = i;
        if (hf_is_blank(list.at[i])) {
            i++;
            continue;
        }
        bool good = hf_scan_number(list, &i, &number) && i - start == 3;
        uint32_t digit = number / 100, row = number / 10 % 10, col = number % 10;
        if (!good || digit < 1 || digit > size || row < 1 || row > size || col < 1 || col > size) {
            hf_text text = hf_record_fail(record, 1, column + start);
            hf_text_add(&text, "expected three digits: the candidate, its row, its column");
            return HF_BAD_TEXT;
        }
        hf_board_eliminate(slot->board, (row - 1) * size + col - 1, digit);
    }
    return HF_OK;
}

static hf_status parse_hodoku(hf_reader *reader, hf_span piece, hf_record *record)
{
    hf_line line;
    hf_shape_spec spec;
    hf_slot *slot;
    hf_scan_line(piece, true, &line);
    hf_span content = hf_scan_trim(line.text);
    hf_span cells = field(content, 3), struck = field(content, 4);
    size_t column = (size_t)(cells.at - line.text.at) + 1;
    if (!hf_reader_spec_for_cells(reader, count_cells(cells), &spec) || spec.size > 9 ||
        spec.size < 2) {
        hf_text text = hf_record_fail(record, 1, column);
        hf_text_number(&text, count_cells(cells));
        hf_text_add(&text, " cells in the third field; expected 81");
        return HF_BAD_TEXT;
    }
    hf_status status = hf_reader_open(reader, &spec, record, &slot);
    if (status == HF_OK)
        status = hf_slot_marks(slot, false);
    if (status == HF_OK)
        status = read_cells(reader, slot, cells, column, record);
    if (status == HF_OK)
        status = hf_slot_settle(slot, record);
    if (status == HF_OK)
        status = strike(slot, struck, (size_t)(struck.at - line.text.at) + 1, record);
    hf_span rest = hf_span_from(content, (size_t)(struck.at + struck.length - content.at));
    while (rest.length && *rest.at == ':')
        rest = hf_span_from(rest, 1);
    hf_scan_comment(rest, record);
    return status;
}

/* Lists what is struck besides what the values strike: digit, row, column. */
static hf_status write_struck(const hf_grid *grid, const hf_board *board, hf_text *text)
{
    uint32_t size = hf_shape_size(grid->shape), count = 0;
    hf_board *plain;
    hf_status status = hf_board_new(grid->shape, &plain);
    if (status != HF_OK)
        return status;
    hf_board_load(plain, grid);
    for (uint32_t i = 0; i < hf_shape_cells(grid->shape); i++)
        for (uint32_t symbol = 1; symbol <= size && !grid->cell[i]; symbol++) {
            if (!hf_board_has(plain, i, symbol) || hf_board_has(board, i, symbol))
                continue;
            if (count++)
                hf_text_char(text, ' ');
            hf_text_number(text, symbol * 100 + (i / size + 1) * 10 + i % size + 1);
        }
    hf_board_free(plain);
    return HF_OK;
}

static hf_status write_hodoku(const hf_grid *grid, const hf_write_options *options, hf_text *text)
{
    const hf_shape_spec *spec = hf_shape_spec_of(grid->shape);
    uint32_t cells = hf_shape_cells(grid->shape);
    if (spec->size > 9 || spec->size < 2 || spec->layout == HF_LAYOUT_JIGSAW)
        return HF_UNSUPPORTED;
    hf_text_add(text, ":0000:x:");
    for (uint32_t i = 0; i < cells; i++) {
        if (hf_is_entry(grid, options, i))
            hf_text_char(text, '+');
        hf_text_char(text, grid->cell[i] ? hf_format_symbol(grid->cell[i]) : '.');
    }
    hf_text_char(text, ':');
    hf_status status = HF_OK;
    if (options->board && cells == spec->size * spec->size)
        status = write_struck(grid, options->board, text);
    hf_text_add(text, "::");
    return status;
}

const hf_format hf_format_hodoku = {
    "hodoku",     "a line of a HoDoKu library: a puzzle, digits placed, candidates struck",
    cut_hodoku,   parse_hodoku,
    write_hodoku, HF_KEEPS_ENTRIES | HF_KEEPS_CANDIDATES,
    NULL};
