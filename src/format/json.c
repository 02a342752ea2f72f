/* SPDX-License-Identifier: MIT
 *
 * json.c - puzzles in JSON, in the many ways programs on the web have of saying it.
 *
 *     [[2,0,0,1,...],[0,5,4,...],...]                     {"board":[[2,null,...],...]}
 *     {"puzzle":"2..1.5..3...","solution":"278..."} {"grid":[[{"value":2,"given":true},{},...
 *
 * The puzzle is the value of the best known key, wherever it stands; solutions are passed over. A
 * list of objects is a list of records. Nothing is built in memory: the text is walked twice, once
 * to count the cells and once to read them.
 */
#include <string.h>

#include "grid/grid_data.h"
#include "grid/spec.h"
#include "format/table.h"
#include "format/fpuzzles.h"
#include "base/assert.h"
#include "format/json.h"
#include "format/json_rules.h"
#include "format/json_walk.h"
#include "format/typed/dress.h"
#include "puzzle/puzzle_data.h"

/* ---- recognising ----------------------------------------------------------------------------- */

/* A list of records opens with a bracket that is not the board's own. */
static bool is_list_of_records(hf_span text)
{
    size_t at = 1;
    if (*text.at != '[')
        return false;
    hf_json_space(text, &at);
    HF_ASSERT(at < text.length); /* a bracket alone was seen before */
    if (text.at[at] == '{')
        return true;
    if (text.at[at] == '"') { /* ["2..1.5..3", ...] may be rows; a whole board is a record */
        hf_span content;
        return hf_json_string(text, &at, &content) && content.length >= 16 &&
               hf_spec_square_root(content.length) && content.length > HF_MAX_LETTERED;
    }
    unsigned depth = 1; /* [[[...]]] is a list of boards; deeper, it is no list of ours */
    while (depth < 4 && at < text.length && text.at[at] == '[') {
        depth++;
        at++;
        hf_json_space(text, &at);
    }
    return depth == 3 && at < text.length; /* more brackets may follow */
}

/* Is there a string in front that may be a whole board? */
static bool is_board_string(hf_span text)
{
    size_t at = 0;
    hf_span content;
    return hf_json_string(text, &at, &content) && content.length >= 16 &&
           hf_spec_square_root(content.length);
}

/* A list of so few cells that it is a row, not a board: the brackets around it were left out. */
static bool is_row(hf_span list)
{
    hf_span value;
    size_t count = 0;
    for (size_t at = 0; count < 16 && hf_json_element(list, &at, &value); count++)
        if (*value.at == '[' || *value.at == '{' || value.length > 4)
            return false;
    return count < 16;
}

/* A comma and then a record; in a table a comma begins a row. */
static bool is_comma_between(hf_span text)
{
    size_t at = 1;
    if (*text.at != ',')
        return false;
    hf_json_space(text, &at);
    HF_ASSERT(at < text.length);
    return (text.at[at] == '{' || text.at[at] == '[' || is_board_string(hf_span_from(text, at)));
}

/* The white space and the one line end behind a record. */
static size_t with_line_end(hf_span text, size_t at)
{
    while (at < text.length && hf_is_blank(text.at[at]))
        at++;
    return at < text.length && text.at[at] == '\n' ? at + 1 : at;
}

/* What a record may begin with; a letter behind a bracket is a heading ([Puzzle]). */
static bool opens_record(hf_span body)
{
    char c = *body.at;
    if (c == '[' && hf_is_letter(body.at[1]))
        return false;
    if (c == '{') { /* an object has names in it; {{5, 3, ... is another language */
        size_t at = 1;
        hf_json_space(body, &at);
        return at == body.length || body.at[at] == '"' || body.at[at] == '}';
    }
    return c == '[' || (c == '"' && is_board_string(body));
}

/* The end of a record that is a string: in a list, that is, with what follows; alone it may be a
 * quoted line. */
static size_t cut_string(hf_span text, size_t at, bool last)
{
    if (at >= text.length)
        return last ? HF_CUT_NO : HF_CUT_MORE;
    return text.at[at] == ',' || text.at[at] == ']' ? with_line_end(text, at + 1) : HF_CUT_NO;
}

