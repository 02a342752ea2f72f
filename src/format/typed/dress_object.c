/* SPDX-License-Identifier: MIT
 *
 * dress_object.c - objects of JSON that are more than a name and a board.
 *
 *     {"grid": [[3,0,...],...], "regions": [[1,1,2,...],...]}      a jigsaw; regions also as lists of cells
 *     {"r1": "53..7....", "r2": "6..195...", ...}                  rows that have names
 *     {"cells": [{"position": [0,0], "value": 5, "fixed": true},   the games of GNOME Sudoku
 *
 * Anything else in an object with a map must be a plain value: what it means nobody here knows.
 */
#include <string.h>

#include "base/assert.h"
#include "format/json_walk.h"
#include "format/typed/dress.h"

enum { NINE = 9, LEAST = 4 };

/* Up to 625 values, each one character or a number. */
typedef struct value_list {
    uint32_t count, groups; /* lists or strings that they stand in */
    bool bad;
    uint16_t value[2 * HF_TYPED_CELLS]; /* of characters 1000 and their code; 0: empty */
} value_list;

static void add(value_list *list, uint32_t value)
{
    if (list->count == 2 * HF_TYPED_CELLS)
        list->bad = true;
    else
        list->value[list->count++] = (uint16_t)value;
}

static void add_scalar(value_list *list, hf_span value)
{
    hf_span plain = hf_json_plain(value);
    uint32_t number = 0;
    size_t at = 0;
    if (plain.length == 0 || hf_json_is(plain, "null") ||
        (plain.length == 1 && hf_is_empty_mark(*plain.at)))
        add(list, 0);
    else if (hf_scan_number(plain, &at, &number) && at == plain.length && number < 1000)
        add(list, number);
    else if (plain.length == 1)
        add(list, 1000u + (unsigned char)*plain.at);
    else
        list->bad = true;
}

/* Each character of a string is a value. */
static void add_string(value_list *list, hf_span text)
{
    for (size_t i = 0; i < text.length; i++)
        add_scalar(list, hf_span_part(text, i, 1));
    list->groups++;
}

static void collect(value_list *list, hf_span value, uint32_t depth)
{
    hf_span element;
    bool lists = false;
    if (*value.at == '"') {
        add_string(list, hf_json_plain(value));
        return;
    }
    for (size_t at = 0; !list->bad && hf_json_element(value, &at, &element);) {
        lists = lists || *element.at == '[';
        if (*element.at == '{' || (*element.at == '[' && depth == 2))
            list->bad = true;
        else if (*element.at == '[' || (*element.at == '"' && hf_json_plain(element).length > 2))
            collect(list, element, depth + 1);
        else
            add_scalar(list, element);
    }
    list->groups += !lists;
}

static value_list values_of(hf_span value)
{
    value_list list = {.count = 0};
    if (*value.at == '[' || *value.at == '"')
        collect(&list, value, 0);
    list.count = list.bad ? 0 : list.count;
    return list;
}

static uint32_t root_of(uint32_t cells)
{
    uint32_t size = LEAST;
    while (size < HF_TYPED_SIZE && size * size < cells)
        size++;
    return size * size == cells ? size : 0;
}

/* Cells of each region in turn, numbered from 0 on or as rows and columns, become a map; false: they are none such. */
static bool number_regions(const value_list *list, uint32_t size, uint16_t *map)
{
    uint32_t cells = size * size, least = UINT32_MAX;
    bool pairs = list->count == 2 * cells, seen[HF_TYPED_CELLS] = {false};
    for (uint32_t i = 0; i < list->count; i++)
        least = list->value[i] < least ? list->value[i] : least;
    for (uint32_t i = 0; i < cells; i++) {
        uint32_t row = list->value[pairs ? 2 * i : i] - least;
        uint32_t place = pairs ? row * size + list->value[2 * i + 1] - least : row;
        if (least > 1 || row >= (pairs ? size : cells) || place >= cells || seen[place])
            return false;
        seen[place] = true;
        map[place] = (uint16_t)(i / size);
    }
    return true;
}

