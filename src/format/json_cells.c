/* SPDX-License-Identifier: MIT
 *
 * json_cells.c - the cells of a board in a list of numbers, strings or objects, or in rows of them.
 */
#include <string.h>

#include "base/assert.h"
#include "grid/alphabet.h"
#include "grid/spec.h"
#include "format/fpuzzles.h"
#include "format/json.h"
#include "format/json_rules.h"
#include "format/json_walk.h"
#include "format/regions.h"
#include "format/rows/block.h"

/* One cell of a board. */
typedef struct json_cell {
    uint32_t value;
    bool given, entered; /* it says so */
    bool doubt;          /* neither, but something else that nobody here knows */
    bool bad;
    bool odd;      /* no value, but a number that nobody here knows */
    bool regioned; /* it says which region it is in */
    bool outside;  /* it says that it is in none */
    uint32_t region;
    hf_span candidates; /* the list of those given for it, empty if there is none */
    hf_span marked;     /* the list of marks that the player made */
    size_t at;
} json_cell;

/* Nothing, or a point and zeros: what may stand behind a whole number. */
static bool is_whole(hf_span rest)
{
    for (size_t i = 0; i < rest.length; i++)
        if (rest.at[i] != (i ? '0' : '.'))
            return false;
    return true;
}

/* A number, or a string with a number or a symbol in it; null, false, "" and -1 are blank. */
static void read_scalar(hf_span scalar, json_cell *cell)
{
    size_t digits = 0;
    scalar = hf_json_plain(scalar);
    cell->value = 0;
    if (scalar.length == 0 || hf_json_is(scalar, "null") || hf_json_is(scalar, "false") ||
        hf_json_is(scalar, "-1"))
        return;
    if (hf_scan_number(scalar, &digits, &cell->value)) {
        bool row =
            digits > 3 && *scalar.at == '0'; /* 000010203 is no number, though it may be a row */
        cell->bad = row || !is_whole(hf_span_from(scalar, digits));
        return;
    }
    char c = *scalar.at;
    if (scalar.length == 1 && hf_is_letter(c) && c != 'x' && c != 'X')
        cell->value = hf_alphabet_number(c);
    else
        cell->bad = scalar.length != 1 || !(hf_is_empty_mark(c) || c == 'x' || c == 'X');
}

/* {"value":2,"given":true}: an object without a value is a blank. */
static void read_object(hf_span object, json_cell *cell)
{
    bool valued = false, strange = false;
    hf_span key, value;
    for (size_t at = 0; hf_json_member(object, &at, &key, &value);) {
        if (hf_json_is(key, "value")) {
            read_scalar(value, cell);
            valued = true;
        } else if (hf_json_is(key, "given")) {
            cell->given = hf_json_is(value, "true");
            cell->entered = !cell->given;
        } else if (hf_json_is(key, "givenPencilMarks")) {
            cell->candidates = value;
        } else if (hf_json_is(key, "centerPencilMarks")) {
            cell->marked = value;
        } else if (hf_json_is(key, "region")) {
            size_t digit = 0;
            cell->outside = hf_json_is(value, "null");
            cell->regioned = !cell->outside;
            cell->bad =
                cell->bad || (cell->regioned && !hf_scan_number(value, &digit, &cell->region));
        } else if (!hf_json_is(key, "parity")) {
            cell->odd = cell->odd || hf_is_digit(*value.at);
            strange = strange || hf_json_is(value, "true");
        }
    }
    cell->odd = cell->odd && !valued;
    cell->doubt = strange && cell->value > 0 && !cell->given && !cell->entered;
}

/* The next cell of a list of cells or of lists of cells. False: no more. */
static bool next_cell(hf_span list, size_t *at, json_cell *cell)
{
    memset(cell, 0, sizeof *cell);
    for (;;) {
        hf_json_space(list, at);
        if (*at >= list.length)
            return false;
        char c = list.at[*at];
        if (c != '[' && c != ']' && c != ',')
            break;
        (*at)++;
    }
    size_t start = *at;
    cell->at = start;
    if (!hf_json_value(list, at)) {
        *at = list.length;
        cell->bad = true;
        return true;
    }
    hf_span value = hf_scan_trim(hf_span_part(list, start, *at - start));
    if (*value.at == '{')
        read_object(value, cell);
    else
        read_scalar(value, cell);
    cell->given = cell->given || *value.at != '{';
    return true;
}

