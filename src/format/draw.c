/* SPDX-License-Identifier: MIT
 *
 * draw.c - boards as pictures made of characters, for people; rows.c reads them all back.
 *
 *     Unicode                        ASCII                               jigsaw
 *     ┌───────┬───────┬───────┐      +-----------------------------+     ┏━━━┯━━━┳━━━┓
 *     │ · · 4 │ · 8 · │ 3 · · │      |       4 |    8    | 3       |     ┃ 2 │ · ┃ · ┃
 *     ├───────┼───────┼───────┤      |---------+---------+---------|     ┠───╆━━━╃───┨
 *
 * Boards with boxes have lines around the boxes only. A jigsaw is a lattice with heavy lines
 * between its regions (in ASCII: lines there, and none elsewhere). Boards with layers are drawn
 * layer by layer, each with a heading.
 */
#include "grid/grid_data.h"
#include "base/assert.h"
#include "base/bits.h"
#include "format/draw.h"

/* ---- cells ----------------------------------------------------------------------------------- */

static uint32_t digits_of(uint32_t n)
{
    uint32_t digits = 1;
    for (; n >= 10; n /= 10)
        digits++;
    return digits;
}

static uint32_t symbol_width(uint32_t size, uint32_t symbol)
{
    return size <= HF_MAX_LETTERED ? 1 : digits_of(symbol);
}

/* Is none of the letters beyond those that boards written 1-9A-Z have, too? They would be read back as those. */
static bool letters_mislead(const hf_drawing *drawing)
{
    uint32_t cells = hf_shape_cells(drawing->grid->shape), size = drawing->size;
    if (hf_shape_spec_of(drawing->grid->shape)->symbols != HF_SYMBOLS_LETTERS || size <= 9 ||
        size > HF_MAX_LETTERED)
        return false;
    for (uint32_t cell = 0; cell < cells; cell++)
        if (drawing->grid->cell[cell] > size - 9)
            return false;
    return true;
}

static void put_symbol(const hf_drawing *drawing, uint32_t symbol, hf_text *text)
{
    if (drawing->plain)
        hf_text_char(text, hf_format_symbol(symbol));
    else
        hf_text_symbol(text, drawing->grid->shape, symbol);
}

static bool has_marks(const hf_drawing *drawing, uint32_t cell)
{
    HF_ASSERT(!drawing->grid->cell[cell]); /* values are drawn as such */
    return drawing->board && hf_board_value(drawing->board, cell) == 0 &&
           hf_board_count(drawing->board, cell) > 0;
}

/* Writes the pencil marks of a cell (to NULL: just measures them). Up to nine symbols they stand
 * side by side; beyond, braces keep them from being taken for a number. */
static uint32_t put_marks(const hf_drawing *drawing, uint32_t cell, hf_text *text)
{
    uint32_t size = drawing->size, width = 0, count = 0;
    if (size > 9) {
        width += 2;
        if (text)
            hf_text_char(text, '{');
    }
    for (uint32_t symbol = 1; symbol <= size; symbol++) {
        if (!hf_board_has(drawing->board, cell, symbol))
            continue;
        if (count++ && size > HF_MAX_LETTERED) {
            width++;
            if (text)
                hf_text_char(text, ',');
        }
        width += symbol_width(size, symbol);
        if (text)
            put_symbol(drawing, symbol, text);
    }
    if (size > 9 && text)
        hf_text_char(text, '}');
    return width;
}

uint32_t hf_draw_cell_width(const hf_drawing *drawing, uint32_t cell)
{
    if (drawing->grid->cell[cell])
        return symbol_width(drawing->size, drawing->grid->cell[cell]);
    return has_marks(drawing, cell) ? put_marks(drawing, cell, NULL) : 1;
}

static const char *colour_of(const hf_drawing *drawing, uint32_t cell)
{
    uint8_t mark = drawing->options->marks ? drawing->options->marks[cell] : (uint8_t)HF_MARK_NONE;
    if (!drawing->options->colour)
        return NULL;
    if (!drawing->grid->cell[cell])
        return "\x1B[2m";
    switch (mark) {
    case HF_MARK_GIVEN:
        return "\x1B[1m";
    case HF_MARK_SOLVED:
        return "\x1B[36m";
    case HF_MARK_WRONG:
        return "\x1B[1;31m";
    default:
        return NULL;
    }
}

