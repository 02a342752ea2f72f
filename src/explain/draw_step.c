/* SPDX-License-Identifier: MIT
 *
 * draw_step.c - the board for a terminal, with the step's candidates marked.
 *
 * Up to nine symbols every cell shows its candidates, each with a mark behind it; larger boards
 * would not fit a screen, so they show values, and one mark per cell. Colour is added where it is
 * wanted, but every mark is a character as well, and a legend tells what it means.
 *
 *          c1     c2     c3
 *      +--------------------+---
 *   r1 | 1* 2       4  7x   |
 *      |    5*              |
 */
#include "explain/look.h"

typedef struct canvas {
    hf_tale *tale;
    uint32_t first; /* cell of the layer */
    uint32_t rows, columns;
    uint32_t wide, high; /* candidates in a cell */
    uint32_t slot;       /* characters of a cell */
    bool small;          /* candidates are shown */
} canvas;

static uint32_t cell_at(const canvas *c, uint32_t row, uint32_t column)
{
    return c->first + row * c->columns + column;
}

/* ---- colours --------------------------------------------------------------------------------- */

static const char *colour_of(hf_look look)
{
    static const char *const codes[HF_LOOKS] = {
        "",           "\033[9;31m", "\033[1;7;32m", "\033[1;32m", "\033[1;34m",
        "\033[1;33m", "\033[1;32m", "\033[1;34m",   "\033[1;35m", "\033[1;36m"};
    return codes[look];
}

static void tell_marked(const canvas *c, hf_look look, uint32_t symbol, bool strong)
{
    hf_tale *tale = c->tale;
    bool colour = tale->scene->colour && (look != HF_LOOK_NONE || strong);
    if (colour)
        hf_tell(tale, look != HF_LOOK_NONE ? colour_of(look) : "\033[1m");
    if (symbol)
        hf_tell_symbol(tale, symbol);
    else
        hf_tell(tale, ".");
    if (colour && look == HF_LOOK_STRUCK)
        hf_tell(tale, "\033[0;31m");
    hf_text_char(&tale->text, hf_look_mark(look));
    if (colour)
        hf_tell(tale, "\033[0m");
}

/* ---- lines ----------------------------------------------------------------------------------- */

static bool border_above(const canvas *c, uint32_t row, uint32_t column)
{
    return row == 0 || row == c->rows ||
           hf_look_border(c->tale, cell_at(c, row - 1, column), cell_at(c, row, column));
}

static bool border_left(const canvas *c, uint32_t row, uint32_t column)
{
    return column == 0 || column == c->columns ||
           hf_look_border(c->tale, cell_at(c, row, column - 1), cell_at(c, row, column));
}