static size_t cut_json(const hf_reader *reader, hf_span text, bool last)
{
    size_t start = 0;
    hf_json_space(text, &start);
    hf_span body = hf_span_from(text, start);
    HF_ASSERT(body.length > 0); /* blank lines are no format's */
    char c = *body.at;
    if ((c == '[' || c == ',') && hf_scan_trim(body).length == 1)
        return last ? with_line_end(text, start + 1) : HF_CUT_MORE;
    if (c == ']' || is_comma_between(body) || is_list_of_records(body))
        return with_line_end(text, start + 1);
    if (!opens_record(body))
        return HF_CUT_NO;
    size_t at = start;
    if (!hf_json_value(text, &at))
        return at >= text.length && !last ? HF_CUT_MORE : HF_CUT_NO;
    if (c == '[' && !reader->options.format && is_row(hf_span_part(text, start, at - start)))
        return HF_CUT_NO;
    return c == '"' ? cut_string(text, at, last) : with_line_end(text, at);
}

/* ---- finding the puzzle ---------------------------------------------------------------------- */

/* How good a key is for the puzzle; 0: not at all. (1 is for what is known by its value alone.) */
static int rank_of(hf_span key)
{
    static const char *const names[] = {"rows",  "value",  "values",  "task",  "initial",
                                        "start", "sudoku", "cells",   "grid",  "givens",
                                        "board", "quiz",   "quizzes", "puzzle"};
    for (int i = (int)(sizeof names / sizeof *names) - 1; i >= 0; i--)
        if (key.length == strlen(names[i]) && hf_scan_starts_any_case(key, names[i]))
            return i + 2;
    return 0;
}

/* Finds the value of the best key, the first of equals; *several: it occurs again outside of it. */
static bool find_puzzle(hf_span text, size_t *found, bool *several)
{
    int best = 0;
    size_t end = 0, at = 0;
    hf_span key;
    *several = false;
    while (hf_json_key(text, &at, &key)) {
        HF_ASSERT(at < text.length); /* of an object that is whole, its end is there */
        char c = text.at[at];
        bool holds = c == '[' || c == '"' || c == '{';
        int rank = holds && at >= end ? rank_of(key) : 0;
        HF_ASSERT(best != 1 || !holds ||
                  at >= end); /* what is known by its value has no keys in it */
        if (rank == 0 && best <= 1 && holds)
            rank = hf_key_holds_board(key, hf_span_from(text, at));
        if (rank == best && rank > 0)
            *several = true;
        if (rank > best && c != '{') {
            best = rank;
            *found = end = at;
            *several = false;
            hf_json_value(text, &end);
        }
    }
    return best > 0;
}

/* ---- where things are ------------------------------------------------------------------------- */

void hf_json_place(hf_span text, size_t at, size_t *line, size_t *column)
{
    *line = 1;
    *column = 1;
    for (size_t i = 0; i < at; i++) {
        (*column)++;
        if (text.at[i] == '\n') {
            (*line)++;
            *column = 1;
        }
    }
}

hf_status hf_json_fail(hf_record *record, hf_span text, size_t at, const char *why)
{
    size_t line, column;
    hf_json_place(text, at, &line, &column);
    hf_text message = hf_record_fail(record, line, column);
    hf_text_add(&message, why);
    return HF_BAD_TEXT;
}

/* ["2..1.5..3", ".54...71.", ...]: rows as strings. They are read as if they were one. */
static bool are_row_strings(hf_span list, size_t *rows)
{
    size_t at = 1, length = 0;
    *rows = 0;
    while (at < list.length && list.at[at] != ']') {
        hf_span content;
        hf_json_space(list, &at);
        if (!hf_json_string(list, &at, &content) || (*rows && content.length != length))
            return false;
        length = content.length;
        (*rows)++;
        hf_json_space(list, &at);
        HF_ASSERT(at < list.length);
        at += list.at[at] == ',';
        hf_json_space(list, &at);
    }
    return *rows > 1 && *rows == length;
}