static void put_blank(const hf_drawing *drawing, hf_text *text)
{
    char blank = drawing->options->blank;
    if (blank != '.' || drawing->dots)
        hf_text_char(text, blank);
    else if (drawing->options->ascii)
        hf_text_char(text, ' ');
    else
        hf_text_add(text, "\xC2\xB7"); /* middle dot */
}

/* Writes what a cell holds, without padding. */
void hf_draw_cell(const hf_drawing *drawing, uint32_t cell, hf_text *text)
{
    const char *colour = colour_of(drawing, cell);
    if (colour)
        hf_text_add(text, colour);
    if (drawing->grid->cell[cell])
        put_symbol(drawing, drawing->grid->cell[cell], text);
    else if (has_marks(drawing, cell))
        put_marks(drawing, cell, text);
    else
        put_blank(drawing, text);
    if (colour)
        hf_text_add(text, "\x1B[0m");
}

/* Without colour a wrong digit gets a star, in the blank before it and (where there is one) after.
 */
static bool is_starred(const hf_drawing *drawing, uint32_t cell)
{
    return !drawing->options->colour && drawing->options->marks && drawing->grid->cell[cell] &&
           drawing->options->marks[cell] == HF_MARK_WRONG;
}

static void put_padded(const hf_drawing *drawing, uint32_t cell, uint32_t width, hf_text *text)
{
    uint32_t own = hf_draw_cell_width(drawing, cell);
    size_t room = width > own ? width - own : 0;
    bool star = is_starred(drawing, cell);
    /* Marks are set to the left, numbers to the right. */
    if (!drawing->board)
        hf_text_repeat(text, ' ', room);
    hf_text_char(text, star ? '*' : ' ');
    hf_draw_cell(drawing, cell, text);
    if (drawing->spaced)
        hf_text_char(text, star ? '*' : ' ');
    if (drawing->board)
        hf_text_repeat(text, ' ', room);
}

/* ---- the lines around boxes ------------------------------------------------------------------ */

/* The pieces of one horizontal line. */
typedef struct line_pieces {
    const char *left, *across, *cross, *right;
} line_pieces;

static uint32_t padding(const hf_drawing *drawing)
{
    return drawing->spaced ? 2 : 1;
}

static uint32_t column_width(const hf_drawing *drawing, uint32_t column)
{
    return drawing->widths ? drawing->widths[column] : drawing->width;
}

static void put_line(const hf_drawing *drawing, line_pieces pieces, hf_text *text)
{
    hf_text_add(text, pieces.left);
    for (uint32_t c = 0; c < drawing->columns; c++) {
        if (c && c % drawing->box_columns == 0)
            hf_text_add(text, pieces.cross);
        uint32_t width = column_width(drawing, c) + padding(drawing);
        if (!drawing->spaced && (c + 1) % drawing->box_columns == 0)
            width++;
        for (uint32_t i = 0; i < width; i++)
            hf_text_add(text, pieces.across);
    }
    hf_text_add(text, pieces.right);
    hf_text_char(text, '\n');
}

/* The lines of one way to draw boxes. */
typedef struct box_style {
    const char *bar;
    line_pieces top, middle, bottom;
} box_style;

static const box_style unicode_style = {
    "│", {"┌", "─", "┬", "┐"}, {"├", "─", "┼", "┤"}, {"└", "─", "┴", "┘"}};
static const box_style ascii_style = {
    "|", {"+", "-", "-", "+"}, {"|", "-", "+", "|"}, {"+", "-", "-", "+"}};
/* As HoDoKu has it. */
static const box_style marks_style = {
    "|", {".", "-", ".", "."}, {":", "-", "+", ":"}, {"'", "-", "'", "'"}};