/* What a first look at all cells tells. */
typedef struct list_facts {
    size_t count;
    size_t outside; /* cells in no region */
    bool detailed;  /* entries, marks or candidates */
    bool regions;
    bool told; /* which digits are given: the others are the player's */
} list_facts;

/* In an object of f-puzzles, digits that are not said to be given are the player's. Where it is said of none, they are
 * taken for clues, as people write them; but not a whole board with constraints: that is a solved puzzle. */
static bool tells_given(hf_span object, hf_span list)
{
    json_cell cell;
    bool said = false, full = hf_fpuzzles_any(object);
    for (size_t at = 0; !said && next_cell(list, &at, &cell);) {
        said = cell.entered || (cell.given && list.at[cell.at] == '{');
        full = full && cell.value > 0 && list.at[cell.at] == '{';
    }
    return said || full;
}

static bool is_placed(const json_cell *cell, const list_facts *facts)
{
    return cell->value > 0 && (cell->entered || (facts->told && !cell->given));
}

static hf_status look(hf_span text, size_t start, hf_span list, list_facts *facts,
                      hf_record *record)
{
    json_cell cell;
    size_t at = 0, odd = 0;
    bool valued = false, strange = false;
    bool strict = hf_json_is_fpuzzles(text);
    *facts = (list_facts){.told = strict && tells_given(hf_scan_trim(text), list)};
    for (; next_cell(list, &at, &cell); facts->count++) {
        if (strict && cell.odd)
            return hf_json_fail(record, text, start + cell.at,
                                "a cell with a number in a field that f-puzzles does not have");
        if (facts->told && cell.doubt)
            return hf_json_fail(record, text, start + cell.at,
                                "a digit with \"true\" in a field that f-puzzles does not have");
        if (cell.bad)
            return hf_json_fail(record, text, start + cell.at,
                                "this is no cell; expected a number or null");
        valued = valued || cell.value > 0 || cell.candidates.length > 0;
        odd = cell.odd && !strange ? cell.at : odd;
        strange = strange || cell.odd;
        bool placed = is_placed(&cell, facts);
        facts->detailed = facts->detailed || placed || cell.candidates.length || cell.marked.length;
        facts->regions = facts->regions || cell.regioned;
        facts->outside += cell.outside;
    }
    if (strange && !valued)
        return hf_json_fail(record, text, start + odd,
                            "no cell has a value, but a number in another field; expected "
                            "\"value\"");
    return HF_OK;
}

/* The regions that cells tell; those that tell none are in their usual box. False: not N cells in each. */
static bool read_regions(hf_reader *reader, hf_span list, uint32_t size)
{
    hf_shape_spec usual;
    uint32_t count[HF_MAX_LETTERED] = {0};
    json_cell cell;
    size_t at = 0;
    bool whole = true;
    hf_shape_spec_square(&usual, size);
    if (size > HF_MAX_LETTERED)
        return false;
    HF_ASSERT((size_t)size * size <= reader->regions_room); /* hf_reader_new */
    for (uint32_t i = 0; i < size * size; i++) {
        next_cell(list, &at, &cell); /* there are so many */
        uint32_t box =
            i / size / usual.box_rows * (size / usual.box_columns) + i % size / usual.box_columns;
        uint32_t region = cell.regioned ? cell.region : box;
        reader->regions[i] = cell.outside ? HF_NO_REGION : (uint16_t)region;
        if (!cell.outside && (region >= size || ++count[region] > size))
            return false;
    }
    for (uint32_t r = 0; r < size; r++)
        whole = whole && (count[r] == 0 || count[r] == size);
    return whole;
}

/* Where some cells are in no region, those that there are become houses beside rows and columns. */
static hf_status list_regions(hf_reader *reader, uint32_t size)
{
    for (uint32_t r = 0; r < size; r++) {
        uint32_t *house = NULL, count = 0;
        for (uint32_t i = 0; i < size * size; i++) {
            if (reader->regions[i] != r)
                continue;
            house = count == 0 ? hf_reader_next_house(reader, size) : house;
            if (house == NULL)
                return HF_NO_MEMORY;
            house[count++] = i;
        }
    }
    return HF_OK;
}

