/* SPDX-License-Identifier: MIT
 *
 * iss_board.c - the board that a line of the Interactive Sudoku Solver speaks of.
 *
 *     .Shape~9x9         nine symbols; as many as the longer side has cells
 *     .Shape~6x6~9       nine symbols on 6x6 cells: the lines hold nothing twice
 *     .Shape~9x9~0-8     symbols from 0 on
 *
 * Boxes are there unless NoBoxes says otherwise, as square as they fit on the board; a jigsaw's pieces
 * are houses beside them, or instead. Boxes and pieces have as many cells as the longer side, or as
 * RegionSize says. Those with fewer cells than there are symbols are no houses but hold nothing twice,
 * and so do diagonals and windows there: they are told to the puzzle like any other such region.
 */
#include <stdlib.h>
#include <string.h>

#include "base/assert.h"
#include "format/iss.h"
#include "format/told.h"

typedef struct board {
    uint32_t rows, columns;
    uint32_t size;   /* symbols */
    uint32_t region; /* cells of a box; 0: not told */
    bool boxless, rising, falling, windows, disjoint, zero;
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

/* "~9" or "~0-8", behind the sides of the board. */
static bool read_range(hf_span text, size_t at, board *b)
{
    uint32_t from, to;
    HF_ASSERT(at < text.length);
    if (text.at[at++] != '~' || !hf_scan_number(text, &at, &from))
        return false;
    b->size = from;
    if (at == text.length)
        return true;
    if (text.at[at++] != '-' || !hf_scan_number(text, &at, &to) || from > 1 || to < from)
        return false;
    b->zero = from == 0;
    b->size = to - from + 1;
    return at == text.length;
}

static const char *read_shape(hf_span text, board *b)
{
    size_t at = 0;
    if (!hf_scan_number(text, &at, &b->rows) || at >= text.length || text.at[at++] != 'x' ||
        !hf_scan_number(text, &at, &b->columns))
        return "expected the sides of the board, such as Shape~9x9";
    b->size = b->rows > b->columns ? b->rows : b->columns;
    if (at < text.length && !read_range(text, at, b))
        return "expected a number of symbols, or a range from 0 or 1 on, such as Shape~9x9~0-8";
    if (b->rows == 0 || b->columns == 0 || b->size > HF_RULES_SYMBOLS || b->rows > b->size ||
        b->columns > b->size)
        return "boards have sides of 1 to 16 cells, and at least as many symbols";
    return NULL;
}

/* Old texts name the board in front of the map. */
static hf_span last_part(hf_span text)
{
    size_t at = text.length;
    while (at > 0 && text.at[at - 1] != '~')
        at--;
    return hf_span_from(text, at);
}

static const char *read_piece(hf_span name, hf_span rest, board *b)
{
    size_t at = 0;
    if (is(name, "Shape"))
        return read_shape(rest, b);
    if (is(name, "RegionSize") && (!hf_scan_number(rest, &at, &b->region) || at != rest.length))
        return "expected the number of cells in a region";
    if (is(name, "Jigsaw"))
        b->map = last_part(rest);
    if (is(name, "Jigsaw") && b->map.length == 0)
        return "expected a map of regions";
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

/* Numbers the pieces of a map in the order they are met; lengths: how many cells each has. Returns
 * how many there are; 0: the map has another number of cells than the board. */
static uint32_t number_pieces(const board *b, uint16_t *regions, uint32_t *lengths)
{
    uint32_t cells = b->rows * b->columns, met = 0;
    char seen[HF_RULES_CELLS];
    if (b->map.length != cells)
        return 0;
    for (uint32_t i = 0; i < cells; i++) {
        uint32_t r = 0;
        while (r < met && seen[r] != b->map.at[i])
            r++;
        if (r == met) {
            lengths[met] = 0;
            seen[met++] = b->map.at[i];
        }
        regions[i] = (uint16_t)r;
        lengths[r]++;
    }
    return met;
}

/* The pieces with as many cells as there are symbols, numbered anew, *count of them. False: the map
 * does not fit, or several pieces are neither such nor as long as the longer side. */
static bool number_regions(const board *b, uint16_t *regions, uint32_t *count)
{
    uint32_t lengths[HF_RULES_CELLS], number[HF_RULES_CELLS], strange = 0;
    uint32_t longer = b->rows > b->columns ? b->rows : b->columns;
    uint32_t met = number_pieces(b, regions, lengths);
    *count = 0;
    for (uint32_t r = 0; r < met; r++) {
        strange += lengths[r] < longer || lengths[r] > b->size;
        number[r] = lengths[r] == b->size ? (*count)++ : HF_NO_REGION;
    }
    for (uint32_t i = 0; met > 0 && i < b->rows * b->columns; i++)
        regions[i] = (uint16_t)number[regions[i]];
    return met > 0 && strange <= 1;
}

/* The pieces with fewer cells than symbols, but no fewer than the longer side has. */
static bool number_small(const board *b, uint16_t *regions)
{
    uint32_t lengths[HF_RULES_CELLS];
    uint32_t longer = b->rows > b->columns ? b->rows : b->columns;
    uint32_t met = number_pieces(b, regions, lengths);
    bool any = false;
    for (uint32_t i = 0; met > 0 && i < b->rows * b->columns; i++) {
        uint32_t length = lengths[regions[i]];
        bool small = length >= longer && length < b->size;
        any = any || small;
        regions[i] = small ? regions[i] : HF_NO_REGION;
    }
    return any;
}

static hf_status add_pieces(hf_reader *reader, const board *b, uint32_t count)
{
    for (uint32_t r = 0; r < count; r++) {
        uint32_t *house = hf_reader_next_house(reader, b->size);
        if (house == NULL)
            return HF_NO_MEMORY;
        for (uint32_t i = 0; i < b->rows * b->columns; i++) {
            if (reader->regions[i] == r)
                *house++ = i;
        }
    }
    return HF_OK;
}

bool hf_iss_boxes(uint32_t rows, uint32_t columns, uint32_t cells, uint16_t *regions)
{
    uint32_t high = 0, wide = 0;
    for (uint32_t small = 2; small * small <= cells; small++) {
        uint32_t large = cells / small;
        bool lies = cells % small == 0 && rows % small == 0 && columns % large == 0;
        bool stands = cells % small == 0 && rows % large == 0 && columns % small == 0;
        high = lies ? small : stands ? large : high;
        wide = lies ? large : stands ? small : wide;
    }
    for (uint32_t i = 0; high > 0 && i < rows * columns; i++)
        regions[i] = (uint16_t)(i / columns / high * (columns / wide) + i % columns / wide);
    return high > 0;
}

static bool is_square(const board *b)
{
    return b->rows == b->size && b->columns == b->size && (b->region == 0 || b->region == b->size);
}

/* Are boxes, and windows, as high as they are wide? */
static bool has_square_boxes(const board *b)
{
    uint32_t side = 1;
    while (side * side < b->size)
        side++;
    return side * side == b->size;
}

/* A board that is not N x N cells. Jigsaw pieces beside boxes are houses of their own. */
static hf_status make_rectangle(hf_reader *reader, const board *b, hf_told *told,
                                hf_shape_spec *spec)
{
    uint32_t longer = b->rows > b->columns ? b->rows : b->columns;
    uint32_t region = b->region > 0 ? b->region : longer, count;
    hf_status status = HF_OK;
    memset(spec, 0, sizeof *spec);
    spec->layout = HF_LAYOUT_RECTANGLE;
    spec->size = b->size;
    spec->rows = b->rows;
    spec->columns = b->columns;
    HF_ASSERT((size_t)b->rows * b->columns <= reader->regions_room); /* hf_reader_new */
    if (b->map.length > 0) {
        if (!number_regions(b, reader->regions, &count))
            return hf_told_fail(told, "expected a map of regions with as many cells as symbols",
                                b->map);
        spec->regions = count > 0 ? reader->regions : NULL;
        bool boxes = !b->boxless && hf_iss_boxes(b->rows, b->columns, region, (uint16_t[256]){0});
        if (boxes)
            status = add_pieces(reader, b, count);
        if (!boxes || status != HF_OK)
            return status;
    }
    spec->regions = NULL;
    if (!b->boxless && region == b->size &&
        hf_iss_boxes(b->rows, b->columns, region, reader->regions))
        spec->regions = reader->regions;
    return HF_OK;
}

static hf_status make_square(hf_reader *reader, const board *b, hf_told *told, hf_shape_spec *spec)
{
    hf_status status = HF_OK;
    uint32_t size = b->size, count;
    hf_shape_spec_square(spec, size);
    if (b->map.length > 0) {
        HF_ASSERT((size_t)size * size <= reader->regions_room); /* hf_reader_new */
        if (!number_regions(b, reader->regions, &count) || count != size)
            return hf_told_fail(told, "expected a map of as many regions as symbols", b->map);
        if (b->boxless || spec->layout == HF_LAYOUT_LATIN) {
            spec->layout = HF_LAYOUT_JIGSAW;
            spec->regions = reader->regions;
        } else {
            status = add_pieces(reader, b, size);
        }
    } else if (b->boxless) {
        spec->layout = HF_LAYOUT_LATIN;
    }
    spec->extras = b->windows && has_square_boxes(b) ? HF_EXTRA_WINDOWS : 0;
    if (b->rising && b->falling)
        spec->extras |= HF_EXTRA_DIAGONALS;
    else if (status == HF_OK && (b->rising || b->falling))
        status = hf_reader_add_diagonal(reader, size, b->rising);
    if (status == HF_OK && b->disjoint)
        status = hf_reader_add_disjoint(reader, size);
    if (status == HF_UNSUPPORTED)
        return hf_told_fail(told, "disjoint groups need boxes", (hf_span){NULL, 0});
    return status;
}

static hf_status make_spec(hf_reader *reader, const board *b, hf_told *told, hf_shape_spec *spec)
{
    hf_status status =
        is_square(b) ? make_square(reader, b, told, spec) : make_rectangle(reader, b, told, spec);
    if (status == HF_OK && b->rows != b->columns && (b->rising || b->falling || b->windows))
        return hf_told_fail(told, "diagonals and windows need a board as high as it is wide",
                            (hf_span){NULL, 0});
    if (b->zero)
        spec->symbols = HF_SYMBOLS_ZERO;
    else if (b->size > 9)
        spec->symbols = HF_SYMBOLS_LETTERS;
    spec->listed = reader->listed_houses > 0 ? reader->listed : NULL;
    spec->listed_houses = reader->listed_houses;
    return status;
}

/* ---- what is no house --------------------------------------------------------------------------- */

static hf_status add_region(hf_told *told)
{
    return told->cell_count > 1 ? hf_told_add(told, HF_CONSTRAINT_REGION) : HF_OK;
}

/* Boxes by their numbers, and the pieces of a map by theirs, which have fewer cells than symbols. */
static hf_status add_numbered(hf_told *told, const uint16_t *regions, uint32_t cells)
{
    hf_status status = HF_OK;
    for (uint32_t r = 0; status == HF_OK && r < HF_RULES_CELLS; r++) {
        hf_told_clear(told);
        for (uint32_t i = 0; i < cells; i++) {
            if (regions[i] == r)
                hf_told_cell(told, i);
        }
        status = add_region(told);
    }
    return status;
}

static hf_status add_diagonal(hf_told *told, bool rising)
{
    uint32_t side = told->columns;
    hf_told_clear(told);
    for (uint32_t i = 0; i < side; i++)
        hf_told_cell(told, i * side + (rising ? side - 1 - i : i));
    return add_region(told);
}

/* Windows are as large as boxes, and as far from the rim and from each other as one cell. */
static hf_status add_windows(hf_told *told, const uint16_t *boxes)
{
    uint32_t side = told->columns, high = 1, wide = 1;
    hf_status status = HF_OK;
    bool any = false;
    while (wide < side && boxes[wide] == boxes[0])
        wide++;
    while (high < side && boxes[high * side] == boxes[0])
        high++;
    for (uint32_t column = 1; column + wide < side; column += wide + 1) {
        for (uint32_t row = 1; status == HF_OK && row + high < side; row += high + 1) {
            hf_told_clear(told);
            for (uint32_t k = 0; k < high * wide; k++)
                hf_told_cell(told, (row + k / wide) * side + column + k % wide);
            status = add_region(told);
            any = true;
        }
    }
    return any ? status
               : hf_told_fail(told, "windows need boxes that leave room for them",
                              (hf_span){NULL, 0});
}

hf_status hf_iss_add_loose(hf_told *told, const hf_iss_loose *loose)
{
    uint16_t boxes[HF_RULES_CELLS] = {0};
    uint32_t cells = told->rows * told->columns;
    hf_status status = HF_OK;
    bool boxed = hf_iss_boxes(told->rows, told->columns, loose->box, boxes);
    if (boxed && loose->boxes)
        status = add_numbered(told, boxes, cells);
    if (status == HF_OK && loose->pieces)
        status = add_numbered(told, loose->piece, cells);
    if (status == HF_OK && loose->rising)
        status = add_diagonal(told, true);
    if (status == HF_OK && loose->falling)
        status = add_diagonal(told, false);
    if (status == HF_OK && loose->windows)
        status = add_windows(told, boxes);
    if (status != HF_OK || !loose->disjoint)
        return status;
    const uint16_t *regions = hf_shape_spec_of(told->record->grid->shape)->regions;
    regions = regions != NULL ? regions : boxed ? boxes : NULL;
    return regions != NULL ? hf_iss_add_disjoint(told, regions)
                           : hf_told_fail(told, "disjoint groups need boxes", (hf_span){NULL, 0});
}

/* Which boxes, lines and windows of a board have fewer cells than there are symbols? Windows that are not as high
 * as they are wide are told to the puzzle as well: no shape has them. */
static void find_loose(const board *b, hf_iss_loose *loose)
{
    uint32_t longer = b->rows > b->columns ? b->rows : b->columns;
    const bool small = !is_square(b);
    loose->box = b->region > 0 ? b->region : longer;
    loose->windows = b->windows && (small || !has_square_boxes(b));
    loose->any = small || loose->windows;
    loose->boxes = small && !b->boxless && loose->box < b->size;
    loose->rising = small && b->rising;
    loose->falling = small && b->falling;
    loose->disjoint = small && b->disjoint;
    loose->pieces = small && b->map.length != 0 && number_small(b, loose->piece);
}

/* What is asked for besides counts as if the line said so, but for boxes that it tells of. */
static void add_asked(const hf_reader *reader, board *b)
{
    uint32_t extras = reader->options.spec ? reader->spec.extras : 0;
    b->rising = b->rising || (extras & HF_EXTRA_DIAGONALS);
    b->falling = b->falling || (extras & HF_EXTRA_DIAGONALS);
    b->windows = b->windows || (extras & HF_EXTRA_WINDOWS);
    if (reader->options.spec && reader->spec.layout == HF_LAYOUT_LATIN && b->region == 0)
        b->boxless = true;
}

hf_status hf_iss_board(hf_reader *reader, hf_span content, size_t column, hf_record *record,
                       hf_shape_spec *spec, hf_iss_loose *loose)
{
    hf_told told = {.record = record, .column = column};
    board b = {.rows = 9, .columns = 9, .size = 9};
    hf_span all = hf_span_from(content, 1), piece;
    reader->listed_houses = 0;
    while (hf_iss_next(&all, '.', &piece)) {
        hf_span rest = piece, name;
        if (piece.length > 0 && *piece.at == 'C') /* cages */
            continue;
        hf_iss_next(&rest, '~', &name);
        if (rest.at == NULL)
            rest = hf_span_from(piece, piece.length);
        const char *fault = hf_iss_is_board(name) ? read_piece(name, hf_scan_trim(rest), &b) : NULL;
        told.column = column + (size_t)(piece.at - content.at);
        if (fault != NULL)
            return hf_told_fail(&told, fault, piece);
    }
    told.column = column;
    add_asked(reader, &b);
    find_loose(&b, loose);
    hf_status status = make_spec(reader, &b, &told, spec);
    return status == HF_OK ? hf_reader_as_asked(reader, spec, column, record) : status;
}
