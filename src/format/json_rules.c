/* SPDX-License-Identifier: MIT
 *
 * json_rules.c - the fields of f-puzzles that make a puzzle more than digits on a board.
 *
 * Diagonals, extra regions of N cells and disjoint groups are houses, and read here. Constraints with
 * a kind of their own are read by fpuzzles.c. Everything else that has an effect is refused by its
 * name: an answer that leaves out a constraint would be the answer to another puzzle.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "format/fpuzzles.h"
#include "format/json_rules.h"
#include "format/json_walk.h"
#include "format/told.h"

/* ---- fields ---------------------------------------------------------------------------------- */

typedef enum field_kind {
    FIELD_PLAIN,    /* says nothing about solutions */
    FIELD_DRAWN,    /* seen by people alone, who may be told what it means in words */
    FIELD_RISING,   /* one diagonal */
    FIELD_FALLING,  /* the other */
    FIELD_DISJOINT, /* cells in the same place of their boxes */
    FIELD_REGION,   /* more regions */
    FIELD_KIND,     /* a kind of constraint */
    FIELD_FOREIGN   /* a constraint that is not supported */
} field_kind;

typedef struct field {
    const char *name;
    field_kind kind;
    const char *people; /* what people call it */
} field;

static const field fields[] = {
    {"diagonal+", FIELD_RISING, "diagonal"},
    {"diagonal-", FIELD_FALLING, "diagonal"},
    {"disjointgroups", FIELD_DISJOINT, "disjoint groups"},
    {"extraregion", FIELD_REGION, "extra regions"},
    {"negative", FIELD_KIND, "negative constraints"},
    {"killercages", FIELD_FOREIGN, "killer cages"},
    {"cages", FIELD_FOREIGN, "cages"},
    {"arrows", FIELD_FOREIGN, "arrows"},
    {"thermos", FIELD_FOREIGN, "thermometers"},
    {"thermometers", FIELD_FOREIGN, "thermometers"},
    {"constraints", FIELD_FOREIGN, "constraints"},
    {"killer", FIELD_FOREIGN, "killer"},
    {"diagonal", FIELD_FOREIGN, "diagonal"},
    {"diagonals", FIELD_FOREIGN, "diagonals"},
    {"windoku", FIELD_FOREIGN, "windoku"},
    {"regions", FIELD_FOREIGN, "regions"},
    {"jigsaw", FIELD_FOREIGN, "jigsaw"},
    {"line", FIELD_DRAWN, ""},
    {"text", FIELD_DRAWN, ""},
    {"rectangle", FIELD_DRAWN, ""},
    {"circle", FIELD_DRAWN, ""},
    {"cage", FIELD_DRAWN, ""},
    {"grid", FIELD_PLAIN, ""},
    {"solution", FIELD_PLAIN, ""},
    {"truecandidatesoptions", FIELD_PLAIN, ""},
    {"disabledlogic", FIELD_PLAIN, ""},
    {"highlightConflicts", FIELD_PLAIN, ""},
    {"fogofwar", FIELD_DRAWN, ""},
    {"foglight", FIELD_DRAWN, ""},
};

static bool is_nothing(hf_span value)
{
    return hf_json_is(value, "false") || hf_json_is(value, "null") || hf_json_is(value, "0") ||
           hf_json_is(value, "\"\"");
}

/* Does a value say that the field is in use: true, or a list or object with something in it, or a text or a number, if
 * it may be one? */
static bool is_in_use(hf_span value, bool text)
{
    size_t at = 1;
    if (*value.at != '[' && *value.at != '{')
        return text ? !is_nothing(value) : hf_json_is(value, "true");
    hf_json_space(value, &at);
    return at + 1 < value.length;
}

/* Neither true or false nor a list. */
static bool is_odd(hf_span value)
{
    return *value.at != '[' && *value.at != '{' && !hf_json_is(value, "true") &&
           !hf_json_is(value, "false") && !hf_json_is(value, "null");
}

/* A list of things that lie in cells: a constraint that nobody here has heard of. */
static bool lies_in_cells(hf_span value)
{
    size_t at = 0, member = 0;
    hf_span element, key, content;
    if (*value.at != '[' || !hf_json_element(value, &at, &element) || *element.at != '{')
        return false;
    while (hf_json_member(element, &member, &key, &content))
        if (hf_json_is(key, "cells") || hf_json_is(key, "cell") || hf_json_is(key, "lines"))
            return true;
    return false;
}