/* What stands where four cells meet. Bits: up, right, down, left. */
static const char *joint(bool ascii, uint32_t bits)
{
    static const char *const lines[16] = {" ", "│", "─", "└", "│", "│", "┌", "├",
                                          "─", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
    if (!ascii)
        return lines[bits];
    return bits == 0 ? " " : bits == 5 || bits == 1 || bits == 4 ? "|" : bits == 10 ? "-" : "+";
}

static void rule_line(const canvas *c, uint32_t row)
{
    hf_tale *tale = c->tale;
    bool ascii = tale->scene->ascii;
    hf_tell(tale, "     ");
    for (uint32_t column = 0; column <= c->columns; column++) {
        uint32_t bits = (row > 0 && border_left(c, row - 1, column) ? 1u : 0) |
                        (column < c->columns && border_above(c, row, column) ? 2u : 0) |
                        (row < c->rows && border_left(c, row, column) ? 4u : 0) |
                        (column > 0 && border_above(c, row, column - 1) ? 8u : 0);
        hf_tell(tale, joint(ascii, bits));
        for (uint32_t i = 0; column < c->columns && i < c->slot; i++)
            hf_tell(tale, !border_above(c, row, column) ? " " : ascii ? "-" : "─");
    }
    hf_tell(tale, "\n");
}

static bool needs_rule(const canvas *c, uint32_t row)
{
    for (uint32_t column = 0; column < c->columns; column++)
        if (border_above(c, row, column))
            return true;
    return c->small;
}

/* A filled cell shows its value in the middle: [4] if it was given, (4) if it was found. */
static void value_line(const canvas *c, uint32_t cell, uint32_t line)
{
    hf_tale *tale = c->tale;
    uint32_t value = hf_board_value(tale->board, cell);
    if (line != c->high / 2) {
        hf_text_repeat(&tale->text, ' ', c->slot);
        return;
    }
    hf_look look = hf_look_at(tale, cell, value);
    bool given = hf_board_is_given(tale->board, cell);
    const char *colour = look != HF_LOOK_NONE ? colour_of(look) : given ? "\033[1m" : "";
    uint32_t before = (c->slot - 3) / 2;
    hf_text_repeat(&tale->text, ' ', before);
    hf_tell(tale, tale->scene->colour ? colour : "");
    hf_tell(tale, given ? "[" : "(");
    hf_tell_symbol(tale, value);
    hf_tell(tale, given ? "]" : ")");
    hf_text_char(&tale->text, hf_look_mark(look));
    hf_tell(tale, tale->scene->colour && *colour ? "\033[0m" : "");
    hf_text_repeat(&tale->text, ' ', c->slot - before - 4);
}

static void candidate_line(const canvas *c, uint32_t cell, uint32_t line)
{
    hf_tale *tale = c->tale;
    hf_tell(tale, " ");
    for (uint32_t i = 0; i < c->wide; i++) {
        uint32_t symbol = line * c->wide + i + 1;
        if (symbol > hf_shape_size(tale->shape) || !hf_board_has(tale->board, cell, symbol))
            hf_tell(tale, "  ");
        else
            tell_marked(c, hf_look_at(tale, cell, symbol), symbol, false);
    }
}

/* Large boards: the value or a point, and the strongest mark of the cell. */
static void small_cell(const canvas *c, uint32_t cell)
{
    hf_tale *tale = c->tale;
    uint32_t value = hf_board_value(tale->board, cell);
    hf_tell(tale, " ");
    tell_marked(c, hf_look_at(tale, cell, 0), value, hf_board_is_given(tale->board, cell));
}

static void row_name(const canvas *c, uint32_t row, bool shown)
{
    hf_tale *tale = c->tale;
    char name[HF_NAME_SIZE];
    hf_text text = hf_text_make(name, sizeof name);
    if (shown && tale->scene->names == HF_NAMES_A1) {
        hf_text_char(&text, (char)('A' + row % 26));
    } else if (shown) {
        hf_text_char(&text, 'r');
        hf_text_number(&text, row + 1);
    }
    hf_text_repeat(&tale->text, ' ', text.length < 4 ? 4 - text.length : 0);
    hf_tell(tale, name);
    hf_tell(tale, " ");
}

static void draw_row(const canvas *c, uint32_t row)
{
    hf_tale *tale = c->tale;
    for (uint32_t line = 0; line < c->high; line++) {
        row_name(c, row, line == c->high / 2);
        for (uint32_t column = 0; column < c->columns; column++) {
            uint32_t cell = cell_at(c, row, column);
            hf_tell(tale, !border_left(c, row, column) ? " " : tale->scene->ascii ? "|" : "│");
            if (!c->small)
                small_cell(c, cell);
            else if (hf_board_value(tale->board, cell))
                value_line(c, cell, line);
            else
                candidate_line(c, cell, line);
        }
        hf_tell(tale, tale->scene->ascii ? "|\n" : "│\n");
    }
}

static void column_names(const canvas *c)
{
    hf_tale *tale = c->tale;
    hf_tell(tale, "     ");
    for (uint32_t column = 0; column < c->columns; column++) {
        size_t begin = tale->text.length, width = c->slot + 1;
        hf_text_repeat(&tale->text, ' ', c->small ? c->slot / 2 : column < 9 ? 2 : 1);
        if (c->small && tale->scene->names == HF_NAMES_RC)
            hf_tell(tale, "c");
        hf_tell_number(tale, column + 1);
        size_t used = tale->text.length - begin;
        hf_text_repeat(&tale->text, ' ', used < width ? width - used : 0);
    }
    hf_tell(tale, "\n");
}

static void legend(hf_tale *tale)
{
    const char *between = "     ";
    for (int look = HF_LOOK_BASE; look < HF_LOOKS + HF_LOOK_BASE; look++) {
        hf_look which = (hf_look)(look < HF_LOOKS ? look : look - HF_LOOKS);
        const char *words = hf_look_words(tale, which);
        if (!words)
            continue;
        hf_tell(tale, between);
        if (tale->scene->colour)
            hf_tell(tale, colour_of(which));
        hf_text_char(&tale->text, hf_look_mark(which));
        if (tale->scene->colour)
            hf_tell(tale, "\033[0m");
        hf_tell(tale, " ");
        hf_tell(tale, words);
        between = "   ";
    }
    hf_tell(tale, between[3] ? "" : "\n");
}

static void draw_layer(const canvas *c)
{
    column_names(c);
    for (uint32_t row = 0; row < c->rows; row++) {
        if (needs_rule(c, row))
            rule_line(c, row);
        draw_row(c, row);
    }
    rule_line(c, c->rows);
}

void hf_tell_drawing(hf_tale *tale)
{
    uint32_t size = hf_shape_size(tale->shape);
    canvas c = {.tale = tale,
                .rows = hf_shape_rows(tale->shape),
                .columns = hf_shape_columns(tale->shape),
                .wide = hf_look_width(tale),
                .small = size <= 9 && hf_shape_layers(tale->shape) == 1};
    c.high = c.small ? (size + c.wide - 1) / c.wide : 1;
    c.slot = c.small ? 2 * c.wide + 1 : 3;
    for (uint32_t layer = 0; layer < hf_shape_layers(tale->shape); layer++) {
        c.first = layer * c.rows * c.columns;
        if (hf_shape_layers(tale->shape) > 1) {
            hf_tell(tale, "layer ");
            hf_tell_number(tale, layer + 1);
            hf_tell(tale, "\n");
        }
        draw_layer(&c);
    }
    legend(tale);
}
