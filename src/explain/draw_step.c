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
#include "base/assert.h"
#include "explain/style.h"

typedef struct canvas {
    hf_writer *w;
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

static const char *colour_of(hf_style style)
{
    static const char *const codes[HF_STYLES] = {
        "",           "\033[9;31m", "\033[1;7;32m", "\033[1;32m", "\033[1;34m",
        "\033[1;33m", "\033[1;32m", "\033[1;34m",   "\033[1;35m", "\033[1;36m"};
    return codes[style];
}

static void say_marked(const canvas *c, hf_style style, uint32_t symbol, bool strong)
{
    hf_writer *w = c->w;
    bool colour = w->scene->colour && (style != HF_STYLE_NONE || strong);
    if (colour)
        hf_say(w, style != HF_STYLE_NONE ? colour_of(style) : "\033[1m");
    if (symbol)
        hf_say_symbol(w, symbol);
    else
        hf_say(w, ".");
    if (colour && style == HF_STYLE_STRUCK)
        hf_say(w, "\033[0;31m");
    hf_text_char(&w->text, hf_style_mark(style));
    if (colour)
        hf_say(w, "\033[0m");
}

/* ---- lines ----------------------------------------------------------------------------------- */

static bool border_above(const canvas *c, uint32_t row, uint32_t column)
{
    return row == 0 || row == c->rows ||
           hf_style_border(c->w, cell_at(c, row - 1, column), cell_at(c, row, column));
}

static bool border_left(const canvas *c, uint32_t row, uint32_t column)
{
    return column == 0 || column == c->columns ||
           hf_style_border(c->w, cell_at(c, row, column - 1), cell_at(c, row, column));
}

/* What stands where four cells meet. Bits: up, right, down, left; never one alone, as of four cells
 * around a corner no two neighbours alone can be in different regions. */
static const char *joint(bool ascii, uint32_t bits)
{
    static const char *const lines[16] = {" ", "│", "─", "└", "│", "│", "┌", "├",
                                          "─", "┘", "─", "┴", "┐", "┤", "┬", "┼"};
    if (!ascii)
        return lines[bits];
    return bits == 0 ? " " : bits == 5 ? "|" : bits == 10 ? "-" : "+";
}

static void rule_line(const canvas *c, uint32_t row)
{
    hf_writer *w = c->w;
    bool ascii = w->scene->ascii;
    hf_say(w, "     ");
    for (uint32_t column = 0; column <= c->columns; column++) {
        uint32_t bits = (row > 0 && border_left(c, row - 1, column) ? 1u : 0) |
                        (column < c->columns && border_above(c, row, column) ? 2u : 0) |
                        (row < c->rows && border_left(c, row, column) ? 4u : 0) |
                        (column > 0 && border_above(c, row, column - 1) ? 8u : 0);
        hf_say(w, joint(ascii, bits));
        for (uint32_t i = 0; column < c->columns && i < c->slot; i++)
            hf_say(w, !border_above(c, row, column) ? " " : ascii ? "-" : "─");
    }
    hf_say(w, "\n");
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
    hf_writer *w = c->w;
    uint32_t value = hf_board_value(w->board, cell);
    if (line != c->high / 2) {
        hf_text_repeat(&w->text, ' ', c->slot);
        return;
    }
    hf_style style = hf_style_of(w, cell, value);
    bool given = hf_board_is_given(w->board, cell);
    const char *colour = style != HF_STYLE_NONE ? colour_of(style) : given ? "\033[1m" : "";
    uint32_t before = (c->slot - 3) / 2;
    hf_text_repeat(&w->text, ' ', before);
    hf_say(w, w->scene->colour ? colour : "");
    hf_say(w, given ? "[" : "(");
    hf_say_symbol(w, value);
    hf_say(w, given ? "]" : ")");
    hf_text_char(&w->text, hf_style_mark(style));
    hf_say(w, w->scene->colour && *colour ? "\033[0m" : "");
    hf_text_repeat(&w->text, ' ', c->slot - before - 4);
}

static void candidate_line(const canvas *c, uint32_t cell, uint32_t line)
{
    hf_writer *w = c->w;
    hf_say(w, " ");
    for (uint32_t i = 0; i < c->wide; i++) {
        uint32_t symbol = line * c->wide + i + 1;
        if (symbol > hf_shape_size(w->shape) || !hf_board_has(w->board, cell, symbol))
            hf_say(w, "  ");
        else
            say_marked(c, hf_style_of(w, cell, symbol), symbol, false);
    }
}

/* Large boards: the value or a point, and the strongest mark of the cell. */
static void small_cell(const canvas *c, uint32_t cell)
{
    hf_writer *w = c->w;
    uint32_t value = hf_board_value(w->board, cell);
    hf_say(w, " ");
    say_marked(c, hf_style_of(w, cell, 0), value, hf_board_is_given(w->board, cell));
}

static void row_name(const canvas *c, uint32_t row, bool shown)
{
    hf_writer *w = c->w, inner = *w;
    char name[HF_NAME_SIZE];
    inner.text = hf_text_make(name, sizeof name);
    if (shown) {
        hf_say(&inner, w->scene->names == HF_NAMES_RC ? "r" : "");
        hf_say_row(&inner, row);
    }
    HF_ASSERT(inner.text.length < 4); /* rows are no more than symbols, or one */
    hf_text_repeat(&w->text, ' ', 4 - inner.text.length);
    hf_say(w, name);
    hf_say(w, " ");
}

static void draw_row(const canvas *c, uint32_t row)
{
    hf_writer *w = c->w;
    for (uint32_t line = 0; line < c->high; line++) {
        row_name(c, row, line == c->high / 2);
        for (uint32_t column = 0; column < c->columns; column++) {
            uint32_t cell = cell_at(c, row, column);
            hf_say(w, !border_left(c, row, column) ? " " : w->scene->ascii ? "|" : "│");
            if (!c->small)
                small_cell(c, cell);
            else if (hf_board_value(w->board, cell))
                value_line(c, cell, line);
            else
                candidate_line(c, cell, line);
        }
        hf_say(w, w->scene->ascii ? "|\n" : "│\n");
    }
}

static void column_names(const canvas *c)
{
    hf_writer *w = c->w;
    hf_say(w, "     ");
    for (uint32_t column = 0; column < c->columns; column++) {
        size_t begin = w->text.length, width = c->slot + 1;
        hf_text_repeat(&w->text, ' ', c->small ? c->slot / 2 : column < 9 ? 2 : 1);
        if (c->small && w->scene->names == HF_NAMES_RC)
            hf_say(w, "c");
        hf_say_number(w, column + 1);
        size_t used = w->text.length - begin;
        hf_text_repeat(&w->text, ' ', used < width ? width - used : 0);
    }
    hf_say(w, "\n");
}

static void legend(hf_writer *w)
{
    const char *between = "     ";
    for (int style = HF_STYLE_BASE; style < HF_STYLES + HF_STYLE_BASE; style++) {
        hf_style which = (hf_style)(style < HF_STYLES ? style : style - HF_STYLES);
        const char *words = hf_style_words(w, which);
        if (!words)
            continue;
        hf_say(w, between);
        if (w->scene->colour)
            hf_say(w, colour_of(which));
        hf_text_char(&w->text, hf_style_mark(which));
        if (w->scene->colour)
            hf_say(w, "\033[0m");
        hf_say(w, " ");
        hf_say(w, words);
        between = "   ";
    }
    hf_say(w, between[3] ? "" : "\n");
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

void hf_say_drawing(hf_writer *w)
{
    uint32_t size = hf_shape_size(w->shape);
    canvas c = {.w = w,
                .rows = hf_shape_rows(w->shape),
                .columns = hf_shape_columns(w->shape),
                .wide = hf_style_width(w),
                .small = size <= 9 && hf_shape_layers(w->shape) == 1};
    c.high = c.small ? (size + c.wide - 1) / c.wide : 1;
    c.slot = c.small ? 2 * c.wide + 1 : 3;
    for (uint32_t layer = 0; layer < hf_shape_layers(w->shape); layer++) {
        c.first = layer * c.rows * c.columns;
        if (hf_shape_layers(w->shape) > 1) {
            hf_say(w, "layer ");
            hf_say_number(w, layer + 1);
            hf_say(w, "\n");
        }
        draw_layer(&c);
    }
    legend(w);
}
