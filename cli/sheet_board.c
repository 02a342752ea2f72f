/* SPDX-License-Identifier: MIT
 *
 * sheet_board.c - one board of any shape on a canvas.
 *
 * All comes from the houses: a thick line stands between neighbours that are in different boxes or regions, grey
 * cells are in houses of other kinds (diagonals, windows, extra ones). A board with layers is as many boards side
 * by side, rows of them where they are many.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "houseful/format.h"
#include "sheet.h"

/* How layers are laid out, in cells; one cell is left free between them. */
typedef struct layout {
    uint32_t layers, rows, columns;
    uint32_t across, down; /* layers beside and below each other */
    double wide, high;     /* the whole, in cells */
} layout;

static layout lay_out(const hf_shape *shape)
{
    layout l = {.layers = hf_shape_layers(shape),
                .rows = hf_shape_rows(shape),
                .columns = hf_shape_columns(shape)};
    l.across = l.layers <= 4 ? l.layers : (uint32_t)ceil(sqrt((double)l.layers));
    l.down = (l.layers + l.across - 1) / l.across;
    l.wide = l.across * (l.columns + 1.0) - 1;
    l.high = l.down * (l.rows + 1.0) - 1;
    return l;
}

double hf_paper_board_ratio(const hf_shape *shape)
{
    layout l = lay_out(shape);
    return l.wide / l.high;
}

/* ---- what the houses say --------------------------------------------------------------------- */

static bool is_marked(const hf_shape *shape, uint32_t cell)
{
    uint32_t count;
    const uint32_t *houses = hf_shape_houses_of(shape, cell, &count);
    for (uint32_t i = 0; i < count; i++) {
        hf_house_kind kind = hf_shape_house_kind(shape, houses[i]);
        if (kind == HF_HOUSE_DIAGONAL || kind == HF_HOUSE_WINDOW || kind == HF_HOUSE_LISTED)
            return true;
    }
    return false;
}

/* ---- drawing --------------------------------------------------------------------------------- */

/* A layer at its place. */
typedef struct layer {
    hf_canvas *canvas;
    const hf_shape *shape;
    layout l;
    uint32_t first; /* cell */
    double x, y, cell;
    double thin, thick;
} layer;

static void draw_symbol(const layer *a, uint32_t at, uint32_t symbol, bool bold, double share)
{
    char text[8];
    double size = a->cell * share;
    double x = a->x + (at % a->l.columns + 0.5) * a->cell;
    double y = a->y + (at / a->l.columns + 0.5) * a->cell;
    if (hf_shape_size(a->shape) <= 61)
        snprintf(text, sizeof text, "%c", hf_shape_symbol(a->shape, symbol));
    else
        snprintf(text, sizeof text, "%u", symbol % 10000);
    double width = 0;
    for (const char *c = text; *c; c++)
        width += 0.56; /* of a digit, by its size */
    if (width * size > 0.86 * a->cell)
        size = 0.86 * a->cell / width;
    hf_canvas_text(a->canvas, x, y + 0.36 * size, size, bold, text);
}

static void draw_cells(const layer *a, const uint16_t *clues, const uint16_t *others, bool large)
{
    uint32_t cells = a->l.rows * a->l.columns;
    for (uint32_t i = 0; i < cells; i++)
        if (is_marked(a->shape, a->first + i))
            hf_canvas_fill(a->canvas, a->x + i % a->l.columns * a->cell,
                           a->y + i / a->l.columns * a->cell, a->cell, a->cell, 0.88);
    for (uint32_t i = 0; i < cells; i++) {
        uint32_t cell = a->first + i;
        if (clues[cell] != 0)
            draw_symbol(a, i, clues[cell], large || others != NULL, large ? 0.8 : 0.64);
        else if (others != NULL && others[cell] != 0)
            draw_symbol(a, i, others[cell], false, 0.6);
    }
}

static void draw_edge(const layer *a, double row, double column, double down, double right,
                      double width)
{
    hf_canvas_line(a->canvas, a->x + column * a->cell, a->y + row * a->cell,
                   a->x + (column + right) * a->cell, a->y + (row + down) * a->cell, width);
}

static void draw_regions(const layer *a)
{
    for (uint32_t r = 0; r < a->l.rows; r++) {
        for (uint32_t c = 0; c < a->l.columns; c++) {
            uint32_t cell = a->first + r * a->l.columns + c;
            uint32_t own = hf_shape_region(a->shape, cell);
            if (c + 1 < a->l.columns && hf_shape_region(a->shape, cell + 1) != own)
                draw_edge(a, r, c + 1, 1, 0, a->thick);
            if (r + 1 < a->l.rows && hf_shape_region(a->shape, cell + a->l.columns) != own)
                draw_edge(a, r + 1, c, 0, 1, a->thick);
        }
    }
}

static void draw_lines(const layer *a)
{
    for (uint32_t r = 1; r < a->l.rows; r++)
        draw_edge(a, r, 0, 0, a->l.columns, a->thin);
    for (uint32_t c = 1; c < a->l.columns; c++)
        draw_edge(a, 0, c, a->l.rows, 0, a->thin);
    draw_regions(a);
    draw_edge(a, 0, 0, 0, a->l.columns, a->thick);
    draw_edge(a, a->l.rows, 0, 0, a->l.columns, a->thick);
    draw_edge(a, 0, 0, a->l.rows, 0, a->thick);
    draw_edge(a, 0, a->l.columns, a->l.rows, 0, a->thick);
}

double hf_paper_board_draw(hf_canvas *canvas, const hf_shape *shape, const uint16_t *clues,
                           const uint16_t *others, bool large, double x, double y, double width,
                           double height)
{
    layer a = {.canvas = canvas, .shape = shape, .l = lay_out(shape)};
    a.cell = fmin(width / a.l.wide, height / a.l.high);
    if (!large)
        a.cell = fmin(a.cell, 36); /* half an inch is plenty for a pencil */
    a.thin = fmin(large ? 1.0 : 0.5, a.cell * 0.05);
    a.thick = fmax(a.thin * 2, a.cell * (large ? 0.09 : 0.07));
    x += (width - a.l.wide * a.cell) / 2;
    y += (height - a.l.high * a.cell) / 2;
    for (uint32_t i = 0; i < a.l.layers; i++) {
        a.first = i * a.l.rows * a.l.columns;
        a.x = x + i % a.l.across * (a.l.columns + 1.0) * a.cell;
        a.y = y + i / a.l.across * (a.l.rows + 1.0) * a.cell;
        draw_cells(&a, clues, others, large);
        draw_lines(&a);
    }
    return y + a.l.high * a.cell;
}
