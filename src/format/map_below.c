/* SPDX-License-Identifier: MIT
 *
 * map_below.c - the map of a jigsaw that stands below its board.
 *
 *     ..9748...7.........2.1...        puzzle = [[0, 0, 9, 7, 4, 8, 0, 0, 0], ...
 *     333333229331113229411...         regions = [[3, 3, 3, 3, 3, 3, 2, 2, 9], ...
 *
 * Two records they would be by themselves, the first a plain board and answered as one. But no board that
 * could be solved is a map: in a map, equal names stand side by side. A map is letters, digits or numbers
 * up to 99: one word of N*N, N words of N, or N*N words, in lists or not.
 */
#include <string.h>

#include "base/assert.h"
#include "format/map_below.h"
#include "format/regions.h"
#include "grid/spec.h"

enum { LEAST = 4, TITLE = 40, DEEPEST = 3, APART = 40, LONGEST = 8192 };

typedef struct map_scan {
    hf_span text;
    size_t at;
    uint32_t words, word; /* words so far, and characters in each */
    uint32_t depth;       /* of brackets */
    uint32_t count;       /* cells */
    uint32_t width;       /* cells of the first row; 0: it has no end yet */
    size_t name;          /* where the last word ended */
    char map[HF_MAP_CELLS];
} map_scan;

static bool is_name(char c)
{
    return hf_is_digit(c) || hf_is_letter(c);
}

/* Not many boards are like a map even at their beginning: the first cell has no neighbour of its own. */
static bool is_plausible(const map_scan *scan)
{
    return !scan->width || scan->count <= scan->width || scan->map[0] == scan->map[1] ||
           scan->map[0] == scan->map[scan->width];
}

/* Has the word that is next no end yet? Then nobody knows what it is: of a row there may be a digit. */
static bool ends_within_word(const map_scan *scan)
{
    size_t at = scan->at;
    while (at < scan->text.length && is_name(scan->text.at[at]))
        at++;
    return at == scan->text.length;
}

/* Numbers of one or two digits are cells; names of one character, too. In longer words each character is
 * one. */
static bool take_word(map_scan *scan)
{
    const char *word = scan->text.at + scan->at;
    uint32_t length = 0;
    while (scan->at < scan->text.length && is_name(scan->text.at[scan->at])) {
        scan->at++;
        length++;
    }
    if (length <= 2) {
        if ((scan->words && scan->word > 2) || scan->count == HF_MAP_CELLS ||
            (length == 2 && !(hf_is_digit(word[0]) && hf_is_digit(word[1]))))
            return false;
        scan->map[scan->count++] =
            (char)(length == 1 ? word[0] : 128 + (word[0] - '0') * 10 + word[1] - '0');
    } else {
        if ((scan->words && scan->word != length) || scan->count + length > HF_MAP_CELLS)
            return false;
        memcpy(scan->map + scan->count, word, length);
        scan->count += length;
    }
    scan->word = length;
    scan->words++;
    scan->name = scan->at;
    return is_plausible(scan);
}

/* A row of cells that are words ends with its line or its list; words of several cells are rows. */
static bool take_row_end(map_scan *scan)
{
    if (scan->count == 0)
        return true;
    if (scan->width == 0)
        scan->width = scan->word > 2 ? scan->word : scan->count;
    return scan->width >= LEAST && is_plausible(scan);
}

/* The N of a map that is complete; 0 if it is not. */
static uint32_t complete_size(const map_scan *scan)
{
    uint32_t size = hf_spec_square_root(scan->count);
    if (size < LEAST || (scan->word > 2 && scan->words != 1 && scan->words != size))
        return 0;
    HF_ASSERT(scan->word <= 2 || scan->words == 1 || scan->word == size);
    return size;
}

/* Are the regions the columns, or the rows? Nobody draws these, but candidates may look like it. Regions are
 * numbered as they come. */
static bool are_lines(const uint16_t *regions, uint32_t size)
{
    bool rows = true, columns = true;
    for (uint32_t i = 0; i < size * size; i++) {
        rows = rows && regions[i] == i / size;
        columns = columns && regions[i] == i % size;
    }
    return rows || columns;
}

static bool is_map(const map_scan *scan, hf_reader *reader, uint32_t size)
{
    return (scan->map[0] == scan->map[1] || scan->map[0] == scan->map[size]) &&
           hf_line_map(reader, (hf_span){scan->map, scan->count}, size) &&
           !are_lines(reader->regions, size);
}

/* Takes one character that is no name. False: it belongs to no map. */
static bool take_other(map_scan *scan)
{
    char c = scan->text.at[scan->at++];
    if (scan->at - scan->name > APART)
        return false;
    if (c == '[' || c == '{' || c == '(')
        return ++scan->depth <= DEEPEST;
    if (c == ']' || c == '}' || c == ')')
        return scan->depth-- > 0 && take_row_end(scan);
    if (c == '\n' && scan->depth == 0 && !take_row_end(scan))
        return false;
    return c != '\0' && strchr(",;'\"|> \t\r\n", c) != NULL;
}

static bool is_space(char c)
{
    return hf_is_blank(c) || c == '\n' || c == '>'; /* the mark of quoted text */
}

/* Behind the last cell: what closes the lists to the end of the line, and blank lines. HF_CUT_NO: something
 * else is there. */