static void draw_boxes(const hf_drawing *drawing, const box_style *style, uint32_t first,
                       hf_text *text)
{
    put_line(drawing, style->top, text);
    for (uint32_t r = 0; r < drawing->rows; r++) {
        if (r && r % drawing->box_rows == 0)
            put_line(drawing, style->middle, text);
        hf_text_add(text, style->bar);
        for (uint32_t c = 0; c < drawing->columns; c++) {
            put_padded(drawing, first + r * drawing->columns + c, column_width(drawing, c), text);
            if ((c + 1) % drawing->box_columns == 0) {
                if (!drawing->spaced)
                    hf_text_char(text, ' ');
                hf_text_add(text, style->bar);
            }
        }
        hf_text_char(text, '\n');
    }
    put_line(drawing, style->bottom, text);
}

/* ---- jigsaws --------------------------------------------------------------------------------- */

/* Is there a wall between two cells, or a cell and the outside? Places are one more than their
 * numbers, so that 0 and N + 1 lie outside. */
static bool is_wall(const hf_drawing *drawing, uint32_t r1, uint32_t c1, uint32_t r2, uint32_t c2)
{
    const uint16_t *regions = hf_shape_spec_of(drawing->grid->shape)->regions;
    uint32_t n = drawing->columns, rows = drawing->rows;
    bool inside1 = r1 >= 1 && r1 <= rows && c1 >= 1 && c1 <= n;
    bool inside2 = r2 >= 1 && r2 <= rows && c2 >= 1 && c2 <= n;
    if (!inside1 || !inside2)
        return inside1 || inside2;
    return regions[(r1 - 1) * n + c1 - 1] != regions[(r2 - 1) * n + c2 - 1];
}

/* The crossing at the lower right of place (r, c), which has four arms; each is absent outside the
 * board, else light, or heavy where it is a wall. */
static const char *crossing(const hf_drawing *drawing, uint32_t r, uint32_t c)
{
    /* By heavy arms: 1 up, 2 right, 4 down, 8 left. */
    static const char *const inner[16] = {"┼", "╀", "┾", "╄", "╁", "╂", "╆", "╊",
                                          "┽", "╃", "┿", "╇", "╅", "╉", "╈", "╋"};
    uint32_t n = drawing->columns;
    bool up = is_wall(drawing, r, c, r, c + 1), down = is_wall(drawing, r + 1, c, r + 1, c + 1);
    bool left = is_wall(drawing, r, c, r + 1, c), right = is_wall(drawing, r, c + 1, r + 1, c + 1);
    if (r == 0)
        return c == 0 ? "┏" : c == n ? "┓" : down ? "┳" : "┯";
    if (r == drawing->rows)
        return c == 0 ? "┗" : c == n ? "┛" : up ? "┻" : "┷";
    if (c == 0)
        return right ? "┣" : "┠";
    if (c == n)
        return left ? "┫" : "┨";
    return inner[up + 2 * right + 4 * down + 8 * left];
}

/* The line below row place r. */
static void put_lattice_line(const hf_drawing *drawing, uint32_t r, hf_text *text)
{
    bool ascii = drawing->options->ascii, edge = r == 0 || r == drawing->rows;
    for (uint32_t c = 0; c <= drawing->columns; c++) {
        if (c) {
            bool wall = is_wall(drawing, r, c, r + 1, c);
            const char *across = ascii ? (wall ? "-" : " ") : wall ? "━" : "─";
            for (uint32_t i = 0; i < column_width(drawing, c - 1) + 2; i++)
                hf_text_add(text, across);
        }
        /* The edges of an ASCII lattice have no crossings: that tells them from walls across it. */
        if (ascii)
            hf_text_char(text, edge && c != 0 && c != drawing->columns ? '-' : '+');
        else
            hf_text_add(text, crossing(drawing, r, c));
    }
    hf_text_char(text, '\n');
}

static void draw_lattice(const hf_drawing *drawing, hf_text *text)
{
    bool ascii = drawing->options->ascii;
    put_lattice_line(drawing, 0, text);
    for (uint32_t r = 1; r <= drawing->rows; r++) {
        for (uint32_t c = 0; c <= drawing->columns; c++) {
            if (c)
                put_padded(drawing, (r - 1) * drawing->columns + c - 1,
                           column_width(drawing, c - 1), text);
            bool wall = is_wall(drawing, r, c, r, c + 1);
            hf_text_add(text, ascii ? (wall ? "|" : " ") : wall ? "┃" : "│");
        }
        hf_text_char(text, '\n');
        put_lattice_line(drawing, r, text);
    }
}