/* Is a value the map of a board of so many rows: N names, each N times, two of them side by side? */
static bool read_map(hf_span value, uint32_t size, uint16_t *map)
{
    value_list list = values_of(value);
    uint32_t cells = size * size, names = 0, count[1256] = {0};
    bool beside = false;
    if ((list.count == cells || list.count == 2 * cells) && number_regions(&list, size, map))
        return true;
    if (list.count != cells)
        return false;
    for (uint32_t i = 0; i < cells; i++) {
        map[i] = list.value[i];
        HF_ASSERT(map[i] < 1256); /* less than 1000, or 1000 and the code of a character */
        beside = beside || (i % size && map[i] == map[i - 1]);
        names += count[map[i]]++ == 0;
        if (count[map[i]] > size)
            return false;
    }
    return beside && names == size;
}

/* Is a value the cells of a board? *size receives their root. */
static bool read_board(hf_span value, uint32_t *size, value_list *list)
{
    *list = values_of(value);
    *size = root_of(list->count);
    for (uint32_t i = 0; i < list->count; i++)
        if (list->value[i] > *size)
            return false;
    return *size > 0;
}

static bool is_solution(hf_span key)
{
    return hf_scan_starts_any_case(key, "sol") || hf_scan_starts_any_case(key, "ans");
}

static void put_number(hf_bare *bare, uint32_t number)
{
    if (number > 9)
        hf_bare_put(bare, (char)('0' + number / 10));
    hf_bare_put(bare, (char)('0' + number % 10));
}

static void put_board(hf_bare *bare, const uint16_t *cell, uint32_t size)
{
    for (uint32_t i = 0; i < size * size; i++) {
        put_number(bare, cell[i]);
        hf_bare_put(bare, i % size == size - 1 ? '\n' : ' ');
    }
}

/* Rows, and beside them those of the map, in which regions are lettered as they come. */
static void put_beside(hf_bare *bare, const uint16_t *cell, const uint16_t *map, uint32_t size)
{
    uint16_t name[NINE], names = 0;
    for (uint32_t row = 0; row < size; row++) {
        for (uint32_t i = 0; i < size; i++)
            put_number(bare, cell[row * size + i]);
        hf_bare_put(bare, ' ');
        for (uint32_t i = 0; i < size; i++) {
            uint32_t n = 0;
            while (n < names && name[n] != map[row * size + i])
                n++;
            if (n == names) {
                HF_ASSERT(names < size); /* read_map has counted them */
                name[names++] = map[row * size + i];
            }
            hf_bare_put(bare, (char)('A' + n));
        }
        hf_bare_put(bare, '\n');
    }
}

/* A board and its map. */
static void undress_jigsaw(hf_span object, hf_bare *bare)
{
    hf_span key, value, board_key = {object.at, 0};
    value_list board = {.count = 0}, other;
    uint16_t map[HF_TYPED_CELLS];
    uint32_t size = 0, now, maps = 0, strange = 0;
    for (size_t at = 0; hf_json_member(object, &at, &key, &value);)
        if (size == 0 && !is_solution(key) && read_board(value, &now, &other) &&
            !read_map(value, now, map)) {
            board = other;
            board_key = key;
            size = now;
        }
    for (size_t at = 0; size && hf_json_member(object, &at, &key, &value);) {
        bool plain = *value.at != '[' && *value.at != '{' && !hf_json_is(value, "true");
        bool more = !maps && key.at != board_key.at && !is_solution(key);
        if (more && read_map(value, size, map))
            maps++;
        else
            strange += key.at != board_key.at && !is_solution(key) && !plain;
    }
    if (maps > 0 && strange == 0 && size <= NINE)
        put_beside(bare, board.value, map, size);
}

/* The one object among the members of another, which is no list of rows with names; or that itself. */
static hf_span innermost(hf_span object)
{
    for (uint32_t depth = 0; depth < 4; depth++) {
        hf_span key, value, inner = object;
        uint32_t objects = 0, lists = 0;
        for (size_t at = 0; hf_json_member(object, &at, &key, &value);) {
            inner = *value.at == '{' ? value : inner;
            objects += *value.at == '{';
            lists += *value.at == '[' || hf_json_is(value, "true");
        }
        if (objects != 1 || lists)
            break;
        object = inner;
    }
    return object;
}

