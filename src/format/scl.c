/* SPDX-License-Identifier: MIT
 *
 * scl.c - SudokuPad's own links: JSON, shortened, under LZString.
 *
 *     https://sudokupad.app/sclN4Ig ...
 *
 * Cells, regions, cages and global rules have a meaning and are read. Lines, arrows and all else are
 * drawing: SudokuPad does not know what they demand, and neither does a reader; the record lists them as
 * ignored. Title, author and rules are cages without cells. Places are rows and columns from 0. The
 * JSON may stand in the link as it is, too.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "format/fpuzzles.h"
#include "format/json_walk.h"
#include "format/lzstring.h"
#include "format/regions.h"
#include "format/scl.h"
#include "format/told.h"

typedef struct scl {
    hf_reader *reader;
    hf_record *record;
    hf_span cells, regions, cages, global; /* empty: missing */
    bool lines, arrows, figures;           /* drawn, without a meaning */
    uint32_t size;
    hf_told *told;
} scl;

/* ---- the link ----------------------------------------------------------------------------------- */

static hf_span packed_part(hf_span line)
{
    static const char *const words[] = {"/scl", "/ctc", "=scl", "=ctc"};
    size_t start = SIZE_MAX;
    if (hf_scan_starts(line, "scl") || hf_scan_starts(line, "ctc"))
        start = 3;
    for (size_t i = 0; start == SIZE_MAX && i < sizeof words / sizeof *words; i++) {
        size_t at = hf_scan_find(line, words[i]);
        if (at < line.length)
            start = at + strlen(words[i]);
    }
    if (start == SIZE_MAX)
        return (hf_span){line.at, 0};
    size_t end = start;
    bool bare = start < line.length && line.at[start] == '{';
    if (bare)
        return hf_span_from(line, start);
    while (end < line.length && !hf_is_blank(line.at[end]) && line.at[end] != '?' &&
           line.at[end] != '&')
        end++;
    return hf_span_part(line, start, end - start);
}

static size_t cut_scl(const hf_reader *reader, hf_span text, bool last)
{
    hf_line line = hf_scan_first(text, last);
    hf_span content = hf_scan_trim(line.text);
    bool link =
        hf_url_is_link(content) || hf_scan_starts(content, "scl") || hf_scan_starts(content, "ctc");
    bool asked = reader->options.format == &hf_format_scl;
    return asked || (link && packed_part(content).length >= 14) ? line.whole : HF_CUT_NO;
}

static hf_status fail(hf_record *record, size_t column, const char *why)
{
    hf_text text = hf_record_fail(record, 1, column);
    hf_text_add(&text, why);
    return HF_BAD_TEXT;
}

/* ---- fields ------------------------------------------------------------------------------------- */

static bool named(hf_span key, const char *name, const char *shorter)
{
    return hf_json_is(key, name) || hf_json_is(key, shorter);
}

/* Fields that mean nothing to a solver, and those that are drawing. */
static bool is_silent(hf_span key)
{
    static const char *const names[] = {
        "id",     "cellSize",    "cs",        "metadata", "settings",
        "videos", "vd",          "title",     "t",        "author",
        "rules",  "solution",    "fog",       "foglight", "triggereffect",
        "zoom",   "gridVisible", "source",    "url",      "duration",
        "d",      "difficulty",  "preview",   "width",    "w",
        "height", "h",           "msgcorrect"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (hf_json_is(key, names[i]))
            return true;
    }
    return false;
}

static bool is_filled(hf_span list)
{
    size_t at = 0;
    hf_span value;
    return *list.at != '[' || hf_json_element(list, &at, &value);
}