/* Rows as strings, gathered into one line in the reader's buffer. */
static hf_status read_row_strings(hf_reader *reader, hf_span text, size_t start, size_t rows,
                                  hf_record *record)
{
    char cells[HF_MAX_LETTERED * HF_MAX_LETTERED];
    size_t count = 0, at = start + 1, line, column;
    if (rows > HF_MAX_LETTERED)
        return hf_json_fail(record, text, start, "rows too long for one character per cell");
    for (size_t r = 0; r < rows; r++) {
        hf_span content = {text.at, 0};
        while (text.at[at] != '"')
            at++;
        hf_json_string(text, &at, &content);
        memcpy(cells + count, content.at, content.length);
        count += content.length;
    }
    hf_json_place(text, start, &line, &column);
    hf_status status = hf_line_cells(reader, (hf_span){cells, count}, line, column, record);
    if (status == HF_BAD_TEXT)
        record->column = column;
    return status;
}

/* Takes out the line ends that are written out in a string of N rows of N; how many cells are left, 0 if it is
 * none such. */
static size_t join_rows(hf_span content, char *cells, size_t room)
{
    size_t count = 0, rows = 0, width = 0, row = 0;
    for (size_t i = 0; i < content.length && count < room; i++) {
        bool end = hf_scan_starts(hf_span_from(content, i), "\\n");
        if (!end)
            cells[count++] = content.at[i];
        if (!end && i + 1 < content.length)
            continue;
        width = rows++ ? width : count;
        if (count - row != width)
            return 0;
        row = count;
        i += end;
    }
    return rows > 1 && width == rows ? count : 0;
}

/* A whole board in one string, its rows perhaps parted by line ends. */
static hf_status read_string(hf_reader *reader, hf_span text, size_t start, hf_record *record)
{
    hf_span content = {text.at, 0};
    size_t line, column, at = start;
    char cells[HF_MAX_LETTERED * HF_MAX_LETTERED];
    hf_json_string(text, &at, &content);
    size_t joined = join_rows(content, cells, sizeof cells);
    if (joined)
        content = (hf_span){cells, joined};
    hf_json_place(text, start + 1, &line, &column);
    return hf_line_cells(reader, content, line, column, record);
}

/* Beside a puzzle that is a string, no field may say more about it than strings can hold. */
static hf_status check_fields(hf_reader *reader, hf_span object, hf_record *record)
{
    hf_json_rules rules;
    hf_status status = hf_json_rules_read(reader, object, 9, &rules, record);
    bool more = reader->listed_houses || rules.extras || hf_fpuzzles_any(object);
    if (status == HF_OK && more && !reader->options.ignore_constraints)
        return hf_json_fail(
            record, object, 0,
            "a constraint beside a puzzle that is a string; expected a grid of cells");
    return status;
}

/* The title of a puzzle, if its object has one, is what there is to say of it. */
static void find_title(hf_span object, hf_record *record)
{
    hf_span key, value;
    for (size_t at = 0; hf_json_member(object, &at, &key, &value);) {
        hf_span title = hf_json_plain(value);
        if (hf_json_is(key, "title") && *value.at == '"' && title.length) {
            record->comment = title.at;
            record->comment_length = title.length;
            return;
        }
    }
}

static bool is_lone_row(const hf_reader *reader, hf_span list)
{
    return *list.at == '[' && !reader->options.format && is_row(list);
}