/* N members that are rows of N cells each. */
static void undress_rows(hf_span object, hf_bare *bare)
{
    hf_span key, value;
    uint32_t rows = 0, before = 0, number;
    for (size_t at = 0; hf_json_member(object, &at, &key, &value); rows++) {
        size_t digits = 0;
        while (digits < key.length && !hf_is_digit(key.at[digits]))
            digits++;
        bool numbered = hf_scan_number(key, &digits, &number) && digits == key.length;
        if (rows > HF_TYPED_SIZE || !numbered || (rows && number != before + 1))
            return;
        before = number;
    }
    for (size_t at = 0; rows >= LEAST && hf_json_member(object, &at, &key, &value);) {
        value_list row = values_of(value);
        if (row.count != rows || row.groups != 1) {
            bare->length = 0;
            return;
        }
        for (uint32_t i = 0; i < rows; i++) {
            if (row.value[i] > rows) {
                bare->length = 0;
                return;
            }
            put_number(bare, row.value[i]);
            hf_bare_put(bare, i + 1 < rows ? ' ' : '\n');
        }
    }
}

/* {"position": [0,4], "value": 5}; false: no such cell. */
static bool put_cell(hf_span cell, uint16_t *board, bool *entered)
{
    hf_span key, value;
    value_list place = {.count = 0}, digit = {.count = 0};
    if (*cell.at != '{')
        return false;
    for (size_t at = 0; hf_json_member(cell, &at, &key, &value);) {
        if (hf_json_is(key, "position"))
            place = values_of(value);
        else if (hf_json_is(key, "value"))
            add_scalar(&digit, value);
        else if (hf_json_is(key, "fixed"))
            *entered = *entered || !hf_json_is(value, "true");
    }
    if (place.count != 2 || place.value[0] >= NINE || place.value[1] >= NINE || digit.count != 1 ||
        digit.value[0] > NINE)
        return false;
    uint16_t *here = &board[place.value[0] * NINE + place.value[1]];
    bool twice = *here > 0;
    *here = digit.value[0];
    return !twice;
}

static void undress_cells(hf_span object, hf_bare *bare)
{
    hf_span key, value, cell;
    for (size_t member = 0; hf_json_member(object, &member, &key, &value);) {
        uint16_t board[NINE * NINE] = {0};
        bool entered = false, good = hf_json_is(key, "cells") && *value.at == '[';
        uint32_t count = 0;
        for (size_t at = 0; good && hf_json_element(value, &at, &cell); count++)
            good = put_cell(cell, board, &entered);
        if (!good || count == 0)
            continue;
        bare->why = entered ? "cells that are not \"fixed\": digits of a player, which a board "
                              "has no place for"
                            : NULL;
        if (!entered)
            put_board(bare, board, NINE);
        return;
    }
}

void hf_undress_object(hf_span text, bool last, hf_bare *bare)
{
    size_t at = 0, start;
    hf_line line;
    hf_json_space(text, &at);
    start = at;
    if (at == text.length || text.at[at] != '{')
        return;
    bool cut = text.length > HF_DRESS_ROOM;
    text.length = cut ? HF_DRESS_ROOM : text.length;
    if (!hf_json_value(text, &at)) {
        bare->more = at >= text.length && !last && !cut;
        return;
    }
    hf_span object = innermost(hf_span_part(text, start, at - start));
    undress_jigsaw(object, bare);
    if (bare->length == 0)
        undress_rows(object, bare);
    if (bare->length == 0)
        undress_cells(object, bare);
    if (bare->length == 0 && !bare->why)
        return;
    line = hf_scan_first(hf_span_from(text, at), true);
    bare->bytes = at + (hf_scan_trim(line.text).length == 0 ? line.whole : 0);
    bare->whole = bare->why ? bare->bytes : 0;
}