static void look(scl *s, hf_span object)
{
    hf_span key, value;
    for (size_t at = 0; hf_json_member(object, &at, &key, &value);) {
        if (named(key, "cells", "ce"))
            s->cells = value;
        else if (named(key, "regions", "re"))
            s->regions = value;
        else if (named(key, "cages", "ca"))
            s->cages = value;
        else if (named(key, "global", "globals"))
            s->global = value;
        else if (named(key, "lines", "l"))
            s->lines |= is_filled(value);
        else if (named(key, "arrows", "a"))
            s->arrows |= is_filled(value);
        else if (named(key, "underlays", "u") || named(key, "overlays", "o"))
            s->figures |= is_filled(value);
        else if (!is_silent(key) && is_filled(value) && s->record->carried == NULL)
            hf_record_ignore(s->record, key);
    }
    if (s->record->carried != NULL)
        return;
    if (s->lines)
        hf_record_ignore(s->record, (hf_span){"lines", 5});
    if (s->arrows)
        hf_record_ignore(s->record, (hf_span){"arrows", 6});
    if (s->figures)
        hf_record_ignore(s->record, (hf_span){"figures", 7});
}

/* ---- the board ---------------------------------------------------------------------------------- */

static bool read_number(hf_span value, uint32_t *number)
{
    hf_span plain = hf_json_plain(value);
    size_t at = 0;
    return plain.length > 0 && hf_scan_number(plain, &at, number) && at == plain.length;
}

/* [row,column] */
static bool read_place(const scl *s, hf_span pair, uint32_t *cell)
{
    hf_span value;
    uint32_t row, column;
    size_t at = 0;
    if (!hf_json_element(pair, &at, &value) || !read_number(value, &row) ||
        !hf_json_element(pair, &at, &value) || !read_number(value, &column) || row >= s->size ||
        column >= s->size)
        return false;
    *cell = row * s->size + column;
    return true;
}

static uint32_t count_elements(hf_span list)
{
    uint32_t count = 0;
    hf_span value;
    for (size_t at = 0; hf_json_element(list, &at, &value);)
        count++;
    return count;
}

static bool read_regions(scl *s)
{
    hf_span list, pair;
    uint32_t region = 0, cells = s->size * s->size, filled = 0;
    HF_ASSERT(cells <= s->reader->regions_room); /* hf_reader_new */
    memset(s->reader->regions, 0xff, cells * sizeof *s->reader->regions);
    for (size_t at = 0; hf_json_element(s->regions, &at, &list); region++) {
        for (size_t in = 0; hf_json_element(list, &in, &pair);) {
            uint32_t cell;
            if (!read_place(s, pair, &cell) || s->reader->regions[cell] != HF_NO_REGION)
                return false;
            s->reader->regions[cell] = (uint16_t)region;
            filled++;
        }
    }
    return filled == cells && region == s->size;
}

static hf_status make_spec(scl *s, hf_shape_spec *spec)
{
    hf_span row;
    s->size = count_elements(s->cells);
    for (size_t at = 0; hf_json_element(s->cells, &at, &row);) {
        if (count_elements(row) != s->size)
            return fail(s->record, 1, "a board that is not square is not supported");
    }
    if (s->size == 0 || s->size > HF_RULES_SYMBOLS)
        return fail(s->record, 1, "expected a board of up to 16x16 cells");
    hf_shape_spec_square(spec, s->size);
    if (s->regions.length == 0 || count_elements(s->regions) == 0) {
        spec->layout = HF_LAYOUT_LATIN;
        spec->box_rows = spec->box_columns = 0;
        return HF_OK;
    }
    if (!read_regions(s))
        return fail(s->record, 1, "regions that are not N of N cells each are not supported");
    if (!hf_regions_are_boxes(s->reader->regions, s->size)) {
        memset(spec, 0, sizeof *spec);
        spec->layout = HF_LAYOUT_JIGSAW;
        spec->size = s->size;
        spec->regions = s->reader->regions;
    }
    return HF_OK;
}

static hf_status read_cells(scl *s)
{
    hf_span row, cell, key, value;
    uint32_t number = 0, symbol;
    for (size_t at = 0; hf_json_element(s->cells, &at, &row);) {
        for (size_t in = 0; hf_json_element(row, &in, &cell); number++) {
            for (size_t field = 0; hf_json_member(cell, &field, &key, &value);) {
                if (!named(key, "value", "v") || hf_json_plain(value).length == 0)
                    continue;
                if (!read_number(value, &symbol) || symbol == 0 || symbol > s->size)
                    return fail(s->record, 1, "a given that is no symbol of the board");
                hf_status status = hf_puzzle_maker_clue(s->told->maker, number, symbol);
                HF_ASSERT(status == HF_OK); /* there are as many cells: make_spec has counted */
                (void)status;
            }
        }
    }
    return HF_OK;
}

