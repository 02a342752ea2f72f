/* SPDX-License-Identifier: MIT
 *
 * fpuzzles.c - the constraints in the JSON of f-puzzles.
 *
 *     "killercage":[{"cells":["R1C1","R1C2"],"value":"10"}], "antiknight":true,
 *     "thermometer":[{"lines":[["R4C5","R5C6"]]}], "negative":["ratio"]
 *
 * A field is a list of objects with cells, lines and values; an object with several lines is several
 * constraints.
 */
#include <string.h>

#include "format/fpuzzles.h"
#include "format/json_rules.h"
#include "format/json_walk.h"
#include "format/told.h"

/* ---- which field ---------------------------------------------------------------------------------- */

hf_constraint_kind hf_fpuzzles_kind(hf_span field)
{
    for (int k = HF_CONSTRAINT_CAGE; k < HF_CONSTRAINT_KINDS; k++) {
        const hf_kind *kind = hf_kind_of((hf_constraint_kind)k);
        if (kind->fpuzzles != NULL && kind->fpuzzles_form != HF_FPUZZLES_NEGATIVE &&
            hf_json_is(field, kind->fpuzzles))
            return (hf_constraint_kind)k;
    }
    return HF_CONSTRAINT_KINDS;
}

bool hf_fpuzzles_any(hf_span object)
{
    hf_span key, value;
    for (size_t at = 0; hf_json_member(object, &at, &key, &value);) {
        if (hf_json_is(key, "negative") || hf_fpuzzles_kind(key) != HF_CONSTRAINT_KINDS)
            return true;
    }
    return false;
}

/* ---- what an object holds ------------------------------------------------------------------------- */

typedef struct element {
    hf_span cells, lines, value, values, cell, clone, direction; /* empty: missing */
    hf_span unknown;                                             /* another field; likewise */
} element;

/* Is this how a thing is drawn? */
static bool is_look(hf_span key)
{
    static const char *const names[] = {"outlineC", "fontC", "baseC", "width",
                                        "height",   "size",  "angle", "fromConstraint"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (hf_json_is(key, names[i]))
            return true;
    return false;
}

static element look_at(hf_span object)
{
    element e;
    hf_span key, value;
    memset(&e, 0, sizeof e);
    for (size_t at = 0; hf_json_member(object, &at, &key, &value);) {
        hf_span *places[] = {&e.cells, &e.lines, &e.value,    &e.values,
                             &e.cell,  &e.clone, &e.direction};
        static const char *const names[] = {"cells", "lines",      "value",    "values",
                                            "cell",  "cloneCells", "direction"};
        bool known = false;
        for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
            if (!hf_json_is(key, names[i]))
                continue;
            *places[i] = value;
            known = true;
        }
        if (!known && !is_look(key))
            e.unknown = key;
    }
    return e;
}

static hf_status bad(hf_told *told, hf_constraint_kind kind, const char *what)
{
    hf_text text = hf_record_fail(told->record, 1, 1);
    hf_text_add(&text, hf_constraint_kind_name(kind));
    hf_text_add(&text, " (field \"");
    hf_text_add(&text, hf_kind_of(kind)->fpuzzles);
    hf_text_add(&text, "\"): ");
    hf_text_add(&text, what);
    return HF_BAD_TEXT;
}

/* Fields that are not known are how a thing is drawn in some program, unless one that tells what it demands is missing:
 * then the name may be misspelt or damaged, and without it this would be another puzzle. */
static bool is_damaged(const element *e, hf_fpuzzles_form form)
{
    const hf_span *needed = form == HF_FPUZZLES_QUAD    ? &e->values
                            : form == HF_FPUZZLES_CLONE ? &e->clone
                                                        : &e->value;
    bool lines = form == HF_FPUZZLES_LINES || form == HF_FPUZZLES_ARROW;
    if ((lines && e->lines.length == 0) || (form == HF_FPUZZLES_QUAD && needed->length == 0))
        return true; /* its editor writes them even where there are none */
    return e->unknown.length > 0 && form != HF_FPUZZLES_CELL && !lines && needed->length == 0;
}

/* All cells of a list behind those read so far. */
static bool read_cells(hf_told *told, hf_span list, uint32_t size)
{
    hf_span name;
    for (size_t at = 0; hf_json_element(list, &at, &name);) {
        uint32_t cell;
        if (!hf_json_cell_named(hf_json_plain(name), size, &cell) || !hf_told_cell(told, cell))
            return false;
    }
    return true;
}

