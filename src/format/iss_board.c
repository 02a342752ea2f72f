/* SPDX-License-Identifier: MIT
 *
 * iss_board.c - the board that a line of the Interactive Sudoku Solver speaks of.
 *
 * Boxes are there unless NoBoxes says otherwise; a jigsaw's pieces are houses beside them, or instead.
 */
#include <stdlib.h>
#include <string.h>

#include "format/iss.h"
#include "format/told.h"

typedef struct board {
    uint32_t size;
    bool boxless, rising, falling, windows, disjoint;
    hf_span map; /* of a jigsaw; empty: none */
} board;

static const char *const names[] = {"Shape",    "Jigsaw",  "NoBoxes",     "RegionSize",
                                    "Diagonal", "Windoku", "DisjointSets"};

static bool is(hf_span text, const char *word)
{
    return text.length == strlen(word) && memcmp(text.at, word, text.length) == 0;
}

bool hf_iss_is_board(hf_span name)
{
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        if (is(name, names[i]))
            return true;
    }
    return false;
}

/* "9x9", square. */
static bool read_shape(hf_span text, uint32_t *size)
{
    uint32_t rows, columns;
    size_t at = 0;
    if (!hf_scan_number(text, &at, &rows) || at >= text.length || text.at[at++] != 'x' ||
        !hf_scan_number(text, &at, &columns))
        return false;
    *size = rows;
    return at == text.length && rows == columns && rows >= 1 && rows <= HF_RULES_SYMBOLS;
}

static const char *read_piece(hf_span name, hf_span rest, board *b)
{
    if (is(name, "Shape"))
        return read_shape(rest, &b->size) ? NULL
                                          : "boards other than 1x1 to 16x16 with symbols from 1 on "
                                            "are not supported";
    if (is(name, "RegionSize"))
        return "regions of another size than the board are not supported";
    if (is(name, "Jigsaw"))
        b->map = rest;
    b->boxless = b->boxless || is(name, "NoBoxes");
    b->windows = b->windows || is(name, "Windoku");
    b->disjoint = b->disjoint || is(name, "DisjointSets");
    if (is(name, "Diagonal") && is(rest, "1"))
        b->rising = true;
    else if (is(name, "Diagonal") && is(rest, "-1"))
        b->falling = true;
    else if (is(name, "Diagonal"))
        return "expected Diagonal~1 or Diagonal~-1";
    return NULL;
}

/* Numbers the regions of a map in the order they are met; false: not N regions of N cells. */
static bool number_regions(const board *b, uint16_t *regions)
{
    uint32_t cells = b->size * b->size, count = 0;
    uint32_t lengths[HF_RULES_SYMBOLS] = {0};
    char seen[HF_RULES_SYMBOLS];
    if (b->map.length != cells)
        return false;
    for (uint32_t i = 0; i < cells; i++) {
        uint32_t r = 0;
        while (r < count && seen[r] != b->map.at[i])
            r++;
        if (r == b->size)
            return false;
        if (r == count)
            seen[count++] = b->map.at[i];
        regions[i] = (uint16_t)r;
        lengths[r]++;
    }
    for (uint32_t r = 0; r < b->size; r++) {
        if (lengths[r] != b->size)
            return false;
    }
    return true;
}

static hf_status add_pieces(hf_reader *reader, const board *b)
{
    for (uint32_t r = 0; r < b->size; r++) {
        uint32_t *house = hf_reader_next_house(reader, b->size);
        if (house == NULL)
            return HF_NO_MEMORY;
        for (uint32_t i = 0; i < b->size * b->size; i++) {
            if (reader->regions[i] == r)
                *house++ = i;
        }
    }
    return HF_OK;
}

static hf_status make_spec(hf_reader *reader, const board *b, hf_told *told, hf_shape_spec *spec)
{
    hf_status status = HF_OK;
    uint32_t size = b->size;
    hf_shape_spec_square(spec, size);
    if (b->map.length > 0) {
        if (!hf_reader_regions(reader, (size_t)size * size))
            return HF_NO_MEMORY;
        if (!number_regions(b, reader->regions))
            return hf_told_fail(told, "expected a map of as many regions as symbols", b->map);
        if (b->boxless || spec->layout == HF_LAYOUT_LATIN) {
            spec->layout = HF_LAYOUT_JIGSAW;
            spec->regions = reader->regions;
        } else {
            status = add_pieces(reader, b);
        }
    } else if (b->boxless) {
        spec->layout = HF_LAYOUT_LATIN;
    }
    spec->extras = b->windows ? HF_EXTRA_WINDOWS : 0;
    if (b->rising && b->falling)
        spec->extras |= HF_EXTRA_DIAGONALS;
    else if (status == HF_OK && (b->rising || b->falling))
        status = hf_reader_add_diagonal(reader, size, b->rising);
    if (status == HF_OK && b->disjoint)
        status = hf_reader_add_disjoint(reader, size);
    spec->listed = reader->listed_houses > 0 ? reader->listed : NULL;
    spec->listed_houses = reader->listed_houses;
    if (status == HF_UNSUPPORTED)
        return hf_told_fail(told, "disjoint groups need boxes", (hf_span){NULL, 0});
    return status;
}

hf_status hf_iss_board(hf_reader *reader, hf_span content, size_t column, hf_record *record,
                       hf_shape_spec *spec)
{
    hf_told told = {.record = record, .column = column};
    board b = {.size = 9};
    size_t at = 1;
    reader->listed_houses = 0;
    while (at < content.length) {
        size_t end = at;
        while (end < content.length && content.at[end] != '.')
            end++;
        hf_span piece = hf_span_part(content, at, end - at);
        size_t length = 0;
        while (length < piece.length && piece.at[length] != '~')
            length++;
        hf_span rest = length < piece.length ? hf_span_from(piece, length + 1)
                                             : hf_span_from(piece, piece.length);
        hf_span name = hf_span_part(piece, 0, length);
        const char *fault = hf_iss_is_board(name) ? read_piece(name, rest, &b) : NULL;
        told.column = column + at;
        if (fault != NULL)
            return hf_told_fail(&told, fault, piece);
        at = end + 1;
    }
    told.column = column;
    return make_spec(reader, &b, &told, spec);
}