static size_t take_end(map_scan scan, bool last)
{
    while (scan.at < scan.text.length) {
        if (scan.text.at[scan.at] == '\n' && scan.depth == 0) {
            while (scan.at < scan.text.length && is_space(scan.text.at[scan.at]))
                scan.at++;
            return scan.at;
        }
        if (is_name(scan.text.at[scan.at]) || !take_other(&scan))
            return HF_CUT_NO;
    }
    return last ? scan.at : HF_CUT_MORE;
}

/* Reads a map from scan->at on. HF_CUT_NO, HF_CUT_MORE, or where it ends. */
static size_t scan_map(map_scan *scan, bool last, hf_reader *reader, uint32_t *size)
{
    scan->words = scan->depth = scan->count = scan->width = 0;
    scan->name = scan->at;
    while (scan->at < scan->text.length) {
        if (!is_name(scan->text.at[scan->at])) {
            if (!take_other(scan))
                return HF_CUT_NO;
            continue;
        }
        if (!last && ends_within_word(scan))
            return HF_CUT_MORE;
        if (!take_word(scan))
            return HF_CUT_NO;
        *size = complete_size(scan);
        size_t end = *size && is_map(scan, reader, *size) ? take_end(*scan, last) : HF_CUT_NO;
        if (end != HF_CUT_NO)
            return end;
    }
    return last ? HF_CUT_NO : HF_CUT_MORE;
}

/* Where the words of a title end, "regions =", "int map[9][9] =" or "Map" on a line of its own; 0: there is
 * none. */
static size_t title_end(hf_span text, size_t at)
{
    size_t start = at;
    while (at < text.length && at - start < TITLE &&
           (hf_is_letter(text.at[at]) || text.at[at] == ' ' || text.at[at] == '_' ||
            (at > start && (hf_is_digit(text.at[at]) || text.at[at] == '[' || text.at[at] == ']'))))
        at++;
    if (at == start || at == text.length || !strchr(":=\r\n", text.at[at]))
        return 0;
    return at + 1;
}

/* Behind a line that is drawn between the two, and the blanks around it; the same place where there is none, HF_CUT_MORE
 * if it has no end yet. A row of empty cells may look like it, but what follows that is no map. */
static size_t pass_rule(hf_span text, bool last, size_t at)
{
    size_t end = at;
    if (text.at[at] == '\0' || !strchr("-=_*~#", text.at[at]))
        return at;
    while (end < text.length && text.at[end] == text.at[at])
        end++;
    if (end < at + 3 && end < text.length)
        return at;
    while (end < text.length && hf_is_blank(text.at[end]))
        end++;
    if (end == text.length || text.at[end] != '\n')
        return end == text.length && !last ? HF_CUT_MORE : at;
    while (end < text.length && end < at + APART && is_space(text.at[end]))
        end++;
    return end;
}

size_t hf_map_below(hf_span text, bool last, hf_reader *reader, uint32_t *size)
{
    map_scan scan;
    last = last || text.length >= LONGEST;
    text.length = text.length < LONGEST ? text.length : LONGEST;
    scan.text = text;
    scan.at = 0;
    while (scan.at < text.length && scan.at < APART && is_space(text.at[scan.at]))
        scan.at++;
    if (scan.at < text.length)
        scan.at = pass_rule(text, last, scan.at);
    if (scan.at == HF_CUT_MORE)
        return HF_CUT_MORE;
    /* More may come, but then it is too late: what is complete is read. */
    if (scan.at == text.length)
        return HF_CUT_NO;
    size_t titled = title_end(text, scan.at);
    size_t end = scan_map(&scan, last, reader, size);
    if (end == HF_CUT_NO && titled) {
        scan.at = titled;
        end = scan_map(&scan, last, reader, size);
    }
    return end;
}

static hf_status refuse(hf_record *record, const char *why)
{
    hf_text text = hf_record_fail(record, 1, 1);
    hf_text_add(&text, why);
    return HF_BAD_TEXT;
}

hf_status hf_map_join(hf_reader *reader, uint32_t size, hf_record *record)
{
    uint16_t cells[HF_MAP_CELLS];
    hf_slot *slot = hf_reader_slot_of(reader, record->grid);
    hf_shape_spec spec = *hf_shape_spec_of(record->grid->shape);
    if (spec.layout > HF_LAYOUT_JIGSAW || spec.size != size || spec.regions || record->puzzle ||
        slot->detailed)
        return refuse(record, "a map of regions that is not this board's");
    record->guess = "a board with the map of its regions below";
    if (spec.layout == HF_LAYOUT_BOXES && hf_regions_are_boxes(reader->regions, size))
        return HF_OK;
    memcpy(cells, record->grid->cell, (size_t)size * size * sizeof *cells);
    spec = (hf_shape_spec){.layout = HF_LAYOUT_JIGSAW, .size = size, .extras = spec.extras};
    spec.regions = reader->regions;
    hf_status status = hf_reader_open(reader, &spec, record, &slot);
    if (status != HF_OK)
        return status;
    memcpy(slot->grid->cell, cells, (size_t)size * size * sizeof *cells);
    record->grid = slot->grid;
    return HF_OK;
}

hf_status hf_map_alone(hf_record *record)
{
    return refuse(record, "a map of regions without a board; expected the board above it");
}