/* Does a list of candidates hold anything else? */
static bool has_stranger(hf_span list, uint32_t size)
{
    hf_span value;
    for (size_t at = 0; hf_json_element(list, &at, &value);) {
        json_cell cell = {0};
        read_scalar(value, &cell);
        if (cell.bad || cell.value < 1 || cell.value > size)
            return true;
    }
    return false;
}

static uint64_t set_of(hf_span list, uint32_t size)
{
    uint64_t set = 0;
    hf_span value;
    for (size_t at = 0; hf_json_element(list, &at, &value);) {
        json_cell cell = {0};
        read_scalar(value, &cell);
        if (!cell.bad && cell.value >= 1 && cell.value <= size)
            set |= UINT64_C(1) << (cell.value - 1);
    }
    return set;
}

/* (`asked`: for this format.) */
static hf_status put_cells(hf_slot *slot, hf_span text, size_t start, hf_span list,
                           const list_facts *facts, bool asked, hf_record *record)
{
    uint32_t size = hf_shape_size(slot->shape);
    json_cell cell;
    size_t at = 0;
    uint32_t zeros = 0, blanks = 0;
    for (uint32_t i = 0; next_cell(list, &at, &cell); i++) {
        char first = list.at[cell.at] == '"' ? list.at[cell.at + 1] : list.at[cell.at];
        zeros += cell.value == 0 && first == '0';
        blanks += cell.value == 0;
        if (cell.value > size)
            return hf_json_fail(record, text, start + cell.at,
                                "a number larger than the board allows");
        if (cell.candidates.length && has_stranger(cell.candidates, size))
            return hf_json_fail(record, text, start + cell.at,
                                "candidates (field \"givenPencilMarks\") that are no symbols");
        if (cell.candidates.length && size > 64)
            return hf_json_fail(
                record, text, start + cell.at,
                "candidates (field \"givenPencilMarks\") on a board of more than 64 symbols");
        slot->grid->cell[i] = (uint16_t)cell.value;
        if (!facts->detailed)
            continue;
        slot->placed[i] = is_placed(&cell, facts);
        if (cell.candidates.length && !cell.value)
            hf_slot_allow(slot, i, set_of(cell.candidates, size));
        if (cell.marked.length && !cell.value && size <= 64)
            slot->marks[i] = set_of(cell.marked, size);
    }
    bool square = facts->count == (size_t)size * size;
    const char *doubt =
        asked || !square ? NULL : hf_zero_doubt(slot->grid->cell, size, zeros, blanks > zeros);
    return doubt ? hf_json_fail(record, text, start, doubt) : HF_OK;
}

/* The constraints of kinds of their own, for when the puzzle is made. */
static hf_status read_constraints(hf_reader *reader, hf_slot *slot, hf_span text, hf_record *record)
{
    hf_span object = hf_scan_trim(text);
    hf_puzzle_maker *maker = NULL;
    const char *wrong = object.at;
    hf_status status = hf_puzzle_maker_new(slot->shape, &maker);
    record->grid = slot->grid;
    if (status == HF_OK)
        status = hf_fpuzzles_read(object, hf_shape_size(slot->shape),
                                  reader->options.ignore_constraints, maker, record, &wrong);
    if (status == HF_BAD_TEXT)
        hf_json_place(text, (size_t)(wrong - text.at), &record->line, &record->column);
    hf_puzzle_free(reader->constraints);
    reader->constraints = NULL;
    if (status == HF_OK)
        status = hf_puzzle_maker_make(maker, &reader->constraints);
    hf_puzzle_maker_free(maker);
    record->grid = NULL;
    return status;
}