/* ---- cages -------------------------------------------------------------------------------------- */

/* "title: The name". What rules say in words may be what no cage and no line says: they are listed,
 * unless they are those of every sudoku, and the board has boxes or regions. */
static hf_status read_words(scl *s, hf_span words)
{
    static const char title[] = "title:";
    bool boxes = hf_shape_spec_of(s->record->grid->shape)->layout != HF_LAYOUT_LATIN;
    if (hf_scan_starts(words, "rules:") && s->record->carried == NULL &&
        !(boxes && hf_scl_says_nothing(hf_span_from(words, 6), s->size)))
        hf_record_ignore(s->record, (hf_span){"rules", 5});
    if (!hf_scan_starts(words, title))
        return HF_OK;
    hf_span name = hf_scan_trim(hf_span_from(words, sizeof title - 1));
    return hf_puzzle_maker_title(s->told->maker, name.at, name.length);
}

static bool is_house(const scl *s)
{
    const hf_shape *shape = s->record->grid->shape;
    if (s->told->cell_count != s->size)
        return false;
    for (uint32_t h = 0; h < hf_shape_houses(shape); h++) {
        const uint32_t *cells = hf_shape_house(shape, h);
        uint32_t met = 0;
        for (uint32_t i = 0; i < s->size; i++) {
            for (uint32_t k = 0; k < s->size; k++)
                met += cells[i] == s->told->cells[k];
        }
        if (met == s->size)
            return true;
    }
    return false;
}

static hf_status add_without_sum(scl *s, bool hidden)
{
    if (is_house(s) || s->told->cell_count < 2)
        return HF_OK;
    return hf_told_add(s->told, hidden ? HF_CONSTRAINT_REGION : HF_CONSTRAINT_CAGE);
}

static hf_status read_cage(scl *s, hf_span cage)
{
    hf_span key, value, cells = {NULL, 0}, words = {NULL, 0}, pair;
    bool unique = false, told_unique = false, hidden = false;
    uint32_t sum;
    for (size_t at = 0; hf_json_member(cage, &at, &key, &value);) {
        if (named(key, "cells", "ce"))
            cells = value;
        else if (named(key, "value", "v"))
            words = hf_json_plain(value);
        else if (hf_json_is(key, "hidden"))
            hidden = hf_json_is(value, "true");
        else if (hf_json_is(key, "unique")) {
            told_unique = true;
            unique = hf_json_is(value, "true");
        }
    }
    hf_told_clear(s->told);
    for (size_t at = 0; cells.length > 0 && hf_json_element(cells, &at, &pair);) {
        uint32_t cell;
        if (!read_place(s, pair, &cell) || !hf_told_cell(s->told, cell))
            return fail(s->record, 1, "a cage with a cell outside the board");
    }
    if (s->told->cell_count == 0)
        return read_words(s, words);
    if (words.length > 0 && read_number(words, &sum) && sum <= 1000) {
        hf_told_number(s->told, (int32_t)sum);
        return hf_told_add(s->told,
                           told_unique && !unique ? HF_CONSTRAINT_SUM : HF_CONSTRAINT_CAGE);
    }
    if (words.length > 0 && s->record->carried == NULL)
        hf_record_ignore(s->record, words);
    return unique ? add_without_sum(s, hidden) : HF_OK;
}

/* ---- rules for the whole board ------------------------------------------------------------------- */

static hf_status read_global(scl *s, hf_span name)
{
    static const struct {
        const char *name;
        hf_constraint_kind kind;
    } names[] = {{"antiknight", HF_CONSTRAINT_ANTI_KNIGHT},
                 {"antiking", HF_CONSTRAINT_ANTI_KING},
                 {"nonconsecutive", HF_CONSTRAINT_NON_CONSECUTIVE}};
    hf_told_clear(s->told);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (hf_json_is(name, names[i].name))
            return hf_told_add(s->told, names[i].kind);
    }
    if (s->record->carried != NULL)
        return HF_OK;
    if (s->reader->options.ignore_constraints) {
        hf_record_ignore(s->record, name);
        return HF_OK;
    }
    return hf_told_fail(s->told, "a rule that is not supported", name);
}