/* ---- whole boards ---------------------------------------------------------------------------- */

static void put_heading(const hf_drawing *drawing, uint32_t layer, hf_text *text)
{
    bool cube = hf_shape_spec_of(drawing->grid->shape)->layout == HF_LAYOUT_CUBE;
    if (layer)
        hf_text_char(text, '\n');
    hf_text_add(text, cube ? "cube, layer " : "roxdoku, layer ");
    hf_text_number(text, layer + 1);
    hf_text_add(text, " of ");
    hf_text_number(text, drawing->layers);
    hf_text_char(text, '\n');
}

/* Every column as wide as its widest cell in any layer, up to HF_MAX_SIZE columns. */
static void measure(hf_drawing *drawing, uint32_t *widths)
{
    uint32_t cells = hf_shape_cells(drawing->grid->shape);
    drawing->width = drawing->size <= HF_MAX_LETTERED ? 1 : digits_of(drawing->size);
    if (!drawing->board || drawing->columns > HF_MAX_SIZE)
        return;
    for (uint32_t c = 0; c < drawing->columns; c++)
        widths[c] = 1;
    for (uint32_t i = 0; i < cells; i++) {
        uint32_t width = hf_draw_cell_width(drawing, i);
        if (width > widths[i % drawing->columns])
            widths[i % drawing->columns] = width;
    }
    drawing->widths = widths;
}

hf_drawing hf_draw_begin(const hf_grid *grid, const hf_write_options *options, uint32_t *widths)
{
    const hf_shape_spec *spec = hf_shape_spec_of(grid->shape);
    hf_drawing drawing = {0};
    drawing.grid = grid;
    drawing.options = options;
    drawing.board = options->board;
    drawing.size = spec->size;
    drawing.layers = hf_shape_layers(grid->shape);
    drawing.rows = hf_shape_rows(grid->shape);
    drawing.columns = hf_shape_columns(grid->shape);
    bool boxes = spec->layout == HF_LAYOUT_BOXES || spec->layout == HF_LAYOUT_CUBE;
    drawing.box_rows = boxes ? spec->box_rows : drawing.rows;
    drawing.box_columns = boxes ? spec->box_columns : drawing.columns;
    drawing.lattice = spec->regions != NULL;
    drawing.spaced = options->ascii || drawing.lattice;
    drawing.plain = letters_mislead(&drawing);
    drawing.dots = options->ascii && (drawing.lattice || drawing.board);
    measure(&drawing, widths);
    return drawing;
}

static void draw_board(const hf_grid *grid, const hf_write_options *options, const box_style *style,
                       hf_text *text)
{
    uint32_t widths[HF_MAX_SIZE];
    hf_drawing drawing = hf_draw_begin(grid, options, widths);
    if (hf_draw_has_kinds(&drawing)) {
        hf_draw_kinds(&drawing, text);
        return;
    }
    if (drawing.lattice) {
        draw_lattice(&drawing, text);
        return;
    }
    for (uint32_t layer = 0; layer < drawing.layers; layer++) {
        if (drawing.layers > 1)
            put_heading(&drawing, layer, text);
        draw_boxes(&drawing, style, layer * drawing.rows * drawing.columns, text);
    }
}

void hf_draw_marks(const hf_grid *grid, const hf_write_options *options, hf_text *text)
{
    draw_board(grid, options, &marks_style, text);
}

static hf_status write_drawing(const hf_grid *grid, const hf_write_options *options, hf_text *text)
{
    draw_board(grid, options, options->ascii ? &ascii_style : &unicode_style, text);
    return HF_OK;
}

const hf_format hf_format_draw = {"draw",        "a picture made of characters, Unicode or ASCII",
                                  hf_block_cut,  hf_rows_parse,
                                  write_drawing, HF_KEEPS_CANDIDATES,
                                  NULL};