/* f-puzzles' own objects have a size and a grid; what else they hold is a part of the puzzle. Those of other
 * programs may hold anything. */
static bool is_fpuzzles(hf_span object, hf_span *size)
{
    hf_span key, value;
    bool grid = false;
    *size = (hf_span){NULL, 0};
    for (size_t at = 0; hf_json_member(object, &at, &key, &value);) {
        grid = grid || hf_json_is(key, "grid");
        if (hf_json_is(key, "size"))
            *size = value;
    }
    return grid && size->length > 0;
}

bool hf_json_is_fpuzzles(hf_span object)
{
    hf_span size;
    return is_fpuzzles(object, &size);
}

void hf_json_carry(const hf_reader *reader, hf_span object, hf_record *record)
{
    const hf_format *to = reader->options.carry;
    hf_span size;
    size_t end = 0;
    if ((to != &hf_format_json && to != &hf_format_fpuzzles) || *object.at != '{' ||
        !is_fpuzzles(object, &size))
        return;
    hf_json_value(object, &end); /* that it is one, hf_json_parse has seen */
    record->carried = object.at;
    record->carried_length = hf_scan_trim(hf_span_part(object, 0, end)).length;
}

static field field_of(hf_span key, hf_span value, bool fpuzzles)
{
    for (size_t i = 0; i < sizeof fields / sizeof *fields; i++)
        if (hf_json_is(key, fields[i].name))
            return fields[i];
    if (hf_fpuzzles_kind(key) != HF_CONSTRAINT_KINDS)
        return (field){"", FIELD_KIND, ""};
    bool foreign = lies_in_cells(value) || (fpuzzles && is_in_use(value, false));
    return (field){"", foreign ? FIELD_FOREIGN : FIELD_PLAIN, "an unknown constraint"};
}

/* ---- drawings --------------------------------------------------------------------------------- */

/* "Region Sum Line" is the field "regionsumline", and whispers have nations. */
static bool is_named_so(hf_span key, hf_span name)
{
    size_t at = 0, i = 0;
    while (i < name.length && hf_json_is(key, "whispers") && name.at[i] != 'W')
        i++;
    for (; i < name.length; i++) {
        const char c = name.at[i];
        if (c == ' ')
            continue;
        if (at >= key.length || key.at[at++] != (c >= 'A' && c <= 'Z' ? (char)(c + 32) : c))
            return false;
    }
    return at > 0 && at == key.length;
}

/* Is a constraint of this name, or if it is empty some line, among those of the object? */
static bool has_constraint(hf_span object, hf_span name)
{
    static const char *const lines[] = {"renban", "whispers", "slowthermometer", "entropicline"};
    hf_span key, value;
    for (size_t at = 0; hf_json_member(object, &at, &key, &value);) {
        if (hf_fpuzzles_kind(key) == HF_CONSTRAINT_KINDS || !is_in_use(value, false))
            continue;
        for (size_t i = 0; name.length == 0 && i < sizeof lines / sizeof *lines; i++)
            if (hf_json_is(key, lines[i]))
                return true;
        if (name.length > 0 && is_named_so(key, name))
            return true;
    }
    return false;
}

/* Rangsk's additions to f-puzzles draw each of their constraints a second time, for programs that do not know them:
 * {"lines":...,"fromConstraint":"Renban"}; once that was "isNewConstraint" or "fromRangskSolver". */
static bool is_copy(hf_span object, hf_span element)
{
    hf_span key, value;
    for (size_t at = 0; hf_json_member(element, &at, &key, &value);) {
        if (hf_json_is(key, "fromConstraint"))
            return hf_json_plain(value).length > 0 && has_constraint(object, hf_json_plain(value));
        if ((hf_json_is(key, "isNewConstraint") || hf_json_is(key, "fromRangskSolver")) &&
            hf_json_is(value, "true"))
            return has_constraint(object, hf_span_part(value, 0, 0));
    }
    return false;
}