/* Numbers with commas between them; false: something else. */
static bool read_numbers(hf_told *told, hf_span value)
{
    hf_span plain = hf_json_plain(value);
    size_t at = 0;
    while (at < plain.length) {
        uint32_t number;
        if (!hf_scan_number(plain, &at, &number) || number > 100000 ||
            !hf_told_number(told, (int32_t)number))
            return false;
        while (at < plain.length && (plain.at[at] == ',' || plain.at[at] == ' '))
            at++;
    }
    return true;
}

static bool is_empty_list(hf_span list)
{
    size_t at = 0;
    hf_span first;
    return !hf_json_element(list, &at, &first);
}

static bool is_missing(hf_span value)
{
    return value.length == 0 || hf_json_plain(value).length == 0 || hf_json_is(value, "null");
}

int32_t hf_fpuzzles_usual(const hf_kind *kind, uint32_t size)
{
    return kind == &hf_kind_whisper ? (int32_t)(size + 1) / 2 : kind->usual;
}

/* The number of an element, or the usual one. */
static bool read_value(hf_told *told, const hf_kind *kind, hf_span value, uint32_t size)
{
    if (!is_missing(value))
        return read_numbers(told, value);
    int32_t usual = hf_fpuzzles_usual(kind, size);
    if (usual != 0)
        hf_told_number(told, usual);
    return true;
}

/* ---- forms ---------------------------------------------------------------------------------------- */

/* Places outside of the board have row or column 0 or N + 1. */
static bool outside_place(hf_span name, uint32_t size, uint32_t *row, uint32_t *column)
{
    size_t at = 1;
    if (name.length < 4 || !hf_scan_number(name, &at, row) || at >= name.length ||
        (name.at[at] != 'C' && name.at[at] != 'c'))
        return false;
    at++;
    return hf_scan_number(name, &at, column) && at == name.length && *row <= size + 1 &&
           *column <= size + 1;
}

/* The row or column that begins at a place outside. */
static bool read_line_from(hf_told *told, hf_span name, uint32_t size)
{
    uint32_t row, column;
    if (!outside_place(name, size, &row, &column))
        return false;
    bool across = column == 0 || column == size + 1;
    bool along = row == 0 || row == size + 1;
    if (across == along)
        return false;
    for (uint32_t i = 0; i < size; i++) {
        uint32_t k = row == size + 1 || column == size + 1 ? size - 1 - i : i;
        hf_told_cell(told, across ? (row - 1) * size + k : k * size + column - 1);
    }
    return true;
}

/* The diagonal that begins next to a place outside: UL, UR, DL, DR. */
static bool read_diagonal(hf_told *told, hf_span name, hf_span direction, uint32_t size)
{
    uint32_t row, column;
    if (!outside_place(name, size, &row, &column) || direction.length != 2)
        return false;
    if (row > 0 && row <= size && column > 0 && column <= size)
        return false;
    int32_t down = direction.at[0] == 'D' ? 1 : -1, right = direction.at[1] == 'R' ? 1 : -1;
    int32_t r = (int32_t)row - 1 + down, c = (int32_t)column - 1 + right, n = (int32_t)size;
    for (; r >= 0 && r < n && c >= 0 && c < n; r += down, c += right)
        hf_told_cell(told, (uint32_t)(r * n + c));
    return told->cell_count > 0;
}

/* What an editor leaves behind where somebody began to draw and did not go on demands nothing. */
static hf_status pass_over(hf_told *told, hf_constraint_kind number)
{
    const char *field = hf_kind_of(number)->fpuzzles;
    hf_record_ignore(told->record, (hf_span){field, strlen(field)});
    return HF_OK;
}

static hf_status add_outside(hf_told *told, hf_constraint_kind number, const element *e,
                             uint32_t size)
{
    bool little = hf_kind_of(number)->fpuzzles_form == HF_FPUZZLES_LITTLE;
    hf_span place = hf_json_plain(e->cell);
    hf_span way = hf_json_plain(e->direction);
    if (is_missing(e->value))
        return pass_over(told, number); /* an arrow without a sum */
    if (little && way.length > 0 &&
        !(way.length == 2 && strchr("UD", way.at[0]) != NULL && strchr("LR", way.at[1]) != NULL))
        return bad(told, number, "expected a direction: UL, UR, DL or DR");
    bool good = little ? read_diagonal(told, place, way, size) : read_line_from(told, place, size);
    if (little && !good) {
        hf_told_clear(told);
        good = e->cells.length > 0 && read_cells(told, e->cells, size);
    }
    if (!good)
        return bad(told, number, "expected a cell beside the board");
    if (!read_numbers(told, e->value))
        return bad(told, number, "expected a number");
    return hf_told_add(told, number);
}

