/* SPDX-License-Identifier: MIT
 *
 * csv.c - puzzles in tables: one to a line, in a column that the heading names, or one cell to a
 * field.
 *
 *     id,puzzle,solution,clues          2,,,1,,5,,,3
 *     1,2..1.5..3.54...,2781456...,36   ,5,4,,,,7,1,
 *
 * Without a heading the puzzle is the first field that has the looks of one. The rest of the line
 * is the comment if the puzzle comes first, otherwise what stands before it is lost to the output,
 * so the whole line is the comment then.
 */
#include "grid/grid_data.h"
#include "format/rows/block.h"
#include "format/typed/dress.h"

static bool separates(char c)
{
    return c == ',' || c == ';' || c == '\t';
}

/* The next field of a line, without quotes; *at moves behind its separator, beyond the line's length
 * after the last. False: no more. */
static bool next_field(hf_span line, size_t *at, hf_span *field)
{
    size_t start = *at, end = start;
    if (start > line.length)
        return false;
    if (start < line.length && line.at[start] == '"')
        for (end++; end < line.length && line.at[end] != '"'; end++)
            ;
    while (end < line.length && !separates(line.at[end]))
        end++;
    *field = hf_scan_trim(hf_span_part(line, start, end - start));
    if (field->length >= 2 && field->at[0] == '"' && field->at[field->length - 1] == '"')
        *field = hf_span_part(*field, 1, field->length - 2);
    *at = end + 1;
    return true;
}

/* Field number `column` (from 1); at == NULL if there are fewer, and then *count says how many. */
static hf_span nth_field(hf_span line, uint32_t column, uint32_t *count)
{
    hf_span field;
    *count = 0;
    for (size_t at = 0; next_field(line, &at, &field);)
        if (++*count == column)
            return field;
    return (hf_span){NULL, 0};
}

static bool has_separator(hf_span line)
{
    for (size_t i = 0; i < line.length; i++)
        if (separates(line.at[i]))
            return true;
    return false;
}

static bool is_named(hf_span text, const char *name)
{
    size_t length = 0;
    while (name[length])
        length++;
    return text.length == length && hf_scan_starts_any_case(text, name);
}

/* As many words as the smallest board has cells. */
static bool has_board_of_words(hf_span text)
{
    size_t words = 0;
    for (size_t i = 0; i < text.length; i++)
        words += !hf_is_blank(text.at[i]) && (i == 0 || hf_is_blank(text.at[i - 1]));
    return words >= 16;
}

/* The column that a heading gives to the puzzle; 0 if the line is no heading. Where a board stands
 * in the line, the name of a column is somebody's name for that board. */
static uint32_t heading_column(const hf_reader *reader, hf_span line)
{
    static const char *const names[] = {"puzzle", "puzzles", "quiz",   "quizzes",   "question",
                                        "board",  "grid",    "sudoku", "clue_grid", "givens"};
    uint32_t column = 0;
    hf_span name;
    size_t at = 0;
    for (uint32_t n = 1; n <= 64 && next_field(line, &at, &name); n++) {
        if (hf_line_is_board(reader, hf_dress_without_quotes(name)) || has_board_of_words(name))
            return 0;
        for (size_t i = 0; i < sizeof names / sizeof *names && !column; i++)
            if (is_named(name, names[i]))
                column = n;
    }
    return column;
}

/* The first field that has the looks of a board. */
static uint32_t board_column(const hf_reader *reader, hf_span line)
{
    hf_span text;
    size_t at = 0;
    for (uint32_t n = 1; n <= 64 && next_field(line, &at, &text); n++)
        if (hf_line_is_board(reader, text))
            return n;
    return 0;
}

static bool is_heading(const hf_reader *reader, hf_span line)
{
    return line.length < 1000 && heading_column(reader, line) != 0;
}

static size_t cut_csv(const hf_reader *reader, hf_span text, bool last)
{
    bool asked = reader->options.format == &hf_format_csv;
    hf_line line = hf_scan_first(text, last);
    hf_span content = hf_scan_trim(line.text);
    if (is_heading(reader, content))
        return line.whole;
    bool table = has_separator(content);
    if (reader->csv_column && (table || asked))
        return line.whole;
    uint32_t column = table && content.length < 100000 ? board_column(reader, content) : 0;
    if (column > (asked ? 0u : 1u)) /* with the puzzle first it is a line with a comment */
        return line.whole;
    return asked ? hf_block_cut(reader, text, last) : HF_CUT_NO;
}

static hf_status parse_csv(hf_reader *reader, hf_span piece, hf_record *record)
{
    hf_line line;
    hf_scan_line(piece, true, &line);
    hf_span content = hf_scan_trim(line.text);
    if (is_heading(reader, content)) {
        /* A name alone may stand above anything. */
        bool table = has_separator(content) || reader->options.format == &hf_format_csv;
        if (!reader->options.column && table)
            reader->csv_column = heading_column(reader, content);
        return HF_END;
    }
    uint32_t column = reader->csv_column;
    if (!column && has_separator(content))
        column = board_column(reader, content);
    if (!column)
        return hf_rows_parse(reader, piece, record);
    uint32_t fields;
    hf_span puzzle = nth_field(content, column, &fields);
    if (!puzzle.at) {
        hf_text text = hf_record_fail(record, 1, line.text.length + 1);
        hf_text_add(&text, "no column ");
        hf_text_number(&text, column);
        hf_text_add(&text, "; this line has ");
        hf_text_number(&text, fields);
        return HF_BAD_TEXT;
    }
    hf_status status =
        hf_line_cells(reader, puzzle, 1, (size_t)(puzzle.at - line.text.at) + 1, record);
    if (column == 1)
        hf_scan_comment(hf_span_from(content, (size_t)(puzzle.at + puzzle.length - content.at)),
                        record);
    else
        hf_scan_comment(content, record);
    return status;
}

static hf_status write_csv(const hf_grid *grid, const hf_write_options *options, hf_text *text)
{
    uint32_t columns = hf_shape_columns(grid->shape), cells = hf_shape_cells(grid->shape);
    (void)options;
    if (columns < 2 || hf_shape_spec_of(grid->shape)->layout == HF_LAYOUT_JIGSAW)
        return HF_UNSUPPORTED; /* nothing to separate; the map would be lost */
    for (uint32_t i = 0; i < cells; i++) {
        if (grid->cell[i])
            hf_text_number(text, grid->cell[i]);
        hf_text_char(text, i % columns == columns - 1 ? '\n' : ',');
    }
    return HF_OK;
}

const hf_format hf_format_csv = {
    "csv", "tables: a puzzle in a column, or one cell to a field", cut_csv, parse_csv, write_csv, 0,
    NULL};