static bool are_copies(hf_span object, hf_span list)
{
    hf_span element;
    bool all = *list.at == '[';
    for (size_t at = 0; all && hf_json_element(list, &at, &element);)
        all = *element.at == '{' && is_copy(object, element);
    return all;
}

/* ---- houses ---------------------------------------------------------------------------------- */

bool hf_json_cell_named(hf_span name, uint32_t size, uint32_t *cell)
{
    uint32_t row = 0, column = 0;
    size_t at = 1;
    if (name.length < 4 || (*name.at != 'R' && *name.at != 'r') ||
        !hf_scan_number(name, &at, &row) || at >= name.length ||
        (name.at[at] != 'C' && name.at[at] != 'c'))
        return false;
    at++;
    if (!hf_scan_number(name, &at, &column) || at != name.length || row < 1 || row > size ||
        column < 1 || column > size)
        return false;
    *cell = (row - 1) * size + column - 1;
    return true;
}

/* Puts a cell among those before it, which ascend. */
static void insert_cell(uint32_t *house, uint32_t count, uint32_t cell)
{
    for (; count > 0 && house[count - 1] > cell; count--)
        house[count] = house[count - 1];
    house[count] = cell;
}

/* The cells of one extra region, if they are N different ones; HF_UNSUPPORTED: not cells. */
static hf_status add_region(hf_reader *reader, hf_span cells, uint32_t size)
{
    uint32_t *house = hf_reader_next_house(reader, size), count = 0;
    hf_span name;
    size_t at = 0;
    if (!house)
        return HF_NO_MEMORY;
    bool good = true;
    for (; good && hf_json_element(cells, &at, &name); count++) {
        uint32_t cell;
        good = count < size && hf_json_cell_named(hf_json_plain(name), size, &cell);
        if (good)
            insert_cell(house, count, cell);
    }
    for (uint32_t i = 1; good && i < count; i++)
        good = house[i] != house[i - 1];
    if (good && count == size)
        return HF_OK;
    reader->listed_houses--;
    return good ? HF_OK : HF_UNSUPPORTED;
}

static hf_status add_regions(hf_reader *reader, hf_span list, uint32_t size)
{
    hf_span region, key, value;
    size_t at = 0;
    while (hf_json_element(list, &at, &region)) {
        hf_status status = HF_UNSUPPORTED;
        for (size_t member = 0; hf_json_member(region, &member, &key, &value);)
            if (hf_json_is(key, "cells"))
                status = add_region(reader, value, size);
        if (status != HF_OK)
            return status;
    }
    return HF_OK;
}

/* ---- all fields ------------------------------------------------------------------------------ */

static hf_status refuse(const hf_reader *reader, const field *what, hf_span key, const char *before,
                        const char *behind, hf_record *record)
{
    if (record->carried != NULL)
        return HF_OK;
    if (reader->options.ignore_constraints) {
        hf_record_ignore(record, key);
        return HF_OK;
    }
    hf_text text = hf_record_fail(record, 1, 1);
    hf_text_add(&text, before);
    hf_text_add(&text, *what->people ? what->people : "a kind within another field");
    hf_text_add(&text, " (field \"");
    hf_text_bytes(&text, key.at, key.length < 40 ? key.length : 40);
    hf_text_add(&text, behind);
    return HF_BAD_TEXT;
}

static hf_status refuse_foreign(const hf_reader *reader, const field *what, hf_span key,
                                hf_record *record)
{
    return refuse(reader, what, key,
                  "a constraint that is not supported: ", "\"); without it this is another puzzle",
                  record);
}

/* A field of f-puzzles that adds houses holds neither true or false nor a list, but says something. */
static bool is_strange(const field *what, hf_span value)
{
    return (what->kind == FIELD_RISING || what->kind == FIELD_FALLING ||
            what->kind == FIELD_DISJOINT || what->kind == FIELD_REGION) &&
           is_odd(value) && !is_nothing(value);
}

static hf_status read_field(hf_reader *reader, field_kind kind, hf_span value, uint32_t size,
                            hf_json_rules *rules)
{
    switch (kind) {
    case FIELD_RISING:
    case FIELD_FALLING:
        return hf_reader_add_diagonal(reader, size, kind == FIELD_RISING);
    case FIELD_DISJOINT:
        return hf_reader_add_disjoint(reader, size);
    case FIELD_REGION:
        rules->kinds = true; /* those of fewer cells */
        return add_regions(reader, value, size);
    case FIELD_KIND:
        rules->kinds = true;
        return HF_OK;
    default:
        return HF_UNSUPPORTED;
    }
}