hf_status hf_json_parse(hf_reader *reader, hf_span piece, hf_record *record)
{
    size_t at = 0, found, end, rows;
    bool several = false;
    hf_json_space(piece, &at);
    HF_ASSERT(at < piece.length);
    char c = piece.at[at];
    if (c && strchr("],[", c) && hf_scan_trim(hf_span_from(piece, at)).length == 1)
        return HF_END;
    found = end = at;
    if (!hf_json_value(piece, &end))
        return hf_json_fail(record, piece, end < piece.length ? end : piece.length,
                            "this is not JSON");
    if (is_lone_row(reader, hf_span_part(piece, at, end - at)))
        return hf_json_fail(record, piece, at,
                            "a list of less than 16 cells: no board; expected N lists of N");
    if (c == '{' && !find_puzzle(hf_span_part(piece, 0, end), &found, &several))
        return hf_json_fail(
            record, piece, at,
            "no puzzle in this object; expected a key such as \"puzzle\" or \"board\"");
    if (several)
        return hf_json_fail(record, piece, found, "several puzzles in one object; expected one");
    end = found;
    if (HF_NEVER(!hf_json_value(piece, &end))) /* a part of what was passed above */
        return hf_json_fail(record, piece, end, "this is not JSON");
    if (c == '{')
        find_title(hf_span_from(piece, at), record);
    hf_json_carry(reader, hf_span_from(piece, at), record);
    bool strings = are_row_strings(hf_span_part(piece, found, end - found), &rows) && rows >= 4;
    if (piece.at[found] != '"' && !strings)
        return hf_json_cells(reader, piece, found, end, record);
    hf_status status = c == '{' ? check_fields(reader, hf_span_from(piece, at), record) : HF_OK;
    if (status != HF_OK)
        return status;
    return strings ? read_row_strings(reader, piece, found, rows, record)
                   : read_string(reader, piece, found, record);
}

/* ---- writing --------------------------------------------------------------------------------- */

static hf_status write_json(const hf_grid *grid, const hf_write_options *options, hf_text *text)
{
    uint32_t columns = hf_shape_columns(grid->shape), cells = hf_shape_cells(grid->shape);
    (void)options;
    const hf_shape_spec *spec = hf_shape_spec_of(grid->shape);
    if (spec->layout == HF_LAYOUT_JIGSAW || spec->layout == HF_LAYOUT_RECTANGLE ||
        spec->symbols == HF_SYMBOLS_ZERO)
        return HF_UNSUPPORTED; /* the map, the sides or the symbols would be lost */
    hf_text_char(text, '[');
    for (uint32_t i = 0; i < cells; i++) {
        if (i % columns == 0)
            hf_text_add(text, i ? ",[" : "[");
        hf_text_number(text, grid->cell[i]);
        hf_text_char(text, i % columns == columns - 1 ? ']' : ',');
    }
    hf_text_char(text, ']');
    return HF_OK;
}

void hf_json_write_carried(hf_span object, hf_text *text)
{
    for (size_t at = 0; at < object.length;) {
        size_t start = at;
        hf_span content;
        if (object.at[at] == '"') {
            hf_json_string(object, &at, &content); /* it has been read: the string ends */
            HF_ASSERT(at > start);
            hf_text_bytes(text, object.at + start, at - start);
        } else if (strchr(" \t\r\n", object.at[at++]) == NULL) {
            hf_text_char(text, object.at[start]);
        }
    }
}

/* What lists of numbers cannot hold is an object as f-puzzles has it. */
static hf_status write_object(const hf_puzzle *puzzle, const hf_write_options *options,
                              hf_text *text)
{
    const hf_shape *shape = hf_puzzle_shape(puzzle);
    bool listed = hf_shape_spec_of(shape)->listed_houses > 0;
    if (puzzle->rules || listed || puzzle->candidates || puzzle->marks)
        return hf_fpuzzles_write_object(puzzle, text);
    hf_grid *grid = NULL;
    hf_status status = hf_grid_new(shape, &grid);
    for (uint32_t i = 0; status == HF_OK && i < hf_shape_cells(shape); i++)
        grid->cell[i] = (uint16_t)hf_puzzle_value(puzzle, i);
    if (status == HF_OK)
        status = write_json(grid, options, text);
    hf_grid_free(grid);
    return status;
}

const hf_format hf_format_json = {
    "json",      "lists of lists, or objects with a puzzle, board or grid",
    cut_json,    hf_json_parse,
    write_json,  HF_KEEPS_CANDIDATES | HF_KEEPS_CONSTRAINTS,
    write_object};