/* Each line is a constraint; the number is that of all. */
static hf_status add_lines(hf_told *told, hf_constraint_kind number, const element *e,
                           uint32_t size)
{
    const hf_kind *kind = hf_kind_of(number);
    hf_span line;
    hf_status status = HF_OK;
    if (*e->lines.at != '[')
        return bad(told, number, "expected a list of lines");
    if (is_empty_list(e->lines))
        return pass_over(told, number);
    for (size_t at = 0; status == HF_OK && hf_json_element(e->lines, &at, &line);) {
        hf_told_clear(told);
        if (!read_cells(told, line, size))
            return bad(told, number, "expected a list of cells");
        if (!read_value(told, kind, e->value, size))
            return bad(told, number, "expected a number");
        status = told->cell_count <= 1 ? pass_over(told, number) : hf_told_add(told, number);
    }
    return status;
}

/* The bulb, and each line from it without the cell in which it begins. */
static hf_status add_arrows(hf_told *told, hf_constraint_kind number, const element *e,
                            uint32_t size)
{
    hf_span line, name;
    hf_status status = HF_OK;
    if (*e->lines.at != '[')
        return bad(told, number, "expected a list of lines");
    if (is_empty_list(e->lines))
        return pass_over(told, number); /* a bulb alone */
    for (size_t at = 0; status == HF_OK && hf_json_element(e->lines, &at, &line);) {
        size_t from = 0;
        hf_told_clear(told);
        if (e->cells.length == 0 || !read_cells(told, e->cells, size) || told->cell_count == 0 ||
            !hf_json_element(line, &from, &name))
            return bad(told, number, "expected a circle and lines");
        hf_told_part(told);
        while (hf_json_element(line, &from, &name)) {
            uint32_t cell;
            if (!hf_json_cell_named(hf_json_plain(name), size, &cell) || !hf_told_cell(told, cell))
                return bad(told, number, "expected a list of cells");
        }
        status = hf_told_add(told, number);
    }
    return status;
}

static hf_status add_clone(hf_told *told, hf_constraint_kind number, const element *e,
                           uint32_t size)
{
    bool good = e->cells.length > 0 && e->clone.length > 0 && read_cells(told, e->cells, size);
    hf_told_part(told);
    if (!good || !read_cells(told, e->clone, size))
        return bad(told, number, "expected cells and cloneCells");
    return hf_told_add(told, number);
}

static hf_status add_quadruple(hf_told *told, hf_constraint_kind number, const element *e,
                               uint32_t size)
{
    hf_span value;
    if (e->cells.length == 0 || !read_cells(told, e->cells, size))
        return bad(told, number, "expected a list of cells");
    bool good = *e->values.at == '[';
    for (size_t at = 0; good && hf_json_element(e->values, &at, &value);)
        good = read_numbers(told, value);
    if (!good)
        return bad(told, number, "expected a list of values");
    return told->number_count > 0 ? hf_told_add(told, number) : pass_over(told, number);
}

/* Two cells without a border between them. */
static bool lie_apart(const hf_told *told, uint32_t size)
{
    return told->cell_count == 2 && !hf_told_beside(told->cells[0], told->cells[1], size);
}

static hf_status add_letter(hf_told *told, hf_constraint_kind number, const element *e,
                            uint32_t size)
{
    hf_span value = hf_json_plain(e->value);
    if (e->cells.length == 0 || !read_cells(told, e->cells, size))
        return bad(told, number, "expected a list of cells");
    if (lie_apart(told, size))
        return bad(told, number, "expected two cells side by side");
    if (is_missing(e->value))
        return pass_over(told, number);
    bool five = hf_scan_starts_any_case(value, "v");
    if (!five && !hf_scan_starts_any_case(value, "x"))
        return bad(told, number, "expected X or V");
    hf_told_number(told, five ? 5 : 10);
    return hf_told_add(told, number);
}

/* An extra region of N cells is a house of the board: json_rules.c has it. */
static bool is_house(const hf_told *told, hf_constraint_kind number, uint32_t size)
{
    return number == HF_CONSTRAINT_REGION && told->cell_count == size;
}