/* Does a field, which stands within another, demand something by its name, or by what is in the list behind it? (Of
 * that not much is looked at, for the sake of texts that are nothing but lists within lists.) */
static bool demands(hf_span key, hf_span rest, field *what)
{
    enum { NEAR = 400 };
    *what = field_of(key, hf_span_part(rest, 0, rest.length < NEAR ? rest.length : NEAR), false);
    return what->kind != FIELD_PLAIN && what->kind != FIELD_DRAWN;
}

/* What stands in a list or an object within another program's object is no part of a puzzle that is known here. */
static hf_status refuse_within(const hf_reader *reader, bool fpuzzles, hf_span value,
                               hf_record *record)
{
    hf_span key;
    field what;
    for (size_t at = 0; !fpuzzles && hf_json_key(value, &at, &key);) {
        size_t end = at;
        hf_span rest = hf_span_from(value, at);
        if (!demands(key, rest, &what) ||
            HF_NEVER(!hf_json_value(value, &end)) || /* within what was passed as a whole */
            !is_in_use(hf_span_part(value, at, end - at), what.kind == FIELD_FOREIGN))
            continue;
        hf_status status = refuse_foreign(reader, &what, key, record);
        if (status != HF_OK)
            return status;
        at = end;
    }
    return HF_OK;
}

static hf_status take_field(hf_reader *reader, hf_span object, const field *what, hf_span key,
                            hf_span value, uint32_t size, hf_json_rules *rules, hf_record *record)
{
    if (is_strange(what, value))
        return refuse(reader, what, key, "",
                      what->kind == FIELD_REGION ? "\"): expected a list"
                                                 : "\"): expected true or false",
                      record);
    if (what->kind == FIELD_PLAIN || !is_in_use(value, what->kind == FIELD_FOREIGN))
        return HF_OK;
    if (what->kind == FIELD_DRAWN) {
        if (record->carried == NULL && !are_copies(object, value))
            hf_record_ignore(record, key);
        return HF_OK;
    }
    hf_status status = read_field(reader, what->kind, value, size, rules);
    return status == HF_UNSUPPORTED ? refuse_foreign(reader, what, key, record) : status;
}

/* f-puzzles tells the size of its grid. */
static hf_status check_size(hf_span told, uint32_t size, hf_record *record)
{
    size_t digit = 0;
    uint32_t told_size;
    if (hf_scan_number(hf_json_plain(told), &digit, &told_size) && told_size == size)
        return HF_OK;
    hf_text text = hf_record_fail(record, 1, 1);
    hf_text_add(&text, "the field \"size\" is not that of the grid");
    return HF_BAD_TEXT;
}

hf_status hf_json_rules_read(hf_reader *reader, hf_span object, uint32_t size, hf_json_rules *rules,
                             hf_record *record)
{
    hf_span key, value, told;
    bool rising = false, falling = false, fpuzzles = is_fpuzzles(object, &told);
    *rules = (hf_json_rules){0, false};
    reader->listed_houses = 0;
    if (fpuzzles && check_size(told, size, record) != HF_OK)
        return HF_BAD_TEXT;
    for (size_t at = 0; hf_json_member(object, &at, &key, &value);) {
        field what = field_of(key, value, fpuzzles);
        if (fpuzzles && what.kind == FIELD_KIND && is_odd(value))
            rules->kinds = true; /* and what is wrong will be told there */
        hf_status status = refuse_within(reader, fpuzzles, value, record);
        if (status == HF_OK)
            status = take_field(reader, object, &what, key, value, size, rules, record);
        if (status != HF_OK)
            return status;
        rising = rising || (what.kind == FIELD_RISING && is_in_use(value, false));
        falling = falling || (what.kind == FIELD_FALLING && is_in_use(value, false));
    }
    if (rising && falling && reader->listed_houses == 2) { /* both: that is Sudoku X */
        reader->listed_houses = 0;
        rules->extras = HF_EXTRA_DIAGONALS;
    }
    return HF_OK;
}