/* The board that cells tell of, whatever was asked for: their regions, or that they are in none. */
static hf_status own_board(hf_reader *reader, hf_span text, size_t start, hf_span list,
                           const list_facts *facts, hf_shape_spec *spec, hf_record *record)
{
    const char *odd = "not a board: expected a list of N lists of N cells";
    hf_shape_spec_square(spec, hf_spec_square_root(facts->count));
    if (spec->size == 0)
        return hf_json_fail(record, text, start, odd);
    if (facts->outside > 0)
        *spec = (hf_shape_spec){.layout = HF_LAYOUT_LATIN, .size = spec->size};
    if (!facts->regions && (facts->outside == 0 || facts->outside == facts->count))
        return HF_OK;
    if (!read_regions(reader, list, spec->size))
        return hf_json_fail(record, text, start,
                            "regions (field \"region\") that are not N of N cells each");
    if (facts->outside > 0)
        return list_regions(reader, spec->size);
    if (!hf_regions_are_boxes(reader->regions, spec->size))
        *spec = (hf_shape_spec){
            .layout = HF_LAYOUT_JIGSAW, .size = spec->size, .regions = reader->regions};
    return HF_OK;
}

/* The specification of the board, with what the fields around it demand. What was asked for is added to it, or
 * the board is refused. */
static hf_status specify(hf_reader *reader, hf_span text, size_t start, hf_span list,
                         const list_facts *facts, hf_json_rules *rules, hf_shape_spec *spec,
                         hf_record *record)
{
    hf_span object = hf_scan_trim(text);
    if (!hf_reader_spec_for_cells(reader, facts->count, spec))
        return hf_json_fail(record, text, start,
                            "not a board: expected a list of N lists of N cells");
    bool flat = spec->layout <= HF_LAYOUT_JIGSAW;
    uint32_t root = hf_spec_square_root(facts->count);
    hf_status status = hf_json_rules_read(reader, object, root ? root : spec->size, rules, record);
    bool divided = facts->outside > 0 || facts->regions;
    bool ruled = rules->kinds || rules->extras || reader->listed_houses > 0;
    if (status != HF_OK || (!divided && !ruled))
        return status;
    if (divided || !flat)
        status = own_board(reader, text, start, list, facts, spec, record);
    if (status != HF_OK)
        return status;
    spec->extras |= rules->extras;
    spec->listed = reader->listed;
    spec->listed_houses = reader->listed_houses;
    if (hf_spec_complete(spec) != HF_OK)
        return HF_OK; /* hf_reader_open tells why */
    return hf_reader_as_asked(reader, spec, 1, record);
}

/* Do lists stand in the lists of a list? Whether these are rows or boxes cannot be known. */
static bool is_deep(hf_span list)
{
    unsigned brackets = 0;
    for (size_t at = 0; brackets < 3; hf_json_space(list, &at)) {
        HF_ASSERT(at < list.length); /* it was passed as a whole, to its last bracket */
        if (list.at[at] != '[')
            return false;
        brackets++;
        at++;
    }
    return brackets > 2;
}

hf_status hf_json_cells(hf_reader *reader, hf_span text, size_t start, size_t end,
                        hf_record *record)
{
    hf_span list = hf_span_part(text, start, end - start);
    hf_shape_spec spec;
    hf_json_rules rules;
    hf_slot *slot;
    list_facts facts;
    if (is_deep(list) && (!reader->options.spec || reader->spec.layout <= HF_LAYOUT_JIGSAW))
        return hf_json_fail(record, text, start,
                            "lists in lists of lists: rows, or boxes? expected N lists of N cells");
    hf_status status = look(text, start, list, &facts, record);
    if (status == HF_OK)
        status = specify(reader, text, start, list, &facts, &rules, &spec, record);
    if (status == HF_OK)
        status = hf_reader_open(reader, &spec, record, &slot);
    if (status != HF_OK)
        return status;
    bool marked = facts.detailed; /* else there is nothing to show but what the rules leave */
    facts.detailed = facts.detailed || rules.kinds;
    if (facts.detailed)
        status = hf_slot_marks(slot, false);
    if (status == HF_OK)
        status = put_cells(slot, text, start, list, &facts, reader->options.format != NULL, record);
    if (status == HF_OK && rules.kinds)
        status = read_constraints(reader, slot, text, record);
    if (status != HF_OK)
        return status;
    record->grid = slot->grid;
    if (facts.detailed)
        status = hf_slot_settle(slot, record);
    if (!marked)
        record->board = NULL;
    return status;
}