static hf_status add_cells(hf_told *told, hf_constraint_kind number, const element *e,
                           uint32_t size)
{
    if (e->cells.length == 0 || !read_cells(told, e->cells, size))
        return bad(told, number, "expected a list of cells");
    if (hf_is_sign(number) && lie_apart(told, size))
        return bad(told, number, "expected two cells side by side");
    if (!read_value(told, hf_kind_of(number), e->value, size))
        return bad(told, number, "expected a number");
    return is_house(told, number, size) ? HF_OK : hf_told_add(told, number);
}

static hf_status add_element(hf_told *told, hf_constraint_kind number, hf_span object,
                             uint32_t size)
{
    element e = look_at(object);
    uint32_t cell;
    hf_told_clear(told);
    if (is_damaged(&e, hf_kind_of(number)->fpuzzles_form))
        return bad(told, number, "a field is missing that tells what it demands");
    switch (hf_kind_of(number)->fpuzzles_form) {
    case HF_FPUZZLES_LETTER:
        return add_letter(told, number, &e, size);
    case HF_FPUZZLES_CELL:
        if (!hf_json_cell_named(hf_json_plain(e.cell), size, &cell))
            return bad(told, number, "expected a cell");
        hf_told_cell(told, cell);
        return hf_told_add(told, number);
    case HF_FPUZZLES_LINES:
        return add_lines(told, number, &e, size);
    case HF_FPUZZLES_ARROW:
        return add_arrows(told, number, &e, size);
    case HF_FPUZZLES_OUTSIDE:
    case HF_FPUZZLES_LITTLE:
        return add_outside(told, number, &e, size);
    case HF_FPUZZLES_CLONE:
        return add_clone(told, number, &e, size);
    case HF_FPUZZLES_QUAD:
        return add_quadruple(told, number, &e, size);
    default:
        return add_cells(told, number, &e, size);
    }
}

/* ---- all fields ------------------------------------------------------------------------------------ */

static hf_status add_negative(hf_told *told, hf_span list)
{
    hf_span name;
    hf_status status = HF_OK;
    for (size_t at = 0; status == HF_OK && hf_json_element(list, &at, &name);) {
        hf_span plain = hf_json_plain(name);
        told->at = name.at;
        hf_constraint_kind found = HF_CONSTRAINT_KINDS;
        for (int k = HF_CONSTRAINT_CAGE; k < HF_CONSTRAINT_KINDS; k++) {
            const hf_kind *kind = hf_kind_of((hf_constraint_kind)k);
            if (kind->fpuzzles_form == HF_FPUZZLES_NEGATIVE && hf_json_is(plain, kind->fpuzzles))
                found = (hf_constraint_kind)k;
        }
        hf_told_clear(told);
        if (found != HF_CONSTRAINT_KINDS)
            status = hf_told_add(told, found);
        else if (told->record->carried == NULL)
            status = hf_told_fail(told, "a negative constraint that is not supported", plain);
    }
    return status;
}

static hf_status read_field(hf_told *told, hf_span key, hf_span value, uint32_t size)
{
    hf_constraint_kind number = hf_fpuzzles_kind(key);
    hf_status status = HF_OK;
    hf_span item;
    told->at = key.at;
    if (hf_json_is(key, "negative") && *value.at == '[')
        return add_negative(told, value);
    if (number == HF_CONSTRAINT_KINDS)
        return HF_OK;
    hf_told_clear(told);
    bool nothing = hf_json_is(value, "null") || hf_json_is(value, "false");
    if (hf_kind_of(number)->fpuzzles_form == HF_FPUZZLES_GLOBAL && !nothing)
        return hf_json_is(value, "true") ? hf_told_add(told, number)
                                         : bad(told, number, "expected true or false");
    if (*value.at != '[' && !nothing)
        return bad(told, number, "expected a list");
    for (size_t at = 0;
         status == HF_OK && *value.at == '[' && hf_json_element(value, &at, &item);) {
        told->at = item.at;
        status = add_element(told, number, item, size);
    }
    return status;
}

hf_status hf_fpuzzles_read(hf_span object, uint32_t size, bool ignore, hf_puzzle_maker *maker,
                           hf_record *record, const char **wrong)
{
    hf_told told = {.maker = maker, .record = record, .column = 1, .at = object.at};
    hf_span key, value;
    hf_status status = HF_OK;
    for (size_t at = 0; status == HF_OK && hf_json_member(object, &at, &key, &value);) {
        status = read_field(&told, key, value, size);
        if (status == HF_BAD_TEXT && ignore) {
            hf_record_ignore(record, key);
            status = HF_OK;
        }
    }
    *wrong = told.at;
    return status;
}