static hf_status read_rules(scl *s)
{
    hf_span value;
    hf_status status = HF_OK;
    for (size_t at = 0;
         status == HF_OK && s->cages.length > 0 && hf_json_element(s->cages, &at, &value);)
        status = read_cage(s, value);
    for (size_t at = 0;
         status == HF_OK && s->global.length > 0 && hf_json_element(s->global, &at, &value);)
        status = read_global(s, hf_json_plain(value));
    return status;
}

/* ---- the record --------------------------------------------------------------------------------- */

static hf_status read_puzzle(scl *s, hf_span object)
{
    hf_slot *slot;
    hf_shape_spec spec;
    look(s, object);
    if (s->cells.length == 0)
        return fail(s->record, 1, "no cells in the packed text");
    hf_status status = make_spec(s, &spec);
    if (status == HF_OK)
        status = hf_reader_as_asked(s->reader, &spec, 1, s->record);
    if (status == HF_OK)
        status = hf_reader_open(s->reader, &spec, s->record, &slot);
    if (status != HF_OK)
        return status;
    s->record->grid = slot->grid;
    status = hf_puzzle_maker_new(slot->shape, &s->told->maker);
    hf_told_board(s->told, slot->shape);
    if (status == HF_OK)
        status = read_cells(s);
    if (status == HF_OK)
        status = read_rules(s);
    return hf_told_end(s->told, s->reader, slot, status);
}

/* As hf_lzstring_unpack does; JSON that is not packed stays where it is. */
static size_t unpack(hf_span *code, char *out, size_t room)
{
    if (*code->at == '{')
        return code->length;
    size_t length = hf_lzstring_unpack(*code, out, room);
    *code = (hf_span){out, length};
    return length;
}

hf_status hf_scl_parse_packed(hf_reader *reader, hf_span code, size_t column, hf_record *record)
{
    hf_told told = {.record = record, .column = 1};
    scl s = {.reader = reader, .record = record, .told = &told};
    if (reader->options.carry == &hf_format_scl) {
        record->carried = code.at;
        record->carried_length = code.length;
    }
    /* Bounded: text of more than a hundred times its packed length is not a puzzle. */
    size_t room = code.length * 100 < ((size_t)1 << 20) ? code.length * 100 : (size_t)1 << 20;
    char *packed = malloc(room), *spelt = malloc(2 * room);
    size_t length = packed != NULL ? unpack(&code, packed, room) : SIZE_MAX;
    hf_status status = HF_NO_MEMORY;
    if (spelt != NULL && length != SIZE_MAX) {
        size_t whole = hf_scl_unzip(code, spelt, 2 * room);
        hf_span object = hf_scan_trim((hf_span){spelt, whole});
        bool good = whole > 0 && *object.at == '{' && hf_json_is_strict(object);
        status =
            good
                ? read_puzzle(&s, object)
                : fail(
                      record, column,
                      "this is not a puzzle under LZString in base 64, or a part of it is missing");
    }
    free(packed);
    free(spelt);
    return status;
}

static hf_status parse_scl(hf_reader *reader, hf_span piece, hf_record *record)
{
    hf_line line;
    hf_scan_line(piece, true, &line);
    hf_span code = packed_part(hf_scan_trim(line.text));
    if (code.length == 0)
        return fail(record, 1, "no puzzle in this link; expected /scl");
    hf_status status =
        hf_scl_parse_packed(reader, code, (size_t)(code.at - line.text.at) + 1, record);
    hf_scan_behind(hf_scan_trim(line.text), code, record);
    return status;
}

const hf_format hf_format_scl = {.name = "scl",
                                 .summary =
                                     "SudokuPad's own links: cages, regions and givens; what is "
                                     "only drawn is listed",
                                 .cut = cut_scl,
                                 .parse = parse_scl,
                                 .write_puzzle = hf_scl_write,
                                 .keeps = HF_KEEPS_CONSTRAINTS};
